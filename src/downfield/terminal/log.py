"""The log of a match: a heading per play, a line per fact, each with the rule it follows from."""

from collections.abc import Sequence

from downfield.kernel.match import Match
from downfield.kernel.show.face import Line
from downfield.text import Text
from downfield.text.retell import counted, headed, heading

MOST = 120  # facts shown beside the board


def log_lines(
    match: Match,
    text: Text,
    sides: Sequence[str],
    seats: Sequence[str],
    viewer: int | None,
    most: int = MOST,
    told: int | None = None,
) -> list[Line]:
    """What has happened (or only the first `told` facts), as far as a seat or a spectator (None) may know."""
    lines: list[Line] = []
    names = counted(match.game)
    events = [e for e in match.events[:told] if match.may_know(e, viewer)][-most:]
    for captions, event in headed(match, events):
        shown = captions if lines else captions[-1:]  # of the plays before the first fact, only its own
        lines += [[(heading(match.game, caption, text), "title")] for caption in shown]
        said = text.event(event, tuple(sides), tuple(seats), names)
        lines += [[(said, "text"), (f" {event.rule}", "rule")]] if said else []
    return lines
