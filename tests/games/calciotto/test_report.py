"""The report: whose dice fall."""

from tests.games.calciotto.table import at, spread
from tests.games.reports import dice


def test_in_a_contrast_each_side_rolls_its_own() -> None:
    match = spread("turn=away ball=home14", away="14@h10").play("d1 d1 end x14 d5 d1 d2 d3")
    assert dice(match)["six"] == (
        2,
        4,
    )  # two dice of away's movement, two of its challenger, two of the carrier


def test_the_dice_of_the_toss_fall_for_nobody() -> None:
    match = at(
        "phase=toss home=1@i0,2@f5,3@k5,8@d8,10@i8,14@f10,13@k10,4@j9"
        " away=1@i21,2@k17,3@h17,8@m12,6@d14,10@g13,15@k11,14@e11"
    )
    assert dice(match.play("d3 d3 d2 d2")) == {}
