"""What the table says to expect of an option is what the cards give, each of the other side's being as likely."""

import pathlib
import re
from collections.abc import Iterator

import pytest

from downfield.games.first_downs.odds.options import odds
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.text import Text
from tests.games.first_downs.promised import Measure, exactly, largest, measures, sampled
from tests.games.first_downs.table import AWAY, HOME, at, changed, game


def bare(key: str, **args: object) -> str:
    """The numbers in place of the words."""
    return "|".join(f"{name}={value}" for name, value in args.items())


def told(match: Match, seat: int, token: str) -> dict[str, float]:
    """The numbers that an option is told with."""
    plain, _, bought = odds(Look(match, seat), bare)[token].words.partition(" · ")
    parts = [part.split("=") for part in (plain + bought.replace("share=", "|bought=")).split("|")]
    return {name: float(value) for name, value in parts if re.fullmatch(r"-?[\d.]+", value)}


# Every number against the rules ---------------------------------------------------------------------------------

PLAYS = [
    ("down=2 yards=20/6/24", ""),
    ("down=1 yards=12/10/28", ""),
    ("down=2 yards=36/14/0", ""),
    ("down=2 yards=20/6/24 momentum=2-8", "ProSetA"),
    ("down=1 yards=12/10/28 momentum=2-0", "I-FormationA"),
    ("down=3 yards=44/6/0 momentum=4-3", "ShotgunB"),
    ("phase=conversion momentum=2-2", ""),
    ("phase=conversion momentum=2-2", "ProSetB"),
    ("down=4 yards=9/1/40", ""),
    ("down=4 yards=9/1/40 momentum=2-3", ""),
    ("down=4 yards=20/6/24 momentum=1-0", "fg"),
    ("down=4 yards=9/1/40", "fg heads cH"),
    ("phase=touchdown", ""),
]


def shown(match: Match) -> Iterator[tuple[str, float, list[Measure]]]:
    """Every number that is shown at a stop, with what the rules make of it."""
    for seat in match.need.seats:
        for token in odds(Look(match, seat), bare):
            numbers, found = told(match, seat, token), measures(match, seat, token)
            assert set(numbers) - {"price"} <= set(found)
            for name in set(numbers) - {"price"}:
                yield f"{token} {name}", numbers[name], found[name]


@pytest.mark.parametrize(("line", "words"), PLAYS)
def test_every_number_shown_is_what_the_rules_make_of_it(line: str, words: str) -> None:
    match = at(line).play(words)
    for name, number, found in shown(match):
        rounded = 0.051 if name.split()[1] in ("yards", "points") else 1e-9
        assert number == pytest.approx(exactly(match, largest(match, found)), abs=rounded), name


@pytest.mark.nightly
@pytest.mark.parametrize(("line", "words"), PLAYS)
def test_every_number_shown_is_its_frequency_in_many_plays(line: str, words: str) -> None:
    match, rng = at(line).play(words), Rng(12)
    for name, number, found in shown(match):
        frequency, doubt = sampled(match, largest(match, found), 20_000, rng)
        rounded = 0.051 if name.split()[1] in ("yards", "points") else 0.0
        assert abs(number - frequency) < doubt + rounded, name


def test_yards_on_sale_are_told_with_what_they_come_to() -> None:
    match = at("down=1 yards=12/10/28 momentum=2-0").play(["I-FormationA", "2/4-3"])
    assert [told(match, HOME, token)["yards"] for token in ("pass", "buy")] == [3, 8]


def test_momentum_that_can_buy_yards_is_counted() -> None:
    poor, rich = (at(f"down=1 momentum={held}-0").play("I-FormationA") for held in (1, 2))
    assert "·" not in odds(Look(poor, HOME), bare)["2"].words
    said = odds(Look(rich, HOME), bare)["2"].words.split(" · ")[1]
    assert said == f"share={4 / 6}|price=2"  # 3-4, Nickel, Dime and Quarter leave ten yards with five more


@pytest.mark.parametrize(
    ("momentum", "good", "paid"), [(0, 0.125, None), (1, 0.125, 0.25), (3, 0.125, 1), (7, 0.125, 1)]
)
def test_a_field_goal_is_as_likely_as_its_tosses(momentum: int, good: float, paid: float | None) -> None:
    numbers = told(at(f"down=4 yards=9/1/40 momentum={momentum}-0"), HOME, "fg")
    assert (numbers["good"], numbers.get("paid")) == (good, paid)


def test_a_conversion_is_weighed_against_the_sure_points() -> None:
    numbers = told(at("phase=touchdown"), HOME, "convert")
    assert numbers["points"] == round(6 + 2 * numbers["share"], 1)


def test_what_the_other_side_has_laid_does_not_change_what_is_told() -> None:
    for seat, other, given in ((HOME, AWAY, ("Nickel", "Dime")), (AWAY, HOME, ("1", "3"))):
        found = []
        for word in given:
            match = at("down=1").play("ProSetA")
            match.answer(word, other)
            found.append(odds(Look(match, seat), bare))
        assert found[0] == found[1] != {}


def test_odds_follow_the_pack(tmp_path: pathlib.Path) -> None:
    other = changed(tmp_path, "cards.toml", 'zone = "LR", yards = 13', 'zone = "LR", yards = 40')
    match, usual = other.at("down=1").play("ProSetA"), at("down=1").play("ProSetA")
    assert told(match, HOME, "3")["yards"] > told(usual, HOME, "3")["yards"]


@pytest.mark.parametrize("seed", range(3))
def test_the_bar_of_an_option_is_as_long_as_one_of_its_numbers(seed: int) -> None:
    match, rng = game().new(by_hand=True), Rng(seed)
    while not match.over:
        seat = match.waiting()[0] if match.waiting() else None
        if seat is not None:
            for chance in odds(Look(match, seat), bare).values():
                assert chance.share is None or f"={chance.share}" in re.split(r"(?==)|[| ]", chance.words)
        options = match.options(seat)
        match.answer(options[rng.below(len(options))].value, seat)


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_option_that_cards_or_coins_decide_is_told_in_words(language: str) -> None:
    text, seen = Text(language, game().spec), set()
    for seed in range(4):
        match, rng = game().new(by_hand=True), Rng(seed)
        while not match.over:
            seat = match.waiting()[0] if match.waiting() else None
            if seat is not None:
                look = Look(match, seat)
                view, found = look.view, odds(look, text.say)
                for chance in found.values():
                    assert chance.share is None or 0 <= chance.share <= 1
                    assert not re.search(r"odds-|\$|\d[.,]\d\d", chance.words)
                seen |= {view.question} if found else set()
            options = match.options(seat)
            match.answer(options[rng.below(len(options))].value, seat)
    assert {"play", "cards", "fourth", "toss", "touchdown"} <= seen
    assert text.faults == []
