"""A server, a browser, visitors. How to write a test of a page:

    def test_something(visit: Visit, server: Server) -> None:
        page = visit("/", language="it", theme="dark", phone=True).page   # a new visitor, a fresh context
        begun = server.begin("first-downs", "me:Ada", "random", seed=3, options={"drives": 1})
        player = visit(seat_link(begun)).player                           # at the table, with the keys of those seats
        player.play()                                                     # by mouse, to the end
        assert server.verified(player.match_id).over

`server` is one process for all tests of a worker, `browser` one chromium; nothing moves unless `motion=True`, and no
button waits for a second look unless `careful=True`, as it does for everybody who has not wished otherwise; nor is what
is on the board explained. A test fails when a page of it logs an error, breaks its content policy, or is refused
something; what belongs to the test is named with `visitor.watch.expect(pattern)`. What came by the live line is in
`visitor.watch.frames[page]`. Wait for a condition with a function, `page.wait_for_function("() => ...")`: our content
policy lets no expression be evaluated.
"""

import contextlib
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple, Protocol

import pytest
from playwright.sync_api import (
    Browser,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.player import Player
from tests.browser.server import BLANK, Server
from tests.browser.watch import Watch

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # pages come and go, their process stays
]
# What a browser knows of an earlier visit.
REMEMBER = """try {
  const wishes = { pace: "%s", theme: "%s", "wish-wait": "%s", "wish-two-steps": "%s", "wish-symbols": "off" };
  for (const [name, value] of Object.entries(wishes)) {
    if (localStorage.getItem(`downfield.${name}`) === null) localStorage.setItem(`downfield.${name}`, value);
  }
} catch { /* a page that is kept nowhere */ }"""
WIDE = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)


class Visitor:
    """Somebody with a browser of his own: its first page, who plays on it, and what must not happen there."""

    def __init__(self, page: Page, url: str, seed: int, left: contextlib.ExitStack) -> None:
        self.context = page.context
        self.page = page
        self.watch = Watch(page)
        left.callback(self.watch.end)
        self.player = Player(self.page, seed)
        self.url = url
        self.until_the_end = left.enter_context  # of the test

    def go(self, path: str) -> None:
        """Open a page of the table."""
        self.page.goto(f"{self.url}{path}")


class Visit(Protocol):
    """Opens a page of the table as a new visitor; without a path, no page yet.

    Whoever changes more in the browser than the size of a page and what it is shown on (permissions, clocks, scripts)
    takes one of his `own`.
    """

    def __call__(
        self,
        path: str = "",
        *,
        language: str = "en",
        theme: str = "light",
        phone: bool = False,
        motion: bool = False,
        careful: bool = False,
        seed: int = 1,
        own: bool = False,
    ) -> Visitor: ...


class Asked(NamedTuple):
    """What is asked of a visitor's browser."""

    language: str
    theme: str
    phone: bool
    motion: bool
    careful: bool

    def wishes(self) -> tuple[str, str, str, str]:
        """What the browser remembers: the pace, the colours, whether new buttons wait, and risky deeds in two steps."""
        return (
            "quick" if self.motion else "off",
            self.theme,
            "on" if self.careful else "off",
            "on" if self.careful and self.phone else "off",
        )


class Context:
    """A visitor's browser. Somebody else may have it later: its files and its first page stay, and nothing else."""

    def __init__(self, browser: Browser, url: str, asked: Asked) -> None:
        self.size = PHONE if asked.phone else WIDE
        self.given = browser.new_context(
            base_url=url,
            locale=asked.language,
            viewport=self.size,
            has_touch=asked.phone,
            is_mobile=asked.phone,
            color_scheme="dark" if asked.theme == "dark" else "light",
            reduced_motion="no-preference" if asked.motion else "reduce",
        )
        self.given.set_default_timeout(30_000)
        self.given.add_init_script(REMEMBER % asked.wishes())
        self.url = url
        self.page = self.given.new_page()  # to make a page takes longer than most tests do with it
        self.page.goto(BLANK)
        self.line = self.given.new_cdp_session(self.page)

    def wipe(self) -> None:
        """Close every page but the first, leave that, and forget who was here."""
        for page in self.given.pages:
            if page is not self.page:
                page.close()
        self.page.goto(BLANK)
        self.page.mouse.move(-1, -1)
        self.page.set_viewport_size(self.size)
        self.page.emulate_media(media="null")
        self.given.clear_cookies()
        self.line.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "local_storage"})


class Contexts:
    """The browsers of visitors, used by one test after the other."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self._free: dict[Asked, list[Context]] = defaultdict(list)

    @contextlib.contextmanager
    def lent(self, asked: Asked, own: bool) -> Iterator[Page]:
        """The first page of one of which these things are asked; one's own has no past and no future."""
        free = [] if own else self._free[asked]
        context = free.pop() if free else Context(self.browser, self.url, asked)
        try:
            yield context.page
        finally:
            if own:
                context.given.close()
            else:
                context.wipe()
                free.append(context)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, playbooks: None) -> Iterator[Server]:
    """The table, at which every coach knows the playbook."""
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


@pytest.fixture(scope="package")
def contexts(browser: Browser, server: Server) -> Contexts:
    """The browsers of visitors."""
    return Contexts(browser, server.url)


expect.set_options(timeout=30_000)  # two browsers may share two cores with all the other tests


@pytest.fixture
def visit(contexts: Contexts, server: Server) -> Iterator[Visit]:
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
            careful: bool = False,
            seed: int = 1,
            own: bool = False,
        ) -> Visitor:
            page = left.enter_context(contexts.lent(Asked(language, theme, phone, motion, careful), own))
            visitors.append(Visitor(page, server.url, seed, left))
            if path:
                visitors[-1].go(path)
            return visitors[-1]

        yield visited
        for visitor in visitors:
            visitor.watch.check()
