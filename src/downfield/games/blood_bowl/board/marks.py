"""The squares where walks end, drawn with the chance to get there."""

from downfield.games.blood_bowl.board.field import place
from downfield.games.blood_bowl.board.spots import spots
from downfield.games.blood_bowl.board.squares import ends, shares_on
from downfield.games.blood_bowl.notation.elements import square_id
from downfield.games.blood_bowl.notation.shown import scene_of
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Walk

PREFIX = square_id("")


def marks(look: Look, found: list[Walk], say: Say) -> tuple[str, list[list[str]]]:
    """The squares of these walks and in which rows they are read; on those that lie there already only the chance."""
    if not found:
        return "", []
    shares: dict[str, float | None] = {}
    for walk in found:
        for name in walk.path:
            if name.startswith(PREFIX):
                shares.setdefault(name.removeprefix(PREFIX), None)
    for walk in found:
        if walk.target.startswith(PREFIX):
            shares[walk.target.removeprefix(PREFIX)] = walk.share
    drawn = spots(look.view, None).squares
    new = {square: share for square, share in shares.items() if square not in drawn}
    known = {square: share for square, share in shares.items() if square in drawn}
    rows: dict[int, list[str]] = {}
    for square in sorted(new, key=lambda square: place(square)[::-1]):
        rows.setdefault(place(square)[1], []).append(square_id(square))
    return ends(new, say, scene_of(look.view).ball) + shares_on(known), [rows[y] for y in sorted(rows)]
