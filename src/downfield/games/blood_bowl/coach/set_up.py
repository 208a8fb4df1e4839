# mypyc: compiled
"""Before a drive: who is set up where, the aim of the kick, and the events of the kick-off."""

from typing import Final

from downfield.games.blood_bowl.coach.reach import safe_ways
from downfield.games.blood_bowl.coach.sight import COLUMN, MIDDLE, ROW, Sight, far, square_at
from downfield.games.blood_bowl.coach.value import worth
from downfield.games.blood_bowl.model.kinds import ACTIONS, AT, MOVE
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import (
    BLOCK,
    BOMBARDIER,
    CATCH,
    CHAINSAW,
    DODGE,
    GUARD,
    NO_HANDS,
    SURE_HANDS,
)
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.rules.match.kick_off_events import KickOffEvent
from downfield.games.blood_bowl.rules.match.set_up import BRING, ELEVEN, THEN, mirrored
from downfield.kernel.chance import Rng

WING: Final = 2  # rows from the middle to where a wing begins
LOPSIDED: Final = 2  # opponents more on one wing than on the other
Plan = dict[int, int]  # the square of each slot


def handling(sight: Sight, slot: int) -> float:
    """How well somebody looks after the ball."""
    skills = sight.skills[slot]
    if sight.traits[slot] & NO_HANDS:
        return -9.0
    value = -1.0 * sight.ag(slot) + 0.25 * sight.ma(slot)
    value += (
        1.4 * bool(skills & SURE_HANDS) + 0.4 * bool(skills & (DODGE | BLOCK)) + 0.2 * bool(skills & CATCH)
    )
    return value + 0.1 * sight.st(slot)


def sturdy(sight: Sight, slot: int) -> float:
    """How well somebody stands on the line."""
    skills = sight.skills[slot]
    hard = 1.0 * sight.st(slot) + 0.35 * sight.av(slot) - 0.3 * bool(skills & (CATCH | SURE_HANDS))
    hard -= 3.0 * bool(sight.traits[slot] & BOMBARDIER)
    return hard + 0.4 * bool(skills & BLOCK) + 0.4 * bool(skills & GUARD)


def line_up(g: Pitch, seat: int, options: list[int], rng: Rng) -> Plan:
    """A ready formation, filled by what everybody is good at."""
    forms = [x for x in options if x < THEN]
    among = [SLOTS * seat + x - BRING for x in options if x >= BRING]
    sight = Sight(g, seat)
    receives = seat != g.kicking
    form = forms[rng.below(len(forms))]
    places = [int(mirrored(g, g.tables.plans[ELEVEN * form + i], seat)) for i in range(ELEVEN)]
    best = sorted(among, key=lambda s: -worth(sight, s))[:ELEVEN]
    return _fill(sight, best, places[: len(best)], receives)


def _fill(sight: Sight, men: list[int], places: list[int], receives: bool) -> Plan:
    """Sturdy players in front, the best hands deepest, quick ones on the wings."""
    plan: Plan = {}
    left = list(men)
    front = 12 + sight.side
    line = [s for s in places if COLUMN[s] == front]
    behind = [s for s in places if COLUMN[s] != front]
    deep = max(behind, key=lambda s: abs(int(COLUMN[s]) - front), default=0)
    if deep:
        hands = max(left, key=lambda s: (handling(sight, s) if receives else sight.ma(s) - sight.ag(s), -s))
        plan[hands] = deep
        left.remove(hands)
        behind.remove(deep)
    for square in line:
        spare = (lambda s: (sturdy(sight, s), -s)) if receives else (lambda s: (_expendable(sight, s), -s))
        slot = max(left, key=spare)
        plan[slot] = square
        left.remove(slot)
    for square in sorted(behind, key=lambda s: -abs(int(ROW[s]) - MIDDLE)):
        slot = max(left, key=lambda s: (sight.ma(s), -s))
        plan[slot] = square
        left.remove(slot)
    return plan


def _expendable(sight: Sight, slot: int) -> float:
    """How suitable a player is for the first blows: tough, and no great loss."""
    return sturdy(sight, slot) - 1.2 * worth(sight, slot) - 2.0 * bool(sight.traits[slot] & CHAINSAW)


