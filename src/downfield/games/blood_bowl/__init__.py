"""Blood Bowl: fantasy football on a grid of squares.

The rules stand in `rules`, a folder for each part of the book: `dice` (chapters 0 to 2), `match` (5 to 7, 17), `turn`
(8, 9), `block` (10, 14, 15), `harm` (11), `ball` (12, 13, 15), `hired` (19); the skills of chapter 18 stand with what
they change. Chapter 3 is in `model`, chapter 4 in `teams`.
"""

from downfield.games.blood_bowl.coach.style import CHARACTERS, OVERLOOKED, STEADY, Style
from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.notation.answers import join, repeats, split, token
from downfield.games.blood_bowl.notation.events import EVENTS
from downfield.games.blood_bowl.notation.positions import FORM, OPTIONS, begin, fields
from downfield.games.blood_bowl.notation.questions import DICE, QUESTIONS
from downfield.games.blood_bowl.notation.scene import caption, faces, scene
from downfield.games.blood_bowl.teams.check import check
from downfield.kernel.coach import Coach
from downfield.kernel.learned import Student
from downfield.kernel.options import Value
from downfield.kernel.show.face import Face
from downfield.kernel.spec import Game, Spec
from downfield.toolkit.seats import one_each


def public_face() -> Face:
    """What people are shown, loaded when somebody looks."""
    from downfield.games.blood_bowl.face import FACE

    return FACE


def rookie(game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> Coach:
    """The beginner, loaded when he sits down."""
    from downfield.games.blood_bowl.coach.rookie import Rookie

    return Rookie(game, options, seed, style.glancing(OVERLOOKED["rookie"]))


def steady(game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> Coach:
    """The sound opponent, loaded when he sits down."""
    from downfield.games.blood_bowl.coach.steady import Steady

    return Steady(game, options, seed, style.glancing(OVERLOOKED["steady"]))


def sharp(game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> Coach:
    """The sharp opponent, loaded when he sits down."""
    from downfield.games.blood_bowl.coach.sharp import sharp

    return sharp(game, options, seed, style)


def master(game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> Coach:
    """The strongest opponent, loaded when he sits down."""
    from downfield.games.blood_bowl.coach.master import master

    return master(game, options, seed, style)


def student() -> Student:
    """Who learns from matches, loaded when he looks."""
    from downfield.games.blood_bowl.coach.practice import Onlooker

    return Onlooker()


GAME = Spec(
    slug="blood-bowl",
    name="Blood Bowl",
    version="2",
    reads={"1": ("8dfe852f4215f0ff",), "2": ("e5509731c06cae5e",)},
    package="downfield.games.blood_bowl",
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
    seats=one_each,
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
    strides_on=True,
    repeats=repeats,
)
