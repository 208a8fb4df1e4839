"""The spaces of Gymnasium in which observations and actions lie."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from downfield.rl.layout import Layout

SMALL = np.iinfo(np.int16)


def observation_space(form: Layout, actions: int | None = None) -> Dict:
    """Planes where the game has a grid, a vector, and a mask over the actions."""
    seen: dict[str, Box] = {}
    if form.planes:
        seen["planes"] = Box(0, 255, (len(form.planes), form.rows, form.columns), np.uint8)
    seen["vector"] = Box(SMALL.min, SMALL.max, (form.width,), np.int16)
    seen["action_mask"] = Box(0, 1, (actions or form.actions,), np.int8)
    return Dict(dict(seen))


def action_space(form: Layout, more: int = 0) -> Discrete:
    """Every action there can ever be; the mask says which may be taken now."""
    return Discrete(form.actions + more)
