"""How a position is copied, written down, read and cleared, written from what its class declares.

A class above `State` declares its ints in its constructor, `self.down: i64 = 1`, and its arrays in its body with their
length as a comment, `at: vec[i64]  # of BOTH`, the last one perhaps with `# the rest`; an array that is only made from
the others says `# shown`. A comment in the constructor, `# The present down: see clear`, heads ints that the method
`clear` sets back. Where a class stands above another of the game, that one's ints and arrays come first.
"""

import ast
import re
import textwrap
from pathlib import Path
from typing import NamedTuple

from declared_source import Edit, Source, below, body_of, constants, family, methods

HEAD = re.compile(r"^        # .*: see (\w+)$")
LENGTH = re.compile(r"vec\[i64\]  # (of (?P<of>\w+)|the rest|shown)")


class Declared(NamedTuple):
    """What a class declares, that of the class below it included."""

    ints: dict[str, str]  # with the value at the start
    arrays: dict[str, str]  # with the length, or "" for the rest
    shown: list[str]
    cleared: dict[str, list[str]]


def positions(game: Path) -> dict[Path, str]:
    """The files with a position as they should be."""
    sources = {path: Source(path) for path in sorted(game.glob("model/*.py"))}
    states = family([source.tree for source in sources.values()], "State")
    declared: dict[str, Declared] = {}
    pages: dict[Path, str] = {}
    for path, source in sorted(
        sources.items(), key=lambda each: each[0].stem == "position"
    ):  # what is below first
        own = [node for node in source.tree.body if isinstance(node, ast.ClassDef) and node.name in states]
        edits: list[Edit] = []
        for node in own:
            declared[node.name] = _declared(source.lines, node, declared.get(below(node)))
            edits += _edits(node, declared[node.name])
        if edits:
            pages[path] = source.edited(edits)
    return pages


def _declared(lines: list[str], node: ast.ClassDef, lower: Declared | None) -> Declared:
    told = (
        Declared(dict(lower.ints), dict(lower.arrays), [*lower.shown], {})
        if lower
        else Declared({}, {}, [], {})
    )
    for name, each in constants(node).items():
        if length := LENGTH.search(lines[each.lineno - 1]):
            if length[1] == "shown":
                told.shown.append(name)
            else:
                told.arrays[name] = length["of"] or ""
    return _with_ints(lines, methods(node)["__init__"], told)


def _with_ints(lines: list[str], constructor: ast.FunctionDef, told: Declared) -> Declared:
    """The ints of a constructor, in groups where a comment says what clears them."""
    group: list[str] = []
    values = {each.lineno: each for each in constructor.body if isinstance(each, ast.AnnAssign)}
    for number in range(constructor.lineno, (constructor.end_lineno or 0) + 1):
        line = lines[number - 1]
        if head := HEAD.match(line):
            group = told.cleared.setdefault(head[1], [])
        elif re.match(r"^        # [A-Z]", line):
            group = []  # another heading
        if number in values:
            declared = values[number]
            assert isinstance(declared.target, ast.Attribute)
            assert declared.value is not None
            told.ints[declared.target.attr] = ast.unparse(declared.value)
            group.append(declared.target.attr)
    return told


def _edits(node: ast.ClassDef, told: Declared) -> list[Edit]:
    own = methods(node)
    edits = [
        body_of(node, name, text)
        for name, text in (
            ("fields", _fields(told)),
            ("set_fields", _set_fields(told)),
            ("copy_into", _copy_into(told, node.name)),
        )
        if name in own
    ]
    edits += [_slots(node, each) for each in node.body if isinstance(each, ast.Assign)]
    for name, cleared in told.cleared.items():
        if name in own:
            values = [told.ints[each].replace("tables.", "self.tables.") for each in cleared]
            lines = [f"        self.{each} = {value}\n" for each, value in zip(cleared, values, strict=True)]
            edits.append(body_of(node, name, "".join(lines)))
    return edits


def _slots(node: ast.ClassDef, old: ast.Assign) -> Edit:
    """All that a class itself declares."""
    told = [each.target for each in methods(node)["__init__"].body if isinstance(each, ast.AnnAssign)]
    ints = [each.attr for each in told if isinstance(each, ast.Attribute)]
    names = _filled([f'"{name}"' for name in sorted([*ints, *constants(node)])], 8)
    return Edit(old.lineno - 1, old.end_lineno or 0, f"    __slots__ = (\n{names}\n    )  # fmt: skip\n")


def _filled(words: list[str], margin: int) -> str:
    """Words in lines as long as may be."""
    indent = " " * margin
    return textwrap.fill(", ".join(words) + ",", width=110, initial_indent=indent, subsequent_indent=indent)


def _fields(told: Declared) -> str:
    ints = _filled([f"self.{name}" for name in told.ints], 12)
    if not told.arrays:
        return f"        return vec[i64]([\n{ints}\n        ])  # fmt: skip\n"
    parts = ", ".join(f"self.{name}" for name in told.arrays)
    return (
        f"        told = [\n{ints}\n        ]  # fmt: skip\n"
        f"        for part in ({parts}):\n"
        "            told += [part[i] for i in range(len(part))]\n"
        "        return vec[i64](told)\n"
    )


def _set_fields(told: Declared) -> str:
    lines = [f"self.{name} = v[{i}]" for i, name in enumerate(told.ints)]
    if told.arrays:
        lines.append(f"i: i64 = {len(told.ints)}")
    for name, length in told.arrays.items():
        if length:
            lines += [f"self.{name} = v[i : i + {length}]", f"i += {length}"]
        else:
            lines.append(f"self.{name} = v[i : len(v)]")
    if told.arrays and lines[-1].startswith("i += "):
        lines.pop()
    if told.shown:
        lines.append("self.set_up_board()")
    return "".join(f"        {line}\n" for line in lines)


def _copy_into(told: Declared, name: str) -> str:
    lines = [f"c = cast({name}, twin)"]
    lines += [f"c.{name} = self.{name}" for name in told.ints]
    lines += [f"c.{name} = self.{name}[:]" for name in [*told.arrays, *told.shown]]
    return "".join(f"        {line}\n" for line in lines)
