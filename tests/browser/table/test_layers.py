"""What a board keeps ready for whoever asks: tackle zones by key and button, and who marks whom under the pointer."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit, Visitor
from tests.browser.server import Server, seat_link

PITCH = "home=1@k8,3@n7,9@n8 away=2@o8,7@v3 ball=home1 rerolls=0-0"


def pitch(visit: Visit, server: Server) -> Visitor:
    begun = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=7, start=PITCH)
    visitor = visit(seat_link(begun, 0))
    visitor.player.await_turn()
    return visitor


def test_a_key_shows_the_zones_of_both_of_each_and_of_nobody(visit: Visit, server: Server) -> None:
    page = pitch(visit, server).page
    zones = [page.locator(f"#m-zones-{side}") for side in ("home", "away")]
    told = page.locator("#layers [role=status]")
    for seen, words in (
        ((True, True), "Tackle zones of Home; Tackle zones of Away"),
        ((True, False), "Tackle zones of Home"),
        ((False, True), "Tackle zones of Away"),
        ((False, False), "Zones are hidden."),
    ):
        page.keyboard.press("z")
        for layer, shown in zip(zones, seen, strict=True):
            expect(layer).to_be_visible(visible=shown)
        expect(told).to_have_text(words)


def test_a_button_does_the_same_and_stays_pressed(visit: Visit, server: Server) -> None:
    page = pitch(visit, server).page
    button = page.get_by_role("button", name="Show zones")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#m-zones-home")).to_be_visible()
    page.emulate_media(media="print")
    expect(button).to_be_hidden()
    page.emulate_media(media="null")


def test_a_game_without_layers_has_no_button(visit: Visit, server: Server) -> None:
    page = visit(seat_link(server.begin("first-downs", "me:Ada", "random", seed=3))).page
    expect(page.locator("#options button").first).to_be_visible()
    expect(page.locator("#layers")).to_be_hidden()


def test_who_marks_whom_is_seen_with_the_figure_under_the_pointer(visit: Visit, server: Server) -> None:
    page = pitch(visit, server).page
    lines: Locator = page.locator("#m-n-h-9")
    expect(lines).to_be_hidden()
    page.locator("#m-p-h-9 .fg-no").hover()
    expect(lines).to_be_visible()
    expect(page.locator("#m-n-h-1")).to_be_hidden()
