"""A worked example of the rules: a position is played on, and told as a match would tell it."""

from downfield.kernel.match import Match
from downfield.kernel.show.examples import Example, load
from downfield.kernel.show.svg import Picture
from downfield.kernel.spec import Game
from downfield.text import Text
from downfield.text.picture import drawn
from downfield.text.retell import counted, seat_names, side_names


def examples(game: Game) -> dict[int, Example]:
    """The examples of a game, by chapter."""
    return load(game.spec.package)


def played(game: Game, example: Example) -> Match:
    """The match after all that is answered in an example."""
    return game.at(example.start, options=example.options).play(example.play)


def facts(match: Match, text: Text) -> list[tuple[str, str]]:
    """What has happened, each fact with its rule."""
    seats = seat_names(match, text)
    sides, names = side_names(match, seats, text), counted(match.game)
    told = [(event.rule, text.event(event, sides, seats, names)) for event in match.events]
    return [(rule, words) for rule, words in told if words]


def shown(game: Game, example: Example, text: Text) -> tuple[Picture, list[tuple[str, str]]]:
    """The board at the end of an example, as a spectator sees it, and what has happened."""
    match = played(game, example)
    return drawn(match, None, text.say), facts(match, text)
