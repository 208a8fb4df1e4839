"""Answers as words: squares are a column from a (home's end zone) to z and a row from 1 (top) to 15.

Own players are their numbers, opponents have a star before them: `4blitz *7 e5 f6 *7`. A record writes a walk as one
word with its dice behind colons, and joins dice that fall together: `4blitz-*7-e5:3-f6:1team4-*7 PB+POW >POW g7 D54`.
"""

import re
from typing import cast

from downfield.games.blood_bowl.components.parts import COLUMNS
from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import SLOTS, STRIDE
from downfield.games.blood_bowl.rules.match.set_up import BRING, DONE, THEN
from downfield.games.blood_bowl.rules.turn.activation import Activation
from downfield.kernel.needs import CHOICE, NOBODY
from downfield.kernel.state import Frame, State

ACTIONS = (
    "", "block", "blitz", "pass", "hand", "foul", "throw", "stab", "saw", "vomit", "fire",
    "gaze", "bomb", "kick", "chain", "two",
)  # fmt: skip
STOP = "."
OFF = "no"  # no square: a player goes back to the bench
AND = "&"  # between the changes that are made to a set-up at once
DEEDS = (STOP, "throw", "hail")
BLOWS = ((kinds.FIRE_AT, "fire"), (kinds.VOMIT_AT, "vomit"), (kinds.SAW_AT, "saw"), (kinds.STAB_AT, "stab"))
SQUARES = (
    q.Q_PLACE,
    q.Q_SNAP_TO,
    q.Q_AIM,
    q.Q_SIDESTEP,
    q.Q_PUSH,
    q.Q_DUMP_OFF,
    q.Q_THROW_AT,
    q.Q_BOMB_AT,
    q.Q_GRAB,
    q.Q_SET_DOWN,
    q.Q_TRICK,
    q.Q_RUN_OFF,
    q.Q_FIREBALL,
    q.Q_SWARM_TO,
)
AGAIN = ("keep", "skill", "team", "pro", "break")  # what is done about a die that failed
BEGIN = rf"(?:\d+(?:{'|'.join(ACTIONS[1:])})?|\+\d+)"
LEG = rf"(?:[\^_]?[a-z]\d+|[*>]\d+(?:{'|'.join(name for _, name in BLOWS)})?|throw|hail)"
TAIL = rf"(?::[1-6](?:[1-6]|{'|'.join(AGAIN)})*)?"
FACE = "(?:PD|BD|PB|ST|POW)"
DECLARED_WORD = re.compile(rf"\d+(?:{'|'.join(ACTIONS[1:])})")
FOE_WORD = re.compile(r"\*\d+")
LEG_WORD = re.compile(LEG)
WALK_WORD = re.compile(rf"(?:\.-)?(?:{BEGIN}|{LEG}){TAIL}(?:-{LEG}{TAIL})*\.?")
DIE_WORD = re.compile("D[1-6]")
CHANGE_WORD = re.compile(rf"\+\d+-{OFF}")
DICE_WORD = re.compile("D[1-6]+")
FACE_WORD = re.compile(FACE)
POOL_WORD = re.compile(rf"{FACE}(?:\+{FACE})*")


def square_name(square: int) -> str:
    """A square of the pitch."""
    return f"{COLUMNS[square % STRIDE - 1]}{square // STRIDE}"


