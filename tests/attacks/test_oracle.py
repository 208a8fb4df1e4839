"""Nobody foretells a die, a sealed choice or another's card by what the table says, how hard it works, or how long."""

import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.table.live.sitting import Sitting
from tests.attacks.oracle import Attack, look_at, puzzles

GAMES = tuple(downfield.GAMES)


def as_it_was(sitting: Sitting, seat: int, given: str) -> None:
    """How a table explained answers before: it tried them with the match's own dice."""
    sitting.clone().answer(seat, given, sitting.seq)


@pytest.mark.parametrize("slug", GAMES)
def test_whatever_a_guest_sends_is_the_same_work_with_the_same_words(slug: str) -> None:
    for number, puzzle in enumerate(puzzles(slug, 3)):
        rng = Rng(number, 8)
        look_at(puzzle, rng, Sitting.explain, 0)  # what is worked out once for all
        first, *others = [look_at(puzzle, rng, Sitting.explain, 0) for _ in range(5)]
        for seen in others:
            assert seen.heard == first.heard
            assert seen.work == first.work


@pytest.mark.parametrize("slug", ["first-and-roll", pytest.param("blood-bowl", marks=pytest.mark.nightly)])
def test_the_attack_works_where_answers_are_tried_with_the_dice_of_the_match(slug: str) -> None:
    found = Attack(positions=4, tries=25, timed=0, only="why").on(slug, as_it_was)["die"]
    assert found.is_foretold("work", sure=2.5), found  # the same work each time it is run


@pytest.mark.nightly
@pytest.mark.parametrize("slug", GAMES)
def test_two_hundred_tries_are_no_better_than_guessing(slug: str) -> None:
    for kind, found in Attack().on(slug).items():
        assert not any(map(found.is_foretold, found.hits)), f"{kind}: {found}"
