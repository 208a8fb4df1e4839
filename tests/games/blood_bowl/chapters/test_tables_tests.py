"""The tables of modifiers, one row after the other: what is added to the die of each test."""

import pytest
from tests.games.blood_bowl.table import at, duel, told
from tests.rules import rule

from downfield.games.blood_bowl.components.parts import TESTS
from downfield.games.blood_bowl.rules.dice.roll import Test as Roll
from downfield.kernel.match import Match


def plus(match: Match, test: str) -> int:
    """What is added to the die of the test that is due."""
    frame = match.state.top
    assert isinstance(frame, Roll)
    assert TESTS[frame.kind] == test
    return int(frame.plus)


@rule("BB-9.7", "BB-16.1")
@pytest.mark.parametrize(("weather", "gives"), [("perfect", 0), ("blizzard", -1), ("rain", 0), ("sunny", 0)])
def test_rush(weather: str, gives: int) -> None:
    match = duel("11@g8,12@a1", "7@z1", f"weather={weather}", "home11+ma1").play("11-h8-i8")
    assert plus(match, "rush") == gives


@rule("BB-9.11", "BB-18.M11", "BB-18.M9", "BB-18.T21", "BB-20.14")
@pytest.mark.parametrize(
    ("away", "gains", "gives"),
    [
        ("7@f7", "", 0),  # open where he goes
        ("7@f7,8@i9", "", -1),
        ("7@f7,8@i9,9@i10,10@g10", "", -3),
        ("7@f7,8@i9p", "", 0),
        ("7@f7,8@i9z", "", 0),
        ("7@f7", "home11+two_heads", 1),
        ("7@f7,8@i9", "home11+two_heads", 0),
        ("7@f7", "away7+prehensile_tail", -1),
        ("7@f7,8@f8", "away7+prehensile_tail,away8+prehensile_tail", -1),  # one tail
        ("7@f7,8@i9", "away8+prehensile_tail", -1),  # his tail does not reach the square left
        ("7@f7,8@i9,9@i10", "home11+stunty", 0),
        ("7@f7,8@i9,9@i10", "home11+stunty,away7+prehensile_tail", -1),
        ("7@f7,8@i9", "home11+stunty+swoop", -1),  # not ignored by who swoops
    ],
)
def test_dodge(away: str, gains: str, gives: int) -> None:
    assert plus(duel("11@g8,12@a1", away, "", gains).play("11-h9"), "dodge") == gives


@rule("BB-9.14", "BB-18.A3")
def test_diving_tackle_takes_two_from_a_dodge() -> None:
    match = duel("11@g8,12@a1", "7@f7", "rerolls=1-0", "away7+diving_tackle").play("11-h9 D4 7 team")
    assert plus(match, "dodge") == -2


@rule("BB-9.13", "BB-18.G11", "BB-18.A4")
@pytest.mark.parametrize(("gains", "asks"), [("", True), (",away7+tackle", False), (",away8+tackle", True)])
def test_tackle_takes_the_dodge_skill_away(gains: str, asks: bool) -> None:
    match = duel("11@g8,12@a1", "7@f7,8@i10", "", f"home11+dodge{gains}").play("11-h9 D1")
    assert (match.need.question == "reroll") == asks


@rule("BB-9.18", "BB-18.A7", "BB-18.M12", "BB-18.M9")
@pytest.mark.parametrize(
    ("away", "gains", "gives"),
    [
        ("7@h8p,8@z1", "", 0),
        ("7@h8p,8@f8", "", -1),  # marked where he starts
        ("7@h8p,8@j8", "", -1),  # or where he lands
        ("7@h8p,8@f8,9@j8,10@j9", "", -2),  # the larger of both
        ("7@h8p,8@f8,9@f9,10@j8", "", -2),
        ("7@h8p,8@f8", "away8+prehensile_tail", -2),
        ("7@h8p,8@f8,9@f9", "home11+leap", -1),
        ("7@h8p,8@f8", "home11+leap", -1),  # never better than -1
        ("7@h8p,8@z1", "home11+leap", 0),
        ("7@h8p,8@f8,9@f9,10@f7", "home11+leap+very_long_legs", -1),
        ("7@h8p,8@f8,9@f9,10@f7", "home11+very_long_legs", -2),
        ("7@h8p,8@f8,9@f9", "home11+leap+stunty", -1),  # being small does not help
    ],
)
def test_jump(away: str, gains: str, gives: int) -> None:
    assert plus(duel("11@g8,12@a1", away, "", gains).play("11-^i8"), "jump") == gives


