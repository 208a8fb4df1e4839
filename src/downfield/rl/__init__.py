"""Environments for learning agents: PettingZoo, Gymnasium and OpenSpiel, and matches by the thousand.

Needs `pip install downfield[rl]`; OpenSpiel `downfield[spiel]` besides. The adapters are loaded when somebody asks for
one, so that the layouts, episodes and batches need NumPy only.
"""

import importlib
from typing import TYPE_CHECKING, Any

from downfield.rl.episode import Episode, Observation, Table
from downfield.rl.layout import Entry, Layout

if TYPE_CHECKING:
    from downfield.rl.aec import env, raw_env
    from downfield.rl.parallel import parallel_env
    from downfield.rl.single import Single, register
    from downfield.rl.vector import Vector

__all__ = [
    "Entry",
    "Episode",
    "Layout",
    "Observation",
    "Single",
    "Table",
    "Vector",
    "env",
    "parallel_env",
    "raw_env",
    "register",
]

_WHERE = {
    "Single": "single",
    "Vector": "vector",
    "env": "aec",
    "parallel_env": "parallel",
    "raw_env": "aec",
    "register": "single",
}


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"downfield.rl has no {name}")
    return getattr(importlib.import_module(f"downfield.rl.{_WHERE[name]}"), name)
