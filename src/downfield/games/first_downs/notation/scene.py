"""What lies on the table for a seat to see, and how answers and plays are written."""

from typing import cast

from msgspec import UNSET, UnsetType

from downfield.games.first_downs.components.parts import token as word
from downfield.games.first_downs.model import kinds as k
from downfield.games.first_downs.model import questions as q
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.notation.positions import SIDES
from downfield.games.first_downs.notation.questions import FACES
from downfield.games.first_downs.notation.shown import Scene
from downfield.games.first_downs.rules.contest import overtime_round
from downfield.games.first_downs.rules.fourth_down import calls
from downfield.kernel.needs import CHANCE, NOBODY, OVER
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
Option = tuple[
    str | UnsetType, int | UnsetType, int | UnsetType
]  # its zone, its yards, whether it is a trick
NONE_OPEN: tuple[Option, ...] = ((UNSET, UNSET, UNSET),) * k.OPTIONS


def scene(state: State, seat: int | None) -> Scene:
    """[FFD-4.3] Everything is open except a card that lies face down: it is not here before it is revealed."""
    g = cast(Downs, state)
    t, neutral, distance = g.t, g.neutral, g.distance()
    (zone_1, yards_1, trick_1), (zone_2, yards_2, trick_2), (zone_3, yards_3, trick_3) = _options(g)
    return Scene(
        attacker=g.attacker,
        role="watch" if seat is None else "attack" if seat == g.attacker else "defend",
        yards=(g.own, neutral, g.theirs),
        down=g.down,
        togo=neutral,
        distance=distance,
        momentum=(g.md, g.ma) if g.attacker == 1 else (g.ma, g.md),
        bank=g.bank(),
        attack_momentum=g.ma,
        defence_momentum=g.md,
        score=(g.home, g.away),
        drive=g.drive + 1,
        drives=2 * t.drives,
        overtime=overtime_round(g),
        phase=phase(g),
        conversion=int(g.stage == k.CONVERSION),
        behind=abs(int(g.home - g.away)),
        # The cards of the present down, and what came of them.
        play="" if g.play == NOBODY else t.play_names[g.play],
        option=g.option + 1,
        card="" if g.card == NOBODY else t.card_names[g.card],
        tackled=int(g.tackled),
        result=None if g.card == NOBODY else g.result,
        bought=int(g.bought),
        stolen=int(g.stolen),
        calls=g.calls,
        calls_needed=calls(t, distance),
        # What momentum buys, and what a touchdown is worth.
        steal=t.steal,
        buy=t.buy,
        repeat_attacker=t.repeat_attacker,
        repeat_defender=t.repeat_defender,
        turnover=t.turnover,
        skip=t.skip,
        steal_yards=t.steal_yards,
        trick_yards=t.trick_yards,
        points_touchdown=t.touchdown,
        points_converted=t.converted,
        points_unconverted=t.unconverted,
        zone_1=zone_1,
        yards_1=yards_1,
        trick_1=trick_1,
        zone_2=zone_2,
        yards_2=yards_2,
        trick_2=trick_2,
        zone_3=zone_3,
        yards_3=yards_3,
        trick_3=trick_3,
    )


def _options(g: Downs) -> tuple[Option, ...]:
    """The options of the play that lies open."""
    if g.play == NOBODY:
        return NONE_OPEN
    t, first = g.t, g.play * k.OPTIONS
    return tuple(
        [(t.zone_names[t.zone[at]], t.yards[at], int(t.trick[at])) for at in range(first, first + k.OPTIONS)]
    )


def phase(g: Downs) -> str:
    """What is going on, in a word."""
    if g.need == OVER:
        return "over"
    if g.need == CHANCE:
        return "flip" if g.stage == k.FLIP else "field-goal"
    if g.question == q.Q_PLAY and g.stage == k.CONVERSION:
        return "conversion"
    return ASKED.get(g.question, "window")


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
