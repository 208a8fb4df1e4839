"""What to expect of a deed on another player, from any square next to him."""

import functools
from collections.abc import Callable
from typing import TypeVar

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.notation.scene_now import RANGES
from downfield.games.blood_bowl.odds.ball import completed, hand_odds, pass_odds, rolls_of
from downfield.games.blood_bowl.odds.begin import begins, on_his_feet
from downfield.games.blood_bowl.odds.block import Blow, block_odds
from downfield.games.blood_bowl.odds.bomb import bomb_odds
from downfield.games.blood_bowl.odds.dice import team_rerolls
from downfield.games.blood_bowl.odds.frenzy import strike_odds
from downfield.games.blood_bowl.odds.harm import Harm, foul_odds, harm_odds
from downfield.games.blood_bowl.odds.paths import Reach
from downfield.games.blood_bowl.odds.special_attacks import (
    ChainStep,
    Special,
    fire_odds,
    gaze_odds,
    saw_odds,
    vomit_odds,
)
from downfield.games.blood_bowl.odds.words import DIGITS
from downfield.games.blood_bowl.rules.block.assists import IN_BLITZ, OTHER, TWO, block_dice
from downfield.games.blood_bowl.rules.dice.range_ruler import range_to
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.svg import Say

A_PUSH = 0.35  # what a push is worth beside a knock-down
A_STUN = 0.4  # what a stunned opponent is worth beside one who has left the pitch
SENT_OFF = 0.5  # what it costs to lose a fouler
Told = tuple[str, float | None]
T = TypeVar("T")


class Chances:
    """The chances of one player's deeds, counted as if he already stood in the square that he must go to."""

    def __init__(
        self, g: Pitch, slot: int, say: Say, charge: Reach | None = None, lies: bool = False, walk: Reach | None = None
    ) -> None:  # fmt: skip
        self.g, self.slot, self.say = g, slot, say
        self.charge = charge  # his ways to a blow: what they leave him for a second one
        self.walk = walk or charge  # his ways to anything else
        self.lies = lies  # he gets up for what he does

    def worth(self, action: int, other: int, square: int) -> float:
        """How promising a deed is from a square; 0 is a turn lost on the way there."""
        if action == kinds.BLITZ:
            return self.stood(square, lambda: _worth_of_blow(block_odds(self.g, self.slot, other, 1)))
        if action == kinds.FOUL:
            return self.stood(square, lambda: _worth_of_foul(foul_odds(self.g, self.slot, other)))
        if action == kinds.GAZE:
            return self.stood(square, lambda: gaze_odds(self.g, self.slot, other).done)
        return 1.0

    def told(self, action: int, other: int, square: int, pays: bool = False) -> Told:
        """A deed in words, and how likely it succeeds; it `pays` where it is the blow of a blitz."""
        return self.stood(square, lambda: self.here(action, other, pays))

    def stood(self, square: int, count: Callable[[], T]) -> T:
        """Count something as if he stood in a square."""
        g, here = self.g, self.g.at[self.slot]
        if square == here:
            return count()
        g.place(self.slot, square)
        found = count()
        g.place(self.slot, here)
        return found

    def here(self, action: int, other: int, pays: bool) -> Told:
        g, slot = self.g, self.slot
        match action:
            case kinds.BLOCK_ACTION | kinds.BLITZ:
                blitz = int(action == kinds.BLITZ)
                with on_his_feet(g, slot):
                    dice = int(block_dice(g, slot, other, blitz))
                moved = int(self.charge.used_hit(g.at[slot])) if self.charge is not None else 0
                return _blow(self.say, dice, strike_odds(g, slot, other, blitz, moved, self.lies))
            case kinds.FOUL:
                return _foul(self.say, foul_odds(g, slot, other))
            case kinds.STAB_ACTION:
                broken = harm_odds(g, other).broken * self.begins(other, pays)
                return self.say("way-stab", share=round(broken, DIGITS)), broken
            case kinds.SAW_ACTION | kinds.VOMIT_ACTION | kinds.FIRE_ACTION | kinds.GAZE:
                return self.special(action, other, pays)
            case kinds.HAND_OFF:
                caught = self.averaged(lambda team: hand_odds(g, slot, other, team))
                return self.say("way-hand", share=round(caught, DIGITS)), caught
            case kinds.PASS_ACTION:
                return self.passed(int(g.at[other]))
        return "", None

    def begins(self, other: int, pays: bool) -> float:
        """The chance that he comes to his blow; what hinders the way is counted with the way."""
        return begins(self.g, self.slot, other, IN_BLITZ if pays else 0, self.lies)

    def special(self, action: int, other: int, pays: bool) -> Told:
        """[BB-15.1] A deed with a test of its own."""
        count, key = SPECIAL[action]
        begun = self.begins(other, pays or action == kinds.GAZE)
        done = begun * self.averaged(lambda team: count(self.g, self.slot, other, team).done, pays)
        back = begun * self.averaged(lambda team: count(self.g, self.slot, other, team).back, pays)
        return self.say(key, share=round(done, DIGITS), back=round(back, DIGITS)), done

    def passed(self, square: int) -> Told:
        """A pass to the player in a square."""
        flight = pass_odds(self.g, self.slot, square, team=0)
        far = RANGES[range_to(self.g, self.g.at[self.slot], square)]
        whole = self.complete(int(self.g.player_at(square)), flight.stopped)
        complete, fumbled = round(whole, DIGITS), round(flight.fumbled, DIGITS)
        words = self.say("way-pass", range=self.say(f"range-{far}"), share=complete, fumbled=fumbled)
        if flight.stopped:
            words += ", " + self.say("way-deflected", share=round(flight.stopped, DIGITS))
        return words, whole

    def complete(self, mate: int, stopped: float) -> float:
        """A pass to a team-mate from where he stands, with the re-rolls that the way leaves."""
        rolls = rolls_of(self.g, self.slot, mate)
        return self.averaged(lambda team: completed(rolls, stopped, team))

    def averaged(self, count: Callable[[int], float], pays: bool = False) -> float:
        """The average of a count over the team re-rolls that the way here may leave."""
        team = int(team_rerolls(self.g, self.g.side_of(self.slot)))
        ways = self.charge if pays else self.walk
        shares = ways.spent_on(self.g.at[self.slot], pays) if ways is not None and team else []
        if len(shares) != team + 1 or not sum(shares):
            return count(team)
        return sum(share * count(team - spent) for spent, share in enumerate(shares) if share) / sum(shares)


