"""Where a possession ends in the model: kicks, returns, scores; each worth something to the team that had the ball."""

from dataclasses import dataclass

import numpy as np

from downfield.games.first_and_roll.coach.solve.duel import Floats
from downfield.games.first_and_roll.coach.solve.ground import SPOT, WIDE, Ints
from downfield.games.first_and_roll.model.kinds import GREEN, NO_DIE, RED, YELLOW
from downfield.games.first_and_roll.model.tables import Tables
from downfield.games.first_and_roll.odds.dice import (
    COLOURS,
    GOAL,
    Dice,
    Odds,
)
from downfield.games.first_and_roll.rules.kick_off import brought_to
from downfield.games.first_and_roll.rules.penalty import (
    counts_on_return,
    is_by_offence,
    is_safety,
    spot_after,
)
from downfield.games.first_and_roll.rules.turnover import returned_with


@dataclass
class Ends:
    """The worth of every way to lose or renew a possession, to the offence.

    `first` is a first down for the offence at each of its spots; `theirs` one for the other team at each of *its* spots
    (the last entry: that team has scored a touchdown). `turned` and `picked` are by the offence's spot, as the plays
    use them; `caught` is the best the others make of a punt that comes down there; `away` a kick by each die.
    """

    touchdown: float
    field_goal: float
    safety: float
    first: Floats
    theirs: Floats
    caught: Floats
    turned: tuple[Floats, Floats, Floats]
    picked: Floats
    away: Floats


def ends(dice: Dice, scores: tuple[float, float, float], first: Floats, theirs: Floats) -> Ends:
    """Work out all ends from the values of first downs and of touchdown, field goal and safety."""
    touchdown, field_goal, safety = scores
    after_flag = _flagged(dice, theirs, safety)
    back = [_returned(dice, colour, theirs, after_flag) for colour in COLOURS]
    caught = np.minimum(theirs[GOAL - SPOT], back[YELLOW])  # [FAR-9.6] fair catch or return
    spot = theirs[GOAL - SPOT]
    pairs = [returned_with(colour) for colour in COLOURS]  # [FAR-6.3]
    turned = tuple(_turnover(dice, spot if die == NO_DIE else back[die], theirs) for die in pairs)
    return Ends(
        touchdown,
        field_goal,
        safety,
        first,
        theirs,
        caught,
        (turned[0], turned[1], turned[2]),
        _turnover(dice, back[GREEN], theirs),
        np.stack([_kicked(dice, dice.once(colour), caught, theirs) for colour in COLOURS]),
    )


def _turnover(dice: Dice, lost: Floats, theirs: Floats) -> Floats:
    """Lost in the field, or in an end zone: touchback there, touchdown here [FAR-6.3a, FAR-6.3b]."""
    at = lost.copy()
    at[0] = theirs[GOAL]
    at[GOAL] = theirs[dice.t.touchback]
    return at


def _returned(dice: Dice, colour: int, theirs: Floats, after_flag: Floats) -> Floats:
    """A return of one pair of dice from each spot [FAR-6.4, FAR-6.5]."""
    flag = dice.flag(colour)
    ended = (1.0 - flag) * theirs + flag * after_flag
    worth = np.zeros(WIDE)
    for yards, p in dice.chain(colour).items():
        worth += p * ended[np.clip(GOAL - SPOT + yards, 0, GOAL)]
    return worth


def _flagged(dice: Dice, theirs: Floats, safety: float) -> Floats:
    """A flag on a return, by the spot where it ended: the offended side accepts or declines [FAR-6.5]."""
    worth = np.zeros(WIDE)
    for foul in dice.fouls:
        if not counts_on_return(foul):
            worth += theirs
            continue
        to = stepped(dice.t, foul, SPOT)
        accepted = np.where((to == 0) & (SPOT > 0), -safety, theirs[to])
        if is_by_offence(foul):
            worth += np.maximum(theirs, accepted)
        else:
            worth += np.where(SPOT == GOAL, theirs, np.minimum(theirs, accepted))
    return worth / len(dice.fouls)


def step(t: Tables, foul: int, ball: int) -> int:
    """Where an accepted penalty puts the ball; 0 is a safety [FAR-10.6, FAR-10.7]."""
    return 0 if is_safety(t, foul, ball) else int(spot_after(t, foul, ball))


def stepped(t: Tables, foul: int, balls: Ints) -> Ints:
    """The same for many spots."""
    return np.array([step(t, foul, ball) for ball in balls.tolist()])


def _kicked(dice: Dice, odds: Odds, caught: Floats, theirs: Floats) -> Floats:
    """A punt or free kick from each spot: the kick die and one offence die [FAR-9.4, FAR-9.5]."""
    landing = caught.copy()
    landing[GOAL] = theirs[dice.t.touchback]
    worth = np.zeros(WIDE)
    for kick in dice.kick:
        for yards, p in odds.items():
            worth += p / len(dice.kick) * landing[np.clip(SPOT + kick + yards, 0, GOAL)]
    return worth


def run_out(dice: Dice, first: Floats, touchdown: float) -> float:
    """A kick-off run out, to the team that runs [FAR-4.3]."""
    worth = 0.0
    for yards, p in dice.brought_out().items():
        worth += p * (touchdown if yards >= GOAL else float(first[brought_to(yards)]))
    return worth


def onside(dice: Dice, first: Floats, theirs: Floats) -> float:
    """An onside kick, to the team that kicks [FAR-4.4, FAR-20.3]."""
    worth = 0.0
    for red, p in dice.once(RED).items():
        for yellow, q in dice.once(YELLOW).items():
            spot = int(dice.t.onside) + red + yellow
            kept = dice.recovered(red + yellow)
            worth += p * q * (kept * float(first[spot]) + (1.0 - kept) * float(theirs[GOAL - spot]))
    return worth
