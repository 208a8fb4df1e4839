"""Chapter 19: the weather mage, the master chef, the biased referee, Bugman, and those who mend the dead."""

import pytest
from tests.games.blood_bowl.dice_names import play_by_name
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    at,
    duel,
    facts,
    field,
    game,
    pitch,
    see,
    slot,
    status,
    tokens,
    told,
)
from tests.rules import rule

from downfield.games.blood_bowl.odds.harm import foul_odds
from downfield.kernel.errors import BadPosition
from downfield.kernel.match import Match

PAIR = ("11@m8,12@a1", "7@n8,8@z1")


def called(more: str = "staff=home:mage", dice: str = "") -> Match:
    """Home may call the mage before its turn."""
    return duel(*PAIR, f"ball=m1 {more}").play(dice)


# The weather mage -------------------------------------------------------------------------------------------------


@rule("BB-19.7a", "BB-16.3")
def test_the_mage_is_offered_before_anybody_is_activated() -> None:
    match = called()
    assert asked(match) == ("mage", (HOME,))
    assert asked(match.play("no")) == ("turn", (HOME,))
    assert field(match, "staff") == "home:mage"


@rule("BB-19.7a")
def test_nobody_is_asked_without_a_mage_or_in_the_middle_of_a_turn() -> None:
    assert asked(called("staff=away:mage")) == ("turn", (HOME,))
    assert asked(called("staff=home:mage done=home12")) == ("turn", (HOME,))
    assert asked(called("staff=home:mage used=blitz")) == ("turn", (HOME,))


SKIES = [
    ("D1 D1", ["sweltering", "sunny", "perfect"]),
    ("D2 D2", ["sweltering", "sunny", "perfect"]),
    ("D3 D2", ["sunny", "perfect"]),
    ("D4 D5", ["perfect", "rain"]),
    ("D6 D4", ["perfect", "rain", "blizzard"]),
    ("D6 D6", ["perfect", "rain", "blizzard"]),
]


@rule("BB-19.7a")
@pytest.mark.parametrize(("dice", "skies"), SKIES)
def test_the_mage_moves_the_dice_by_two(dice: str, skies: list[str]) -> None:
    match = called(dice=f"mage {dice}")
    assert asked(match) == ("sky", (HOME,))
    assert tokens(match) == skies


@rule("BB-19.7a", "BB-0.9")
@pytest.mark.parametrize("dice", ["D3 D3", "D4 D4"])
def test_nothing_is_asked_where_the_dice_leave_no_choice(dice: str) -> None:
    match = called("staff=home:mage weather=rain", f"mage {dice}")
    assert (see(match, "weather"), asked(match)) == ("perfect", ("turn", (HOME,)))


@rule("BB-19.7a")
def test_the_mage_works_once() -> None:
    match = called(dice="mage D6 D4 rain end end")
    assert asked(match) == ("turn", (HOME,))
    assert field(match, "staff") is None


@rule("BB-19.7a", "BB-16.3")
def test_the_weather_returns_after_the_next_turn_of_the_opponents() -> None:
    match = called(dice="mage D6 D4 rain")
    assert (see(match, "weather"), field(match, "sky")) == ("rain", "home:perfect")
    assert see(match.play("end"), "weather") == "rain"
    match.play("end")
    assert (see(match, "weather"), field(match, "sky")) == ("perfect", None)
    assert told(match, "sky-back") == [(2,)]


@rule("BB-19.7a", "BB-17.9")
@pytest.mark.parametrize(
    ("more", "run"),
    [
        ("ball=home11 sky=home:perfect", "11-z8"),
        ("ball=home11 sky=away:perfect", "11-z8"),
        ("ball=away7 sky=away:perfect turn=away", "7-a2"),
    ],
)
def test_the_weather_returns_when_the_drive_ends(more: str, run: str) -> None:
    match = duel("11@y8,12@k1", "7@b2", f"weather=blizzard {more}").play(run)
    assert asked(match)[0] == "set-up"
    assert see(match, "weather") == "perfect"


