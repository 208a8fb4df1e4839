"""The coach `steady`: its model agrees with the rules, is in equilibrium, is kept between runs, and wins."""

import functools
import itertools
import pathlib
from collections.abc import Iterator
from typing import cast

import numpy as np
import pytest

from downfield.coaches.random import Random
from downfield.games.first_downs.coach.book import Book
from downfield.games.first_downs.coach.solve import drives, matrix
from downfield.games.first_downs.coach.solve.chart import FIELD_GOAL
from downfield.games.first_downs.coach.solve.spot import Mix, Spot
from downfield.games.first_downs.coach.steady import Steady
from downfield.games.first_downs.components.freeze import freeze
from downfield.games.first_downs.components.parts import Parts
from downfield.games.first_downs.model import kinds as k
from downfield.games.first_downs.model import questions as q
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.odds.cards import called, gains, reached
from downfield.kernel import drive as loops
from downfield.kernel.chance import Rng
from downfield.kernel.needs import CHANCE, CHOICE, OVER, SEALED
from downfield.kernel.options import Value
from downfield.kernel.pack import Pack
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from tests.games.first_downs import table

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("the coach of Famous First Downs")]  # who solves once

# The small box has little momentum, so that it is solved in a moment, and prices at which that still pays for two
# things in a down.
COINS = 3
PRICES = (
    ("buy = 2", "buy = 1"),
    ("repeat_attacker = 3", "repeat_attacker = 2"),
    ("steal = 2", "steal = 1"),
    ("repeat_defender = 3", "repeat_defender = 2"),
    ("turnover = 7", "turnover = 3"),
)
PAIRS = [(a, b) for a in range(COINS + 1) for b in range(COINS + 1 - a)]


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
    for old, new in PRICES:
        assert old in text
        text = text.replace(old, new, 1)
    prices.write_text(text, encoding="utf-8")
    return Game(table.game().spec, folder / "changed")


@functools.cache
def steady(box: Game) -> Steady:
    return Steady(box, box.options(), seed=1)


def model(game: Game, **options: Value) -> drives.Model:
    return drives.model(cast(Pack[Parts], game.pack), game.options(options))


# Matrix games --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(3, 6), (6, 3), (3, 3)])
@pytest.mark.parametrize("ties", [False, True])
def test_nobody_gains_by_leaving_the_mixes_of_a_matrix_game(shape: tuple[int, int], ties: bool) -> None:
    rng = np.random.default_rng(7)
    games = rng.integers(-2, 3, (*shape, 500)).astype(float) if ties else rng.normal(size=(*shape, 500))
    worth, rows, columns = matrix.value(games), matrix.row_mix(games), matrix.column_mix(games)
    assert np.allclose(np.einsum("ijb,ib->jb", games, rows).min(axis=0), worth, atol=1e-9)
    assert np.allclose(np.einsum("ijb,jb->ib", games, columns).max(axis=0), worth, atol=1e-9)
    for mix in (rows, columns):
        assert np.allclose(mix.sum(axis=0), 1.0)
        assert mix.min() >= 0.0


# The model and the rules ---------------------------------------------------------------------------------------------


