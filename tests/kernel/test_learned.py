"""What was learned: for whom it holds, and who is refused."""

import pathlib

import msgspec
import pytest

import downfield
from downfield.kernel.learned import Card, Learned, Unlearned, kept, read
from downfield.kernel.spec import Game
from downfield.kernel.state import State


class Pupil:
    """Sees one thing."""

    features: tuple[str, ...] = ("lead",)
    varied: tuple[str, ...] = ()

    def is_due(self, state: State) -> bool:
        return True

    def see(self, state: State, side: int) -> list[float]:
        return [float(state.points(side) - state.points(1 - side))]


@pytest.fixture
def game(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game for which nothing is shipped, and an empty cache folder."""
    monkeypatch.setenv("DOWNFIELD_CACHE", str(tmp_path))
    return downfield.game("first-downs")


def keep(game: Game, /, **other: str) -> None:
    card = Card(20, 100, 1, "steady", {}, 0.5, ())
    about = {"game": game.slug, "rules": game.spec.version, "pack": game.pack.hash, **other}
    learned = Learned(about["game"], about["rules"], about["pack"], {other.get("feature", "lead"): 2.0}, card)
    kept(game).parent.mkdir(parents=True, exist_ok=True)
    kept(game).write_bytes(msgspec.json.encode(learned))


def test_what_was_learned_for_these_components_is_taken(game: Game) -> None:
    keep(game)
    learned = read(game, Pupil())
    assert learned.chance([0.0]) == 0.5
    assert learned.chance([1.0]) == pytest.approx(1 - learned.chance([-1.0]))
    assert learned.chance([10_000.0]) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "other", [{"rules": "0"}, {"pack": "0123456789abcdef"}, {"feature": "luck"}, {"game": "calciotto"}]
)
def test_what_was_learned_under_other_rules_with_another_pack_or_by_other_eyes_is_refused(
    game: Game, other: dict[str, str]
) -> None:
    keep(game, **other)
    with pytest.raises(Unlearned, match="downfield train first-downs"):
        read(game, Pupil())


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"game": 1}'])
def test_a_damaged_file_has_taught_nothing(game: Game, text: bytes) -> None:
    keep(game)
    kept(game).write_bytes(text)
    with pytest.raises(Unlearned):
        read(game, Pupil())
