"""The last contrast or shot, told from the facts: who against whom, their dice, what was added, and who won."""

from collections.abc import Sequence
from typing import NamedTuple

from downfield.games.calciotto.board.table import Table
from downfield.kernel.words import Event

KINDS = {"challenged": "contrast", "shot": "shot", "kick": "shot"}
ENDS = {
    "ball-won": 0,
    "goal": 0,
    "kick-good": 0,
    "ball-kept": 1,
    "saved": 1,
    "kick-saved": 1,
}  # 0: who attacked
UP_TO_DATE = ("rolled", "dealt", "kick-off", "free-kick", "penalty", "shootout")  # something new has begun


class Part(NamedTuple):
    """One of the two: figure, dice, and what they make; None as long as that is not settled."""

    side: int
    number: int
    dice: tuple[int, int] | None
    more: int | None  # strength and card
    total: int | None
    counts: tuple[int, int] = (
        1,
        1,
    )  # how often each die counts: a traded six not at all, a doubled one twice


class Duel(NamedTuple):
    """Two totals, and the place in the list of facts where it began."""

    kind: str
    parts: tuple[Part, Part]
    winner: int  # 0 who attacked, 1 who answered, -1 not yet known
    began: int
    tied: bool


def last_duel(now: Table, facts: Sequence[Event]) -> Duel | None:
    """The contrast or shot that is played, or was the last thing that happened; a foul leaves none."""
    began = next((i for i in range(len(facts) - 1, -1, -1) if facts[i].key in KINDS), -1)
    if began < 0:
        return None
    told = facts[began:]
    ended = next((i for i, fact in enumerate(told) if fact.key in ENDS or fact.key == "foul"), None)
    if ended is not None:
        if told[ended].key == "foul" or any(fact.key in UP_TO_DATE for fact in told[ended + 1 :]):
            return None
        told = told[: ended + 1]
    tied = max(
        (i for i, fact in enumerate(told[:-1]) if fact.key == "tied"), default=0
    )  # until dice fall again
    winner = -1 if ended is None else ENDS[told[-1].key]
    numbers = _numbers(now, told[0])
    parts = [_part(told[tied:], side, number) for side, number in numbers]
    return Duel(KINDS[told[0].key], (parts[0], parts[1]), winner, began, any(f.key == "tied" for f in told))


def _numbers(now: Table, start: Event) -> list[tuple[int, int]]:
    """Side and number of who attacks and of who answers; of a keeper 0 while none is in sight."""
    args = start.args()
    side = args["side"]
    keeper = now.scene.keeper(1 - side)
    other = args.get("other", 0 if keeper is None else keeper.number)
    return [(side, args["player"]), (1 - side, other)]


def _part(told: Sequence[Event], side: int, number: int) -> Part:
    """The dice and the total of a side, of the last roll after ties."""
    part = Part(side, number, None, None, None)
    for fact in told:
        args = fact.args()
        if args.get("side") != side:
            continue
        if fact.key == "rolled":
            part = part._replace(dice=(args["first"], args["second"]))
        elif fact.key == "total":
            part = part._replace(number=args["player"], more=args["more"], total=args["total"])
            part = part._replace(counts=counting(part.dice or (0, 0), args["dice"]))
    return part


def counting(dice: tuple[int, int], made: int) -> tuple[int, int]:
    """How often each of two dice counts if they made this: sixes are traded [CAL-13.1], cards double or remove."""
    ways = [(1, 1), (0, 1), (1, 0), (0, 0), (2, 1), (1, 2), (0, 2), (2, 0)]
    fits = [way for way in ways if way[0] * dice[0] + way[1] * dice[1] == made]
    return next((way for way in fits if _is_usual(dice, way)), fits[0] if fits else (1, 1))


def _is_usual(dice: tuple[int, int], way: tuple[int, int]) -> bool:
    """A six is traded, and the best of what is left counts twice."""
    left = [die for die, times in zip(dice, way, strict=True) if times]
    traded = all(die == 6 for die, times in zip(dice, way, strict=True) if not times)
    return traded and all(die == max(left) for die, times in zip(dice, way, strict=True) if times == 2)
