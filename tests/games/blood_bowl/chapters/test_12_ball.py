"""Chapter 12: pass, interference, catch, hand-off, bounce, throw-in."""

import pytest
from tests.games.blood_bowl.table import AWAY, HOME, asked, at, duel, facts, field, status, tokens, where
from tests.rules import rule

from downfield.kernel.match import Match


def throw(
    target: str, more: str = "", gains: str = "", away: str = "7@z1", home: str = "11@h8,12@a1"
) -> Match:
    """Home's 11 (PA 4+) throws; the passing test comes next."""
    return duel(home, away, f"ball=home11 {more}", gains).play(f"11pass throw {target}")


@rule("BB-12.1")
def test_a_passer_may_move_and_pick_up_first() -> None:
    match = duel("11@f8,12@a1", "7@z1", "ball=h8").play("11pass-g8-h8 D3")
    assert "throw" in tokens(match)


@rule("BB-12.3")
def test_any_square_in_range_may_be_named() -> None:
    match = duel("11@a8,12@b8", "7@z1", "ball=home11").play("11pass throw")
    assert {"b8", "n8", "n7"} <= set(tokens(match))
    assert not {"a8", "o8"} & set(tokens(match))


@rule("BB-12.3", "BB-16.1")
def test_a_blizzard_allows_quick_and_short_passes_only() -> None:
    match = duel("11@a8,12@b8", "7@z1", "ball=home11 weather=blizzard").play("11pass throw")
    assert "g8" in tokens(match)
    assert "h8" not in tokens(match)


PASSES = [  # target, position, skills, opponents, the lowest accurate die for PA 4+
    ("j8", "", "", "7@z1", 4),
    ("m8", "", "", "7@z1", 5),
    ("p8", "", "", "7@z1", 6),
    ("j8", "", "", "7@g7", 5),
    ("j8", "", "", "7@g7,8@g8", 6),
    ("j8", "weather=sunny", "", "7@z1", 5),
    ("j8", "", "home11+accurate", "7@z1", 3),
    ("m8", "", "home11+accurate", "7@z1", 4),
    ("p8", "", "home11+accurate", "7@z1", 6),
    ("p8", "", "home11+cannoneer", "7@z1", 5),
    ("j8", "", "home11+cannoneer", "7@z1", 4),
    ("j8", "", "home11+nerves_of_steel", "7@g7,8@g8", 4),
    ("j8", "", "away7+disturbing_presence", "7@e8p", 5),
    ("j8", "", "away7+disturbing_presence", "7@d8", 4),
]


@rule("BB-12.4", "BB-16.1", "BB-18.P1", "BB-18.P2", "BB-18.P8", "BB-18.M3")
@pytest.mark.parametrize(("target", "more", "gains", "away", "least"), PASSES)
def test_modifiers_of_a_pass(target: str, more: str, gains: str, away: str, least: int) -> None:
    for die in (least - 1, least):
        match = throw(target, more, gains, away).play(f"D{die}")
        assert ("passed" in facts(match)) == (die == least), die


OUTCOMES = [  # target, die, the die kinds that follow
    ("j8", "D1", "fumble"),
    ("j8", "D2", "inaccurate"),
    ("j8", "D3", "inaccurate"),
    ("j8", "D4", "accurate"),
    ("m8", "D2", "wild"),
    ("m8", "D3", "inaccurate"),
    ("p8", "D3", "wild"),
    ("s8", "D2", "wild"),
    ("s8", "D6", "accurate"),
]
TOLD = ("fumble", "accurate", "inaccurate", "wild")


@rule("BB-12.8", "BB-2.4")
@pytest.mark.parametrize(("target", "die", "outcome"), OUTCOMES)
def test_outcomes_of_the_passing_test(target: str, die: str, outcome: str) -> None:
    match = throw(target).play(die)
    assert [TOLD[e.args()["outcome"]] for e in match.events if e.key == "threw"] == [outcome]


@rule("BB-12.8")
def test_a_modified_one_is_accurate_for_a_pa_of_one() -> None:
    match = throw("m8", gains="home11+pa1").play("D2")
    assert "passed" in facts(match)


@rule("BB-2.4", "BB-12.8")
def test_without_passing_ability_no_die_is_rolled() -> None:
    match = throw("j8", gains="home11+pa0")
    assert match.need.die == "eight"
    assert "turnover" in facts(match.play("O1"))


