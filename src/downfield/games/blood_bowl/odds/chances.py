"""What to expect of a deed on another player, from any square next to him.

Everything told of one deed is of one tree: what keeps him from it, the way, the rush of a block, then the deed, with
every re-roll but for block dice, which are taken as they fall. So a share is that of the whole deed.
"""

import functools
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.notation.scene_now import RANGES
from downfield.games.blood_bowl.odds.ball import Flight, hand_odds, pass_odds
from downfield.games.blood_bowl.odds.begin import come_to, on_his_feet
from downfield.games.blood_bowl.odds.block import Blow, block_odds
from downfield.games.blood_bowl.odds.bomb import bomb_odds
from downfield.games.blood_bowl.odds.dice import chance, face_for
from downfield.games.blood_bowl.odds.frenzy import strike_odds
from downfield.games.blood_bowl.odds.harm import Harm, foul_odds
from downfield.games.blood_bowl.odds.luck import Luck
from downfield.games.blood_bowl.odds.paths import Reach, is_begun
from downfield.games.blood_bowl.odds.special_attacks import ChainStep, needed, one_of_two, special_odds
from downfield.games.blood_bowl.odds.words import CERTAIN, DIGITS, arrives, joined
from downfield.games.blood_bowl.rules.block.assists import OTHER, TWO, block_dice
from downfield.games.blood_bowl.rules.block.special_attacks import is_blow
from downfield.games.blood_bowl.rules.dice.range_ruler import range_to
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.svg import Say

A_PUSH = 0.35  # what a push is worth beside a knock-down
A_STUN = 0.4  # what a stunned opponent is worth beside one who has left the pitch
SENT_OFF = 0.5  # what it costs to lose a fouler
Expected = tuple[str, float | None]
T = TypeVar("T")


class Start(NamedTuple):
    """How likely he comes to a deed, and the luck that is left then."""

    luck: Luck
    node: int

    @property
    def whole(self) -> float:
        return float(self.luck.whole[self.node])

    @property
    def sure(self) -> float:
        return float(self.luck.sure[self.node])


class Chances:
    """The chances of one player's deeds, counted as if he already stood in the square that he must go to."""

    def __init__(
        self, g: Pitch, slot: int, say: Say, charge: Reach, lies: bool = False, walk: Reach | None = None
    ) -> None:  # fmt: skip
        self.g, self.slot, self.say = g, slot, say
        self.charge = charge  # his ways to a blow
        self.walk = walk or charge  # his ways to anything else
        self.lies = lies  # he gets up for what he does

    def worth(self, action: int, other: int, square: int) -> float:
        """How promising a deed is from a square; 0 is a turn lost on the way there."""
        g, slot = self.g, self.slot
        if action == kinds.BLITZ:
            return self.stood(square, lambda: _worth_of_blow(block_odds(g, slot, other, 1, 1.0)))
        if action == kinds.FOUL:
            return self.stood(square, lambda: _worth_of_foul(foul_odds(g, slot, other)))
        if action == kinds.GAZE:
            return self.stood(square, lambda: chance(face_for(*needed(g, slot, other, action))))
        return 1.0

    def start(self, action: int, other: int, square: int, pays: bool = False) -> Start:
        """How he comes to a deed: from where he is at once, or along his way; it `pays` where it is that of a blitz."""
        still = (action in (kinds.BLOCK_ACTION, kinds.BLOCK_TWO) or is_blow(action)) and not pays
        ways = self.charge if pays else self.walk
        node = int(ways.ready(self.g, action, self.lies) if still else ways.there(square, pays))
        named = kinds.BLITZ if pays else action
        return Start(ways.luck, come_to(self.g, ways, node, named, other, square, self.lies))

    def told(self, action: int, other: int, square: int, pays: bool = False) -> Expected:
        """A deed in words, the way there included, and how likely it succeeds."""
        start = self.start(action, other, square, pays)
        words, share = self.stood(square, lambda: self.here(action, other, start))
        return (words if action in BLOWS and not pays else joined(self.comes(square, start), words)), share

    def comes(self, square: int, start: Start) -> str:
        """How likely he gets there, or where he is already, has the movement for it [BB-9.8]."""
        if not is_begun(self.g, self.slot) or square != self.g.at[self.slot]:
            return arrives(self.say, start.whole, start.sure)[0]
        return self.say("odds-rush", share=round(start.whole, DIGITS)) if start.whole < CERTAIN else ""

    def stood(self, square: int, count: Callable[[], T]) -> T:
        """Count something as if he stood in a square."""
        g, here = self.g, self.g.at[self.slot]
        if square == here:
            return count()
        g.place(self.slot, square)
        try:
            return count()
        finally:
            g.place(self.slot, here)

    def here(self, action: int, other: int, start: Start) -> Expected:
        """A deed from where he stands now."""
        g, slot, say = self.g, self.slot, self.say
        match action:
            case kinds.BLOCK_ACTION | kinds.BLITZ:
                blitz = int(action == kinds.BLITZ)
                with on_his_feet(g, slot):
                    dice = int(block_dice(g, slot, other, blitz))
                moved = int(self.charge.used_hit(g.at[slot])) if blitz else 0
                return _blow(say, dice, strike_odds(g, slot, other, blitz, moved, start.whole), not blitz)
            case kinds.FOUL:
                return _foul(say, foul_odds(g, slot, other), start.whole)
            case kinds.HAND_OFF:
                caught = hand_odds(g, slot, other, *start)
                return say("way-hand", share=round(caught, DIGITS)), caught
            case kinds.PASS_ACTION:
                return self.passed(int(g.at[other]), start)
        if action not in SPECIAL:
            return "", None
        done, back = special_odds(g, *start, slot, other, action)
        return say(SPECIAL[action], share=round(done, DIGITS), back=round(back, DIGITS)), done

    def passed(self, square: int, start: Start) -> Expected:
        """A pass to the player in a square."""
        flight = pass_odds(self.g, self.slot, square, False, *start)
        return flown(self.say, flight, RANGES[range_to(self.g, self.g.at[self.slot], square)])