@rule("BB-9.18", "BB-9.14")
def test_diving_tackle_is_not_lessened_by_leap() -> None:
    gains = "home11+leap,away8+diving_tackle"
    match = duel("11@g8,12@a1", "7@h8p,8@f8,9@f9", "rerolls=1-0", gains).play("11-^i8 D4 8 team")
    assert plus(match, "jump") == -3


@rule("BB-9.22", "BB-16.1", "BB-18.M1", "BB-18.M4")
@pytest.mark.parametrize(
    ("away", "weather", "gains", "gives"),
    [
        ("7@z1", "perfect", "", 0),
        ("7@i8", "perfect", "", -1),
        ("7@i8,8@i9", "perfect", "", -2),
        ("7@z1", "rain", "", -1),
        ("7@i8", "rain", "", -2),
        ("7@z1", "perfect", "home11+extra_arms", 1),
        ("7@i8,8@i9", "rain", "home11+big_hand", 0),
        ("7@i8", "rain", "home11+big_hand+extra_arms", 1),
        ("7@z1", "sunny", "", 0),
        ("7@z1", "blizzard", "", 0),
    ],
)
def test_pick_up(away: str, weather: str, gains: str, gives: int) -> None:
    match = duel("11@g8,12@a1", away, f"ball=h8 weather={weather}", gains).play("11-h8")
    assert plus(match, "pick-up") == gives


@rule("BB-9.22", "BB-18.G10")
def test_sure_hands_picks_up_again() -> None:
    match = duel("11@g8,12@a1", "7@z1", "ball=h8", "home11+sure_hands").play("11-h8 D1")
    assert match.need.question == "reroll"


@rule("BB-12.4", "BB-16.1", "BB-18.P1", "BB-18.P2", "BB-18.P8")
@pytest.mark.parametrize(
    ("target", "away", "weather", "gains", "gives"),
    [
        ("j8", "7@z1", "perfect", "", 0),
        ("m8", "7@z1", "perfect", "", -1),
        ("p8", "7@z1", "perfect", "", -2),
        ("s8", "7@z1", "perfect", "", -3),
        ("j8", "7@h8", "perfect", "", -1),
        ("j8", "7@h8,8@h9", "perfect", "", -2),
        ("j8", "7@z1", "sunny", "", -1),
        ("j8", "7@z1", "rain", "", 0),
        ("j8", "7@z1", "perfect", "home11+accurate", 1),
        ("m8", "7@z1", "perfect", "home11+accurate", 0),
        ("p8", "7@z1", "perfect", "home11+accurate", -2),
        ("p8", "7@z1", "perfect", "home11+cannoneer", -1),
        ("s8", "7@z1", "perfect", "home11+cannoneer", -2),
        ("m8", "7@z1", "perfect", "home11+cannoneer", -1),
        ("j8", "7@h8,8@h9", "perfect", "home11+nerves_of_steel", 0),
        ("j8", "7@z1", "perfect", "home11+strong_arm", 0),
    ],
)
def test_pass(target: str, away: str, weather: str, gains: str, gives: int) -> None:
    match = duel("11@g8,12@a1", away, f"ball=home11 weather={weather}", gains).play(f"11pass throw {target}")
    assert plus(match, "pass") == gives


@rule("BB-12.13", "BB-18.P2")
@pytest.mark.parametrize(("gains", "gives"), [("", -3), ("+cannoneer", -2), ("+accurate", -3)])
def test_a_hail_mary_is_a_long_bomb(gains: str, gives: int) -> None:
    match = duel("11@g8,12@a1", "7@z1", "ball=home11", f"home11+hail_mary_pass{gains}").play("11pass hail i8")
    assert plus(match, "pass") == gives


