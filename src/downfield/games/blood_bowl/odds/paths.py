# mypyc: compiled
"""Where a player can go, how likely he gets there on his feet, and by which way.

    reach = Reach()                       # once; it is used again and again
    reach.find(g, slot)                   # all squares for a player who is not yet activated (standing or prone)
    reach.find_now(g)                     # the same in the middle of an activation, at the question `step`
    reach.around(g)                       # there, only the very next step or jump
    reach.can(square)                     # whether there is a way at all
    reach.sure(square)                    # chance to arrive with the player's own skills only
    reach.with_rerolls(square)            # with every team re-roll that may be spent now
    reach.rolls(square), reach.used(square)   # dice on the way; movement used, standing up included
    reach.way_to(square)                  # the answers to `step`, in order: squares, JUMP + square for a jump
    reach.squares()                       # all squares with a way, in ascending order

    reach.sure_hit(square) ...            # the same for a blitz: to arrive there and still have a square for the block,
    reach.with_rerolls_hit, reach.way_to_hit   # the rush that the block may cost included; the block itself not
    reach.there(square, pays)             # the luck left there, for tests that follow; `pays` for a blitz
    reach.go_on(g, square)                # from that square on, with the movement and re-rolls left: fetch, then run

`find` counts Bone Head and its like (some roll better for a blitz: `action`), standing up, Take Root with the first
step, then for every step what the engine rolls: tentacles, rushes, the dodge or jump, the pick-up, a trapdoor.
Whether a vampire thirsts depends on where he ends, see `begin`. Whoever arrives at the ball has it. An opponent with
Diving Tackle is taken to dive whenever that spoils the step; that is exact for one dodge away from him, and too
careful where he marks several squares of a way. Break Tackle is used on the first near miss. Opponents stay where
they are: who shadows a player is not foreseen. No skill or re-roll is counted twice: see `luck`. `rerolls` of `find`
replaces what the team may spend; so opponents can be weighed in one's own turn.

The best way has the highest `sure`; of equals the better one with re-rolls, then with fewer dice, then fewer squares,
then fewer steps across corners.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.kinds import MOVE, PRONE, ROOTED, STANDING
from downfield.games.blood_bowl.model.position import NOWHERE, Pitch
from downfield.games.blood_bowl.model.questions import Q_TARGET
from downfield.games.blood_bowl.model.skills import BLOODLUST, POGO_STICK, TAKE_ROOT
from downfield.games.blood_bowl.model.tables import NEAR
from downfield.games.blood_bowl.odds.legs import BY_JUMP, CARRIES, DEAD, EQUAL, LEAPT, NONE, OVER
from downfield.games.blood_bowl.odds.luck import BARE, RISING, face_for
from downfield.games.blood_bowl.odds.negatraits import temper_face
from downfield.games.blood_bowl.odds.steps import Steps
from downfield.games.blood_bowl.rules.dice.modifiers import jump_plus
from downfield.games.blood_bowl.rules.dice.roll import DIVE, has_diver
from downfield.games.blood_bowl.rules.turn.activation import JUMPED, STAND_AT, STAND_COST, Activation
from downfield.games.blood_bowl.rules.turn.choices import reach as farthest
from downfield.games.blood_bowl.rules.turn.declaration import stand_cost
from downfield.games.blood_bowl.rules.turn.negatraits import ORDER, TEMPERS, timber_plus
from downfield.kernel.needs import CHOICE
from downfield.kernel.state import Frame
from downfield.kernel.vecs import vec

BENT: Final = vec[i64]([1, 0, 1, 0, 0, 1, 0, 1])  # which of the eight directions go across a corner


def activation(g: Pitch) -> Activation:
    """The activation that is under way."""
    frame: Frame | None = g.top
    while frame is not None and not isinstance(frame, Activation):
        frame = frame.up
    assert isinstance(frame, Activation), "nobody is activated"
    return frame


def is_begun(g: Pitch, slot: i64) -> bool:
    """[BB-8.4] Whether a player's own traits are rolled for; his target is named before."""
    return g.actor == slot and not (g.need == CHOICE and g.question == Q_TARGET)


