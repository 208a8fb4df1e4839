"""Ten positions of each solved game in which a sensible coach knows what to do: the better the level, the surer."""

import functools

import pytest

import downfield
from downfield.coaches import coach
from downfield.kernel import notation
from downfield.kernel.oracle import Advice
from downfield.kernel.spec import Game
from downfield.toolkit.advised import Advised, felt
from downfield.toolkit.perfect import Perfect

LEVELS = ("rookie", "steady", "sharp", "perfect")
LATE = "half=2 clock=2:00 timeouts=0-0"
OBVIOUS = 0.98  # what even a beginner sees is done as often,
SEEN = 0.4  # and all else at least so often

# A position, what is played there, and what is best; then whether even a beginner sees it
DOWNS = [
    ("drive=6 down=4 yards=35/1/14 score=7-7", "", "fg", True),  # a sure field goal wins
    ("drive=6 down=4 yards=44/6/0 score=3-3", "", "fg", True),
    ("drive=6 down=4 yards=35/10/5 score=7-3", "", "gamble", True),  # three points do not catch up
    ("drive=6 down=4 yards=40/2/8 score=7-0", "", "gamble", True),
    ("drive=6 down=4 yards=0/15/35 score=7-3", "", "gamble", True),  # lost, but nobody punts now
    ("drive=6 phase=touchdown score=8-0", "", "convert", True),  # seven points are not enough
    ("drive=6 phase=touchdown score=7-0", "", "take7", False),  # overtime is better than a conversion
    ("drive=6 down=4 yards=25/5/20 momentum=0-1 score=7-7", "fg", "pay", True),  # coins are of no more use
    ("drive=6 yards=45/5/0 momentum=10-0 score=7-7", "ProSetA 1/Quarter", "turnover", False),
    ("down=4 yards=40/1/9", "", "gamble", False),  # a yard is worth more than a long kick
]
ROLL = [
    ("ball=30 down=4 togo=9", "", "punt", False),
    ("ball=50 down=4 togo=1", "", "play", False),
    ("ball=95 down=1 togo=5", "", "play", True),  # four downs for five yards
    (f"ball=75 down=1 score=7-9 {LATE}", "", "fg", True),  # any score wins, and this play may be the last
    (f"ball=75 down=1 score=7-14 {LATE}", "", "play", True),
    (f"phase=try score=6-8 {LATE}", "", "two", True),
    (f"phase=try score=13-13 {LATE}", "", "kick", True),
    ("ball=50 down=2 togo=5", "R/R R(6) rF C- R(6) R4 PO5", "accept", False),  # their run does not count
    ("ball=70 down=2", "play G/R pass G(25) C-", "stop", False),  # before the pass flies too far
    ("ball=40 down=2", "G/R pass G(25) C-", "again", False),
]


@functools.cache
def seated(game: Game, level: str) -> Perfect:
    """A level that holds a seat."""
    found = coach(level, game, {})
    assert isinstance(found, Perfect)
    return found


def shares(game: Game, line: str, words: str, level: str) -> dict[str, float]:
    """How often a level takes each option."""
    match = game.at(line).play(words)
    (seat,), state, program = match.waiting(), match.state, seated(game, level)
    advice: tuple[Advice, ...] = program.oracle.advice(state, seat)
    taken = [each.share for each in advice]
    if isinstance(program, Advised):
        taken = felt(advice, program.habit, [program.mind(state, each.option) for each in advice])
    named = [notation.token(game.spec, state, seat, each.option) for each in advice]
    return dict(zip(named, taken, strict=True))


@pytest.mark.parametrize(
    ("slug", "line", "words", "best", "obvious"),
    [("first-downs", *each) for each in DOWNS] + [("first-and-roll", *each) for each in ROLL],
)
def test_the_better_the_level_the_surer_it_does_what_is_right(
    slug: str, line: str, words: str, best: str, obvious: bool
) -> None:
    game = downfield.game(slug)
    found = [shares(game, line, words, level) for level in LEVELS]
    taken = [each[best] for each in found]
    assert taken == sorted(taken)
    assert taken[-1] == pytest.approx(1.0)
    assert taken[0] > (OBVIOUS if obvious else SEEN)
    assert all(each[best] == max(each.values()) for each in found)
