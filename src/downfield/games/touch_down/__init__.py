"""Touch Down: American football on a grid of squares. The files of rules/ follow the chapters of the booklet:

2 tables of the model, 3 squad, 4 toss, halves and downs, 5 action and move, 6 line_up, places, placement and
change_of_formation, 7 move, 8 phase, walk and steps, 9 ball_play and passes, 10 contact, 11 contact and ball,
12 kicks, 13 walk and downs, 14 to 16 ball and downs, 17 and 18 administration and halves, 19 blitz. The report
of 19, the options of 21 and the positions that 23 allows stand in notation/, the counters of 22 in pack/.
"""

from downfield.games.touch_down.coach.style import CHARACTERS, KICKS, STEADY, Style
from downfield.games.touch_down.components.check import check
from downfield.games.touch_down.components.parts import Parts
from downfield.games.touch_down.notation.answers import fit, join, split, token
from downfield.games.touch_down.notation.events import EVENTS
from downfield.games.touch_down.notation.positions import FORM, OPTIONS, begin, fields
from downfield.games.touch_down.notation.questions import DICE, QUESTIONS
from downfield.games.touch_down.notation.scene import caption, faces, scene
from downfield.kernel.coach import Coach
from downfield.kernel.learned import Student
from downfield.kernel.options import Value
from downfield.kernel.show.face import Face
from downfield.kernel.spec import Game, Spec
from downfield.toolkit.seats import one_or_two


def public_face() -> Face:
    """What people are shown, loaded when somebody looks."""
    from downfield.games.touch_down.face import FACE

    return FACE


def rookie(game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> Coach:
    """The beginner, loaded when he sits down."""
    from downfield.games.touch_down.coach.rookie import Rookie

    return Rookie(game, options, seed, style)


def steady(game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> Coach:
    """The sound opponent, loaded when he sits down."""
    from downfield.games.touch_down.coach.steady import Steady

    return Steady(game, options, seed, style)


def sharp(game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> Coach:
    """The opponent who defends against what you could do, loaded when he sits down."""
    from downfield.games.touch_down.coach.sharp import Sharp

    return Sharp(game, options, seed, style)


def master(game: Game, options: dict[str, Value], seed: int, style: Style = KICKS) -> Coach:
    """The opponent who plays out what he might do, loaded when he sits down."""
    from downfield.games.touch_down.coach.master import master

    return master(game, options, seed, style)


def student() -> Student:
    """Who learns from matches, loaded when he looks."""
    from downfield.games.touch_down.coach.onlooker import Onlooker

    return Onlooker()


GAME = Spec(
    slug="touch-down",
    name="Touch Down",
    version="2",
    package="downfield.games.touch_down",
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
    seats=one_or_two,  # [TD-20.1]
    scene=scene,
    caption=caption,
    is_open=True,
    face=public_face,
    coaches={"rookie": rookie, "steady": steady, "sharp": sharp, "master": master},
    characters=CHARACTERS,
    student=student,
    token=token,
    join=join,
    split=split,
    fit=fit,
    reads={"1": ("c8b14b550feceb6f",)},
)
