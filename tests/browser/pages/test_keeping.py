"""Keeping a public table in a browser: mute, block and report at a match, undo it, one's data, the page of keepers."""

import subprocess
import sys

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.test_account import PASSWORD, _sign_up
from tests.browser.pages.test_screens import PAINT, PICTURES, barriers
from tests.browser.screens import THEMES
from tests.browser.server import SOURCE, Server, seat_link

START = "from downfield.cli import main; main()"


def _admin(server: Server, *words: str) -> None:
    line = [sys.executable, "-c", START, "admin", *words, "--database", str(server.folder / "table.sqlite")]
    subprocess.run(line, env={"PYTHONPATH": str(SOURCE)}, check=True, capture_output=True)


def _looked_at(page: Page, name: str, phone: bool = False) -> None:
    """No barrier in any colours, and a picture of each."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        page.evaluate(PAINT, theme)
        page.screenshot(
            path=PICTURES / f"{name}-{theme}-{'phone' if phone else 'wide'}.png",
            full_page=not page.locator("dialog[open]").count(),
        )
        assert barriers(page, only_colours=theme != "light") == []
    page.evaluate(PAINT, "light")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _begin(page: Page, server: Server, seats: str) -> dict[str, str]:
    """A match that the visitor of this page begins."""
    page.goto("/")
    begun: dict[str, str] = page.evaluate(
        """(seats) => fetch("/api/matches", { method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ game: "first-downs", seats }) }).then((reply) => reply.json())""",
        seats,
    )
    return begun


@pytest.mark.parametrize(
    "phone", [False, pytest.param(True, marks=pytest.mark.nightly)], ids=["wide", "phone"]
)
def test_whoever_bothers_is_muted_blocked_and_reported(visit: Visit, server: Server, phone: bool) -> None:
    ada, ben = visit(own=True, phone=phone).page, visit(own=True, phone=phone).page
    begun = _begin(ada, server, [{"who": "me", "name": "Ann"}, {"who": "open"}])  # type: ignore[arg-type]
    ben.goto(f"/?join={begun['invite']}")
    ben.locator("#join").get_by_role("button").click()
    ben.wait_for_url("**/match/**")
    ada.goto(f"/match/{begun['id']}")
    for page in (ada, ben):
        expect(page.locator("#tab-chat")).to_be_visible()
        page.click("#tab-chat")
    ben.fill("#chat input", "rude words")
    ben.keyboard.press("Enter")
    expect(ada.locator("#chat li")).to_contain_text("rude words")
    ada.locator("[data-neighbours]:visible").first.click()
    dialog = ada.locator("#neighbours")
    expect(dialog.locator("select[name=line] option")).to_have_count(2)
    _looked_at(ada, "neighbours", phone)
    dialog.locator("select[name=line]").select_option(index=1)
    dialog.get_by_role("button", name="Report", exact=True).click()
    expect(dialog.locator("[role=status]")).to_contain_text("moderators will look")
    dialog.locator("[data-shun=mute]").click()
    expect(dialog.locator("[data-shun=mute]")).to_have_text("Unmute")
    dialog.locator("[data-shun=block]").click()
    expect(dialog.locator("[data-shun=block]")).to_have_text("Unblock")
    ada.keyboard.press("Escape")
    expect(ada.locator("#chat li .words")).to_have_count(0)
    ben.fill("#chat input", "more of them")
    ben.keyboard.press("Enter")
    expect(ben.locator("#chat li")).to_have_count(2)
    expect(ada.locator("#chat li .words")).to_have_count(0)
    ada.goto("/account")
    expect(ada.locator("[data-unshun]")).to_have_count(2)
    _looked_at(ada, "account-guest", phone)
    for left in (1, 0):
        ada.locator("[data-unshun]").first.click()
        expect(ada.locator("[data-unshun]")).to_have_count(left)
    ada.goto(f"/match/{begun['id']}")
    ada.click("#tab-chat")
    expect(ada.locator("#chat li .words")).to_have_count(2)


@pytest.mark.parametrize(
    "phone", [False, pytest.param(True, marks=pytest.mark.nightly)], ids=["wide", "phone"]
)
def test_a_keeper_reads_a_report_and_acts(visit: Visit, server: Server, phone: bool) -> None:
    keeper, other = visit(own=True, phone=phone), visit(own=True)
    name = "Kim" if phone else "Kay"
    page = keeper.page
    page.goto("/account")
    page.fill("#up-name", name)
    page.fill("#up-password", PASSWORD)
    page.click("form[data-to='/api/account/sign-up'] button.first")
    page.wait_for_url("**/?lang=*")
    _admin(server, "keeper", name)
    begun = server.begin("first-and-roll", "me:Rude", "me:Ben", seed=8)
    other.page.goto(seat_link(begun, 1))
    other.page.locator(".acts [data-neighbours]").click()
    other.page.fill("#neighbours textarea", "please look at this name")
    other.page.locator("#neighbours select[name=reason]").select_option("name")
    other.page.get_by_role("button", name="Report", exact=True).click()
    expect(other.page.locator("#neighbours [role=status]")).to_contain_text("moderators will look")
    other.page.keyboard.press("Escape")
    page.goto("/keeper")
    report = page.locator("article", has_text="please look at this name").first
    report.locator("select[name=deed]").select_option("rename")
    report.locator("input[name=name]").fill("Somebody")
    _looked_at(page, "keeper", phone)
    keeper.watch.expect("400")
    report.get_by_role("button").click()
    expect(report.locator(".error")).to_contain_text("Give a reason")
    report.locator("input[name=why]").fill("offensive")
    report.get_by_role("button").click()
    expect(page.locator("article", has_text="please look at this name")).to_have_count(0)
    expect(page.locator("#log-title + ol li").first).to_contain_text("close")
    expect(other.page.locator("#sitters")).to_contain_text("Somebody")


def test_ones_data_are_handed_out_and_deleted(visit: Visit) -> None:
    page = visit(own=True).page
    _sign_up(page, "Dora")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert download.value.suggested_filename == "downfield-my-data.zip"
    page.evaluate(
        "for (const name of ['teams', 'formations']) localStorage.setItem(`downfield.${name}`, '[1]')"
    )
    page.locator("details.entry summary").last.click()
    _looked_at(page, "account-delete")
    page.fill("#confirm", PASSWORD)
    page.click("form[data-to='/api/account/delete'] button")
    page.wait_for_url("**/?lang=*")
    expect(page.locator(".bar>.ends .who")).to_have_text("Sign in")
    assert page.evaluate("localStorage.getItem('downfield.teams')") is None
    assert page.evaluate("localStorage.getItem('downfield.formations')") is None


@pytest.mark.nightly
def test_whoever_is_banned_reads_why(visit: Visit, server: Server) -> None:
    visitor = visit(own=True)
    _sign_up(visitor.page, "Bea")
    _admin(server, "ban", "Bea", "--why", "rude words", "--days", "2")
    visitor.watch.expect("403")
    expect(visitor.page.locator(".ban")).to_have_count(0)
    for _ in range(50):
        visitor.page.goto("/watch")
        if "rude words" in visitor.page.content():
            break
        visitor.page.wait_for_timeout(100)
    expect(visitor.page.locator("main")).to_contain_text("rude words")
    _looked_at(visitor.page, "banned")
    visitor.page.goto("/account")
    expect(visitor.page.locator(".ban")).to_contain_text("You can still download or delete your data")
    _looked_at(visitor.page, "account-banned")
