"""What the table says to expect of an option is what the rules give, counted face by face."""

import functools
import pathlib
import re

import pytest
from tests.games.first_and_roll.table import at, changed, face, game

from downfield.games.first_and_roll.model import kinds as k
from downfield.games.first_and_roll.odds.options import odds
from downfield.kernel.chance import Rng
from downfield.kernel.look import Look
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, CHOICE
from downfield.kernel.odds import Odds
from downfield.kernel.state import FACT, State
from downfield.text import Text

RARE = 1e-7
GAINED = (k.E_FIRST_DOWN, k.E_TOUCHDOWN)
LOST = (k.E_TURNOVER, k.E_INTERCEPTED, k.E_FLAG)


def bare(key: str, **args: object) -> str:
    """The numbers in place of the words."""
    return "|".join(f"{name}={value}" for name, value in args.items())


def told(match: Match, seat: int, token: str) -> dict[str, float]:
    """The numbers that an option is told with."""
    parts = [part.split("=") for part in odds(Look(match, seat), bare)[token].words.split("|")]
    return {name: float(value) for name, value in parts if re.fullmatch(r"-?[\d.e-]+", value)}


def likely(state: State, good: tuple[int, ...], bad: tuple[int, ...] = LOST, p: float = 1.0) -> float:
    """How likely one of the good facts comes first, every die rolled in full; passes go on while that is better."""
    facts = state.take_log()[0::FACT]
    for fact in facts:
        if fact in bad:
            return 0.0
        if fact in good:
            return 1.0
    if p < RARE or state.need not in (CHANCE, CHOICE):
        return 0.0
    if state.need == CHANCE:
        faces = int(state.faces)
        return sum(likely(_after(state, x), good, bad, p / faces) for x in range(faces)) / faces
    if state.question not in (k.Q_AGAIN, k.Q_PUNT):
        return 0.0
    return max(likely(_after(state, x), good, bad, p) for x in state.options(state.seat))


def _after(state: State, x: int) -> State:
    twin = state.clone()
    twin.logging = 1
    twin.answer(x)
    return twin


def played(line: str, words: str, **options: str | bool) -> State:
    """The bare match after some words."""
    state = at(line, **options).play(words).state.clone()
    state.logging = 1
    state.take_log()
    return state


SPOTS = ["ball=31 down=2 togo=7", "ball=20 down=3 togo=18", "ball=93 down=1 togo=7", "ball=78 down=1 togo=10"]


@pytest.mark.parametrize("line", SPOTS)
@pytest.mark.parametrize("die", ["R", "Y", "G"])
def test_a_die_gains_enough_as_often_as_the_rules_let_it(line: str, die: str) -> None:
    match = at(line)
    first = "play " if "declare" in match.need.question else ""
    other = "Y" if die == "R" else "R"
    if first:
        match.play("play")
    numbers = told(match, 0, die)
    open_ = likely(played(line, f"{first}{die}/{other}{' pass' if die == 'G' else ''}"), GAINED)
    assert numbers["open"] == pytest.approx(open_, abs=1e-5)
    assert numbers["met"] == pytest.approx(likely(played(line, f"{first}{die}/{die}"), GAINED), abs=1e-5)


def test_far_from_the_goal_a_pass_is_overthrown_only_by_the_usual_rule() -> None:
    line = "ball=70 down=1 togo=10"
    for rule in ("any_line", "line_inside_20"):
        match = at(line, red_zone_rule=rule)
        match.play("play")
        expected = likely(played(line, "play G/R pass", red_zone_rule=rule), GAINED)
        assert told(match, 0, "G")["open"] == pytest.approx(expected, abs=1e-5)


@pytest.mark.slow
def test_a_long_bomb_gains_enough_as_often_as_the_rules_let_it() -> None:
    line = "ball=31 down=3 togo=20"
    match = at(line).play("G/R")
    assert told(match, 0, "bomb")["share"] == pytest.approx(
        likely(played(line, "G/R bomb"), GAINED), abs=1e-5
    )
    picked = likely(played(line, "G/R bomb"), (k.E_INTERCEPTED,), ())
    assert told(match, 0, "bomb")["picked"] == pytest.approx(picked)
    missed = likely(played(line, "G/R bomb"), (k.E_BOMB_INCOMPLETE,), ())
    assert told(match, 0, "bomb")["missed"] == pytest.approx(missed)


@pytest.mark.parametrize("ball", [56, 62, 71, 81, 88])
def test_a_field_goal_is_as_good_as_its_die(ball: int) -> None:
    line = f"ball={ball} down=4 togo=5"
    good = likely(played(line, "fg none"), (k.E_FIELD_GOAL_GOOD,))
    assert told(at(line), 0, "fg")["good"] == pytest.approx(good)
    assert told(at(line).play("fg"), 1, "none")["good"] == pytest.approx(good)
    tried = likely(played(line, "fg RY"), (k.E_FIELD_GOAL_GOOD,))
    assert told(at(line).play("fg"), 1, "RY")["good"] == pytest.approx(tried)


def test_kicks_and_tries() -> None:
    line = "phase=try possession=home"
    kick = likely(played(line, "kick"), (k.E_TRY_KICK_GOOD,))
    assert told(at(line), 0, "kick")["share"] == pytest.approx(kick)
    blocked = likely(played("ball=31 down=4 togo=7", "punt RG"), (k.E_PUNT_BLOCKED,), ())
    assert told(at("ball=31 down=4 togo=7").play("punt"), 1, "RG")["both"] == pytest.approx(blocked)
    line = "phase=kickoff possession=home"
    kept = likely(played(line, "onside"), (k.E_ONSIDE_KEPT,))
    kicker = at(line).need.seats[0]
    assert told(at(line), kicker, "onside")["share"] == pytest.approx(kept)


def test_a_two_point_try_needs_the_goal_line_and_no_clock() -> None:
    line = "phase=try possession=home"
    match = at(line).play("two")
    for die, other in (("R", "Y"), ("Y", "R"), ("G", "R")):
        good = likely(played(line, f"two {die}/{other}"), (k.E_TWO_GOOD,))
        assert told(match, 0, die)["open"] == pytest.approx(good, abs=1e-5)


def test_the_defence_is_told_what_its_die_makes_of_each_of_theirs() -> None:
    match = at("ball=31 down=2 togo=7")
    ours, theirs = ({die: told(match, seat, die) for die in "RYG"} for seat in (0, 1))
    for die in "RYG":
        assert (theirs[die]["open"], theirs[die]["met"]) == (ours[die]["open"], ours[die]["met"])
        rest = sum(ours[other]["open"] for other in "RYG" if other != die)
        assert theirs[die]["share"] == pytest.approx((rest + ours[die]["met"]) / 3)


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
