"""What the table says to expect of an option is what the rules give, counted face by face."""

import functools
import pathlib
import re
from collections.abc import Iterator

import pytest
from tests.games.first_and_roll.promised import Measure, exactly, measures, sampled
from tests.games.first_and_roll.table import at, changed, face, game

from downfield.games.first_and_roll.odds.options import odds
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.odds import Odds
from downfield.text import Text


def bare(key: str, **args: object) -> str:
    """The numbers in place of the words."""
    return "|".join(f"{name}={value}" for name, value in args.items())


def told(match: Match, seat: int, token: str) -> dict[str, float]:
    """The numbers that an option is told with."""
    parts = [part.split("=") for part in odds(Look(match, seat), bare)[token].words.split("|")]
    return {name: float(value) for name, value in parts if re.fullmatch(r"-?[\d.e-]+", value)}


# Every number against the rules ---------------------------------------------------------------------------------

PLAYS = [
    ("ball=31 down=2 togo=7", ""),
    ("ball=20 down=3 togo=18", ""),
    ("ball=93 down=1 togo=7", "play"),
    ("ball=78 down=1 togo=10", "play"),
    ("phase=try possession=home", "two"),
    ("ball=31 down=4 togo=7", ""),
    ("ball=58 down=4 togo=5", ""),
    ("ball=84 down=4 togo=5", ""),
    ("ball=60 down=1 togo=10 clock=2:00 half=2 timeouts=0-0", ""),
    ("ball=31 down=3 togo=20", "G/R"),
    ("ball=60 down=3 togo=20", "play G/R"),
    ("ball=70 down=2 togo=10", "play G/R pass G(25) C-"),
    ("ball=92 down=2 togo=8", "play G/G G(25) g-12 CT CT"),
    ("ball=66 down=2 togo=8", "play G/G G(25) gF C-"),
    ("ball=66 down=2 togo=8", "play G/R pass G(25) CT CT"),
    ("ball=31 down=4 togo=7", "punt"),
    ("ball=31 down=4 togo=7", "punt RY r-2 y-2"),
    ("ball=60 down=4 togo=7", "punt RY r-2 y-2"),
    ("ball=31 down=4 togo=7", "punt RY r-2 y-2 R K20 R1"),
    ("ball=56 down=4 togo=5", "fg"),
    ("ball=81 down=4 togo=5", "fg"),
    ("phase=try possession=home", ""),
    ("phase=kickoff possession=home", ""),
    ("phase=kickoff possession=home", "regular"),
]  # fmt: skip


OPPOSITES = {
    "stops": "share",
    "fails": "good",
}  # what the defence is told, and what the rules are asked about


def shown(line: str, words: str, **options: str | bool) -> Iterator[tuple[str, float, list[Measure]]]:
    """Every number that is shown at a stop, with what the rules make of it."""
    match = at(line, **options).play(words)
    for seat in match.need.seats:
        for token in odds(Look(match, seat), bare):
            plain, found = told(match, seat, token), measures(match, seat, token)
            numbers = {
                OPPOSITES.get(name, name): 1 - x if name in OPPOSITES else x for name, x in plain.items()
            }
            assert set(numbers) - {"line"} == set(found) | ({"yards"} if token == "stop" else set())
            for name, starts in found.items():
                yield f"{token} {name}", numbers[name], starts


@pytest.mark.slow
@pytest.mark.parametrize(("line", "words"), PLAYS)
def test_every_number_shown_is_what_the_rules_make_of_it(line: str, words: str) -> None:
    for name, number, starts in shown(line, words):
        rounded = 0.051 if name.split()[1] in ("yards", "low") else 1e-5
        assert number == pytest.approx(max(map(exactly, starts)), abs=rounded), name


@pytest.mark.parametrize(
    ("line", "words", "options"),
    [
        ("ball=70 down=1 togo=10", "play", {"red_zone_rule": "line_inside_20"}),
        ("phase=kickoff possession=home", "", {"onside_needs_turnover_face": True}),
        ("ball=66 down=2 togo=8", "play G/R", {"red_zone_rule": "line_inside_20"}),
    ],
)
def test_every_number_follows_the_options(line: str, words: str, options: dict[str, str | bool]) -> None:
    for name, number, starts in shown(line, words, **options):
        rounded = 0.051 if name.split()[1] in ("yards", "low") else 1e-5
        assert number == pytest.approx(max(map(exactly, starts)), abs=rounded), name


