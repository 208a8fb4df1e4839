"""Puzzles on pages: put without giving anything away, judged, and found by theme."""

import datetime

import pytest

import downfield
from downfield.lab.puzzles import daily, puzzle_of, shipped
from downfield.table.pages import puzzles
from tests.table.conftest import Table
from tests.table.people.devices import HTML

PUZZLE = puzzle_of(downfield.game("first-downs"), 3)


def page(table: Table, path: str, **query: str) -> str:
    reply = table.client.get(path, params=query, headers=HTML)
    assert reply.status_code == 200
    return str(reply.text)


def test_a_puzzle_is_put_and_nothing_is_given_away(table: Table) -> None:
    told = page(table, "/puzzles/first-downs/3", lang="en")
    assert "Famous First Downs: puzzle 3" in told
    for token in PUZZLE.values:
        assert f'name="answer" value="{token}"' in told
    assert "%" not in told.partition("<main")[2].partition("</main>")[0].replace('="100%"', "")


def test_the_right_answer_and_another_one_are_told_apart(table: Table) -> None:
    other = next(token for token in PUZZLE.values if token != PUZZLE.best)
    right = page(table, "/puzzles/first-downs/3", answer=PUZZLE.best)
    wrong = page(table, "/puzzles/first-downs/3", answer=other)
    assert ('data-right="yes"' in right, "Right!" in right) == (True, True)
    assert ('data-right="no"' in wrong, "Better:" in wrong) == (True, True)


def test_a_word_that_is_no_answer_is_refused_on_the_page(table: Table) -> None:
    assert "dance is no answer here" in page(table, "/puzzles/first-downs/3", answer="dance")


@pytest.mark.parametrize(
    "path", ["/puzzles/first-downs/0", "/puzzles/first-downs/999", "/puzzles/touch-down/999"]
)
def test_where_there_is_no_puzzle_there_is_no_page(table: Table, path: str) -> None:
    assert table.client.get(path, headers=HTML).status_code == 404


def test_the_puzzle_of_the_day_is_led_to(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    day = datetime.date(2026, 11, 18)
    monkeypatch.setattr(puzzles, "today", lambda: day)
    slug, number = daily(day)
    reply = table.client.get("/puzzles/today", headers=HTML, follow_redirects=False)
    assert reply.headers["location"] == f"/puzzles/{slug}/{number}?lang=en"
    assert 'data-day="2026-11-18"' in page(table, f"/puzzles/{slug}/{number}")
    assert 'data-day=""' in page(table, f"/puzzles/{slug}/{number % 40 + 1}")


@pytest.mark.parametrize(("language", "says"), [("en", "Puzzles"), ("it", "Problemi"), ("de", "Aufgaben")])
def test_all_puzzles_are_found_from_one_page(table: Table, language: str, says: str) -> None:
    told = page(table, "/puzzles", lang=language)
    assert f"<h1>{says}</h1>" in told
    for slug, count in shipped():
        for number in range(1, count + 1):
            assert f'data-solves="{slug}/{number}"' in told