class Ahead:
    """Looks ahead from a position by the rules, to the next stop between plays, and there asks the model."""

    def __init__(self, box: Game, g: Downs, left: int = drives.HORIZON, **options: Value) -> None:
        solved = model(box, **options)
        self.drive = solved.for_points(left)
        self.then = solved.for_points(left - 1).start() if left > 1 else np.zeros_like(self.drive.start())
        self.attacker, self.before = g.attacker, g.points(g.attacker)

    def spot(self, g: Downs) -> Spot:
        down = None if g.stage == k.CONVERSION else g.down - 1
        return Spot(self.drive, down, g.neutral, g.theirs, self.pair(g))

    def pair(self, g: Downs) -> int:
        return int(self.drive.downs.chart.purse.number[g.ma, g.md])

    def known(self, g: Downs) -> float:
        """What the model says of a position between plays."""
        pair = self.pair(g)
        if g.attacker != self.attacker:
            won = int(g.points(self.attacker) - self.before)
            return won - float(self.then[g.distance() - g.t.ten, pair])
        if g.stage == k.TOUCHDOWN:
            return float(self.drive.rows[self.drive.downs.touchdown, pair])
        if g.stage == k.CONVERSION:
            return float(self.drive.conversion[pair])
        row = self.drive.downs.row(g.down - 1, np.array(g.neutral), np.array(g.theirs))
        return float(self.drive.rows[row, pair])

    def after(self, g: Downs, *answers: int) -> float:
        """What a position is worth after some answers, when everybody then does what is best."""
        g = cast(Downs, g.clone())
        for x in answers:
            if g.need == SEALED:
                g.commit(g.attacker if g.owes(g.attacker) else 1 - g.attacker, x)
            else:
                g.answer(x)
        return self.worth(g)

    def worth(self, g: Downs) -> float:
        if g.quiet:
            return self.known(g)
        if g.need == CHANCE:
            return sum(self.after(g, face) for face in range(g.faces)) / int(g.faces)
        if g.question == q.Q_PLAY:
            return self.spot(g).worth
        best = max if g.seat == self.attacker else min
        return best(self.after(g, option) for option in g.options(g.seat))


def positions(box: Game, count: int) -> Iterator[Downs]:
    """First decisions of downs that many drives follow, as random matches reach them, with all sorts of momentum."""
    found = 0
    for seed in range(1000):
        g, rng = cast(Downs, box.state({"drives": 5})), Rng(seed, 5)
        loops.playout(g, rng, 3 + rng.below(100))
        while g.need != OVER and not (g.quiet and g.question in (q.Q_PLAY, q.Q_FOURTH)):
            loops.playout(g, rng, 1)
        if g.need != OVER and g.drive <= 10 - drives.HORIZON:
            told = {**box.spec.fields(g), "momentum": list(PAIRS[found % len(PAIRS)])}
            yield cast(Downs, box.at(told, options={"drives": 5}).state)
            found += 1
        if found == count:
            return


@pytest.mark.parametrize("left", [1, drives.HORIZON])
def test_every_result_of_a_down_leads_where_the_rules_lead(box: Game, left: int) -> None:
    """With no drive to come momentum is spent freely, with many it is dear."""
    seen = set[int]()
    for g in positions(box, 60):
        ahead = Ahead(box, g, left)
        seen.add(g.down)
        gamble = (k.GAMBLE,) if g.question == q.Q_FOURTH else ()
        games = ahead.spot(g).games
        for option, card, play in np.ndindex(*games.shape):
            found = ahead.after(g, *gamble, play, option, card)
            assert found == pytest.approx(games[option, card, play], abs=1e-4)
    assert seen == {1, 2, 3, 4}


def test_every_answer_of_the_coach_is_as_good_as_any(box: Game) -> None:
    asked = set[int]()
    for number, g in enumerate(positions(box, 150)):
        ahead, rng = Ahead(box, g), Rng(number, 4)
        begun = False
        while not (begun and g.quiet):
            begun = True
            if g.need == CHOICE and g.question != q.Q_PLAY:
                asked.add(g.question)
                worth = {x: ahead.after(g, x) for x in g.options(g.seat)}
                best = max if g.seat == ahead.attacker else min
                assert worth[steady(box).decide(g, g.seat)] == pytest.approx(best(worth.values()), abs=1e-4)
            loops.playout(g, rng, 1)
    assert asked == {q.Q_FOURTH, q.Q_TOSS, *range(q.Q_STEAL, q.Q_REPEAT_DEFENDER + 1)}


