"""What is being done at a stop: the procedures that wait for it, told by name."""

from downfield.games.blood_bowl.components.parts import TESTS
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.notation.shown import (
    Blocked,
    Deed,
    Doing,
    Flight,
    Lining,
    Pushed,
    Tested,
    Who,
)
from downfield.games.blood_bowl.rules.ball.bomb import Bomb, Explosion
from downfield.games.blood_bowl.rules.ball.passes import Pass
from downfield.games.blood_bowl.rules.ball.throw_team_mate import ThrowTeamMate
from downfield.games.blood_bowl.rules.ball.throwing import Throw
from downfield.games.blood_bowl.rules.block.block import Block
from downfield.games.blood_bowl.rules.block.block_dice import BlockDice
from downfield.games.blood_bowl.rules.block.chain_push import ChainPush
from downfield.games.blood_bowl.rules.block.foul import Foul, SendOff
from downfield.games.blood_bowl.rules.block.multiple_block import MultipleBlock
from downfield.games.blood_bowl.rules.block.push_back import PushBack
from downfield.games.blood_bowl.rules.block.trickster import Trickster
from downfield.games.blood_bowl.rules.dice.range_ruler import range_to
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.harm.casualty import Casualty
from downfield.games.blood_bowl.rules.harm.injury import Injury
from downfield.games.blood_bowl.rules.match.inducements import Inducements
from downfield.games.blood_bowl.rules.match.kick_off import KickOff
from downfield.games.blood_bowl.rules.match.moving_events import BlitzEvent, QuickSnap, SolidDefence
from downfield.games.blood_bowl.rules.match.set_up import SetUp, is_line
from downfield.games.blood_bowl.rules.match.swarming import Swarming
from downfield.games.blood_bowl.rules.turn.activation import Activation
from downfield.games.blood_bowl.rules.turn.choices import reach
from downfield.kernel.fields import SIDES
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame

ACTIONS = (
    "move", "block", "blitz", "pass", "hand", "foul", "throw", "stab", "saw", "vomit", "fire",
    "gaze", "bomb", "kick", "chain", "two",
)  # fmt: skip
RANGES = ("quick", "short", "long", "bomb", "far")
FACES = ("PD", "BD", "PB", "PB", "ST", "POW", "PB", "PB")  # a ball and chain pushes in two more ways


def doing(g: Pitch) -> Doing:
    """What the procedures under way tell of themselves."""
    told = Doing()
    for frame in reversed(_frames(g.top)):  # the innermost has the last word
        _tell(g, frame, told)
    return told


def _frames(top: Frame | None) -> list[Frame]:
    """The procedures under way, the innermost first."""
    found = []
    while top is not None:
        found.append(top)
        top = top.up
    return found


