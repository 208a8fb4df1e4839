"""A server, a browser, visitors. How to write a test of a page:

    def test_something(visit: Visit, server: Server) -> None:
        page = visit("/", language="it", theme="dark", phone=True).page   # a new visitor, a fresh context
        begun = server.begin("first-downs", "me:Ada", "random", seed=3, options={"drives": 1})
        player = visit(seat_link(begun)).player                           # at the table, with the keys of those seats
        player.play()                                                     # by mouse, to the end
        assert server.verified(player.match_id).over

`server` is one process for all tests of a worker, `browser` one chromium; nothing moves unless `motion=True`. A test
fails when a page of it logs an error, breaks its content policy, or is refused something; what belongs to the test is
named with `visitor.watch.expect(pattern)`. What came by the live line is in `visitor.watch.frames[page]`. Wait for a
condition with a function, `page.wait_for_function("() => ...")`: our content policy lets no expression be evaluated.
"""

import contextlib
from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    StorageState,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.watch import Watch

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)


class Visitor:
    """Somebody with a browser of his own: its first page, who plays on it, and what must not happen there."""

    def __init__(self, context: BrowserContext, url: str, seed: int, left: contextlib.ExitStack) -> None:
        self.context = context
        self.watch = Watch(context)
        self.page: Page = context.new_page()
        self.player = Player(self.page, seed)
        self.url = url
        self.until_the_end = left.enter_context  # of the test

    def go(self, path: str) -> None:
        """Open a page of the table."""
        self.page.goto(f"{self.url}{path}")


class Visit(Protocol):
    """Opens a page of the table as a new visitor; without a path, no page yet."""

    def __call__(
        self,
        path: str = "",
        *,
        language: str = "en",
        theme: str = "light",
        phone: bool = False,
        motion: bool = False,
        seed: int = 1,
    ) -> Visitor: ...


def remembered(url: str, **chosen: str) -> StorageState:
    """What a browser knows of an earlier visit."""
    return {
        "origins": [
            {
                "origin": url,
                "localStorage": [{"name": f"downfield.{name}", "value": chosen[name]} for name in chosen],
            }
        ]
    }


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The table."""
    opened = Server(tmp_path_factory.mktemp("table"))
    opened.start()
    try:
        yield opened
    finally:
        opened.stop()


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """A browser. It goes with this folder, for while it is there no other event loop runs."""
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield opened
        opened.close()


expect.set_options(timeout=15_000)  # two browsers may share two cores with all the other tests


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens pages of the table; at the end of the test nothing may have gone wrong on any of them."""
    visitors: list[Visitor] = []
    with contextlib.ExitStack() as left:

        def visited(
            path: str = "",
            *,
            language: str = "en",
            theme: str = "light",
            phone: bool = False,
            motion: bool = False,
            seed: int = 1,
        ) -> Visitor:
            context = browser.new_context(
                base_url=server.url,
                locale=language,
                viewport=PHONE if phone else WIDE,
                has_touch=phone,
                is_mobile=phone,
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="no-preference" if motion else "reduce",
                storage_state=remembered(server.url, pace="quick" if motion else "off", theme=theme),
            )
            context.set_default_timeout(15_000)
            left.callback(context.close)
            visitors.append(Visitor(context, server.url, seed, left))
            if path:
                visitors[-1].go(path)
            return visitors[-1]

        yield visited
        for visitor in visitors:
            visitor.watch.check()
