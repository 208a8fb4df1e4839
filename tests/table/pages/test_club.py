"""Whoever takes part in competitions: invitations of their own, squads, teams for a match, sheets, and moving house."""

import re
from typing import Any

import pytest
from argon2 import PasswordHasher

import downfield
from downfield.kernel.dice import CommittedDice
from downfield.league.arranged import options_for
from downfield.league.exports.whole import unpacked
from downfield.league.programs import played, record_of
from downfield.table.people import accounts, passwords
from tests.table.conftest import Table
from tests.table.pages.test_league import begun, do, made, member, name_of, refusal, send, uncounted
from tests.table.people.devices import HTML, Device

LANGUAGES = ("en", "it", "de")


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(1, 8, 1))
    monkeypatch.setattr(accounts, "count_attempt", uncounted)


def guest(table: Table) -> Device:
    """Somebody without an account, who has looked at a page once."""
    device = Device(table.client)
    device.get("/leagues")
    return device


def links(ada: Device, cup: str) -> list[str]:
    """Everybody's own invitation, as the organiser finds them."""
    return re.findall(rf"{cup}/join/[0-9a-z-]+", ada.get(f"{cup}/organise").text)


def seats(device: Device, match: str) -> list[int]:
    return [seat for line in device.get("/api/mine").json() if line["id"] == match for seat in line["mine"]]


def test_everybody_has_an_invitation_of_his_own_and_nobody_else_gets_the_seat(table: Table) -> None:
    ada, ben, cleo, eve = member(table, "Ada"), guest(table), guest(table), guest(table)
    cup = begun(table, ada, ["Ben", "Cleo"], game="first-downs")
    first, second = links(ada, cup)
    assert "you are invited" in ben.get(first).text
    assert send(ben, first, deed="come").status_code == 303
    assert send(cleo, second, deed="come").status_code == 303
    assert eve.get(f"{first[:-1]}x").status_code == 404
    assert send(eve, f"{first[:-1]}x", deed="come").status_code == 404
    assert "Your next match" in ben.get(cup).text
    table_of = send(ben, f"{cup}/match/1.1/sit", deed="sit").headers["location"].split("/match/")[1][:12]
    assert sorted([*seats(ben, table_of), *seats(cleo, table_of)]) == [0, 1]
    assert send(eve, f"{cup}/match/1.1/sit", deed="sit").status_code == 403
    assert refusal(send(ben, second, deed="come")) == (400, "Cleo takes part already.")
    own = seats(ben, table_of)
    other = guest(table)  # the same person with another telephone
    assert send(other, first, deed="come").status_code == 303
    assert send(other, f"{cup}/match/1.1/sit", deed="sit").status_code == 303
    assert (seats(other, table_of), seats(ben, table_of)) == (own, [])


def test_the_coaches_of_a_squad_each_sit_at_their_own_place(table: Table) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    cup = made(ada, squad="2", game="first-downs", format="round-robin")
    do(ada, cup, "open")
    assert send(bob, f"{cup}/enter", deed="enter", name="Reds", members="Bea").status_code == 303
    do(ada, cup, "enter", name="Blues", members="Cleo\nDan")
    do(ada, cup, "begin")
    come = {link.rsplit("/", 1)[1][:3]: link for link in links(ada, cup)}
    assert set(come) == {"1-0", "1-1", "2-0", "2-1"}
    bea, cleo, dan = guest(table), guest(table), guest(table)
    for one, place in ((bea, "1-1"), (cleo, "2-0"), (dan, "2-1")):
        assert send(one, come[place], deed="come").status_code == 303
    laid = [
        send(one, f"{cup}/match/1.1.{n}/sit", deed="sit").headers["location"]
        for one, n in ((bob, 1), (cleo, 1), (bea, 2), (dan, 2))
    ]
    assert laid[0] == laid[1] != laid[2] == laid[3]
    assert "Bea" in ada.get(f"{cup}/entrant/1").text


