"""The printed tables as chances: contacts, passes, and keeping one's feet; in words with their shares."""

import functools
from typing import Any, NamedTuple

from downfield.games.touch_down.components.parts import Parts, PrintedTables
from downfield.games.touch_down.model.tables import LONGEST, Tables
from downfield.games.touch_down.rules.contact import ROBBED
from downfield.games.touch_down.rules.steps import trips
from downfield.kernel.show.svg import Say

Figure = dict[str, Any]
SIX = 6
ROBS = SIX - int(ROBBED)  # faces on which the ball changes hands [TD-11.1]


class Meeting(NamedTuple):
    """[TD-10.3] On how many faces of six each thing happens, from the mover's side."""

    win: int  # the other falls
    over: int  # he falls, and the mover may go on
    both: int
    tangled: int
    lose: int


class Flight(NamedTuple):
    """[TD-9.17] On how many faces of six a pass is caught, picked off, or neither."""

    caught: int
    picked: int
    missed: int


@functools.lru_cache(maxsize=200)
def meeting(tables: PrintedTables, mine: int, theirs: int, attacking: bool) -> Meeting:
    """A contact of somebody with this contact upon somebody with that one."""
    table = tables.contact.attacker if attacking else tables.contact.defender
    letters = [row[mine - theirs + 3] for row in table]
    falls = {"A": "lose" if attacking else "win", "D": "win" if attacking else "lose"}
    names = {"T": "over", "E": "both", "I": "tangled", **falls}
    told = [names[letter] for letter in letters]
    return Meeting(*(told.count(field) for field in Meeting._fields))


@functools.lru_cache(maxsize=500)
def flight(tables: PrintedTables, squares: int, less: int) -> Flight:
    """A pass over so many squares, the die counting so much less; next to the passer it is certain."""
    if squares <= 1:
        return Flight(SIX, 0, 0)
    passes = tables.passes
    at = min(squares, LONGEST) - 2
    rolls = [max(1, min(SIX, face - less)) for face in range(1, SIX + 1)]
    caught = sum(roll >= passes.received[at] for roll in rolls)
    picked = sum(roll <= passes.intercepted[at] for roll in rolls)
    return Flight(caught, picked, SIX - caught - picked)


def feet(tables: Tables, lying: int) -> float:
    """[TD-8.6] How likely one keeps his feet among so many fallen players."""
    return 1 - sum(trips(tables, lying, face) for face in range(1, SIX + 1)) / SIX if lying else 1.0


# In words -------------------------------------------------------------------------------------------------------


def said(say: Say, **shares: float) -> str:
    """The things that can happen, each with its share."""
    return ", ".join(
        say(f"odds-{key.replace('_', '-')}", share=share) for key, share in shares.items() if share
    )


@functools.lru_cache(maxsize=2000)
def meeting_odds(met: Meeting, ball: str, say: Say, arrives: float = 1.0) -> tuple[str, float]:
    """A contact in words, and how likely it comes out well; `ball` says who of the two carries it."""
    shares = {field: faces / SIX for field, faces in met._asdict().items()}
    good = shares["win"] + shares["over"]
    told = said(say, **shares)
    if ball == "theirs":  # whoever brings the carrier down stops the play
        told += ", " + said(say, ball_won=good * ROBS / SIX) if good else ""
        good += shares["both"]
    elif ball == "mine" and met.lose:
        told += ", " + said(say, ball_lost=shares["lose"] * ROBS / SIX)
    if arrives < 1:
        told = said(say, arrives=arrives) + "; " + told
    return told, good * arrives


def contact_odds(
    parts: Parts, scene: dict[str, Any], mover: Figure, other: Figure, say: Say, arrives: float = 1.0
) -> tuple[str, float]:
    """A contact between two counters."""
    met = meeting(parts.tables, mover["contact"], other["contact"], mover["side"] == scene["attack"])
    ball = "mine" if mover["ball"] else "theirs" if other["ball"] else ""
    if ball and is_safe(scene, mover if mover["ball"] else other):
        ball = ""
    return meeting_odds(met, ball, say, round(arrives, 6))


def is_safe(scene: dict[str, Any], carrier: Figure) -> bool:
    """[TD-16.4] In a try for two points the original attack wins nothing back."""
    return bool(scene["kind"] == "two-points" and carrier["role"] == "D")


def near(scene: dict[str, Any], x: int, y: int, side: int) -> int:
    """The standing players of a side next to a square, or in it [TD-2.9]."""
    return sum(
        f["side"] == side and not f["fallen"] and max(abs(f["x"] - x), abs(f["y"] - y)) <= 1
        for f in scene["figures"]
    )
