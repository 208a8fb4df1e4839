"""Who proves the solution: lets the engine play out what the tables and the solver's mixes say, and looks for gains."""

import random
from collections.abc import Sequence
from typing import Final, cast

import numpy as np

from downfield.games.first_and_roll.coach.proof.positions import Place, drawn, fields
from downfield.games.first_and_roll.coach.solve.layers.grid import cell
from downfield.games.first_and_roll.coach.solve.layers.wave import FIRST_HALF, Layer
from downfield.games.first_and_roll.coach.solve.tries import Tries
from downfield.games.first_and_roll.coach.tree import Floats, Tree
from downfield.games.first_and_roll.coach.truth.oracle import layer_of, lead_of, solver
from downfield.games.first_and_roll.coach.truth.solver import Read, named
from downfield.games.first_and_roll.coach.truth.told import Mixes, Told
from downfield.games.first_and_roll.components.freeze import freeze
from downfield.games.first_and_roll.components.parts import Parts
from downfield.games.first_and_roll.model.kinds import HOME, KICKOFF, ORDINARY, PLAY, TOSS, TRY
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.odds.dice import dice_of
from downfield.games.first_and_roll.rules.tries import TWO
from downfield.kernel.needs import SEALED
from downfield.kernel.options import Value
from downfield.kernel.solution import Finding, Shelf
from downfield.kernel.spec import Game
from downfield.kernel.state import State

CLAIM: Final = 1e-6
PLAYS: Final = 150  # of a match: more than anybody can expect, however the clock is used
TRIES: Final = "tries"
GOAL: Final = 100


class Checker:
    """Checks layers of the solved match, in positions that are drawn from each."""

    claim = CLAIM

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        self.game, self.options = game, options
        self.match = solver(game, options)
        tables = freeze(cast(Parts, game.pack.parts), options)
        self.track, self.tries = tables.track, Tries(dice_of(tables))
        self.two = self.tries.duels()
        self.sides = [seat.side for seat in game.spec.seats(options)]

    def layers(self) -> Sequence[str]:
        """The plays for two, then every layer with its mirror."""
        return (TRIES, *self.match.layers)

    def opening(self) -> str:
        """The layer in which a match begins."""
        full = self.match.o.timeouts
        layer = Layer(FIRST_HALF, 1, 0, full, full)
        return named([min(layer, layer.mirror)])

    def bound(self, findings: Sequence[Finding]) -> float:
        """The most that a play gains, at every play of a match."""
        return PLAYS * max(finding.gain for finding in findings)

    def check(self, layer: str, shelf: Shelf) -> Finding:
        """Each side's best reply in positions of a layer, one play ahead; then the tables hold."""
        if layer == TRIES:
            return self._check_tries()
        read = Read(self.match, shelf, np)
        told, tree = Told(self.match, layer, read), self.tree(read)
        places = drawn(self.match.layers[layer], self.match.o, random.Random(layer))
        gains = [self._gain(tree, told, place) for place in places]
        return Finding(layer, len(gains), max(gains))

    def tree(self, read: Read) -> Tree:
        """Plays out by the engine; between plays the tables tell."""
        return Tree(lambda g: self._rest(read, g), self.sides, self._two, self._tried)

    def _rest(self, read: Read, g: Roll) -> float:
        """Home's chance at a stop between plays, as the tables have it."""
        if g.phase == TOSS:
            return 0.5
        found, row = read.get(layer_of(g)), 0 if g.half > 2 else self.match.span.place(lead_of(g))
        if g.phase == PLAY:
            chance = float(found.values[row, cell(int(g.down), int(g.ball), int(g.marker))])
        else:
            chance = float(found.kicks[row, int(g.phase != KICKOFF)])
        return chance if g.off == HOME else 1.0 - chance

    def begun(self, place: Place) -> State:
        """A position at its first stop, as the engine sets it up."""
        state = self.game.begin(self.options, fields(place, self.track))
        state.go_on()
        return state

    def _gain(self, tree: Tree, told: Told, place: Place) -> float:
        """What a best reply gains in a position, Home on offence; or how far the table is from what is played."""
        state = self.begun(place)
        table = tree.rest(cast(Roll, state))
        if place.down == 0:
            return abs(tree.played(state) - table)
        row = 0 if place.layer.half > 2 else self.match.span.place(place.lead)
        mixes = told.mixes(place.layer, row, place.down, place.ball, place.ball + place.togo)
        least, most = self._replies(tree, state, mixes)
        return max(most - table, table - least)

    def _replies(self, tree: Tree, state: State, mixes: Mixes) -> tuple[float, float]:
        """What Home is left by the best reply of the others, and what its own best reply brings."""
        if state.need == SEALED:
            return replies(tree.duel(state), mixes)
        snap = state.clone()
        snap.answer(ORDINARY)
        least, most = replies(tree.duel(snap), mixes)
        kicks = [tree.after(state, option) for option in state.options(state.seat) if option != ORDINARY]
        return max(least, *kicks), max(most, *kicks)

    # Plays for two ----------------------------------------------------------------------------------------------------

    def _two(self, ball: int) -> Floats:
        found: Floats = self.two[:, :, ball - 1]
        return found

    def _tried(self, g: Roll, duel: Floats) -> float:
        """A play for two by the mixes of both sides; no other secret choice lies within a play."""
        assert g.phase == TRY
        offence, defence = self._try_mixes(int(g.ball))
        home, away = (offence, defence) if g.off == HOME else (defence, offence)
        return float(home @ duel @ away)

    def _try_mixes(self, ball: int) -> Mixes:
        return self.tries.offence[:, ball - 1], self.tries.defence[:, ball - 1]

    def _check_tries(self) -> Finding:
        """From every spot to which penalties can move a try."""
        gains = [self.try_gain(ball) for ball in range(1, GOAL)]
        return Finding(TRIES, len(gains), max(gains))

    def try_gain(self, ball: int) -> float:
        """What a best reply gains in a play for two; or how far its chances are from what is played."""
        g = cast(Roll, self.game.begin(self.options, {"phase": "try"}))
        g.go_on()
        before = g.home
        g.answer(TWO)
        g.ball = ball
        tree = Tree(lambda then: float(then.home > before), self.sides, self._two, self._tried)
        played, chance = tree.pairs(g), float(self.tries.chance[ball])
        least, most = replies(played, self._try_mixes(ball))
        return max(most - chance, chance - least, float(np.abs(played - self._two(ball)).max()))


def replies(duel: Floats, mixes: Mixes) -> tuple[float, float]:
    """What the columns leave to the rows by their best reply, and what the rows get by theirs."""
    rows, columns = mixes
    return float((rows @ duel).min()), float((duel @ columns).max())
