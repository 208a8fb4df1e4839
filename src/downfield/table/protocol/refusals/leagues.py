"""What a competition refuses."""

from downfield.table.protocol.refusals.refused import Refused


class UnknownLeague(Refused):
    """No competition bears this name."""

    code = "unknown-league"
    status = 404
    usual = "There is no such competition. Check the link."


class LookAgain(Refused):
    """Somebody else has written in a ledger meanwhile."""

    code = "look-again"
    status = 409
    usual = "Somebody else has just changed this competition. Look again, then decide."


class TooManyLeagues(Refused):
    """More competitions than one organiser may make."""

    code = "too-many-leagues"
    status = 409
    usual = "You organise as many competitions as one may here."


class OnlyOrganiser(Refused):
    """A decision that is the organiser's."""

    code = "only-organiser"
    status = 403
    usual = "Only whoever organises this competition can do that."


class OnlyEntrant(Refused):
    """A word about a match by somebody who does not play it."""

    code = "only-entrant"
    status = 403
    usual = "Only those who play this match can do that."


class NobodyKnown(Refused):
    """A match of a competition between people of whom one is not known here."""

    code = "nobody-known"
    status = 409
    usual = (
        "One of the two is not known at this table yet: the organiser has an invitation for each."
        " Or play elsewhere and enter the result."
    )
