"""A cup from end to end in browsers: an organiser makes it, two enter, one plays it here, the bracket fills."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit


def _sign_up(page: Page, name: str) -> None:
    reply = page.request.post(
        f"{page.url.split('/leagues')[0]}/api/account/sign-up",
        data={"name": name, "password": "correct horse battery"},
    )
    assert reply.ok, reply.text()
    page.reload()


def _press(page: Page, name: str) -> None:
    """Press a button that sends a form, and wait for the page that comes."""
    with page.expect_navigation():
        page.get_by_role("button", name=name, exact=True).first.click()


@pytest.mark.nightly
def test_a_cup_of_two_is_made_entered_played_at_the_table_and_won(visit: Visit) -> None:
    ann, ben = (visit("/leagues").page for _ in range(2))
    _sign_up(ann, "Ann of the Cup")
    _sign_up(ben, "Ben of the Cup")
    if not ann.locator("#name").is_visible():
        ann.locator("#new summary").first.click()
    ann.fill("#name", "Cup of Two")
    ann.select_option("#game", "first-downs")
    _press(ann, "Make it")
    _press(ann, "Open the entries")
    cup = ann.url.split("/organise")[0]
    for page in (ann, ben):
        page.goto(cup)
        _press(page, "Enter")
    ann.goto(f"{cup}/organise")
    _press(ann, "Begin")
    ann.goto(cup)
    _press(ann, "Play here now")
    assert "/match/" in ann.url
    ben.goto(cup)
    _press(ben, "To the table")
    assert ben.url.split("?")[0] == ann.url.split("?")[0]
    ben.goto(cup)
    ben.get_by_text("Played at a real table").click()
    first = ben.locator("label[for=tell-home]").inner_text()
    ben.fill("#tell-home", "14")
    ben.fill("#tell-away", "7")
    _press(ben, "Enter the result")
    ann.goto(cup)
    _press(ann, "That is right")
    expect(ann.locator(".champion")).to_have_text(f"{first} has won Cup of Two.")
    ben.goto(f"{cup}/bracket")
    expect(ben.locator(".bracket text.won").first).to_have_text(first)
    for path in ("", "/bracket", "/log", "/organise", "/entrant/1"):
        ann.goto(f"{cup}{path}")
        assert Axe().run(ann).response["violations"] == []
