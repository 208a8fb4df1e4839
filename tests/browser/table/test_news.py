"""The strip below the board: one sentence that says what it meant, large or smaller, and never cut."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Seen
from tests.browser.screens import CAGE, NEAR_GOAL
from tests.browser.server import Server, seat_link

STRIP = """() => {
  const news = document.getElementById("news");
  const [told] = news.children;
  const box = (element) => element.getBoundingClientRect();
  return {
    sentences: news.children.length,
    cut: Boolean(told) && (box(told).bottom > box(news).bottom + 1 || news.scrollWidth > news.clientWidth + 1
      || box(news).bottom > box(news.parentElement).bottom + 1),
    size: told ? getComputedStyle(told).fontSize : "",
    words: news.textContent,
  };
}"""


KICK_OFF = "phase=kickoff possession=away score=0-0 half=1 clock=30:00"
BLITZ = f"{CAGE} :: 9blitz *2 D4 *2 POW PB"


@pytest.mark.parametrize(
    ("game", "start", "phone", "language"),
    [
        ("first-and-roll", KICK_OFF, False, "en"),
        ("first-and-roll", KICK_OFF, True, "de"),
        ("blood-bowl", BLITZ, False, "it"),
        pytest.param("first-downs", "drive=5 first=home score=7-3", True, "it", marks=pytest.mark.nightly),
    ],
    ids=["wide", "phone", "grid", "cards"],
)
def test_one_sentence_never_cut(
    visit: Visit, server: Server, game: str, start: str, phone: bool, language: str
) -> None:
    begun = server.begin(game, "me:Ada", "random", seed=11, start=start)
    visitor = visit(seat_link(begun), phone=phone, language=language)
    sizes = set()

    def look(_: Seen) -> None:
        strip = visitor.page.evaluate(STRIP)
        assert strip["sentences"] <= 1
        assert not strip["cut"], strip
        sizes.add(strip["size"])

    visitor.player.play(look, most=10)
    assert len(sizes - {""}) in (1, 2)


def test_a_return_is_told_not_its_dice(visit: Visit, server: Server) -> None:
    begun = server.begin("first-and-roll", "me:Ada", "me:Ben", seed=8, start=f"{KICK_OFF} :: regular")
    visitor = visit(seat_link(begun))
    visitor.player.await_turn()
    visitor.page.click("#options button >> nth=1")
    visitor.page.wait_for_function("() => document.getElementById('news')?.textContent.includes('yards')")
    assert "runs the kick out for" in visitor.page.inner_text("#news")
    assert "die" not in visitor.page.inner_text("#news")


def test_whoever_comes_reads_what_happened_last(visit: Visit, server: Server) -> None:
    begun = server.begin(
        "calciotto", "me:Ada", "me:Ben", seed=8, start=f"{NEAR_GOAL} !g pass pass d5 d4 d2 d1 done"
    )
    page = visit(seat_link(begun, 0)).page
    expect(page.locator("#news")).to_contain_text("Goal!")
