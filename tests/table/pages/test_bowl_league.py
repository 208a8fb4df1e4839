"""A league of Blood Bowl by forms alone: made, entered, played, teams that grow, and the draft between two seasons."""

import re
from typing import Any

import pytest
from argon2 import PasswordHasher

from downfield.table.people import accounts, passwords
from tests.table.conftest import Table
from tests.table.pages.test_league import do, made, member, name_of, refusal, send, uncounted
from tests.table.people.devices import Device

LANGUAGES = ("en", "it", "de")
HUMANS = "human:4*blitzer,8*human_lineman;rerolls:4"  # leaves 60,000: too little for a mistake [BB-22.25]
OWN = {"deed": "draft", "from": "team"}


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(1, 8, 1))
    monkeypatch.setattr(accounts, "count_attempt", uncounted)


def league(ada: Device, bob: Device, **more: str) -> str:
    """A league of two, of whom Ada organises; her team is number 1."""
    cup = made(ada, game="blood-bowl", format="round-robin", league="on", legs="1", **more)
    do(ada, cup, "open")
    for one in (ada, bob):
        reply = send(one, f"{cup}/enter", deed="enter", team=HUMANS)
        assert reply.status_code == 303, refusal(reply)
    do(ada, cup, "begin")
    return cup


def offered(page: Any) -> list[str]:
    """The words of all that a page offers."""
    return re.findall(r'<option value="([a-z]+:[^"]+)"', page.text)


def gold(page: Any) -> int:
    found = re.search(r"Treasury: ([\d,]+)", page.text)
    assert found
    return int(found[1].replace(",", ""))


def test_a_league_is_played_and_its_teams_are_looked_after_in_the_browser(table: Table) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    cup = league(ada, bob)
    own, theirs = f"{cup}/entrant/1", f"{cup}/entrant/2"
    had = gold(ada.get(own))
    assert 'value="hire:human_lineman"' in ada.get(own).text
    assert "Between matches" not in Device(table.client).get(own).text
    before = ada.get(own).text
    status, told = refusal(
        reply := send(ada, f"{cup}/enter", **OWN, purchase="hire:ogre hire:ogre hire:ogre")
    )
    assert (status, "BB-" in told, "Between matches" in reply.text) == (400, True, True)
    assert ada.get(own).text == before
    assert send(ada, f"{cup}/enter", **OWN, purchase="hire:cheerleaders").status_code == 303
    assert gold(ada.get(own)) == had - 10_000
    assert send(bob, f"{cup}/organise", **OWN, entrant="2", purchase="fire:3").status_code == 403
    reply = do(ada, cup, "draft", entrant="2", purchase="fire:3", **{"from": "team"})
    assert reply.headers["location"].startswith(theirs)
    assert 'value="fire:3"' not in bob.get(theirs).text
    assert "redraft" not in ada.get(own).text
    seen = {"match": "1.1.1", "home": "2", "away": "0", "why": "played at the club"}
    for wrong in ("7 goals 2", "seven touchdowns 2", "7 touchdowns", "7 touchdowns -1"):
        status, told = refusal(reply := do(ada, cup, "rule", **seen, **{"players-0": wrong}))
        assert (status, wrong in told, "earned_casualties" in told) == (400, True, True)
        assert f">{wrong}</textarea>" in reply.text  # what was written is still there
    scored = {"players-0": "7: touchdowns 2, earned_casualties 1\r\n\r\n9 niggled 1", "players-1": ""}
    assert do(ada, cup, "rule", **seen, **scored).status_code == 303
    home = [page for page in (ada.get(own).text, ada.get(theirs).text) if "niggling injuries: 1" in page]
    assert len(home) == 1
    assert re.search(r"SPP (8|12)\b", home[0])
    assert gold(ada.get(own)) > had
    learners = [p for p in (ada.get(own), ada.get(theirs)) if any("advance:" in w for w in offered(p))]
    assert learners  # whoever was the most valuable player has points for a skill at random
    for tag in LANGUAGES:
        page = ada.get(f"{own}?lang={tag}").text
        assert not re.search(r">[^<]*(offer|club|career)s?-[a-z]", page)


def test_between_two_seasons_a_team_is_drafted_anew_and_enters_the_next(table: Table) -> None:
    ada, bob = member(table, "Ada"), member(table, "Bob")
    cup = league(ada, bob)
    own = f"{cup}/entrant/1"
    do(ada, cup, "rule", match="1.1.1", home="1", away="1", why="played at the club")
    kept = re.findall(r'type="checkbox" name="purchase" value="(keep:\d+)"', ada.get(own).text)
    assert len(kept) == 12
    few = send(ada, f"{cup}/enter", **OWN, purchase=["redraft", *kept[:5], "hire:ogre+hire:ogre"])
    assert "at least 11" in refusal(few)[1]
    assert re.findall(r'value="(keep:\d+)" data-cost="\d+" checked', few.text) == kept[:5]
    assert '<option value="hire:ogre+hire:ogre" selected>' in few.text
    done = send(ada, f"{cup}/enter", **OWN, purchase=["redraft", *kept, "hire:catcher"])
    assert done.status_code == 303, refusal(done)
    page = ada.get(own).text
    code = re.search(r'<code class="code-of">(human:[^<]+)</code>', page)
    assert code
    assert "league:2" in code[1]
    assert refusal(send(ada, f"{cup}/enter", **OWN, purchase=["redraft", *kept]))[1] == (
        "This team is drafted anew already."
    )
    assert "draft their teams again" in ada.get(f"{cup}/organise").text
    assert do(ada, cup, "finish").status_code == 303
    again = made(ada, game="blood-bowl", league="on")
    do(ada, again, "open")
    assert send(ada, f"{again}/enter", deed="enter", team=code[1]).status_code == 303
    assert name_of(ada) in ada.get(again).text


def test_what_was_handed_in_must_be_allowed_by_what_is_changed(table: Table) -> None:
    ada = member(table, "Ada")
    cup = made(ada, game="blood-bowl", options='budget = "1150000"')
    dear = "human:4*blitzer,12*human_lineman;rerolls:3"
    assert do(ada, cup, "enter", name="Ben", team=dear).status_code == 303
    status, told = refusal(do(ada, cup, "change", name="Cup", game="blood-bowl", league="on"))
    assert (status, told.startswith("Ben: ")) == (400, True)
    assert ada.get(f"{cup}/entrant/1").status_code == 200


def test_another_game_has_no_league_beside_its_season(table: Table) -> None:
    ada = member(table, "Ada")
    cup = made(ada, game="calciotto", league="on")
    assert do(ada, cup, "enter", name="Ben").status_code == 303
