"""Without a mouse: from the home page to a match, to its rules, and to its end."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import Player, Seen
from tests.browser.server import Server, seat_link

FOCUSED = "(selector) => document.activeElement.matches(selector)"
# Looks at every frame whether the focus has fallen off the page.
WATCH_FOCUS = """() => {
  window.lostFocus = [];
  const look = () => {
    const at = document.activeElement;
    if (!at || at === document.body) window.lostFocus.push(document.getElementById("words").textContent);
    requestAnimationFrame(look);
  };
  look();
}"""


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab, or Shift and Tab, until the focus is there."""
    for _ in range(250):  # past every rule that the log cites, and round again
        if page.evaluate(FOCUSED, selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} does not lead to {selector}")


class Typist(Player):
    """Has no mouse: numbers, arrows with Enter, and the board by Tab, in turn."""

    def step(self, seen: Seen) -> str:
        self.answers += 1
        ways = (self._by_number, self._by_arrows, self._on_the_board)
        ways[self.answers % 3 if seen.board else self.answers % 2](seen)
        return ""

    def _by_number(self, seen: Seen) -> None:
        self.page.keyboard.press(str(1 + self.rng.below(min(9, len(seen.options)))))

    def _by_arrows(self, seen: Seen) -> None:
        tab_to(self.page, "#options button")
        for _ in range(self.rng.below(4)):
            self.page.keyboard.press("ArrowDown")
        assert self.page.evaluate(FOCUSED, "#options button")
        self.page.keyboard.press("Enter")

    def _on_the_board(self, seen: Seen) -> None:
        """To the board, a cell aside, then from option to option."""
        tab_to(self.page, "#board [tabindex='0']", "Shift+Tab")
        self.page.keyboard.press("ArrowRight")
        for _ in range(1 + self.rng.below(3)):
            self.page.keyboard.press("PageDown")
        assert self.page.evaluate(FOCUSED, "#board .target")
        self.on_board += 1
        self.page.keyboard.press("Enter")


@pytest.mark.slow
def test_a_match_by_keyboard_alone(visit: Visit, server: Server) -> None:
    start = "drive=5 first=home score=7-3"
    page = visit(seat_link(server.begin("first-downs", "me:Ada", "random", seed=4, start=start))).page
    typist = Typist(page)
    typist.await_turn()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED, ".skip")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement?.id === 'now'")

    page.evaluate(WATCH_FOCUS)
    seen = typist.play()
    assert page.evaluate("window.lostFocus") == []
    assert typist.on_board > 3
    assert seen.words == page.inner_text("#words")
    tab_to(page, "#record")
    assert server.verified(typist.match_id).over


def test_a_rule_opens_and_closes_by_keyboard(visit: Visit, server: Server) -> None:
    page = visit("/").page
    tab_to(page, "[data-game=first-and-roll] .ways [data-start=here]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    Player(page).await_turn()
    page.keyboard.press("?")
    page.wait_for_selector("#rule[open]")
    assert page.inner_text("#rule .page").startswith("FAR-")
    page.keyboard.press("Escape")
    page.wait_for_selector("#rule", state="hidden")
