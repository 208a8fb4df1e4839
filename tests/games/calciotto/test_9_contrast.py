"""Chapter 9: the contrast."""

import pytest
from tests.games.calciotto.table import AWAY, HOME, asked, at, facts, now, see, spread, tokens, where
from tests.rules import rule


@rule("CAL-9.1")
def test_only_a_figure_that_touches_the_carrier_by_an_edge_challenges() -> None:
    match = spread("turn=away ball=home14", away="14@h11").play("d1 d1 end")
    assert now(match) == "home movement, ball home14"
    match = spread("turn=away ball=home14", away="14@i10").play("d1 d1 end")
    assert now(match) == "home movement, ball home14"
    match = spread("turn=away ball=home14", away="14@h11").play("d1 d1 14s end")
    assert asked(match) == ("challenge", (AWAY,))


@rule("CAL-9.1")
def test_the_side_with_the_ball_starts_no_contrast() -> None:
    match = spread("turn=home", away="14@h10").play("d1 d1 end")
    assert now(match) == "away movement, ball home14"


@rule("CAL-9.2")
def test_it_is_optional_and_one_of_several_is_chosen() -> None:
    line = "home=1@h0,2@a2,3@a3,14@h9 away=1@i21,2@h10,3@g9,4@i9,6@p9 turn=away ball=home14"
    match = at(line).play("d1 d1 end")
    assert tokens(match) == ["none", "x2", "x3", "x4"]
    assert now(match.play("none")) == "home movement, ball home14"


@rule("CAL-9.3")
def test_the_challengers_side_is_asked_for_a_card_first() -> None:
    match = spread("turn=away ball=home14 hand_home=dribbling hand_away=tackle", away="14@h10")
    match.play("pass pass d1 d1 end x14")
    assert asked(match) == ("contrast-card", (AWAY,))
    assert asked(match.play("tackle")) == ("contrast-card", (HOME,))


@rule("CAL-9.4", "CAL-9.8")
def test_the_challenger_rolls_and_trades_before_the_carrier_does() -> None:
    match = spread("turn=away ball=home14", away="14@h10").play("d1 d1 end x14 d6 d1")
    assert asked(match) == ("trade", (AWAY,))
    match.play("keep d6 d2")
    assert asked(match) == ("trade", (HOME,))
    assert facts(match).count("rolled") == 3


BONUS = [  # carrier, challenger; what each adds
    ("10@h9", "10@h10", 3, 3),  # two midfielders in midfield
    ("14@h9", "10@h10", 0, 3),
    ("14@h16", "2@h17", 3, 3),  # an attacker against a defender in his zone
    ("14@h15", "2@h14", 3, 3),  # the carrier's square counts, not the challenger's
    ("14@h14", "2@h15", 0, 0),
    ("6@b9", "6@b10", 2, 2),  # on the wing
    ("6@b9", "10@c9", 2, 0),
]


@rule("CAL-9.5", "CAL-3.5")
@pytest.mark.parametrize(("carrier", "challenger", "defence", "attack"), BONUS)
def test_strength_counts_in_the_zone_of_the_carriers_square(
    carrier: str, challenger: str, defence: int, attack: int
) -> None:
    mine, theirs = carrier.split("@")[0], challenger.split("@")[0]
    far = ["2@a2", "3@a3", "4@a4", "8@p2"]
    home = ",".join(f for f in far if f.split("@")[0] != mine)
    away = ",".join(f.replace("a", "n").replace("p2", "n9") for f in far if f.split("@")[0] != theirs)
    start = at(f"home=1@h0,{home},{carrier} away=1@i21,{away},{challenger} turn=away ball=home{mine}")
    start.play(f"d1 d1 end x{theirs} d1 d2")
    for roll in range(2, 9):
        match = start.clone()
        match.play(f"d{roll // 2} d{roll - roll // 2}")
        won, tied = 3 + attack > roll + defence, 3 + attack == roll + defence
        assert ("ball-won" in facts(match), "tied" in facts(match)) == (won, tied)


@rule("CAL-9.6")
@pytest.mark.parametrize(("card", "total"), [("tackle", 2), ("scivolata", 4), ("pass", 0)])
def test_a_card_adds_to_the_challengers_total(card: str, total: int) -> None:
    start = spread("turn=away ball=home14 hand_away=tackle,scivolata", away="14@h10")
    start.play(f"pass d1 d1 end x14 {card} d1 d2")
    for roll in range(2, 11):
        match = start.clone()
        match.play(f"d{roll // 2} d{roll - roll // 2}")
        assert ("ball-won" in facts(match), "tied" in facts(match)) == (3 + total > roll, 3 + total == roll)


@rule("CAL-9.6")
def test_dribbling_adds_three_to_the_carriers_total() -> None:
    match = spread("turn=away ball=home14 hand_home=dribbling", away="14@h10")
    match.play("pass d1 d1 end x14 dribbling d2 d4 d1 d1")
    assert facts(match)[-1] == "ball-won"  # 6 against 2 + 3
    match = spread("turn=away ball=home14 hand_home=dribbling", away="14@h10")
    match.play("pass d1 d1 end x14 dribbling d2 d3 d1 d1")
    assert facts(match)[-1] == "tied"


@rule("CAL-9.7", "CAL-5.2")
def test_the_winner_has_the_ball_and_moves_next() -> None:
    won = spread("turn=away ball=home14", away="14@h10").play("d1 d1 end x14 d5 d5 d1 d1")
    assert now(won) == "away movement, ball away14"
    assert where(won, AWAY, 14) == "h10"
    lost = spread("turn=away ball=home14", away="14@h10").play("d1 d1 end x14 d1 d1 d5 d5")
    assert now(lost) == "home movement, ball home14"


@rule("CAL-9.9", "CAL-3.6")
def test_a_keeper_with_the_ball_may_be_challenged_and_is_strong() -> None:
    line = "home=1@h0,2@a2,3@a3,4@a4 away=1@i21,2@a19,3@a18,14@h1 turn=away ball=home1"
    match = at(line).play("d1 d1 end x14 d2 d3 d1 d1")
    assert facts(match)[-1] == "tied"  # 5 against 2 + 3
    match.play("d5 d5 d1 d1")
    assert now(match) == "away movement, ball away14"
    assert where(match, AWAY, 14) == "h1"


@rule("CAL-9.9")
def test_a_keeper_challenges_from_his_goal_without_a_bonus() -> None:
    line = "home=1@h0,2@a2,3@a3,4@a4 away=1@i21,2@a19,3@a18,10@h1 turn=home ball=away10"
    match = at(line).play("d1 d1 end")
    assert tokens(match) == ["none", "x1"]
    assert facts(match.play("x1 d2 d2 d2 d2"))[-1] == "tied"
    assert see(match, "carrier") == 10
