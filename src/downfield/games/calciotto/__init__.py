"""Calciotto: eight-a-side football with dice and cards. The files follow the chapters of the rules:

2 and 3 tables, 4 lineup and toss, 5 movement, 6 spend and steps, 7 lines, 8 shot, 9 contrast, 10 kickoff,
11 and 12 cards and hands, 13 roll, 14 freekick, wall and relocate, 15 penalty, 16 bench, 17 sanction, 18 course and
shootout, 20 movement, 21 setup, 22 and 24 pack, 23 setup_figures, 25 questions.
"""

from downfield.games.calciotto.components.check import check
from downfield.games.calciotto.components.parts import Parts
from downfield.games.calciotto.notation.answers import join, split, token
from downfield.games.calciotto.notation.events import EVENTS
from downfield.games.calciotto.notation.positions import FORM, OPTIONS, begin, conceal, fields, imagine
from downfield.games.calciotto.notation.questions import DICE, QUESTIONS
from downfield.games.calciotto.notation.scene import caption, faces, scene, seats
from downfield.kernel.face import Face
from downfield.kernel.spec import Spec


def public_face() -> Face:
    """What people are shown, loaded when somebody looks."""
    from downfield.games.calciotto.face import FACE

    return FACE


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
    token=token,
    conceal=conceal,
    imagine=imagine,
    join=join,
    split=split,
)
