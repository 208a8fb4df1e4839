"""What coaches like to call: the plays, cards and actions that they choose most, in the words of the game."""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from downfield.kernel.match import Match, Move
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.report import Call
from downfield.kernel.state import State
from downfield.text.graphs import capital
from downfield.text.sheet import report_of
from downfield.text.story import moments

if TYPE_CHECKING:
    from downfield.text import Text

FEW = 8  # calls of a kind below which nobody has a favourite
TOP = 3


class Calls(msgspec.Struct, frozen=True):
    """How often a seat called something."""

    seat: int
    call: Call
    times: int


class Favourites(msgspec.Struct, frozen=True):
    """What somebody calls most of one kind, each with its share in words, of so many calls."""

    kind: str
    told: list[str]
    of: int


def calls_of(match: Match) -> list[Calls]:
    """What every seat called in a match, where it had a choice."""
    questions, call = match.game.spec.questions, report_of(match).call
    found = Counter[tuple[int, Call]]()

    def heard(state: State, move: Move) -> None:
        if move.seat == NOBODY or len(state.options(move.seat)) < 2:
            return
        side = match.seats[move.seat].side
        called = call(state, side, questions[state.question].key, move.token)
        if called is not None:
            found[move.seat, called] += 1

    for _ in moments(match, heard):
        pass
    return [Calls(seat, called, times) for (seat, called), times in found.items()]


def favourites(found: Iterable[tuple[Call, int]], text: "Text") -> list[Favourites]:
    """What is called most, kind by kind."""
    kinds: dict[str, Counter[Call]] = {}
    for called, times in found:
        kinds.setdefault(called.kind, Counter())[called] += times
    told = [(kind, counts) for kind, counts in sorted(kinds.items()) if counts.total() >= FEW]
    return [_favourites(kind, counts, text) for kind, counts in told]


def _favourites(kind: str, counts: Counter[Call], text: "Text") -> Favourites:
    of = counts.total()
    most = sorted(counts.items(), key=lambda one: (-one[1], one[0].name))[:TOP]
    told = [f"{capital(text.named(one.field, one.name))}, {_share(times / of, text)}" for one, times in most]
    return Favourites(text.say(f"calls-{kind}"), told, of)


def _share(share: float, text: "Text") -> str:
    return text.say("player-share", share=round(100 * share))
