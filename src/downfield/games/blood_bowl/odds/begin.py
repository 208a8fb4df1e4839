"""Whether a player comes to the blow of his action at all, and how he stands when he does."""

import contextlib
from collections.abc import Iterator

from downfield.games.blood_bowl.model.kinds import BLOCK_ACTION, FOR_AN_ACTIVATION, NO_ZONE, PRONE, STANDING
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_TARGET
from downfield.games.blood_bowl.model.skills import BLOODLUST
from downfield.games.blood_bowl.odds.luck import chance, face_for
from downfield.games.blood_bowl.odds.negatraits import temper_face
from downfield.games.blood_bowl.rules.block.assists import IN_BLITZ
from downfield.games.blood_bowl.rules.turn.bloodlust import has_prey
from downfield.games.blood_bowl.rules.turn.declaration import is_foul
from downfield.games.blood_bowl.rules.turn.negatraits import ORDER, TEMPERS
from downfield.kernel.needs import CHOICE


@contextlib.contextmanager
def on_his_feet(g: Pitch, slot: int) -> Iterator[None]:
    """A player as he will be when he has been activated and stands."""
    status, marks = g.status[slot], g.marks[slot]
    if status == STANDING and not marks & NO_ZONE:
        yield
        return
    g.marks[slot] &= ~NO_ZONE
    g.set_status(slot, STANDING)
    yield
    g.marks[slot], g.status[slot] = marks, status
    g.show_zone(slot)


@contextlib.contextmanager
def acting(g: Pitch, slot: int) -> Iterator[None]:
    """A player as if he were activated: Pro may help him."""
    actor, marks = g.actor, g.marks[slot]
    if actor != slot:
        g.actor = slot
        g.marks[slot] &= ~FOR_AN_ACTIVATION
    yield
    g.actor, g.marks[slot] = actor, marks


def begins(g: Pitch, slot: int, target: int, blitz: int = 0, lies: bool = False) -> float:
    """[BB-8.4] The chance to come to a blow: his own traits, Foul Appearance [BB-18.M5], getting up [BB-18.A6].

    In a blitz his traits and getting up belong to the way, see `paths`.
    """
    if g.actor == slot and not (g.need == CHOICE and g.question == Q_TARGET):
        return 1.0
    p = chance(2) if is_foul(g, BLOCK_ACTION, target) else 1.0
    if blitz & IN_BLITZ:
        return p
    if g.traits[slot] & TEMPERS:
        for trait in ORDER:
            if trait == BLOODLUST and has_prey(g, slot):  # [BB-18.T32] he goes on, and feeds then
                continue
            face = temper_face(g, slot, BLOCK_ACTION, trait, False)
            p *= chance(face) if face else 1.0
    if lies or g.status[slot] == PRONE:
        p *= chance(face_for(int(g.ag(slot)), 1))
    return p
