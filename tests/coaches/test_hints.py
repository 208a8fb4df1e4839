"""What would you do? Each answer with its reason, told by the values where a game is solved."""

import pytest

import downfield
from downfield.coaches.hints import Hint, hints
from downfield.kernel.match import Match
from downfield.text import Text, languages
from downfield.text.oracle import reason


def asked(line: str) -> list[Hint]:
    """What the first seat that owes hears in Famous First Downs."""
    match: Match = downfield.game("first-downs").at(line)
    seat = match.waiting()[0]
    return hints(match.game, match.options_agreed, match.seen_by(seat), seat)


def told(ahead: float | None, why: str = "", share: float = 1.0) -> str:
    return reason(0.5, share, Text("en", downfield.game("first-downs").spec), why, ahead)


@pytest.mark.parametrize(
    ("ahead", "words"),
    [
        (0.031, "Any other answer costs at least 3.1% of the chance to win. Wins 50.0%"),
        (0.0, "Another answer wins just as often. Wins 50.0%"),
        (0.0001, "Wins 50.0%"),  # nobody can read the difference
        (None, "Wins 50.0%"),
    ],
)
def test_where_nothing_else_is_known_it_is_told_what_any_other_answer_costs(
    ahead: float | None, words: str
) -> None:
    assert told(ahead) == words


def test_a_reason_of_the_game_comes_first() -> None:
    assert told(0.031, "gamble") == "Going for it wins more than a kick of any kind. Wins 50.0%"


def test_an_answer_is_as_far_ahead_as_the_best_of_the_others_leaves_it() -> None:
    [hint] = asked("down=4 yards=20/3/27 momentum=2-0")
    assert hint.ahead is not None
    assert 0 < hint.ahead < 0.5


def test_what_is_mixed_in_secret_is_ahead_of_nothing() -> None:
    found = asked("down=2 yards=20/7/23 momentum=2-1 :: ProSetA")
    assert len(found) > 1
    assert {hint.ahead for hint in found} == {None}
    assert all(hint.why for hint in found)


def test_where_the_match_is_decided_another_answer_wins_as_often() -> None:
    [hint] = asked("drive=6 down=4 yards=20/3/27 score=20-3")
    assert (hint.ahead, hint.why) == (0.0, "")


def test_the_general_sentences_are_told_in_every_language() -> None:
    for tag in languages():
        text = Text(tag)
        assert "3" in text.say("hint-ahead", by="3%")
        assert text.has("hint-even")