def test_a_squad_is_chosen_for_one_match_until_it_begins(table: Table) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    cup = made(ada, game="calciotto", format="round-robin")
    do(ada, cup, "open")
    for one in (ada, bob):
        send(one, f"{cup}/enter", deed="enter")
    do(ada, cup, "begin")
    match = f"{cup}/match/1.1.1"
    assert refusal(send(bob, match, deed="choose", team="unicorns"))[0] == 400
    team = re.findall(r'<option value="([a-z]+)">', bob.get(match).text.split('id="choose-teams"')[1])[0]
    assert (
        send(bob, match, deed="choose", team=team, **{"from": "match"}).headers["location"].startswith(match)
    )
    assert send(ada, f"{match}/sit", deed="sit").status_code == 303
    assert refusal(send(bob, match, deed="choose", team=team)) == (400, "Match 1.1.1 has begun.")


def test_new_players_are_bought_between_two_matches(table: Table) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    cup = made(ada, game="touch-down", format="round-robin", legs="2")
    do(ada, cup, "open")
    for one in (ada, bob):
        send(one, f"{cup}/enter", deed="enter", team="tori")
    do(ada, cup, "begin")
    page = ada.get(f"{cup}/rounds").text
    mine = f"{cup}/entrant/2"
    assert "Draft points: 0" in bob.get(mine).text
    home = page.split('id="m1.1.1"')[1].split("</a>")[0].endswith(name_of(bob))
    do(ada, cup, "rule", match="1.1.1", home="0" if home else "7", away="7" if home else "0", why="seen")
    page = bob.get(mine).text
    assert "Draft points: 2." in page
    bought = re.findall(r'<option value="([A-Z]+:\d\.\d)">', page)
    assert bought
    assert refusal(send(bob, f"{cup}/enter", deed="draft", purchase="D:2.2"))[0] == 400
    assert send(bob, f"{cup}/enter", deed="draft", purchase=bought[0]).status_code == 303
    assert "Draft points: 2." not in bob.get(mine).text


def test_every_page_is_there_and_nothing_is_left_without_words(table: Table) -> None:
    ada = member(table, "Ada")
    cup = begun(
        table,
        ada,
        ["Ben <b>", "Cleo", "Dan", "Eve"],
        game="blood-bowl",
        format="round-robin",
        legs="2",
    )
    result = {"home": "3", "away": "1", "casualties-0": "2", "casualties-1": "1"}
    do(ada, cup, "rule", match="1.1.1", why="played", **result)
    do(ada, cup, "forfeit", match="1.2.1", side="home", why="did not come")
    pages = [
        "",
        "/rounds",
        "/bracket",
        "/figures",
        "/log",
        "/organise",
        "/beamer",
        "/match/1.1.1",
        "/match/2.1.1",
    ]
    pages += ["/entrant/1", "/entrant/2", "/entrant/1/versus/2"]
    pages += [f"/print/{what}" for what in ("round", "slips", "cards", "table", "invitations")]
    for at, path in enumerate(pages):  # each in one of them; what words there are is looked at elsewhere
        page = ada.get(f"{cup}{path}?lang={LANGUAGES[at % 3]}")
        assert page.status_code == 200, path
        assert "club-" not in re.sub(r'(class|id|for|href|src)="[^"]*"', "", page.text), path
        assert "Ben <b>" not in page.text
    assert "casualties caused" in ada.get(f"{cup}/match/1.1.1").text
    assert ada.get(f"{cup}/print/cards").text.count("<svg") == 2
    stranger = guest(table)
    assert stranger.get(f"{cup}/print/invitations").status_code == 403
    assert stranger.get(f"{cup}/print/money").status_code == 404
    assert stranger.get(f"{cup}/entrant/1/versus/1").status_code == 404
    assert stranger.get(f"{cup}/entrant/1/player/9").status_code == 404
    assert stranger.get(f"{cup}/match/9.9").status_code == 400


