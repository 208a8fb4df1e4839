"""Films: the scrubber, the keys, the log, a shared moment, a record brought along, playing on, the list of matches."""

import json
import pathlib
import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, Visitor
from tests.browser.server import Server

GOLDEN = pathlib.Path(__file__).parents[2] / "golden"


def _brought(server: Server, name: str) -> str:
    text = (GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    return str(json.loads(server.get("/api/records", {"text": text}))["id"])


def _await(page: Page, moment: int) -> None:
    """Wait until a moment is on the board."""
    page.wait_for_function("k => document.getElementById('film')?.dataset.shown === String(k)", arg=moment)


def _film(visit: Visit, path: str, moment: int = 0, phone: bool = False) -> Visitor:
    visitor = visit(f"{path}#{moment}" if moment else path, phone=phone)
    _await(visitor.page, moment)
    return visitor


def _last(page: Page) -> int:
    return int(page.locator("#scrubber").get_attribute("max") or 0)


@pytest.mark.parametrize("record", ["first-downs", pytest.param("first-and-roll", marks=pytest.mark.nightly)])
def test_the_board_of_a_moment_is_the_same_however_one_comes_there(
    visit: Visit, server: Server, record: str
) -> None:
    path = f"/replay/{_brought(server, record)}"
    page = _film(visit, path).page
    board = "document.getElementById('board').getAttribute('aria-label')"
    words: dict[int, str] = {}
    for moment in range(22):
        _await(page, moment)
        words[moment] = page.evaluate(board)
        page.keyboard.press("ArrowRight")
    _await(page, 22)
    for moment in range(21, -1, -7):
        page.locator("#scrubber").fill(str(moment))
        _await(page, moment)
        assert page.evaluate(board) == words[moment]
    other = _film(visit, path, 17).page
    assert other.evaluate(board) == words[17]


def test_a_film_is_led_by_the_keyboard(visit: Visit, server: Server) -> None:
    record_id = _brought(server, "first-downs")
    reel = json.loads(server.get(f"/api/records/{record_id}/replay"))
    page = _film(visit, f"/replay/{record_id}").page
    last = len(reel["moments"]) - 1
    plays = [play["at"] for play in reel["plays"]]
    presses = [
        ("End", last),
        ("ArrowLeft", last - 1),
        ("ArrowRight", last),
        ("Home", 0),
        ("ArrowLeft", 0),
        ("Shift+ArrowRight", plays[1]),
        ("Shift+ArrowRight", plays[2]),
        ("ArrowRight", plays[2] + 1),
        ("Shift+ArrowLeft", plays[2]),
    ]
    for start in ("#scrubber", "#share"):
        page.locator(start).focus()
        for key, moment in presses:
            page.keyboard.press(key)
            _await(page, moment)
            assert page.locator("#count").text_content() == f"{moment} / {last}"
            assert page.locator("#points-0").text_content() == str(reel["moments"][moment]["points"][0])
        page.keyboard.press("Home")
        _await(page, 0)


def test_a_film_runs_to_its_end_and_stands(visit: Visit, server: Server) -> None:
    page = _film(visit, f"/replay/{_brought(server, 'first-downs-draw')}", 24).page
    page.locator("#speed").select_option("4")
    page.locator("#board").click()
    page.keyboard.press(" ")
    expect(page.locator("#film")).to_have_class(re.compile("running"))
    expect(page.locator("#run")).to_have_attribute("aria-label", "Pause")
    _await(page, _last(page))
    expect(page.locator("#film")).not_to_have_class(re.compile("running"))
    expect(page.locator("#said .end")).not_to_be_empty()
    expect(page.locator("#fork-open")).to_be_disabled()
    page.locator("#speed").select_option("0.5")
    page.locator("#run").click()  # from the beginning
    page.wait_for_function("() => Number(document.getElementById('film')?.dataset.shown) < 24")
    expect(page.locator("#run")).to_have_attribute("aria-label", "Pause")
    page.locator("#run").click()
    expect(page.locator("#run")).to_have_attribute("aria-label", "Play")


def test_each_line_of_the_log_leads_to_its_moment(visit: Visit, server: Server) -> None:
    page = _film(visit, f"/replay/{_brought(server, 'first-and-roll')}").page
    line = page.locator("#log button:not(.play button)").nth(40)
    moment = int(line.get_attribute("data-at") or 0)
    line.click()
    _await(page, moment)
    here = page.locator("#log [aria-current=true] button")
    assert line.text_content() in here.all_text_contents()
    assert {h.get_attribute("data-at") for h in here.all()} == {str(moment)}
    page.locator("#log .cite").nth(40).click()
    expect(page.locator("#rule")).to_be_visible()


def test_a_shared_moment_opens_there(visit: Visit, server: Server) -> None:
    visitor = visit(own=True)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.page
    page.clock.install()
    visitor.go(f"/replay/{_brought(server, 'first-and-roll')}#130")
    _await(page, 130)
    page.keyboard.press("ArrowRight")
    _await(page, 131)
    expect(page).to_have_url(re.compile("#131$"))
    page.clock.pause_at(
        time.time() + 3600
    )  # what is said for a moment only stands there until we have looked
    page.locator("#share").click()
    expect(page.locator("#share")).to_have_text("Copied")
    link = str(page.evaluate("navigator.clipboard.readText()"))
    shared = _film(visit, link.removeprefix(server.url).partition("#")[0], int(link.partition("#")[2])).page
    assert shared.locator("#said").text_content() == page.locator("#said").text_content()


def test_a_record_is_brought_along_from_a_file(visit: Visit) -> None:
    visitor = visit("/replay")
    page = visitor.page
    page.locator("#bring button").click()
    expect(page.locator("#fault")).not_to_be_empty()
    page.locator("[name=file]").set_input_files(GOLDEN / "first-downs.record")
    expect(page.locator("[name=text]")).to_have_value(re.compile("Downfield"))
    page.locator("#bring button").click()
    page.wait_for_url("**/replay/*")
    _await(page, 0)


def test_an_altered_record_is_refused_beside_the_field(visit: Visit) -> None:
    visitor = visit("/replay", language="it")
    visitor.watch.expect("400")
    page, text = visitor.page, (GOLDEN / "first-downs.record").read_text(encoding="utf-8")
    page.locator("[name=text]").fill(text.replace("ShotgunA 2/3-4", "ShotgunA 3/3-4", 1))
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "ShotgunA 2/3-4" in row)
    page.locator("#bring button").click()
    expect(page.locator("#fault")).to_contain_text(f"Riga {line}:")
    expect(page.locator("[name=text]")).to_have_attribute("aria-invalid", "true")


