"""Random play of other libraries' games, called from Python, in the loop that serves each of them best."""

import importlib
import importlib.metadata
import random
import time
from collections.abc import Callable
from typing import Any, Protocol

from downfield.lab.bench_play import Sample

SEED = 1


class Peer(Protocol):
    """Plays one random match."""

    def play(self, rng: random.Random) -> tuple[int, int]:
        """How many answers it took, and how many stops; a simultaneous move is one stop."""
        ...


class Chess:
    """python-chess: every move is chosen among all legal ones, until no side can win any more."""

    def __init__(self) -> None:
        self.chess = importlib.import_module("chess")

    def play(self, rng: random.Random) -> tuple[int, int]:
        board = self.chess.Board()
        draw, moves = rng.random, 0
        while not (board.is_seventyfive_moves() or board.is_insufficient_material()):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(draw() * len(legal))])
            moves += 1
        return moves, moves


class Spiel:
    """A game of OpenSpiel, written in C++."""

    def __init__(self, name: str) -> None:
        self.game = importlib.import_module("pyspiel").load_game(name)

    def play(self, rng: random.Random) -> tuple[int, int]:
        state = self.game.new_initial_state()
        draw = rng.random
        answers = stops = 0
        while not state.is_terminal():
            stops += 1
            answers += 1
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), draw()))
            elif state.is_simultaneous_node():
                first, second = state.legal_actions(0), state.legal_actions(1)
                state.apply_actions([first[int(draw() * len(first))], second[int(draw() * len(second))]])
                answers += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
        return answers, stops


def _drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    for outcome, chance in outcomes:
        at -= chance
        if at < 0:
            return outcome
    return outcomes[-1][0]


PEERS: dict[
    str, tuple[str, Callable[[], Peer]]
] = {  # by name: the package on the index, and how it is opened
    "markov_soccer": ("open_spiel", lambda: Spiel("markov_soccer")),
    "goofspiel": ("open_spiel", lambda: Spiel("goofspiel")),
    "backgammon": ("open_spiel", lambda: Spiel("backgammon")),
    "chess": ("chess", Chess),
}


class PeerSubject:
    """A peer with a clock."""

    def __init__(self, name: str) -> None:
        package, opened = PEERS[name]
        self.peer = opened()
        self.version = f"{package} {importlib.metadata.version(package)}"

    def sample(self, matches: int) -> Sample:
        """Play so many matches, the same ones every time."""
        rng: Any = random.Random(SEED)
        answers = stops = 0
        begin = time.process_time()
        for _ in range(matches):
            played = self.peer.play(rng)
            answers += played[0]
            stops += played[1]
        return Sample(matches, answers, stops, time.process_time() - begin)