@rule("BB-12.8", "BB-12.9", "BB-12.10", "BB-12.11", "BB-20.5", "BB-20.6")
@pytest.mark.parametrize(
    ("target", "pa", "outcomes"),
    [
        ("j8", 4, "0 2 2 1 1 1"),  # fumbled, inaccurate, inaccurate, accurate ...
        ("m8", 4, "0 3 2 2 1 1"),  # -1: a 2 is wildly inaccurate, a 3 is a modified 2
        ("p8", 4, "0 3 3 2 2 1"),
        ("s8", 4, "0 3 3 3 2 1"),
        ("m8", 1, "0 1 1 1 1 1"),  # a modified 1 is accurate with PA 1+
        ("s8", 6, "0 3 3 3 2 1"),  # a natural 6
    ],
)
def test_results_of_the_passing_test(target: str, pa: int, outcomes: str) -> None:
    for face, outcome in enumerate(outcomes.split(), start=1):
        match = duel("11@g8,12@a1", "7@z1", "ball=home11", f"home11+pa{pa}")
        match.play(f"11pass throw {target} D{face}")
        assert told(match, "threw")[0][3] == int(outcome), face


@rule("BB-2.4", "BB-12.8")
def test_without_passing_ability_a_pass_is_fumbled_without_a_die() -> None:
    match = duel("11@g8,12@a1", "7@z1", "ball=home11", "home11+pa0").play("11pass throw j8")
    assert (told(match, "threw")[0][3], match.need.die) == (0, "eight")


@rule("BB-12.15", "BB-16.1", "BB-18.M4", "BB-18.M12", "BB-18.P8", "BB-18.T21")
@pytest.mark.parametrize(
    ("die", "home", "weather", "gains", "gives"),
    [
        ("D6", "", "perfect", "", -3),  # accurate
        ("D3 O4 O5 O5", "", "perfect", "", -2),  # inaccurate
        ("D6", ",13@i9", "perfect", "", -4),  # marked
        ("D6", ",13@i9,14@i7", "perfect", "", -4),  # marked counts once
        ("D6", "", "rain", "", -4),
        ("D6", "", "perfect", "away7+extra_arms", -2),
        ("D6", "", "perfect", "away7+very_long_legs", -1),
        ("D6", ",13@i9", "perfect", "away7+nerves_of_steel", -3),
        ("D6", "", "perfect", "home11+stunty", -2),
    ],
)
def test_interference(die: str, home: str, weather: str, gains: str, gives: int) -> None:
    match = duel(f"11@g8,12@a1{home}", "7@i8", f"ball=home11 weather={weather}", gains)
    assert plus(match.play(f"11pass throw k8 {die} 7"), "interfere") == gives


@rule("BB-12.15")
def test_interference_with_a_wild_pass() -> None:
    match = duel("11@g8,12@a1", "7@i8", "ball=home11").play("11pass throw m8 D2 O5 D4 7")
    assert plus(match, "interfere") == -1


@rule("BB-12.21", "BB-12.16", "BB-16.1", "BB-18.M4", "BB-18.P8", "BB-18.A2")
@pytest.mark.parametrize(
    ("words", "away", "weather", "gains", "gives"),
    [
        ("11pass throw i8 D6", "7@z1", "perfect", "", 0),  # accurate
        ("11pass throw i8 D2 O2 O7 O5 O4", "7@z1", "perfect", "", -1),  # then a bounce
        ("11pass throw h8 D2 O2 O7 O5", "7@z1", "perfect", "", -1),  # scattered
        ("11pass throw i8 D6", "7@j8", "perfect", "", -1),
        ("11pass throw i8 D6", "7@j8,8@j9", "perfect", "", -2),
        ("11pass throw i8 D6", "7@z1", "rain", "", -1),
        ("11pass throw i8 D6", "7@z1", "sunny", "", 0),
        ("11pass throw i8 D6", "7@z1", "perfect", "home12+extra_arms", 1),
        ("11pass throw i8 D6", "7@j8", "perfect", "home12+nerves_of_steel", 0),
        ("11pass throw i8 D6", "7@z1", "perfect", "home12+diving_catch", 1),
        ("11pass throw h8 D2 O2 O7 O5", "7@z1", "perfect", "home12+diving_catch", -1),
    ],
)
def test_catch(words: str, away: str, weather: str, gains: str, gives: int) -> None:
    match = duel("11@g8,12@i8", away, f"ball=home11 weather={weather}", gains).play(words)
    assert plus(match, "catch") == gives


