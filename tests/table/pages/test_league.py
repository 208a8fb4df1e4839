"""Competitions on pages and by plain forms: every deed is done or refused in words, and nothing is half written."""

import datetime
import re
import time
from typing import Any

import pytest
from argon2 import PasswordHasher

from downfield.league import calendar
from downfield.table.live.club import scorer
from downfield.table.people import accounts, passwords
from tests.table.conftest import Open, Table
from tests.table.people.devices import HTML, Device

CUP = {"name": "Autumn Cup", "game": "first-and-roll", "format": "cup", "zone": "Europe/Rome", "best_of": "1"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
numbers = iter(range(10**6))


async def uncounted(*_given: object) -> None:
    """More people come from one place here than any table lets in within an hour."""


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(1, 8, 1))
    monkeypatch.setattr(accounts, "count_attempt", uncounted)


def member(table: Table, name: str) -> Device:
    """Somebody with an account, whose name nobody else has."""
    device = Device(table.client)
    called = f"{name} {'abcdefghij'[next(numbers) % 10]}{next(numbers)}"
    assert device.post("/api/account/sign-up", name=called, password="correct horse").status_code == 201
    device.more = {"x-name": called}
    return device


def name_of(device: Device) -> str:
    return device.more["x-name"]


def send(device: Device, path: str, **fields: Any) -> Any:
    """Send a form as a browser without scripts does."""
    reply = device.client.post(path, data=fields, headers={**HTML, **device.shown}, follow_redirects=False)
    device.client.cookies.clear()
    return reply


def made(ada: Device, **more: str) -> str:
    """The address of a new competition."""
    reply = send(ada, "/leagues", **(CUP | more))
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"]).removesuffix("/organise?lang=en")


def do(device: Device, cup: str, deed: str, **fields: Any) -> Any:
    return send(device, f"{cup}/organise", deed=deed, **fields)


def refusal(reply: Any) -> tuple[int, str]:
    """What a page says cannot be done."""
    told = re.search(r'class="panel refused" role="alert">([^<]*)<', reply.text)
    return reply.status_code, told[1] if told else ""


def lines(device: Device, cup: str) -> int:
    return str(device.get(f"{cup}/log").text).count('<li id="l')


def begun(table: Table, ada: Device, names: list[str], **more: str) -> str:
    cup = made(ada, **more)
    for name in names:
        assert do(ada, cup, "enter", name=name).status_code == 303
    reply = do(ada, cup, "begin")
    assert reply.status_code == 303, refusal(reply)
    return cup


def test_a_cup_is_made_entered_played_by_word_of_mouth_and_won(table: Table) -> None:
    ada, bob, eve = (member(table, name) for name in ("Ada", "Bob", "Eve"))
    cup = made(ada)
    assert "Nothing has been drawn yet" in ada.get(f"{cup}/bracket").text
    assert "Entries are closed" in refusal(send(bob, f"{cup}/enter", deed="enter"))[1]
    do(ada, cup, "open")
    for one in (ada, bob):
        assert send(one, f"{cup}/enter", deed="enter").status_code == 303
    assert refusal(send(bob, f"{cup}/enter", deed="enter"))[0] == 400
    assert do(ada, cup, "begin").status_code == 303
    assert "Your next match" in bob.get(cup).text
    assert "Your next match" not in eve.get(cup).text
    assert send(eve, f"{cup}/match/1.1", deed="tell", home="1", away="0").status_code == 403
    assert send(ada, f"{cup}/match/1.1", deed="tell", home="3", away="21").status_code == 303
    assert "says it ended 3–21" in bob.get(cup).text
    assert refusal(send(ada, f"{cup}/match/1.1", deed="confirm"))[0] == 400
    assert send(bob, f"{cup}/match/1.1", deed="confirm").status_code == 303
    page = eve.get(f"{cup}/bracket").text
    assert 'class="won"' in page
    assert "has won Autumn Cup" in page
    assert do(ada, cup, "finish").status_code == 303
    assert "finished" in eve.get("/leagues").text.lower()
    for path in ("", "/rounds", "/bracket", "/entrant/1", "/log"):
        for lang in ("en", "it", "de"):
            assert eve.get(f"{cup}{path}?lang={lang}").status_code == 200


def test_only_the_organiser_has_the_desk(table: Table) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    cup = made(ada)
    before = lines(ada, cup)
    assert bob.get(f"{cup}/organise").status_code == 403
    assert do(bob, cup, "open").status_code == 403
    guest = Device(table.client)
    assert do(guest, cup, "open").status_code in (401, 403)
    assert send(guest, "/leagues", **CUP).status_code in (401, 403)
    assert lines(ada, cup) == before


