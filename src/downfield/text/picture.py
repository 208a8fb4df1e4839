"""The board of any game as a picture, the names and the odds of its options, what can be done with one click."""

import functools
from collections.abc import Mapping, Sequence

import msgspec

import downfield
from downfield.kernel.match import Match
from downfield.kernel.show.face import Cells, Ending, Face, Standing
from downfield.kernel.show.lineup import is_line_up
from downfield.kernel.show.look import Look, look_of
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.plan import Plan, Recalled
from downfield.kernel.show.player import PlayerCard
from downfield.kernel.show.svg import Picture, Say
from downfield.kernel.show.walk import Bar, Walk
from downfield.kernel.spec import Game, Spec
from downfield.kernel.view import View
from downfield.text import ENGLISH, Text

EMPTY = Picture(1000, 620, "", "")


def face_of(game: Game) -> Face | None:
    """What a game shows to people; None for a game that only programs play."""
    return None if game.spec.face is None else game.spec.face()


def picture(look: Look, say: Say) -> Picture:
    """The board of a game; an empty one where nobody has drawn it."""
    face = face_of(look.game)
    return EMPTY if face is None else face.drawing.draw(look, say)


def drawn(match: Match, seat: int | None, say: Say) -> Picture:
    """The board of a match as a seat, or a spectator (None), sees it now."""
    return picture(Look(match, seat), say)


def marked(board: Picture, marks: Mapping[str, str]) -> Picture:
    """A board on which some elements, by their ids, bear a further attribute as it is written."""

    def mark(drawn: str) -> str:
        for name, attribute in marks.items():
            drawn = drawn.replace(f'id="{name}"', f'id="{name}" {attribute}', 1)
        return drawn

    return msgspec.structs.replace(board, still=mark(board.still), moving=mark(board.moving))


def names(look: Look, say: Say) -> dict[str, str]:
    """How options read whose names come from the components, by notation."""
    face = face_of(look.game)
    return {} if face is None else look.made(face.drawing.names, say)


def odds(look: Look, say: Say) -> dict[str, Odds]:
    """What to expect of options, by notation; nothing where a game does not tell."""
    face = face_of(look.game)
    return {} if face is None or face.odds is None else look.made(face.odds, say)


def ending(look: Look) -> Ending | None:
    """The answer that ends a turn or a phase, where it is one of this seat's."""
    face = face_of(look.game)
    return None if face is None or face.ending is None else face.ending(look)


def standing(look: Look, say: Say) -> Standing | None:
    """The answer that may stand for all questions like the one of this seat."""
    face = face_of(look.game)
    return None if face is None or face.standing is None else face.standing(look, say)


def dice_in(look: Look, tokens: Sequence[str]) -> dict[str, str]:
    """The dice that answers pick, drawn; most answers pick none."""
    face = face_of(look.game)
    if face is None or face.die is None:
        return {}
    return {token: drawn for token in tokens if (drawn := face.die(token))}


# What can be moved ------------------------------------------------------------------------------------------------


def has_figures(spec: Spec) -> bool:
    """Whether a game is played with figures that can be moved."""
    return spec.face is not None and spec.face().walks is not None


def pointed_at(game: Game) -> str:
    """Which elements of the board are players, as a selector; "" where none is."""
    face = face_of(game)
    return "" if face is None or face.players is None else face.players.marks


def explained(game: Game, say: Say) -> list[dict[str, str]]:
    """What a newcomer is told of a board: the name of each thing, the elements that are meant, and the words."""
    face = face_of(game)
    return [
        {"name": name, "marks": marks, "words": say(f"symbol-{name}")}
        for name, marks in (face.symbols if face else ())
    ]


def player(look: Look, say: Say, element: str) -> PlayerCard | None:
    """The player whose element of the board it is."""
    face = face_of(look.game)
    return None if face is None or face.players is None else face.players.card(look, say, element)


def portrait(match: Match, side: int, number: int) -> str:
    """A drawing of a player; what it is drawn with lies on the board."""
    face = face_of(match.game)
    if face is None or face.report.portraits is None:
        return ""
    return face.report.portraits(match)[1][side].get(number, "")


