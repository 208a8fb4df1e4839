"""The notebooks of the manual run, and show what they say they show."""

import json
import shutil
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
HOME = ROOT / "docs" / "notebooks"
NOTEBOOKS = sorted(HOME.glob("*.ipynb"))


@pytest.fixture
def notebook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The program that runs them."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import notebook as found

    return found


def _cells(file: Path) -> list[dict[str, Any]]:
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def _said(cell: dict[str, Any]) -> str:
    return "".join(line for output in cell["outputs"] for line in output.get("text", ()))


def test_there_are_two() -> None:
    assert [file.stem for file in NOTEBOOKS] == ["decisions", "learning"]


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_what_stands_in_a_notebook_was_run_in_order(file: Path) -> None:
    cells = _cells(file)
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert cells[-1]["outputs"]
    for number, cell in enumerate(cells):
        compile("".join(cell["source"]), f"{file.name}, cell {number}", "exec")


def test_a_cell_says_what_it_prints_and_what_it_ends_with(notebook: ModuleType, tmp_path: Path) -> None:
    cells = [{"cell_type": "code", "source": ["x = 6\n", "print('six')\n", "x * 7"], "outputs": [1]}]
    cells.append({"cell_type": "code", "source": ["y = x"], "outputs": [1]})
    (tmp_path / "some.ipynb").write_text(json.dumps({"cells": cells}))
    assert notebook.run(tmp_path / "some.ipynb")["y"] == 6
    first, second = _cells(tmp_path / "some.ipynb")
    assert _said(first) == "six\n"
    assert first["outputs"][1]["data"]["text/plain"] == ["42"]
    assert second["outputs"] == []


@pytest.mark.nightly
def test_the_policy_beats_a_random_opponent(notebook: ModuleType, tmp_path: Path) -> None:
    names = notebook.run(Path(shutil.copy(HOME / "learning.ipynb", tmp_path)))
    lead = np.asarray(names["lead"])
    assert lead.mean() > 3
    assert (lead > 0).mean() > 0.65


@pytest.mark.nightly
def test_a_million_decisions_are_read(notebook: ModuleType, tmp_path: Path) -> None:
    names = notebook.run(Path(shutil.copy(HOME / "decisions.ipynb", tmp_path)))
    shutil.rmtree(names["folder"])
    assert names["rows"] > 1_000_000
    won = names["worth"]["won"].to_list()
    assert won == sorted(won), "the more one leads, the more one wins"
    assert _said(_cells(HOME / "decisions.ipynb")[1]) == _said(_cells(tmp_path / "decisions.ipynb")[1])
