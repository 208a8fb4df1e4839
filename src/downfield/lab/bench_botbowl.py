"""Botbowl, another engine of the same game (rules of 2016), from a checkout that the user names.

    python bench_botbowl.py CHECKOUT

takes orders and reports, a JSON line each, as `bench_worker` does. It runs in the Python that botbowl runs in, where
Downfield need not be installed: so it imports nothing of ours.
"""

import copy
import importlib
import json
import random
import sys
import time
from typing import Any

SEED = 1
COPIES = 3
TRIED = 50  # steps, to see how many fill a round


class Botbowl:
    """Random play as botbowl's own random bot plays, path-finding off; path searches and copies at the first turn."""

    def __init__(self, checkout: str) -> None:
        sys.path.insert(0, checkout)
        self.lib: Any = importlib.import_module("botbowl")
        self.turn = importlib.import_module("botbowl.core.procedure").Turn
        self.search = importlib.import_module("botbowl.core.pathfinding")
        self.config = self.lib.load_config("bot-bowl")
        self.config.competition_mode = self.config.debug_mode = self.config.pathfinding_enabled = False
        self.config.fast_mode = True
        self.rules = self.lib.load_rule_set(self.config.ruleset)
        self.arena = self.lib.load_arena(self.config.arena)

    @property
    def version(self) -> str:
        """With the kind of path search that was built."""
        compiled = "cython" in self.search.Pathfinder.__module__
        return f"botbowl ({'compiled' if compiled else 'Python'} path search)"

    def deal(self, number: int) -> Any:
        """A match between humans, at its first decision."""
        teams = [self.lib.load_team_by_filename("human", self.rules) for _ in range(2)]
        agents = [self.lib.Agent(name, human=True) for name in ("home", "away")]
        game = self.lib.Game(
            str(number), *teams, *agents, self.config, arena=self.arena, ruleset=self.rules, seed=number
        )
        game.init()
        return game

    def decide(self, game: Any, rng: random.Random) -> Any:
        """An action type, then a position and a player, each as likely; line-ups as a whole only."""
        place = self.lib.ActionType.PLACE_PLAYER
        choice = rng.choice(game.state.available_actions)
        while choice.action_type == place:
            choice = rng.choice(game.state.available_actions)
        position = rng.choice(choice.positions) if choice.positions else None
        player = rng.choice(choice.players) if choice.players else None
        return self.lib.Action(choice.action_type, position=position, player=player)

    def sample(self, matches: int) -> dict[str, float]:
        """Play so many matches, the same ones every time; setting them up is not counted."""
        games = [self.deal(number) for number in range(matches)]
        rng, decisions = random.Random(SEED), 0
        begin = time.process_time()
        for game in games:
            while not game.state.game_over:
                game.step(self.decide(game, rng))
                decisions += 1
        seconds = time.process_time() - begin
        played = dict.fromkeys(("answers", "stops", "decisions"), decisions)
        return {"matches": matches, "seconds": seconds, **played}

    def steps(self, count: int) -> dict[str, float]:
        """So many steps of its environment for learning agents, any allowed action, matches begun anew included."""
        env_of = importlib.import_module("botbowl.ai.env")
        env, rng = env_of.BotBowlEnv(env_of.EnvConf(), seed=SEED), random.Random(SEED)
        mask = env.reset()[2]
        begin = time.process_time()
        for _ in range(count):
            allowed = mask.nonzero()[0]
            (_, _, mask), _, over, _ = env.step(int(allowed[int(rng.random() * len(allowed))]))
            if over:
                mask = env.reset()[2]
        seconds = time.process_time() - begin
        return {"matches": count, "answers": count, "stops": count, "seconds": seconds}

    def first_turn(self) -> Any:
        """The first turn of a match: both teams are on the pitch."""
        game, rng = self.deal(SEED), random.Random(SEED)
        while not isinstance(game.get_procedure(), self.turn):
            game.step(self.decide(game, rng))
        return game

    def path_us(self, seconds: float) -> float:
        """Microseconds for all paths of one player, re-rolls counted."""
        game = self.first_turn()
        players = game.get_players_on_pitch(game.state.current_team)
        rounds, begin = 0, time.process_time()
        while (took := time.process_time() - begin) < seconds or rounds == 0:
            for player in players:
                self.search.get_all_paths(game, player, allow_team_reroll=True)
            rounds += 1
        return took * 1e6 / (rounds * len(players))

    def clone_ns(self) -> float:
        """Nanoseconds for a copy of a match."""
        game, begin = self.first_turn(), time.process_time()
        for _ in range(COPIES):
            copy.deepcopy(game)
        return (time.process_time() - begin) * 1e9 / COPIES


def obey(peer: Botbowl, order: dict[str, Any]) -> dict[str, Any]:
    """Measure one thing."""
    gym = order["loop"] == "gym"
    match order["do"]:
        case "size":
            sample = peer.steps(TRIED) if gym else peer.sample(1)
            return {"matches": max(1, round(sample["matches"] * order["seconds"] / sample["seconds"]))}
        case "sample":
            return {"sample": peer.steps(order["matches"]) if gym else peer.sample(order["matches"])}
        case "paths":
            return {"path_us": peer.path_us(order["seconds"])}
        case "clone":
            return {"clone_ns": peer.clone_ns()}
    return {"peak_kib": _peak()}


def _peak() -> int:
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main(checkout: str) -> None:
    """Obey until the orders end; what botbowl prints goes elsewhere."""
    out, sys.stdout = sys.stdout, sys.stderr

    def tell(report: dict[str, Any]) -> None:
        print(json.dumps(report), file=out, flush=True)

    try:
        peer = Botbowl(checkout)
    except ImportError as problem:
        tell({"error": str(problem)})
        return
    tell({"version": peer.version, "python": sys.version.split()[0]})
    for line in sys.stdin:
        tell(obey(peer, json.loads(line)))


if __name__ == "__main__":
    main(sys.argv[1])