def test_a_match_is_played_on_from_a_moment_of_its_film(visit: Visit, server: Server) -> None:
    visitor = _film(visit, f"/replay/{_brought(server, 'first-downs-draw')}", 24)
    page = visitor.page
    page.locator("#fork-open").click()
    page.locator("#fork [name=name]").fill("Ada")
    page.locator("#fork [name=side]").select_option("1")
    page.locator("#fork [name=coach]").select_option("random")
    page.locator("#fork .first").click()
    page.wait_for_url("**/match/*")
    visitor.player.play()
    whole = server.verified(visitor.player.match_id)
    assert whole.over
    assert whole.coaches == ("random", "Ada")
    page.locator("#end a[href*=replay]").click()
    _await(page, 0)


def test_a_film_fits_a_phone(visit: Visit, server: Server) -> None:
    page = _film(visit, f"/replay/{_brought(server, 'first-and-roll')}", 75, phone=True).page
    for key in ("on", "play-on", "back", "to-last"):
        page.locator(f"#{key}").tap()
        expect(page.locator(f"#{key}")).to_be_in_viewport()
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    _await(page, _last(page))


def test_matches_to_watch_are_listed_and_lead_to_table_and_film(visit: Visit, server: Server) -> None:
    begun = server.begin("first-downs", "me:Ada", "open", listed=True)
    hidden = server.begin("first-downs", "me:Ada", "me:Bob")
    page = visit("/watch").page
    expect(page.locator(f"a[href*='{hidden['id']}']")).to_have_count(0)
    page.locator(f".games a.first[href*='{begun['id']}']").click()
    page.wait_for_url(f"**/match/{begun['id']}*")
    expect(page.locator("#sitters")).to_contain_text("Ada")
    page.go_back()
    page.locator(f".games a[href*='{begun['id']}/replay']").click()
    _await(page, 0)
    expect(page.locator(".note")).to_be_visible()


def test_the_score_is_there_before_the_boards_come(visit: Visit, server: Server) -> None:
    """The first board comes with the film itself."""
    page = visit(own=True).page
    page.route("**/moments?*", lambda route: None)  # they are on their way for ever
    page.goto(f"/replay/{_brought(server, 'first-and-roll')}#60")
    expect(page.locator("#moving #m-ball")).to_be_attached()
    assert page.locator("#moving text").count() > 2
