"""Rule × (listed, code, test): does every rule stand in the rulebook, in the code and in a test?"""

import ast
import pathlib

import msgspec

import downfield
from downfield.kernel.errors import DownfieldError
from downfield.kernel.rulebook import Rulebook
from downfield.lab.cited import cited


class Row(msgspec.Struct):
    """One rule: where it stands. Empty is a hole, but for the code of a rule that waits for seasons."""

    id: str
    listed: bool
    code: list[str]
    tests: list[str]
    season: bool = False

    @property
    def waits(self) -> bool:
        """Whether there is no code yet because no match needs it."""
        return self.season and not self.code

    @property
    def whole(self) -> bool:
        return self.listed and bool(self.code or self.season) and bool(self.tests)


def matrix(book: Rulebook, package: pathlib.Path, tests: pathlib.Path) -> list[Row]:
    """A row per id that stands in the rulebook, the code or the tests of a game."""
    code = cited(book, package)
    tested = _in_tests(book.prefix, tests)
    listed = book.ids()
    unlisted = sorted((set(code) | set(tested)) - set(listed))
    seasons = {id for id in listed if book.rule(id).season}
    return [
        Row(id, id in listed, code.get(id, []), tested.get(id, []), id in seasons)
        for id in [*listed, *unlisted]
    ]


def folders(slug: str) -> tuple[pathlib.Path, pathlib.Path]:
    """The package and the tests of a game in a source checkout."""
    package = pathlib.Path(downfield.__file__).parent / "games" / slug.replace("-", "_")
    tests = package.parents[3] / "tests" / "games" / package.name
    if not tests.is_dir():
        raise DownfieldError("The rule matrix needs the tests, which only a source checkout has.")
    return package, tests


def _in_tests(prefix: str, tests: pathlib.Path) -> dict[str, list[str]]:
    """Which tests name each id in `@rule(...)`."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for id in _marked(node):
                    if id.startswith(prefix):
                        found.setdefault(id, []).append(f"{file.name}:{node.name}")
    return found


def _marked(node: ast.FunctionDef) -> list[str]:
    calls = [d for d in node.decorator_list if isinstance(d, ast.Call)]
    rules = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == "rule"]
    return [
        a.value for c in rules for a in c.args if isinstance(a, ast.Constant) and isinstance(a.value, str)
    ]
