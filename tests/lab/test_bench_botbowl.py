"""Blood Bowl beside botbowl: from a checkout that is named, with a word where there is none."""

import contextlib
import pathlib
import sys
from typing import cast

import pytest

import downfield
from downfield.games.blood_bowl.model.tables import BOTH
from downfield.lab import bench, bench_crew, bench_figures, bench_paths
from downfield.lab.bench_crew import Worker
from downfield.lab.bench_figures import GameFigures, LoopFigures, PeerFigures, Ratio
from downfield.lab.bench_play import Sample, Subject
from downfield.lab.bench_worker import Order, Report

TOY = '''
import types

class Agent:
    def __init__(self, name, human=False): ...

class ActionType:
    PLACE_PLAYER, MOVE = 0, 1

class Action:
    def __init__(self, action_type, position=None, player=None): ...

def choice(kind):
    return types.SimpleNamespace(action_type=kind, positions=[1, 2], players=[])

class Game:
    """Over after three decisions, the second of which is the first turn."""
    def __init__(self, number, home, away, a, b, config, arena=None, ruleset=None, seed=0):
        print("a peer that chatters")
        both = [choice(ActionType.PLACE_PLAYER), choice(ActionType.MOVE)]
        self.state = types.SimpleNamespace(available_actions=both, game_over=False, current_team=home)
        self.steps = 0
    def init(self): ...
    def step(self, action):
        self.steps += 1
        self.state.game_over = self.steps == 3
    def get_procedure(self):
        from botbowl.core.procedure import Turn
        return Turn() if self.steps else None
    def get_players_on_pitch(self, team):
        return ["a player"]

def load_config(name): return types.SimpleNamespace(ruleset="", arena="")
def load_rule_set(name): ...
def load_arena(name): ...
def load_team_by_filename(name, rules): ...
'''

ENV = """
import numpy

class EnvConf: ...

class BotBowlEnv:
    def __init__(self, conf=None, seed=None):
        self.steps = 0
    def reset(self):
        self.steps = 0
        return None, None, numpy.array([False, True])
    def step(self, action):
        assert action == 1
        self.steps += 1
        return (None, None, numpy.array([False, True])), 0.0, self.steps == 3, {}
"""


@pytest.fixture
def checkout(tmp_path: pathlib.Path) -> pathlib.Path:
    """A checkout of something that looks like botbowl."""
    core = tmp_path / "botbowl" / "core"
    core.mkdir(parents=True)
    (tmp_path / "botbowl" / "__init__.py").write_text(TOY)
    (core / "__init__.py").write_text("")
    (tmp_path / "botbowl" / "ai").mkdir()
    (tmp_path / "botbowl" / "ai" / "__init__.py").write_text("")
    (tmp_path / "botbowl" / "ai" / "env.py").write_text(ENV)
    (core / "procedure.py").write_text("class Turn: ...\n")
    (core / "pathfinding.py").write_text(
        "class Pathfinder: ...\ndef get_all_paths(game, player, allow_team_reroll=False): ...\n"
    )
    return tmp_path


def lanes(checkout: str) -> tuple[list[PeerFigures], list[Sample], list[str]]:
    """What a run would find of botbowl, and what it says where it cannot."""
    skipped: list[str] = []
    with contextlib.ExitStack() as stack:
        found = bench.other_bowl(stack, checkout, "", 0.001, skipped)
        for lane in found:
            lane.run()
        return [lane.peer() for lane in found], [s for lane in found for s in lane.samples], skipped


def test_without_a_checkout_there_is_a_word() -> None:
    assert lanes("")[0] == []
    assert "--botbowl" in lanes("")[2][0]


def test_a_checkout_that_cannot_be_run_is_told_of(tmp_path: pathlib.Path) -> None:
    found, _, words = lanes(str(tmp_path))
    assert found == []
    assert "No module named 'botbowl'" in words[0]
    assert bench_crew.BOTBOWL_PYTHON in words[0]


def test_decisions_paths_and_copies_are_measured(checkout: pathlib.Path) -> None:
    (found,), (sample,), words = lanes(str(checkout))
    assert words == []
    assert found.name == "botbowl"
    assert "Python path search" in found.version
    assert sample.decisions == sample.stops == 3 * sample.matches
    assert found.path_us > 0
    assert found.clone_ns > 0


def test_steps_of_its_environment_are_measured(checkout: pathlib.Path) -> None:
    with contextlib.ExitStack() as stack:
        (lane,) = bench.other_bowl(stack, str(checkout), "gym", 0.001, [])
        lane.run()
        assert lane.samples[0].stops == lane.matches
        assert lane.stops()[0] > 0


def test_the_checkouts_own_python_comes_first(
    checkout: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bench_crew.botbowl(str(checkout))[0] == sys.executable
    own = checkout / ".venv" / "bin" / "python"
    own.parent.mkdir(parents=True)
    own.symlink_to(sys.executable)
    assert bench_crew.botbowl(str(checkout))[0] == str(own)
    monkeypatch.setenv(bench_crew.BOTBOWL_PYTHON, "/elsewhere/python")
    assert bench_crew.botbowl(str(checkout))[0] == "/elsewhere/python"


def test_maps_are_measured_with_both_teams_on_the_pitch() -> None:
    subject = Subject(downfield.game("blood-bowl"))
    turns = bench_paths.first_turns(subject)
    assert all(sum(g.is_on(slot) for slot in range(BOTH)) == 22 for g in turns)
    assert bench_paths.path_us(subject, 0.0) > 0
    assert bench_paths.path_us(Subject(downfield.game("first-downs")), 0.0) == 0.0


def figures(build: str, loop: str, ratio: float, path_us: float = 0.0) -> GameFigures:
    loops = [LoopFigures(loop, 10, 4e6, 4e6, 1e3, 7, [4e6], {"botbowl": Ratio(ratio, ratio, ratio)})]
    return GameFigures("blood-bowl", build, "3.11.7", loops, 900.0, (900.0, 900.0), 20.0, 1000, 0, 0, path_us)


@pytest.mark.parametrize(
    ("found", "what", "verdict"),
    [
        (figures("source", "engine", 15.0), "× botbowl", "met"),
        (figures("source", "engine", 14.9), "× botbowl", "missed"),
        (figures("compiled", "engine", 149.0), "× botbowl", "missed"),
        (figures("compiled", "coach", 100.0), "× botbowl", "met"),
        (figures("compiled", "coach", 100.0, 49.9), "map", "met"),
        (figures("compiled", "coach", 100.0, 50.0), "map", "missed"),
        (figures("compiled", "coach", 100.0), "ns a clone", "met"),
    ],
)
def test_an_aim_is_judged(found: GameFigures, what: str, verdict: str) -> None:
    assert [aim.verdict for aim in bench_figures.aims([found]) if what in aim.what] == [verdict]


class Idle:
    """A worker of another game that does nothing."""

    name = "first-downs"

    def ask(self, order: Order) -> Report:
        return Report(matches=1)


def test_botbowl_is_compared_in_decisions_and_with_its_own_game_only() -> None:
    peer = PeerFigures("botbowl", "botbowl", 1, 10.0, 10.0, 1.0, 1.0, [10.0])
    other = PeerFigures("chess", "chess", 1, 10.0, 10.0, 1.0, 1.0, [10.0])
    lane = bench.Lane(cast(Worker, Idle()), "engine", 0.001)
    lane.samples = [Sample(1, 100, 100, 2.0, 40)]
    assert (lane.beside(peer), lane.beside(other)) == ([20.0], [50.0])
    assert (lane.meets(peer), lane.meets(other)) == (False, True)
