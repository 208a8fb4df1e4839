"""The steady coach reckons with the numbers that are shown."""

from collections import Counter
from typing import cast

import pytest
from tests.games.touch_down.sampled import plainly, told
from tests.games.touch_down.situations import (
    AIMS,
    BLOCKS,
    FALLEN,
    HANDED,
    LONG_THROWS,
    SNAPS,
    TACKLES,
    THROWS,
    UPON_CARRIER,
)
from tests.games.touch_down.table import AWAY, HOME, asked, at, board, move
from tests.games.touch_down.test_odds import skilled
from tests.rules import rule

from downfield.games.touch_down.coach import kicks
from downfield.games.touch_down.coach.ball import LOOSE, BallPlay
from downfield.games.touch_down.coach.points import points
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.threat import SOON, Threat
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import ROWS, SLOTS
from downfield.games.touch_down.notation.answers import number_in
from downfield.games.touch_down.odds.options import odds
from downfield.games.touch_down.rules.phase import Phase
from downfield.games.touch_down.rules.placement import Placement
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look


def slot_of(g: Gridiron, side: int, number: int) -> int:
    own = range(SLOTS * side, SLOTS * side + SLOTS)
    return next(slot for slot in own if g.who[slot] >= 0 and g.number_of(slot) == number)


# Contact ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BLOCKS)
def test_a_block_is_as_likely_to_him_as_it_is_shown(name: str) -> None:
    match = BLOCKS[name].match()
    mine, theirs = (int(n) for n in name.split() if n.isdecimal())
    shares = Counter(told(match, BLOCKS[name].word).shares)
    falls, loses = Sight(board(match), HOME).chances.blocks[mine][theirs]
    assert falls == pytest.approx(shares["win"] + shares["over"] + shares["both"])
    assert loses == pytest.approx(shares["lose"] + shares["both"])


@pytest.mark.parametrize("name", TACKLES)
def test_a_tackle_is_as_likely_to_him_as_it_is_shown(name: str) -> None:
    match = TACKLES[name].match()
    mine, theirs = (int(n) for n in name.split() if n.isdecimal())
    shares = Counter(told(match, TACKLES[name].word).shares)
    met = Sight(board(match), AWAY).tackles[mine][theirs]
    assert met.down == pytest.approx(shares["win"] + shares["over"] + shares["both"])
    assert (met.tangled, met.falls) == pytest.approx((shares["tangled"], shares["lose"] + shares["both"]))


@pytest.mark.parametrize("name", UPON_CARRIER)
def test_a_carrier_is_in_the_danger_that_is_shown(name: str) -> None:
    match = UPON_CARRIER[name].match()
    said, g = told(match, UPON_CARRIER[name].word), board(match)
    side, carrier = match.waiting()[0], int(g.holder)
    sight, mover = Sight(g, side), slot_of(g, side, number_in(UPON_CARRIER[name].word.partition("-")[0]))
    met = sight.tackles[sight.push[mover]][sight.push[carrier]]
    shares = Counter(said.shares)
    assert met.down == pytest.approx(shares["win"] + shares["over"] + shares["both"])
    assert met.strip == pytest.approx(shares["ball-won"])


def test_one_tackler_brings_a_carrier_down_as_often_as_it_is_shown() -> None:
    match = UPON_CARRIER["upon the carrier"].match()
    danger = Threat(Sight(board(match), HOME), (2, True, False)).danger(0, int(board(match).ball))
    said = told(match, "20-s")
    assert danger == pytest.approx((said.share, said.shares["ball-won"]))


@pytest.mark.parametrize("name", FALLEN)
def test_his_players_keep_their_feet_as_often_as_it_is_shown(name: str) -> None:
    match = FALLEN[name].match()
    g = board(match)
    assert Sight(g, HOME).upright[int(g.tables.square_at(3, 10))] == pytest.approx(
        told(match, "70-n").share, abs=1e-6
    )


# Passes -----------------------------------------------------------------------------------------------------------


