"""A cup from end to end in browsers: an organiser makes it, two enter, one plays it here, the bracket fills."""

import time
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from downfield.kernel.show.outcome import outcome
from tests.browser.club_screens import signed_in
from tests.browser.clubs import club
from tests.browser.conftest import Visit
from tests.browser.server import Server
from tests.browser.walker import Walker, play_together


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
    _press(ann, "Create it")
    _press(ann, "Open entries")
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
    _press(ben, "Go to the table")
    assert ben.url.split("?")[0] == ann.url.split("?")[0]
    ben.goto(cup)
    ben.get_by_text("Played at a real table").click()
    first = ben.locator("label[for=tell-home]").inner_text()
    ben.fill("#tell-home", "14")
    ben.fill("#tell-away", "7")
    _press(ben, "Enter the result")
    ann.goto(cup)
    _press(ann, "That’s right")
    expect(ann.locator(".champion")).to_have_text(f"{first} has won Cup of Two.")
    ben.goto(f"{cup}/bracket")
    expect(ben.locator(".bracket text.won").first).to_have_text(first)
    for path in ("", "/bracket", "/log", "/organise", "/entrant/1"):
        ann.goto(f"{cup}{path}")
        assert Axe().run(ann).response["violations"] == []


PLACES = ("Ann", "Eve", "Rossi", "Cleo", "Dan", "Verdi", "Bianchi", "Ben")  # by their seeds
BOTS = ("Rossi", "Verdi", "Bianchi")


def _link(page: Page, name: str) -> str:
    """The invitation of somebody, as the organiser finds it on the desk."""
    place = page.locator(".places li", has=page.get_by_text(name, exact=True))
    return str(place.locator("code").text_content())


def _decide(page: Page, cup: str, match: str, home: int, away: int) -> None:
    """Decide a match as its organiser."""
    page.goto(f"{cup}/match/{match}")
    page.get_by_role("heading", name="Set a result").click()
    page.fill("#rule-home", str(home))
    page.fill("#rule-away", str(away))
    page.fill("#rule-why", "played at the club")
    _press(page, "Set a result")


def _look_until(page: Page, path: str, done: Callable[[], bool]) -> None:
    """Look at a page again and again until something has happened."""
    until = time.monotonic() + 180
    while page.goto(path) and not done():
        assert time.monotonic() < until, page.inner_text("main")
        time.sleep(1)


@pytest.mark.nightly
def test_a_calciotto_cup_of_five_people_and_three_bots_from_the_desk_to_the_winner(
    visit: Visit, server: Server
) -> None:
    ann, ben = (visit("/leagues").page for _ in range(2))
    _sign_up(ann, "Ann of the Desk")
    if not ann.locator("#name").is_visible():
        ann.locator("#new summary").first.click()
    ann.fill("#name", "Coppa")
    ann.select_option("#game", "calciotto")
    ann.get_by_text("More", exact=True).click()
    ann.fill("#options", "seconds_per_phase = 300")  # nine phases, and a shoot-out if it is level
    _press(ann, "Create it")
    cup = ann.url.split("/organise")[0]
    for seed, name in enumerate(PLACES, 1):
        ann.fill("#hand-name", name)
        ann.fill("#hand-seed", str(seed))
        ann.select_option("#hand-coach", "random" if name in BOTS else "")
        _press(ann, "Add an entrant")
    _press(ann, "Begin")
    links = {name: _link(ann, name) for name in ("Ann", "Ben")}
    for page, name in ((ann, "Ann"), (ben, "Ben")):  # Ben has no account
        page.goto(links[name])
        _press(page, "That’s me")
        expect(page.get_by_role("heading", name="Your next match")).to_be_visible()
    ann.goto(cup)
    _press(ann, "Play here now")
    ben.goto(cup)
    _press(ben, "Go to the table")
    walkers = [Walker(page, seed=seed) for seed, page in enumerate((ann, ben))]
    play_together(walkers)
    assert all(walker.walks for walker in walkers)
    ended = server.verified(walkers[0].match_id)
    assert ended.over
    ann.goto(f"{cup}/match/1.1.1")
    expect(ann.locator(".numbers-big")).to_have_text("–".join(map(str, outcome(ended).points)))
    assert ann.get_by_role("link", name="Watch it again").count() == 1
    ann.goto(f"{cup}/match/1.2.1")  # Cleo against Dan, who did not come
    ann.get_by_role("heading", name="Someone did not show up").click()
    ann.select_option("#forfeit-side", label="Dan")
    ann.fill("#forfeit-why", "did not come")
    _press(ann, "Someone did not show up")
    eve = "1.3.1"
    ann.goto(f"{cup}/match/{eve}")
    home = ann.locator(".scoreboard .home").inner_text().strip()
    _decide(ann, cup, eve, *((2, 1) if home == "Eve" else (1, 2)))
    _look_until(
        ann, f"{cup}/rounds", lambda: ann.get_by_text("not decided yet").count() <= 2
    )  # the bots play by themselves
    for match in ("2.1.1", "2.2.1", "3.1.1"):
        _decide(ann, cup, match, 3, 0)
    expect(ann.locator(".champion")).to_contain_text("has won Coppa.")
    ben.goto(f"{cup}/bracket")
    assert ben.locator(".bracket text.won").count() == 7 * 2  # of each tie a name and a number
    expect(ben.locator(".champion")).to_contain_text("has won Coppa.")


@pytest.mark.nightly
def test_a_league_team_is_looked_after_and_drafted_anew_on_a_phone(visit: Visit, server: Server) -> None:
    made, visitor = club(server), visit(phone=True)
    signed_in(visitor, made)
    page = visitor.page
    visitor.go(f"/league/{made.league(1)}/entrant/1")
    players = page.locator("table.roster tbody tr")
    expect(players).to_have_count(11)
    page.select_option("select:has([value='hire:human_lineman'])", "hire:human_lineman")
    _press(page, "Hire")
    expect(players).to_have_count(12)
    visitor.go(f"/league/{made.league(2)}/entrant/1")
    left = page.locator("output")
    before = left.inner_text()
    page.locator("[value='keep:1']").uncheck()
    expect(left).not_to_have_text(before)
    visitor.watch.expect("400")  # ten players
    _press(page, "Redraft")
    expect(page.locator(".refused")).to_contain_text("at least 11")
    assert not page.locator("[value='keep:1']").is_checked()
    page.select_option("select:has([value='hire:human_lineman+hire:human_lineman'])", "hire:human_lineman")
    _press(page, "Redraft")
    expect(page.locator(".code-of")).to_contain_text("league:2")
