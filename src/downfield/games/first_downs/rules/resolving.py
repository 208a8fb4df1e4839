# mypyc: compiled
"""Chapter 5: comparing the cards, moving the coins, counting the downs."""

from mypy_extensions import i64

from downfield.games.first_downs.model.facts import (
    E_COMPARED,
    E_FIRST_DOWN,
    E_GAINED,
    E_GOAL_TO_GO,
    E_LOSS_IGNORED,
    E_LOST,
    E_NEXT_DOWN,
    E_REVEALED,
    E_STOPPED,
    E_TACKLED,
    E_TOUCHDOWN,
)
from downfield.games.first_downs.model.kinds import CONVERSION, GOES_ON, HELD, SCORED, STOPPED, TOUCHDOWN
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.rules.momentum import earn_first_down, earn_tackle


def compare(g: Downs) -> None:
    """[FFD-5.1] The option's zone and yards meet the entry that the defence card has for this zone."""
    g.emit(E_REVEALED, g.option + 1, g.card + 1)
    if g.t.is_shield(g.play, g.option, g.card):  # [FFD-5.2]
        g.tackled = 1
        g.result = 0
        g.emit(E_TACKLED, g.attacker)
    else:  # [FFD-5.3]
        g.result = g.t.result(g.play, g.option, g.card)
        promised = g.t.promised(g.play, g.option)
        g.emit(E_COMPARED, g.result, promised, g.result - promised)


def carry_out(g: Downs) -> i64:
    """[FFD-10.6] Once the result is final coins move, momentum is earned [FFD-10.5] and the count changes."""
    if g.tackled and not g.stolen:
        earn_tackle(g)
    if g.stage == CONVERSION:  # [FFD-6.2] its yards count only if they are all taken again
        return SCORED if g.result >= g.distance() else HELD
    if g.result >= g.distance():
        return score_touchdown(g)
    if g.result >= g.neutral:
        return make_first_down(g)
    if g.result > 0:
        gain(g)
    elif g.result < 0:
        lose(g)
    return count_down(g)


def gain(g: Downs) -> None:
    """[FFD-5.5] The attacker takes yards from the neutral zone, and when it is empty from the defender's."""
    g.emit(E_GAINED, g.attacker, g.result)
    if g.result < g.neutral:
        g.lay(g.own + g.result, g.neutral - g.result)
    else:
        g.lay(g.own + g.result, 0)


def lose(g: Downs) -> None:
    """[FFD-5.6] Yards go from the attacker to the neutral zone; what he does not have is ignored, nobody scores."""
    lost: i64 = -g.result
    if lost > g.own:
        g.emit(E_LOSS_IGNORED, g.attacker, lost - g.own)
        lost = g.own
    if lost > 0:
        g.emit(E_LOST, g.attacker, lost)
        g.lay(g.own - lost, g.neutral + lost)


def make_first_down(g: Downs) -> i64:
    """[FFD-5.7] Every neutral yard is taken [FFD-5.7a]: first down, and the defender moves ten yards up."""
    unbought: i64 = g.result
    if g.bought:
        unbought -= g.t.trick_yards
    earned = unbought >= g.neutral
    gain(g)
    g.down = 1
    if g.theirs < g.t.ten:  # [FFD-5.7b] goal to go: he moves all he has
        g.emit(E_GOAL_TO_GO, g.attacker, g.theirs)
        g.lay(g.own, g.theirs)
    else:
        g.emit(E_FIRST_DOWN, g.attacker, g.theirs)
        g.lay(g.own, g.t.ten)
    earn_first_down(g, earned)
    return GOES_ON


def score_touchdown(g: Downs) -> i64:
    """[FFD-5.8] The attacker holds every yard, surplus yards are lost; [FFD-11.1a] it earns no momentum."""
    g.emit(E_TOUCHDOWN, g.attacker, g.distance())
    g.lay(g.t.field, 0)
    g.down = 1
    g.stage = TOUCHDOWN
    return SCORED


def count_down(g: Downs) -> i64:
    """[FFD-5.9] The next down, or after the fourth the end of the drive."""
    if g.down == g.t.downs:
        g.emit(E_STOPPED, g.attacker, g.neutral)
        return STOPPED
    g.down += 1
    g.emit(E_NEXT_DOWN, g.down, g.neutral)
    return GOES_ON
