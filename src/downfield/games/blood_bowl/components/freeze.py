"""From the component files and the agreed options to the numbers that the rules look up."""

import functools
from collections.abc import Mapping

from mypy_extensions import i64

from downfield.games.blood_bowl.components.parts import (
    EVENTS,
    PLAIN,
    PRAYERS,
    TESTS,
    WEATHER,
    InjuryRows,
    Owned,
    Parts,
    Way,
    fielded,
    read_skills,
    read_square,
    spot_names,
)
from downfield.games.blood_bowl.components.parts_draft import Roster, Spot
from downfield.games.blood_bowl.model.kinds import BADLY_HURT, HURT, KO, STUN
from downfield.games.blood_bowl.model.position import BRIBERY, NURGLE, S_HIRED, UNDEATH, WIZARD
from downfield.games.blood_bowl.model.tables import BREWER, ROOKIE, SLOTS, STRIDE, THRALL, Tables, at
from downfield.games.blood_bowl.teams.draft import read_added, rules_of, team_value
from downfield.games.blood_bowl.teams.hired_players import guests
from downfield.games.blood_bowl.teams.prices import is_sold, open_stalls
from downfield.games.blood_bowl.teams.relations import hated, sorts
from downfield.games.blood_bowl.teams.rookies import brewer, rookies
from downfield.games.blood_bowl.teams.roster import signed
from downfield.kernel.fields import SIDES
from downfield.kernel.options import Value
from downfield.kernel.vecs import vec

# [BB-19.1, BB-19.4, BB-19.6] all others decide only what may be bought, or matter in leagues
RULES = {"Bribery and Corruption": BRIBERY, "Masters of Undeath": UNDEATH, "Favoured of Nurgle": NURGLE}
RAISED = {UNDEATH: "zombie_lineman", NURGLE: "rotter_lineman"}  # who joins [BB-19.5, BB-18.T13]
HANDS = ("mage", "mortuary", "plague_doctor", "chef", "referee", "wizard", "bugman")
MOST = 20  # the highest total that a table is asked for


def freeze(parts: Parts, options: Mapping[str, Value]) -> Tables:
    """The tables that the rules index: the pack, and what was agreed before the match."""
    t = Tables(printed(parts))
    _sign_up(t, parts, options)
    t.official = int(
        options["variant"] == "official"
    )  # [BB-0.1] otherwise the tables of the tournament sheet win
    t.overtime = int(options["overtime"] is True)
    t.seconds = 60 * int(options["turn_minutes"] or 0)
    t.gap = parts.draft.prayers.gap if options["prayers_for_gap"] is True else 0
    return t


@functools.lru_cache(maxsize=4)
def printed(parts: Parts) -> Tables:
    """What all matches with these components have in common, worked out once."""
    t = Tables()
    _print(t, parts)
    _templates(t, parts)
    _train(t, parts)
    _hire(t, parts)
    _line_up(t, parts)
    return t


def _print(t: Tables, parts: Parts) -> None:
    """Tables of dice, each by its total or its face."""
    printed = parts.tables
    t.injury = vec[i64](_injury(printed.injury.usual))
    t.stunty = vec[i64](_injury(printed.injury.stunty))
    c = printed.casualty
    rows = (c.badly_hurt, c.seriously_hurt, c.serious_injury, c.lasting_injury, c.dead)
    t.casualty = vec[i64]([sum(n >= least for least in rows) for n in range(MOST + 1)])
    t.weather = vec[i64]([0, 0, *(WEATHER.index(row) for row in printed.weather.rows)])
    t.event = vec[i64]([0, 0, *(EVENTS.index(row) for row in printed.kickoff.rows)])
    t.prayer = vec[i64]([PRAYERS.index(row) for row in printed.prayers.rows])


def _injury(rows: InjuryRows) -> list[int]:
    told = []
    for n in range(MOST + 1):
        result = STUN
        if n >= rows.knocked_out:
            result = KO
        if rows.badly_hurt and n >= rows.badly_hurt:
            result = BADLY_HURT
        if n >= rows.casualty:
            result = HURT
        told.append(result)
    return told


