"""Several answers in one word: they lead where they say, with the odds they say."""

import functools
import re
from collections import Counter

import pytest
from tests.games.touch_down.table import asked, at, board, figure, figures, game, move, tokens, where
from tests.rules import rule

from downfield.games.touch_down.board.actions import bar
from downfield.games.touch_down.board.drawing import draw
from downfield.games.touch_down.board.marks import marks
from downfield.games.touch_down.moves.walks import by, everything, sources, walks
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.walk import Walk
from downfield.text import Text

FACES = range(1, 7)


@functools.cache
def words(language: str = "en") -> Text:
    return Text(language, game().spec)


def all_walks(match: Match, seat: int | None = None) -> list[Walk]:
    return everything(Look(match, match.waiting()[0] if seat is None else seat), words().say)


def to(match: Match, target: str, source: str = "") -> Walk:
    """The walk to an element of the board."""
    return next(w for w in all_walks(match) if w.target == target and w.source.startswith(source))


@functools.cache
def sample(seed: int, every: int = 23, most: int = 1500) -> list[tuple[Match, int]]:
    """Decisions of a match in which players now and then take a whole walk."""
    match, rng = game().new(by_hand=True), Rng(seed)
    kept: list[tuple[Match, int]] = []
    for turn in range(most):
        seat = match.waiting()[0] if match.waiting() else None
        if seat is not None and turn % every == 0:
            kept.append((match.clone(), seat))
        found = all_walks(match) if seat is not None and rng.below(12) == 0 else []
        if found and seat is not None:
            match.walk(found[rng.below(len(found))].token, seat)
        elif not match.over:
            options = match.options(seat)
            match.answer(options[rng.below(len(options))].value, seat)
    return kept


@pytest.mark.slow
def test_every_walk_of_a_match_can_be_answered_and_leads_where_it_says() -> None:
    rng = Rng(8)
    ends: Counter[str] = Counter()
    for seed in (1, 2, 3):
        for match, seat in sample(seed):
            found = all_walks(match, seat)
            for _ in range(min(8, len(found))):
                walk = found[rng.below(len(found))]
                twin = match.clone()
                twin.walk(walk.token, seat)
                ends[check(walk, match, twin, seat)] += 1
    assert {"arrived", "contact", "trip"} <= set(ends)


def check(walk: Walk, match: Match, twin: Match, seat: int) -> str:
    """What became of a walk; it must be what was said."""
    question, side = match.need.question, match.seats[seat].side
    if question not in ("move", "step", "extra") or walk.token == "." or walk.token.endswith("*"):
        return question
    if twin.need.die == "trip":
        assert walk.share is not None
        assert walk.share < 1
        return "trip"
    if walk.target.startswith("m-p"):
        assert twin.need.die == "contact"
        return "contact"
    number = int(walk.source.rpartition("-")[2])
    if board(twin).kind and any(f.number == number and f.side == side for f in figures(twin)):
        x, y = where(twin, side, number)
        assert walk.target == f"m-s-{x}-{y}"
        assert walk.path[-1] == walk.target
    return "arrived"


@pytest.mark.nightly
def test_whatever_a_walk_names_is_on_the_board() -> None:
    for match, seat in (*sample(1), *sample(2), *sample(3)):
        found = all_walks(match, seat)
        drawing = (
            draw(Look(match, seat), words().say).moving
            + marks(Look(match, match.waiting()[0]), found, words().say)[0]
        )
        for walk in found:
            lit = {walk.target, *walk.path, *filter(None, [walk.source])}
            passed = set(walk.path) - {walk.target}  # a team-mate's square is none to click on
            assert {name for name in lit - passed if f'id="{name}"' not in drawing} == set()
            assert walk.words


def test_no_two_walks_of_a_player_end_in_the_same_place() -> None:
    for match, seat in sample(1):
        ends = Counter((walk.source, walk.target) for walk in all_walks(match, seat))
        assert not ends or max(ends.values()) == 1


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_walks_speak_every_language(language: str) -> None:
    text = Text(language, game().spec)
    for match, seat in sample(2)[::3]:
        for walk in everything(Look(match, seat), text.say):
            assert "walk-" not in walk.words
            assert "odds-" not in walk.odds
            assert not any("chip-" in told for _, told in walk.chips)
            assert not any("\ue000" <= letter <= "\ue0ff" for letter in walk.words)
    assert text.faults == []


