"""From the board to the page of a skill and back, along the pages beside the rules, from a team's page to a match."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages.test_screens import barriers
from tests.browser.screens import CAGE
from tests.browser.server import Server, seat_link
from tests.browser.table.test_phone import fits


def test_a_figure_leads_to_its_skills_and_the_match_goes_on(visit: Visit, server: Server) -> None:
    begun = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=8, start=CAGE)
    visitor = visit(seat_link(begun))
    page = visitor.page
    visitor.player.await_turn()
    page.hover("#m-p-h-1")
    card = page.locator("#about")
    expect(card.locator(".who")).to_have_text("1 ThrowerHuman")
    expect(card.locator("dl div")).to_have_text(["MA6", "ST3", "AG3+", "PA2+", "AV9+"])
    expect(card.locator(".skills li")).to_have_text(["Sure Hands", "Pass"])
    expect(card.locator(".how li")).to_have_text(["standing on n7", "Has the ball."])
    expect(card.locator("svg.figure text")).to_have_text("1")
    page.locator("#m-p-a-2").focus()  # by keys as by the pointer
    expect(card.locator(".how li").last).to_have_text("Marked by 9, 13.")
    page.mouse.move(5, 5)
    page.hover("#m-p-h-1")
    page.click("#about a:has-text('Sure Hands')")
    sheet = page.locator("#rule")
    expect(sheet.locator("h1")).to_have_text("Sure Hands")
    assert barriers(page) == []
    sheet.locator("a:has-text('Strip Ball') >> nth=0").click()
    expect(sheet.locator("h1")).to_have_text("Strip Ball")
    sheet.locator("a:has-text('BB-10.24')").click()
    expect(sheet.locator("h3")).to_contain_text("BB-10.24")
    with page.expect_popup() as beside:
        sheet.locator("a.button").click()
    expect(beside.value).to_have_url(re.compile(r"/rules/blood-bowl\?lang=en#BB-10\.24$"))
    sheet.locator("[data-close]").click()
    expect(sheet).to_be_hidden()
    page.click("#options button >> nth=0")
    visitor.player.await_turn()
    assert visitor.player.match_id == begun["id"]


def test_the_name_of_a_team_and_the_keyboard_lead_there_too(visit: Visit, server: Server) -> None:
    begun = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=8, start=CAGE)
    visitor = visit(seat_link(begun), language="de")
    visitor.player.await_turn()
    visitor.page.hover("#m-score-away text >> nth=1")
    expect(visitor.page.locator("#about a")).to_have_count(1)
    visitor.page.locator("#m-p-h-9").focus()
    expect(visitor.page.locator("#about")).to_contain_text("9 ")
    visitor.page.locator("#about a >> nth=0").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#rule h1")).to_have_text("Menschen")


def test_a_long_list_is_sifted(visit: Visit) -> None:
    page = visit("/rules/blood-bowl/skills", language="it", theme="dark", phone=True).page
    fits(page)
    assert barriers(page) == []
    page.fill("[name=words]", "PASSAGGIO rapido")
    expect(page.locator("tbody tr:visible th")).to_have_text(["Dump-off", "Running Pass"])
    page.fill("[name=words]", "chess")
    expect(page.locator(".sift [role=status]")).to_have_text("Nessuna voce contiene queste parole.")


def test_a_team_is_played_from_its_page(visit: Visit) -> None:
    visitor = visit("/rules/blood-bowl/teams/human")
    assert barriers(visitor.page) == []
    expect(visitor.page.locator(".drawn .fg-no")).to_have_count(14)
    visitor.page.click("[data-play]")
    visitor.page.wait_for_url("**/match/**")
    expect(visitor.page.locator("#board")).to_contain_text("Human")