BLOWS = (
    kinds.BLOCK_ACTION, kinds.BLOCK_TWO, kinds.STAB_ACTION, kinds.SAW_ACTION, kinds.VOMIT_ACTION, kinds.FIRE_ACTION,
)  # fmt: skip
SPECIAL = {
    kinds.STAB_ACTION: "way-stab",
    kinds.SAW_ACTION: "way-saw",
    kinds.VOMIT_ACTION: "way-vomit",
    kinds.FIRE_ACTION: "way-fire",
    kinds.GAZE: "way-gaze",
}


def flown(say: Say, flight: Flight, far: str) -> Expected:
    """A pass to somebody who can catch it."""
    complete, fumbled = round(flight.complete, DIGITS), round(flight.fumbled, DIGITS)
    words = say("way-pass", range=say(f"range-{far}"), share=complete, fumbled=fumbled)
    if flight.stopped:
        words += ", " + say("way-deflected", share=round(flight.stopped, DIGITS))
    return words, flight.complete


def _worth_of_blow(blow: Blow) -> float:
    return 1 + blow.down + A_PUSH * (blow.pushed + blow.wrestled) - blow.lost


def _worth_of_foul(harm: Harm) -> float:
    return 1 + harm.out + A_STUN * harm.stunned - SENT_OFF * harm.double


@functools.lru_cache(maxsize=1000)
def _blow(say: Say, dice: int, blow: Blow, loses: bool) -> Expected:
    down = blow.down + blow.wrestled
    words = say("way-block", dice=dice, down=round(down, DIGITS), lost=round(blow.lost, DIGITS))
    if loses and blow.balked > 0:
        words += ", " + say("way-balked", share=round(blow.balked, DIGITS))
    return words, down


@functools.lru_cache(maxsize=1000)
def _foul(say: Say, harm: Harm, begun: float) -> Expected:
    broken, out, off = (begun * p for p in (harm.broken, harm.out, harm.double))
    words = say("way-foul", broken=round(broken, DIGITS), out=round(out, DIGITS), off=round(off, DIGITS))
    return words, broken


def one_of_two_told(chances: Chances, target: int, other: int) -> Expected:
    """[BB-15.12] One of two blocks at once; NOBODY where the other target is not named yet."""
    g, slot = chances.g, chances.slot
    start = chances.start(kinds.BLOCK_TWO, target, int(g.at[slot]))
    with on_his_feet(g, slot):
        dice = int(block_dice(g, slot, target, TWO | OTHER * (other + 1)))
    return _blow(chances.say, dice, one_of_two(g, slot, target, other, start.whole), True)


def bombed(g: Pitch, slot: int, square: int, far: bool, say: Say, begun: float = 1.0) -> Expected:
    """A bomb at the player in a square, or at the square."""
    hit, back = (begun * p for p in bomb_odds(g, slot, square, far))
    key = "way-bomb" if g.player_at(square) != NOBODY else "way-bomb-there"
    return say(key, share=round(hit, DIGITS), back=round(back, DIGITS)), hit


def swung(swing: ChainStep, say: Say) -> Expected:
    """Whom a ball and chain may meet next; empty squares are not mentioned."""
    met = (("way-chain-foe", swing.foes), ("way-chain-mate", swing.mates), ("way-chain-crowd", swing.crowd))
    words = ", ".join(say(key, share=round(share, DIGITS)) for key, share in met if share)
    if not swing.mates and not swing.crowd:
        return words, None
    return say("way-chain-well", share=round(swing.well, DIGITS)) + ", " + words, swing.well
