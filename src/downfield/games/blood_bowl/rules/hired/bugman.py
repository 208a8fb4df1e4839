# mypyc: compiled
"""Chapter 19: Josef Bugman, who steps in for a drive where his team is short of players."""

from mypy_extensions import i64

from downfield.games.blood_bowl.model.facts import E_SENT_OFF, E_STEPPED_IN
from downfield.games.blood_bowl.model.kinds import ABSENT, KNOCKED_OUT, RESERVES, SENT_OFF
from downfield.games.blood_bowl.model.position import BUGMAN, HIRED, Pitch
from downfield.games.blood_bowl.model.tables import SLOTS


def is_waiting(g: Pitch, side: i64) -> bool:
    """[BB-19.7f] Whether Josef Bugman is there and has not played yet."""
    place: i64 = g.tables.brewer[side]
    if place == 0 or g.sides[HIRED + side] & BUGMAN == 0:
        return False
    return g.status[SLOTS * side + place] == ABSENT


def step_in(g: Pitch, side: i64) -> i64:
    """He goes to Reserves; his place in the team."""
    place: i64 = g.tables.brewer[side]
    g.status[SLOTS * side + place] = RESERVES
    g.tell(E_STEPPED_IN, SLOTS * side + place)
    return place


def send_home(g: Pitch) -> None:
    """[BB-19.7f] At the end of his drive the referee sends him off, wherever he is; there is nothing to argue."""
    for side in range(2):
        slot: i64 = SLOTS * side + g.tables.brewer[side]
        if g.tables.brewer[side] and g.status[slot] <= KNOCKED_OUT:
            g.leave(slot, SENT_OFF)
            g.tell(E_SENT_OFF, slot)
