"""Teams at the table: the pages, the judge, files, and a match with a team of one's own."""

import re

import pytest

from downfield.games.blood_bowl.components.parts import Parts
from downfield.table.protocol.wishes import game_of
from tests.table.conftest import Table

HTML = {"accept": "text/html"}
GOOD = "human:4*blitzer,8*human_lineman;rerolls:3;apothecary:1;name:Rat+Pack"
LINEMEN = "human:11*human_lineman"


def teams() -> list[str]:
    parts = game_of("blood-bowl").pack.parts
    assert isinstance(parts, Parts)
    return [team.id for team in parts.teams.teams]


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_the_list_links_every_team_and_marks_those_that_wait(table: Table, language: str) -> None:
    page = table.client.get(f"/teams?lang={language}", headers=HTML).text
    assert re.findall(r'data-team="(\w+)"', page) != []
    assert sorted(re.findall(r'data-team="(\w+)"', page)) == sorted(teams())
    assert not re.findall(r">\s*(?:draft|team|hired|pack)-[a-z-]+\s*<", page)


def test_every_team_has_a_page_with_its_positions_and_its_ready_team(table: Table) -> None:
    for team in teams():
        page = table.client.get(f"/teams/{team}", headers=HTML).text
        ready = re.search(r'data-ready="([^"]+)"', page)
        assert ready is not None
        told = table.client.get("/api/teams/check", params={"code": ready[1]}).json()
        assert (told["team"], told["faults"]) == (team, [])
        assert set(told["players"]) <= set(re.findall(r'data-spot="(\w+)"', page))
        assert set(re.findall(r'href="#(fg-[^"]+)"', page)) <= set(re.findall(r' id="(fg-[^"]+)"', page))
        assert len(re.findall(r'data-spot="\w+"><th scope="row"><svg class="df figure"', page)) == page.count(
            "data-spot="
        )
        assert not re.findall(r">\s*(?:draft|spot|skill|hired|pack)-[a-z-]+\s*<", page)


def test_a_team_without_apothecary_is_offered_none(table: Table) -> None:
    assert 'data-hired="apothecary"' in table.client.get("/teams/human").text
    assert 'data-hired="apothecary"' not in table.client.get("/teams/nurgle").text


@pytest.mark.parametrize(
    ("language", "unique", "why"),
    [
        ("en", "not supported here: Two for One", "Anqi Panqi: only for teams with Lustrian Superleague"),
        ("it", "qui non previsto: Two for One", "Anqi Panqi: solo per squadre con Lustrian Superleague"),
        ("de", "hier nicht gespielt: Two for One", "Anqi Panqi: nur für Teams mit Lustrian Superleague"),
    ],
)
def test_stars_are_shown_with_what_is_not_supported_and_why_they_do_not_come(
    table: Table, language: str, unique: str, why: str
) -> None:
    page = table.client.get(f"/teams/human?lang={language}", headers=HTML).text
    assert page.count("data-star=") == 64
    assert page.index('data-star="griff_oberwald"') < page.index('class="elsewhere"')
    assert page.index('class="elsewhere"') < page.index('data-star="anqi_panqi"')
    assert unique in page
    assert why in page


def test_inducements_are_offered_to_who_may_have_them(table: Table) -> None:
    for name, teams in {"plague_doctor": "nurgle norse", "rookies": "ogre", "mortuary": "vampire"}.items():
        offered = [
            f'data-hired="{name}"' in table.client.get(f"/teams/{team}").text for team in teams.split()
        ]
        assert offered == [team != "norse" for team in teams.split()]
        assert f'data-hired="{name}"' not in table.client.get("/teams/human").text


def test_no_such_team_is_no_page(table: Table) -> None:
    assert table.client.get("/teams/chess", headers=HTML).status_code == 404


def test_the_home_page_leads_to_the_teams(table: Table) -> None:
    page = table.client.get("/").text
    assert 'href="/teams?lang=en"' in page
    assert 'name="home_roster"' in page


# The judge --------------------------------------------------------------------------------------------------------


def test_the_judge_counts_and_names_every_fault_in_the_language(table: Table) -> None:
    told = table.client.get("/api/teams/check", params={"code": GOOD}).json()
    assert (told["cost"], told["left"], told["faults"]) == (940_000, 210_000, [])
    assert (told["name"], told["code"], len(told["players"])) == ("Rat Pack", GOOD, 12)
    wrong = table.client.get("/api/teams/check", params={"code": "human:3*ogre;fans:7", "lang": "de"}).json()
    assert [fault["rule"] for fault in wrong["faults"]] == ["BB-4.1", "BB-4.1", "BB-4.3"]
    assert wrong["faults"][1]["words"] == "3 × Oger: höchstens 1 (BB-4.1)."


def test_the_judge_counts_mercenaries_and_stars(table: Table) -> None:
    code = "human:11*human_lineman;mercenaries:blitzer*guard,keeper;stars:grak_and_crumbleberry,nobody"
    told = table.client.get("/api/teams/check", params={"code": code}).json()
    assert (told["mercenaries"], told["stars"]) == (["blitzer guard"], ["grak_and_crumbleberry"])
    assert (told["size"], told["cost"]) == (14, 965_000)
    assert [fault["rule"] for fault in told["faults"]] == ["BB-19.7", "BB-19.8"]


@pytest.mark.parametrize("patron", ["Khorne", "Nurgle"])
def test_the_judge_says_who_would_come_with_another_patron(table: Table, patron: str) -> None:
    code = f"chaos_chosen:11*beastman_runner_lineman;patron:Favoured+of+{patron}"
    closed = table.client.get("/api/teams/check", params={"code": code}).json()["closed"]
    assert ("max_spleenripper" in closed) == (patron == "Nurgle")
    assert ("bilerot_vomitflesh" in closed) == (patron == "Khorne")
    assert "anqi_panqi" not in closed  # comes with no patron of theirs


@pytest.mark.parametrize("code", ["human", "humen:", "human:;x:1", "x" * 2001])
def test_what_is_no_team_is_refused_in_words(table: Table, code: str) -> None:
    reply = table.client.get("/api/teams/check", params={"code": code})
    assert reply.status_code == 400
    assert reply.json()["words"]


def test_a_team_goes_out_as_a_file_and_comes_back(table: Table) -> None:
    reply = table.client.get("/api/teams/file", params={"code": GOOD})
    assert reply.headers["content-disposition"] == 'attachment; filename="rat-pack.toml"'
    assert 'name = "Rat Pack"' in reply.text
    assert table.client.post("/api/teams/read", json={"text": reply.text}).json()["code"] == GOOD
    refused = table.client.post("/api/teams/read", json={"text": "nonsense"})
    assert (refused.status_code, refused.json()["rule"]) == (400, "BB-4.1")


# In a match -------------------------------------------------------------------------------------------------------


def test_a_match_begins_with_a_team_of_ones_own(table: Table) -> None:
    options = {"home_roster": GOOD, "away_roster": LINEMEN}
    begun = table.begin("blood-bowl", "me", "me", options=options, seed=3)
    with table.coach(begun["id"], *begun["keys"].values()) as coach:
        assert "Rat Pack" in str(coach.at(0))


def test_a_match_with_an_illegal_team_does_not_begin(table: Table) -> None:
    wish = {
        "game": "blood-bowl",
        "seats": [{"who": "me"}, {"who": "me"}],
        "options": {"home_roster": "human:3*ogre"},
    }
    reply = table.client.post("/api/matches", json=wish)
    assert reply.status_code == 400
    assert reply.json()["rule"] == "BB-4.1"
    assert "(BB-4.1)" in reply.json()["words"]
