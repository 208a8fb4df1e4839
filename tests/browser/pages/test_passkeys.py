"""Passkeys, with an authenticator that the browser plays; and the account page as somebody uses it."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit, Visitor
from tests.browser.server import Server

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Authenticator:
    """A device that keeps passkeys, held by one browser at a time."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("WebAuthn.enable")
        self.id: str = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})[
            "authenticatorId"
        ]

    def keys(self) -> list[dict[str, Any]]:
        """The passkeys on it, private halves included."""
        found: list[dict[str, Any]] = self._send("getCredentials")["credentials"]
        return found

    def take(self, key: dict[str, Any]) -> None:
        """Put a passkey on this device as well."""
        self._send("addCredential", credential=key)

    def forget(self, key: dict[str, Any]) -> None:
        self._send("removeCredential", credentialId=key["credentialId"])

    def verifies(self, whether: bool) -> None:
        """Whether the owner's finger is recognised."""
        self._send("setUserVerified", isUserVerified=whether)

    def _send(self, what: str, **more: Any) -> Any:
        return self.line.send(f"WebAuthn.{what}", {"authenticatorId": self.id, **more})


class Person:
    """Somebody at the account page, with a device."""

    def __init__(self, visitor: Visitor, server: Server) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.url = server.url.replace("127.0.0.1", "localhost")  # a number has no passkeys
        self.device = Authenticator(self.page)
        self.go()

    def go(self) -> None:
        self.page.goto(f"{self.url}/account")

    def press(self, passkey: str) -> None:
        self.page.click(f"[data-passkey={passkey}]")

    def sign_up(self, name: str) -> None:
        """Open an account by passkey alone."""
        self.page.fill("#up-name", name)
        self.press("up")
        self.is_called(name)

    def is_called(self, name: str) -> None:
        """The bar of the home page knows us."""
        expect(self.page.locator(".bar>.ends .who")).to_have_text(name)

    def sign_out(self) -> None:
        self.go()
        self.page.click("form[data-to='/api/account/sign-out'] button")
        self.is_called("Sign in")
        self.go()


@pytest.fixture
def person(visit: Visit, server: Server) -> Person:
    """Somebody new."""
    return Person(visit(own=True), server)


def test_a_passkey_opens_an_account_and_signs_in_again(person: Person, visit: Visit, server: Server) -> None:
    person.sign_up("Mia")
    [key] = person.device.keys()
    assert key["rpId"] == "localhost"
    person.sign_out()
    person.press("in")
    person.is_called("Mia")
    elsewhere = Person(visit(own=True), server)
    elsewhere.device.take(person.device.keys()[0])
    elsewhere.press("in")
    elsewhere.is_called("Mia")


@pytest.mark.nightly
def test_an_account_without_a_password_is_deleted_by_its_passkey(person: Person) -> None:
    page = person.page
    person.sign_up("Olga")
    person.go()
    page.locator("details.entry summary").last.click()
    page.fill("#confirm", "Olga")
    person.device.verifies(False)
    page.click("form[data-to='/api/account/delete'] button")
    expect(page.locator("form[data-to='/api/account/delete'] .error:not(:empty)")).to_contain_text(
        "No passkey"
    )
    person.device.verifies(True)
    page.click("form[data-to='/api/account/delete'] button")
    person.is_called("Sign in")
    person.go()
    person.visitor.watch.expect("403")
    person.press("in")
    expect(page.locator(".error:not(:empty)")).to_contain_text("This passkey")


def test_an_owner_adds_a_passkey_and_removes_it(person: Person) -> None:
    page = person.page
    page.fill("#up-name", "Nora")
    page.fill("#up-password", "correct horse")
    page.click("form[data-to='/api/account/sign-up'] button.first")
    person.is_called("Nora")
    person.go()
    person.visitor.watch.expect("403")
    page.fill("#passkey-confirm", "wrong horse")
    page.press("#passkey-confirm", "Enter")
    person.press("add")
    assert "horse" not in page.url
    expect(page.locator("#passkey-confirm-error")).to_contain_text("do not match")
    page.fill("#passkey-confirm", "correct horse")
    person.press("add")
    expect(page.locator("button[data-forget]")).to_have_count(1)
    person.sign_out()
    person.press("in")
    person.is_called("Nora")
    person.go()
    page.click("button[data-forget]")
    expect(page.locator("button[data-forget]")).to_have_count(0)
    person.sign_out()
    person.visitor.watch.expect("403")
    person.press("in")
    expect(page.locator(".error:not(:empty)")).to_contain_text("This passkey")


@pytest.mark.nightly
def test_the_last_passkey_of_an_account_without_password_stays(person: Person) -> None:
    person.sign_up("Otto")
    person.go()
    person.visitor.watch.expect("409")
    person.page.click("button[data-forget]")
    expect(person.page.locator(".error:not(:empty)")).to_contain_text("Nothing else would open your account")
    person.page.fill("#new", "correct horse")
    person.page.click("form[data-to='/api/account/password'] button")
    expect(person.page.locator(".done:not(:empty)")).to_contain_text("has been changed")
    person.page.click("button[data-forget]")
    expect(person.page.locator("button[data-forget]")).to_have_count(0)


@pytest.mark.nightly
def test_a_copied_passkey_that_lags_behind_is_refused(person: Person) -> None:
    person.sign_up("Pia")
    [copy] = person.device.keys()  # as it was when somebody took it
    for _ in range(2):
        person.sign_out()
        person.press("in")
        person.is_called("Pia")
    person.sign_out()
    person.device.forget(copy)
    person.device.take(copy)
    person.visitor.watch.expect("403")
    person.press("in")
    expect(person.page.locator(".error:not(:empty)")).to_contain_text("This passkey")


def test_whoever_is_not_recognised_by_the_device_stays_outside(person: Person) -> None:
    person.sign_up("Rosa")
    person.sign_out()
    person.device.verifies(False)
    person.press("in")
    expect(person.page.locator(".error:not(:empty)")).to_contain_text("No passkey was used")
    person.is_called("Sign in")


def test_a_name_that_is_taken_is_said_beside_the_field(person: Person, visit: Visit, server: Server) -> None:
    person.sign_up("Theo")
    other = Person(visit(own=True), server)
    other.visitor.watch.expect("409")
    other.page.fill("#up-name", "THEO")
    other.press("up")
    expect(other.page.locator("#up-name-error")).to_contain_text("This name is taken")
    expect(other.page.locator("#up-name")).to_be_focused()
    expect(other.page.locator("#up-name")).to_have_attribute("aria-invalid", "true")


def test_a_match_follows_its_coach_to_another_browser(person: Person, visit: Visit, server: Server) -> None:
    person.page.goto(person.url)
    person.page.fill("#terms [name=name]", "Vera")
    person.page.click("[data-game=first-downs] .ways [data-start=online]")
    person.page.wait_for_url("**/match/**")
    match = person.page.url.split("?")[0]
    person.go()
    person.page.fill("#up-name", "Vera")
    person.page.fill("#up-password", "correct horse")
    person.page.click("form[data-to='/api/account/sign-up'] button.first")
    person.is_called("Vera")
    phone = Person(visit(phone=True, own=True), server)
    phone.page.fill("#in-name", "vera")
    phone.page.fill("#in-password", "correct horse")
    phone.page.click("form[data-to='/api/account/sign-in'] button.first")
    phone.page.click("#mine a")
    phone.page.wait_for_url(f"{match}*")
    expect(phone.page.locator("#resign")).to_be_attached()
    phone.page.wait_for_function("() => document.querySelector('.sitter')?.textContent.includes('Vera')")
