"""The report of a match as programs read it: the same in every language."""

import msgspec

from downfield.kernel.match import Match
from downfield.kernel.show.outcome import outcome
from downfield.kernel.show.report import Both, Drive
from downfield.text.sheet import PlayerFigures, Weighed, course, figures
from downfield.text.story import Die


class Numbers(msgspec.Struct, frozen=True):
    """A match in figures; pairs are of home and away, `sides` what each team and its players did by lasting keys."""

    game: str
    coaches: tuple[str, ...]
    result: str
    winner: int | None
    how: str
    points: tuple[int, int]
    sides: Both
    facts: dict[str, tuple[float, float]]
    players: list[list[PlayerFigures]]
    scores: list[Weighed]
    turning_points: list[Weighed]
    drives: list[Drive]
    dice: list[Die]


def numbers(match: Match, lapsed: bool = False) -> Numbers:
    """The report of a match so far, for programs; `lapsed` says that a clock ended it."""
    came, told, went = outcome(match, lapsed), figures(match), course(match)
    return Numbers(
        game=match.game.slug,
        coaches=match.coaches,
        result=match.result(),
        winner=came.winner,
        how=came.how,
        points=came.points,
        sides=came.sides,
        facts=told.facts,
        players=told.players,
        **msgspec.structs.asdict(went),
    )
