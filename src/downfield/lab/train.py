"""The chance to win, learned from matches of a level against itself: the same file however often it is interrupted.

Matches are played in lots. Each is kept on a shelf as soon as it is played, so that whoever stops goes on from there.
Of every five matches one is held out: the data card tells how the weights do on those.
"""

import functools
import hashlib
import pathlib
from collections.abc import Callable

import msgspec
import numpy as np
import numpy.typing as npt

import downfield
from downfield.coaches import Coach, coach
from downfield.kernel import cache
from downfield.kernel.chance import Rng
from downfield.kernel.errors import BadOption
from downfield.kernel.learned import Card, Learned, Student, Tenth
from downfield.kernel.needs import NOBODY, OVER
from downfield.kernel.options import Value, drawn
from downfield.kernel.solution import Shelf
from downfield.kernel.spec import Game
from downfield.lab.crew import Jobs, hired
from downfield.toolkit.playout import play_on

LOT = 20  # matches
HELD_OUT = 5  # one match in so many
RIDGE = 1.0  # keeps weights small that nothing speaks for
LATER = 10  # looks ahead to what was expected then
ROUNDS = 4
STEPS = 25  # of Newton's; a dozen are enough
MOST_ANSWERS = 1_000_000
SOURCES = ("model", "components", "rules", "coach")  # the rooms that the matches follow from

Rows = npt.NDArray[np.float64]


class Drill(msgspec.Struct, frozen=True):
    """What is learned, and from whom."""

    game: str
    by: str
    matches: int
    seed: int
    options: dict[str, Value]
    pack: str | None = None


def student_of(game: Game) -> Student:
    """Who looks at matches of a game; a game in which nobody learns is refused."""
    if game.spec.student is None:
        raise BadOption(
            "In {game} there is nothing to learn: it is solved.", key="train-solved", game=game.name
        )
    return game.spec.student()


def check_matches(matches: int) -> None:
    """Refuse too few matches to learn from."""
    if matches < LOT:
        raise BadOption(
            "Learning takes {least} matches at least, not {given}.",
            key="train-few",
            least=LOT,
            given=matches,
        )


def shelf(drill: Drill, folder: pathlib.Path | None = None) -> Shelf:
    """Where the lots of a drill are kept: in a folder, or where it usually is."""
    game = downfield.game(drill.game, pack=drill.pack)
    about = {
        "game": game.slug,
        "rules": game.spec.version,
        "pack": game.pack.hash,
        "drill": msgspec.json.encode([drill.by, drill.seed, drill.options], order="sorted").decode(),
        "coach": cache.edition(*(f"{game.spec.package}.{room}" for room in SOURCES)),
    }
    key = hashlib.sha256(msgspec.json.encode(about, order="sorted")).hexdigest()[:16]
    return Shelf(folder or cache.folder() / game.slug / f"drill-{key}", about)


def train(drill: Drill, kept: Shelf, jobs: Jobs, watch: Callable[[int], None] | None = None) -> Learned:
    """Play the lots that are missing, and fit the weights."""
    game = downfield.game(drill.game, pack=drill.pack)
    student = student_of(game)
    kept.open()
    lots = range(0, drill.matches, LOT)
    missing = [first for first in lots if not kept.has(_named(first))]
    with hired(jobs) as crew:
        for first, rows in crew.done(functools.partial(lot, msgspec.json.encode(drill)), missing):
            kept.write(_named(first), rows)
            if watch is not None:
                watch(LOT)
    tables = [np.frombuffer(kept.read(_named(first)), np.float64) for first in lots]
    seen = np.concatenate(tables).reshape(-1, len(student.features) + 2)
    return fitted(drill, game, student.features, seen[seen[:, 0] < drill.matches])


def _named(first: int) -> str:
    return f"matches-{first}"


# Matches ------------------------------------------------------------------------------------------------------------


def lot(encoded: bytes, first: int) -> bytes:
    """The positions of a lot of matches: the number of the match, what was seen of home, what home got."""
    drill = msgspec.json.decode(encoded, type=Drill)
    rows = [row for number in range(first, first + LOT) for row in _match(drill, number)]
    return np.array(rows, np.float64).tobytes()


