"""Which arguments a message names: whatever else is given changes nothing, and need not be looked at."""

from collections.abc import Iterator
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast


def wanted(bundle: FluentBundle, key: str) -> frozenset[str]:
    """The arguments that a message names, itself or in those it refers to."""
    entry = bundle._messages.get(key)
    return frozenset(_names(bundle, entry, {key})) if entry is not None else frozenset()


def _names(bundle: FluentBundle, node: Any, seen: set[str]) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    if isinstance(node, ast.MessageReference | ast.TermReference):
        is_term = isinstance(node, ast.TermReference)
        name = f"-{node.id.name}" if is_term else node.id.name
        if name not in seen:
            seen.add(name)
            entries = bundle._terms if is_term else bundle._messages
            yield from _names(bundle, entries.get(node.id.name), seen)
    for part in _parts(node):
        yield from _names(bundle, part, seen)


def _parts(node: Any) -> Iterator[Any]:
    """What a node of a message is made of."""
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from value if isinstance(value, list) else (value,)
