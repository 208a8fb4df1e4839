"""What lies on the table for a seat to see, and how answers and plays are written."""

from typing import cast

from downfield.games.first_downs.components.parts import token as word
from downfield.games.first_downs.model import kinds as k
from downfield.games.first_downs.model import questions as q
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.notation.positions import SIDES, momentum
from downfield.games.first_downs.notation.questions import FACES
from downfield.games.first_downs.rules.contest import overtime_round
from downfield.games.first_downs.rules.fourth_down import calls
from downfield.kernel.needs import CHANCE, NOBODY, OVER
from downfield.kernel.spec import Scene
from downfield.kernel.state import State

ASKED = {
    q.Q_FOURTH: "fourth",
    q.Q_PLAY: "play",
    q.Q_CARDS: "cards",
    q.Q_TOUCHDOWN: "touchdown",
    q.Q_TOSS: "field-goal",
    q.Q_CONCEDE: "concede",
}
ORDINALS = ("1st", "2nd", "3rd")


def scene(state: State, seat: int | None) -> Scene:
    """[FFD-4.3] Everything is open except a card that lies face down: it is not here before it is revealed."""
    g = cast(Downs, state)
    return {**_table(g, seat), **_down(g), **_prices(g), **_options(g)}


def _table(g: Downs, seat: int | None) -> Scene:
    """Tell the coins, the score and the moment."""
    role = "watch" if seat is None else "attack" if seat == g.attacker else "defend"
    return {
        "attacker": int(g.attacker),
        "role": role,
        "yards": [int(g.own), int(g.neutral), int(g.theirs)],
        "down": int(g.down),
        "togo": int(g.neutral),
        "distance": int(g.distance()),
        "momentum": momentum(g),
        "bank": int(g.bank()),
        "attack_momentum": int(g.ma),
        "defence_momentum": int(g.md),
        "score": [int(g.home), int(g.away)],
        "drive": int(g.drive) + 1,
        "drives": 2 * int(g.t.drives),
        "overtime": int(overtime_round(g)),
        "phase": phase(g),
        "conversion": int(g.stage == k.CONVERSION),
        "behind": abs(int(g.home) - int(g.away)),
    }


def phase(g: Downs) -> str:
    """What is going on, in a word."""
    if g.need == OVER:
        return "over"
    if g.need == CHANCE:
        return "flip" if g.stage == k.FLIP else "field-goal"
    if g.question == q.Q_PLAY and g.stage == k.CONVERSION:
        return "conversion"
    return ASKED.get(g.question, "window")


def _down(g: Downs) -> Scene:
    """The cards of the present down, and what came of them."""
    return {
        "play": "" if g.play == NOBODY else g.t.play_names[g.play],
        "option": int(g.option) + 1,
        "card": "" if g.card == NOBODY else g.t.card_names[g.card],
        "tackled": int(g.tackled),
        "result": None if g.card == NOBODY else int(g.result),
        "bought": int(g.bought),
        "stolen": int(g.stolen),
        "calls": int(g.calls),
        "calls_needed": int(calls(g.t, g.distance())),
    }


def _prices(g: Downs) -> Scene:
    """What momentum buys, and what a touchdown is worth."""
    t = g.t
    return {
        "steal": int(t.steal),
        "buy": int(t.buy),
        "repeat_attacker": int(t.repeat_attacker),
        "repeat_defender": int(t.repeat_defender),
        "turnover": int(t.turnover),
        "skip": int(t.skip),
        "steal_yards": int(t.steal_yards),
        "trick_yards": int(t.trick_yards),
        "points_touchdown": int(t.touchdown),
        "points_converted": int(t.converted),
        "points_unconverted": int(t.unconverted),
    }


def _options(g: Downs) -> Scene:
    """The three options of the play that lies open: zone_1, yards_1, trick_1 and so on."""
    if g.play == NOBODY:
        return {}
    found: Scene = {}
    for i in range(k.OPTIONS):
        at = g.play * k.OPTIONS + i
        found[f"zone_{i + 1}"] = g.t.zone_names[g.t.zone[at]]
        found[f"yards_{i + 1}"] = int(g.t.yards[at])
        found[f"trick_{i + 1}"] = int(g.t.trick[at])
    return found


# Notation --------------------------------------------------------------------------------------------------------


def faces(state: State, die: int) -> tuple[str, ...]:
    """[FFD-2.2] Heads and tails; in the opening flip heads makes home player 1."""
    return FACES


def token(state: State, seat: int, x: int) -> str:
    """A play, an option or a defence card as one word."""
    g = cast(Downs, state)
    if g.question == q.Q_PLAY:
        return word(g.t.play_names[x])
    return str(x + 1) if seat == g.attacker else word(g.t.card_names[x])


def order(state: State) -> tuple[int, ...]:
    """[FFD-3.3] In a sealed choice the attacker's option is written first."""
    g = cast(Downs, state)
    return (int(g.attacker), int(g.defender()))


def caption(state: State) -> str:
    """The head of a line in the record."""
    g = cast(Downs, state)
    if g.stage == k.FLIP:
        return "coin flip"
    who = f"{SIDES[g.attacker]} drive {g.drive // 2 + 1}"
    if g.stage == k.BETWEEN:
        return f"before {who}"
    if g.stage == k.TOUCHDOWN:
        return f"{who}, touchdown"
    if g.stage == k.CONVERSION:
        return f"{who}, conversion"
    goal = g.theirs == 0 and g.neutral <= g.t.ten
    return f"{who}, {ordinal(g.down)} & {'goal' if goal else g.neutral}, {g.distance()} to score"


def ordinal(number: int) -> str:
    """Write a number as 1st, 2nd, 3rd, 4th ..."""
    return ORDINALS[number - 1] if number <= len(ORDINALS) else f"{number}th"
