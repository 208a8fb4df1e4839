"""CAL-23: what holds at every stop of every match."""

from downfield.games.calciotto.model.kinds import FREEKICK, MOVEMENT, RELAUNCH
from downfield.games.calciotto.model.position import CARD, DECK, EMPTY, KNOWN, NOWHERE, UNDER, Pitch
from downfield.games.calciotto.model.tables import FREE, KINDS, SLOTS, SMALL
from downfield.games.calciotto.rules.line_up import CallUp, LineUp
from downfield.kernel.needs import CHOICE, NOBODY, OVER
from downfield.kernel.state import Frame


def frames(g: Pitch) -> list[Frame]:
    found: list[Frame] = []
    frame: Frame | None = g.top
    while frame is not None:
        found.append(frame)
        frame = frame.up
    return found


def check(g: Pitch) -> None:
    """Every invariant of section 23 that one position can show."""
    lining = any(isinstance(f, CallUp | LineUp) for f in frames(g))
    if g.phase in (MOVEMENT, RELAUNCH, FREEKICK):  # CAL-23.1
        assert g.carrier != NOBODY
        assert g.at[g.carrier] != NOWHERE
    _squares(g)
    _cards(g)
    for side in range(2):  # CAL-23.6
        assert 0 <= g.subs(side) <= 3
        if not lining and g.phase > 0 and g.need != OVER:
            assert 4 <= g.count(side) <= SLOTS
    assert all(0 <= g.yellows(i) <= 2 for i in range(len(g.box)))
    _points(g)
    assert g.need == OVER or g.n > 0 or g.faces > 0  # CAL-23.7
    if g.need == CHOICE:
        options = [int(g.opts[i]) for i in range(g.n)]
        assert options == sorted(set(options))


def _points(g: Pitch) -> None:
    """CAL-23.5: nobody has more steps left than his base and a sprint give, and no point is spent twice."""
    assert 0 <= g.pool <= 36  # a free kick or a relaunch with RADDOPPIA: (6 + 6 + 6) x 2
    assert 0 <= g.private <= 4
    for slot in range(2 * SLOTS):
        most = 0 if g.who[slot] == EMPTY else int(g.pace_of(slot)) + (4 if slot == g.sprinter else 0)
        assert 0 <= g.left[slot] <= most
    assert g.private == 0 or g.sprinter != NOBODY
    if g.runner != NOBODY:  # CAL-6.7: who runs through his small area can still leave it
        assert g.left[g.runner] > 0
        assert g.pool + (g.private if g.runner == g.sprinter else 0) > 0


def _squares(g: Pitch) -> None:
    """CAL-23.2 and CAL-23.3, and that the board shows where the figures are."""
    standing = {int(g.at[slot]): slot for slot in range(2 * SLOTS) if g.at[slot] != NOWHERE}
    assert len(standing) == sum(square != NOWHERE for square in g.at)
    for square, slot in standing.items():
        assert g.who[slot] != EMPTY
        assert g.board[square] == slot + 1
        side = slot // SLOTS
        if slot % SLOTS == 0:
            assert g.is_goal_of(side, square)
        else:
            assert g.tables.ground[square] == FREE
            assert not g.tables.marks[square] & SMALL << side or g.runner == slot
    assert sum(g.board[s] != g.tables.ground[s] for s in range(len(g.board))) == len(standing)


def _cards(g: Pitch) -> None:
    """CAL-23.4: forty-two cards, with the right copies of each."""
    under = [int(g.cards[UNDER + i]) for i in range(g.under_n)]
    window = any(type(f).__name__ == "Cards" for f in frames(g))
    desk = [int(g.desk[CARD + side]) - 1 for side in range(2)] if window else []
    for kind in range(KINDS):
        held = g.cards[kind] + g.cards[KINDS + kind] + g.cards[DECK + kind]
        assert held + under.count(kind) + desk.count(kind) == g.tables.copies[kind]
        for side in range(2):
            assert 0 <= g.cards[KNOWN + KINDS * side + kind] <= g.cards[KINDS * side + kind]
