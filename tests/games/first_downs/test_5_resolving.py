"""Chapter 5: comparing cards, moving coins, counting downs; and the tables of the cards."""

import pathlib

import pytest

from downfield.games.first_downs.components.check import is_countered, is_shield
from downfield.games.first_downs.components.parts import Parts
from downfield.kernel.errors import PackError
from tests.games.first_downs.table import AWAY, asked, at, changed, facts, game, see, yards
from tests.rules import rule

PLAYS = ("ProSetA", "ProSetB", "I-FormationA", "I-FormationB", "ShotgunA", "ShotgunB")
CARDS = ("GoalLine", "4-3", "3-4", "Nickel", "Dime", "Quarter")
RESULTS = """
2 X 17 | 1 9 14 | X 11 16 | 5 2 X   | 7 X X  | 6 6 X
X 10 16 | -1 7 X | -1 X 18 | 5 4 9  | 6 11 X | 7 5 X
3 X 10 | 2 3 9  | X 9 X   | 6 6 5   | 8 6 X  | 7 7 10
X X 18 | -2 8 X | -2 10 X | 4 1 15  | 5 X 15 | 6 5 X
X 9 14 | 2 6 X  | 8 X 16  | 5 3 7   | 5 10 X | 6 4 X
8 17 22 | 7 X 19 | X X 21 | 3 14 X  | X 14 X | 8 X X
"""
TABLE = [
    (play, f"{option + 1}/{card}", result)
    for play, line in zip(PLAYS, RESULTS.strip().splitlines(), strict=True)
    for card, cell in zip(CARDS, line.split("|"), strict=True)
    for option, result in enumerate(cell.split())
]


@rule("FFD-5.1", "FFD-5.2", "FFD-5.3")
@pytest.mark.parametrize(("play", "choice", "result"), TABLE)
def test_every_option_against_every_card(play: str, choice: str, result: str) -> None:
    match = at("momentum=3-3").play(f"{play} {choice}")
    if match.need.question == "buy":
        match.play("pass")
    assert match.need.question == "repeat-attacker"
    assert see(match, "tackled") == int(result == "X")
    assert see(match, "result") == (0 if result == "X" else int(result))


@rule("FFD-5.1")
def test_a_run_meets_the_entry_of_its_own_zone() -> None:
    """Worked example X2: run 3 and 2, short pass 8 less 6, long pass tackled."""
    gains = [see(at("down=1").play(f"ProSetA {option}/Nickel"), "distance") for option in (1, 2, 3)]
    assert gains == [45, 48, 50]


@rule("FFD-5.2")
def test_a_shield_stops_the_longest_option() -> None:
    match = at("yards=10/10/30").play("ShotgunB 3/Nickel")
    assert yards(match) == "10/10/30"
    assert "tackled" in facts(match)


@rule("FFD-5.3")
def test_a_result_may_be_negative() -> None:
    match = at("yards=10/10/30").play("I-FormationB 1/4-3")
    assert yards(match) == "8/12/30"


def parts() -> Parts:
    found = game().pack.parts
    assert isinstance(found, Parts)
    return found


@rule("FFD-5.4")
def test_no_card_counters_a_whole_play_and_three_or_four_counter_two_options() -> None:
    for play in parts().cards.plays():
        countered = [
            sum(is_countered(card.zones[o.zone]) for o in play.options) for card in parts().cards.defence
        ]
        assert max(countered) == 2
        assert countered.count(2) in (3, 4)


@rule("FFD-5.4")
def test_options_worth_fewer_yards_meet_no_more_shields() -> None:
    for play in parts().cards.plays():
        shields = [sum(is_shield(c.zones[o.zone]) for c in parts().cards.defence) for o in play.options]
        assert shields == sorted(shields)
        assert [o.yards for o in play.options] == sorted(o.yards for o in play.options)


@rule("FFD-5.4")
def test_a_pack_with_a_perfect_defence_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PackError, match=r"Nickel: it counters all options of Pro Set A \(FFD-5.4\)"):
        changed(tmp_path, "cards.toml", "RM = { value = 2, ", "RM = { value = -2, ")


@rule("FFD-5.4")
def test_a_pack_in_which_cheap_options_fail_more_often_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PackError, match=r"Pro Set A: an option worth fewer yards meets more shields"):
        changed(tmp_path, "cards.toml", 'zone = "RM", yards = 3,', 'zone = "RM", yards = 30,')


