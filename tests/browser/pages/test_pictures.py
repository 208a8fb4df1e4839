"""The pictures of the manual: each is there, each is used, none is heavy."""

import pathlib
import re

import pytest

from tests.browser.pictures import CHOSEN, MANUAL
from tests.browser.screens import SCREENS, THEMES

ROOT = pathlib.Path(__file__).parents[3]
SHOWN = re.compile(r"!\[([^\]]+)\]\(([^)]+\.png)\)")


@pytest.mark.parametrize("page", ["README.md", "docs/tour.md"])
def test_every_picture_of_a_page_is_there_and_described(page: str) -> None:
    shown = SHOWN.findall((ROOT / page).read_text(encoding="utf-8"))
    assert shown
    assert [file for _, file in shown if not ((ROOT / page).parent / file).is_file()] == []
    assert all(len(words) > 10 for words, _ in shown)


def test_the_manual_holds_the_chosen_pictures_and_shows_them_all() -> None:
    tour = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
    assert {file.stem for file in MANUAL.glob("*.png")} == set(CHOSEN)
    assert {pathlib.Path(file).stem for _, file in SHOWN.findall(tour)} == set(CHOSEN)


def test_every_chosen_picture_is_taken_of_a_screen() -> None:
    taken = {f"{name}-{theme}-{form}" for name in SCREENS for theme in THEMES for form in ("wide", "phone")}
    assert set(CHOSEN) <= taken


def test_no_picture_is_heavy() -> None:
    sizes = {file.name: file.stat().st_size for file in MANUAL.glob("*.png")}
    assert {name for name, size in sizes.items() if size > 200_000} == set()
    assert sum(sizes.values()) < 2_500_000
