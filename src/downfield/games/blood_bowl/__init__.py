"""Blood Bowl: fantasy football on a grid of squares. The files follow the chapters of the rules:

0 draw, 1 tables, ruler and flight, 2 roll, reroll and pro, 3 position, figures and ball, 4 draft, 5 and 17 pregame,
market, halves, drive and points, 6 lineup, kickoff, events_of_kickoff, unrest and rush_of_events, 7 prayers and trap,
8 turn, listing, ready, deeds and activation, 9 steps, 10 strike, block, pool, assists, shove and push, 11 hurt,
casualty and doctors, 12 loose, passing, passes and handoff, 13 throw and landing, 14 foul, 15 blows, special, gaze,
bomb, swing, twoblocks and aftermath, 18 skills, modifiers, temper, thirst, shadow, grasp, trick, onball, swarm,
pickup and the pack, 19 sky, kitchen and spells.
"""

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.notation.answers import join, repeats, split, token
from downfield.games.blood_bowl.notation.events import EVENTS
from downfield.games.blood_bowl.notation.positions import FORM, OPTIONS, begin, fields
from downfield.games.blood_bowl.notation.questions import DICE, QUESTIONS
from downfield.games.blood_bowl.notation.scene import caption, faces, scene
from downfield.games.blood_bowl.teams.check import check
from downfield.kernel.face import Face
from downfield.kernel.spec import Spec
from downfield.toolkit.seats import one_each


def public_face() -> Face:
    """What people are shown, loaded when somebody looks."""
    from downfield.games.blood_bowl.face import FACE

    return FACE


GAME = Spec(
    slug="blood-bowl",
    name="Blood Bowl",
    version="2",
    reads={"1": ("8dfe852f4215f0ff",)},
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
    face=public_face,
    token=token,
    join=join,
    split=split,
    strides_on=True,
    repeats=repeats,
)
