"""Famous First Downs, by Rob Bartel: a play in the open, a defence face down, momentum to spend.

Where each chapter of the rules is found: 1 components, 2 rules/contest, 3 rules/drive and rules/down, 4 rules/down and
notation/scene, 5 rules/resolving, 6 rules/scoring, 7 rules/fourth_down, 8 rules/drive, 9 rules/contest, 10 to 12
rules/momentum, 13 and 14 notation/positions and components/freeze, 15 pack, its cards balanced by exact play.
"""

from typing import TYPE_CHECKING, cast

from downfield.games.first_downs.components.check import check
from downfield.games.first_downs.components.parts import Parts
from downfield.games.first_downs.notation.events import EVENTS
from downfield.games.first_downs.notation.positions import FORM, OPTIONS, begin, fields, seats
from downfield.games.first_downs.notation.questions import DICE, QUESTIONS
from downfield.games.first_downs.notation.scene import caption, faces, order, scene, token
from downfield.kernel.coach import Coach
from downfield.kernel.options import Value
from downfield.kernel.oracle import Oracle
from downfield.kernel.show.face import Face
from downfield.kernel.solution import Balance, Checker, Progress, Solver
from downfield.kernel.spec import Game, Spec

if TYPE_CHECKING:
    from downfield.toolkit.advised import Habit


def public_face() -> Face:
    """What people are shown, loaded when somebody looks."""
    from downfield.games.first_downs.face import FACE

    return FACE


def rookie(game: Game, options: dict[str, Value], seed: int) -> Coach:
    """The beginner, loaded when he sits down."""
    from downfield.games.first_downs.coach.rookie import HABIT, Rookie

    return _advised(game, options, HABIT, seed) or Rookie(game, options, seed)


def steady(game: Game, options: dict[str, Value], seed: int) -> Coach:
    """The sound opponent, loaded when he sits down."""
    from downfield.games.first_downs.coach.steady import HABIT, Steady

    return _advised(game, options, HABIT, seed) or Steady(game, options, seed)


def sharp(game: Game, options: dict[str, Value], seed: int) -> Coach:
    """The opponent who seldom errs, loaded when he sits down."""
    from downfield.games.first_downs.coach.sharp import HABIT
    from downfield.games.first_downs.coach.steady import Steady

    return _advised(game, options, HABIT, seed) or Steady(game, options, seed)


def _advised(game: Game, options: dict[str, Value], habit: "Habit", seed: int) -> Coach | None:
    """Somebody with a habit; nobody where a pack is not solved, for what a mistake costs is not known there."""
    from downfield.games.first_downs.coach.book import is_solved
    from downfield.games.first_downs.coach.mind import mind
    from downfield.toolkit.advised import Advised

    return Advised(oracle(game, options), habit, mind, seed) if is_solved(game, options) else None


def perfect(game: Game, options: dict[str, Value], seed: int) -> Coach:
    """The opponent who plays the solved match, loaded when he sits down."""
    from downfield.toolkit.perfect import Perfect

    return Perfect(oracle(game, options), seed)


def oracle(game: Game, options: dict[str, Value]) -> Oracle:
    """Who knows how a match stands."""
    from downfield.games.first_downs.coach.oracle import asked

    return asked(game, frozenset(options.items()))


def solver(game: Game, options: dict[str, Value]) -> Solver:
    """Who solves the whole match."""
    from downfield.games.first_downs.coach.solve.truth import Truth
    from downfield.games.first_downs.components.freeze import freeze

    return Truth(freeze(cast(Parts, game.pack.parts), options))


def checker(game: Game, options: dict[str, Value]) -> Checker:
    """Who proves that."""
    from downfield.games.first_downs.coach.proof.checker import Checker as Made

    return Made(game, options)


def balance(game: Game, options: dict[str, Value], progress: Progress) -> Balance:
    """What best play uses of the cards."""
    from downfield.games.first_downs.coach.balance.told import balance as told

    return told(game, options, progress)


GAME = Spec(
    slug="first-downs",
    name="Famous First Downs",
    version="3",
    package="downfield.games.first_downs",
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
    seats=seats,
    scene=scene,
    caption=caption,
    face=public_face,
    coaches={"rookie": rookie, "steady": steady, "sharp": sharp, "perfect": perfect},
    oracle=oracle,
    solver=solver,
    checker=checker,
    balance=balance,
    token=token,
    order=order,
    reads={"1": ("cee5160910bc6172",)},
)
