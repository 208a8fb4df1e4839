"""The home page: what is chosen there is what is begun; my matches; language and colours within reach everywhere."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.server import Server


def _begun(page: Page, game: str, way: str) -> dict[str, Any]:
    """Click, and what the page asks the server for."""
    with page.expect_request("**/api/matches") as asked:
        page.click(f"[data-game={game}] .ways [data-start={way}]")
    wish: dict[str, Any] = json.loads(asked.value.post_data or "")
    page.wait_for_url("**/match/**")
    return wish


def test_one_click_begins_a_match_against_a_coach(visit: Visit) -> None:
    page = visit("/").page
    wish = _begun(page, "first-downs", "coach")
    assert wish["seats"] == [{"who": "me"}, {"who": "coach", "name": "steady"}]
    assert (wish["options"], "clock" in wish) == ({}, False)


def test_side_level_and_options_are_as_chosen(visit: Visit) -> None:
    page = visit("/").page
    page.select_option("#terms [name=side]", "1")
    page.select_option("[data-game=first-downs] [name=coach]", "random")
    page.click("[data-game=first-downs] [data-more]")
    page.fill("[data-game=first-downs] [name=drives]", "1")
    page.select_option("[data-game=first-downs] [name=first_attacker]", "away")
    page.select_option("[data-game=first-downs] [name=missed_field_goal_resets]", "true")
    page.keyboard.press("Escape")
    wish = _begun(page, "first-downs", "coach")
    assert wish["seats"] == [{"who": "coach", "name": "random"}, {"who": "me"}]
    assert wish["options"] == {"drives": "1", "first_attacker": "away", "missed_field_goal_resets": "true"}
    expect(page.locator("#words")).not_to_be_empty()


def test_the_card_says_how_the_chosen_level_plays(visit: Visit) -> None:
    card = visit("/").page.locator("[data-game=calciotto]")
    expect(card.locator("[data-level]:visible")).to_contain_text("sound game")
    card.locator("[name=coach]").select_option("rookie")
    expect(card.locator("[data-level]:visible")).to_contain_text("second best")
    expect(card.locator("[data-level]:visible")).to_have_count(1)


def test_a_program_is_asked_for_with_its_character(visit: Visit) -> None:
    page = visit("/").page
    card = page.locator("[data-game=calciotto]")
    card.locator("[name=character]").select_option("bold")
    card.locator("[name=coach]").select_option("random")
    expect(card.locator("[name=character]")).to_be_disabled()
    card.locator("[name=coach]").select_option("rookie")
    assert _begun(page, "calciotto", "coach")["seats"][1] == {"who": "coach", "name": "rookie-bold"}


def test_a_number_that_cannot_be_begins_nothing(visit: Visit) -> None:
    page = visit("/").page
    page.click("[data-game=first-downs] [data-more]")
    page.fill("[data-game=first-downs] [name=drives]", "0")
    page.click("[data-game=first-downs] [data-close]")
    page.click("[data-game=first-downs] .ways [data-start=coach]")
    expect(page.locator("[data-game=first-downs] [name=drives]")).to_be_focused()
    expect(page.locator("body")).not_to_have_attribute("aria-busy", "true")


IN_SIGHT = """() => [...document.querySelectorAll("dialog[open] input:checked")].map((chosen) => {
  const list = chosen.closest("fieldset").lastElementChild.getBoundingClientRect();
  const { top, bottom } = chosen.parentElement.getBoundingClientRect();
  return top >= list.top && bottom <= list.bottom;
})"""


def test_teams_are_chosen_by_their_crests_over_a_page_that_stays(visit: Visit) -> None:
    page = visit("/").page
    card = page.locator("[data-game=blood-bowl]")
    high = page.evaluate("document.documentElement.scrollHeight")
    card.get_by_title("Choose the teams").click()
    assert page.evaluate(IN_SIGHT) == [True, True]
    card.get_by_role("group", name="Home team").get_by_label("Dwarf", exact=True).check(force=True)
    card.get_by_role("group", name="Away team").get_by_label("Skaven").check(force=True)
    assert page.evaluate("document.documentElement.scrollHeight") == high
    expect(card.locator("[data-of=home_team]")).to_have_text("Dwarf")
    with page.expect_request("**/api/matches") as asked:
        card.locator("dialog [data-start=here]").click()
    assert json.loads(asked.value.post_data or "")["options"] == {"home_team": "dwarf", "away_team": "skaven"}
    page.wait_for_url("**/match/**")


def test_miniatures_are_whole_and_every_card_says_what_to_expect(visit: Visit) -> None:
    page = visit("/").page
    assert page.evaluate(WHOLE) == 5
    expect(page.locator("[data-game=calciotto] .box li")).to_have_text(
        ["45–75 min", "2–4 people", "some practice"]
    )


@pytest.mark.parametrize(("clock", "seconds"), [("60,600", [60, 600]), ("180,1800", [180, 1800])])
def test_an_online_match_may_have_a_clock_and_no_spectators(
    visit: Visit, clock: str, seconds: list[int]
) -> None:
    page = visit("/").page
    page.click(".terms .drawer summary")
    expect(page.locator("#terms [name=lapse]")).to_be_disabled()
    page.select_option("#terms [name=clock]", clock)
    page.select_option("#terms [name=lapse]", "hand")
    page.select_option("#terms [name=visibility]", "private")
    page.keyboard.press("Escape")
    expect(page.locator(".terms .drawer summary")).to_be_focused()
    wish = _begun(page, "first-and-roll", "online")
    assert [wish["clock"]["decision"], wish["clock"]["reserve"]] == seconds
    assert (wish["clock"]["lapse"], wish["visibility"]) == ("hand", "private")
    expect(page.locator("#invite-link")).to_be_visible()


def test_my_matches_call_me_when_it_is_my_turn(visit: Visit) -> None:
    page = visit("/").page
    page.click("[data-game=first-downs] .ways [data-start=here]")
    page.wait_for_url("**/match/**")
    match = page.url
    page.goto("/")
    expect(page.locator("#mine .turn")).to_have_text("your turn")
    page.click("#calls a")
    page.wait_for_url(match)
    page.go_back()
    expect(page.locator("#mine li")).to_have_count(1)


def test_a_match_by_link_is_on_the_list_and_can_be_taken_off(visit: Visit, server: Server) -> None:
    begun = server.begin("first-downs", "me:Ada", "me:Ben", seed=3)
    visitor = visit(f"/match/{begun['id']}#k={begun['keys']['0']},{begun['keys']['1']}")
    expect(visitor.page.locator(".sitter").first).to_be_visible()
    visitor.go("/")
    expect(visitor.page.locator("#mine .names")).to_have_text("Ada – Ben")
    expect(visitor.page.locator("#mine .turn")).to_have_text("your turn")
    visitor.page.click("#mine button")
    expect(visitor.page.locator("#mine li")).to_have_count(0)
    expect(visitor.page.locator("#none")).to_be_visible()


@pytest.mark.parametrize(
    "path", ["/", "/account", "/rules/first-downs", "/match/{match}", "/watch", "/replay", "/nowhere"]
)
def test_language_and_colours_are_within_reach_on_a_phone(visit: Visit, server: Server, path: str) -> None:
    match = server.begin("first-downs", "me:Ada", "me:Ben", seed=3)["id"]
    visitor = visit(phone=True)
    visitor.watch.expect("404")
    visitor.go(path.format(match=match))
    page = visitor.page
    page.click("#menu summary")
    page.select_option("#theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.select_option("#language", "it")
    page.wait_for_url("**lang=it**")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# How many boards lie within their frame.
WHOLE = """() => [...document.querySelectorAll(".game .mini")].filter((mini) => {
  const [frame, board] = [mini, mini.querySelector("svg")].map((part) => part.getBoundingClientRect());
  const high = board.top >= frame.top && board.bottom <= frame.bottom;
  return high && board.left >= frame.left && board.right <= frame.right;
}).length"""
CARDS = """() => {
  const rows = {};
  for (const card of document.querySelectorAll(".game, .below")) {
    const box = card.getBoundingClientRect();
    (rows[Math.round(box.top)] ||= []).push(box.width);
  }
  const wide = document.querySelector("main").clientWidth - 32;
  return Object.values(rows).map((row) => (row.reduce((a, b) => a + b, 0) + 20 * (row.length - 1)) / wide);
}"""


@pytest.mark.parametrize("width", [1440, 820, 390])
def test_no_card_lies_alone_in_a_row_that_has_room_for_more(visit: Visit, width: int) -> None:
    page = visit("/").page
    page.set_viewport_size({"width": width, "height": 900})
    filled = page.evaluate(CARDS)
    assert len(filled) > 1
    assert all(share > 0.97 for share in filled)
