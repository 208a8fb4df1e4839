"""Options and players in words: on buttons, under the pointer, and for whoever does not see the board."""

from typing import cast

from downfield.games.touch_down.components.parts import Parts
from downfield.games.touch_down.moves.plans import form_name
from downfield.games.touch_down.notation.answers import WAYS, number_in
from downfield.games.touch_down.notation.questions import COLUMN_ASKED, ROW_ASKED, STEPPING
from downfield.games.touch_down.notation.shirts import shirt, squads
from downfield.games.touch_down.notation.shown import side_asked
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game
from downfield.kernel.view import View

ARROWS = dict(zip(WAYS, "→↘↓↙←↖↑↗", strict=True))  # as they look on the board: north is to the right


def names(look: Look, say: Say) -> dict[str, str]:
    """How options read whose names come from the components or from the board."""
    view, game = look.view, look.game
    forms = {form.key for form in cast(Parts, game.pack.parts).formations.formations}
    return {token: found for token in view.options if (found := _name(view, game, token, forms, say))}


def _name(view: View, game: Game, token: str, forms: set[str], say: Say) -> str:
    question = view.question
    if token in forms:
        return form_name(token, say)
    if question in STEPPING and token in ARROWS:
        return f"{ARROWS[token]} {say(f'way-{token}')}"
    place = token.rpartition("@")[2]
    if question in (*ROW_ASKED, *COLUMN_ASKED):
        return place.replace("-", "−")
    if number_in(token) and "@" not in token:
        return shirt(number_in(token), squads(view, game)[side_asked(view, game)])
    call = f"board-call-{question}-{place.strip('.') or 'stop'}"
    said = say(call)
    return "" if said == call else said
