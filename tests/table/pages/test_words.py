"""Pages and scripts of the browser: every word has a key, every script its place, no script speaks by itself."""

import pathlib
import re

import pytest

import downfield.table
from downfield.text import Text, languages
from tests.table.conftest import Table

FOLDER = pathlib.Path(downfield.table.__file__).parent
SCRIPTS = sorted((FOLDER / "static").rglob("*.js"))
PAGES = sorted((FOLDER / "templates").glob("*.html"))
SAID = re.compile(r"""text\.say\(["']([a-z-]+)["'][,)]""")
IMPORTED = re.compile(r'(?:from|import) ?\(?"(\.[\w./]+)"')
LOADED = re.compile(r"""{{ static }}/([\w./]+)["']""")


@pytest.mark.parametrize("language", languages())
def test_every_word_of_the_pages_is_in_the_language(language: str) -> None:
    words = Text(language)
    said = {key for page in PAGES for key in SAID.findall(page.read_text(encoding="utf-8"))}
    own = (FOLDER.parent / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    assert {key for key in said if not words.has(key) or f"\n{key} = " not in own} == set()


def test_every_script_and_style_that_a_page_loads_is_there() -> None:
    loaded = {name for page in PAGES for name in LOADED.findall(page.read_text(encoding="utf-8"))}
    assert loaded
    assert {
        name for name in loaded - {"board/board.css"} if not (FOLDER / "static" / name).is_file()
    } == set()


def test_every_script_that_a_script_imports_is_there() -> None:
    wanted = {file.parent / name for file in SCRIPTS for name in IMPORTED.findall(file.read_text("utf-8"))}
    assert wanted
    assert {path for path in wanted if not path.is_file()} == set()


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_a_script_has_no_sentence_of_its_own(file: pathlib.Path) -> None:
    code = re.sub(r"(?m)^\s*//.*$", "", file.read_text(encoding="utf-8"))
    shown = re.findall(r"""(?:textContent|ariaLabel|title|placeholder) [=:] ["'`]([^"'`$]*)["'`]""", code)
    assert [words for words in shown if re.search(r"[A-Za-z]{2}", words)] == []


def test_every_word_that_a_script_asks_for_stands_in_the_page(table: Table) -> None:
    page = table.client.get(f"/match/{table.begin('first-downs', 'me', 'me')['id']}").text
    code = "".join(file.read_text(encoding="utf-8") for file in SCRIPTS)
    asked = set(re.findall(r"""say\("(\w+)\"""", code)) | {"yourTurn", "decides"}
    hyphened = {re.sub(r"[A-Z]", lambda found: f"-{found[0].lower()}", word) for word in asked}
    assert {word for word in hyphened if f' data-{word}="' not in page} == set()
