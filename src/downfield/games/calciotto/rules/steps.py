# mypyc: compiled
"""Chapter 6: where figures may step; the small area on the way, and the keeper's duty to release the ball."""

from typing import Final

from mypy_extensions import i64

from downfield.games.calciotto.model.kinds import STEP
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import FREE, GOAL, SLOTS, SMALL
from downfield.games.calciotto.rules.lines import reach
from downfield.kernel.needs import NOBODY

RELEASES: Final = 254  # of a reach: the team-mates of a keeper


def list_steps(g: Pitch) -> None:
    """List the steps of every figure that may move, in the order of slots and ways."""
    side = g.turn
    at = g.at
    left = g.left
    board = g.board
    delta = g.tables.delta
    marks = g.tables.marks
    opts = g.opts
    n: i64 = g.n
    small: i64 = SMALL << side
    first: i64 = SLOTS * side
    guarded = is_guarded(g)
    pool = g.pool
    alone = g.runner != NOBODY or g.group != NOBODY  # not every figure may move
    for slot in range(first, first + SLOTS):
        if left[slot] == 0 or ((pool == 0 or alone) and not may_step(g, slot)):
            continue
        here: i64 = at[slot]
        if slot == first:  # [CAL-6.6] keepers step along their goal
            g.n = n
            list_keeper_steps(g, slot, guarded)
            n = g.n
            continue
        answer: i64 = STEP + 4 * (slot - first)
        for way in range(4):
            square: i64 = here + delta[way]
            if board[square] != FREE:  # [CAL-6.5, CAL-2.12] nobody steps on or through a figure
                continue
            if guarded and not still_releases(g, slot, square):
                continue
            if marks[square] & small and not gets_out(g, slot, square):
                continue
            opts[n] = answer + way
            n += 1
    g.n = n


def list_keeper_steps(g: Pitch, slot: i64, guarded: bool) -> None:
    """List a keeper's steps to the right and to the left."""
    for way in range(1, 4, 2):
        square: i64 = g.at[slot] + g.tables.delta[way]
        if g.board[square] == GOAL and not (guarded and not still_releases(g, slot, square)):
            g.offer(STEP + way)


def may_step(g: Pitch, slot: i64) -> bool:
    """Whether a figure has a point to step with, is its seat's own, and nobody else must first leave the small area."""
    if g.pool == 0 and (slot != g.sprinter or g.private == 0):
        return False
    if g.runner != NOBODY:  # [CAL-6.7]
        return slot == g.runner
    return g.group == NOBODY or g.owner_of(slot) == g.group  # [CAL-20.2]


def points_of(g: Pitch, slot: i64) -> i64:
    """Points with which a figure may step: the pool and, for a sprinter, its own [CAL-12.1]."""
    return g.pool + (g.private if slot == g.sprinter else 0)


def gets_out(g: Pitch, slot: i64, square: i64) -> bool:
    """[CAL-6.7] Whether a figure that steps into its own small area can still leave it."""
    here: i64 = g.at[slot]
    saved = pay(g, slot)
    g.put(slot, square)
    found = leads_out(g, slot)
    g.put(slot, here)
    refund(g, slot, saved)
    return found


def leads_out(g: Pitch, slot: i64) -> bool:
    """Whether a way out of the small area is left, with the steps and points left and the duty of CAL-8.11."""
    if g.left[slot] == 0 or points_of(g, slot) == 0:
        return False
    here: i64 = g.at[slot]
    guarded = is_guarded(g)  # anew on every square: the step before may have opened a line
    for way in range(4):
        square: i64 = here + g.tables.delta[way]
        if g.board[square] != FREE or (guarded and not still_releases(g, slot, square)):
            continue
        if g.tables.marks[square] & SMALL << g.turn == 0 or gets_out(g, slot, square):
            return True
    return False


def pay(g: Pitch, slot: i64) -> i64:
    """[CAL-6.2, CAL-6.4, CAL-23.5] A step costs a point, a sprinter's own first; 1 if it was one of those."""
    g.left[slot] -= 1
    if slot == g.sprinter and g.private > 0:
        g.private -= 1
        return 1
    g.pool -= 1
    return 0


def refund(g: Pitch, slot: i64, private: i64) -> None:
    """Take back what `pay` took."""
    g.left[slot] += 1
    g.private += private
    g.pool += 1 - private


def step(g: Pitch, slot: i64, way: i64) -> None:
    """[CAL-6.3] A figure goes to a contiguous square, with the ball if it has it [CAL-6.8]."""
    pay(g, slot)
    square: i64 = g.at[slot] + g.tables.delta[way]
    g.put(slot, square)
    inside = slot % SLOTS != 0 and g.tables.marks[square] & SMALL << g.turn != 0
    g.runner = slot if inside else NOBODY


# The keeper's duty to release the ball [CAL-8.11] -----------------------------------------------------------------


def owes_release(g: Pitch) -> bool:
    """Whether the seat whose points these are has the keeper, who owes a pass and has one."""
    if g.release == 0 or (g.group != NOBODY and g.owner_of(g.carrier) != g.group):
        return False
    return has_release(g)


def is_guarded(g: Pitch) -> bool:
    """Whether no step may take the keeper's last pass away, of whichever partner it is."""
    return g.release != 0 and has_release(g)


def has_release(g: Pitch) -> bool:
    """Whether the keeper has a pass that the points reach."""
    return reach(g, g.at[g.keeper(g.turn)], g.pool, g.turn, 0) & RELEASES != 0


def still_releases(g: Pitch, slot: i64, square: i64) -> bool:
    """Whether the keeper has a pass after a step, too."""
    here: i64 = g.at[slot]
    saved = pay(g, slot)
    g.put(slot, square)
    found = has_release(g)
    g.put(slot, here)
    refund(g, slot, saved)
    return found
