"""What holds at every stop of every match."""

from downfield.games.blood_bowl.model.kinds import ABSENT, AT_REST, STANDING, STUNNED, TURN
from downfield.games.blood_bowl.model.position import (
    BRIBES,
    COACHED,
    DOCTORS,
    NOWHERE,
    OFF,
    RAISED,
    REROLLS,
    ROOKIES,
    TURNS,
    Pitch,
)
from downfield.games.blood_bowl.model.questions import Q_STEP, Q_TURN
from downfield.games.blood_bowl.model.skills import SWARMING
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS
from downfield.kernel.needs import CHOICE, NOBODY, OVER


def check(g: Pitch) -> None:
    """One ball, one player a square, boxes add up, markers and re-rolls within bounds, options sorted."""
    _squares(g)
    _ball(g)
    _boxes(g)
    for side in range(2):
        assert 0 <= g.sides[TURNS + side] <= g.tables.turns
        assert min(g.sides[i + side] for i in (REROLLS, COACHED, BRIBES, DOCTORS)) >= 0
    assert g.need == OVER or g.n > 0 or g.faces > 0
    if g.need == CHOICE:
        options = [int(g.opts[i]) for i in range(g.n)]
        assert options == sorted(set(options))


def _squares(g: Pitch) -> None:
    """Boards and players say the same; who is on the pitch has a status of the pitch."""
    there = {int(g.at[slot]): slot for slot in range(BOTH) if g.at[slot] != NOWHERE}
    assert len(there) == sum(square != NOWHERE for square in g.at)
    for slot in range(BOTH):
        assert (g.at[slot] != NOWHERE) == (g.status[slot] <= STUNNED)
    shown = {square: cell - 1 for square, cell in enumerate(g.board) if cell > 0}
    assert shown == there
    assert all((cell == OFF) == (g.tables.on[square] == 0) for square, cell in enumerate(g.board))
    zones = list(g.zone)
    g.set_up_board()
    assert zones == list(g.zone)


def _boxes(g: Pitch) -> None:
    """[BB-1.6] Everybody is somewhere, at most eleven of a team on the pitch; who has joined is counted [BB-19.5]."""
    for side in range(2):
        own = range(SLOTS * side, SLOTS * (side + 1))
        there = sum(g.status[slot] != ABSENT for slot in own)
        spare = 1 if g.tables.undead[side] and not g.sides[RAISED + side] else 0
        brewer = int(g.tables.brewer[side])
        spare += 1 if brewer and g.status[SLOTS * side + brewer] == ABSENT else 0
        late = g.tables.squad[side] - g.tables.rookies[side] if g.tables.rookies[side] else 0
        assert there == g.tables.squad[side] - spare - late + g.sides[ROOKIES + side]
        more = 3 if g.tables.any_trait[side] & SWARMING else 0  # [BB-18.T22]
        assert sum(g.at[slot] != NOWHERE for slot in own) <= 11 + more
    assert g.half <= (3 if g.tables.overtime else 2)


def _ball(g: Pitch) -> None:
    """[BB-12.28] Carried by a standing player, or at rest in a free square whenever a coach decides."""
    if g.holder != NOBODY and g.ball != NOWHERE:
        assert g.at[g.holder] == g.ball
        assert g.status[g.holder] == STANDING
    if g.need == CHOICE and g.question in (Q_TURN, Q_STEP) and g.phase == TURN and not g.kickoff:
        assert g.loose == AT_REST
        assert g.ball != NOWHERE
        if g.holder == NOBODY:
            assert g.board[g.ball] == 0
