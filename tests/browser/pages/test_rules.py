"""The rules: searched, shown by examples, and begun with on one sheet of paper."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_a_search_leaves_the_rules_with_these_words(visit: Visit) -> None:
    page = visit("/rules/first-and-roll").page
    board = page.locator(".example svg[data-still]").first
    expect(board.locator(".felt, .turf").first).to_be_attached()  # laid under it by the page
    page.fill(".sift input", "kick  DIE")
    expect(page.locator(".rule:visible").first).to_contain_text("kick die")
    found = page.locator(".rule:visible").count()
    assert 0 < found < page.locator(".rule").count()
    expect(page.locator(".sift [role=status]")).to_have_text(f"Rules with these words: {found}")
    assert page.locator(".book nav li:visible").count() == page.locator(".chapters section:visible").count()
    page.fill(".sift input", "offside trap")
    expect(page.locator(".sift [role=status]")).to_have_text("No rule has these words.")
    page.evaluate("location.hash = 'FAR-5.1'")
    expect(page.locator("[id='FAR-5.1']")).to_be_visible()
    expect(page.locator(".sift input")).to_have_value("")


def test_a_quick_start_fits_on_one_sheet(visit: Visit) -> None:
    page = visit("/rules/touch-down/quick-start", language="de").page
    printed = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    page.emulate_media(media="print")
    expect(page.locator("#print")).to_be_hidden()
