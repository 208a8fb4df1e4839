"""The dice at the table: who is still expected, what they come from, and a page that explains it."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.test_screens import PICTURES, barriers
from tests.browser.server import Server, seat_link

LOOKS = [("en", "light", False), ("it", "dark", True), ("de", "light", True), ("de", "dark", False)]
EXPECTED = {
    "en": "Waiting for your friend",
    "it": "Si aspetta il tuo amico",
    "de": "Wir warten auf deinen Freund",
}
IN_VIEW = """(node) => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && node.scrollWidth <= node.clientWidth;
}"""


def _standing(server: Server, match: str) -> dict[str, object]:
    told: dict[str, object] = json.loads(server.get(f"/api/matches/{match}"))
    return told


def _fits(page: Page) -> bool:
    """Whether nothing sticks out at the side."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def _picture(page: Page, *words: object) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{'-'.join(map(str, words))}.png")


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_the_fingerprint_can_be_read_and_copied(
    visit: Visit, server: Server, language: str, theme: str, phone: bool
) -> None:
    begun = server.begin("blood-bowl", "me:Ada", "open")
    page = visit(seat_link(begun, 0), language=language, theme=theme, phone=phone).page
    expect(page.locator("#words")).to_contain_text(EXPECTED[language].partition(":")[0])
    _picture(page, "expected", language, theme, "phone" if phone else "wide")
    if phone:
        page.click("#tab-log")
    fingerprint = str(_standing(server, begun["id"])["commitment"])
    expect(page.locator("#proof [data-short]")).to_have_text(fingerprint[:8])
    expect(page.locator("#proof .panel")).to_be_hidden()
    page.click("#proof summary")
    expect(page.locator("#proof [data-whole]")).to_have_text(fingerprint)
    assert page.locator("#proof .panel").evaluate(IN_VIEW)
    assert _fits(page)
    page.locator("#proof [data-whole]").click()
    assert page.evaluate("() => getSelection().toString()") == fingerprint
    _picture(page, "proof", language, theme, "phone" if phone else "wide")
    assert barriers(page) == []
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator("#proof .panel")).to_be_hidden()
    expect(page.locator("#proof summary")).to_be_focused()


def test_the_match_begins_when_both_browsers_have_added_to_the_dice(visit: Visit, server: Server) -> None:
    begun = server.begin("first-and-roll", "me:Ada", "me:Ben")
    ada = visit(seat_link(begun, 0))
    expect(ada.page.locator("#words")).to_have_text(re.compile("^Waiting for Ben"))
    expect(ada.page.locator("#options button")).to_have_count(0)
    for _ in range(300):  # until what Ada's browser has sent is written down
        if _standing(server, begun["id"])["seq"]:
            break
        ada.page.wait_for_timeout(50)
    assert _standing(server, begun["id"])["seq"] == 1
    ben = visit(seat_link(begun, 1))
    ada.page.wait_for_function("() => !document.querySelector('#words').textContent.startsWith('Still')")
    asked = ada if ada.page.locator("#options button").count() else ben
    expect(asked.page.locator("#options button").first).to_be_visible()
    nonces = [json.loads(frame) for frame in ada.watch.frames[ada.page]][-1]["proof"]["nonces"]
    assert all(0 <= nonce < 2**53 for nonce in nonces)
    assert nonces[0] != nonces[1]


def test_a_match_with_a_seed_has_no_fingerprint(visit: Visit, server: Server) -> None:
    begun = server.begin("first-downs", "me:Ada", "me:Ben", seed=3)
    page = visit(seat_link(begun)).page
    expect(page.locator("#options button").first).to_be_visible()
    expect(page.locator("#proof")).to_be_hidden()


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_a_page_explains_it(visit: Visit, language: str, theme: str, phone: bool) -> None:
    page = visit(f"/fair?lang={language}", language=language, theme=theme, phone=phone).page
    expect(page.locator("h1").last).to_be_visible()
    expect(page.locator(".steps li")).to_have_count(4)
    assert _fits(page)
    assert barriers(page) == []
    _picture(page, "fair", language, theme, "phone" if phone else "wide")
