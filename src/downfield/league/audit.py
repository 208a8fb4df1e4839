"""Everything about a competition in a folder checked again: lots, draws, and each record against its result."""

import msgspec

from downfield.kernel.errors import DownfieldError
from downfield.kernel.needs import NOBODY
from downfield.league.competition import drawn_alike
from downfield.league.errors import LeagueError, Refused
from downfield.league.folder import Folder
from downfield.league.lots import proved, proved_keys
from downfield.league.records import from_record
from downfield.league.results import conceded
from downfield.league.state import DRAFT, ENTRIES, Fixture


class Audit(msgspec.Struct):
    """What was found: how many records hold, and what is wrong."""

    records: int
    wrong: list[DownfieldError]


def audit(kept: Folder) -> Audit:
    """Check a competition; its ledger was checked when it was opened."""
    found = Audit(0, [])
    for test in (_lots, _draws):
        try:
            test(kept)
        except LeagueError as e:
            found.wrong.append(e)
    for fixture in kept.state.fixtures():
        if fixture.result is not None and fixture.result.record:
            try:
                _record(kept, fixture)
                found.records += 1
            except LeagueError as e:
                found.wrong.append(e)
    return found


def _lots(kept: Folder) -> None:
    state = kept.state
    if state.phase in (DRAFT, ENTRIES):
        return
    drawn = state.drawn_by_lot()
    proved(state.commitment, kept.secret().hex(), [e.nonce for e in drawn], [e.lot for e in drawn])
    proved_keys(kept.secret().hex(), state.keys)


def _draws(kept: Folder) -> None:
    if not drawn_alike(kept.competition.lines):
        raise Refused("A round was drawn by hand, not as the rules say.", key="league-by-hand")


def _record(kept: Folder, fixture: Fixture) -> None:
    """A record must prove the result that stands in the ledger; teams grow, so its own options are taken."""
    result = fixture.result
    assert result is not None
    try:
        text = kept.record(result.record)
    except (OSError, UnicodeError) as e:
        raise Refused(
            "Match {match}: its record cannot be read: {why}.",
            key="league-record-gone",
            match=fixture.id,
            why=str(e),
        ) from None
    proven = from_record(kept.state, fixture, text, result.record, as_played=True)
    if proven.conceded != NOBODY:
        proven = conceded(proven, kept.state.settings.scoring)
    proven = msgspec.structs.replace(proven, how=result.how, proof=result.proof and proven.proof)
    if proven != result:
        raise Refused(
            "Match {match}: the record tells another result than the ledger.",
            key="league-record-result",
            match=fixture.id,
        )