@rule("BB-19.7a", "BB-16.2")
def test_heat_of_a_mage_still_counts_at_the_end_of_the_drive() -> None:
    match = duel("11@y8,12@a1", "7@a2", "ball=home11 staff=home:mage").play("mage D1 D1 sweltering 11-z8")
    assert match.need.die == "three"


@rule("BB-19.7a", "BB-16.3")
def test_a_second_spell_takes_the_place_of_the_first() -> None:
    match = called("staff=home:mage,away:mage", "mage D6 D4 rain end mage D1 D1 sweltering")
    assert field(match, "sky") == "away:perfect"
    assert see(match.play("end"), "weather") == "sweltering"
    assert see(match.play("end"), "weather") == "perfect"


# Those who mend the dead ------------------------------------------------------------------------------------------


def rotten(staff: str, dice: str = "D3") -> Match:
    """Away's 7 is dead, unless it regenerates."""
    match = duel(*PAIR, staff, "away7+regeneration")
    return match.play(f"11block POW o8 stay D6 D6 D6 D6 X16 {dice}")


@rule("BB-19.7b", "BB-11.16")
@pytest.mark.parametrize(("staff", "word"), [("mortuary", "mortuary"), ("plague_doctor", "plague")])
@pytest.mark.parametrize(("die", "state"), [("D3", "hurt"), ("D4", "reserves")])
def test_a_failed_regeneration_is_rolled_again(staff: str, word: str, die: str, state: str) -> None:
    match = rotten(f"staff=away:{staff}")
    assert asked(match) == ("regrow", (AWAY,))
    assert tokens(match) == ["no", word]
    assert status(match.play(f"{word} {die}"), "away7") == state
    assert field(match, "staff") is None


@rule("BB-19.7b", "BB-18.T17")
def test_nobody_is_asked_after_a_regeneration_or_for_the_others() -> None:
    assert status(rotten("staff=away:mortuary", "D4"), "away7") == "reserves"
    assert status(rotten("staff=home:mortuary,home:plague_doctor"), "away7") == "hurt"
    plain = duel(*PAIR, "staff=away:mortuary").play("11block POW o8 stay D6 D6 D6 D6 X16")
    assert asked(plain)[0] == "turn"


@rule("BB-19.7b")
def test_who_is_not_called_is_kept_and_no_third_roll_follows_the_second() -> None:
    match = rotten("staff=away:mortuary").play("no")
    assert (status(match, "away7"), field(match, "staff")) == ("hurt", "away:mortuary")
    match = rotten("staff=away:mortuary,away:plague_doctor").play("mortuary D1")
    assert (status(match, "away7"), field(match, "staff")) == ("hurt", "away:plague_doctor")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-19.7b", "BB-11.12")
def test_the_plague_doctor_keeps_a_knocked_out_player_on_the_pitch() -> None:
    match = duel(*PAIR, "staff=away:plague_doctor").play("11block POW o8 stay D6 D6 D4 D4")
    assert asked(match) == ("doctor", (AWAY,))
    assert tokens(match) == ["no", "plague"]
    assert status(match.play("plague"), "away7") == "stunned"
    assert field(match, "staff") is None


@rule("BB-19.7b", "BB-11.13")
def test_the_plague_doctor_does_not_treat_casualties_nor_the_mortuary_assistant_knock_outs() -> None:
    assert (
        status(duel(*PAIR, "staff=away:plague_doctor").play("11block POW o8 stay D6 D6 D6 D6 X16"), "away7")
        == "hurt"
    )
    assert status(duel(*PAIR, "staff=away:mortuary").play("11block POW o8 stay D6 D6 D4 D4"), "away7") == "ko"


@rule("BB-19.7b", "BB-11.11")
def test_apothecary_and_plague_doctor_are_both_offered_and_one_is_used() -> None:
    match = duel(*PAIR, "staff=away:plague_doctor doctors=0-1").play("11block POW o8 stay D6 D6 D4 D4")
    assert tokens(match) == ["no", "doctor", "plague"]
    match.play("plague")
    assert (field(match, "doctors"), field(match, "staff")) == ([0, 1], None)


