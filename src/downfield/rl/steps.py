"""How many steps a second an adapter takes: a process of `downfield bench --adapters`, for one adapter of one game.

`python -m downfield.rl.steps gymnasium blood-bowl` says what it is, then does what each line orders. A step is whatever
the adapter's convention calls one, what is seen and the mask included, and any allowed action is taken.
"""

import importlib
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from downfield import rl
from downfield.kernel.chance import Rng
from downfield.lab.bench_memory import peak
from downfield.lab.bench_peers import SEED, Spiel
from downfield.lab.bench_play import Sample, matches_for
from downfield.lab.bench_worker import Order, Report, greeting, serve

PLACES = 256  # matches in a vector

Walk = Callable[[int], int]  # so many steps at least; how many it took


def pettingzoo(slug: str) -> Walk:
    """One agent after another."""
    env, rng = rl.env(slug), np.random.default_rng(SEED)
    env.reset(seed=SEED)

    def walk(steps: int) -> int:
        for _ in range(steps):
            seen, _, over, _, _ = env.last()
            if over:
                env.reset()
                seen = env.last()[0]
            env.step(_any(seen["action_mask"], rng))
        return steps

    return walk


def parallel(slug: str) -> Walk:
    """All agents at once."""
    env, rng = rl.parallel_env(slug), np.random.default_rng(SEED)
    seen, _ = env.reset(seed=SEED)

    def walk(steps: int) -> int:
        nonlocal seen
        for _ in range(steps):
            if not env.agents:
                seen, _ = env.reset()
            seen = env.step({agent: _any(one["action_mask"], rng) for agent, one in seen.items()})[0]
        return steps

    return walk


def gymnasium(slug: str) -> Walk:
    """One side, against chance."""
    env, rng = rl.Single(slug), np.random.default_rng(SEED)
    seen, _ = env.reset(seed=SEED)

    def walk(steps: int) -> int:
        nonlocal seen
        for _ in range(steps):
            seen, _, over, _, _ = env.step(_any(seen["action_mask"], rng))
            if over:
                seen, _ = env.reset()
        return steps

    return walk


def vector(slug: str) -> Walk:
    """Many matches at once; NumPy picks, as a policy would."""
    env, rng = rl.Vector(slug, PLACES, copy=False), np.random.default_rng(SEED)
    seen, _ = env.reset(seed=SEED)

    def walk(steps: int) -> int:
        nonlocal seen
        rounds = -(-steps // PLACES)
        for _ in range(rounds):
            mask = seen["action_mask"]
            seen = env.step((mask * rng.random(mask.shape, np.float32)).argmax(axis=1))[0]
        return rounds * PLACES

    return walk


def batch(slug: str) -> Walk:
    """The same without Gymnasium's part; the engine picks."""
    batch, rng = rl.Vector(slug, PLACES, copy=False).batch, Rng(SEED)

    def walk(steps: int) -> int:
        rounds = -(-steps // PLACES)
        for _ in range(rounds):
            batch.step(batch.sample(rng))
        return rounds * PLACES

    return walk


def openspiel(slug: str) -> Walk:
    """OpenSpiel's nodes, chance included, in the loop in which its own games are measured."""
    import random

    importlib.import_module("downfield.rl.spiel")
    game, rng = Spiel(f"python_downfield_{slug.replace('-', '_')}"), random.Random(SEED)

    def walk(steps: int) -> int:
        taken = 0
        while taken < steps:
            taken += game.play(rng)[1]
        return taken

    return walk


ADAPTERS: dict[str, Callable[[str], Walk]] = {
    "pettingzoo": pettingzoo,
    "parallel": parallel,
    "gymnasium": gymnasium,
    "vector": vector,
    "batch": batch,
    "openspiel": openspiel,
}


def _any(mask: Any, rng: np.random.Generator) -> int:
    """Any action that the mask allows."""
    allowed = mask.nonzero()[0]
    return int(allowed[int(rng.random() * len(allowed))])


def timed(walk: Walk, steps: int) -> Sample:
    """So many steps, by the clock of the processor."""
    begin = time.process_time()
    taken = walk(steps)
    return Sample(steps, taken, taken, time.process_time() - begin)


def obey(walk: Walk, order: Order) -> Report:
    """Measure one thing."""
    if order.do == "size":
        return Report(matches=matches_for(order.seconds, lambda n: timed(walk, n).seconds))
    if order.do == "sample":
        return Report(sample=timed(walk, order.matches))
    return Report(peak_kib=peak())


def main(adapter: str, slug: str) -> None:
    """Obey until the orders end; where the library of an adapter is missing, say so and end."""
    hello = greeting()
    try:
        walk = ADAPTERS[adapter](slug)
    except ImportError as e:
        hello.error = f"{e.name} is not installed"
    serve(hello, lambda order: obey(walk, order))


if __name__ == "__main__":
    main(*sys.argv[1:])
