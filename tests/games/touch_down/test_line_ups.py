"""[TD-6.1] A line-up that is made on the field as a whole, and only then answered; its tray and its arrow."""

import pytest
from tests.games.touch_down.table import game
from tests.rules import rule

from downfield.kernel.match import Match
from downfield.kernel.show.lineup import LineUps, changed
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import carry_out
from downfield.text import Text
from downfield.text.line_ups import laid, line_ups, outcome, placed_by, use, walks
from downfield.text.picture import drawn, picture

ATTACK, DEFENCE = "row=8 :: attack", "row=8 :: attack pro-set"
SAY = Text("en", game().spec).say


def begun(line: str) -> tuple[Match, int, Look, LineUps]:
    """Somebody is to line up."""
    match = game().load(line)
    seat = match.waiting()[0]
    look = Look(match, seat)
    known = line_ups(look)
    assert known is not None
    return match, seat, look, known


@rule("TD-6.2", "TD-6.3")
@pytest.mark.parametrize(
    ("line", "form", "change"), [(ATTACK, "tight", "52@b5"), (DEFENCE, "four-three", "23@c20")]
)
def test_a_whole_line_up_is_answered_as_it_stands(line: str, form: str, change: str) -> None:
    match, seat, look, known = begun(line)
    wanted = changed(placed_by(look, known, form), change)
    carry_out(match, seat, outcome(look, known, wanted).token)
    assert known.stood(match, seat) == wanted


@rule("TD-6.3")
def test_three_are_not_enough_for_the_defence_line() -> None:
    _, _, look, known = begun(DEFENCE)
    places = changed(placed_by(look, known, "four-three"), "20@c20")
    assert outcome(look, known, places).token == ""


@rule("TD-6.2")
def test_somebody_must_stand_near_enough_for_the_snap() -> None:
    _, _, look, known = begun("row=20 :: attack")
    places = placed_by(look, known, "tight")
    for n, number in enumerate((80, 60, 61, 50, 51, 52)):
        places = changed(places, f"{number}@a{n + 1}")
    assert outcome(look, known, places).token == ""


@rule("TD-6.2")
def test_linemen_stand_on_their_line_and_nobody_else() -> None:
    _, _, look, known = begun(ATTACK)
    roster = known.roster(look)
    assert roster.open[70] == ["j8", "k8", "l8", "m8", "n8"]
    assert not set(roster.open[70]) & set(roster.open[80])


@rule("TD-6.6")
def test_the_kicker_stands_on_the_ball_and_is_not_in_the_tray() -> None:
    _, _, look, known = begun("row=8 :: punt")
    assert known.roster(look).count == 10
    assert "AK kicker: 0 left" in picture(laid(look, known, {}), SAY).moving


def test_two_change_places_and_one_goes_back_to_the_tray() -> None:
    _, _, look, known = begun(ATTACK)
    places = placed_by(look, known, "tight")
    ways = {walk.target: walk for walk in walks(known.roster(look), places, "m-p-h-50", SAY)}
    assert changed(places, ways["m-p-h-51"].token)[50] == places[51]
    assert 50 not in changed(places, ways["m-tray"].token)
    assert "m-p-h-70" not in ways  # a lineman cannot stand there


def test_the_tray_says_what_each_counter_is_and_how_many_are_left() -> None:
    _, _, look, known = begun(ATTACK)
    moving = picture(laid(look, known, {70: "l8"}), SAY).moving
    assert "AQ quarterback: 1 left" in moving
    assert "A lineman: 4 left" in moving


@pytest.mark.parametrize(("line", "shown"), [(ATTACK, True), (f"{ATTACK} pro-set four-three", False)])
def test_an_arrow_says_which_way_the_coach_attacks_who_lines_up(line: str, shown: bool) -> None:
    match = game().load(line)
    assert ("you attack" in drawn(match, 0, SAY).moving) == shown
    assert "you attack" not in drawn(match, None, SAY).moving


def test_the_arrow_turns_with_the_field() -> None:
    _, _, look, known = begun(ATTACK)
    assert 'id="m-attack" class="piece laid"' in picture(laid(look, known, {}), SAY).moving


def test_what_was_kept_fits_another_place_on_the_field() -> None:
    _, _, look, known = begun(DEFENCE)
    kept = outcome(look, known, placed_by(look, known, "stack")).kept
    match, seat, other, known = begun("row=15 :: attack pro-set")
    token, missing = known.recall(match, seat, kept)
    assert placed_by(other, known, token) == placed_by(other, known, "stack")
    assert (missing, use(other)) == ([], "defence")
