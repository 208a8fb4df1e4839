"""Chapter 8: shots, saves and the relaunch."""

import pytest
from tests.games.calciotto.table import AWAY, HOME, asked, at, facts, now, pitch, see, spread, tokens, where
from tests.rules import rule

from downfield.games.calciotto.rules.roll import counted


def shots(home: str, dice: str = "d3 d4") -> list[str]:
    return [t for t in tokens(spread("", home=home).play(dice)) if t.startswith("!")]


@rule("CAL-8.1")
@pytest.mark.parametrize(("square", "found"), [("h17", True), ("h16", False), ("l17", True), ("m18", False)])
def test_only_from_the_opponents_penalty_area(square: str, found: bool) -> None:
    assert bool(shots(f"14@{square}")) == found


@rule("CAL-8.1")
def test_away_shoots_at_the_other_end() -> None:
    match = spread("turn=away ball=away14", away="14@h3").play("d3 d4")
    assert [t for t in tokens(match) if t.startswith("!")] == ["!h"]
    assert "!h" not in tokens(spread("turn=away ball=away14", away="14@h18").play("d3 d4"))


@rule("CAL-8.2")
def test_a_shot_runs_straight_to_a_goal_square() -> None:
    assert shots("14@h19") == ["!h", "!j"]  # straight, and by the diagonal to the right; f21 is no goal
    assert shots("14@i18") == ["!i"]


@rule("CAL-8.2")
def test_nobody_may_stand_between_but_the_keepers_square_may_be_aimed_at() -> None:
    assert "!i" in shots("14@i19")
    match = spread("", home="14@h18", away="14@h19").play("d3 d4")
    assert "!h" not in tokens(match)


@rule("CAL-8.3")
def test_a_shot_must_be_paid_to_the_goal_square() -> None:
    assert shots("14@h18", "d1 d1") == []
    assert shots("14@h18", "d1 d2") == ["!h"]


@rule("CAL-8.4")
def test_a_shot_ends_the_phase() -> None:
    match = spread("", home="14@h18").play("d6 d5 keep !h")
    assert see(match, "pool") == 0
    assert match.need.die == "six"


@rule("CAL-8.5")
def test_cards_then_the_shooters_dice_then_the_keepers() -> None:
    match = spread("hand_home=raddoppia hand_away=tuffo", home="14@h18").play("pass pass d1 d2 !h")
    assert asked(match) == ("shot-card", (HOME,))
    match.play("pass")
    assert asked(match) == ("shot-card", (AWAY,))
    match.play("pass d6 d1")
    assert asked(match) == ("trade", (HOME,))
    match.play("keep d6 d1")
    assert asked(match) == ("trade", (AWAY,))


SHOT = [  # shooter, his square, keeper's square, target; the bonus of either
    ("14@h18", "i21", "h", 3, 3),  # next to the keeper
    ("14@h18", "h21", "h", 0, 3),  # at the keeper: no strength
    ("14@h18", "j21", "h", 3, 0),  # two away: wrong-footed
    ("14@g18", "j21", "g", 3, 0),  # three away
    ("2@h18", "i21", "h", 0, 3),  # a defender is not in his zone
]


@rule("CAL-8.6", "CAL-8.7", "CAL-3.5")
@pytest.mark.parametrize(("shooter", "keeper", "target", "attack", "save"), SHOT)
def test_strengths_of_shooter_and_keeper(
    shooter: str, keeper: str, target: str, attack: int, save: int
) -> None:
    away = f"away=1@{keeper},2@a19,3@a18,6@a17"
    line = f"home=1@h0,3@a3,6@a4,7@p2,{shooter} {away} ball=home{shooter.split('@')[0]}"
    start = at(line).play(f"d3 d2 !{target} d1 d1")
    for roll in range(2, 9):
        match = start.clone()
        match.play(f"d{roll // 2} d{roll - roll // 2}")
        scored, tied = 2 + attack > roll + save, 2 + attack == roll + save
        assert ("goal" in facts(match), "tied" in facts(match)) == (scored, tied)


@rule("CAL-8.8")
def test_a_tie_is_rolled_again_and_cards_stay_in_force() -> None:
    match = spread("hand_away=sicurezza subs=3-3", home="14@h18", away="14@p16").play(
        "pass d1 d2 !h sicurezza d5 d5 d3 d3"
    )
    assert facts(match)[-1] == "tied"  # 10 + 3 against 6 + 3 + 4
    assert "goal" not in facts(match.play("d5 d5 d3 d4"))


