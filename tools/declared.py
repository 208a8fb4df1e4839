"""Writes code that follows from a declaration elsewhere: `python tools/declared.py`; with `--check` only compares.

- the numbers of facts and questions, from their lists in `notation/`: `model/facts.py`, `model/questions.py`
- how a frame is copied and written down, from its constructor; every frame by its tag: `rules/made.py`
- how a position is copied, written down and cleared, from its constructor (see `declared_position`)
"""

import ast
import subprocess
import sys
from pathlib import Path

from declared_position import positions
from declared_source import Edit, Source, below, body_of, constants, family, methods, names_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = sorted(path.parent.parent for path in (ROOT / "src/downfield/games").glob("*/model/position.py"))
WRITTEN = "# mypyc: compiled\n"
WINDOW = "downfield.kernel.window"

Pages = dict[Path, str]  # what a file should say


# Numbers ------------------------------------------------------------------------------------------------------------


def numbers(game: Path) -> Pages:
    """The numbers of facts and questions, in the order of their lists."""
    facts = _listed(game / "notation/events.py", "EVENTS")
    questions = _listed(game / "notation/questions.py", "QUESTIONS")
    return {
        game / "model/facts.py": _numbered("facts that the rules tell", "notation/events", "E_", facts),
        game / "model/questions.py": _numbered("questions", "notation/questions", "Q_", questions),
    }


def _listed(path: Path, name: str) -> list[str]:
    """What each entry of a list is called in the rules: its key, unless it says another name."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and node.targets[0].id == name
        ):
            assert isinstance(node.value, ast.Tuple), f"{path}: {name} is a tuple"
            return [_called(entry) for entry in node.value.elts]
    raise AssertionError(f"{path} has no {name}")


def _called(entry: ast.expr) -> str:
    assert isinstance(entry, ast.Call), "an entry is written out"
    said = {word.arg: word.value for word in entry.keywords}
    name = ast.literal_eval(said.get("called", entry.args[0]))
    return str(name).upper().replace("-", "_")


def _numbered(what: str, where: str, prefix: str, names: list[str]) -> str:
    lines = [f"{prefix}{name}: Final = {i}\n" for i, name in enumerate(names) if name]
    head = f'"""The numbers of the {what}, in the order of {where}. Written by tools/declared.py."""\n'
    return WRITTEN + head + "\nfrom typing import Final\n\n" + "".join(lines)


# Frames -------------------------------------------------------------------------------------------------------------


def frames(game: Path) -> Pages:
    """How each frame is copied and written down, and all of them by their tags."""
    sources = {path: Source(path) for path in sorted(game.glob("rules/**/*.py"))}
    above = family([source.tree for source in sources.values()], "Frame")
    pages: Pages = {}
    found: list[tuple[str, str, list[str]]] = []  # module, class, fields
    for path, source in sources.items():
        own = [node for node in source.tree.body if isinstance(node, ast.ClassDef) and node.name in above]
        tagged = {node: _fields(node, above) for node in own if "TAG" in constants(node)}
        found += [(_module(path), node.name, fields) for node, fields in tagged.items()]
        edits = [edit for node, fields in tagged.items() for edit in _described(source, node, fields)]
        if edits:
            pages[path] = source.edited(edits)
    pages[game / "rules/made.py"] = _made(found)
    return pages


def _fields(frame: ast.ClassDef, above: dict[str, ast.ClassDef]) -> list[str]:
    """What the constructor of a frame takes, which may be that of a frame below it."""
    while "__init__" not in methods(frame):
        frame = above[below(frame)]
    return names_of(methods(frame)["__init__"])


def _described(source: Source, frame: ast.ClassDef, fields: list[str]) -> list[Edit]:
    own = [f"self.{name}" for name in fields]
    rest = [f"self.{name}" for name in fields if name != "arm"]
    made = f"        return {frame.name}({', '.join(own)})\n"
    told = f"        return [{', '.join([f'{frame.name}.TAG', 'self.arm', *rest])}]\n"
    return [
        body_of(frame, "copy", made, "def copy(self) -> Frame:"),
        body_of(frame, "ints", told, "def ints(self) -> list[int]:"),
    ]


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


def _made(found: list[tuple[str, str, list[str]]]) -> str:
    """A function that makes a frame from its ints."""
    modules: dict[str, list[str]] = {}
    for module, name, _ in found:
        modules.setdefault(module, []).append(name)
    imports = [
        f"from {module} import {', '.join(sorted(names))}\n" for module, names in sorted(modules.items())
    ]
    cases = []
    for _, name, fields in sorted(found, key=lambda each: each[1]):
        given = ", ".join(f"d[{place}]" for place in _places(fields))
        cases.append(f"    if tag == {name}.TAG:\n        return {name}({given})\n")
    return (
        WRITTEN
        + '"""Every frame by its tag. Written by tools/declared.py."""\n\nfrom mypy_extensions import i64\n\n'
        + "".join(imports)
        + f"from downfield.kernel.state import Frame\nfrom {WINDOW} import Window\n\n\n"
        + "def make(tag: i64, d: list[int]) -> Frame:\n"
        + '    """The frame with these ints: tag, arm, then the fields of its constructor."""\n'
        + "".join(cases)
        + '    assert tag == Window.TAG, "no frame has this tag"\n    return Window.of(d)\n'
    )


def _places(fields: list[str]) -> list[int]:
    """Where each argument of a constructor stands among the ints of its frame."""
    places, after = [], 2
    for field in fields:
        places.append(1 if field == "arm" else after)
        after += field != "arm"
    return places


def formatted(path: Path, text: str) -> str:
    """A page as ./test wants it: imports in their order, long lines broken."""
    for step in (["check", "--select", "I", "--fix-only", "--quiet"], ["format"]):
        line = [str(Path(sys.executable).with_name("ruff")), *step, "--stdin-filename", str(path), "-"]
        text = subprocess.run(line, input=text, capture_output=True, check=True, encoding="utf-8").stdout
    return text


# All of it ----------------------------------------------------------------------------------------------------------


def main(arguments: list[str]) -> int:
    """Write all of it anew, or say what is not as it should be."""
    stale = []
    for game in GAMES:
        for path, text in {**numbers(game), **frames(game), **positions(game)}.items():
            old = path.read_text(encoding="utf-8") if path.exists() else ""
            if old != text and old != (text := formatted(path, text)):
                stale.append(str(path.relative_to(ROOT)))
                if arguments != ["--check"]:
                    path.write_text(text, encoding="utf-8")
    if arguments == ["--check"] and stale:
        print(f"Not as declared: {', '.join(stale)}; `.venv/bin/python tools/declared.py` writes them anew.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
