# mypyc: compiled
"""Chances that hang together: what a row of tests leaves of a player's luck, his skills and his team's re-rolls.

A `Luck` is a tree. Its root is a player who has not rolled yet; `roll` gives the node after one more test. Every node
knows three chances that all went well so far: `sure` with the player's own skills only, `whole` with the team's
re-rolls too, `fresh` without a single failure. A re-roll once spent is gone for the tests that follow, so the figures
are exact for the row of tests, not a product of chances that each count the same re-roll again.

What a coach spends first is what helps most: a skill that only helps here, then the team's re-roll, then Pro; a loner
tries Pro before he leans on the team [BB-2.17, BB-2.18].
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.kinds import (
    BROKE,
    FOR_AN_ACTIVATION,
    NO_ZONE,
    STANDING,
    T_DODGE,
    T_RUSH,
)
from downfield.games.blood_bowl.model.position import COACHED, REROLLS, Pitch
from downfield.games.blood_bowl.model.skills import BREAK_TACKLE, DODGE, SURE_FEET
from downfield.games.blood_bowl.rules.dice.pro import PRO_AT
from downfield.games.blood_bowl.rules.dice.reroll import has_leader, may_pro, may_skill, team_left
from downfield.games.blood_bowl.rules.dice.roll import muscle
from downfield.kernel.vecs import vec

# How a test may be rolled again
BARE: Final = 0  # by the team, or by Pro
DODGING: Final = 1  # by the Dodge skill too, once
RUSHING: Final = 2  # by Sure Feet too, once
SKILLED: Final = 3  # by a skill as often as it fails
FATE: Final = 4  # by nothing; from here on Pro does not help either
RISING: Final = 5  # by the team only [BB-9.5]

# What helps a player once
BY_DODGE: Final = 1
BY_FEET: Final = 2
BY_HIMSELF: Final = 4  # Pro
BY_STRENGTH: Final = 8  # Break Tackle

PRO_HELPS: Final = (7.0 - PRO_AT) / 6.0  # the chance that Pro rolls again [BB-2.18]
NODES: Final = 4096
MEMORY: Final = 8192  # places of the memory of rolls made before, a power of two


def team_rerolls(g: Pitch, side: i64) -> i64:
    """[BB-2.11, BB-2.19, BB-2.20] How many team re-rolls a side may spend now."""
    if not team_left(g, side):
        return 0
    return g.sides[REROLLS + side] + g.sides[COACHED + side] + (1 if has_leader(g, side) else 0)


def chance(face: i64) -> float:
    """The chance of a die to show this face or more."""
    return (7.0 - float(face)) / 6.0


def face_for(target: i64, plus: i64) -> i64:
    """[BB-2.3] The lowest face that passes a test: a natural 1 fails, a natural 6 succeeds."""
    need = target - plus
    return 2 if need < 2 else 6 if need > 6 else need


def helps_of(g: Pitch, slot: i64) -> i64:
    """What helps a player once in his own activation, as bits, as if it began now, or as it stands."""
    actor = g.actor
    marks: i64 = g.marks[slot]
    status: i64 = g.status[slot]
    if actor != slot:  # as he will be when he has been activated and stands
        g.actor = slot
        g.marks[slot] = marks & ~(NO_ZONE | FOR_AN_ACTIVATION)
    g.status[slot] = STANDING
    found: i64 = BY_DODGE if g.skills[slot] & DODGE and may_skill(g, T_DODGE, slot) else 0
    if g.skills[slot] & SURE_FEET and may_skill(g, T_RUSH, slot):
        found |= BY_FEET
    if may_pro(g, slot):
        found |= BY_HIMSELF
    if g.marks[slot] & BROKE == 0 and g.at_work(slot, BREAK_TACKLE):
        found |= BY_STRENGTH
    g.actor = actor
    g.marks[slot] = marks
    g.status[slot] = status
    return found


@mypyc_attr(acyclic=True)
class Luck:
    """The chances of one player in one activation."""

    sure: vec[float]
    whole: vec[float]
    fresh: vec[float]
    weights: vec[float]
    keys: vec[i64]
    found: vec[i64]

    def __init__(self) -> None:
        self.sure = vec[float]([0.0] * NODES)
        self.whole = vec[float]([0.0] * NODES)
        self.fresh = vec[float]([0.0] * NODES)
        self.weights = vec[float]([0.0] * (4 * NODES))
        self.keys = vec[i64]([-1] * MEMORY)
        self.found = vec[i64]([0] * MEMORY)
        self.stamp: i64 = 0
        self.count: i64 = 0
        self.dodge_bit: i64 = 0  # which bit of a state says that Dodge is used up; 0 where he has it not
        self.feet_bit: i64 = 0
        self.pro_bit: i64 = 0
        self.muscle_bit: i64 = 0
        self.muscle: i64 = 0  # what Break Tackle adds, once [BB-18.S3]
        self.states: i64 = 1
        self.rerolls: i64 = 0
        self.loner: float = 1.0  # how likely a team re-roll counts
        self.stride: i64 = 2

    def begin(self, g: Pitch, slot: i64, rerolls: i64 = -1) -> None:
        """A player in his own activation; `rerolls` below zero means what his team may spend now."""
        helps = helps_of(g, slot)
        bit: i64 = 1
        self.dodge_bit = bit if helps & BY_DODGE else 0
        bit *= 2 if helps & BY_DODGE else 1
        self.feet_bit = bit if helps & BY_FEET else 0
        bit *= 2 if helps & BY_FEET else 1
        self.pro_bit = bit if helps & BY_HIMSELF else 0
        bit *= 2 if helps & BY_HIMSELF else 1
        self.muscle_bit = bit if helps & BY_STRENGTH else 0
        bit *= 2 if helps & BY_STRENGTH else 1
        self.muscle = muscle(g, slot)
        self.states = bit
        self.rerolls = team_rerolls(g, g.side_of(slot)) if rerolls < 0 else rerolls
        lone = g.loner(slot)
        self.loner = chance(lone) if lone else 1.0
        self.plant()

    def plant(self) -> None:
        """The root: nothing rolled, nothing spent."""
        self.stamp += 1
        self.stride = self.states * (self.rerolls + 2)
        if self.stride > len(self.weights):
            self.weights = vec[float]([0.0] * int(4 * self.stride))
        self.count = 1
        for i in range(self.stride):
            self.weights[i] = 0.0
        self.weights[0] = 1.0
        self.weights[self.states] = 1.0
        self.sure[0] = 1.0
        self.whole[0] = 1.0
        self.fresh[0] = 1.0

    def lone(self, g: Pitch, slot: i64) -> None:
        """A player who is not in his own activation: Pro does not help."""
        self.begin(g, slot)
        self.pro_bit = 0

    def way_of(self, g: Pitch, kind: i64, slot: i64) -> i64:
        """How a test of this kind may be rolled again by this player."""
        if kind == T_DODGE and self.dodge_bit:
            return DODGING
        if kind == T_RUSH and self.feet_bit:
            return RUSHING
        if kind in (T_DODGE, T_RUSH):
            return BARE
        return SKILLED if may_skill(g, kind, slot) else BARE

    def near(self, need: i64) -> i64:
        """How many faces below the one that is needed Break Tackle makes good."""
        if self.muscle_bit == 0:
            return 0
        low = need - self.muscle if need - self.muscle > 2 else 2
        high = need - 1 if need < 6 else 5
        return high - low + 1 if high >= low else 0

    def roll(self, node: i64, way: i64, face: i64, near: i64 = 0) -> i64:
        """The node after a test that passes on this face or more, with Break Tackle on so many faces below it."""
        if way == BARE and self.rerolls == 0 and self.pro_bit == 0:
            way = FATE
        key = ((self.stamp * NODES + node) * 8 + way) * 32 + near * 8 + face
        place = (node * 61 + way * 8 + near * 3 + face) & (MEMORY - 1)
        if self.keys[place] == key:
            return self.found[place]
        if self.count >= NODES:
            return node  # never seen; a path that long is no path
        made = self.count
        self.count += 1
        self.keys[place] = key
        self.found[place] = made
        self.spread(node, made, way, chance(face), float(near) / 6.0)
        return made

    def spread(self, node: i64, made: i64, way: i64, p: float, near: float) -> None:
        """Carry the weights of a node over to a new one."""
        stride = self.stride
        if (made + 1) * stride > len(self.weights):
            self.grow()
        w = self.weights
        old = node * stride
        new = made * stride
        for i in range(stride):
            w[new + i] = 0.0
        states = self.states
        self.share(old, new, 0, way, p, near)
        total: float = 0.0
        for i in range(states):
            total += w[new + i]
        self.sure[made] = total
        self.fresh[made] = w[new]
        if self.rerolls == 0:
            self.whole[made] = total
            return
        self.share(old + states, new + states, self.rerolls, way, p, near)
        total = 0.0
        for i in range(states, stride):
            total += w[new + i]
        self.whole[made] = total

    def grow(self) -> None:
        """Room for twice as many weights."""
        old = self.weights
        size = len(old)
        self.weights = vec[float]([0.0] * (2 * size))
        for i in range(size):
            self.weights[i] = old[i]

    def share(self, old: i64, new: i64, most: i64, way: i64, p: float, near: float) -> None:
        """Where each state goes: by team re-rolls spent, then by skills used up."""
        w = self.weights
        states = self.states
        skill: i64 = self.dodge_bit if way == DODGING else self.feet_bit if way == RUSHING else 0
        pro: i64 = self.pro_bit if way < FATE else 0
        for spent in range(most + 1):
            left = spent < most and way != FATE
            for state in range(states):
                here = spent * states + state
                x: float = w[old + here]
                if x == 0.0:
                    continue
                spared: float = 0.0 if state & self.muscle_bit else near
                self.put(new + here, x, p, spared)
                y: float = x * (1.0 - p - spared)
                if way == SKILLED:
                    self.put(new + here, y, p, spared)
                elif skill and state & skill == 0:
                    self.put(new + here + skill, y, p, spared)
                elif pro and state & pro == 0 and (self.loner < 1.0 or not left):
                    self.put(new + here + pro, y * PRO_HELPS, p, spared)
                    if left:
                        helped = y * (1.0 - PRO_HELPS) * PRO_HELPS * self.loner
                        self.put(new + here + pro + states, helped, p, spared)
                elif left:
                    self.put(new + here + states, y * self.loner, p, spared)

    def put(self, at: i64, x: float, p: float, near: float) -> None:
        """A die is rolled: it passes, or a near miss is broken through."""
        self.weights[at] += x * p
        if near > 0.0:
            self.weights[at + self.muscle_bit] += x * near

    def left(self, node: i64) -> list[tuple[float, int, bool]]:
        """How likely all went well so far, by team re-rolls left and whether Pro can still help."""
        states = self.states
        first = node * self.stride + (states if self.rerolls else 0)
        found: list[tuple[float, int, bool]] = []
        for spent in range(self.rerolls + 1):
            fresh: float = 0.0
            tired: float = 0.0
            for state in range(states):
                x: float = self.weights[first + spent * states + state]
                if state & self.pro_bit:
                    tired += x
                else:
                    fresh += x
            if fresh > 0.0:
                found.append((fresh, int(self.rerolls - spent), self.pro_bit != 0))
            if tired > 0.0:
                found.append((tired, int(self.rerolls - spent), False))
        return found
