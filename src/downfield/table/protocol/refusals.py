"""What the table refuses, each with a code and a sentence; nothing has changed then."""

from downfield.kernel.errors import DownfieldError, Part


class Refused(DownfieldError):
    """Something the table does not do; `status` is how the web says so."""

    code = "refused"
    status = 400
    usual = "This cannot be done."

    def __init__(self, message: str = "", *, rule: str = "", key: str = "", **blanks: Part) -> None:
        super().__init__(message or self.usual, rule=rule, key=key, **blanks)


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


class NotWorkedOut(Refused):
    """An oracle that would have to solve something first."""

    code = "not-worked-out"
    status = 409
    usual = "Nobody has worked this out with these options. `downfield solve` does, at home."


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


class NoRoom(Refused):
    """One more than the table allows one visitor; the sentence says how to make room."""

    code = "no-room"
    status = 429


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


class NotRated(Refused):
    """A match that cannot be rated, or somebody who cannot play it; the sentence says why."""

    code = "not-rated"
    status = 409


class NoBackRated(Refused):
    """Going back in a rated match."""

    code = "no-back-rated"
    status = 409
    usual = "Nothing is taken back in a rated match."


class HintsOff(Refused):
    """Advice in a match against people."""

    code = "hints-off"
    status = 409
    usual = "Against people nobody is helped."


class NoHint(Refused):
    """A coach who needs too long to say what he would do."""

    code = "no-hint"
    status = 409
    usual = "Your coach has no advice ready. Ask him again in a moment."


class NoHelpRated(Refused):
    """Advice about a rated match that is being played."""

    code = "no-help-rated"
    status = 409
    usual = "This match is rated: nobody is helped before it is over."


class SwitchedOff(Refused):
    """Something that this table does not have."""

    code = "switched-off"
    status = 404
    usual = "This table does not have this. Whoever runs it has switched it off."


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


class Nobody(Refused):
    """A request for oneself by a stranger."""

    code = "nobody"
    status = 401
    usual = "This table does not know you yet: open its home page once, or sign in."


class UnknownToken(Refused):
    """A bearer token that is neither anybody's nor the key of a seat."""

    code = "unknown-token"
    status = 401
    usual = "This token is not valid here. Create a new one, or use the key of a seat."


class TooMany(Refused):
    """More tokens of a person, or streams of a program, than anybody needs."""

    code = "too-many"
    status = 429
    usual = "You have reached the limit. Close or delete some first."


class Unheard(Refused):
    """What a program wanted was refused: why, at which moment, and what its seat may answer then."""

    def __init__(self, why: DownfieldError, seq: int, allowed: list[str]) -> None:
        super().__init__(why.message, rule=why.rule)
        self.code = why.code
        self.status = getattr(why, "status", 400)
        self.seq = seq
        self.allowed = allowed


class BadName(Refused):
    """A name that no account can have."""

    code = "bad-name"
    usual = "A name has 2 to 30 letters and is not that of a bot."


class NameTaken(Refused):
    """A name that an account has already."""

    code = "name-taken"
    status = 409
    usual = "This name is taken. Choose another, or sign in if it is yours."


class NotYourName(Refused):
    """A name that is, or looks like, the name of somebody else's account."""

    code = "not-your-name"
    status = 409

    def __init__(self, name: str) -> None:
        super().__init__(
            "{name} is, or looks like, the name of an account here. Sign in if it is yours, or choose another name.",
            key="not-your-name",
            name=name,
        )


class BadPassword(Refused):
    """A password that nobody should have."""

    code = "bad-password"
    usual = "A password has 8 to 200 characters."


class WrongPassword(Refused):
    """A name that is nobody's, or a password that is not its: it is not said which."""

    code = "wrong-password"
    status = 403
    usual = "Name and password do not match. Check both."


class WrongPasskey(Refused):
    """A passkey that opens no account here, or a signature that does not hold."""

    code = "wrong-passkey"
    status = 403
    usual = "This passkey does not open an account here. Use another, or sign in with your password."


class PasskeyTooLate(Refused):
    """A passkey that answers no question of ours, or one asked too long ago."""

    code = "passkey-too-late"
    status = 409
    usual = "That took too long, or happened in another window. Try again."


