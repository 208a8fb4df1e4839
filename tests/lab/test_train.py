"""Learning the chance to win from matches: the fit, the card, and what is kept."""

import pathlib

import numpy as np
import pytest

import downfield
from downfield.cli import main
from downfield.kernel.learned import read
from downfield.lab import train
from downfield.lab.train import LOT, Drill, Rows

DRILL = Drill("calciotto", "steady", 2 * LOT, 1, {})


def matches(count: int, features: int, weights: list[float], first: int = 0) -> Rows:
    """Matches of ten looks each, won as often as weights of what was seen say."""
    rng = np.random.default_rng(first + 1)
    seen = rng.normal(size=(10 * count, features))
    won = rng.random(10 * count) < 1 / (1 + np.exp(-seen[:, : len(weights)] @ np.array(weights)))
    number = np.repeat(np.arange(first, first + count), 10)
    return np.column_stack([number, seen, won])


def test_weights_are_found_again_in_what_follows_from_them() -> None:
    seen = matches(2000, 3, [1.5, -0.5])
    found = train.logistic(seen[:, 1:-1], seen[:, -1])
    assert found == pytest.approx([1.5, -0.5, 0.0], abs=0.15)


def test_what_is_predicted_is_set_against_what_was_played_by_tenths() -> None:
    guessed, won = np.array([0.02, 0.08, 0.55, 0.95, 1.0]), np.array([0.0, 0.0, 1.0, 1.0, 0.5])
    told = [(tenth.predicted, tenth.played, tenth.positions) for tenth in train.calibration(guessed, won)]
    assert told == [(0.05, 0.0, 2), (0.55, 1.0, 1), (0.975, 0.75, 2)]


def test_lots_that_were_kept_are_not_played_again(tmp_path: pathlib.Path) -> None:
    features = len(train.student_of(downfield.game("calciotto")).features)
    shelf = train.shelf(DRILL, tmp_path / "lots")
    shelf.open()
    for first in (0, LOT):
        shelf.write(f"matches-{first}", matches(LOT, features, [1.0], first).tobytes())
    learned = train.train(DRILL, shelf, 1)
    assert (learned.card.matches, learned.card.positions) == (2 * LOT, 20 * LOT)
    assert learned == train.train(DRILL, train.shelf(DRILL, tmp_path / "lots"), 1)


def test_a_solved_game_has_nothing_to_learn(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as e:
        main(["train", "first-downs"])
    assert e.value.code == 2
    assert "nothing to learn" in " ".join(capsys.readouterr().err.split())


def test_a_few_matches_teach_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as e:
        main(["train", "calciotto", "--matches", "3"])
    assert e.value.code == 2
    assert "20 matches at least, not 3" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("slug", [slug for slug in downfield.GAMES if downfield.game(slug).spec.student])
def test_what_is_shipped_was_learned_with_what_is_shipped(slug: str) -> None:
    game = downfield.game(slug)
    learned = read(game, train.student_of(game))
    assert learned.card.matches >= 100
    assert learned.card.loss < 0.6
    assert sum(tenth.positions for tenth in learned.card.calibration) > 500
