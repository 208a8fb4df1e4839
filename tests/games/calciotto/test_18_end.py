"""Chapters 18 and 19: the clock, the end, the shoot-out; and what a league makes of results."""

import pytest
from tests.contract.cases import answer_at_random
from tests.games.calciotto.table import AWAY, HOME, asked, at, facts, game, now, pitch, see, spread, tokens
from tests.rules import rule

from downfield.kernel import drive, record
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.needs import CHOICE, NOBODY, OVER


@rule("CAL-18.1")
@pytest.mark.parametrize(("score", "winner"), [("2-1", HOME), ("0-1", AWAY), ("1-1", -1)])
def test_more_goals_win(score: str, winner: int) -> None:
    match = spread(f"played=89 score={score}").play("d1 d1 end")
    assert match.over
    assert match.state.winner == winner


@rule("CAL-18.2")
def test_goals_of_both_sides_are_counted_together_or_of_the_better_one() -> None:
    script = "d1 d2 !h d5 d5 d1 d1"
    total = spread("score=2-1", home="14@h18", mode="goals").play(script)
    assert (total.over, total.points()) == (True, (3, 1))
    drawn = spread("score=1-2", home="14@h18", mode="goals").play(script)
    assert (drawn.over, drawn.state.winner) == (True, -1)
    first = spread("score=2-1", home="14@h18", mode="goals", goals_counting="first_to").play(script)
    assert not first.over
    assert spread("score=3-3", home="14@h18", mode="goals", goals_counting="first_to").play(script).over


@rule("CAL-18.3", "CAL-18.4")
@pytest.mark.parametrize(("minutes", "phases"), [("45", 90), ("60", 120), ("90", 180)])
def test_a_phase_takes_half_a_minute(minutes: str, phases: int) -> None:
    assert spread(f"played={phases - 1}", minutes=minutes).play("d1 d1 end").over
    assert not spread(f"played={phases - 2}", minutes=minutes).play("d1 d1 end").over


@rule("CAL-18.4")
def test_the_clock_step_may_be_agreed() -> None:
    assert spread("played=44", seconds_per_phase=60).play("d1 d1 end").over
    match = spread("played=10")
    assert see(match, "minute") == 5


@rule("CAL-18.5")
def test_at_the_limit_the_phase_is_completed_with_its_action() -> None:
    match = spread("played=89 turn=away ball=home14", away="14@h10").play("d1 d1 end")
    assert asked(match)[0] == "challenge"
    match.play("x14 d5 d5 d1 d1")
    assert match.over  # the phase won is no longer played
    shot = spread("played=89", home="14@h18").play("d1 d2 !h")
    assert not shot.over
    assert shot.play("d1 d1 d5 d5").over


@rule("CAL-18.5")
def test_a_free_kick_awarded_is_still_played() -> None:
    line = "played=89 turn=away ball=home14 hand_away=tackle hand_home=punizione subs=3-3"
    match = spread(line, away="14@h10").play("pass pass d1 d1 end x14 tackle punizione")
    assert now(match) == "home freekick, ball home14"
    match.play("14 done wall-h 14 2 done f- d1 d1 end")
    assert match.over


@rule("CAL-18.6")
def test_a_real_clock_is_read_at_the_end_of_a_phase() -> None:
    match = spread("played=2690 score=1-0", clock="real").play("d1 d1 end")
    assert match.need.die == "watch"
    assert not match.clone().play("w9").over
    assert pitch(match.clone().play("w9")).played == 2699
    assert match.play("w10").over
    assert facts(match)[-2:] == ["time-up", "won"]


@rule("CAL-18.6")
def test_a_watch_starts_with_the_kick_off_and_rolls_no_die() -> None:
    match = game().new(options={"clock": "real"}, seed=5)
    match.watch = lambda: 45
    rng = Rng(3)
    while not match.over:
        answer_at_random(match, rng)
    told = [move for move in match.moves if move.told]
    assert {move.token for move in told} == {"w45"}
    assert len(told) == 61  # the first starts it, then sixty times 45 seconds are 45 minutes
    assert match.rolls == sum(move.seat == NOBODY for move in match.moves) - 61


@rule("CAL-18.6")
def test_a_watch_that_nobody_reads_is_verified_too() -> None:
    match, rng = game().new(options={"clock": "real"}), Rng(4)
    while not match.over:
        answer_at_random(match, rng)
    assert record.verify(record.read(record.write(match)), game()).over


