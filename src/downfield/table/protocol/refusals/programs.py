"""What programs are refused: by their token, by its scope, by the moment."""

from downfield.kernel.errors import DownfieldError
from downfield.table.protocol.refusals.refused import Refused


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
