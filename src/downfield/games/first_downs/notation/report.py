"""The match report, derived from the events of a match: yards, first downs, kicks, tackles, momentum."""

from collections.abc import Iterable
from typing import cast

from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.notation.calls import call
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.outcome import from_sheet
from downfield.kernel.show.report import Both, Drive, Pair, Report, Row, Swing
from downfield.kernel.state import State
from downfield.kernel.words import Event
from downfield.toolkit.reports import Drives, swapped, tally

COUNTED = {
    "plays": ("play",),  # [FFD-4.1]
    "first_downs": ("first-down", "goal-to-go"),  # [FFD-5.7]
    "touchdowns": ("touchdown",),  # [FFD-5.8]
    "conversions": ("converted",),  # [FFD-6.2]
    "field_goals": ("field-goal",),  # [FFD-6.3]
    "missed": ("missed",),  # [FFD-7.6]
    "punts": ("punt",),  # [FFD-7.7]
    "stopped": ("stopped",),  # [FFD-7.2]
    "tackles": ("tackled",),  # [FFD-5.2] told of the attacker
    "bought": ("bought",),  # [FFD-11.3]
    "stolen": ("stolen",),  # [FFD-12.2]
    "repeated": ("repeated-attacker", "repeated-defender"),  # [FFD-11.4, FFD-12.4]
    "turnovers_forced": ("turnover",),  # [FFD-12.5] told of the defender
}
ENDS = {
    "touchdown": "touchdown",
    "field-goal": "field-goal",
    "missed": "missed",
    "punt": "punt",
    "stopped": "downs",
    "turnover": "turnover",
    "conceded": "conceded",
}
PLAYS = ("play", "kick", "kick-free", "punt")
YARDS = {"gained": 1, "lost": -1, "touchdown": 1}  # a touchdown tells the yards that were left


def drives(events: Iterable[Event]) -> list[Drive]:
    """[FFD-3.1] The drives, with the yards that stayed taken."""
    return _driven(events).found


def _driven(events: Iterable[Event]) -> Drives:
    found, trying = Drives(), False
    for event in events:
        if event.key in ("drive", "conversion"):  # [FFD-6.2] a conversion belongs to no drive
            trying = event.key == "conversion"
        elif not trying:
            _enter(found, event.key, event.args())
    return found


def _enter(found: Drives, key: str, args: dict[str, int]) -> None:
    """One fact into the drive that goes on."""
    if key in PLAYS:
        found.play(args["side"])
    elif key in YARDS:
        found.gain(args["side"], YARDS[key] * args["yards"])
    if key in ENDS:
        found.end(ENDS[key])


def longest(events: Iterable[Event]) -> Pair:
    """The most yards in one play."""
    most = [0, 0]
    for event in events:
        if event.key in ("gained", "touchdown"):
            args = event.args()
            most[args["side"]] = max(most[args["side"]], args["yards"])
    return most[0], most[1]


def sheet(state: State, events: Iterable[Event]) -> tuple[dict[str, Pair], tuple[list[Row], list[Row]]]:
    """What people are shown: facts of both sides; nobody here has a number on his shirt."""
    told = list(events)
    facts = {"yards": _driven(told).yards(), "longest": longest(told)} | tally(told, COUNTED)
    facts["tackles"] = swapped(facts["tackles"])
    return facts, ([], [])


def deeds(state: State, events: Iterable[Event]) -> Both:
    """What both sides did, for programs; a turnover is told of the side that lost the ball."""
    facts, _ = sheet(state, events)
    return from_sheet((), facts | {"turnovers": swapped(facts["turnovers_forced"])})


def whose(state: State) -> int:
    """[FFD-7.5] The defender tosses for the attacker's call; the coin of the beginning falls for nobody."""
    g = cast(Downs, state)
    return int(g.attacker) if g.calls else NOBODY


REPORT = Report(
    sheet,
    pictured=("yards", "longest", "first_downs", "touchdowns", "tackles"),
    dice=("coin",),
    whose=whose,
    swings={
        "turnover": Swing(3),
        "stopped": Swing(2),
        "missed": Swing(2),
        "gained": Swing(0.1, "yards", 8),
        "stolen": Swing(1),
    },
    drives=drives,
    deeds=deeds,
    call=call,
)
