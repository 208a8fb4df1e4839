"""The screens where people meet."""

from collections.abc import Callable

from tests.browser.club_screens import signed_in
from tests.browser.clubs import club
from tests.browser.conftest import Visitor
from tests.browser.server import Server

Way = Callable[[Visitor, Server], None]


def _lobby(visitor: Visitor, server: Server) -> None:
    """Somebody who waits for an opponent."""
    signed_in(visitor, club(server))
    visitor.go("/lobby")
    visitor.page.select_option("#wish [name=game]", "calciotto")
    visitor.page.click("#wish [value=challenges]")
    visitor.page.wait_for_selector("#challenges .mine")


def _player(visitor: Visitor, server: Server) -> None:
    """The page of an account."""
    signed_in(visitor, club(server))
    visitor.go("/account")
    visitor.page.click("a[href^='/player/']")
    visitor.page.wait_for_selector(".player h1")


MEETING: dict[str, Way] = {"lobby": _lobby, "player": _player}
