# mypyc: compiled
"""Chapter 15: a bomb is thrown, caught, thrown on, and goes off."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import (
    E_BOMB_CAUGHT,
    E_BOMB_KEPT,
    E_BOMB_LOST,
    E_BOMB_STRAYED,
    E_BOMB_THROWN,
    E_EXPLODED,
)
from downfield.games.blood_bowl.model.kinds import (
    ACCURATE_PASS,
    BLIZZARD,
    BLOWN_UP,
    BOMB,
    D_SIX,
    DEFLECTED,
    OUT_OF_RANGE,
    SCATTERED,
    STANDING,
    T_BOMB,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_BOMB_AT, Q_LOB
from downfield.games.blood_bowl.model.skills import HAIL_MARY_PASS, SAFE_PASS
from downfield.games.blood_bowl.model.tables import BIT, BOTH, distance
from downfield.games.blood_bowl.rules.ball.carrier import put_down, turn_over
from downfield.games.blood_bowl.rules.ball.loose_ball import can_catch, end_with_ball
from downfield.games.blood_bowl.rules.ball.throwing import ACCURATE, FAR, FUMBLE, Throw
from downfield.games.blood_bowl.rules.dice.modifiers import bomb_plus
from downfield.games.blood_bowl.rules.dice.range_ruler import list_aims
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.dice.scatter import OUT
from downfield.games.blood_bowl.rules.harm.injury import Injury
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

GOES_OFF: Final = 4  # in the hands of who has caught it, and on who stands beside it


@mypyc_attr(acyclic=True, free_list_len=1)
class Bomb(Throw):
    """[BB-15.7] Thrown like a pass, but not the ball; it never bounces, and whoever catches it may have to throw it on.

    Nobody's turn is over by it as such [BB-15.8]; a player who holds the ball may catch it as well [BB-15.9].
    """

    TAG: Final = 71
    LOBBED: Final = 12
    CAUGHT: Final = 13
    BURNT: Final = 14

    def __init__(
        self, bomber: i64, slot: i64, square: i64, again: i64 = 0, how: i64 = 0, target: i64 = 0, outcome: i64 = 0,
        plus: i64 = 0, foe: i64 = NOBODY, spent: i64 = 0, arm: i64 = 0,
    ) -> None:  # fmt: skip
        super().__init__(slot, how, target, outcome, plus, foe, spent, arm)
        self.bomber = bomber  # whose it was at first
        self.square = square  # where it is; plus OUT it has left the pitch from there
        self.again = again  # it was caught, and must be thrown

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Bomb.LOBBED:
                self.how = FAR if got else 0
                return self.take_aim(g)
            case Bomb.CAUGHT:
                return self.hold(g, self.slot) if got > 0 else self.explode(g)
            case Bomb.BURNT:  # [BB-2.12] nothing re-rolls it
                return self.explode(g) if got + 1 >= GOES_OFF else self.throw_on(g)
        return super().resume(m, got)

    def aim(self, g: Pitch) -> i64:
        """[BB-12.13] A player with Hail Mary Pass may use it for a bomb."""
        if g.skills[self.slot] & HAIL_MARY_PASS and g.weather != BLIZZARD:
            self.arm = Bomb.LOBBED
            g.offer_upto(2)
            return g.ask(g.side_of(self.slot), Q_LOB)
        return self.take_aim(g)

    def take_aim(self, g: Pitch) -> i64:
        """[BB-8.6] A player need not throw his own bomb, but must throw one that he has caught."""
        self.arm = Throw.AIMED
        if self.again == 0:
            g.offer(0)
        list_aims(g, self.slot, OUT_OF_RANGE if self.how == FAR else BOMB)
        return g.ask(g.side_of(self.slot), Q_BOMB_AT)

    def aimed(self, g: Pitch) -> i64:
        """Animosity and On the Ball do not apply to a bomb."""
        return self.test(g)

    def let_go(self, g: Pitch) -> None:
        g.tell(E_BOMB_THROWN, self.slot, self.outcome, self.target)

    def stray(self, g: Pitch, landing: i64) -> None:
        if landing < OUT:
            g.emit(E_BOMB_STRAYED, landing)
        self.square = landing

    def put(self, g: Pitch, square: i64) -> None:
        self.square = square

    def where(self, g: Pitch) -> i64:
        return self.square % OUT

    def fumble(self, g: Pitch) -> i64:
        """It goes off in his hands, unless he passes safely."""
        g.tell(E_BOMB_THROWN, self.slot, FUMBLE, self.target)
        if g.skills[self.slot] & SAFE_PASS:
            g.tell(E_BOMB_KEPT, self.slot)
            return g.done(0)
        return self.explode(g)

    def convert(self, g: Pitch) -> i64:
        """[BB-12.16] A player who deflects it must try to catch it."""
        self.square = g.at[self.foe]
        return self.try_catch(g, self.foe, DEFLECTED)

    def come_down(self, g: Pitch) -> i64:
        """Off the pitch it does nothing; a player in the square must try to catch it [BB-12.19]."""
        if self.square >= OUT:
            g.emit(E_BOMB_LOST)
            return g.done(0)
        slot = g.player_at(self.square)
        if slot == NOBODY or not can_catch(g, slot):
            return self.explode(g)
        return self.try_catch(g, slot, ACCURATE_PASS if self.outcome == ACCURATE else SCATTERED)

    def try_catch(self, g: Pitch, slot: i64, how: i64) -> i64:
        """[BB-15.9] Skills for the ball do not help."""
        self.slot = slot
        self.arm = Bomb.CAUGHT
        return g.call(Test(T_BOMB, slot, g.ag(slot), bomb_plus(g, slot, how)))

    def hold(self, g: Pitch, slot: i64) -> i64:
        g.tell(E_BOMB_CAUGHT, slot)
        self.arm = Bomb.BURNT
        return g.roll(D_SIX, 6)

    def throw_on(self, g: Pitch) -> i64:
        self.again = 1
        self.how = 0
        self.target = 0
        self.spent = 0
        return self.aim(g)

    def explode(self, g: Pitch) -> i64:
        self.arm = Throw.ENDED
        return g.call(Explosion(self.square, self.bomber))

    def end(self, g: Pitch) -> i64:
        return g.done(0)

    def copy(self) -> Frame:
        return Bomb(
            self.bomber,
            self.slot,
            self.square,
            self.again,
            self.how,
            self.target,
            self.outcome,
            self.plus,
            self.foe,
            self.spent,
            self.arm,
        )

    def ints(self) -> list[int]:
        return [
            Bomb.TAG,
            self.arm,
            self.bomber,
            self.slot,
            self.square,
            self.again,
            self.how,
            self.target,
            self.outcome,
            self.plus,
            self.foe,
            self.spent,
        ]


@mypyc_attr(acyclic=True, free_list_len=1)
class Explosion(Frame):
    """[BB-15.8, BB-0.7] A die for each neighbour, then armour and injury of everybody hit, then the ball."""

    TAG: Final = 72
    START: Final = 0
    ROLLED: Final = 1
    HURT: Final = 2
    ENDED: Final = 3

    def __init__(self, square: i64, bomber: i64, slot: i64 = -1, hit: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.square = square
        self.bomber = bomber
        self.slot = slot  # the last one seen to
        self.hit = hit  # who is hit, as bits

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Explosion.START:
                g.emit(E_EXPLODED, self.square)
                there = g.player_at(self.square)
                if there != NOBODY:
                    self.hit = BIT[there]
                return self.next_neighbour(g)
            case Explosion.ROLLED:
                if got + 1 >= GOES_OFF:
                    self.hit |= BIT[self.slot]
                return self.next_neighbour(g)
            case Explosion.HURT:
                return self.next_patient(g)
        return g.done(0)

    def next_neighbour(self, g: Pitch) -> i64:
        while self.slot + 1 < BOTH:
            self.slot += 1
            if g.is_on(self.slot) and distance(g.at[self.slot], self.square) == 1:
                self.arm = Explosion.ROLLED
                return g.roll(D_SIX, 6)
        self.slot = -1
        self.blast(g)
        return self.next_patient(g)

    def blast(self, g: Pitch) -> None:
        """[BB-8.10] Standing players are placed prone: a turnover only for the bomber himself or a carrier."""
        for slot in range(BOTH):
            if self.hit & BIT[slot] and g.status[slot] == STANDING:
                if slot == self.bomber:
                    turn_over(g, BLOWN_UP)
                put_down(g, slot)

    def next_patient(self, g: Pitch) -> i64:
        """The next armour roll, also against players who lay there already."""
        while self.slot + 1 < BOTH:
            self.slot += 1
            if self.hit & BIT[self.slot]:
                self.arm = Explosion.HURT
                return g.call(Injury(self.slot))
        return end_with_ball(g, self, Explosion.ENDED)

    def copy(self) -> Frame:
        return Explosion(self.square, self.bomber, self.slot, self.hit, self.arm)

    def ints(self) -> list[int]:
        return [Explosion.TAG, self.arm, self.square, self.bomber, self.slot, self.hit]
