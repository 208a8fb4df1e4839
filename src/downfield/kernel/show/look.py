"""A moment of a match as one pair of eyes sees it."""

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec

from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.sketches import Pen, Sketches
from downfield.kernel.show.svg import Say
from downfield.kernel.state import State
from downfield.kernel.view import View, guess, words_before
from downfield.kernel.words import Event

if TYPE_CHECKING:
    from downfield.kernel.spec import Game

T = TypeVar("T")


class Look:
    """What boards, odds and moves are made from: a match at one stop, as a seat or a spectator (None) sees it.

    Each part is made once, when somebody asks for it, and only as long as the match waits at this stop.
    """

    def __init__(
        self,
        match: Match,
        seat: int | None,
        *,
        view: View | None = None,
        before: list[str] | None = None,
        sketches: Sketches | None = None,
        lining_up: bool = False,
    ) -> None:
        self.match = match
        self.game: Game = match.game
        self.seat = seat
        self.lining_up = lining_up  # whether a line-up lies there that is not yet answered
        self._sketches = sketches or Sketches()
        self._made: dict[tuple[object, object], object] = {}
        self._is_shared = view is not None  # with others at the same screen
        if view is not None:
            self.view = view
        if before is not None:
            self.before = before

    @functools.cached_property
    def view(self) -> View:
        """What these eyes see, in words and numbers."""
        return self.match.view(self.seat)

    @functools.cached_property
    def seen(self) -> State:
        """The state as these eyes may know it, to ask the rules about; nobody changes it."""
        return self.match.seen_by(self.seat)

    @functools.cached_property
    def before(self) -> list[str]:
        """The words of the play before this one."""
        return words_before(self.match, self.seat)

    def made(self, what: Callable[["Look", Say], T], say: Say) -> T:
        """What is made from this look in some language, such as the names of options: once, for all who ask."""
        if (what, say) not in self._made:
            self._made[what, say] = what(self, say)
        return cast(T, self._made[what, say])

    @functools.cached_property
    def pen(self) -> Pen:
        """What draws for these eyes; only in a game that hides nothing it serves all."""
        return self._sketches.pen(None if self.game.spec.is_open else (self.seat, self._is_shared))

    @property
    def facts(self) -> list[Event]:
        """What has happened so far that everybody may know."""
        return self.match.open_events

    @functools.cached_property
    def answers(self) -> dict[str, int]:
        """The seat's own options, by notation."""
        if self.seat is None or self.lining_up or not self.seen.owes(self.seat):
            return {}
        return dict(zip(self.view.options, self.seen.options(self.seat), strict=True))


def shared_look(match: Match, seat: int, sketches: Sketches | None = None) -> Look:
    """What a seat is asked before all eyes: nothing lies on the table that others at the same screen may not see."""
    own, common = match.view(seat), match.view(None)
    view = msgspec.structs.replace(own, scene=common.scene, fields=common.fields, since=common.since)
    return Look(match, seat, view=view, before=words_before(match, None), sketches=sketches)


def look_of(view: View, game: "Game") -> Look:
    """A look from a view alone: at a match that looks like it."""
    return Look(guess(game, view, Rng(0)), view.seat, view=view, before=[])