@pytest.mark.parametrize("need", [1, 5, 10, 14])
def test_the_coach_reckons_with_the_chances_that_are_shown(box: Game, need: int) -> None:
    """An option that is not tackled has a result, in the chart of the coach and in the odds."""
    chart = model(box).chart
    made = [None, None, *chart.results.tolist(), *chart.tricks.tolist()]  # by kind
    for play, option in itertools.product(range(chart.t.plays), range(3)):
        kinds = chart.kind[play, option].tolist()
        assert [made[kind] for kind in kinds] == gains(chart.t, play, option)
        share = sum(made[kind] is not None and made[kind] >= need for kind in kinds) / len(kinds)
        assert reached(gains(chart.t, play, option), need) == share


def test_the_coach_tosses_as_often_as_is_shown(box: Game) -> None:
    chart, drive = model(box).chart, model(box).for_points(1)
    ends = drive.reset[FIELD_GOAL, 0], drive.stay[0, 0]
    for distance in range(1, chart.total + 1):
        tosses = chart.calls(distance)
        share = called(tosses)
        assert drive.field_goals[0, tosses, 0] == pytest.approx(
            share * ends[0] + (1 - share) * ends[1], abs=1e-6
        )


@pytest.mark.parametrize("momentum", ["0-0", "1-2", "0-3", "3-0", "2-1"])
def test_a_conversion_leads_where_the_rules_lead(box: Game, momentum: str) -> None:
    g = cast(Downs, box.at(f"phase=conversion momentum={momentum}").state)
    ahead = Ahead(box, g)
    games = ahead.spot(g).games
    for option, card, play in np.ndindex(*games.shape):
        assert ahead.after(g, play, option, card) == pytest.approx(games[option, card, play], abs=1e-4)


@pytest.mark.parametrize("resets", [False, True])
@pytest.mark.parametrize("yards", ["35/5/10", "20/10/20", "0/10/40"])
@pytest.mark.parametrize("momentum", ["0-0", "2-1"])
def test_a_field_goal_is_worth_its_tosses(box: Game, yards: str, momentum: str, resets: bool) -> None:
    line = f"down=4 yards={yards} momentum={momentum}"
    g = cast(Downs, box.at(line, options={"missed_field_goal_resets": resets}).state)
    ahead = Ahead(box, g, left=2, missed_field_goal_resets=resets)
    calls = model(box).chart.calls(g.distance())
    attempt = ahead.drive.field_goals[g.own, calls, ahead.pair(g)]
    assert ahead.after(g, k.KICK) == pytest.approx(attempt, abs=1e-4)


def test_a_down_is_worth_its_best_play_and_the_last_one_no_less_than_a_kick(box: Game) -> None:
    for g in positions(box, 30):
        ahead = Ahead(box, g)
        worth = [ahead.spot(g).worth]
        if g.question == q.Q_FOURTH:
            worth += [ahead.after(g, k.KICK), ahead.after(g, k.PUNT)]
        assert ahead.known(g) == pytest.approx(max(worth), abs=1e-4)


def test_nobody_gains_by_leaving_the_mixes_of_a_down(box: Game) -> None:
    for g in positions(box, 30):
        spot = Ahead(box, g).spot(g)
        for play in range(g.t.plays):
            game = spot.games[:, :, play]
            options, cards = weights(spot.options[play]), weights(spot.cards[play])
            worth = options @ game @ cards
            assert (game @ cards).max() <= worth + 1e-6
            assert (options @ game).min() >= worth - 1e-6


def weights(mix: Mix) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.diff(np.array(mix), prepend=0.0)


def test_more_momentum_is_better_and_facing_it_is_worse(box: Game) -> None:
    purse = model(box).chart.purse
    richer, facing = purse.after(1, 0), purse.after(0, 1)
    for drive in (model(box).for_points(2), model(box).to_win(1, -3), model(box).to_win(2, 0)):
        assert drive is not None
        start = drive.start()
        assert (start[:, richer] >= start - 1e-5)[:, richer >= 0].all()
        assert (start[:, facing] <= start + 1e-5)[:, facing >= 0].all()


