"""Dice luck: what fell beside what was to be expected, and the range of pure chance."""

import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.text import Text
from downfield.text.luck import FEW, Tally, lines, lucky, tallies
from downfield.text.story import Die

SIX = [str(n) for n in range(1, 7)]


def thrown(key: str, faces: list[str], fell: list[str]) -> Die:
    """A die in Home's hand."""
    die = Die.unrolled(key, faces)
    for face in fell:
        die.rolled[0][face] += 1
        for other in faces:
            die.expected[0][other] += 1 / len(faces)
    return die


def six(fell: list[str]) -> Tally:
    (tally,) = tallies([(thrown("six", SIX, fell), 0)])
    return tally


@pytest.fixture(scope="module")
def text() -> Text:
    return Text("en", downfield.game("calciotto").spec)


def test_an_honest_die_stays_within_its_band(text: Text) -> None:
    rng = Rng(3)
    usual = [
        line.is_usual
        for _ in range(40)
        for line in lines(six([SIX[rng.below(6)] for _ in range(60)]), text)[:1]
    ]
    assert 34 <= sum(usual) <= 40


def test_a_die_that_only_falls_on_one_is_odd(text: Text) -> None:
    average, one, *_ = lines(six(["1"] * 30), text)
    assert (average.fell, average.expected) == (1.0, 3.5)
    assert not average.is_usual
    assert (one.fell, one.expected) == (30, 5)
    assert one.high == pytest.approx(5 + 1.96 * (30 / 6 * 5 / 6) ** 0.5)


def test_matches_add_up(text: Text) -> None:
    dice = thrown("six", SIX, ["2"] * 10), thrown("six", SIX, ["5"] * 10)
    (tally,) = tallies([(dice[0], 0), (dice[1], 0)])
    assert (tally.rolls, lines(tally, text)[0].fell) == (20, 3.5)


def test_of_few_dice_nothing_is_told(text: Text) -> None:
    few = tallies([(thrown("six", SIX, ["6"] * (FEW - 1)), 0)])
    assert few == []
    assert lucky("Ada", few, text).verdict == "Too few dice to tell anything."


def test_how_many_lie_outside_is_told_beside_how_many_chance_leaves_there(text: Text) -> None:
    told = lucky("Ada", [six(["1"] * 30)], text)
    assert told.verdict == "7 of 7 lie outside their band. By pure chance it is about 0.4."
    assert told.table[1][3] == "1 *"
