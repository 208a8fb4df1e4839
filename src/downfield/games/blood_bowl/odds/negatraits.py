# mypyc: compiled
"""What may keep a player from his way before he takes a step: his own mind, and tentacles."""

from mypy_extensions import i64

from downfield.games.blood_bowl.model.kinds import AT, ROOTED, STANDING
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import ANIMAL_SAVAGERY, BLOODLUST, TAKE_ROOT, TENTACLES
from downfield.games.blood_bowl.model.tables import NEAR
from downfield.games.blood_bowl.odds.luck import chance, face_for
from downfield.games.blood_bowl.rules.turn.bloodlust import has_prey
from downfield.games.blood_bowl.rules.turn.negatraits import ORDER, TEMPERS, least, offer_victims, temper_plus
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


def comes(g: Pitch, slot: i64, action: i64, moves: bool) -> float:
    """[BB-18.2] The chance that a player's own mind lets him act, without re-rolls; thirst is apart."""
    p: float = 1.0
    if g.traits[slot] & TEMPERS == 0:
        return p
    for i in range(len(ORDER)):
        trait: i64 = ORDER[i]
        if trait != BLOODLUST and (moves or trait != TAKE_ROOT):
            face = temper_face(g, slot, action, trait)
            p *= chance(face) if face else 1.0
    return p


def thirst_face(g: Pitch, slot: i64, action: i64, end: i64) -> i64:
    """[BB-18.T32] The lowest face with which thirst does not spoil an activation that ends in a square.

    0 where he is not thirsty, or finds somebody there on whom he feeds.
    """
    if g.traits[slot] & BLOODLUST == 0 or feeds(g, slot, end):
        return 0
    return temper_face(g, slot, action, BLOODLUST)


def feeds(g: Pitch, slot: i64, end: i64) -> bool:
    """[BB-18.T32] Whether a vampire who stands in a square could feed there."""
    here: i64 = g.at[slot]
    status: i64 = g.status[slot]
    g.at[slot] = end
    g.status[slot] = STANDING
    found = has_prey(g, slot)
    g.at[slot] = here
    g.status[slot] = status
    return found


def gives_way(g: Pitch, slot: i64, action: i64, trait: i64) -> float:
    """[BB-18.2] The chance that a trait comes over him, by the die as it falls."""
    if g.traits[slot] & trait == 0:
        return 0.0
    return 1.0 - chance(face_for(least(g, slot, trait), temper_plus(g, slot, action, trait)))


def victims(g: Pitch, slot: i64) -> list[int]:
    """[BB-18.T1] The team-mates at whom he may lash out."""
    listed = g.n
    offer_victims(g, slot)
    found = [int(g.opts[i]) - AT for i in range(listed, g.n)]
    g.n = listed
    return found


def has_victim(g: Pitch, slot: i64) -> bool:
    """[BB-18.T1] Whether a team-mate is there for him to lash out at."""
    return len(victims(g, slot)) > 0


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
