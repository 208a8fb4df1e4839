"""One script at a time, in the browser and without a page round it. How to write a test:

    def test_something(script: Script) -> None:
        markup = "<svg><g id='place'/></svg>"
        assert script("board/patch.js", "patch(place, '<g/>'); return place.children.length;", markup) == 1

The script's exports and the elements of the markup that have an id stand there by their names. What is to be there in
the next piece of the same test is put into `kept`.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.server import BLANK, Server

RUN = """async ([module, body, markup]) => {
  if (markup !== null) document.body.innerHTML = markup;
  window.kept ??= {};
  const named = [...document.body.querySelectorAll("[id]")].map((element) => [element.id, element]);
  const known = { kept, ...await import(`/static/${module}`), ...Object.fromEntries(named) };
  const run = Object.getPrototypeOf(async () => {}).constructor;
  return new run(...Object.keys(known), body)(...Object.values(known));
}"""


class Script:
    """Runs a piece of JavaScript with what a script of the table exports."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def __call__(self, module: str, body: str, markup: str | None = None) -> Any:
        return self.page.evaluate(RUN, [module, body, markup])


@pytest.fixture
def script(browser: Browser, server: Server) -> Iterator[Script]:
    """A page of the table with nothing on it, and nothing that a test before has left listening there.

    Its policy does not let pieces be run, so it is passed over here.
    """
    context, faults = browser.new_context(base_url=server.url, bypass_csp=True), list[str]()
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.clock.install()
    page.goto(BLANK)
    page.evaluate("() => { window.kept = {}; }")
    yield Script(page)
    context.close()
    assert faults == []


@pytest.fixture
def still(script: Script) -> Iterator[None]:
    """No time passes but what a test lets pass: a clock that also runs by itself can go back by a few milliseconds."""
    script.page.clock.pause_at(script.page.evaluate("Date.now() / 1000 + 60"))
    yield
    script.page.clock.resume()
