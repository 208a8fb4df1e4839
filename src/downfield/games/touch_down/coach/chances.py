# mypyc: compiled
"""The chances of contacts and passes as the steady coach uses them, counted once for a match."""

import functools
from typing import NamedTuple

from downfield.games.touch_down.model.tables import Tables
from downfield.games.touch_down.odds.contact import ROBS, SIX, meeting
from downfield.games.touch_down.odds.passes import Flight, flight

STRENGTHS = range(4)  # contact goes from 0 to 3 [TD-3.2]


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
    """What becomes of a pass."""

    caught: float
    picked: float


class Chances:
    """Every chance that a coach looks up: of contacts by the contact of the mover, then of the other."""

    def __init__(self, t: Tables) -> None:
        self.tackles = [[_tackle(t, a, b, ROBS) for b in STRENGTHS] for a in STRENGTHS]
        self.safe = [
            [_tackle(t, a, b, 0) for b in STRENGTHS] for a in STRENGTHS
        ]  # of a carrier who keeps the ball
        self.blocks = [[_block(t, a, b) for b in STRENGTHS] for a in STRENGTHS]


@functools.lru_cache(maxsize=8)
def chances(t: Tables) -> Chances:
    """The chances of a match."""
    return Chances(t)


def _tackle(t: Tables, mover: int, carrier: int, robs: int) -> Tackle:
    met = meeting(t, mover, carrier, False)
    clean = met.win + met.over
    return Tackle(
        (clean + met.both) / SIX, clean * robs / SIX**2, met.tangled / SIX, (met.both + met.lose) / SIX
    )


def _block(t: Tables, mover: int, other: int) -> Block:
    met = meeting(t, mover, other, True)
    return Block((met.win + met.over + met.both) / SIX, (met.both + met.lose) / SIX)


@functools.lru_cache(maxsize=500)
def pass_chance(t: Tables, squares: int, less: int, near: bool) -> Pass:
    """A pass from where nobody is yet."""
    return pass_of(flight(t, squares, less, near))


def pass_of(flown: Flight) -> Pass:
    """The faces of a pass as chances."""
    return Pass(flown.caught / SIX, flown.picked / SIX)
