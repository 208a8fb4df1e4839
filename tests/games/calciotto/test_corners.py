"""Corners of the pitch and of the rules: goal lines, the last figure, the last card, and who may not do what."""

import pathlib

import pytest
from tests.games.calciotto.table import (
    AWAY,
    HOME,
    asked,
    at,
    changed,
    facts,
    field,
    figure,
    game,
    now,
    pitch,
    see,
    spread,
    tokens,
    where,
)
from tests.rules import rule

from downfield.games.calciotto import GAME
from downfield.games.calciotto.notation.shown import scene_of
from downfield.kernel.errors import IllegalAnswer
from downfield.kernel.spec import Game

# The pitch --------------------------------------------------------------------------------------------------------


@rule("CAL-8.2", "CAL-2.3")
@pytest.mark.parametrize(
    ("square", "shots"),
    [
        ("h20", ["!g", "!h", "!i"]), ("f20", ["!g"]), ("k20", ["!j"]), ("g20", ["!g", "!h"]), ("e20", []),
        ("e19", ["!g"]),
    ],
)  # fmt: skip
def test_shots_from_the_goal_line(square: str, shots: list[str]) -> None:
    match = spread("", home=f"14@{square}").play("d3 d4")
    assert [t for t in tokens(match) if t.startswith("!")] == shots


@rule("CAL-6.6")
def test_nobody_steps_over_a_touchline_or_a_goal_line() -> None:
    line = "home=1@g0,2@a1,3@p1,6@a20,7@p20 away=1@i21,2@b10,3@c10,4@d10 ball=home2"
    steps = [t for t in tokens(at(line).play("d5 d5")) if t[-1] in "nesw"]
    assert steps == ["1e", "2n", "2e", "3n", "3w", "6e", "6s", "7s", "7w"]


@rule("CAL-7.7")
@pytest.mark.parametrize(
    ("square", "may"), [("e2", True), ("d3", True), ("f2", False), ("g7", True), ("e1", False)]
)
def test_a_keeper_is_reached_by_a_straight_line_over_the_pitch(square: str, may: bool) -> None:
    line = f"home=1@g0,2@{square},3@p3,4@p4 away=1@j21,2@a19,3@a18,6@a17 ball=home2"
    assert (">1" in tokens(at(line).play("d4 d4"))) == may


@rule("CAL-6.4")
def test_points_for_passes_do_not_tire_a_figure() -> None:
    line = "home=1@h0,2@h11,3@p3,14@h9 away=1@j21,2@a19,3@a18,6@a17 ball=home14"
    match = at(line).play("d6 d6 keep >2 >14 >2 >14 14e 14e")
    assert "14e" in tokens(match)
    assert "14e" not in tokens(match.play("14e"))


@rule("CAL-12.1", "CAL-6.7")
def test_a_sprinter_runs_through_his_small_area_with_points_of_his_own() -> None:
    match = spread("hand_home=sprint3", home="14@g2").play("sprint3.14 d1 d1 2e 2e")
    assert (see(match, "pool"), see(match, "private")) == (0, 4)
    assert "14s" in tokens(match)
    match.play("14s 14e 14e")
    assert where(match, HOME, 14) == "i2"  # the last of the four could only lead out


@rule("CAL-12.3", "CAL-7.2")
def test_a_grounded_figure_still_blocks_a_line() -> None:
    line = "home=1@h0,2@h13,3@p3,14@h9 away=1@j21,2@a19,3@a18,6@h11z ball=home14"
    assert ">2" not in tokens(at(line).play("d4 d4"))


# Cards and dice ---------------------------------------------------------------------------------------------------


@rule("CAL-12.2", "CAL-14.12")
def test_no_counter_attack_at_a_kick_off() -> None:
    match = at("phase=kickoff hand_home=contropiede").play("14 13")
    assert asked(match) == ("move-card", (HOME,))
    assert tokens(match) == ["pass"]


@rule("CAL-11.4")
def test_with_two_empty_hands_nobody_is_asked() -> None:
    assert spread("").need.kind == "chance"
    assert spread("turn=away ball=home14", away="14@h10").play("d1 d1 end x14").need.kind == "chance"


@rule("CAL-13.4", "CAL-14.9")
def test_the_sixes_of_a_free_kick_may_be_traded_before_the_doubling() -> None:
    match = spread("phase=freekick subs=3-3", home="14@i9").play("14 done wall-g 14 2 done f- d6 d2")
    assert tokens(match) == ["keep", "trade"]
    assert see(match.play("trade +tuffo"), "pool") == 4


@rule("CAL-13.4")
def test_the_sixes_of_a_penalty_may_be_traded() -> None:
    line = "phase=penalty home=1@h0,2@a2,3@a3,14@h17 away=1@i21,2@a16,3@a15,6@a14 ball=home14 subs=3-3"
    match = at(line).play("@h17 done done !g d6 d1")
    assert asked(match) == ("trade", (HOME,))


