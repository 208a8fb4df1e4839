"""The coach `steady`: its model agrees with the rules, is in equilibrium, is kept between runs, and wins."""

import pathlib
from typing import cast

import numpy as np
import pytest
from tests.games.first_and_roll.table import AWAY, HOME, at, changed, face, game

from downfield.coaches.random import Random
from downfield.games.first_and_roll.coach.solve import sheets
from downfield.games.first_and_roll.coach.solve.duel import column_mix, row_mix, worth
from downfield.games.first_and_roll.coach.solve.ground import WIDE, Ground
from downfield.games.first_and_roll.coach.solve.model import Model
from downfield.games.first_and_roll.coach.solve.sheet import KICK, PUNT, Sheet, Stake
from downfield.games.first_and_roll.coach.steady import Steady
from downfield.games.first_and_roll.components.freeze import freeze
from downfield.games.first_and_roll.components.parts import Parts
from downfield.games.first_and_roll.model import kinds
from downfield.games.first_and_roll.model import questions as q
from downfield.games.first_and_roll.model.kinds import GREEN, RED, YELLOW
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.odds.dice import COLOURS, GOAL, Dice, dice_of
from downfield.games.first_and_roll.odds.options import odds, snap_of
from downfield.games.first_and_roll.rules.penalty import is_automatic, is_by_offence
from downfield.kernel import cache, drive
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, CHOICE, OVER
from downfield.kernel.options import Value
from downfield.kernel.show.look import Look
from downfield.kernel.spec import Game
from downfield.kernel.state import State

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("the coach of 1st & Roll")]

RARE = 2e-6  # branches of the dice less likely than this are not followed
MOST = 7.0  # no position is worth more


@pytest.fixture(scope="module")
def steady() -> Steady:
    return Steady(game(), {}, seed=1)


def dice(box: Game, **options: Value) -> Dice:
    return dice_of(freeze(cast(Parts, box.pack.parts), box.options(options)))


def usual(coach: Steady) -> Sheet:
    return coach.book[sheets.USUAL][0]


# Sealed choices ------------------------------------------------------------------------------------------------------


def test_duels_are_solved_exactly() -> None:
    rng = np.random.default_rng(1)
    duels = np.concatenate([rng.normal(size=(3, 3, 500)), rng.integers(-2, 3, size=(3, 3, 500))], axis=2)
    rows, secured = row_mix(duels)
    columns, conceded = column_mix(duels)
    assert np.allclose(secured, conceded)  # what one side secures the other cannot prevent
    assert np.allclose(secured, worth(duels))
    assert np.allclose(np.concatenate([rows, columns], axis=1).sum(axis=0), 1.0)
    assert min(rows.min(), columns.min()) >= 0.0


@pytest.mark.nightly
def test_no_die_gains_anything_against_the_mixes(steady: Steady) -> None:
    sheet = usual(steady)
    for down in range(4):
        duels, _ = steady.model.duels(sheet, down)
        value = worth(duels)
        against_offence = np.einsum("in,ijn->jn", sheet.offence[down], duels).min(axis=0)
        against_defence = np.einsum("jn,ijn->in", sheet.defence[down], duels).max(axis=0)
        assert np.abs(against_offence - value).max() < 1e-6
        assert np.abs(against_defence - value).max() < 1e-6


def test_the_values_are_those_of_the_best_declaration(steady: Steady) -> None:
    sheet = usual(steady)
    for down in range(4):
        best = steady.model.declarations(sheet, down, worth(steady.model.duels(sheet, down)[0]))
        assert np.abs(best.max(axis=0) - sheet.values[down]).max() < 1e-6


# The model and the rules ---------------------------------------------------------------------------------------------


