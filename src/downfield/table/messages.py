"""What server and browser say to each other. The browser knows no rules: it shows what it is sent."""

import msgspec


class Sitter(msgspec.Struct, frozen=True):
    """A seat and who holds it: a person, a coach program, or nobody yet."""

    seat: int
    side: int
    name: str
    kind: str  # "person", "coach" or "open"
    yours: bool
    here: bool  # connected now
    coach: str = ""  # which program holds it


class Choice(msgspec.Struct, frozen=True):
    """An option of one of your seats: its notation, its words, and the elements of the board that stand for it."""

    token: str
    label: str
    targets: list[str] = []


class Ask(msgspec.Struct, frozen=True):
    """What the match waits for. `mine` lists options by seat, for those of your seats that owe an answer."""

    kind: str  # "choice", "sealed", "chance", "over"
    words: str
    rule: str
    waiting: list[int]
    secret: bool = False  # whoever holds a seat of the other side must look away while you answer
    mine: dict[str, list[Choice]] = {}


class Told(msgspec.Struct, frozen=True):
    """A line of the log: after which answer, the words, the rule."""

    after: int
    words: str
    rule: str


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The match as you may know it, after `seq` deeds, which are never counted back.

    `log` is what is new. The first update, and the one after a take-back, bring `still` and the whole log.
    """

    seq: int
    match: str
    game: str
    width: int
    height: int
    moving: str
    spoken: str
    ask: Ask
    log: list[Told]
    sitters: list[Sitter]
    points: tuple[int, int]
    can_take_back: list[int]
    over: bool
    result: str = ""
    still: str = ""
    dice: list[str] = []  # faces that fell since the last update, in words


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """What you sent was not accepted; nothing has changed. Says why, and by which rule."""

    seq: int
    code: str
    words: str
    rule: str = ""


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """From the browser: one seat answers the need that came with `seq`, in notation."""

    seq: int
    seat: int
    token: str


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """From the browser: one seat takes its last answer back."""

    seq: int
    seat: int


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """From the browser: one seat gives the match up."""

    seat: int


Sent = Answer | TakeBack | Resign
