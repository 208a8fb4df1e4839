"""1st & Roll, by Stephen Glenn: dice football for two sides.

Where each chapter of the rules is found, in the room `rules` unless another is named: 1 components, 2 toss, 3 downs,
4 kick_off, 5 play and snap, 6 turnover and clock, 7 breakaway, 8 long_bomb, 9 punt and blocked_punt, 10 penalty,
11 red_zone_passes, 12 field_goal, 13 touchdown and tries, 14 safety, 15 hail_mary, 16 clock, 17 and 18 halves,
19 notation/scene, 20 notation/positions, 21 pack.
"""

from typing import TYPE_CHECKING

from downfield.games.first_and_roll.components.check import check
from downfield.games.first_and_roll.components.parts import Parts
from downfield.games.first_and_roll.notation.events import EVENTS
from downfield.games.first_and_roll.notation.positions import FORM, OPTIONS, begin, fields
from downfield.games.first_and_roll.notation.questions import DICE, QUESTIONS
from downfield.games.first_and_roll.notation.scene import caption, faces, order, scene
from downfield.kernel.coach import Coach
from downfield.kernel.options import Value
from downfield.kernel.oracle import Oracle
from downfield.kernel.show.face import Face
from downfield.kernel.solution import Checker, Solver
from downfield.kernel.spec import Game, Spec
from downfield.toolkit.seats import one_or_two

if TYPE_CHECKING:
    from downfield.toolkit.advised import Habit


def public_face() -> Face:
    """What people are shown, loaded when somebody looks."""
    from downfield.games.first_and_roll.face import FACE

    return FACE


def rookie(game: Game, options: dict[str, Value], seed: int) -> Coach:
    """The beginner, loaded when he sits down."""
    from downfield.games.first_and_roll.coach.rookie import HABIT

    return _advised(game, options, HABIT, seed)


def steady(game: Game, options: dict[str, Value], seed: int) -> Coach:
    """The sound opponent, loaded when he sits down."""
    from downfield.games.first_and_roll.coach.steady import HABIT

    return _advised(game, options, HABIT, seed)


def sharp(game: Game, options: dict[str, Value], seed: int) -> Coach:
    """The opponent who seldom errs, loaded when he sits down."""
    from downfield.games.first_and_roll.coach.sharp import HABIT

    return _advised(game, options, HABIT, seed)


def _advised(game: Game, options: dict[str, Value], habit: "Habit", seed: int) -> Coach:
    """Somebody with a habit; where a pack is not solved, what a mistake costs is not known, and he plays for points."""
    from downfield.games.first_and_roll.coach.mind import mind
    from downfield.games.first_and_roll.coach.steady import Steady
    from downfield.games.first_and_roll.coach.truth.oracle import is_solved
    from downfield.toolkit.advised import Advised

    if is_solved(game, options):
        return Advised(oracle(game, options), habit, mind, seed)
    return Steady(game, options, seed)


def perfect(game: Game, options: dict[str, Value], seed: int) -> Coach:
    """The opponent that never errs, loaded when he sits down."""
    from downfield.toolkit.perfect import Perfect

    return Perfect(oracle(game, options), seed)


def oracle(game: Game, options: dict[str, Value]) -> Oracle:
    """Whoever knows how a match stands, loaded when somebody asks."""
    from downfield.games.first_and_roll.coach.truth.oracle import asked

    return asked(game, frozenset(options.items()))


def solver(game: Game, options: dict[str, Value]) -> Solver:
    """Who solves the whole match."""
    from downfield.games.first_and_roll.coach.truth.oracle import solver

    return solver(game, options)


def checker(game: Game, options: dict[str, Value]) -> Checker:
    """Who proves that."""
    from downfield.games.first_and_roll.coach.proof.checker import Checker as Made

    return Made(game, options)


GAME = Spec(
    slug="first-and-roll",
    name="1st & Roll",
    version="1",
    package="downfield.games.first_and_roll",
    parts=Parts,
    check=check,
    options=OPTIONS,
    form=FORM,
    dice=DICE,
    questions=QUESTIONS,
    events=EVENTS,
    begin=begin,
    fields=fields,
    faces=faces,
    seats=one_or_two,  # [FAR-19.1]
    scene=scene,
    caption=caption,
    face=public_face,
    coaches={"rookie": rookie, "steady": steady, "sharp": sharp, "perfect": perfect},
    oracle=oracle,
    solver=solver,
    checker=checker,
    order=order,
)
