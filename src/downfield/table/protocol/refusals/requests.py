"""Requests that are wrong in themselves: too large, too many, from elsewhere, for what is not here."""

from downfield.table.protocol.refusals.refused import Refused


class OtherHost(Refused):
    """Somebody asks for a host that is not this table."""

    code = "other-host"
    status = 421
    usual = "This table does not answer to that name. Whoever runs it can allow the name with --allowed-host."


class UnknownPage(Refused):
    """No page lies there."""

    code = "unknown-page"
    status = 404
    usual = "There is no such page. The games are on the home page."


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


class Spent(Refused):
    """More of the processor than one visitor may use; says what is allowed, and how many seconds to wait."""

    code = "spent"
    status = 429

    def __init__(self, at_once: int, a_minute: int, wait: int) -> None:
        super().__init__(
            "You have used more of this table than one visitor may: {at_once} seconds of its processor at once, then "
            "{a_minute} in every minute. Come again in {wait} seconds.",
            key="spent",
            at_once=at_once,
            a_minute=a_minute,
            wait=wait,
        )
        self.wait = wait


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
    usual = "This could not be saved, so nothing has changed. Try again in a moment."


class Silent(Refused):
    """A line on which nobody says hello."""

    code = "silent"
    status = 408
    usual = "The connection was closed because the browser did not identify itself."


class NoRoom(Refused):
    """One more than the table allows one visitor; the sentence says how to make room."""

    code = "no-room"
    status = 429


class SwitchedOff(Refused):
    """Something that this table does not have."""

    code = "switched-off"
    status = 404
    usual = "This table does not have this. Whoever runs it has switched it off."
