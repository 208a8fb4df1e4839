"""Ready line-ups, drawn: a side's figures as they would stand."""

import re
from collections.abc import Mapping

from msgspec.structs import replace

from downfield.games.calciotto.board.figures import base
from downfield.games.calciotto.board.pitch import middle
from downfield.games.calciotto.board.table import side_of
from downfield.games.calciotto.moves import formations
from downfield.games.calciotto.notation.elements import place_of
from downfield.games.calciotto.notation.shirts import printed
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import Plan
from downfield.kernel.show.svg import Say, el
from downfield.kernel.spec import Game
from downfield.toolkit.pieces import move

PUT = re.compile(r"(\d+)[@=]([a-p]\d+)")
GOALS = (0, 21)  # rows


def plans(look: Look, say: Say, last: Mapping[str, str]) -> list[Plan]:
    """Whole line-ups, each with its drawing."""
    side = side_of(look.view, look.game)
    found = formations.plans(look, say, last)
    return [replace(plan, marks=_ghosts(look.game, side, plan.token)) for plan in found]


def _ghosts(game: Game, side: int, token: str) -> str:
    """A pale miniature for everybody whom the words of a plan place."""
    return "".join(_ghost(game, side, int(number), place_of(square)) for number, square in PUT.findall(token))


def _ghost(game: Game, side: int, number: int, place: tuple[int, int]) -> str:
    known = printed(game, side, number)
    if known is None:
        return ""
    role = "P" if place[1] in GOALS else known.role
    man = base(number, role, known.movement, known.strength)
    return el("g", man, class_=f"fg-{'ha'[side]}", transform=move(*middle(*place)), opacity=0.75)