@pytest.mark.slow
def test_the_walks_of_each_source_are_all_there_are_and_end_on_the_board_or_on_marks() -> None:
    say = words().say
    for match, seat in sample(2)[::2]:
        movable = sources(Look(match, seat))
        found = [walk for source in movable for walk in walks(Look(match, seat), source, say)]
        assert sorted(w.token for w in found) == sorted(
            w.token for w in everything(Look(match, seat), say) if w.source
        )
        drawn = draw(Look(match, seat), say)
        for source in movable:
            own = walks(Look(match, seat), source, say)
            drawing, rows = marks(Look(match, match.waiting()[0]), own, say)
            marked = set(re.findall(r'id="([^"]+)"', drawing))
            board = set(re.findall(r'id="([^"]+)"', drawn.moving))
            assert not marked & board
            assert marked == {name for row in rows for name in row}
            assert {walk.target for walk in own} <= marked | board


def test_only_who_is_asked_has_walks() -> None:
    match = move("80@l6", "20@l20").play("t1 t2 none")
    assert all_walks(match, 1) == []
    assert all_walks(match, 0)


# Where one can go ------------------------------------------------------------------------------------------------


def test_a_walk_is_said_in_the_words_of_a_coach() -> None:
    match = move("80@l6,50@c9", "20@l20").play("t3 t4 none")
    assert to(match, "m-s-3-12", "m-p-h-50").words == "50 to c12, 3 squares"
    assert to(match, "m-s-12-9", "m-p-h-80").words == "80 with the ball to l9, 3 squares (+2.5 yd)"
    assert to(match, "m-s-3-10", "m-p-h-50").words == "50 to c10, 1 square"


def test_a_walk_goes_as_far_as_allowance_and_speed() -> None:
    match = move("80@l6,50@c9", "20@l20").play("t2 t4 none")
    reach = [w.target for w in all_walks(match) if w.source == "m-p-h-50"]
    rows = {int(name.rpartition("-")[2]) for name in reach}
    assert max(rows) == 9 + 2 + 2


def test_who_could_go_on_says_that_he_stops() -> None:
    match = move("80@l6,50@c9", "20@l20").play("t2 t4 none")
    assert to(match, "m-s-3-11", "m-p-h-50").token == "50-n2."
    assert to(match, "m-s-3-13", "m-p-h-50").token == "50-n4"


def test_a_walk_goes_round_the_fallen_if_there_are_steps_enough() -> None:
    around = move("80@l6,70@c9,71@c10x", "20@l20").play("t3 t4 none")
    assert to(around, "m-s-3-11", "m-p-h-70").share is None
    short = move("80@l6,70@c9,71@c10x", "20@l20").play("t1 t4 none")
    over = to(short, "m-s-3-10", "m-p-h-70")
    assert over.share == pytest.approx(5 / 6)
    assert over.odds == "gets there 83.3%"


def test_a_walk_leads_past_a_team_mate_but_does_not_end_there() -> None:
    match = move("80@l6,70@a9,71@a10,72@b10,73@b9,50@b8,51@a8", "20@l20").play("t2 t4 none")
    ends = {w.target for w in all_walks(match) if w.source == "m-p-h-70"}
    assert not ends & {"m-s-1-10", "m-s-2-10", "m-s-2-9"}
    assert to(match, "m-s-1-11", "m-p-h-70").token == "70-n2"


def test_a_step_that_is_taken_unasked_is_not_in_the_word() -> None:
    walls = "71@a10,72@b9,50@b10,51@b8,52@a8"
    match = move(f"80@l6,70@a9,{walls}", "20@l20,21@b11").play("t2 t4 none")
    walk = to(match, "m-s-1-11", "m-p-h-70")
    match.walk(walk.token, 0)
    assert where(match, 0, 70) == (1, 11)


def test_a_carrier_may_score_or_step_out() -> None:
    match = move("80@a24", "20@l20", "row=24 sofar=beyond").play("t2 t4 none")
    found = {walk.words for walk in all_walks(match)}
    assert "80 into the end zone: touchdown" in found
    assert "80 steps out of bounds" in found
    goal = next(walk for walk in all_walks(match) if "touchdown" in walk.words)
    match.walk(goal.token, 0)
    assert match.points() == (6, 0)


