"""The coach `steady`: its model agrees with the rules, is in equilibrium, is kept between runs, and wins."""

import functools
import pathlib
from collections.abc import Iterator
from typing import cast

import numpy as np
import pytest

from downfield.coaches.random import Random
from downfield.games.first_downs import kinds as k
from downfield.games.first_downs import solve, solve_games
from downfield.games.first_downs.coach import Steady
from downfield.games.first_downs.pack import Parts
from downfield.games.first_downs.position import Downs
from downfield.games.first_downs.solve_drive import Drive
from downfield.games.first_downs.solve_spot import Mix, Spot
from downfield.kernel import drive as loops
from downfield.kernel.chance import Rng
from downfield.kernel.needs import CHANCE, OVER, SEALED
from downfield.kernel.options import Value
from downfield.kernel.pack import Pack
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from tests.games.first_downs import table

COINS = 3  # the small box: little momentum, so that it is solved in a moment, and a turnover that it can pay for


@pytest.fixture(autouse=True, scope="module")
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DOWNFIELD_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder = tmp_path_factory.mktemp("box")
    table.changed(folder, "field.toml", "coins = 10 ", f"coins = {COINS} ")
    prices = folder / "changed" / "prices.toml"
    text = prices.read_text(encoding="utf-8")
    prices.write_text(text.replace("turnover = 7", f"turnover = {COINS}"), encoding="utf-8")
    return Game(table.game().spec, folder / "changed")


@functools.cache
def steady(box: Game) -> Steady:
    return Steady(box, box.options(), seed=1)


def model(game: Game, **options: Value) -> solve.Model:
    return solve.model(cast(Pack[Parts], game.pack), game.options(options))


def decided(box: Game, line: str, **options: Value) -> str:
    """What steady answers at a position, in notation."""
    match = box.at(line, options=options)
    seat = match.need.seats[0]
    chosen = steady(box).decide(match.state, seat)
    return next(option.token for option in match.options(seat) if option.value == chosen)


# Matrix games --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(3, 6), (6, 3), (2, 2), (3, 3), (1, 4)])
@pytest.mark.parametrize("ties", [False, True])
def test_nobody_gains_by_leaving_the_mixes_of_a_matrix_game(shape: tuple[int, int], ties: bool) -> None:
    rng = np.random.default_rng(7)
    games = rng.integers(-2, 3, (*shape, 500)).astype(float) if ties else rng.normal(size=(*shape, 500))
    worth, rows, columns = solve_games.value(games), solve_games.row_mix(games), solve_games.column_mix(games)
    assert np.allclose(np.einsum("ijb,ib->jb", games, rows).min(axis=0), worth, atol=1e-9)
    assert np.allclose(np.einsum("ijb,jb->ib", games, columns).max(axis=0), worth, atol=1e-9)
    for mix in (rows, columns):
        assert np.allclose(mix.sum(axis=0), 1.0)
        assert mix.min() >= 0.0


# The model and the rules ---------------------------------------------------------------------------------------------


def spots(box: Game, count: int) -> Iterator[Downs]:
    """Some first decisions of downs, as random matches reach them."""
    for seed in range(count):
        g, rng = cast(Downs, box.state()), Rng(seed, 5)
        loops.playout(g, rng, 3 + rng.below(300))
        while g.need != OVER and not (g.quiet and g.question in (k.Q_PLAY, k.Q_FOURTH)):
            loops.playout(g, rng, 1)
        if g.need != OVER:
            yield g


def worth_now(drive: Drive, then: Drive, g: Downs, attacker: int, before: int) -> float:
    """What a position after a down is worth to the drive's attacker, as the model has it."""
    number = drive.downs.chart.purse.number
    gained = g.points(attacker) - before
    if g.need == OVER or g.attacker != attacker:
        ma, md = (g.ma, g.md) if g.attacker != attacker else (g.md, g.ma)
        return gained - float(then.start()[g.distance() - g.t.ten, number[ma, md]])
    pair = number[g.ma, g.md]
    if g.stage == k.TOUCHDOWN:
        return float(drive.rows[drive.downs.touchdown, pair])
    if g.stage == k.CONVERSION:
        return float(drive.conversion[pair])
    row = drive.downs.row(g.down - 1, np.array(g.neutral), np.array(g.theirs))
    return float(drive.rows[row, pair])


def looked_ahead(drive: Drive, then: Drive, g: Downs, attacker: int, before: int) -> float:
    """The same, with the rules themselves played on to the next stop between plays."""
    if g.quiet or g.need == OVER:
        return worth_now(drive, then, g, attacker, before)
    worth = []
    for x in range(g.faces) if g.need == CHANCE else g.options(g.seat):
        played = cast(Downs, g.clone())
        played.answer(x)
        worth.append(looked_ahead(drive, then, played, attacker, before))
    if g.need == CHANCE:
        return sum(worth) / len(worth)
    return max(worth) if g.seat == attacker else min(worth)


def test_every_result_leads_where_the_rules_lead(box: Game) -> None:
    drive, then = model(box).for_points(5), model(box).for_points(4)
    seen = set()
    for g in spots(box, 60):
        if g.drive == 2 * g.t.drives - 1 or (g.is_overtime() and g.drive % 2):
            continue  # the match may end here, and nobody attacks next
        seen.add((g.stage, g.down))
        attacker, before = int(g.attacker), int(g.points(g.attacker))
        pair = int(drive.downs.chart.purse.number[g.ma, g.md])
        down = None if g.stage == k.CONVERSION else int(g.down) - 1
        spot = Spot(drive, down, int(g.neutral), int(g.theirs), pair)
        rng = Rng(len(seen), 3)
        for play in range(g.t.plays):
            option, card = rng.below(k.OPTIONS), rng.below(g.t.cards)
            played = cast(Downs, g.clone())
            if played.question == k.Q_FOURTH:
                played.answer(k.GAMBLE)
            played.answer(play)
            played.commit(attacker, option)
            played.commit(1 - attacker, card)
            found = looked_ahead(drive, then, played, attacker, before)
            assert found == pytest.approx(spot.games[option, card, play], abs=1e-4)
    assert {(k.DOWN, down) for down in (1, 2, 3, 4)} <= seen
