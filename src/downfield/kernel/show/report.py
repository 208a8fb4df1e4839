"""What a game reports of its matches: figures of sides and players, drives, dice, and what turns a match."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import msgspec

from downfield.kernel.match import Match
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import State
from downfield.kernel.words import Event

Pair = tuple[float, float]  # a figure of home and one of away
Row = tuple[str, tuple[float, ...]]  # a player and his figures
# What all players are drawn with, and the drawings of home's and of away's by their numbers
Portraits = tuple[str, tuple[dict[int, str], dict[int, str]]]


class Drive(msgspec.Struct, frozen=True):
    """A side has the ball: its plays, the yards they brought, and how it ended ("" while it goes on)."""

    side: int
    plays: int
    yards: float
    end: str = ""


@dataclass(frozen=True)
class Swing:
    """What a fact weighs in points of its game; with `per`, so much for each unit of that field, from `least` on."""

    weight: float
    per: str = ""
    least: int = 0


class Deeds(msgspec.Struct, frozen=True):
    """What a team and its players did, for programs, by keys that never change; players by the numbers they wear."""

    team: dict[str, int]
    players: dict[str, dict[str, int]] = {}


Both = tuple[Deeds, Deeds]  # home's and away's


class Call(msgspec.Struct, frozen=True):
    """What a coach called: of which kind (the text `calls-KIND`), and its name among those of a field."""

    kind: str
    field: str
    name: str


def nobodys(state: State) -> int:
    """A die that falls for no side."""
    return NOBODY


def no_call(state: State, side: int, question: str, token: str) -> Call | None:
    """An answer that tells nothing of how somebody likes to play."""
    return None


@dataclass(frozen=True)
class Report:
    """What both sides and their players did, from the facts of a match; `columns` head the figures of a player.

    `pictured` are the facts of both sides that are drawn, `dice` those whose faces are counted, `whose` the side for
    which a die falls, `swings` what turns a match besides points; `portraits` are drawings of the players; `deeds` are
    the figures for programs, where they are more than those of the sheet. `call` says what a side called by an answer
    that tells how its coach likes to play.
    """

    sheet: Callable[[State, Iterable[Event]], tuple[dict[str, Pair], tuple[list[Row], list[Row]]]]
    columns: tuple[str, ...] = ()
    portraits: Callable[[Match], Portraits] | None = None
    pictured: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
    whose: Callable[[State], int] = nobodys
    swings: Mapping[str, Swing] = field(default_factory=dict)
    drives: Callable[[Iterable[Event]], list[Drive]] | None = None
    deeds: Callable[[State, Iterable[Event]], Both] | None = None
    call: Callable[[State, int, str, str], Call | None] = no_call
