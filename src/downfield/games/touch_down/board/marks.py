"""The squares where walks end, drawn while a counter is in hand."""

from downfield.games.touch_down.board.field import lay_of
from downfield.games.touch_down.board.squares import chances, ends
from downfield.games.touch_down.board.targets import targets
from downfield.games.touch_down.model.tables import ROWS
from downfield.games.touch_down.notation.elements import square_id
from downfield.games.touch_down.notation.shown import scene_of
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Walk


def marks(look: Look, found: list[Walk], say: Say) -> tuple[str, list[list[str]]]:
    """The squares where these walks end, unless they lie on the board already, and in which rows they are read."""
    view = look.view
    if not found:
        return "", []
    scene = scene_of(view)
    known = {square_id(x, y) for x, y in targets(view, look.game).squares}
    lie = lay_of(scene)
    there = {
        square_id(x, y): (x, y)
        for x in range(lie.columns + 2)
        for y in range(-lie.depth, ROWS + lie.depth + 2)
    }
    shares = {there[w.target]: w.share for w in found if w.target in there and w.target not in known}
    lying = {there[w.target]: w.share for w in found if w.target in there and w.target in known}
    for name in {name for walk in found for name in walk.path} - known:
        if name in there:
            shares.setdefault(there[name], None)
    columns = sorted({x for x, _ in shares})
    rows = [[square_id(x, y) for y in sorted(y for at, y in shares if at == x)] for x in columns]
    return ends(lie, shares, say) + chances(lie, lying), rows
