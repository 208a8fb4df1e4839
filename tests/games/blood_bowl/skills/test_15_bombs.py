"""Chapter 15: bombs are thrown, caught, thrown on, and go off."""

import pytest
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    at,
    duel,
    facts,
    field,
    pitch,
    see,
    status,
    tokens,
    told,
    where,
)
from tests.rules import rule

from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.rules.ball.bomb import Bomb, Explosion
from downfield.kernel.match import Match

BOMBER = "home11+bombardier"


def bombs(home: str = "11@g8,12@a1", away: str = "7@z1", more: str = "", gains: str = "") -> Match:
    """Home's 11 has bombs: PA 4+, AV 9+."""
    return duel(home, away, more, BOMBER + (f",{gains}" if gains else ""))


def least(match: Match) -> int:
    """What the last test needed."""
    return [e for e in match.events if e.key in ("passed", "failed")][-1].values[5]


# Who may throw, and how -----------------------------------------------------------------------------------------------


@rule("BB-15.7", "BB-18.T5", "BB-8.8")
@pytest.mark.parametrize(
    ("home", "gains", "throws"),
    [
        ("11@g8,12@a1", BOMBER, True),
        ("11@g8,12@a1", "", False),
        ("11@g8p,12@a1", BOMBER, False),
        ("11@g8p,12@a1", f"{BOMBER}+jump_up", False),
    ],
)
def test_only_who_stands_throws_bombs(home: str, gains: str, throws: bool) -> None:
    assert ("11bomb" in tokens(duel(home, "7@z1", "", gains))) == throws


@rule("BB-15.7", "BB-8.5", "BB-18.T5")
def test_one_bomb_a_turn_and_a_pass_besides() -> None:
    match = duel("11@g8,12@b2,13@b4", "7@z1", "ball=home13", f"{BOMBER},home12+bombardier").play(
        "11bomb m8 D6"
    )
    assert "12bomb" not in tokens(match)
    assert "13pass" in tokens(match)
    assert "11" not in tokens(match)


@rule("BB-15.7", "BB-8.5", "BB-8.6")
def test_a_bomb_that_is_not_thrown_is_used_up() -> None:
    match = duel("11@g8,12@b2", "7@z1", "", f"{BOMBER},home12+bombardier").play("11bomb no")
    assert match.need.question == "turn"
    assert "12bomb" not in tokens(match)
    assert "exploded" not in facts(match)


@rule("BB-15.7", "BB-12.3", "BB-16.1")
@pytest.mark.parametrize(("weather", "far"), [("perfect", True), ("blizzard", False)])
def test_the_ranges_of_a_pass(weather: str, far: bool) -> None:
    match = bombs(more=f"weather={weather}").play("11bomb")
    assert asked(match) == ("bomb-at", (HOME,))
    assert "j8" in tokens(match)
    assert ("q8" in tokens(match)) == far
    assert "u8" not in tokens(match)


@rule("BB-15.7", "BB-12.4", "BB-16.1")
@pytest.mark.parametrize(
    ("target", "away", "more", "gains", "needed"),
    [
        ("i8", "7@z1", "", "", 4),
        ("k8", "7@z1", "", "", 5),
        ("k8", "7@z1", "", "home11+accurate", 4),
        ("n8", "7@z1", "", "home11+cannoneer", 5),
        ("i8", "7@g9", "", "", 5),
        ("i8", "7@g9", "", "home11+nerves_of_steel", 4),
        ("i8", "7@z1", "weather=sunny", "", 5),
        ("i8", "7@g11", "", "away7+disturbing_presence", 5),
    ],
)
def test_the_test_of_a_pass(target: str, away: str, more: str, gains: str, needed: int) -> None:
    assert least(bombs(away=away, more=more, gains=gains).play(f"11bomb {target} D6")) == needed


@rule("BB-15.7", "BB-12.5", "BB-2.11")
@pytest.mark.parametrize(
    ("gains", "options"), [("", ["keep", "team"]), ("home11+pass", ["keep", "skill", "team"])]
)
def test_a_bad_throw_is_rolled_again(gains: str, options: list[str]) -> None:
    match = bombs(more="rerolls=1-0", gains=gains).play("11bomb i8 D2")
    assert tokens(match) == options


