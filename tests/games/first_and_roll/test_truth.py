"""The solved game: the book that ships agrees with the exact tables and with the rules, and is refused when altered."""

import pathlib
import random
from types import ModuleType
from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.games import card
from tests.games.first_and_roll.layers import Made
from tests.games.first_and_roll.table import at, changed, face, game
from tests.rules import rule

from downfield.games.first_and_roll import oracle, perfect, steady
from downfield.games.first_and_roll.coach.solve.layers.abreast import Abreast
from downfield.games.first_and_roll.coach.solve.layers.cores import Cores
from downfield.games.first_and_roll.coach.solve.layers.cuda import Card
from downfield.games.first_and_roll.coach.solve.layers.ends import Ends
from downfield.games.first_and_roll.coach.solve.layers.grid import OWN, Span
from downfield.games.first_and_roll.coach.solve.layers.order import waves
from downfield.games.first_and_roll.coach.solve.layers.quick import NUMBA
from downfield.games.first_and_roll.coach.solve.layers.sealed import duels
from downfield.games.first_and_roll.coach.solve.layers.wave import OVERTIME, Clock, Layer, Wave
from downfield.games.first_and_roll.coach.steady import Steady
from downfield.games.first_and_roll.coach.tree import Tree
from downfield.games.first_and_roll.coach.truth import book, solver
from downfield.games.first_and_roll.coach.truth.clockwork import Clockwork
from downfield.games.first_and_roll.coach.truth.exact import Exact, Spot, on_shelf
from downfield.games.first_and_roll.coach.truth.oracle import Truth, asked, layer_of, lead_of
from downfield.games.first_and_roll.coach.truth.solver import STEPS, Match, Read, named
from downfield.games.first_and_roll.coach.truth.told import Told
from downfield.games.first_and_roll.model.kinds import FIELD_GOAL, PUNT
from downfield.games.first_and_roll.model.position import Roll
from downfield.kernel.errors import BadOption
from downfield.kernel.needs import CHANCE, OVER
from downfield.kernel.solution import Shelf, SolutionError
from downfield.kernel.state import State
from downfield.toolkit.perfect import Perfect

EXACT = pathlib.Path(__file__).with_name("exact.txt")


@pytest.fixture(scope="module")
def truth() -> Truth:
    return asked(game(), frozenset())


def exact(every: int) -> list[tuple[Layer, int, tuple[int, int, int], float]]:
    """Some states of the exact tables, from which the book was made."""
    found = []
    for line in EXACT.read_text(encoding="utf-8").splitlines()[1::every]:
        *told, chance = line.split()
        half, kicks, tick, ours, theirs, lead, down, ball, togo = map(int, told)
        found.append((Layer(half, kicks, tick, ours, theirs), lead, (down, ball, ball + togo), float(chance)))
    return found


def placed(layer: Layer, lead: int, spot: tuple[int, int, int]) -> State:
    """A match in such a state, Home on offence."""
    state = at("ball=50").state.clone()
    g = cast(Roll, state)
    g.half, g.tick, g.home_left, g.away_left = layer.half, layer.tick, layer.ours, layer.theirs
    g.second = -1 if layer.half == 2 else 1 - layer.kicks
    g.home, g.away = 30 + lead, 30
    g.down, g.ball, g.marker = spot
    return state


def strayed(truth: Truth, every: int) -> list[float]:
    found = exact(every)
    return [
        abs(truth.rest(cast(Roll, placed(layer, lead, spot)), rough=False) - chance)
        for layer, lead, spot, chance in found
    ]


def test_the_book_gives_back_the_exact_tables(truth: Truth) -> None:
    off = strayed(truth, 25)
    assert max(off) < 5e-5
    assert float(np.mean(off)) < 1e-5


@pytest.mark.nightly
def test_the_book_gives_back_the_exact_tables_everywhere(truth: Truth) -> None:
    off = strayed(truth, 1)
    assert max(off) < 2e-4
    assert float(np.mean(off)) < 1e-5


def test_a_free_kick_is_worth_what_the_rules_make_of_it(truth: Truth) -> None:
    state = at("phase=freekick half=2 clock=6:00").state
    assert truth.tree().played(state) == pytest.approx(truth.worth(state)[0], abs=1e-4)


@pytest.mark.nightly
@pytest.mark.parametrize(
    "line",
    [
        "ball=98 down=4 togo=2 half=2 clock=2:00 score=14-17 timeouts=1-0",
        "ball=25 down=1 togo=10 half=2 clock=4:00 score=10-13 timeouts=2-1",
        "ball=62 down=4 togo=9 half=1 clock=16:00",
        "ball=8 down=3 togo=20 half=2 clock=30:00 score=7-0",
        "ball=50 down=2 togo=7 half=3 clock=8:00",
        "phase=kickoff half=2 clock=2:00 score=20-13 timeouts=0-1",
    ],
)
def test_any_play_is_worth_what_the_rules_make_of_it(truth: Truth, line: str) -> None:
    state = at(line).state
    assert truth.tree().played(state) == pytest.approx(truth.worth(state)[0], abs=1e-4)


