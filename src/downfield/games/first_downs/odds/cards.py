"""What the cards make of a play, and coins of a kick: counted over all that the other side may hold, each as likely."""

from downfield.games.first_downs.model.kinds import OPTIONS
from downfield.games.first_downs.model.tables import Tables

SIDES_OF_A_COIN = 2


def gain(t: Tables, play: int, option: int, card: int) -> int | None:
    """The yards of an option against a card; None is a tackle [FFD-5.2]."""
    return None if t.is_shield(play, option, card) else int(t.result(play, option, card))


def gains(t: Tables, play: int, option: int) -> list[int | None]:
    """The same against every card."""
    return [gain(t, play, option, card) for card in range(t.cards)]


def reached(made: list[int | None], need: int, more: int = 0) -> float:
    """How many of these are enough [FFD-5.7], `more` yards being bought wherever there was no tackle."""
    return sum(yards is not None and yards + more >= need for yards in made) / len(made)


def tackled(made: list[int | None]) -> float:
    """How many of these are tackles."""
    return made.count(None) / len(made)


def average(made: list[int | None]) -> float:
    """The yards of these on average."""
    return sum(yards or 0 for yards in made) / len(made)


def best(t: Tables, need: int) -> float:
    """How likely the best option of all plays is enough."""
    every = [gains(t, play, option) for play in range(t.plays) for option in range(OPTIONS)]
    return max(reached(made, need) for made in every)


def called(tosses: int) -> float:
    """How likely so many tosses are all called right [FFD-7.5]."""
    return (1 / SIDES_OF_A_COIN) ** tosses