@rule("FFD-5.5")
def test_a_gain_empties_the_neutral_zone_and_then_takes_from_the_defender() -> None:
    assert yards(at("down=2 yards=2/8/40").play("ProSetA 1/Dime")) == "9/1/40"
    assert yards(at("down=2 yards=6/4/40").play("ProSetA 1/Dime")) == "13/10/27"


@rule("FFD-5.6")
def test_a_loss_goes_to_the_neutral_zone() -> None:
    assert yards(at("yards=20/10/20").play("ProSetB 1/4-3")) == "19/11/20"


@rule("FFD-5.6")
def test_an_attacker_with_too_few_yards_loses_what_he_has() -> None:
    match = at("down=2 yards=1/9/40").play("I-FormationB 1/4-3")
    assert yards(match) == "0/10/40"
    assert match.events[-2].args() == {"side": 0, "yards": 1}


@rule("FFD-5.6")
def test_an_attacker_without_yards_loses_nothing_and_nobody_scores() -> None:
    match = at("down=1").play("I-FormationB 1/4-3")
    assert (yards(match), match.points(), see(match, "down")) == ("0/10/40", (0, 0), 2)


@rule("FFD-5.7")
def test_exactly_all_neutral_yards_are_enough() -> None:
    match = at("down=2 yards=3/7/40").play("ProSetA 1/Dime")
    assert (yards(match), see(match, "down")) == ("10/10/30", 1)


@rule("FFD-5.7")
def test_one_yard_short_is_no_first_down() -> None:
    match = at("down=2 yards=2/8/40").play("ProSetA 1/Dime")
    assert (yards(match), see(match, "down")) == ("9/1/40", 3)


@rule("FFD-5.7a")
def test_the_whole_neutral_zone_counts_not_ten_yards() -> None:
    match = at("down=2 yards=10/13/27").play("ProSetB 2/Dime")
    assert (yards(match), see(match, "down")) == ("21/2/27", 3)
    match = at("down=3 yards=10/11/29").play("ProSetB 2/Dime")
    assert (yards(match), see(match, "down")) == ("21/10/19", 1)


@rule("FFD-5.7b")
def test_a_defender_with_fewer_than_ten_yards_moves_them_all() -> None:
    match = at("yards=30/10/10").play("I-FormationB 3/Nickel")
    assert yards(match) == "45/5/0"
    match = at("down=2 yards=37/7/6").play("ProSetA 1/Dime")
    assert yards(match) == "44/6/0"
    assert "goal-to-go" in facts(match)


@rule("FFD-5.7b")
def test_a_defender_with_exactly_ten_yards_moves_ten() -> None:
    match = at("down=2 yards=33/7/10").play("ProSetA 1/Dime")
    assert (yards(match), "goal-to-go" in facts(match)) == ("40/10/0", False)


@rule("FFD-5.8")
def test_all_fifty_yards_are_a_touchdown() -> None:
    match = at("yards=43/7/0").play("ProSetA 1/Dime")
    assert (asked(match), yards(match)) == (("touchdown", (0,)), "50/0/0")


@rule("FFD-5.8")
def test_surplus_yards_are_lost() -> None:
    match = at("yards=45/5/0").play("ShotgunB 3/GoalLine")
    assert yards(match) == "50/0/0"


@rule("FFD-5.8")
def test_a_touchdown_is_no_first_down() -> None:
    match = at("down=2 yards=38/2/10").play("ProSetA 3/3-4")
    assert "touchdown" in facts(match)
    assert "first-down" not in facts(match)
    assert see(match, "momentum") == [0, 0]


@rule("FFD-5.8")
def test_one_yard_short_of_the_goal_is_no_touchdown() -> None:
    match = at("yards=42/8/0").play("ProSetA 1/Dime")
    assert (yards(match), see(match, "down")) == ("49/1/0", 2)


@rule("FFD-5.9")
def test_downs_one_to_three_advance_the_count() -> None:
    assert [see(at(f"down={down}").play("ProSetA 1/4-3"), "down") for down in (1, 2, 3)] == [2, 3, 4]


@rule("FFD-5.9")
def test_the_yards_of_a_failed_fourth_down_are_moved_before_the_drive_ends() -> None:
    match = at("down=4 yards=20/10/20").play("gamble ProSetA 1/Dime")
    assert (see(match, "attacker"), see(match, "distance")) == (AWAY, 27)
