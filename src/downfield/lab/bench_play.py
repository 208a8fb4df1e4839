"""Three loops that play the same random matches, and what one build can tell of one game's speed and memory."""

import functools
import gc
import sys
import time
from collections.abc import Callable

import msgspec

from downfield.kernel import drive
from downfield.kernel.build import COMPILED
from downfield.kernel.chance import Rng, outcome
from downfield.kernel.needs import CHANCE, CHOICE, SEALED
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.lab.bench_memory import resident
from downfield.lab.simulate import MOST_ANSWERS, checksum

SEED = 1
MIDDLES = 50  # stops in the middle of matches, at which clones are taken


class Sample(msgspec.Struct):
    """What was played, and the processor time it took. A sealed choice is one stop and an answer of each seat.

    `decisions` are the stops at which a coach decides, dice left out.
    """

    matches: int
    answers: int
    stops: int
    seconds: float
    decisions: int = 0

    @property
    def speeds(self) -> tuple[float, float, float]:
        """Answers, stops and matches a second."""
        return self.answers / self.seconds, self.stops / self.seconds, self.matches / self.seconds


# The loops ------------------------------------------------------------------------------------------------------


def engine(g: State, rng: Rng) -> None:
    """The kernel's own loop: compiled in the compiled build."""
    drive.playout(g, rng, MOST_ANSWERS)


def coach(g: State, rng: Rng) -> None:
    """A Python loop that decides, as a coach does; the kernel rolls the dice up to the next decision."""
    below, opts = rng.below, g.opts
    drive.roll(g, rng)
    while True:
        need = g.need
        if need == CHOICE:
            drive.answer_and_roll(g, opts[below(g.n)], rng)
        elif need == SEALED:
            hands, owing, at = g.hands, g.owing, 0
            while owing:  # a copy, for the last one lets the match go on, perhaps to the next sealed choice
                if owing & 1:
                    drive.commit_and_roll(g, at // 3, opts[hands[at + 1] + below(hands[at + 2])], rng)
                owing, at = owing >> 1, at + 3
        else:
            return


def host(g: State, rng: Rng) -> None:
    """A Python loop that answers everything, each roll too."""
    below, answer, opts = rng.below, g.answer, g.opts
    while True:
        need = g.need
        if need == CHANCE:
            faces = g.faces
            answer(below(faces) if faces else outcome(g, rng))
        elif need == CHOICE:
            answer(opts[below(g.n)])
        elif need == SEALED:
            hands, owing, at = g.hands, g.owing, 0
            while owing:
                if owing & 1:
                    g.commit(at // 3, opts[hands[at + 1] + below(hands[at + 2])])
                owing, at = owing >> 1, at + 3
        else:
            return


def count(g: State, rng: Rng) -> tuple[int, int, int]:
    """Play a match as the other loops do, and count its answers, its stops, and its decisions."""
    answers = stops = decisions = 0
    while g.need in (CHANCE, CHOICE, SEALED):
        answers += int(g.owing).bit_count() if g.need == SEALED else 1
        stops += 1
        decisions += g.need != CHANCE
        drive.playout(g, rng, 1)  # a sealed choice is answered whole
    return answers, stops, decisions


LOOPS: dict[str, Callable[[State, Rng], None]] = {"engine": engine, "coach": coach, "host": host}


# What is measured -----------------------------------------------------------------------------------------------


class Subject:
    """A game in the build that runs here."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.build = "compiled" if COMPILED else "source"
        self._start = game.spec.begin(game.pack.parts, game.options(), {})
        self._counts: list[tuple[int, int, int]] = []

    def deal(self, number: int) -> tuple[State, Rng]:
        """Match number so and so at its first need; `downfield sim` with this seed plays the same."""
        state = self._start.clone()
        state.go_on()
        return state, Rng(SEED, number * 8)

    def play(self, number: int) -> int:
        """Play one match in the kernel's loop; how many answers it took."""
        return drive.playout(*self.deal(number), MOST_ANSWERS)

    def time(self, loop: str, matches: int) -> float:
        """The processor time, in seconds, that the first so many matches take; that of other programs is not in it."""
        play = LOOPS[loop]
        begin = time.process_time()
        for number in range(matches):
            play(*self.deal(number))
        return time.process_time() - begin

    def sample(self, loop: str, matches: int) -> Sample:
        """Play the first so many matches and time them."""
        while len(self._counts) < matches:
            self._counts.append(count(*self.deal(len(self._counts))))
        answers, stops, decisions = (sum(c[i] for c in self._counts[:matches]) for i in range(3))
        return Sample(matches, answers, stops, self.time(loop, matches), decisions)

    def checksum(self, loop: str, matches: int) -> int:
        """A number that tells these matches from others; the sum that `downfield sim` gives."""
        total = 0
        for number in range(matches):
            state, rng = self.deal(number)
            LOOPS[loop](state, rng)
            total += checksum(number, state)
        return total % 2**32

    @functools.cached_property
    def middles(self) -> list[State]:
        """Stops in the middle of matches: early in the first of them, late in the last."""
        found = []
        for number in range(MIDDLES):
            answers, _, _ = count(*self.deal(number))
            state, rng = self.deal(number)
            drive.playout(state, rng, answers * (number + 1) // (MIDDLES + 1))
            found.append(state)
        return found

    def clone_ns(self, seconds: float) -> float:
        """Nanoseconds for a clone, called from Python and dropped at once; tried for so many seconds."""
        clones = [state.clone for state in self.middles]
        rounds, begin = 0, time.process_time()
        while (took := time.process_time() - begin) < seconds or rounds == 0:
            for clone in clones:
                clone()
            rounds += 1
        return took * 1e9 / (rounds * len(clones))

    def growth(self, answers: int) -> tuple[int, int, int]:
        """Play so many answers: how many they were, and the growth of the process in KiB and of its heap in blocks."""
        self.time("engine", 10)  # first touches, caches and free lists are no growth
        gc.collect()
        played = number = 0
        kib, blocks = resident(), sys.getallocatedblocks()
        while played < answers:
            played += self.play(number)
            number += 1
        gc.collect()
        return played, resident() - kib, sys.getallocatedblocks() - blocks


def matches_for(seconds: float, timed: Callable[[int], float]) -> int:
    """How many matches fill about so many seconds."""
    matches = 1
    while (took := timed(matches)) < seconds / 4:
        matches *= 2
    return max(1, round(matches * seconds / took))
