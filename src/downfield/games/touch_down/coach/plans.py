# mypyc: compiled
"""What a coach might do now: his own choice first, then others that are worth playing out."""

from typing import NamedTuple

from downfield.games.touch_down.coach.attack import attack_jobs
from downfield.games.touch_down.coach.ball import BallPlay
from downfield.games.touch_down.coach.jobs import Job, steps_of
from downfield.games.touch_down.coach.prospect import Prospect
from downfield.games.touch_down.coach.run import other_runs
from downfield.games.touch_down.model.kinds import AQ
from downfield.games.touch_down.model.tables import SLOTS
from downfield.kernel.needs import NOBODY

AUDIBLES = ("slant", "bomb")  # what a play becomes when the defence is seen
RUNNING = "dive"
RUNNERS = 2  # who may take the snap beside the passer
RUNS = 6  # other ways of the carrier


class Plan(NamedTuple):
    """An answer and the play that it belongs to, where a kick goes, or what everybody does in a phase."""

    answer: int = NOBODY
    play: str = ""
    aim: int = NOBODY
    goal: int = NOBODY  # of the carrier
    jobs: tuple[Job, ...] = ()


def snaps(ball: BallPlay, options: list[int], own: Plan) -> list[Plan]:
    """Now that the defence stands there: a pass to somebody near or far, or a run of whoever promises most."""
    sight, first = ball.sight, ball.sight.side * SLOTS
    ranked = sorted(options, key=lambda x: -ball.handed(first + x))
    passers = [x for x in options if sight.role[first + x] == AQ]
    runners = [x for x in ranked if x not in passers][:RUNNERS]
    found = [Plan(x, play) for x in passers[:1] for play in AUDIBLES]
    found += [Plan(x, RUNNING) for x in runners + passers[:1]]
    return [own, *[plan for plan in found if plan != own]]


def phases(prospect: Prospect, slots: list[int], routes: bool, deep: bool, play: str) -> list[Plan]:
    """Other ends of the carrier with everybody's jobs for these, and other jobs round the end that he likes best."""
    sight, carrier = prospect.sight, prospect.sight.holder
    found = [Plan(play=play, jobs=tuple(attack_jobs(prospect, slots, routes, deep)))]
    if carrier in slots:
        for run in other_runs(prospect, carrier, steps_of(sight.g, carrier), RUNS):
            jobs = attack_jobs(prospect, slots, routes, deep, run)
            found.append(Plan(play=play, goal=run.square, jobs=tuple(jobs)))
    if routes:
        found.append(Plan(play=play, jobs=tuple(attack_jobs(prospect, slots, True, not deep))))
        found.append(Plan(play=play, jobs=tuple(attack_jobs(prospect, slots, False, False))))
    return distinct(found)


def distinct(plans: list[Plan]) -> list[Plan]:
    """Those that differ in what somebody does."""
    return [plan for n, plan in enumerate(plans) if plan.jobs not in [p.jobs for p in plans[:n]]]
