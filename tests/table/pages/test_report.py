"""The report of a match as a page."""

import pathlib
import re

import pytest

from tests.contract.cases import LATE
from tests.table.conftest import Table, play_on

GOLDEN = pathlib.Path(__file__).parents[2] / "golden"


def _cells(html: str) -> list[str]:
    return [re.sub(r"<.*?>", "", cell).strip() for cell in re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", html)]


@pytest.mark.parametrize(("game", "told"), [("calciotto", "shots"), ("touch-down", "yards run")])
def test_the_end_of_a_match_leads_to_its_report(table: Table, game: str, told: str) -> None:
    begun = table.begin(game, "me", "me", seed=6, start=LATE[game])
    assert f"/match/{begun['id']}/report" in table.client.get(f"/match/{begun['id']}").text
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        play_on({0: both, 1: both})
        points = both.now["points"]
    for language in ("en", "it", "de"):
        page = table.client.get(f"/match/{begun['id']}/report?lang={language}")
        assert page.status_code == 200
        assert f"<b>{points[0]}</b> : <b>{points[1]}</b>" in page.text
        assert (told in _cells(page.text)) == (language == "en")


def test_the_end_at_the_table_has_turning_points_and_both_sides(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me", seed=6, options={"drives": 1})
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        play_on({0: both, 1: both})
    brief = table.client.get(f"/match/{begun['id']}/report/brief?lang=en").text
    assert "<html" not in brief
    assert re.search(rf'href="/match/{begun["id"]}/replay\?lang=en#\d+"', brief)
    assert brief.count('class="chart"') == 1


def test_a_record_brought_along_has_its_report(table: Table) -> None:
    text = (GOLDEN / "calciotto.record").read_text(encoding="utf-8")
    brought = table.client.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    cells = _cells(table.client.get(f"/replay/{brought.json()['id']}/report").text)
    assert cells.count("shots") >= 1
    assert (
        f"/replay/{brought.json()['id']}/report" in table.client.get(f"/replay/{brought.json()['id']}").text
    )


def test_a_match_that_goes_on_has_a_report_that_says_so(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me")
    page = table.client.get(f"/match/{begun['id']}/report?lang=en")
    assert page.status_code == 200
    assert "still being played" in page.text


def test_programs_are_told_who_won_how_and_what_everybody_did(table: Table) -> None:
    begun = table.begin("calciotto", "me", "me", seed=6, start=LATE["calciotto"])
    here = f"/api/matches/{begun['id']}"
    before = table.client.get(here).json()
    assert (before["winner"], before["how"]) == (None, "")
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        play_on({0: both, 1: both})
    stands, told = table.client.get(here).json(), table.client.get(f"{here}/report?lang=de").json()
    assert told == table.client.get(f"{here}/report?lang=en").json()
    assert (told["winner"], told["how"]) == (stands["winner"], stands["how"])
    assert (told["how"], [side["team"]["points"] for side in told["sides"]]) == ("played", stands["points"])


def test_a_match_given_up_has_a_winner(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me")
    here, key = f"/api/matches/{begun['id']}", begun["keys"]["0"]
    table.client.post(f"{here}/resignations", json={"seat": 0}, headers={"authorization": f"Bearer {key}"})
    stands = table.client.get(here).json()
    assert (stands["winner"], stands["how"], stands["points"]) == (1, "resigned", [0, 0])
    assert table.client.get(f"{here}/report").json()["how"] == "resigned"