def player_name(g: Pitch, seat: int, slot: int) -> str:
    """A player as a seat names him: opponents with a star."""
    return ("" if slot // SLOTS == seat else "*") + str(g.tables.number[slot])


def token(state: State, seat: int, x: int) -> str:
    """An answer whose question lists none."""
    g = cast(Pitch, state)
    if g.question in SQUARES:
        return "no" if x == 0 else square_name(x)
    match g.question:
        case q.Q_KICK:
            return "@" + square_name(x)
        case q.Q_SET_UP:
            return _set_up(g, x)
        case q.Q_TURN | q.Q_CHARGE:
            if x == kinds.END_TURN:
                return "end"
            return str(g.tables.number[SLOTS * seat + x // kinds.ACTIONS - 1]) + ACTIONS[x % kinds.ACTIONS]
        case q.Q_STEP | q.Q_RUN:
            return _step(g, seat, x)
    return "no" if x == 0 else player_name(g, seat, x - kinds.AT)


def _set_up(g: Pitch, x: int) -> str:
    """A player, a formation, or the end of changes to one."""
    if x >= DONE:
        return f"+{x - BRING + 1}" if x >= BRING else "done"
    return g.tables.formation_names[x % THEN] + ("-then" if x >= THEN else "")


def _step(g: Pitch, seat: int, x: int) -> str:
    """A step, a jump, or the deed of an action."""
    if x < len(DEEDS):
        return DEEDS[x]
    if x < kinds.AT:
        return ("^" if x >= kinds.JUMP else "") + square_name(x % kinds.JUMP)
    if x >= kinds.LEAVE:
        return "_" + square_name(x - kinds.LEAVE)
    if x >= kinds.STAB_AT:
        at, how = next(pair for pair in BLOWS if x >= pair[0])
        return player_name(g, seat, x - at) + how
    name = player_name(g, seat, x - kinds.AT)
    return name if name.startswith("*") else ">" + name


def repeats(state: State, word: str, after: str) -> bool:
    """Whether a target is named that went without saying: `1block *1` where nobody else can be blocked."""
    g = cast(Pitch, state)
    if not (DECLARED_WORD.fullmatch(word) and FOE_WORD.fullmatch(after)):
        return False
    asked = g.need == CHOICE and after in [token(g, int(g.seat), x) for x in g.options(g.seat)]
    frame: Frame | None = g.top
    while frame is not None and not isinstance(frame, Activation):
        frame = frame.up
    if asked or frame is None or frame.target == NOBODY:
        return False
    return after == player_name(g, int(frame.slot) // SLOTS, int(frame.target))


# Words of several answers -----------------------------------------------------------------------------------------


def join(words: list[str]) -> list[str]:
    """The words of a record: a walk with its dice as one, and dice that fall together."""
    told: list[str] = []
    for word in words:
        end = _joined(told[-1], word) if told else ""
        if end:
            told[-1] += end
        else:
            told.append(word)
    return told


def _joined(last: str, word: str) -> str:
    """How a word is written on to the one before it; "" if it stands alone."""
    if FACE_WORD.fullmatch(word):
        return f"+{word}" if POOL_WORD.fullmatch(last) else ""
    goes_on = last[-1] != STOP  # dice after the end of a walk are another's: who is bitten, say
    walks, tail = goes_on and WALK_WORD.fullmatch(last), goes_on and ":" in last.split("-")[-1]
    if DIE_WORD.fullmatch(word):
        return word[1:] if tail or DICE_WORD.fullmatch(last) else f":{word[1:]}" if walks else ""
    if word in AGAIN:
        return word if tail else ""
    if walks and word == STOP:
        return STOP
    return f"-{word}" if walks and LEG_WORD.fullmatch(word) else ""


def split(word: str) -> list[str]:
    """The answers that a word stands for; one that begins with a full stop ends another player's activation first."""
    if AND in word:
        return [part for change in word.split(AND) for part in change.split("-")]
    if CHANGE_WORD.fullmatch(word):
        return word.split("-")
    if POOL_WORD.fullmatch(word):
        return word.split("+")
    if DICE_WORD.fullmatch(word):
        return [f"D{face}" for face in word[1:]]
    if not WALK_WORD.fullmatch(word):
        return [word]
    stops = word.endswith(STOP)
    parts = [part for leg in word.removesuffix(STOP).split("-") for part in _leg(leg)]
    return parts + ([STOP] if stops else [])


def _leg(leg: str) -> list[str]:
    """A step or a deed, then what was rolled for it and how that was rolled again: `m8:2team4`."""
    step, _, tail = leg.partition(":")
    return [
        step,
        *(f"D{part}" if part.isdigit() else part for part in re.findall(r"\d|[a-z]+?(?=\d|$)", tail)),
    ]
