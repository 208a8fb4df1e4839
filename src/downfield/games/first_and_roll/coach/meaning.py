"""What an option is good for, as a word that texts explain: told from the solved chances and from what the rules do."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from downfield.games.first_and_roll.coach.solve.duel import Floats, column_mix, row_mix
from downfield.games.first_and_roll.model import kinds as k
from downfield.games.first_and_roll.model import questions as q
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.odds.dice import COLOURS, GOAL, Dice, dice_of, means
from downfield.games.first_and_roll.rules.clock import TIMEOUT
from downfield.games.first_and_roll.rules.downs import DOWNS
from downfield.games.first_and_roll.rules.field_goal import FIELD_GOAL as THREE
from downfield.games.first_and_roll.rules.kick_off import brought_to
from downfield.games.first_and_roll.rules.punt import Punt
from downfield.games.first_and_roll.rules.red_zone_passes import can_be_overthrown, is_too_long
from downfield.games.first_and_roll.rules.tries import EXTRA_POINT, TWO_POINTS
from downfield.kernel.needs import PASS
from downfield.kernel.oracle import Advice
from downfield.toolkit.stances import stance

PLAIN: Final = 0.0005  # chances that differ by less are hardly better
Worth = Callable[[Roll], float]  # of the side that is asked


def of_die(duel: Floats, side: int, option: int) -> str:
    """What a secret die is for; `duel` is Home's chance by Home's die and Away's."""
    home, away = (mix(duel[..., None])[0][:, 0].tolist() for mix in (row_mix, column_mix))
    if side == k.HOME:
        return stance(duel.tolist(), home, away, option)
    return stance((1.0 - duel.T).tolist(), away, home, option)


def of_choice(g: Roll, side: int, advice: Sequence[Advice], option: int, worth: Worth) -> str:
    """What an open choice of a side is for, where it wins more than any other."""
    value = {a.option: a.value for a in advice}
    if any(value[option] < other + PLAIN for x, other in value.items() if x != option):
        return ""
    match g.question:
        case q.Q_DECLARE:
            return declared(g, side, option)
        case q.Q_TIMEOUT:
            return clock_stopped(g, side) if option != PASS else clock_left(g, side, worth, value[option])
        case q.Q_RUN_OFF:
            return run_off(g, side, option)
        case q.Q_AGAIN:
            return rolled_again(g, option)
        case q.Q_RETURN if not option:
            return touchback(g)
        case q.Q_TRY:
            return tried(g, side, option)
        case q.Q_PUNT:
            return punted(g, option)
        case q.Q_PENALTY:
            return flagged(g, option)
    return NAMED.get((int(g.question), option), "")


NAMED: Final = {
    (q.Q_KICKOFF, 0): "kicks-off",
    (q.Q_KICKOFF, 1): "onside",
    (q.Q_BOMB, 0): "short-pass",
    (q.Q_BOMB, 1): "long-bomb",
    (q.Q_CATCH, 0): "fair-catch",
    (q.Q_CATCH, 1): "returns",
}


def lead_of(g: Roll, side: int) -> int:
    """By how many points a side leads."""
    return int(g.points(side) - g.points(1 - side))


def declared(g: Roll, side: int, option: int) -> str:
    """A kick or a play where the other could be called; points that turn the score are worth their own word."""
    last, lead = g.down == DOWNS, lead_of(g, side)
    if option == k.FIELD_GOAL:
        if -THREE <= lead <= 0:
            return "kick-level" if lead == -THREE else "kick-front"
        return "kick" if last else "kick-early"
    return {k.PUNT: "punt", k.ORDINARY: "gamble"}.get(option, "") if last else ""


def touchback(g: Roll) -> str:
    """[FAR-4.2] No return, where the dice bring the ball less far on average."""
    out = {int(brought_to(yards)): p for yards, p in dice(g).brought_out().items()}
    return "touchback" if means(out) < int(g.tables.touchback) else ""


# The clock --------------------------------------------------------------------------------------------------------


def clock_stopped(g: Roll, side: int) -> str:
    """A time-out: for somebody who is behind time is short."""
    return "needs-time" if lead_of(g, side) < 0 else "stops-clock"


def clock_left(g: Roll, side: int, worth: Worth, chance: float) -> str:
    """No time-out: the clock had better run, even if stopping it cost nothing; or a time-out will be worth more."""
    free = cast(Roll, g.clone())
    free.answer(TIMEOUT + side)
    if side:
        free.away_left += 1
    else:
        free.home_left += 1
    stopped = worth(free)
    if stopped > chance + PLAIN:
        return "saves-timeout"
    return "" if stopped > chance - PLAIN else "time-runs" if lead_of(g, side) > 0 else "lets-run"


def run_off(g: Roll, side: int, option: int) -> str:
    """The clock is run off by whoever leads, and left alone by whoever needs time."""
    lead = lead_of(g, side)
    if option == PASS:
        return "needs-time" if lead < 0 else ""
    return "time-runs" if lead > 0 else "runs-time"


# Dice -------------------------------------------------------------------------------------------------------------


def rolled_again(g: Roll, option: int) -> str:
    """[FAR-7.1] Another roll, and whether it may carry the ball too far [FAR-11.1]."""
    far = int(g.ball + g.yards)
    ends = [far + face.yards for face in dice(g).offence[k.GREEN]]
    may_miss = can_be_overthrown(g) and any(is_too_long(spot) for spot in ends)
    if g.time == k.T:  # [FAR-6.3c] the ball is lost as it lies
        return "rolls-lost" if option and may_miss else ""
    if option:
        return "rolls-on" if may_miss else "rolls-safely"
    return "stops" if may_miss and not is_too_long(far) else ""


def tried(g: Roll, side: int, option: int) -> str:
    """[FAR-13.1] What the points would make of the score."""
    lead, points = lead_of(g, side), TWO_POINTS if option else EXTRA_POINT
    if lead <= 0 <= lead + points:
        return "try-level" if lead + points == 0 else "try-front"
    return "try-two" if option else "try-kick"


def punted(g: Roll, colour: int) -> str:
    """[FAR-9.4] The die that kicks farthest on average, or ends in a touchback least often [FAR-9.5]."""
    far = [means(dice(g).punt(x)) for x in COLOURS]
    through = [sum(p for y, p in dice(g).punt(x).items() if g.ball + y >= GOAL) for x in COLOURS]
    if all(far[colour] > far[x] for x in COLOURS if x != colour):
        return "punts-far"
    return "no-touchback" if all(through[colour] < through[x] for x in COLOURS if x != colour) else ""


def flagged(g: Roll, option: int) -> str:
    """[FAR-10.2] What a penalty changes: both answers are tried. One before a punt [FAR-9.3] needs no word."""
    if isinstance(g.top.up, Punt):
        return ""
    then, other = cast(Roll, g.clone()), cast(Roll, g.clone())
    then.answer(option)
    other.answer(1 - option)
    if then.quiet and other.quiet and is_first_down(g, then) and not is_first_down(g, other):
        return "flag-first"
    return "flag-taken" if option else "flag-declined"


def is_first_down(g: Roll, then: Roll) -> bool:
    """Whether the offence has made one."""
    return bool(then.phase == k.PLAY and then.off == g.off and then.down == 1)


def dice(g: Roll) -> Dice:
    """The dice of the match."""
    return dice_of(g.tables)
