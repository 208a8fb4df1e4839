"""Line-ups and dead balls of the steady coach: shapes, walls, relocations, substitutions."""

from typing import cast

from tests.games.calciotto.table import AWAY, HOME, at, game, spread, where
from tests.games.calciotto.test_coach import chosen

from downfield.games.calciotto.coach.line_up import SHAPES, spot
from downfield.games.calciotto.coach.steady import Steady
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.kernel.match import Match
from downfield.kernel.needs import CHOICE


def lined_up(seed: int, anew: bool) -> set[int]:
    """The squares of home's seven; `anew`: the coach sits down before every answer, as at a table."""
    g = game().state()
    coach = Steady(game(), {}, seed)
    answers = 0
    while g.need == CHOICE and g.seat == HOME:
        answers += 1
        if anew:
            coach.sit_down(seed, answers)
        g.answer(coach.decide(g, HOME))
    return {int(cast(Pitch, g).at[i]) for i in range(1, SLOTS)}


def test_it_mixes_its_shapes_and_keeps_to_one() -> None:
    shapes = [{spot(HOME, where) for where in shape} for shape in SHAPES]
    for anew in (False, True):
        found = [lined_up(seed, anew) for seed in range(30)]
        assert all(squares in shapes for squares in found)
        assert len({shapes.index(squares) for squares in found}) >= 4


def test_every_shape_can_be_told_from_its_squares() -> None:
    for side in (HOME, AWAY):
        squares = [frozenset(spot(side, where) for where in shape) for shape in SHAPES]
        assert len(set(squares)) == len(SHAPES)
        assert all(len(shape) == 7 for shape in squares)


def until(match: Match, question: str) -> Match:
    """Let the coach answer for both sides up to a question."""
    while match.need.question != question:
        match.answer(chosen(match, match.need.seats[0]))
    return match


def test_the_wall_stands_in_the_line_of_the_kick() -> None:
    line = "phase=freekick home=1@h0,2@a2,3@a3,14@g15 away=1@j21,2@a19,3@a18,6@a17,7@p17 subs=3-3"
    match = until(at(line), "wall")
    assert chosen(match, AWAY) in ("wall-f", "wall-g")


def test_attackers_go_to_the_area_before_a_free_kick() -> None:
    match = until(spread("phase=freekick subs=3-3", home="14@h3"), "wall")
    assert max(int(where(match, HOME, number)[1:]) for number in (13, 14)) >= 17


def test_a_free_kick_with_a_free_line_is_shot() -> None:
    line = "phase=freekick home=1@h0,2@j12,3@a3,14@j16 away=1@g21,2@a9,3@a8,6@a7 subs=3-3"
    match = at(line)
    while match.need.die != "sign":
        match.answer(chosen(match, match.need.seats[0]))
    match.play("f+ d5 d5")
    assert chosen(match) == "!j"


def test_a_cautioned_figure_goes_off() -> None:
    line = "phase=relaunch home=1@h0,2@a2,3@a3,6@p5,7@p2,10@p3{},13@a4,14@a5 bench_home=4,8,9,12,15"
    away = "away=1@i21,2@a19,3@a18,6@a17"
    assert chosen(at(f"{line.format('y')} {away}")).startswith("10>")
    assert chosen(at(f"{line.format('')} {away}")) == "done"


def test_who_is_behind_late_brings_on_an_attacker() -> None:
    line = "phase=relaunch home=1@h0,2@a2,3@a3,6@p5,7@p2,10@p3,13@a4,14@a5 bench_home=4,8,9,12,15"
    late = f"{line} away=1@i21,2@a19,3@a18,6@a17 played=80 score="
    assert chosen(at(late + "0-2")).endswith(">15")
    assert chosen(at(late + "0-0")) == "done"


def test_a_new_keeper_comes_for_the_weakest() -> None:
    line = "turn=home ball=away14 home=1@h0y,2@a2,3@a3,4@p4,6@p5 away=2@a19,3@a18,6@a17,1@i21,14@h1"
    match = at(f"{line} hand_home=tackle hand_away=ammonizione").play(
        "pass pass d1 d1 end x1 tackle ammonizione"
    )
    assert match.need.question == "new-keeper"
    assert chosen(match) == "4>12"
