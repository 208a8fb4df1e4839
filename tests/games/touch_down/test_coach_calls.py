"""What the steady coach knows of odds and points, and what he calls between actions."""

import pytest
from tests.games.touch_down.table import HOME, at, board, move
from tests.games.touch_down.test_coach import answer

from downfield.games.touch_down.coach import calls
from downfield.games.touch_down.coach.chances import chances, pass_chance
from downfield.games.touch_down.coach.playbook import call
from downfield.games.touch_down.coach.points import DISTURBED, Points, points
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.threat import Threat
from downfield.games.touch_down.model.kinds import DECLARE_ATTACK, DECLARE_GOAL, DECLARE_PUNT
from downfield.kernel.chance import Rng

TABLES = board(at("row=8")).tables
CHANCES = chances(TABLES)


# Odds -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs", "down", "tangled"), [(0, 0, 3, 2), (2, 0, 4, 2), (0, 3, 2, 0)])
def test_odds_of_a_tackle_are_those_of_the_table(mine: int, theirs: int, down: int, tangled: int) -> None:
    met = CHANCES.tackles[mine][theirs]
    assert (round(met.down * 6), round(met.tangled * 6)) == (down, tangled)


def test_a_clean_tackle_strips_the_ball_in_one_case_of_three() -> None:
    assert CHANCES.tackles[0][0].strip == pytest.approx(1 / 6 * 2 / 6)


def test_odds_of_a_block_are_those_of_the_table() -> None:
    assert (CHANCES.blocks[0][0].falls, CHANCES.blocks[0][0].loses) == (4 / 6, 5 / 6)


@pytest.mark.parametrize(
    ("squares", "less", "caught", "picked"), [(1, 3, 1.0, 0.0), (2, 0, 5 / 6, 0.0), (5, 1, 2 / 6, 2 / 6)]
)
def test_odds_of_a_pass_are_those_of_the_table(squares: int, less: int, caught: float, picked: float) -> None:
    assert pass_chance(TABLES, squares, less, True) == (caught, picked)


@pytest.mark.parametrize(("row", "chance"), [(22, 1.0), (19, 4 / 6), (14, 3 / 6), (6, 1 / 6), (3, 0.0)])
def test_odds_of_a_field_goal(row: int, chance: float) -> None:
    assert points(TABLES).goal_chance(row + 1) == pytest.approx(chance * DISTURBED)


def test_by_option_the_goal_line_counts_in_field_goals() -> None:
    tables = board(at("row=8", goal_line_counts=True)).tables
    assert points(tables).goal_chance(23) == pytest.approx(4 / 6 * DISTURBED)


def test_two_tacklers_are_worse_than_one_but_an_entangled_one_keeps_the_other_away() -> None:
    def down(away: str) -> float:
        sight = Sight(board(move("80@l6", away)), HOME)
        return Threat(sight, (3, True, False)).danger(0, sight.ball).down

    one = CHANCES.tackles[3][1]
    weak = CHANCES.tackles[0][1]
    assert down("20@l8") == pytest.approx(one.down)
    assert down("20@l8,27@m8") == pytest.approx(one.down + (1 - one.down - one.tangled) * weak.down)
    assert down("20@l16") == 0.0


def test_an_entangled_tackler_endangers_only_whom_he_holds() -> None:
    sight = Sight(board(move("80@l6,75@c9,50@k6", "20@c9~75,21@l6~80")), HOME)
    threat = Threat(sight, (3, True, False))
    numbers = {
        square: [sight.g.number_of(slot) for _, slot in threat.tacklers(sight.square[square])]
        for square in (0, 3)
    }
    assert numbers == {0: [21], 3: []}, "he cannot leave for the back beside them"


# Points -----------------------------------------------------------------------------------------------------------


def test_the_ball_is_worth_more_the_nearer_the_goal_and_the_earlier_the_down() -> None:
    model = points(TABLES)
    assert model.first[1:] == sorted(model.first[1:])
    assert all(model.table[12, d, 5] > model.table[12, d + 1, 5] for d in (1, 2, 3))
    assert all(model.table[12, 3, n] >= model.table[12, 3, n + 1] for n in range(1, 8))


def test_a_touchdown_is_worth_more_than_any_place_on_the_field() -> None:
    model = points(TABLES)
    assert model.touchdown() > model.first[24] > 0 > model.lost(24)


# Calls ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("row=12", "attack"),
        ("row=13 down=4 yc=9", "attack"),  # one row to go
        (
            "row=22 quarter=2 clock=14:00 timeouts=0-0 score=0-2",
            "field-goal",
        ),  # the last action, and it is enough
        ("row=22 quarter=2 clock=14:00 timeouts=0-0 score=0-6", "attack"),  # it is not
        ("row=22 quarter=2 clock=14:00 timeouts=0-0 score=2-0", "attack"),
        ("row=6 quarter=2 clock=14:00 timeouts=0-0 score=0-2", "attack"),  # too far
        ("phase=try", "two-points"),
    ],
)
def test_what_it_declares(line: str, told: str) -> None:
    assert answer(at(line)) == told


class Kickers(Points):
    """A model in which kicks are worth what a test says."""

    worth_of_punt, worth_of_goal = 0.0, 0.0

    def punt(self, row: int) -> float:
        return self.worth_of_punt

    def field_goal(self, row: int) -> float:
        return self.worth_of_goal


@pytest.mark.parametrize(
    ("punt", "goal", "told"),
    [(9.0, 0.0, DECLARE_PUNT), (0.0, 9.0, DECLARE_GOAL), (-9.0, -9.0, DECLARE_ATTACK)],
)
def test_on_fourth_down_it_declares_what_is_worth_most(punt: float, goal: float, told: int) -> None:
    model = Kickers(5, points(TABLES).goals)
    model.worth_of_punt, model.worth_of_goal = punt, goal
    every = [DECLARE_ATTACK, DECLARE_PUNT, DECLARE_GOAL]
    assert calls.declare(board(at("row=10 down=4 yc=8")), model, every) == told
    assert calls.declare(board(at("row=10 down=3 yc=8")), model, every) == DECLARE_ATTACK


@pytest.mark.parametrize(
    ("line", "kneels"),
    [
        ("row=12 quarter=2 clock=13:30 timeouts=1-0 score=7-3", True),
        ("row=12 quarter=2 clock=13:30 timeouts=1-0 score=3-7", False),
        ("row=12 quarter=1 clock=13:30 timeouts=1-0 score=7-3", False),
        ("row=12 quarter=2 clock=2:00 timeouts=1-0 score=7-3", False),
    ],
)
def test_a_team_that_leads_kneels_at_the_end_of_the_match(line: str, kneels: bool) -> None:
    assert calls.kneels(board(at(line)), HOME) == kneels


def test_a_team_that_trails_late_throws() -> None:
    g = board(at("row=8 quarter=2 clock=12:00 score=0-7"))
    assert calls.hurries(g, HOME)
    assert not calls.hurries(g, 1)
    assert {call(g, Rng(seed), True, False).name for seed in range(20)} <= {"slant", "bomb"}


@pytest.mark.parametrize(
    ("rest", "told"),
    [
        ("quarter=2 clock=12:50 score=0-3", "timeout"),
        ("quarter=2 clock=12:50 score=3-0", "pass"),
        ("quarter=2 clock=2:00 score=0-3", "pass"),
    ],
)
def test_time_outs_are_kept_for_the_end(rest: str, told: str) -> None:
    assert answer(move("80@l6", "27@l20", rest).play("t1 t4 ground")) == told
