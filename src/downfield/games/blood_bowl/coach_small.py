"""Everything else that a coach is asked: doctors, divers, arguments, interference."""

from typing import cast

from downfield.games.blood_bowl import questions_of as q
from downfield.games.blood_bowl.casualty import Casualty
from downfield.games.blood_bowl.coach_ball import accuracy
from downfield.games.blood_bowl.coach_odds import catch_chance
from downfield.games.blood_bowl.coach_sight import FREE, Sight
from downfield.games.blood_bowl.coach_value import worth
from downfield.games.blood_bowl.hurt import Hurt
from downfield.games.blood_bowl.kinds import AT
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.skills import REGENERATION
from downfield.games.blood_bowl.tables import SLOTS

YES = frozenset((q.Q_SIDE_STUMBLE, q.Q_STAND_FIRM, q.Q_HARDER, q.Q_BURST))
BEST = 1.0  # the worth from which an apothecary runs in the first half


def small(g: Pitch, seat: int, options: list[int]) -> int:
    """An answer to a question that has a plain one."""
    match g.question:
        case question if question in YES:
            return 1
        case q.Q_DIVE | q.Q_DIVING_CATCH | q.Q_ARGUE | q.Q_TENTACLES:
            return options[-1]
        case q.Q_DOCTOR:
            return doctor(g, seat)
        case q.Q_SECOND:
            frame = cast(Casualty, g.top)
            return int(frame.second < frame.row)
        case q.Q_INTERFERE:
            return min(options[1:], key=lambda x: (g.ag(x - AT), g.marking(g.at[x - AT], seat), x))
        case q.Q_DUMP_OFF:
            return dump_off(g, seat, options)
        case q.Q_LASH_OUT:
            sight = Sight(g, seat)
            return min(options, key=lambda x: (x - AT == sight.holder, worth(sight, x - AT), x))
        case q.Q_PRAYER:
            sight = Sight(g, seat)
            return max(options, key=lambda x: (sight.is_up(x - AT), worth(sight, x - AT), -x))
    return options[0]


def doctor(g: Pitch, seat: int) -> int:
    """[BB-11.11] For somebody worth it; a knock-out alone not early, a healer of his own not at all."""
    frame = cast(Casualty | Hurt, g.top)
    slot, sight = int(frame.slot), Sight(g, seat)
    if g.traits[slot] & REGENERATION:
        return 0
    if isinstance(frame, Casualty):
        return int(worth(sight, slot) >= BEST or g.half > 1)
    return int(worth(sight, slot) >= BEST and g.half > 1 and sight.left > 2)


def dump_off(g: Pitch, seat: int, options: list[int]) -> int:
    """[BB-18.P4] To the team-mate who most likely catches it, if that is better than being hit."""
    sight = Sight(g, seat)
    passer = sight.holder
    best, found = 0.45, 0
    for square in options[1:]:
        mate = sight.board[square]
        if mate == FREE or mate // SLOTS != seat or not sight.has_zone(mate):
            continue
        p = accuracy(sight, passer, sight.at[passer], square) * catch_chance(sight, mate, square)
        if p > best:
            best, found = p, square
    return found
