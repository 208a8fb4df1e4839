"""Chapter 9: the end of the game, concession and overtime."""

import pytest

from tests.games.first_downs.table import AWAY, HOME, asked, at, facts, see, tokens, yards
from tests.rules import rule


@rule("FFD-9.1")
@pytest.mark.parametrize(("score", "winner"), [("14-7", HOME), ("7-14", AWAY)])
def test_the_game_ends_after_all_drives_and_more_points_win(score: str, winner: int) -> None:
    match = at(f"drive=6 down=4 score={score}")
    assert not match.over
    match.play("punt")
    assert (match.over, match.state.winner) == (True, winner)
    assert match.returns()[winner] == 1.0


@rule("FFD-9.1")
def test_the_last_attacker_may_still_win() -> None:
    match = at("drive=6 down=4 yards=30/10/10 score=7-6").play("fg")
    assert (match.points(), match.state.winner) == ((7, 9), AWAY)


@rule("FFD-9.1")
def test_a_lead_before_the_last_drive_ends_nothing() -> None:
    match = at("drive=5 down=4 score=0-16").play("punt")
    assert not match.over


@rule("FFD-9.2")
def test_a_side_that_cannot_draw_level_may_concede() -> None:
    match = at("drive=5 down=4 score=16-7").play("punt")
    assert asked(match) == ("concede", (AWAY,))
    match.play("concede")
    assert (match.over, match.state.winner, match.points()) == (True, HOME, (16, 7))
    assert facts(match)[-1] == "conceded"


@rule("FFD-9.2")
@pytest.mark.parametrize(
    ("line", "loser"),
    [
        ("drive=6 score=9-0", AWAY),
        ("drive=6 score=0-3", HOME),
        ("drive=5 score=0-9", HOME),
        ("drive=5 score=0-8", None),
        ("drive=4 score=16-0", None),
        ("drive=5 score=9-0", AWAY),
        ("drive=5 score=8-0", None),
        ("drive=3 score=0-8", None),
        ("drive=6 score=8-0", None),
        ("drive=6 score=0-0", None),
    ],
)
def test_only_a_deficit_above_eight_a_drive_qualifies(line: str, loser: int | None) -> None:
    match = at(f"phase=between {line}")
    assert asked(match) == (("play", (see(match, "attacker"),)) if loser is None else ("concede", (loser,)))


@rule("FFD-9.2")
def test_conceding_is_voluntary_and_every_drive_is_played() -> None:
    match = at("phase=between drive=6 score=0-3").play("pass")
    assert asked(match) == ("play", (AWAY,))
    assert not match.over


@rule("FFD-9.2")
def test_nobody_is_asked_once_the_last_drive_is_played() -> None:
    match = at("drive=6 down=4 score=21-3").play("punt")
    assert match.over


@rule("FFD-9.3")
def test_a_tie_is_played_on() -> None:
    match = at("drive=6 down=4 score=7-7").play("punt")
    assert (see(match, "overtime"), asked(match), "overtime" in facts(match)) == (1, ("play", (HOME,)), True)


@rule("FFD-9.3")
def test_a_round_of_overtime_is_played_to_its_end() -> None:
    match = at("drive=7 down=4 yards=30/10/10 score=7-7").play("fg")
    assert (match.over, asked(match)) == (False, ("play", (AWAY,)))
    match = at("drive=8 down=4 score=10-7").play("punt")
    assert (match.over, match.state.winner) == (True, HOME)


@rule("FFD-9.3")
def test_player_one_attacks_first_in_every_round() -> None:
    match = at("drive=8 first=away down=4 score=7-7").play("punt")
    assert (see(match, "overtime"), asked(match)) == (2, ("play", (AWAY,)))


@rule("FFD-9.3")
def test_momentum_and_field_position_carry_over_into_overtime() -> None:
    match = at("drive=6 down=4 yards=30/10/10 momentum=1-4 score=7-7").play("gamble ProSetA 1/4-3 pass")
    assert (yards(match), see(match, "momentum")) == ("19/10/21", [1, 4])


@rule("FFD-9.3")
def test_nobody_is_asked_to_concede_in_overtime() -> None:
    match = at("drive=7 phase=conversion score=7-7").play("ProSetA 1/Dime")
    assert (match.points(), asked(match)) == ((15, 7), ("play", (AWAY,)))
    assert tokens(match, AWAY)[0] == "ProSetA"
