"""From the pack and the agreed options to the tables of a match: both squads, each in slots of its own."""

from collections.abc import Mapping
from typing import NamedTuple

from mypy_extensions import i64

from downfield.games.blood_bowl.components.freeze import printed
from downfield.games.blood_bowl.components.parts import Owned, Parts, fielded, read_skills, spot_names
from downfield.games.blood_bowl.components.parts_draft import Roster, Spot, Team
from downfield.games.blood_bowl.model.position import BRIBERY, NURGLE, S_HIRED, UNDEATH, WIZARD
from downfield.games.blood_bowl.model.tables import BREWER, ROOKIE, SLOTS, THRALL, Tables
from downfield.games.blood_bowl.teams.draft import read_added, rules_of, team_value
from downfield.games.blood_bowl.teams.hired_players import guests
from downfield.games.blood_bowl.teams.league.club import club_of, current_value, line_up
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


class Squad(NamedTuple):
    """A team with everybody who may play for it, in the order of their numbers; a place is 0 where nobody takes it."""

    team: Team
    roster: Roster
    rules: int  # special rules as bits
    spots: list[Spot]
    sort: list[int]  # thralls, stars, mercenaries and so on
    undead: int  # the place of whoever is raised [BB-19.5]
    brewer: int  # of Josef Bugman [BB-19.7f]
    late: int  # of the first rookie [BB-19.7g]
    niggles: list[int]  # of everybody who has such injuries [BB-22.7]
    worth: int  # [BB-4.8, BB-22.4]


def freeze(parts: Parts, options: Mapping[str, Value]) -> Tables:
    """The tables that the rules index: the pack, and what was agreed before the match."""
    t = Tables(printed(parts))
    league = options["league_style"] is True
    squads = [_muster(*signed(parts, options, side), parts, league) for side in SIDES]
    _sign_up(t, squads, parts)
    for side in range(2):
        if t.staff[S_HIRED + 1 - side] & WIZARD or league:
            fear_frogs(t, side)
    if league:
        open_stalls(t, parts, options, [(squad.team, squad.roster) for squad in squads])
    t.official = int(options["variant"] == "official")  # [BB-0.1] otherwise the tournament sheet wins
    t.overtime = int(options["overtime"] is True)
    t.seconds = 60 * int(options["turn_minutes"] or 0)
    t.gap = parts.draft.prayers.gap if options["prayers_for_gap"] is True else 0
    return t


def _muster(team: Team, roster: Roster, parts: Parts, league: bool) -> Squad:
    """Own and hired players [BB-4.4], then those who may join: the raised, Josef Bugman, rookies."""

    def may_come(name: str) -> bool:
        return bool(getattr(roster, name)) or (league and is_sold(team, roster, parts, name))

    spots, sort, niggles, worth = _own(team, roster, parts)
    rules = sum(RULES.get(rule, 0) for rule in rules_of(team, roster))
    raised = _raised(parts, RAISED.get(rules & (UNDEATH | NURGLE), ""))
    undead = len(spots) if raised else 0
    spots += raised
    sort += [0] * len(raised)
    pours = [brewer(parts)] if may_come("bugman") else []
    where = len(spots) if pours else 0
    spots += pours
    come = rookies(team, parts, SLOTS - len(spots)) if may_come("rookies") else []
    late = len(spots) if come else 0
    sort += [BREWER] * len(pours) + [ROOKIE | THRALL * spot.thrall for spot in come]
    return Squad(team, roster, rules, spots + come, sort, undead, where, late, niggles, worth)


def _own(team: Team, roster: Roster, parts: Parts) -> tuple[list[Spot], list[int], list[int], int]:
    """Everybody who comes along, what he is, his niggling injuries, and the value of them all."""
    if not roster.league:
        spots = [*fielded(team, roster), *guests(team, roster, parts)]
        return spots, sorts(team, roster, parts), [0] * len(spots), team_value(team, roster, parts)
    club = club_of(team, roster)
    places = line_up(club, parts)
    sort = [ROOKIE * place.is_lent | THRALL * place.spot.thrall for place in places]
    return (
        [place.spot for place in places], sort, [place.niggles for place in places], current_value(club, parts),
    )  # fmt: skip


