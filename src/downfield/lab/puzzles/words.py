"""A puzzle in words: what is asked, and afterwards what each answer is worth."""

from collections import defaultdict
from html import escape

import msgspec

from downfield.kernel.errors import BadOption
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Picture, Say
from downfield.kernel.spec import Game
from downfield.lab.puzzles import Puzzle
from downfield.text import Text
from downfield.text.answers import answers_in
from downfield.text.oracle import percent_of
from downfield.text.picture import marked, picture
from downfield.text.retell import heading, seat_names, side_names


class Posed(msgspec.Struct, frozen=True):
    """A puzzle as it is put: its story in a line, who is asked what, on which board, and what may be answered."""

    theme: str
    story: str
    side: int
    name: str
    question: str
    answers: dict[str, str]  # the words, by notation
    board: Picture


class Answer(msgspec.Struct, frozen=True):
    """An answer with what it is worth, in words and as a number."""

    token: str
    words: str
    value: float
    percent: str


class Solution(msgspec.Struct, frozen=True):
    """What came of it: whether it was the right answer, in a sentence, and all of them, the best first."""

    is_right: bool
    told: str
    answers: list[Answer]


def posed(game: Game, puzzle: Puzzle, text: Text) -> Posed:
    """A puzzle in the words of a language."""
    match = game.at(puzzle.at)
    (seat,) = match.waiting()
    look, called = Look(match, seat), seat_names(match, text)
    question = text.need(look.view.question, look.view.scene, side_names(match, called, text))
    theme = text.say(f"puzzle-theme-{puzzle.theme}")
    return Posed(
        theme,
        heading(game, match.rests[-1][1], text) if match.rests else "",
        match.seats[seat].side,
        called[seat],
        question,
        answers_in(look, text),
        answerable(picture(look, text.say)),
    )


def answerable(board: Picture) -> Picture:
    """A board on which an element tells which answer it stands for, where it is one alone."""
    stands = defaultdict[str, list[str]](list)
    for token, elements in board.targets.items():
        for element in elements:
            stands[element].append(token)
    lone = {element: tokens[0] for element, tokens in stands.items() if len(tokens) == 1}
    return marked(board, {element: f'data-answer="{escape(token)}"' for element, token in lone.items()})


def solution(puzzle: Puzzle, put: Posed, token: str, text: Text) -> Solution:
    """What an answer came to; BadOption for a word that is none."""
    if token not in puzzle.values:
        raise BadOption(
            "{answer} is no answer here: {answers}.",
            key="puzzle-answer",
            answer=token,
            answers=", ".join(puzzle.values),
        )
    order = sorted(puzzle.values, key=lambda one: -puzzle.values[one])
    told = [
        Answer(one, put.answers[one], puzzle.values[one], percent_of(text, puzzle.values[one]))
        for one in order
    ]
    say: Say = text.say
    if token == puzzle.best:
        words = say("puzzle-right", points=_points(puzzle.margin))
    else:
        words = say("puzzle-wrong", best=put.answers[puzzle.best], points=_points(puzzle.cost(token)))
    return Solution(token == puzzle.best, words, told)


def _points(share: float) -> float:
    """Of a hundred matches."""
    return round(100 * share, 1)
