"""The oracle as a page, and for programs."""

import pathlib
import re
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.table.conftest import Table

FOURTH = "ball=60 down=4 togo=2 clock=2:00 half=2 score=10-14"
GOLDEN = pathlib.Path(__file__).parents[2] / "golden"


def test_programs_are_told_what_every_option_is_worth(table: Table) -> None:
    told = table.client.get("/api/ask/first-and-roll", params={"at": FOURTH}).json()
    assert sum(told["worth"]) == pytest.approx(1)
    [decision] = told["decisions"]
    by_token = {option["token"]: option for option in decision["options"]}
    best = max(by_token.values(), key=lambda option: option["value"])
    assert (best["token"], best["share"]) == ("play", 1)
    assert best["value"] == pytest.approx(told["worth"][0], abs=0.01)
    assert by_token["fg"]["value"] < best["value"]  # three points do not win it


def test_famous_first_downs_is_known_exactly(table: Table) -> None:
    told = table.client.get("/api/ask/first-downs", params={"at": "drive=6 score=7-0 momentum=2-1"}).json()
    assert told["is_exact"]
    [decision] = told["decisions"]
    best = max(decision["options"], key=lambda option: option["value"])
    assert (best["share"], best["value"]) == (1, pytest.approx(told["worth"][1], abs=1e-6))


def test_a_rounded_book_is_said_to_be_one(table: Table) -> None:
    page = table.client.get("/ask/first-and-roll", params={"at": FOURTH}).text
    assert "rounded book that is shipped with Downfield, to within 0.1%" in page


def test_both_sides_of_a_sealed_choice_are_told_their_mix(table: Table) -> None:
    told = table.client.get("/api/ask/first-and-roll", params={"at": "ball=40 down=2 togo=7"}).json()
    assert [decision["side"] for decision in told["decisions"]] == [0, 1]
    for decision in told["decisions"]:
        assert sum(option["share"] for option in decision["options"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "Chance to win"), ("it", "Probabilità"), ("de", "Gewinnchance")]
)
def test_a_position_is_set_up_field_by_field(table: Table, language: str, heading: str) -> None:
    entered = {"ball": "60", "down": "4", "togo": "2", "score": ["10", "14"], "lang": language}
    page = table.client.get("/ask/first-and-roll", params=entered).text
    assert heading in page
    assert "phase=play possession=home ball=60 down=4 togo=2 score=10-14" in page
    assert re.search(r'name="togo" value="2"', page)
    assert "<svg" in page


def test_a_position_that_cannot_be_is_refused_and_the_form_keeps_it(table: Table) -> None:
    page = table.client.get("/ask/first-and-roll", params={"down": "9"})
    assert page.status_code == 200
    assert "down cannot be 9" in page.text
    assert 'name="down" value="9"' in page.text
    assert "oracle-worth" not in page.text
    assert table.client.get("/api/ask/first-and-roll", params={"at": "down=9"}).status_code == 400


def test_a_game_without_an_oracle_has_no_such_page(table: Table) -> None:
    assert table.client.get("/ask/calciotto").status_code == 404
    assert table.client.get("/api/ask/nonsense").status_code == 400


def test_an_option_that_cannot_be_is_refused(table: Table) -> None:
    reply = table.client.get("/api/ask/first-and-roll", params={"option": "overtime=nonsense"})
    assert reply.status_code == 400


def test_a_moment_of_a_film_leads_to_its_position(table: Table) -> None:
    text = (GOLDEN / "first-and-roll.record").read_text(encoding="utf-8")
    brought = table.client.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    here = brought.json()["id"]
    assert 'id="ask"' in table.client.get(f"/replay/{here}").text
    reply = table.client.get("/ask", params={"record": here, "moment": 40}, follow_redirects=False)
    assert reply.status_code == 303
    asked = urlsplit(reply.headers["location"])
    assert asked.path == "/ask/first-and-roll"
    assert parse_qs(asked.query)["at"][0].startswith("phase=")
    assert table.client.get("/ask", params={"record": here, "moment": 10**6}).status_code == 404


def test_the_chart_takes_what_the_oracle_takes(table: Table) -> None:
    at = "half=2 clock=6:00 score=7-10 down=4"
    told = table.client.get("/api/ask/first-and-roll/chart", params={"at": at}).json()["chart"]
    for ball, togo in ((30, 12), (62, 3), (75, 8), (95, 5)):
        asked = table.client.get(
            "/api/ask/first-and-roll", params={"at": f"{at} ball={ball} togo={togo}"}
        ).json()
        values = {option["token"]: option["value"] for option in asked["decisions"][0]["options"]}
        row, column = told["distances"].index(togo), told["spots"].index(ball)
        taken = told["tokens"][told["best"][row][column]]
        assert values[taken] == pytest.approx(max(values.values()), abs=1e-3)
        assert told["worth"][row][column] == pytest.approx(values[taken], abs=1e-3)


def test_both_solved_games_show_their_fourth_downs_on_the_page(table: Table) -> None:
    for slug in ("first-and-roll", "first-downs"):
        page = table.client.get(f"/ask/{slug}").text
        assert 'class="chart fourth"' in page
        assert "Fourth down: what" in page
    assert table.client.get("/api/ask/calciotto/chart").status_code == 404
    assert table.client.get("/api/ask/first-and-roll/chart", params={"at": "down=9"}).status_code == 400
