# mypyc: compiled
"""What a re-roll costs, what a turn is still worth, and questions of re-rolls."""

from typing import Final, cast

from downfield.games.blood_bowl.coach.odds import fall_loss
from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.coach.value import DOWN, PLAYER, worth
from downfield.games.blood_bowl.model.kinds import (
    T_CATCH,
    T_DODGE,
    T_INTERFERE,
    T_JUMP,
    T_LAND,
    T_PASS,
    T_PICK_UP,
    T_RUSH,
    T_SAW,
    T_THROW,
    T_TRAIT,
)
from downfield.games.blood_bowl.model.position import NOWHERE, Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.odds.dice import lone, second_die, team_rerolls
from downfield.games.blood_bowl.rules.dice.reroll import BY_MUSCLE, BY_PRO, BY_SKILL, BY_TEAM, KEEP
from downfield.games.blood_bowl.rules.dice.roll import Test

BALL: Final = 0.4  # what a carrier who falls gives away
FETCH: Final = 0.22  # what a ball that is not picked up does
DEAR: Final = 0.1  # the most that a re-roll is kept for


def turn_worth(sight: Sight) -> float:
    """What is lost when the turn ends here."""
    able = sum(sight.can_act(slot) for slot in sight.mine)
    ball = 0.0
    if sight.is_loose() or (sight.ours() and sight.can_act(sight.holder)):
        ball = 0.12
    return 0.02 + 0.006 * able + ball


def price(sight: Sight) -> float:
    """What a team re-roll may be worth later in the half."""
    have = int(team_rerolls(sight.match, sight.side))
    return DEAR * min(1.0, sight.left / (3 * max(have, 1)))


def _cost(sight: Sight, test: Test) -> float:
    """What the failure of a test costs."""
    slot, kind = int(test.slot), int(test.kind)
    lost = turn_worth(sight)
    if kind in (T_RUSH, T_DODGE, T_JUMP):
        fall = lost + fall_loss(sight, slot) * PLAYER * worth(sight, slot) + DOWN
        return fall + (BALL if slot == sight.holder else 0.0)
    if kind == T_SAW:
        return lost + fall_loss(sight, slot) * PLAYER * worth(sight, slot)
    if kind in (T_LAND, T_THROW):
        return lost + BALL if sight.ours() or sight.ball == NOWHERE else DOWN
    if kind == T_PICK_UP:
        return lost + FETCH
    if kind in (T_CATCH, T_PASS, T_INTERFERE):
        return lost + BALL
    return 0.06 if kind == T_TRAIT else 0.03


def roll_again(g: Pitch, options: list[int]) -> int:
    """[BB-2.11] A skill at once, the team's where it saves more than it may be worth later."""
    for free in (BY_MUSCLE, BY_SKILL):
        if free in options:
            return free
    test = cast(Test, g.top)
    sight = Sight(g, int(test.slot) // SLOTS)
    saved = second_die(g, test) * _cost(sight, test) * lone(g, int(test.slot))
    if BY_TEAM in options and saved > price(sight):
        return BY_TEAM
    return BY_PRO if BY_PRO in options else KEEP
