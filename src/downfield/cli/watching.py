"""Matches that were played: shown again, checked again."""

import pathlib
import sys

from downfield.cli.shared import Language, PackDir, app, opened, say, text_in
from downfield.kernel import record as records
from downfield.kernel.errors import DownfieldError


@app.command
def replay(
    file: pathlib.Path, *, pack: PackDir = None, plain: bool = False, language: Language = None
) -> int:
    """Show a recorded match, step by step at a terminal, as plain text elsewhere or with --plain."""
    record, game = opened(file, pack)
    text = text_in(language)
    if plain or not sys.stdout.isatty():
        for line in text.retell(record, game):
            say(line)
        return 0
    from downfield import terminal

    return terminal.replay(record, game, text.language)


@app.command
def verify(file: pathlib.Path, *, pack: PackDir = None) -> int:
    """Play a record again and check every answer, die and digest, and that the dice follow from their secret."""
    record, game = opened(file, pack)
    try:
        match = records.verify(record, game)
    except DownfieldError as e:
        e.message = f"{file}: {e.message}"
        raise
    proof = (
        "every roll follows from the secret"
        if "Secret" in record.tags
        else "no secret to check the dice against"
    )
    if "Seed" in record.tags:
        proof = "every roll follows from the seed"
    say(f"{file}: good. {game.name}; plays: {len(record.plays)}, rolls: {match.rolls}; {proof}.")
    say(f"Result: {record.tags['Result']}.")
    return 0
