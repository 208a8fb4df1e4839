"""Who knows how a match stands: best play at any moment of it, from the book, the series at hand, and the rules.

Between plays the book and the series tell all. In the midst of a play its rest is followed by the rules themselves.
"""

import functools
from collections import deque
from collections.abc import Callable
from typing import TypeVar, cast

import numpy as np

from downfield.games.first_and_roll.coach.meaning import of_choice, of_die
from downfield.games.first_and_roll.coach.solve.duel import Floats, column_mix, row_mix, worth
from downfield.games.first_and_roll.coach.solve.layers.case import Plays
from downfield.games.first_and_roll.coach.solve.layers.ends import (
    ROW_AWAY,
    ROW_CAUGHT,
    ROW_FIRST,
    ROW_GOOD,
    ROW_HAIL,
    ROW_THEIRS,
    TICKED,
    Ends,
)
from downfield.games.first_and_roll.coach.solve.layers.grid import GOAL, Span, cell
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Outcomes, outcomes
from downfield.games.first_and_roll.coach.solve.layers.wave import FIRST_HALF, OVERTIME, Layer
from downfield.games.first_and_roll.coach.solve.tries import Tries
from downfield.games.first_and_roll.coach.tree import Tree, is_rest
from downfield.games.first_and_roll.coach.truth.book import Book, Pages, book, bound, shipped
from downfield.games.first_and_roll.coach.truth.clockwork import NEAR, Clockwork
from downfield.games.first_and_roll.coach.truth.exact import Exact, Spot, on_shelf
from downfield.games.first_and_roll.coach.truth.fourth import chart
from downfield.games.first_and_roll.coach.truth.series import Series, lowest
from downfield.games.first_and_roll.coach.truth.solver import BOOK, Match
from downfield.games.first_and_roll.components.freeze import freeze
from downfield.games.first_and_roll.components.parts import Parts
from downfield.games.first_and_roll.model import questions as q
from downfield.games.first_and_roll.model.kinds import (
    FIELD_GOAL,
    GREEN,
    HAIL_MARY,
    HOME,
    KICKOFF,
    ORDINARY,
    PLAY,
    PUNT,
    TOSS,
    TRY,
)
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.tables import Tables
from downfield.games.first_and_roll.odds.dice import COLOURS, dice_of
from downfield.games.first_and_roll.rules.downs import DOWNS, marker_ahead
from downfield.games.first_and_roll.rules.field_goal import NO_BLOCK
from downfield.games.first_and_roll.rules.punt import Punt
from downfield.kernel.errors import BadOption
from downfield.kernel.needs import CHOICE, SEALED
from downfield.kernel.options import Value
from downfield.kernel.oracle import Advice, Chart
from downfield.kernel.solution import SolutionError, shelf
from downfield.kernel.spec import Game
from downfield.kernel.state import State

K = TypeVar("K")
DECLINE = 0
SERIES_KEPT = 64  # by half, lead and marker
WORKS_KEPT = 32  # by layer and lead
SPOTS_KEPT = 64
FOLLOWED = 20_000  # moments of plays that are remembered
KNOWN = 2_000  # decisions whose advice is remembered: both seats and the onlookers ask for the same
TWINS = 6  # of each, begun at other downs and clocks


def mark(game: Game, t: Tables) -> str:
    """What a book holds for: the rules, the pack, and the options that change what is best."""
    agreed = (t.onside_needs_t, t.run_off_matched, t.only_red_zone, t.hail_offence_only)
    return f"{game.spec.version}-{game.pack.hash}-{''.join(map(str, agreed))}"


