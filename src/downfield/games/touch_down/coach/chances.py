"""The printed tables as the steady coach uses them: chances of tackles, blocks and passes, counted once for a match."""

from typing import NamedTuple

from downfield.games.touch_down.components.parts import PrintedTables
from downfield.games.touch_down.model.tables import LONGEST
from downfield.games.touch_down.odds.tables import ROBS, SIX, flight, meeting

STRENGTHS = range(4)  # contact goes from 0 to 3 [TD-3.2]
CROWD = 12  # more opponents than can stand next to a passer


class Tackle(NamedTuple):
    """What becomes of a defender's contact with a carrier."""

    down: float  # the carrier falls
    strip: float  # and loses the ball
    tangled: float  # nobody falls, and nobody else can get at him [TD-10.8]
    falls: float  # the defender himself


class Block(NamedTuple):
    """What becomes of a contact by a player of the attack."""

    falls: float  # the defender
    loses: float  # the mover himself


class Pass(NamedTuple):
    """What becomes of a pass; a pick needs a defender next to the receiver [TD-9.14]."""

    caught: float
    picked: float


class Chances:
    """Every chance that follows from the tables."""

    def __init__(self, tables: PrintedTables) -> None:
        self.tackles = [[_tackle(tables, a, b) for b in STRENGTHS] for a in STRENGTHS]
        self.blocks = [[_block(tables, a, b) for b in STRENGTHS] for a in STRENGTHS]
        self.passes = [[_pass(tables, d, less) for less in range(CROWD)] for d in range(LONGEST + 1)]


def _tackle(tables: PrintedTables, mover: int, carrier: int) -> Tackle:
    met = meeting(tables, mover, carrier, False)
    clean = met.win + met.over
    return Tackle(
        (clean + met.both) / SIX, clean * ROBS / SIX**2, met.tangled / SIX, (met.both + met.lose) / SIX
    )


def _block(tables: PrintedTables, mover: int, other: int) -> Block:
    met = meeting(tables, mover, other, True)
    return Block((met.win + met.over + met.both) / SIX, (met.both + met.lose) / SIX)


def _pass(tables: PrintedTables, squares: int, less: int) -> Pass:
    flown = flight(tables, squares, less)
    return Pass(flown.caught / SIX, flown.picked / SIX)