@rule("CAL-18.6")
@pytest.mark.parametrize(
    ("whole", "seconds", "played"), [(True, 30, 2700), (False, 30, 2700), (True, 40, 2720)]
)
def test_a_simulation_is_told_the_agreed_time_for_each_phase(whole: bool, seconds: int, played: int) -> None:
    match, rng = game().new(options={"clock": "real", "seconds_per_phase": seconds}), Rng(2)
    state = match.state
    while state.need != OVER:
        if whole:
            drive.playout(state, rng, 100_000)
        elif state.need == CHOICE:
            drive.answer_and_roll(state, state.opts[rng.below(state.n)], rng)
        else:
            drive.roll(state, rng)
    assert pitch(match).played == played


@rule("CAL-18.7")
def test_there_are_no_halves() -> None:
    match = spread("played=45").play("d1 d1 end")
    assert now(match) == "away movement, ball home14"


@rule("CAL-18.9")
def test_a_goals_match_stops_after_so_many_phases() -> None:
    match = spread("played=599 score=1-0", mode="goals").play("d1 d1 end")
    assert match.over
    assert "safety-stop" in facts(match)
    assert spread("played=29", mode="goals", max_phases=30).play("d1 d1 end").over


# The shoot-out ----------------------------------------------------------------------------------------------------

GOOD = "d6 d6 d1 d1"
SAVED = "d1 d1 d6 d6"


def shootout() -> Match:
    line = "home=1@h0,2@a2,13@a3,14@h9 away=1@i21,2@a19,13@a18,14@h12 played=89 score=1-1"
    return at(line, knockout=True).play("d1 d1 end")


@rule("CAL-18.8")
def test_a_knock_out_tie_goes_to_a_shoot_out() -> None:
    match = shootout()
    assert match.need.die == "lot"
    match.play("lhome")
    assert asked(match) == ("keeper-square", (AWAY,))
    assert tokens(match) == ["@g21", "@h21", "@i21", "@j21"]
    assert tokens(match.play("@g21")) == ["13", "14"]
    assert asked(match.play("13")) == ("target", (HOME,))
    match.play(f"!j {GOOD}")
    assert facts(match)[-1] == "kick-good"
    assert asked(match) == ("keeper-square", (HOME,))


@rule("CAL-18.8")
def test_attackers_kick_first_and_nobody_twice_before_all_have() -> None:
    match = shootout().play(f"lhome @g21 13 !j {GOOD} @g0 13 !j {GOOD} @g21 !j {GOOD} @g0 !j {GOOD} @g21 !j")
    assert see(match, "shooter") == 2
    match.play(f"{GOOD} @g0 !j {GOOD} @g21")
    assert tokens(match) == ["13", "14"]


@rule("CAL-18.8")
def test_it_stops_as_soon_as_it_is_decided() -> None:
    match = shootout().play("lhome")
    kicks = 0
    while not match.over:
        keeper = "@g21" if pitch(match).turn == HOME else "@g0"
        match.play(keeper)
        if asked(match)[0] == "shooter":
            match.answer(tokens(match)[0])
        match.play(f"!j {GOOD if pitch(match).turn == HOME else SAVED}")
        kicks += 1
    assert kicks == 6  # three up with two kicks left
    assert match.state.winner == HOME
    assert match.points() == (1, 1)


@rule("CAL-18.8")
def test_sudden_death_needs_equal_kicks() -> None:
    match = shootout().play("laway")
    kicks = 0
    while not match.over:
        side = int(pitch(match).turn)
        match.play("@g21" if side == HOME else "@g0")
        if asked(match)[0] == "shooter":
            match.answer(tokens(match)[0])
        match.play(f"!j {SAVED if (side == AWAY and kicks == 10) else GOOD}")
        kicks += 1
    assert kicks == 12
    assert match.state.winner == HOME


@rule("CAL-18.8", "CAL-13.4")
def test_a_tie_is_rolled_again_without_cards_or_trades() -> None:
    match = shootout().play("lhome @g21 13 !j d6 d3 d6 d5")  # 9 + 2 against 11
    assert match.need.die == "six"
    assert "kick-good" not in facts(match)
    assert facts(match.play("d6 d6 d1 d1"))[-1] == "kick-good"


@rule("CAL-19.1", "CAL-19.2")
@pytest.mark.parametrize(
    ("score", "returns"), [("2-1", (1.0, -1.0)), ("1-1", (0.0, 0.0)), ("0-1", (-1.0, 1.0))]
)
def test_a_result_tells_a_league_win_draw_or_defeat(score: str, returns: tuple[float, float]) -> None:
    assert spread(f"played=89 score={score}").play("d1 d1 end").returns() == returns


@rule("CAL-19.3")
def test_every_match_begins_with_a_call_up_from_the_whole_squad() -> None:
    match = game().new(by_hand=True)
    assert asked(match) == ("leave", (HOME,))
    assert len(tokens(match)) == 14