def test_nearer_the_goal_is_better_when_only_this_drive_counts(box: Game) -> None:
    """By whole neutral zones: a yard more before a first down can be worth four new downs.

    With drives to come or a coin at hand, a long way to go can even be better, for its first downs earn momentum.
    """
    neutral = model(box).chart.neutral
    for drive in (model(box).for_points(1), model(box).to_win(1, -2), model(box).to_win(1, -5)):
        assert drive is not None
        start = drive.start()
        assert (start[neutral:, 0] <= start[:-neutral, 0] + 1e-5).all()
        assert start[-1, 0] < start[0, 0] - 0.1


@pytest.mark.nightly
def test_overtime_is_worth_to_the_coach_what_it_is_worth_in_truth() -> None:
    game = table.game()
    played, book = model(game).to_win(2, 0), Book(game, game.options())
    assert played is not None
    truth = book.start(book.truth.tied(book.truth.rounds).name)[-1, 0]
    assert played.start()[-1, 0] == pytest.approx(truth, abs=0.003)


# At the end of a match -----------------------------------------------------------------------------------------------


def decided(box: Game, line: str, **options: Value) -> str:
    """What steady answers at a position, in notation."""
    match = box.at(line, options=options)
    seat = match.need.seats[0]
    chosen = steady(box).decide(match.state, seat)
    return next(option.token for option in match.options(seat) if option.value == chosen)


def test_a_sure_field_goal_wins_a_tied_last_drive(box: Game) -> None:
    assert decided(box, "drive=6 down=4 yards=35/1/14 score=7-7") == "fg"


def test_a_field_goal_that_does_not_catch_up_is_not_kicked(box: Game) -> None:
    assert decided(box, "drive=6 down=4 yards=35/10/5 score=7-3") == "gamble"


def test_a_lost_position_far_back_is_kicked_early_and_gambled_on_late(box: Game) -> None:
    assert decided(box, "drive=2 down=4 yards=0/15/35") == "fg"
    assert decided(box, "drive=6 down=4 yards=0/15/35 score=7-3") == "gamble"


def test_eight_behind_a_touchdown_is_converted_and_one_behind_it_is_taken(box: Game) -> None:
    assert decided(box, "drive=6 phase=touchdown score=8-0") == "convert"
    assert decided(box, "drive=6 phase=touchdown score=7-6") == "take7"


def test_a_toss_is_paid_for_when_momentum_is_of_no_more_use(box: Game) -> None:
    match = box.at("drive=6 down=4 yards=25/5/20 momentum=0-1 score=7-7").play("fg")
    assert steady(box).decide(match.state, 1) == k.PAY


def test_a_touchdown_that_loses_the_match_is_turned_over(box: Game) -> None:
    match = box.at(f"drive=6 yards=45/5/0 momentum={COINS}-0 score=7-7").play("ProSetA 1/Quarter")
    assert match.need.question == "turnover"
    assert steady(box).decide(match.state, 0) == q.Q_TURNOVER


def test_without_overtime_a_tie_is_worth_a_draw_only(box: Game) -> None:
    g = box.at("drive=6 score=3-0", options={"max_overtime_rounds": 0}).state
    drive = steady(box).drive(cast(Downs, g))
    assert drive is model(box).to_win(1, -3, drives.DRAW)
    assert drive.reset[FIELD_GOAL] == pytest.approx(0.5)


def test_it_concedes_what_cannot_be_won(box: Game) -> None:
    assert decided(box, "phase=between drive=6 score=16-0 yards=0/10/40") == "concede"


# What is kept --------------------------------------------------------------------------------------------------------


def files(of: drives.Model) -> list[pathlib.Path]:
    return sorted(of.folder.glob("*"))


def again(of: drives.Model, box: Game) -> drives.Model:
    """The same model in a new process."""
    return drives.Model(freeze(cast(Parts, box.pack.parts), box.options()), of.key, {})


