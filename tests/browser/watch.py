"""What must not happen on any page: errors of scripts, refused resources, lines on the console."""

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response


class Watch:
    """Notes every fault of the pages of a context."""

    def __init__(self, context: BrowserContext) -> None:
        self.faults: list[str] = []
        self.frames: dict[Page, list[str]] = {}  # what came by the live line
        self._expected: list[re.Pattern[str]] = []
        self._context = context
        context.on("page", self._follow)

    def expect(self, pattern: str) -> None:
        """A fault that belongs to the test."""
        self._expected.append(re.compile(pattern))

    def end(self) -> None:
        """Follow no more pages."""
        self._context.remove_listener("page", self._follow)

    def check(self) -> None:
        """Nothing has happened that was not expected."""
        unexpected = [f for f in self.faults if not any(e.search(f) for e in self._expected)]
        assert not unexpected, "\n".join(unexpected)

    def _follow(self, page: Page) -> None:
        heard = self.frames[page] = []
        page.on("pageerror", lambda error: self.faults.append(f"script: {error}"))
        page.on("console", self._console)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", lambda line: line.on("framereceived", lambda text: heard.append(str(text))))

    def _console(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.faults.append(f"console: {said.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a reader who goes on does not wait for the old page
            self.faults.append(f"no answer: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"status: {response.status} {response.url}")
