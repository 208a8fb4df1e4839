"""What to expect of a deed on another player, from any square next to him."""

import functools
from collections.abc import Callable
from typing import TypeVar

from downfield.games.blood_bowl import kinds
from downfield.games.blood_bowl.assists import block_dice
from downfield.games.blood_bowl.odds_ball import hand_odds, pass_odds
from downfield.games.blood_bowl.odds_begin import begins, on_his_feet
from downfield.games.blood_bowl.odds_block import Blow, block_odds
from downfield.games.blood_bowl.odds_frenzy import strike_odds
from downfield.games.blood_bowl.odds_harm import Harm, foul_odds, harm_odds
from downfield.games.blood_bowl.paths import Reach
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.ruler import range_to
from downfield.games.blood_bowl.scene_now import RANGES
from downfield.games.blood_bowl.walks_words import DIGITS
from downfield.kernel.svg import Say

A_PUSH = 0.35  # what a push is worth beside a knock-down
A_STUN = 0.4  # what a stunned opponent is worth beside one who has left the pitch
SENT_OFF = 0.5  # what it costs to lose a fouler
Told = tuple[str, float | None]
T = TypeVar("T")


class Chances:
    """The chances of one player's deeds; where he must go first, counted as if he stood there."""

    def __init__(self, g: Pitch, slot: int, say: Say, reach: Reach | None = None, lies: bool = False) -> None:
        self.g, self.slot, self.say = g, slot, say
        self.reach = reach  # his ways: what they leave him for a second blow
        self.lies = lies  # he gets up for what he does

    def worth(self, action: int, other: int, square: int) -> float:
        """How promising a deed is from a square, on a scale on which to lose the turn on the way is nothing."""
        if action == kinds.BLITZ:
            return self.stood(square, lambda: _worth_of_blow(block_odds(self.g, self.slot, other, 1)))
        if action == kinds.FOUL:
            return self.stood(square, lambda: _worth_of_foul(foul_odds(self.g, self.slot, other)))
        return 1.0

    def told(self, action: int, other: int, square: int) -> Told:
        """A deed in words, and how likely it succeeds."""
        return self.stood(square, lambda: self.here(action, other))

    def stood(self, square: int, count: Callable[[], T]) -> T:
        """What is counted while he stands in a square."""
        g, here = self.g, self.g.at[self.slot]
        if square == here:
            return count()
        g.place(self.slot, square)
        found = count()
        g.place(self.slot, here)
        return found

    def here(self, action: int, other: int) -> Told:
        g, slot = self.g, self.slot
        match action:
            case kinds.BLOCK_ACTION | kinds.BLITZ:
                blitz = int(action == kinds.BLITZ)
                with on_his_feet(g, slot):
                    dice = int(block_dice(g, slot, other, blitz))
                moved = int(self.reach.used_hit(g.at[slot])) if self.reach is not None else 0
                return _blow(self.say, dice, strike_odds(g, slot, other, blitz, moved, self.lies))
            case kinds.FOUL:
                return _foul(self.say, foul_odds(g, slot, other))
            case kinds.STAB_ACTION:
                broken = harm_odds(g, other).broken * begins(g, slot, other, 0, self.lies)
                return self.say("way-stab", share=round(broken, DIGITS)), broken
            case kinds.HAND_OFF:
                caught = hand_odds(g, slot, other)
                return self.say("way-hand", share=round(caught, DIGITS)), caught
            case kinds.PASS_ACTION:
                return self.passed(int(g.at[other]))
        return "", None

    def passed(self, square: int) -> Told:
        """A pass to who stands in a square."""
        flight = pass_odds(self.g, self.slot, square)
        far = RANGES[range_to(self.g, self.g.at[self.slot], square)]
        complete, fumbled = round(flight.complete, DIGITS), round(flight.fumbled, DIGITS)
        words = self.say("way-pass", range=self.say(f"range-{far}"), share=complete, fumbled=fumbled)
        if flight.stopped:
            words += ", " + self.say("way-deflected", share=round(flight.stopped, DIGITS))
        return words, flight.complete


def _worth_of_blow(blow: Blow) -> float:
    return 1 + blow.down + A_PUSH * (blow.pushed + blow.wrestled) - blow.lost


def _worth_of_foul(harm: Harm) -> float:
    return 1 + harm.out + A_STUN * harm.stunned - SENT_OFF * harm.double


@functools.lru_cache(maxsize=1000)
def _blow(say: Say, dice: int, blow: Blow) -> Told:
    down = blow.down + blow.wrestled
    words = say("way-block", dice=dice, down=round(down, DIGITS), lost=round(blow.lost, DIGITS))
    if blow.balked:
        words += ", " + say("way-balked", share=round(blow.balked, DIGITS))
    return words, down


@functools.lru_cache(maxsize=1000)
def _foul(say: Say, harm: Harm) -> Told:
    words = say(
        "way-foul",
        broken=round(harm.broken, DIGITS),
        out=round(harm.out, DIGITS),
        off=round(harm.double, DIGITS),
    )
    return words, harm.broken
