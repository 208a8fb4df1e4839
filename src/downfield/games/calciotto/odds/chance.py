"""The chances of dice: what two of them count, what strengths and cards add, who has the higher total."""

import functools
from fractions import Fraction
from typing import Any

from downfield.games.calciotto.board.pitch import place_of, zone_name
from downfield.games.calciotto.board.words import deck, figure_of, keeper_of
from downfield.games.calciotto.components.parts import Card
from downfield.games.calciotto.rules.roll import counted
from downfield.kernel.spec import Game

Figure = dict[str, Any]
Spread = tuple[tuple[int, Fraction], ...]  # what two dice may count, and how likely


@functools.cache
def spread(one_die: bool = False, twice: int = 1) -> Spread:
    """[CAL-12.4] What two dice count: with ELIMINA the better one, with RADDOPPIA that one once more."""
    found: dict[int, Fraction] = {}
    for first in range(1, 7):
        for second in range(1, 7):
            score = int(counted(first, second, 0, int(one_die), twice, 0))
            found[score] = found.get(score, Fraction(0)) + Fraction(1, 36)
    return tuple(sorted(found.items()))


@functools.lru_cache(maxsize=5000)
def wins(ahead: int, mine: Spread | None = None, theirs: Spread | None = None) -> float:
    """[CAL-8.8, CAL-9.6] How likely the higher total is mine, `ahead` being my bonuses less theirs; ties roll again."""
    won = lost = Fraction(0)
    for a, p in mine or spread():
        for b, q in theirs or spread():
            if a + ahead > b:
                won += p * q
            elif a + ahead < b:
                lost += p * q
    return float(won / (won + lost)) if won + lost else 0.5


# Bonuses --------------------------------------------------------------------------------------------------------


def is_at_home(f: Figure, x: int, y: int) -> bool:
    """[CAL-3.3] Whether a square lies in a figure's zone of competence."""
    own, other = ("away", "home") if f["side"] else ("home", "away")
    zones = {"P": f"{own}-goal", "D": own, "C": "middle", "A": other, "T": "wing"}
    return zones[f["role"]] == zone_name(x, y)


def contrast_bonuses(challenger: Figure, carrier: Figure) -> tuple[int, int]:
    """[CAL-9.5] The carrier's square counts for both."""
    x, y = carrier["x"], carrier["y"]
    found = [f["strength"] if is_at_home(f, x, y) else 0 for f in (challenger, carrier)]
    return found[0], found[1]


def shot_bonuses(
    shooter: Figure, keeper: Figure, target: tuple[int, int], reach: int = 1, spot: bool = False
) -> tuple[int, int]:
    """[CAL-8.6, CAL-8.7] The shooter's in its zone and not at the keeper; the keeper's as far as it reaches."""
    x, _ = target
    at_home = shooter["role"] == "A" if spot else is_at_home(shooter, shooter["x"], shooter["y"])
    mine = shooter["strength"] if at_home and keeper["x"] != x else 0
    return mine, keeper["strength"] if abs(keeper["x"] - x) <= reach else 0


def challenge_chance(challenger: Figure, carrier: Figure) -> float:
    """How likely a challenger wins the ball when no card is played."""
    mine, theirs = contrast_bonuses(challenger, carrier)
    return wins(mine - theirs)


def shot_chance(scene: dict[str, Any], shooter: Figure, target: tuple[int, int]) -> float:
    """How likely a shot is a goal when no card is played."""
    keeper = keeper_of(scene, 1 - shooter["side"])
    if keeper is None:
        return 1.0
    mine, theirs = shot_bonuses(shooter, keeper, target, spot=scene["phase"] == "shootout")
    return wins(mine - theirs)


# Cards ----------------------------------------------------------------------------------------------------------


def in_force(scene: dict[str, Any], game: Game) -> list[Card | None]:
    """The cards that count in this phase, by side."""
    kinds = deck(game)
    return [kinds.get(scene["cards"][side]) if scene["force"][side] else None for side in range(2)]


def rolled_with(cards: list[Card | None], side: int) -> Spread:
    """What the dice of a side count with the cards in force."""
    own, other = cards[side], cards[1 - side]
    twice = own.amount if own is not None and own.effect.value == "twice" else 1
    return spread(other is not None and other.effect.value == "one-die", twice)


def added(card: Card | None, *verbs: str) -> int:
    """What a card adds to a total."""
    return card.amount if card is not None and card.effect.value in verbs else 0


def duel_bonuses(
    scene: dict[str, Any], game: Game, question: str, cards: list[Card | None]
) -> tuple[int, int] | None:
    """Strengths and cards of the turn side and of the other, in a contrast or a shot."""
    turn = scene["turn"]
    mine, theirs = cards[turn], cards[1 - turn]
    if question == "contrast-card":
        challenger = figure_of(scene, turn, scene["challenger"])
        carrier = figure_of(scene, 1 - turn, scene["carrier"])
        if challenger is None or carrier is None:
            return None
        a, b = contrast_bonuses(challenger, carrier)
        return a + added(mine, "challenger"), b + added(theirs, "carrier")
    shooter, keeper = figure_of(scene, turn, scene["shooter"]), keeper_of(scene, 1 - turn)
    if shooter is None or keeper is None or not scene["target"]:
        return None
    target = place_of(scene["target"])
    far = theirs.amount if theirs is not None and theirs.effect.value == "reach" else 1
    a, b = shot_bonuses(shooter, keeper, target, far)
    return a, b + added(theirs, "save")
