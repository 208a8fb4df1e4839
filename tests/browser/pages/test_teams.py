"""A team is drafted, judged at every step, kept, opened again, and played with."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.test_screens import barriers
from tests.browser.table.test_phone import fits
from tests.browser.walker import Walker

NAME = "Rövers' (1+1)*~!%"  # every sign that an address might mistake


def _step(page: Page, of: str, by: int, times: int = 1) -> None:
    for _ in range(times):
        page.click(f"[data-of={of}][data-step='{by}']")


def test_a_team_is_drafted_kept_and_played_with(visit: Visit) -> None:
    page = visit("/teams").page
    page.click("[data-team=human]")
    expect(page.locator("#good")).to_be_visible()
    _step(page, "spot-ogre", -1)
    _step(page, "spot-human_lineman", 1)
    _step(page, "hired-rerolls", 1, 3)
    expect(page.locator("#faults")).to_contain_text("The team costs 1,210,000, the budget is 1,150,000")
    assert page.get_attribute("#faults a", "href") == "/rules/blood-bowl?lang=en#BB-4.2"
    expect(page.locator("#play button")).to_be_disabled()
    _step(page, "hired-rerolls", -1, 2)
    page.select_option("[name=skill_pack]", "matched_play")
    page.select_option("#players tr:nth-child(3) select", "guard")
    page.fill("[name=name]", NAME)
    expect(page.locator("#good")).to_be_visible()
    expect(page.locator("#points")).to_have_text("1 / 8")
    expect(page.locator("#own")).to_have_text(NAME)
    page.click("#keep")
    expect(page.locator("#done")).to_have_text("Saved.")
    page.goto("/teams")
    page.click("#kept a")
    expect(page.locator("#own")).to_have_text(NAME)
    expect(page.locator("#players tr:nth-child(3) select")).to_have_value("guard")
    page.select_option("#play [name=who]", "random")
    page.click("#play button")
    page.wait_for_url("**/match/**")
    Walker(page).play(most=3)
    expect(page.locator("#board")).to_contain_text("Rövers")


def test_a_team_goes_by_link_and_by_file(visit: Visit) -> None:
    page = visit("/teams/skaven#skaven:4*gutter_runner,8*skaven_clanrat_lineman;rerolls:3").page
    expect(page.locator("#players tr")).to_have_count(12)
    with page.expect_download() as got:
        page.click("#export")
    file = got.value.path()
    page.click("#clear")
    expect(page.locator("#faults")).to_contain_text("0 players: a team has 11 to 16")
    page.set_input_files("#import", file)
    expect(page.locator("#players tr")).to_have_count(12)
    expect(page).to_have_url(
        re.compile(re.escape("#skaven:4*gutter_runner,8*skaven_clanrat_lineman;rerolls:3"))
    )


def test_mercenaries_and_stars_are_hired(visit: Visit) -> None:
    page = visit("/teams/chaos_chosen#chaos_chosen:11*beastman_runner_lineman;patron:Favoured+of+Khorne").page
    page.click("#mercenaries-of > summary")
    _step(page, "mercenary-chosen_blocker", 1)
    page.select_option("#players .mercenary select", "guard")
    page.click("#stars-of > summary")
    expect(page.locator("[data-star=bilerot_vomitflesh] [data-step='1']")).to_be_disabled()
    _step(page, "star-grak_and_crumbleberry", 1)
    expect(page.locator("#players-count")).to_have_text("14")
    expect(page.locator("#cost")).to_have_text("1,090,000")
    expect(page.locator("#players tr:nth-child(14)")).to_contain_text("not supported here: Two for One")
    expect(page.locator("#good")).to_be_visible()
    assert barriers(page) == []
    page.reload()
    expect(page.locator("#players .mercenary select")).to_have_value("guard")
    expect(page.locator("#players tr:nth-child(13) th")).to_have_text("Grak")
    page.select_option("[name=patron]", "Favoured of Nurgle")
    expect(page.locator("[data-star=max_spleenripper] .why")).to_contain_text(
        "only for teams with Favoured of Khorne"
    )


@pytest.mark.nightly
def test_a_drive_is_played_with_a_team_that_hires(visit: Visit) -> None:
    page = visit("/teams/human#human:11*human_lineman;rerolls:2").page
    page.click("#stars-of > summary")
    _step(page, "star-griff_oberwald", 1)
    _step(page, "hired-mage", 1)
    page.fill("[name=name]", "Hirelings")
    expect(page.locator("#good")).to_be_visible()
    page.click("#keep")
    page.goto("/teams")
    page.click("#kept a")
    page.select_option("#play [name=who]", "random")
    page.click("#play button")
    page.wait_for_url("**/match/**")
    over = re.compile("Touchdown|The half is over")
    walker = Walker(page)
    while not over.search(page.inner_text("#log")):
        seen = walker.await_turn()
        if seen.ends and walker.answers % 3:
            walker.end()
            walker.answers += 1
        else:
            walker.step(seen)
        assert walker.answers < 300
    expect(page.locator("#board [aria-label*='Griff Oberwald']").first).to_be_attached()


def test_a_kept_team_is_offered_on_the_home_page(visit: Visit) -> None:
    page = visit("/teams/dwarf", phone=True, language="de").page
    expect(page.locator("#good")).to_be_visible()
    fits(page)
    page.click("#keep")
    page.goto("/")
    page.click("[data-game=blood-bowl] .more")
    page.select_option("[data-game=blood-bowl] [name=home_roster]", label="Zwerge")
    with page.expect_request("**/api/matches") as asked:
        page.click("[data-game=blood-bowl] dialog [data-start=coach]")
    assert '"home_roster":"dwarf:' in (asked.value.post_data or "")
    page.wait_for_url("**/match/**")
