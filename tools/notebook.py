"""Runs the notebooks of the manual, in plain Python as Jupyter would, and writes down what their cells said.

`.venv/bin/python tools/notebook.py docs/notebooks/*.ipynb`, after a change of a notebook or of what it shows.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

Cell = dict[str, Any]


def run(file: Path) -> dict[str, Any]:
    """Run all cells, put into each what it said, write the notebook; gives the names that it leaves behind."""
    notebook = json.loads(file.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(code, 1):
        cell["execution_count"] = number
        cell["outputs"] = _run(cell, names, number)
    file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return names


def _run(cell: Cell, names: dict[str, Any], number: int) -> list[Cell]:
    """Run a cell: what it prints, and the value of its last line where that has one."""
    parsed, said, value = ast.parse("".join(cell["source"])), io.StringIO(), None
    last = parsed.body[-1] if parsed.body else None
    if isinstance(last, ast.Expr):
        parsed.body.pop()
    with contextlib.redirect_stdout(said):
        exec(compile(parsed, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs: list[Cell] = []
    if said.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(said.getvalue())})
    if value is not None:
        shown = {"data": {"text/plain": _lines(str(value))}, "execution_count": number, "metadata": {}}
        outputs.append({**shown, "output_type": "execute_result"})
    return outputs


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        run(Path(name))
