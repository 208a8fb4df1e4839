"""Why best play mixes: what each secret choice is for, seen from what every pair of choices is worth."""

from collections.abc import Sequence
from typing import Final

NOTHING: Final = 1e-9  # chances that differ by less are the same
PLAYED: Final = 0.005  # a share of the other side's that is worth a thought
ALONE: Final = 1.0 - PLAYED  # a share of one's own beside which nothing is mixed


def stance(
    worth: Sequence[Sequence[float]], mine: Sequence[float], theirs: Sequence[float], taken: int
) -> str:
    """What a choice of a mix is for: it loses least if it is guessed, wins most if it is not, or hides the others.

    `worth` is one's own chance by one's own choice and the other side's; `mine` and `theirs` are the mixes.
    """
    rest = [x for x, share in enumerate(mine) if share > PLAYED and x != taken]
    if mine[taken] > ALONE or not rest:
        return ""
    worst = [min(row) for row in worth]
    most = [max(c for c, share in zip(row, theirs, strict=True) if share > PLAYED) for row in worth]
    if all(worst[taken] > worst[x] + NOTHING for x in rest):
        return "safest"
    if all(most[taken] > most[x] + NOTHING for x in rest):
        return "boldest"
    return "mixed" if max(most) - min(worst) > NOTHING else ""
