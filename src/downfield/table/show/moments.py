"""What a program is told of a match: data instead of drawings, and never more than its seats may know."""

from collections.abc import Collection

import msgspec

from downfield.kernel import notation
from downfield.kernel.needs import NOBODY
from downfield.kernel.view import View
from downfield.kernel.words import Event
from downfield.table.live.sitting import Sitting


class Fact(msgspec.Struct, frozen=True):
    """Something that happened, after so many answers: what, by which rule, and its numbers by name."""

    after: int
    key: str
    rule: str
    numbers: dict[str, int]


class Moment(msgspec.Struct, frozen=True):
    """A match after `seq` deeds.

    `mine` are the options of those of your seats that owe an answer; `views` is the match through the eyes of each
    of your seats, or of a spectator. `facts` are new since the last moment, or with `whole` all there are. `line` is
    the position on one line, empty while something is hidden in it.
    """

    seq: int
    match: str
    game: str
    kind: str  # "wait" before everybody sits, then "choice", "sealed" or "over"
    waiting: list[int]
    mine: dict[str, list[str]]
    can_take_back: list[int]
    views: list[View]
    whole: bool
    facts: list[Fact]
    line: str
    points: tuple[int, int]
    returns: tuple[float, ...]
    over: bool
    commitment: str  # the fingerprint of the secret of the dice, empty where they come from a seed


def moment(sitting: Sitting, seats: Collection[int], since: int) -> Moment:
    """A match as whoever holds these seats may know it, for somebody who was told of `since` deeds."""
    match, whole = sitting.match, sitting.is_whole(since)
    mine = sorted(seats)
    views = [match.view(seat) for seat in mine] or [match.view(None)]
    return Moment(
        seq=sitting.seq,
        match=sitting.kept.id,
        game=sitting.kept.game,
        kind=kind(sitting),
        waiting=list(sitting.waiting()),
        mine={str(v.seat): v.options for v in views if v.seat in sitting.waiting()},
        can_take_back=[] if sitting.over else [seat for seat in mine if match.can_take_back(seat)],
        views=views,
        whole=whole,
        facts=facts(sitting, mine, 0 if whole else sitting.moves_at[since], whole),
        line="" if is_hiding(sitting) else match.line(),
        points=match.points(),
        returns=match.returns(),
        over=sitting.over,
        commitment=sitting.kept.commitment,
    )


def kind(sitting: Sitting) -> str:
    """What a match waits for."""
    return "over" if sitting.over else sitting.match.need.kind if sitting.is_begun else "wait"


def facts(sitting: Sitting, seats: Collection[int], moves: int, whole: bool) -> list[Fact]:
    """The facts after so many moves that one of the seats may know, or without seats a spectator."""
    seers: list[int | None] = [*seats] or [None]
    new = [e for e in sitting.match.events if whole or e.after > moves]
    return [fact(e) for e in new if any(sitting.match.may_know(e, seer) for seer in seers)]


def fact(event: Event) -> Fact:
    """An event as data."""
    return Fact(event.after, event.key, event.rule, event.args())


def is_hiding(sitting: Sitting) -> bool:
    """Whether the line of the present position would tell what not everybody may know."""
    match, shown = sitting.match, sitting.match.view(None)
    if match.state.only != NOBODY or shown.fields != match.position().fields:
        return True
    return shown.since != notation.tokens(match, match.moves_at_rest)
