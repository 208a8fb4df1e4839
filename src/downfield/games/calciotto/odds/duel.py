"""The chance of a contrast or a shot, from what the rules add to the dice of either side."""

from typing import NamedTuple, cast

from downfield.games.calciotto.model.kinds import IN_CONTRAST, IN_SHOT, SHOOTOUT
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.odds.dice import PLAIN, ROLLS, Dice, spread, wins
from downfield.games.calciotto.rules.cards import lay_on_desk
from downfield.games.calciotto.rules.contrast import Contrast, carrier_bonus, challenge_bonus
from downfield.games.calciotto.rules.roll import BOTH_DICE, Roll, is_one_die, score_of, times
from downfield.games.calciotto.rules.shoot_out import kick_bonus
from downfield.games.calciotto.rules.shot import Shot, save_bonus, shot_bonus


class Duel(NamedTuple):
    """Who rolls first against who answers: what each adds to the dice, and what changes these."""

    mine: int
    theirs: int
    dice: Dice = PLAIN
    answer: Dice = PLAIN

    @property
    def chance(self) -> float:
        """How likely the first wins."""
        return wins(self.mine - self.theirs, self.dice, self.answer)

    def with_score(self, score: int) -> float:
        """How likely the first wins once his dice count so many."""
        total, won, tied = score + self.mine - self.theirs, 0, 0
        for other, count in spread(self.answer):
            won += count * (total > other)
            tied += count * (total == other)
        return (won + tied * self.chance) / ROLLS

    def answered(self, total: int, score: int) -> float:
        """How likely the second wins who knows the total of the first, once his dice count so many [CAL-9.8]."""
        own = score + self.theirs
        return 1.0 if own > total else 0.0 if own < total else 1 - self.chance


def contrast(g: Pitch, challenger: int) -> Duel:
    """[CAL-9.5, CAL-9.6] A challenge for the ball; cards count once they are played in it."""
    side = int(g.side_of(challenger))
    bonuses = int(challenge_bonus(g, challenger)), int(carrier_bonus(g))
    return Duel(*bonuses, dice_of(g, side, IN_CONTRAST), dice_of(g, 1 - side, IN_CONTRAST))


def shot(g: Pitch, shooter: int, target: int) -> Duel:
    """[CAL-8.6, CAL-8.7] A shot from where the shooter stands, in a shoot-out from the spot [CAL-18.8]."""
    side = int(g.side_of(shooter))
    keeper = int(g.keeper(1 - side))
    guarded = int(g.at[keeper])
    if g.phase == SHOOTOUT:
        mine = kick_bonus(g, shooter, target)
    else:
        mine = shot_bonus(g, shooter, g.at[shooter], guarded, target)
    bonuses = int(mine), int(save_bonus(g, keeper, guarded, target))
    return Duel(*bonuses, dice_of(g, side, IN_SHOT), dice_of(g, 1 - side, IN_SHOT))


def dice_of(g: Pitch, side: int, moment: int) -> Dice:
    """What changes the dice of a side in a phase that is, or will be, played [CAL-11.3]."""
    return (bool(is_one_die(g, side)), int(times(g, side, BOTH_DICE))) if g.moment == moment else PLAIN


def contrast_chance(g: Pitch, challenger: int) -> float:
    """How likely a challenger wins the ball."""
    return contrast(g, challenger).chance


def goal_chance(g: Pitch, shooter: int, target: int) -> float:
    """How likely a shot is a goal."""
    return shot(g, shooter, target).chance


# The duel that is played ------------------------------------------------------------------------------------------


def running(g: Pitch) -> Duel:
    """The contrast or the shot in which cards are played, or dice rolled."""
    return (
        contrast(g, int(g.challenger)) if g.moment == IN_CONTRAST else shot(g, int(g.shooter), int(g.target))
    )


def with_card(g: Pitch, side: int, kind: int, aim: int) -> Pitch:
    """The position with a card on the desk."""
    twin = cast(Pitch, g.clone())
    lay_on_desk(twin, side, kind, aim)
    return twin


def kept_score(g: Pitch, sixes: int) -> int:
    """[CAL-13.1] What the dice that were just rolled count without so many sixes."""
    roll = cast(Roll, g.top)
    return int(score_of(g, roll.side, roll.partner, roll.first, roll.second, sixes))


def trade_chance(g: Pitch, score: int) -> float:
    """How likely whoever has just rolled wins the duel with this score."""
    duel, frame = running(g), g.top.up
    if cast(Roll, g.top).side == g.turn:
        return duel.with_score(score)
    assert isinstance(frame, Shot | Contrast)
    return duel.answered(int(frame.total), score)