class Truth:
    """Tells the worth of any moment of a match and of every option in it."""

    def __init__(self, game: Game, options: dict[str, Value], known: Book | None = None) -> None:
        settled = game.options(options)
        tables = freeze(cast(Parts, game.pack.parts), settled)
        dice = dice_of(tables)
        self.o = outcomes(dice)
        self.tables = None if known else exact(game, settled, self.o)
        found = self.tables or known or book(self.o, mark(game, tables)) or solved(game, settled, self.o)
        if found is None:
            raise BadOption(
                "{game} is not solved for this pack and these options.", key="unsolved-pack", game=game.name
            )
        self.is_exact = self.tables is not None  # a book is rounded: see the docs for what that costs
        self.book: Pages = found
        self.tries = Tries(dice)
        self.ends = Ends(self.o, Span(NEAR), sudden=False)
        self.sudden = Ends(self.o, Span(0), sudden=True)
        self.sides = [seat.side for seat in game.spec.seats(settled)]
        self.series: dict[tuple[int, ...], deque[Series]] = {}
        self.works: dict[tuple[int, ...], Clockwork] = {}
        self.spots: dict[tuple[int, ...], Spot] = {}
        self.duels = self.tries.duels()
        self.known: dict[tuple[int, ...], tuple[Advice, ...]] = {}
        self.lately = self.tree()

    # Where a match stands -------------------------------------------------------------------------------------------

    def worth(self, state: State) -> tuple[float, ...]:
        """The chance of each side to win."""
        home = self._home(cast(Roll, state))
        return home, 1.0 - home

    def _home(self, g: Roll) -> float:
        """Home's. What is decided in a play stands in its series; only what its dice still hold is followed."""
        if is_rest(g):
            return self.rest(g, rough=False)
        if g.need == SEALED:
            return float(worth(self._dice(g)[..., None])[0])
        if g.need == CHOICE:
            chance = max(each.value for each in self.advice(g, int(g.seat)))
            return chance if self.sides[g.seat] == HOME else 1.0 - chance
        return self._followed().worth(g)

    def rest(self, g: Roll, rough: bool = True) -> float:
        """Home's chance at a stop between plays; `rough`: from a series at hand, where there is one."""
        if g.phase == TOSS:
            return 0.5  # whoever wins the toss, or the draw, is Home as often as Away
        chance = self._offence(g, rough)
        return chance if g.off == HOME else 1.0 - chance

    def _offence(self, g: Roll, rough: bool) -> float:
        if g.phase == PLAY:
            if g.down == 1 and g.marker == marker_ahead(g.ball):
                return float(self._page(g)[g.ball - 1])
            if self.tables is not None:
                slot = np.array(cell(int(g.down), int(g.ball), int(g.marker)))
                return float(self.tables.worth(layer_of(g), lead_of(g), slot))
            return self._series(g, rough).worth(layer_of(g), int(g.down), int(g.ball))
        return float(self._page(g)[-2 if g.phase == KICKOFF else -1])

    def _page(self, g: Roll) -> Floats:
        page = self.book.page(layer_of(g))
        found: Floats = page[0] if g.half > 2 else page[self.book.span.place(lead_of(g))]
        return found

    def at(self, g: Roll) -> Series | Spot:
        """The plays of a position before a play: as the tables tell them, or in the series that it belongs to."""
        if self.tables is None:
            return self._series(g)
        ends, spot = self.sudden if g.half > 2 else self.ends, (int(g.down), int(g.ball), int(g.marker))
        make = functools.partial(Spot, self.o, ends, self._work(g, 0), self.tables, *spot)
        return kept(self.spots, (*layer_of(g), lead_of(g), *spot), SPOTS_KEPT, make)

    def _series(self, g: Roll, rough: bool = False) -> Series:
        """The series of downs that a position before a play belongs to; `rough`: one that just reaches it will do."""
        layer, lead = layer_of(g), lead_of(g)
        spot = int(g.down), int(g.ball), int(g.marker)
        known = self.series.setdefault((layer.half, layer.kicks, lead, spot[2]), deque(maxlen=TWINS))
        for series in known:
            if series.knows(layer, spot[0], spot[1], rough):
                return series
        down, ball, marker = spot
        ends, work = self.sudden if layer.half == OVERTIME else self.ends, self._work(g, DOWNS - down)
        known.appendleft(Series(self.o, ends, work, down, lowest(ball, marker), marker))
        while len(self.series) > SERIES_KEPT:
            self.series.pop(next(iter(self.series)))
        return known[0]

    def fourth_downs(self, state: State) -> Chart:
        """What best play does on fourth down, wherever the ball lies."""
        g = cast(Roll, state)
        ends = self.sudden if g.half > 2 else self.ends
        return chart(self.o, ends, self._rows(g), int(g.off))

    def _work(self, g: Roll, plays: int) -> Clockwork:
        """The layers to which so many plays can lead from here."""
        ends, layer, lead = self.sudden if g.half > 2 else self.ends, layer_of(g), lead_of(g)
        make = functools.partial(Clockwork, self.o, ends, self.book, layer, lead, plays)
        return kept(self.works, (*layer, lead, plays), WORKS_KEPT, make)

    def tree(self) -> Tree:
        """Follows the rest of a play by the rules."""
        two = lambda ball: self.duels[:, :, ball - 1]  # noqa: E731 - both are a matter of a line
        return Tree(self.rest, self.sides, two, lambda _, duel: float(worth(duel[..., None])[0]))

    def _followed(self) -> Tree:
        """The same, with what was followed lately: one decision of a play has much in common with the next."""
        if len(self.lately.known) > FOLLOWED:
            self.lately = self.tree()
        return self.lately

    # What is best ----------------------------------------------------------------------------------------------------

    def advice(self, state: State, seat: int) -> tuple[Advice, ...]:
        """Every option of a seat, its worth to the seat's side, and how often best play takes it."""
        at = (seat, *state.dump())
        if at not in self.known:
            if len(self.known) >= KNOWN:
                self.known.clear()
            self.known[at] = self._advice(state, seat)
        return self.known[at]

    def purpose(self, state: State, seat: int, answer: int) -> str:
        """What an option is good for."""
        g, side = cast(Roll, state), self.sides[seat]
        if state.need == SEALED:
            return of_die(self._dice(g), side, answer)
        return of_choice(g, side, self.advice(state, seat), answer, lambda then: self.worth(then)[side])

    def _advice(self, state: State, seat: int) -> tuple[Advice, ...]:
        g = cast(Roll, state)
        options, side = state.options(seat), self.sides[seat]
        if state.need == SEALED:
            duel = self._dice(g)
            home, away = row_mix(duel[..., None])[0][:, 0], column_mix(duel[..., None])[0][:, 0]
            values = duel @ away if side == HOME else 1.0 - home @ duel
            shares = home if side == HOME else away
            return _told(options, [float(x) for x in values], [float(x) for x in shares])
        if state.need != CHOICE:
            return ()
        tree = self._followed()
        chances = [self._chance(g, option, tree) for option in options]
        return _best(options, [chance if side == HOME else 1.0 - chance for chance in chances])

    def _dice(self, g: Roll) -> Floats:
        """The sealed choice as Home sees it."""
        if g.phase == TRY:
            return self._followed().duel(g)
        plays, layer, spot = self._plays(g)
        table = np.empty((3, 3))
        for colour in COLOURS:
            alone = plays.alone[colour, layer, spot]
            table[colour] = max(alone, plays.bomb[layer, spot]) if colour == GREEN else alone
            table[colour, colour] = plays.met[colour, layer, spot]
        return table if g.off == HOME else 1.0 - table.T

    def _plays(self, g: Roll) -> tuple[Plays, int, int]:
        found = self.at(g)
        return found.plays[int(g.down)], found.work.places[layer_of(g)], int(g.ball) - found.low

    def _chance(self, g: Roll, option: int, tree: Tree) -> float:
        """Home's chance if an option is taken."""
        known = self._known(g, option)
        if known is None:
            return tree.after(g, option)
        return known if g.off == HOME else 1.0 - known

    def _known(self, g: Roll, option: int) -> float | None:
        """What the book or the series tells of an option, in the eyes of the offence; None: the rules must tell."""
        match g.question:
            case q.Q_CALL:
                return 0.5
            case q.Q_RECEIVE:
                return self._receive(g, option)
            case q.Q_KICKOFF | q.Q_RETURN:
                return self._kick_off(g, option)
            case q.Q_DECLARE:
                return self._declared(g, option)
            case q.Q_BOMB:
                plays, layer, spot = self._plays(g)
                return float((plays.bomb if option else plays.alone[GREEN])[layer, spot])
            case q.Q_BLOCK_PUNT:
                plays, layer, spot = self._plays(g)
                return float(plays.punt[option, layer, spot])
            case q.Q_BLOCK_KICK:
                return self._blocked(g, option)
            case q.Q_PUNT:
                return self._punted(g, option)
            case q.Q_PENALTY if option == DECLINE and isinstance(
                g.top.up, Punt
            ):  # [FAR-9.3] the punt goes on
                return float(self._rows(g)[ROW_AWAY, g.ball])
        return None

    def _receive(self, g: Roll, option: int) -> float:
        """[FAR-2.2] Who receives first kicks off the second half; before that Home counts as the offence."""
        full = self.o.timeouts
        receiver = float(self.book.page(Layer(FIRST_HALF, 1, 0, full, full))[self.book.span.place(0), -2])
        home = (self.sides[g.seat] == HOME) == (option == 0)
        return receiver if home == (g.off == HOME) else 1.0 - receiver

    def _rows(self, g: Roll) -> Floats:
        """Where plays end at this very moment: see `ends`."""
        found: Floats = self._work(g, 0).rows[0]
        return found

    def _kick_off(self, g: Roll, option: int) -> float:
        rows, ends = self._rows(g), self.ends
        touchback, run_out = float(rows[ROW_FIRST, self.o.touchback]), float(rows[ROW_FIRST] @ ends.run_out)
        if g.question == q.Q_RETURN:
            return run_out if option else touchback
        if option == 0:
            return max(touchback, run_out)
        return float(
            sum(
                p * (rows[ROW_THEIRS + TICKED * t] @ kept + rows[ROW_FIRST + TICKED * t] @ lost)
                for p, t, kept, lost in ends.onside
            )
        )

    def _declared(self, g: Roll, option: int) -> float:
        if option == ORDINARY:
            duel = self._dice(g)
            home = float(worth(duel[..., None])[0])
            return home if g.off == HOME else 1.0 - home
        if option == PUNT:
            plays, layer, spot = self._plays(g)
            return float(plays.punt[:, layer, spot].min())
        row = {FIELD_GOAL: ROW_GOOD, HAIL_MARY: ROW_HAIL}[option]
        return float(self._rows(g)[row, g.ball])

    def _blocked(self, g: Roll, option: int) -> float:
        """A field goal against a pair of defence dice, or none [FAR-12.3]."""
        rows, good = self._rows(g), self.o.good[g.ball]
        lost = float(rows[ROW_THEIRS, GOAL - g.ball])
        kicked = good * self._made(g) + (1.0 - good) * lost
        both = 0.0 if option == NO_BLOCK else self.o.pairs[option][0]
        return both * lost + (1.0 - both) * kicked

    def _made(self, g: Roll) -> float:
        """What the three points are worth, in the eyes of those who kick."""
        if g.half > 2:
            return 1.0
        page = self.book.page(layer_of(g).mirror)
        return 1.0 - float(page[self.book.span.place(-lead_of(g) - 3), -2])

    def _punted(self, g: Roll, option: int) -> float:
        rows = self._rows(g)
        caught = rows[ROW_CAUGHT].copy()
        caught[GOAL] = rows[ROW_THEIRS, self.o.touchback]
        return float(caught @ self.ends.punts[option][:, g.ball])


