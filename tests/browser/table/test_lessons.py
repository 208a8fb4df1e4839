"""A guided match on the page: read what the coach says, do what he asks, by mouse, by keys, by touch."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.test_screens import barriers
from tests.lessons.test_every_lesson import ALL

PATIENCE = 15_000  # ms
# The learner is asked, or the coach has let go.
READY = """() => {
  const part = (name) => document.querySelector(`#coach [data-part=${name}]`);
  const busy = document.getElementById("table").ariaBusy === "true";
  return !busy && (!part("count").textContent || part("next").checkVisibility() || part("show").checkVisibility());
}"""
SAID = """() => ["coach", "words", "moving"].map((id) => document.getElementById(id).innerHTML).join()"""
# The last thing the coach points at: where whoever is in hand is to go.
MEANT = """() => [...document.querySelectorAll(".pointed")].at(-1).id.slice(3)"""


def _begin(page: Page, lesson: str) -> None:
    page.locator(f"[data-lesson='{lesson}']").click()
    page.wait_for_url(re.compile("/match/"))
    expect(page.locator("#coach")).to_be_visible(timeout=PATIENCE)


def _part(page: Page, name: str) -> str:
    return page.locator(f"#coach [data-part={name}]").text_content() or ""


def _step(page: Page, hand: str) -> bool:
    """Read on, or do what the coach asks once he has shown it; whether he is still there."""
    page.wait_for_function(READY, timeout=PATIENCE)
    if not _part(page, "count"):
        return False
    said = page.evaluate(SAID)
    following, show = (page.locator(f"#coach [data-part={name}]") for name in ("next", "show"))
    if following.is_visible():
        _press(page, following, hand)
    else:
        _press(page, show, hand)
        _do(page, hand)
    page.wait_for_function(f"(said) => ({SAID})() !== said", arg=said, timeout=PATIENCE)
    return True


def _do(page: Page, hand: str) -> None:
    """Press what the coach has shown: a button that is lit, the end of a turn, or where a figure in hand is to go."""
    listed = page.locator("#options button.lit, #options button:focus, #ending button:focus")
    if listed.count():
        _press(page, listed.first, hand)
    else:
        meant = page.evaluate(MEANT)
        page.wait_for_function("(id) => document.getElementById(id)?.classList.contains('target')", arg=meant)
        _press(page, page.locator(f"[id='{meant}']"), hand)
    early = page.locator("#end-early [data-yes]")
    if early.is_visible():
        _press(page, early, hand)


def _press(page: Page, button: Locator, hand: str) -> None:
    if hand == "keys":
        button.focus()
        page.keyboard.press("Enter")
    elif hand == "touch":
        button.tap()
    else:
        button.click()


def test_a_mistake_is_explained_and_what_is_meant_has_a_ring(visit: Visit) -> None:
    page = visit("/learn/first-and-roll").page
    _begin(page, "first-match")
    expect(page.locator(".pointed")).to_have_count(2)
    page.locator("#coach [data-part=next]").click()
    expect(page.locator(".pointed")).to_have_count(3)
    page.locator("#options button").first.click()
    expect(page.locator("#coach [data-part=wrong]")).to_contain_text("Red is the safe run")
    _step(page, "keys")
    expect(page.locator("#coach [data-part=count]")).to_have_text("3 / 12")


HANDS = [("en", "light", False, "keys"), ("it", "dark", True, "touch"), ("de", "light", False, "mouse")]


@pytest.mark.nightly
@pytest.mark.parametrize(("language", "theme", "phone", "hand"), HANDS)
@pytest.mark.parametrize(("slug", "lesson"), ALL)
def test_every_lesson_is_played_to_its_end_on_the_page(
    slug: str, lesson: str, language: str, theme: str, phone: bool, hand: str, visit: Visit
) -> None:
    page = visit(f"/learn/{slug}?lang={language}", language=language, theme=theme, phone=phone).page
    assert barriers(page) == []
    _begin(page, lesson)
    assert barriers(page) == []
    steps = 0
    while _step(page, hand):
        steps += 1
        assert steps < 80
    assert _part(page, "well")
