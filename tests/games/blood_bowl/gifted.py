"""Matches in which everybody has a handful of skills at random, so that all of them meet."""

from downfield.games.blood_bowl.components.parts import PLAIN, Parts
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS, THRALL
from downfield.kernel.chance import Rng

NUMBERS = {
    "mighty_blow": (20, 1),
    "loner": (24, 4),
    "dirty_player": (28, 1),
    "bloodlust": (32, 3),
    "throw_team_mate": (4, 5),
}  # shift, value


def bestow(g: Pitch, parts: Parts, rng: Rng, count: int) -> None:
    """Give everybody so many skills for the whole match."""
    skills, t = parts.skills.skills, g.tables
    for slot in range(BOTH):
        t.sort[slot] |= 0 if slot % 3 else THRALL  # whom a vampire may meet
        for _ in range(count):
            place = rng.below(len(skills))
            if place < PLAIN:
                t.skills[slot] |= 1 << place
                t.any_skill[slot // SLOTS] |= 1 << place
            else:
                t.traits[slot] |= 1 << place - PLAIN
                t.any_trait[slot // SLOTS] |= 1 << place - PLAIN
            if skills[place].id in NUMBERS:
                shift, value = NUMBERS[skills[place].id]
                t.profile[slot] = t.profile[slot] & ~(15 << shift) | value << shift
    g.skills, g.traits, g.profile = t.skills[:], t.traits[:], t.profile[:]
