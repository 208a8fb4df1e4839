"""Pages beside the rules at the table: every one of them is served in every language, and what is not there is said."""

import re

import pytest

import downfield
from downfield.text import Text, lore
from tests.table.conftest import Table

HTML = {"accept": "text/html"}
RULES = "/rules/blood-bowl"
GAME = downfield.game("blood-bowl")
TO = re.compile(r'href="(/rules/blood-bowl[^"?]*)\?lang=(\w+)(#[^"]*)?"')
every_language = pytest.mark.parametrize("language", ["en", "it", "de"])


def paths(shelf: str) -> list[str]:
    return [entry.path for entry in lore.entries(GAME, Text("en", GAME.spec), shelf)]


@every_language
@pytest.mark.parametrize("shelf", ["skills", "teams", "stars"])
def test_every_page_is_there_and_its_links_stay_in_the_language(
    table: Table, shelf: str, language: str
) -> None:
    known = {RULES, *(f"{RULES}/{key}" for key in ("skills", "teams", "stars"))}
    known |= {f"{RULES}/{entry.path}" for entry in lore.entries(GAME, Text("en", GAME.spec))}
    for path in [shelf, *paths(shelf)]:
        reply = table.client.get(f"{RULES}/{path}?lang={language}", headers=HTML)
        assert reply.status_code == 200, path
        links = TO.findall(reply.text)
        assert {tag for _, tag, _ in links} == {language}
        assert {to for to, _, _ in links} <= known, path
        assert reply.text.count("<h1>") == 1
        assert not re.findall(r">\s*(?:lore|pages|skill|team|spot|kind|test)-[a-z-]+\s*<", reply.text), path


def test_every_rule_of_a_skill_leads_to_its_page(table: Table) -> None:
    page = table.client.get(f"{RULES}?lang=de").text
    assert f'href="{RULES}/skills/sure_hands?lang=de">Mehr dazu: Sure Hands' in page
    assert page.count("Mehr dazu: ") == 95
    assert f'href="{RULES}/teams?lang=de"' in page
    assert "/skills" not in table.client.get("/rules/first-downs").text


def test_a_page_is_found_by_a_name_that_is_written_otherwise(table: Table) -> None:
    for path in ("skills/Sure-Hands", "skills/sure%20hands"):
        assert "<h1>Sure Hands</h1>" in table.client.get(f"{RULES}/{path}").text


@pytest.mark.parametrize(
    ("path", "language", "words", "near"),
    [
        ("skills/dogde", "de", "Die Fertigkeit &#39;dogde&#39; gibt es nicht.", "skills/dodge"),
        ("skills/dogde", "it", "l’abilità", "skills/dodge"),
        ("teams/norsk", "en", "There is no team", "teams/norse"),
        ("stars/griff", "en", "There is no star", ""),
        ("nothing", "en", "There is no page", ""),
        ("skills/" + "x" * 200, "en", "There is no skill", ""),
    ],
)
def test_what_is_not_there_is_said_with_what_may_have_been_meant(
    table: Table, path: str, language: str, words: str, near: str
) -> None:
    reply = table.client.get(f"{RULES}/{path}?lang={language}", headers=HTML)
    assert reply.status_code == 404
    assert words in reply.text
    assert not near or f'href="{RULES}/{near}?lang={language}"' in reply.text


def test_a_game_without_such_pages_has_none(table: Table) -> None:
    assert table.client.get("/rules/first-downs/skills", headers=HTML).status_code == 404
    assert table.client.get("/rules/chess/skills", headers=HTML).status_code in (400, 404)


def test_a_team_can_be_drafted_and_played_from_its_page(table: Table) -> None:
    page = table.client.get(f"{RULES}/teams/human").text
    assert 'href="/teams/human?lang=en"' in page
    assert 'data-play="{&#34;home_team&#34;: &#34;human&#34;}"' in page


# On the board -----------------------------------------------------------------------------------------------------


def test_whoever_is_pointed_at_on_a_board_leads_to_his_pages(table: Table) -> None:
    begun = table.begin("blood-bowl", "me", "me", seed=3, options={"home_team": "human"})
    (told,) = table.client.get(f"/api/matches/{begun['id']}/about/m-p-h-1?lang=it").json()
    assert {"words": "Sure Hands", "href": f"{RULES}/skills/sure_hands?lang=it"} in told["skills"]
    assert {"words": "Umani", "href": f"{RULES}/teams/human?lang=it"} in told["pages"]
    assert told["portrait"].startswith("<svg")
    assert table.client.get(f"/api/matches/{begun['id']}/about/nobody").json() == []
    assert table.client.get("/api/matches/none/about/m-p-h-1").status_code == 404


def test_a_board_without_such_pages_is_not_asked(table: Table) -> None:
    for game, marks in (("first-downs", 'data-marks=""'), ("blood-bowl", 'data-marks="[id^=m-p-]')):
        begun = table.begin(game, "me", "me")
        assert marks in table.client.get(f"/match/{begun['id']}").text
        assert table.client.get(f"/api/matches/{begun['id']}/about/m-p-h-1").status_code == 200
