"""What a good coach says of his answer in one sentence: where each reason is true, and where it is not."""

from typing import NamedTuple

import pytest
from tests.games.blood_bowl.table import HOME, at, duel, game, pitch, slot

from downfield.coaches.hints import Hint, hints
from downfield.games.blood_bowl.coach.deed import Deed, blitz, block, walk
from downfield.games.blood_bowl.coach.meaning.answers import of_deed, of_end, purpose
from downfield.games.blood_bowl.coach.meaning.dice import of_dice
from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.coach.steady import Steady
from downfield.games.blood_bowl.model.kinds import END_TURN, FOUL, HAND_OFF, STOP
from downfield.games.blood_bowl.model.tables import STRIDE, distance
from downfield.kernel.match import Match
from downfield.text import Text, languages


def square(name: str) -> int:
    """The square of `m8`."""
    return int(name[1:]) * STRIDE + "abcdefghijklmnopqrstuvwxyz".index(name[0]) + 1


class Walk(NamedTuple):
    """A position, who walks, and where."""

    home: str
    away: str
    who: str
    steps: str
    more: str = ""


def said(told: Walk) -> str:
    g = pitch(duel(told.home, told.away, told.more))
    steps = [square(step) for step in told.steps.split()]
    return of_deed(g, HOME, walk(slot(f"home{told.who}"), steps, 0.0))


BALL, THEIRS = "ball=home11", "ball=away7"
WALKS: dict[str, tuple[Walk, Walk]] = {
    "scores": (Walk("11@y8", "7@c8", "11", "z8", BALL), Walk("11@x8", "7@c8", "11", "y8", BALL)),
    "runs-in": (Walk("11@y8", "7@x8", "11", "z8", BALL), Walk("11@x8", "7@w8", "11", "y8", BALL)),
    "carry-risk": (Walk("11@m8", "7@l8", "11", "n8 o8", BALL), Walk("11@m8", "7@n8", "11", "l8 k8", BALL)),
    "carry-among": (
        Walk("11@g8,12@j7,13@j9", "7@y8", "11", "h8 i8", BALL),
        Walk("11@g8,12@j7,13@n9", "7@y8", "11", "h8 i8", BALL),
    ),
    "carry-safe": (
        Walk("11@g8,12@j7,13@n9", "7@y8", "11", "h8 i8", BALL),
        Walk("11@g8,12@j7,13@c3", "7@m8", "11", "h8 i8", BALL),
    ),
    "carry-near": (
        Walk("11@s8", "7@x8,8@x4", "11", "t8", BALL),
        Walk("11@r8", "7@x8,8@x4", "11", "s8", BALL),
    ),
    "carry-fewer": (
        Walk("11@m8", "7@r8,8@h8", "11", "l8 k8", BALL),
        Walk("11@m8", "7@q8,8@h8", "11", "l8 k8", BALL),
    ),
    "carry-ahead": (Walk("11@m8", "7@q8", "11", "n8", BALL), Walk("11@m8", "7@q8", "11", "l8", BALL)),
    "fetches": (Walk("11@m8", "7@y8", "11", "n8 o8", "ball=o8"), Walk("11@m8", "7@y8", "11", "n8 o8", "ball=q8")),
    "gets-up": (Walk("11@m8p,12@c3", "7@y8", "11", "", "ball=home12"), Walk("11@m8,12@c3", "7@y8", "11", "n8")),
    "safe-first": (
        Walk("11@m8,12@c3", "7@y8", "11", "n8", "ball=home12"),
        Walk("11@m8,12@c3", "7@l8", "11", "n8", "ball=home12"),
    ),
    "escapes": (
        Walk("11@m8,12@c3", "7@l8", "11", "n8", "ball=home12"),
        Walk("11@m8,12@c3", "7@l8", "11", "m7", "ball=home12"),
    ),
    "assists": (
        Walk("11@m8,12@j8", "7@n8,8@a1", "12", "k9 l9 m9", "ball=away8"),
        Walk("11@m8,12@j8", "7@n8,8@a1", "12", "k9 l9", "ball=away8"),
    ),
    "cage-full": (
        Walk("11@m8,1@n9,2@n7,3@l9,12@j7", "7@y8", "12", "k7 l7", BALL),
        Walk("11@m8,1@n9,2@n7,3@l9p,12@j7", "7@y8", "12", "k7 l7", BALL),
    ),
    "cage": (
        Walk("11@m8,12@j7", "7@y8", "12", "k7 l7", BALL),
        Walk("11@m8,12@j8", "7@y8", "12", "k8 l8", BALL),
    ),
    "by-carrier": (
        Walk("11@m8,12@j8", "7@y8", "12", "k8 l8", BALL),
        Walk("11@m8,12@j8", "7@y8", "12", "k8", BALL),
    ),
    "range": (Walk("11@c8,12@s8", "7@k2", "12", "t8", BALL), Walk("11@c8,12@r8", "7@k2", "12", "s8", BALL)),
    "stops-score": (
        Walk("11@f12,12@h15", "7@i15", "11", "g13 h14", THEIRS),
        Walk("11@f12,12@c3", "7@i15", "11", "g13 h14", THEIRS),
    ),
    "hinders-score": (
        Walk("11@d9", "7@g15", "11", "d10 d11 d12 d13 d14", THEIRS),
        Walk("11@d9", "7@g15", "11", "d10 d11 d12 d13", THEIRS),
    ),
    "marks-carrier": (
        Walk("11@j8", "7@p8", "11", "k8 l8 m8 n8 o8", THEIRS),
        Walk("11@j8", "7@p8", "11", "k8 l8 m8 n8", THEIRS),
    ),
    "screens": (
        Walk("11@m14", "7@p8", "11", "m13 m12 m11", THEIRS),
        Walk("11@m14", "7@p8", "11", "m13 m12", THEIRS),
    ),
    "closes-in": (
        Walk("11@j8", "7@p8", "11", "k8 l8 m8 n8", THEIRS),
        Walk("11@j8", "7@p8", "11", "i8 h8", THEIRS),
    ),
    "by-ball": (Walk("11@j8", "7@y8", "11", "k8", "ball=l8"), Walk("11@j8", "7@y8", "11", "k8", "ball=m8")),
    "near-ball": (Walk("11@j8", "7@y8", "11", "k8", "ball=m8"), Walk("11@j8", "7@y8", "11", "i8", "ball=m8")),
}  # fmt: skip


