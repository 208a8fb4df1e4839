"""What programmers were promised stays, or is changed on purpose."""

from pathlib import Path

import downfield
from tests import public

FILE = Path(__file__).with_name("public.txt")
ROOT = FILE.parents[1]


def test_the_public_names_are_those_on_file() -> None:
    assert public.told() == FILE.read_text(encoding="utf-8"), public.__doc__


def test_the_manual_names_every_public_name() -> None:
    page = (ROOT / "docs" / "stability.md").read_text(encoding="utf-8")
    assert [name for name in downfield.__all__ if f"`{name}`" not in page] == []


def test_a_citation_names_this_version() -> None:
    assert f"version: {downfield.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