@pytest.mark.parametrize(
    ("deed", "fields", "word"),
    [
        ("rule", {"match": "1.1", "home": "1", "away": "0", "why": ""}, "why"),
        ("rule", {"match": "9.9", "home": "1", "away": "0", "why": "x"}, "no match"),
        ("rule", {"match": "1.1", "home": "one", "away": "0", "why": "x"}, "must be a number"),
        ("rule", {"match": "1.1", "home": "1", "away": "0", "winner": "1", "why": "x"}, "scored more"),
        ("forfeit", {"match": "1.1", "side": "both", "why": "x"}, "knock-out"),
        ("stand-in", {"match": "1.1", "side": "home", "coach": "nobody", "why": "x"}, "nobody"),
        ("move", {"what": "1", "due": "soon", "why": "x"}, "no day and hour"),
        ("move", {"what": "7", "due": "2030-01-01T20:00", "why": "x"}, "no round"),
        ("swap", {"round": "1", "first": "1", "second": "2", "why": "x"}, "bracket"),
        ("amend", {"entrant": "77", "name": "X", "why": "x"}, "no entrant"),
        ("substitute", {"entrant": "1", "name": "Two", "why": "x"}, "already"),
        ("annul", {"line": "1", "why": "x"}, "annulled"),
        ("enter", {"name": "Late"}, "closed"),
        ("change", CUP, "has begun"),
        ("open", {}, "already"),
        ("begin", {}, "already"),
        ("draw", {}, "still to be played"),
        ("finish", {}, "still to be"),
        ("dance", {}, ""),
    ],
)
def test_what_cannot_be_done_is_told_and_not_written(
    desk: tuple[Device, str], deed: str, fields: dict[str, str], word: str
) -> None:
    ada, cup = desk
    before = lines(ada, cup)
    status, told = refusal(do(ada, cup, deed, **fields))
    assert 400 <= status < 500
    assert word in told
    assert told
    assert lines(ada, cup) == before


@pytest.fixture(scope="module")
def desk(club: Table) -> tuple[Device, str]:
    """An organiser with a cup of four names that has begun."""
    club.client.cookies.clear()
    passwords.HASHER, kept = PasswordHasher(1, 8, 1), passwords.HASHER
    ada = member(club, "Ada")
    passwords.HASHER = kept
    return ada, begun(club, ada, ["One", "Two", "Three", "Four"])


def test_the_organiser_decides_and_everything_is_in_the_log(table: Table) -> None:
    ada = member(table, "Ada")
    cup = begun(table, ada, ["One", "Two", "Three", "Four", "Five"], format="round-robin", legs="1", days="7")
    assert "Round robin" in ada.get(cup).text
    for deed, fields in (
        ("swap", {"round": "5", "first": "1", "second": "2"}),
        ("move", {"what": "1", "due": "2030-01-01T20:00"}),
        ("move", {"what": "2.1", "due": "2030-01-02T20:00"}),
        ("amend", {"entrant": "3", "name": "Drei"}),
        ("forfeit", {"match": "1.1", "side": "home"}),
        ("rule", {"match": "1.2", "home": "14", "away": "7"}),
        ("stand-in", {"match": "2.1", "side": "away", "coach": "random"}),
        ("substitute", {"entrant": "4", "name": "Vier"}),
        ("withdraw", {"entrant": "5"}),
    ):
        reply = do(ada, cup, deed, why="so <b>it</b> is", **fields)
        assert reply.status_code == 303, (deed, refusal(reply))
    log = ada.get(f"{cup}/log").text
    assert "so &lt;b&gt;it&lt;/b&gt; is" in log
    assert "<b>it</b>" not in log
    assert name_of(ada) in log
    number = re.search(
        r'<li id="l(\d+)"><span class="n">\d+</span><span dir="auto">The organiser decides', log
    )
    assert number
    assert do(ada, cup, "annul", line=number[1], why="a slip").status_code == 303
    assert "<s>The organiser decides" in ada.get(f"{cup}/log").text
    assert '<table class="cross">' in ada.get(f"{cup}/bracket").text
    assert "1 Jan 2030, 20:00" in ada.get(f"{cup}/rounds").text