def kept(known: dict[tuple[int, ...], K], at: tuple[int, ...], most: int, make: Callable[[], K]) -> K:
    """What is known at a place, or made now; the oldest is forgotten."""
    if at not in known:
        if len(known) >= most:
            known.pop(next(iter(known)))
        known[at] = make()
    return known[at]


def layer_of(g: Roll) -> Layer:
    """The layer of a moment, in the eyes of the side on offence."""
    half = min(int(g.half), OVERTIME)
    kicks = int(half == FIRST_HALF and g.second == g.off)
    return Layer(half, kicks, int(g.tick), int(g.left(g.off)), int(g.left(1 - g.off)))


def lead_of(g: Roll) -> int:
    """The lead of the side on offence."""
    return int(g.points(g.off) - g.points(1 - g.off))


def _told(options: list[int], values: list[float], shares: list[float]) -> tuple[Advice, ...]:
    return tuple(Advice(*each) for each in zip(options, values, shares, strict=True))


def _best(options: list[int], values: list[float]) -> tuple[Advice, ...]:
    """An open choice: the best option, or any of those that are equally good."""
    best = [value == max(values) for value in values]
    return _told(options, values, [each / sum(best) for each in best])


def is_solved(game: Game, options: dict[str, Value]) -> bool:
    """Whether there is a book for a pack and its options: the one that ships, or one that was solved here."""
    settled = game.options(options)
    tables = freeze(cast(Parts, game.pack.parts), settled)
    return shipped()[0] == mark(game, tables) or solved(game, settled, outcomes(dice_of(tables))) is not None


def solver(game: Game, options: dict[str, Value]) -> Match:
    """Who solves a match of this pack and these options."""
    tables = freeze(cast(Parts, game.pack.parts), options)
    return Match(outcomes(dice_of(tables)), mark(game, tables))


def exact(game: Game, options: dict[str, Value], o: Outcomes) -> Exact | None:
    """The tables of all that was solved on this machine, if it was solved whole."""
    match = Match(o, "")
    return on_shelf(match, shelf(game, options, match.matters))


def solved(game: Game, options: dict[str, Value], o: Outcomes) -> Book | None:
    """The book that was solved on this machine, if it was."""
    try:
        kept = shelf(game, options, Match.matters).read(BOOK)
    except SolutionError:
        return None
    return bound(o, kept)


@functools.lru_cache(maxsize=4)
def asked(game: Game, options: frozenset[tuple[str, Value]]) -> Truth:
    """The oracle of a game and its options; whoever asks the same again shares it."""
    return Truth(game, dict(options))
