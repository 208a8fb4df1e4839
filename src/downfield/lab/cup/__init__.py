"""`bench/botbowl-cup`: our Blood Bowl coach against botbowl's own scripted bot, in botbowl's engine."""

import argparse
import json
import math
import os
import pathlib
import statistics
import subprocess
from collections.abc import Sequence

import downfield
from downfield.lab.bench_crew import BenchError, botbowl
from downfield.lab.cup.bridge import Seat

Score = tuple[int, int]  # ours first


def main(given: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="bench/botbowl-cup", description=__doc__)
    parser.add_argument("checkout", help="of github.com/njustesen/botbowl")
    parser.add_argument("--level", default="steady", help="of ours")
    parser.add_argument("--team", default="human", help="as botbowl calls it; both play it")
    parser.add_argument("--matches", type=int, default=20, help="half of them at home")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(given)
    scores: list[Score] = []
    for number in range(wanted.matches):
        scores.append(
            played(wanted.checkout, wanted.level, wanted.team, wanted.seed + number // 2, number % 2)
        )
        print(summary(scores), flush=True)
    return 0


def played(checkout: str, level: str, team: str, seed: int, side: int) -> Score:
    """One match; a process of its own, so that nothing is left of it."""
    python, _ = botbowl(checkout)
    script = str(pathlib.Path(__file__).with_name("botbowl.py"))
    process = subprocess.Popen(
        [python, "-W", "ignore", script, checkout],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8",
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    seat = Seat(downfield.game("blood-bowl"), level, seed)
    said: object = {"seed": seed, "side": side, "team": team}
    with process:
        while True:
            process.stdin.write(json.dumps(said) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
            if not line:
                raise BenchError(f"botbowl did not play: {python} {script} {checkout} says why.")
            told = json.loads(line)
            if "over" in told:
                process.stdin.close()
                return told["over"][0], told["over"][1]
            said = seat.answer(told)


def summary(scores: Sequence[Score]) -> str:
    """Won, drawn, lost, and touchdowns a match."""
    points = [0.5 + 0.5 * ((own > other) - (own < other)) for own, other in scores]
    spread = statistics.stdev(points) if len(points) > 1 else 0.0
    counts = [points.count(worth) for worth in (1.0, 0.5, 0.0)]
    touchdowns = [sum(score[i] for score in scores) / len(scores) for i in range(2)]
    return (
        f"{len(scores)} matches: {counts[0]} won, {counts[1]} drawn, {counts[2]} lost, points "
        f"{statistics.mean(points):.0%} ± {1.96 * spread / math.sqrt(len(points)):.0%}, touchdowns "
        f"{touchdowns[0]:.2f} : {touchdowns[1]:.2f}"
    )
