# mypyc: compiled
"""Players who are on the ball: three squares towards where a pass or a kick comes down."""

from typing import Final

from downfield.games.blood_bowl.coach.set_up import handling
from downfield.games.blood_bowl.coach.sight import Sight, far
from downfield.games.blood_bowl.model.kinds import AT, JUMP, STOP
from downfield.games.blood_bowl.model.position import NOWHERE, Pitch
from downfield.games.blood_bowl.rules.ball.on_the_ball import FAR, OnTheBall
from downfield.games.blood_bowl.rules.ball.passes import Pass
from downfield.games.blood_bowl.rules.match.kick_off import KickOff

STAY: Final = 0  # nobody moves


def _goal(g: Pitch) -> int:
    """The square where the ball should come down."""
    frame = g.top.up
    if isinstance(frame, Pass):
        return int(frame.target)
    return int(frame.land) if isinstance(frame, KickOff) else NOWHERE


def runner(g: Pitch, seat: int, options: list[int]) -> int:
    """[BB-18.P9] Against a pass the player who gets next to its target; under a kick the best hands that get there."""
    sight, goal = Sight(g, seat), _goal(g)
    kick = isinstance(g.top, OnTheBall) and g.top.kick
    near = [
        x
        for x in options[1:]
        if not sight.is_marked(x - AT)
        and (0 if kick else 1) < far(sight.at[x - AT], goal) <= FAR + (not kick)
    ]
    if goal == NOWHERE or not near or (kick and sight.board[goal] >= 0):
        return STAY
    return max(near, key=lambda x: (handling(sight, x - AT), -far(sight.at[x - AT], goal), -x))


def run(g: Pitch, seat: int, options: list[int]) -> int:
    """The next step nearer, as long as none needs a dodge."""
    frame, sight, goal = g.top, Sight(g, seat), _goal(g)
    assert isinstance(frame, OnTheBall)
    slot = int(frame.slot)
    here = sight.at[slot]
    if sight.is_marked(slot) or goal == NOWHERE:
        return STOP
    nearer = [s for s in options if STOP < s < JUMP and far(s, goal) < far(here, goal)]
    return min(nearer, key=lambda s: (far(s, goal), sight.foe_zones[s], s), default=STOP)