@rule("CAL-3.6", "CAL-14.13")
def test_a_keepers_number_saves_and_does_not_shoot() -> None:
    line = "phase=freekick home=1@g0,2@a2,3@a3,6@a4 away=1@j21,2@p19,3@p18,6@p17 ball=home1 subs=3-3"
    match = at(line).play("done wall-h 2 3 done f+ d6 d6 keep")
    assert facts(match)[-1] == "shot"  # over the whole pitch, for there is no pass
    assert facts(match.play("d1 d2 d2 d1"))[-1] == "tied"  # three against three: no bonus for either


# Figures ----------------------------------------------------------------------------------------------------------


@rule("CAL-12.3", "CAL-16.3")
def test_who_comes_on_for_a_grounded_figure_stands() -> None:
    match = spread("phase=relaunch subs=0-3", home="14@h9z").play("14>15")
    assert not figure(match, HOME, 15).grounded
    assert "15n" in tokens(match.play("done d4 d4"))


@rule("CAL-16.2", "CAL-4.2")
def test_an_empty_bench_is_not_asked() -> None:
    match = spread("phase=relaunch bench_home=- bench_away=-")
    assert match.need.kind == "chance"


@rule("CAL-16.3", "CAL-17.2")
def test_an_expelled_figure_is_not_replaced_and_a_yellow_stays_with_its_figure() -> None:
    line = "home=1@h0,2@a2y,3@a3,14@h9 gone_home=4yy phase=relaunch subs=0-3"
    match = at(line)
    assert not [t for t in tokens(match) if t.startswith("4>")]
    match.play("2>9")
    assert field(match, "gone_home") == "2y,4yy"
    assert figure(match, HOME, 9).yellow == 0


@rule("CAL-10.3", "CAL-17.2")
def test_after_a_goal_only_those_who_are_left_line_up() -> None:
    match = at("phase=lineup subs=3-3 home=1,2,3,14 gone_home=4yy away=1,2,3,6")
    match.play("1=h0 2=g4 3=j4 14=k9")
    assert asked(match) == ("lineup", (AWAY,))
    match.play("1=i21 2=g17 3=j17 6=k12")
    assert now(match) == "home kickoff"


KEEPER = "home=1@h0,2@a2,3@a3,14@h20 turn=away ball=home14 hand_away=tackle hand_home=ammonizione"
OFF = "pass pass d1 d1 end x1 tackle ammonizione"


@rule("CAL-17.5")
def test_without_a_keeper_on_the_bench_somebody_else_goes_in_goal_for_nothing() -> None:
    match = at(f"{KEEPER} away=1@h21y,2@a19,3@a18,6@a17,7@p9 bench_away=9,10").play(OFF)
    assert asked(match) == ("stand-in", (AWAY,))
    match.play("7")
    assert field(match, "subs") == [0, 0]
    assert where(match, AWAY, 7) == "h21"


@rule("CAL-17.4", "CAL-17.5")
def test_a_side_of_four_that_loses_its_keeper_has_lost() -> None:
    match = at(f"{KEEPER} away=1@h21y,2@a19,3@a18,6@a17").play(OFF)
    assert match.over
    assert match.points() == (3, 0)


@rule("CAL-17.5", "CAL-6.6")
def test_a_stand_in_keeps_to_his_goal_and_saves_with_nothing() -> None:
    line = "home=1@h0,2@a2,3@a3,14@g18 away=2@h21,3@a18,6@a17,7@p9 gone_away=1yy bench_away=-"
    match = at(f"{line} ball=home14").play("d1 d2 !g d1 d1")  # two and three of strength
    assert facts(match.play("d2 d2"))[-1] == "goal"
    step = at(f"{line} turn=away ball=home14").play("d4 d4")
    assert [t for t in tokens(step) if t[0] == "2"] == ["2e", "2w"]


@rule("CAL-17.6")
def test_no_marker_is_brought_into_a_match() -> None:
    assert not any(pitch(game().new(by_hand=True)).yellows(i) for i in range(30))


@rule("CAL-14.6")
def test_a_keeper_too_near_the_ball_steps_aside(tmp_path: pathlib.Path) -> None:
    changed(tmp_path, "pitch.toml", "[6, 11]", "[7, 10]")
    file = tmp_path / "changed" / "pitch.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("[5, 12]", "[7, 10]"), encoding="utf-8")
    narrow = Game(GAME, tmp_path / "changed")  # so narrow that a free kick may be taken beside the goal
    line = "phase=freekick home=1@g0,2@a2,3@a3,14@f20 away=1@g21,2@p19,3@p18,6@p17 subs=3-3"
    match = narrow.at(line).play("14 done")
    assert asked(match) == ("retreat", (AWAY,))
    assert tokens(match) == ["1=h21", "1=i21", "1=j21"]


# Bad input --------------------------------------------------------------------------------------------------------


@rule("CAL-4.3")
@pytest.mark.parametrize("square", ["@h10", "@g1", "@a11", "@h0", "@z9"])
def test_a_square_where_no_line_up_may_be_is_refused_with_the_rule(square: str) -> None:
    match = game().new(by_hand=True).play("-5 -11 1 @h0 2")
    with pytest.raises(IllegalAnswer, match=r"CAL-4\.3"):
        match.answer(square)
    assert scene_of(match.view(HOME)).player == 2
