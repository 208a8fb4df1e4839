# mypyc: compiled
"""Chapter 18: what a player's own mind makes of his activation, before he acts."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import (
    E_CONFUSED,
    E_KNOCKED_DOWN,
    E_LASHED_OUT,
    E_RAGED,
    E_ROOTED,
    E_THIRSTY,
)
from downfield.games.blood_bowl.model.kinds import (
    AT,
    AT_REST,
    BLITZ,
    BLOCK_ACTION,
    BLOCK_TWO,
    BOUNCED,
    CHAIN_ACTION,
    DROPPED,
    LAST_BLOW,
    MOVE,
    NO_ZONE,
    ROOTED,
    STAB_ACTION,
    STANDING,
    T_TRAIT,
    THIRSTY,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_LASH_OUT, Q_THIRST
from downfield.games.blood_bowl.model.skills import (
    ANIMAL_SAVAGERY,
    BLOODLUST,
    BONE_HEAD,
    REALLY_STUPID,
    TAKE_ROOT,
    TIMMM_BER,
    UNCHANNELLED_FURY,
)
from downfield.games.blood_bowl.model.tables import NEAR, SLOTS, distance
from downfield.games.blood_bowl.rules.ball.carrier import go_down, turn_over
from downfield.games.blood_bowl.rules.ball.loose_ball import LooseBall
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.harm.armour import saw_plus
from downfield.games.blood_bowl.rules.harm.injury import BY_RAGE, Injury
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State
from downfield.kernel.vecs import vec

ORDER: Final = vec[i64](
    [BONE_HEAD, REALLY_STUPID, TAKE_ROOT, UNCHANNELLED_FURY, ANIMAL_SAVAGERY, BLOODLUST]
)  # [BB-18.2]
TEMPERS: Final = BONE_HEAD | REALLY_STUPID | TAKE_ROOT | UNCHANNELLED_FURY | ANIMAL_SAVAGERY | BLOODLUST
EASY: Final = 2  # what must be rolled against Bone Head and Take Root
HARD: Final = 4  # against the others, who are helped by company or by a fight
HELP: Final = 2
GO_ON: Final = 1  # the values: he comes to his action
TO_MOVE: Final = 2  # he only moves instead
OVER: Final = -1  # or not


@mypyc_attr(acyclic=True, free_list_len=1)
class Negatrait(Frame):
    """[BB-18.2, BB-8.4] One roll for each trait of the kind, in their order, until one ends the activation."""

    TAG: Final = 60
    START: Final = 0
    ROLLED: Final = 1
    NAMED: Final = 2
    HURT: Final = 3
    ENDED: Final = 4
    CHANGED: Final = 5

    def __init__(self, slot: i64, action: i64, place: i64 = 0, mate: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.action = action
        self.place = place  # of the trait among them
        self.mate = mate  # at whom he lashes out

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Negatrait.ROLLED:
                if got < 0:
                    return self.give_way(g, ORDER[self.place])
                self.place += 1
            case Negatrait.NAMED:
                return self.lash_out(g, got - AT)
            case Negatrait.HURT:
                if g.loose != AT_REST:
                    self.arm = Negatrait.ENDED
                    return g.call(LooseBall(BOUNCED))
                return self.end(g)
            case Negatrait.ENDED:
                return self.end(g)
            case Negatrait.CHANGED:
                return g.done(TO_MOVE if got else GO_ON)
        return self.next_trait(g)

    def next_trait(self, g: Pitch) -> i64:
        """The next roll of his traits; a rooted player does not roll for Take Root again."""
        slot = self.slot
        while self.place < len(ORDER):
            trait: i64 = ORDER[self.place]
            if g.traits[slot] & trait and not (trait == TAKE_ROOT and g.marks[slot] & ROOTED):
                self.arm = Negatrait.ROLLED
                return g.call(
                    Test(T_TRAIT, slot, least(g, slot, trait), temper_plus(g, slot, self.action, trait))
                )
            self.place += 1
        return g.done(GO_ON)

    def give_way(self, g: Pitch, trait: i64) -> i64:
        """What comes of a roll that failed."""
        slot = self.slot
        if trait == TAKE_ROOT:  # [BB-18.T24] he acts without moving
            g.marks[slot] |= ROOTED
            g.tell(E_ROOTED, slot)
            self.place += 1
            return self.next_trait(g)
        if trait == UNCHANNELLED_FURY:  # [BB-18.T28] the tackle zone is kept
            g.tell(E_RAGED, slot)
            return g.done(OVER)
        if trait == BLOODLUST:
            return self.thirst(g)
        if trait == ANIMAL_SAVAGERY:
            offer_victims(g, slot)
            if g.n > 0:
                self.arm = Negatrait.NAMED
                return g.choose(g.side_of(slot), Q_LASH_OUT)
        self.forget(g)
        return g.done(OVER)

    def forget(self, g: Pitch) -> None:
        """[BB-18.T6, BB-18.T16] A standing player loses his tackle zone."""
        if g.status[self.slot] == STANDING:
            g.marks[self.slot] |= NO_ZONE
            g.show_zone(self.slot)
        g.tell(E_CONFUSED, self.slot)

    def lash_out(self, g: Pitch, mate: i64) -> i64:
        """[BB-18.T1, BB-8.10] A team-mate is knocked down; a turnover only if it had the ball."""
        g.tell_both(E_LASHED_OUT, self.slot, mate)
        g.tell(E_KNOCKED_DOWN, mate)
        if go_down(g, mate):
            turn_over(g, DROPPED)
        self.mate = mate
        self.arm = Negatrait.HURT
        return g.call(Injury(mate, self.slot, saw_plus(g, mate), BY_RAGE))

    def thirst(self, g: Pitch) -> i64:
        """[BB-18.T32] He may move instead of what was declared; where he ends he must feed."""
        g.marks[self.slot] |= THIRSTY
        g.tell(E_THIRSTY, self.slot)
        if self.action in (MOVE, CHAIN_ACTION):
            return g.done(GO_ON)
        self.arm = Negatrait.CHANGED
        g.offer_upto(2)
        return g.ask(g.side_of(self.slot), Q_THIRST)

    def end(self, g: Pitch) -> i64:
        """The next trait follows, after lashing out too."""
        if g.turnover or g.scored:
            return g.done(OVER)
        self.place += 1
        return self.next_trait(g)

    def copy(self) -> Frame:
        return Negatrait(self.slot, self.action, self.place, self.mate, self.arm)

    def ints(self) -> list[int]:
        return [Negatrait.TAG, self.arm, self.slot, self.action, self.place, self.mate]


def least(g: Pitch, slot: i64, trait: i64) -> i64:
    """The lowest roll that passes for a trait."""
    if trait == BLOODLUST:
        return g.bloodlust(slot)
    return EASY if trait in (BONE_HEAD, TAKE_ROOT) else HARD


def temper_plus(g: Pitch, slot: i64, action: i64, trait: i64) -> i64:
    """[BB-18.T1, BB-18.T16, BB-18.T28] A fight helps fury and savagery, a clever team-mate helps the stupid."""
    if trait == REALLY_STUPID:
        return HELP if is_minded(g, slot) else 0
    if trait == BLOODLUST:  # [BB-18.T32]
        return 1 if action in (BLOCK_ACTION, BLOCK_TWO, BLITZ) else 0
    if trait in (UNCHANNELLED_FURY, ANIMAL_SAVAGERY):
        fights = action in (BLOCK_ACTION, BLOCK_TWO, BLITZ) or STAB_ACTION <= action <= LAST_BLOW
        return HELP if fights else 0
    return 0


def is_minded(g: Pitch, slot: i64) -> bool:
    """[BB-18.T16] Whether a standing team-mate without Really Stupid is next to a player."""
    for i in range(8):
        mate = g.player_at(g.at[slot] + NEAR[i])
        if mate != NOBODY and g.side_of(mate) == g.side_of(slot) and g.status[mate] == STANDING:
            if g.traits[mate] & REALLY_STUPID == 0:
                return True
    return False


def offer_victims(g: Pitch, slot: i64) -> None:
    """[BB-18.T1] List the standing team-mates next to a player."""
    first = SLOTS * g.side_of(slot)
    for i in range(SLOTS):
        mate = first + i
        if mate != slot and g.status[mate] == STANDING and distance(g.at[slot], g.at[mate]) == 1:
            g.offer(AT + mate)


def timber_plus(g: Pitch, slot: i64) -> i64:
    """[BB-18.T26] Timmm-ber!: one for each open, standing team-mate next to a player who stands up."""
    if g.traits[slot] & TIMMM_BER == 0:
        return 0
    side = g.side_of(slot)
    plus: i64 = 0
    for i in range(8):
        mate = g.player_at(g.at[slot] + NEAR[i])
        if mate != NOBODY and g.side_of(mate) == side and g.status[mate] == STANDING:
            plus += 1 if g.marking(g.at[mate], side) == 0 else 0
    return plus
