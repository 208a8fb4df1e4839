"""Whole matches in Italian and in German, without an English word on the page."""

import json

import pytest

from tests.browser.conftest import Visit
from tests.browser.screens import RECORD
from tests.browser.server import Server, seat_link
from tests.browser.walker import Walker
from tests.browser.words import english_only, shown, words_in
from tests.contract.cases import LATE

PAGES = (
    "/",
    "/rules/first-downs",
    "/rules/first-and-roll",
    "/rules/calciotto",
    "/rules/touch-down",
    "/rules/blood-bowl",
    "/teams",
    "/watch",
    "/replay",
    "/account",
    "/fair",
    "/ask/first-and-roll",
    "/match/nowhere",
    "/nowhere",
)
OTHERS = ["it", "de"]
every_other = pytest.mark.parametrize("language", OTHERS)
# By day each page in one of the languages, by night in the other one.
ONE_EACH = [
    pytest.param(language, path, marks=[pytest.mark.nightly] * ((at + turn) % 2))
    for at, path in enumerate(PAGES)
    for turn, language in enumerate(OTHERS)
]


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("language", "game"), [("it", "first-and-roll"), ("de", "first-downs")], ids=["Italian", "German"]
)
def test_no_english_word_in_a_whole_match(language: str, game: str, visit: Visit, server: Server) -> None:
    visitor = visit("/", language=language)
    page, player = visitor.page, visitor.player
    player.hand = "keys"
    texts = set(shown(page))
    page.click(f"[data-game={game}] .ways [data-start=coach]")
    page.wait_for_url("**/match/*")
    player.play(lambda seen: texts.update(shown(page)))
    page.click("#log .cite >> nth=-1")
    page.wait_for_selector("#rule[open]")
    texts.update(shown(page))
    english = english_only(language)
    assert {text for text in texts if words_in([text]) & english} == set()
    assert page.evaluate("document.documentElement.lang") == language
    assert server.verified(player.match_id).over


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "game"), [("it", "calciotto"), pytest.param("de", "touch-down", marks=pytest.mark.nightly)]
)
def test_no_english_word_at_the_end_of_a_match(
    language: str, game: str, visit: Visit, server: Server
) -> None:
    begun = server.begin(game, "me:Ada", "random", seed=5, start=LATE[game])
    page = visit(seat_link(begun), language=language).page
    walker, texts = Walker(page), set[str]()
    walker.play(lambda seen: texts.update(shown(page)))
    page.goto(f"/match/{begun['id']}/report?lang={language}")
    texts.update(shown(page))
    english = english_only(language)
    assert {text for text in texts if words_in([text]) & english} == set()


@pytest.mark.parametrize(("language", "path"), ONE_EACH)
def test_no_english_word_on_a_page(language: str, path: str, visit: Visit) -> None:
    visitor = visit(language=language)
    visitor.watch.expect("404")
    visitor.go(path)
    english = english_only(language)
    assert {text for text in shown(visitor.page) if words_in([text]) & english} == set()


@every_other
def test_no_english_word_in_a_film(language: str, visit: Visit, server: Server) -> None:
    record = RECORD.read_text(encoding="utf-8").replace("steady", "Ada")
    brought = json.loads(server.get("/api/records", {"text": record}))
    page = visit(f"/replay/{brought['id']}", language=language).page
    texts: set[str] = set()
    for moment in range(0, 90, 6):
        page.locator("#scrubber").fill(str(moment))
        page.wait_for_function(
            "(k) => document.getElementById('film')?.dataset.shown === String(k)", arg=moment
        )
        texts.update(shown(page))
    english = english_only(language)
    assert {text for text in texts if words_in([text]) & english} == set()


def test_the_language_can_be_changed_on_every_page(visit: Visit) -> None:
    page = visit("/").page
    assert "What shall we play?" in page.inner_text("h1")
    page.click("#menu summary")
    page.select_option("#language", "it")
    page.wait_for_function("() => document.documentElement.lang === 'it'")
    assert words_in(shown(page)) & english_only("it") == set()
    page.click("[data-game=first-downs] .ways [data-start=here]")
    page.wait_for_url("**/match/*")
    assert page.evaluate("document.documentElement.lang") == "it"
