"""`downfield bench --adapters`: steps a second of every environment for learning agents, beside two others'."""

import contextlib
import statistics

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import downfield
from downfield.lab import bench_crew, bench_paths
from downfield.lab.bench import SECONDS, Lane, opened, other_bowl, rivals
from downfield.lab.bench_figures import BOTBOWL, SOCCER, Ratio, ratio
from downfield.lab.bench_table import ratio as told

ADAPTERS = ("pettingzoo", "parallel", "gymnasium", "vector", "batch", "openspiel")
GYM = "gym"  # the loop in which botbowl's own environment is stepped


class StepFigures(msgspec.Struct):
    """An adapter of a game in one build, or another's environment."""

    game: str
    build: str
    adapter: str
    steps_per_second: float
    rounds: list[float]
    ratios: dict[str, Ratio] = {}


class AdapterFigures(msgspec.Struct):
    """A whole run."""

    rounds: int
    ours: list[StepFigures]
    others: list[StepFigures]
    skipped: list[str]


def run(games: list[str], rounds: int, json_: bool, botbowl: str = "") -> int:
    """Measure and print."""
    for slug in games:
        downfield.games.spec(slug)  # an unknown name is told before anything is measured
    figures = measure(games, rounds, botbowl=botbowl)
    if json_:
        print(msgspec.json.encode(figures).decode())
    else:
        show(figures, Console(highlight=False))
    return 0


def measure(games: list[str], rounds: int, seconds: float = SECONDS, botbowl: str = "") -> AdapterFigures:
    """Run everything alternately, round by round."""
    builds, skipped = bench_crew.builds()
    say = Console(stderr=True, highlight=False)
    with bench_crew.pinned(), contextlib.ExitStack() as stack, say.status("Opening ...") as status:
        ours = [
            lane
            for slug in games
            for build in builds
            for adapter in ADAPTERS
            for lane in _lanes(stack, build, slug, adapter, seconds, skipped)
        ]
        others = rivals(stack, [SOCCER], seconds, skipped)
        if bench_paths.GAME in games:
            others += other_bowl(stack, botbowl, GYM, seconds, skipped)
        for number in range(rounds):
            status.update(f"Round {number + 1} of {rounds} ...")
            for lane in [*ours, *others]:
                lane.run()
    theirs = [_figures(lane, "", lane.worker.hello.version) for lane in others]
    return AdapterFigures(rounds, [_beside(lane, theirs) for lane in ours], theirs, sorted(set(skipped)))


def _lanes(
    stack: contextlib.ExitStack,
    build: bench_crew.Build,
    slug: str,
    adapter: str,
    seconds: float,
    skipped: list[str],
) -> list[Lane]:
    """A lane, or a word on what is missing."""
    worker = opened(stack, build, "adapter", slug, ["-P", "-m", "downfield.rl.steps", adapter, slug])
    if worker.hello.error:
        skipped.append(f"{adapter}: skipped; {worker.hello.error} (pip install 'downfield[rl,spiel]').")
        return []
    return [Lane(worker, adapter, seconds)]


def _beside(lane: Lane, theirs: list[StepFigures]) -> StepFigures:
    """An adapter, with its ratios to others: botbowl's is one of Blood Bowl only."""
    found = _figures(lane, lane.worker.build, lane.loop)
    for other in theirs:
        if other.game != BOTBOWL or found.game == bench_paths.GAME:
            found.ratios[other.game] = ratio(found.rounds, other.rounds)
    return found


def _figures(lane: Lane, build: str, adapter: str) -> StepFigures:
    return StepFigures(lane.worker.name, build, adapter, statistics.median(lane.stops()), lane.stops())


def show(figures: AdapterFigures, out: Console) -> None:
    """Print it for people."""
    names = [other.game for other in figures.others]
    table = Table(title="Steps", box=None, pad_edge=False)
    for heading in ("game", "build", "adapter"):
        table.add_column(heading)
    for heading in ("steps/s", *(f"× {name}" for name in names)):
        table.add_column(heading, justify="right")
    for one in [*figures.ours, *figures.others]:
        ratios = (told(one.ratios[name]) if name in one.ratios else "" for name in names)
        table.add_row(one.game, one.build, one.adapter, f"{one.steps_per_second:,.0f}", *ratios)
    out.print(table)
    for word in figures.skipped:
        out.print(escape(word))
    out.print(f"Medians of {figures.rounds} rounds; × is a ratio of the same round, with its least and most.")
