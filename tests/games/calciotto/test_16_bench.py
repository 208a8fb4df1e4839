"""Chapters 16 and 17: substitutions, cautions, expulsions."""

from typing import cast

from tests.games.calciotto.table import (
    AWAY,
    HOME,
    asked,
    at,
    facts,
    field,
    now,
    pitch,
    see,
    spread,
    tokens,
    where,
)
from tests.rules import rule

from downfield.games.calciotto.model.tables import FREE, WIDTH
from downfield.kernel.match import Match


def cautioned(away: str, more: str = "", challenger: int = 14) -> Match:
    """Away's challenger is cautioned at h10."""
    line = (
        f"home=1@h0,2@a2,3@a3,14@h9 away={away} turn=away ball=home14 hand_away=tackle hand_home=ammonizione"
    )
    return at(f"{line} {more}").play(f"pass pass d1 d1 end x{challenger} tackle ammonizione")


FULL = "1@i21,2@a19,3@a18,6@a17,14@h10y"


@rule("CAL-16.1", "CAL-16.4")
def test_three_substitutions_a_match_also_in_one_window() -> None:
    match = spread("phase=relaunch subs=1-3", home="14@h9")
    assert asked(match) == ("substitute", (HOME,))
    match.play("2>9 3>15")
    assert pitch(match).home_subs == 3
    assert match.need.die == "six"


@rule("CAL-16.2")
def test_only_at_dead_balls_and_after_a_shot() -> None:
    assert spread("").need.kind == "chance"
    for phase in ("freekick", "relaunch", "lineup"):
        match = spread(f"phase={phase}")
        assert asked(match) == ("substitute", (HOME,))
        assert asked(match.play("done")) == ("substitute", (AWAY,))
    assert asked(spread("phase=penalty", home="14@h17")) == ("substitute", (HOME,))


@rule("CAL-16.3")
def test_who_comes_on_takes_the_square_and_who_went_off_does_not_return() -> None:
    match = spread("phase=relaunch subs=0-3")
    assert not [t for t in tokens(match) if t.startswith("1>") and t != "1>12"]
    assert not [t for t in tokens(match) if t.endswith(">12") and t != "1>12"]
    match.play("14>15")
    assert where(match, HOME, 15) == "h9"
    assert field(match, "gone_home") == "14"
    assert not [t for t in tokens(match) if t.endswith(">14")]


@rule("CAL-17.1", "CAL-17.6")
def test_a_caution_is_a_yellow_marker() -> None:
    match = cautioned(FULL.replace("h10y", "h10"))
    assert "14@h10y" in field(match, "away")
    assert "sent-off" not in facts(match)


@rule("CAL-17.2")
def test_the_second_yellow_sends_off_for_the_rest_of_the_match() -> None:
    match = cautioned(FULL)
    assert "sent-off" in facts(match)
    assert field(match, "away") == "1@i21,2@a19,3@a18,6@a17"
    assert field(match, "gone_away") == "14yy"
    assert len(cast(list[object], see(match, "figures"))) == 8
    g = pitch(match)
    assert g.board[g.at[3] + WIDTH] == FREE  # h10, in front of the carrier


@rule("CAL-17.3")
def test_who_is_sent_off_is_not_there_for_the_wall() -> None:
    match = cautioned(FULL, "subs=3-3").play("14 done wall-h")
    assert tokens(match) == ["2", "3", "6"]


@rule("CAL-17.4")
def test_with_fewer_than_four_figures_the_match_is_lost() -> None:
    match = cautioned("1@i21,2@a19,3@a18,14@h10y")
    assert match.over
    assert (match.points(), match.state.winner) == ((3, 0), HOME)
    trailing = cautioned("1@i21,2@a19,3@a18,14@h10y", "score=4-1")
    assert trailing.points() == (4, 1)
    leading = cautioned("1@i21,2@a19,3@a18,14@h10y", "score=0-5")
    assert leading.points() == (3, 0)


KEEPER = "home=1@h0,2@a2,3@a3,14@h20 turn=away ball=home14 hand_away=tackle hand_home=ammonizione"
OFF = "pass pass d1 d1 end x1 tackle ammonizione"


@rule("CAL-17.5")
def test_a_keeper_sent_off_is_replaced_by_one_from_the_bench() -> None:
    match = at(f"{KEEPER} away=1@h21y,2@a19,3@a18,6@a17,7@p9").play(OFF)
    assert asked(match) == ("new-keeper", (AWAY,))
    assert tokens(match) == ["2>12", "3>12", "6>12", "7>12"]
    match.play("6>12")
    assert field(match, "away") == "12@h21,2@a19,3@a18,7@p9"
    assert field(match, "subs") == [0, 1]
    assert field(match, "gone_away") == "1yy,6"


@rule("CAL-17.5")
def test_without_a_keeper_or_substitution_an_outfield_figure_keeps_goal_with_strength_0() -> None:
    match = at(f"{KEEPER} away=1@h21y,2@a19,3@a18,6@a17,7@p9 subs=0-3").play(OFF)
    assert asked(match) == ("stand-in", (AWAY,))
    match.play("2")
    assert field(match, "away") == "2@h21,3@a18,6@a17,7@p9"
    g = pitch(match)
    assert (g.role_of(8), g.strength_of(8)) == (0, 0)
    assert now(match) == "home penalty, ball home14"
