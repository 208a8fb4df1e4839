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

from tests.browser.server import Server

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


@pytest.fixture(scope="package")
def plain_page(browser: Browser, server: Server) -> Iterator[Page]:
    """A page of the table with nothing on it; its policy does not let pieces be run, so it is passed over here."""
    context = browser.new_context(base_url=server.url, bypass_csp=True)
    page = context.new_page()
    page.clock.install()
    page.goto("/healthz")
    yield page
    context.close()


@pytest.fixture
def script(plain_page: Page) -> Iterator[Script]:
    """A script, with nothing kept from the test before."""
    faults: list[str] = []
    plain_page.on("pageerror", lambda error: faults.append(str(error)))
    plain_page.evaluate("() => { document.body.innerHTML = ''; window.kept = {}; localStorage.clear(); }")
    yield Script(plain_page)
    assert faults == []


@pytest.fixture
def still(script: Script) -> Iterator[None]:
    """No time passes but what a test lets pass: a clock that also runs by itself can go back by a few milliseconds."""
    script.page.clock.pause_at(script.page.evaluate("Date.now() / 1000 + 60"))
    yield
    script.page.clock.resume()