def _raised(parts: Parts, name: str) -> list[Spot]:
    """[BB-19.5, BB-18.T13] The position that a dead opponent takes, from whichever team has it."""
    return [spot for team in parts.teams.teams for spot in team.positions if spot.id == name][:1]


def _sign_up(t: Tables, squads: list[Squad], parts: Parts) -> None:
    """Everybody's profile, skills, number and position in his slot."""
    known = spot_names(parts)
    spots = [_slots(squad.spots) for squad in squads]
    owned = [_owned(squad, t) for squad in squads]
    t.skills, t.traits = (
        _vec([o.skills for own in owned for o in own]),
        _vec([o.traits for own in owned for o in own]),
    )
    t.any_skill, t.any_trait = _vec(_union(t.skills)), _vec(_union(t.traits))
    both = [pair for side in range(2) for pair in zip(spots[side], owned[side], strict=True)]
    t.profile = _vec([_profile(spot, own) for spot, own in both])
    t.number = _vec([i + 1 if spot and spot.name else 0 for side in spots for i, spot in enumerate(side)])
    t.positions = [spot.name if spot else "" for side in spots for spot in side]
    t.spot = _vec([known.index(name) + 1 if name else 0 for name in t.positions])
    t.sort = _vec([n for squad in squads for n in _filled(squad.sort)])
    t.hates = _vec([n for squad in squads for n in _filled(hated(squad.spots))])
    t.squad = _vec([len(squad.spots) for squad in squads])
    t.undead, t.brewer = _vec([s.undead for s in squads]), _vec([s.brewer for s in squads])
    t.rookies, t.rules = _vec([s.late for s in squads]), _vec([s.rules for s in squads])
    t.names = [squad.roster.name or squad.team.name for squad in squads]
    t.teams = [squad.team.id for squad in squads]
    t.staff = _vec(
        [count for kind in zip(*(_staff(s.roster) for s in squads), strict=True) for count in kind]
    )
    t.worth = _vec([squad.worth for squad in squads])
    t.carried = _vec([int(squad.roster.league > 0) for squad in squads])
    t.niggles = _vec([n for squad in squads for n in _filled(squad.niggles)])


def _vec(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def _slots(spots: list[Spot]) -> list[Spot | None]:
    """The slots of a side, empty ones last."""
    return [*spots, *[None] * (SLOTS - len(spots))]


def _filled(numbers: list[int]) -> list[int]:
    return numbers + [0] * (SLOTS - len(numbers))


def _owned(squad: Squad, t: Tables) -> list[Owned]:
    """[BB-4.5] What everybody has learnt, from his position and by the draft."""
    gains = dict(read_added(squad.roster))
    words = [
        (*spot.skills, *([gains[n]] if n in gains else [])) for n, spot in enumerate(squad.spots, start=1)
    ]
    room = SLOTS - len(words)
    return [*(read_skills(word, t.skill_names, t.skill_values) for word in words), *[Owned(0, 0)] * room]


def _profile(spot: Spot | None, owned: Owned) -> int:
    """The numbers of a player, four bits each."""
    numbers = (*spot.profile, owned.mighty, owned.loner, owned.dirty, owned.bloodlust) if spot else ()
    return sum(value << 4 * i for i, value in enumerate(numbers))


def _union(bits: vec[i64]) -> list[int]:
    """What anybody of either team has."""
    found = [0, 0]
    for slot in range(len(bits)):
        found[slot // SLOTS] |= int(bits[slot])
    return found


def fear_frogs(t: Tables, side: int) -> None:
    """[BB-19.7] Somebody of this side may come to have the skills of a frog."""
    t.any_skill[side] |= t.frog[0]
    t.any_trait[side] |= t.frog[1]


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
