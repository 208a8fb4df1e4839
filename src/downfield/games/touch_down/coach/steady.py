"""The steady coach of Touch Down: a playbook, exact chances of contacts, passes and kicks, and a job for everybody.

`points` says what a place on the field is worth, `threat` how safe a carrier is, `prospect` what the ball is worth in
somebody's hands; `attack` and `defence` give the jobs of a phase.
"""

from typing import cast

import msgspec

from downfield.games.touch_down.coach import calls, kicks, playbook
from downfield.games.touch_down.coach.attack import attack_jobs
from downfield.games.touch_down.coach.ball import BallPlay
from downfield.games.touch_down.coach.defence import defence_jobs
from downfield.games.touch_down.coach.jobs import LAST, Job, fetch_jobs, steps_of
from downfield.games.touch_down.coach.meaning.answers import purpose
from downfield.games.touch_down.coach.playbook import DEEP, KNEEL, PASSES, PLAYS, RUN, Play
from downfield.games.touch_down.coach.points import points
from downfield.games.touch_down.coach.prospect import Prospect
from downfield.games.touch_down.coach.run import best_run, way_out
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.style import STEADY, Style
from downfield.games.touch_down.coach.threat import Threat, steps_before
from downfield.games.touch_down.coach.ways import Ways
from downfield.games.touch_down.model import kinds
from downfield.games.touch_down.model import questions as q
from downfield.games.touch_down.model.position import BOTH, Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.rules.ball_play import may_pass
from downfield.games.touch_down.rules.line_up import LineUp
from downfield.games.touch_down.rules.placement import Placement
from downfield.games.touch_down.rules.walk import Walk
from downfield.kernel.chance import Rng
from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State

FIRST_GUESS = PLAYS["slant"]  # where a match is taken up in the middle of an action
LIKELY = 0.4  # the chance of a tackle for which the defence takes the initiative


class Notes(msgspec.Struct):
    """What a coach means to do next, as it is kept while he sleeps."""

    play: str
    aim: int
    walker: int
    path: list[int]
    jobs_for: tuple[int, ...]
    jobs: list[tuple[int, list[int], float]]
    open_front: bool = False


