"""What a good coach says of his answer in one sentence: where each reason is true, and where it is not."""

import string
from typing import NamedTuple

import pytest
from tests.games.touch_down.table import HOME, at, board, game, move

from downfield.coaches.hints import hints
from downfield.games.touch_down.coach.meaning.answers import (
    of_aim,
    of_ball,
    of_initiative,
    of_pass,
    of_snap,
    purpose,
)
from downfield.games.touch_down.coach.meaning.walks import of_walk
from downfield.games.touch_down.coach.playbook import PLAYS
from downfield.games.touch_down.coach.sharp import Sharp
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.model import kinds as k
from downfield.games.touch_down.model.position import BOTH, Gridiron
from downfield.games.touch_down.rules.action import FOR_ONE, FOR_TWO
from downfield.kernel.match import Match
from downfield.text import Text, languages

FIRST, SECOND = "t2 t4 none", "t4 t2 none"  # home moves first, or away


class Walk(NamedTuple):
    """A position, who walks, where, and where the carrier means to go if not to stay."""

    home: str
    away: str
    who: int
    steps: str
    more: str = ""
    play: str = FIRST
    aim: str = ""


def square(g: Gridiron, name: str) -> int:
    """The square of `l25`."""
    return int(g.tables.square_at(string.ascii_lowercase.index(name[0]) + 1, int(name[1:])))


def slot_of(g: Gridiron, number: int) -> int:
    return next(s for s in range(BOTH) if g.square[s] and g.number_of(s) == number and g.is_standing(s))


