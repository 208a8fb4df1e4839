"""The report: drives, facts of both sides, whose dice fall."""

from tests.games.first_and_roll.table import AWAY, HOME, at
from tests.games.reports import dice, driven, fact


def test_plays_of_a_side_make_a_drive_and_losses_count() -> None:
    match = at("ball=30").play("Y/G Y5 C- R/R R1 r-6 C-")
    assert driven(match) == [(HOME, 2, 0, "")]
    assert fact(match, "yards") == (0, 0)
    assert fact(match, "longest") == (5, 0)


def test_a_drive_ends_with_the_score() -> None:
    match = at("ball=65").play("fg none K35")
    assert driven(match) == [(HOME, 1, 0, "field-goal")]


def test_a_lost_ball_is_counted_for_the_side_that_lost_it() -> None:
    match = at("ball=30").play("R/G R1 CT CT")
    assert fact(match, "lost_balls") == (1, 0)
    assert driven(match) == []  # the play brought no yards that stay


def test_whose_a_die_is() -> None:
    match = at("ball=30").play("G/G G15 g-12 C-")
    assert dice(match) == {"green": (1, 0), "defence-green": (0, 1), "clock": (1, 0)}


def test_on_a_return_the_dice_have_changed_hands() -> None:
    match = at("ball=30").play("Y/G Y5 CT CT R1 r-6")
    assert dice(match)["red"] == (0, 1)
    assert dice(match)["defence-red"] == (1, 0)


def test_an_onside_kick_is_rolled_by_the_side_that_kicks() -> None:
    match = at("phase=kickoff possession=away").play("onside R1 Y0 C-")
    assert [event.args()["side"] for event in match.events if event.key == "onside"] == [AWAY]
    assert dice(match)["red"] == (0, 1)