@rule("BB-12.9", "BB-8.10")
def test_a_fumble_bounces_from_the_passer() -> None:
    match = throw("j8", home="11@h8,12@i8").play("D1 O5 D4")
    assert "caught" in facts(match)
    assert "turnover" in facts(match)


@rule("BB-12.9", "BB-18.P12")
def test_safe_pass_keeps_the_ball() -> None:
    match = throw("j8", gains="home11+safe_pass").play("D1")
    assert field(match, "ball") == "home11"
    assert asked(match) == ("turn", (HOME,))


@rule("BB-12.5", "BB-18.P10")
def test_the_pass_skill_re_rolls() -> None:
    match = throw("j8", gains="home11+pass").play("D2")
    assert tokens(match) == ["keep", "skill"]
    assert "passed" in facts(match.play("skill D4"))


@rule("BB-12.10", "BB-12.21", "BB-12.25")
def test_an_accurate_pass_is_caught() -> None:
    match = throw("j8", home="11@h8,12@j8").play("D4 D3")
    assert field(match, "ball") == "home12"
    assert asked(match) == ("turn", (HOME,))


@rule("BB-12.11", "BB-1.9")
def test_an_inaccurate_pass_scatters_three_times() -> None:
    match = throw("j8").play("D2 O5 O5 O7")
    assert match.need.die == "eight"
    assert where(match.play("O2"), "ball") == "l8"


@rule("BB-12.11", "BB-1.8")
def test_a_wild_pass_deviates_from_the_passer() -> None:
    match = throw("m8").play("D2 O2 D3 O5")
    assert where(match, "ball") == "i5"


@rule("BB-12.12", "BB-1.9")
def test_a_scatter_that_leaves_the_pitch_stops_there() -> None:
    match = throw("h2", home="11@h4,12@a1").play("D2 O2 O2")
    assert match.need.die == "six"  # the throw-in


@rule("BB-12.13", "BB-18.P6")
def test_a_hail_mary_goes_anywhere_and_is_never_accurate() -> None:
    match = duel("11@h8,12@a1", "7@m8", "ball=home11", "home11+hail_mary_pass").play("11pass hail y8 D6")
    assert [TOLD[e.args()["outcome"]] for e in match.events if e.key == "threw"] == ["inaccurate"]
    assert match.play("O1 O1 O1").need.question != "interfere"


@rule("BB-12.13")
def test_a_hail_mary_into_range_is_not_reached_for() -> None:
    line = ("11@h8,12@a1", "7@j8", "ball=home11", "home11+hail_mary_pass")
    assert asked(duel(*line).play("11pass throw m8 D6")) == ("interfere", (AWAY,))
    match = duel(*line).play("11pass hail m8 D6 O5 O4 O5")
    assert asked(match) != ("interfere", (AWAY,))


@rule("BB-12.13", "BB-16.1", "BB-18.P6")
@pytest.mark.parametrize(("weather", "may"), [("blizzard", False), ("rain", True)])
def test_no_hail_mary_in_a_blizzard(weather: str, may: bool) -> None:
    match = duel("11@h8,12@a1", "7@z1", f"ball=home11 weather={weather}", "home11+hail_mary_pass")
    match.play("11pass")
    assert ("hail" in tokens(match)) == may
    assert "y8" not in tokens(match.play("throw"))


@rule("BB-12.14", "BB-20.9")
@pytest.mark.parametrize(
    ("away", "asked_of"), [("7@j8", True), ("7@j8p", False), ("7@j8z", False), ("7@j11", False)]
)
def test_who_may_interfere(away: str, asked_of: bool) -> None:
    match = throw("l8", away=away).play("D6")
    assert (asked(match) == ("interfere", (AWAY,))) == asked_of


INTERFERENCE = [  # passing die, position, skills, home, the lowest die for AG 2+
    ("D6", "", "", "", 5),
    ("D3", "", "", "", 4),
    ("D6", "", "", ",13@k7", 6),
    ("D6", "", "away7+nerves_of_steel", ",13@k7", 5),
    ("D6", "weather=rain", "", "", 6),
    ("D6", "", "away7+extra_arms", "", 4),
    ("D6", "", "away7+very_long_legs", "", 3),
    ("D6", "", "home11+stunty", "", 4),
]


