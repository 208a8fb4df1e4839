"""A match on a phone: by thumb, without sideways scrolling, with what is asked always in sight."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import Player, Seen
from tests.browser.server import Server, seat_link

# What is wrong with the page for a thumb on a narrow screen.
FLAWS = """() => {
  const flaws = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) flaws.push(`sideways: ${page.scrollWidth}`);
  for (const one of document.querySelectorAll("button, a.button, select, input, [role=tab]")) {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility() || !box.width) continue;
    if (Math.min(box.width, box.height) < 24) flaws.push(`small: ${one.id || one.className || one.textContent}`);
    if (box.left < 0 || box.right > innerWidth + 0.5) flaws.push(`outside: ${one.id || one.textContent}`);
  }
  return flaws;
}"""
HIDDEN = """() => {
  const out = [];
  const dialog = document.querySelector("dialog[open]");
  const places = dialog ? [dialog.querySelector("h2"), dialog.querySelector("button")]
    : [document.getElementById("words"),
       [...document.querySelectorAll("#options button, #ready, #end button")].find((b) => b.checkVisibility())];
  for (const one of places) {
    const box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (box.top < 0 || box.bottom > innerHeight || !one.contains(there)) out.push(one.textContent);
  }
  return out;
}"""


def fits(page: Page) -> None:
    """The page fits the screen and the thumb."""
    assert page.evaluate(FLAWS) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "start"),
    [
        pytest.param("first-downs", "", marks=pytest.mark.nightly),
        ("first-and-roll", "half=2 clock=2:00 ball=40 score=14-10"),
    ],
)
def test_a_match_on_a_phone(game: str, start: str, visit: Visit, server: Server) -> None:
    begun = server.begin(game, "me:Ada", "random", seed=5, start=start)
    visitor = visit(seat_link(begun), phone=True)
    page, player = visitor.page, Player(visitor.page, hand="touch")

    def look(seen: Seen) -> None:
        fits(page)
        assert page.evaluate(HIDDEN) == []

    player.play(look)
    page.tap("#tab-log")
    fits(page)
    assert page.locator("#log li").count() > 5
    assert server.verified(player.match_id).over


@pytest.mark.parametrize("path", ["/", "/rules/first-downs", "/watch", "/replay", "/account", "/nowhere"])
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.nightly), "de"])
def test_a_page_on_a_phone(path: str, language: str, visit: Visit) -> None:
    visitor = visit(phone=True, language=language)
    visitor.watch.expect("404")
    visitor.go(path)
    fits(visitor.page)
