"""Pages, headers, health."""

import re

import pytest

import downfield
from downfield.coaches import levels
from downfield.kernel.options import Value
from downfield.table.pages import files
from downfield.text.picture import face_of
from tests.table.conftest import Table

HTML = {"accept": "text/html"}


def test_the_home_page_shows_every_game(table: Table) -> None:
    reply = table.client.get("/", headers=HTML)
    assert reply.status_code == 200
    for slug in downfield.GAMES:
        assert f'data-game="{slug}"' in reply.text


def test_the_home_page_says_how_every_level_plays(table: Table) -> None:
    page = table.client.get("/?lang=it", headers=HTML).text
    for card in page.split('data-game="')[1:]:
        slug = card.partition('"')[0]
        assert re.findall(r'data-level="(\w+)"', card) == list(levels(downfield.game(slug).spec)[::-1])
        solved = downfield.game(slug).spec.solver is not None
        assert ("Sa quanto vale" if solved else "Gioca solido") in card
        assert card.count('class="face"') == len(levels(downfield.game(slug).spec))


def test_a_match_page_names_its_match_and_no_key(table: Table) -> None:
    begun = table.begin("first-downs", "me", "steady")
    page = table.client.get(f"/match/{begun['id']}", headers=HTML).text
    assert f'data-match="{begun["id"]}"' in page
    assert begun["keys"]["0"] not in page


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_a_rules_page_has_every_rule(table: Table, slug: str) -> None:
    page = table.client.get(f"/rules/{slug}").text
    for id in downfield.game(slug).rules.rules():
        assert f'id="{id}"' in page


def test_no_word_is_missing_on_a_page(table: Table) -> None:
    begun = table.begin("first-downs", "me", "steady")
    for path in ("/", f"/match/{begun['id']}", "/rules/first-and-roll"):
        page = table.client.get(path, headers=HTML).text
        assert not re.findall(r">\s*(?:table|choose|holder)-[a-z-]+\s*<", page)


@pytest.mark.parametrize(
    ("asked", "header", "language"),
    [("", "it-IT,it;q=0.9,en;q=0.8", "it"), ("?lang=de", "it", "de"), ("", "fr, de;q=0.2, en;q=0.1", "de"),
     ("", "", "en"), ("?lang=zz", "x;q=y,,;q=", "en")],
)  # fmt: skip
def test_a_page_speaks_the_visitors_language(table: Table, asked: str, header: str, language: str) -> None:
    reply = table.client.get(f"/{asked}", headers={"accept-language": header})
    assert f'<html lang="{language}"' in reply.text


def test_what_is_not_there_is_said_on_a_page(table: Table) -> None:
    for path in ("/match/none", "/nowhere", "/rules/chess"):
        reply = table.client.get(path, headers=HTML)
        assert reply.status_code in (400, 404)
        assert "<h1>" in reply.text


def test_every_reply_says_what_a_browser_may_do_with_it(table: Table) -> None:
    for path in ("/", "/static/board/board.css", "/healthz", "/nowhere", "/api/matches/none"):
        headers = table.client.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_static_files_are_served_and_nothing_else(table: Table) -> None:
    assert table.client.get("/static/table/match.js").status_code == 200
    assert "--home" in table.client.get("/static/board/board.css").text
    assert table.client.get("/static/..%2fweb/server.py").status_code == 404
    assert table.client.get("/static/%2e%2e/protocol/messages.py").status_code == 404


def test_a_browser_asks_for_a_file_once(table: Table) -> None:
    client, name = table.client, "table/match.js"
    known, other, plain = (f"/static/{stamp}{name}" for stamp in (f"{files.stamp()}/", "0123456789ab/", ""))
    kept = {path: client.get(path).headers["cache-control"] for path in (known, other, plain)}
    assert kept == {known: files.FOR_EVER, other: files.ONLY_NOW, plain: files.ONLY_NOW}
    tag = client.get(plain).headers["etag"]
    again = client.get(plain, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert client.head(known).status_code == 200


def test_files_are_sent_packed_to_whoever_unpacks_them(table: Table) -> None:
    sent = table.client.get("/static/table/match.js", headers={"accept-encoding": "gzip"})
    plain = table.client.get("/static/table/match.js", headers={"accept-encoding": "identity"})
    assert (sent.headers["content-encoding"], sent.text) == ("gzip", plain.text)
    assert "content-encoding" not in plain.headers
    assert int(sent.headers["content-length"]) < int(plain.headers["content-length"]) / 2


def test_fonts_are_brought_along_with_their_licences(table: Table) -> None:
    style = table.client.get("/static/fonts/fonts.css").text
    named = re.findall(r"url\(([\w.-]+)\)", style)
    assert named
    for name in named:
        reply = table.client.get(f"/static/fonts/{name}")
        assert (reply.status_code, reply.headers["content-type"]) == (200, "font/woff2")
    for name in ("downfield-sans", "zilla-slab"):
        assert "SIL Open Font License, Version 1.1" in table.client.get(f"/static/fonts/{name}-OFL.txt").text
    assert f'href="{files.place()}/fonts/fonts.css"' in table.client.get("/", headers=HTML).text


def test_a_running_table_is_well(table: Table) -> None:
    assert (table.client.get("/healthz").status_code, table.client.get("/healthz").text) == (200, "well")


def test_the_doors_are_described(table: Table) -> None:
    described = table.client.get("/api/schema/openapi.json").json()
    assert "/api/matches" in described["paths"]


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_a_box_names_as_many_people_as_can_sit_down(slug: str) -> None:
    game = downfield.game(slug)
    face = face_of(game)
    assert face is not None
    least: dict[str, Value] = {"home_seats": "one", "away_seats": "one", "seats": 2}
    most: dict[str, Value] = {"home_seats": "two", "away_seats": "two", "seats": 4}
    known = {option.name for option in game.spec.options}
    seated = [
        len(game.spec.seats(game.options({name: many[name] for name in many if name in known})))
        for many in (least, most)
    ]
    assert seated == list(face.box.players)


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_rules_have_examples_and_a_page_to_begin_with(table: Table, slug: str) -> None:
    page = table.client.get(f"/rules/{slug}?lang=it").text
    assert page.count('class="example"') > 10
    assert f'href="/rules/{slug}/quick-start?lang=it"' in page
    quick = table.client.get(f"/rules/{slug}/quick-start?lang=de")
    assert (quick.status_code, "Schnellstart" in quick.text, quick.text.count("<li>") >= 7) == (
        200,
        True,
        True,
    )
