"""What must hold after every answer [TD-23.1 to TD-23.9]."""

from downfield.games.touch_down.model import kinds as k
from downfield.games.touch_down.model import questions as q
from downfield.games.touch_down.model.position import BOTH, FALL, NOWHERE, Gridiron
from downfield.games.touch_down.model.tables import OUTSIDE, SLOTS
from downfield.games.touch_down.notation.positions_lineup import form_of
from downfield.games.touch_down.rules.contact import Contact
from downfield.games.touch_down.rules.squad import role_wanted
from downfield.games.touch_down.rules.walk import Walk
from downfield.kernel.needs import CHOICE, NOBODY


class Watch:
    """Looks at a match after every answer."""

    def __init__(self, g: Gridiron) -> None:
        self.score = (int(g.home), int(g.away))
        self.clock = (int(g.quarter), int(g.clock))
        self.begun: tuple[int, ...] = ()
        self.starts: list[int] = []
        self.met = [0] * BOTH
        self.squads: object = None
        self.places: object = None

    def look(self, g: Gridiron) -> None:
        self.check_ball(g)
        self.check_squares(g)
        self.check_held(g)
        self.check_players(g)
        self.check_steps(g)
        self.check_ground(g)
        self.check_match(g)

    def check_ball(self, g: Gridiron) -> None:
        """[TD-23.1]"""
        if g.holder != NOBODY:
            assert g.ball == g.square[g.holder]
            assert g.dead != k.LIVE or g.is_standing(g.holder) or g.need == 1
        elif g.phase == k.MOVE and g.dead == k.LIVE and g.move > 0 and g.ball != NOWHERE:
            goal = g.question in (q.Q_FIELD_ROW, q.Q_FIELD_COLUMN) and g.kind == k.FIELD_GOAL
            assert g.tables.zone[g.ball] != OUTSIDE or goal

    def check_squares(self, g: Gridiron) -> None:
        """[TD-23.2]"""
        board = list(g.board)
        now = (list(g.square), list(g.status), board, int(g.dead), int(g.need), g.top)
        if now == self.places:
            return
        self.places = now
        standing: dict[tuple[int, int], int] = {}
        cells: dict[int, int] = {}
        for slot in range(BOTH):
            square, marks = int(g.square[slot]), int(g.status[slot])
            if square == NOWHERE:
                continue
            if marks & k.FALLEN:
                cells[square] = cells.get(square, 0) + FALL
                continue
            if not marks & k.PASSING:
                cells[square] = cells.get(square, 0) + int(g.weight(slot))
            key = (int(slot >= SLOTS), square)
            if key in standing:
                walker = g.top.slot if isinstance(g.top, Walk) else -1
                assert walker in (slot, standing[key]), "only a walker passes a team-mate"
            assert g.tables.zone[square] != OUTSIDE or g.dead == k.OUT, "nobody is out of bounds in play"
            standing[key] = slot
        assert all(board[square] == cell for square, cell in cells.items()), "the board is kept up to date"
        assert sum(board) == sum(cells.values()), "and has nobody else"
        for side, square in standing:
            if side == 0 and (1, square) in standing:
                a, b = standing[0, square], standing[1, square]
                meeting = g.need == 1 or g.dead != k.LIVE
                assert meeting or g.foe(a) == b or g.foe(b) == a or self.was_tangled(a, b), (
                    "two opponents stand"
                )

    def check_held(self, g: Gridiron) -> None:
        """[TD-10.7a] Who did not cause the contact is held only as long as whoever did, and in his square."""
        held = k.TANGLED | k.HELD
        for slot in range(BOTH):
            if g.status[slot] & held and g.foe(slot) == NOBODY and g.dead == k.LIVE:
                captor = g.standing(g.square[slot], 1 - g.side_of(slot))
                assert g.tables.both_held
                assert captor != NOBODY
                assert g.foe(captor) == slot
                assert g.status[captor] & held

    def was_tangled(self, a: int, b: int) -> bool:
        """Who stayed where he was entangled is no longer held in the phase after next."""
        return (min(a, b), max(a, b)) in self.pairs

    pairs: set[tuple[int, int]]

    def check_players(self, g: Gridiron) -> None:
        """[TD-23.3, TD-23.7]"""
        if not hasattr(self, "pairs") or g.phase != k.MOVE:
            self.pairs = set()
        for slot in range(BOTH):
            if g.status[slot] // k.FOE:
                other = int(g.foe(slot))
                self.pairs.add((min(slot, other), max(slot, other)))
        now = (int(g.kind), int(g.first), int(g.phase), int(g.dead), list(g.who), list(g.box))
        if now != self.squads:  # what has been looked at and is the same is not looked at again
            self.squads = now
            self.check_squads(g)

    def check_squads(self, g: Gridiron) -> None:
        """Who is fielded, and in which role."""
        fielded = [int(p) for p in g.who if p >= 0]
        assert len(fielded) == len(set(fielded)) <= BOTH
        assert sum(box & k.FIELDED for box in g.box) == k.FIELDED * len(fielded)
        hurt = g.phase != k.MOVE or g.dead != k.LIVE
        for player in fielded:
            assert g.box[player] & k.FIELDED
            assert hurt or not g.box[player] & 3
        for slot in range(BOTH):
            if g.kind and g.who[slot] >= 0:
                form = form_of(int(g.kind), g.side_of(slot) == g.first)
                assert g.role_of(slot) == role_wanted(form, slot % SLOTS)

    def check_steps(self, g: Gridiron) -> None:
        """[TD-23.4]"""
        if not isinstance(g.top, Walk):
            return
        walk = g.top
        allow = {5: g.high, 6: g.low, 7: g.high, 8: g.high - g.low}[int(g.part)]
        speed = int(g.tables.speed[g.who[walk.slot]])
        if g.part == 8 and g.sped:
            speed = 0
        if not walk.extra:
            assert walk.allow == allow
            assert walk.taken + walk.left <= allow + speed
        assert walk.taken <= allow + speed + 12

    def check_ground(self, g: Gridiron) -> None:
        """[TD-23.4] once more, by the ground that counters have covered since their phase began."""
        phase = (int(g.quarter), int(g.clock), int(g.move), int(g.part))
        if not 5 <= g.part <= 8 or phase != self.begun:
            self.begun, self.starts, self.met = phase, [int(square) for square in g.square], [0] * BOTH
            return
        if isinstance(g.top, Contact) and g.top.arm == Contact.ROLLED:  # each may end in a T, and a step more
            self.met[g.top.mover] += 1
        allow = {5: g.high, 6: g.low, 7: g.high, 8: g.high - g.low}[int(g.part)]
        for slot in range(BOTH):
            if (
                g.square[slot] == self.starts[slot]
                or g.square[slot] == NOWHERE
                or self.starts[slot] == NOWHERE
            ):
                continue
            gone = g.tables.distance(g.square[slot], self.starts[slot]) - self.met[slot]
            assert gone <= allow + (0 if g.part == 8 and g.sped else g.tables.speed[g.who[slot]])
            assert gone <= allow or g.part != 6 or g.sped, "speed used in phase 6 is noted"
            assert (g.side_of(slot) == g.lead) == (g.part in (6, 8)), "only the team whose phase it is moves"

    def check_match(self, g: Gridiron) -> None:
        """[TD-23.6, TD-23.8]"""
        score = (int(g.home), int(g.away))
        assert {b - a for a, b in zip(self.score, score, strict=True)} <= {0, 1, 2, 3, 6}
        clock = (int(g.quarter), int(g.clock))
        assert clock >= self.clock
        assert clock[0] - self.clock[0] in (0, 1)
        assert 1 <= g.down <= 4
        assert 0 <= g.home_out <= 1
        assert 0 <= g.away_out <= 1
        assert g.need != CHOICE or g.n > 1
        assert g.move <= 40
        self.score, self.clock = score, clock
