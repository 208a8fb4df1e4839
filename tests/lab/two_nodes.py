"""A simulation on two nodes of a Ray cluster on this machine, one of which is killed in the middle: prints the tally.

`python -m tests.lab.two_nodes GAME MATCHES [COACH]`, with Ray installed; `stays` as fourth word lets both live.
"""

import os
import sys

import msgspec

from downfield.lab import simulate
from downfield.lab.crew import Cluster
from downfield.lab.crew import ray as crew_ray


def main(game: str, matches: int, coach: str = "random", fate: str = "killed") -> None:
    """Kill the second node once a third of the matches is played, while tasks run on it."""
    ray = crew_ray.library()
    from ray.cluster_utils import Cluster as Local

    local = Local(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = local.add_node(num_cpus=1)
    os.environ[crew_ray.ADDRESS] = local.address
    played, alive = 0, True

    def watch(done: int) -> None:
        nonlocal played, alive
        played += done
        if alive and 3 * played >= matches and fate == "killed":
            alive = False
            before = len([node for node in ray.nodes() if node["Alive"]])
            local.remove_node(second, allow_graceful=False)
            say(f"killed after {played} matches, one of {before} nodes")

    tally = simulate.simulate(simulate.Job(game, 1, coach, coach), matches, Cluster(game), watch)
    say(msgspec.json.encode(tally).decode())
    os._exit(0)  # the nodes end with their parent; an orderly end would wait for the killed one


def say(line: str) -> None:
    """Print a line at once: the program ends abruptly."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
