# mypyc: compiled
"""Best replies to the strategies of a layer: every state of a drive, every option, played out by the rules themselves.

Both sides' strategies are given: the mixes of options and cards, and for what is decided in the open whatever is worth
most by the table. Beside the table's worth each state gets what the attacker wins by his best reply to the defender's
strategy, and what the defender lets him win by his own.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_downs.model.kinds import CONVERSION, DOWN, OPTIONS
from downfield.games.first_downs.model.position import Downs
from downfield.kernel.needs import CHANCE, CHOICE, NOBODY, OVER
from downfield.kernel.vecs import vec

FAR: Final = 1e300


@mypyc_attr(acyclic=True)
class Walk:
    """A layer, as chances of its attacker: `table` as solved, `attack` and `defend` by best replies."""

    table: vec[float]
    attack: vec[float]
    defend: vec[float]
    after: vec[float]  # by points scored, yards to go and momentum: the chance of whoever attacks next
    options: vec[float]  # the mix of options after each play, in the state at hand; so are cards
    cards: vec[float]

    def __init__(self, start: Downs, after: list[float]) -> None:
        self.start = start  # at this drive and score, not yet gone on
        self.field = start.t.field
        self.purse = start.t.momentum + 1
        self.side = start.attacker
        self.score = start.points(start.attacker)
        room = int(((start.t.downs + 1) * (self.field + 1) * (self.field + 1) + 2) * self.purse * self.purse)
        self.table = vec[float]([0.0] * room)
        self.attack = vec[float]([0.0] * room)
        self.defend = vec[float]([0.0] * room)
        self.after = vec[float](after)
        self.options = vec[float]([])
        self.cards = vec[float]([])
        self.worth: float = 0.0  # of the state walked to last, by the table
        self.most: float = 0.0  # what the attacker's best reply makes of it
        self.least: float = 0.0  # what the defender's best reply makes of it
        self.gain: float = 0.0  # the most that a best reply has gained anywhere
        self.states: i64 = 0

    def place(self, stage: i64, down: i64, neutral: i64, theirs: i64, ma: i64, md: i64) -> i64:
        """Where a state stands in the tables."""
        row: i64 = 0
        if stage == CONVERSION:
            row = 1
        elif stage == DOWN:
            row = 2 + (down * (self.field + 1) + theirs) * (self.field + 1) + neutral
        return (row * self.purse + ma) * self.purse + md

    def tell(self, stage: i64, down: i64, neutral: i64, theirs: i64, ma: i64, md: i64, worth: float) -> None:
        """What the table says of a state."""
        self.table[self.place(stage, down, neutral, theirs, ma, md)] = worth

    def mix(self, options: list[float], cards: list[float]) -> None:
        """The mixes of the state that is checked next."""
        self.options = vec[float](options)
        self.cards = vec[float](cards)

    def check(self, stage: i64, down: i64, neutral: i64, theirs: i64, ma: i64, md: i64) -> None:
        """Find the best replies in a state; those to which it leads were checked before."""
        g = cast(Downs, self.start.clone())
        g.stage = stage
        g.down = down
        g.lay(g.t.field - neutral - theirs, neutral)
        g.ma = ma
        g.md = md
        g.go_on()
        self.decide(g)
        at = self.place(stage, down, neutral, theirs, ma, md)
        self.attack[at] = self.most
        self.defend[at] = self.least
        self.states += 1
        if self.most - self.table[at] > self.gain:
            self.gain = self.most - self.table[at]
        if self.table[at] - self.least > self.gain:
            self.gain = self.table[at] - self.least

    # From a stop of the engine onwards ---------------------------------------------------------------------------

    def walk(self, g: Downs) -> None:
        """What the match is worth where it has stopped."""
        if g.need == OVER:
            won = 0.5 if g.winner == NOBODY else 1.0 if g.winner == self.side else 0.0
            self.worth = won
            self.most = won
            self.least = won
        elif g.drive != self.start.drive:
            self.next_drive(g)
        elif g.quiet:
            at = self.place(g.stage, g.down, g.neutral, g.theirs, g.ma, g.md)
            self.worth = self.table[at]
            self.most = self.attack[at]
            self.least = self.defend[at]
        else:
            self.decide(g)

    def next_drive(self, g: Downs) -> None:
        """The drive is over: the solved layers say what that is worth."""
        points = g.points(self.side) - self.score
        far = g.neutral + g.theirs - g.t.ten
        at = ((points * (self.field - g.t.ten + 1) + far) * self.purse + g.ma) * self.purse + g.md
        self.worth = 1.0 - self.after[at]
        self.most = self.worth
        self.least = self.worth

    def decide(self, g: Downs) -> None:
        """Whoever is asked answers."""
        if g.need == CHANCE:
            self.toss(g)
        elif g.need == CHOICE:
            self.choose(g)
        else:
            self.compare(g)

    def toss(self, g: Downs) -> None:
        """Every face is as likely."""
        worth = 0.0
        most = 0.0
        least = 0.0
        for face in range(g.faces):
            twin = cast(Downs, g.clone())
            twin.answer(face)
            self.walk(twin)
            worth += self.worth
            most += self.most
            least += self.least
        faces = float(g.faces)
        self.worth = worth / faces
        self.most = most / faces
        self.least = least / faces

    def choose(self, g: Downs) -> None:
        """In the open: by the table where a side keeps to its strategy, for the best where it replies."""
        sign = 1.0 if g.seat == self.side else -1.0
        chosen = -FAR
        replied = -FAR
        worth = 0.0
        most = 0.0
        least = 0.0
        for i in range(g.n):
            twin = cast(Downs, g.clone())
            twin.answer(g.opts[i])
            self.walk(twin)
            reply = self.most if sign > 0.0 else self.least
            if sign * reply > replied:
                replied = sign * reply
            if sign * self.worth > chosen:
                chosen = sign * self.worth
                worth = self.worth
                most = self.most
                least = self.least
        self.worth = worth
        self.most = replied if sign > 0.0 else most
        self.least = least if sign > 0.0 else -replied

    def compare(self, g: Downs) -> None:
        """Face down: the mixes meet, or the best reply meets a mix."""
        cards = g.t.cards
        play = g.play
        worth = 0.0
        most = -FAR
        lets = vec[float]([0.0] * int(cards))
        for option in range(OPTIONS):
            share = self.options[play * OPTIONS + option]
            wins = 0.0
            for card in range(cards):
                twin = cast(Downs, g.clone())
                twin.commit(self.side, option)
                twin.commit(1 - self.side, card)
                self.walk(twin)
                other = self.cards[play * cards + card]
                worth += share * other * self.worth
                wins += other * self.most
                lets[card] += share * self.least
            if wins > most:
                most = wins
        least = FAR
        for card in range(cards):
            if lets[card] < least:
                least = lets[card]
        self.worth = worth
        self.most = most
        self.least = least
