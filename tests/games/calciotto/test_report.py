"""The report: whose dice fall."""

import pytest
from tests.games.calciotto.table import at, spread
from tests.games.reports import dice, fact


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


@pytest.mark.parametrize(("row", "found"), [(9, (0, 1, 0)), (17, (0, 0, 1))])
def test_free_kicks_and_penalties_are_counted_for_whoever_has_them(row: int, found: tuple[int, ...]) -> None:
    match = spread(
        "turn=away ball=home14 hand_away=tackle hand_home=punizione",
        home=f"14@h{row}",
        away=f"14@h{row + 1}",
    ).play("pass pass d1 d1 end x14 tackle punizione")
    assert fact(match, "fouls") == (0, 1)
    assert tuple(int(fact(match, key)[0]) for key in ("fouls", "free_kicks", "penalties")) == found