def check_pass(match: Match, word: str) -> None:
    """What he thinks of a pass follows from the chances that are shown."""
    g, said = board(match), told(match, word)
    slot = slot_of(g, HOME, number_in(word))
    play = BallPlay(Sight(g, HOME), points(g.tables))
    worth, row = play.in_hands(slot), play.sight.row(play.sight.square[slot])
    if "received" in said.shares or "spilled" in said.shares:
        lost = play.now.spot(row) - LOOSE
        assert play.handed(slot) == pytest.approx(said.share * worth + (1 - said.share) * lost)
        return
    worth = play.now.spots[-1] if row > ROWS else worth
    picked = said.shares.get("picked", 0.0)
    thrown = said.share * worth + picked * play.now.lost(row) + (1 - said.share - picked) * play.now.missed()
    assert play.thrown(slot) == pytest.approx(thrown)
    less = play.sight.crowd(play.sight.ball)
    there = play.sight.square[slot]
    assert play.now.throw_between(
        play.sight.holder, play.sight.ball, slot, there, worth, less
    ) == pytest.approx(thrown)


@pytest.mark.parametrize("name", [*THROWS, *LONG_THROWS])
def test_he_throws_with_the_chances_that_are_shown(name: str) -> None:
    situation = {**THROWS, **LONG_THROWS}[name]
    check_pass(situation.match(), situation.word)


@pytest.mark.parametrize("name", [*list(HANDED)[2:], "a snap to 50", "a snap to 51"])
def test_he_hands_the_ball_on_with_the_chances_that_are_shown(name: str) -> None:
    situation = {**HANDED, **SNAPS}[name]
    check_pass(situation.match(), situation.word)


@rule("TD-19.6")
@pytest.mark.parametrize(("passer", "hands"), [(40, 0), (0, 40), (40, 40)])
def test_he_knows_who_has_a_skill(passer: int, hands: int) -> None:
    check_pass(skilled(passer, hands), ">60")


# Kicks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", range(1, ROWS + 1))
@pytest.mark.parametrize("counts", [False, True])
def test_a_field_goal_is_as_likely_to_him_as_it_is_shown(row: int, counts: bool) -> None:
    match = at(f"row={row}", goal_line_counts=counts)
    shown = odds(Look(match, HOME), plainly)["field-goal"].share
    assert points(board(match).tables).goals[row - 1] == shown


@pytest.mark.parametrize("name", AIMS)
def test_he_aims_where_most_is_to_be_hoped_for_by_what_is_shown(name: str) -> None:
    match = AIMS[name].match()
    g, seat = board(match), match.waiting()[0]
    sight, shown = Sight(g, seat), odds(Look(match, seat), plainly)

    def worth(square: int) -> float:
        stays = shown[f"@{sight.ground.row[square]}"].share or 0.0
        near = min(sight.far(square, sight.square[s]) for s in sight.theirs)
        wide = abs(sight.ground.column[square] - int(g.tables.centre))
        return sight.row(square) + stays * min(near, kicks.FREE) + 0.1 * wide

    rows = {int(token[1:]) for token in shown}
    squares = [s for s, y in enumerate(sight.ground.row) if y in rows and sight.ground.inside[s]]
    aimed = kicks.aim(g, sight, cast(Placement, g.top))
    assert worth(aimed) == pytest.approx(max(map(worth, squares)))


# Squares and timing -----------------------------------------------------------------------------------------------


def test_he_measures_distances_as_the_rules_do() -> None:
    g = board(move("80@l6", "27@t20"))
    sight, squares = Sight(g, HOME), range(0, int(g.tables.squares), 7)
    assert all(sight.far(a, b) == g.tables.distance(a, b) for a in squares for b in squares)


@pytest.mark.parametrize("side", [HOME, AWAY])
def test_he_counts_rows_as_the_rules_do(side: int) -> None:
    g = board(move("80@l6", "27@t20"))
    sight = Sight(g, side)
    assert all(
        sight.row(square) == g.own_row(side, g.tables.row[square]) for square in range(int(g.tables.squares))
    )


@rule("TD-7.2", "TD-8.1")
def test_he_knows_how_likely_the_defence_moves_first_and_how_far() -> None:
    firsts: Counter[int] = Counter()
    for rolls in ((home, away) for home in range(1, 5) for away in range(1, 5)):
        match = move("80@l6", "27@t20").play("t{} t{}".format(*rolls))
        if asked(match)[0] == "initiative":
            match.play("away")
        match.play("none")
        if match.waiting() == (AWAY,):
            firsts[int(cast(Phase, match.state.top).allow)] += 1
    assert SOON[1:] == [sum(n for steps, n in firsts.items() if steps >= least) / 16 for least in range(1, 5)]
    assert SOON[0] == sum(firsts.values()) / 16
