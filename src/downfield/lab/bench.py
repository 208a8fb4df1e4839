"""`downfield bench`: how fast and how small, per game, build and loop, beside other libraries in the same run."""

import contextlib
import statistics
from collections.abc import Mapping

import msgspec
from rich.console import Console

import downfield
from downfield.lab import bench_crew, bench_figures, bench_paths, bench_table
from downfield.lab.bench_crew import HERE, Build, Worker
from downfield.lab.bench_figures import BOTBOWL, Figures, GameFigures, LoopFigures, PeerFigures, ratio
from downfield.lab.bench_instructions import instructions as instructions
from downfield.lab.bench_peers import PEERS
from downfield.lab.bench_play import LOOPS, Sample
from downfield.lab.bench_worker import Order

SECONDS = 0.25  # a sample
CHECKED = 50  # matches in a checksum
GROWTH = {"source": 1_000_000, "compiled": 10_000_000}  # answers given while memory is watched


def run(games: list[str], rounds: int, json_: bool, botbowl: str = "") -> int:
    """Measure, print; 1 when two builds or loops did not play the same matches."""
    for slug in games:
        downfield.games.spec(slug)  # an unknown name is told before anything is measured
    figures = measure(games, rounds, list(PEERS), botbowl=botbowl)
    if json_:
        print(msgspec.json.encode(figures).decode())
    else:
        bench_table.show(figures, Console(highlight=False))
    return 0 if figures.agreed else 1


def measure(
    games: list[str],
    rounds: int,
    peers: list[str],
    seconds: float = SECONDS,
    growth: Mapping[str, int] = GROWTH,
    botbowl: str = "",
) -> Figures:
    """Run everything alternately, round by round."""
    builds, skipped = bench_crew.builds()
    say = Console(stderr=True, highlight=False)
    with bench_crew.pinned(), contextlib.ExitStack() as stack, say.status("Opening ...") as status:
        ours = [Course(opened(stack, build, "game", slug), seconds) for slug in games for build in builds]
        theirs = rivals(stack, peers, seconds, skipped)
        if bench_paths.GAME in games:
            theirs += other_bowl(stack, botbowl, "", seconds, skipped)
        for number in range(rounds):
            status.update(f"Round {number + 1} of {rounds} ...")
            for course in ours:
                course.run()
            for lane in theirs:
                lane.run()
        status.update("Watching memory ...")
        found_peers = [lane.peer() for lane in theirs]
        found = [course.figures(found_peers, growth) for course in ours]
    agreed = all(_agree([f for f in found if f.game == slug]) for slug in games)
    return Figures(
        rounds, bench_figures.BOUND, found, found_peers, bench_figures.aims(found), skipped, agreed
    )


def opened(
    stack: contextlib.ExitStack, build: Build, kind: str, name: str, command: list[str] | None = None
) -> Worker:
    """A process that measures, until the stack is unwound."""
    worker = Worker(build, kind, name, command)
    stack.callback(worker.dismiss)
    return worker


def rivals(stack: contextlib.ExitStack, peers: list[str], seconds: float, skipped: list[str]) -> "list[Lane]":
    """A lane for every peer that is installed, and a word on every other."""
    lanes = []
    for name in peers:
        worker = opened(stack, HERE, "peer", name)
        if worker.hello.error:
            skipped.append(f"{name}: skipped; {worker.hello.error} (pip install 'downfield[bench]').")
        else:
            lanes.append(Lane(worker, "", seconds))
    return lanes


def other_bowl(
    stack: contextlib.ExitStack, checkout: str, loop: str, seconds: float, skipped: list[str]
) -> "list[Lane]":
    """The other engine of Blood Bowl, which is not on the package index: from a checkout, or a word."""
    if not checkout:
        skipped.append(
            "botbowl: skipped; name a checkout of it with --botbowl (github.com/njustesen/botbowl)."
        )
        return []
    python, command = bench_crew.botbowl(checkout)
    worker = opened(stack, Build("", python), "peer", BOTBOWL, command)
    if worker.hello.error:
        how = f"name a Python that has what it needs in {bench_crew.BOTBOWL_PYTHON}"
        skipped.append(f"botbowl: skipped; {worker.hello.error}; {how}.")
        return []
    return [Lane(worker, loop, seconds)]