SEEN_BY_ALL = (
    "", "/rounds", "/bracket", "/figures", "/log", "/entrant/1", "/entrant/2", "/entrant/1/versus/2", "/match/1.1.1",
    "/match/2.1.1", "/beamer", "/print/round", "/print/slips", "/print/table", "/export/csv", "/export/ics",
    "/export/atom",
)  # fmt: skip
SEEN_AT_THE_DESK = ("/organise", "/print/invitations", "/export/json")


def handed_in(one: Device, cup: str, file: str) -> None:
    """Hand in the record of a match that was played elsewhere, by bots."""
    state = unpacked(file.encode())[0].state
    fixture = state.fixture("1.1")
    names = [state.name(number) for number in (fixture.home, fixture.away)]
    options = options_for(state, fixture)
    match = played(downfield.game("first-downs"), options, ("random",) * 2, names, CommittedDice(bytes(32)))
    text = record_of(match, state, fixture.id, "2026-11-16")
    reply = one.client.post(
        f"{cup}/match/1.1/record",
        files={"record": ("match.txt", text.encode(), "text/plain")},
        headers={**HTML, **one.shown},
        follow_redirects=False,
    )
    one.client.cookies.clear()
    assert reply.status_code == 303, refusal(reply)


def unsigned(page: Any, cup: str) -> str:
    """A page without its address, also as a code for telephones, and without who is signed in."""
    plain = re.sub(r'<div class="qr".*?</div>', "", page.text.replace(cup, ""), flags=re.S)
    return re.sub(r'(class="button quiet who"[^>]*>)[^<]*', r"\1", plain)


def test_a_competition_is_taken_to_an_empty_server_and_every_page_is_the_same(
    table: Table, empty_table: Table
) -> None:
    ada, bob, eve = (member(table, name) for name in ("Ada", "Bob", "Eve"))
    zoe = member(empty_table, "Zoe")
    cup = made(ada, game="first-downs", format="round-robin", legs="2", options="drives = 1")
    do(ada, cup, "open")
    for one in (bob, eve):
        send(one, f"{cup}/enter", deed="enter", club="Aquile")
    do(ada, cup, "begin")
    handed_in(bob, cup, ada.get(f"{cup}/export/json").text)
    other = brought(zoe, ada.get(f"{cup}/export/json").text)
    assert other != cup
    here, there = guest(table), guest(empty_table)
    for at, path in enumerate(SEEN_BY_ALL):
        asked = f"{path}?lang={LANGUAGES[at % 3]}"
        assert here.get(cup + asked).text.replace(cup, "") == there.get(other + asked).text.replace(other, "")
    for path in SEEN_AT_THE_DESK:
        assert unsigned(ada.get(cup + path), cup) == unsigned(zoe.get(other + path), other), path
    record = re.search(r'href="(/replay/[0-9a-f]{32})', there.get(f"{other}/match/1.1").text)
    assert record
    assert here.get(record[1]).text == there.get(record[1]).text


def test_a_file_that_is_no_competition_or_was_altered_is_not_brought_along(table: Table) -> None:
    ada = member(table, "Ada")
    cup = begun(table, ada, ["Ben", "Cleo"])
    file = ada.get(f"{cup}/export/json").text
    for bad, word in (
        ("{}", "not the file of a competition"),
        (file.replace('"name":"Ben"', '"name":"Bea"'), "does not follow"),
        (re.sub(r'"secret":"(.)', altered, file), "not the secret"),
    ):
        assert word in refusal(bring(ada, bad))[1]


def altered(secret: re.Match[str]) -> str:
    """The beginning of a secret that is another one for sure."""
    return '"secret":"' + ("1" if secret[1] == "0" else "0")


