"""What a game shows to people: its drawing, its words, its odds, its moves. Loaded when somebody looks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from downfield.kernel.match import Match
from downfield.kernel.rulebook import Rulebook
from downfield.kernel.show.beat import Staging
from downfield.kernel.show.lineup import LineUps
from downfield.kernel.show.look import Look
from downfield.kernel.show.lore import Entry, Page, Sentence, Shelf
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.plan import Plan
from downfield.kernel.show.player import PlayerCard
from downfield.kernel.show.report import Report
from downfield.kernel.show.svg import Picture, Say
from downfield.kernel.show.symbol import Symbol
from downfield.kernel.show.walk import Bar, Walk
from downfield.kernel.spec import Game

Line = list[tuple[str, str]]  # a line of a terminal: pieces of text, each with the name of its style
Cells = list[list[str]]  # elements of a board, in rows as a finger would read them
Crests = tuple[
    str, tuple[dict[str, str], dict[str, str]]
]  # what teams are drawn with, and their crests by name


@dataclass(frozen=True)
class Drawing:
    """The board as a drawing, how options read on it, and a position that shows it at its best."""

    draw: Callable[[Look, Say], Picture]
    names: Callable[[Look, Say], dict[str, str]]
    showpiece: str = ""


@dataclass(frozen=True)
class Characters:
    """The board in characters: above what is asked, or `beside` it where a terminal is wide enough.

    `parts` prints what stands on the components, `labels` says how options read, by notation.
    """

    board: Callable[[Look, int, Say], list[Line]]
    parts: Callable[[Game, int, Say], list[Line]]
    labels: Callable[[Look], dict[str, str]]
    beside: Callable[[Look, int, int, Say], list[Line] | None] | None = None


@dataclass(frozen=True)
class Walks:
    """What a coach does with one click on an element of the board and one on another.

    `sources` can be moved, `held` is in hand already, `walks` are the ways of a source, `marks` draws their ends, `bar`
    says who it is and what it does, `by` are its ways by way of squares that the coach names.
    """

    sources: Callable[[Look], list[str]]
    walks: Callable[[Look, str, Say], list[Walk]]
    marks: Callable[[Look, list[Walk], Say], tuple[str, Cells]]
    held: Callable[[Look], str] | None = None
    bar: Callable[[Look, str, list[Walk], Say], Bar] | None = None
    by: Callable[[Look, str, Sequence[str], Say], list[Walk]] | None = None


@dataclass(frozen=True)
class Plans:
    """What a coach does with one click, such as a ready line-up; and how a side lined up, for the next match."""

    plans: Callable[[Look, Say, Mapping[str, str]], list[Plan]]
    recall: Callable[[Match, int], dict[str, str]]


@dataclass(frozen=True)
class Ending:
    """The answer that ends a turn or a phase, and how much could still be done before it."""

    token: str
    idle: int


@dataclass(frozen=True)
class Standing:
    """An answer that may be given once for all questions like the present one; `key` names what these have in common.

    Whether it is offered must not depend on what the others may not know: it comes at once, and that can be seen.
    """

    key: str
    token: str


@dataclass(frozen=True)
class News:
    """By which fact an update is told in one sentence.

    `telling` are the keys of those that say what it meant, the most telling first; `minor` those that say how it came
    about, single dice and markers, which are told only when nothing else happened; `unsaid` those that only the log
    tells.
    """

    telling: tuple[str, ...]
    minor: tuple[str, ...] = ()
    unsaid: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lore:
    """Pages beside the rules; `marks` selects the elements of the board that have some and are no players."""

    marks: str
    shelves: Callable[[Game, Say], tuple[Shelf, ...]]
    entries: Callable[[Game, Say], list[Entry]]
    page: Callable[[Game, Rulebook, Say, str], Page]
    about: Callable[[Look, Say, str], Sentence]


@dataclass(frozen=True)
class Box:
    """What stands on the side of a box: how many minutes and people, each from and to, and how much there is to learn.

    Minutes are our estimate for two people and the usual options; to learn there is little (1), some (2) or much (3).
    """

    minutes: tuple[int, int]
    players: tuple[int, int]
    learning: int


@dataclass(frozen=True)
class Picker:
    """How teams are chosen: the options of home and of away, and the crests of their values."""

    options: tuple[str, str]
    crests: Callable[[Game], Crests]


@dataclass(frozen=True)
class Players:
    """The players of a board: `marks` selects their elements, `card` tells of the one whose element it is."""

    marks: str
    card: Callable[[Look, Say, str], PlayerCard | None]


@dataclass(frozen=True)
class Face:
    """A game as people meet it.

    `counted` names what events count from one, `heading` puts the caption of a record's line into words, below which
    stand the facts told with it whose keys are in `opens`. `ending` says which of the answers, if any, ends a turn or a
    phase: it stands apart from all others.
    `staging` shows a play beat by beat; `standing` is an answer that may stand for all questions like this one. `die`
    draws an answer that picks a die, 32 units wide round its middle, and nothing for others. `symbols` are what a
    newcomer is told of the board, each once.
    """

    box: Box
    drawing: Drawing
    characters: Characters
    counted: Callable[[Game], dict[str, tuple[str, ...]]]
    heading: Callable[[str, Say], str]
    news: News
    staging: Staging
    report: Report
    odds: Callable[[Look, Say], dict[str, Odds]] | None = None
    ending: Callable[[Look], Ending | None] | None = None
    standing: Callable[[Look, Say], Standing | None] | None = None
    walks: Walks | None = None
    plans: Plans | None = None
    line_ups: LineUps | None = None
    lore: Lore | None = None
    picker: Picker | None = None
    players: Players | None = None
    die: Callable[[str], str] | None = None
    opens: frozenset[str] = frozenset()
    symbols: tuple[Symbol, ...] = ()
