"""Touch Down: American football on a grid of squares. The files follow the chapters of the rules:

2 tables, 3 squad, 4 toss, halves and downs, 5 action and move, 6 lineup, places and change, 7 move, 8 phase, walk and
steps, 9 plays and passes, 10 contact, 11 ball and contact, 12 kicks, 13 walk and downs, 14 to 16 ball and downs,
17 and 18 administration and halves, 19 blitz and report, 20 scene, 21 setup, 22 pack, 23 setup_field.
"""

from downfield.games.touch_down.components.check import check
from downfield.games.touch_down.components.parts import Parts
from downfield.games.touch_down.notation.answers import fit, join, split, token
from downfield.games.touch_down.notation.events import EVENTS
from downfield.games.touch_down.notation.positions import FORM, OPTIONS, begin, fields
from downfield.games.touch_down.notation.questions import DICE, QUESTIONS
from downfield.games.touch_down.notation.scene import caption, faces, scene
from downfield.kernel.face import Face
from downfield.kernel.spec import Spec
from downfield.toolkit.seats import one_or_two


def public_face() -> Face:
    """What people are shown, loaded when somebody looks."""
    from downfield.games.touch_down.face import FACE

    return FACE


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
    face=public_face,
    token=token,
    join=join,
    split=split,
    fit=fit,
    reads={"1": ("c8b14b550feceb6f",)},
)
