# mypyc: compiled
"""What may keep a player from his way before he takes a step: his own mind, and tentacles."""

from mypy_extensions import i64

from downfield.games.blood_bowl.model.kinds import ROOTED, STANDING
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import ANIMAL_SAVAGERY, BLOODLUST, TAKE_ROOT, TENTACLES
from downfield.games.blood_bowl.model.tables import NEAR
from downfield.games.blood_bowl.odds.luck import face_for
from downfield.games.blood_bowl.rules.turn.bloodlust import has_prey
from downfield.games.blood_bowl.rules.turn.negatraits import least, offer_victims, temper_plus
from downfield.games.blood_bowl.rules.turn.tentacles import GRASP_AT
from downfield.kernel.needs import NOBODY


def temper_face(g: Pitch, slot: i64, action: i64, trait: i64) -> i64:
    """[BB-18.2] The lowest face with which a trait does not stop him; 0 where it cannot."""
    if g.traits[slot] & trait == 0:
        return 0
    if trait == TAKE_ROOT and g.marks[slot] & ROOTED:
        return 0
    if trait == ANIMAL_SAVAGERY and has_victim(g, slot):  # he goes on when he has lashed out
        return 0
    return face_for(least(g, slot, trait), temper_plus(g, slot, action, trait))


def thirst_face(g: Pitch, slot: i64, action: i64, end: i64) -> i64:
    """[BB-18.T32] The lowest face with which thirst does not spoil an activation that ends in a square.

    0 where he is not thirsty, or finds somebody there on whom he feeds.
    """
    if g.traits[slot] & BLOODLUST == 0:
        return 0
    here: i64 = g.at[slot]
    status: i64 = g.status[slot]
    g.at[slot] = end
    g.status[slot] = STANDING
    feeds = has_prey(g, slot)
    g.at[slot] = here
    g.status[slot] = status
    return 0 if feeds else temper_face(g, slot, action, BLOODLUST)


def has_victim(g: Pitch, slot: i64) -> bool:
    """[BB-18.T1] Whether a team-mate is there for him to lash out at."""
    listed = g.n
    offer_victims(g, slot)
    found = g.n > listed
    g.n = listed
    return found


def escape_face(g: Pitch, slot: i64, here: i64) -> i64:
    """[BB-18.M10] The face with the same chance as escaping the strongest tentacles there; 0 without any."""
    strongest: i64 = 0
    other = 1 - g.side_of(slot)
    for i in range(8):
        foe = g.player_at(here + NEAR[i])
        if foe != NOBODY and g.side_of(foe) == other and g.at_work(foe, TENTACLES) and g.st(foe) > strongest:
            strongest = g.st(foe)
    if strongest == 0:
        return 0
    return 8 - face_for(GRASP_AT, strongest - g.st(slot))
