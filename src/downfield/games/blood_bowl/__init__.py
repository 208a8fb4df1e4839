"""Blood Bowl: fantasy football on a grid of squares. The files follow the chapters of the rules:

0 draw, 1 tables, ruler and flight, 2 roll and reroll, 3 position and ball, 5 and 17 halves and drive, 6 lineup,
kickoff, events_of_kickoff and rush_of_events, 7 prayers and trap, 8 turn, listing and activation, 9 steps,
10 block, pool, assists and push, 11 hurt and casualty, 12 loose and passes, 13 throw and landing, 14 foul, 15 special,
18 skills, modifiers and the pack.
"""

from downfield.games.blood_bowl.check import check
from downfield.games.blood_bowl.events import EVENTS
from downfield.games.blood_bowl.notation import join, split, token
from downfield.games.blood_bowl.pack import Parts
from downfield.games.blood_bowl.questions import DICE, QUESTIONS
from downfield.games.blood_bowl.scene import caption, faces, scene, seats
from downfield.games.blood_bowl.setup import FORM, OPTIONS, begin, fields
from downfield.kernel.spec import Spec

GAME = Spec(
    slug="blood-bowl",
    name="Blood Bowl",
    version="0",
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
    seats=seats,
    scene=scene,
    caption=caption,
    token=token,
    join=join,
    split=split,
    strides_on=True,
)
