"""Ratings follow from results in their order, as openskill works them out."""

import pytest
from openskill.models import BradleyTerryFull

import downfield
from downfield.coaches import COACHES, LOT, levels
from downfield.kernel.chance import Rng
from downfield.league.figures.ratings import DRAWN, Outcome, Rating, after, first, moved, program, ratings

GAME = "first-downs"
PLAYERS = ("ada", "bob", "eve", "coach:steady")


def test_ratings_move_as_the_library_says() -> None:
    model = BradleyTerryFull()
    (home,), (away,) = model.rate([[model.rating()], [model.rating()]], ranks=[2, 1])
    assert moved(Rating(), Rating(), 1) == (Rating(home.mu, home.sigma), Rating(away.mu, away.sigma))
    assert home.mu < away.mu


def test_whoever_wins_rises_whoever_loses_falls_and_both_are_better_known() -> None:
    home, away = moved(Rating(), Rating(), 0)
    assert home.points > Rating().points > away.points
    assert max(home.margin, away.margin) < Rating().margin


def test_a_draw_between_equals_moves_nobody() -> None:
    assert [one.points for one in moved(Rating(), Rating(), DRAWN)] == [1500, 1500]


def test_who_has_not_played_is_rated_in_the_middle_and_hardly_known() -> None:
    assert (first(GAME, "ada").points, first(GAME, "ada").is_provisional) == (1500, True)


def test_a_program_is_rated_as_it_was_measured_and_stays_so() -> None:
    steady = program(GAME, "coach:steady")
    assert steady is not None
    assert steady.points == 1500
    won = after(GAME, Outcome("ada", "coach:steady", 0), Rating(), steady)
    assert won[0].points > 1500
    assert won[1] == steady


def test_a_person_who_is_called_like_a_program_is_none() -> None:
    assert program(GAME, "steady") is None


def test_ratings_are_the_same_however_they_are_worked_out() -> None:
    rng = Rng(7)
    pairs = [(one, other) for one in PLAYERS for other in PLAYERS if one != other]
    outcomes = [Outcome(*pairs[rng.below(len(pairs))], rng.below(3) - 1) for _ in range(60)]
    step = {player: first(GAME, player) for player in PLAYERS}
    for one in outcomes:
        step[one.home], step[one.away] = after(GAME, one, step[one.home], step[one.away])
    assert step == ratings(GAME, outcomes)


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_the_programs_that_have_a_rating_play_the_game_and_the_lot_has_none(slug: str) -> None:
    rated = [level for level in COACHES if program(slug, f"coach:{level}")]
    assert {"rookie", "steady"} <= set(rated) <= set(levels(downfield.game(slug).spec)) - {LOT}
