"""A recorded match looked at by somebody who knows its worth."""

import pathlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from downfield.cli.shared import (
    Count,
    Json,
    Language,
    On,
    PackDir,
    app,
    hands,
    opened,
    place_of,
    say,
    text_in,
)
from downfield.kernel import record as records
from downfield.kernel.disk import write_whole
from downfield.kernel.needs import NOBODY

if TYPE_CHECKING:
    from downfield.lab.review.words import Reviewed
    from downfield.text import Text
    from downfield.text.graphs import Told


@app.command
def review(
    file: pathlib.Path,
    *,
    pack: PackDir = None,
    jobs: Count | None = None,
    on: On = None,
    json: Json = False,
    html: pathlib.Path | None = None,
    language: Language = None,
) -> int:
    """What every decision of a recorded match cost, what dice and guesses gave, and what would have been better.

    Decisions, guesses and dice of both sides add up: from the chance to win at the start to the result. Exact in the
    games that are solved, in the others about, with how far the truth may lie from it. With --json the chances are
    numbers, Home's, moment by moment.

    Parameters
    ----------
    jobs
        How many processes look; one unless given.
    html
        Write a page to hand on to this file.
    """
    import msgspec

    from downfield.cli.experiments import watched
    from downfield.lab.review import eye_of, together
    from downfield.lab.review.page import page_of
    from downfield.lab.review.split import weighed
    from downfield.lab.review.words import told
    from downfield.text import Text
    from downfield.text.retell import seat_names, side_names

    record, game = opened(file, pack)
    match = records.verify(record, game)
    eye = eye_of(match)
    stretches, crew = len(eye.stretches()), hands(on, jobs, game.slug, pack)
    parts = watched(stretches, lambda watch: weighed(file, place_of(pack), stretches, crew, watch))
    found = together(match, parts, NOBODY, eye.certainty)
    if json:
        say(msgspec.json.encode(found).decode())
        return 0
    text = Text(text_in(language).language, game.spec)
    sides = side_names(match, seat_names(match, text), text)
    reviewed = told(match, found, sides, text)
    if html is not None:
        write_whole(html, page_of(reviewed, f"{sides[0]} – {sides[1]}", text).encode())
        return 0
    for line in _lines(reviewed, text):
        say(line)
    return 0


def _lines(found: "Reviewed", text: "Text") -> Iterator[str]:
    yield text.say("review-title")
    yield text.say(f"review-{found.certainty}")
    yield from ("", *found.told)
    sums = found.graphs[1]
    yield from ("", sums.title, *(f"  {told:>16}  {name}" for name, told in sums.table[1:]))
    yield from ("", text.say("report-turning"), *map(_line, found.turns))
    for side, poor in zip(found.sides, found.poor, strict=True):
        yield from ("", f"{text.say('review-better')}: {side}")
        yield from map(_line, poor) if poor else (text.say("review-none"),)
    yield from ("", found.how)


def _line(one: "Told") -> str:
    return f"  {one.score:>16}  {one.when}: {one.words}"