def _templates(t: Tables, parts: Parts) -> None:
    """Range ruler, throw-in template and trapdoors."""
    printed = parts.tables
    t.ranges = vec[i64](["QSLB-T".index(cell) for row in printed.range.rows for cell in row])
    t.range_plus = vec[i64](list(printed.passing.modifiers))
    into = printed.throw_in
    t.thrown_in = vec[i64](
        [o for edge in (into.top, into.bottom, into.left, into.right) for o in _ways(edge)]
    )
    t.corner = vec[i64]([o for corner in into.corners for o in _ways(corner)])
    t.trapdoor = vec[i64]([square(text) for text in printed.trapdoors.squares])


def _ways(ways: tuple[Way, ...]) -> list[int]:
    return [dy * STRIDE + dx for dx, dy in ways]


def square(text: str) -> int:
    """The number of a square that is written as in a pack."""
    x, y = read_square(text)
    return int(at(x, y))


def _train(t: Tables, parts: Parts) -> None:
    """What skills do to tests."""
    skills = parts.skills.skills
    t.skill_names = [skill.id for skill in skills]
    t.skill_values = [skill.value for skill in skills]
    t.helped_up = t.skill_values[t.skill_names.index("pick_me_up")]
    bits = [(1 << i, 0) if i < PLAIN else (0, 1 << (i - PLAIN)) for i in range(len(skills))]
    again, deaf, rain = ([[0, 0] for _ in TESTS] for _ in range(3))
    adds: list[int] = []
    starts: list[int] = []
    for n, test in enumerate(TESTS):
        starts.append(len(adds))
        for skill, both in zip(skills, bits, strict=True):
            for i in range(2):
                again[n][i] |= both[i] if test in skill.rerolls else 0
                deaf[n][i] |= both[i] if test in skill.deaf_to.marks else 0
                rain[n][i] |= both[i] if test in skill.deaf_to.rain else 0
            if test in skill.adds:
                adds += [*both, skill.adds[test]]
    t.again_skills, t.again_traits = (vec[i64]([pair[i] for pair in again]) for i in range(2))
    t.deaf_skills, t.deaf_traits = (vec[i64]([pair[i] for pair in deaf]) for i in range(2))
    t.rain_deaf = vec[i64]([pair[0] for pair in rain])
    t.adds = vec[i64](adds)
    t.adds_from = vec[i64]([*starts, len(adds)])


def _hire(t: Tables, parts: Parts) -> None:
    """[BB-19.7] What a wizard does, and what chef, referee and mage roll."""
    wizard = parts.tables.wizard
    owned = read_skills(wizard.skills, t.skill_names, t.skill_values)
    frog = sum(value << 4 * i for i, value in enumerate(wizard.frog))
    t.frog = vec[i64]([owned.skills, owned.traits, frog])
    t.burns, t.scorch = wizard.fireball, wizard.harder
    t.courses, t.tasty = parts.tables.chef.dice, parts.tables.chef.least
    t.spotted, t.heard = parts.tables.referee.sees, parts.tables.referee.adds
    t.sky_shift = parts.tables.mage.shift


