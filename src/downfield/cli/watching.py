"""Matches that were played: shown again, checked again."""

import pathlib
import sys

from downfield.cli.shared import Json, Language, PackDir, app, opened, say, text_in
from downfield.kernel import record as records
from downfield.kernel.errors import DownfieldError
from downfield.kernel.match import Match


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
    """What both sides and their players did in a recorded match: yards, touchdowns, shots, passes ...

    With --json the keys are the same in every language, figures are numbers, and pairs are of home and away.
    """
    from downfield.text.retell import stops

    record, game = opened(file, pack)
    *_, (match, _) = stops(record, game)
    say(_as_json(match) if json else _as_lines(match, text_in(language).language))
    return 0


def _as_lines(match: Match, language: str) -> str:
    """The report of a match as people read it."""
    from downfield.text import Text
    from downfield.text.retell import ending, seat_names, side_names
    from downfield.text.sheet import lines, sheet

    text = Text(language, match.game.spec)
    sides = side_names(match, seat_names(match, text), text)
    return "\n".join([*lines(sheet(match, sides, text), text.say), "", ending(match, sides, text)])


def _as_json(match: Match) -> str:
    """The report of a match as programs read it."""
    import msgspec

    from downfield.text.numbers import numbers

    return msgspec.json.encode(numbers(match)).decode()


@app.command
def verify(file: pathlib.Path, *, pack: PackDir = None) -> int:
    """Play a record again and check every answer, die and digest, the secret of the dice and the signature."""
    from downfield.store.signing import signer_of

    record, game = opened(file, pack)
    try:
        signer = signer_of(record)
        match = records.verify(record, game)
    except DownfieldError as e:
        e.message = f"{file}: {e.message}"
        raise
    text = text_in(None)
    say(text.say("verify-good", file=str(file), game=game.name, plays=len(record.plays), rolls=match.rolls))
    say(text.say("verify-result", result=record.tags["Result"]))
    say(text.say("verify-rules"))
    say(text.say(f"verify-dice-{_dice(record)}"))
    say(text.say("verify-signed" if signer else "verify-unsigned", signer=signer))
    return 0


def _dice(record: records.Record) -> str:
    """What proves the dice."""
    if "Seed" in record.tags:
        return "seed"
    if "Secret" not in record.tags:
        return "none"
    return "nonces" if "Nonces" in record.tags else "secret"
