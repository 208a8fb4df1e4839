"""What an account refuses: names, passwords, passkeys, codes, sessions."""

from downfield.table.protocol.refusals.refused import Refused


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


class TooOften(Refused):
    """More attempts than somebody makes who only mistypes; says how many seconds to wait."""

    code = "too-often"
    status = 429

    def __init__(self, wait: int) -> None:
        super().__init__("Too many attempts. Try again in {wait} seconds.", key="too-often", wait=wait)
        self.wait = wait
