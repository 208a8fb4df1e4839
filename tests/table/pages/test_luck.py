"""The pages of dice luck."""

import pytest

from tests.table.conftest import Table


def _page(table: Table, path: str, language: str = "en") -> tuple[int, str]:
    reply = table.client.get(f"{path}?lang={language}", headers={"accept": "text/html"})
    return reply.status_code, reply.text


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Dice luck"), ("it", "Fortuna ai dadi"), ("de", "Würfelglück")]
)
def test_a_match_tells_the_luck_of_both_sides_beside_the_proof(
    table: Table, language: str, words: str
) -> None:
    begun = table.begin("calciotto", "me", "me", seed=1)
    status, said = _page(table, f"/match/{begun['id']}/luck", language)
    assert status == 200
    assert words in said
    assert "downfield verify" in said
    assert f"/api/matches/{begun['id']}/record" in said


def test_whoever_has_played_nothing_is_told_so(table: Table) -> None:
    status, said = _page(table, "/luck")
    assert status == 200
    assert "The matches you start are listed here." in said