# The master chef --------------------------------------------------------------------------------------------------


KICK = "zone cage"  # both set up


def half_time(staff: str, **options: str) -> Match:
    """The first half is over; home kicked off in it."""
    line = "turn=away home=11@a1 away=7@z1 ball=m8 turns=8-8 kicking=home opener=home rerolls=0-1"
    return at(f"{line} staff={staff}", **options).play("end")


def kicked_off(staff: str) -> Match:
    """The ball of the second half has just left its square; nobody has swarmed or run yet."""
    return half_time(staff).play(f"{KICK} @g8 O2 D1")


@rule("BB-19.7c", "BB-2.15", "BB-6.11")
def test_the_chef_takes_a_re_roll_for_each_four_before_the_event() -> None:
    match = half_time("home:chef")
    before = [int(n) for n in pitch(match).tables.staff[:2]]
    play_by_name(
        match, f"{KICK} @g8 deviate:O2 how-far:D1 chef:D4 chef:D3 chef:D6 event-1:D1 event-2:D1 bounce:O2"
    )
    assert field(match, "rerolls") == [before[0] + 2, before[1] - 2]
    assert told(match, "cooked") == [(HOME, 2, 2)]


@rule("BB-6.11")
def test_the_chef_cooks_before_anybody_swarms() -> None:
    gains = "home1+swarming,home2+swarming,home12+swarming"
    match = at(f"phase=drive kicking=home staff=away:chef more={gains}").play("zone cage @t8 O2 D1 D1 D1")
    play_by_name(match, "chef:D1 swarm:T1")
    assert asked(match) == ("swarm", (HOME,))


@rule("BB-19.7c")
def test_no_more_is_lost_than_there_is() -> None:
    match = kicked_off("away:chef")
    had = int(pitch(match).sides[4])
    pitch(match).sides[4] = 1
    match.play("D6 D6 D6")
    assert had > 1
    assert field(match, "rerolls")[HOME] == 0
    assert told(match, "cooked") == [(AWAY, 3, 1)]


@rule("BB-19.7c", "BB-0.6")
def test_two_chefs_cook_home_first() -> None:
    match = kicked_off("home:chef,away:chef").play("D6 D1 D1 D6 D6 D1")
    assert told(match, "cooked") == [(HOME, 1, 1), (AWAY, 2, 2)]


@rule("BB-19.7c")
def test_nothing_is_cooked_without_a_chef_or_between_drives() -> None:
    event = "deviate:O2 how-far:D1 event-1:D1 event-2:D1 bounce:O2"
    play_by_name(half_time("home:mage"), f"{KICK} @g8 {event}")
    match = duel("11@y8,12@a1", "7@a2", "ball=home11 staff=home:chef").play("11-z8")
    play_by_name(match, f"{KICK} @t8 {event}")


@rule("BB-19.7c", "BB-5.1", "BB-6.11")
def test_the_chef_cooks_after_the_toss() -> None:
    chef = "halfling:2*altern_forest_treeman,9*halfling_hopeful_lineman;rerolls:2;chef:1"
    match = game().new(options={"home_roster": chef, "budget": "1300000"}, by_hand=True)
    assert asked(match.play("T1 T1 D3 D4 D5 D2 kick")) == ("set-up", (HOME,))
    match.play(f"{KICK} @t8 O2 D1 D4 D4 D1")
    assert field(match, "rerolls")[HOME] == 4


@rule("BB-19.7c", "BB-17.11")
def test_extra_time_is_no_half() -> None:
    line = "turn=away home=11@a1 away=7@z1 ball=m8 half=2 turns=8-8 kicking=home opener=home staff=home:chef"
    match = at(line, overtime=True).play("end D5 D2 kick")
    play_by_name(match, f"{KICK} @t8 deviate:O2 how-far:D1 event-1:D1 event-2:D1 bounce:O2")


# Bugman and the biased referee ------------------------------------------------------------------------------------


