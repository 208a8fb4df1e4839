"""What a run of the benchmark found: figures, and ratios of the same round."""

import statistics
from collections.abc import Sequence

import msgspec

BOUND = 0.10  # a round further than this from the median, and nothing is judged
FLAT_KIB = 256  # less growth than this is the allocator's own


class Ratio(msgspec.Struct):
    """Ours divided by theirs, round by round."""

    median: float
    least: float
    most: float

    @property
    def noisy(self) -> bool:
        """Whether some round lies too far from the median to judge."""
        return max(self.most - self.median, self.median - self.least) > BOUND * self.median


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Ratio:
    """The ratio of two speeds that were measured in the same rounds."""
    rounds = [a / b for a, b in zip(ours, theirs, strict=True)]
    return Ratio(statistics.median(rounds), min(rounds), max(rounds))


class LoopFigures(msgspec.Struct):
    """A game in one build, driven by one loop. Speeds are medians, or stand round by round."""

    loop: str
    matches: int
    answers_per_second: float
    stops_per_second: float
    matches_per_second: float
    checksum: int
    rounds: list[float]  # stops a second
    ratios: dict[str, Ratio] = {}


class GameFigures(msgspec.Struct):
    """A game in one build."""

    game: str
    build: str
    python: str
    loops: list[LoopFigures]
    clone_ns: float
    clone_spread: tuple[float, float]
    peak_mib: float
    grown_answers: int
    grown_kib: int
    grown_blocks: int
    path_us: float = 0.0  # where a player can go; 0 where the game has no such map

    @property
    def flat(self) -> bool:
        """Whether memory stayed as it was while many matches were played."""
        return self.grown_kib < FLAT_KIB


class PeerFigures(msgspec.Struct):
    """Another library's game, called from Python."""

    name: str
    version: str
    matches: int
    answers_per_second: float
    stops_per_second: float
    matches_per_second: float
    peak_mib: float
    rounds: list[float]
    path_us: float = 0.0
    clone_ns: float = 0.0


class Aim(msgspec.Struct):
    """Something we want, and whether it is so: "met", "missed" or "too noisy"."""

    game: str
    what: str
    wanted: str
    found: str
    verdict: str


class Figures(msgspec.Struct):
    """A whole run."""

    rounds: int
    bound: float
    games: list[GameFigures]
    peers: list[PeerFigures]
    aims: list[Aim]
    skipped: list[str]
    agreed: bool  # all builds and loops played the same matches


class Wanted(msgspec.Struct, frozen=True):
    """What a kind of game is to reach: millions of answers a second in the engine loop, by build; ns a clone."""

    millions: dict[str, float]
    clone_ns: float


SOCCER = "markov_soccer"
TIMES_SOCCER = {
    ("source", "engine"): 1.0,
    ("compiled", "coach"): 5.0,
}  # by build and loop: called from Python
# Twelve million is what its C++ driven by C++ reaches, measured once elsewhere: Python cannot reach that loop.
SMALL = Wanted({"compiled": 12.0}, 200.0)
GRID = Wanted({"source": 0.1, "compiled": 3.0}, 1000.0)  # many figures, hundreds of options at a stop
GRID_GAMES = ("calciotto", "touch-down", "blood-bowl")
BOTBOWL = "botbowl"
TIMES_BOTBOWL = {
    ("source", "engine"): 15.0,
    ("compiled", "engine"): 150.0,
    ("compiled", "coach"): 100.0,
}  # in decisions
PATH_US = 50.0  # compiled


def aims(games: list[GameFigures]) -> list[Aim]:
    """Every aim that this run can judge."""
    found = []
    for game in games:
        is_grid = game.game in GRID_GAMES
        wanted = GRID if is_grid else SMALL
        for loop in game.loops:
            times = TIMES_SOCCER.get((game.build, loop.loop))
            if times is not None and SOCCER in loop.ratios and not is_grid:
                found.append(_speed(game, loop, SOCCER, times))
            times = TIMES_BOTBOWL.get((game.build, loop.loop))
            if times is not None and BOTBOWL in loop.ratios:
                found.append(_speed(game, loop, BOTBOWL, times))
            if loop.loop == "engine" and game.build in wanted.millions:
                found.append(_pace(game, loop, wanted.millions[game.build]))
        if game.build == "compiled":
            found.append(_clone(game, wanted.clone_ns))
            if game.path_us:
                found.append(_paths(game))
        found.append(_memory(game))
    return found


def _speed(game: GameFigures, loop: LoopFigures, peer: str, wanted: float) -> Aim:
    got = loop.ratios[peer]
    verdict = "too noisy" if got.noisy else _verdict(got.median >= wanted)
    what = f"{game.build}, {loop.loop} loop, × {peer}"
    return Aim(game.game, what, f"≥ {wanted:g}", f"{got.median:.2f}", verdict)


def _pace(game: GameFigures, loop: LoopFigures, wanted: float) -> Aim:
    got = loop.stops_per_second / 1e6
    what = f"{game.build}, engine loop, M stops/s"
    return Aim(
        game.game, what, f"≥ {wanted:g}", f"{got:.2f}" if got < 1 else f"{got:.1f}", _verdict(got >= wanted)
    )


def _verdict(met: bool) -> str:
    return "met" if met else "missed"


def _clone(game: GameFigures, wanted: float) -> Aim:
    what, met = "compiled, ns a clone", game.clone_ns < wanted
    return Aim(game.game, what, f"< {wanted:g}", f"{game.clone_ns:.0f}", _verdict(met))


def _paths(game: GameFigures) -> Aim:
    what, met = "compiled, µs a map of where a player can go", game.path_us < PATH_US
    return Aim(game.game, what, f"< {PATH_US:g}", f"{game.path_us:.1f}", _verdict(met))


def _memory(game: GameFigures) -> Aim:
    what = f"{game.build}, KiB grown in {game.grown_answers / 1e6:.0f} M answers"
    return Aim(game.game, what, f"< {FLAT_KIB}", f"{game.grown_kib}", _verdict(game.flat))
