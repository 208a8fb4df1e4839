"""The command line: one module for each kind of command."""

import sys

import cyclopts
from rich.markup import escape

from downfield.cli import (
    admin,
    admin_deeds,
    arena,
    ask,
    backup,
    balance,
    dataset,
    engine,
    experiments,
    league,
    league_deeds,
    league_figures,
    league_people,
    league_shown,
    learn,
    packs,
    puzzles,
    review,
    rules,
    solve,
    table,
    teams,
    train,
    watching,
)
from downfield.cli.shared import app, err, text_in
from downfield.kernel.errors import DownfieldError, UnknownName

COMMANDS = (
    "terminal",
    "play",
    "learn",
    "serve",
    "admin",
    "backup",
    "restore",
    "replay",
    "report",
    "review",
    "verify",
    "rules",
    "pack",
    "team",
    "league",
    "sim",
    "arena",
    "dataset",
    "train",
    "solve",
    "certify",
    "trial",
    "ask",
    "puzzles",
    "balance",
    "bench",
    "games",
)


def main(argv: list[str] | None = None) -> None:
    """Run a command; a mistake of the user ends with one clear line and exit code 2."""
    words = sys.argv[1:] if argv is None else argv
    try:
        if words and not words[0].startswith("-") and words[0] not in COMMANDS:
            raise UnknownName("command", words[0], COMMANDS)
        if not words or words[0] in COMMANDS:
            engine.prepare()
        code = app(
            words,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except DownfieldError as e:
        err.print(f"downfield: {escape(text_in(None).error(e))}", soft_wrap=True)
        sys.exit(2)
    except cyclopts.CycloptsError as e:
        err.print(
            f"downfield: {escape(str(e).strip())} (`downfield --help` lists what there is.)", soft_wrap=True
        )
        sys.exit(2)
    except KeyboardInterrupt:
        err.print("downfield: stopped.")
        sys.exit(130)
    except BrokenPipeError:  # the reader of a pipe has had enough
        sys.stderr.close()
        sys.exit(0)
    sys.exit(code if isinstance(code, int) else 0)


__all__ = [
    "COMMANDS",
    "admin",
    "admin_deeds",
    "arena",
    "ask",
    "backup",
    "balance",
    "dataset",
    "engine",
    "experiments",
    "league",
    "league_deeds",
    "league_figures",
    "league_people",
    "league_shown",
    "learn",
    "main",
    "packs",
    "puzzles",
    "review",
    "rules",
    "solve",
    "table",
    "teams",
    "train",
    "watching",
]