@rule("BB-15.7", "BB-12.11")
def test_a_bad_throw_scatters_or_deviates() -> None:
    match = bombs().play("11bomb j8 D2 O5 O5 O5")
    assert told(match, "exploded")[0][0] == sq("m8")
    wild = bombs().play("11bomb m8 D2 O5 D3")
    assert told(wild, "exploded")[0][0] == sq("j8")


@rule("BB-15.7", "BB-18.P9")
def test_nobody_is_on_a_bomb() -> None:
    match = bombs(gains="away7+on_the_ball").play("11bomb i8")
    assert match.need.die == "six"


@rule("BB-15.7", "BB-18.T2")
def test_animosity_does_not_matter() -> None:
    match = bombs("11@g8,12@j8", gains="home11+animosity").play("11bomb j8 D6 D6 D4 D1 D1")
    assert "exploded" in facts(match)


@rule("BB-12.13", "BB-15.7")
@pytest.mark.parametrize(("weather", "asks"), [("perfect", True), ("blizzard", False)])
def test_a_hail_mary_may_be_a_bomb(weather: str, asks: bool) -> None:
    match = bombs(away="7@h8", more=f"weather={weather}", gains="home11+hail_mary_pass").play("11bomb")
    assert (match.need.question == "lob") == asks
    if asks:
        match.play("hail z8 D6 O5")
        assert told(match, "bomb-thrown")[0][3] == 2
        assert told(match, "bomb-lost")


@rule("BB-12.13", "BB-15.7")
def test_who_catches_a_hail_mary_throws_no_further_than_he_can() -> None:
    match = bombs("11@b8,12@a1", "7@y8", gains="home11+hail_mary_pass").play(
        "11bomb hail z8 D6 O4 O5 O4 D6 D1"
    )
    assert asked(match) == ("bomb-at", (AWAY,))
    assert "b8" not in tokens(match)


# Where it ends --------------------------------------------------------------------------------------------------------


@rule("BB-15.7", "BB-15.8")
def test_in_an_empty_square_it_goes_off_and_never_bounces() -> None:
    match = bombs("11@g8,12@i7", "7@j9").play("11bomb i8 D6")
    assert "bounced" not in facts(match)
    match.play("D3 D3")
    assert (status(match, "home12"), status(match, "away7")) == ("standing", "standing")
    assert match.need.question == "turn"


@rule("BB-15.7")
@pytest.mark.parametrize(("away", "gains"), [("7@i8p", ""), ("7@i8s", ""), ("7@i8", "away7+no_hands")])
def test_who_cannot_catch_is_hit_at_once(away: str, gains: str) -> None:
    match = bombs(away=away, gains=gains).play("11bomb i8 D6 D1 D1")
    assert "exploded" in facts(match)
    assert status(match, "away7") == ("stunned" if away == "7@i8s" else "prone")


@rule("BB-15.7", "BB-1.9")
def test_off_the_pitch_it_does_nothing() -> None:
    match = bombs("11@g3,12@a5", "7@j1", gains="away7+no_hands").play("11bomb i2 D2 O2 O2")
    assert "bomb-lost" in facts(match)
    assert "exploded" not in facts(match)
    assert match.need.question == "turn"


@rule("BB-15.7", "BB-12.12", "BB-12.14")
def test_even_a_bomb_that_will_leave_the_pitch_is_interfered_with() -> None:
    match = bombs("11@g4,12@a5", "7@g2,8@z15").play("11bomb g1 D2 O2")
    assert asked(match) == ("interfere", (AWAY,))


@rule("BB-15.7", "BB-15.8", "BB-8.10")
def test_a_fumble_goes_off_at_the_thrower_and_costs_the_turn() -> None:
    match = bombs("11@g8,12@g9").play("11bomb i8 D1 D2 D1 D1")
    assert told(match, "exploded")[0] == (sq("g8"),)
    assert (status(match, "home11"), status(match, "home12")) == ("prone", "standing")
    assert told(match, "turnover")[0] == (HOME, 12)


@rule("BB-15.7", "BB-12.9", "BB-18.P12")
def test_safe_pass_keeps_a_bomb_from_going_off() -> None:
    match = bombs(gains="home11+safe_pass").play("11bomb i8 D1")
    assert "bomb-kept" in facts(match)
    assert "exploded" not in facts(match)
    assert (match.need.question, field(match, "turn")) == ("turn", "home")


