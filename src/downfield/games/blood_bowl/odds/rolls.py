"""The dice along a way, each in the square where it is rolled: what the player needs, asked of the rules themselves."""

from collections.abc import Sequence
from typing import NamedTuple

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.odds.luck import face_for
from downfield.games.blood_bowl.odds.negatraits import escape_face, temper_face
from downfield.games.blood_bowl.odds.paths import Reach, is_begun
from downfield.games.blood_bowl.rules.turn.activation import STAND_AT, STAND_COST
from downfield.games.blood_bowl.rules.turn.negatraits import ORDER, TEMPERS, timber_plus

TRAP_AT = 2  # [BB-7.6]


class Needed(NamedTuple):
    """A die: in which square, what for, and the face that it must show at least."""

    square: int
    kind: str
    face: int


def rolls_of(g: Pitch, steps: Reach, way: Sequence[int], moved: int, lies: bool) -> list[Needed]:
    """All dice of a way, in the order in which they fall; `moved` before it, who `lies` has stood up for that."""
    slot = int(steps.slot)
    here, carries = int(g.at[slot]), g.holder == slot
    found = _begun(g, slot, here, lies)
    for x in way:
        to, jumps = x % kinds.JUMP, x >= kinds.JUMP
        moved += 2 if jumps else 1
        rushes = min(max(moved - int(steps.allowance), 0), 2 if jumps else 1)
        found += [Needed(to, "rush", int(steps.rush_face))] * rushes
        found += _left(g, steps, here, to, jumps)
        if to == steps.ball and not carries and steps.pick_face:
            found.append(Needed(to, "pick-up", int(steps.pick_face)))
            carries = True
        if steps.traps and to in g.tables.trapdoor:
            found.append(Needed(to, "trap", TRAP_AT))
        here = to
    return found


def _begun(g: Pitch, slot: int, here: int, lies: bool) -> list[Needed]:
    """[BB-18.2, BB-9.5] What he rolls before his first step: his own mind, and to get up."""
    found: list[Needed] = []
    if g.traits[slot] & TEMPERS and not is_begun(g, slot):
        faces = [int(temper_face(g, slot, kinds.MOVE, trait)) for trait in ORDER]
        found = [Needed(here, "trait", face) for face in faces if face]
    if lies and g.ma(slot) < STAND_COST:
        found.append(Needed(here, "stand-up", int(face_for(STAND_AT, timber_plus(g, slot)))))
    return found


def _left(g: Pitch, steps: Reach, here: int, to: int, jumps: bool) -> list[Needed]:
    """[BB-9.10, BB-9.17, BB-18.M10] What it takes to leave a square: tentacles, then the dodge or the jump."""
    slot = int(steps.slot)
    if not jumps and not g.marking(here, steps.side):
        return []
    held = int(escape_face(g, slot, here)) if steps.grasped else 0
    face = int(steps.jump_face(g, here, to) if jumps else steps.dodge_face(g, here, to))
    torn = [Needed(here, "tentacles", held)] if held else []
    return [*torn, Needed(to, "jump" if jumps else "dodge", face)]
