"""What lies on the table at any stop, by name: for texts, boards and the record."""

from typing import cast

from downfield.games.blood_bowl.components.parts import PLAIN, PRAYERS, WEATHER
from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.position import (
    BRIBES,
    COACHED,
    DOCTORS,
    FANS,
    HITS,
    LED,
    PRAYED,
    REROLLS,
    SCORE,
    TRAPS,
    TURNS,
    Pitch,
)
from downfield.games.blood_bowl.model.questions import Q_CHARGE, Q_TURN
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS, STAR
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.notation.positions import PHASES, SWITCHES, USES
from downfield.games.blood_bowl.notation.positions_staff import hands
from downfield.games.blood_bowl.notation.scene_now import now
from downfield.games.blood_bowl.rules.dice.reroll import has_leader
from downfield.kernel.fields import SIDES
from downfield.kernel.needs import CHOICE, NOBODY
from downfield.kernel.position import Json
from downfield.kernel.spec import Scene
from downfield.kernel.state import State

FACES = {kinds.D_THREE: 3, kinds.D_SIX: 6, kinds.D_EIGHT: 8, kinds.D_SIXTEEN: 16}
BLOCK_FACES = ("PD", "BD", "PB", "PB", "ST", "POW")
STATUS = ("standing", "prone", "stunned", "reserves", "ko", "hurt", "off", "absent")


def faces(state: State, die: int) -> tuple[str, ...]:
    """[BB-0.4]"""
    if die == kinds.D_WATCH:
        return tuple(map(str, range(kinds.WATCH)))
    return BLOCK_FACES if die == kinds.D_BLOCK else tuple(str(n + 1) for n in range(FACES[die]))


def figure(g: Pitch, slot: int) -> dict[str, Json]:
    """A player, wherever he is."""
    bits = int(g.skills[slot]) | int(g.traits[slot]) << PLAIN
    square = int(g.at[slot])
    return {
        "side": slot // SLOTS,
        "number": int(g.tables.number[slot]),
        "position": g.tables.positions[slot],
        "square": square_name(square) if square else "",
        "status": STATUS[g.status[slot]],
        "zone": bool(g.has_zone(slot)),
        "done": bool(g.marks[slot] & kinds.ACTIVATED),
        "rooted": bool(g.marks[slot] & kinds.ROOTED),
        "star": bool(g.tables.sort[slot] & STAR),
        "faint": bool(g.marks[slot] & kinds.FAINTED),
        "ball": slot == g.holder,
        "frog": bool(g.marks[slot] & kinds.FROG),
        "profile": [int(g.ma(slot)), int(g.st(slot)), int(g.ag(slot)), int(g.pa(slot)), int(g.av(slot))],
        "skills": [name for i, name in enumerate(g.tables.skill_names) if bits >> i & 1],
    }


def _pair(g: Pitch, first: int) -> list[int]:
    return [int(g.sides[first]), int(g.sides[first + 1])]


def _prayers(g: Pitch, side: int) -> list[str]:
    """What a side has prayed for and still has."""
    return [name for i, name in enumerate(PRAYERS) if g.sides[PRAYED + side] >> i & 1]


def _trapdoors(g: Pitch) -> list[str]:
    """[BB-1.4, BB-7.6] The trapdoors, while they open."""
    if not any(_pair(g, TRAPS)):
        return []
    return [square_name(int(square)) for square in g.tables.trapdoor]


def _idle(g: Pitch) -> int:
    """How many could still be activated, while it is asked whom."""
    if g.need != CHOICE or g.question not in (Q_TURN, Q_CHARGE):
        return 0
    return len({int(g.opts[i]) // kinds.ACTIONS for i in range(1, g.n)})


def scene(state: State, seat: int | None) -> Scene:
    """Nothing is hidden but the dice that are not yet rolled."""
    g = cast(Pitch, state)
    told: Scene = {
        "phase": PHASES[g.phase],
        "half": int(g.half),
        "active": int(g.active),
        "kicking": int(g.kicking),
        "kickoff": bool(g.kickoff),
        "weather": WEATHER[g.weather],
        "turns": _pair(g, TURNS),
        "most_turns": int(g.tables.turns),
        "score": _pair(g, SCORE),
        "rerolls": [int(g.sides[REROLLS + s] + g.sides[COACHED + s]) for s in range(2)],
        "coached": _pair(g, COACHED),
        "led": _pair(g, LED),
        "leader": [int(has_leader(g, s)) for s in range(2)],
        "bribes": _pair(g, BRIBES),
        "doctors": _pair(g, DOCTORS),
        "fans": _pair(g, FANS),
        "staff": [list(hands(g, s)) for s in range(2)],
        "hits": _pair(g, HITS),
        "used": int(g.used),
        "uses": [use for i, use in enumerate(USES) if g.used >> i & 1],
        "switches": [[name for name, i in SWITCHES.items() if g.sides[i + s]] for s in range(2)],
        "prayers": [_prayers(g, s) for s in range(2)],
        "traps": _trapdoors(g),
        "actor": int(g.number_of(g.actor)) if g.actor != NOBODY else 0,
        "turnover": int(g.turnover),
        "idle": _idle(g),
        "teams": list(g.tables.names),
        "ball": square_name(int(g.ball)) if g.ball else "",
        "loose": bool(g.ball) and g.holder == NOBODY,
        "figures": [figure(g, slot) for slot in range(BOTH) if g.status[slot] != kinds.ABSENT],
    }
    return told | now(g)


def caption(state: State) -> str:
    """What heads a line of the record."""
    g = cast(Pitch, state)
    head = f"H{g.half} {g.sides[SCORE]}-{g.sides[SCORE + 1]}"
    if g.phase == kinds.TURN and g.active != NOBODY:
        return f"{head} {SIDES[g.active]} turn {g.sides[TURNS + g.active]}"
    if g.phase == kinds.DRIVE:
        return f"{head} {SIDES[g.kicking]} kicks off"
    return f"{head} {PHASES[g.phase]}"
