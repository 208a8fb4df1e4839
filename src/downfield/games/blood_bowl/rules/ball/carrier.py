# mypyc: compiled
"""Small words of the ball: dropped, carried over the line, and who goes down with it."""

from mypy_extensions import i64

from downfield.games.blood_bowl.model.facts import E_KNOCKED_DOWN, E_PLACED_PRONE, E_TOUCHDOWN
from downfield.games.blood_bowl.model.kinds import (
    DROPPED,
    KNOCKED,
    LAID_DOWN,
    LOOSE,
    NO_TURNOVER,
    PRONE,
    REELING,
    STANDING,
    THIRSTY,
)
from downfield.games.blood_bowl.model.position import CLOCK, NOWHERE, SCORE, Pitch
from downfield.games.blood_bowl.model.skills import BALL_AND_CHAIN, SAFE_PAIR_OF_HANDS
from downfield.kernel.needs import NOBODY


def turn_over(g: Pitch, cause: i64) -> None:
    """[BB-8.10, BB-8.12] The active team loses its turn; the first cause counts."""
    if g.turnover == NO_TURNOVER:
        g.turnover = cause


def drop(g: Pitch, slot: i64) -> bool:
    """A carrier loses the ball in its square; it bounces later [BB-3.10]."""
    if g.holder != slot:
        return False
    g.holder = NOBODY
    g.loose = LOOSE
    return True


def go_down(g: Pitch, slot: i64) -> bool:
    """A standing player goes down; whether he had the ball, which Safe Pair of Hands may lay down later [BB-18.A8]."""
    careful = g.at_work(slot, SAFE_PAIR_OF_HANDS)
    if g.status[slot] == STANDING:
        g.set_status(slot, PRONE)
        if g.traits[slot] & BALL_AND_CHAIN:
            g.marks[slot] |= REELING
    held = drop(g, slot)
    if held and careful:
        g.loose = LAID_DOWN + slot
    return held


def knock(g: Pitch, slot: i64) -> None:
    """[BB-3.9] Knocked down: the armour roll comes next; a turnover for the active team."""
    g.tell(E_KNOCKED_DOWN, slot)
    go_down(g, slot)
    if g.side_of(slot) == g.active:
        turn_over(g, KNOCKED)


def put_down(g: Pitch, slot: i64) -> None:
    """[BB-3.7] Placed prone: no armour roll, a turnover only with the ball."""
    g.tell(E_PLACED_PRONE, slot)
    if go_down(g, slot) and g.side_of(slot) == g.active:
        turn_over(g, DROPPED)


def is_late(g: Pitch, seconds: i64) -> bool:
    """[BB-8.14] Whether the seconds of the running turn are used up, after so many more."""
    g.sides[CLOCK + g.active] += seconds
    return g.sides[CLOCK + g.active] >= g.tables.seconds


def check_touchdown(g: Pitch, slot: i64) -> None:
    """[BB-17.1] A standing player with the ball in the opposing end zone has scored [BB-17.2]."""
    check_run(g, slot, NOWHERE)


def check_run(g: Pitch, slot: i64, origin: i64) -> None:
    """[BB-17.1] The same at the end of a walk, which is told first."""
    if g.holder != slot or g.status[slot] != STANDING or g.scored or g.marks[slot] & THIRSTY:  # [BB-17.5]
        return
    side = g.side_of(slot)
    if g.tables.column[g.at[slot]] == g.goal_column(side):
        g.scored = side + 1
        home = g.sides[SCORE] + (0 if side else 1)  # counted once the drive ends
        g.tell_walk(slot, origin)
        g.tell(E_TOUCHDOWN, slot, home, g.sides[SCORE + 1] + side)
