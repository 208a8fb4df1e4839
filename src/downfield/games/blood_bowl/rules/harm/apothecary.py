# mypyc: compiled
"""Chapter 11: for whom an apothecary comes."""

from mypy_extensions import i64

from downfield.games.blood_bowl.model.position import DOCTORS, WANDERERS, Pitch
from downfield.games.blood_bowl.model.tables import BREWER, MERCENARY, ROOKIE, STAR


def has_doctor(g: Pitch, slot: i64) -> bool:
    """[BB-11.11, BB-19.9] Stars and staff are never treated; hired players only by wandering apothecaries."""
    sort: i64 = g.tables.sort[slot]
    if sort & (STAR | BREWER):
        return False
    return g.sides[(WANDERERS if sort & (MERCENARY | ROOKIE) else DOCTORS) + g.side_of(slot)] > 0


def is_mended(g: Pitch, slot: i64) -> bool:
    """[BB-19.7b] A mortuary assistant or plague doctor treats rookies, but no other hired player."""
    return g.tables.sort[slot] & (STAR | MERCENARY | BREWER) == 0


def spend_doctor(g: Pitch, slot: i64) -> None:
    """[BB-11.11] The team's own apothecary comes first, where he may."""
    side = g.side_of(slot)
    strange = g.tables.sort[slot] & (MERCENARY | ROOKIE) != 0
    if strange or g.sides[DOCTORS + side] == g.sides[WANDERERS + side]:
        g.sides[WANDERERS + side] -= 1
    g.sides[DOCTORS + side] -= 1