@mypyc_attr(acyclic=True)
class Reach(Steps):
    """All ways of one player."""

    def find_now(self, g: Pitch) -> None:
        """The player who is being asked for his next step."""
        frame = activation(g)
        self.find(g, frame.slot, frame.moved, frame.how & JUMPED)

    def around(self, g: Pitch) -> None:
        """Only that next step: the squares next to him, and jumps."""
        frame = activation(g)
        self.begin(g, frame.slot, frame.moved, frame.how & JUMPED)
        if g.marks[self.slot] & ROOTED:
            return
        self.step_from(g, 0)
        if self.flags[0] & (OVER | LEAPT) == OVER:
            self.jump_from(g, 0)

    def find(
        self, g: Pitch, slot: i64, moved: i64 = 0, jumped: i64 = 0, rerolls: i64 = -1, action: i64 = MOVE
    ) -> None:
        """Every square that a player on the pitch can reach, `moved` squares after he began."""
        self.begin(g, slot, moved, jumped, rerolls, action)
        if self.count and g.marks[slot] & ROOTED == 0:
            self.search(g, 0)

    def begin(
        self, g: Pitch, slot: i64, moved: i64 = 0, jumped: i64 = 0, rerolls: i64 = -1, action: i64 = MOVE
    ) -> None:
        """Begin with the player where he is; nothing if he cannot be activated."""
        self.clear()
        self.count = 0
        here: i64 = g.at[slot]
        if here == NOWHERE or g.status[slot] > PRONE:
            return
        self.slot = slot
        self.side = g.side_of(slot)
        self.luck.begin(g, slot, rerolls)
        self.allowance = g.ma(slot)
        self.total = farthest(g, slot)
        self.weigh(g)
        if g.actor == slot and not is_begun(g, slot):
            action = activation(g).action
        lies = g.status[slot] == PRONE
        self.minds = 0
        node = self.steadied(g, action, lies)
        if lies:
            moved = stand_cost(g, slot)
            if moved and self.allowance < STAND_COST:
                node = self.luck.roll(node, RISING, face_for(STAND_AT, timber_plus(g, slot)))
                self.minds += 1
        self.off = self.rooting(g, node, lies)
        flags: i64 = (LEAPT if jumped else 0) | (CARRIES if g.holder == slot else 0)
        self.add(here, node, moved, flags, self.minds, 0, NONE)

    def steadied(self, g: Pitch, action: i64, lies: bool) -> i64:
        """[BB-18.2] The luck when his own mind lets him act; Take Root and thirst depend on where he goes."""
        slot = self.slot
        node: i64 = 0
        if g.traits[slot] & TEMPERS == 0 or is_begun(g, slot):
            return node
        for i in range(len(ORDER)):
            trait: i64 = ORDER[i]
            face = 0 if trait in (TAKE_ROOT, BLOODLUST) else temper_face(g, slot, action, trait)
            if face:
                node = self.luck.roll(node, RISING if lies else BARE, face)  # [BB-3.11]
                self.minds += 1
        return node

    def rooting(self, g: Pitch, node: i64, lies: bool) -> i64:
        """[BB-18.T24] The luck when he has not taken root, which only hinders steps."""
        slot = self.slot
        if g.traits[slot] & TAKE_ROOT == 0 or is_begun(g, slot):
            return node
        face = temper_face(g, slot, MOVE, TAKE_ROOT)
        return self.luck.roll(node, RISING if lies else BARE, face) if face else node

    def ready(self, g: Pitch, action: i64, lies: bool) -> i64:
        """[BB-8.4, BB-18.A6] The luck when he comes to a block, or what takes its place, from where he is."""
        node = self.steadied(g, action, lies)
        return self.luck.roll(node, BARE, face_for(g.ag(self.slot), 1)) if lies else node

    def go_on(self, g: Pitch, square: i64) -> None:
        """Forget all other squares, and search on from the best way to this one."""
        leg = self.best(square)
        self.clear()
        if leg == NONE:
            return
        first = self.count
        flags: i64 = self.flags[leg] & ~(DEAD | OVER)
        self.add(
            square, self.node[leg], self.spent[leg], flags, self.dice[leg], self.bends[leg], self.prev[leg]
        )
        self.search(g, first)

    def search(self, g: Pitch, first: i64) -> None:
        """Square by square of movement: the steps from the legs one shorter, then the jumps from those two shorter."""
        older = first
        old = first
        while True:
            end = self.count
            for leg in range(old, end):
                if self.flags[leg] & DEAD == 0:
                    self.step_from(g, leg)
            for leg in range(older, old):
                if self.flags[leg] & (DEAD | OVER | LEAPT) == OVER:
                    self.jump_from(g, leg)
            if self.count == end and old == end:
                return
            older = old
            old = end

    def step_from(self, g: Pitch, leg: i64) -> None:
        """[BB-9.3] All eight squares around."""
        here: i64 = self.square[leg]
        if self.spent[leg] >= self.total or self.is_home(g, leg):
            return
        slot = self.slot
        spent: i64 = self.spent[leg] + 1
        board = g.board
        safe = self.safe
        luck = self.luck
        node: i64 = self.node[leg] if self.prev[leg] != NONE else self.off
        dice: i64 = self.dice[leg] + (1 if node != self.node[leg] else 0)
        if spent > self.allowance:
            node = luck.roll(node, self.rush_way, self.rush_face)
            dice += 1
        flags: i64 = self.flags[leg] & (LEAPT | CARRIES)
        marked = g.marking(here, self.side) > 0
        if marked:
            if self.grasped:
                node = self.torn_away(g, node, here)
            self.turn_away(g, here)
            dice += 1
        over: i64 = OVER if self.leaps else 0
        near = NEAR
        bent = BENT
        last = self.last
        top = self.top
        top_fresh = self.top_fresh
        sure = luck.sure
        fresh = luck.fresh
        bends: i64 = self.bends[leg]
        for i in range(8):
            to = here + near[i]
            cell: i64 = board[to]
            if cell != 0 and cell != slot + 1:
                if cell > 0 and g.status[cell - 1] != STANDING:
                    over = OVER
            elif safe[to] == NONE or (safe[to] == spent and not marked):
                after = self.dodged(g, node, to) if marked else node
                if top[to] > sure[after] + EQUAL and top_fresh[to] > fresh[after] - EQUAL:
                    continue
                bend = bends + bent[i]
                if last[to] == NONE or not self.is_beaten(last[to], after, spent, flags, dice, bend, leg):
                    self.arrive(g, to, after, spent, flags, dice, bend, leg)
        self.flags[leg] |= over

    def jump_costs(self, g: Pitch, here: i64) -> i64:
        """[BB-18.T14] What whoever may dive takes off a jump."""
        if g.traits[self.slot] & POGO_STICK == 0 and has_diver(g, here, 1 - self.side):
            return DIVE
        return 0

    def jump_face(self, g: Pitch, here: i64, to: i64) -> i64:
        """[BB-9.17] The face that a jump from one square to another needs."""
        plus = jump_plus(g, self.slot, here, to) - self.jump_costs(g, here)
        return face_for(g.ag(self.slot), plus)

    def jump_from(self, g: Pitch, leg: i64) -> None:
        """[BB-9.16, BB-9.17] Jump over a prone player, or with Leap over anything, for two squares of movement."""
        spent: i64 = self.spent[leg] + 2
        if spent > self.total or self.is_home(g, leg):
            return
        here: i64 = self.square[leg]
        slot = self.slot
        luck = self.luck
        node: i64 = self.node[leg] if self.prev[leg] != NONE else self.off
        dice: i64 = self.dice[leg] + (2 if node != self.node[leg] else 1)
        if self.grasped:
            node = self.torn_away(g, node, here)
        rushes = spent - self.allowance
        for _ in range(2 if rushes > 2 else rushes):
            node = luck.roll(node, self.rush_way, self.rush_face)
            dice += 1
        less = self.jump_costs(g, here)
        flags: i64 = self.flags[leg] & CARRIES | LEAPT | BY_JUMP
        for i in range(8):
            over = here + NEAR[i]
            cell: i64 = 0 if g.board[over] == slot + 1 else g.board[over]
            if cell < 0 or (self.leaps == 0 and (cell == 0 or g.status[cell - 1] == STANDING)):
                continue
            for k in range(3):
                to = over + g.tables.pushed[3 * i + k]
                if self.safe[to] == NONE and (g.board[to] == 0 or g.board[to] == slot + 1):
                    face = face_for(g.ag(slot), jump_plus(g, slot, here, to) - less)
                    self.arrive(
                        g, to, luck.roll(node, self.jump_way, face), spent, flags, dice, self.bends[leg], leg
                    )
