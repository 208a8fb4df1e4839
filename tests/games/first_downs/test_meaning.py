"""What is said of an option of best play in one sentence: where each reason is true, and where it is not."""

import numpy as np
import pytest

from downfield.coaches.hints import hints
from downfield.games.first_downs.coach.meaning import NAMED, of_card, of_choice, of_play
from downfield.games.first_downs.model import kinds as k
from downfield.games.first_downs.model.position import Downs
from downfield.kernel.needs import PASS
from downfield.kernel.oracle import Advice
from downfield.text import Text, languages
from tests.games.first_downs.table import HOME, at, game

NO_GAMES = np.empty((0, 0, 0))
TRICK = "ProSetB 3/Nickel"  # nine yards
BEHIND = "phase=between drive=6 score=9-0"


def position(line: str, play: str = "") -> Downs:
    state = at(line).play(play).state
    assert isinstance(state, Downs)
    return state


def told(line: str, play: str, option: int, other: float = 0.4, worth: float = 0.5) -> str:
    """What is said of an option that wins half of the time where every other wins so often.

    `worth` is what would be won without paying for it.
    """
    g = position(line, play)
    advice = [Advice(x, 0.5 if x == option else other, 0.0) for x in g.options(int(g.seat))]
    return of_choice(g, advice, option, lambda _: worth, NO_GAMES)


FOURTH, NEAR, PAID = "down=4 yards=20/3/27", "down=4 yards=35/3/12", "momentum=9-0"
SAID = {
    "gamble": (FOURTH, "", k.GAMBLE),
    "kick-sure": (NEAR, "", k.KICK),
    "kick-risk": (FOURTH, "", k.KICK),
    "punt": (FOURTH, "", k.PUNT),
    "sure-points": ("phase=touchdown", "", k.TAKE),
    "more-points": ("phase=touchdown", "", k.CONVERT),
    "skips": (f"{FOURTH} momentum=2-0", "fg", k.PAY),
    "saves-momentum": (f"{FOURTH} momentum=2-0", "fg", k.HEADS),
    "buys-first": ("down=2 yards=20/12/18 momentum=3-0", TRICK, 2),
    "buys-goal": ("down=2 yards=36/7/7 momentum=3-0", TRICK, 2),
    "buys": ("down=2 yards=20/15/15 momentum=3-0", TRICK, 2),
    "steals": ("down=2 yards=44/3/3 momentum=0-9", "ProSetA 3/Nickel", 1),
    "stops-first": ("down=2 yards=20/5/25 momentum=0-9", "ProSetA 1/Dime", 3),
    "stops-goal": ("down=2 yards=44/3/3 momentum=0-9", "ProSetA 1/Dime", 3),
    "turns-over": ("down=2 yards=20/10/20 momentum=0-9", "ProSetA 1/Dime", 3),
    "again-over": ("down=4 yards=20/9/21 momentum=9-0", "gamble ProSetA 1/Nickel", 4),
    "again": ("down=2 yards=20/9/21 momentum=9-0", "ProSetA 1/Nickel", 4),
    "again-first": ("down=2 yards=20/3/27 momentum=2-3", "ProSetA 1/Nickel", 5),
    "again-goal": ("down=2 yards=44/3/3 momentum=0-3", "ProSetA 1/Dime", 5),
}


@pytest.mark.parametrize("word", SAID)
def test_an_option_is_good_for_something(word: str) -> None:
    assert told(*SAID[word]) == word


@pytest.mark.parametrize("word", SAID)
def test_nothing_is_said_where_another_option_wins_as_often(word: str) -> None:
    assert told(*SAID[word], other=0.5) == ""


def test_who_may_not_pay_does_not_save_momentum() -> None:
    assert told(FOURTH, "fg", k.HEADS, other=0.5) == ""


@pytest.mark.parametrize(("worth", "word"), [(0.6, "saves-momentum"), (0.4, "stands"), (0.5, "")])
def test_momentum_is_saved_where_it_would_be_spent_as_a_gift(worth: float, word: str) -> None:
    assert told("down=2 yards=20/3/27 momentum=2-3", "ProSetA 1/Nickel", PASS, worth=worth) == word


def test_a_conversion_stopped_or_made() -> None:
    line = "phase=conversion momentum=0-3"
    assert told(line, "ProSetA 1/Dime", 5) == "again-goal"
    assert told(line, "ProSetA 1/4-3", 5) == "again"
    assert told("phase=conversion momentum=3-0", "ProSetA 1/4-3", 4) == "again-over"


def test_conceding_is_never_better_than_hoping() -> None:
    assert set(NAMED.values()) >= {"hopes"}


# Cards ------------------------------------------------------------------------------------------------------------

# The second option wins more than the first, and less; the third is nothing for either side
MIXED = np.array([[0.6, 0.4, 0.9], [0.1, 0.9, 0.9], [0.0, 0.0, 0.9]])


def test_a_mix_has_a_safe_part_and_a_bold_one() -> None:
    g = position("down=2", "ProSetA")
    assert [of_card(g, HOME, MIXED, x) for x in range(2)] == ["safest", "boldest"]
    assert [of_card(g, 1, MIXED, x) for x in range(2)] == ["safest", "mixed"]


def test_where_one_card_is_always_best_nothing_is_mixed() -> None:
    g = position("down=2", "ProSetA")
    assert of_card(g, HOME, np.array([[0.6, 0.7, 0.9], [0.1, 0.2, 0.9], [0.0, 0.0, 0.9]]), 0) == ""


def games(*best: int) -> np.ndarray:
    """Secret choices where the attacker names his first option, and the defender in each play such a card."""
    made = np.full((3, 6, 6), 0.9)
    made[1:] = 0.0
    for play, card in enumerate(best):
        made[0, card, play] = 0.5
    return made


def test_a_play_is_chosen_for_what_no_other_does() -> None:
    """In the first play the first option brings 7 against Dime and 2 against Goal Line; in the third 8 and 3."""
    goal_line, dime, three_four = 0, 4, 2
    g = position("down=2 yards=20/7/23")
    assert of_play(g, games(dime, 0, 0, 0, 0, 2), 0) == "likeliest"
    assert of_play(g, games(dime, 0, dime, 0, 0, 2), 0) == ""
    far = position("down=2 yards=20/15/15")
    assert of_play(far, games(dime, 0, goal_line, 0, 0, 2), 0) == "most-yards"
    assert of_play(far, games(three_four, 0, 2, 0, 0, 2), 3) == ""
    lost = games(2, 0, 2, 1, 0, 2)
    assert of_play(far, lost, 3) == "seldom-tackled"


# Told -------------------------------------------------------------------------------------------------------------


def test_every_word_has_its_sentence_in_every_language() -> None:
    words = {*SAID, *NAMED.values(), "stands", "safest", "boldest", "mixed", "likeliest", "most-yards"}
    for tag in languages():
        text = Text(tag, game().spec)
        assert all(text.has(f"why-{word}") for word in {*words, "seldom-tackled"})


def test_whoever_asks_for_advice_hears_the_reason() -> None:
    match = game().at("down=4 yards=20/3/27 momentum=2-0")
    [hint] = hints(game(), match.options_agreed, match.seen_by(HOME), HOME)
    assert hint.why == "gamble"
    assert hint.ahead is not None
    assert hint.ahead > 0