@pytest.mark.parametrize("word", WALKS)
def test_a_walk_is_good_for_something(word: str) -> None:
    told, other = WALKS[word]
    assert (said(told), said(other) == word) == (word, False)


# With others ------------------------------------------------------------------------------------------------------


def hit(home: str, away: str, more: str = "", gains: str = "") -> str:
    """What is said of 11's block of 7."""
    return of_deed(pitch(duel(home, away, more, gains)), HOME, block(slot("home11"), slot("away7"), 0.0, 0.0))


HITS = {
    "hits-carrier": (("11@m8", "7@n8", THEIRS), ("11@m8", "7@n8,8@a1", "ball=away8")),
    "frees-carrier": (("11@m8,12@o8", "7@n8", "ball=home12"), ("11@m8,12@o8", "7@n8,8@p8", "ball=home12")),
    "frees-one": (("11@m8,12@o8", "7@n8,8@p8", "ball=home12"), ("11@m8,12@q8", "7@n8,8@p8", "ball=home12")),
    "clears-ball": (("11@m8", "7@n8", "ball=o8"), ("11@m8", "7@n8", "ball=p8")),
    "crowd": (("11@m2", "7@m1", "ball=c8"), ("11@m1", "7@n1", "ball=c8")),
    "dice": (("11@m8,12@o9", "7@n8", "ball=c8"), ("11@m8,12@p9", "7@n8", "ball=c8")),
}


@pytest.mark.parametrize("word", HITS)
def test_a_blow_is_good_for_something(word: str) -> None:
    told, other = HITS[word]
    assert (hit(*told), hit(*other) == word) == (word, False)


def test_a_blitz_is_looked_at_from_where_it_is_made() -> None:
    g = pitch(duel("11@m4", "7@m1", "ball=c8"))
    told = [
        of_deed(g, HOME, blitz(slot("home11"), slot("away7"), [square(s) for s in path.split()], 0.0, 0.0))
        for path in ("m3 m2", "l3 l2 l1")
    ]
    assert told == ["crowd", ""]


def given(home: str, away: str, more: str = "") -> str:
    """What is said of 11's hand-off to 12."""
    deed = Deed(slot("home11"), HAND_OFF, 0.0, 0.0, target=slot("home12"))
    return of_deed(pitch(duel(home, away, f"ball=home11 {more}")), HOME, deed)


GIFTS = {
    "gives-score": (("11@s8,12@t8", "7@c8"), ("11@s8,12@t8", "7@c8", "done=home12")),
    "gives-free": (("11@m8,12@n9", "7@l7"), ("11@m8,12@n9", "7@o8")),
    "gives-ahead": (("11@m8,12@n9", "7@c8"), ("11@m8,12@l9", "7@c8")),
}


@pytest.mark.parametrize("word", GIFTS)
def test_a_gift_is_good_for_something(word: str) -> None:
    told, other = GIFTS[word]
    assert (given(*told), given(*other) == word) == (word, False)


