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
from downfield.games.calciotto.notation.shown import Beside, Figure, Scene
from downfield.games.calciotto.rules.line_up import CallUp, LineUp
from downfield.kernel.fields import SIDES
from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Value
from downfield.kernel.spec import Seat
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


def figure(g: Pitch, slot: int) -> Figure:
    """A figure on the pitch."""
    square = g.at[slot]
    return Figure(
        side=g.side_of(slot),
        number=g.number_of(slot),
        role=role_letter(g, slot),
        movement=g.pace_of(slot),
        strength=g.strength_of(slot),
        square=square_name(g, square),
        x=g.tables.column[square],
        y=g.tables.row[square],
        left=g.left[slot],
        yellow=g.yellows(g.who[slot]),
        grounded=bool(g.state[slot]),
        wall=bool(g.wall >> slot & 1),
        ball=slot == g.carrier,
    )


def beside(g: Pitch, sides: list[int], place: int) -> list[Beside]:
    """Figures of these sides that are somewhere else."""
    t = g.tables
    return [
        Beside(
            side=side,
            number=t.number[i],
            role=ROLES[t.role[i]],
            movement=t.pace[i],
            strength=t.strength[i],
            yellow=g.yellows(i),
        )
        for side in sides
        for i in range(g.first_of(side), g.end_of(side))
        if g.place_of(i) == place
    ]


def side_of_seat(g: Pitch, seat: int | None) -> int:
    """The side of a seat; a spectator has none."""
    if seat is None:
        return -1
    return 0 if seat <= g.tables.seats[1] else 1


def _number(g: Pitch, slot: int) -> int:
    return g.number_of(slot) if slot != NOBODY and g.is_on(slot) else 0


def _card(g: Pitch, side: int) -> str:
    """The card that a side has played in this phase."""
    return CODES[g.desk[CARD + side] - 1] if g.desk[CARD + side] else ""


def _known(g: Pitch, side: int) -> list[str]:
    """What everybody knows of a hand."""
    return [word for word in hand_words(g, side) if word.endswith("!")]


def _placed(g: Pitch, open_sides: list[int]) -> int:
    """Which figure is being placed, for those who may know."""
    slot = placing(g)
    return _number(g, slot) if slot >= 0 and slot // SLOTS in open_sides else 0


def scene(state: State, seat: int | None) -> Scene:
    """All that a seat, or a spectator (None), may see [CAL-23.9]."""
    g = cast(Pitch, state)
    mine, sealed = side_of_seat(g, seat), is_sealed(g)
    open_sides = [s for s in range(2) if not sealed or s == mine]
    desk, names = g.desk, g.tables.names
    return Scene(
        phase=PHASES[g.phase],
        turn=g.turn,
        other=1 - g.turn,
        score=(g.home, g.away),
        minute=clock_minute(g),
        played=g.played,
        teams=(names[0], names[1]),
        pool=g.pool,
        private=g.private,
        mode=MODES[g.mode],
        release=bool(g.release),
        high=bool(g.high),
        carrier=_number(g, g.carrier),
        carrier_side=g.side_of(g.carrier) if g.carrier != NOBODY else -1,
        shooter=_number(g, g.shooter),
        target=square_name(g, g.target) if g.target else "",
        challenger=_number(g, g.challenger),
        sprinter=_number(g, g.sprinter),
        group=g.group,
        subs=(g.home_subs, g.away_subs),
        hands=(g.hand_size(0), g.hand_size(1)),
        hand=[w.removesuffix("!") for w in hand_words(g, mine)] if mine >= 0 else [],
        known=(_known(g, 0), _known(g, 1)),
        deck=g.deck_size(),
        under=[CODES[g.cards[UNDER + i]] for i in range(g.under_n)],
        cards=(_card(g, 0), _card(g, 1)),
        force=(desk[FORCE], desk[FORCE + 1]),
        sealed=sealed,
        figures=[figure(g, s) for s in range(2 * SLOTS) if g.at[s] != NOWHERE and s // SLOTS in open_sides],
        bench=beside(g, open_sides, BENCH),
        gone=beside(g, open_sides, GONE),
        player=_placed(g, open_sides),
    )


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
