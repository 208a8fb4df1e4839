"""Famous First Downs, by Rob Bartel: a play in the open, a defence face down, momentum to spend.

The files follow the chapters of the rules: 1 pack, check and tables, 2 contest, 3 drive and down, 4 down and scene,
5 resolving, 6 scoring, 7 fourth, 8 drive, 9 contest, 10 to 12 momentum, 13 and 14 setup and freeze, 15 pack.
"""

from downfield.games.first_downs.components.check import check
from downfield.games.first_downs.components.parts import Parts
from downfield.games.first_downs.notation.events import EVENTS
from downfield.games.first_downs.notation.positions import FORM, OPTIONS, begin, fields, seats
from downfield.games.first_downs.notation.questions import DICE, QUESTIONS
from downfield.games.first_downs.notation.scene import caption, faces, order, scene, token
from downfield.kernel.coach import Coach
from downfield.kernel.face import Face
from downfield.kernel.options import Value
from downfield.kernel.spec import Game, Spec


def public_face() -> Face:
    """What people are shown, loaded when somebody looks."""
    from downfield.games.first_downs.face import FACE

    return FACE


def steady(game: Game, options: dict[str, Value], seed: int) -> Coach:
    """The sound opponent, loaded when he sits down."""
    from downfield.games.first_downs.coach.steady import Steady

    return Steady(game, options, seed)


GAME = Spec(
    slug="first-downs",
    name="Famous First Downs",
    version="1",
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
    coaches={"steady": steady},
    token=token,
    order=order,
)
