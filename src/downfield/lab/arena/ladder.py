"""`bench/ladder`: the meetings that say how strong each level is and how the best play, kept to be gone on with."""

import argparse
import itertools
import pathlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

import downfield
from downfield.coaches import LOT, USUAL, levels
from downfield.kernel.disk import write_whole
from downfield.kernel.options import Value
from downfield.lab.arena import table
from downfield.lab.arena.ratings import interval

HOME = pathlib.Path(__file__).parents[4] / "bench" / "ladders"
PAIRS = 200  # of matches between neighbours
LONG: dict[str, dict[str, Value]] = {"touch-down": {"length": "long"}}  # as people count what a match brings


class Meeting(NamedTuple):
    """Two levels of a game, the stronger first; or the strongest with itself, whose play is looked at."""

    game: str
    upper: str
    lower: str

    @property
    def file(self) -> str:
        """What the file of its matches is called."""
        return f"{self.game}.{self.upper}.{self.lower}.json"

    @property
    def is_mirror(self) -> bool:
        """Whether somebody meets itself."""
        return self.upper == self.lower

    def terms(self, seed: int) -> table.Terms:
        """What is played for."""
        game = downfield.game(self.game)
        options = game.options(LONG.get(self.game, {}) if self.is_mirror else {})
        seats = (self.lower, self.upper)
        return table.Terms(
            self.game, seats, seed, options, game.spec.version, game.pack.hash,
            varied=table.varied(game, ()),
        )  # fmt: skip


def meetings(slug: str) -> list[Meeting]:
    """Each level against the one below it, the strongest against the usual one, and against itself."""
    names = [name for name in levels(downfield.game(slug).spec) if name != LOT]
    found = [Meeting(slug, upper, lower) for lower, upper in itertools.pairwise(names)]
    top = names[-1]
    return [*found, Meeting(slug, top, USUAL), Meeting(slug, top, top)]


def played(home: pathlib.Path = HOME) -> list[tuple[Meeting, table.Cross]]:
    """Every meeting of which something was played, game by game."""
    every = [meeting for slug in downfield.GAMES for meeting in meetings(slug)]
    found = [(meeting, home / meeting.file) for meeting in every]
    return [
        (meeting, msgspec.json.decode(file.read_bytes(), type=table.Cross))
        for meeting, file in found
        if file.exists()
    ]


class Told(NamedTuple):
    """What a meeting came to, in words."""

    matches: int
    points: str  # of the stronger
    scored: str
    cost: str  # a match, of the processor


def told(cross: table.Cross) -> Told:
    """What a meeting came to."""
    (pair,) = cross.pairs()
    points, plays = cross.points(pair), [cross.plays[name] for name in pair]
    share, error = interval(points)
    each = len(set(pair))  # matches of a pair of matches
    return Told(
        each * len(points),
        f"{share:.1%} ± {error:.1%}" if each > 1 else "",
        " : ".join(f"{play.scored / play.matches:.2f}" for play in plays),
        " : ".join(f"{play.cost():.2f} s" for play in plays),
    )


def play(meeting: Meeting, pairs: int, jobs: int, seed: int, home: pathlib.Path = HOME) -> None:
    """Play a meeting to so many pairs, or go on with it."""
    file = home / meeting.file
    cross = table.opened(file, meeting.terms(seed))

    def keep(now: table.Cross) -> None:
        write_whole(file, msgspec.json.format(msgspec.json.encode(now), indent=0) + b"\n")

    table.fill(cross, pairs, jobs, keep, least=pairs)
    found = told(cross)
    print(
        f"{meeting.game} {meeting.upper}:{meeting.lower} {found.matches} matches {found.points}", flush=True
    )


def main(given: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="bench/ladder", description=__doc__)
    parser.add_argument("games", nargs="*", type=_game, help="all unless named")
    parser.add_argument("--only", help="such as sharp:steady; a level with itself: how it plays")
    parser.add_argument(
        "--pairs", type=int, default=PAIRS, help="of matches, on the same dice, sides swapped"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1, help="of all dice")
    parser.add_argument("--home", type=pathlib.Path, default=HOME, help="the folder of what was played")
    wanted = parser.parse_args(given)
    for slug in wanted.games or downfield.GAMES:
        for meeting in meetings(slug):
            if wanted.only in (None, f"{meeting.upper}:{meeting.lower}"):
                play(meeting, wanted.pairs, wanted.jobs, wanted.seed, wanted.home)
    return 0


def _game(slug: str) -> str:
    if slug not in downfield.GAMES:
        raise argparse.ArgumentTypeError(f"{slug} is none of {', '.join(downfield.GAMES)}")
    return slug


if __name__ == "__main__":
    raise SystemExit(main())