def test_two_agree_on_a_time_where_the_club_is_and_disagree_on_the_result(table: Table) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    cup = made(ada)
    do(ada, cup, "open")
    for one in (ada, bob):
        send(one, f"{cup}/enter", deed="enter")
    do(ada, cup, "begin")
    match = f"{cup}/match/1.1.1"
    assert send(ada, match, deed="propose", time=["2030-07-01T20:00", ""]).status_code == 303
    page = bob.get(cup).text
    assert "Accept 1 Jul 2030, 20:00" in page
    offered = re.search(r'name="time" value="(2030[^"]*)"', page)
    assert offered
    assert offered[1] == "2030-07-01T18:00:00Z"
    assert refusal(send(bob, match, deed="agree", time="2030-07-02T18:00:00Z"))[0] == 400
    assert send(bob, match, deed="agree", time=offered[1]).status_code == 303
    send(ada, match, deed="tell", home="1", away="0")
    assert send(bob, match, deed="deny", why="never").status_code == 303
    assert "The organiser decides" in bob.get(cup).text
    assert "disputed" in ada.get(f"{cup}/organise").text
    do(ada, cup, "rule", match="1.1.1", home="7", away="7", winner="1", why="tossed")
    assert "has won" in bob.get(cup).text


@pytest.mark.parametrize(
    ("more", "word"),
    [
        ({"name": " "}, "name"),
        ({"game": "chess"}, "chess"),
        ({"zone": "Mars/Base"}, "Mars/Base"),
        ({"best_of": "2"}, "best_of"),
        ({"options": "overtime = maybe"}, "TOML"),
        ({"options": "wings = true"}, "wings"),
        ({"no_show": "pray"}, "pray"),
        ({"format": "groups", "through": "0", "groups": "2"}, "through"),
        ({"squad": "9"}, "squad"),
        ({"toml": "name = 3"}, "name"),
        ({"days": "-1"}, "number"),
    ],
)
def test_what_cannot_be_held_is_told_and_the_form_is_kept(
    desk: tuple[Device, str], more: dict[str, str], word: str
) -> None:
    status, told = refusal(reply := send(desk[0], "/leagues", **({**CUP, "about": "kept words"} | more)))
    assert 400 <= status < 500
    assert word in told
    assert "kept words" in reply.text


def test_a_form_from_elsewhere_or_of_another_kind_is_refused(desk: tuple[Device, str]) -> None:
    ada, cup = desk
    client, before = ada.client, lines(ada, cup)
    body, path = "deed=open", f"{cup}/organise"
    for origin in ("https://evil.example", "null"):
        shown = {**ada.shown, **FORM, "origin": origin}
        assert client.post(path, content=body, headers=shown, follow_redirects=False).status_code == 403
    assert client.post(path, json={"deed": "open"}, headers=ada.shown).status_code == 415
    assert client.post("/api/matches", content="game=x", headers={**ada.shown, **FORM}).status_code == 415
    client.cookies.clear()
    assert ada.get(cup).headers["referrer-policy"] == "same-origin"
    assert lines(ada, cup) == before


def test_a_ladder_and_squads_and_a_link_for_a_few(table: Table) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    cup = made(ada, format="ladder", reach="2", visibility="unlisted", name="Ladder of a few")
    do(ada, cup, "open")
    for one in (ada, bob):
        send(one, f"{cup}/enter", deed="enter")
    do(ada, cup, "begin")
    assert "Ladder of a few" not in Device(table.client).get("/leagues").text
    assert "Ladder of a few" in bob.get("/leagues").text
    below = next(one for one in (ada, bob) if 'id="challenge"' in one.get(cup).text)
    other = re.search(r'<option value="(\d+)">', below.get(cup).text)
    assert other
    assert send(below, f"{cup}/enter", deed="challenge", other=other[1]).status_code == 303
    assert "Your next match" in below.get(cup).text
    squads = made(ada, squad="2", name="Squads")
    assert do(ada, squads, "enter", name="Reds", members="Ann\nBea").status_code == 303
    assert refusal(do(ada, squads, "enter", name="Blues", members="Ann"))[0] == 400
    assert "Ann, Bea" in ada.get(f"{squads}/entrant/1").text


