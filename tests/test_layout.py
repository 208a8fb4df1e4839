"""A house in which a stranger finds his way: no room holds more than he can look through."""

import pathlib
from collections import Counter

import pytest

import downfield
from tests.night import FOUND, NIGHT

SOURCE = pathlib.Path(downfield.__file__).parent
MOST = 30  # files of one kind in a folder


def test_no_folder_of_source_has_too_many_files() -> None:
    files = Counter(
        (path.parent, path.suffix) for path in SOURCE.rglob("*.*") if "__pycache__" not in path.parts
    )
    assert {f"{folder}: {count} {kind}" for (folder, kind), count in files.items() if count > MOST} == set()


def test_whatever_is_left_to_the_night_is_there(pytestconfig: pytest.Config) -> None:
    found = pytestconfig.stash[FOUND]
    assert {name for name in NIGHT if name.partition("::")[0] in found} <= found
