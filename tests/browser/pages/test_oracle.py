"""The oracle in a browser: a position set up by hand, and a moment of a film."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.screens import RECORD
from tests.browser.server import Server

AWAKE = 60_000  # ms: whoever is asked first has to get up and open his book
PERCENT = re.compile(r"\d+[.,]\d")


@pytest.mark.slow
def test_a_position_is_set_up_by_hand(visit: Visit) -> None:
    page = visit("/").page
    page.set_default_navigation_timeout(AWAKE)
    page.click("#first-and-roll a[href*='/ask/']")
    page.wait_for_url("**/ask/first-and-roll?*", timeout=AWAKE)
    page.fill("[name=down]", "4")
    page.fill("[name=togo]", "2")
    page.locator("[name=score]").nth(1).fill("4")
    page.click(".blanks button")
    expect(page.locator(".decision tbody tr")).to_have_count(3, timeout=AWAKE)
    expect(page.locator(".worth b").first).to_have_text(PERCENT)
    expect(page.locator("[name=togo]")).to_have_value("2")
    expect(page.locator("figcaption")).to_contain_text("down=4 togo=2 score=17-4")
    expect(page.locator(".fourth-downs svg .take.solid").first).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_a_moment_of_a_film_is_asked_about(visit: Visit, server: Server, language: str) -> None:
    text = RECORD.read_text(encoding="utf-8")
    record = json.loads(server.get("/api/records", {"text": text}))
    page = visit(f"/replay/{record['id']}#40", language=language).page
    expect(page.locator("#count")).to_have_text(re.compile(r"^40 "))
    page.click("#ask")
    page.wait_for_url("**/ask/first-and-roll?*", timeout=AWAKE)
    expect(page.locator(".worth b").first).to_have_text(PERCENT)
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_the_chart_follows_the_score_in_both_games(visit: Visit, language: str) -> None:
    page = visit("/ask/first-downs?drive=5&momentum=2&momentum=2", language=language).page
    page.set_default_navigation_timeout(AWAKE)
    expect(page.locator(".fourth-downs svg")).to_be_visible(timeout=AWAKE)
    page.goto(page.url.split("/ask/")[0] + "/ask/first-and-roll?half=2&clock=2:00&score=0&score=0")
    level = page.locator(".fourth-downs tbody").text_content(timeout=AWAKE)
    page.locator("[name=score]").nth(1).fill("7")
    page.click(".blanks button")
    expect(page.locator("figcaption")).to_contain_text("score=0-7", timeout=AWAKE)
    assert page.locator(".fourth-downs tbody").text_content() != level
