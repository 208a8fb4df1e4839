"""Where a game's code cites its rules: in procedures that enact them, and beside the data that switches them.

A comment on a constant, a field or a bit says what it is for, not that anything heeds it: it is no code. Nor is a
procedure that nothing calls.
"""

import ast
import collections
import functools
import importlib
import io
import operator
import pathlib
import re
import tokenize
import tomllib
from collections.abc import Iterable, Iterator

from downfield.kernel.rulebook import Rulebook

ID = re.compile(r"\b([A-Z]{2,3})-(\d+)\.([A-Z]?\d+)([a-z]?)\b")
ENACTING = ("model", "components", "rules", "teams")  # the other rooms tell, draw, count or choose
TELLING = (
    "positions",
    "scene",
    "report",
)  # what cannot be, what a seat may know, what is counted: rules as well
EFFECTS = {"rerolls", "adds", "deaf_to"}  # keys of a component by which the engine acts without another word
Procedure = ast.FunctionDef | ast.ClassDef
FUNCTIONS, METHODS = "function ", "method "
Called = dict[str, set[str]]  # the names of both that are in use; a class stands among the functions


def cited(book: Rulebook, package: pathlib.Path) -> dict[str, list[str]]:
    """Every id that the code of a game carries, with the places."""
    found: dict[str, list[str]] = collections.defaultdict(list)
    for file in _enacting(package):
        for id, line in _in_procedures(file, _called(package.parents[1])):
            found[id].append(f"{file.name}:{line}")
    for file in sorted(
        [*package.glob("pack/*.toml"), *package.glob("season.toml"), *package.glob("league.toml")]
    ):
        for id, place in _in_data(file):
            found[id].append(f"{file.name}:{place}")
    for rule in book.rules().values():
        for file in _reading(package, rule.option) if rule.option else []:
            found[rule.id].append(f"{file.name}: {rule.option}")
        if rule.kernel and _is_in_kernel(rule.kernel):
            found[rule.id].append(f"kernel/{rule.kernel}")
    return {id: places for id, places in found.items() if id.startswith(f"{book.prefix}-")}


def _is_in_kernel(name: str) -> bool:
    module, _, path = name.partition(".")
    try:
        return callable(operator.attrgetter(path)(importlib.import_module(f"downfield.kernel.{module}")))
    except (ImportError, AttributeError):
        return False


def _enacting(package: pathlib.Path) -> list[pathlib.Path]:
    rooms = [file for room in ENACTING for file in (package / room).rglob("*.py")]
    told = [file for name in TELLING for file in (package / "notation").glob(f"{name}*.py")]
    return sorted(rooms + told)


def _in_procedures(file: pathlib.Path, called: Called) -> Iterator[tuple[str, int]]:
    """Ids in procedures that something calls: in their docstrings, in comments and refusals within them."""
    text = file.read_text(encoding="utf-8")
    bodies: set[int] = set()
    for node in _alive(ast.parse(text), called):
        yield from ((id[0], node.lineno) for id in ID.finditer(ast.get_docstring(node) or ""))
        if isinstance(node, ast.FunctionDef) and node.name != "__init__":  # which only names fields
            bodies |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING) and token.start[0] in bodies:
            yield from ((id[0], token.start[0]) for id in ID.finditer(token.string))


def _alive(node: ast.AST, called: Called, names: str = FUNCTIONS) -> Iterator[Procedure]:
    """The procedures below a node that something calls, and whatever stands in those."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, Procedure):
            yield from _alive(child, called, names)
        elif child.name.startswith("__") or child.name in called[names]:
            yield child
            yield from _alive(child, called, METHODS if isinstance(child, ast.ClassDef) else FUNCTIONS)


def _in_data(file: pathlib.Path) -> Iterator[tuple[str, str]]:
    """Ids in the comments of a pack or a season, and of components that it gives an effect, as what a skill adds."""
    text = file.read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        yield from ((id[0], f"{number}") for id in ID.finditer(line.partition("#")[2]))
    for rows in tomllib.loads(text).values():
        for row in rows if isinstance(rows, list) else []:
            if isinstance(row, dict) and "rule" in row and EFFECTS & set(row):
                yield row["rule"], str(row["id"])


def _reading(package: pathlib.Path, option: str) -> Iterable[pathlib.Path]:
    """The files that ask how an option was agreed."""
    asked = f'options["{option}"]'
    return [file for file in _enacting(package) if asked in file.read_text(encoding="utf-8")]


@functools.cache
def _called(source: pathlib.Path) -> Called:
    """The names that something besides their bearer refers to: alone or behind a module, and behind a thing."""
    found: Called = {FUNCTIONS: set(), METHODS: set()}
    for file in source.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        _look(tree, _known(tree), found)
    return found


def _known(tree: ast.AST) -> dict[str, str]:
    """What a file imports, by its name there, or defines itself; every other name in it is a variable's."""
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            known |= {alias.asname or alias.name: alias.name for alias in node.names}
        elif isinstance(node, Procedure):
            known[node.name] = node.name
    return known


def _look(
    node: ast.AST, known: dict[str, str], found: Called, within: tuple[str, ...] = (), names: str = FUNCTIONS
) -> None:
    """Note the names below a node, but for those of the procedures that it stands in."""
    if isinstance(node, Procedure):
        within = (*within, names + node.name)
        names = METHODS if isinstance(node, ast.ClassDef) else FUNCTIONS
    if isinstance(node, ast.Name) and node.id in known and FUNCTIONS + node.id not in within:
        found[FUNCTIONS].add(known[node.id])
    if isinstance(node, ast.Attribute):
        kind = FUNCTIONS if isinstance(node.value, ast.Name) and node.value.id in known else METHODS
        found[kind] |= {node.attr} if kind + node.attr not in within else set()
    for child in ast.iter_child_nodes(node):
        _look(child, known, found, within, names)
