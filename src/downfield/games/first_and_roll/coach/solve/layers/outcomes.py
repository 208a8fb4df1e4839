"""What the dice of a match can do to a play, as lists of yards and odds: all that the solver knows of the rules.

They come from the odds, which ask the rules face by face. Inner loops read them as flat arrays.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.coach.solve.ends import step
from downfield.games.first_and_roll.coach.solve.layers.grid import GOAL
from downfield.games.first_and_roll.coach.solve.tries import Tries
from downfield.games.first_and_roll.model.kinds import BLANK, GREEN, RED, TICK, YELLOW, T
from downfield.games.first_and_roll.odds.dice import COLOURS, Dice, Odds, added, merged
from downfield.games.first_and_roll.rules.blocked_punt import PAIRS
from downfield.games.first_and_roll.rules.kick_off import is_recovered
from downfield.games.first_and_roll.rules.penalty import counts_on_return, is_automatic, is_by_offence
from downfield.games.first_and_roll.rules.red_zone_passes import holds_from
from downfield.games.first_and_roll.rules.turnover import returned_with

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# The lists of an ordinary play, in the order of `Outcomes.lists`
RUN: Final = 0  # red alone
CARRY: Final = 1  # yellow alone
RUN_MET: Final = 2  # both red dice without a flag
CARRY_MET: Final = 3
RUN_FLAGGED: Final = 4  # the red die under a flag
CARRY_FLAGGED: Final = 5
PASS: Final = 6  # faces of the green die that end a throw
PASS_ON: Final = 7  # and those that may go on
COVER: Final = 8  # what the green defence die takes
BOMB: Final = 9  # a bomb that is caught and ended
BOMB_ON: Final = 10
INTERCEPTED: Final = 11  # the flight of one that is not
BLOCKED: Final = 12  # both red dice after a blocked punt

# Behind them each die that carries the ball, red first, face by face
CARRIED: Final = 13
ENDS: Final = 0  # faces that end a chain of re-rolls
GOES_ON: Final = 1  # and those that go on with it
STOPS: Final = 2  # faces that end a run at once if nobody meets it
BREAKS: Final = 3  # and those after which it goes on: a breakaway, or a broken tackle
TAKES: Final = 4  # what the defence die of the same colour takes
PARTS: Final = 5


@dataclass(frozen=True)
class Foul:
    """A face of the penalty die: who decides, what it gives, where it puts the ball from each spot (0: a safety)."""

    by_offence: bool
    automatic: bool
    on_return: bool
    spots: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Outcomes:
    """The odds of a pack under the options of a match."""

    lists: tuple[Odds, ...]
    clock: tuple[float, float, float]  # of a play: nothing, an advance, a turnover [FAR-6.2]
    face: tuple[float, float, float]  # of one throw of the clock die: blank, clock, T
    flags: tuple[float, float, float]  # of a defence die by colour
    missed: float  # a bomb that is incomplete
    picked: float  # or intercepted
    back: tuple[Odds, ...]  # a return by colour
    returned: tuple[int, ...]  # the colour of a return by the colour of the play, or NO_DIE
    fouls: tuple[Foul, ...]
    good: tuple[float, ...]  # field goals by spot
    pairs: tuple[tuple[float, float], ...]  # two flags, one flag, by pair of defence dice
    punts: tuple[Odds, ...]
    run_out: Odds
    onside: tuple[tuple[float, bool, Odds, Odds], ...]  # by clock face: odds, whether time passes, kept, lost
    kick: float
    two: float
    hail: float
    ruled: tuple[int, ...]  # whether a pass from each spot can be overthrown
    run_off_matched: bool
    hail_offence_only: bool
    longest: int
    touchback: int
    free_kick: int
    hail_line: int
    timeouts: int
    last: int
    overtime: bool


def outcomes(dice: Dice) -> Outcomes:
    """Ask the odds and the rules for everything."""
    t = dice.t
    turns, advances = dice.turns, dice.advances
    tick = advances + turns * advances
    return Outcomes(
        lists=_lists(dice),
        clock=(1.0 - tick - dice.turnover, tick, dice.turnover),
        face=(1.0 - advances - turns, advances, turns),
        flags=(dice.flag(RED), dice.flag(YELLOW), dice.flag(GREEN)),
        missed=dice.bomb.missed,
        picked=dice.bomb.picked,
        back=tuple(dice.chain(colour) for colour in COLOURS),
        returned=tuple(int(returned_with(colour)) for colour in COLOURS),
        fouls=tuple(_foul(dice, foul) for foul in dice.fouls),
        good=(0.0, *(dice.good(GOAL - ball) for ball in range(1, GOAL)), 0.0),
        pairs=tuple(dice.flags(pair) for pair in range(PAIRS)),
        punts=tuple(dice.punt(colour) for colour in COLOURS),
        run_out=_run_out(dice),
        onside=tuple(_onside(dice, face) for face in (BLANK, TICK, T)),
        kick=dice.kicked_point(),
        two=float(Tries(dice).chance[GOAL - t.try_spot]),
        hail=dice.hail_mary,
        ruled=tuple(int(holds_from(t, ball)) for ball in range(GOAL + 1)),
        run_off_matched=bool(t.run_off_matched),
        hail_offence_only=bool(t.hail_offence_only),
        longest=int(t.longest),
        touchback=int(t.touchback),
        free_kick=int(t.free_kick),
        hail_line=int(t.hail_mary),
        timeouts=int(t.timeouts),
        last=int(t.last),
        overtime=bool(t.overtime),
    )


def _lists(dice: Dice) -> tuple[Odds, ...]:
    faces = dice.offence[GREEN]
    ended = merged([(face.yards, 1.0) for face in faces if not face.goes_on], len(faces))
    circled = merged([(face.yards, 1.0) for face in faces if face.goes_on], len(faces))
    met = [added(dice.chain(colour), dice.losses(colour)) for colour in COLOURS]
    both = added(dice.chain(RED), {0: dice.flag(RED)})  # [FAR-9.2] a flag counts nothing here
    return (
        dice.alone(RED),
        dice.alone(YELLOW),
        met[RED],
        met[YELLOW],
        dice.chain(RED),
        dice.chain(YELLOW),
        ended,
        circled,
        dice.losses(GREEN),
        dice.bomb.ended,
        dice.bomb.circled,
        merged([(kick, 1.0) for kick in dice.kick], len(dice.kick)),
        merged([*met[RED].items(), *both.items()]),
        *(part for colour in (RED, YELLOW) for part in _faces(dice, colour)),
    )


def _faces(dice: Dice, colour: int) -> tuple[Odds, ...]:
    """A die that carries the ball by its faces, in the order of the parts above."""
    faces = dice.offence[colour]
    kinds = [(face.yards, face.goes_on, face.goes_on or face.breaks) for face in faces]
    return (
        merged([(yards, 1.0) for yards, on, _ in kinds if not on], len(faces)),
        merged([(yards, 1.0) for yards, on, _ in kinds if on], len(faces)),
        merged([(yards, 1.0) for yards, _, through in kinds if not through], len(faces)),
        merged([(yards, 1.0) for yards, _, through in kinds if through], len(faces)),
        dice.losses(colour),
    )


def _foul(dice: Dice, foul: int) -> Foul:
    spots = (0, *(step(dice.t, foul, ball) for ball in range(1, GOAL + 1)))
    return Foul(is_by_offence(foul), is_automatic(foul), counts_on_return(foul), spots)


def _run_out(dice: Dice) -> Odds:
    """All three offence dice with their re-rolls [FAR-4.3]."""
    return added(added(dice.chain(RED), dice.chain(YELLOW)), dice.chain(GREEN))


def _onside(dice: Dice, face: int) -> tuple[float, bool, Odds, Odds]:
    """By a face of the clock die: where an onside kick lies that is kept, and one that is lost [FAR-4.4]."""
    share = dice.clock.count(face) / len(dice.clock)
    kept = {yards: p for yards, p in dice.onside().items() if is_recovered(dice.t, yards, face)}
    lost = {yards: p for yards, p in dice.onside().items() if yards not in kept}
    start = int(dice.t.onside)
    return share, face == TICK, moved(kept, start), moved(lost, start)


def moved(odds: Odds, yards: int) -> Odds:
    """The odds of a throw from a spot."""
    return {number + yards: p for number, p in odds.items()}
