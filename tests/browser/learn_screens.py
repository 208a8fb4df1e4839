"""The screens of somebody who is new: lessons, what is on the board, what a good coach would do."""

import functools
from collections.abc import Callable

from tests.browser.conftest import Visitor
from tests.browser.server import Server, seat_link

Way = Callable[[Visitor, Server], None]
LESSONS = {"lesson": ("first-and-roll", "first-match"), "lesson-of-bowl": ("blood-bowl", "1-moving")}
EXPLAIN = """() => localStorage.setItem("downfield.wish-symbols", "on")"""


def _lesson(game: str, lesson: str, visitor: Visitor, server: Server) -> None:
    """A lesson has begun, and the coach speaks."""
    visitor.go(f"/learn/{game}")
    visitor.page.click(f"[data-lesson='{lesson}']")
    visitor.page.wait_for_selector("#coach:not([hidden]) [data-part=next]")
    visitor.page.wait_for_selector(".pointed")


def _symbols(game: str, visitor: Visitor, server: Server) -> None:
    """What is on the board is explained to a newcomer."""
    visitor.go("/")
    visitor.page.evaluate(EXPLAIN)
    visitor.go(seat_link(server.begin(game, "me:Ada", "random", seed=3)))
    visitor.page.wait_for_selector("#symbols:not([hidden])")


def _hint(visitor: Visitor, server: Server) -> None:
    """A good coach says what he would do."""
    visitor.go(seat_link(server.begin("first-and-roll", "me:Ada", "random", seed=3)))
    visitor.page.click("#hints button")
    visitor.page.wait_for_selector("#hints li")


LEARNING: dict[str, Way] = {
    **{name: functools.partial(_lesson, *which) for name, which in LESSONS.items()},
    **{f"symbols-{game}": functools.partial(_symbols, game) for game in ("first-downs", "blood-bowl")},
    "hint": _hint,
}  # fmt: skip
