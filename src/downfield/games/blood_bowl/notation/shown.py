"""What lies on the table, as boards and texts read it."""

import functools
from typing import cast

import msgspec
from msgspec import UNSET, UnsetType

from downfield.kernel.scene import OnTable
from downfield.kernel.view import View

Who = tuple[int, int]  # a player: his side and his number


class Figure(msgspec.Struct, frozen=True):
    """A player, wherever he is; `square` is empty for one who is not on the pitch."""

    side: int
    number: int
    position: str
    square: str
    status: str
    zone: bool
    done: bool
    rooted: bool
    star: bool
    faint: bool
    ball: bool
    frog: bool
    profile: tuple[int, int, int, int, int]
    skills: list[str]

    def who(self) -> Who:
        """His side and his number."""
        return (self.side, self.number)


# What is being done ------------------------------------------------------------------------------------------------


class Deed(msgspec.Struct, frozen=True):
    """Who is active, and against whom."""

    who: Who
    target: Who | None


class Tested(msgspec.Struct, frozen=True):
    """What somebody tries, what the die must show, and what it shows."""

    test: str
    need: int
    rolled: int
    who: Who


class Blocked(msgspec.Struct, frozen=True):
    """The dice of a block: first whose coach `picks`, then the `face` and the `old` square, to follow into."""

    who: Who
    target: Who
    dice: list[str]
    face: str
    picks: int | UnsetType = UNSET
    old: str | UnsetType = UNSET


class Pushed(msgspec.Struct, frozen=True):
    """Who is pushed, and which way."""

    who: Who
    way: int


class Flight(msgspec.Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """From where something is thrown, and to where; no end while the coach aims."""

    start: str
    end: str


class Lining(msgspec.Struct, frozen=True):
    """Who sets up, and how many stand on the line and in the two wide zones."""

    side: int
    counts: tuple[int, int, int]


class Doing(msgspec.Struct):
    """What the procedures under way tell, one after the other; the innermost has the last word."""

    action: str = ""
    left: int = 0
    moves: int = 0
    rushes: int = 0
    player: int = 0
    player_side: str = ""
    other: int = 0
    test: str = ""
    need: int = 0
    rolled: int = 0
    range: str = ""
    face: str = ""
    deed: list[Deed] = []
    tested: list[Tested] = []
    block: list[Blocked] = []
    push: list[Pushed] = []
    flight: list[Flight] = []
    patient: list[Who] = []
    placing: list[Who] = []
    lining: list[Lining] = []
    kick: str = ""
    bomb: str = ""
    blast: int = 0
    gold: int = 0


# The whole table ---------------------------------------------------------------------------------------------------


class Scene(OnTable, frozen=True, dict=True, rename={"flight": "pass"}):
    """What both sides have, who is where, and what is being done.

    Of what is being done, numbers and words are for the texts; the lists are for the boards, and hold one thing or
    none. `player` and `other` are shirts: who does something, and to whom.
    """

    phase: str
    half: int
    active: int
    kicking: int
    kickoff: bool
    weather: str
    turns: tuple[int, int]
    most_turns: int
    score: tuple[int, int]
    rerolls: tuple[int, int]
    coached: tuple[int, int]
    led: tuple[int, int]
    leader: tuple[int, int]
    bribes: tuple[int, int]
    doctors: tuple[int, int]
    fans: tuple[int, int]
    staff: tuple[list[str], list[str]]
    hits: tuple[int, int]
    used: int
    uses: list[str]
    switches: tuple[list[str], list[str]]
    prayers: tuple[list[str], list[str]]
    traps: list[str]
    actor: int
    turnover: int
    idle: int
    teams: tuple[str, str]
    ball: str
    loose: bool
    figures: list[Figure]

    action: str
    left: int
    moves: int
    rushes: int
    player: int
    player_side: str
    other: int
    test: str
    need: int
    rolled: int
    range: str
    face: str
    deed: list[Deed]
    tested: list[Tested]
    block: list[Blocked]
    push: list[Pushed]
    flight: list[Flight]
    patient: list[Who]
    placing: list[Who]
    lining: list[Lining]
    kick: str
    bomb: str
    blast: int
    gold: int

    def which_part(self) -> tuple[int, ...]:
        """A half."""
        return (self.half,)

    def figure(self, who: Who | None) -> Figure | None:
        """A player by side and number."""
        return None if who is None else self._by_who.get(who)

    @functools.cached_property
    def _by_who(self) -> dict[Who, Figure]:
        return {f.who(): f for f in self.figures}

    def carrier(self) -> Figure | None:
        """Who has the ball."""
        return next((f for f in self.figures if f.ball), None)

    def doer(self) -> Who | None:
        """The active player."""
        return self.deed[0].who if self.deed else None


def scene_of(view: View) -> Scene:
    """The scene in a view of this game."""
    return cast(Scene, view.scene)
