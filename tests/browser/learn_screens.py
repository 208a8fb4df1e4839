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


def _hint_at(game: str, start: str, visitor: Visitor, server: Server) -> None:
    """He says it in one of the other games, with his reason."""
    visitor.go(seat_link(server.begin(game, "me:Ada", "random", seed=3, start=start)))
    visitor.page.click("#hints button")
    visitor.page.wait_for_selector("#hints li small:not(:empty)")


HINTS = {
    "first-downs": "down=2 yards=20/7/23 momentum=2-1 :: ProSetA",
    "first-and-roll": "half=2 clock=8:00 ball=68 down=4 togo=2 score=14-17 timeouts=2-3",
    "touch-down": "phase=move move=2 row=8 home=50@l9,70@l10,71@m10 away=27@l12,28@k12 ball=home50 sofar=beyond"
    " :: t2 t4 none",
    "blood-bowl": "turns=3-2 ball=home11 home=11@m8,1@n9,2@n7,3@l9,12@j7 away=7@s8,8@t5 rerolls=1-1 doctors=0-0",
}
LEARNING: dict[str, Way] = {
    **{name: functools.partial(_lesson, *which) for name, which in LESSONS.items()},
    **{f"symbols-{game}": functools.partial(_symbols, game) for game in ("first-downs", "blood-bowl")},
    "hint": _hint,
    **{f"hint-{game}": functools.partial(_hint_at, game, start) for game, start in HINTS.items()},
}  # fmt: skip
