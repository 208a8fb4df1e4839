"""Calciotto, Touch Down and Blood Bowl: many figures, by mouse, by keys, by thumb, at four screens."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.server import Server, seat_link
from tests.browser.table.test_mouse import (
    begin_from_home,
    every_line_tells_its_rule,
    every_question_is_in_words,
)
from tests.browser.table.test_phone import fits
from tests.browser.walker import Typist, Walker, play_together
from tests.contract.cases import LATE

# A few phases before the end.
START = {
    "calciotto": LATE["calciotto"].replace("played=87", "played=84"),
    "touch-down": LATE["touch-down"].replace("14:59", "14:50"),
    "blood-bowl": LATE["blood-bowl"],
}
HALF = "phase=drive half=2 kicking=home opener=home score=1-0"  # of Blood Bowl
FOUR = ("me:Ada", "me:Ben", "me:Cleo", "me:Dan")
GRID = pytest.mark.parametrize("game", list(START))


@pytest.mark.parametrize(
    ("game", "hand"),
    [
        pytest.param("calciotto", "mouse", marks=pytest.mark.nightly),
        pytest.param("touch-down", "keys", marks=pytest.mark.nightly),
        ("blood-bowl", "mouse"),
        pytest.param("blood-bowl", "keys", marks=pytest.mark.nightly),
    ],
)
def test_the_end_of_a_match(game: str, hand: str, visit: Visit, server: Server) -> None:
    begun = server.begin(game, "me:Ada", "steady", seed=3, start=START[game])
    walker = (Walker if hand == "mouse" else Typist)(visit(seat_link(begun)).page, hand=hand)
    walker.play()
    assert walker.walks > 0
    assert server.verified(walker.match_id).over


@pytest.mark.parametrize(
    "game",
    ["blood-bowl", *(pytest.param(game, marks=pytest.mark.nightly) for game in ("calciotto", "touch-down"))],
)
def test_the_end_of_a_match_on_a_phone(game: str, visit: Visit, server: Server) -> None:
    begun = server.begin(game, "me:Ada", "steady", seed=5, start=START[game])
    page = visit(seat_link(begun), phone=True).page
    walker = Walker(page, hand="touch")
    walker.play(lambda seen: fits(page))
    assert walker.walks > 0
    assert server.verified(walker.match_id).over


@pytest.mark.nightly
def test_four_coaches_at_four_screens(visit: Visit, server: Server) -> None:
    begun = server.begin("calciotto", *FOUR, seed=4, options={"seats": 4}, start=LATE["calciotto"])
    walkers = [Walker(visit(seat_link(begun, seat)).page, seed=seat) for seat in range(4)]
    play_together(walkers)
    assert server.verified(walkers[0].match_id).over
    assert any(walker.walks for walker in walkers)


# Whole matches ----------------------------------------------------------------------------------------------------


@pytest.mark.nightly
@GRID
@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_whole_match_from_the_home_page(game: str, hand: str, visit: Visit, server: Server) -> None:
    page = visit("/").page
    begin_from_home(page, game)
    walker = (Walker if hand == "mouse" else Typist)(page, hand=hand)
    walker.play(every_question_is_in_words)
    assert walker.walks > 30
    assert walker.plans > 0
    every_line_tells_its_rule(page)
    assert server.verified(walker.match_id).over


@pytest.mark.nightly
def test_two_coaches_play_half_a_match_at_one_screen_by_keys_alone(visit: Visit, server: Server) -> None:
    begun = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=6, start=HALF)
    page = visit(seat_link(begun)).page
    walker = Typist(page, hand="keys")
    walker.play(every_question_is_in_words)
    assert walker.walks > 20
    assert server.verified(walker.match_id).over


@pytest.mark.nightly
def test_four_coaches_play_a_whole_match(visit: Visit, server: Server) -> None:
    begun = server.begin("calciotto", *FOUR, seed=4, options={"seats": 4})
    walkers = [Walker(visit(seat_link(begun, seat)).page, seed=seat) for seat in range(4)]
    play_together(walkers)
    assert server.verified(walkers[0].match_id).over
    assert all(walker.walks > 5 for walker in walkers)
