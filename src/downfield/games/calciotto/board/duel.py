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
    tied = max((i for i, fact in enumerate(told) if fact.key == "tied"), default=0)
    winner = -1 if ended is None else ENDS[told[-1].key]
    numbers = _numbers(now, told[0])
    parts = [_part(told[tied:], side, number) for side, number in numbers]
    return Duel(KINDS[told[0].key], (parts[0], parts[1]), winner, began, tied > 0)


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
    return part
