"""How the clock joins layers: what it leads to that the marker is about to advance, or may be run off.

A settled layer is all slots of it, an array by layer, lead and slot; `arrays` is NumPy or CuPy.
"""

from types import ModuleType

from downfield.games.first_and_roll.coach.solve.layers.ends import Array
from downfield.games.first_and_roll.coach.solve.layers.grid import FIRST


def slots(values: Array, kicks: Array, others: Array, other_kicks: Array, arrays: ModuleType) -> Array:
    """All slots of layers: their plays and kicks, and those of the others' layers turned round."""
    return edges(values, kicks, others[..., arrays.asarray(FIRST)], other_kicks, arrays)


def edges(first: Array, kicks: Array, others: Array, other_kicks: Array, xp: ModuleType) -> Array:
    """The same of first downs alone: all that a series or a match can go on with."""
    theirs = 1.0 - others[:, ::-1]
    turned = 1.0 - other_kicks[:, ::-1]
    each = [kicks[..., 0], turned[..., 0], kicks[..., 1], turned[..., 1]]
    return xp.concatenate([first, theirs, xp.stack(each, axis=-1)], axis=-1)


def advance(xp: ModuleType, ours: Array | None, theirs: Array | None, on: Array) -> Array:
    """[FAR-16.2] The marker is about to advance: we may stop it, then they; None where a side has no time-out left."""
    worth = on if theirs is None else xp.minimum(theirs, on)
    return worth if ours is None else xp.maximum(ours, worth)
