"""Chapter 9: movement."""

import pytest
from tests.games.blood_bowl.table import asked, at, duel, facts, status, tokens, where
from tests.rules import rule

from downfield.games.blood_bowl.notation.names import SQUARE_NAMES
from downfield.kernel.match import Match


@rule("BB-9.1")
def test_a_step_goes_to_an_unoccupied_square_on_the_pitch() -> None:
    match = duel("11@a1,12@b1", "7@z1").play("11")
    assert tokens(match) == [".", "a2", "b2"]


@rule("BB-9.1", "BB-9.7")
def test_movement_and_two_rushes() -> None:
    match = duel("11@a8,12@a1", "7@z1").play("11-b8-c8-d8-e8-f8-g8-h8 D2 i8 D2")
    assert where(match, "home11") == "i8"
    assert asked(match)[0] == "turn"


def walks(match: Match) -> list[tuple[str, str]]:
    """The walks that were told: where each began and where it led."""
    told = [event.args() for event in match.events if event.key == "moved"]
    return [(SQUARE_NAMES[one["origin"] - 1], SQUARE_NAMES[one["square"] - 1]) for one in told]


@rule("BB-9.1")
def test_a_walk_is_told_once_when_it_ends() -> None:
    match = duel("11@a8,12@a1", "7@z1").play("11-b8-c8")
    assert walks(match) == []
    assert walks(match.play(".")) == [("a8", "c8")]


@rule("BB-9.1", "BB-8.4")
def test_a_walk_is_told_before_what_the_player_does_next() -> None:
    match = duel("11@j8", "7@m8").play("11blitz *7 k8 l8 *7")
    assert facts(match)[-2:] == ["moved", "blocked"]


@rule("BB-9.1", "BB-3.8")
def test_a_walk_is_told_before_the_fall_that_ends_it() -> None:
    match = duel("11@a8,12@a1", "7@z1").play("11-b8-c8-d8-e8-f8-g8-h8 D1 D1 D1")
    assert facts(match).index("moved") + 1 == facts(match).index("fell")
    assert walks(match) == [("a8", "h8")]


@rule("BB-9.1", "BB-17.1")
def test_a_walk_is_told_before_the_touchdown_that_ends_it() -> None:
    match = duel("11@x8,12@a1", "7@a15", "ball=home11").play("11-y8-z8")
    assert facts(match).index("moved") + 1 == facts(match).index("touchdown")
    assert walks(match) == [("x8", "z8")]


@rule("BB-9.7")
def test_a_rush_fails_on_a_one() -> None:
    match = duel("11@a8,12@a1", "7@z1").play("11-b8-c8-d8-e8-f8-g8-h8 D1 D1 D1")
    assert (where(match, "home11"), status(match, "home11")) == ("h8", "prone")
    assert "turnover" in facts(match)


@rule("BB-9.7", "BB-16.1")
@pytest.mark.parametrize(("die", "up"), [("D2", False), ("D3", True)])
def test_a_blizzard_makes_rushing_harder(die: str, up: bool) -> None:
    match = duel("11@a8,12@a1", "7@z1", "weather=blizzard").play(f"11-b8-c8-d8-e8-f8-g8-h8 {die}")
    assert (status(match, "home11") == "standing") == up


@rule("BB-9.2")
def test_entering_a_tackle_zone_is_free() -> None:
    match = duel("11@k8", "7@m8").play("11-l8")
    assert where(match, "home11") == "l8"
    assert match.need.kind == "choice"


@rule("BB-9.4", "BB-9.6", "BB-3.5")
def test_standing_up_costs_three() -> None:
    match = duel("11@m8p", "7@l8").play("11")
    assert status(match, "home11") == "standing"
    match.play("n9 D6 o9 p9 q9 D2 r9 D2")
    assert where(match, "home11") == "r9"


@rule("BB-9.5")
@pytest.mark.parametrize(("die", "state"), [("D3", "prone"), ("D4", "standing")])
def test_who_has_little_movement_rolls_to_stand_up(die: str, state: str) -> None:
    match = duel("11@m8p,12@a1", "7@z1", "", "home11+ma2").play(f"11 {die}")
    assert status(match, "home11") == state


@rule("BB-9.5")
def test_after_that_roll_only_rushes_are_left() -> None:
    match = duel("11@m8p,12@a1", "7@z1", "", "home11+ma2").play("11 D4 n8")
    assert match.need.die == "six"


@rule("BB-9.8")
def test_the_block_of_a_blitz_costs_a_square() -> None:
    match = duel("11@g8,12@a1", "7@m8").play("11blitz-h8-i8-j8-k8-l8 *7 PB n8 stay k7")
    assert match.need.die == "six"


