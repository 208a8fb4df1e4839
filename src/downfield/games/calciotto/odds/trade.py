"""What keeping or trading a six is worth [CAL-13.1], read from the words of the phase."""

from fractions import Fraction
from typing import Any

from downfield.games.calciotto.components.parts import Card
from downfield.games.calciotto.odds.chance import added, duel_bonuses, in_force, rolled_with, wins
from downfield.games.calciotto.rules.roll import counted
from downfield.kernel.odds import Odds
from downfield.kernel.spec import Game
from downfield.kernel.svg import Say
from downfield.kernel.view import View

DOUBLED = ("relaunch", "freekick")
TRADES = ("keep", "trade", "trade2")


class Roll:
    """The dice of the phase that is played, read from its words."""

    def __init__(self, words: list[str]) -> None:
        start = max((i for i, w in enumerate(words) if w[0] in "x!"), default=-1)
        self.duel = start >= 0 and words[start][1:] != ""
        self.pairs: list[tuple[list[int], int]] = []  # two dice, and how many sixes were traded
        for word in words[start + 1 :]:
            if word in TRADES and self.pairs:
                self.pairs[-1] = self.pairs[-1][0], TRADES.index(word)
            elif len(word) == 2 and word[0] == "d" and word[1].isdecimal():
                if not self.pairs or len(self.pairs[-1][0]) == 2:
                    self.pairs.append(([], 0))
                self.pairs[-1][0].append(int(word[1]))


def trades(view: View, game: Game, say: Say) -> dict[str, Odds]:
    """[CAL-13.1] What keeping or trading leaves, and what that is worth."""
    scene: dict[str, Any] = view.scene
    roll = Roll(view.since)
    if not roll.pairs or len(roll.pairs[-1][0]) != 2:
        return {}
    cards, turn = in_force(scene, game), scene["turn"]
    second = roll.duel and len(roll.pairs) % 2 == 0
    side = 1 - turn if second else turn
    found = {}
    for token in view.options:
        score = _counted(view, roll.pairs[-1][0], TRADES.index(token), cards, side, roll.duel)
        if not roll.duel:
            times = 2 if scene["phase"] in DOUBLED else added(cards[side], "double") or 1
            found[token] = Odds(say("odds-left", points=score * times, cards=TRADES.index(token)))
            continue
        share = _duel_share(view, game, roll, cards, score, second)
        if share is not None:
            found[token] = Odds(say("odds-duel", total=score, share=share), share)
    return found


def _counted(
    view: View, dice: list[int], traded: int, cards: list[Card | None], side: int, duel: bool
) -> int:
    own, other = cards[side], cards[1 - side]
    partner = not duel and view.options_agreed["seats"] != 2 and view.scene["phase"] not in DOUBLED
    one_die = other is not None and other.effect.value == "one-die"
    twice = own.amount if own is not None and own.effect.value == "twice" else 1
    return int(counted(dice[0], dice[1], traded, int(one_die), twice, int(partner)))


def _duel_share(
    view: View, game: Game, roll: Roll, cards: list[Card | None], score: int, second: bool
) -> float | None:
    """How likely the roller wins with this score; the second one knows what he has to beat [CAL-9.8]."""
    scene: dict[str, Any] = view.scene
    turn = scene["turn"]
    question = "shot-card" if scene["shooter"] and scene["target"] else "contrast-card"
    told = duel_bonuses(scene, game, question, cards)
    if told is None:
        return None
    again = wins(told[0] - told[1], rolled_with(cards, turn), rolled_with(cards, 1 - turn))
    if second:
        first = _counted(view, roll.pairs[-2][0], roll.pairs[-2][1], cards, turn, True)
        mine, theirs = score + told[1], first + told[0]
        return 1.0 if mine > theirs else 0.0 if mine < theirs else 1 - again
    total = score + told[0]
    share = Fraction(0)
    tied = Fraction(0)
    for other, p in rolled_with(cards, 1 - turn):
        share += p if total > other + told[1] else 0
        tied += p if total == other + told[1] else 0
    return float(share) + float(tied) * again