def test_a_file_says_more_than_the_form(table: Table) -> None:
    ada = member(table, "Ada")
    file = 'name = "From a file"\r\ngame = "calciotto"\r\ntie_breaks = ["wins"]\r\n'
    file += '[[stages]]\r\nkind = "swiss"\r\nrounds = 3\r\nthrough = 4\r\n[[stages]]\r\nkind = "round-robin"'
    cup = made(ada, toml=file)
    page = ada.get(cup).text
    assert "From a file" in page
    assert "Swiss, 3 rounds" in page
    assert "<dd>wins, lot</dd>" in page
    again = {"name": "Renamed", "game": "calciotto", "format": "cup", "rounds": "3", "through": "4"}
    assert do(ada, cup, "change", **again).status_code == 303
    page = ada.get(cup).text
    assert "Renamed" in page
    assert "Swiss, 3 rounds → Round robin" in page
    assert "<dd>wins, lot</dd>" in page


def test_teams_are_handed_in_and_checked(table: Table) -> None:
    ada = member(table, "Ada")
    cup = made(ada, game="blood-bowl", name="Bowl")
    do(ada, cup, "open")
    assert refusal(send(ada, f"{cup}/enter", deed="enter", team="unicorns"))[0] == 400
    assert send(ada, f"{cup}/enter", deed="enter", team="human").status_code == 303
    assert send(ada, f"{cup}/enter", deed="hand-in", team="orc").status_code == 303
    assert "orc" in ada.get(f"{cup}/entrant/1").text
    assert send(ada, f"{cup}/enter", deed="withdraw").status_code == 303


def test_nothing_is_found_under_a_wrong_name(table: Table) -> None:
    guest = Device(table.client)
    for path in ("/league/none", "/league/none/log", "/league/none/entrant/1"):
        assert guest.get(path).status_code == 404
    assert "Competitions" in guest.get("/leagues").text


def test_no_entrant_has_a_number_that_nobody_was_given(desk: tuple[Device, str]) -> None:
    assert desk[0].get(f"{desk[1]}/entrant/1").status_code == 200
    assert desk[0].get(f"{desk[1]}/entrant/99").status_code == 404


def test_a_fixture_is_played_here_each_in_his_own_seat_and_its_result_is_written(table: Table) -> None:
    ada, bob, eve = (member(table, name) for name in ("Ada", "Bob", "Eve"))
    cup = made(ada, game="first-downs", format="round-robin")
    do(ada, cup, "open")
    for one in (ada, bob, eve):
        send(one, f"{cup}/enter", deed="enter")
    do(ada, cup, "begin")
    page = ada.get(f"{cup}/rounds").text
    number = next(n for n in ("1.1.1", "2.1.1", "3.1.1") if _plays(page, n, ada, bob))
    path = f"{cup}/match/{number}/sit"
    assert send(eve, path, deed="sit").status_code == 403
    laid = {send(one, path, deed="sit").headers["location"] for one in (ada, bob, ada)}
    assert len(laid) == 1
    match = laid.pop().removeprefix("/match/").removesuffix("?lang=en")
    assert match in bob.mine()
    assert match not in eve.mine()
    held = [line["mine"] for one in (ada, bob) for line in one.get("/api/mine").json() if line["id"] == match]
    assert sorted(held) == [[0], [1]]
    token = bob.post("/api/tokens", label="bot", scope="play").json()["token"]
    client = table.client
    reply = client.post(
        f"/api/matches/{match}/resignations",
        json={"seat": held[1][0]},
        headers={"authorization": f"Bearer {token}"},
    )
    assert reply.status_code < 300, reply.text
    client.cookies.clear()
    assert "7–0" in eve.get(cup).text.replace("0–7", "7–0")
    assert "the table" in eve.get(f"{cup}/log").text


def _plays(page: str, number: str, *both: Device) -> bool:
    line = page.split(f'id="m{number}"')[1].split("</li>")[0]
    return all(name_of(one) in line for one in both)


