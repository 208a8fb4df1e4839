# mypyc: compiled
"""The playbook of the steady coach: which play he calls, in which formation, and how the defence answers."""

from typing import NamedTuple

from downfield.games.touch_down.coach.style import STEADY, Style
from downfield.games.touch_down.model.kinds import F_ATTACK, F_DEFENCE, F_GOAL, F_KICKING, F_RECEIVING
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.rules.downs import rows_to_go
from downfield.kernel.chance import Rng

RUN, QUICK, DEEP, KNEEL = range(4)  # what a play wants
PASSES = (QUICK, DEEP)
NEAR_GOAL = 22  # the row from which everybody stands at the line


class Play(NamedTuple):
    """A formation and what it is for."""

    name: str
    formation: str
    wants: int


PLAYS = {
    play.name: play
    for play in (
        Play("dive", "tight", RUN),
        Play("sweep left", "wing-left", RUN),
        Play("sweep right", "wing-right", RUN),
        Play("plunge", "i-form", RUN),
        Play("slant", "spread", QUICK),
        Play("screen", "pro-set", QUICK),
        Play("bomb", "spread", DEEP),
        Play("kneel", "tight", KNEEL),
    )
}


class Book(NamedTuple):
    """Which plays are called when; the same one twice is called twice as often."""

    short: tuple[str, ...] = ("dive", "plunge", "sweep left", "sweep right", "slant")  # one or two rows to go
    usual: tuple[str, ...] = ("dive", "sweep left", "sweep right", "slant", "slant", "screen", "bomb")
    long: tuple[str, ...] = ("slant", "slant", "screen", "bomb", "bomb")  # five rows and more on later downs
    goal_line: tuple[str, ...] = ("dive", "dive", "slant")
    hurry: tuple[str, ...] = ("slant", "bomb", "bomb")


BOOK = Book()
# Of these plays each was tried 300 times against a defence by lanes: sweeps and plunges bring half as much
PLAIN = Book(short=("dive", "dive", "screen", "slant"), usual=("dive", "dive", "screen", "bomb", "slant"))
FRONTS = {
    "usual": ("dime", "four-three", "dime", "rush"),
    "long": ("dime", "four-three"),
    "short": ("four-three", "rush"),
    "goal line": ("stack",),
}
KICKS = {F_GOAL: ("hold",), F_KICKING: ("wall",), F_RECEIVING: ("fan", "deep")}


def to_go(g: Gridiron) -> int:
    """The rows to a first down."""
    return int(rows_to_go(g, g.off, g.los))


def call(g: Gridiron, rng: Rng, hurry: bool, kneel: bool, style: Style = STEADY, book: Book = BOOK) -> Play:
    """The play of an attack action."""
    if kneel:
        return PLAYS["kneel"]
    row, togo = int(g.own_row(g.off, g.los)), to_go(g)
    names = book.usual
    if row >= NEAR_GOAL:
        names = book.goal_line
    elif hurry:
        names = book.hurry
    elif togo <= 2:
        names = book.short
    elif g.down > 1 and togo >= 5:
        names = book.long
    liked = to_taste([PLAYS[name] for name in names], rng, style)
    return liked[int(rng.below(len(liked)))]


def to_taste(plays: list[Play], rng: Rng, style: Style) -> list[Play]:
    """Of these plays now and then only the passes or only the runs, as a coach likes it; all if there are none."""
    if not style.passes and not style.runs:
        return plays
    drawn = int(rng.below(100)) / 100
    if drawn < style.passes:
        liked = [play for play in plays if play.wants in PASSES]
    elif drawn < style.passes + style.runs:
        liked = [play for play in plays if play.wants == RUN]
    else:
        liked = []
    return liked or plays


def formation(g: Gridiron, form: int, options: dict[str, int], rng: Rng, play: Play) -> int:
    """The ready formation for a play, or against one."""
    wanted: tuple[str, ...]
    if form == F_ATTACK:
        wanted = (play.formation,)
    elif form == F_DEFENCE:
        wanted = front(g)
    else:
        wanted = KICKS[form]
    known = [options[name] for name in wanted if name in options] or list(options.values())
    return known[int(rng.below(len(known)))]


def front(g: Gridiron) -> tuple[str, ...]:
    """The formations that the defence mixes."""
    if g.own_row(g.off, g.los) >= NEAR_GOAL:
        return FRONTS["goal line"]
    togo = to_go(g)
    return FRONTS["short" if togo <= 2 else "long" if togo > 5 else "usual"]
