# mypyc: compiled
"""A match as data: the position, a stack of frames, and the need at which it stopped."""

from typing import Final, Protocol

from mypy_extensions import i64, mypyc_attr

from downfield.kernel.needs import CHANCE, CHOICE, GO, NOBODY, OVER, SEALED
from downfield.kernel.vecs import append, vec

FACT: Final = 7  # ints of a fact in the log
LONGEST: Final = 100_000  # procedures resume between two stops; an honest match needs a few dozen


@mypyc_attr(acyclic=True)
class Frame:
    """A procedure of the rulebook that can stop: named ints, and `arm`, where it goes on."""

    arm: i64 = 0
    up: "Frame | None" = None

    def resume(self, m: "State", got: i64) -> i64:
        """Go on with what has just been answered or returned; give back GO or a need."""
        raise AssertionError("a frame says how it goes on")

    def copy(self) -> "Frame":
        """A frame with the same ints."""
        raise AssertionError("a frame says how it is copied")

    def ints(self) -> list[int]:
        """The tag, the arm, then the fields in the order of the constructor."""
        raise AssertionError("a frame says what it holds")


class Origin(Protocol):
    """Can make a match of the same game, components and options."""

    def restore(self, ints: list[int]) -> "State":
        """The match that `State.dump` described."""
        ...


def restored(origin: Origin, ints: list[int]) -> "State":
    """A pickled state again."""
    return origin.restore(ints)


