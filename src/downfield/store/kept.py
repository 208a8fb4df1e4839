"""What is kept of a match: how it began, who sits where, and every deed since."""

import msgspec

from downfield.kernel.options import Value

DICE = -1  # the seat of a deed that nobody did
ANSWER = "answer"
TAKE_BACK = "take-back"
RESIGN = "resign"
PERSON = "person"
COACH = "coach"
OPEN = "open"


class Deed(msgspec.Struct, frozen=True):
    """Something done in a match: an answer, by a seat or by the dice; a take-back; a resignation."""

    seq: int
    seat: int
    kind: str = ANSWER
    value: int = 0


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat and who holds it; of its holder's key only the hash is kept."""

    seat: int
    kind: str
    name: str
    key_hash: str = ""


class KeptMatch(msgspec.Struct, frozen=True):
    """How a match began. Its dice come from `secret`, or where there is none from `seed`."""

    id: str
    game: str
    rules: str
    pack: str
    options: dict[str, Value]
    start: str
    commitment: str
    secret: str
    seed: int | None
    invite_hash: str
    created: str
