"""Options and players in words: on buttons, under the pointer, and for whoever does not see the board."""

import functools
from typing import Any, cast

from downfield.games.touch_down.components.freeze import chosen_team
from downfield.games.touch_down.components.parts import ROLES, Parts, Player, roster
from downfield.games.touch_down.notation.answers import WAYS
from downfield.kernel.look import Look
from downfield.kernel.spec import Game
from downfield.kernel.svg import Say
from downfield.kernel.view import View

ARROWS = dict(zip(WAYS, "→↘↓↙←↖↑↗", strict=True))  # as they look on the board: north is to the right
STEPS = dict(
    zip(WAYS, ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)), strict=True)
)  # columns and rows
ROW_ASKED = ("row", "aim-row", "field-row")
COLUMN_ASKED = ("column", "aim-column", "field-column")
STEPPING = ("step", "extra", "chase-step", "spill")


@functools.lru_cache(maxsize=50)
def squad(game: Game, team: str) -> dict[int, Player]:
    """The players of a team by their numbers."""
    parts = cast(Parts, game.pack.parts)
    own = chosen_team(parts.teams.teams, team)
    return {player.number: player for player in roster(own, parts.teams.pool)}


def squads(view: View, game: Game) -> tuple[dict[int, Player], dict[int, Player]]:
    """Both teams."""
    agreed = view.options_agreed
    return squad(game, str(agreed["home_team"])), squad(game, str(agreed["away_team"]))


def side_asked(view: View, game: Game) -> int:
    """The side of the coach who looks; home for a spectator."""
    return 0 if view.seat is None else game.spec.seats(view.options_agreed)[view.seat].side


def number_in(token: str) -> int:
    """The number on a shirt that an option names, or 0: 23, >23, +23, 23*, 23@5."""
    digits = token.partition("@")[0].strip("+<>!*")
    return int(digits) if digits.isdecimal() else 0


def form_name(key: str, say: Say) -> str:
    """A ready formation; one that the box does not know stays as it is written."""
    said = say(f"formation-{key}")
    return key.replace("-", " ") if said == f"formation-{key}" else said


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


def shirt(number: int, players: dict[int, Player]) -> str:
    """A player as a coach calls him: number, role, contact and speed."""
    known = players.get(number)
    return str(number) if known is None else f"{number} {ROLES[known.role]} {known.contact}/{known.speed}"


def figure_of(scene: dict[str, Any], side: int, number: int) -> dict[str, Any] | None:
    """A counter on the field."""
    return next((f for f in scene["figures"] if (f["side"], f["number"]) == (side, number)), None)
