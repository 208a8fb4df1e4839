"""Every word that a page shows or speaks, and which of them are English only."""

import functools
import importlib.resources
import re
import tomllib
from collections.abc import Iterable, Iterator
from typing import Any

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from downfield.coaches import COACHES
from downfield.games import GAMES, spec

WORD = re.compile(r"[^\W\d_]{2,}")
# What can be read, and what a screen reader says; the names of languages stand in their own.
SHOWN = """() => {
  const found = [document.title];
  const isOther = (node) => node.closest("[lang]:not(html)");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isShown = parent.checkVisibility() || parent.closest("option, title, desc");
    const isCode = parent.closest("script, style");
    if (isShown && node.data.trim() && !isOther(parent) && !isCode) found.push(node.data.trim());
  }
  for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-roledescription"]) {
    for (const node of document.querySelectorAll(`[${name}]`)) if (!isOther(node)) found.push(node.getAttribute(name));
  }
  return [...new Set(found)];
}"""


def shown(page: Page) -> list[str]:
    """All texts on a page."""
    found: list[str] = page.evaluate(SHOWN)
    return found


def words_in(texts: Iterable[str]) -> set[str]:
    """The words of texts, in small letters."""
    return {word.lower() for text in texts for word in WORD.findall(text)}


@functools.cache
def english_only(language: str) -> set[str]:
    """The words that the table says in English and nowhere in another language."""
    proper = words_in([*COACHES, "Downfield", *(name for slug in GAMES for name in _printed(slug))])
    return words_in(said("en")) - words_in(said(language)) - proper


def said(language: str) -> Iterator[str]:
    """Everything that the table, its games and their rulebooks can say in a language."""
    yield from _fluent(importlib.resources.files("downfield.text") / f"{language}.ftl")
    for slug in GAMES:
        folder = importlib.resources.files(spec(slug).package)
        yield from _fluent(folder / "text" / f"{language}.ftl")
        name = "rules.toml" if language == "en" else f"rules.{language}.toml"
        yield from _strings(tomllib.loads((folder / name).read_text(encoding="utf-8")))


def _printed(slug: str) -> Iterator[str]:
    """The name of a game and those on its components, which every language leaves as they are printed."""
    yield spec(slug).name
    for file in (importlib.resources.files(spec(slug).package) / "pack").iterdir():
        yield from re.findall(r'\bname = "([^"]+)"', file.read_text(encoding="utf-8"))


def _fluent(file: Any) -> Iterator[str]:
    """The words of a Fluent file without its keys and variables."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield from _elements(entry.value)


def _elements(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _elements(variant.value)


def _strings(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from _strings(value)