@rule("BB-9.8", "BB-9.9")
def test_a_failed_rush_loses_the_block() -> None:
    match = duel("11@f8,12@a1", "7@m8").play("11blitz-g8-h8-i8-j8-k8-l8 *7 D1 D1 D1")
    assert (where(match, "home11"), status(match, "home11")) == ("l8", "prone")
    assert "blocked" not in facts(match)


DODGES = [  # opponents, skills, the lowest die that succeeds for AG 3+
    ("7@l7", "", 3),
    ("7@l7,8@o9", "", 4),
    ("7@l7,8@o9,9@o10", "", 5),
    ("7@l7,8@o9,9@o10", "home11+two_heads", 4),
    ("7@l7", "away7+prehensile_tail", 4),
    ("7@l7,8@l8", "away7+prehensile_tail,away8+prehensile_tail", 4),
    ("7@l7,8@o9,9@o10", "home11+stunty", 3),
    ("7@l7,8@o9", "home11+stunty+chainsaw", 4),
    ("7@l7,8@o9", "home11+stunty+swoop", 4),
    ("7@l7,8@o9", "away8+titchy", 3),
    ("7@l7,8@o9", "home11+titchy", 3),
]


@rule("BB-9.10", "BB-9.11", "BB-18.M9", "BB-18.M11", "BB-18.T21")
@pytest.mark.parametrize(("away", "gains", "least"), DODGES)
def test_modifiers_of_a_dodge(away: str, gains: str, least: int) -> None:
    for die in (least - 1, least):
        match = duel("11@m8,12@a1", away, "", gains).play(f"11-n9 D{die}")
        assert (status(match, "home11") == "standing") == (die == least), (die, facts(match))


@rule("BB-9.13", "BB-18.A4")
def test_dodge_re_rolls_once_a_turn() -> None:
    match = duel("11@m8,12@a1", "7@l7,8@o10", "", "home11+dodge").play("11-n9 D1")
    assert tokens(match) == ["keep", "skill"]
    match.play("skill D4 o8 D1 D1 D1")
    assert "fell" in facts(match)


@rule("BB-9.13", "BB-18.G11")
def test_tackle_stops_the_dodge_skill() -> None:
    match = duel("11@m8,12@a1", "7@l7", "", "home11+dodge,away7+tackle").play("11-n9 D1")
    assert "fell" in facts(match)


@rule("BB-9.14", "BB-18.A3")
def test_a_diving_tackler_makes_it_fail() -> None:
    match = duel("11@m8,12@a1", "7@l7", "", "away7+diving_tackle").play("11-n9 D4")
    assert tokens(match) == ["no", "7"]
    match.play("7")
    assert (where(match, "away7"), status(match, "away7")) == ("m8", "prone")
    assert "fell" in facts(match)


@rule("BB-9.14")
def test_the_minus_two_stays_on_a_re_roll() -> None:
    match = duel("11@m8,12@a1", "7@l7", "rerolls=1-0", "away7+diving_tackle").play("11-n9 D4 7 team D4")
    assert "fell" in facts(match)


@rule("BB-9.14")
def test_nobody_dives_in_vain() -> None:
    match = duel("11@m8,12@a1", "7@l7", "", "away7+diving_tackle").play("11-n9 D5")
    assert status(match, "home11") == "standing"
    assert match.need.question == "step"


@rule("BB-9.16", "BB-9.17")
def test_a_jump_goes_over_somebody_who_is_down() -> None:
    match = duel("11@m8,12@a1", "7@n8p").play("11")
    assert [t for t in tokens(match) if t.startswith("^")] == ["^o7", "^o8", "^o9"]
    match.play("^o8 D3")
    assert where(match, "home11") == "o8"
    assert not [t for t in tokens(match) if t.startswith("^")]


@rule("BB-9.17")
def test_a_jump_costs_two_squares() -> None:
    match = duel("11@g8,12@a1", "7@m8p").play("11-h8-i8-j8-k8-l8 ^n8")
    assert match.need.die == "six"
    match.play("D2 D3")
    assert where(match, "home11") == "n8"


JUMPS = [  # opponents, skills, the lowest die for AG 3+
    ("7@n8p", "", 3),
    ("7@n8p,8@l8", "", 4),
    ("7@n8p,8@l8,9@l7,10@p8", "", 5),
    ("7@n8p,8@l8,9@l7,10@l9", "home11+leap", 5),
    ("7@n8p,8@l8,9@l7,10@l9", "home11+leap+very_long_legs", 4),
    ("7@n8p,8@l8", "home11+leap+very_long_legs", 4),
    ("7@n8p,8@l8", "away8+prehensile_tail", 5),
    ("7@n8p,8@l8,9@l7", "home11+pogo_stick", 3),
]