def said(walk: Walk) -> str:
    """What is said of a walk."""
    g = board(move(walk.home, walk.away, walk.more).play(walk.play))
    steps, aim = [square(g, step) for step in walk.steps.split()], walk.aim
    slot = slot_of(g, walk.who)
    return of_walk(g, slot // 11, slot, steps, square(g, aim) if aim else int(g.ball))


RUN, FREE = "sofar=beyond", "t2 t4"
WALKS: dict[str, tuple[Walk, Walk]] = {
    "scores": (Walk("80@l24", "27@c10", 80, "l25", "row=24"), Walk("80@l23", "27@c10", 80, "l24", "row=24")),
    "past-all": (Walk("80@l12", "27@c10", 80, "l13", RUN), Walk("80@l12", "27@c14", 80, "l13", RUN)),
    "first-down": (
        Walk("80@l12", "20@l15,21@l20", 80, "l13", RUN),
        Walk("80@l12", "20@l15,21@l20", 80, "l13", f"{RUN} yc=9"),
    ),
    "unmet-ahead": (Walk("80@l6", "20@l23", 80, "l7"), Walk("80@l6", "20@l9", 80, "l7")),
    "unmet": (Walk("80@l6", "20@l23", 80, "k6"), Walk("80@l6", "20@l9", 80, "k6")),
    "gains": (Walk("80@l6", "20@l9", 80, "l7"), Walk("80@l6", "20@l9", 80, "k6")),
    "fewer": (Walk("80@j6", "20@l9,21@f6", 80, "k6"), Walk("80@k6", "20@l9,21@f6", 80, "j6")),
    "blocks-only": (Walk("80@l6,70@l8", "20@l9", 70, "l9"), Walk("80@l6,70@l8", "20@l9,21@m9", 70, "l9")),
    "blocks": (Walk("80@l6,70@l8", "20@l9,21@m9", 70, "l9"), Walk("80@l6,70@c8", "20@c9,21@m9", 70, "c9")),
    "screens": (
        Walk("80@a6,70@d8,71@a8,72@b8", "20@a9", 70, "c8"),
        Walk("80@a6,70@d8,71@a8", "20@a9", 70, "c8"),
    ),
    "free-man": (Walk("80@l4,60@c9", "20@l23", 60, "c10"), Walk("80@l4,60@c9", "20@l23,21@c12", 60, "c11")),
    "helps": (Walk("80@l6,70@i6", "20@l9", 70, "j6"), Walk("80@l6,70@i6", "20@l9", 70, "h6")),
    "tackles-only": (
        Walk("80@l6", "20@l7,21@w20", 20, "l6", play=SECOND),
        Walk("80@l6", "20@l7,27@m7", 20, "l6", play=SECOND),
    ),
    "tackles-surest": (
        Walk("80@l6", "20@l7,27@m7", 20, "l6", play=SECOND),
        Walk("80@l6", "20@l7,27@m7", 27, "l6", play=SECOND),
    ),
    "tackles": (
        Walk("80@l6", "20@l7,27@m7", 27, "l6", play=SECOND),
        Walk("80@l6", "20@l7,27@w20", 20, "l6", play=SECOND),
    ),
    "lane": (
        Walk("80@l9", "20@g14,27@g20", 20, "h14 i14", RUN, SECOND),
        Walk("80@l9", "20@g14,27@l20", 20, "h14 i14", RUN, SECOND),
    ),
    "covers": (
        Walk("80@l4,60@c9", "20@f9,27@l20,28@l10", 20, "e9", play=SECOND),
        Walk("80@l4,60@c9", "20@f9,27@l20,28@c11", 20, "e9", play=SECOND),
    ),
    "last-man": (
        Walk("80@l9", "20@l17,27@l14", 20, "l18", RUN, SECOND),
        Walk("80@l9", "20@l17,27@l20", 20, "l18", RUN, SECOND),
    ),
    "in-way": (
        Walk("80@l9", "20@h14,27@l20", 20, "i14", RUN, SECOND),
        Walk("80@l9", "20@i14,27@l20", 20, "j14", RUN, SECOND),
    ),
    "closes-in": (
        Walk("80@l9", "20@l16,27@l20", 20, "l15", RUN, SECOND),
        Walk("80@l9", "20@l16,27@l20", 20, "m16", RUN, SECOND),
    ),
    "takes-ball": (
        Walk("80@l6", "20@l23", 80, "l7", "ball=l7", FREE),
        Walk("80@l6", "20@l23", 80, "l7", "ball=l9", FREE),
    ),
    "to-ball": (
        Walk("80@l6", "20@l23", 80, "l7", "ball=l10", FREE),
        Walk("80@l6", "20@l23", 80, "l5", "ball=l10", FREE),
    ),
}  # fmt: skip


@pytest.mark.parametrize("word", WALKS)
def test_a_walk_is_good_for_something(word: str) -> None:
    told, other = WALKS[word]
    assert (said(told), said(other) == word) == (word, False)


# The ball ---------------------------------------------------------------------------------------------------------


def thrown(home: str, away: str, more: str = "") -> str:
    """What is said of the ball that goes to number 60."""
    g = board(move(home, away, more).play("t4 t2"))
    return of_pass(Sight(g, HOME), slot_of(g, 60))


PASSES = {
    "throws-score": (("80@l18,60@c25", "20@l19", "row=20"), ("80@l18,60@c24", "20@d23", "row=20")),
    "throws-free": (("80@l4,60@c9", "20@e9"), ("80@l4,60@c9", "20@d9")),
    "hands-held": (("80@l6,60@n5", "20@l6~80,26@t14"), ("80@l6,60@n5", "20@l7,26@t14")),
    "hands-on": (("80@l6,60@p3", "20@l8"), ("80@l6,60@p3", "20@n5")),
}


@pytest.mark.parametrize("word", PASSES)
def test_a_pass_is_good_for_something(word: str) -> None:
    told, other = PASSES[word]
    assert (thrown(*told), thrown(*other) == word) == (word, False)


def coach(match: Match, play: str = "slant") -> Sharp:
    """Who has called a play."""
    made = Sharp(game(), match.options_agreed, 1)
    made.play = PLAYS[play]
    return made


def kept(away: str, answer: int, play: str = "slant", score: str = "0-0") -> str:
    match = move("80@l6", away, f"score={score}").play("t4 t2")
    return of_ball(coach(match, play), board(match), HOME, answer)


def test_the_ball_is_kept_or_grounded_for_a_reason() -> None:
    assert (kept("20@l23", k.NOTHING), kept("20@l7", k.NOTHING)) == ("keeps", "")
    assert (kept("20@l7", k.GROUND), kept("20@l23", k.GROUND)) == ("grounds", "")
    told = [kept("20@l7", k.GROUND, "kneel", score) for score in ("7-0", "0-0")]
    assert told == ["kneels", "grounds"]


def test_a_snap_goes_to_who_throws_or_to_whom_nobody_meets() -> None:
    def told(play: str, number: int, away: str) -> str:
        match = at(f"phase=move row=8 move=1 ball=home70 home=70@l8,80@l6,50@m7 away={away}").play("t4 t2")
        g = board(match)
        return of_snap(coach(match, play), g, HOME, slot_of(g, number))

    assert (told("slant", 80, "20@l10"), told("dive", 80, "20@l10")) == ("snap-passer", "")
    assert (told("dive", 50, "20@l23"), told("dive", 50, "20@m9")) == ("snap-runner", "")


def test_the_tie_is_taken_by_whoever_can_tackle() -> None:
    def told(away: str, answer: int, ball: str = "home80") -> str:
        return of_initiative(board(move("80@l6", away, f"ball={ball}").play("t3 t3")), answer)

    assert (told("20@l8", 1), told("20@l20", 1)) == ("tackle-first", "")
    assert (told("20@l20", 0), told("20@l8", 0)) == ("waits", "")
    assert told("20@l8", 1, "l7") == ""


# Calls ------------------------------------------------------------------------------------------------------------


def declared(line: str, answer: int, is_open: bool = False) -> str:
    match = at(line)
    made = coach(match)
    made.open_front = is_open
    return purpose(made, board(match), HOME, answer)


DECLARED = [
    ("row=22 down=4 score=0-3", k.DECLARE_GOAL, "goal-level"),
    ("row=22 down=4 score=0-2", k.DECLARE_GOAL, "goal-front"),
    ("row=16 down=4 score=0-7", k.DECLARE_GOAL, ""),
    ("row=8 down=2", k.DECLARE_ATTACK, "downs-left"),
    ("row=8 down=2", k.DECLARE_PUNT, ""),
    ("row=8 down=4", k.DECLARE_ATTACK, "goes"),
    ("row=8 down=4", k.DECLARE_PUNT, ""),
    ("row=4 down=4 yc=20", k.DECLARE_ATTACK, "goes"),
]


@pytest.mark.parametrize(("line", "answer", "word"), DECLARED)
def test_what_is_declared_is_good_for_something(line: str, answer: int, word: str) -> None:
    assert declared(line, answer) == word


def test_a_punt_goes_where_the_front_was_left_open() -> None:
    assert declared("row=9 down=4", k.DECLARE_PUNT, True) == "punt-short"
    assert declared("row=9 down=4", k.DECLARE_PUNT) == ""


@pytest.mark.parametrize(
    ("score", "answer", "word"),
    [
        ("6-7", FOR_ONE, "try-level"),
        ("6-6", FOR_ONE, "try-front"),
        ("6-7", FOR_TWO, "try-front"),
        ("6-8", FOR_TWO, "try-level"),
        ("6-0", FOR_TWO, "try-two"),
        ("6-0", FOR_ONE, ""),
    ],
)
def test_a_try_changes_the_score(score: str, answer: int, word: str) -> None:
    assert declared(f"phase=try score={score}", answer) == word


def test_a_line_up_is_meant_for_the_play_that_was_called() -> None:
    match = at("row=8 down=2").play("attack")
    x = match.state.options(HOME)[0]
    told = [purpose(coach(match, play), board(match), HOME, x) for play in ("bomb", "dive", "kneel")]
    assert told == ["lineup-pass", "lineup-run", ""]


def test_a_kick_comes_down_where_nobody_waits() -> None:
    match = at("phase=kickoff").play("wall deep t1 t2")
    g = board(match)

    def told(name: str, is_open: bool) -> str:
        made = coach(match)
        made.open_front, made.aim = is_open, square(g, name)
        return of_aim(made, g, HOME)

    receivers = [int(g.square[s]) for s in range(11, 22) if g.square[s]]
    waits = min(receivers, key=lambda s: -int(g.tables.row[s]))
    there = f"{string.ascii_lowercase[int(g.tables.column[waits]) - 1]}{int(g.tables.row[waits])}"
    assert (told("l13", True), told(there, True)) == ("kick-open", "")
    assert told("l13", False) == "kick-clear"


def test_every_word_has_its_sentence_in_every_language() -> None:
    texts = [Text(tag, game().spec) for tag in languages()]
    for word in [*WALKS, *PASSES, *(word for _, _, word in DECLARED if word)]:
        assert all(text.has(f"why-{word}") for text in texts), word


def test_whoever_asks_for_advice_hears_the_reason() -> None:
    match = move("80@l24", "27@c10", "row=24").play("t1 t4 none")
    [hint] = hints(game(), match.options_agreed, match.seen_by(HOME), HOME)
    assert hint.why == "scores"
