"""What a report says of a match under test."""

from downfield.kernel.match import Match
from downfield.text.sheet import drives, figures
from downfield.text.story import Story


def dice(match: Match) -> dict[str, tuple[int, int]]:
    """How often home and away rolled each die."""
    face = match.game.spec.face
    assert face is not None
    story = Story(match, face().report)
    return {key: (die.rolls(0), die.rolls(1)) for key, die in story.dice.items()}


def fact(match: Match, key: str) -> tuple[float, float]:
    """A figure of home and of away."""
    return figures(match).facts[key]


def driven(match: Match) -> list[tuple[int, int, float, str]]:
    """The drives: side, plays, yards, end."""
    return [(drive.side, drive.plays, drive.yards, drive.end) for drive in drives(match)]
