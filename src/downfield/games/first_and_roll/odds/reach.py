"""Where an option can carry the ball: yards and how likely they are, by the option's word."""

from downfield.games.first_and_roll.model import kinds as k
from downfield.games.first_and_roll.model import questions as q
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.notation.questions import COLOURS as CODES
from downfield.games.first_and_roll.odds.dice import Odds, dice_of, merged


def reach(g: Roll) -> dict[str, Odds]:
    """The yards of each option that moves the ball; none for other questions."""
    dice = dice_of(g.tables)
    match g.question:
        case q.Q_DICE:
            return {code.token: dice.alone(code.value) for code in CODES}
        case q.Q_PUNT:
            return {code.token: dice.punt(code.value) for code in CODES}
        case q.Q_BOMB:
            thrown = [*dice.bomb.ended.items(), *dice.bomb.circled.items()]
            return {"pass": dice.alone(k.GREEN), "bomb": merged(thrown)}
        case q.Q_AGAIN:
            return {"again": {int(g.yards) + yards: p for yards, p in dice.once(k.GREEN).items()}}
    return {}
