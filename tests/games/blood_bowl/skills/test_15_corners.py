"""Chapters 10, 13, 15 and 18: corners where a chainsaw, a trickster, a chain or the crowd meet something else."""

import pytest
from tests.games.blood_bowl.table import HOME, asked, duel, facts, status, told, where
from tests.rules import rule


@rule("BB-10.21", "BB-10.15")
def test_a_carrier_pushed_into_the_crowd_by_a_chain_has_the_ball_thrown_in() -> None:
    match = duel("11@g3,12@a2", "7@g2,8@f1,9@g1,10@h1", "ball=away9").play("11block PB g1 stay D1 D1")
    assert (where(match, "away7"), status(match, "away9")) == ("g1", "reserves")
    assert "thrown-in" in facts(match)
    assert "bounced" not in facts(match)


@rule("BB-15.10", "BB-10.21")
def test_a_chain_that_tumbles_after_a_carrier_leaves_the_ball_to_the_crowd() -> None:
    match = duel("11@g3,12@a5", "7@g1", "ball=away7", "home11+ball_and_chain+ma1")
    match.play("11chain up D3 up D3 D1 D1 D1 D1 D1")
    assert (status(match, "away7"), status(match, "home11")) == ("reserves", "ko")
    assert "thrown-in" in facts(match)


@rule("BB-15.1a", "BB-18.T34")
@pytest.mark.parametrize(("ball", "causes"), [("f8", []), ("home11", [(HOME, 3)])])
def test_a_ball_under_a_trickster_was_not_dropped_by_who_vomits_on_himself(
    ball: str, causes: list[tuple[int, int]]
) -> None:
    gains = "home11+projectile_vomit,away7+trickster"
    match = duel("11@g8,12@a1", "7@h8", f"ball={ball}", gains).play("11vomit f8 D1 D6 D6 D1 D1 O2")
    assert status(match, "home11") == "stunned"
    assert told(match, "turnover") == causes


@rule("BB-15.3", "BB-18.T1")
def test_a_chainsaw_is_dangerous_to_who_is_lashed_out_at() -> None:
    gains = "home11+animal_savagery,home12+chainsaw"
    match = duel("11@g8,12@h8", "7@z1", "", gains).play("11 D1 D3 D3 D1 D1")
    assert status(match, "home12") == "stunned"


@rule("BB-15.3", "BB-13.12")
def test_a_chainsaw_is_dangerous_to_whom_somebody_lands_on() -> None:
    gains = "home11+throw_team_mate+st5,home12+right_stuff,away7+chainsaw"
    match = duel("11@g8,12@h8", "7@l7", "", gains).play("11throw >12 l8 D6 O1 O8 O2 D3 D2 D1 D1")
    assert status(match, "away7") == "stunned"


@rule("BB-15.3", "BB-13.11")
def test_a_chainsaw_is_dangerous_to_who_lands_badly_with_it() -> None:
    gains = "home11+throw_team_mate+st5,home12+right_stuff+chainsaw"
    match = duel("11@g8,12@h8", "7@z1", "", gains).play("11throw >12 l8 D6 O1 O8 O2 D1 D3 D3 D1 D1")
    assert status(match, "home12") == "stunned"


@rule("BB-18.T29", "BB-15.12", "BB-15.2")
def test_who_has_only_stabbed_does_not_run() -> None:
    gains = "home11+multiple_block+stab+hit_and_run+st5"
    match = duel("11@g8,12@a1", "7@h8,8@h9", "", gains).play("11two *7 stab stab D1 D1 D1 D1")
    assert asked(match) == ("turn", (HOME,))
    match = duel("11@g8,12@a1", "7@h8,8@h9", "", gains).play("11two *7 stab block PB i9 D1 D1")
    assert asked(match) == ("run-off", (HOME,))


@rule("BB-18.A8", "BB-0.9")
def test_nobody_asks_where_the_ball_is_laid_down_if_one_square_is_free() -> None:
    match = duel("11@a2,12@b2", "7@a1", "ball=away7", "home11+stab,away7+safe_pair_of_hands")
    match.play("11stab D6 D6 D1 D1")
    assert (asked(match), where(match, "ball")) == (("turn", (HOME,)), "b1")
