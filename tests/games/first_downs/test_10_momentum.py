"""Chapters 10 to 12: earning and spending momentum."""

import pytest

from downfield.kernel.errors import IllegalAnswer
from tests.games.first_downs.table import AWAY, HOME, asked, at, facts, see, tokens, yards
from tests.rules import rule

FIRST_DOWN = "ShotgunB 2/Nickel"  # 14 yards, no trick play
TACKLE = "ProSetA 3/Dime"
TRICK = "I-FormationA 2/4-3"  # 3 yards on a trick play


# Chapter 10 -----------------------------------------------------------------------------------------------------------


@rule("FFD-10.1")
def test_momentum_is_earned_from_the_bank() -> None:
    match = at("momentum=1-1").play(TACKLE)
    assert (see(match, "momentum"), see(match, "bank")) == ([1, 2], 7)


@rule("FFD-10.1")
def test_momentum_is_spent_into_the_bank() -> None:
    match = at("momentum=2-1").play(f"{TRICK} buy")
    assert (see(match, "momentum"), see(match, "bank")) == ([0, 1], 9)


@rule("FFD-10.2")
def test_with_an_empty_bank_the_opponent_loses_one() -> None:
    match = at("momentum=8-2").play(f"{FIRST_DOWN} pass")
    assert (see(match, "momentum"), see(match, "bank")) == ([8, 1], 1)
    match = at("momentum=2-8").play(f"{TACKLE} pass pass")
    assert (see(match, "momentum"), see(match, "bank")) == ([1, 8], 1)


@rule("FFD-10.2")
def test_who_holds_all_ten_earns_nothing_more() -> None:
    match = at("momentum=10-0").play(f"{FIRST_DOWN} pass")
    assert (see(match, "momentum"), facts(match)[-1]) == ([10, 0], "earned-nothing")
    match = at("momentum=0-10").play(f"{TACKLE} pass pass")
    assert (see(match, "momentum"), "earned-nothing" in facts(match)) == ([0, 10], True)


@rule("FFD-10.3")
def test_momentum_is_saved_through_drives_and_overtime() -> None:
    match = at("drive=6 down=4 momentum=2-2 score=7-7").play("punt")
    assert see(match, "momentum") == [2, 2]


@rule("FFD-10.4")
def test_what_cannot_be_paid_is_not_offered() -> None:
    assert asked(at("momentum=1-0").play(TRICK)) == ("play", (HOME,))
    assert asked(at("momentum=2-0").play(TRICK)) == ("buy", (HOME,))
    assert tokens(at("down=4").play("fg"), HOME) == ["heads", "tails"]
    with pytest.raises(IllegalAnswer) as e:
        at("down=4").play("fg pay")
    assert e.value.rule == "FFD-10.4"


@rule("FFD-10.5")
def test_momentum_of_a_down_cannot_pay_in_the_same_down() -> None:
    match = at("momentum=2-0").play(FIRST_DOWN)
    assert (asked(match), see(match, "momentum")) == (("play", (HOME,)), [3, 0])
    match = at("momentum=0-2").play(TACKLE)
    assert (asked(match), see(match, "momentum")) == (("play", (HOME,)), [0, 3])


@rule("FFD-10.6")
def test_the_windows_open_in_their_order() -> None:
    match = at("momentum=3-7 yards=10/10/30").play(TACKLE)
    seen = []
    for _ in range(4):
        seen.append(asked(match))
        match.play("pass")
    assert seen == [
        ("steal", (AWAY,)),
        ("turnover", (AWAY,)),
        ("repeat-attacker", (HOME,)),
        ("repeat-defender", (AWAY,)),
    ]
    assert asked(match) == ("play", (HOME,))
    match = at("momentum=3-7").play(TRICK)
    assert asked(match) == ("buy", (HOME,))


@rule("FFD-10.6")
def test_a_purchase_may_use_up_what_a_later_window_needs() -> None:
    match = at("momentum=3-3").play(f"{TRICK} buy")
    assert asked(match) == ("repeat-defender", (AWAY,))


@rule("FFD-10.7")
def test_a_repeated_down_is_as_it_was_before() -> None:
    match = at("down=2 yards=13/7/30 momentum=4-1").play("ProSetA 1/Dime repeat")
    assert (yards(match), see(match, "down"), see(match, "momentum")) == ("13/7/30", 2, [1, 1])
    assert asked(match) == ("play", (HOME,))


@rule("FFD-10.7")
def test_the_opponent_gets_back_what_he_spent() -> None:
    match = at("yards=10/10/30 momentum=3-4").play(f"{TACKLE} steal repeat")
    assert (see(match, "momentum"), yards(match)) == ([0, 4], "10/10/30")
    assert match.events[-1].args() == {"side": AWAY, "coins": 2}
    match = at("momentum=2-3").play(f"{TRICK} buy repeat")
    assert (see(match, "momentum"), asked(match)) == ([2, 0], ("play", (HOME,)))