def test_a_stored_solution_is_read_and_not_solved_again(box: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    solved = model(box).for_points(1)
    monkeypatch.setattr(drives, "solve", None)
    assert (again(model(box), box).for_points(1).rows == solved.rows).all()


@pytest.mark.parametrize("damage", ["empty", "cut", "noise", "foreign"])
def test_a_broken_or_foreign_file_is_replaced(box: Game, damage: str) -> None:
    solved = model(box).for_points(1)
    file = model(box).folder / "points-1.npz"
    good = file.read_bytes()
    other = model(box).folder / "points-2.npz"
    model(box).for_points(2)
    bad = {
        "empty": b"",
        "cut": good[: len(good) // 2],
        "noise": b"PK" + good[::-1],
        "foreign": other.read_bytes(),
    }
    file.write_bytes(bad[damage])
    assert (again(model(box), box).for_points(1).rows == solved.rows).all()
    assert (again(model(box), box).for_points(1).rows == solved.rows).all()
    assert len(file.read_bytes()) == len(good)


def test_nothing_but_whole_files_is_left_behind(box: Game) -> None:
    model(box).for_points(1)
    assert {file.suffix for file in files(model(box))} == {".npz"}


def test_a_folder_that_cannot_be_written_to_is_no_error(
    box: Game, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("DOWNFIELD_CACHE", str(tmp_path / "file"))
    assert (again(model(box), box).for_points(1).rows == model(box).for_points(1).rows).all()


def test_another_pack_or_price_list_is_another_solution(box: Game, tmp_path: pathlib.Path) -> None:
    table.changed(tmp_path, "field.toml", "coins = 10 ", f"coins = {COINS} ")
    cards = tmp_path / "changed" / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace("yards = 18", "yards = 28"), encoding="utf-8")
    other = Game(box.spec, tmp_path / "changed")
    keys = {model(box).key, model(other).key, model(box, prices="public").key}
    keys.add(model(box, missed_field_goal_resets=True).key)
    assert len(keys) == 4
    assert model(box, drives=7, max_overtime_rounds=1).key == model(box).key
    assert model(other).for_points(1).start()[-1, 0] > model(box).for_points(1).start()[-1, 0] + 0.01


# Matches -------------------------------------------------------------------------------------------------------------


def play(box: Game, coaches: tuple[Steady | Random, Steady | Random], seed: int, **options: Value) -> State:
    """A match to its end; every decision must be an option."""
    g, rng = box.state(options), Rng(seed, 9)
    for stream, coach in enumerate(coaches):
        coach.sit_down(seed, stream)
    loops.roll(g, rng)
    while g.need != OVER:
        chosen = [(seat, coaches[seat].decide(g, seat)) for seat in (0, 1) if g.owes(seat)]
        for seat, x in chosen:
            assert x in g.options(seat)
            g.commit(seat, x) if g.need == SEALED else g.answer(x)
        loops.roll(g, rng)
    return g


@pytest.mark.parametrize(
    "options",
    [
        {"prices": "public", "missed_field_goal_resets": True, "drives": 1, "max_overtime_rounds": 1},
        {"drives": 2, "max_overtime_rounds": 0, "first_attacker": "away"},
        {"drives": 6},
    ],
)
def test_it_answers_every_question_under_every_option(box: Game, options: dict[str, Value]) -> None:
    coach = Steady(box, box.options(options), seed=3)
    for seed in range(4):
        play(box, (coach, Random()), seed, **options)
        play(box, (coach, coach), seed, **options)


def test_it_beats_a_random_coach(box: Game) -> None:
    won = 0
    for seed in range(30):
        won += play(box, (steady(box), Random()), seed).winner == 0
        won += play(box, (Random(), steady(box)), seed).winner == 1
    assert won >= 55


def test_it_does_not_look_at_a_sealed_card(box: Game) -> None:
    chosen = set()
    for card in range(6):
        match = box.at("down=2 yards=10/6/34").play("ProSetA")
        match.state.commit(1, card)
        steady(box).sit_down(4, 2)
        chosen.add(tuple(steady(box).decide(match.state, 0) for _ in range(20)))
    assert len(chosen) == 1


def test_the_same_seed_and_stream_give_the_same_match(box: Game) -> None:
    one, two = (play(box, (steady(box), steady(box)), seed=11).dump() for _ in range(2))
    assert one == two
