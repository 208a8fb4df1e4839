"""A recorded match looked at by somebody who knows its worth."""

import pathlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from downfield.cli.shared import Json, Language, PackDir, app, opened, say, text_in
from downfield.kernel import record as records

if TYPE_CHECKING:
    from downfield.lab.review.words import Reviewed
    from downfield.text import Text
    from downfield.text.graphs import Told


@app.command
def review(file: pathlib.Path, *, pack: PackDir = None, json: Json = False, language: Language = None) -> int:
    """What every decision of a recorded match cost, what dice and guesses gave, and what would have been better.

    Decisions, guesses and dice of both sides add up: from the chance to win at the start to the result. The games
    that are solved can be reviewed. With --json the chances are numbers, Home's, moment by moment.
    """
    import msgspec

    from downfield.lab.review import review as looked_at
    from downfield.lab.review.words import told
    from downfield.text import Text
    from downfield.text.retell import seat_names, side_names

    record, game = opened(file, pack)
    match = records.verify(record, game)
    found = looked_at(match)
    if json:
        say(msgspec.json.encode(found).decode())
        return 0
    text = Text(text_in(language).language, game.spec)
    sides = side_names(match, seat_names(match, text), text)
    for line in _lines(told(match, found, sides, text), text):
        say(line)
    return 0


def _lines(found: "Reviewed", text: "Text") -> Iterator[str]:
    yield text.say("review-title")
    yield text.say("review-exact" if found.is_exact else "review-about")
    sums = found.graphs[1]
    yield from ("", sums.title, *(f"  {told:>8}  {name}" for name, told in sums.table[1:]))
    yield from ("", text.say("report-turning"), *map(_line, found.turns))
    for side, poor in zip(found.sides, found.poor, strict=True):
        yield from ("", f"{text.say('review-better')}: {side}")
        yield from map(_line, poor) if poor else (text.say("review-none"),)
    yield from ("", found.how)


def _line(one: "Told") -> str:
    return f"  {one.score:>8}  {one.when}: {one.words}"
