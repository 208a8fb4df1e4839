"""What people are refused for each other's sake: blocks, challenges, the decisions of keepers."""

from downfield.table.protocol.refusals.refused import Refused


class Banned(Refused):
    """Somebody whom a keeper has sent away: why, and until when ("" for ever)."""

    code = "banned"
    status = 403

    def __init__(self, why: str, until: str) -> None:
        if not until:
            super().__init__("You are banned from this table. The reason given: {why}", key="banned", why=why)
            return
        super().__init__(
            "You are banned from this table until {until}. The reason given: {why}",
            key="banned-until",
            why=why,
            until=until[:10],
        )


class NoReason(Refused):
    """A keeper's deed without a reason."""

    code = "no-reason"
    usual = "Give a reason: it goes into the log."


class UnknownTarget(Refused):
    """A keeper's deed against nobody and nothing."""

    code = "unknown-target"
    status = 404

    def __init__(self, target: str) -> None:
        super().__init__("Nothing here is called {target}.", key="unknown-target", target=target)


class NotOfKeepers(Refused):
    """A keeper's deed against a keeper."""

    code = "not-of-keepers"
    status = 403
    usual = "This account is a keeper's. Only the command line, `downfield admin`, deals with keepers."


class HasAccount(Refused):
    """Somebody with an account at the door of guests."""

    code = "has-account"
    status = 409
    usual = "You have an account: delete it on the account page, which asks for its password or passkey."


class NotAPerson(Refused):
    """A seat that no other person holds."""

    code = "not-a-person"
    status = 409
    usual = "No other person sits there."


class UnknownShun(Refused):
    """A mute or a block that is none of one's own, or was undone."""

    code = "unknown-shun"
    status = 404
    usual = "You no longer mute or block this person."


class UnknownPerson(Refused):
    """No account bears this name."""

    code = "unknown-person"
    status = 404
    usual = "Nobody here has this name. Check how it is written."


class NotForYou(Refused):
    """An open seat at a match of somebody who has blocked whoever would sit down."""

    code = "not-for-you"
    status = 403
    usual = "This seat is not open to you. Someone in this match does not want to play with you."


class ChallengeTaken(Refused):
    """A challenge that somebody else has taken, or whose owner has left."""

    code = "challenge-taken"
    status = 409
    usual = (
        "Somebody was faster, or whoever offered this match has left. Choose another, or offer one yourself."
    )


class OwnChallenge(Refused):
    """Somebody who would play against himself."""

    code = "own-challenge"
    status = 409
    usual = "This is your own challenge. Wait until somebody takes it."


class BadSubscription(Refused):
    """A browser that cannot be told: no push service that is known, or keys that are none."""

    code = "bad-subscription"
    usual = "This browser's push service is not known here. Use the feed of your turns instead."