def expected(coach: Steady, g: State, p: float = 1.0) -> tuple[float, float]:
    """What home has from here by the rules of the game, and how much of the dice was followed."""
    if g.quiet or g.question == q.Q_TRY:
        return settled(coach, cast(Roll, g)), 1.0
    if g.need == CHANCE:
        if p < RARE:
            return 0.0, 0.0
        faces = int(g.faces)
        ends = [expected(coach, answered(g, f), p / faces) for f in range(faces)]
        return sum(e[0] for e in ends) / faces, sum(e[1] for e in ends) / faces
    is_clock = g.question in (q.Q_TIMEOUT, q.Q_RUN_OFF)
    return expected(coach, answered(g, 0 if is_clock else coach.decide(g, g.seat)), p)


def answered(g: State, x: int) -> State:
    twin = g.clone()
    twin.answer(x)
    return twin


def settled(coach: Steady, g: Roll) -> float:
    """What the model says home has between two plays."""
    sheet, sign = usual(coach), 1 if g.off == HOME else -1
    if g.phase == kinds.PLAY:
        return sign * float(sheet.values[g.down - 1, coach.model.index[g.marker, g.ball]])
    if g.phase == kinds.TRY:
        return sign * sheet.ends.touchdown
    if g.phase == kinds.FREEKICK:
        return sign * sheet.ends.safety
    return -sign * sheet.ends.field_goal


@pytest.mark.parametrize(
    ("ball", "down", "togo", "offence", "defence"),
    [
        (25, 1, 10, RED, YELLOW),  # a broken tackle
        (25, 1, 10, YELLOW, YELLOW),  # a flag, a turnover with a return
        (25, 1, 10, GREEN, GREEN),
        (4, 2, 9, RED, RED),  # a safety, a penalty half the distance or over the line
        (88, 2, 7, GREEN, RED),  # overthrown
        (88, 2, 7, GREEN, GREEN),
        (60, 4, 3, YELLOW, RED),  # turnover on downs
    ],
)
def test_a_pairing_of_dice_is_worth_what_the_rules_make_of_it(
    steady: Steady, ball: int, down: int, togo: int, offence: int, defence: int
) -> None:
    match = at(f"ball={ball} down={down} togo={togo}")
    if match.need.question == "declare":
        match.answer("play")
    match.answer(offence, HOME)
    match.answer(defence, AWAY)
    found, followed = expected(steady, match.state)
    duels, _ = steady.model.duels(usual(steady), down - 1)
    model = float(duels[offence, defence, steady.model.index[ball + togo, ball]])
    assert abs(found - model) < MOST * (1.0 - followed) + 1e-4
    assert followed > 0.998