@rule("FAR-13.1")
def test_after_a_touchdown_a_try_is_to_come(truth: Truth) -> None:
    match = at("phase=try score=20-14 half=2 clock=2:00 timeouts=0-0")
    worth = truth.worth(match.state)[0]
    assert worth == pytest.approx(max(each.value for each in truth.advice(match.state, 0)), abs=1e-6)
    good, failed = (at(match.line()).play(f"kick {dice}").state for dice in ("C- K25", "CT K20"))
    assert truth.worth(failed)[0] < worth < truth.worth(good)[0]


def test_the_receiver_of_the_first_kick_off_is_slightly_behind(truth: Truth) -> None:
    receive, kick = truth.advice(at("phase=toss").play("heads cH").state, 1)
    assert receive.value == pytest.approx(0.4975446, abs=1e-5)
    assert (receive.share, kick.share) == (0.0, 1.0)


def test_shares_add_up_and_the_best_dice_are_worth_the_same(truth: Truth) -> None:
    match = at("ball=25 half=2 score=7-10")
    for seat in (0, 1):
        advice = truth.advice(match.state, seat)
        assert sum(each.share for each in advice) == pytest.approx(1.0)
        best = max(each.value for each in advice)
        assert all(each.value == pytest.approx(best, abs=1e-9) for each in advice if each.share > 1e-6)


@pytest.mark.parametrize(
    ("line", "declared"),
    [
        ("ball=30 down=4 togo=12 half=1", PUNT),
        ("ball=90 down=4 togo=9 half=1", FIELD_GOAL),
        ("ball=95 down=4 togo=5 half=2 clock=2:00 score=0-4 timeouts=0-0", 0),
    ],
)
def test_fourth_downs_are_played_as_one_would_expect(truth: Truth, line: str, declared: int) -> None:
    advice = truth.advice(at(line).state, 0)
    assert max(advice, key=lambda each: each.value).option == declared


def test_sealed_dice_are_solved_whichever_colour_wants_to_be_met() -> None:
    rng = np.random.default_rng(3)
    alone, met = rng.uniform(size=(3, 400)), rng.uniform(size=(3, 400))
    from downfield.games.first_and_roll.coach.solve.duel import worth

    table = np.repeat(alone[:, None], 3, axis=1)
    table[range(3), range(3)] = met
    assert duels(alone, met) == pytest.approx(worth(table), abs=1e-9)


def play_on(state: State, coach: Perfect, decisions: int) -> State:
    """Go on with a match, one coach deciding for both sides."""
    dice = random.Random(4)
    while state.need != OVER and decisions:
        if state.need == CHANCE:
            state.answer(dice.randrange(state.faces))
            continue
        seat = next(seat for seat in range(4) if state.owes(seat))
        assert state.give(seat, coach.decide(state, seat))
        decisions -= 1
    return state


def test_the_perfect_coach_plays_to_the_end() -> None:
    coach = cast(Perfect, perfect(game(), {}, 7))
    line = "ball=60 half=2 clock=2:00 score=10-14 timeouts=1-1"
    state = play_on(at(line).state.clone(), coach, 60)
    assert state.need == OVER or lead_of(cast(Roll, state)) == 0


def test_a_pack_that_nobody_has_solved_has_no_oracle_and_the_other_steady_coach(
    tmp_path: pathlib.Path,
) -> None:
    other = changed(tmp_path, "dice.toml", face("15"), face("16"))
    with pytest.raises(BadOption, match="not solved"):
        oracle(other, {})
    assert not isinstance(steady(game(), {}, 1), Steady)