@pytest.mark.nightly
@pytest.mark.parametrize(("line", "words"), PLAYS[::2])
def test_every_number_shown_is_its_frequency_in_many_plays(line: str, words: str) -> None:
    rng = Rng(12)
    for name, number, starts in shown(line, words):
        best = max(starts, key=exactly)
        frequency, doubt = sampled(best, 20_000, rng)
        rounded = 0.051 if name.split()[1] in ("yards", "low") else 0.0
        assert abs(number - frequency) < doubt + rounded, name


def test_the_defence_is_told_what_its_die_makes_of_each_of_theirs() -> None:
    match = at("ball=31 down=2 togo=7")
    ours, theirs = ({die: told(match, seat, die) for die in "RYG"} for seat in (0, 1))
    for die in "RYG":
        assert (theirs[die]["open"], theirs[die]["met"]) == (ours[die]["open"], ours[die]["met"])
        rest = sum(ours[other]["open"] for other in "RYG" if other != die)
        assert theirs[die]["stops"] == pytest.approx(1 - (rest + ours[die]["met"]) / 3)


def test_what_the_other_side_has_taken_does_not_change_what_is_told() -> None:
    found: list[dict[str, Odds]] = []
    for taken in "RYG":
        match = at("ball=31 down=2 togo=7")
        match.answer(taken, 0)
        found.append(odds(Look(match, 1), bare))
    assert found[0] == found[1] == found[2] != {}


def test_odds_follow_the_pack(tmp_path: pathlib.Path) -> None:
    other = changed(tmp_path, "dice.toml", face("(6)"), face("(12)"))
    line = "ball=31 down=2 togo=7"
    assert told(other.at(line), 0, "R")["yards"] > told(at(line), 0, "R")["yards"] + 1


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


@functools.cache
def words(language: str) -> Text:
    return Text(language, game().spec)


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_option_that_dice_decide_is_told_in_words(language: str) -> None:
    seen: set[str] = set()
    match, rng = game().new(by_hand=True), Rng(5)
    text = words(language)
    while not match.over:
        seat = match.waiting()[0] if match.waiting() else None
        if seat is not None:
            look = Look(match, seat)
            view, found = look.view, odds(look, text.say)
            assert set(found) <= set(view.options)
            for chance in found.values():
                assert chance.share is None or 0 <= chance.share <= 1
                assert not re.search(r"odds-|\$|\d[.,]\d\d", chance.words)
            seen |= {view.question} if found else set()
        options = match.options(seat)
        match.answer(options[rng.below(len(options))].value, seat)
    assert {"dice", "declare", "punt", "kickoff", "return", "try"} <= seen
    assert text.faults == []


@pytest.mark.parametrize(
    ("line", "seat", "accept", "decline"),
    [
        ("PD5A", 0, "+5: 1st & 10 at your 35", "+15: 1st & 10 at your 45"),
        ("PO10", 1, "−10 for them: 2nd & 17 at their 20", "+15 for them: 1st & 10 at their 45"),
    ],
)
def test_a_flag_says_what_follows_from_either_answer(line: str, seat: int, accept: str, decline: str) -> None:
    """[FAR-10.2, FAR-10.3]"""
    match = at("ball=30 down=2 togo=7").play(f"G/G G15 gF C- {line}")
    found = odds(Look(match, seat), words("en").say)
    assert (found["accept"].words, found["decline"].words) == (accept, decline)


def test_a_longer_bar_is_better_for_the_defence_too() -> None:
    """The surest way to stop them is the longest; the words name what is assumed."""
    guard = odds(Look(at("ball=30 down=3 togo=4"), 1), words("en").say)
    attack = odds(Look(at("ball=30 down=3 togo=4"), 0), words("en").say)
    assert max(guard.values(), key=lambda chance: chance.share or 0) == max(
        guard.values(), key=lambda chance: float(re.findall(r"No first down ([\d.]+)%", chance.words)[0])
    )
    assert all("if they choose at random" in chance.words for chance in [*guard.values(), *attack.values()])
