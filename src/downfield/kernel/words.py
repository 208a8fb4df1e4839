"""The vocabulary of a game: its dice, its questions with their answers, its events. Data, no rules."""

import msgspec


class Die(msgspec.Struct, frozen=True):
    """A die, coin or deck: its key for the texts, and the code that begins its faces in notation.

    A watch is listed here too, though it is no die: what it shows is told by whoever runs the match, not rolled.
    """

    key: str
    code: str


class Answer(msgspec.Struct, frozen=True):
    """One possible answer to a question: its int, its notation, and the rule that allows it only at times."""

    value: int
    token: str
    rule: str = ""


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked: its key for the texts, its rule, and every answer there can ever be.

    A question whose answers depend on the pack or the position has none here; the game's `token` names them.
    `private` are answers that only whoever is asked may see, though all may know which is given: cards of a hand.
    """

    key: str
    rule: str
    answers: tuple[Answer, ...] = ()
    private: bool = False


class EventKind(msgspec.Struct, frozen=True):
    """A fact that may happen: its key for the texts, its rule, the names of its ints, and who may see it.

    `only` names the field that holds the one seat that sees it, or is "side": then both seats of that side do.
    `called` is its name in the rules where that is not its key: several rules may tell the same.
    """

    key: str
    rule: str
    fields: tuple[str, ...] = ()
    only: str = ""
    called: str = ""


class Event(msgspec.Struct, frozen=True):
    """A fact that happened, after so many answers."""

    kind: EventKind
    values: tuple[int, ...]
    after: int

    @property
    def key(self) -> str:
        return self.kind.key

    @property
    def rule(self) -> str:
        return self.kind.rule

    def args(self) -> dict[str, int]:
        """The ints by name."""
        return dict(zip(self.kind.fields, self.values, strict=False))

    def seen_by(self, seat: int | None, side: int | None) -> bool:
        """Whether a seat of a side (or, with None, a spectator) may know of it."""
        if not self.kind.only:
            return True
        return seat is not None and self.args()[self.kind.only] == (
            side if self.kind.only == "side" else seat
        )