def _who(g: Pitch, slot: int) -> Who:
    """A player as boards look him up: side and number."""
    return (slot // SLOTS, g.number_of(slot))


def _name(g: Pitch, told: Doing, slot: int, other: int = NOBODY) -> None:
    """Who does something, and to whom."""
    told.player, told.player_side = g.number_of(slot), SIDES[slot // SLOTS]
    if other != NOBODY:
        told.other = g.number_of(other)


def _tell(g: Pitch, frame: Frame, told: Doing) -> None:
    """What one procedure tells."""
    match frame:
        case Activation():
            _activation(g, frame, told)
        case Test():
            _test(g, frame, told)
        case BlockDice():
            _dice(g, frame, told)
        case Block() | PushBack():
            _block(g, frame, told)
        case ChainPush():
            told.push = [Pushed(_who(g, frame.slot), frame.way)]
            _name(g, told, frame.slot)
        case Bomb():
            _pass(g, frame, told)
            told.bomb = square_name(frame.where(g))
        case Explosion():
            told.bomb, told.blast = square_name(frame.square), 1
        case Pass():
            _pass(g, frame, told)
        case ThrowTeamMate():
            _fly(g, told, frame.slot, frame.target)
            _name(g, told, frame.slot, frame.mate)
        case Injury() | Casualty():
            told.patient = [_who(g, frame.slot)]
            _name(g, told, frame.slot)
        case Trickster():
            _name(g, told, frame.target, frame.slot)
        case MultipleBlock():
            _name(g, told, frame.slot, frame.target())
        case Foul():
            _name(g, told, frame.slot, frame.target)
        case SendOff():
            _name(g, told, frame.slot)
        case _:
            _tell_before(g, frame, told)


def _tell_before(g: Pitch, frame: Frame, told: Doing) -> None:
    """What a procedure before or between the turns tells."""
    match frame:
        case SetUp():
            _line_up(g, frame, told)
        case Inducements():
            told.gold = frame.gold
        case SolidDefence() | BlitzEvent():
            told.left = frame.left
        case QuickSnap():
            _move(g, told, frame.left, frame.slot if frame.arm == QuickSnap.MOVED else NOBODY)
        case Swarming():
            _move(g, told, frame.left, frame.slot if frame.arm == Swarming.PLACED else NOBODY)
        case KickOff() if frame.target:
            told.kick = square_name(frame.land or frame.target)


def _move(g: Pitch, told: Doing, left: int, slot: int) -> None:
    """How many may still be moved by an event, and who is."""
    told.left = left
    if slot != NOBODY:
        _name(g, told, slot)


def _line_up(g: Pitch, frame: SetUp, told: Doing) -> None:
    """[BB-6.3, BB-6.4, BB-6.5] Who sets up, how many are on the line and in the wide zones, and who is placed now."""
    side = frame.side
    placed = [square for square in g.at[SLOTS * side : SLOTS * (side + 1)] if square]
    line = sum(int(is_line(g, square, side)) for square in placed)
    top, bottom = (sum(int(g.tables.wide[square] == wide) for square in placed) for wide in (1, 2))
    told.left, told.lining = frame.left, [Lining(side, (line, top, bottom))]
    if frame.arm == SetUp.PLACED:
        told.placing = [_who(g, frame.slot)]
        _name(g, told, frame.slot)


def _activation(g: Pitch, frame: Activation, told: Doing) -> None:
    """Who is active, what for, against whom, and how far he can still go; beyond his movement, by rushing."""
    slot, target = frame.slot, frame.target
    most, ma, moved = reach(g, slot), g.ma(slot), frame.moved
    told.action = ACTIONS[frame.action]
    told.deed = [Deed(_who(g, slot), _who(g, target) if target != NOBODY else None)]
    told.left, told.rushes, told.moves = max(0, ma - moved), max(0, most - max(ma, moved)), moved
    _name(g, told, slot, target)


def _test(g: Pitch, frame: Test, told: Doing) -> None:
    """What is tried, what the die must show, and what it shows."""
    told.test, told.rolled = TESTS[frame.kind], frame.roll
    told.need = max(2, min(6, frame.target - frame.plus))
    told.tested = [Tested(told.test, told.need, told.rolled, _who(g, frame.slot))]
    _name(g, told, frame.slot)


def _dice(g: Pitch, frame: BlockDice, told: Doing) -> None:
    """The block dice on the table, in the order in which they fell, and whose coach picks."""
    fallen = frame.size() - frame.left
    dice = [FACES[frame.dice >> 3 * (fallen - 1 - i) & 7] for i in range(fallen)]
    picks = g.side_of(frame.slot if frame.count > 0 else frame.target)
    told.block = [Blocked(_who(g, frame.slot), _who(g, frame.target), dice, "", picks=picks)]
    _name(g, told, frame.slot, frame.target)


def _block(g: Pitch, frame: Block | PushBack, told: Doing) -> None:
    """A block whose face is picked, and the square that may be followed into."""
    _name(g, told, frame.slot, frame.target)
    if isinstance(frame, Block) and frame.arm <= Block.PICKED:
        return
    told.face = FACES[frame.face]
    old = square_name(frame.old) if isinstance(frame, PushBack) and frame.old else ""
    told.block = [Blocked(_who(g, frame.slot), _who(g, frame.target), [told.face], told.face, old=old)]


def _pass(g: Pitch, frame: Throw, told: Doing) -> None:
    """Who throws to where, by what range; no target while the coach aims."""
    _fly(g, told, frame.slot, frame.target)
    _name(g, told, frame.slot)


def _fly(g: Pitch, told: Doing, slot: int, target: int) -> None:
    """From where to where, by what range."""
    here = g.at[slot]
    if not here or here == target:  # who has caught a bomb throws nothing yet
        return
    told.range = RANGES[range_to(g, here, target)] if target else ""
    told.flight = [Flight(square_name(here), square_name(target) if target else "")]
