"""What server and browser say to each other. The browser knows no rules: it shows what it is sent."""

from typing import Annotated, Literal

import msgspec

from downfield.kernel.dice import NONCE
from downfield.kernel.show.beat import Beat
from downfield.kernel.show.walk import Action

Key = Annotated[str, msgspec.Meta(max_length=100)]
Element = Annotated[str, msgspec.Meta(max_length=60)]
Placed = Annotated[str, msgspec.Meta(max_length=300)]  # a line-up in words


class Sitter(msgspec.Struct, frozen=True):
    """A seat and who holds it: a person, a coach program, or nobody yet."""

    seat: int
    side: int
    name: str
    kind: str  # "person", "coach" or "open"
    yours: bool
    here: bool  # connected now
    coach: str = ""  # which program holds it
    guest: bool = False  # a person under a name that is no account's


class Choice(msgspec.Struct, frozen=True):
    """An option of one of your seats: its notation, its words, and the elements of the board that stand for it.

    `odds` say what to expect of it, `share` the same as a number from 0 to 1, `path` what it lights up on the board.
    What `ends` a turn or a phase stands apart; `idle` says how much could still be done before it.
    What is `risky` may go wrong. `action` is what a figure in hand does by it; of several on one element a click means
    the one that is `meant`.
    """

    token: str
    label: str
    targets: list[str] = []
    odds: str = ""
    share: float | None = None
    path: list[str] = []
    marks: str = ""  # what is drawn on the board while it is lit
    ends: bool = False
    idle: int = 0
    risky: bool = False
    action: str = ""
    meant: bool = False
    die: str = ""  # drawn, where it picks one
    chips: list[tuple[str, str]] = []  # the rolls of a way, by element of the board, then what it comes to


class Stand(msgspec.Struct, frozen=True):
    """An answer that a seat may give once for all questions like this one, by a key, in notation and in words."""

    key: str
    token: str
    words: str


