# mypyc: compiled
"""Every frame by its tag. Written by tools/declared.py."""

from mypy_extensions import i64

from downfield.games.first_and_roll.rules.blocked_punt import Blocked, BlockRoll, Catch
from downfield.games.first_and_roll.rules.clock import Tick
from downfield.games.first_and_roll.rules.field_goal import FieldGoal
from downfield.games.first_and_roll.rules.hail_mary import HailMary
from downfield.games.first_and_roll.rules.halves import Halves
from downfield.games.first_and_roll.rules.kick_off import KickOff, OnsideKick
from downfield.games.first_and_roll.rules.long_bomb import Bomb
from downfield.games.first_and_roll.rules.penalty import Penalty
from downfield.games.first_and_roll.rules.play import Play
from downfield.games.first_and_roll.rules.punt import Kick, Punt
from downfield.games.first_and_roll.rules.snap import Snap
from downfield.games.first_and_roll.rules.toss import Toss
from downfield.games.first_and_roll.rules.tries import Try
from downfield.games.first_and_roll.rules.turnover import Return
from downfield.kernel.state import Frame
from downfield.kernel.window import Window


def make(tag: i64, d: list[int]) -> Frame:
    """The frame with these ints: tag, arm, then the fields of its constructor."""
    if tag == BlockRoll.TAG:
        return BlockRoll(d[2], d[3], d[1])
    if tag == Blocked.TAG:
        return Blocked(d[2], d[3], d[4], d[1])
    if tag == Bomb.TAG:
        return Bomb(d[2], d[3], d[4], d[1])
    if tag == Catch.TAG:
        return Catch(d[1])
    if tag == FieldGoal.TAG:
        return FieldGoal(d[1])
    if tag == HailMary.TAG:
        return HailMary(d[2], d[1])
    if tag == Halves.TAG:
        return Halves(d[1])
    if tag == Kick.TAG:
        return Kick(d[2], d[1])
    if tag == KickOff.TAG:
        return KickOff(d[2], d[3], d[4], d[1])
    if tag == OnsideKick.TAG:
        return OnsideKick(d[2], d[1])
    if tag == Penalty.TAG:
        return Penalty(d[2], d[1])
    if tag == Play.TAG:
        return Play(d[2], d[3], d[4], d[1])
    if tag == Punt.TAG:
        return Punt(d[1])
    if tag == Return.TAG:
        return Return(d[2], d[3], d[4], d[5], d[1])
    if tag == Snap.TAG:
        return Snap(d[2], d[3], d[1])
    if tag == Tick.TAG:
        return Tick(d[2], d[3], d[1])
    if tag == Toss.TAG:
        return Toss(d[2], d[3], d[1])
    if tag == Try.TAG:
        return Try(d[2], d[1])
    assert tag == Window.TAG, "no frame has this tag"
    return Window.of(d)
