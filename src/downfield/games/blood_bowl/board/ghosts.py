"""Plans with a drawing: how the own players would stand."""

from collections.abc import Mapping

from downfield.games.blood_bowl.board.field import middle, move
from downfield.games.blood_bowl.board.figures import drawn, worn
from downfield.games.blood_bowl.board.looks import Cast, cast_of, shown
from downfield.games.blood_bowl.moves import plans as moves
from downfield.games.blood_bowl.notation.shown import Figure, scene_of
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import Plan
from downfield.kernel.show.svg import Say, el


def plans(look: Look, say: Say, last: Mapping[str, str]) -> list[Plan]:
    """What can be done at once, drawn where it sets players up."""
    return moves.plans(look, say, last, ghosts)


def ghosts(done: Match, side: int) -> str:
    """The own players as they would stand, pale."""
    figures, both = scene_of(done.view(None)).figures, cast_of(done)
    return "".join(_ghost(f, both) for f in figures if f.side == side and f.square)


def _ghost(f: Figure, both: Cast) -> str:
    man = drawn(shown(both, f), f.side, f.number, f.status)
    return el("g", man, opacity=0.75, class_=worn(f.side, f.status), transform=move(*middle(f.square)))
