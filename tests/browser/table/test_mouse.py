"""Whole matches against a coach, by mouse."""

import pathlib

import pytest
from playwright.sync_api import Page

import downfield
from downfield.kernel import record
from tests.browser.conftest import Visit
from tests.browser.player import Seen

CITED = "(links) => links.map((link) => [link.getAttribute('href'), link.textContent])"
LINES = "(lines) => lines.map((line) => line.textContent.replace(line.querySelector('.cite')?.textContent, '').trim())"
POINTS = "(points) => points.map((p) => Number(p.textContent))"


def begin_from_home(page: Page, game: str, way: str = "coach") -> None:
    """Sit down at a match as the home page offers it."""
    page.fill("#terms [name=name]", "Ada")
    page.click(f"[data-game={game}] .ways [data-start={way}]")
    page.wait_for_url("**/match/*")


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["first-downs", "first-and-roll"])
def test_a_match_against_a_coach_by_mouse(game: str, visit: Visit, tmp_path: pathlib.Path) -> None:
    visitor = visit("/")
    page, player = visitor.page, visitor.player
    begin_from_home(page, game)
    player.play(every_question_is_in_words)
    assert player.on_board > player.answers / 2

    every_line_tells_its_rule(page)
    the_first_rule_opens_in_a_sheet(page)

    with page.expect_download() as download:
        page.click("#record")
    download.value.save_as(tmp_path / "match.record")
    match = record.verify(record.open_file(tmp_path / "match.record"), downfield.game(game))
    assert match.over
    assert match.coaches == ("Ada", "steady")
    assert page.eval_on_selector_all("#sitters .points", POINTS) == list(match.points())
    assert page.inner_text("#words") != ""


def every_question_is_in_words(seen: Seen) -> None:
    """Nothing on the page is a key or empty."""
    assert " " in seen.words
    assert "{" not in seen.words + seen.under
    assert all(option.strip() for option in seen.options)


def every_line_tells_its_rule(page: Page) -> None:
    """Each line of the log has words and a link to a rule that stands in the rulebook."""
    assert all(page.eval_on_selector_all("#log li", LINES))
    cited = page.eval_on_selector_all("#log li .cite", CITED)
    assert len(cited) == page.locator("#log li:not(.head)").count() > 10
    book = page.context.new_page()
    book.goto(cited[0][0])
    known = set(book.eval_on_selector_all("[id]", "(all) => all.map((one) => one.id)"))
    book.close()
    assert {rule for _, rule in cited} <= known
    assert all(link.endswith(f"#{rule}") for link, rule in cited)


def the_first_rule_opens_in_a_sheet(page: Page) -> None:
    """A click on a rule of the log shows it over the table."""
    rule = page.inner_text("#log .cite >> nth=0")
    page.click("#log .cite >> nth=0")
    page.wait_for_selector("#rule[open]")
    assert rule in page.inner_text("#rule .page")
    page.click("#rule [data-close]")
    assert not page.locator("#rule").is_visible()
