# mypyc: compiled
"""What the steady coach does with a weather mage, a wizard and those who mend the dead [BB-19.7]."""

from typing import Final

from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight
from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.kinds import AT, BLIZZARD, PERFECT, RAIN, SWELTERING
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.rules.hired.wizard import FIREBALL, NO_SPELL, ZAP
from downfield.games.blood_bowl.rules.match.inducements import ENOUGH

QUESTIONS: Final = frozenset(
    (q.Q_MAGE, q.Q_SKY, q.Q_REGROW, q.Q_WIZARD, q.Q_FIREBALL, q.Q_ZAP, q.Q_HIRE, q.Q_BREWER)
)
WISHES: Final = (
    "wizard",
    "wanderers",
    "trainings",
    "bribes",
    "chef",
    "rookies",
    "kegs",
    "bugman",
    "mage",
    "temps",
)
CLOSE: Final = 2  # squares beyond his movement from which a carrier is a danger
WEAK: Final = 4  # the most strength that a zap is tried against
CROWD: Final = 3  # more opponents than team-mates in the fire make it worth its price at the end
CARRIER: Final = 4  # opponents whom a carrier counts for


def employ(g: Pitch, seat: int, options: list[int]) -> int:
    """An answer to a question about inducements."""
    if g.question == q.Q_HIRE:
        return shop(options)
    sight = Sight(g, seat)
    match g.question:
        case q.Q_MAGE:
            return int(is_time_for_mage(sight))
        case q.Q_SKY:
            return sky(sight, options)
        case q.Q_WIZARD:
            return spell(sight, options)
        case q.Q_FIREBALL:
            return max(options, key=lambda square: (in_fire(sight, square), -square))
        case q.Q_ZAP:
            return target(sight, options)
    return options[-1]


def shop(options: list[int]) -> int:
    """[BB-5.5] The first wish that can be had, or enough."""
    wanted = [INDUCEMENTS.index(name) + 1 for name in WISHES]
    return next((x for x in wanted if x in options), ENOUGH)


def is_time_for_mage(sight: Sight) -> bool:
    """When the weather hurts a side that has the ball or must pick it up; late also to spoil the other's."""
    if sight.ours() or sight.is_loose():
        return sight.weather in (RAIN, BLIZZARD)
    return sight.match.half > 1 and sight.left <= CARRIER and sight.weather == PERFECT


def sky(sight: Sight, options: list[int]) -> int:
    """Fair weather for an own ball, foul for the other's."""
    if sight.ours() or sight.is_loose():
        return PERFECT if PERFECT in options else SWELTERING if SWELTERING in options else options[0]
    return options[-1]


def spell(sight: Sight, options: list[int]) -> int:
    """Against a carrier who will score; at the end of the match at whoever stands together."""
    if not is_in_danger(sight):
        late = sight.match.half > 1 and sight.left <= 1
        return FIREBALL if late and FIREBALL in options and best_fire(sight) >= CROWD else NO_SPELL
    if ZAP in options and sight.st(sight.holder) <= WEAK:
        return ZAP
    return FIREBALL if FIREBALL in options and best_fire(sight) > 0 else options[-1]


def best_fire(sight: Sight) -> int:
    """What the best aimed fireball is worth."""
    return max(in_fire(sight, square) for square in range(len(sight.board)) if sight.match.tables.on[square])


def is_in_danger(sight: Sight) -> bool:
    """Whether an opponent has the ball and can score in his next turn."""
    if sight.holder == FREE or sight.ours():
        return False
    to_go = sight.to_go(sight.at[sight.holder], 1 - sight.side)
    return sight.foe_left > 0 and to_go <= sight.ma(sight.holder) + CLOSE


def in_fire(sight: Sight, square: int) -> int:
    """Opponents who stand in a fireball, less those of one's own; a carrier counts for several."""
    found = 0
    for near in (square, *BESIDE[square]):
        slot = sight.board[near]
        if slot != FREE and sight.is_up(slot):
            weight = CARRIER if slot == sight.holder else 1
            found += -weight if slot // SLOTS == sight.side else weight
    return found


def target(sight: Sight, options: list[int]) -> int:
    """The carrier, or else the strongest."""
    if AT + sight.holder in options:
        return AT + sight.holder
    return max(options, key=lambda x: (sight.st(x - AT), -x))
