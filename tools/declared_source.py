"""Source files as trees with places, and edits of whole lines."""

import ast
from pathlib import Path
from typing import NamedTuple


class Edit(NamedTuple):
    """Lines from `first` up to and without `end`, counted from 0, become `text`."""

    first: int
    end: int
    text: str


class Source:
    """A file, its tree, its lines."""

    def __init__(self, path: Path) -> None:
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.lines = self.text.splitlines(keepends=True)

    def edited(self, edits: list[Edit]) -> str:
        """The text with these edits."""
        lines = list(self.lines)
        for first, end, text in sorted(edits, reverse=True):
            lines[first:end] = [text]
        return "".join(lines)


def family(trees: list[ast.Module], root: str) -> dict[str, ast.ClassDef]:
    """The classes of these files that stand above `root`, also with others between, by name."""
    found = {node.name: node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}

    def belongs(node: ast.ClassDef) -> bool:
        return below(node) == root or (below(node) in found and belongs(found[below(node)]))

    return {name: node for name, node in found.items() if belongs(node)}


def below(node: ast.ClassDef) -> str:
    """The class that a class is derived from."""
    return node.bases[0].id if node.bases and isinstance(node.bases[0], ast.Name) else ""


def constants(node: ast.ClassDef) -> dict[str, ast.AnnAssign]:
    """What a class declares in its body, by name."""
    declared = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    return {each.target.id: each for each in declared if isinstance(each.target, ast.Name)}


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    """The methods of a class, by name."""
    return {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}


def names_of(constructor: ast.FunctionDef) -> list[str]:
    """What a constructor is given."""
    return [argument.arg for argument in constructor.args.args[1:]]


def body_of(node: ast.ClassDef, name: str, body: str, head: str = "") -> Edit:
    """A method of a class with this body; its docstring stays. One that is missing comes last, under `head`."""
    method = methods(node).get(name)
    if method is None:
        end = node.end_lineno or 0
        return Edit(end, end, f"\n    {head}\n{body}")
    first = method.body[0]
    kept = ast.get_docstring(method) is not None
    start = first.end_lineno if kept else first.lineno - 1
    return Edit(start or 0, method.end_lineno or 0, body)