@rule("BB-12.15", "BB-16.1", "BB-18.M4", "BB-18.M12", "BB-18.P8", "BB-18.T21")
@pytest.mark.parametrize(("passed", "more", "gains", "home", "least"), INTERFERENCE)
def test_modifiers_of_interference(passed: str, more: str, gains: str, home: str, least: int) -> None:
    for die in (least - 1, least):
        match = throw("l8", more, gains, "7@j8", f"11@h8,12@a1{home}").play(passed)
        if passed == "D3":
            match.play("O4 O5 O4")
        match.play(f"7 D{die}")
        assert ("deflected" in facts(match)) == (die == least), die


@rule("BB-12.16", "BB-8.10")
def test_an_interception_is_a_turnover() -> None:
    match = throw("l8", away="7@j8").play("D6 7 D6 D3")
    assert field(match, "ball") == "away7"
    assert {"intercepted", "turnover"} <= set(facts(match))


@rule("BB-12.16")
def test_a_deflected_ball_scatters() -> None:
    match = throw("l8", away="7@j8", home="11@h8,12@k7").play("D6 7 D6 D2 O2 O5 O7")
    assert "deflected" in facts(match)
    assert match.need.die == "eight"


@rule("BB-12.16")
def test_no_turnover_if_the_passing_team_ends_with_it() -> None:
    match = throw("l8", away="7@j8", home="11@h8,12@j5,13@a1").play("D6 7 D6 D2 O2 O2 O2 D4")
    assert field(match, "ball") == "home12"
    assert asked(match) == ("turn", (HOME,))


@rule("BB-12.17", "BB-18.P3", "BB-2.21")
def test_cloud_burster_makes_him_try_again() -> None:
    match = throw("p8", gains="home11+cloud_burster", away="7@k8").play("D6 7 D6")
    assert asked(match) == ("burst", (HOME,))
    assert "deflected" not in facts(match.play("burst D1"))


@rule("BB-12.17", "BB-18.M12")
def test_long_legs_ignore_a_cloud_burster() -> None:
    match = throw("p8", gains="home11+cloud_burster,away7+very_long_legs", away="7@k8").play("D6 7 D6")
    assert "deflected" in facts(match)


@rule("BB-12.17", "BB-18.P3")
def test_no_burst_on_a_short_pass() -> None:
    match = throw("l8", gains="home11+cloud_burster", away="7@j8").play("D6 7 D6")
    assert "deflected" in facts(match)


@rule("BB-12.18", "BB-12.22", "BB-18.A1")
def test_catch_re_rolls_the_conversion() -> None:
    match = throw("l8", gains="away7+catch", away="7@j8").play("D6 7 D6 D1")
    assert asked(match) == ("reroll", (AWAY,))
    assert tokens(match) == ["keep", "skill"]


CATCHES = [  # home, away, position, skills, the lowest die for AG 3+
    ("12@j8", "7@z1", "", "", 3),
    ("12@j8", "7@k8", "", "", 4),
    ("12@j8", "7@k8,8@k9", "", "", 5),
    ("12@j8", "7@k8,8@k9", "", "home12+nerves_of_steel", 3),
    ("12@j8", "7@z1", "weather=rain", "", 4),
    ("12@j8", "7@k8", "", "home12+extra_arms", 3),
    ("12@j8", "7@k8", "", "home12+diving_catch", 3),
    ("12@j8", "7@m8", "", "away7+disturbing_presence", 4),
]


@rule("BB-12.21", "BB-16.1", "BB-18.A2", "BB-20.10")
@pytest.mark.parametrize(("home", "away", "more", "gains", "least"), CATCHES)
def test_modifiers_of_a_catch(home: str, away: str, more: str, gains: str, least: int) -> None:
    for die in (least - 1, least):
        match = throw("j8", more, gains, away, f"11@h8,{home}").play(f"D6 D{die}")
        assert ("caught" in facts(match)) == (die == least), die


@rule("BB-12.21")
def test_a_scattered_ball_is_harder_to_catch() -> None:
    match = throw("j8", home="11@h8,12@k8").play("D2 O5 O4 O5 D3")
    assert "dropped" in facts(match)


@rule("BB-12.19")
def test_a_ball_bounces_off_who_lies_there() -> None:
    match = throw("j8", home="11@h8,12@j8p").play("D6")
    assert match.need.die == "eight"


@rule("BB-12.20")
def test_an_accurate_pass_to_an_empty_square_bounces_once() -> None:
    match = throw("j8").play("D6 O5")
    assert where(match, "ball") == "k8"
    assert "turnover" in facts(match)