@pytest.mark.parametrize(("rule", "word"), [("effort", "loses 1.1.1"), ("program", "A bot plays 1.1.1")])
def test_who_does_not_come_by_the_end_is_settled_by_the_rule_that_was_agreed(
    table: Table, rule: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    cup = made(ada, no_show=rule)
    do(ada, cup, "open")
    for one in (ada, bob):
        send(one, f"{cup}/enter", deed="enter")
    do(ada, cup, "begin")
    send(ada, f"{cup}/match/1.1", deed="propose", time="2030-07-01T20:00")
    ada.get(cup)
    before = lines(ada, cup)
    month, overdue = datetime.timedelta(days=30), calendar.overdue
    monkeypatch.setattr(calendar, "overdue", lambda state, now: overdue(state, now + month))
    bob.get(cup)
    log = ada.get(f"{cup}/log").text
    assert lines(ada, cup) == before + 1
    assert word in log
    assert name_of(bob) in log.split(word)[0][-80:] + log.split(word)[1][:80]


def test_whoever_is_not_known_here_plays_elsewhere(table: Table) -> None:
    ada = member(table, "Ada")
    cup = made(ada)
    do(ada, cup, "open")
    send(ada, f"{cup}/enter", deed="enter")
    do(ada, cup, "enter", name="Paper Paul")
    do(ada, cup, "begin")
    before = lines(ada, cup)
    assert "Play here now" not in ada.get(cup).text
    status, told = refusal(send(ada, f"{cup}/match/1.1/sit", deed="sit"))
    assert (status, "not known at this table" in told) == (409, True)
    assert lines(ada, cup) == before


def test_what_ended_while_nobody_wrote_it_down_is_found_and_bots_play_unattended(
    open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scorer, "OFTEN", 1e9)  # the first server never looks
    with open_table() as first:
        first.client.get("/healthz")
        ada, bob = member(first, "Ada"), member(first, "Bob")
        time.sleep(2.2)  # its heart has beaten once
        cup = made(ada, game="first-downs")
        do(ada, cup, "open")
        for one in (ada, bob):
            send(one, f"{cup}/enter", deed="enter")
        do(ada, cup, "begin")
        match = send(ada, f"{cup}/match/1.1/sit", deed="sit").headers["location"].split("/match/")[1][:12]
        token = ada.post("/api/tokens", label="bot", scope="play").json()["token"]
        seat = next(line["mine"][0] for line in ada.get("/api/mine").json() if line["id"] == match)
        shown = {"authorization": f"Bearer {token}"}
        first.client.post(f"/api/matches/{match}/resignations", json={"seat": seat}, headers=shown)
        bots = made(ada, game="first-downs", name="Bots")
        for name in ("One", "Two"):
            do(ada, bots, "enter", name=name, coach="random")
        do(ada, bots, "begin")
    with open_table() as second:
        until = time.monotonic() + 120
        logs = [f"{path}/log" for path in (cup, bots)]
        while time.monotonic() < until:
            told = [second.client.get(path).text for path in logs]
            if all("the table" in one for one in told):
                break
            time.sleep(0.2)
        assert all(" ended " in one for one in told)
        page = second.client.get(f"{bots}/match/1.1").text
        record = re.search(r'href="(/replay/[0-9a-f]{32})', page)
        assert record
        assert second.client.get(record[1]).status_code == 200


def test_figures_are_shown_and_other_programs_read_what_they_may(table: Table) -> None:
    ada = member(table, "Ada")
    cup = begun(table, ada, ["Ben", "Cleo", "Dan", "Eve"], format="round-robin", legs="1")
    number = re.search(r'id="m([\d.]+)"', ada.get(f"{cup}/rounds").text)
    assert number
    do(ada, cup, "rule", match=number[1], home="4", away="1", why="played at the club")
    page = ada.get(f"{cup}/figures").text
    assert page.count('<table class="standing heat">') == 1
    assert "4–1" in page
    stranger = Device(table.client)
    calendar = stranger.get(f"{cup}/export/ics")
    assert (calendar.status_code, calendar.headers["content-type"]) == (200, "text/calendar; charset=utf-8")
    assert calendar.text.count("BEGIN:VEVENT") == 6
    assert "ended 4–1" in stranger.get(f"{cup}/export/atom").text
    assert stranger.get(f"{cup}/export/csv").text.startswith("stage,group,place,entrant")
    assert stranger.get(f"{cup}/export/json").status_code == 403
    assert '"form":"downfield-competition"' in ada.get(f"{cup}/export/json").text
    assert ada.get(f"{cup}/export/naf").status_code == 400
    assert stranger.get(f"{cup}/export/pdf").status_code == 404


def test_the_page_of_a_team_that_is_carried_on_tells_its_history(table: Table) -> None:
    ada, bob = (member(table, name) for name in ("Ada", "Bob"))
    cup = made(ada, game="touch-down", format="round-robin")
    do(ada, cup, "open")
    for one in (ada, bob):
        send(one, f"{cup}/enter", deed="enter")
    do(ada, cup, "begin")
    do(ada, cup, "rule", match="1.1.1", home="7", away="0", why="played at the club")
    pages = [ada.get(f"{cup}/entrant/{number}").text for number in (1, 2)]
    assert sum("Draft points: 2 more." in page for page in pages) == 1