def _sign_up(t: Tables, parts: Parts, options: Mapping[str, Value]) -> None:
    """Both rosters, home first, each in slots of its own."""
    skills, traits, profiles, numbers, squad, rules, undead = [], [], [], [], [], [], []
    late: list[int] = []
    brewers: list[int] = []
    league = options["league_style"] is True
    chosen = [signed(parts, options, side) for side in SIDES]
    for team, roster in chosen:
        spots = fielded(team, roster)
        spots += guests(team, roster, parts)  # [BB-4.4] among the sixteen
        rules.append(sum(RULES.get(rule, 0) for rule in rules_of(team, roster)))
        joins = RAISED.get(rules[-1] & (UNDEATH | NURGLE), "")
        undead.append(len(spots) if joins else 0)
        spots += [spot for other in parts.teams.teams for spot in other.positions if spot.id == joins][:1]
        pours = bool(roster.bugman) or (league and is_sold(team, roster, parts, "bugman"))
        brewers.append(len(spots) if pours else 0)
        spots += [brewer(parts)] if pours else []
        hires = bool(roster.rookies) or (league and is_sold(team, roster, parts, "rookies"))
        come = rookies(team, parts, SLOTS - len(spots)) if hires else []
        late.append(len(spots) if come else 0)
        spots += come
        squad.append(len(spots))
        gains = dict(read_added(roster))
        owned = [
            read_skills((*spot.skills, *([gains[n]] if n in gains else [])), t.skill_names, t.skill_values)
            for n, spot in enumerate(spots, start=1)
        ]
        room = [0] * (SLOTS - len(spots))
        skills += [o.skills for o in owned] + room
        traits += [o.traits for o in owned] + room
        profiles += [_profile(s, o) for s, o in zip(spots, owned, strict=True)] + room
        numbers += [*range(1, len(spots) + 1), *room]
        t.positions += [spot.name for spot in spots] + [""] * len(room)
        t.hates = append_all(t.hates, hated(spots) + room)
        sort = sorts(team, roster, parts)
        sort += [0] * (len(spots) - len(come) - pours - len(sort)) + [BREWER] * pours
        t.sort = append_all(t.sort, sort + [ROOKIE | THRALL * spot.thrall for spot in come] + room)
    known = spot_names(parts)
    t.spot = vec[i64]([known.index(name) + 1 if name else 0 for name in t.positions])
    t.names = [roster.name or team.name for team, roster in chosen]
    t.skills, t.traits, t.profile, t.number = (vec[i64](v) for v in (skills, traits, profiles, numbers))
    t.squad, t.rules, t.undead, t.rookies = (vec[i64](v) for v in (squad, rules, undead, late))
    t.brewer = vec[i64](brewers)
    t.staff = vec[i64](
        [count for kind in range(9) for _, roster in chosen for count in (_staff(roster)[kind],)]
    )
    t.any_skill = vec[i64](_union(skills))
    t.any_trait = vec[i64](_union(traits))
    for side in range(2):
        if t.staff[S_HIRED + 1 - side] & WIZARD or league:
            fear_frogs(t, side)
    t.worth = vec[i64]([team_value(team, roster, parts) for team, roster in chosen])
    if league:
        open_stalls(t, parts, options, chosen)


def fear_frogs(t: Tables, side: int) -> None:
    """[BB-19.7] Somebody of this side may come to have the skills of a frog."""
    t.any_skill[side] |= t.frog[0]
    t.any_trait[side] |= t.frog[1]


def append_all(start: vec[i64], more: list[int]) -> vec[i64]:
    """The same with more behind it."""
    return vec[i64]([*(int(n) for n in start), *more])


def _union(bits: list[int]) -> list[int]:
    """What anybody of either team has."""
    found = [0, 0]
    for slot, own in enumerate(bits):
        found[slot // SLOTS] |= own
    return found


def _profile(spot: Spot, owned: Owned) -> int:
    told = 0
    for i, value in enumerate((*spot.profile, owned.mighty, owned.loner, owned.dirty, owned.bloodlust)):
        told |= value << 4 * i
    return told


def _staff(roster: Roster) -> tuple[int, ...]:
    """[BB-2.15, BB-19.7] What a team has for the match, with its inducements."""
    return (
        roster.rerolls + roster.trainings, roster.assistants + roster.part_timers, roster.cheerleaders + roster.temps,
        int(roster.apothecary) + roster.wanderers, roster.fans, roster.bribes, roster.kegs, _hired(roster),
        roster.wanderers,
    )  # fmt: skip


def _hired(roster: Roster) -> int:
    """[BB-19.7] Inducements with an effect of their own, in the order of their bits."""
    return sum(1 << i for i, name in enumerate((*HANDS, "rookies")) if getattr(roster, name))


def _line_up(t: Tables, parts: Parts) -> None:
    """The ready formations, as home sets up."""
    forms = parts.formations.formations
    t.formations = vec[i64]([int(form.receives) for form in forms])
    t.plans = vec[i64]([square(place) for form in forms for place in form.places])
    t.formation_names = [form.key for form in forms]