@mypyc_attr(acyclic=True)
class State:
    """A position, its frames and its need. Games add the position's fields; clones share the tables."""

    __slots__ = (  # uncompiled, an object of more than thirty fields is slow without them
        "asked",
        "die",
        "faces",
        "first",
        "hands",
        "log",
        "logging",
        "marked",
        "n",
        "need",
        "only",
        "opts",
        "origin",
        "owing",
        "question",
        "quiet",
        "seat",
        "shown",
        "top",
        "usual",
        "value",
        "watch",
        "weights",
        "winner",
    )  # fmt: skip
    top: Frame
    opts: vec[i64]
    weights: vec[i64]
    hands: vec[i64]
    marked: vec[i64]
    log: vec[i64]

    def __init__(self, root: Frame, room: i64) -> None:
        self.top = root
        self.need: i64 = GO
        self.question: i64 = 0  # which question of the game's list, or 0
        self.seat: i64 = NOBODY  # who answers a CHOICE
        self.die: i64 = 0  # which die of the game's list
        self.faces: i64 = 0  # faces of that die; 0 means a weighted draw from `opts` and `weights`
        self.watch: i64 = NOBODY  # the die that is told and not rolled, where a game has one,
        self.usual: i64 = 0  # and what it shows where nobody looks
        self.value: i64 = 0  # what the next resume receives
        self.n: i64 = 0  # options listed
        self.opts = vec[i64]([0] * int(room))
        self.weights = vec[i64]([])
        self.hands = vec[i64]([])  # for each of four seats in a SEALED: its answer, first option, how many
        self.asked: i64 = 0  # bits: the seats of the sealed choice
        self.owing: i64 = 0  # bits: those of them that have not answered
        self.first: i64 = 0  # where the options of the next seat of a sealed choice begin
        self.winner: i64 = NOBODY  # the winning side once the match is over; NOBODY is a draw
        self.quiet: i64 = 0  # this stop lies between plays: the position alone describes it
        self.only: i64 = NOBODY  # the side that alone may see the answer to this need; NOBODY means all
        self.shown: i64 = 0  # something hidden came to light in the last answer
        self.marked = vec[i64]([])
        self.logging: i64 = 0
        self.log = vec[i64]([])
        self.origin: object = None  # what can make such a match again; clones share it

    # What a rule may say -------------------------------------------------------------------------------------

    def call(self, frame: Frame) -> i64:
        """Begin a procedure; this frame resumes with its value when it is done."""
        frame.up = self.top
        self.top = frame
        return GO

    def done(self, value: i64) -> i64:
        """End this procedure and hand its value to the one that called it."""
        up = self.top.up
        assert up is not None, "the root frame finishes the match and is never done"
        self.top = up
        self.value = value
        return GO

    def roll(self, die: i64, faces: i64) -> i64:
        """Stop for one face of a named die, every face equally likely."""
        self.die = die
        self.faces = faces
        return CHANCE

    def draw(self, die: i64) -> i64:
        """Stop for one of the outcomes listed with `offer_weighted`, as likely as its weight says."""
        self.die = die
        self.faces = 0
        return CHANCE

    def offer(self, option: i64) -> None:
        """List one option; options are listed in ascending order."""
        self.opts[self.n] = option
        self.n += 1

    def offer_upto(self, count: i64) -> None:
        """List the options 0 to count - 1."""
        opts = self.opts
        n = self.n
        for i in range(count):
            opts[n + i] = i
        self.n = n + count

    def offer_weighted(self, outcome: i64, weight: i64) -> None:
        """List one outcome of a draw."""
        if self.n == 0:
            self.weights = vec[i64]([])
        self.weights = append(self.weights, weight)
        self.offer(outcome)

    def ask(self, seat: i64, question: i64) -> i64:
        """Stop for one seat's choice among the options listed."""
        self.seat = seat
        self.question = question
        return CHOICE

    def choose(self, seat: i64, question: i64) -> i64:
        """Stop like `ask` if there is something to choose; with a single option this frame goes on with it at once."""
        if self.n > 1:
            return self.ask(seat, question)
        self.n = 0
        self.value = self.opts[0]
        return GO

    def offered_to(self, seat: i64) -> None:
        """What was listed since the last call are this seat's options in the coming sealed choice."""
        if self.owing == 0:
            self.first = 0
            self.asked = 0
            if len(self.hands) == 0:
                self.hands = vec[i64]([0] * 12)
        hands = self.hands
        hands[3 * seat + 1] = self.first
        hands[3 * seat + 2] = self.n - self.first
        self.first = self.n
        bit: i64 = 1 << seat
        self.asked |= bit
        self.owing |= bit

    def seal(self, question: i64) -> i64:
        """Stop until every seat named by `offered_to` has chosen; nobody sees the others' choices before."""
        self.seat = NOBODY
        self.question = question
        return SEALED

    def unseal(self, seat: i64) -> i64:
        """What a seat chose in the sealed choice that has just been completed; asked before the next stop."""
        return self.hands[3 * seat]

    def finish(self, winner: i64) -> i64:
        """End the match."""
        self.winner = winner
        return OVER

    def settle(self) -> None:
        """The stop that comes next lies between plays."""
        self.quiet = 1

    def hide(self, side: i64) -> None:
        """The need that comes next, its options and its answer are this side's secret."""
        self.only = side

    def reveal(self) -> None:
        """Something hidden has come to light: nothing before it can be taken back."""
        self.shown = 1

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Tell a fact, for the log, the screen and the statistics."""
        if self.logging:
            log = append(self.log, kind)
            log = append(log, a)
            log = append(log, b)
            log = append(log, c)
            log = append(log, d)
            log = append(log, e)
            self.log = append(log, f)

    def mark(self) -> None:
        """Remember the position, for a rule that may annul what follows."""
        self.marked = self.fields()

    def restore(self) -> None:
        """Put the position back to where it was marked."""
        self.set_fields(self.marked)

    # What a host may say -------------------------------------------------------------------------------------

    def answer(self, x: i64) -> None:
        """Answer a CHANCE or a CHOICE: frames resume until one stops. Trusted: `give` and the public door check first.

        What is not an option makes nonsense of the match, or an exception; it never makes it run for ever.
        """
        self.value = x
        self.n = 0
        self.quiet = 0
        self.shown = 0
        self.only = NOBODY
        need: i64 = self.top.resume(self, x)
        if need == GO:
            need = self.top.resume(
                self, self.value
            )  # most answers need no more: only from here on it is counted
        left: i64 = LONGEST
        while need == GO:
            need = self.top.resume(self, self.value)
            left -= 1
            if left == 0:
                raise RuntimeError("the match does not come to a stop: was the last answer an option?")
        self.need = need

    def commit(self, seat: i64, x: i64) -> None:
        """Answer for one seat of a SEALED; the last of them lets the match go on."""
        self.hands[3 * seat] = x
        self.owing &= ~(1 << seat)
        self.quiet = 0
        if self.owing == 0:
            self.answer(0)

    def give(self, seat: i64, x: i64) -> bool:
        """Answer if this seat (NOBODY: the dice) may answer so now; else change nothing, and say no."""
        if not self.may_give(seat, x):
            return False
        if self.need == SEALED:
            self.commit(seat, x)
        else:
            self.answer(x)
        return True

    def may_give(self, seat: i64, x: i64) -> bool:
        """Whether the match waits for this seat (NOBODY: the dice), and this is one of its options."""
        first: i64 = 0
        count: i64 = self.n
        if self.need == CHANCE:
            if seat != NOBODY:
                return False
            if self.faces > 0:
                return x >= 0 and x < self.faces
        elif not (seat >= 0 and seat < 4 and self.owes(seat)):
            return False
        elif self.need == SEALED:
            first = self.hands[3 * seat + 1]
            count = self.hands[3 * seat + 2]
        for i in range(count):
            if self.opts[first + i] == x:
                return True
        return False

    def go_on(self) -> None:
        """Begin: go on to the first need."""
        self.answer(0)

    def take_log(self) -> list[int]:
        """What was told since the last call, `FACT` ints each: its kind and up to six values."""
        told = [self.log[i] for i in range(len(self.log))]
        self.log = vec[i64]([])
        return told

    def owes(self, seat: i64) -> bool:
        """Whether the match waits for this seat."""
        if self.need == CHOICE:
            return self.seat == seat
        return self.need == SEALED and self.owing >> seat & 1 == 1

    def options(self, seat: i64) -> list[int]:
        """The options of a seat that the match waits for, in ascending order."""
        first: i64 = 0
        count: i64 = self.n
        if self.need == SEALED:
            first = self.hands[3 * seat + 1]
            count = self.hands[3 * seat + 2]
        return [self.opts[first + i] for i in range(count)]

    def clone(self) -> "State":
        """An independent copy of everything but the log."""
        c = self.blank()
        self.copy_into(c)
        c.need = self.need
        c.question = self.question
        c.seat = self.seat
        c.die = self.die
        c.faces = self.faces
        c.n = self.n
        c.asked = self.asked
        c.owing = self.owing
        c.winner = self.winner
        c.quiet = self.quiet
        c.only = self.only
        c.shown = self.shown
        c.origin = self.origin
        for i in range(self.n):
            c.opts[i] = self.opts[i]
        if self.need == SEALED:
            c.hands = self.hands[:]
        if len(self.weights) > 0:
            c.weights = self.weights[:]
        if len(self.marked) > 0:
            c.marked = self.marked[:]
        top = self.top.copy()
        c.top = top
        up = self.top.up
        while up is not None:
            copied = up.copy()
            top.up = copied
            top = copied
            up = up.up
        return c

    def seen_by(self, side: i64, own: i64) -> "State":
        """A copy as a side may know it (NOBODY: a spectator); `own` are its seats, as bits.

        What others have sealed they owe again, what others are asked has no options, and what is hidden on the table
        is imagined, always in the same way: two matches that look alike to a side give it the same copy.
        """
        c = self.clone()
        if self.need == SEALED:
            hidden = self.asked & ~own
            c.owing |= hidden
            for seat in range(4):
                if hidden >> seat & 1:
                    c.hands[3 * seat] = 0
        secret = self.only != NOBODY and self.only != side
        if secret:
            c.question = 0
        if secret or (self.need == CHOICE and not own >> self.seat & 1):
            c.n = 0
            c.weights = vec[i64]([])
        c.imagine(side, 0)
        return c

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, list[int]]]:
        if self.origin is None:
            raise TypeError("only a state that a game has made can be pickled")
        return restored, (self.origin, self.dump())

    def dump(self) -> list[int]:
        """The whole match as ints, at any stop; `load` takes them back."""
        rolled, asked = self.need == CHANCE, self.need == CHOICE or self.need == SEALED
        ints = [self.need, self.question if asked else 0, self.seat if self.need == CHOICE else NOBODY]
        ints += [self.die if rolled else 0, self.faces if rolled else 0, self.n]
        ints += [
            self.asked if self.need == SEALED else 0,
            self.owing,
            self.winner,
            self.quiet,
            self.only,
            0 if self.quiet else self.shown,  # between plays nothing that was shown before counts any more
        ]
        none = vec[i64]([])  # what an earlier need has left behind is not told
        weights = self.weights if rolled and self.faces == 0 else none
        hands = self.hands[:] if self.need == SEALED else none
        for i in range(len(hands)):
            if not self.asked >> i // 3 & 1 or (i % 3 == 0 and self.owing >> i // 3 & 1):
                hands[i] = 0
        for part in (self.opts[: self.n], weights, hands, self.marked, self.fields()):
            ints.append(len(part))
            ints += [part[i] for i in range(len(part))]
        frame: Frame | None = self.top
        while frame is not None:
            own = frame.ints()
            ints.append(len(own))
            ints += own
            frame = frame.up
        return ints

    def load(self, ints: list[int]) -> None:
        """Become the match that `dump` described."""
        self.need = ints[0]
        self.question = ints[1]
        self.seat = ints[2]
        self.die = ints[3]
        self.faces = ints[4]
        self.n = ints[5]
        self.asked = ints[6]
        self.owing = ints[7]
        self.winner = ints[8]
        self.quiet = ints[9]
        self.only = ints[10]
        self.shown = ints[11]
        at = 12
        parts: list[list[int]] = []
        for _ in range(5):
            size = ints[at]
            parts.append(ints[at + 1 : at + 1 + size])
            at += 1 + size
        for i in range(self.n):
            self.opts[i] = parts[0][i]
        self.weights = vec[i64](parts[1])
        if parts[2]:
            self.hands = vec[i64](parts[2])
        self.marked = vec[i64](parts[3])
        self.set_fields(vec[i64](parts[4]))
        under: Frame | None = None
        while at < len(ints):
            own = ints[at + 1 : at + 1 + ints[at]]
            at += 1 + ints[at]
            frame = self.make(own[0], own)
            frame.arm = own[1]
            if under is None:
                self.top = frame
            else:
                under.up = frame
            under = frame

    # What a game says ----------------------------------------------------------------------------------------

    def fields(self) -> vec[i64]:
        """Every int of the position."""
        raise AssertionError("a game says what its position holds")

    def set_fields(self, v: vec[i64]) -> None:
        """Put back what `fields` gave."""
        raise AssertionError("a game says what its position holds")

    def copy_into(self, twin: "State") -> None:
        """Give a blank match this position; a game with large arrays copies them as wholes."""
        twin.set_fields(self.fields())

    def imagine(self, side: i64, seed: i64) -> None:
        """Replace what this side (NOBODY: a spectator) cannot know by something that it holds possible.

        What comes of it depends on the seed and on what the side knows, on nothing else.
        """

    def blank(self) -> "State":
        """A match of the same tables and options."""
        raise AssertionError("a game says how a match of it begins")

    def make(self, tag: i64, d: list[int]) -> Frame:
        """The frame of this tag with the ints that `Frame.ints` gave, tag and arm first."""
        raise AssertionError("a game knows its frames")

    def respond(self, window: i64, turn: i64, subject: i64) -> i64:
        """List the reactions open to whoever is asked as number `turn` in a window; give the seat, or CLOSED.

        Where the options come from a hidden hand, give the seat plus EVEN_IF_NONE.
        """
        return -1

    def give_up(self, side: i64) -> None:
        """A side gives the match up, and the other one wins; a game may say more, about the score."""
        self.winner = 1 - side
        self.need = OVER
        self.quiet = 0

    def points(self, side: i64) -> i64:
        """What a side has scored."""
        raise AssertionError("a game keeps a score")
