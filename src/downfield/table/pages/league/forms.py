"""What is done by the forms of competitions: each is a deed of their ledgers."""

import datetime
import re

import msgspec

from downfield.league import calendar, ledger
from downfield.league.deeds import (
    Agreed,
    Amended,
    Annulled,
    AnyDeed,
    Challenged,
    Changed,
    Chose,
    Confirmed,
    Denied,
    Drafted,
    Entered,
    Forfeited,
    HandedIn,
    Moved,
    Opened,
    Proposed,
    Ruled,
    StoodIn,
    Substituted,
    Swapped,
    Told,
    Withdrew,
)
from downfield.league.errors import NotNow
from downfield.league.state import ENTRIES, State
from downfield.table.pages.league.described import changed
from downfield.table.pages.league.fields import Form
from downfield.table.protocol.refusals import Unreadable
from downfield.table.protocol.wishes import Caller, one_line


def entry(form: Form, name: str, person: str = "") -> Entered:
    """Somebody takes part."""
    members = tuple(one_line(line) for line in form.lines("members").splitlines() if line.strip())
    return Entered(
        name,
        form.word("coach", 20),
        members,
        person,
        form.word("club", 60),
        form.word("number", 20),
        team=form.word("team"),
        seed=form.number("seed", 0),
    )


def entered_by(state: State, form: Form, who: Caller, me: int) -> AnyDeed:
    """What somebody does who takes part, or wants to; or Unreadable."""
    match form.word("deed", 20):
        case "enter":
            return own_entry(state, form, who)
        case "withdraw":
            return Withdrew(me, form.word("why", 300))
        case "hand-in":
            return HandedIn(me, form.word("team"), form.number("member", 0))
        case "draft":
            return Drafted(me, purchases(form))
        case "challenge":
            now = datetime.datetime.now(datetime.UTC)
            return Challenged(me, form.number("other"), calendar.dues(state.settings, now, 1)[0])
    raise Unreadable


def purchases(form: Form) -> tuple[str, ...]:
    """What is done with a team, word for word."""
    return tuple(word for given in form.words("purchase") for word in re.split(r"[+,\s]+", given) if word)


def own_entry(state: State, form: Form, who: Caller) -> Entered:
    """One's own entry: under the own name, or first of a squad under the squad's; no program's, and no seed."""
    if state.phase != ENTRIES:
        raise NotNow("Entries are closed: somebody may take another's place.", key="league-entries-closed")
    squad = state.settings.squad > 1
    made = entry(form, form.word("name", 200) if squad else who.name, who.person)
    members = (who.name, *made.members) if squad else ()
    return msgspec.structs.replace(made, coach="", seed=0, members=members)


def organised(deed: str, form: Form, state: State) -> AnyDeed:
    """What an organiser decides, but for what needs the secret of the lots; or Unreadable."""
    why, entrant = form.word("why", 300), form.number("entrant", 0)
    match deed:
        case "open":
            return Opened()
        case "change":
            return Changed(changed(state.settings, form))
        case "enter":
            return entry(form, form.word("name", 200))
        case "amend":
            seed = form.number("seed") if form.word("seed") else None
            number = form.word("number", 20) or None
            return Amended(entrant, why, form.word("name", 200) or None, number=number, seed=seed)
        case "hand-in":
            return HandedIn(entrant, form.word("team"), form.number("member", 0), why)
        case "draft":
            return Drafted(entrant, purchases(form))
        case "withdraw":
            return Withdrew(entrant, why)
        case "substitute":
            member = form.number("member", 0)
            return Substituted(entrant, form.word("name", 200), why, form.word("coach", 20), member=member)
        case "rule":
            return Ruled(form.word("match", 20), form.result(state.settings), why)
        case "forfeit":
            return Forfeited(form.word("match", 20), _side(form, state), why)
        case "stand-in":
            return StoodIn(form.word("match", 20), _side(form, state), form.word("coach", 20), why)
        case "move":
            return _moved(form, state, why)
        case "swap":
            return Swapped(form.number("round"), form.number("first"), form.number("second"), why)
        case "annul":
            return Annulled(form.number("line"), why)
    raise Unreadable


def _side(form: Form, state: State) -> int:
    """The entrant on a side of a match; 0 is both."""
    fixture = state.fixture(form.word("match", 20))
    return {"home": fixture.home, "away": fixture.away}.get(form.word("side", 5), 0)


def _moved(form: Form, state: State, why: str) -> Moved:
    what, due = form.word("what", 20), _due(form, state)
    if what.isascii() and what.isdigit():
        return Moved(due, why, round=int(what[:6]))
    return Moved(due, why, match=what)


def _due(form: Form, state: State) -> str:
    """So many minutes from now, or a day and hour where the club is."""
    if not form.word("minutes"):
        return form.moment(form.word("due", 30), state.settings.zone)
    now = datetime.datetime.now(datetime.UTC)
    return ledger.written(now + datetime.timedelta(minutes=form.number("minutes")))


def said(deed: str, match: str, entrant: int, form: Form, state: State) -> AnyDeed:
    """What one of two says about their match; or Unreadable."""
    match deed:
        case "tell":
            return Told(match, entrant, form.result(state.settings))
        case "confirm":
            return Confirmed(match, entrant)
        case "deny":
            return Denied(match, entrant, form.word("why", 300))
        case "propose":
            zone = state.settings.zone
            return Proposed(
                match, entrant, tuple(form.moment(time, zone) for time in form.words("time")[:10])
            )
        case "agree":
            return Agreed(match, entrant, form.word("time", 30))
        case "choose":
            return Chose(match, entrant, form.word("team"))
    raise Unreadable