def _match(drill: Drill, number: int) -> list[list[float]]:
    """The positions of a match."""
    game = _game(drill.game, drill.pack)
    student = student_of(game)
    options = game.options(
        {**drill.options, **drawn(game.spec.options, student.varied, Rng(drill.seed, 8 * number + 7))}
    )
    coaches = _coaches(drill.by, drill.game, drill.pack, msgspec.json.encode(options))
    for seat, one in enumerate(coaches):
        one.sit_down(drill.seed, 8 * number + 1 + seat)
    state, rng, seen = game.state(options), Rng(drill.seed, 8 * number), []
    while state.need != OVER:
        if student.is_due(state):
            seen.append(list(student.see(state, 0)))
        if play_on(state, coaches, rng, 1) == 0:
            break
    won = 0.5 if state.winner == NOBODY else float(state.winner == 0)
    return [[float(number), *each, won] for each in seen]


@functools.lru_cache(maxsize=4)
def _game(slug: str, pack: str | None) -> Game:
    return downfield.game(slug, pack=pack)


@functools.lru_cache(maxsize=8)
def _coaches(by: str, slug: str, pack: str | None, options: bytes) -> list[Coach]:
    game, agreed = _game(slug, pack), msgspec.json.decode(options, type=dict[str, Value])
    return [coach(by, game, agreed) for _ in game.spec.seats(agreed)]


# The fit ------------------------------------------------------------------------------------------------------------


def fitted(drill: Drill, game: Game, features: tuple[str, ...], seen: Rows) -> Learned:
    """Weights from four matches in five, and a card from the fifth."""
    held = seen[:, 0] % HELD_OUT == 0
    weights = sharpened(seen[~held])
    guessed = _chances(seen[held, 1:-1] @ weights)
    card = Card(
        len(np.unique(seen[:, 0])), len(seen), drill.seed, drill.by, drill.options,
        round(loss(guessed, seen[held, -1]), 4), calibration(guessed, seen[held, -1]),
    )  # fmt: skip
    told = {name: round(float(weight), 5) for name, weight in zip(features, weights, strict=True)}
    return Learned(game.slug, game.spec.version, game.pack.hash, told, card)


def sharpened(seen: Rows) -> Rows:
    """Weights fitted to how matches ended, then to what was expected a few looks later, which luck blurs less."""
    weights = logistic(seen[:, 1:-1], seen[:, -1])
    later = np.arange(len(seen)) + LATER
    inside = later < len(seen)
    inside[inside] = seen[later[inside], 0] == seen[inside, 0]
    for _ in range(ROUNDS):
        expected = _chances(seen[:, 1:-1] @ weights)
        wanted = np.where(inside, expected[np.minimum(later, len(seen) - 1)], seen[:, -1])
        weights = logistic(seen[:, 1:-1], wanted)
    return weights


def logistic(seen: Rows, won: Rows) -> Rows:
    """The likeliest weights; features are measured by their spread, so that all shrink alike."""
    spread = seen.std(axis=0)
    spread[spread == 0] = 1.0
    x, weights = seen / spread, np.zeros(seen.shape[1])
    for _ in range(STEPS):
        chance = _chances(x @ weights)
        slope = x.T @ (won - chance) - RIDGE * weights
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return np.asarray(weights / spread)


def _chances(logits: Rows) -> Rows:
    return np.asarray(1 / (1 + np.exp(-np.clip(logits, -30, 30))))


def loss(guessed: Rows, won: Rows) -> float:
    """What a prediction costs on average, in nats."""
    sure = np.clip(guessed, 1e-9, 1 - 1e-9)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean()) if len(won) else 0.0


def calibration(guessed: Rows, won: Rows) -> tuple[Tenth, ...]:
    """Predicted against played, by tenths of the chance."""
    tenth = np.minimum(9, (10 * guessed).astype(int))
    parts = [(guessed[tenth == n], won[tenth == n]) for n in range(10)]
    return tuple(Tenth(_mean(a), _mean(b), len(a)) for a, b in parts if len(a))


def _mean(values: Rows) -> float:
    return round(float(values.mean()), 3)