def test_a_foul_comes_last() -> None:
    def told(more: str) -> str:
        g = pitch(duel("11@m8,12@c3", "7@n8p", more))
        return of_deed(g, HOME, Deed(slot("home11"), FOUL, 0.0, 0.0, target=slot("away7")))

    assert (told("done=home12"), told("")) == ("foul-last", "")


def test_a_turn_ends_for_a_reason() -> None:
    def told(home: str, more: str) -> str:
        return of_end(Sight(pitch(duel(home, "7@c8", more)), HOME))

    assert told("11@y8", BALL) == "stalls"
    assert told("11@m8", BALL) == "ends"
    assert told("11@y8,12@m8", "ball=home11 done=home11") == "ends"


# Dice -------------------------------------------------------------------------------------------------------------


def answered(match: Match, token: str) -> str:
    """What is said of an answer in notation."""
    seat = match.waiting()[0]
    value = next(choice.value for choice in match.options(seat) if choice.token == token)
    return of_dice(pitch(match), seat, value)


DICE: dict[str, tuple[tuple[str, str, str, str, str, str], ...]] = {
    "again-carrier": (
        ("11@m8", "7@n8", "rerolls=1-0 ball=home11", "", "11-l8:1", "team"),
        ("11@m8", "7@n8", "rerolls=1-0 ball=c3", "", "11-l8:1", "team"),
    ),
    "again-falls": (
        ("11@m8", "7@n8", "rerolls=1-0 ball=c3", "", "11-l8:1", "team"),
        ("11@m8", "7@n8", "rerolls=1-0 ball=home11", "", "11-l8:1", "team"),
    ),
    "again-skill": (
        ("11@m8", "7@n8", "rerolls=1-0 ball=c3", "home11+dodge", "11-l8:1", "skill"),
        ("11@m8", "7@n8", "rerolls=1-0 ball=c3", "home11+dodge", "11-l8:1", "keep"),
    ),
    "again-pass": (
        ("11@m8,12@p8", "7@y8", "rerolls=1-0 ball=home11", "", "11pass throw p8 D2", "team"),
        ("11@m8,12@p8", "7@y8", "rerolls=1-0 ball=home11", "", "11pass throw p8 D2", "keep"),
    ),
    "again-catch": (
        ("11@m8,12@p8", "7@y8", "rerolls=1-0 ball=home11", "", "11pass throw p8 D6 D1", "team"),
        ("11@m8,12@p8", "7@y8", "rerolls=1-0 ball=home11", "", "11pass throw p8 D6 D1", "keep"),
    ),
    "again-pick-up": (
        ("11@m8", "7@y8", "rerolls=1-0 ball=n8", "", "11-n8:1", "team"),
        ("11@m8", "7@y8", "rerolls=1-0 ball=n8", "", "11-n8:1", "keep"),
    ),
}


PLAIN = "ball=c3"
BLOCKS: dict[str, tuple[tuple[str, str, str, str, str, str], ...]] = {
    "block-falls": (
        ("11@m8", "7@n8", "rerolls=1-0 ball=c3", "", "11block PD", "team"),
        ("11@m8", "7@n8", "rerolls=1-0 ball=c3", "", "11block PB", "team"),
    ),
    "block-up": (
        ("11@m8", "7@n8", "rerolls=1-0 ball=c3", "", "11block PB", "team"),
        ("11@m8", "7@n8", "rerolls=1-0 ball=c3", "", "11block POW", "team"),
    ),
    "block-good": (
        ("11@m8", "7@n8", "rerolls=1-0 ball=c3", "", "11block POW", "keep"),
        ("11@m8", "7@n8", "rerolls=1-0 ball=c3", "", "11block PB", "keep"),
    ),
    "face-down": (
        ("11@m8,12@o9", "7@n8", PLAIN, "", "11block PB+POW", ">POW"),
        ("11@m8,12@o9", "7@n8", PLAIN, "", "11block PB+POW", ">PB"),
    ),
    "face-push": (
        ("11@m8,12@o9", "7@n8", PLAIN, "", "11block PB+POW", ">PB"),
        ("11@m8,12@o9", "7@n8", PLAIN, "", "11block PB+POW", ">POW"),
    ),
    "face-both": (
        ("11@m8,12@o9", "7@n8", PLAIN, "", "11block BD+PD", ">BD"),
        ("11@m8,12@o9", "7@n8", PLAIN, "home11+block", "11block BD+PD", ">BD"),
    ),
    "face-his-fall": (
        ("11@m8", "7@n8,8@m9", PLAIN, "", "11block *7 PD+POW", ">PD"),
        ("11@m8", "7@n8,8@m9", PLAIN, "", "11block *7 PD+POW", ">POW"),
    ),
    "face-stays": (
        ("11@m8", "7@n8,8@m9", PLAIN, "", "11block *7 PB+POW", ">PB"),
        ("11@m8", "7@n8,8@m9", PLAIN, "", "11block *7 PB+POW", ">POW"),
    ),
    "push-away": (
        ("11@m8,12@n9", "7@n8", "ball=home12", "", "11block PB+PB", "o7"),
        ("11@m8,12@n9", "7@n8", "ball=home12", "", "11block PB+PB", "o8"),
    ),
    "push-edge": (
        ("11@m3", "7@m2", PLAIN, "", "11block PB", "m1"),
        ("11@m4", "7@m3", PLAIN, "", "11block PB", "m2"),
    ),
    "follow-marks": (
        ("11@m8", "7@n8", PLAIN, "", "11block PB o8", "follow"),
        ("11@m8", "7@n8", PLAIN, "", "11block POW o8", "follow"),
    ),
    "stays-by": (
        ("11@m8,12@l8", "7@n8", "ball=home12", "", "11block PB o8", "stay"),
        ("11@m8,12@k8", "7@n8", "ball=home12", "", "11block PB o8", "stay"),
    ),
    "stays-free": (
        ("11@m8", "7@n8,8@o9,9@o10", PLAIN, "", "11block PB o8", "stay"),
        ("11@m8", "7@n8,8@l9", PLAIN, "", "11block *7 PB+PB o8", "stay"),
    ),
}


