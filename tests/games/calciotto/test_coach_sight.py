"""What the steady coach sees: shots that points buy, challengers that come, lines to be cut."""

from tests.games.calciotto.table import AWAY, HOME, at, pitch, where
from tests.games.calciotto.test_coach import chosen

from downfield.games.calciotto.coach.pitch import DUELS, EVEN
from downfield.games.calciotto.coach.runs import Purse, support
from downfield.games.calciotto.coach.sight import WEIGHTS, Sight
from downfield.games.calciotto.model.kinds import STEP
from downfield.kernel.match import Match

ALONE = "away=1@g21,2@a19,3@a18,6@a17"


def threat(match: Match) -> int:
    g = pitch(match)
    return int(Sight(g).threat(g.side_of(g.carrier), g.carrier))


def risk(match: Match) -> int:
    g = pitch(match)
    return int(Sight(g).risk(g.carrier, g.at[g.carrier]))


def words(match: Match, seat: int = HOME) -> list[str]:
    """Everything that the coach answers until its points are spent."""
    found = []
    while match.need.question == "spend" and seat in match.need.seats:
        found.append(chosen(match, seat))
        match.answer(found[-1])
    return found


def test_the_weights_of_points_are_a_whole() -> None:
    assert abs(sum(map(int, WEIGHTS)) - 1000) <= 5


def test_a_shot_that_any_roll_buys_counts_in_full() -> None:
    match = at(f"home=1@h0,2@a2,3@a3,14@j20 {ALONE} ball=home14")
    assert abs(threat(match) - int(DUELS[EVEN + 3])) <= 5  # three squares from the keeper


def test_far_from_the_goal_nothing_is_promised() -> None:
    assert threat(at(f"home=1@h0,2@a2,3@a3,14@h5 {ALONE} ball=home14")) == 0


def test_a_mate_before_the_goal_is_a_promise_until_his_line_is_cut() -> None:
    free = "home=1@h0,2@a2,3@i14,14@i20 away=1@g21,2@a19,3@a18,6@{} ball=home3"
    assert threat(at(free.format("a17"))) > 300 > threat(at(free.format("i17")))


def test_the_risk_is_the_best_duel_of_who_can_come() -> None:
    near = "home=1@h0,2@a2,3@a3,14@h12 away=1@g21,2@{},3@a18,6@a17 ball=home14"
    assert risk(at(near.format("h13"))) == int(DUELS[EVEN])  # nobody is in his zone in midfield
    assert risk(at(near.format("h16"))) == int(DUELS[EVEN]) * 35 // 36  # three steps: not with a roll of two
    assert risk(at(near.format("h17"))) == 0  # four are too many for him


def test_a_mate_runs_into_a_line_and_shoots() -> None:
    line = "home=1@h0,2@a2,3@i13,14@k19 away=1@g21,2@a19,3@k15,6@a17 ball=home3"
    match = at(line).play("d5 d5")
    said = words(match)
    assert (said[0], said[-1][0]) == ("14w", "!")


def test_it_steps_into_the_line_of_a_pass() -> None:
    line = "turn=away home=1@h0,2@a2,3@i10,14@i20 away=1@g21,2@h17,3@a3,6@a4 ball=home3"
    match = at(line)
    before = threat(match)
    words(match.play("d1 d1"), AWAY)
    assert threat(match) < before - 100


def test_the_keeper_goes_to_where_the_shot_would_come() -> None:
    line = "turn=away home=1@h0,2@a2,3@j15,14@j20 away=1@g21,2@a3,3@a4,6@a5 ball=home3"
    match = at(line)
    before = threat(match)
    words(match.play("d1 d1"), AWAY)
    assert where(match, AWAY, 1) == "i21"
    assert threat(match) < before - 50


def test_what_is_left_brings_attackers_forward() -> None:
    line = "home=1@h0,2@h4,6@d8,14@h9,13@i10 away=1@g21,2@a19,3@a18,6@a17 ball=home2"
    g = pitch(at(line).play("d2 d3"))
    steps = [answer - STEP for answer in support(g, Sight(g), Purse(g), int(g.carrier))]
    assert steps
    assert {(step // 4, step % 4) for step in steps} <= {
        (3, 0),
        (4, 0),
        (3, 3),
        (4, 1),
    }  # 14 and 13, north or apart


def test_a_sprint_costs_nothing() -> None:
    match = at(f"home=1@h0,2@a2,3@a3,14@j13 {ALONE} ball=home14")
    sight = Sight(pitch(match))
    assert threat(match) == 0
    sight.sprinter, sight.sprint = 3, 4
    assert sight.threat(HOME, 3) > 600


def test_partners_pass_the_ball_and_the_points_on() -> None:
    line = "home=1@h0,2@a2,10@i15,14@i19 away=1@g21,2@a19,3@a18,6@a17 ball=home10"
    match = at(line, seats=4).play("d2 d5")
    seat = match.need.seats[0]
    said = words(match, seat)
    assert said[-1] == "end"
    assert pitch(match).number_of(pitch(match).carrier) == 14


def test_where_somebody_runs_is_looked_at_anew_when_another_gets_into_his_way() -> None:
    g = pitch(at(f"home=1@h0,2@a2,3@h9,14@h5 {ALONE} ball=home14"))
    sight, slot = Sight(g), int(g.carrier)
    mate = next(one for one in range(1, 8) if g.is_on(one) and one != slot)
    sight.run(slot, 3)
    before = len(sight.runs)
    sight.move(mate, int(sight.at[slot]) + 1)
    sight.run(slot, 3)
    assert len(sight.runs) < before
