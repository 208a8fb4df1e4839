"""What is being done at a stop: the procedures that wait for it, told by name."""

from typing import Any

from downfield.games.blood_bowl.components.parts import TESTS
from downfield.games.blood_bowl.model.kinds import ACTIONS as A_PLAYER
from downfield.games.blood_bowl.model.kinds import END_TURN
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_CHARGE, Q_TURN
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.notation.answers import square_name
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
from downfield.kernel.needs import CHOICE, NOBODY
from downfield.kernel.position import Json
from downfield.kernel.spec import Scene
from downfield.kernel.state import Frame

ACTIONS = (
    "move", "block", "blitz", "pass", "hand", "foul", "throw", "stab", "saw", "vomit", "fire",
    "gaze", "bomb", "kick", "chain", "two",
)  # fmt: skip
RANGES = ("quick", "short", "long", "bomb", "far")
FACES = ("PD", "BD", "PB", "PB", "ST", "POW", "PB", "PB")  # a ball and chain pushes in two more ways


def now(g: Pitch) -> Scene:
    """Numbers and words for the texts; lists of at most one for the boards, empty while nothing of the kind goes on.

    `player` and `other` are shirts: who does something, and to whom.
    """
    told: dict[str, Any] = {
        "idle": _idle(g), "action": "", "left": 0, "moves": 0, "rushes": 0, "player": 0, "player_side": "", "other": 0,
        "test": "", "need": 0, "rolled": 0, "range": "", "face": "",
        "deed": [], "tested": [], "block": [], "push": [], "pass": [], "patient": [], "placing": [], "lining": [],
        "kick": "", "bomb": "", "blast": 0, "gold": 0,
    }  # fmt: skip
    for frame in reversed(_frames(g.top)):  # the innermost has the last word
        told |= _told(g, frame)
    return told


def _frames(top: Frame | None) -> list[Frame]:
    """The procedures under way, the innermost first."""
    found = []
    while top is not None:
        found.append(top)
        top = top.up
    return found


