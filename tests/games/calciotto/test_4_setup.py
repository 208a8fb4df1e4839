"""Chapters 4 and 10: call-up, line-up, possession, the deal, the kick-off."""

import pathlib

from tests.games.calciotto.table import (
    AWAY,
    HOME,
    asked,
    at,
    changed,
    facts,
    field,
    game,
    now,
    pitch,
    see,
    spread,
    tokens,
    where,
)
from tests.rules import rule

from downfield.games.calciotto import GAME
from downfield.games.calciotto.model.kinds import BENCH, P
from downfield.games.calciotto.notation.shown import scene_of
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.spec import Game

HOME_UP = "-5 -11 1@h0 2@g4 4@j4 6@b6 7@o6 10@e8 13@l8 14@k9"
AWAY_UP = "-5 -11 1@i21 2@j17 3@g17 6@o15 7@b15 10@l13 13@e13 14@f12"


def new(**options: bool | int | str) -> Match:
    return game().new(options=options, by_hand=True)


def dealt(ball: str = "d6 d6 d1 d1") -> Match:
    cards = "+tackle +tackle +dribbling +sprint3 +sprint4 +punizione +cancella +elimina +tuffo +scivolata"
    return new().play(f"{HOME_UP} {AWAY_UP} {ball} {cards}")


@rule("CAL-4.2")
def test_thirteen_are_called_up_with_a_keeper_and_seven_others() -> None:
    match = new()
    assert asked(match) == ("leave", (HOME,))
    assert "-1" in tokens(match)
    match.play("-1")
    assert "-12" not in tokens(match)
    match.play("-2")
    assert tokens(match) == ["12"]
    squad = pitch(match)
    assert sum(squad.place_of(i) == 1 for i in range(15)) == 13


@rule("CAL-4.2")
def test_a_squad_of_many_keepers_still_calls_up_a_keeper_and_seven_others(tmp_path: pathlib.Path) -> None:
    """Whoever stays at home, whatever has been answered so far leads to a legal call-up."""
    for keepers, others in ((9, 8), (1, 16), (2, 11), (6, 7), (12, 7)):
        many = squad_of(tmp_path, keepers, others)
        for seed in range(6):
            match, rng = many.new(by_hand=True), Rng(seed)
            while asked(match)[0] == "leave" and pitch(match).seat == HOME:
                options = match.options()
                match.answer(options[rng.below(len(options))].value)
            g = pitch(match)
            called = [int(g.tables.role[i]) for i in range(keepers + others) if g.place_of(i) == BENCH]
            assert len(called) == 13
            assert called.count(P) >= 1
            assert len(called) - called.count(P) >= 7


def squad_of(folder: pathlib.Path, keepers: int, others: int) -> Game:
    """The game with as many keepers and others for home."""
    changed(folder, "squads.toml", 'name = "Italia"', 'name = "Italia"')
    file = folder / "changed" / "squads.toml"
    away = "[[squads]]" + file.read_text(encoding="utf-8").rpartition("[[squads]]")[2]
    bases = ["3P2"] * keepers + ["4C2"] * others
    rows = [
        f'{{ number = {i + 1}, base = "{base}", mark = "reconstructed" }}' for i, base in enumerate(bases)
    ]
    home = f'[[squads]]\nname = "Italia"\nfigures = [{", ".join(rows)}]\n\n'
    file.write_text(home + away, encoding="utf-8")
    return Game(GAME, folder / "changed")


@rule("CAL-4.3")
def test_a_keeper_in_goal_and_seven_others_in_their_half_outside_circle_and_small_area() -> None:
    match = new().play("-5 -11")
    assert tokens(match) == ["1", "12"]
    assert tokens(match.play("1")) == ["@g0", "@h0", "@i0", "@j0"]
    match.play("@h0 2")
    squares = tokens(match)
    assert len(squares) == 160 - 6 - 6
    assert not {"@h10", "@g10", "@h9", "@g1", "@h11", "@h0"} & set(squares)
    assert {"@g9", "@j9", "@e1", "@a10"} <= set(squares)
    match.play("@g4 4")
    assert "@g4" not in tokens(match)


@rule("CAL-4.3")
def test_the_others_sit_on_the_bench() -> None:
    assert field(dealt(), "bench_home") == "12,3,8,9,15"


