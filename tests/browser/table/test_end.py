"""The end of a match: who won, what turned it, what both sides did, and what comes next."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.server import Server, seat_link


def test_the_end_tells_each_who_looks_how_it_went(visit: Visit, server: Server) -> None:
    begun = server.begin("first-downs", "me:Ada", "random", seed=3, options={"drives": 1})
    visitor = visit(seat_link(begun))
    visitor.player.play()
    page, points = visitor.page, server.verified(begun["id"]).points()
    expect(page.locator("#words")).to_have_text(
        re.compile(f"(You (won|lost)|A draw).* {points[0]}–{points[1]}")
    )
    expect(page.locator("#brief .chart")).to_be_visible()
    expect(page.locator("#brief .moments a").first).to_have_attribute(
        "href", re.compile(r"/replay\?lang=en#\d+")
    )
    for way in (
        "#rematch",
        "#end a[href*='/replay']",
        "#end a[href*='/report']",
        "#end a[href$='#first-downs']",
    ):
        expect(page.locator(way)).to_be_in_viewport()
    watching = visit(f"/match/{begun['id']}").page
    expect(watching.locator("#words")).to_have_text(re.compile("wins|A draw"))
    watching.click("#brief .moments a")
    watching.wait_for_url(re.compile(r"/replay.*#\d+"))
