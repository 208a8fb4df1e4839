"""Chapter 18: who is on the ball, before a pass and at a kick-off."""

import pytest
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    at,
    duel,
    facts,
    pitch,
    status,
    tokens,
    told,
    where,
)
from tests.rules import rule

from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.kernel.match import Match

PASS = "11pass throw k8"


def passed(gains: str, away: str = "7@m8,8@z1", more: str = "", home: str = "11@g8,12@k8,13@a1") -> Match:
    """Home's 11 throws to 12 on k8; what away does about it comes next."""
    return duel(home, away, f"ball=home11 {more}", gains).play(PASS)


@rule("BB-18.P9", "BB-12.2")
def test_who_is_on_the_ball_moves_before_the_test() -> None:
    match = passed("away7+on_the_ball")
    assert asked(match) == ("on-the-ball", (AWAY,))
    assert tokens(match) == ["no", "7"]
    match.play("7 l8")
    assert asked(match) == ("run", (AWAY,))
    match.play(".")
    assert where(match, "away7") == "l8"
    assert match.need.kind == "chance"
    match.play("D6 D2")  # AG 3+, marked now: the catch fails on a 3
    assert told(match, "failed")[-1][3:] == (4, 2, 4)


@rule("BB-18.P9")
def test_three_squares_and_no_more_each_once() -> None:
    match = passed("away7+on_the_ball,away9+on_the_ball", "7@m8,9@z9").play("7 m9 m10 m11")
    assert asked(match) == ("on-the-ball", (AWAY,))
    assert tokens(match) == ["no", "9"]
    match.play("no")
    assert asked(match) != ("on-the-ball", (AWAY,))
    assert match.need.kind == "chance"


@rule("BB-18.P9", "BB-3.11")
@pytest.mark.parametrize("away", ["7@m8p,8@z1", "7@m8z,8@z1"])
def test_only_who_stands_with_a_zone_is_on_the_ball(away: str) -> None:
    assert passed("away7+on_the_ball", away).need.kind == "chance"


@rule("BB-18.P9", "BB-9.10")
def test_who_falls_over_ends_it_without_a_turnover() -> None:
    match = passed("away7+on_the_ball,away8+on_the_ball", "7@m8,8@z1", home="11@g8,12@k8,13@n8").play(
        "7 m9 D1 D1 D1"
    )
    assert status(match, "away7") == "prone"
    assert "turnover" not in facts(match)
    assert match.need.kind == "chance"  # nobody else moves: the pass is thrown
    match.play("D6 D6")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-18.P9", "BB-18.P4", "BB-8.10")
def test_a_fall_before_a_dump_off_in_the_own_turn_is_a_turnover() -> None:
    gains = "away7+dump_off,home12+on_the_ball"
    match = duel("11@g8,12@d4,13@a1", "7@h8,8@e4,9@i8", "ball=away7", gains).play("11block i8")
    assert asked(match) == ("on-the-ball", (HOME,))
    match.play("12 d5 D1 D1 D1 D6 D6")
    assert told(match, "turnover")[0] == (HOME, 1)
    assert "blocked" not in facts(match)


@rule("BB-18.P9")
def test_the_passers_own_side_is_not_asked() -> None:
    assert passed("home12+on_the_ball").need.kind == "chance"


@rule("BB-18.P9", "BB-18.T2", "BB-12.6")
def test_nobody_moves_for_a_pass_that_is_refused() -> None:
    match = passed("away7+on_the_ball,home11+animosity").play("D1")
    assert asked(match) == ("turn", (HOME,))
    assert "on-the-ball" not in facts(match)


# Kick-off -------------------------------------------------------------------------------------------------------------


ALL = ",".join(f"away{n}+on_the_ball" for n in range(1, 12))


def kicked(gains: str, direction: str = "O5 D1") -> Match:
    """Away receives; home kicks to s8, with a deviation."""
    match = at("phase=drive kicking=home" + (f" more={gains}" if gains else ""))
    while match.need.question != "kick":
        match.play(next(token for token in tokens(match) if not token.startswith("+")))
    return match.play(f"@s8 {direction}")


@rule("BB-6.11", "BB-18.P9")
def test_an_open_receiver_runs_under_a_kick() -> None:
    match = kicked(ALL)
    assert asked(match) == ("on-the-ball", (AWAY,))
    runner = tokens(match)[-1]
    match.play(runner)
    assert asked(match) == ("run", (AWAY,))
    match.play(tokens(match)[1]).play(".")
    assert match.need.die == "six"  # one player only, then the event


@rule("BB-6.11")
def test_nobody_runs_under_a_touchback_or_without_the_skill() -> None:
    assert kicked(ALL, "O4 D6").need.die == "six"
    assert kicked("").need.die == "six"


@rule("BB-6.11")
def test_a_runner_stays_in_his_own_half() -> None:
    match = kicked(ALL)
    for runner in tokens(match)[1:]:
        seen = kicked(ALL).play(runner)
        assert all(token == "." or token.lstrip("^")[0] >= "n" for token in tokens(seen))


@rule("BB-6.11", "BB-3.3")
def test_only_open_players_run_under_a_kick() -> None:
    match = kicked(ALL)
    g = pitch(match)
    opened = {n for n in range(1, 12) if not g.marking(g.at[SLOTS + n - 1], AWAY) and g.at[SLOTS + n - 1]}
    assert {int(token) for token in tokens(match)[1:]} == opened
    assert len(opened) < 11


@rule("BB-18.P9", "BB-18.P4")
def test_who_is_about_to_block_does_not_run_after_the_ball_that_is_dumped_off() -> None:
    gains = "home11+on_the_ball,home12+on_the_ball,away7+dump_off"
    match = duel("11@g8,12@j5", "7@h8,8@k8", "ball=away7", gains).play("11block k8")
    assert asked(match) == ("on-the-ball", (HOME,))
    assert tokens(match) == ["no", "12"]
