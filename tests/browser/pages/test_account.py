"""The account page: recovery codes, sessions, tokens; and who may see a match, chosen on the home page."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.server import Server

PASSWORD = "correct horse"


def _sign_up(page: Page, name: str) -> None:
    page.goto("/account")
    page.fill("#up-name", name)
    page.fill("#up-password", PASSWORD)
    page.click("form[data-to='/api/account/sign-up'] button.first")
    expect(page.locator(".bar>.ends .who")).to_have_text(name)
    page.goto("/account")


def test_a_lost_password_is_set_anew_by_a_recovery_code(visit: Visit) -> None:
    page = visit(own=True).page
    _sign_up(page, "Rita")
    page.fill("#codes-confirm", PASSWORD)
    page.click("form[data-to='/api/account/recovery-codes'] button")
    expect(page.locator(".shown:visible pre")).to_contain_text("-")
    codes = page.locator(".shown:visible pre").inner_text().split()
    assert len(codes) == 10
    elsewhere = visit(own=True)
    lost = elsewhere.page
    lost.goto("/account")
    lost.click("details.entry summary")
    lost.fill("#lost-name", "Rita")
    lost.fill("#lost-code", "wrong")
    lost.fill("#lost-new", "battery staple")
    elsewhere.watch.expect("403")
    lost.click("form[data-to='/api/account/recover'] button")
    expect(lost.locator("#lost-code-error")).to_contain_text("do not match")
    lost.fill("#lost-code", codes[0])
    lost.click("form[data-to='/api/account/recover'] button")
    expect(lost.locator(".bar>.ends .who")).to_have_text("Rita")
    lost.goto("/account")
    expect(lost.locator("#codes-left")).to_contain_text("9 codes are left")
    page.goto("/account")
    expect(page.locator("#in-name")).to_be_visible()


@pytest.mark.nightly
def test_a_session_elsewhere_is_seen_and_ended(visit: Visit) -> None:
    page, other = visit(own=True).page, visit(own=True).page
    _sign_up(page, "Sara")
    other.goto("/account")
    other.fill("#in-name", "Sara")
    other.fill("#in-password", PASSWORD)
    other.click("form[data-to='/api/account/sign-in'] button.first")
    expect(other.locator(".bar>.ends .who")).to_have_text("Sara")
    page.reload()
    expect(page.locator("[data-end]")).to_have_count(1)
    page.click("[data-end]")
    expect(page.locator("[data-end]")).to_have_count(0)
    other.goto("/account")
    expect(other.locator("#in-name")).to_be_visible()


def test_a_token_is_shown_once_and_revoked(visit: Visit) -> None:
    page = visit(own=True).page
    _sign_up(page, "Tina")
    page.fill("#token-label", "club bot")
    page.select_option("#token-scope", "read")
    page.click("form[data-to='/api/tokens'] button")
    expect(page.locator(".shown:visible pre")).to_contain_text("df_")
    page.reload()
    expect(page.locator("li:has([data-revoke])")).to_contain_text("club bot")
    expect(page.locator("li:has([data-revoke])")).to_contain_text("read")
    expect(page.locator("body")).not_to_contain_text("df_")
    page.click("[data-revoke]")
    expect(page.locator("[data-revoke]")).to_have_count(0)


@pytest.mark.parametrize("width", [390, pytest.param(1280, marks=pytest.mark.nightly)])
def test_nothing_of_the_account_page_sticks_out(visit: Visit, width: int) -> None:
    page = visit(own=True).page
    page.set_viewport_size({"width": width, "height": 800})
    _sign_up(page, f"Uma {width}")
    for language in ("en", "it", "de"):
        page.goto(f"/account?lang={language}")
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), language


def test_a_private_match_is_seen_by_whoever_opens_the_link_for_spectators(
    visit: Visit, server: Server
) -> None:
    begun = server.begin("first-downs", "me:Ada", "steady", visibility="private")
    stranger = visit(own=True)
    stranger.watch.expect("404")
    stranger.page.goto(f"/match/{begun['id']}")
    expect(stranger.page.locator("body")).to_contain_text("There is no such match")
    friend = visit(own=True).page
    friend.goto(f"/match/{begun['id']}?watch={begun['watch']}")
    expect(friend.locator("#sitters")).to_contain_text("Ada")
    expect(friend.locator(".acts .private")).to_contain_text("Private")
    assert begun["watch"] not in friend.url
    friend.reload()
    expect(friend.locator("#sitters .kind.guest")).to_have_text("guest")
