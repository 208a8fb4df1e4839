"""What a match refuses: its seats, its keys, its moments."""

from downfield.table.protocol.refusals.refused import Refused


class Late(Refused):
    """An answer to a moment that has passed."""

    code = "late"
    status = 409
    usual = "The match has moved on. Look again and answer the question that is asked now."


class UnknownMatch(Refused):
    """No match bears this name."""

    code = "unknown-match"
    status = 404
    usual = "There is no such match. Check the link."


class OtherRules(Refused):
    """A match of rules or components that are no longer here."""

    code = "other-rules"
    status = 409
    usual = "This match was started with other rules or components than this table has."


class UnknownInvitation(Refused):
    """Nobody is invited by this code, or everybody has come."""

    code = "unknown-invitation"
    status = 404
    usual = "This invitation is not valid, or its seat is taken. Ask for a new one."


class WrongKey(Refused):
    """A key that opens no seat of the match."""

    code = "wrong-key"
    status = 403
    usual = "This key opens no seat in this match. Use the link you were given."


class NotYourSeat(Refused):
    """An answer for a seat that the sender does not hold."""

    code = "not-your-seat"
    status = 403
    usual = "This is not your seat."


class NotOver(Refused):
    """Something that is told only after the end."""

    code = "not-over"
    status = 409
    usual = "The record is open to everyone once the match is over."


class NotBegun(Refused):
    """A deed before everybody has sat down."""

    code = "not-begun"
    status = 409
    usual = "The match begins when everyone is seated."


class AlreadyOver(Refused):
    """A deed after the end."""

    code = "already-over"
    status = 409
    usual = "The match is over."


class NotRated(Refused):
    """A match that cannot be rated, or somebody who cannot play it; the sentence says why."""

    code = "not-rated"
    status = 409
