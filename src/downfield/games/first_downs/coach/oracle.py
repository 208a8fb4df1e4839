"""Who knows how a match stands: the solved chances where it rests, and elsewhere what the engine makes of them."""

import functools
from typing import Final, cast

import numpy as np

from downfield.games.first_downs.coach.book import Book
from downfield.games.first_downs.coach.fourth import chart
from downfield.games.first_downs.coach.meaning import of_card, of_choice
from downfield.games.first_downs.coach.solve import matrix
from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.games.first_downs.model import questions as q
from downfield.games.first_downs.model.kinds import FLIP
from downfield.games.first_downs.model.position import Downs
from downfield.kernel.needs import CHANCE, CHOICE, OVER
from downfield.kernel.options import Value
from downfield.kernel.oracle import Advice, Chart
from downfield.kernel.spec import Game
from downfield.kernel.state import State

NOISE: Final = 1e-9  # options that differ by less are as good
MOST: Final = 20_000  # stops that are remembered
NO_GAMES: Final = np.empty((0, 0, 0))


class Oracle:
    """Tells the truth: what best play of both sides comes to."""

    is_exact = True

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        self.game, self.options = game, options
        self.book = Book(game, options)
        self.known: dict[tuple[int, ...], tuple[Advice, ...]] = {}

    def worth(self, state: State) -> tuple[float, ...]:
        """The chance of each side to win the match from here."""
        home = self._home(cast(Downs, state))
        return home, 1.0 - home

    def advice(self, state: State, seat: int) -> tuple[Advice, ...]:
        """Every option of a seat for which the match waits."""
        g = cast(Downs, state)
        at = (seat, int(g.question), *(int(x) for x in g.fields()))
        if at not in self.known:
            if len(self.known) >= MOST:
                self.known.clear()
            self.known[at] = self._open(g, seat) if g.need == CHOICE else self._sealed(g, seat)
        return self.known[at]

    def purpose(self, state: State, seat: int, answer: int) -> str:
        """What an option is good for."""
        g = cast(Downs, state)
        if g.question == q.Q_CARDS:
            return of_card(g, seat, self._game(g), answer)
        games = self.book.games(g) if g.question == q.Q_PLAY else NO_GAMES
        return of_choice(g, self.advice(state, seat), answer, lambda then: _of(seat, self._home(then)), games)

    def fourth_downs(self, state: State) -> Chart:
        """What best play does on fourth down, wherever the ball lies."""
        g = cast(Downs, state)
        begun = cast(Downs, self.game.begin(self.options, {"phase": "down"}))
        begun.drive, begun.home, begun.away, begun.ma, begun.md = g.drive, g.home, g.away, g.ma, g.md
        begun.attacker = g.attacker if g.stage != FLIP else 0
        return chart(begun, self._weigh)

    def _weigh(self, g: Downs, option: int | None) -> float:
        """The attacker's chance before a choice, or after it."""
        return _of(int(g.attacker), self._home(g) if option is None else self._after(g, option))

    def _open(self, g: Downs, seat: int) -> tuple[Advice, ...]:
        """In the open the first of the best options is taken.

        In overtime each of them as often: whoever has won for certain, and always takes the first, may never do it.
        """
        options = g.options(seat)
        chances = [_of(seat, self._after(g, x)) for x in options]
        best = [i for i, chance in enumerate(chances) if chance >= max(chances) - NOISE]
        taken = best if g.is_overtime() else best[:1]
        return tuple(Advice(x, chances[i], (i in taken) / len(taken)) for i, x in enumerate(options))

    def _sealed(self, g: Downs, seat: int) -> tuple[Advice, ...]:
        """Face down both sides mix; an option is worth what it wins against the other's mix."""
        game = self._game(g)[:, :, None]
        options, cards = matrix.row_mix(game)[:, 0], matrix.column_mix(game)[:, 0]
        if g.is_overtime() and np.ptp(game) <= NOISE:  # nothing is at stake
            options, cards = np.full_like(options, 1 / len(options)), np.full_like(cards, 1 / len(cards))
        if seat == g.attacker:
            chances, shares = game[:, :, 0] @ cards, options
        else:
            chances, shares = 1.0 - options @ game[:, :, 0], cards
        return tuple(
            Advice(i, float(c), float(s)) for i, (c, s) in enumerate(zip(chances, shares, strict=True))
        )

    # From a stop onwards, as home's chance -----------------------------------------------------------------------

    def _home(self, g: Downs) -> float:
        """Home's chance where a match has stopped."""
        if g.need == OVER or (g.quiet and g.stage != FLIP):
            chance = self.book.chance(g)
            return chance if g.attacker == 0 else 1.0 - chance
        if g.need == CHANCE:
            faces = [self._after(g, x) for x in range(g.faces)]
            return sum(faces) / len(faces)
        if g.need == CHOICE:
            best = max(_of(g.seat, self._after(g, x)) for x in g.options(g.seat))
            return _of(g.seat, best)
        chance = float(matrix.value(self._game(g)[:, :, None])[0])
        return chance if g.attacker == 0 else 1.0 - chance

    def _after(self, g: Downs, answer: int) -> float:
        """Home's chance after an answer."""
        twin = cast(Downs, g.clone())
        twin.answer(answer)
        return self._home(twin)

    def _game(self, g: Downs) -> Floats:
        """The attacker's chance by option and card."""
        return self.book.games(g)[:, :, g.play]


@functools.lru_cache(maxsize=4)
def asked(game: Game, options: frozenset[tuple[str, Value]]) -> Oracle:
    """The oracle of a game and its options; whoever asks the same again shares it."""
    return Oracle(game, dict(options))


def _of(side: int, home: float) -> float:
    """A side's chance from home's, and the other way round."""
    return home if side == 0 else 1.0 - home
