"""Plans with a drawing: how the own players would stand."""

from collections.abc import Mapping
from typing import Any, cast

from downfield.games.blood_bowl.board.field import middle, move
from downfield.games.blood_bowl.board.figures import drawn
from downfield.games.blood_bowl.moves import plans as moves
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import Plan
from downfield.kernel.show.svg import Say, el


def plans(look: Look, say: Say, last: Mapping[str, str]) -> list[Plan]:
    """What can be done at once, drawn where it sets players up."""
    return moves.plans(look, say, last, ghosts)


def ghosts(done: Match, side: int) -> str:
    """The own players as they would stand, pale."""
    figures = cast(list[dict[str, Any]], done.view(None).scene["figures"])
    own = [f for f in figures if f["side"] == side and f["square"]]
    return "".join(_ghost(f, side) for f in own)


def _ghost(figure: dict[str, Any], side: int) -> str:
    at = move(*middle(figure["square"]))
    return el("g", drawn(figure), opacity=0.75, class_="bb-away" if side else "", transform=at)