@rule("FFD-10.7")
def test_the_payers_own_spending_is_lost() -> None:
    assert see(at("momentum=5-0").play(f"{TRICK} buy repeat"), "momentum") == [0, 0]
    assert see(at("yards=10/10/30 momentum=0-5").play(f"{TACKLE} steal repeat"), "momentum") == [0, 0]


@rule("FFD-10.7")
def test_a_repeated_down_may_be_repeated_again() -> None:
    match = at("momentum=6-3").play("ProSetA 1/4-3 repeat ProSetA 1/4-3 repeat ProSetA 1/4-3 repeat")
    assert (see(match, "momentum"), see(match, "down"), yards(match)) == ([0, 0], 1, "0/10/40")
    match.play("ProSetA 1/4-3")
    assert see(match, "down") == 2


@rule("FFD-10.7a")
def test_the_price_of_an_earlier_repeat_is_never_given_back() -> None:
    match = at("momentum=3-3").play("ProSetA 1/4-3 repeat ProSetA 1/4-3 repeat")
    assert see(match, "momentum") == [0, 0]


@rule("FFD-10.7b")
def test_a_repeated_fourth_down_begins_with_its_three_choices() -> None:
    match = at("down=4 momentum=3-0").play(f"gamble {TACKLE} repeat")
    assert (asked(match), see(match, "down")) == (("fourth", (HOME,)), 4)
    assert see(match.play("punt"), "drive") == 2


@rule("FFD-10.7b")
def test_a_repeated_conversion_begins_with_a_play() -> None:
    match = at("phase=touchdown momentum=3-0").play(f"convert {TACKLE} repeat")
    assert (asked(match), see(match, "conversion"), yards(match)) == (("play", (HOME,)), 1, "45/5/0")


# Chapter 11 -----------------------------------------------------------------------------------------------------------


@rule("FFD-11.1")
def test_a_first_down_earns_one() -> None:
    assert see(at("momentum=0-0").play(FIRST_DOWN), "momentum") == [1, 0]


@rule("FFD-11.1a")
def test_a_touchdown_earns_nothing() -> None:
    match = at("yards=40/10/0").play(FIRST_DOWN)
    assert (asked(match), see(match, "momentum")) == (("touchdown", (HOME,)), [0, 0])


@rule("FFD-11.1b")
def test_a_first_down_that_was_bought_earns_nothing() -> None:
    match = at("down=2 yards=2/8/40 momentum=2-0").play(f"{TRICK} buy")  # 3 + 5 = 8
    assert (see(match, "down"), see(match, "momentum")) == (1, [0, 0])
    assert "bought-first-down" in facts(match)


@rule("FFD-11.1b")
def test_a_first_down_that_needed_no_bought_yards_earns_one() -> None:
    match = at("down=2 yards=7/3/40 momentum=2-0").play(f"{TRICK} buy")
    assert (see(match, "down"), see(match, "momentum")) == (1, [1, 0])


@rule("FFD-11.1b")
def test_a_first_down_in_a_repeated_down_earns_one() -> None:
    match = at("momentum=3-0").play(f"{TACKLE} repeat {FIRST_DOWN}")
    assert see(match, "momentum") == [1, 0]


@rule("FFD-11.2")
def test_a_toss_can_be_skipped_for_one() -> None:
    match = at("down=4 yards=20/10/20 momentum=1-0").play("fg pay")
    assert (match.points(), see(match, "momentum")) == ((3, 0), [0, 0])


@rule("FFD-11.2")
def test_each_skipped_toss_costs_one() -> None:
    match = at("down=4 yards=0/10/40 momentum=2-0").play("fg pay pay")
    assert (see(match, "calls"), see(match, "momentum")) == (1, [0, 0])


@rule("FFD-11.3")
def test_five_yards_can_be_bought_on_a_trick_play() -> None:
    match = at("momentum=2-0").play(f"{TRICK} buy")
    assert (yards(match), see(match, "momentum")) == ("8/2/40", [0, 0])


@rule("FFD-11.3")
def test_yards_need_not_be_bought() -> None:
    match = at("momentum=2-0").play(f"{TRICK} pass")
    assert (yards(match), see(match, "momentum")) == ("3/7/40", [2, 0])


@rule("FFD-11.3")
def test_only_a_trick_play_that_was_not_tackled_sells_yards() -> None:
    assert asked(at("momentum=2-0").play("ProSetA 1/Dime")) == ("play", (HOME,))
    assert asked(at("momentum=2-0").play("I-FormationA 2/GoalLine")) == ("play", (HOME,))


