"""Answers that are a square: where players are set up, where the ball is kicked or thrown, where somebody is thrown."""

from typing import cast

from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.kinds import AT, RESERVES, T_KICK
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.moves.changes import Changes
from downfield.games.blood_bowl.moves.words import told
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.notation.elements import figure_id, square_id
from downfield.games.blood_bowl.odds.options import HERE
from downfield.games.blood_bowl.rules.ball.throw_team_mate import ThrowTeamMate
from downfield.games.blood_bowl.rules.ball.throwing import Throw
from downfield.games.blood_bowl.rules.match.moving_events import QuickSnap, list_free
from downfield.games.blood_bowl.rules.match.set_up import BRING, SetUp, list_places
from downfield.games.blood_bowl.rules.match.swarming import Swarming, list_gaps
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Walk

BALL = "m-ball"
CERTAIN = Odds("")
KEYS = {
    q.Q_PLACE: "walk-place",
    q.Q_SNAP_TO: "walk-to",
    q.Q_KICK: "walk-kick",
    q.Q_AIM: "walk-aim",
    q.Q_DUMP_OFF: "walk-aim",
    q.Q_THROW_AT: "walk-toss",
    q.Q_BOMB_AT: "walk-bomb-at",
    q.Q_SWARM_TO: "walk-place",
}


class Places:
    """The player or the ball that is put on a square now, and the squares."""

    def __init__(self, g: Pitch, say: Say) -> None:
        self.g, self.say = g, say

    def slots(self) -> list[int]:
        """The players who may be picked up: for a set-up, for a step before the ball comes down, or to throw."""
        g, top = self.g, self.g.top
        options = [int(g.opts[i]) for i in range(g.n)]
        match g.question:
            case q.Q_SET_UP if isinstance(top, SetUp):
                own = [int(SLOTS * top.side) + x - BRING for x in options if x >= BRING]
                changes = Changes(g, top, self.say)
                return own + changes.bench() if changes.is_open() else own
            case q.Q_SNAP | q.Q_SWARM:
                return [x - AT for x in options if x]
        return [self.slot()] if self.slot() != NOBODY else []

    def slot(self) -> int:
        """The player who is being placed or throws; NOBODY where the ball is kicked."""
        top = self.g.top
        if isinstance(top, SetUp | QuickSnap | Throw | ThrowTeamMate | Swarming):
            return int(top.slot)
        return NOBODY

    def sources(self) -> list[str]:
        if self.g.question == q.Q_KICK:
            return [BALL]
        return [self.figure(slot) for slot in self.slots()]

    def figure(self, slot: int) -> str:
        return figure_id(slot // SLOTS, int(self.g.number_of(slot)))

    def all(self, source: str = "") -> list[Walk]:
        """Every square for everybody, or for one."""
        if self.g.question in KEYS:
            return self.asked()
        found = []
        for slot in self.slots():
            if source in ("", self.figure(slot)):
                found += self.taken(slot)
        return found

    def asked(self) -> list[Walk]:
        """The squares that are options themselves."""
        g = self.g
        squares = [int(g.opts[i]) for i in range(g.n) if g.opts[i]]
        count = HERE.get(int(g.question))
        chances = {} if count is None else count(cast(Pitch, g.clone()), squares, self.say)
        found = [
            self.put(self.slot(), square, self.word(square), chances.get(square, CERTAIN))
            for square in squares
        ]
        mates = figure_id(int(g.seat), 0).removesuffix("0")  # how their elements begin
        return sorted(found, key=lambda walk: (not walk.target.startswith(mates), -(walk.share or 0)))

    def word(self, square: int) -> str:
        return ("@" if self.g.question == q.Q_KICK else "") + square_name(square)

    def taken(self, slot: int) -> list[Walk]:
        """A player and then his square, in one word."""
        number = int(self.g.number_of(slot))
        first = f"+{number}" if self.g.question == q.Q_SET_UP else str(number)
        changes = Changes(self.g, self.g.top, self.say) if isinstance(self.g.top, SetUp) else None
        more = list(changes.of(slot)) if changes is not None and changes.is_open() else []
        if more and not self.g.is_on(slot):
            return more
        return [self.put(slot, s, f"{first}-{square_name(s)}") for s in self.squares(slot)] + more

    def squares(self, slot: int) -> list[int]:
        """[BB-6.2, BB-6.28, BB-18.T22] Where he may go, as the question after this one will list it."""
        twin, top = self.g.clone(), self.g.top
        assert isinstance(twin, Pitch)
        twin.n = 0
        if isinstance(top, SetUp):
            if twin.is_on(slot):
                twin.leave(slot, RESERVES)
            list_places(twin, top.side, max(top.left, 1))
        elif isinstance(top, Swarming):
            list_gaps(twin, top.side)
        else:
            list_free(twin, twin.at[slot])
        here = int(self.g.at[slot])  # where he stands already is no way to go
        return [int(twin.opts[i]) for i in range(twin.n) if twin.opts[i] != here]

    def put(self, slot: int, square: int, token: str, chance: Odds = CERTAIN) -> Walk:
        """A player or the ball on a square; who stands there is meant too."""
        g = self.g
        key = KEYS.get(int(g.question), "walk-place")
        if isinstance(g.top, ThrowTeamMate) and g.top.kind == T_KICK:
            key = "walk-boot-at"
        there = int(g.player_at(square))
        name, target = square_name(square), square_id(square_name(square))
        if there not in (NOBODY, slot):
            target = self.figure(there)
        number = int(g.number_of(slot)) if slot != NOBODY else 0
        other = int(g.number_of(g.top.mate)) if isinstance(g.top, ThrowTeamMate) else 0
        source = BALL if slot == NOBODY else self.figure(slot)
        words = told(self.say, key, number, name, other)
        return Walk(token, source, target, [target], words, chance.words, chance.share)
