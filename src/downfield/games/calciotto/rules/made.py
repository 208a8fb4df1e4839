# mypyc: compiled
"""Every frame by its tag. Written by tools/declared.py."""

from mypy_extensions import i64

from downfield.games.calciotto.rules.cards import Cards
from downfield.games.calciotto.rules.contrast import Contrast
from downfield.games.calciotto.rules.free_kick import FreeKick
from downfield.games.calciotto.rules.kick_off import KickOff
from downfield.games.calciotto.rules.line_up import Assembly, CallUp, LineUp, NewLineUp
from downfield.games.calciotto.rules.movement import Movement
from downfield.games.calciotto.rules.penalty import Penalty
from downfield.games.calciotto.rules.phases import Course
from downfield.games.calciotto.rules.relocation import Relocations, Retreat
from downfield.games.calciotto.rules.roll import Roll
from downfield.games.calciotto.rules.sanctions import Caution
from downfield.games.calciotto.rules.shoot_out import ShootOut
from downfield.games.calciotto.rules.shot import Shot
from downfield.games.calciotto.rules.spending import Spend
from downfield.games.calciotto.rules.substitutions import Substitutions
from downfield.games.calciotto.rules.toss import Toss
from downfield.games.calciotto.rules.wall import Wall
from downfield.kernel.state import Frame
from downfield.kernel.window import Window


def make(tag: i64, d: list[int]) -> Frame:
    """The frame with these ints: tag, arm, then the fields of its constructor."""
    if tag == Assembly.TAG:
        return Assembly(d[1])
    if tag == CallUp.TAG:
        return CallUp(d[2], d[3], d[4], d[1])
    if tag == Cards.TAG:
        return Cards(d[2], d[1])
    if tag == Caution.TAG:
        return Caution(d[2], d[3], d[1])
    if tag == Contrast.TAG:
        return Contrast(d[2], d[1])
    if tag == Course.TAG:
        return Course(d[1])
    if tag == FreeKick.TAG:
        return FreeKick(d[2], d[1])
    if tag == KickOff.TAG:
        return KickOff(d[2], d[1])
    if tag == LineUp.TAG:
        return LineUp(d[2], d[3], d[4], d[1])
    if tag == Movement.TAG:
        return Movement(d[2], d[3], d[1])
    if tag == NewLineUp.TAG:
        return NewLineUp(d[1])
    if tag == Penalty.TAG:
        return Penalty(d[1])
    if tag == Relocations.TAG:
        return Relocations(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Retreat.TAG:
        return Retreat(d[2], d[3], d[4], d[5], d[1])
    if tag == Roll.TAG:
        return Roll(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[1])
    if tag == ShootOut.TAG:
        return ShootOut(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[1])
    if tag == Shot.TAG:
        return Shot(d[2], d[1])
    if tag == Spend.TAG:
        return Spend(d[2], d[3], d[1])
    if tag == Substitutions.TAG:
        return Substitutions(d[2], d[3], d[1])
    if tag == Toss.TAG:
        return Toss(d[2], d[3], d[4], d[5], d[1])
    if tag == Wall.TAG:
        return Wall(d[2], d[3], d[4], d[5], d[1])
    assert tag == Window.TAG, "no frame has this tag"
    return Window.of(d)