@rule("CAL-8.9")
def test_a_goal_is_followed_by_the_other_sides_kick_off() -> None:
    match = spread("subs=3-3", home="14@h18").play("d1 d2 !h d5 d5 d1 d1")
    assert match.points() == (1, 0)
    assert now(match) == "away lineup"


@rule("CAL-8.9", "CAL-5.2")
def test_a_save_gives_the_ball_to_the_keeper() -> None:
    match = spread("subs=3-3", home="14@h18").play("d1 d2 !h d1 d1 d5 d5")
    assert now(match) == "away relaunch, ball away1"


@rule("CAL-8.10")
def test_a_relaunch_counts_double_and_knows_no_shot() -> None:
    line = "phase=relaunch home=1@g0,2@g5,14@g18,3@a3 away=1@j21,2@a19,3@a18,6@a17 subs=3-3"
    match = at(line).play("d6 d6 keep")
    assert see(match, "pool") == 24
    match.play(">2 >14")
    assert not [t for t in tokens(match) if t.startswith("!")]


@rule("CAL-8.11")
def test_a_keeper_must_release_the_ball_while_he_can() -> None:
    line = "phase=relaunch home=1@g0,2@g3,3@a3,4@p3 away=1@j21,2@a19,3@a18,6@a17 subs=3-3"
    match = at(line).play("d1 d1")
    assert "end" not in tokens(match)
    assert "2e" not in tokens(match)  # would leave no pass
    assert "2s" in tokens(match)
    richer = at(line).play("d2 d2 >2")
    assert "end" in tokens(richer)  # the first pass does the duty, though there are points for another


@rule("CAL-8.11")
def test_no_point_may_be_spent_that_the_only_pass_needs() -> None:
    line = "phase=movement home=1@g0,2@g3,3@a3,4@p3 away=1@j21,2@a19,3@a18,6@a17 ball=home1"
    match = at(line).play("d2 d1")
    assert "3n" not in tokens(match)
    assert tokens(match) == ["2s", ">2"]


@rule("CAL-8.11")
def test_a_keeper_without_a_pass_keeps_the_ball_and_the_turn_passes() -> None:
    line = "phase=relaunch home=1@g0,2@a2,3@a3,4@p3 away=1@j21,2@a19,3@a18,6@a17 subs=3-3"
    match = at(line).play("d1 d1 end")
    assert now(match) == "away movement, ball home1"
    assert "no-release" in facts(match)


@rule("CAL-8.11", "CAL-6.7")
@pytest.mark.parametrize(("dice", "may"), [("d1 d1", False), ("d1 d2", True)])
def test_who_opens_a_line_in_the_small_area_must_get_out_without_closing_it(dice: str, may: bool) -> None:
    line = "phase=relaunch home=1@g0,2@f2,3@a3,4@p3 away=1@j21,2@a19,3@a18,6@a17 subs=3-3"
    match = at(line).play(
        dice
    )  # from f1 the keeper could pass: the way out is g1 and g2, and the pass costs two more
    assert ("2s" in tokens(match)) == may
    if may:
        match.play("2s")
        assert where(match, HOME, 2) == "g2"  # every other step would have closed it


@rule("CAL-8.12")
def test_between_shot_and_roll_the_keeper_stays() -> None:
    match = spread("", home="14@h18").play("d1 d2 !h")
    assert match.need.kind == "chance"
    assert where(match, AWAY, 1) == "i21"


@rule("CAL-8.13")
@pytest.mark.parametrize(
    ("bonus", "percent"), [(-3, 17), (-2, 26), (-1, 38), (0, 50), (1, 62), (2, 74), (3, 83), (4, 90)]
)
def test_the_chances_of_a_shot_are_those_of_the_booklet(bonus: int, percent: int) -> None:
    sums = [counted(a, b, 0, 0, 1, 0) for a in range(1, 7) for b in range(1, 7)]
    won = sum(a + bonus > b for a in sums for b in sums)
    lost = sum(a + bonus < b for a in sums for b in sums)
    assert round(100 * won / (won + lost)) == percent


@rule("CAL-3.6")
def test_a_keeper_is_strong_in_his_goal_when_challenged_and_when_he_saves() -> None:
    g = pitch(spread(""))
    assert g.is_in_zone(0, g.at[0])
    assert g.strength_of(0) == 3
