"""What is said of an option of best play in one sentence: where each reason is true, and where it is not."""

import numpy as np
import pytest
from tests.games.first_and_roll.table import AWAY, HOME, at, game

from downfield.coaches.hints import hints
from downfield.games.first_and_roll.coach.meaning import NAMED, of_choice, of_die
from downfield.games.first_and_roll.model.position import Roll
from downfield.kernel.oracle import Advice
from downfield.text import Text, languages

FLAG = "R/R R(6) rF C- R(6) R4 PO5"  # against the runner
TICK = "Y/G Y5 Cclock"


def told(line: str, play: str, option: int, other: float = 0.4, worth: float = 0.5) -> str:
    """What is said of an option that wins half of the time where every other wins so often.

    `worth` is what would be won without paying for it.
    """
    match = at(line).play(play)
    g, seat = match.state, match.waiting()[0]
    assert isinstance(g, Roll)
    advice = [Advice(x, 0.5 if x == option else other, 0.0) for x in g.options(seat)]
    return of_choice(g, match.seats[seat].side, advice, option, lambda _: worth)


RETURN = "punt RY r-2 y-2 Y K35 Y5"

Case = tuple[str, str, int]
SAID: dict[str, tuple[Case, Case]] = {
    "kick": (("ball=75 down=4 score=0-7", "", 2), ("ball=75 down=3 score=0-7", "", 2)),
    "kick-early": (("ball=75 down=3 score=0-7", "", 2), ("ball=75 down=4 score=0-7", "", 2)),
    "kick-level": (("ball=75 down=4 score=0-3", "", 2), ("ball=75 down=4 score=0-4", "", 2)),
    "kick-front": (("ball=75 down=4 score=0-2", "", 2), ("ball=75 down=4 score=2-0", "", 2)),
    "punt": (("ball=30 down=4", "", 1), ("ball=30 down=4", "", 0)),
    "gamble": (("ball=75 down=4", "", 0), ("ball=75 down=3", "", 0)),
    "kicks-off": (("phase=kickoff", "", 0), ("phase=kickoff", "", 1)),
    "onside": (("phase=kickoff", "", 1), ("phase=kickoff", "", 0)),
    "touchback": (("phase=kickoff", "regular", 0), ("phase=kickoff", "regular", 1)),
    "short-pass": (("ball=50", "G/R", 0), ("ball=50", "G/R", 1)),
    "long-bomb": (("ball=50", "G/R", 1), ("ball=50", "G/R", 0)),
    "rolls-safely": (("ball=50", "G/R pass G(25) C-", 1), ("ball=70", "play G/R pass G(25) C-", 1)),
    "rolls-on": (("ball=70", "play G/R pass G(25) C-", 1), ("ball=50", "G/R pass G(25) C-", 1)),
    "rolls-lost": (("ball=70", "play G/R pass G(25) CT CT", 1), ("ball=30", "G/R pass G(25) CT CT", 1)),
    "stops": (("ball=70", "play G/R pass G(25) C-", 0), ("ball=50", "G/R pass G(25) C-", 0)),
    "flag-first": (("ball=30 down=2 togo=5", "Y/Y Y0 yF C- PD5", 1), ("ball=30 down=2 togo=6", "Y/Y Y0 yF C- PD5", 1)),
    "flag-taken": (("ball=50 down=2 togo=30", FLAG, 1), ("ball=50 down=2 togo=30", FLAG, 0)),
    "flag-declined": (("ball=50 down=2 togo=30", FLAG, 0), ("ball=50 down=2 togo=30", FLAG, 1)),
    "punts-far": (("ball=30 down=4", "punt RY r-2 y-2", 2), ("ball=30 down=4", "punt RY r-2 y-2", 0)),
    "no-touchback": (("ball=60 down=4", "punt RY r-2 y-2", 0), ("ball=30 down=4", "punt RY r-2 y-2", 0)),
    "fair-catch": (("ball=30 down=4", RETURN, 0), ("ball=30 down=4", RETURN, 1)),
    "returns": (("ball=30 down=4", RETURN, 1), ("ball=30 down=4", RETURN, 0)),
    "try-level": (("phase=try score=6-8", "", 1), ("phase=try score=6-9", "", 1)),
    "try-front": (("phase=try score=6-6", "", 0), ("phase=try score=6-7", "", 0)),
    "try-kick": (("phase=try score=13-0", "", 0), ("phase=try score=13-13", "", 0)),
    "try-two": (("phase=try score=13-0", "", 1), ("phase=try score=13-14", "", 1)),
    "needs-time": (("ball=30 score=0-7", TICK, 1), ("ball=30 score=7-0", TICK, 1)),
    "stops-clock": (("ball=30 score=7-0", TICK, 1), ("ball=30 score=0-7", TICK, 1)),
    "time-runs": (("ball=30 score=7-0", "R/G R4 C-", 1), ("ball=30 score=0-7", "R/G R4 C-", 1)),
    "runs-time": (("ball=30 score=0-7", "R/G R4 C-", 1), ("ball=30 score=7-0", "R/G R4 C-", 1)),
}  # fmt: skip


