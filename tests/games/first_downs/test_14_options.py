"""Chapters 13 and 14: players and options."""

import pathlib
from typing import cast

import pytest

import downfield
from downfield.games.first_downs.components.parts import BALANCED, FIRST_CARDS
from downfield.games.first_downs.model.position import Downs
from downfield.kernel.errors import BadOption
from downfield.kernel.match import Match
from downfield.text import picture
from tests.games.first_downs.table import AWAY, HOME, asked, at, changed, game, see, yards
from tests.rules import rule

TACKLE = "ProSetA 3/Dime"


@rule("FFD-13.1")
def test_exactly_two_sit_at_the_table() -> None:
    assert [(seat.name, seat.side) for seat in game().new().seats] == [("home", 0), ("away", 1)]


@rule("FFD-14.1")
@pytest.mark.parametrize(("drives", "last"), [(1, 2), (2, 4), (5, 10)])
def test_any_number_of_drives_may_be_agreed(drives: int, last: int) -> None:
    match = at(f"drive={last} down=4 score=7-0", drives=drives).play("punt")
    assert match.over
    match = at(f"phase=conversion drive={last - 1} attacker=home", drives=drives)
    assert not match.play(TACKLE).over


@rule("FFD-14.1")
def test_more_drives_than_can_be_counted_are_refused() -> None:
    with pytest.raises(BadOption, match="drives cannot be"):
        game().new(options={"drives": 10**30})


@rule("FFD-14.1")
def test_no_drives_at_all_are_refused() -> None:
    with pytest.raises(BadOption):
        game().new(options={"drives": 0})


@rule("FFD-14.2")
def test_the_later_price_list_asks_three_for_stealing_and_four_for_a_repeat() -> None:
    line = "yards=20/10/20 momentum=0-{}"
    assert asked(at(line.format(2), prices="public").play(TACKLE)) == ("play", (HOME,))
    match = at(line.format(3), prices="public").play(TACKLE)
    assert asked(match) == ("steal", (AWAY,))
    assert see(match.play("steal"), "momentum") == [0, 0]
    match = at(line.format(4), prices="public").play("ProSetA 1/4-3")
    assert asked(match) == ("repeat-defender", (AWAY,))
    assert see(match.play("repeat"), "momentum") == [0, 0]


@rule("FFD-14.2")
def test_all_other_prices_are_the_same_in_both_lists() -> None:
    keys = ("skip", "buy", "repeat_attacker", "turnover")
    lists = [[see(at("down=1", prices=name), key) for key in keys] for name in ("seed", "public")]
    assert lists == [[1, 2, 3, 7]] * 2


@rule("FFD-14.3")
def test_a_missed_field_goal_may_reset_the_positions() -> None:
    match = at("down=4 yards=25/5/20", missed_field_goal_resets=True).play("fg heads cT")
    assert (yards(match), match.points()) == ("0/10/40", (0, 0))
    match = at("down=4 yards=25/5/20", missed_field_goal_resets=True).play(f"gamble {TACKLE}")
    assert yards(match) == "25/10/15"


@rule("FFD-14.4")
@pytest.mark.parametrize(("rounds", "drive"), [(0, 6), (1, 8), (2, 10)])
def test_a_tie_after_the_last_agreed_round_is_a_draw(rounds: int, drive: int) -> None:
    match = at(f"drive={drive} down=4 score=7-7", max_overtime_rounds=rounds).play("punt")
    assert (match.over, match.returns()) == (True, (0.0, 0.0))


@rule("FFD-14.4")
def test_overtime_is_unlimited_by_default() -> None:
    match = at("drive=60 down=4 score=7-7").play("punt")
    assert (match.over, see(match, "overtime")) == (False, 28)


@rule("FFD-14.5")
@pytest.mark.parametrize(
    ("old", "new", "line", "script", "points"),
    [
        ("touchdown = 7", "touchdown = 5", "phase=touchdown", "take7", 5),
        ("converted = 8", "converted = 9", "phase=conversion", "ProSetA 1/Dime", 9),
        ("unconverted = 6", "unconverted = 4", "phase=conversion", TACKLE, 4),
        ("field_goal = 3", "field_goal = 2", "down=4 yards=30/10/10", "fg", 2),
        ("free = 20", "free = 30", "down=4 yards=20/10/20", "fg", 3),
    ],
)
def test_points_and_the_free_distance_are_data(
    tmp_path: pathlib.Path, old: str, new: str, line: str, script: str, points: int
) -> None:
    match = changed(tmp_path, "field.toml", old, new).at(line).play(script)
    assert match.points() == (points, 0)


@rule("FFD-14.5", "FFD-9.2")
def test_a_concession_is_offered_by_the_most_a_drive_can_give(tmp_path: pathlib.Path) -> None:
    rich = changed(tmp_path, "field.toml", "converted = 8", "converted = 20")
    assert asked(rich.at("phase=between drive=6 score=17-0")) == ("play", (AWAY,))
    assert asked(at("phase=between drive=6 score=17-0")) == ("concede", (AWAY,))


# The cards --------------------------------------------------------------------------------------------------------


def yards_of(match: Match) -> list[int]:
    """What the options promise."""
    t = cast(Downs, match.state).t
    return [int(t.promised(play, option)) for play in range(t.plays) for option in range(3)]


@rule("FFD-14.6")
def test_the_first_cards_may_be_agreed_on() -> None:
    assert yards_of(at("down=1"))[:6] == [3, 8, 13, 4, 7, 14]
    assert yards_of(at("down=1", cards=BALANCED)) != yards_of(at("down=1", cards=FIRST_CARDS))
    assert game().options()["cards"] == BALANCED


@rule("FFD-14.6")
def test_matches_of_earlier_rules_are_played_with_the_cards_of_their_day() -> None:
    assert game().options(rules="1")["cards"] == FIRST_CARDS


@rule("FFD-14.6")
def test_a_box_with_one_set_of_cards_has_no_other(tmp_path: pathlib.Path) -> None:
    changed(tmp_path, "cards.toml", "yards = 13,", "yards = 12,")
    (tmp_path / "changed" / "first-cards.toml").unlink()
    mine = downfield.game("first-downs", pack=tmp_path / "changed")
    for cards in (BALANCED, FIRST_CARDS):
        assert yards_of(mine.at("down=1", options={"cards": cards}))[2] == 12


@rule("FFD-14.6")
def test_the_board_shows_the_cards_that_were_agreed_on() -> None:
    shown = [picture.svg(at("down=1", cards=cards), HOME) for cards in (BALANCED, FIRST_CARDS)]
    assert shown[0] != shown[1]