@rule("BB-19.7f", "BB-11.17")
@pytest.mark.parametrize(("die", "state"), [("D4", "reserves"), ("D1", "ko"), ("D3", "ko")])
def test_bugman_has_a_one_rolled_again_once(die: str, state: str) -> None:
    match = duel("11@y8,12@a1", "7@a2", "ball=home11 staff=home:bugman ko=home13")
    match.play("11-z8 D1")
    assert match.need.die == "six"
    assert status(match.play(die), "home13") == state
    assert asked(match)[0] == "set-up"
    assert "roused" in facts(match)


@rule("BB-19.7f")
def test_bugman_does_not_look_at_other_dice_or_at_the_others() -> None:
    match = duel("11@y8,12@a1", "7@a2", "ball=home11 staff=home:bugman ko=home13,away8").play("11-z8 D2 D1")
    assert (status(match, "home13"), status(match, "away8")) == ("ko", "ko")
    assert asked(match)[0] == "set-up"


def foul(dice: str, staff: str, gains: str = "", more: str = "") -> Match:
    return duel("11@m8,12@a1", "7@n8p,9@z1", f"staff={staff} {more}", gains).play(f"11foul *7 {dice}")


@rule("BB-19.7e", "BB-14.5")
@pytest.mark.parametrize(("die", "seen"), [("D4", False), ("D5", True), ("D6", True)])
def test_the_biased_referee_of_the_others_sees_fouls_without_a_double(die: str, seen: bool) -> None:
    match = foul(f"D1 D2 {die}", "away:referee")
    assert (asked(match)[0] == "argue") == seen
    assert told(match, "watched")[0][3:] == (int(die[1]), int(seen))


@rule("BB-19.7e")
def test_a_double_is_seen_without_a_look_and_the_own_referee_looks_away() -> None:
    assert asked(foul("D2 D2", "away:referee"))[0] == "argue"
    assert asked(foul("D1 D2", "home:referee"))[0] == "turn"


@rule("BB-19.7e", "BB-18.A10")
def test_the_biased_referee_looks_at_a_sneaky_git_too() -> None:
    match = foul("D2 D2", "away:referee", "home11+sneaky_git")
    assert match.need.die == "six"
    assert asked(match.play("D5"))[0] == "argue"


@rule("BB-19.7e")
def test_the_chance_to_be_sent_off_counts_the_biased_referee() -> None:
    plain, watched = (
        foul_odds(pitch(duel("11@m8,12@a1", "7@n8p", f"staff={staff}")), slot("home11"), slot("away7")).double
        for staff in ("home:referee", "away:referee")
    )
    assert watched == pytest.approx(plain + (1 - plain) / 3)


@rule("BB-19.7e", "BB-14.8")
@pytest.mark.parametrize(
    ("die", "staff", "more", "state"),
    [
        ("D5", "home:referee", "", "standing"),
        ("D4", "home:referee", "", "off"),
        ("D5", "away:referee", "", "off"),
        ("D4", "home:referee", "switches=home:friends", "standing"),
        ("D1", "home:referee", "", "off"),
    ],
)
def test_the_own_biased_referee_listens(die: str, staff: str, more: str, state: str) -> None:
    match = foul(f"D2 D2 argue {die}", staff, "", more)
    assert status(match, "home11") == state
    assert ("ejected" in (field(match, "switches") or "")) == (die == "D1")


# Positions --------------------------------------------------------------------------------------------------------


@rule("BB-19.7")
@pytest.mark.parametrize(
    "line", ["staff=home:cook", "staff=mage", "sky=home:snow", "rookies=home:3", "frogs=home99"]
)
def test_positions_that_cannot_be(line: str) -> None:
    with pytest.raises(BadPosition):
        duel(*PAIR, line)


@rule("BB-19.7")
def test_a_position_with_everything_is_told_and_read_back() -> None:
    words = "staff=home:mage,away:wizard sky=away:rain weather=blizzard frogs=home11"
    match = duel(*PAIR, f"ball=m1 {words}")
    again = game().at(match.line())
    assert again.line() == match.line()
    assert pitch(again).dump() == pitch(match).dump()
