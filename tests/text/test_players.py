"""Players as a card beside the board tells of them, in every game that has figures."""

import pytest

import downfield
from downfield.kernel.show.look import Look
from downfield.kernel.show.player import PlayerCard
from downfield.text import Text
from downfield.text.picture import player, pointed_at, portrait
from tests.browser.screens import CAGE, NEAR_GOAL, SECOND_MOVE

STARTS = {"calciotto": NEAR_GOAL.replace("10@i13", "10@i18"), "touch-down": SECOND_MOVE, "blood-bowl": CAGE}


def card_of(slug: str, element: str, language: str = "en") -> PlayerCard | None:
    """The card of a player in a position that all three games have one of."""
    game = downfield.game(slug)
    return player(Look(game.load(STARTS[slug]), None), Text(language, game.spec).say, element)


@pytest.mark.parametrize(
    ("slug", "element", "name", "values", "state"),
    [
        ("calciotto", "m-f-h-14", "14 attacker", "333", "on i19, has the ball; Beside him: 10."),
        ("calciotto", "m-f-a-10", "10 midfielder", "33", "on i18; Beside him: 14."),
        ("touch-down", "m-p-a-23", "23 defender", "20", "entangled; Stands on j9.; In the same square: 73."),
        ("touch-down", "m-p-h-24", "24 defender", "11", "Injured, box 3."),
        ("blood-bowl", "m-p-a-8", "8 Lineman", "632+4+8+", "stunned on p5; Marked by 3, 5."),
    ],
)
def test_a_card_tells_what_a_player_is_and_who_is_at_him(
    slug: str, element: str, name: str, values: str, state: str
) -> None:
    card = card_of(slug, element)
    assert card is not None
    assert card.name == name
    assert "".join(value for _, value in card.values) == values
    assert "; ".join(card.state) == state


@pytest.mark.parametrize("slug", STARTS)
def test_whoever_is_no_player_has_no_card(slug: str) -> None:
    assert card_of(slug, "m-s-1-1") is None
    assert card_of(slug, "m-p-h-999") is None
    assert pointed_at(downfield.game(slug))


@pytest.mark.parametrize(("slug", "number"), [("calciotto", 14), ("touch-down", 80), ("blood-bowl", 1)])
def test_a_card_has_a_portrait(slug: str, number: int) -> None:
    match = downfield.game(slug).load(STARTS[slug])
    assert portrait(match, 0, number).startswith("<svg")
    assert portrait(match, 0, 999) == ""


def test_a_game_without_figures_has_no_cards() -> None:
    game = downfield.game("first-downs")
    assert pointed_at(game) == ""
    assert player(Look(game.new(seed=1), None), Text("en", game.spec).say, "m-p-h-1") is None
