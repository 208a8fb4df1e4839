# mypyc: compiled
"""Before and after a block: where a trickster turns up, whether to pile on, and whether to run."""

from typing import Final, cast

from downfield.games.blood_bowl.coach.sight import ROW, Sight
from downfield.games.blood_bowl.coach.value import worth
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.kinds import AT
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import WIDTH
from downfield.games.blood_bowl.rules.block.after_block import AfterBlock
from downfield.games.blood_bowl.rules.block.assists import block_dice
from downfield.games.blood_bowl.rules.block.trickster import Trickster
from downfield.games.blood_bowl.rules.harm.injury import Injury

AROUND_A_BLOCK: Final = frozenset((q.Q_TRICK, q.Q_PILE_DRIVER, q.Q_RUN_OFF, q.Q_HARDER))
TO_SPARE: Final = 0.5  # how much more a victim must be worth than who lies down beside him


def around_a_block(g: Pitch, seat: int, options: list[int]) -> int:
    """An answer to one of these questions."""
    match g.question:
        case q.Q_TRICK:
            return _trick(g, options)
        case q.Q_PILE_DRIVER:
            return _pile(g, seat, options)
        case q.Q_RUN_OFF:
            return _run(g, seat, options)
    return int(g.side_of(cast(Injury, g.top).slot) != seat)  # [BB-15.10] a team-mate is spared


def _trick(g: Pitch, options: list[int]) -> int:
    """[BB-18.T34] Where the blocker has the fewest dice, away from the edge; best of all where he is."""
    frame = cast(Trickster, g.top)
    slot, target = int(frame.slot), int(frame.target)
    found = {}
    for square in options:
        twin = cast(Pitch, g.clone())
        if square:
            twin.place(target, square)
        edge = ROW[int(twin.at[target])] in (0, WIDTH - 1)
        found[square] = (int(block_dice(twin, slot, target, 0)), edge, square)
    return min(options, key=lambda square: found[square])


def _pile(g: Pitch, seat: int, options: list[int]) -> int:
    """[BB-15.13] On somebody who is worth it, and never with the ball."""
    frame, sight = cast(AfterBlock, g.top), Sight(g, seat)
    slot = int(frame.slot)
    if sight.holder == slot:
        return 0
    best = max(options[1:], key=lambda x: (worth(sight, x - AT), -x))
    return best if worth(sight, best - AT) >= worth(sight, slot) + TO_SPARE else 0


def _run(g: Pitch, seat: int, options: list[int]) -> int:
    """[BB-18.T29] Away from whoever marks him, forward if he can."""
    slot = int(cast(AfterBlock, g.top).slot)
    if g.marking(g.at[slot], seat) == 0:
        return 0
    sight = Sight(g, seat)
    return min(options[1:], key=lambda square: (sight.to_go(square), square))
