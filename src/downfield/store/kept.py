"""What is kept of a match: how it began, who sits where, and every deed since."""

import msgspec

from downfield.kernel.options import Value

DICE = -1  # the seat of a deed that nobody did
ANSWER = "answer"
MORE = "more"  # an answer given together with the one before it: a walk, a plan
TAKE_BACK = "take-back"  # `value` answers at once; 0 in older matches is one
RESIGN = "resign"
ASK_BACK = "ask-back"  # a seat asks to go back to its last answer
GO_BACK = "go-back"  # the other side agrees: `value` is the seat that asked
STAY = "stay"  # the other side does not, or whoever asked thinks better of it
LAPSE = "lapse"  # the clock of a seat ran out: it loses
HAND = "hand"  # the clock of a seat ran out, or its holder left: a program plays on for it
PAUSE = "pause"  # for `value` milliseconds before it no server was awake: no clock ran
NONCE = "nonce"  # before the first answer, what a seat adds to the dice
START = "start"  # everybody has sat down: the clocks begin to run
STALL = "stall"  # a program cannot answer, nor can any below it: the match waits, and it is asked again
FALTER = "falter"  # a program cannot answer: the coach `value` of those there are decides what follows
REMATCH = "rematch"  # after the end, a seat would play once more
RATED = "rated"  # of a match: its result will move the ratings of both
COUNTED = "counted"  # it has
VOID = "void"  # it does not, for the match did not come about
PERSON = "person"
COACH = "coach"
OPEN = "open"
DELETED = "deleted-player"  # the name of a seat whose holder is known no more


class Deed(msgspec.Struct, frozen=True):
    """Something done in a match: an answer, by a seat or by the dice; a take-back; a resignation."""

    seq: int
    seat: int
    kind: str = ANSWER
    value: int = 0
    at: int = 0  # milliseconds since 1970


class Standing(msgspec.Struct, frozen=True):
    """How a match stands after so many deeds, as far as lists tell it; everything follows from the deeds."""

    deeds: int
    at: int  # when the last was done
    points: tuple[int, int] = (0, 0)
    over: bool = False
    begun: bool = True
    waiting: tuple[int, ...] = ()  # seats that owe an answer, or that are expected before it begins
    winner: int = -1  # a side
    resigned: int = -1  # a seat
    lapsed: int = -1  # the seat that lost by its clock
    handed: tuple[int, ...] = ()  # seats for which a program plays on
    readable: bool = True  # under the rules and with the components of this table


class Clock(msgspec.Struct, frozen=True):
    """The clock of a match: seconds for each decision, seconds in reserve, and what happens when both are spent."""

    decision: int
    reserve: int
    lapse: str = LAPSE  # or HAND


class Said(msgspec.Struct, frozen=True):
    """A line of the chat."""

    number: int
    seat: int
    words: str
    at: int


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat and who holds it; of its holder's key only the hash is kept."""

    seat: int
    kind: str
    name: str
    key_hash: str = ""
    person_id: str = ""  # whose cookie opens it as well
    account: bool = False  # its name is that of its holder's account; whoever else sits there is a guest
    origin: str = (
        ""  # a mark of where its holder came from: the same place has the same mark, and it tells no address
    )
    invite_hash: str = ""  # of a seat that is kept for whoever has the invitation

    @property
    def is_guest(self) -> bool:
        """Whether a person sits there under a name that is no account's."""
        return self.kind == PERSON and not self.account and self.name != DELETED


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
    listed: bool = False  # anybody may find it and watch
    clock: Clock | None = None
    next_id: str = ""  # the rematch
    watch: str = ""  # what lets spectators in where nobody else may look; "" where anybody may
    lesson: str = ""  # of which it is the guided match
    days: int = 0  # that each decision has, where it has any
    rated: str = ""  # RATED, and once it is over COUNTED or VOID
