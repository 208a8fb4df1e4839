"""The last contrast or shot, told from the facts: who against whom, their dice, what was added, and who won."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from downfield.games.calciotto.board.state import State
from downfield.games.calciotto.board.words import deck, figure_of
from downfield.games.calciotto.components.parts import Card
from downfield.games.calciotto.notation.answers import COLUMNS
from downfield.games.calciotto.odds.chance import contrast_bonuses, keeper_of, shot_bonuses
from downfield.games.calciotto.rules.roll import counted
from downfield.kernel.words import Event

BEGINS = ("challenged", "shot")
ENDS = {"ball-won": 0, "goal": 0, "ball-kept": 1, "saved": 1}  # 0: who attacked
UP_TO_DATE = ("rolled", "dealt", "kick-off", "free-kick", "penalty", "shootout")  # something new has begun


class Part(NamedTuple):
    """One of the two: figure, dice, and what they make; None where it cannot be told any more."""

    side: int
    number: int
    dice: tuple[int, int] | None
    score: int | None  # what the dice count
    more: int | None  # strength and card

    @property
    def total(self) -> int | None:
        return None if self.score is None or self.more is None else self.score + self.more


class Duel(NamedTuple):
    """Two totals, and the place in the list of facts where it began."""

    kind: str
    parts: tuple[Part, Part]
    winner: int  # 0 who attacked, 1 who answered, -1 not yet known
    began: int
    tied: bool


def last_duel(now: State, before: Sequence[str], facts: Sequence[Event]) -> Duel | None:
    """The contrast or shot that is played, or was the last thing that happened."""
    began = next((i for i in range(len(facts) - 1, -1, -1) if facts[i].key in BEGINS), -1)
    if began < 0:
        return None
    ended = next(
        (i for i in range(began, len(facts)) if facts[i].key in ENDS or facts[i].key == "foul"), None
    )
    if ended is not None and any(f.key in UP_TO_DATE for f in facts[ended + 1 :]):
        return None
    return _duel(now, _aimed(now, before), facts, began, ended)


def _duel(now: State, target: str, facts: Sequence[Event], began: int, ended: int | None) -> Duel | None:
    start = facts[began].args()
    sides = (int(start["side"]), 1 - int(start["side"]))
    told = facts[began : len(facts) if ended is None else ended + 1]
    cards = _cards(now, told)
    rolls, tied = _rolls(told, cards)
    if ended is not None and facts[ended].key == "foul":
        return None
    winner = -1 if ended is None else ENDS[facts[ended].key]
    kind = "contrast" if facts[began].key == "challenged" else "shot"
    bonuses = _bonuses(now, target, kind, start, sides, cards)
    numbers = (int(start["player"]), _other(now, kind, start, sides[1], facts, ended))
    parts = []
    for k in range(2):
        dice, score = rolls[k]
        parts.append(Part(sides[k], numbers[k], dice, score, None if bonuses is None else bonuses[k]))
    first, second = parts
    if winner >= 0 and first.total is not None and second.total is not None:
        if (first.total > second.total) != (winner == 0):  # the table has changed since
            first, second = first._replace(more=None), second._replace(more=None)
    return Duel(kind, (first, second), winner, began, tied)


def _other(
    now: State, kind: str, start: dict[str, int], side: int, facts: Sequence[Event], ended: int | None
) -> int:
    """The number of who answers."""
    if kind == "contrast":
        return int(start["other"])
    keeper = keeper_of(now.scene, side)
    if keeper is not None:
        return int(keeper["number"])
    return int(facts[ended].args()["player"]) if ended is not None and facts[ended].key == "saved" else 0


def _cards(now: State, told: Sequence[Event]) -> list[Card | None]:
    """The cards in force; the last CANCELLA takes the other out of force."""
    kinds = list(deck(now.game).values())
    found: list[Card | None] = [None, None]
    for fact in told:
        if fact.key == "card":
            args = fact.args()
            found[args["side"]] = card = kinds[args["card"] - 1]
            if card.effect.value == "cancel":
                found[1 - args["side"]] = None
    return found


Rolled = tuple[tuple[int, int] | None, int | None]


def _rolls(told: Sequence[Event], cards: list[Card | None]) -> tuple[list[Rolled], bool]:
    """The dice of both and what they count, of the last roll after ties; and whether it has been tied."""
    begin = max((i for i, fact in enumerate(told) if fact.key == "tied"), default=0)
    found: list[Rolled] = [(None, None), (None, None)]
    nth = -1
    for fact in told[begin:]:
        args = fact.args()
        if fact.key == "rolled" and nth < 1:
            nth += 1
            found[nth] = (args["first"], args["second"]), _score(cards, args)
        elif fact.key == "points" and nth >= 0:
            found[nth] = found[nth][0], args["points"]
    return found, begin > 0


def _score(cards: list[Card | None], args: dict[str, int]) -> int:
    own, other = cards[args["side"]], cards[1 - args["side"]]
    one_die = other is not None and other.effect.value == "one-die"
    twice = own.amount if own is not None and own.effect.value == "twice" else 1
    return int(counted(args["first"], args["second"], 0, int(one_die), twice, 0))


def _aimed(now: State, before: Sequence[str]) -> str:
    """The column that the last shot aimed at, as far as it is known."""
    if now.scene["target"]:
        return str(now.scene["target"])
    return next((word[1:] for word in reversed([*before, *now.view.since]) if word.startswith("!")), "")


def _bonuses(
    now: State,
    target: str,
    kind: str,
    start: dict[str, int],
    sides: tuple[int, int],
    cards: list[Card | None],
) -> tuple[int, int] | None:
    """Strengths and cards, as long as both still stand where they stood."""
    scene: dict[str, Any] = now.scene
    mine, theirs = cards[sides[0]], cards[sides[1]]
    own = figure_of(scene, sides[0], start["player"])
    if kind == "contrast":
        other = figure_of(scene, sides[1], start["other"])
        if own is None or other is None:
            return None
        a, b = contrast_bonuses(own, other)
        return a + _added(mine, "challenger"), b + _added(theirs, "carrier")
    keeper = keeper_of(scene, sides[1])
    if own is None or keeper is None or not target:
        return None
    far = theirs.amount if theirs is not None and theirs.effect.value == "reach" else 1
    a, b = shot_bonuses(own, keeper, (COLUMNS.index(target[0]) + 1, keeper["y"]), far)
    return a, b + _added(theirs, "save")


def _added(card: Card | None, verb: str) -> int:
    return card.amount if card is not None and card.effect.value == verb else 0
