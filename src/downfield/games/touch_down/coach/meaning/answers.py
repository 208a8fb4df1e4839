"""What a coach's answer is good for, as a word that texts explain, where it can be told from the position."""

from typing import TYPE_CHECKING, Final, cast

from downfield.games.touch_down.coach import calls
from downfield.games.touch_down.coach.kicks import is_open
from downfield.games.touch_down.coach.meaning.walks import of_walk, tacklers
from downfield.games.touch_down.coach.playbook import KNEEL, PASSES, RUN, to_go
from downfield.games.touch_down.coach.points import DOWNS, points
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.threat import Threat
from downfield.games.touch_down.model import kinds as k
from downfield.games.touch_down.model import questions as q
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import ROWS, SLOTS
from downfield.games.touch_down.rules.action import FOR_TWO
from downfield.games.touch_down.rules.ball_play import is_thrown
from downfield.games.touch_down.rules.kicks import THREE
from downfield.games.touch_down.rules.line_up import LineUp
from downfield.kernel.needs import NOBODY, PASS

if TYPE_CHECKING:
    from downfield.games.touch_down.coach.steady import Steady

CLEAR: Final = 4  # squares from where a kick comes down within which no receiver stands


def purpose(coach: "Steady", g: Gridiron, side: int, answer: int) -> str:
    """Why a coach who has just decided so would do it; "" where there is nothing to say."""
    match g.question:
        case q.Q_MOVE if answer:
            return of_walk(g, side, coach.walker, coach.path, aim_of(coach, g))
        case q.Q_STEP | q.Q_EXTRA if answer:
            here = int(g.square[coach.walker] + g.tables.delta[answer - 1])
            return of_walk(g, side, coach.walker, [here, *coach.path], aim_of(coach, g))
        case q.Q_BALL:
            return of_ball(coach, g, side, answer)
        case q.Q_SNAP:
            return of_snap(coach, g, side, answer)
        case q.Q_INITIATIVE:
            return of_initiative(g, answer)
        case q.Q_DECLARE:
            return of_declaration(coach, g, side, answer)
        case q.Q_TRY:
            return of_try(g, side, answer)
        case q.Q_TIMEOUT:
            return of_timeout(g, side, answer)
        case q.Q_LINEUP:
            return of_line_up(coach, g, answer)
        case q.Q_AIM_ROW | q.Q_AIM_COLUMN:
            return of_aim(coach, g, side)
    return ""


def aim_of(coach: "Steady", g: Gridiron) -> int:
    """Where the carrier means to go in this phase, or where he is."""
    job = coach.jobs.get(int(g.holder))
    return job.path[-1] if job is not None and job.path else int(g.ball)


# The ball ---------------------------------------------------------------------------------------------------------


def of_ball(coach: "Steady", g: Gridiron, side: int, answer: int) -> str:
    """A pass to whoever is free or will have scored, a hand-off to whom fewer can get at; the ball kept or grounded."""
    sight = Sight(g, side)
    if answer >= k.THROW:
        return of_pass(sight, SLOTS * side + answer - k.THROW)
    if answer == k.GROUND:
        kneels = coach.play.wants == KNEEL and calls.lead_of(g, side) > 0
        return "kneels" if kneels else "grounds" if tacklers(sight, sight.ball) else ""
    return "" if tacklers(sight, sight.ball) else "keeps"


def of_pass(sight: Sight, slot: int) -> str:
    """To a player of one's own."""
    there = sight.square[slot]
    if sight.row(there) > ROWS:
        return "throws-score"
    if is_thrown(sight.g, slot):
        return "throws-free" if sight.crowd(there) == 0 else ""
    if sight.is_held(sight.holder):
        return "hands-held"
    return "hands-on" if len(tacklers(sight, there)) < len(tacklers(sight, sight.ball)) else ""


def of_snap(coach: "Steady", g: Gridiron, side: int, answer: int) -> str:
    """To whoever throws, or to a runner whom nobody gets at before he runs."""
    sight, slot = Sight(g, side), SLOTS * side + answer
    if sight.role[slot] == k.AQ:
        return "snap-passer" if coach.play.wants in PASSES else ""
    return "" if tacklers(sight, sight.square[slot]) else "snap-runner"


def of_initiative(g: Gridiron, answer: int) -> str:
    """[TD-7.2] The defence goes first where it can bring the carrier down at once, second where nobody reaches him."""
    if g.holder == NOBODY:
        return ""
    threat = Threat(Sight(g, int(g.off)), (int(g.high), True, False))
    reached = threat.danger(int(g.holder), int(g.ball)).down > 0
    if answer != g.off:
        return "tackle-first" if reached else ""
    return "" if reached else "waits"


# Calls ------------------------------------------------------------------------------------------------------------


def of_declaration(coach: "Steady", g: Gridiron, side: int, answer: int) -> str:
    """Points that turn the score, room for a short punt, downs that are left, or a last one worth playing."""
    lead = calls.lead_of(g, side)
    if answer == k.DECLARE_GOAL and -THREE <= lead <= 0:
        return "goal-level" if lead == -THREE else "goal-front"
    if answer == k.DECLARE_PUNT and coach.open_front:
        return "punt-short"
    if answer != k.DECLARE_ATTACK:
        return ""
    return "downs-left" if g.down < DOWNS else "goes" if goes(g) else ""


def goes(g: Gridiron) -> bool:
    """Whether the last down is worth more points played than kicked away."""
    worth, row = points(g.tables), int(g.own_row(g.off, g.los))
    return worth.go(row, DOWNS, to_go(g)) > max(worth.punt(row), worth.field_goal(row))


def of_try(g: Gridiron, side: int, answer: int) -> str:
    """[TD-16.1] What the points would make of the score."""
    lead, brings = calls.lead_of(g, side), 2 if answer == FOR_TWO else 1
    if lead <= 0 <= lead + brings:
        return "try-level" if lead + brings == 0 else "try-front"
    return "try-two" if answer == FOR_TWO and 2 * calls.TWO_GOOD > calls.ONE_GOOD else ""


def of_timeout(g: Gridiron, side: int, answer: int) -> str:
    """[TD-17.5] Somebody who is behind, or has the ball, needs the time."""
    if answer == PASS:
        return "no-hurry" if calls.actions_left(g) > 2 else ""
    return "needs-time" if calls.lead_of(g, side) < 0 else "more-actions" if g.off == side else ""


def of_line_up(coach: "Steady", g: Gridiron, answer: int) -> str:
    """What an attack formation is meant for."""
    if cast(LineUp, g.top).form != k.F_ATTACK or answer >= k.FREE:
        return ""
    return "lineup-pass" if coach.play.wants in PASSES else "lineup-run" if coach.play.wants == RUN else ""


def of_aim(coach: "Steady", g: Gridiron, side: int) -> str:
    """Where hardly anybody waits for a short kick, or far from every receiver."""
    sight = Sight(g, side)
    if coach.open_front and is_open(sight, coach.aim):
        return "kick-open"
    near = min((sight.far(coach.aim, sight.square[s]) for s in sight.theirs), default=99)
    return "kick-clear" if near >= CLEAR else ""