def bring(device: Device, file: str) -> Any:
    reply = device.client.post(
        "/leagues/import",
        files={"file": ("cup.json", file.encode(), "application/json")},
        headers={**HTML, **device.shown},
        follow_redirects=False,
    )
    device.client.cookies.clear()
    return reply


def brought(device: Device, file: str) -> str:
    reply = bring(device, file)
    assert reply.status_code == 303, refusal(reply)
    return str(reply.headers["location"]).removesuffix("/organise?lang=en")


def test_everybody_has_a_calendar_of_his_own(table: Table) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    cup = made(ada, visibility="unlisted", format="round-robin")
    do(ada, cup, "open")
    for one in (ada, bob):
        send(one, f"{cup}/enter", deed="enter")
    do(ada, cup, "enter", name="Cleo")
    do(ada, cup, "begin")
    address = re.search(r"(/calendar/[\w.-]+)", bob.get(cup).text)
    assert address
    stranger = guest(table)
    told = stranger.get(address[1])
    assert told.headers["content-type"].startswith("text/calendar")
    assert told.text.count("BEGIN:VEVENT") == 2
    assert "/calendar/" not in stranger.get(cup).text
    for suffix in ("x", "x/atom"):
        assert stranger.get(f"{address[1]}{suffix}").status_code == 404
    news = stranger.get(f"{address[1]}/atom")
    assert news.headers["content-type"].startswith("application/atom+xml")
    assert news.text.count("<entry>") == 2


def test_programs_run_a_competition_with_a_token_for_organisers_and_each_reads_what_he_has_to_play(
    table: Table,
) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    keys = {
        s: ada.post("/api/tokens", label=s, scope=s).json()["token"] for s in ("read", "play", "organise")
    }
    theirs = bob.post("/api/tokens", label="mine", scope="organise").json()["token"]

    def ask(key: str, path: str, body: object = None) -> Any:
        shown = {"authorization": f"Bearer {key}"}
        reply = (
            table.client.get(path, headers=shown)
            if body is None
            else table.client.post(path, json=body, headers=shown)
        )
        table.client.cookies.clear()
        return reply

    toml = 'name = "By program"\ngame = "first-and-roll"\n[[stages]]\nkind = "knock-out"\n'
    assert ask(keys["play"], "/api/leagues", {"toml": toml}).status_code == 403
    assert ask(keys["organise"], "/api/leagues", {"toml": "name = 3"}).status_code == 400
    slug = ask(keys["organise"], "/api/leagues", {"toml": toml}).json()["slug"]
    deeds = f"/api/leagues/{slug}/deeds"
    for name in ("One", "Two"):
        assert ask(keys["organise"], deeds, {"did": "entered", "what": {"name": name}}).status_code == 201
    assert ask(theirs, deeds, {"did": "begin"}).status_code == 403
    assert ask(keys["play"], deeds, {"did": "begin"}).status_code == 403
    assert ask(keys["organise"], deeds, {"did": "played", "what": {}}).status_code == 400
    assert ask(keys["organise"], deeds, {"did": "ruled", "what": {"match": 7}}).status_code == 400
    assert ask(keys["organise"], deeds, {"did": "begin"}).json() == {"lines": 5}
    ruled = {"match": "1.1", "result": {"score": [3, 1], "winner": 0}, "why": "seen"}
    assert ask(keys["organise"], deeds, {"did": "ruled", "what": ruled}).status_code == 201
    told = ask(keys["read"], f"/api/leagues/{slug}").json()
    assert told["champion"] == told["matches"][0]["home"]
    lines = ask(keys["read"], f"/api/leagues/{slug}/ledger").json()
    assert [line["deed"]["did"] for line in lines][:2] == ["created", "entered"]
    assert slug in [line["slug"] for line in ask(keys["read"], "/api/leagues").json()]
    assert ask(keys["read"], "/api/leagues/mine").json() == []
    cup = made(ada)
    do(ada, cup, "open")
    for one in (ada, bob):
        send(one, f"{cup}/enter", deed="enter")
    do(ada, cup, "begin")
    (mine,) = ask(keys["read"], "/api/leagues/mine").json()
    assert (mine["opponent"], mine["match"]) == (name_of(bob), "1.1.1")
    said = {"match": "1.1", "entrant": 2, "result": {"score": [1, 0], "winner": 0}}
    at = f"/api/leagues/{cup.removeprefix('/league/')}/deeds"
    assert ask(keys["play"], at, {"did": "told", "what": said}).status_code == 403
    assert ask(theirs, at, {"did": "told", "what": said}).status_code == 201
    assert ask(keys["read"], "/api/leagues/mine").json()[0]["asked"] is True


