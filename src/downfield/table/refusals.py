"""What the table refuses, each with a code and a sentence; nothing has changed then."""

from downfield.kernel.errors import DownfieldError


class Refused(DownfieldError):
    """Something the table does not do; `status` is how the web says so."""

    code = "refused"
    status = 400
    usual = "This cannot be done."

    def __init__(self, message: str = "", *, rule: str = "") -> None:
        super().__init__(message or self.usual, rule=rule)


class Late(Refused):
    """An answer to a moment that has passed."""

    code = "late"
    status = 409
    usual = "The match has gone on meanwhile. Look again and answer what is asked now."


class UnknownMatch(Refused):
    """No match bears this name."""

    code = "unknown-match"
    status = 404
    usual = "There is no such match. Check the link."


class UnknownPage(Refused):
    """No page lies there."""

    code = "unknown-page"
    status = 404
    usual = "There is no such page. The games are on the home page."


class OtherRules(Refused):
    """A match of rules or components that are no longer here."""

    code = "other-rules"
    status = 409
    usual = "This match was begun under other rules or with other components than this table has."


class UnknownInvitation(Refused):
    """Nobody is invited by this code, or everybody has come."""

    code = "unknown-invitation"
    status = 404
    usual = "This invitation leads nowhere, or its seat is taken. Ask for a new one."


class WrongKey(Refused):
    """A key that opens no seat of the match."""

    code = "wrong-key"
    status = 403
    usual = "This key opens no seat of the match. Use the link that you were given."


class NotYourSeat(Refused):
    """An answer for a seat that the sender does not hold."""

    code = "not-your-seat"
    status = 403
    usual = "You do not hold this seat."


class NotOver(Refused):
    """Something that is told only after the end."""

    code = "not-over"
    status = 409
    usual = "The record is open to all once the match is over."


class AlreadyOver(Refused):
    """A deed after the end."""

    code = "already-over"
    status = 409
    usual = "The match is over."


class Unreadable(Refused):
    """A message that makes no sense."""

    code = "unreadable"
    usual = "This message cannot be read."


class TooLarge(Refused):
    """A message longer than any that makes sense."""

    code = "too-large"
    status = 413
    usual = "This message is too long."


class TooFast(Refused):
    """More messages than a person can send."""

    code = "too-fast"
    status = 429
    usual = "Too many messages at once. Wait a moment."


class Elsewhere(Refused):
    """A request that another site's page has sent."""

    code = "elsewhere"
    status = 403
    usual = "This request comes from another site's page."


class NotJson(Refused):
    """A request whose body is not JSON."""

    code = "not-json"
    status = 415
    usual = "Send JSON, and say so: Content-Type: application/json."


class NotKept(Refused):
    """The disk did not take it."""

    code = "not-kept"
    status = 503
    usual = "This could not be written down, so it has not happened. Try again in a moment."