ROLLED = DICE | BLOCKS


@pytest.mark.parametrize("word", ROLLED)
def test_dice_are_answered_for_a_reason(word: str) -> None:
    for case, is_it in zip(ROLLED[word], (True, False), strict=True):
        match = duel(*case[:4]).play(case[4])
        assert (answered(match, case[5]) == word) is is_it


def test_a_failure_that_ends_nothing_needs_no_reroll() -> None:
    dull = duel("11@m8", "7@y8", "rerolls=1-0 ball=c3", "home11+bone_head").play("11 D1")
    assert answered(dull, "keep") == "again-kept"
    dodge = duel("11@m8", "7@n8", "rerolls=1-0 ball=c3").play("11-l8:1")
    assert answered(dodge, "keep") == ""


def test_a_kick_comes_down_where_nobody_stands() -> None:
    match = at("phase=drive kicking=home")
    while match.need.question != "kick":
        seat = match.waiting()[0]
        match.answer(coach(match).decide(match.state, seat), seat)
    g, seat = pitch(match), match.waiting()[0]
    stands = next(int(g.at[s]) for s in range(16, 32) if g.at[s])
    far = max(g.options(seat), key=lambda x: min(distance(x, int(g.at[s])) for s in range(16, 32) if g.at[s]))
    assert (of_dice(g, seat, far), of_dice(g, seat, stands)) == ("kick-clear", "")


def test_a_touchback_goes_to_somebody_whom_nobody_marks() -> None:
    match = at("phase=drive kicking=home").play("zone cage @n8 O4 D1 D1 D1")
    assert (answered(match, "1"), answered(match, "4")) == ("touchback", "")  # the fourth stands on the line


def coach(match: Match) -> Steady:
    return Steady(game(), match.options_agreed, 1)


# Told -------------------------------------------------------------------------------------------------------------


def test_a_coach_says_what_his_own_deed_is_good_for() -> None:
    match = duel("11@y8", "7@w9,8@w8,9@w7", "turns=3-2 ball=home11")
    made, g = coach(match), pitch(match)
    answer = made.decide(g, HOME)
    assert purpose(made, g, HOME, answer) == "scores"
    assert purpose(made, g, HOME, answer + 1) == ""  # he means to do something else
    assert purpose(made, g, HOME, END_TURN) == "stalls"


def test_in_the_midst_of_a_walk_the_rest_of_it_is_followed() -> None:
    match = duel("11@x8", "7@c8", "turns=8-7 ball=home11").play("11-y8")
    made, g = coach(match), pitch(match)
    answer = made.decide(g, HOME)
    assert purpose(made, g, HOME, answer) == "scores"
    assert purpose(made, g, HOME, STOP) == ""


def test_every_word_has_its_sentence_in_every_language() -> None:
    more = ("stalls", "ends", "foul-last", "again-kept", "kick-clear", "touchback")
    for tag in languages():
        text = Text(tag, game().spec)
        for word in (*WALKS, *HITS, *GIFTS, *DICE, *BLOCKS, *more):
            assert text.has(f"why-{word}"), word


@pytest.mark.slow
def test_whoever_asks_for_advice_hears_the_reason() -> None:
    match = duel("11@y8", "7@w9,8@w8,9@w7", "turns=8-7 ball=home11")
    [hint] = hints(game(), match.options_agreed, match.seen_by(HOME), HOME)
    assert isinstance(hint, Hint)
    assert hint.why == "scores"