@rule("BB-12.21", "BB-12.26")
def test_a_hand_off_is_caught_without_modifier() -> None:
    match = duel("11@g8,12@h8", "7@z1", "ball=home11").play("11hand >12")
    assert plus(match, "catch") == 0


@rule("BB-12.16", "BB-12.21")
def test_a_deflection_is_caught_at_one_less() -> None:
    match = duel("11@g8,12@a1", "7@i8", "ball=home11").play("11pass throw k8 D6 7 D6")
    assert plus(match, "catch") == -1


@rule("BB-12.21", "BB-12.27")
def test_a_throw_in_is_caught_at_one_less() -> None:
    match = duel("11@g2,12@g4", "7@g1", "ball=away7").play("11block PB stay D1 D1 D3 D1 D2")
    assert plus(match, "catch") == -1


@rule("BB-6.13", "BB-12.21")
def test_a_kick_is_caught_at_one_less() -> None:
    match = at("phase=drive kicking=home").play("zone cage @s8 O2 D1 D1 D1")
    assert told(match, "bounced")  # nobody is there
    match = at("phase=drive kicking=home").play("zone cage @s9 O2 D1 D1 D1")
    assert plus(match, "catch") == -1


@rule("BB-13.5", "BB-18.S11", "BB-16.1")
@pytest.mark.parametrize(
    ("target", "away", "weather", "gains", "gives"),
    [
        ("j8", "7@z1", "perfect", "", 0),
        ("m8", "7@z1", "perfect", "", -1),
        ("j8", "7@f8", "perfect", "", -1),
        ("j8", "7@f8,8@f9", "perfect", "", -2),
        ("j8", "7@z1", "sunny", "", -1),
        ("j8", "7@z1", "perfect", "home9+strong_arm", 1),
        ("j8", "7@z1", "perfect", "home9+accurate", 0),  # passing skills do not apply
        ("j8", "7@f8", "perfect", "home9+nerves_of_steel", -1),
    ],
)
def test_throw_team_mate(target: str, away: str, weather: str, gains: str, gives: int) -> None:
    match = duel("9@g8,10@h8", away, f"weather={weather}", gains).play(f"9throw D6 >10 {target}")
    assert plus(match, "throw") == gives


@rule("BB-13.6", "BB-20.5", "BB-20.6")
@pytest.mark.parametrize(
    ("target", "pa", "outcomes"),
    [("j8", 5, "0 2 2 2 1 1"), ("m8", 5, "0 3 2 2 2 1"), ("m8", 2, "0 3 1 1 1 1")],
)
def test_results_of_a_throw(target: str, pa: int, outcomes: str) -> None:
    for face, outcome in enumerate(outcomes.split(), start=1):
        match = duel("9@g8,10@h8", "7@z1", "", f"home9+pa{pa}").play(f"9throw D6 >10 {target} D{face}")
        assert told(match, "threw-mate")[0][5] == int(outcome), face


@rule("BB-13.10")
@pytest.mark.parametrize(
    ("pa", "words", "away", "gives"),
    [
        (5, "j8 D6 O5 O4 O5", "7@z1", 0),  # superb
        (5, "j8 D3 O5 O4 O5", "7@z1", -1),  # successful
        (5, "m8 D2 O5 D4", "7@z1", -2),  # terrible
        (5, "j8 D1 O2", "7@z1", -1),  # fumbled
        (5, "j8 D6 O5 O4 O5", "7@l8", -1),  # marked where he lands
        (5, "j8 D6 O5 O4 O5", "7@l8,8@l9", -2),
    ],
)
def test_landing(pa: int, words: str, away: str, gives: int) -> None:
    match = duel("9@g8,10@h8", away, "", f"home9+pa{pa}").play(f"9throw D6 >10 {words}")
    assert plus(match, "land") == gives


@rule("BB-9.5")
@pytest.mark.parametrize("face", range(1, 7))
def test_standing_up_with_little_movement(face: int) -> None:
    match = duel("11@g8p,12@a1", "7@z1", "", "home11+ma2").play(f"11 D{face}")
    assert (match.need.question == "step") == (face >= 4)