@pytest.mark.parametrize("word", SAID)
def test_an_option_is_good_for_something(word: str) -> None:
    said, other = SAID[word]
    assert (told(*said), told(*other) == word) == (word, False)


@pytest.mark.parametrize("word", SAID)
def test_nothing_is_said_where_another_option_wins_as_often(word: str) -> None:
    assert told(*SAID[word][0], other=0.5) == ""


def test_who_is_behind_leaves_the_clock_alone() -> None:
    assert told("ball=30 score=0-7", "R/G R4 C-", 0) == "needs-time"
    assert told("ball=30 score=7-0", "R/G R4 C-", 0) == ""


@pytest.mark.parametrize(
    ("score", "worth", "word"),
    [("0-0", 0.6, "saves-timeout"), ("0-7", 0.4, "lets-run"), ("7-0", 0.4, "time-runs"), ("7-0", 0.5, "")],
)
def test_a_time_out_is_saved_where_the_clock_would_be_stopped_for_nothing(
    score: str, worth: float, word: str
) -> None:
    assert told(f"ball=30 score={score}", TICK, 0, worth=worth) == word


def test_a_time_out_that_costs_nothing_is_tried_with_all_that_are_left() -> None:
    match = at("ball=30 timeouts=2-1").play(TICK)
    seen: list[tuple[int, int]] = []

    def worth(g: Roll) -> float:
        seen.append((int(g.home_left), int(g.away_left)))
        return 0.5

    advice = [Advice(x, 0.5 if x == 0 else 0.4, 0.0) for x in match.state.options(HOME)]
    of_choice(match.state, HOME, advice, 0, worth)  # type: ignore[arg-type]
    assert seen == [(2, 1)]


def test_a_penalty_before_a_punt_needs_no_word() -> None:
    assert told("ball=30 down=4", "punt RY rF y-2 PD5", 1) == ""


def test_a_mix_of_dice_has_a_safe_part_and_a_bold_one() -> None:
    duel = np.array([[0.6, 0.4, 0.9], [0.1, 0.9, 0.9], [0.0, 0.0, 0.9]])
    assert [of_die(duel, HOME, x) for x in range(2)] == ["safest", "boldest"]
    assert [of_die(1.0 - duel.T, AWAY, x) for x in range(2)] == ["safest", "boldest"]


def test_every_word_has_its_sentence_in_every_language() -> None:
    for tag in languages():
        text = Text(tag, game().spec)
        for word in {
            *SAID,
            *NAMED.values(),
            "saves-timeout",
            "lets-run",
            "safest",
            "boldest",
            "mixed",
        }:
            assert text.has(f"why-{word}"), word


@pytest.mark.slow
def test_whoever_asks_for_advice_hears_the_reason() -> None:
    match = game().at("phase=try score=6-8 half=2 clock=2:00 timeouts=0-0")
    [hint] = hints(game(), match.options_agreed, match.seen_by(HOME), HOME)
    assert hint.why == "try-level"