@rule("FFD-11.3")
def test_yards_are_bought_once_in_a_down() -> None:
    match = at("momentum=9-0").play(f"{TRICK} buy")
    assert asked(match) == ("repeat-attacker", (HOME,))


@rule("FFD-11.4")
def test_the_attacker_repeats_a_down_for_three() -> None:
    match = at("momentum=3-0").play("ProSetA 1/4-3")
    assert asked(match) == ("repeat-attacker", (HOME,))
    assert see(match.play("repeat"), "momentum") == [0, 0]
    assert asked(at("momentum=2-0").play("ProSetA 1/4-3")) == ("play", (HOME,))


# Chapter 12 -----------------------------------------------------------------------------------------------------------


@rule("FFD-12.1")
def test_a_tackle_earns_one() -> None:
    assert see(at("down=1").play(TACKLE), "momentum") == [0, 1]


@rule("FFD-12.1")
def test_a_gain_of_nothing_without_a_shield_earns_nothing() -> None:
    assert see(at("down=1").play("I-FormationB 1/4-3"), "momentum") == [0, 0]


@rule("FFD-12.2")
def test_five_yards_are_stolen_after_a_tackle_and_it_earns_nothing() -> None:
    match = at("yards=20/10/20 momentum=0-2").play(f"{TACKLE} steal")
    assert (yards(match), see(match, "momentum"), see(match, "down")) == ("15/15/20", [0, 0], 2)


@rule("FFD-12.2")
def test_what_the_attacker_does_not_have_cannot_be_stolen() -> None:
    match = at("down=2 yards=3/7/40 momentum=0-2").play(f"{TACKLE} steal")
    assert yards(match) == "0/10/40"
    assert asked(at("momentum=0-2").play(TACKLE)) == ("play", (HOME,))


@rule("FFD-12.2")
def test_nothing_is_stolen_without_a_shield_or_twice() -> None:
    assert asked(at("yards=20/10/20 momentum=0-2").play("ProSetA 1/4-3")) == ("play", (HOME,))
    match = at("yards=20/10/20 momentum=0-6").play(f"{TACKLE} steal")
    assert asked(match) == ("repeat-defender", (AWAY,))


@rule("FFD-12.3")
@pytest.mark.parametrize("down", ["ProSetA 3/Quarter", "ShotgunA 1/GoalLine", "ShotgunB 3/Nickel"])
def test_quarter_and_shotgun_allow_no_stealing(down: str) -> None:
    match = at("yards=20/10/20 momentum=0-2").play(down)
    assert (asked(match), see(match, "momentum")) == (("play", (HOME,)), [0, 3])


@rule("FFD-12.4")
def test_the_defender_repeats_a_down_for_three() -> None:
    match = at("momentum=0-3").play(FIRST_DOWN)
    assert asked(match) == ("repeat-defender", (AWAY,))
    match.play("repeat")
    assert (yards(match), see(match, "momentum")) == ("0/10/40", [0, 0])
    assert asked(at("momentum=0-2").play(FIRST_DOWN)) == ("play", (HOME,))


@rule("FFD-12.5")
def test_a_turnover_ends_the_drive_at_once() -> None:
    match = at("yards=20/10/20 momentum=0-7").play("ProSetA 1/Dime turnover")
    assert (see(match, "attacker"), yards(match), see(match, "momentum")) == (AWAY, "30/10/10", [0, 0])
    assert asked(at("momentum=0-6").play("ProSetA 1/Dime")) == ("repeat-defender", (AWAY,))


@rule("FFD-12.5")
def test_a_turnover_undoes_a_touchdown() -> None:
    match = at("yards=40/10/0 momentum=0-7").play(f"{FIRST_DOWN} turnover")
    assert (see(match, "attacker"), match.points(), yards(match)) == (AWAY, (0, 0), "10/10/30")


@rule("FFD-12.5")
def test_a_turnover_earns_nobody_momentum() -> None:
    assert see(at("momentum=0-8").play(f"{TACKLE} turnover"), "momentum") == [0, 1]
    assert see(at("momentum=0-8").play(f"{FIRST_DOWN} turnover"), "momentum") == [0, 1]


@rule("FFD-12.5")
def test_the_attacker_cannot_repeat_a_turnover() -> None:
    assert asked(at("momentum=3-7").play("ProSetA 1/Dime turnover")) == ("play", (AWAY,))


@rule("FFD-12.5")
def test_what_was_spent_before_a_turnover_stays_spent_and_stolen_yards_do_not_move() -> None:
    match = at("yards=20/10/20 momentum=0-9").play(f"{TACKLE} steal turnover")
    assert (yards(match), see(match, "momentum")) == ("30/10/10", [0, 0])
    match = at("momentum=2-7").play(f"{TRICK} buy turnover")
    assert see(match, "momentum") == [0, 0]
