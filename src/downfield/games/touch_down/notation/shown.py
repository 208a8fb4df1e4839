"""What lies on the table, as boards and texts read it."""

import functools
from typing import cast

import msgspec

from downfield.kernel.scene import OnTable
from downfield.kernel.spec import Game
from downfield.kernel.view import View

Place = tuple[int, int]  # a column and a row


class Figure(msgspec.Struct, frozen=True):
    """A counter on the field."""

    side: int
    number: int
    role: str
    contact: int
    speed: int
    x: int
    y: int
    fallen: bool
    held: bool
    moved: bool
    ball: bool
    front: bool
    protected: bool
    skill: str


class Unplaced(msgspec.Struct, frozen=True, array_like=True):
    """A counter that is fielded and not yet on the board."""

    side: int
    number: int
    role: str
    contact: int
    speed: int


class Injured(msgspec.Struct, frozen=True, array_like=True):
    """A player who is hurt, and his box."""

    side: int
    number: int
    role: str
    box: int


class Scene(OnTable, frozen=True, dict=True):
    """All markers: nothing is hidden but the dice that are not yet rolled [TD-1.3, TD-23.9].

    Players who act are told by their numbers, 0 where there is none; a side is 0 or 1, -1 where there is none.
    """

    phase: str
    kind: str
    possession: int
    attack: int
    defence: int
    series: int
    south: int
    row: int
    yards: int
    los: int
    column: int
    down: int
    yc: int
    togo: int
    quarter: int
    clock: str
    timeouts: tuple[int, int]
    score: tuple[int, int]
    teams: tuple[str, str]
    move: int
    part: int
    low: int
    high: int
    initiative: int
    mover: int
    idle: int
    ball: Place | None
    loose: bool
    carrier: int
    figures: list[Figure]
    unplaced: list[Unplaced]
    asked_row: int | None
    injured: list[Injured]
    columns: int
    depth: int
    hashes: tuple[int, int, int]
    goals: tuple[int, ...]
    player: int
    other: int
    left: int

    def which_part(self) -> tuple[int, ...]:
        """A quarter."""
        return (self.quarter,)

    def which_drive(self) -> tuple[int, ...]:
        """Whose ball it is."""
        return (self.possession,)

    def ahead(self, side: int) -> int:
        """The way a side attacks: +1 is north, to the right."""
        return 1 if side == self.south else -1

    def figure(self, side: int, number: int) -> Figure | None:
        """A counter on the field."""
        return self._by_number.get((side, number))

    @functools.cached_property
    def _by_number(self) -> dict[tuple[int, int], Figure]:
        return {(f.side, f.number): f for f in self.figures}

    def with_ball(self) -> Figure | None:
        """Who has the ball."""
        return next((f for f in self.figures if f.ball), None)

    def standing(self) -> dict[tuple[int, int, int], Figure]:
        """Who stands where: by side, column and row."""
        return self._standing

    @functools.cached_property
    def _standing(self) -> dict[tuple[int, int, int], Figure]:
        return {(f.side, f.x, f.y): f for f in self.figures if not f.fallen}


def scene_of(view: View) -> Scene:
    """The scene in a view of this game."""
    return cast(Scene, view.scene)


def side_asked(view: View, game: Game) -> int:
    """The side of the coach who looks; home for a spectator."""
    return 0 if view.seat is None else game.spec.seats(view.options_agreed)[view.seat].side
