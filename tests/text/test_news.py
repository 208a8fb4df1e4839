"""The news: of all that has just happened the one fact that tells most."""

import pytest

import downfield
from downfield.games import GAMES
from downfield.text import Text
from downfield.text.news import most_telling
from downfield.text.picture import face_of
from downfield.text.retell import counted


def told(slug: str, line: str, *words: str) -> str:
    """The news after these answers and dice."""
    game = downfield.game(slug)
    match = game.at(line, by_hand=True)
    before = len(match.events)
    match.play(list(words))
    event = most_telling(game, match.events[before:])
    assert event is not None
    return Text("en", game.spec).event(event, ("Ada", "Ben"), ("Ada", "Ben"), counted(game))


def test_a_kick_return_is_told_by_its_yards() -> None:
    """Not by the red die, nor by the kick die, that brought them."""
    start = "phase=kickoff possession=away score=0-0 half=1 clock=30:00 :: regular"
    assert "runs the kick out for" in told("first-and-roll", start, "run-out", "R3", "Y5", "G8")


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_ranked_can_happen(slug: str) -> None:
    game = downfield.game(slug)
    face = face_of(game)
    assert face is not None
    named = [*face.news.telling, *face.news.minor, *face.news.unsaid]
    assert len(named) == len(set(named))
    assert set(named) <= {kind.key for kind in game.spec.events}


def test_without_facts_there_are_no_news() -> None:
    assert most_telling(downfield.game("first-downs"), []) is None
