"""What is on a board is explained when it is first met, each thing once."""

import pytest
from playwright.sync_api import Page, expect

import downfield
from downfield.games import GAMES
from downfield.kernel.chance import Rng
from downfield.text import picture
from tests.browser.conftest import Visit, Visitor
from tests.browser.server import Server, seat_link

MOMENTS = 160  # answers of a match that are looked at
EVERY = 8
WISHED = """() => localStorage.setItem("downfield.wish-symbols", "on")"""
# Which of these selectors find nothing in any of these drawings.
MISSED = """([drawings, marks]) => {
  const read = drawings.map((one) => new DOMParser().parseFromString(one, "image/svg+xml"));
  return marks.filter((mark) => !read.some((one) => one.querySelector(mark)));
}"""


def _newcomer(visit: Visit, server: Server, game: str) -> Visitor:
    visitor = visit(seat_link(server.begin(game, "me:Ada", "random", seed=3)))
    visitor.page.evaluate(WISHED)
    visitor.page.reload()
    return visitor


def _told(page: Page) -> list[str]:
    """Everything that is explained of the board as it is, told to have been understood."""
    say = page.locator("#symbols [data-part=say]")
    told = []
    while page.locator("#symbols").is_visible():
        told.append(say.text_content() or "")
        assert page.locator("#board .explained").count()
        page.locator("#symbols [data-part=seen]").click()
    return told


@pytest.mark.parametrize("game", ["first-downs", "first-and-roll", "calciotto", "touch-down", "blood-bowl"])
def test_a_newcomer_is_told_of_each_symbol_once(visit: Visit, server: Server, game: str) -> None:
    page = _newcomer(visit, server, game).page
    expect(page.locator("#symbols")).to_be_visible()
    told = _told(page)
    assert len(told) == len(set(told)) > 1
    page.reload()
    expect(page.locator("#options button").first).to_be_visible()
    expect(page.locator("#symbols")).to_be_hidden()


def test_whoever_wants_no_more_of_it_is_told_nothing(visit: Visit, server: Server) -> None:
    page = _newcomer(visit, server, "first-downs").page
    page.locator("#symbols [data-part=off]").click()
    expect(page.locator("#symbols")).to_be_hidden()
    assert not page.locator("#board .explained").count()
    page.reload()
    expect(page.locator("#options button").first).to_be_visible()
    expect(page.locator("#symbols")).to_be_hidden()


def _drawings(slug: str) -> list[str]:
    """Boards of the showpiece and of a match that chance has played."""
    game, rng = downfield.game(slug), Rng(1, 1)
    match, found = game.new(seed=3), [picture.svg(picture.showpiece(game), 0)]
    for moment in range(MOMENTS):
        for seat in match.waiting():
            options = match.state.options(seat)
            match.answer(options[rng.below(len(options))], seat)
        if match.over:
            break
        if moment % EVERY == 0:
            found.append(picture.svg(match, 0))
    return found


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_symbol_is_drawn_in_play(visit: Visit, slug: str) -> None:
    marks = [one["marks"] for one in picture.explained(downfield.game(slug), lambda key, **_: key)]
    assert visit("/").page.evaluate(MISSED, [_drawings(slug), marks]) == []