@rule("BB-15.7", "BB-2.4")
def test_without_passing_ability_a_bomb_is_fumbled_without_a_die() -> None:
    match = bombs(gains="home11+pa0").play("11bomb i8")
    assert told(match, "bomb-thrown")[0][3] == 0
    assert "exploded" in facts(match)


# Catching and throwing on ---------------------------------------------------------------------------------------------


@rule("BB-15.7", "BB-15.9")
@pytest.mark.parametrize(("die", "off"), [("D3", False), ("D4", True)])
def test_a_bomb_that_is_caught_may_go_off_in_the_hand(die: str, off: bool) -> None:
    match = bombs(away="7@i8").play(f"11bomb i8 D6 D6 {die}")
    assert told(match, "bomb-caught")[0][:2] == (AWAY, 7)
    assert ("exploded" in facts(match)) == off
    if not off:
        assert asked(match) == ("bomb-at", (AWAY,))
        assert "no" not in tokens(match)


@rule("BB-15.7", "BB-2.12")
def test_no_re_roll_for_a_caught_bomb_and_none_for_the_opponents() -> None:
    match = bombs(away="7@i8", more="rerolls=3-3", gains="away7+pro,home11+pro").play("11bomb i8 D6 D6 D4")
    assert "exploded" in facts(match)
    thrown = bombs(away="7@i8", more="rerolls=3-3").play("11bomb i8 D6 D6 D1 m8 D2")
    assert thrown.need.die == "eight"


@rule("BB-15.7", "BB-2.11")
def test_a_team_mate_who_throws_it_on_has_team_re_rolls() -> None:
    match = bombs("11@g8,12@i8", more="rerolls=1-0").play("11bomb i8 D6 D6 D1 k8 D2")
    assert tokens(match) == ["keep", "team"]


@rule("BB-15.7")
def test_it_is_thrown_on_and_on_without_limit() -> None:
    match = bombs(away="7@i8").play("11bomb i8 D6 D6 D3 g8 D6 D6 D3 i8 D6 D6 D3 g8 D6 D6 D3 b8 D6")
    assert len(told(match, "bomb-thrown")) == 5
    assert told(match, "exploded")[0] == (sq("b8"),)
    assert (match.need.question, field(match, "turn")) == ("turn", "home")


@rule("BB-15.7", "BB-15.9")
def test_a_dropped_bomb_goes_off_where_it_was_dropped() -> None:
    match = bombs(away="7@i8").play("11bomb i8 D6 D1 D1 D1")
    assert told(match, "exploded")[0] == (sq("i8"),)
    assert status(match, "away7") == "prone"


@rule("BB-15.9", "BB-12.21", "BB-16.1")
@pytest.mark.parametrize(
    ("more", "gains", "dice", "needed"),
    [
        ("", "", "D6", 2),
        ("", "", "D2 O5 O4 O5", 3),  # it strays one square, onto him
        ("weather=rain", "", "D6", 3),
        ("weather=rain", "away7+extra_arms+diving_catch", "D6", 3),
        ("", "away7+ag4", "D6", 4),
        ("", "home12+disturbing_presence", "D6", 4),
        ("", "away7+nerves_of_steel,home12+disturbing_presence", "D6", 4),
    ],
)
def test_the_test_to_catch_a_bomb(more: str, gains: str, dice: str, needed: int) -> None:
    marked = "home12" in gains
    aim = "h8" if "O" in dice else "i8"
    match = bombs("11@f8,12@i9" if marked else "11@f8,12@a1", "7@i8", more, gains).play(
        f"11bomb {aim} {dice} D1"
    )
    assert least(match) == needed


@rule("BB-15.9", "BB-18.A1", "BB-18.A2")
def test_skills_for_the_ball_do_not_catch_bombs() -> None:
    match = bombs(away="7@i8", gains="away7+catch+monstrous_mouth").play("11bomb i8 D6 D1")
    assert "exploded" in facts(match)
    dived = bombs(away="7@i9", gains="away7+diving_catch").play("11bomb h8 D2 O5 O5 O4")
    assert "exploded" in facts(dived)


@rule("BB-15.9", "BB-12.19")
def test_the_ball_carrier_throws_and_catches_bombs_and_keeps_the_ball() -> None:
    match = bombs(away="7@i8", more="ball=away7").play("11bomb i8 D6 D6 D1 p8 D6")
    assert field(match, "ball") == "away7"
    own = bombs(more="ball=home11").play("11bomb m8 D6")
    assert field(own, "ball") == "home11"
    assert "turnover" not in facts(own)


