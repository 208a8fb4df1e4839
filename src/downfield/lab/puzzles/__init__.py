"""Puzzles: positions in which one answer is clearly better than any other, and what each of them is worth.

A game keeps its set in `puzzles.toml`, with the rules and the components it holds for.
"""

import datetime
import functools
import importlib.resources
import re
from importlib.resources.abc import Traversable

import msgspec

import downfield
from downfield.kernel.errors import BadOption, PackError
from downfield.kernel.spec import Game

FILE = "puzzles.toml"


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and the chance to win of whoever is asked there, answer by answer."""

    theme: str
    at: str
    values: dict[str, float]

    @property
    def best(self) -> str:
        """The answer that solves it."""
        return max(self.values, key=lambda token: self.values[token])

    @property
    def margin(self) -> float:
        """By how much it is better than the next one."""
        best, second = sorted(self.values.values(), reverse=True)[:2]
        return best - second

    def cost(self, token: str) -> float:
        """What an answer gives away."""
        return self.values[self.best] - self.values[token]


class PuzzleSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game: which questions belong to a theme, and for which rules and components they were made.

    Answers that are `plain` tempt nobody, those of `plain_at` nobody in positions that match their expression: where
    there is nothing else to choose from, there is no puzzle.
    """

    themes: dict[str, list[str]]  # all there is of a set that is still to be looked for
    rules: str = ""
    pack: str = ""
    puzzle: list[Puzzle] = []
    plain: list[str] = []
    plain_at: dict[str, str] = {}

    def theme_of(self, question: str) -> str | None:
        """The theme of a question; None for one that makes no puzzle."""
        return next((theme for theme, asked in self.themes.items() if question in asked), None)

    def tempts(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle has an answer besides the best that somebody might give."""
        return not all(self._is_plain(token, puzzle.at) for token in puzzle.values if token != puzzle.best)

    def _is_plain(self, token: str, at: str) -> bool:
        found = self.plain_at.get(token)
        return token in self.plain or (found is not None and re.search(found, at) is not None)


def file_of(game: Game) -> Traversable:
    """Where the puzzles of a game are."""
    return importlib.resources.files(game.spec.package) / FILE


def read(game: Game) -> PuzzleSet:
    """The puzzles of a game, whatever they were made for; BadOption where it has none, PackError for a spoiled file."""
    try:
        return msgspec.toml.decode(file_of(game).read_bytes(), type=PuzzleSet)
    except FileNotFoundError:
        raise _without(game) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as e:
        raise PackError(f"{game.slug}/{FILE}: {e}.") from None


def _without(game: Game) -> BadOption:
    return BadOption("{game} has no puzzles yet.", key="no-puzzles", game=game.name)


def puzzles(game: Game) -> list[Puzzle]:
    """The puzzles of a game that hold for its rules and components; BadOption for others."""
    found = read(game)
    if not found.puzzle:
        raise _without(game)
    if (found.rules, found.pack) != (game.spec.version, game.pack.hash):
        raise BadOption(
            "The puzzles of {game} were made for rules {rules} and pack {pack}, and hold for no others.",
            key="puzzles-other",
            game=game.name,
            rules=found.rules,
            pack=found.pack,
        )
    return found.puzzle


def puzzle_of(game: Game, number: int) -> Puzzle:
    """A puzzle by its number, from 1; BadOption where there is none."""
    found = puzzles(game)
    if not 1 <= number <= len(found):
        raise BadOption(
            "There is no puzzle {number}: {game} has 1 to {count}.",
            key="puzzle-number",
            number=str(number),
            game=game.name,
            count=str(len(found)),
        )
    return found[number - 1]


@functools.cache
def shipped() -> tuple[tuple[str, int], ...]:
    """The games that have puzzles, each with how many."""
    games = [downfield.game(slug) for slug in downfield.GAMES]
    known = [game for game in games if file_of(game).is_file() and read(game).puzzle]
    return tuple((game.slug, len(puzzles(game))) for game in known)


def daily(day: datetime.date) -> tuple[str, int]:
    """The puzzle of a day, a game and a number: the same for everybody, and the games take turns."""
    games, number = shipped(), day.toordinal()
    slug, count = games[number % len(games)]
    return slug, 1 + number // len(games) % count
