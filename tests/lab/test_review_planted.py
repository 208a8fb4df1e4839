"""A planted blunder is found: the worst answer of a puzzle is given, and the review says so."""

import pytest

import downfield
from downfield.lab.puzzles import Puzzle, puzzles, shipped
from downfield.lab.review import GOOD, eye_of, weigh
from downfield.lab.review.weighed import Decided

PLANTED = 4  # the clearest puzzles of each game
SLUGS = [slug for slug, _ in shipped()]


def planted(slug: str, puzzle: Puzzle) -> Decided:
    """The decision in which somebody gives the worst answer."""
    game = downfield.game(slug)
    match = game.at(puzzle.at, seed=1)
    worst = min(puzzle.values, key=lambda token: puzzle.values[token])
    match.answer(worst, match.waiting()[0])
    eye = eye_of(match)
    (found,) = weigh(match, eye, eye.stretches()[:1])
    return found.decided[0]


@pytest.mark.nightly
@pytest.mark.parametrize("slug", SLUGS)
def test_the_worst_answer_to_a_clear_puzzle_is_found(slug: str) -> None:
    clearest = sorted(puzzles(downfield.game(slug)), key=lambda one: -one.margin)[:PLANTED]
    found = [planted(slug, one) for one in clearest]
    assert sum(one.grade != GOOD for one in found) >= PLANTED - 1