@pytest.mark.parametrize(("declared", "row"), [("fg", KICK), ("punt", PUNT)])
def test_a_kick_is_worth_what_the_rules_make_of_it(
    steady: Steady, declared: str, row: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.games.first_and_roll.test_coach.RARE", 1e-4)  # a punt rolls many dice
    found, followed = expected(steady, at("ball=62 down=4 togo=9").play(declared).state)
    values = steady.model.declarations(usual(steady), 3, np.zeros(len(steady.model.spots)))
    assert abs(found - float(values[row, steady.model.index[71, 62]])) < 2.0 * (1.0 - followed) + 1e-6


# What is shown ------------------------------------------------------------------------------------------------------


def reaching(coach: Steady) -> Ground:
    """A ground on which nothing counts but reaching the marker: what it is worth is a chance."""
    model, spots = coach.model, coach.model.spots
    landed = (np.arange(WIDE)[None, :] >= np.arange(WIDE)[:, None]).astype(np.float64)
    landed[:, 0] = 0.0
    accepted = [
        (spots.marker < GOAL) & ((to >= spots.marker) | is_automatic(foul)) & (not is_by_offence(foul))
        for foul, to in zip(model.dice.fouls, model.penalties, strict=True)
    ]
    nothing = np.zeros(WIDE)
    turned = (nothing, nothing, nothing)
    return Ground(landed, landed, turned, nothing, np.array(accepted, dtype=np.float64), np.zeros(len(spots)))


@pytest.mark.parametrize(
    "line",
    ["ball=31 down=2 togo=7", "ball=20 down=3 togo=18", "ball=93 down=1 togo=7", "ball=78 down=1 togo=10"],
)
def test_the_coach_reckons_with_the_chances_that_are_shown(steady: Steady, line: str) -> None:
    match = at(line)
    g, plays = cast(Roll, match.state), steady.model.plays
    plays.stand_on(reaching(steady))
    table, bomb = plays.duels(bombs=False)[0], plays.bomb()
    here, shown = steady.model.index[g.marker, g.ball], snap_of(g)
    for colour in COLOURS:
        assert table[colour, (colour + 1) % 3, here] == pytest.approx(shown.open(colour), abs=1e-5)
        assert table[colour, colour, here] == pytest.approx(shown.met(colour), abs=1e-5)
    assert bomb[here] == pytest.approx(shown.bomb, abs=1e-5)


def test_the_coach_kicks_with_the_chances_that_are_shown(steady: Steady) -> None:
    match = at("ball=62 down=4 togo=5 clock=2:00 half=2 timeouts=0-0")
    shown = odds(Look(match, HOME), lambda key, **numbers: str(numbers))
    model = steady.model
    assert shown["fg"].share == model.good[62]
    tried = float(model.good[62]) * (1 - model.blocked)
    assert shown["fg"].words == str({"good": float(model.good[62]), "tried": tried})
    assert shown["hail-mary"].share == steady.hail
    kick = odds(Look(at("phase=try possession=home"), HOME), lambda key, **numbers: key)["kick"]
    assert kick.share == model.dice.kicked_point()


def test_a_better_spot_is_worth_more(steady: Steady) -> None:
    first = usual(steady).ends.first
    assert (np.diff(first[1:80]) > 0).all()  # nearer in, a pass can be too long: closer is not always better


def test_first_and_ten_is_mixed_as_the_figures_of_the_game_say(steady: Steady) -> None:
    situation = steady.model.index[35, 25]
    assert usual(steady).offence[0, :, situation] == pytest.approx([0.36, 0.37, 0.27], abs=0.02)
    assert usual(steady).defence[0, :, situation] == pytest.approx([0.04, 0.16, 0.80], abs=0.03)


@pytest.mark.parametrize(("any_line", "midfield"), [(True, 1.92), (False, 2.05)])
def test_midfield_is_worth_the_figures_of_the_game(any_line: bool, midfield: float) -> None:
    rule = "any_line" if any_line else "line_inside_20"
    model = Model(dice(game(), red_zone_rule=rule))
    points = Stake(6.0 + model.dice.kicked_point(), renewed=False)  # as those figures were worked out
    assert model.solve(points, close=1e-3).ends.first[50] == pytest.approx(midfield, abs=0.03)


# The cache -----------------------------------------------------------------------------------------------------------


class Desk:
    """Asks for the book of a pack, and counts how often it had to be solved."""

    def __init__(self, coach: Steady, patch: pytest.MonkeyPatch, folder: pathlib.Path) -> None:
        self.sheets = coach.book
        self.solved = 0
        patch.setattr(sheets, "solve", self._solve)
        patch.setenv("DOWNFIELD_CACHE", str(folder))

    def _solve(self, model: Model) -> sheets.Book:
        self.solved += 1
        return self.sheets

    def book(self, box: Game, any_line: bool = True) -> sheets.Book:
        rule = "any_line" if any_line else "line_inside_20"
        return sheets.book(dice(box, red_zone_rule=rule), box.pack.hash)[1]

    def files(self) -> list[pathlib.Path]:
        return sorted(cache.folder().glob("*.npz"))


@pytest.fixture
def desk(steady: Steady, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> Desk:
    return Desk(steady, monkeypatch, tmp_path / "cache")


def test_what_was_solved_is_read_the_next_time(desk: Desk) -> None:
    before, after = desk.book(game()), desk.book(game())
    assert (desk.solved, len(desk.files())) == (1, 1)
    for name, kept in before.items():
        for one, other in zip(kept, after[name], strict=True):
            assert np.array_equal(one.values, other.values)
            assert np.array_equal(one.ends.away, other.ends.away)
            assert np.allclose(one.offence, other.offence, atol=1e-6)
            assert np.allclose(one.defence, other.defence, atol=1e-6)
            assert np.array_equal(one.declared, other.declared)
            assert (one.left, one.ends.touchdown) == (other.left, other.ends.touchdown)


def test_every_pack_and_every_option_that_matters_has_its_own_file(
    desk: Desk, tmp_path: pathlib.Path
) -> None:
    desk.book(game())
    desk.book(changed(tmp_path, "dice.toml", face("15"), face("12")))
    desk.book(game(), any_line=False)
    assert (desk.solved, len(desk.files())) == (3, 3)


def test_a_changed_die_changes_the_solution(tmp_path: pathlib.Path) -> None:
    slower = changed(tmp_path, "dice.toml", face("15"), face("12"))
    values = [Model(dice(box)).solve(Stake(), close=0.01).ends.first[50] for box in (game(), slower)]
    assert values[1] < values[0] - 0.02


def test_a_broken_file_is_solved_again(desk: Desk) -> None:
    desk.book(game())
    (file,) = desk.files()
    whole = file.read_bytes()
    for broken in (b"", whole[:1000], whole[: len(whole) // 2], b"PK" + bytes(5000)):
        file.write_bytes(broken)
        desk.book(game())
        assert file.read_bytes() == whole
    assert desk.solved == 5


def test_the_file_of_another_pack_is_solved_again(desk: Desk, tmp_path: pathlib.Path) -> None:
    desk.book(game())
    (file,) = desk.files()
    desk.book(changed(tmp_path, "dice.toml", face("15"), face("12")))
    (foreign,) = set(desk.files()) - {file}
    file.write_bytes(foreign.read_bytes())
    desk.book(game())
    assert desk.solved == 3


def test_a_folder_that_cannot_be_written_is_no_error(
    desk: Desk, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("DOWNFIELD_CACHE", str(tmp_path / "file" / "below"))
    assert desk.book(game()) is desk.sheets


# Score and clock -----------------------------------------------------------------------------------------------------


def decision(coach: Steady, match: Match) -> str:
    """What the coach answers, in notation."""
    (seat,) = match.waiting()
    value = coach.decide(match.state, seat)
    return next(choice.token for choice in match.options(seat) if choice.value == value)


END = "half=2 clock=2:00 timeouts=0-0"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (f"ball=75 down=1 score=7-9 {END}", "fg"),  # any score wins, and this play may be the last
        (f"ball=75 down=1 score=7-14 {END}", "play"),
        ("ball=75 down=1 score=7-9 half=2", "play"),  # no hurry
        (f"ball=30 down=4 togo=9 score=0-7 {END}", "play"),
        ("ball=30 down=4 togo=9 score=0-7", "punt"),
        (f"ball=45 down=4 togo=10 score=14-10 {END}", "hail-mary"),  # it ends the match there and then
        (
            f"ball=45 down=4 togo=10 score=0-17 {END}",
            "play",
        ),  # one touchdown is not enough: the match must not end
        (f"phase=kickoff score=3-7 {END}", "onside"),
        (f"phase=kickoff score=7-3 {END}", "regular"),
        ("phase=kickoff score=3-7", "regular"),
        (f"phase=try score=6-8 {END}", "two"),
        (f"phase=try score=13-13 {END}", "kick"),
    ],
)
def test_the_score_and_the_clock_are_heeded(steady: Steady, line: str, answer: str) -> None:
    assert decision(steady, at(line)) == answer


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("ball=50 score=0-3 half=2 clock=4:00", "timeout"),
        ("ball=50 score=3-0 half=2 clock=4:00", "pass"),
        ("ball=50 score=0-3 half=2 clock=24:00", "pass"),
        ("ball=60 clock=2:00", "timeout"),
        ("ball=20 clock=2:00", "pass"),  # little to hope for
    ],
)
def test_time_outs_are_spent_when_time_is_short_and_needed(steady: Steady, line: str, answer: str) -> None:
    match = at(line)
    if match.need.question == "declare":
        match.answer("play")
    assert decision(steady, match.play("R/Y R3 Cclock")) == answer


@pytest.mark.parametrize(("score", "answer"), [("7-0", "run-off"), ("0-7", "pass"), ("7-7", "pass")])
def test_the_clock_is_run_off_when_ahead(steady: Steady, score: str, answer: str) -> None:
    assert decision(steady, at(f"ball=50 half=2 clock=10:00 score={score}").play("R/Y R3 C-")) == answer
    assert decision(steady, at(f"ball=50 half=2 clock=6:00 score={score}").play("R/Y R3 C-")) == answer


def test_a_pass_is_stopped_before_it_flies_too_far(steady: Steady) -> None:
    assert decision(steady, at("ball=70 down=2").play("play G/R pass G(25) C-")) == "stop"
    assert decision(steady, at("ball=40 down=2").play("G/R pass G(25) C-")) == "again"


def test_a_penalty_is_taken_if_it_is_the_better_end(steady: Steady) -> None:
    assert decision(steady, at("ball=50 down=2 togo=5").play("R/R R1 rF C- PD5")) == "accept"  # a first down
    assert decision(steady, at("ball=50 down=2 togo=5").play("R/R R(6) rF C- R(6) R4 PD5")) == "decline"
    assert decision(steady, at("ball=50 down=2 togo=5").play("R/R R(6) rF C- R(6) R4 PO5")) == "accept"
    assert decision(steady, at("ball=50 down=3 togo=15").play("R/R R1 rF C- PO5")) == "decline"
    assert (
        decision(steady, at("ball=50 down=2 togo=5").play("R/R R(6) rF CT CT R(6) R4 PD5")) == "accept"
    )  # turnover


# At the table --------------------------------------------------------------------------------------------------------


def play(coaches: list[Steady | Random], seed: int, **options: Value) -> State:
    """A match between coaches; every answer must be an option."""
    g, rng = game().state(options), Rng(seed, 1)
    drive.roll(g, rng)
    while g.need != OVER:
        owing = [g.seat] if g.need == CHOICE else [s for s in range(len(coaches)) if g.owes(s)]
        answers = [(seat, coaches[seat].decide(g, seat)) for seat in owing]
        for seat, x in answers:
            assert x in g.options(seat)
        if g.need == CHOICE:
            g.answer(answers[0][1])
        else:
            for seat, x in answers:
                g.commit(seat, x)
        drive.roll(g, rng)
    return g


def random(seed: int) -> Random:
    coach = Random()
    coach.sit_down(seed, 2)
    return coach


def test_it_beats_a_random_coach_from_either_side(steady: Steady) -> None:
    steady.sit_down(1, 0)
    won = 0
    for seed in range(60):
        side = seed % 2
        coaches: list[Steady | Random] = [steady, random(seed)] if side == HOME else [random(seed), steady]
        won += play(coaches, seed).winner == side
    assert won >= 54


def test_it_can_hold_every_seat_of_two_teams_of_two(steady: Steady) -> None:
    four = Steady(game(), {"home_seats": "two", "away_seats": "two"}, seed=3)
    for seed in range(5):
        play([four, random(seed), random(seed + 100), four], seed, home_seats="two", away_seats="two")


def test_the_same_seed_decides_the_same(steady: Steady) -> None:
    finals = []
    for _ in range(2):
        steady.sit_down(5, 3)
        finals.append(play([steady, steady], 5).dump())
    assert finals[0] == finals[1]


def test_it_does_not_look_at_the_other_hand(steady: Steady) -> None:
    for other in range(3):
        match = at("ball=40 down=2")
        match.answer(other, HOME)
        steady.sit_down(7, 0)
        drawn = [steady.decide(match.state, AWAY) for _ in range(40)]
        if other == 0:
            first = drawn
        assert drawn == first
