"""Two people at a match: they talk, one asks to go back, the clocks run, they play once more."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.test_screens import barriers
from tests.browser.server import Server, seat_link

CLOCK = {"decision": 3600, "reserve": 300}


def _pair(visit: Visit, server: Server, *, phone: bool = False, theme: str = "light") -> tuple[Page, Page]:
    """Ada and Ben, each at a screen of their own, both to take a die in secret."""
    begun = server.begin("first-and-roll", "me:Ada", "me:Ben", start="ball=40 down=2 togo=7", clock=CLOCK)
    pages = [visit(seat_link(begun, seat), phone=phone, theme=theme).page for seat in (0, 1)]
    for page in pages:
        expect(page.locator("#options button").first).to_be_visible()
    return pages[0], pages[1]


def _say(page: Page, words: str) -> None:
    page.click("#tab-chat")
    page.fill("#chat input", words)
    page.keyboard.press("Enter")
    expect(page.locator("#chat li").last).to_contain_text(words)


@pytest.mark.parametrize(
    "phone", [False, pytest.param(True, marks=pytest.mark.nightly)], ids=["wide", "phone"]
)
def test_they_talk(visit: Visit, server: Server, phone: bool) -> None:
    ada, ben = _pair(visit, server, phone=phone)
    _say(ada, "Good luck <b>Ben</b> https://example.org")
    expect(ben.locator("#tab-chat .mark")).to_be_visible()
    expect(ben.locator("#heard")).to_contain_text("Good luck")
    ben.click("#tab-chat")
    expect(ben.locator("#tab-chat .mark")).to_be_hidden()
    expect(ben.locator("#chat li b")).to_have_count(1)  # the name; what was said is only words
    expect(ben.locator("#chat li a")).to_have_count(0)
    ben.press("#chat input", "Escape")
    expect(ben.locator("#chat")).to_be_hidden()
    expect(ben.locator("#options button").first).to_be_focused()


HOLD = """() => {
  const send = WebSocket.prototype.send;
  window.held = [];
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type === "answer") window.held.push(() => send.call(this, text));
    else send.call(this, text);
  };
}"""


def test_an_answer_on_its_way_stays_so_when_the_other_decides_in_secret(visit: Visit, server: Server) -> None:
    ada, ben = _pair(visit, server)
    ada.evaluate(HOLD)
    ada.click("#options button >> nth=0")
    expect(ada.locator("#table")).to_have_attribute("aria-busy", "true")
    before = ada.inner_text("#sitters")
    ben.click("#options button >> nth=1")
    expect(ada.locator("#sitters")).not_to_have_text(before)  # Ada's page has heard of it
    expect(ada.locator("#table")).to_have_attribute("aria-busy", "true")
    ada.click("#options button >> nth=2")  # and takes no other answer now
    assert ada.evaluate("window.held.length") == 1
    ada.evaluate("window.held[0]()")
    expect(ada.locator("#log")).to_contain_text("Ada has chosen red")
    expect(ada.locator("#table")).not_to_have_attribute("aria-busy", "true")


def test_one_asks_to_go_back_and_the_other_agrees(visit: Visit, server: Server) -> None:
    ada, ben = _pair(visit, server)
    for page in (ada, ben):
        page.click("#options button >> nth=0")
    for page in (ada, ben):  # both were heard, and the dice have fallen, whatever they have brought
        expect(page.locator("#ask-back")).to_be_visible()
    ada.click("#ask-back")
    expect(ben.locator("#back")).to_contain_text("Ada")
    expect(ada.locator("#back-withdraw")).to_be_visible()
    assert barriers(ben) == []
    ben.click("#back-agree")
    for page in (ada, ben):
        expect(page.locator("#back")).to_be_hidden()
        expect(page.locator("#options button")).to_have_count(3)
        expect(page.locator("#log li").last).to_contain_text("gone back")


@pytest.mark.parametrize("theme", ["light", pytest.param("contrast", marks=pytest.mark.nightly)])
def test_the_clocks_run(visit: Visit, server: Server, theme: str) -> None:
    ada, ben = _pair(visit, server, theme=theme)
    expect(ada.locator(".clock.running")).to_have_count(2)
    expect(ada.locator(".clock b").first).to_have_text(re.compile(r"59:\d\d|1:00:00"))
    ben.click("#options button >> nth=1")
    expect(ada.locator(".clock.running")).to_have_count(1)
    _say(ada, "I am still thinking")
    assert barriers(ada) == []


def test_they_play_once_more(visit: Visit, server: Server) -> None:
    ada, ben = _pair(visit, server)
    watcher = visit(re.sub(r"#.*", "", ada.url.removeprefix(server.url))).page
    old = ada.url
    ada.click("#resign")
    ada.click("#resign-yes")
    ada.click("#rematch")
    expect(ben.locator("#again")).to_contain_text("Ada")
    ben.click("#rematch")
    for page in (ada, ben):
        page.wait_for_url(lambda url: "/match/" in url and url.split("?")[0] != old.split("?")[0])
        expect(page.locator(".sitter .name")).to_have_text(["Ben", "Ada"])
        expect(page.locator("#options button").first).to_be_visible()
    expect(watcher.locator("#rematch-go")).to_be_visible()
    watcher.click("#rematch-go")
    watcher.wait_for_url(f"{ada.url.split('?')[0]}*")


def test_only_its_button_lifts_the_cover(visit: Visit, server: Server) -> None:
    begun = server.begin("first-and-roll", "me:Ada", "me:Ben", start="ball=40 down=2 togo=7", seed=3)
    page = visit(seat_link(begun)).page
    cover = page.locator("#hand-over")
    page.wait_for_selector("#hand-over[open], #ready:not([hidden])")
    if page.locator("#ready").is_visible():
        page.click("#ready")
        page.click("#options button >> nth=0")
    expect(cover).to_be_visible()
    for _ in range(4):
        page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    expect(page.locator("#options button")).to_have_count(0)
    page.click("#hand-over button")
    expect(page.locator("#options button")).to_have_count(3)


def test_whoever_is_declined_is_told(visit: Visit, server: Server) -> None:
    ada, ben = _pair(visit, server)
    for page in (ada, ben):
        page.click("#options button >> nth=0")
    for page in (ada, ben):
        expect(page.locator("#ask-back")).to_be_visible()
    ada.click("#ask-back")
    ben.click("#back-decline")
    for page in (ada, ben):
        expect(page.locator("#news")).to_contain_text("Ben does not agree")
        expect(page.locator("#log")).to_contain_text("Ben does not agree")


def test_who_resigns_and_who_wins_both_read_it(visit: Visit, server: Server) -> None:
    ada, ben = _pair(visit, server)
    ben.click("#resign")
    ben.click("#resign-yes")
    expect(ada.locator("#words")).to_have_text("You win: Ben has resigned.")
    expect(ben.locator("#words")).to_have_text("You lose: you have resigned.")


def test_time_that_runs_out_is_told_to_both(visit: Visit, server: Server) -> None:
    clock = {"decision": 5, "reserve": 0}
    begun = server.begin("first-and-roll", "me:Ada", "me:Ben", start="ball=68 down=4 togo=2", clock=clock)
    ada, ben = (visit(seat_link(begun, seat)).page for seat in (0, 1))
    expect(ben.locator("#words")).to_have_text("You win: Ada’s time ran out.")
    expect(ada.locator("#words")).to_have_text("You lose: your time ran out.")


def test_whoever_waits_for_a_friend_reads_so(visit: Visit, server: Server) -> None:
    begun = server.begin("first-downs", "me:Ada", "open")
    page = visit(seat_link(begun, 0)).page
    expect(page.locator("#words")).to_contain_text("Waiting for your friend")
