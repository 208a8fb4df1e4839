"""The page on which a match is reviewed."""

import pytest

from tests.table.conftest import Table, play_on

LAST = "drive=6 attacker=home down=4 yards=20/4/26 score=0-10"


def _page(table: Table, match: str, language: str = "en") -> tuple[int, str]:
    reply = table.client.get(f"/match/{match}/review?lang={language}", headers={"accept": "text/html"})
    return reply.status_code, reply.text


def test_a_match_that_goes_on_is_not_reviewed(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me", seed=1)
    status, said = _page(table, begun["id"])
    assert status == 409
    assert "It can be reviewed once it is over." in said


@pytest.mark.parametrize("game", ["calciotto", "first-and-roll"])
def test_a_game_that_cannot_be_reviewed_soon_has_no_such_page(table: Table, game: str) -> None:
    begun = table.begin(game, "me", "me", seed=1)
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        both.say(type="resign", seat=0)
        both.until(lambda told: told["over"])
    assert _page(table, begun["id"])[0] == 404
    assert "/review" not in table.client.get(f"/match/{begun['id']}/replay").text


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "What was better"), ("it", "Che cosa era meglio"), ("de", "Was besser gewesen wäre")],
)
def test_a_match_that_is_over_is_reviewed(table: Table, language: str, words: str) -> None:
    begun = table.begin("first-downs", "me", "me", seed=1, start=LAST)
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        play_on({0: both, 1: both})
    status, said = _page(table, begun["id"], language)
    assert status == 200
    assert words in said
    assert 'class="curve"' in said
    assert "/review" in table.client.get(f"/match/{begun['id']}/replay").text
