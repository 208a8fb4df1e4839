# mypyc: compiled
"""What a player rolls when he steps: rushes, dodges, the pick-up, trapdoors; all asked of the rules themselves."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.kinds import T_DODGE, T_JUMP, T_PICK_UP, T_RUSH
from downfield.games.blood_bowl.model.position import NOWHERE, Pitch
from downfield.games.blood_bowl.model.skills import LEAP, NO_HANDS, POGO_STICK, TENTACLES
from downfield.games.blood_bowl.model.tables import SQUARES
from downfield.games.blood_bowl.odds.legs import CARRIES, NONE, Legs
from downfield.games.blood_bowl.odds.luck import BARE, FATE, face_for
from downfield.games.blood_bowl.odds.negatraits import escape_face
from downfield.games.blood_bowl.rules.dice.modifiers import (
    dodge_from,
    dodge_into,
    is_tackled,
    pick_up_plus,
    rush_plus,
    titchy,
)
from downfield.games.blood_bowl.rules.dice.roll import DIVE, has_diver
from downfield.games.blood_bowl.rules.turn.choices import traps
from downfield.games.blood_bowl.rules.turn.step import RUSH_AT
from downfield.kernel.needs import NOBODY
from downfield.kernel.vecs import vec

UNKNOWN: Final = 99
FACES: Final = 21  # seven, and how many below Break Tackle makes good


@mypyc_attr(acyclic=True)
class Steps(Legs):
    """What one player rolls on his way."""

    after: vec[i64]
    into: vec[i64]

    def __init__(self) -> None:
        super().__init__()
        self.slot: i64 = 0
        self.side: i64 = 0
        self.ball: i64 = NOWHERE  # the square where a pick-up must be tried
        self.leaps: i64 = 0
        self.traps: i64 = 0
        self.dodge_way: i64 = BARE
        self.jump_way: i64 = BARE
        self.pick_way: i64 = BARE
        self.pick_face: i64 = 0  # 0 where he cannot pick it up
        self.leaving: i64 = BARE  # of the dodges out of the square that is left
        self.less: i64 = 0  # and what is taken off them
        self.grasped: i64 = 0  # whether opponents have tentacles
        self.minds: i64 = 0  # dice before the first step
        self.off: i64 = 0  # the luck of the first step, when he has not taken root
        self.after = vec[i64]([NONE] * FACES)  # by the face they need: the luck after them
        self.into = vec[i64]([UNKNOWN] * SQUARES)  # what is added to a dodge into each square

    def weigh(self, g: Pitch) -> None:
        """What is the same for every step of this player."""
        slot = self.slot
        luck = self.luck
        for square in range(SQUARES):
            self.into[square] = UNKNOWN
        self.leaps = g.skills[slot] & LEAP | g.traits[slot] & POGO_STICK
        self.traps = 1 if traps(g) else 0
        self.grasped = g.tables.any_skill[1 - self.side] & TENTACLES
        self.rush_face = face_for(RUSH_AT, rush_plus(g, slot))
        self.rush_way = luck.way_of(g, T_RUSH, slot)
        self.dodge_way = luck.way_of(g, T_DODGE, slot)
        self.jump_way = luck.way_of(g, T_JUMP, slot)
        self.pick_way = luck.way_of(g, T_PICK_UP, slot)
        self.ball = g.ball if g.holder == NOBODY else NOWHERE
        self.pick_face = 0
        if self.ball != NOWHERE and g.traits[slot] & NO_HANDS == 0:
            here: i64 = g.at[slot]
            g.at[slot] = self.ball  # as the engine tests it: where he then stands
            self.pick_face = face_for(g.ag(slot), pick_up_plus(g, slot))
            g.at[slot] = here

    def torn_away(self, g: Pitch, node: i64, here: i64) -> i64:
        """[BB-18.M10] The luck left after escaping the tentacles at a square; nothing re-rolls that."""
        face = escape_face(g, self.slot, here)
        return self.luck.roll(node, FATE, face) if face else node

    def turn_away(self, g: Pitch, here: i64) -> None:
        """[BB-9.11, BB-9.13, BB-9.14] What is the same for every dodge out of a square."""
        slot = self.slot
        self.leaving = BARE if is_tackled(g, slot, here) else self.dodge_way
        self.less = leaving_costs(g, slot, here)
        for i in range(FACES):
            self.after[i] = NONE

    def dodge_need(self, g: Pitch, to: i64) -> i64:
        """[BB-9.10] What a dodge needs; the squares left and entered count by themselves, asked for once each."""
        slot = self.slot
        plus: i64 = self.into[to]
        if plus == UNKNOWN:
            plus = dodge_into(g, slot, g.marking(to, self.side) - titchy(g, to, 1 - self.side))
            self.into[to] = plus
        return g.ag(slot) - plus + self.less

    def dodge_face(self, g: Pitch, here: i64, to: i64) -> i64:
        """The face that a dodge from one square to another needs."""
        self.turn_away(g, here)
        return face_for(self.dodge_need(g, to), 0)

    def dodged(self, g: Pitch, node: i64, to: i64) -> i64:
        """The luck after a dodge."""
        need = self.dodge_need(g, to)
        face = face_for(need, 0)
        near = self.luck.near(need)
        after: i64 = self.after[7 * near + face]
        if after == NONE:
            after = self.luck.roll(node, self.leaving, face, near)
            self.after[7 * near + face] = after
        return after

    def is_home(self, g: Pitch, leg: i64) -> bool:
        """[BB-17.3] With the ball in the end zone there is nothing left to do."""
        if self.flags[leg] & CARRIES == 0:
            return False
        return g.tables.column[self.square[leg]] == g.goal_column(self.side)

    def arrive(
        self, g: Pitch, to: i64, node: i64, spent: i64, flags: i64, dice: i64, bends: i64, prev: i64
    ) -> None:
        """The pick-up and the trapdoor of a square."""
        if to == self.ball and flags & CARRIES == 0:
            if self.pick_face == 0:
                return
            node = self.luck.roll(node, self.pick_way, self.pick_face)
            flags |= CARRIES
            dice += 1
        if self.traps:
            doors = g.tables.trapdoor
            for i in range(len(doors)):
                if doors[i] == to:
                    node = self.luck.roll(node, FATE, 2)
                    dice += 1
        self.add(to, node, spent, flags, dice, bends, prev)


def leaving_costs(g: Pitch, slot: i64, here: i64) -> i64:
    """[BB-9.11, BB-9.14] What the square that is left takes off a dodge: a tail, and whoever may dive."""
    less = -dodge_from(g, slot, here)
    return less + DIVE if has_diver(g, here, 1 - g.side_of(slot)) else less