def test_an_altered_book_is_refused(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with np.load(book.SHIPPED) as shipped:
        kept = dict(shipped)
    kept["steps"][5, 30, 40] += 1
    file = tmp_path / "book.npz"
    np.savez(file, **kept)
    monkeypatch.setattr(book, "SHIPPED", file)
    with pytest.raises(SolutionError, match="damaged"):
        book.shipped.__wrapped__()


# The solver ----------------------------------------------------------------------------------------------------------


def swept(truth: Truth, made: Made, state: State) -> float:
    """What one sweep makes of a position before a play."""
    g = cast(Roll, state)
    layer = layer_of(g)
    match = Match(truth.o, "mark", made.span)
    row = 0 if g.half > 2 else made.span.place(lead_of(g))
    told = Told(match, named([min(layer, layer.mirror)]), made)
    return told.worth(layer, row, int(g.down), int(g.ball), int(g.marker))


@pytest.mark.nightly
@pytest.mark.parametrize(
    "line",
    [
        "ball=32 down=1 togo=14 half=2 clock=4:00 score=24-20 timeouts=0-1",
        "ball=62 down=4 togo=9 half=1 clock=16:00 timeouts=2-3",
        "ball=96 down=3 togo=4 half=2 clock=2:00 score=20-21 timeouts=1-1",
        "ball=7 down=2 togo=18 half=3 clock=10:00 timeouts=3-1",
    ],
)
def test_a_sweep_makes_of_a_play_what_the_rules_make_of_it(truth: Truth, line: str) -> None:
    made, state = Made(Span(8)), at(line).state
    tree = Tree(made.rest, truth.sides, truth.tree().two, truth.tree().sealed)
    assert swept(truth, made, state) == pytest.approx(tree.played(state), abs=3e-6)


@pytest.mark.nightly
def test_a_graphics_card_and_compiled_loops_find_the_same_as_arrays(
    truth: Truth, tmp_path: pathlib.Path
) -> None:
    assert NUMBA is not None
    made, layer = Made(Span(8)), Layer(OVERTIME, 0, 11, 1, 1)
    found = []
    for sweeper in (
        Cores(truth.o), Abreast(truth.o), Card(truth.o, cast(ModuleType, card.Card(tmp_path)))
    ):  # fmt: skip
        wave = Wave([layer], Clock(truth.o, made.span, made, np), sudden=True)
        wave.solve(sweeper, 1e-9)
        found.append(np.concatenate([wave.values, wave.kicks], axis=-1))
    assert max(np.abs(found[0] - other).max() for other in found[1:]) < 1e-8


def gone_over(truth: Truth, markers: range, sweeps: int) -> list[NDArray[np.float64]]:
    """What arrays and loops make of the same layers in so many sweeps over the series of some markers."""
    made, layers = Made(Span(1)), [Layer(2, 0, 11, 1, 2), Layer(2, 0, 11, 2, 1)]
    arrays, loops = Cores(truth.o), Abreast(truth.o, markers)
    arrays.series = [series for series in arrays.series if series.marker in markers]
    found = []
    for sweeper in (arrays, loops):
        wave = Wave(layers, Clock(truth.o, made.span, made, np), sudden=False)
        wave.settle_ends()
        sweeper.prepare(wave)
        for _ in range(sweeps):
            sweeper.sweep(wave)
        sweeper.finish(wave)
        found.append(wave.values)
    return found


def test_loops_find_the_same_as_arrays(truth: Truth) -> None:
    arrays, loops = gone_over(truth, range(3, 2, -1), 6)
    assert np.abs(arrays - loops).max() < 1e-7


def on_file(truth: Truth, made: Made, folder: pathlib.Path, start: Layer) -> Exact:
    """Made-up layers as a solver writes them: all to which one play from a layer can lead."""
    match, kept = Match(truth.o, "mark", made.span), Shelf(folder, {})
    full = Layer(2, 0, 0, truth.o.timeouts, truth.o.timeouts)  # which follows the first half
    for name, unit in match.layers.items():
        if full in unit or any(reached(start, layer) or reached(start, layer.mirror) for layer in unit):
            both = [made.get(layer) for layer in unit]
            table = np.stack([np.concatenate([each.values, each.kicks], axis=1) for each in both])
            kept.write(name, np.rint(table * STEPS).astype("<u4").tobytes())
    return Exact(match, kept)


def reached(start: Layer, layer: Layer) -> bool:
    spent = [layer.tick - start.tick, start.ours - layer.ours, start.theirs - layer.theirs]
    return (layer.half, layer.kicks) == (start.half, start.kicks) and min(spent) >= 0 and sum(spent) <= 3


def spot(truth: Truth, tables: Exact, state: State) -> Spot:
    """The plays of a position, as the tables tell them."""
    g = cast(Roll, state)
    ends = Ends(truth.o, Span(0 if g.half > 2 else 8), sudden=g.half > 2)
    work = Clockwork(truth.o, ends, tables, layer_of(g), lead_of(g), 0)
    return Spot(truth.o, ends, work, tables, int(g.down), int(g.ball), int(g.marker))


@pytest.mark.parametrize(
    "line",
    [
        "ball=32 down=1 togo=14 half=2 clock=4:00 score=24-20 timeouts=0-1",
        "ball=96 down=3 togo=4 half=2 clock=2:00 score=20-21 timeouts=1-1",
        "ball=7 down=2 togo=18 half=3 clock=10:00 timeouts=1-1",
        "ball=3 down=4 togo=40 half=1 clock=2:00 timeouts=1-2",
    ],
)
def test_plays_looked_up_in_tables_are_those_of_a_sweep(
    truth: Truth, tmp_path: pathlib.Path, line: str
) -> None:
    made, state = Made(Span(8)), at(line).state
    g = cast(Roll, state)
    found = spot(truth, on_file(truth, made, tmp_path, layer_of(g)), state)
    assert found.plays[int(g.down)].best[0, 0] == pytest.approx(swept(truth, made, state), abs=1e-8)


def test_a_table_altered_under_a_match_is_refused(truth: Truth, tmp_path: pathlib.Path) -> None:
    made, layer = Made(Span(8)), Layer(OVERTIME, 0, 14, 0, 0)
    tables = on_file(truth, made, tmp_path, layer)
    first = np.array(0)
    assert tables.worth(layer, 0, first) == pytest.approx(float(made.get(layer).values[0, 0]), abs=1e-9)
    file = tables.shelf.file(tables.places[layer][0])
    held = bytearray(file.read_bytes())
    held[-1] ^= 1
    file.write_bytes(held)
    with pytest.raises(SolutionError, match="damaged"):
        tables.worth(layer, 0, first)


def test_only_a_whole_solution_takes_the_place_of_the_book(truth: Truth, tmp_path: pathlib.Path) -> None:
    match, kept = Match(truth.o, "mark"), Shelf(tmp_path, {})
    for name in list(match.layers)[:-1]:
        kept.file(name).touch()
    assert on_shelf(match, kept) is None
    kept.file(list(match.layers)[-1]).touch()
    assert on_shelf(match, kept) is not None


class Still:
    """A sweeper that finds nothing to move."""

    def __init__(self) -> None:
        self.waves: list[int] = []

    def prepare(self, wave: Wave) -> None:
        self.waves.append(len(wave.layers))

    def sweep(self, wave: Wave) -> float:
        return 0.0

    def finish(self, wave: Wave) -> None:
        pass


def solved_in_turn(truth: Truth, folder: pathlib.Path) -> dict[str, bytes]:
    """The end of an overtime, with up to two time-outs left, layer by layer."""
    match, kept = Match(truth.o, "mark"), Shelf(folder, {})
    found: dict[str, bytes] = {}
    for name in ("3-0-14-0-0", "3-0-14-0-1", "3-0-14-0-2", "3-0-14-1-1"):
        found[name] = match.solve(name, kept)
        kept.write(name, found[name])
    return found


def test_a_card_solves_a_wave_at_once_and_finds_the_same(
    truth: Truth, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[dict[str, bytes]] = []
    for arrays, waves_ in ((np, [1, 2, 2, 1]), (card.Card(tmp_path), [1, 3, 6])):
        still = Still()
        monkeypatch.setattr(solver, "tools", lambda _, arrays=arrays, still=still: (arrays, still))
        found.append(solved_in_turn(truth, tmp_path / str(len(found))))
        assert still.waves == waves_
    assert found[0] == found[1]


def test_layers_are_solved_after_what_they_lead_to(truth: Truth) -> None:
    seen: set[Layer] = set()
    for wave in waves(truth.o):
        for layer in wave:
            assert layer.mirror in wave
            for side in ("ours", "theirs"):
                left = getattr(layer, side)
                assert left == 0 or layer._replace(**{side: left - 1}) in seen
            later = layer._replace(tick=layer.tick + 1)
            assert later.tick == truth.o.last or later in seen
        seen |= set(wave)
    assert len(seen) == 720 + 240


def test_a_table_is_read_as_it_was_last_written(truth: Truth, tmp_path: pathlib.Path) -> None:
    match = Match(truth.o, "mark")
    kept = Shelf(tmp_path, {"game": "first-and-roll"})
    layer = Layer(OVERTIME, 0, 14, 1, 0)
    table = np.random.default_rng(2).uniform(size=(2, 1, OWN + 2))
    kept.write("3-0-14-0-1", np.rint(table * STEPS).astype("<u4").tobytes())
    found = Read(match, kept, np).get(layer)
    assert np.abs(found.values - table[1, :, :OWN]).max() < 1e-9
    kept.write("3-0-14-0-1", np.rint((1.0 - table) * STEPS).astype("<u4").tobytes())
    found = Read(match, kept, np).get(layer)  # what was read before is not believed for ever
    assert np.abs(found.values - (1.0 - table[1, :, :OWN])).max() < 1e-9
    kept.write("3-0-14-0-2", b"1234")
    with pytest.raises(SolutionError, match="damaged"):
        Read(match, kept, np).get(Layer(OVERTIME, 0, 14, 0, 2))
