"""What a seat may know: the only thing that leaves the host."""

from typing import TYPE_CHECKING

import msgspec

from downfield.kernel import notation
from downfield.kernel.chance import Rng
from downfield.kernel.errors import BadPosition, DownfieldError
from downfield.kernel.needs import NOBODY
from downfield.kernel.position import Json
from downfield.kernel.scene import OnTable
from downfield.kernel.show import svg

if TYPE_CHECKING:
    from downfield.kernel.match import Match
    from downfield.kernel.spec import Game


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A match through the eyes of a seat, or of a spectator (`seat` is None).

    `scene` is what lies on the table now, `fields` the table at the last stop between plays, `since` the answers
    after it, hidden ones as question marks. `options` are the seat's own, in notation; `waiting` are the seats that
    owe an answer.
    """

    game: str
    options_agreed: dict[str, bool | int | str | None]
    seat: int | None
    scene: OnTable
    fields: dict[str, Json]
    since: list[str]
    kind: str
    question: str
    rule: str
    die: str
    waiting: tuple[int, ...]
    options: list[str]
    points: tuple[int, int]
    winner: int | None

    def json(self) -> bytes:
        """The bytes that may leave the host."""
        return msgspec.json.encode(self)

    def svg(self, language: str = "en", theme: str = "light") -> str:
        """The board with the components that the game is shipped with: a drawing that needs nothing else."""
        return svg.painted(self, self.seat, language, theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return f'<div style="max-width:60em">{self.svg()}</div>'


def look(match: "Match", seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    need, state = match.need, match.state
    mine = seat is not None and seat in need.seats
    rest = match.position()
    hidden = state.only != NOBODY and (seat is None or match.seats[seat].side != state.only)
    return View(
        game=match.game.slug,
        options_agreed=match.options_agreed,
        seat=seat,
        scene=match.game.spec.scene(state, seat),
        fields=_seen(match, rest.fields, seat),
        since=notation.tokens(match, match.moves_at_rest, None, seat),
        kind=need.kind,
        question="" if hidden else need.question,
        rule="" if hidden else need.rule,
        die="" if hidden else need.die,
        waiting=need.seats,
        options=[choice.token for choice in match.options(seat)] if mine else [],
        points=match.points(),
        winner=None if not match.over or state.winner == NOBODY else state.winner,
    )


def same(match: "Match", seat: int | None, view: View) -> View:
    """The view of a seat, where nothing is hidden from anybody and others have looked already."""
    mine = seat is not None and seat in view.waiting
    options = [choice.token for choice in match.options(seat)] if mine else []
    return msgspec.structs.replace(view, seat=seat, options=options)


def _seen(match: "Match", fields: dict[str, Json], seat: int | None) -> dict[str, Json]:
    """What a seat may know of a position."""
    conceal = match.game.spec.conceal
    return fields if conceal is None else conceal(fields, None if seat is None else match.seats[seat].side)


def words_before(match: "Match", seer: int | None) -> list[str]:
    """The words of the play before this one, as a seat or a spectator (None) may know them."""
    rests = match.rests
    return [] if len(rests) < 2 else notation.tokens(match, rests[-2][0], rests[-1][0], seer)


def guess(game: "Game", view: View, rng: Rng, tries: int = 1000) -> "Match":
    """A match that looks the same from this view, what it hides chosen at random among what is possible."""
    for _ in range(tries):
        match = _fill_in(game, view, rng)
        if match is not None and match.view(view.seat) == view:
            return match
    raise BadPosition("No match was found that looks like this view.")


def _fill_in(game: "Game", view: View, rng: Rng) -> "Match | None":
    """Play what the view tells, each question mark answered at random; None when that cannot be."""
    imagine = game.spec.imagine
    fields = view.fields if imagine is None else imagine(view.fields, rng)
    match = game.at({"game": game.slug, "fields": fields}, options=view.options_agreed)
    for word in view.since:
        given: int | str = word
        seat = None
        if word.endswith("?"):
            names = [s.name for s in match.seats]
            seat = names.index(word[:-2]) if word[:-2] in names else None
            choices = match.options(seat)
            given = choices[rng.below(len(choices))].value
        try:
            match.answer(given, seat)
        except DownfieldError:  # what was guessed before does not go with what is known
            return None
    return match