@rule("BB-15.9")
def test_a_catcher_in_the_end_zone_scores_nothing() -> None:
    match = bombs("11@w8,12@z8", "7@a1").play("11bomb z8 D6 D6 D1 z2 D6")
    assert "touchdown" not in facts(match)
    assert match.need.question == "turn"


# Interference ---------------------------------------------------------------------------------------------------------


@rule("BB-15.7", "BB-12.14", "BB-12.15")
def test_a_bomb_is_interfered_with_like_a_pass() -> None:
    match = bombs("11@g8,12@a1", "7@i8").play("11bomb k8 D6")
    assert asked(match) == ("interfere", (AWAY,))
    assert tokens(match) == ["no", "7"]
    match.play("7 D4")
    assert least(match) == 5
    assert told(match, "exploded")[0] == (sq("k8"),)


@rule("BB-15.7", "BB-12.16")
@pytest.mark.parametrize(
    ("dice", "fact"), [("D6 D3 D4", "bomb-caught"), ("D6 D2 D1 D1", "exploded"), ("D6 D1 D1 D1", "exploded")]
)
def test_who_interferes_must_catch_it_or_it_goes_off_there(dice: str, fact: str) -> None:
    match = bombs("11@g8,12@a1", "7@i8").play(f"11bomb k8 D6 7 {dice}")
    assert fact in facts(match)
    assert told(match, "exploded")[0] == (sq("i8"),)
    assert "intercepted" not in facts(match)


@rule("BB-15.7", "BB-12.17")
def test_cloud_burster_works_for_bombs() -> None:
    match = bombs(away="7@j8", gains="home11+cloud_burster").play("11bomb n8 D6 7 D6")
    assert match.need.question == "burst"


@rule("BB-15.7", "BB-18.T21")
def test_a_stunty_bomber_is_interfered_with_more_easily() -> None:
    match = bombs("11@g8,12@a1", "7@i8", gains="home11+stunty").play("11bomb k8 D6 7 D3")
    assert least(match) == 4


@rule("BB-15.7", "BB-12.14")
def test_what_the_opponents_throw_on_the_active_team_interferes_with() -> None:
    match = bombs("11@g8,12@k8", "7@i8").play("11bomb i8 D6 D6 D1 m8 D6")
    assert asked(match) == ("interfere", (HOME,))


@rule("BB-12.17", "BB-2.11", "BB-15.7")
def test_a_burst_cloud_does_not_bind_the_next_who_interferes() -> None:
    match = bombs("11@g8,12@n10", "7@j8", "rerolls=1-0", "home11+cloud_burster").play(
        "11bomb n8 D6 7 D6 burst D6 D6 D1"
    )
    assert tokens(match.play("n11 D6 12 D2")) == ["keep", "team"]


# The explosion --------------------------------------------------------------------------------------------------------


@rule("BB-15.8", "BB-0.7")
def test_all_dice_of_the_neighbours_come_first_home_before_away() -> None:
    match = duel("11@f8,12@i9,13@h9", "7@j8,8@h7", "", BOMBER).play("11bomb i8 D6 no")
    frame = match.state.top
    assert isinstance(frame, Explosion)
    seen = []
    while match.need.kind == "chance" and match.state.top is frame and frame.arm == Explosion.ROLLED:
        seen.append(int(frame.slot))
        match.play("D4")
    assert seen == [11, 12, 26, 27]
    assert {status(match, name) for name in ("home12", "home13", "away7", "away8")} == {"prone"}
    match.play("D1 D1 " * 4)
    assert match.need.question == "turn"
    assert "turnover" not in facts(match)


@rule("BB-15.8", "BB-8.10")
def test_a_team_mate_who_is_placed_prone_is_no_turnover_unless_he_has_the_ball() -> None:
    plain = bombs("11@g8,12@i9", "7@z1").play("11bomb i8 D6 D4 D1 D1")
    assert (status(plain, "home12"), "turnover" in facts(plain)) == ("prone", False)
    carrier = bombs("11@g8,12@i9", "7@z1", "ball=home12").play("11bomb i8 D6 D4 D1 D1 O5")
    assert told(carrier, "turnover")[0] == (HOME, 3)
    assert where(carrier, "ball") == "j9"


