"""Calciotto: eight-a-side football with dice and cards. Where the chapters of the rulebook are:

1, 2, 22 and 24 components and model/tables; in rules/ 3 strength, 4 line_up and toss, 5 movement, 6 spending and steps,
7 lines, 8 shot, 9 contrast, 10 kick_off, 11 and 12 cards and deck, 13 roll, 14 free_kick, wall and relocation,
15 penalty, 16 substitutions, 17 sanctions, 18 phases and shoot_out, 20 movement; in notation/ 21 and 23 positions,
25 questions.
"""

from downfield.games.calciotto.coach.style import CARDS, CHARACTERS, STEADY, Style
from downfield.games.calciotto.components.check import check
from downfield.games.calciotto.components.parts import Parts
from downfield.games.calciotto.notation.answers import join, split, token
from downfield.games.calciotto.notation.events import EVENTS
from downfield.games.calciotto.notation.positions import FORM, OPTIONS, begin, conceal, fields, imagine
from downfield.games.calciotto.notation.questions import DICE, QUESTIONS
from downfield.games.calciotto.notation.scene import caption, faces, scene, seats
from downfield.kernel.coach import Coach
from downfield.kernel.learned import Student
from downfield.kernel.options import Value
from downfield.kernel.show.face import Face
from downfield.kernel.spec import Game, Spec


def public_face() -> Face:
    """What people are shown, loaded when somebody looks."""
    from downfield.games.calciotto.face import FACE

    return FACE


def rookie(game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> Coach:
    """The beginner, loaded when he sits down."""
    from downfield.games.calciotto.coach.rookie import Rookie

    return Rookie(game, options, seed, style)


def steady(game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> Coach:
    """The sound opponent, loaded when he sits down."""
    from downfield.games.calciotto.coach.steady import Steady

    return Steady(game, options, seed, style.in_haste(CARDS))


def sharp(game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> Coach:
    """The opponent who tries his plans, loaded when he sits down."""
    from downfield.games.calciotto.coach import sharp

    return sharp.sharp(game, options, seed, style)


def master(game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> Coach:
    """The opponent who tries many plans, loaded when he sits down."""
    from downfield.games.calciotto.coach import master

    return master.master(game, options, seed, style)


def student() -> Student:
    """Who learns from matches, loaded when he looks."""
    from downfield.games.calciotto.coach.practice import Onlooker

    return Onlooker()


GAME = Spec(
    slug="calciotto",
    name="Calciotto",
    version="1",
    package="downfield.games.calciotto",
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
    coaches={"rookie": rookie, "steady": steady, "sharp": sharp, "master": master},
    characters=CHARACTERS,
    student=student,
    token=token,
    conceal=conceal,
    imagine=imagine,
    join=join,
    split=split,
    reads={"1": ("e9a32a792885891e",)},
)