def _idle(g: Pitch) -> int:
    """How many players may still be activated, while a coach is asked whom."""
    if g.need != CHOICE or g.question not in (Q_TURN, Q_CHARGE):
        return 0
    return len({int(g.opts[i]) // A_PLAYER for i in range(g.n)} - {END_TURN})


def _who(g: Pitch, slot: int) -> list[Json]:
    """A player as boards look him up: side and number."""
    return [slot // SLOTS, int(g.number_of(slot))]


def _named(g: Pitch, slot: int, other: int = NOBODY) -> dict[str, Any]:
    """Who does something, and to whom."""
    found = {"player": int(g.number_of(slot)), "player_side": SIDES[slot // SLOTS]}
    return found | ({"other": int(g.number_of(other))} if other != NOBODY else {})


def _told(g: Pitch, frame: Frame) -> dict[str, Any]:
    """What one procedure tells."""
    match frame:
        case Activation():
            return _activation(g, frame)
        case Test():
            return _test(g, frame)
        case BlockDice():
            return _dice(g, frame)
        case Block() | PushBack():
            return _block(g, frame)
        case ChainPush():
            return {"push": [{"who": _who(g, int(frame.slot)), "way": int(frame.way)}]} | _named(
                g, int(frame.slot)
            )
        case Bomb():
            return _pass(g, frame) | {"bomb": square_name(int(frame.where(g)))}
        case Explosion():
            return {"bomb": square_name(int(frame.square)), "blast": 1}
        case Pass():
            return _pass(g, frame)
        case ThrowTeamMate():
            return _throw(g, frame)
        case Injury() | Casualty():
            return {"patient": [_who(g, int(frame.slot))]} | _named(g, int(frame.slot))
        case Trickster():
            return _named(g, int(frame.target), int(frame.slot))
        case MultipleBlock():
            return _named(g, int(frame.slot), int(frame.target()))
        case Foul():
            return _named(g, int(frame.slot), int(frame.target))
        case SendOff():
            return _named(g, int(frame.slot))
        case SetUp():
            return _line_up(g, frame)
        case Inducements():
            return {"gold": int(frame.gold)}
        case SolidDefence() | BlitzEvent():
            return {"left": int(frame.left)}
        case QuickSnap():
            named = _named(g, int(frame.slot)) if frame.at == QuickSnap.MOVED else {}
            return named | {"left": int(frame.left)}
        case Swarming():
            named = _named(g, int(frame.slot)) if frame.at == Swarming.PLACED else {}
            return named | {"left": int(frame.left)}
        case KickOff() if frame.target:
            return {"kick": square_name(int(frame.land or frame.target))}
    return {}


def _line_up(g: Pitch, frame: SetUp) -> dict[str, Any]:
    """[BB-6.3, BB-6.4, BB-6.5] Who sets up, how many are on the line and in the wide zones, and who is placed now."""
    side = int(frame.side)
    placed = [int(square) for square in g.at[SLOTS * side : SLOTS * (side + 1)] if square]
    counts = [sum(int(is_line(g, square, side)) for square in placed)]
    counts += [sum(int(g.tables.wide[square] == wide) for square in placed) for wide in (1, 2)]
    told: dict[str, Any] = {"left": int(frame.left), "lining": [{"side": side, "counts": counts}]}
    if frame.at != SetUp.PLACED:
        return told
    return told | {"placing": [_who(g, int(frame.slot))]} | _named(g, int(frame.slot))


def _activation(g: Pitch, frame: Activation) -> dict[str, Any]:
    """Who is active, what for, against whom, and how far he can still go; beyond his movement, by rushing."""
    slot, target = int(frame.slot), int(frame.target)
    most, ma, moved = int(reach(g, slot)), int(g.ma(slot)), int(frame.moved)
    deed = {"who": _who(g, slot), "target": _who(g, target) if target != NOBODY else None}
    left = {"left": max(0, ma - moved), "rushes": max(0, most - max(ma, moved)), "moves": moved}
    return {"action": ACTIONS[frame.action], "deed": [deed]} | left | _named(g, slot, target)


def _test(g: Pitch, frame: Test) -> dict[str, Any]:
    """What is tried, what the die must show, and what it shows."""
    need = max(2, min(6, int(frame.target - frame.plus)))
    found = {"test": TESTS[frame.kind], "need": need, "rolled": int(frame.roll)}
    who = {"who": _who(g, int(frame.slot))}
    return found | {"tested": [found | who]} | _named(g, int(frame.slot))


def _dice(g: Pitch, frame: BlockDice) -> dict[str, Any]:
    """The block dice on the table, in the order in which they fell, and whose coach picks."""
    fallen = int(frame.size() - frame.left)
    dice = [FACES[frame.dice >> 3 * (fallen - 1 - i) & 7] for i in range(fallen)]
    block = {
        "who": _who(g, int(frame.slot)), "target": _who(g, int(frame.target)), "dice": dice, "face": "",
        "picks": int(g.side_of(frame.slot if frame.count > 0 else frame.target)),
    }  # fmt: skip
    return {"block": [block]} | _named(g, int(frame.slot), int(frame.target))


def _block(g: Pitch, frame: Block | PushBack) -> dict[str, Any]:
    """A block whose face is picked, and the square that may be followed into."""
    named = _named(g, int(frame.slot), int(frame.target))
    if isinstance(frame, Block) and frame.at <= Block.PICKED:
        return named
    face = FACES[frame.face]
    old = square_name(int(frame.old)) if isinstance(frame, PushBack) and frame.old else ""
    who, target = _who(g, int(frame.slot)), _who(g, int(frame.target))
    return named | {
        "face": face,
        "block": [{"who": who, "target": target, "dice": [face], "face": face, "old": old}],
    }


def _pass(g: Pitch, frame: Throw) -> dict[str, Any]:
    """Who throws to where, by what range; no target while the coach aims."""
    slot, target = int(frame.slot), int(frame.target)
    return _flight(g, slot, target) | _named(g, slot)


def _throw(g: Pitch, frame: ThrowTeamMate) -> dict[str, Any]:
    """Who throws whom to where."""
    return _flight(g, int(frame.slot), int(frame.target)) | _named(g, int(frame.slot), int(frame.mate))


def _flight(g: Pitch, slot: int, target: int) -> dict[str, Any]:
    here = int(g.at[slot])
    if not here or here == target:  # who has caught a bomb throws nothing yet
        return {}
    far = RANGES[range_to(g, here, target)] if target else ""
    return {"range": far, "pass": [{"from": square_name(here), "to": square_name(target) if target else ""}]}
