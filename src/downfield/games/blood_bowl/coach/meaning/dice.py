"""What an answer is good for around dice: re-rolls, faces, pushes, and where a kick or the ball goes."""

from typing import Final, cast

from downfield.games.blood_bowl.coach.sight import BESIDE, ROW, Sight, far
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.kinds import (
    AT,
    PUSH_BACK,
    STANDING,
    T_CATCH,
    T_PASS,
    T_PICK_UP,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import SLOTS, WIDTH
from downfield.games.blood_bowl.odds.block import BOTH, DOWN, FELL, PUSHED, WRESTLED, effects
from downfield.games.blood_bowl.rules.block.block_dice import DIE, SAME, BlockDice
from downfield.games.blood_bowl.rules.block.chain_push import ChainPush
from downfield.games.blood_bowl.rules.block.push_back import PushBack
from downfield.games.blood_bowl.rules.dice.reroll import BY_MUSCLE, BY_SKILL, BY_TEAM, KEEP
from downfield.games.blood_bowl.rules.dice.roll import Test

CLEAR: Final = 4  # squares from where a kick is aimed within which nobody stands
LATER: Final = {T_PASS: "again-pass", T_CATCH: "again-catch"}  # it shows with later dice who has the ball


def of_dice(g: Pitch, seat: int, answer: int) -> str:
    """Why it is answered so; "" where there is nothing to say."""
    match g.question:
        case q.Q_REROLL:
            return of_reroll(g, answer)
        case q.Q_BLOCK_DICE:
            return of_block_dice(g, answer)
        case q.Q_PICK:
            return of_face(g, seat, answer)
        case q.Q_PUSH:
            return of_push(g, seat, answer)
        case q.Q_FOLLOW:
            return of_follow(g, seat, answer)
        case q.Q_KICK:
            sight = Sight(g, seat)
            near = min((far(answer, sight.at[slot]) for slot in sight.theirs), default=99)
            return "kick-clear" if near >= CLEAR else ""
        case q.Q_TOUCHBACK:
            return "" if Sight(g, seat).is_marked(answer - AT) else "touchback"
    return ""


def of_reroll(g: Pitch, answer: int) -> str:
    """What the failure costs, followed to the next die: the player's feet, the ball, the turn."""
    test, fails = cast(Test, g.top), after(g, KEEP)
    slot, kind = int(test.slot), int(test.kind)
    if answer == KEEP:
        return "" if fails.turnover or kind in LATER or g.active != slot // SLOTS else "again-kept"
    if answer in (BY_SKILL, BY_MUSCLE):
        return "again-skill"
    if answer != BY_TEAM:
        return ""
    if kind in LATER:
        return LATER[kind]
    if fails.status[slot] != STANDING:
        return "again-carrier" if slot == g.holder else "again-falls"
    return "again-pick-up" if kind == T_PICK_UP and fails.turnover else ""


def after(g: Pitch, answer: int) -> Pitch:
    """The match after an answer."""
    then = cast(Pitch, g.clone())
    then.answer(answer)
    return then


def shown(pool: BlockDice) -> list[int]:
    """The faces on the table."""
    faces = [int(pool.dice) >> 3 * i & DIE for i in range(abs(int(pool.count)))]
    return [PUSH_BACK if face == SAME else face for face in faces]


def of_block_dice(g: Pitch, answer: int) -> str:
    """The dice as they lie, for whoever picks: his own man falls, or theirs does not."""
    pool = cast(BlockDice, g.top)
    told = effects(g, int(pool.slot), int(pool.target), int(pool.blitz))
    found = [told[face] for face in shown(pool)]
    bad = [result in (FELL, BOTH) for result in found]
    falls = all(bad) if pool.count > 0 else any(bad)
    good = any(x == DOWN for x in found) if pool.count > 0 else all(x == DOWN for x in found)
    if answer == KEEP:
        return "block-good" if good else ""
    return "block-falls" if falls else "" if good else "block-up"


def of_face(g: Pitch, seat: int, face: int) -> str:
    """What a face does to whoever picks it, and to the other."""
    pool = cast(BlockDice, g.top)
    told = effects(g, int(pool.slot), int(pool.target), int(pool.blitz))[face]
    if int(pool.slot) // SLOTS == seat:
        words = {DOWN: "face-down", PUSHED: "face-push", WRESTLED: "face-both", BOTH: "face-both"}
        return words.get(told, "")
    return {FELL: "face-his-fall", PUSHED: "face-stays"}.get(told, "")


def of_push(g: Pitch, seat: int, square: int) -> str:
    """An opponent away from the carrier, or to the edge."""
    slot, sight = int(cast(ChainPush, g.top).slot), Sight(g, seat)
    if slot // SLOTS == seat:
        return ""
    if sight.ours() and far(sight.at[slot], sight.ball) <= 1 < far(square, sight.ball):
        return "push-away"
    edge = (0, WIDTH - 1)
    return "push-edge" if ROW[square] in edge and ROW[sight.at[slot]] not in edge else ""


def of_follow(g: Pitch, seat: int, answer: int) -> str:
    """After the opponent to stay on him; or not, to stay by the carrier or out of their zones."""
    frame, sight = cast(PushBack, g.top), Sight(g, seat)
    slot, target, square = int(frame.slot), int(frame.target), int(frame.old)
    if answer:
        stands = sight.status[target] == STANDING and sight.at[target] in BESIDE[square]
        return "follow-marks" if stands and after(g, answer).status[target] == STANDING else ""
    here = sight.at[slot]
    if sight.ours() and slot != sight.holder and far(here, sight.ball) == 1 < far(square, sight.ball):
        return "stays-by"
    return "stays-free" if sight.foe_zones[square] > sight.foe_zones[here] else ""
