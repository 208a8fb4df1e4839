"""Starts a command in its environment. Runs before every command, so it imports next to nothing."""

import hashlib
import os
import sys
from typing import NamedTuple, NoReturn

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
WINDOWS = os.name == "nt"


class Command(NamedTuple):
    """What a command needs, and what is then run."""

    name: str
    typed: str  # as a person types it
    environment: str
    lock: str
    run: tuple[str, ...]  # a program of the environment, and its first arguments
    covers: "tuple[Command, ...]" = ()  # commands whose needs are met as well

    @property
    def folder(self) -> str:
        """Where the environment lies."""
        return os.path.join(ROOT, self.environment)

    def bin(self, name: str) -> str:
        """A program of the environment."""
        folder, name = ("Scripts", f"{name}.exe") if WINDOWS else ("bin", name)
        return os.path.join(self.folder, folder, name)

    @property
    def stamp(self) -> str:
        """The file that says for which state of the checkout the environment was made."""
        return os.path.join(self.folder, f"downfield-{self.name}")


PLAY = Command("play", "./play", ".venv", "play", ("downfield",))
TEST = Command("test", "./test", ".venv", "test", ("python", "tools/checks.py"), covers=(PLAY,))
COMPILED = Command("compiled", "tools/compiled", ".venv-compiled", "test", ("python",))
DOCS = Command(
    "docs", "tools/docs", ".venv-docs", "docs", ("python", "-m", "sphinx", "-W", "docs", "docs/_build")
)
BENCH_TABLE = PLAY._replace(typed="bench/table", run=("python", "-m", "downfield.lab.bench_live"))
BENCH_SOAK = PLAY._replace(typed="bench/soak", run=("python", "-m", "downfield.lab.bench_soak"))
BENCH_LADDER = PLAY._replace(typed="bench/ladder", run=("python", "-m", "downfield.lab.arena.ladder"))
BENCH_CUP = PLAY._replace(typed="bench/botbowl-cup", run=("python", "-m", "downfield.lab.cup"))
COMMANDS = {command.name: command for command in (PLAY, TEST, COMPILED, DOCS)}
COMMANDS |= {"bench-table": BENCH_TABLE, "bench-soak": BENCH_SOAK, "bench-ladder": BENCH_LADDER}
COMMANDS |= {"bench-botbowl-cup": BENCH_CUP}


def key(command: Command) -> str:
    """Changes when the environment must change: other Python, other place, other locks, other project."""
    files = [f"requirements/{command.lock}.txt", "pyproject.toml"]
    if command == COMPILED:
        files += ["tools/hatch_build.py", *sources()]
    state = hashlib.sha256(f"{sys.version}\n{ROOT}\n".encode())
    for file in files:
        with open(os.path.join(ROOT, file), "rb") as text:
            state.update(hashlib.sha256(text.read()).digest())
    return state.hexdigest()


def sources() -> list[str]:
    """Every file of the package, by its path below the root."""
    found = []
    for folder, _, names in os.walk(os.path.join(ROOT, "src")):
        if os.path.basename(folder) != "__pycache__":
            found += [os.path.relpath(os.path.join(folder, name), ROOT) for name in names]
    return sorted(found)


def is_ready(command: Command) -> bool:
    """Whether nothing has changed since the environment was made."""
    try:
        with open(command.stamp, encoding="utf-8") as stamp:
            return stamp.read() == key(command) and os.access(command.bin(command.run[0]), os.X_OK)
    except OSError:
        return False


def main() -> NoReturn:
    """`start.py COMMAND ARGS`, called by start.sh."""
    command, arguments = COMMANDS[sys.argv[1]], sys.argv[2:]
    if not is_ready(command):
        import environment

        environment.make(command)
    if command == COMPILED and not arguments:
        print(f"Compiled and installed: {command.environment}/bin/downfield")
        sys.exit()
    if command != PLAY:
        os.chdir(ROOT)
    if command == PLAY and not os.path.exists(TEST.stamp):  # who tests also changes: he plays what he reads
        os.environ.setdefault("DOWNFIELD_ENGINE", "auto")
    program = command.bin(command.run[0])
    hand_over([program, *command.run[1:], *arguments])


def hand_over(line: list[str]) -> NoReturn:
    """Become this program; where a program cannot become another, wait for it and end as it did."""
    if not WINDOWS:
        os.execv(line[0], line)
    import subprocess

    try:
        sys.exit(subprocess.call(line))
    except KeyboardInterrupt:  # which the program has heard as well
        sys.exit(130)


if __name__ == "__main__":
    main()
