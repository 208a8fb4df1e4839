"""Looking for puzzles in matches, and checking them."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator

import msgspec

from downfield.coaches import USUAL, coach
from downfield.kernel.match import Match
from downfield.kernel.spec import Game
from downfield.lab.puzzles import Puzzle, PuzzleSet
from downfield.lab.puzzles.weighing import Weigher, weigher

CLEAR = 0.03  # of the chance to win, by which the best answer is better than the next
PLAIN = 0.25  # and where it is better by more, everybody sees it
OPEN = (
    0.08  # no puzzle where a match is all but decided: at least so much is left to both sides by the two best
)
MOST = 12  # answers among which there is something to choose


class Found(msgspec.Struct, frozen=True):
    """A puzzle, and where it was found."""

    match: int
    question: str
    puzzle: Puzzle


def is_good(puzzle: Puzzle) -> bool:
    """Whether one answer is clearly the best, but not plainly, and the match still open."""
    return CLEAR <= puzzle.margin <= PLAIN and OPEN + puzzle.margin <= puzzle.values[puzzle.best] <= 1 - OPEN


def search(game: Game, themes: PuzzleSet, numbers: Iterable[int]) -> Iterator[Found]:
    """Every puzzle in matches of the usual coach against itself."""
    by = weigher(game)
    for number in numbers:
        match = game.new(seed=number)
        coaches = [coach(USUAL, game, match.options_agreed, number) for _ in match.seats]
        for seat, one in enumerate(coaches):
            one.sit_down(number, seat + 1)
        while not match.over:
            yield from _here(match, themes, number, by)
            for seat, x in [
                (seat, coaches[seat].decide(match.seen_by(seat), seat)) for seat in match.waiting()
            ]:
                match.answer(x, seat)


def _here(match: Match, themes: PuzzleSet, number: int, by: Weigher) -> Iterator[Found]:
    asked, question = match.waiting(), match.need.question
    theme = themes.theme_of(question)
    if theme is None or len(asked) != 1 or not 2 <= len(match.options(asked[0])) <= MOST:
        return
    values = by.weigh(match, CLEAR)
    puzzle = Puzzle(theme, match.line(), values)
    if values and is_good(puzzle) and themes.tempts(puzzle):
        yield Found(number, question, puzzle)


def choose(found: Iterable[Found], many: int) -> list[Puzzle]:
    """So many of them, every theme and every answer in turn, and one of a kind from a match.

    The answer that is usually right is asked for where it is least clear, the others where they matter most.
    """
    rows = list(_rows(found))
    chosen, seen = list[Found](), set[object]()
    while len(chosen) < many and any(rows):
        for row in rows:
            while row:
                one = row.pop()
                keys = {(one.match, one.question, one.puzzle.best), one.puzzle.at}
                if not keys & seen:
                    seen |= keys
                    chosen.append(one)
                    break
    return [one.puzzle for one in chosen[:many]]


def _rows(found: Iterable[Found]) -> Iterator[list[Found]]:
    """What was found, by question and right answer; the best of a row at its end."""
    by_question: defaultdict[str, defaultdict[str, list[Found]]] = defaultdict(lambda: defaultdict(list))
    for one in found:
        by_question[one.question][one.puzzle.best].append(one)
    for answers in by_question.values():
        usual = max(answers.values(), key=len)
        for row in answers.values():
            yield sorted(row, key=lambda one: one.puzzle.margin, reverse=row is usual and len(answers) > 1)


def fault(game: Game, puzzle: Puzzle, by: Weigher) -> str | None:
    """What is wrong with a puzzle, worked out anew; None where it holds."""
    match = game.at(puzzle.at)
    if match.over or len(match.waiting()) != 1:
        return "nobody is asked there alone"
    tokens = [choice.token for choice in match.options(match.waiting()[0])]
    if set(tokens) != puzzle.values.keys():
        return f"the answers are {', '.join(tokens)}"
    if not is_good(puzzle):
        return "no answer is clearly the best, or everybody sees it"
    return by.fault(match, puzzle.values)


def written(game: Game, themes: PuzzleSet, found: list[Puzzle]) -> str:
    """The set as its file is written."""
    lines = [
        f"# Puzzles of {game.name}; written by `downfield puzzles {game.slug} --mine`, which keeps the themes.",
        f"rules = {_word(game.spec.version)}",
        f"pack = {_word(game.pack.hash)}",
        *([f"plain = {_words(themes.plain)}"] if themes.plain else []),
        *([f"plain_at = {{ {_pairs(themes.plain_at)} }}"] if themes.plain_at else []),
        "",
        "[themes]",
        *(f"{theme} = {_words(asked)}" for theme, asked in themes.themes.items()),
    ]
    for one in found:
        values = ", ".join(f"{_word(token)} = {value}" for token, value in one.values.items())
        lines += [
            "",
            "[[puzzle]]",
            f"theme = {_word(one.theme)}",
            f"at = {_word(one.at)}",
            f"values = {{ {values} }}",
        ]
    return "\n".join([*lines, ""])


def _word(word: str) -> str:
    return json.dumps(word, ensure_ascii=False)


def _pairs(words: dict[str, str]) -> str:
    return ", ".join(f"{_word(token)} = {_word(where)}" for token, where in words.items())


def _words(words: list[str]) -> str:
    return f"[{', '.join(map(_word, words))}]"
