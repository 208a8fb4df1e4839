"""The match report, derived from the events of a match: yards, first downs, kicks, balls lost, penalties."""

from collections.abc import Iterable
from typing import cast

from downfield.games.first_and_roll.model.kinds import COIN, GUARD, KICK, PENALTY
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.notation.calls import call
from downfield.games.first_and_roll.rules.kick_off import OnsideKick
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.outcome import from_sheet
from downfield.kernel.show.report import Both, Drive, Pair, Report, Row, Swing
from downfield.kernel.state import State
from downfield.kernel.words import Event
from downfield.toolkit.reports import Drives, swapped, tally

COUNTED = {
    "first_downs": ("first-down", "penalty-first-down"),  # [FAR-3.3, FAR-10.2b]
    "touchdowns": ("touchdown",),  # [FAR-13.1]
    "field_goals": ("field-goal-good",),  # [FAR-12.1]
    "field_goals_missed": ("field-goal-missed", "field-goal-blocked"),  # [FAR-12.3, FAR-12.4]
    "punts": ("punted",),  # [FAR-9.4]
    "lost_balls": ("turnover", "intercepted"),  # [FAR-6.3, FAR-8.3] told of the side that won the ball
    "downs_lost": ("downs-lost",),  # [FAR-3.4] told of the side that takes over
    "breakaways": ("breakaway", "broken-tackle"),  # [FAR-7.1, FAR-7.2]
    "bombs": ("bomb",),  # [FAR-8.1]
    "penalties": ("accepted",),  # [FAR-10.2]
    "timeouts": ("timeout",),  # [FAR-16.2]
}
TOLD_OF_THE_OTHER = ("lost_balls", "downs_lost")
WHIFFS = ("bomb-incomplete", "overthrown", "field-goal", "punt", "hail-mary")  # plays that gain nothing
ENDS = {
    "touchdown": "touchdown",
    "field-goal-good": "field-goal",
    "field-goal-missed": "missed",
    "field-goal-blocked": "missed",
    "punted": "punt",  # [FAR-9.4] one that a flag annuls is kicked again
    "block-lost": "turnover",
    "downs-lost": "downs",
    "turnover": "turnover",
    "intercepted": "turnover",
    "safety": "safety",
    "half-over": "time",
    "match-over": "time",
}


def driven(events: Iterable[Event]) -> Drives:
    """The drives, play by play; yards of penalties and returns are not counted [FAR-3.2]."""
    found = Drives()
    for event in events:
        args = event.args()
        if event.key in ("gained", "lost"):
            found.play(args["side"], args["yards"] if event.key == "gained" else -args["yards"])
        elif event.key in WHIFFS:
            found.play(args["side"])
        if event.key in ENDS:
            found.end(ENDS[event.key])
    return found


def drives(events: Iterable[Event]) -> list[Drive]:
    """How often each side had the ball, and what it made of it."""
    return driven(events).found


def sheet(state: State, events: Iterable[Event]) -> tuple[dict[str, Pair], tuple[list[Row], list[Row]]]:
    """What people are shown: facts of both sides; nobody here has a number on his shirt."""
    told = list(events)
    found = driven(told)
    facts: dict[str, Pair] = {
        "yards": found.yards(),
        "plays": (_plays(found, 0), _plays(found, 1)),
        "longest": (_longest(told, 0), _longest(told, 1)),
    }
    facts |= tally(told, COUNTED)
    for name in TOLD_OF_THE_OTHER:
        facts[name] = swapped(facts[name])
    return facts, ([], [])


def _plays(found: Drives, side: int) -> int:
    return sum(drive.plays for drive in found.found if drive.side == side)


def _longest(events: list[Event], side: int) -> int:
    gains = [event.args() for event in events if event.key == "gained"]
    return max((args["yards"] for args in gains if args["side"] == side), default=0)


def deeds(state: State, events: Iterable[Event]) -> Both:
    """What both sides did, for programs; a turnover is told of the side that lost the ball."""
    facts, _ = sheet(state, events)
    return from_sheet((), facts | {"turnovers": facts["lost_balls"]})


def whose(state: State) -> int:
    """[FAR-5.1] Offence dice, kick and clock die fall for the side with the ball, defence dice for the other."""
    g = cast(Roll, state)
    if g.die in (PENALTY, COIN):
        return NOBODY
    kicks = isinstance(g.top, OnsideKick)  # [FAR-4.4] rolled by the side that kicks
    return int(1 - g.off if kicks or GUARD <= g.die < KICK else g.off)


REPORT = Report(
    sheet,
    pictured=("yards", "longest", "first_downs", "touchdowns", "lost_balls"),
    dice=("red", "yellow", "green", "defence-red", "defence-yellow", "defence-green", "kick", "clock"),
    whose=whose,
    swings={
        "turnover": Swing(3),
        "intercepted": Swing(3),
        "onside-kept": Swing(3),
        "downs-lost": Swing(2),
        "punt-blocked": Swing(2),
        "field-goal-missed": Swing(1.5),
        "field-goal-blocked": Swing(2),
        "gained": Swing(0.1, "yards", 15),
        "returned": Swing(0.1, "yards", 30),
    },
    drives=drives,
    deeds=deeds,
    call=call,
)