class NotSignedIn(Refused):
    """Something for which one needs an account."""

    code = "not-signed-in"
    status = 401
    usual = "You are not signed in. Sign in and try again."


class LastKey(Refused):
    """The only thing that opens an account cannot be taken away."""

    code = "last-key"
    status = 409
    usual = "Nothing else would open your account: set a password or add another passkey first."


class WrongCode(Refused):
    """A name that is nobody's, or a recovery code that is not its or was used: it is not said which."""

    code = "wrong-code"
    status = 403
    usual = "Name and recovery code do not match, or the code has already been used. Check both."


class UnknownSession(Refused):
    """A session that is none of one's own, or has ended."""

    code = "unknown-session"
    status = 404
    usual = "You are not signed in there any more."


class OutOfScope(Refused):
    """Something that a token was not made for."""

    code = "out-of-scope"
    status = 403

    def __init__(self, has: str, needs: str) -> None:
        super().__init__(
            "This token has the scope {has}; for this it needs {needs}. Make another on the account page.",
            key="out-of-scope",
            has=has,
            needs=needs,
        )


class OnlyInPerson(Refused):
    """Something that no token may do, whatever its scope."""

    code = "only-in-person"
    status = 403
    usual = "A token cannot do this. Use the browser in which you are known."


class TooOften(Refused):
    """More attempts than somebody makes who only mistypes; says how many seconds to wait."""

    code = "too-often"
    status = 429

    def __init__(self, wait: int) -> None:
        super().__init__("Too many attempts. Try again in {wait} seconds.", key="too-often", wait=wait)
        self.wait = wait


class UnknownRecord(Refused):
    """No record that somebody brought along bears this name."""

    code = "unknown-record"
    status = 404
    usual = "There is no such record. Bring it along once more."


class BadRecord(Refused):
    """A record that cannot be shown: the line where it goes wrong (0 when it is no one line), and why."""

    code = "unfit-record"
    usual = "This record cannot be shown."

    def __init__(self, message: str = "", *, line: int = 0) -> None:
        super().__init__(message)
        self.line = line


class Unmade(Refused):
    """A film, a report or a position that could not be made in time."""

    code = "unmade"
    status = 503
    usual = "This could not be made ready in time. Try again in a moment."


class StillHidden(Refused):
    """A moment of a match that goes on, at which not everything is known to all."""

    code = "still-hidden"
    status = 409
    usual = (
        "Something is still secret at this moment. Play on from another moment, or when the match is over."
    )


class StillOn(Refused):
    """A review of a match that goes on: it would tell whoever plays what is best."""

    code = "still-on"
    status = 409
    usual = "This match is still on. It can be reviewed once it is over."


class UnknownMoment(Refused):
    """A match has no such moment, or ends there."""

    code = "unknown-moment"
    status = 404
    usual = "You cannot play on from there: the match has no such moment, or ends with it."


class AskedAlready(Refused):
    """A second request to go back while one is open."""

    code = "asked-already"
    status = 409
    usual = "Someone has already asked for a take-back. Wait for the reply."


class AskedTooOften(Refused):
    """One more request to go back than anybody has to hear."""

    code = "asked-too-often"
    status = 409
    usual = "You have been declined three times in this match, so you cannot ask again."


class NothingBack(Refused):
    """A request to go back before the first answer."""

    code = "nothing-back"
    status = 409
    usual = "You have no decision to go back to."


class DiceDecided(Refused):
    """A request to go back behind the dice of a seed."""

    code = "dice-decided"
    status = 409
    usual = "The dice of this match fall in a fixed order: what they have decided stays decided."


class NoRematch(Refused):
    """A rematch that is there already, or that nobody would play."""

    code = "no-rematch"
    status = 409
    usual = "A rematch is not possible: it has already begun, or a seat is empty."


class OnlyReaders(Refused):
    """A line of chat from somebody without a seat, or at a match with nobody to talk to."""

    code = "only-readers"
    status = 403
    usual = "Only the coaches of a match between people can write here."


class NothingSaid(Refused):
    """A line of chat without a word."""

    code = "nothing-said"
    usual = "This message is empty."


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
