# mypyc: compiled
"""What a player rolls when he moves, as tables that the rules fill: once for each player, for one answer."""

from typing import Final

from mypy_extensions import i64

from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.model.kinds import PRONE
from downfield.games.blood_bowl.model.skills import TENTACLES
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.odds.dice import again, chance, face_for
from downfield.games.blood_bowl.odds.luck import BY_DODGE, BY_FEET, BY_STRENGTH, helps_of
from downfield.games.blood_bowl.odds.negatraits import escape_face
from downfield.games.blood_bowl.odds.steps import leaving_costs
from downfield.games.blood_bowl.rules.dice.modifiers import dodge_into, is_tackled, rush_plus
from downfield.games.blood_bowl.rules.dice.roll import muscle
from downfield.games.blood_bowl.rules.turn.choices import reach
from downfield.games.blood_bowl.rules.turn.declaration import STAND_AT, STAND_COST, stand_cost
from downfield.games.blood_bowl.rules.turn.negatraits import timber_plus
from downfield.games.blood_bowl.rules.turn.step import RUSH_AT
from downfield.kernel.vecs import append, vec

MARKERS: Final = 9  # nobody, or up to eight
HELPS: Final = 16  # sets of what may help


class Dodges:
    """The dodges out of a square, by how many mark the square entered."""

    def __init__(self) -> None:
        self.chances = vec[float]([])
        self.helps = vec[i64]([])  # what helps from then on


class Grip:
    """What holds a player who leaves a square."""

    def __init__(self, less: int, tackled: bool, escape: float) -> None:
        self.less = less  # taken off the dodge
        self.tackled = tackled  # the Dodge skill does not help
        self.escape = escape  # that he escapes the tentacles there


class Feet:
    """The chances of one player's steps; `helps` says what he has left of what helps him once."""

    def __init__(self, sight: Sight, slot: int) -> None:
        g = sight.g
        self.sight, self.slot, self.side = sight, slot, slot // SLOTS
        self.ma, self.most = sight.ma(slot), int(reach(g, slot))
        self.helps = int(helps_of(g, slot)) & (BY_DODGE | BY_FEET | BY_STRENGTH)
        rush = chance(face_for(RUSH_AT, int(rush_plus(g, slot))))
        self.rush = again(rush) if self.helps & BY_FEET else rush
        self.needs = [sight.ag(slot) - int(dodge_into(g, slot, n)) for n in range(MARKERS)]
        self.muscle = int(muscle(g, slot)) if self.helps & BY_STRENGTH else 0
        self.helps &= ~BY_FEET  # counted for every rush
        self.grips: dict[int, Grip] = {}
        self.rows: dict[int, Dodges] = {}

    def grip(self, old: int) -> Grip:
        """[BB-9.13, BB-9.14, BB-18.M9, BB-18.M10] What holds him in a square that he leaves."""
        if old not in self.grips:
            g, slot = self.sight.g, self.slot
            grasped = g.tables.any_skill[1 - self.side] & TENTACLES
            face = int(escape_face(g, slot, old)) if grasped else 0
            less, tackled = int(leaving_costs(g, slot, old)), bool(is_tackled(g, slot, old))
            self.grips[old] = Grip(less, tackled, chance(face) if face else 1.0)
        return self.grips[old]

    def dodges(self, less: int, tackled: bool, helps: int) -> Dodges:
        """[BB-9.10] His dodges out of one square."""
        key = (2 * less + tackled) * HELPS + helps
        if key not in self.rows:
            self.rows[key] = self._dodges(less, tackled, helps)
        return self.rows[key]

    def _dodges(self, less: int, tackled: bool, helps: int) -> Dodges:
        found = Dodges()
        for need in self.needs:
            p, left = self._dodge(need + less, tackled, helps)
            found.chances, found.helps = append(found.chances, p), append(found.helps, left)
        return found

    def _dodge(self, need: int, tackled: bool, helps: int) -> tuple[float, int]:
        p = chance(face_for(need, 0))
        if helps & BY_STRENGTH:
            strong = chance(face_for(need - self.muscle, 0))
            if strong > p:
                p, helps = strong, helps & ~BY_STRENGTH
        if helps & BY_DODGE and not tackled:
            return again(p), helps & ~BY_DODGE
        return p, helps

    def rises(self) -> float:
        """[BB-9.5] The chance that he gets up, where that takes a roll."""
        if self.sight.status[self.slot] != PRONE or self.ma >= STAND_COST or not self.start():
            return 1.0
        return chance(face_for(STAND_AT, int(timber_plus(self.sight.g, self.slot))))

    def start(self) -> int:
        """What standing up costs [BB-9.4]."""
        return int(stand_cost(self.sight.g, self.slot)) if self.sight.status[self.slot] == PRONE else 0


def feet_of(sight: Sight, slot: int) -> Feet:
    """The same feet for all ways of a player."""
    if slot not in sight.feet:
        sight.feet[slot] = Feet(sight, slot)
    return sight.feet[slot]
