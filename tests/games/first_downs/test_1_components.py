"""Chapter 1, and what a set of components must fulfil."""

import importlib.resources
import pathlib

import pytest

from downfield.games.first_downs.components.parts import Parts, token
from downfield.kernel.errors import PackError
from tests.games.first_downs.table import HOME, at, changed, game, see, tokens, yards
from tests.rules import rule


def parts() -> Parts:
    found = game().pack.parts
    assert isinstance(found, Parts)
    return found


@rule("FFD-1.1")
def test_there_are_three_offence_cards() -> None:
    assert [card.name for card in parts().cards.offence] == ["Pro Set", "I-Formation", "Shotgun"]


@rule("FFD-1.2")
def test_the_attacker_chooses_among_six_plays_of_three_options() -> None:
    match = at("down=1")
    assert len(tokens(match, HOME)) == 6
    assert tokens(match.play("ProSetA"), HOME) == ["1", "2", "3"]


@rule("FFD-1.3")
def test_the_defender_chooses_among_six_cards() -> None:
    assert tokens(at("down=1").play("ProSetA"), 1) == ["GoalLine", "4-3", "3-4", "Nickel", "Dime", "Quarter"]


@rule("FFD-1.4")
def test_the_coins_make_fifty_yards() -> None:
    assert parts().field.yards.total == 50
    assert yards(at("down=1")) == "0/10/40"


@rule("FFD-1.4")
def test_single_yards_move_though_most_coins_are_fives() -> None:
    # 15 ones lie on the table: with 4 + 9 + 4 + 6 odd yards no change could be made by strict exchange of coins
    match = at("yards=14/9/27 down=2").play("ProSetA 1/4-3")
    assert yards(match) == "15/8/27"


@rule("FFD-1.5")
def test_there_are_ten_momentum_coins() -> None:
    match = at("momentum=4-5")
    assert see(match, "bank") == 1


@rule("FFD-1.6")
def test_the_fourth_down_is_the_last() -> None:
    match = at("down=4 yards=0/10/40").play("gamble ProSetA 1/4-3")
    assert see(match, "drive") == 2


@rule("FFD-1.7")
def test_a_score_is_kept_for_each_player() -> None:
    match = at("phase=touchdown drive=2 score=7-0").play("take7")
    assert match.points() == (7, 7)


# Component files --------------------------------------------------------------------------------------------------

CARDS, FIELD, PRICES = "cards.toml", "field.toml", "prices.toml"
SHOTGUN_B = '[[offence.plays]]\nname = "Shotgun B"'
LAST_CARD = '[[defence]]\nname = "Quarter"'


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        (CARDS, "yards = 3,", 'yards = "3",', "offence[0].plays[0].options[0].yards"),
        (CARDS, "trick = false", "trik = false", "trik"),
        (CARDS, 'zone = "RM"', 'zone = "XX"', "no zone 'XX'"),
        (CARDS, "yards = 3,", "yards = 0,", "1 to 9999 yards"),
        (CARDS, '  { zone = "RM", yards = 3, trick = false, mark = "seed" },\n', "", "FFD-1.2"),
        (CARDS, 'mark = "seed" }', 'mark = "guessed" }', "guessed"),
        (CARDS, 'name = "Nickel"', 'name = "Dime"', "'Dime' stands there twice"),
        (CARDS, 'name = "Nickel"', 'name = "D i m e"', "'Dime' stands there twice"),
        (CARDS, 'name = "Nickel"', 'name = " / ? "', "no letter or digit"),
        (CARDS, 'RL = { value = "X", mark = "reconstructed" }\n', "", "zone RL is missing"),
        (CARDS, "RL = {", "RX = {", "zone RL is missing"),
        (CARDS, 'RL = { value = "X"', 'RL = { value = "Y"', "value"),
        (CARDS, "yards = 3,", f"yards = {10**30},", "1 to 9999 yards"),
        (CARDS, 'RL = { value = "X"', f"RL = {{ value = {-(10**30)}", "is too much"),
        (FIELD, "ones = 15", f"ones = {10**30}", "yards.ones"),
        (PRICES, "turnover = 7", f"turnover = {10**30}", "seed.turnover"),
        (FIELD, "coins = 4 ", "coins = 0 ", "downs.coins"),
        (FIELD, "neutral = 10", "neutral = 60", "more than the field has"),
        (FIELD, "field_goal = 3", "field_goal = -3", "points.field_goal"),
        (FIELD, "step = 10", "step = 0", "field_goal.step"),
        (FIELD, "yards = 5 ", "yards = 51 ", "conversion.yards"),
        (FIELD, "ones = 15", "one = 15", "one"),
        (PRICES, "turnover = 7", "turnover = 0", "seed.turnover"),
        (PRICES, "[public]", "[other]", "other"),
    ],
)
def test_bad_components_are_refused_with_file_and_key(
    tmp_path: pathlib.Path, file: str, old: str, new: str, says: str
) -> None:
    with pytest.raises(PackError) as e:
        changed(tmp_path, file, old, new)
    assert file in e.value.message
    assert says in e.value.message


@rule("FFD-1.1")
def test_a_missing_offence_card_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PackError, match="3 offence cards are wanted, not 2"):
        changed(tmp_path, CARDS, _section('[[offence]]\nname = "Pro Set"', '[[offence]]\nname = "I-F'), "")


@rule("FFD-1.3")
def test_a_missing_defence_card_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PackError, match="6 defence cards are wanted, not 5"):
        changed(tmp_path, CARDS, _section('[[defence]]\nname = "Dime"', LAST_CARD), "")


@rule("FFD-1.2")
def test_a_card_with_one_play_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PackError, match="2 plays on Shotgun are wanted, not 1"):
        changed(tmp_path, CARDS, _section(SHOTGUN_B, "# --- The six"), "")


def _section(first: str, after: str) -> str:
    """The text of the shipped cards from one place to another."""
    text = (importlib.resources.files(game().spec.package) / "pack" / CARDS).read_text(encoding="utf-8")
    return text[text.index(first) : text.index(after)]


def test_names_become_words_without_signs_of_the_record() -> None:
    assert token("Pro Set A") == "ProSetA"
    assert token(" 4/3 ; {x}: y? ") == "43xy"


def test_an_owner_may_rename_a_card(tmp_path: pathlib.Path) -> None:
    mine = changed(tmp_path, CARDS, 'name = "Nickel"', 'name = "Five Cent: Piece"')
    match = mine.at("down=1").play("ProSetA 1/FiveCentPiece")
    assert "5/5/40" in match.line()
    assert mine.pack.hash != game().pack.hash


def test_known_and_reconstructed_values_are_told_apart() -> None:
    cards = parts().cards
    seed = [(c.name, code) for c in cards.defence for code, entry in c.zones.items() if entry.mark == "seed"]
    assert seed == [("Nickel", "RM"), ("Nickel", "SR"), ("Nickel", "LR")]
    assert [c.name for c in cards.defence if c.mark == "seed"] == ["Quarter"]
    assert [p.name for p in cards.plays() if p.mark == "seed"] == ["Shotgun A", "Shotgun B"]
    assert [p.name for p in cards.plays() for o in p.options if o.mark == "seed"] == ["Pro Set A"] * 3
    assert parts().prices.public.mark == "public"