class Ask(msgspec.Struct, frozen=True):
    """What the match waits for. `mine` lists options by seat, for those of your seats that owe an answer."""

    kind: str  # "choice", "sealed", "chance", "over"
    words: str
    rule: str
    waiting: list[int]
    secret: bool = False  # whoever holds a seat of the other side must look away while you answer
    mine: dict[str, list[Choice]] = {}
    sources: dict[
        str, list[str]
    ] = {}  # by seat: elements of the board that can go somewhere; ask with `reach`
    plans: dict[str, list[Choice]] = {}  # by seat: many answers in one click, such as a ready formation
    held: dict[str, str] = {}  # by seat: the source that is in hand already, because it can go on
    title: str = ""  # the sentence of `words` that asks; the others say what is at stake
    standing: dict[str, Stand] = {}  # by seat: an answer that may stand for all questions like this one
    line_ups: dict[
        str, str
    ] = {}  # by seat: a line-up can be made on the board, and what for; ask with `line-up`


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log: after which answer, the words, the rule; a note is no fact of the game."""

    after: int
    words: str
    rule: str
    note: bool = False
    head: bool = False  # begins a play or a turn


class ClockFace(msgspec.Struct, frozen=True):
    """What a seat had left when the update was sent, in milliseconds."""

    seat: int
    decision_left_ms: int
    reserve_left_ms: int
    running: bool


class Request(msgspec.Struct, frozen=True):
    """Somebody asks to go back; `reply` is the seat of yours that may agree, if you hold one."""

    seat: int
    words: str
    yours: bool
    reply: int | None = None


class Following(msgspec.Struct, frozen=True):
    """The rematch: its match, and by each of your seats the one you hold in it."""

    match: str
    seats: dict[str, int]


class Hand(msgspec.Struct, frozen=True):
    """The board as one seat alone may see it."""

    moving: str
    spoken: str
    cells: list[list[str]] = []


class Proof(msgspec.Struct, frozen=True):
    """What shows that nobody chooses the dice: the commitment, and what each seat has added since (None: not yet).

    `wanted` are your seats that are still to add something of their own.
    """

    commitment: str
    nonces: list[int | None]
    wanted: list[int] = []


class Note(msgspec.Struct, frozen=True):
    """Something that the coach of a lesson says, and the elements of the board at which he points."""

    words: str
    point: list[str] = []


class Coached(msgspec.Struct, frozen=True):
    """What the coach of a lesson says now: praise for what was done, then note by note; the last one asks something.

    `answer` is what he asks for, in notation. Once it is `over` you play on alone.
    """

    title: str
    number: int  # of the first note, from 1
    count: int
    well: str
    notes: list[Note]
    answer: str = ""
    over: bool = False


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
    log: list[LogLine]
    sitters: list[Sitter]
    points: tuple[int, int]
    can_take_back: list[int]
    over: bool
    result: str = ""
    still: str = ""
    dice: list[str] = []  # faces that fell since the last update, in words
    news: LogLine | None = None  # what of all that is new tells most
    beats: list[Beat] = []  # how a screen may tell what happened since, in order
    cells: list[list[str]] = []  # elements of the board that say something, in rows
    can_ask_back: list[int] = []
    back: Request | None = None
    clocks: list[ClockFace] = []
    rematch: list[int] = []  # the seats that would play once more
    can_rematch: bool = False
    next: Following | None = None
    proof: Proof | None = None  # None where the dice come from a seed
    chatty: bool = False  # there is somebody to talk to
    hands: dict[
        str, Hand
    ] = {}  # where both sides share a screen: what each seat sees once the others look away
    lesson: Coached | None = None  # what the coach says, in a guided match
    can_hint: bool = False  # somebody may be asked what he would do


class ChatLine(msgspec.Struct, frozen=True):
    """A line of the chat."""

    number: int
    seat: int
    name: str
    words: str
    at: int
    guest: bool = False  # whether whoever said it plays under a name that is no account's


class Lines(msgspec.Struct, frozen=True, tag="chat"):
    """What was said since the last lines you were sent."""

    lines: list[ChatLine]


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """What you sent was not accepted; nothing has changed. Says why, and by which rule."""

    seq: int
    code: str
    words: str
    rule: str = ""
    allowed: list[str] = []  # what may be answered instead, where a program asked


class Ways(msgspec.Struct, frozen=True, tag="ways"):
    """Where an element of the board can go: options that may join several answers, and their marks on the board."""

    seq: int
    seat: int
    source: str
    marks: str
    cells: list[list[str]]
    choices: list[Choice]
    title: str = ""  # who it is
    actions: list[Action] = []  # what it does, or why not
    via: list[str] = []  # the squares by way of which it goes
    bends: bool = False  # whether squares to go by can be named


class LinedUp(msgspec.Struct, frozen=True, tag="lined-up"):
    """A line-up that is being made, nothing of it answered: where everybody stands, drawn, and who can be moved.

    Once it is whole `token` answers with it and `kept` tells it in words that fit other matches; else `trouble` says
    what is wrong. `note` says who of a line-up that was kept is not here.
    """

    seq: int
    seat: int
    places: str
    moving: str
    spoken: str
    cells: list[list[str]]
    sources: list[str]
    token: str = ""
    kept: str = ""
    trouble: str = ""
    rule: str = ""
    note: str = ""


class Hinted(msgspec.Struct, frozen=True):
    """An option that a good coach would take, in notation and in words; his reasons, where he knows them."""

    token: str
    words: str
    why: str = ""


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """What a good coach would do, the best first."""

    seq: int
    seat: int
    hints: list[Hinted]


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """From the browser, before anything else: the keys of seats, how far it was told, and its language."""

    keys: Annotated[list[Key], msgspec.Meta(max_length=8)] = []
    seq: int = 0
    chat: int = 0  # how many lines of the chat it knows
    watch: bool = False  # holds no seat, whatever keys or cookie may open
    lang: Annotated[str, msgspec.Meta(max_length=40)] = ""
    patches: bool = False  # understands what has changed, and need not be sent all of it each time


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """From the browser: one seat answers the need that came with `seq`, in notation; or with a plan that it offered."""

    seq: int
    seat: int
    token: str


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """From the browser: one seat takes its last answer back, or all that it gave with one click."""

    seq: int
    seat: int


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """From the browser: one seat gives the match up."""

    seat: int


class AskBack(msgspec.Struct, frozen=True, tag="ask-back"):
    """From the browser: one seat asks the other side to let it go back to its last answer."""

    seq: int
    seat: int


class GoBack(msgspec.Struct, frozen=True, tag="go-back"):
    """From the browser: one seat agrees that the other side goes back."""

    seq: int
    seat: int


class Stay(msgspec.Struct, frozen=True, tag="stay"):
    """From the browser: one seat does not agree, or no longer asks."""

    seq: int
    seat: int


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    """From the browser: one seat would play once more, sides swapped."""

    seat: int


class Skip(msgspec.Struct, frozen=True, tag="skip"):
    """From the browser: one seat has had enough of the lesson; what is left of it is played for everybody."""

    seq: int
    seat: int


class Nonce(msgspec.Struct, frozen=True, tag="nonce"):
    """From the browser: what one seat adds to the dice, before the match begins."""

    seat: int
    value: Annotated[int, msgspec.Meta(ge=0, lt=NONCE)]


class Chat(msgspec.Struct, frozen=True, tag="chat"):
    """From the browser: a line for everybody at the match."""

    words: str


class Why(msgspec.Struct, frozen=True, tag="why"):
    """From the browser: why one seat cannot answer so; nothing is changed."""

    seat: int
    token: str


class Reach(msgspec.Struct, frozen=True, tag="reach"):
    """From the browser: where can this element of the board go, by way of these squares? Nothing is changed."""

    seat: int
    source: Element
    via: Annotated[list[Element], msgspec.Meta(max_length=16)] = []
    places: Placed | None = None  # in a line-up that stands so


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """From the browser: what would a good coach do for this seat? Nothing is changed."""

    seq: int
    seat: int


class LineUp(msgspec.Struct, frozen=True, tag="line-up"):
    """From the browser: a line-up to be made on the board. Nothing is changed.

    It begins with `words`: places, or what was `kept` of another match; or as a program would line up. Then somebody is
    put on a square, or on the bench: `change`.
    """

    seat: int
    start: Literal["places", "kept", "advised"] = "places"
    words: Placed = ""
    change: Annotated[str, msgspec.Meta(max_length=12)] = ""


Act = Answer | TakeBack | Resign | AskBack | GoBack | Stay | Rematch | Nonce | Skip
Sent = Act | Chat | Why | Reach | LineUp | Advise