def _agree(of_a_game: list[GameFigures]) -> bool:
    return len({loop.checksum for figures in of_a_game for loop in figures.loops}) == 1


class Lane:
    """One loop of one worker: the same matches in every round."""

    def __init__(self, worker: Worker, loop: str, seconds: float) -> None:
        self.worker = worker
        self.loop = loop
        self.matches = worker.ask(Order("size", loop, seconds=seconds)).matches
        self.samples: list[Sample] = []

    def run(self) -> None:
        """One round."""
        sample = self.worker.ask(Order("sample", self.loop, matches=self.matches)).sample
        assert sample is not None
        self.samples.append(sample)

    def stops(self) -> list[float]:
        """Stops a second, round by round."""
        return [sample.speeds[1] for sample in self.samples]

    def speeds(self) -> tuple[float, float, float]:
        """Answers, stops and matches a second: the medians of the rounds."""
        answers, stops, matches = zip(*(sample.speeds for sample in self.samples), strict=True)
        return statistics.median(answers), statistics.median(stops), statistics.median(matches)

    def own(self, peers: list[PeerFigures]) -> LoopFigures:
        """What was found of this loop."""
        checksum = self.worker.ask(Order("checksum", self.loop, matches=CHECKED)).checksum
        ratios = {peer.name: ratio(self.beside(peer), peer.rounds) for peer in peers if self.meets(peer)}
        return LoopFigures(self.loop, self.matches, *self.speeds(), checksum, self.stops(), ratios)

    def meets(self, peer: PeerFigures) -> bool:
        """Botbowl is compared with its own game only."""
        return peer.name != BOTBOWL or self.worker.name == bench_paths.GAME

    def beside(self, peer: PeerFigures) -> list[float]:
        """Stops a second, round by round; beside botbowl, which rolls its dice itself, decisions."""
        if peer.name != BOTBOWL:
            return self.stops()
        return [sample.decisions / sample.seconds for sample in self.samples]

    def peer(self) -> PeerFigures:
        """What was found of a peer."""
        peak = self.worker.ask(Order("memory")).peak_kib / 1024
        name, version = self.worker.name, self.worker.hello.version
        found = PeerFigures(name, version, self.matches, *self.speeds(), peak, self.stops())
        if name == BOTBOWL:
            found.path_us = self.worker.ask(Order("paths", seconds=SECONDS)).path_us
            found.clone_ns = self.worker.ask(Order("clone")).clone_ns
        return found


class Course:
    """A game in one build: its loops, its clones, its memory."""

    def __init__(self, worker: Worker, seconds: float) -> None:
        self.worker = worker
        self.seconds = seconds
        self.lanes = [Lane(worker, loop, seconds) for loop in LOOPS]
        self.clones: list[float] = []

    def run(self) -> None:
        """One round."""
        for lane in self.lanes:
            lane.run()
        self.clones.append(self.worker.ask(Order("clone", seconds=self.seconds / 4)).clone_ns)

    def figures(self, peers: list[PeerFigures], growth: Mapping[str, int]) -> GameFigures:
        """What was found of this build."""
        worker, hello = self.worker, self.worker.hello
        grown = worker.ask(Order("growth", answers=growth[hello.build]))
        return GameFigures(
            worker.name,
            hello.build,
            hello.python,
            [lane.own(peers) for lane in self.lanes],
            statistics.median(self.clones),
            (min(self.clones), max(self.clones)),
            worker.ask(Order("memory")).peak_kib / 1024,
            grown.answers,
            grown.grown_kib,
            grown.grown_blocks,
            worker.ask(Order("paths", seconds=self.seconds)).path_us,
        )
