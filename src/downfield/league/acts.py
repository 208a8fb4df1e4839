"""What each deed does to a competition, or why it cannot be done now: a ledger is read and a deed is tried alike."""

from collections.abc import Callable
from typing import Any

from downfield.league import entries, played, rounds
from downfield.league.deeds import (
    Agreed,
    Amended,
    AnyDeed,
    Appointed,
    Began,
    Challenged,
    Changed,
    Chose,
    Claimed,
    Confirmed,
    Denied,
    Drafted,
    Drew,
    Entered,
    Finished,
    Forfeited,
    HandedIn,
    Moved,
    Opened,
    Played,
    Proposed,
    Rolled,
    Ruled,
    SatDown,
    StoodIn,
    Substituted,
    Swapped,
    Told,
    Withdrew,
)
from downfield.league.errors import NotNow, Refused
from downfield.league.lots import proved, proved_keys
from downfield.league.settings import Ladder, Settings, check
from downfield.league.sheets import check_team, missing_sheets
from downfield.league.standings import is_over
from downfield.league.state import DRAFT, ENTRIES, FINISHED, RUNNING, Entrant, State

Act = Callable[[State, Any, int], None]


def act(state: State, deed: AnyDeed, line: int, at: str) -> None:
    """Do what a line of the ledger says."""
    state.at = at
    done = ACTS.get(type(deed))
    if done is None:
        raise Refused("A competition is created once, in its first line.", key="league-created")
    if state.phase == FINISHED and not isinstance(deed, Ruled | Rolled):
        raise NotNow("This competition is over.", key="league-finished")
    done(state, deed, line)


def _changed(state: State, deed: Changed, _line: int) -> None:
    if state.phase not in (DRAFT, ENTRIES):
        raise NotNow("What was agreed holds once a competition has begun.", key="league-agreed")
    check(deed.settings)
    if deed.settings.squad != state.settings.squad and state.entrants:
        raise Refused("Some have entered already, with other squads.", key="league-squads-entered")
    if deed.settings.game != state.settings.game and state.entrants:
        raise Refused("Some have entered already, for another game.", key="league-game-entered")
    for entrant in state.entrants.values():
        _check_sheets(entrant, deed.settings)
    state.settings = deed.settings


def _check_sheets(entrant: Entrant, settings: Settings) -> None:
    """Refuse what would make a team illegal that was handed in already."""
    try:
        for team in entrant.teams.values() if not entrant.withdrawn else ():
            check_team(settings, team)
    except Refused as e:
        raise Refused("{name}: {why}", key="league-sheet-of", name=entrant.name, why=e) from None


def _opened(state: State, _deed: Opened, _line: int) -> None:
    if state.phase != DRAFT:
        raise NotNow("It is open already.", key="league-opened")
    state.phase = ENTRIES


def _appointed(state: State, deed: Appointed, _line: int) -> None:
    if not deed.person or deed.person in state.organisers:
        raise Refused("{name} organises already, or is not known here.", key="league-appoint", name=deed.name)
    state.organisers[deed.person] = deed.name


def _began(state: State, deed: Began, _line: int) -> None:
    if state.phase not in (DRAFT, ENTRIES):
        raise NotNow("It has begun already.", key="league-begun")
    within = [e for e in state.entrants.values() if not e.waiting and not e.withdrawn]
    if len(within) < state.settings.least:
        raise Refused(
            "It begins with at least {least} entrants.", key="league-least", least=state.settings.least
        )
    without = [e.name for e in within if state.settings.sheets and missing_sheets(state.settings, e.teams)]
    if without:
        raise NotNow("A team is missing of: {names}.", key="league-sheets", names=", ".join(without))
    if sorted(deed.lots) != list(range(1, len(within) + 1)):
        raise Refused("There is one lot for each of {many}.", key="league-lots", many=len(within))
    state.absent = {e.id: e for e in state.entrants.values() if e not in within}
    state.entrants = {e.id: e for e in within}
    for entrant, lot in zip(within, deed.lots, strict=True):
        entrant.lot = lot
    state.phase = RUNNING
    if isinstance(state.stage(0), Ladder):
        state.ladder = [entrant.id for entrant in state.taking_part()]


def _finished(state: State, deed: Finished, _line: int) -> None:
    if state.phase != RUNNING:
        raise NotNow("It has not begun.", key="league-not-begun")
    if not is_over(state) and not isinstance(state.stage(0), Ladder):
        raise NotNow("Something is still to be drawn or played.", key="league-not-over")
    if deed.secret:
        drawn = state.drawn_by_lot()
        proved(state.commitment, deed.secret, [e.nonce for e in drawn], [e.lot for e in drawn])
        proved_keys(deed.secret, state.keys)
    state.secret, state.phase = deed.secret, FINISHED


ACTS: dict[type, Act] = {
    Changed: _changed,
    Opened: _opened,
    Began: _began,
    Finished: _finished,
    Entered: entries.entered,
    Amended: entries.amended,
    HandedIn: entries.handed_in,
    Drafted: entries.drafted,
    Withdrew: entries.withdrew,
    Substituted: entries.substituted,
    Claimed: entries.claimed,
    Appointed: _appointed,
    Drew: rounds.drew,
    Moved: rounds.moved,
    Swapped: rounds.swapped,
    Challenged: rounds.challenged,
    Proposed: played.proposed,
    Agreed: played.agreed,
    Chose: played.chose,
    SatDown: played.sat_down,
    Played: played.played,
    Told: played.told,
    Confirmed: played.confirmed,
    Denied: played.denied,
    Ruled: played.ruled,
    Rolled: played.rolled,
    Forfeited: played.forfeited,
    StoodIn: played.stood_in,
}