@rule("CAL-4.4")
def test_neither_side_sees_the_other_before_both_are_locked() -> None:
    one = new().play(HOME_UP)
    other = new().play("-2 -3 12@g0 15@a1 14@a2 13@a3 11@a4 10@a5 9@a6 8@a7")
    for seer in (AWAY, None):
        assert one.view(seer).json() == other.view(seer).json()
    assert asked(one) == asked(other) == ("leave", (AWAY,))
    both = one.play(AWAY_UP)
    assert len(scene_of(both.view(AWAY)).figures) == 16
    assert not both.can_take_back(AWAY)


@rule("CAL-4.5")
def test_the_higher_roll_has_the_ball_and_ties_are_rolled_again() -> None:
    match = new().play(f"{HOME_UP} {AWAY_UP} d3 d4 d6 d1")
    assert facts(match)[-1] == "toss-tied"
    match.play("d6 d2 d6 d3")  # sixes are not traded here
    assert pitch(match).turn == AWAY
    assert match.need.die == "card"


@rule("CAL-4.6")
def test_five_cards_each_one_at_a_time_the_ball_side_first() -> None:
    match = dealt("d1 d1 d6 d6")
    assert field(match, "hand_away") == "sprint4,dribbling,tackle,tuffo,cancella"
    assert field(match, "hand_home") == "sprint3,tackle,scivolata,punizione,elimina"


@rule("CAL-4.6")
def test_a_card_dealt_is_seen_by_its_side_only() -> None:
    match = new().play(f"{HOME_UP} {AWAY_UP} d6 d6 d1 d1 +tackle")
    twin = new().play(f"{HOME_UP} {AWAY_UP} d6 d6 d1 d1 +tuffo")
    assert match.view(AWAY).json() == twin.view(AWAY).json()
    assert match.view(HOME).json() != twin.view(HOME).json()


@rule("CAL-4.7", "CAL-10.1", "CAL-2.6")
def test_two_figures_go_to_the_kick_off_squares_the_first_with_the_ball() -> None:
    match = dealt()
    assert now(match) == "home kickoff"
    assert tokens(match) == ["2", "4", "6", "7", "10", "13", "14"]
    assert tokens(match.play("14")) == ["2", "4", "6", "7", "10", "13"]
    match.play("13")
    assert (where(match, HOME, 14), where(match, HOME, 13)) == ("h10", "i10")
    assert see(match, "carrier") == 14
    away = dealt("d1 d1 d6 d6").play("14 13")
    assert (where(away, AWAY, 14), where(away, AWAY, 13)) == ("i11", "h11")


@rule("CAL-10.2", "CAL-7.3")
def test_the_first_expenditure_is_a_pass() -> None:
    match = dealt().play("14 13 pass pass d2 d1")
    assert facts(match)[-1] == "passed"  # the only one there was
    assert see(match, "carrier") == 13


@rule("CAL-10.2")
def test_a_kick_off_with_two_ways_to_pass_cannot_be_ended_first() -> None:
    match = at("phase=kickoff home=1@h0,2@h7,3@a3,13@a4,14@a5").play("14 13 d2 d2")
    assert tokens(match) == [">2", ">13"]
    assert "end" in tokens(match.play(">2"))


@rule("CAL-10.2")
def test_with_no_points_the_carrier_keeps_the_ball() -> None:
    match = at("phase=kickoff").play("14 13 d6 d6 trade2 +tackle +tackle")
    assert now(match) == "away movement, ball home14"


@rule("CAL-10.3")
def test_after_a_goal_both_sides_line_up_again_sealed_substitutions_first() -> None:
    match = spread("", home="14@h18").play("d1 d2 !h d5 d5 d1 d1")
    assert asked(match) == ("substitute", (AWAY,))
    match.play("done")
    assert asked(match) == ("substitute", (HOME,))
    match.play("done 1=h0 2=a2 3=a3 6=a4 7=p2 10=p3 13=p4")
    assert scene_of(match.view(AWAY)).figures == []
    match.play("14=h8 1=i21 2=a19 3=a18 6=a17 7=p19 10=p18 13=p17 14=h13")
    assert now(match) == "away kickoff"
    assert not match.can_take_back(AWAY)


@rule("CAL-10.4")
def test_after_the_first_pass_nothing_confines_the_figures() -> None:
    match = at("phase=kickoff").play("14 13 d2 d2 13n")
    assert where(match, HOME, 13) == "i11"


@rule("CAL-4.1")
def test_a_match_is_played_by_time_or_by_goals() -> None:
    assert pitch(new()).tables.limit == 45 * 60
    assert pitch(new(mode="goals", goals="8")).tables.limit == 8
