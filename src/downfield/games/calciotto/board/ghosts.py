"""Ready line-ups, drawn: a side's figures as they would stand."""

import re
from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from downfield.games.calciotto.board.figures import base
from downfield.games.calciotto.board.pitch import middle
from downfield.games.calciotto.board.table import side_of
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import Tables
from downfield.games.calciotto.moves import formations
from downfield.games.calciotto.notation.elements import place_of
from downfield.games.calciotto.notation.shirts import printed
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import Plan
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import move

PUT = re.compile(r"(\d+)[@=]([a-p]\d+)")
GOALS = (0, 21)  # rows


def plans(look: Look, say: Say, last: Mapping[str, str]) -> list[Plan]:
    """Whole line-ups, each with its drawing."""
    side = side_of(look.view, look.game)
    found, t = formations.plans(look, say, last), cast(Pitch, look.match.state).tables
    return [replace(plan, marks=_ghosts(t, side, plan.token)) for plan in found]


def _ghosts(t: Tables, side: int, token: str) -> str:
    """A pale miniature for everybody whom the words of a plan place."""
    return "".join(_ghost(t, side, int(number), place_of(square)) for number, square in PUT.findall(token))


def _ghost(t: Tables, side: int, number: int, place: tuple[int, int]) -> str:
    known = printed(t, side, number)
    if known is None:
        return ""
    role = "P" if place[1] in GOALS else known.role
    man = base(number, role, known.movement, known.strength)
    return el("g", man, class_=f"fg-{'ha'[side]}", transform=move(*middle(*place)), opacity=0.75)