@rule("BB-12.22", "BB-18.A1")
def test_catch_re_rolls_a_catch() -> None:
    match = throw("j8", gains="home12+catch", home="11@h8,12@j8").play("D6 D1 skill D3")
    assert field(match, "ball") == "home12"


@rule("BB-12.23", "BB-12.24", "BB-12.25")
def test_a_dropped_pass_may_be_caught_by_another() -> None:
    match = throw("j8", home="11@h8,12@j8,13@k8").play("D6 D1 O5 D4")
    assert field(match, "ball") == "home13"
    assert asked(match) == ("turn", (HOME,))


@rule("BB-12.24", "BB-12.21")
def test_a_bounce_is_caught_at_minus_one() -> None:
    match = throw("j8", home="11@h8,12@j8,13@k8").play("D6 D1 O5 D3")
    assert match.need.die == "eight"


@rule("BB-12.26")
def test_a_hand_off() -> None:
    match = duel("11@h8,12@i8", "7@z1", "ball=home11", "home11+pa0").play("11hand >12 D3")
    assert field(match, "ball") == "home12"


@rule("BB-12.26", "BB-8.10")
def test_a_dropped_hand_off_is_a_turnover() -> None:
    match = duel("11@h8,12@i8", "7@z1", "ball=home11").play("11hand >12 D2 O5")
    assert "turnover" in facts(match)


@rule("BB-12.26")
def test_only_a_standing_team_mate_takes_a_hand_off() -> None:
    match = duel("11@h8,12@i8p,13@i9,14@k8", "7@h7", "ball=home11").play("11hand")
    assert [t for t in tokens(match) if t.startswith(">")] == [">13"]


@rule("BB-12.27")
def test_a_throw_in_that_leaves_the_pitch_is_thrown_in_again() -> None:
    match = duel("11@k1,12@a1", "7@m8", "ball=j1").play("11-j1 D1 O2 D1 D6 D6")
    assert facts(match).count("thrown-in") == 1
    match = duel("11@c1,12@a2", "7@m8", "ball=b1").play("11-b1 D1 O2 D6 D1 D1")
    assert facts(match).count("thrown-in") == 2


@rule("BB-18.A2")
def test_a_diving_catch_in_an_empty_square() -> None:
    match = throw("j8", gains="home12+diving_catch", home="11@h8,12@l8").play("D2 O5 O2 O7")
    assert asked(match) == ("diving-catch", (HOME,))
    match.play("12 D4")
    assert (field(match, "ball"), where(match, "home12")) == ("home12", "l8")


@rule("BB-18.A2")
def test_a_missed_diving_catch_bounces_from_where_it_came_down() -> None:
    match = throw("j8", gains="home12+diving_catch", home="11@h8,12@l8").play("D2 O5 O2 O7 12 D1 O2")
    assert where(match, "ball") == "k7"


@rule("BB-18.P4")
def test_a_dump_off_comes_before_the_block() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@p8", "ball=away7", "away7+dump_off").play("11block")
    assert asked(match) == ("dump-off", (AWAY,))
    match.play("p8 D6 D3")
    assert field(match, "ball") == "away8"
    assert match.need.die == "block"


@rule("BB-18.P4")
def test_a_dump_off_is_never_a_turnover() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@p8", "ball=away7", "away7+dump_off").play("11block p8 D1 O5")
    assert "turnover" not in facts(match)
    assert match.need.die == "block"


@rule("BB-12.28")
def test_the_ball_rests_in_free_squares_only() -> None:
    match = throw("j8", home="11@h8,12@j8p,13@k8p").play("D6 O5 O5")
    assert (where(match, "ball"), status(match, "home13")) == ("l8", "prone")


@rule("BB-17.2", "BB-12.16")
def test_an_interception_in_the_end_zone_scores() -> None:
    match = at("home=11@b8,12@m8 away=7@a7 ball=home11 rerolls=0-0 turns=3-2").play(
        "11pass throw a6 D6 7 D6 D6"
    )
    assert field(match, "score") == [0, 1]


@rule("BB-18.A2")
def test_nobody_dives_for_an_accurate_pass_or_a_bounce() -> None:
    match = throw("k8", gains="home12+diving_catch", home="11@h8,12@l8").play("D6")
    assert match.need.die == "eight"
    assert where(match.play("O2"), "ball") == "k7"
