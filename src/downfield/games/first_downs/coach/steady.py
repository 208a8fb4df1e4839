"""The coach `steady`: knows what most choices are worth, and errs at times; by drives where a pack is not solved."""

from typing import Final, cast

from downfield.games.first_downs.coach.solve import drives
from downfield.games.first_downs.coach.solve.chart import NOTHING, TOUCHDOWN
from downfield.games.first_downs.coach.solve.drive import Drive
from downfield.games.first_downs.coach.solve.spot import MARGIN, Mix, Spot
from downfield.games.first_downs.components.parts import Parts
from downfield.games.first_downs.model import kinds as k
from downfield.games.first_downs.model import questions as q
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.rules.contest import hopeless, is_overtime_left
from downfield.kernel.chance import Rng
from downfield.kernel.needs import PASS
from downfield.kernel.options import Value
from downfield.kernel.pack import Pack
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.toolkit.advised import Habit

HABIT: Final = Habit(dear=0.088, most=0.2)
FINE: Final = 1 << 30  # a chance is drawn to one part in so many


class Steady:
    """Holds a seat by the model's equilibrium: what it does is as good as anything against the best opponent."""

    def __init__(self, game: Game, options: dict[str, Value], seed: int) -> None:
        self.model = drives.model(cast(Pack[Parts], game.pack), options)
        self.model.prepare()
        self.rng = Rng(seed)

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        self.rng = Rng(seed, stream)

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        g = cast(Downs, state)
        match g.question:
            case q.Q_PLAY:
                return self.spot(g).play
            case q.Q_CARDS:
                spot = self.spot(g)
                return self.draw(spot.options[g.play] if seat == g.attacker else spot.cards[g.play])
            case q.Q_FOURTH:
                return self.fourth(g)
            case q.Q_TOUCHDOWN:
                return self.touchdown(g)
            case q.Q_TOSS:
                return self.toss(g)
            case q.Q_CONCEDE:
                return k.CONCEDE if hopeless(g) == seat else k.PLAY_ON
            case _:
                return g.question if self.pays(g) else PASS

    # The solved drive behind a position ---------------------------------------------------------------------------

    def drive(self, g: Downs) -> Drive:
        """The drive as the score and the drives left demand: to win near the end, before it for points."""
        left = drives_left(g)
        if left <= drives.EXACT:
            lead = g.points(g.attacker) - g.points(1 - g.attacker)
            to_win = self.model.to_win(left, lead, drives.OVERTIME if is_overtime_left(g) else drives.DRAW)
            if to_win is not None:
                return to_win
        return self.model.for_points(left)

    def spot(self, g: Downs) -> Spot:
        """The mixes of this down; where nothing can change the winner any more, those for points."""
        spot = self.spot_in(self.drive(g), g)
        return self.spot_in(self.model.for_points(drives_left(g)), g) if spot.is_flat else spot

    def spot_in(self, drive: Drive, g: Downs) -> Spot:
        """The same in a given drive, as it was before anything was paid in this down."""
        down = None if g.stage == k.CONVERSION else g.down - 1
        ma, md = g.ma + g.bought * g.t.buy, g.md + g.stolen * g.t.steal
        return self.model.spot(drive, down, g.neutral, g.theirs, self.model.pair(ma, md))

    def draw(self, mix: Mix) -> int:
        """One of the choices, as likely as the mix says."""
        drawn = self.rng.below(FINE) / FINE
        choice = 0
        while drawn >= mix[choice]:
            choice += 1
        return choice

    # One question after the other ----------------------------------------------------------------------------------

    def fourth(self, g: Downs) -> int:
        """[FFD-7.1] Choose whatever is worth most: gamble, field goal or punt."""
        drive, pair = self.drive(g), self.model.pair(g.ma, g.md)
        worth = (
            self.spot_in(drive, g).worth,
            float(drive.field_goals[g.own, self.model.chart.calls(g.distance()), pair]),
            float(drive.reset[NOTHING, pair]),
        )
        return best(worth)

    def touchdown(self, g: Downs) -> int:
        """[FFD-6.1] Choose between the points and a conversion."""
        drive, pair = self.drive(g), self.model.pair(g.ma, g.md)
        return best((float(drive.reset[TOUCHDOWN, pair]), float(drive.conversion[pair])))

    def toss(self, g: Downs) -> int:
        """[FFD-7.5] Pay where that is worth more than an even chance, else call either side of the coin."""
        if g.ma >= g.t.skip:
            drive, chart = self.drive(g), self.model.chart
            attempt = drive.field_goals[g.own, g.calls - 1]
            paid = float(attempt[self.model.pair(g.ma - g.t.skip, g.md)])
            missed = drive.reset[NOTHING] if chart.missed_resets else drive.stay[g.own]
            called = float((attempt + missed)[self.model.pair(g.ma, g.md)]) / 2
            if paid > called + MARGIN:
                return k.PAY
        return self.rng.below(2)

    def pays(self, g: Downs) -> bool:
        """[FFD-10.6] Whether the side that is asked in a window gains by paying."""
        spot = self.spot_in(self.drive(g), g)
        if g.question == q.Q_STEAL:
            return spot.steals
        if g.question == q.Q_BUY:
            return spot.buys[g.result]
        reactions = spot.reactions(g.result, bool(g.tackled), bool(g.bought), bool(g.stolen))
        return reactions[g.question - q.Q_TURNOVER]


def drives_left(g: Downs) -> int:
    """Drives until a winner can be declared, the present one included."""
    return 2 - g.drive % 2 if g.is_overtime() else 2 * g.t.drives - g.drive


def best(worth: tuple[float, ...]) -> int:
    """The first choice that is worth most, but for noise."""
    most = max(worth)
    return next(choice for choice, value in enumerate(worth) if value >= most - MARGIN)
