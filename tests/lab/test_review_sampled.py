"""A review by playouts: what a seat decides before a die falls is one decision, and the sums close all the same."""

import functools
import pathlib

import pytest

import downfield
from downfield.coaches import USUAL, coach
from downfield.kernel import record
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE
from downfield.lab.estimate import about, gap
from downfield.lab.review import ABOUT, DECISION, DICE, GOOD, Review, eye_of, review, together, weigh
from downfield.lab.review.sampled import SURE
from downfield.text.story import moments
from tests.lab.test_review import total

GOLDEN = pathlib.Path(__file__).parents[1] / "golden"
GRIDS = ("calciotto", "touch-down", "blood-bowl")


def recorded(slug: str) -> Match:
    return record.verify(record.open_file(GOLDEN / f"{slug}.record"), downfield.game(slug))


def short(slug: str = "calciotto", answers: int = 40) -> Match:
    """The beginning of a match of the usual coach, given up."""
    game = downfield.game(slug)
    match = game.new(seed=3)
    coaches = [coach(USUAL, game, match.options_agreed, seat) for seat in range(len(match.seats))]
    for _ in range(answers):
        for seat, x in [(s, coaches[s].decide(match.seen_by(s), s)) for s in match.waiting()]:
            match.answer(x, seat)
    match.resign(0)
    return match


@functools.cache
def reviewed() -> Review:
    return review(short())


@pytest.mark.parametrize("slug", GRIDS)
def test_stretches_leave_no_moment_out(slug: str) -> None:
    match = recorded(slug)
    stretches = eye_of(match).stretches()
    assert [one.first for one in stretches[1:]] == [one.last for one in stretches[:-1]]
    assert (stretches[0].first, stretches[-1].last) == (0, sum(1 for _ in moments(match)))
    assert all(one.first <= one.decided <= one.last for one in stretches)


def test_no_die_falls_while_a_seat_decides() -> None:
    match = recorded("blood-bowl")
    falls = [again.state.need == CHANCE for again in moments(match)]
    assert not any(any(falls[one.first : one.decided]) for one in eye_of(match).stretches())


def test_decisions_and_dice_make_the_end() -> None:
    found = reviewed()
    assert total(found) == pytest.approx(0.0, abs=1e-9)
    assert (found.is_exact, found.certainty) == (False, ABOUT)
    assert len(found.steps) == len(found.worth) - 1
    assert {step.cause for step in found.steps[:-1]} == {DECISION, DICE}


def test_a_review_in_pieces_is_the_same_review() -> None:
    match = short()
    eye = eye_of(match)
    stretches = eye.stretches()
    first, rest = weigh(match, eye, stretches[:4]), weigh(match, eye_of(match), stretches[4:])
    assert together(match, [*first, *rest], -1, ABOUT) == reviewed()


def test_who_plays_as_the_usual_coach_made_few_faults() -> None:
    poor = [one for one in reviewed().decisions if one.grade != GOOD]
    assert len(poor) <= len(reviewed().decisions) // 5
    assert all(one.cost >= SURE * one.error for one in poor)


def test_samples_with_the_same_dice_tell_a_difference_apart() -> None:
    low, high = [0.1, 0.5, 0.9, 0.3], [0.2, 0.6, 1.0, 0.4]
    assert gap(high, low).value == pytest.approx(0.1)
    assert gap(high, low).error == pytest.approx(0.0)
    assert about(low).error == pytest.approx(0.170783, abs=1e-6)


@pytest.mark.nightly
@pytest.mark.parametrize("slug", GRIDS)
def test_the_sums_of_a_whole_match_close(slug: str) -> None:
    found = review(recorded(slug))
    assert total(found) == pytest.approx(found.sums.end, abs=1e-9)
    assert found.sums.dice_error > 0