SPECIAL: dict[int, tuple[Callable[[Pitch, int, int, int], Special], str]] = {
    kinds.SAW_ACTION: (saw_odds, "way-saw"),
    kinds.VOMIT_ACTION: (vomit_odds, "way-vomit"),
    kinds.FIRE_ACTION: (fire_odds, "way-fire"),
    kinds.GAZE: (gaze_odds, "way-gaze"),
}


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


def one_of_two(g: Pitch, slot: int, target: int, other: int, say: Say) -> Told:
    """[BB-15.12] One of two blocks at once; NOBODY where the other target is not named yet."""
    how = TWO | OTHER * (other + 1)
    with on_his_feet(g, slot):
        dice = int(block_dice(g, slot, target, how))
    return _blow(say, dice, block_odds(g, slot, target, how))


def bombed(g: Pitch, slot: int, square: int, far: bool, say: Say) -> Told:
    """A bomb at the player in a square, or at the square."""
    blast = bomb_odds(g, slot, square, far)
    key = "way-bomb" if g.player_at(square) != NOBODY else "way-bomb-there"
    return say(key, share=round(blast.hit, DIGITS), back=round(blast.fumbled, DIGITS)), blast.hit


def swung(swing: ChainStep, say: Say) -> str:
    """Whom a ball and chain may meet next; empty squares are not mentioned."""
    met = (("way-chain-foe", swing.foes), ("way-chain-mate", swing.mates), ("way-chain-crowd", swing.crowd))
    return ", ".join(say(key, share=round(share, DIGITS)) for key, share in met if share)