class Steady:
    """Decides for any seat of a match."""

    def __init__(self, game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> None:
        self.style = style
        self.sides = [seat.side for seat in game.spec.seats(game.options(options))]
        self.sit_down(seed, 0)

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        self.rng = Rng(seed, stream)
        self.play: Play = FIRST_GUESS
        self.jobs: dict[int, Job] = {}  # of the phase, by slot
        self.jobs_for: tuple[int, ...] = ()  # the situation for which they were given
        self.path: list[int] = []  # of the player who walks
        self.walker = NOBODY
        self.aim = 0
        self.open_front = False  # the others leave the ground open where a short kick comes down

    def notes(self) -> str:
        """What it means to do next."""
        jobs = [(job.slot, job.path, job.urgency) for job in self.jobs.values()]
        kept = Notes(self.play.name, self.aim, self.walker, self.path, self.jobs_for, jobs, self.open_front)
        return msgspec.json.encode(kept).decode()

    def recall(self, notes: str) -> None:
        """Go on with what it meant to do; notes that are none are dropped."""
        try:
            kept = msgspec.json.decode(notes, type=Notes)
            self.play = PLAYS[kept.play]
        except (msgspec.DecodeError, KeyError):
            return
        self.aim, self.walker, self.path, self.jobs_for = kept.aim, kept.walker, kept.path, kept.jobs_for
        self.jobs = {slot: Job(slot, path, urgency) for slot, path, urgency in kept.jobs}
        self.open_front = kept.open_front

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        g, options = cast(Gridiron, state), state.options(seat)
        side = self.sides[seat]
        match g.question:
            case q.Q_MOVE | q.Q_CHASE:
                return self._choose_mover(g, side, options)
            case q.Q_STEP | q.Q_EXTRA:
                return self._step(g, options)
            case q.Q_CHASE_STEP:
                return min(options, key=lambda way: _away(g, way))
            case q.Q_LINEUP:
                return self._line_up(g, side, options)
            case q.Q_SNAP:
                return self._ball(g).snap(options, self.play.wants == RUN)
            case q.Q_BALL:
                return self._ball_play(g, options)
            case q.Q_DECLARE:
                return self._declare(g, options)
            case q.Q_TRY:
                return calls.choose_try(g, options)
            case q.Q_TIMEOUT:
                return calls.timeout(g, side, options)
            case q.Q_INITIATIVE:
                return self._initiative(g)
            case _:
                return self._small(g, side, options)

    def purpose(self, state: State, seat: int, answer: int) -> str:
        """What the answer is good for that it has just given."""
        return purpose(self, cast(Gridiron, state), self.sides[seat], answer)

    def _small(self, g: Gridiron, side: int, options: list[int]) -> int:
        """Kicks, interceptions, and everything that has a plain best answer."""
        sight = Sight(g, side)
        match g.question:
            case q.Q_AIM_ROW:
                self.aim = kicks.aim(g, sight, cast(Placement, g.top))
                return _nearest(options, int(g.tables.row[self.aim] + g.tables.depth))
            case q.Q_FIELD_ROW:
                self.aim = kicks.field_kick(sight, cast(Placement, g.top))
                return _nearest(options, int(g.tables.row[self.aim] + g.tables.depth))
            case q.Q_AIM_COLUMN | q.Q_FIELD_COLUMN:
                return _nearest(options, int(g.tables.column[self.aim]))
            case q.Q_GOAL:
                return 1
            case q.Q_SPILL:
                return kicks.spill(g, sight, options)
            case q.Q_INTERCEPT:
                return kicks.interceptor(sight, options)
            case q.Q_BLITZ:
                return calls.blitz(g, sight, options)
            case _:  # receive; nobody changes
                return options[0]

    def _declare(self, g: Gridiron, options: list[int]) -> int:
        return calls.declare(g, points(g.tables), options, self.style)

    def _line_up(self, g: Gridiron, side: int, options: list[int]) -> int:
        form = int(cast(LineUp, g.top).form)
        if form == kinds.F_ATTACK:
            self.play = self._call(g, side)
        names = {g.tables.formations[x]: x for x in options if x < kinds.FREE}
        return playbook.formation(g, form, names, self.rng, self.play) if names else options[0]

    def _call(self, g: Gridiron, side: int) -> Play:
        """The play of an attack action."""
        return playbook.call(g, self.rng, calls.hurries(g, side), calls.kneels(g, side), self.style)

    def _initiative(self, g: Gridiron) -> int:
        """[TD-7.2] The defence goes first if it can bring the carrier down where he is, or get a free ball."""
        attack = int(g.off)
        if g.holder == NOBODY:
            return 1 - attack
        threat = Threat(Sight(g, attack), (int(g.high), True, False))
        return 1 - attack if threat.danger(int(g.holder), int(g.ball)).down > LIKELY else attack

    def _ball(self, g: Gridiron) -> BallPlay:
        return BallPlay(Sight(g, int(g.off)), points(g.tables))

    def _ball_play(self, g: Gridiron, options: list[int]) -> int:
        if self.play.wants == KNEEL and not g.runback:
            return kinds.GROUND
        return self._ball(g).choose(options, self.play.wants in PASSES)

    # Movement -----------------------------------------------------------------------------------------------------

    def _choose_mover(self, g: Gridiron, side: int, options: list[int]) -> int:
        """The player with the most urgent job; jobs are given anew when somebody has fallen or the ball has moved."""
        slots = [SLOTS * side + x - 1 for x in options if x]
        for_what = situation(g, side)
        if for_what != self.jobs_for:
            self.jobs_for = for_what
            self.jobs = {job.slot: job for job in self._give_jobs(g, side, slots)}
        for job in sorted((self.jobs[s] for s in slots if s in self.jobs), key=lambda job: job.urgency):
            del self.jobs[job.slot]
            path = self._run(g, job.slot, steps_of(g, job.slot)) if job.urgency == LAST else job.path
            if path or g.status[job.slot] & kinds.HELD:
                self.walker, self.path = job.slot, list(path)
                return job.slot - SLOTS * side + 1
        return 0

    def _give_jobs(self, g: Gridiron, side: int, slots: list[int]) -> list[Job]:
        sight = Sight(g, side, self.style)
        if g.is_chase():
            return [Job(s, [sight.ball], -float(sight.push[s])) for s in slots]
        if g.holder == NOBODY:
            return fetch_jobs(sight, slots)
        if side != g.off:
            return defence_jobs(sight, slots)
        routes = may_pass(sight.g) and self.play.wants in PASSES
        return attack_jobs(self._prospect(sight), slots, routes, self.play.wants == DEEP)

    def _prospect(self, sight: Sight) -> Prospect:
        pocket = self.play.wants in PASSES and may_pass(sight.g)
        return Prospect(sight, Threat(sight, steps_before(sight)), points(sight.g.tables), pocket)

    def _run(self, g: Gridiron, slot: int, left: int) -> list[int]:
        """The way of the carrier, now that the others have moved; in a hurry perhaps out of bounds."""
        prospect = self._prospect(Sight(g, int(g.off), self.style))
        run = best_run(prospect, slot, left)
        out = way_out(prospect, run, left) if calls.hurries(g, int(g.off)) else []
        return out or run.ways.path(run.square)

    def _charge(self, g: Gridiron, walk: Walk) -> list[int]:
        """The way of a blitzer, or of a tackler who goes on after a T: upon the carrier, if he is in reach."""
        slot, left = int(walk.slot), int(walk.left)
        sight = Sight(g, slot // SLOTS)
        if sight.holder not in sight.theirs or not sight.may_hit(sight.holder):
            return []
        return Ways(sight, slot, left).upon(sight.ball, left)

    def _step(self, g: Gridiron, options: list[int]) -> int:
        """The next step of a walk; whoever has just got the ball, or may go on after a T, thinks again."""
        walk = cast(Walk, g.top)
        slot, here = int(walk.slot), int(g.square[walk.slot])
        if slot != self.walker or not self.path:
            self.walker = slot
            self.path = self._run(g, slot, int(walk.left)) if slot == g.holder else self._charge(g, walk)
        wanted = self.path.pop(0) if self.path else here
        for way in options:
            if wanted == (here if way == 0 else here + int(g.tables.delta[way - 1])):
                return way
        self.path = []
        return options[0]


def situation(g: Gridiron, side: int) -> tuple[int, ...]:
    """What jobs are given for; they are given anew when it has changed."""
    standing = sum(g.is_standing(s) for s in range(BOTH))
    return (int(g.quarter), int(g.clock), int(g.part), side, int(g.holder), int(g.ball), standing)


def _away(g: Gridiron, way: int) -> int:
    """How far from the carrier out of bounds a step ends."""
    square = g.square[cast(Walk, g.top).slot] + g.tables.delta[way - 1]
    return int(g.tables.distance(square, g.ball))


def _nearest(options: list[int], wanted: int) -> int:
    return min(options, key=lambda x: abs(x - wanted))
