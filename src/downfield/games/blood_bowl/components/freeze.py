"""From the component files to the numbers that the rules look up, the same in every match."""

import functools

from mypy_extensions import i64

from downfield.games.blood_bowl.components.parts import (
    EVENTS,
    PLAIN,
    PRAYERS,
    TESTS,
    WEATHER,
    InjuryRows,
    Parts,
    Way,
    read_skills,
    read_square,
)
from downfield.games.blood_bowl.components.parts_league import CHARACTERISTICS
from downfield.games.blood_bowl.model.kinds import BADLY_HURT, HURT, KO, STUN
from downfield.games.blood_bowl.model.tables import STRIDE, Tables, square_at
from downfield.kernel.vecs import vec

MOST = 20  # the highest total that a table is asked for


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
    t.lasting = vec[i64]([CHARACTERISTICS.index(name) for name in parts.league.lasting.rows])
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
    return int(square_at(x, y))


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


def _line_up(t: Tables, parts: Parts) -> None:
    """The ready formations, as home sets up."""
    forms = parts.formations.formations
    t.formations = vec[i64]([int(form.receives) for form in forms])
    t.plans = vec[i64]([square(place) for form in forms for place in form.places])
    t.formation_names = [form.key for form in forms]