def sources(look: Look) -> list[str]:
    """The elements of the board that this seat can move now."""
    face = face_of(look.game)
    return [] if face is None or face.walks is None else face.walks.sources(look)


def held(look: Look) -> str:
    """The one of them that is in hand already, because it can go on; "" where a coach is to pick one up."""
    face = face_of(look.game)
    return "" if face is None or face.walks is None or face.walks.held is None else face.walks.held(look)


def walks(look: Look, source: str, say: Say, via: Sequence[str] = ()) -> list[Walk]:
    """Where an element of the board can go, `via` squares if the game knows such; nowhere if it is not this seat's."""
    face = face_of(look.game)
    if face is None or face.walks is None or source not in face.walks.sources(look):
        return []
    if via and face.walks.by is not None:
        return face.walks.by(look, source, via, say)
    return face.walks.walks(look, source, say)


def can_bend(look: Look) -> bool:
    """Whether a coach can name squares by way of which a figure goes."""
    face = face_of(look.game)
    return face is not None and face.walks is not None and face.walks.by is not None


def marks(look: Look, found: list[Walk], say: Say) -> tuple[str, Cells]:
    """The ends of these ways, drawn, and their elements in rows."""
    face = face_of(look.game)
    return ("", []) if face is None or face.walks is None else face.walks.marks(look, found, say)


def bar(look: Look, source: str, found: list[Walk], say: Say) -> Bar:
    """Who an element of the board is, and what he does or cannot do; `found` are his ways."""
    face = face_of(look.game)
    if face is None or face.walks is None or face.walks.bar is None or not found:
        return Bar()
    return face.walks.bar(look, source, found, say)


# Whole plans ------------------------------------------------------------------------------------------------------


def has_plans(game: Game) -> bool:
    """Whether a game knows whole plans, such as ready formations."""
    face = face_of(game)
    return face is not None and face.plans is not None


def plans(look: Look, say: Say, last: Mapping[str, str]) -> list[Plan]:
    """What a seat may do with one click, all of it can be played; `last` is what `recall` told of earlier matches."""
    face, match, seat = face_of(look.game), look.match, look.seat
    if face is None or face.plans is None or seat is None or seat not in match.waiting():
        return []
    recall = functools.partial(face.plans.recall, match, match.seats[seat].side)
    return face.plans.plans(look, say, Recalled(last, recall))


def is_plan(match: Match, seat: int, token: str, last: Mapping[str, str]) -> bool:
    """Whether a plan is offered, or a whole line-up; with another somebody could try out what the others hide."""
    if " " not in token:
        return False
    face = face_of(match.game)
    if face is not None and face.line_ups is not None and is_line_up(match, seat, token, face.line_ups.asked):
        return True
    return token in (plan.token for plan in plans(Look(match, seat), _mute, last))


def _mute(_: str, **__: object) -> str:
    """Whoever only looks for a plan needs no words."""
    return ""


def recall(match: Match, side: int) -> dict[str, str]:
    """How a side has lined up in a match so far, by what for, in words that fit other matches as well."""
    face = face_of(match.game)
    return {} if face is None or face.plans is None else face.plans.recall(match, side)


# Pictures by themselves -------------------------------------------------------------------------------------------


def showpiece(game: Game) -> Match:
    """A position that shows a game at its best, for a board in miniature."""
    face = face_of(game)
    line = "" if face is None else face.drawing.showpiece
    return game.at(line) if line else game.new(by_hand=True)


def svg(match: Match, seat: int | None = None, language: str = ENGLISH, theme: str = "light") -> str:
    """The board of a match as a document that needs nothing else."""
    return drawn(match, seat, Text(language, match.game.spec).say).svg(theme)


def svg_of_view(view: View, language: str = ENGLISH, theme: str = "light") -> str:
    """The same from a view alone, with the components that the game is shipped with."""
    game = downfield.game(view.game)
    return picture(look_of(view, game), Text(language, game.spec).say).svg(theme)
