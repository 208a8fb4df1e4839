"""What was drawn before is used again only where it would be drawn the same."""

import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.show.look import Look
from downfield.kernel.show.sketches import Sketches
from downfield.table.protocol.requests import text_of
from downfield.text.picture import names, odds, picture
from tests.contract.cases import OPEN
from tests.table.show.test_updates import _sitting, _step

GAMES = tuple(downfield.GAMES)
PACE = {"first-downs": 1, "first-and-roll": 1, "calciotto": 3, "touch-down": 3, "blood-bowl": 3}


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_the_same_whatever_was_drawn_before(game: str) -> None:
    sitting, rng, compared = _sitting(game), Rng(9), 0
    for number in range(120):
        if sitting.over:
            break
        for language in ("en", "it") if number % PACE[game] == 0 else ():
            say = text_of(language, sitting.game.spec).say
            for eyes in (0, 1, None):
                known, alone = sitting.look(eyes), Look(sitting.match, eyes)
                assert picture(known, say) == picture(alone, say)
                assert known.view == alone.view
                assert known.answers == alone.answers
                if eyes in sitting.waiting():
                    assert (names(known, say), odds(known, say)) == (names(alone, say), odds(alone, say))
                compared += 1
        sitting = _step(sitting, rng)
    assert compared > 60


@pytest.mark.parametrize("game", GAMES)
def test_only_a_game_that_hides_nothing_draws_for_all_eyes_at_once(game: str) -> None:
    sitting = _sitting(game)
    assert sitting.game.spec.is_open == (game in OPEN)
    pens = {id(sitting.look(eyes).pen) for eyes in (0, 1, None)}
    assert len(pens) == (1 if game in OPEN else 3)


def test_a_piece_is_drawn_again_when_it_looks_otherwise() -> None:
    drawn: list[tuple[int, ...]] = []

    def draw(*given: int) -> str:
        drawn.append(given)
        return str(given)

    pen = Sketches().pen(None)
    assert [pen.each("a", draw, x) for x in (1, 1, 2, 1)] == ["(1,)", "(1,)", "(2,)", "(1,)"]
    assert drawn == [(1,), (2,), (1,)]
    assert pen.each("b", draw, 1) == "(1,)"
    assert Sketches().pen(0).each("a", draw, 1) == "(1,)"
    assert len(drawn) == 5