def test_a_free_ball_is_a_place_to_go_on_from() -> None:
    match = move("80@l6,50@c9", "20@l20", "ball=c10").play("t3 t4")
    walk = to(match, "m-s-3-10", "m-p-h-50")
    assert walk.words == "50 to the free ball on c10, 1 square"
    match.walk(walk.token, 0)
    assert figure(match, 0, 50).ball
    assert asked(match) == ("step", (0,))


def test_a_player_on_his_way_may_go_on_or_stop() -> None:
    match = move("80@l6,50@c9", "20@l20").play("t2 t4 none 50 n")
    assert to(match, "m-s-3-12").token == "n2."
    assert to(match, "m-p-h-50").token == "."


def test_a_carrier_out_of_bounds_is_gone_after() -> None:
    match = move("80@a6", "20@c6,21@l20").play("t2 t4 none 80-w")
    assert asked(match)[0] == "chase"
    (walk,) = all_walks(match)
    assert walk.target == "m-p-h-80"
    match.walk(walk.token, 1)
    assert match.need.die == "contact"


# Odds ------------------------------------------------------------------------------------------------------------


def test_a_contact_is_told_with_its_chances() -> None:
    match = move("80@l6,70@c9", "27@c10").play("t2 t4 none")
    walk = to(match, "m-p-a-27", "m-p-h-70")
    assert walk.words == "70 hits 27, 1 square"
    assert walk.odds == "wins 33.3%, runs over 33.3%, both fall 33.3%"
    assert walk.share == pytest.approx(2 / 3)


def test_a_contact_with_the_carrier_tells_of_the_ball() -> None:
    match = move("80@l6", "20@l7").play("t4 t2 none")
    walk = to(match, "m-p-h-80", "m-p-a-20")
    assert walk.odds == "wins 33.3%, runs over 16.7%, both fall 16.7%, entangled 33.3%, takes the ball 16.7%"
    assert walk.share == pytest.approx(4 / 6)


def test_a_pass_is_one_click_from_passer_to_receiver() -> None:
    match = move("80@l6,60@c12", "20@d12").play("t2 t4")
    walk = to(match, "m-p-h-60", "m-p-h-80")
    assert walk.token == ">60"
    assert walk.words == "Pass to 60 AE 0/2, 9 squares"
    assert walk.odds == "caught 50%, intercepted 16.7%, incomplete 33.3%"
    assert walk.path == ["m-reach-60"]


@rule("TD-13.2", "TD-13.3")
def test_of_a_carrier_out_of_bounds_only_the_ball_can_be_won() -> None:
    match = move("80@a6", "20@c6,21@l20").play("t2 t4 none 80-w")
    (walk,) = all_walks(match)
    assert "takes the ball 16.7%" in walk.odds
    assert walk.share == pytest.approx(1 / 6)


# What is rolled on the way, and by which way ---------------------------------------------------------------------


@rule("TD-9.8", "TD-9.12", "TD-9.13")
def test_a_pass_shows_what_lowers_the_die_from_when_it_is_caught_and_who_intercepts() -> None:
    match = move("80@l6,60@c12", "20@d12,21@l7").play("t2 t4")
    assert to(match, "m-p-h-60", "m-p-h-80").chips == [
        ("m-p-h-80", "−1 on the die"),
        ("m-p-a-20", "1–2 intercepts"),
        ("m-p-h-60", "distance 5: 5+"),
        ("m-p-h-60", "33%"),
    ]


@rule("TD-9.8")
def test_a_pass_that_is_certain_shows_nothing() -> None:
    match = move("80@l6,50@l5", "20@d12").play("t2 t4")
    assert to(match, "m-p-h-50", "m-p-h-80").chips == []


@rule("TD-10.2")
def test_a_contact_shows_both_contacts_and_what_it_comes_to() -> None:
    match = move("80@l6,70@c9", "27@c10").play("t2 t4 none")
    assert to(match, "m-p-a-27", "m-p-h-70").chips == [
        ("m-p-a-27", "contact 3 against 0"),
        ("m-p-a-27", "67%"),
    ]


