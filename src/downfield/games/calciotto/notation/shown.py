"""What lies on the table, as boards and texts read it."""

import functools
from typing import cast

import msgspec

from downfield.kernel.scene import OnTable
from downfield.kernel.view import View


class Base(msgspec.Struct, frozen=True):
    """A figure and what stands on its base."""

    side: int
    number: int
    role: str
    movement: int
    strength: int


class Figure(Base, frozen=True):
    """A figure on the pitch."""

    square: str
    x: int
    y: int
    left: int
    yellow: int
    grounded: bool
    wall: bool
    ball: bool


class Beside(Base, frozen=True):
    """A figure on the bench, in the hand of whoever places it, or gone."""

    yellow: int


class Scene(OnTable, frozen=True, dict=True):
    """The moment, the points and the ball, the cards, and the figures that this seat may see [CAL-23.9].

    Figures that act are told by their numbers, 0 where there is none.
    """

    phase: str
    turn: int
    other: int
    score: tuple[int, int]
    minute: int
    played: int
    teams: tuple[str, str]
    pool: int
    private: int
    mode: str
    release: bool
    high: bool
    carrier: int
    carrier_side: int
    shooter: int
    target: str
    challenger: int
    sprinter: int
    group: int
    subs: tuple[int, int]
    hands: tuple[int, int]
    hand: list[str]
    known: tuple[list[str], list[str]]
    deck: int
    under: list[str]
    cards: tuple[str, str]
    force: tuple[int, int]
    sealed: bool
    figures: list[Figure]
    bench: list[Beside]
    gone: list[Beside]
    player: int

    def figure(self, side: int, number: int) -> Figure | None:
        """A figure on the pitch."""
        return self._by_number.get((side, number))

    @functools.cached_property
    def _by_number(self) -> dict[tuple[int, int], Figure]:
        return {(f.side, f.number): f for f in self.figures}

    def keeper(self, side: int) -> Figure | None:
        """Who keeps goal for a side."""
        return next((f for f in self.figures if f.side == side and f.role == "P"), None)

    def with_ball(self) -> Figure | None:
        """Who carries the ball."""
        return next((f for f in self.figures if f.ball), None)


def scene_of(view: View) -> Scene:
    """The scene in a view of this game."""
    return cast(Scene, view.scene)
