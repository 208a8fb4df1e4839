"""What must not happen on any page: errors of scripts, refused resources, lines on the console."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, Response


class Watch:
    """Notes every fault of a visitor's first page, and of those that he opens later."""

    def __init__(self, page: Page) -> None:
        self.faults: list[str] = []
        self.frames: dict[Page, list[str]] = {}  # what came by the live line
        self._expected: list[re.Pattern[str]] = []
        self._listened: list[tuple[Page, Any, Callable[[Any], None]]] = []
        self._context = page.context
        self._context.on("page", self._follow)
        self._follow(page)

    def expect(self, pattern: str) -> None:
        """A fault that belongs to the test."""
        self._expected.append(re.compile(pattern))

    def end(self) -> None:
        """Follow no more pages: somebody else may have them next."""
        self._context.remove_listener("page", self._follow)
        for page, event, listener in self._listened:
            if not page.is_closed():
                page.remove_listener(event, listener)

    def check(self) -> None:
        """Nothing has happened that was not expected."""
        unexpected = [f for f in self.faults if not any(e.search(f) for e in self._expected)]
        assert not unexpected, "\n".join(unexpected)

    def _follow(self, page: Page) -> None:
        heard = self.frames[page] = []
        listeners: dict[Any, Callable[[Any], None]] = {
            "pageerror": lambda error: self.faults.append(f"script: {error}"),
            "console": self._console,
            "requestfailed": self._failed,
            "response": self._answered,
            "websocket": lambda line: line.on("framereceived", lambda text: heard.append(str(text))),
        }
        for event, listener in listeners.items():
            page.on(event, listener)
            self._listened.append((page, event, listener))

    def _console(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.faults.append(f"console: {said.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a reader who goes on does not wait for the old page
            self.faults.append(f"no answer: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"status: {response.status} {response.url}")