def test_somebody_else_organises_too(table: Table) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    cup = made(ada)
    assert refusal(do(ada, cup, "appoint", name="Nobody At All"))[0] == 400
    assert do(ada, cup, "appoint", name=name_of(bob)).status_code == 303
    assert do(bob, cup, "open").status_code == 303
    assert refusal(do(ada, cup, "open")) == (400, "It is open already.")
    assert name_of(bob) in ada.get(cup).text


def test_whoever_deletes_the_account_is_named_in_no_competition_and_it_goes_on(table: Table) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    cup = made(ada, format="round-robin", legs="2")
    do(ada, cup, "open")
    for one in (ada, bob):
        send(one, f"{cup}/enter", deed="enter")
    do(ada, cup, "begin")
    send(bob, f"{cup}/match/1.1", deed="tell", home="3", away="1")
    assert name_of(bob) in ada.get(f"{cup}/log").text
    assert bob.post("/api/account/delete", confirm="correct horse").status_code == 200
    for path in ("", "/log", "/rounds", "/entrant/2", "/organise", "/export/json", "/export/atom"):
        assert name_of(bob) not in ada.get(f"{cup}{path}").text, path
    assert "giocatore eliminato" in ada.get(f"{cup}/log?lang=it").text.lower()
    do(ada, cup, "rule", match="1.1", home="3", away="1", why="seen")
    assert "3–1" in ada.get(f"{cup}/log").text
    other = brought(ada, ada.get(f"{cup}/export/json").text)
    assert "3–1" in ada.get(f"{other}/rounds").text


def test_lists_are_read_page_by_page(table: Table) -> None:
    ada = member(table, "Ada")
    assert table.client.get("/leagues?page=300").status_code == 200
    assert table.client.get("/leagues?page=0").status_code == 400
    table.client.cookies.clear()
    for _ in range(3):
        ada.post("/api/matches", game="first-downs", seats=[{"who": "me"}, {"who": "coach"}])
    assert ada.get("/mine").text.count('class="title"') == 3
    assert 'class="title"' not in ada.get("/mine?page=2").text
    assert 'class="title"' not in guest(table).get("/mine").text


def test_a_seat_is_kept_for_whoever_has_its_invitation(table: Table) -> None:
    ada, ben, cleo = member(table, "Ada"), guest(table), guest(table)
    wish = [
        {"who": "open", "name": "Ben", "reserved": True},
        {"who": "open", "name": "Cleo", "reserved": True},
    ]
    begun_now = ada.post("/api/matches", game="first-downs", seats=wish).json()
    first, second = begun_now["invites"]["0"], begun_now["invites"]["1"]
    assert "invite" not in begun_now
    assert [s["name"] for s in table.client.get(f"/api/matches/{begun_now['id']}").json()["sitters"]] == [
        "Ben",
        "Cleo",
    ]
    table.client.cookies.clear()
    assert cleo.post(f"/api/join/{second}", name="").json()["seat"] == 1
    assert ben.post(f"/api/join/{second}", name="").status_code == 404
    assert ben.get(f"/?join={first}").status_code == 200
    assert ben.post(f"/api/join/{first}", name="").json()["seat"] == 0