@rule("TD-8.2")
def test_a_walk_shows_where_it_needs_speed_and_what_that_costs() -> None:
    match = move("80@l6,50@c9", "20@l20").play("t2 t4 none")
    assert to(match, "m-s-3-11", "m-p-h-50").chips == []
    walk = to(match, "m-s-3-13", "m-p-h-50")
    assert (walk.chips, walk.share) == ([("m-s-3-12", "speed +2")], None)
    assert walk.odds == "with speed: then nobody has any in the recovery"
    later = move("80@l6,50@c9", "20@l20").play("t4 t2 none end")  # phase 7 costs nothing
    assert to(later, "m-s-3-14", "m-p-h-50").chips == [("m-s-3-14", "speed +1")]
    assert to(later, "m-s-3-14", "m-p-h-50").odds == ""


@rule("TD-12.5", "TD-12.6")
def test_a_kick_at_goal_shows_from_which_face_it_is_good() -> None:
    match = at("phase=move row=16 kind=field-goal move=2 home=1@l15,70@l16 away=20@l20 ball=home1").play(
        "t2 t4"
    )
    chips = to(match, "m-goal-middle").chips
    assert chips == [("m-goal-middle", "4+"), ("m-goal-middle", "50%")]


@rule("TD-8.3", "TD-8.6")
def test_a_coach_may_choose_the_way() -> None:
    match = move("80@l6,70@c9,71@c10x", "20@l20").play("t3 t4 none")
    look = Look(match, 0)
    (over,) = (w for w in by(look, "m-p-h-70", ["m-s-3-10"], words().say) if w.target == "m-s-3-11")
    assert over.path == ["m-s-3-10", "m-s-3-11"]
    assert over.chips == [("m-s-3-10", "stays up 83%"), ("m-s-3-11", "83%")]


@pytest.mark.slow
def test_every_way_by_a_square_can_be_answered_and_leads_over_it() -> None:
    rng, say, ends = Rng(3), words().say, Counter[str]()
    for match, seat in sample(2):
        if match.need.question not in ("move", "step"):
            continue
        look = Look(match, seat)
        found = sources(look)
        source = found[rng.below(len(found))]
        squares = [w.path[0] for w in walks(look, source, say) if w.path and w.target == w.path[0]]
        for via in squares[:2]:
            ways = [w for w in by(look, source, [via], say) if len(w.path) > 1]
            for walk in ways[:: max(1, len(ways) // 4)]:
                twin = match.clone()
                twin.walk(walk.token, seat)
                assert walk.path[0] == via
                ends[check(walk, match, twin, seat)] += 1
    assert ends["arrived"] > 20


# Line-ups --------------------------------------------------------------------------------------------------------


def test_a_player_is_placed_with_one_click() -> None:
    match = at("row=8").play("attack free")
    while asked(match)[0] == "column":
        match.answer(tokens(match)[0])
    assert asked(match)[0] == "row"
    walk = to(match, "m-s-3-5")
    assert walk.words == "80 to c5"
    match.walk(walk.token, 0)
    assert where(match, 0, 80) == (3, 5)


# What a counter in hand does --------------------------------------------------------------------------------------


def test_a_counter_in_hand_does_what_its_ways_do_and_says_why_it_meets_nobody() -> None:
    say, met = words().say, set()
    for match, seat in sample(3):
        look = Look(match, seat)
        for source in sources(look)[:2]:
            ways = walks(look, source, say)
            known = bar(look, source, ways, say)
            free = {a.name for a in known.actions if not a.why}
            assert free in ({w.action for w in ways}, set())
            met |= {(a.name, a.rule) for a in known.actions if a.why}
    assert met == {("contact", "TD-10.1")}


def test_who_can_move_is_whoever_has_a_way() -> None:
    seen: Counter[str] = Counter()
    for match, seat in sample(1, 7):
        question = match.need.question
        if question not in ("move", "chase"):
            look = Look(match, seat)
            ways = dict.fromkeys(walk.source for walk in everything(look, words().say) if walk.source)
            assert sources(look) == list(ways), match.line()
            seen[question] += bool(ways)
    assert {"row", "column", "step"} <= {question for question, ways in seen.items() if ways}
