"""The page of an invitation: by whom, to what, on which side, under which clock."""

import re

from downfield.table.pages.invitation import square_code
from tests.table.conftest import Table

HTML = {"accept": "text/html"}
CLOCK = {"decision": 90, "reserve": 600, "lapse": "hand"}


def _read(table: Table, code: str, query: str = "") -> str:
    """The words of the page, without what is drawn."""
    reply = table.client.get(f"/?join={code}{query}", headers=HTML)
    assert reply.status_code == 200
    bare = re.sub(r"<svg.*?</svg>|<[^>]*>", " ", reply.text, flags=re.DOTALL)
    return " ".join(bare.split())


def _strange(table: Table) -> None:
    table.client.cookies.clear()


def test_an_invitation_says_who_which_game_which_side_and_which_clock(table: Table) -> None:
    begun = table.begin("blood-bowl", "me:Adalind", "open", options={"away_team": "skaven"}, clock=CLOCK)
    _strange(table)
    page = _read(table, begun["invite"].upper())
    for words in (
        "Adalind invites you to a match",
        "Blood Bowl",
        "You play Away",
        "1:30 per decision, 10:00 in reserve",
    ):
        assert words in page
    assert "When the time is up: a bot takes over" in page
    assert ("Away team Skaven" in page, "Rules tournament" in page) == (True, False)
    assert begun["keys"]["0"] not in page


def test_it_is_written_in_the_language_of_whoever_reads_it(table: Table) -> None:
    begun = table.begin("first-downs", "open", "me:Adalind")
    _strange(table)
    page = _read(table, begun["invite"], "&lang=it")
    assert "Adalind ti invita a una partita" in page
    assert "senza orologio" in page


def test_whoever_has_sent_it_finds_how_to_hand_it_on(table: Table) -> None:
    table.client.get("/", headers=HTML)
    begun = table.begin("first-downs", "me", "open")
    host = {**HTML, "host": "club.example:8080"}
    page = table.client.get(f"/?join={begun['invite'].upper()}", headers=host).text
    link = f"http://club.example:8080/?join={begun['invite']}"
    assert ('id="share"' in page, f'value="{link}"' in page) == (True, True)
    assert square_code(link) in page
    _strange(table)
    page = table.client.get(f"/?join={begun['invite']}", headers=host).text
    assert ('id="share"' in page, 'class="qr"' in page, 'id="join"' in page) == (False, False, True)


def test_an_invitation_that_is_none_or_was_taken_up_is_refused_in_words(table: Table) -> None:
    begun = table.begin("first-downs", "me", "open")
    table.client.post(f"/api/join/{begun['invite']}", json={"name": "Zoe"})
    for code in (begun["invite"], "welcome2", "%00"):
        reply = table.client.get(f"/?join={code}", headers=HTML)
        assert reply.status_code == 404
        assert "This invitation is not valid, or its seat is taken." in reply.text


def test_replays_open_on_what_was_played_in_public(table: Table) -> None:
    begun = table.begin("first-downs", "me:Adalind", "me:Benno", listed=True)
    hidden = table.begin("first-downs", "me:Adalind", "me:Benno")
    page = table.client.get("/replay", headers=HTML).text
    assert f"/match/{begun['id']}/replay" in page
    assert hidden["id"] not in page
