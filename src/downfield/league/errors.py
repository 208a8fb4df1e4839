"""What can go wrong in a competition by somebody's hand.

LeagueError
├── BadSettings     a competition that cannot be held as it is described
├── BadLedger       a ledger that was cut, altered, or written by two hands at once
├── NotNow          a deed whose time is over or has not come
├── Refused         a deed that does not fit what the ledger says
└── Unknown         no such entrant, round or match here
"""

from downfield.kernel.errors import DownfieldError


class LeagueError(DownfieldError):
    """Something about a competition that its organiser or an entrant can mend."""

    code = "league"


class BadSettings(LeagueError):
    """A competition that cannot be held as it is described."""

    code = "bad-competition"


class BadLedger(LeagueError):
    """A ledger that was cut, altered, or written by two hands at once."""

    code = "bad-ledger"


class NotNow(LeagueError):
    """A deed whose time is over, or has not come."""

    code = "not-now"


class Refused(LeagueError):
    """A deed that does not fit what the ledger says."""

    code = "refused-by-ledger"


class Unknown(LeagueError):
    """An entrant, a round or a match that this competition does not have."""

    code = "unknown-in-competition"


def because(why: str) -> None:
    """Refuse what an organiser decides without a reason: it stands in the log for everybody to read."""
    if not why.strip():
        raise Refused("An organiser who decides something says why.", key="league-why")