def next_player(plan: Plan, seat: int, options: list[int]) -> int:
    """[BB-6.5] Players for the line first, as the others may only follow them."""
    front = 12 + seat
    for slot in sorted(plan, key=lambda s: (abs(int(COLUMN[plan[s]]) - front), s)):
        if BRING + slot % SLOTS in options:
            return BRING + slot % SLOTS
    return options[-1]


def place(plan: Plan, slot: int, options: list[int]) -> int:
    """The square that is planned for a player, or the nearest one that is offered."""
    wanted = plan.get(slot, options[0])
    return min(options, key=lambda square: (far(square, wanted), square))


def solid(g: Pitch, seat: int, options: list[int], plan: Plan) -> int:
    """[BB-6.23] A player on an unthreatened wing goes towards the threatened one."""
    sight = Sight(g, seat)
    threat = sum(_wing(sight.at[f]) for f in sight.theirs)
    for x in options[1:] if abs(threat) >= LOPSIDED else []:
        square = sight.at[x - AT]
        if _wing(square) * threat < 0 and COLUMN[square] != 12 + seat:
            plan[x - AT] = square_at(COLUMN[square], MIDDLE + (2 if threat > 0 else -2))
            return x
    return options[0]


def _wing(square: int) -> int:
    """-1 above the centre field, 1 below it."""
    return (ROW[square] > MIDDLE + WING) - (ROW[square] < MIDDLE - WING)


def kick_aim(g: Pitch, options: list[int]) -> int:
    """[BB-6.9] Deep, in the middle."""
    deep = square_at(7 if g.kicking else 18, MIDDLE)
    return deep if deep in options else options[len(options) // 2]


def touchback(g: Pitch, seat: int, options: list[int]) -> int:
    """[BB-6.15] To the best hands that nobody marks."""
    sight = Sight(g, seat)
    return max(options, key=lambda x: (not sight.is_marked(x - AT), handling(sight, x - AT), -x))


def high_kick(g: Pitch, seat: int, options: list[int]) -> int:
    """[BB-6.24] The best hands go under the ball."""
    sight = Sight(g, seat)
    return max(options[1:], key=lambda x: (handling(sight, x - AT), -x))


def snap(g: Pitch, seat: int, options: list[int]) -> int:
    """[BB-6.28] Those behind the line come up."""
    sight = Sight(g, seat)
    able = [x for x in options[1:] if sight.to_go(_ahead(sight, x - AT)) > 11 and _is_clear(sight, x - AT)]
    return min(able, key=lambda x: (sight.to_go(sight.at[x - AT]), x), default=options[0])


def _ahead(sight: Sight, slot: int) -> int:
    return sight.at[slot] + sight.ahead


def _is_clear(sight: Sight, slot: int) -> bool:
    square = _ahead(sight, slot)
    return sight.board[square] == -1 and not sight.foe_zones[square]


def snap_to(g: Pitch, seat: int, options: list[int]) -> int:
    sight = Sight(g, seat)
    return min(options, key=lambda s: (sight.foe_zones[s], sight.to_go(s), abs(int(ROW[s]) - MIDDLE)))


def charge(g: Pitch, seat: int, options: list[int]) -> tuple[int, list[int]]:
    """[BB-6.29] Blitz!: whoever can gets under the ball, the others come nearer."""
    sight = Sight(g, seat)
    event = g.top.up
    land = int(event.land) if isinstance(event, KickOffEvent) else 0
    if not land:
        return options[0], []
    best: tuple[int, int, int, list[int]] | None = None
    for x in options[1:]:
        if x % ACTIONS != MOVE:
            continue
        slot = SLOTS * seat + x // ACTIONS - 1
        reach = safe_ways(sight, slot)
        square = min(reach.squares, key=lambda s: (far(s, land), reach.moved(s)))
        saved = far(sight.at[slot], land) - far(square, land)
        key = (far(square, land), -saved, x)
        if saved > 0 and (best is None or key < best[:3]):
            best = (*key, reach.path(square))
    return (options[0], []) if best is None else (best[2], best[3])
