# mypyc: compiled
"""Everything else that a coach is asked: doctors, divers, arguments, interference."""

from typing import Final, cast

from downfield.games.blood_bowl.coach.after_block import AROUND_A_BLOCK, around_a_block
from downfield.games.blood_bowl.coach.give import accuracy
from downfield.games.blood_bowl.coach.hired import QUESTIONS, employ
from downfield.games.blood_bowl.coach.odds import catch_chance
from downfield.games.blood_bowl.coach.sight import FREE, MIDDLE, ROW, Sight
from downfield.games.blood_bowl.coach.special import on_the_ball
from downfield.games.blood_bowl.coach.special.ball_and_chain import point
from downfield.games.blood_bowl.coach.special.bloodlust import bite, goes_on
from downfield.games.blood_bowl.coach.special.bombs import aim_bomb
from downfield.games.blood_bowl.coach.value import worth
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.kinds import AT, FIELDED, RESERVES
from downfield.games.blood_bowl.model.position import BRIBES, Pitch
from downfield.games.blood_bowl.model.skills import REGENERATION, SECRET_WEAPON
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.odds.ball import interfere_odds
from downfield.games.blood_bowl.rules.ball.throwing import Throw
from downfield.games.blood_bowl.rules.block.foul import BRIBE, SendOff
from downfield.games.blood_bowl.rules.harm.casualty import Casualty
from downfield.games.blood_bowl.rules.harm.injury import Injury

YES: Final = frozenset((q.Q_STUMBLE, q.Q_STAND_FIRM, q.Q_BURST, q.Q_FEND, q.Q_SAW))
BEST: Final = 1.0  # the worth from which an apothecary runs in the first half


def small(g: Pitch, seat: int, options: list[int]) -> int:
    """An answer to a question that has a plain one."""
    match g.question:
        case question if question in YES:
            return 1
        case question if question in AROUND_A_BLOCK:
            return around_a_block(g, seat, options)
        case q.Q_DIVE | q.Q_DIVING_CATCH | q.Q_TENTACLES | q.Q_SHADOW:
            return options[-1]
        case q.Q_SWOOP:  # [BB-13.8] towards the goal
            return min(options[-1], 4 if seat else 3)
        case q.Q_ARGUE:
            return argue(g, seat, options)
        case q.Q_DOCTOR:
            return options[-1] if doctor(g, seat) else 0
        case q.Q_SECOND:
            frame = cast(Casualty, g.top)
            return int(frame.second < frame.row)
        case q.Q_INTERFERE:
            return interfere(g, options)
        case q.Q_ON_THE_BALL:
            return on_the_ball.runner(g, seat, options)
        case q.Q_RUN:
            return on_the_ball.run(g, seat, options)
        case q.Q_BOMB_AT:
            return aim_bomb(g, seat, options)
        case q.Q_CHAIN:
            return point(g, seat, options)
        case q.Q_THIRST:
            return int(not goes_on(g, seat))
        case q.Q_BITE:
            return bite(g, seat, options)
        case q.Q_SWARM:
            return max(options, key=lambda x: (x > 0 and worth(Sight(g, seat), x - AT), -x))
        case q.Q_SWARM_TO:
            return swarm_to(g, seat, options)
        case q.Q_DUMP_OFF:
            return dump_off(g, seat, options)
        case q.Q_LASH_OUT:
            sight = Sight(g, seat)
            return min(options, key=lambda x: (x - AT == sight.holder, worth(sight, x - AT), x))
        case q.Q_PRAYER:
            sight = Sight(g, seat)
            return max(options, key=lambda x: (sight.is_up(x - AT), worth(sight, x - AT), -x))
    return employ(g, seat, options) if g.question in QUESTIONS else options[0]


def interfere(g: Pitch, options: list[int]) -> int:
    """[BB-12.14] Whoever most likely gets a hand on it."""
    frame, twin = cast(Throw, g.top), cast(Pitch, g.clone())
    slot, square, outcome = int(frame.slot), int(frame.where(g)), int(frame.outcome)
    return max(options[1:], key=lambda x: (interfere_odds(twin, slot, x - AT, square, outcome), -x))


def argue(g: Pitch, seat: int, options: list[int]) -> int:
    """[BB-14.7] Bribe, unless the bribe is kept for a secret weapon; then argue."""
    slot = int(cast(SendOff, g.top).slot)
    weapons = [s for s in range(SLOTS * seat, SLOTS * seat + SLOTS) if g.traits[s] & SECRET_WEAPON]
    others = [s for s in weapons if s != slot and g.marks[s] & FIELDED and g.status[s] <= RESERVES]
    kept = bool(others) and slot not in weapons and g.sides[BRIBES + seat] <= len(others)
    able = [x for x in options if x != BRIBE or not kept]
    return able[-1]


def swarm_to(g: Pitch, seat: int, options: list[int]) -> int:
    """[BB-18.T22] Near the line, in the middle, next to nobody's zone."""
    sight = Sight(g, seat)
    return min(options, key=lambda s: (sight.foe_zones[s], sight.to_go(s), abs(int(ROW[s]) - MIDDLE), s))


def doctor(g: Pitch, seat: int) -> int:
    """[BB-11.11] Treat a player who is worth it: no knock-out early, and nobody with Regeneration."""
    frame = cast(Casualty | Injury, g.top)
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
        p = accuracy(sight, passer, sight.at[passer], square) * catch_chance(sight, mate)
        if p > best:
            best, found = p, square
    return found
