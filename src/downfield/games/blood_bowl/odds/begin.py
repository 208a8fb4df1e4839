# mypyc: compiled
"""Whether a player comes to what he wants to do, with every re-roll, and how he stands when he does."""

import contextlib
from collections.abc import Iterator

from downfield.games.blood_bowl.model.kinds import BLOCK_ACTION, NO_ZONE, STANDING, T_REVOLT
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.odds.luck import BARE, RISING
from downfield.games.blood_bowl.odds.negatraits import thirst_face
from downfield.games.blood_bowl.odds.paths import Reach, is_begun
from downfield.games.blood_bowl.rules.turn.choices import has_target
from downfield.games.blood_bowl.rules.turn.declaration import REVOLT_AT, is_foul


@contextlib.contextmanager
def on_his_feet(g: Pitch, slot: int) -> Iterator[None]:
    """A player as he will be when he has been activated and stands."""
    status, marks = g.status[slot], g.marks[slot]
    if status == STANDING and not marks & NO_ZONE:
        yield
        return
    g.marks[slot] &= ~NO_ZONE
    g.set_status(slot, STANDING)
    try:
        yield
    finally:
        g.marks[slot], g.status[slot] = marks, status
        g.show_zone(slot)


def come_to(g: Pitch, reach: Reach, node: int, action: int, other: int, end: int, lies: bool) -> int:
    """The luck left after what hinders a deed besides the way: thirst where he ends, Foul Appearance [BB-18.M5]."""
    slot, luck = int(reach.slot), reach.luck
    if is_begun(g, slot):
        return node
    face = int(thirst_face(g, slot, action, end))
    if face:
        node = int(luck.roll(node, RISING if lies else BARE, face))
    if has_target(action) and is_foul(g, action, other):
        node = int(luck.roll(node, luck.way_of(g, T_REVOLT, slot), REVOLT_AT))
    return node


def begins(g: Pitch, slot: int, target: int, action: int = BLOCK_ACTION, lies: bool = False) -> float:
    """[BB-8.4] The chance to come to a block from where he is: his own mind, Foul Appearance, getting up."""
    if is_begun(g, slot):
        return 1.0
    reach = Reach()
    reach.begin(g, slot, 0, 0, -1, action)
    node = come_to(g, reach, int(reach.ready(g, action, lies)), action, target, int(g.at[slot]), lies)
    return float(reach.luck.whole[node])