@rule("BB-15.8", "BB-8.10", "BB-8.12")
def test_an_opposing_carrier_drops_the_ball_after_all_armour() -> None:
    match = bombs("11@f8,12@a1", "7@i9,8@i7", "ball=away7").play("11bomb i8 D6 D4 D4 D1 D1")
    assert where(match, "ball") == "i9"
    match.play("D1 D1 O7")
    assert where(match, "ball") == "i10"
    assert "turnover" not in facts(match)


@rule("BB-15.8", "BB-17.1")
def test_a_ball_that_an_explosion_sets_free_may_score() -> None:
    match = bombs("11@v8,12@z9", "7@y8", "ball=away7", "away7+no_hands").play("11bomb y8 D6 D1 D1 D1 O8")
    assert match.need.die == "six"
    assert "touchdown" in facts(match.play("D6"))


@rule("BB-15.8", "BB-8.10")
def test_the_bomber_who_is_hit_by_his_own_bomb_loses_the_turn_however_it_came_back() -> None:
    match = bombs("11@g8,12@a1", "7@i8").play("11bomb i8 D6 D6 D1 h9 D6 D4 D1 D1 D1")
    assert (status(match, "home11"), status(match, "away7")) == ("prone", "standing")
    assert told(match, "turnover")[0] == (HOME, 12)


@rule("BB-15.8", "BB-8.10")
def test_another_who_drops_what_he_throws_on_does_not() -> None:
    match = bombs("11@f8,12@i8").play("11bomb i8 D6 D6 D1 m8 D1 D1 D1")
    assert status(match, "home12") == "prone"
    assert "turnover" not in facts(match)


@rule("BB-15.8", "BB-11.3")
def test_players_on_the_ground_are_hurt_as_well() -> None:
    match = bombs("11@f8,12@a1", "7@i9p").play("11bomb i8 D6 D4 D6 D6 D6 D3")
    assert status(match, "away7") == "ko"
    assert "placed-prone" not in facts(match)


@rule("BB-15.8", "BB-11.1")
def test_nothing_is_added_to_the_armour_rolls() -> None:
    gains = "home11+mighty_blow+mighty1+claws"
    match = bombs("11@f8,12@a1", "7@i9", gains=gains).play("11bomb i8 D6 D4 D6 D1")  # 7 against 8+
    assert "armour-held" in facts(match)


@rule("BB-15.8", "BB-18.A8")
def test_safe_hands_lay_the_ball_down() -> None:
    match = bombs("11@f8,12@a1", "7@i9", "ball=away7", "away7+safe_pair_of_hands").play(
        "11bomb i8 D6 D4 D1 D1"
    )
    assert asked(match) == ("set-down", (AWAY,))


@rule("BB-18.T19", "BB-15.7")
def test_a_bomber_with_a_secret_weapon_is_sent_off_after_the_drive() -> None:
    match = duel("11@g8,12@y8", "7@a1", "ball=home12", f"{BOMBER}+secret_weapon").play("11bomb m8 D6 12-z8")
    assert match.need.question == "argue"


# The state ------------------------------------------------------------------------------------------------------------


@rule("BB-15.7")
def test_a_match_is_kept_with_the_bomb_in_the_air() -> None:
    match = bombs(away="7@i8").play("11bomb i8 D6 D6 D1")
    g = pitch(match)
    assert isinstance(g.top, Bomb)
    assert square_name(int(g.top.square)) == "i8"
    assert see(match, "bomb") == "i8"
    twin = g.blank()
    twin.load(g.dump())
    assert twin.dump() == g.dump()
    assert g.holder < 0
    assert where(match, "ball") == where(bombs(away="7@i8"), "ball")


@rule("BB-8.5")
def test_a_position_remembers_that_bomb_and_kick_are_used() -> None:
    match = at(
        "home=11@g8,12@a1 away=7@z1 used=bomb,kick more=home11+bombardier+kick_team_mate,home12+right_stuff"
    )
    assert not {"11bomb", "11kick"} & set(tokens(match))


def sq(name: str) -> int:
    """A square as the engine counts it."""
    return int(name[1:]) * 28 + "abcdefghijklmnopqrstuvwxyz".index(name[0]) + 1
