"""What lies on the table at any stop, by name: for texts, boards and the record."""

from typing import cast

from downfield.games.calciotto.components.parts import ROLES
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.kinds import BENCH, GONE
from downfield.games.calciotto.model.position import CARD, FORCE, NOWHERE, UNDER, Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.notation.answers import placing, square_name
from downfield.games.calciotto.notation.positions import PHASES, hand_words
from downfield.games.calciotto.notation.positions_figures import role_letter
from downfield.games.calciotto.notation.positions_read import CODES
from downfield.games.calciotto.rules.line_up import CallUp, LineUp
from downfield.kernel.fields import SIDES
from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Value
from downfield.kernel.position import Json
from downfield.kernel.spec import Scene, Seat
from downfield.kernel.state import Frame, State

PAIRED = ("home-first", "home-second", "away-first", "away-second")
SEATS = {2: (("home", 0), ("away", 1)), 3: (("home-first", 0), ("home-second", 0), ("away", 1))}
MODES = ("", "kick", "free-kick", "no-shot")

SECONDS = tuple(map(str, range(kinds.WATCH)))  # what a watch can tell [CAL-18.6]


def seats(options: dict[str, Value]) -> tuple[Seat, ...]:
    """[CAL-20.1] One coach for each side; or two for home and one for away, who plays as two; or two for each."""
    known = SEATS.get(cast(int, options["seats"]), tuple((name, i // 2) for i, name in enumerate(PAIRED)))
    return tuple(Seat(name, side) for name, side in known)


def faces(state: State, die: int) -> tuple[str, ...]:
    """The faces of a die; a draw shows a kind of card."""
    g = cast(Pitch, state)
    if die == kinds.D_SIX:
        return tuple("123456")
    if die == kinds.D_SIGN:
        return tuple("+" if plus else "-" for plus in g.tables.plus)
    if die == kinds.D_WATCH:
        return SECONDS
    return tuple(g.tables.codes) if die == kinds.D_CARD else SIDES


def clock_minute(g: Pitch) -> int:
    """[CAL-18.4] Minutes played."""
    return int(g.played * g.tables.seconds // 60)


def is_sealed(g: Pitch) -> bool:
    """[CAL-4.4] Whether a line-up is under way, so that neither side sees the other's."""
    frame: Frame | None = g.top
    while frame is not None:
        if isinstance(frame, CallUp | LineUp):
            return True
        frame = frame.up
    return False


def figure(g: Pitch, slot: int) -> dict[str, Json]:
    """A figure on the pitch."""
    return {
        "side": int(g.side_of(slot)),
        "number": int(g.number_of(slot)),
        "role": role_letter(g, slot),
        "movement": int(g.pace_of(slot)),
        "strength": int(g.strength_of(slot)),
        "square": square_name(g, int(g.at[slot])),
        "x": int(g.tables.column[g.at[slot]]),
        "y": int(g.tables.row[g.at[slot]]),
        "left": int(g.left[slot]),
        "yellow": int(g.yellows(g.who[slot])),
        "grounded": bool(g.state[slot]),
        "wall": bool(g.wall >> slot & 1),
        "ball": slot == g.carrier,
    }


def sheet(g: Pitch, side: int, place: int) -> list[dict[str, Json]]:
    """Figures of a side that are somewhere else."""
    squad = range(int(g.first_of(side)), int(g.end_of(side)))
    t = g.tables
    return [
        {
            "side": side,
            "number": int(t.number[i]),
            "role": ROLES[t.role[i]],
            "movement": int(t.pace[i]),
            "strength": int(t.strength[i]),
            "yellow": int(g.yellows(i)),
        }
        for i in squad
        if g.place_of(i) == place
    ]


def side_of_seat(g: Pitch, seat: int | None) -> int:
    """The side of a seat; a spectator has none."""
    if seat is None:
        return -1
    return 0 if seat <= g.tables.seats[1] else 1


def _number(g: Pitch, slot: int) -> int:
    return int(g.number_of(slot)) if slot != NOBODY and g.is_on(slot) else 0


def scene(state: State, seat: int | None) -> Scene:
    """All that a seat, or a spectator (None), may see [CAL-23.9]."""
    g = cast(Pitch, state)
    mine, sealed = side_of_seat(g, seat), is_sealed(g)
    open_sides = [s for s in range(2) if not sealed or s == mine]
    told: Scene = {
        "phase": PHASES[g.phase],
        "turn": int(g.turn),
        "other": int(1 - g.turn),
        "score": [int(g.home), int(g.away)],
        "minute": clock_minute(g),
        "played": int(g.played),
        "teams": list(g.tables.names),
        "pool": int(g.pool),
        "private": int(g.private),
        "mode": MODES[g.mode],
        "release": bool(g.release),
        "high": bool(g.high),
        "carrier": _number(g, int(g.carrier)),
        "carrier_side": int(g.side_of(g.carrier)) if g.carrier != NOBODY else -1,
        "shooter": _number(g, int(g.shooter)),
        "target": square_name(g, int(g.target)) if g.target else "",
        "challenger": _number(g, int(g.challenger)),
        "sprinter": _number(g, int(g.sprinter)),
        "group": int(g.group),
        "subs": [int(g.home_subs), int(g.away_subs)],
        "hands": [int(g.hand_size(0)), int(g.hand_size(1))],
        "hand": [w.removesuffix("!") for w in hand_words(g, mine)] if mine >= 0 else [],
        "known": [[w for w in hand_words(g, s) if w.endswith("!")] for s in range(2)],
        "deck": int(g.deck_size()),
        "under": [CODES[g.cards[UNDER + i]] for i in range(g.under_n)],
        "cards": [CODES[g.desk[CARD + s] - 1] if g.desk[CARD + s] else "" for s in range(2)],
        "force": [int(g.desk[FORCE + s]) for s in range(2)],
        "sealed": sealed,
        "figures": [
            figure(g, slot) for slot in range(2 * SLOTS) if g.at[slot] != NOWHERE and slot // SLOTS in open_sides
        ],
        "bench": [row for s in open_sides for row in sheet(g, s, BENCH)],
        "gone": [row for s in open_sides for row in sheet(g, s, GONE)],
    }  # fmt: skip
    return told | doing(g, mine)


def doing(g: Pitch, mine: int) -> dict[str, Json]:
    """Which figure is being placed, for those who may know."""
    slot = placing(g)
    known = slot >= 0 and g.is_on(slot) and (not is_sealed(g) or slot // SLOTS == mine)
    return {"player": _number(g, slot) if known else 0}


def caption(state: State) -> str:
    """What heads a line of the record."""
    g = cast(Pitch, state)
    if g.phase in (kinds.CALLUP, kinds.TOSS):
        return f"0' {PHASES[g.phase]}"
    head = f"{clock_minute(g)}' {g.home}-{g.away}"
    if g.phase in (kinds.SHOOTOUT, kinds.FINISHED):
        return f"{head} {PHASES[g.phase]}"
    told = f"{head} {SIDES[g.turn]} {PHASES[g.phase]}"
    if g.carrier == NOBODY:
        return told
    where = square_name(g, int(g.at[g.carrier]))
    return f"{told}, {SIDES[g.side_of(g.carrier)]} {g.number_of(g.carrier)} {where}"
