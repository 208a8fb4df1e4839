"""Matches that were played: shown again, checked again."""

import pathlib
import sys

from downfield.cli.shared import Json, Language, PackDir, app, opened, say, text_in
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
def report(file: pathlib.Path, *, pack: PackDir = None, json: Json = False, language: Language = None) -> int:
    """What both sides and their players did in a recorded match: yards, touchdowns, shots, passes ..."""
    import msgspec

    from downfield.text import Text
    from downfield.text.retell import seat_names, side_names, stops
    from downfield.text.sheet import lines, sheet

    record, game = opened(file, pack)
    text = Text(text_in(language).language, game.spec)
    *_, (match, _) = stops(record, game)
    told = sheet(match, side_names(match, seat_names(match, text), text), text)
    if told is None:
        raise DownfieldError("{game} keeps no report of its matches.", key="no-report", game=game.name)
    if json:
        say(msgspec.json.encode(told).decode())
        return 0
    for line in lines(told):
        say(line)
    return 0


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