@rule("BB-9.18", "BB-18.A7", "BB-18.M12")
@pytest.mark.parametrize(("away", "gains", "least"), JUMPS)
def test_modifiers_of_a_jump(away: str, gains: str, least: int) -> None:
    for die in (least - 1, least):
        match = duel("11@m8,12@a1", away, "", gains).play(f"11 ^o8 D{die}")
        assert (status(match, "home11") == "standing") == (die == least), die


@rule("BB-9.19")
@pytest.mark.parametrize(("die", "square"), [("D1", "m8"), ("D2", "o8")])
def test_where_a_failed_jump_ends(die: str, square: str) -> None:
    match = duel("11@m8,12@a1", "7@n8p").play(f"11 ^o8 {die} D1 D1")
    assert (where(match, "home11"), status(match, "home11")) == (square, "prone")


@rule("BB-9.20")
@pytest.mark.parametrize(
    ("gains", "dice", "square"),
    [("", "D1", "l8"), ("", "D2 D1", "n8"), ("home11+leap", "D1", "n8"), ("home11+leap", "D2 D1", "n8")],
)
def test_where_a_failed_rush_for_a_jump_ends(gains: str, dice: str, square: str) -> None:
    match = duel("11@f8,12@a1", "7@m8p", "", gains).play(f"11-g8-h8-i8-j8-k8-l8 ^n8 {dice}")
    assert (where(match, "home11"), status(match, "home11")) == (square, "prone")


@rule("BB-9.21", "BB-18.A7")
def test_leap_goes_over_anything() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "home11+leap").play("11")
    assert {"^o8", "^k8"} <= set(tokens(match))


PICK_UPS = [
    ("7@z1", "", "", 3),
    ("7@i8", "", "", 4),
    ("7@i8,8@i9", "", "", 5),
    ("7@z1", "weather=rain", "", 4),
    ("7@i8", "weather=rain", "home11+big_hand", 3),
    ("7@i8", "", "home11+extra_arms", 3),
]


@rule("BB-9.22", "BB-16.1", "BB-18.M1", "BB-18.M4")
@pytest.mark.parametrize(("away", "more", "gains", "least"), PICK_UPS)
def test_modifiers_of_a_pick_up(away: str, more: str, gains: str, least: int) -> None:
    for die in (least - 1, least):
        match = duel("11@g8,12@a1", away, f"ball=h8 {more}", gains).play(f"11-h8 D{die}")
        assert ("picked-up" in facts(match)) == (die == least), die


@rule("BB-9.22", "BB-18.G10")
def test_sure_hands_picks_up_again() -> None:
    match = duel("11@g8", "7@z1", "ball=h8", "home11+sure_hands").play("11-h8 D1 skill D3")
    assert "picked-up" in facts(match)


@rule("BB-9.23", "BB-8.10")
def test_a_failed_pick_up_is_a_turnover_even_if_a_team_mate_catches_it() -> None:
    match = duel("11@g8,12@i8", "7@z1", "ball=h8").play("11-h8 D1 O5 D4")
    assert "caught" in facts(match)
    assert "turnover" in facts(match)


@rule("BB-9.24")
def test_who_falls_on_the_ball_does_not_pick_it_up() -> None:
    match = duel("11@m8,12@a1", "7@l7", "ball=n9").play("11-n9 D1 D1 D1 O5")
    assert "picked-up" not in facts(match)
    assert where(match, "ball") == "o9"


@rule("BB-9.3")
def test_rush_then_dodge_then_pick_up() -> None:
    match = duel("11@g8,12@a1", "7@n9", "ball=n8").play("11-h8-i8-j8-k8-l8-m8 n8 D2 D4 D4")
    assert [f for f in facts(match) if f in ("passed", "picked-up")] == ["passed"] * 3 + ["picked-up"]


@rule("BB-9.3", "BB-17.1")
def test_the_touchdown_is_checked_after_the_step() -> None:
    match = at("home=11@y8 away=7@a1 ball=home11 rerolls=0-0").play("11-z8")
    assert "touchdown" in facts(match)


@rule("BB-9.17")
def test_no_jump_with_one_square_left() -> None:
    match = duel("11@e8,12@a1", "7@m8p").play("11-f8-g8-h8-i8-j8-k8-l8 D2")
    assert "l7" in tokens(match)
    assert not [t for t in tokens(match) if t.startswith("^")]
