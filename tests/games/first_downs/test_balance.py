"""What best play uses of the cards: followed through a whole match, it comes to what the solution says."""

import pathlib
from collections.abc import Iterator

import numpy as np
import pytest

from downfield.games.first_downs.coach.balance.study import Study
from downfield.games.first_downs.coach.balance.tally import ENDS
from downfield.games.first_downs.coach.balance.told import balance
from downfield.games.first_downs.coach.book import Book
from downfield.games.first_downs.components.parts import FIRST_CARDS
from downfield.kernel.options import Value
from downfield.kernel.solution import Balance
from downfield.kernel.spec import Game
from tests.games.first_downs import boxes, table
from tests.rules import rule

SHORT: dict[str, Value] = {"drives": 2, "max_overtime_rounds": 1}


def nobody(share: float) -> None:
    """Nobody watches."""


@pytest.fixture(autouse=True, scope="module")
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DOWNFIELD_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return boxes.tiny(tmp_path_factory.mktemp("box"))


@pytest.fixture(scope="module")
def study(box: Game) -> Study:
    return Study(Book(box, box.options(SHORT)))


def named(found: Balance, key: str) -> dict[str, tuple[float, ...]]:
    return dict(next(one for one in found.figures if one.key == key).rows)


def test_matches_followed_to_their_ends_are_won_as_often_as_the_solution_says(study: Study) -> None:
    book = study.book
    opening = float(book.start(book.truth.waves()[-1][0])[-1, 0])
    assert study.won == pytest.approx(opening, abs=1e-6)


def test_every_drive_ends_and_nothing_is_counted_twice(study: Study) -> None:
    whole = study.whole
    assert study.drives[0].drives == pytest.approx(1.0)
    assert whole.plays.sum() == pytest.approx(whole.mattering)
    assert whole.options.sum() == pytest.approx(whole.mattering)
    assert whole.cards.sum() == pytest.approx(whole.mattering)
    assert 0 < whole.paid <= whole.drives


def test_whoever_watches_hears_more_and_more_until_nearly_all_is_done(study: Study) -> None:
    heard: list[float] = []
    Study(study.book, heard.append)
    assert heard == sorted(heard)
    assert heard[0] == 0.0
    assert 0.7 < heard[-1] < 1.0


def test_the_tables_tell_shares_of_a_whole(box: Game) -> None:
    found = balance(box, box.options(SHORT), nobody)
    for key in ("plays", "cards", "ends", "fourth"):
        assert sum(row[0] for row in named(found, key).values()) == pytest.approx(1.0), key
    assert set(named(found, "ends")) == set(ENDS)
    assert all(sum(row) == pytest.approx(1.0) or not any(row) for row in named(found, "options").values())


# The cards of the usual box ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def usual() -> Balance:
    game = table.game()
    return balance(game, game.options(), nobody)


@rule("FFD-14.6")
@pytest.mark.nightly
def test_best_play_shows_every_play_and_lays_every_card(usual: Balance) -> None:
    assert all(0.08 <= row[0] <= 0.30 for row in named(usual, "plays").values())
    assert all(row[0] >= 0.08 for row in named(usual, "cards").values())
    assert all(min(row) > 0.001 for row in named(usual, "options").values())
    assert 0.47 <= usual.opening <= 0.50


@rule("FFD-14.6")
@pytest.mark.nightly
def test_formations_are_at_home_where_a_coach_expects_them(usual: Balance) -> None:
    columns = next(one for one in usual.figures if one.key == "plays").columns
    shares = {n: dict(zip(columns, row, strict=True)) for n, row in named(usual, "plays").items()}
    short = sum(row["short"] for name, row in shares.items() if name.startswith("I-Formation"))
    far = [row for name, row in shares.items() if name.startswith("Shotgun")]
    assert short > 0.5
    assert sum(row["long"] for row in far) > sum(row["all"] for row in far)


@rule("FFD-14.6")
@pytest.mark.nightly
def test_with_the_first_cards_one_play_is_nearly_always_the_best(tmp_path: pathlib.Path) -> None:
    game = table.game()
    found = balance(game, game.options({"cards": FIRST_CARDS}), nobody)
    assert found.opening == pytest.approx(0.4619367519, abs=1e-6)
    assert named(found, "plays")["Shotgun A"][0] > 0.85
    assert np.isclose(sum(row[0] for row in named(found, "ends").values()), 1.0)
