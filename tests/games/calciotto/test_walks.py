"""Several answers in one word: they lead where they say, with the odds they say."""

import functools
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.calciotto.table import (
    AWAY,
    AWAY_FAR,
    HOME,
    HOME_FAR,
    asked,
    at,
    figure,
    game,
    pitch,
    spread,
    where,
)
from tests.games.calciotto.test_drawing import draw, english
from tests.rules import rule
from tests.text.drawings import ids, stops

from downfield.games.calciotto.board.actions import bar
from downfield.games.calciotto.board.marks import marks
from downfield.games.calciotto.moves.walks import sources, walks
from downfield.games.calciotto.notation.shown import scene_of
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE
from downfield.kernel.show.look import Look
from downfield.kernel.show.walk import Walk
from downfield.text import Text


def of(match: Match, source: str, seat: int | None = None) -> list[Walk]:
    return walks(Look(match, match.waiting()[0] if seat is None else seat), source, english().say)


def to(match: Match, source: str, target: str) -> Walk:
    """The walk to an element of the board."""
    return next(walk for walk in of(match, source) if walk.target == target)


def ends(match: Match, source: str) -> set[str]:
    return {walk.target for walk in of(match, source)}


@functools.cache
def sample(seed: int) -> list[tuple[Match, int]]:
    return [(match, seat) for match, seat in stops("calciotto", seed) if seat is not None]


def all_walks(seed: int) -> Iterator[tuple[Match, int, Walk]]:
    """A few walks of every figure at many moments."""
    rng = Rng(seed)
    for match, seat in sample(seed):
        for source in sources(Look(match, seat)):
            found = walks(Look(match, seat), source, english().say)
            assert found
            for _ in range(min(4, len(found))):
                yield match, seat, found[rng.below(len(found))]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.nightly)])
def test_every_walk_can_be_answered_and_leads_where_it_says(seed: int) -> None:
    kinds: Counter[str] = Counter()
    for match, seat, walk in all_walks(seed):
        twin = match.clone()
        for part in twin.parts(walk.token):
            twin.answer(part, seat)
        kinds[match.need.question] += 1
        check(match, twin, seat, walk)
    assert {"spend", "challenge", "figure", "square", "relocate", "substitute", "target", "clear"} <= set(
        kinds
    )


def check(match: Match, twin: Match, seat: int, walk: Walk) -> None:
    side, number = match.seats[seat].side, int(walk.source.rpartition("-")[2])
    if walk.token.startswith(("!", "x")):
        return
    if walk.token.startswith(">"):
        assert pitch(twin).number_of(pitch(twin).carrier) == int(walk.token[1:])
        return
    if ">" in walk.token:
        assert figure(twin, side, number).number == number
        return
    told = scene_of(twin.view(seat)).figures
    there = [f for f in told if (f.side, f.number) == (side, number)]
    if there and walk.target.startswith("m-s"):
        assert f"m-s-{there[0].x}-{there[0].y}" == walk.target


@pytest.mark.nightly
def test_ends_of_walks_are_on_the_board_or_are_marked() -> None:
    for match, seat in sample(3):
        board = set(ids(draw(match, seat)))
        for source in sources(Look(match, seat)):
            assert source in board
            found = walks(Look(match, seat), source, english().say)
            svg, rows = marks(Look(match, match.waiting()[0]), found, english().say)
            marked = re.findall(r' id="([^"]+)"', svg)
            assert len(marked) == len(set(marked))
            assert not set(marked) & board
            assert {walk.target for walk in found} <= board | set(marked)
            assert {name for walk in found for name in walk.path} <= board | set(marked)
            cells = [name for row in rows for name in row]
            assert set(cells) <= set(marked)
            labelled = set(re.findall(r'<g id="([^"]+)"[^>]*aria-label="[^"]+"', svg))
            assert labelled == set(cells)


def test_nobody_else_has_figures_to_move() -> None:
    match = spread("ball=home14").play("d3 d4")
    assert sources(Look(match, AWAY)) == []
    assert "m-f-h-14" in sources(Look(match, HOME))
    assert sources(Look(spread("ball=home14"), HOME)) == []


# Runs ------------------------------------------------------------------------------------------------------------


def test_a_run_is_as_long_as_movement_and_points_allow() -> None:
    match = spread("ball=home14").play("d1 d1")
    found = [walk for walk in of(match, "m-f-h-14") if walk.target.startswith("m-s")]
    assert {len(walk.path) for walk in found} == {1, 2}
    assert len(found) == 12
    assert to(match, "m-f-h-14", "m-s-8-11").token == "14n2"
    assert to(match, "m-f-h-14", "m-s-8-11").words == "14 with the ball to h11, 2 points"
    rich = spread("ball=home14").play("d5 d4")
    assert max(len(walk.path) for walk in of(rich, "m-f-h-14") if walk.target.startswith("m-s")) == 3


@pytest.mark.nightly
def test_every_square_of_single_steps_is_a_run_and_no_other() -> None:
    """Asked of the rules themselves: step by step, wherever a figure can get to and stay."""
    rng = Rng(5)
    looked = 0
    for match, seat in sample(4):
        if match.need.question != "spend" or scene_of(match.view(seat)).phase == "shootout":
            continue
        found = sources(Look(match, seat))
        source = found[rng.below(len(found))]
        number = int(source.rpartition("-")[2])
        got = {
            w.target for w in walks(Look(match, seat), source, english().say) if w.target.startswith("m-s")
        }
        runs = {name for name in got if not name.endswith(("-0", "-21"))} | _goal_runs(
            match, seat, number, got
        )
        assert runs == _stepped(match, seat, number)
        looked += 1
    assert looked > 5


def _goal_runs(match: Match, seat: int, number: int, got: set[str]) -> set[str]:
    """A keeper runs in his goal; to anybody else goal squares are targets of shots."""
    role = figure(match, match.seats[seat].side, number).role
    return {name for name in got if name.endswith(("-0", "-21"))} if role == "P" else set()


def _stepped(match: Match, seat: int, number: int) -> set[str]:
    """Where single steps of one figure lead, the small area on the way not counted."""
    side = match.seats[seat].side
    found, seen, edge = set(), set(), [match]
    while edge:
        here = edge.pop()
        tokens = [c.token for c in here.options(seat)] if seat in here.waiting() else []
        for token in tokens if here.need.question == "spend" else []:
            if not re.fullmatch(rf"{number}[nesw]", token):
                continue
            twin = here.clone()
            twin.answer(token, seat)
            f = figure(twin, side, number)
            key = (f.x, f.y, f.left)
            if pitch(twin).runner < 0:
                found.add(f"m-s-{f.x}-{f.y}")
            if key not in seen and twin.state.need != CHANCE:
                seen.add(key)
                edge.append(twin)
    own = figure(match, side, number)
    return found - {f"m-s-{own.x}-{own.y}"}


def test_a_run_goes_through_the_own_small_area_but_does_not_end_there() -> None:
    match = at(f"ball=home14 home={HOME_FAR},14@e1 away={AWAY_FAR},14@h12").play("d5 d4")
    assert "m-s-6-1" not in ends(match, "m-f-h-14")
    walk = to(match, "m-f-h-14", "m-s-6-2")
    assert walk.token in ("14en", "14ne")
    blocked = at("ball=home14 home=1@h0,2@a5,3@e2,6@a4,7@p2,10@p3,13@p4,14@e1 away=1@i21,2@a19,3@a18,14@h12")
    found = to(blocked.play("d5 d4"), "m-f-h-14", "m-s-6-2")
    blocked.walk(found.token, HOME)
    assert where(blocked, HOME, 14) == "f2"


def test_a_run_beside_the_carrier_says_what_a_challenge_is_worth() -> None:
    match = spread("turn=away ball=home14", home="14@h9", away="9@h12").play("d5 d4")
    walk = to(match, "m-f-a-9", "m-s-8-10")
    assert walk.odds == "beside the carrier; a challenge wins 73.5%"  # a midfielder of strength 2 in midfield
    assert to(match, "m-f-a-9", "m-s-8-11").share is None


def test_a_sprinter_runs_further() -> None:
    match = spread("ball=home14 hand_home=sprint3").play("sprint3.14 d1 d1")
    assert max(len(walk.path) for walk in of(match, "m-f-h-14") if walk.target.startswith("m-s")) == 6


# The ball --------------------------------------------------------------------------------------------------------


def test_the_carrier_passes_and_shoots() -> None:
    match = at(f"ball=home14 home={HOME_FAR.replace('13@p4', '13@g17')},14@i19 away={AWAY_FAR},14@h12").play(
        "d5 d4"
    )
    shot = to(match, "m-f-h-14", "m-s-7-21")
    assert (shot.token, shot.words, shot.odds) == ("!g", "Shoot at g21, 2 points", "goal 82.7%")
    assert to(match, "m-f-h-14", "m-f-a-1").token == "!i"
    passed = to(match, "m-f-h-14", "m-f-h-13")
    assert (passed.token, passed.words) == (">13", "Pass to 13 (4A2), 2 points")
    assert not any(walk.token[0] in ">!" for walk in of(match, "m-f-h-13"))


def test_a_challenge_ends_on_the_carrier() -> None:
    match = spread("turn=away ball=home14", home="14@h9", away="14@h10").play("d1 d1 end")
    assert sources(Look(match, AWAY)) == ["m-f-a-14"]
    (walk,) = of(match, "m-f-a-14")
    assert (walk.token, walk.target, walk.odds) == ("x14", "m-f-h-14", "wins the ball 50%")
    assert "50%" in marks(Look(match, match.waiting()[0]), [walk], english().say)[0]


# What is rolled --------------------------------------------------------------------------------------------------


@rule("CAL-8.6", "CAL-8.7")
def test_a_shot_shows_what_shooter_and_keeper_add() -> None:
    match = at(f"ball=home14 home={HOME_FAR},14@i19 away={AWAY_FAR},14@h12").play("d5 d4")
    chips = to(match, "m-f-h-14", "m-s-7-21").chips
    assert chips == [("m-s-7-21", "+3 against +0"), ("m-s-7-21", "83%")]


@rule("CAL-9.5")
def test_a_challenge_shows_what_both_add() -> None:
    match = spread("turn=away ball=home14", home="14@h9", away="9@h12").play("d5 d4")
    beside = [("m-f-h-14", "+2 against +0"), ("m-s-8-10", "74%")]
    assert to(match, "m-f-a-9", "m-s-8-10").chips == beside
    match.play("9s2 end")
    assert to(match, "m-f-a-9", "m-f-h-14").chips == [("m-f-h-14", "+2 against +0"), ("m-f-h-14", "74%")]


@rule("CAL-9.1", "CAL-6.4")
def test_a_run_with_the_ball_shows_who_may_come_for_it_and_with_how_many_points() -> None:
    match = spread("ball=home14", home="14@h9", away="9@h14").play("d5 d4")
    walk = to(match, "m-f-h-14", "m-s-8-10")
    assert walk.share is None
    assert walk.chips == [
        ("m-f-a-9", "3+ points"),
        ("m-s-8-10", "+0 against +2"),
        ("m-s-8-10", "keeps it 29%"),
    ]
    assert "gets to him with 3+ points, 97%; a challenge then wins 74%" in walk.odds
    assert to(match, "m-f-h-14", "m-s-8-8").chips == []  # further than he steps


@rule("CAL-9.1", "CAL-12.3")
def test_whoever_lies_on_the_ground_comes_for_no_ball() -> None:
    match = spread("ball=home14", home="14@h9", away="9@h11z").play("d5 d4")
    assert to(match, "m-f-h-14", "m-s-8-10").chips == []


@rule("CAL-9.1")
def test_a_pass_shows_who_may_come_for_the_ball_where_it_goes() -> None:
    home = HOME_FAR.replace("13@p4", "13@h12")
    match = at(f"ball=home14 home={home},14@h9 away={AWAY_FAR},9@h13").play("d5 d4")
    chips = to(match, "m-f-h-14", "m-f-h-13").chips
    assert chips == [("m-f-a-9", "beside him"), ("m-f-h-13", "+0 against +2"), ("m-f-h-13", "keeps it 26%")]


# Placements ------------------------------------------------------------------------------------------------------


def test_a_figure_of_the_bench_is_put_on_any_square_of_the_line_up() -> None:
    match = game().new(by_hand=True).play("-5 -11")
    assert sources(Look(match, HOME)) == ["m-f-h-1", "m-f-h-12"]
    assert len(of(match, "m-f-h-1")) == 4
    match.play("1@h0")
    walk = to(match, "m-f-h-10", "m-s-5-8")
    assert walk.token == "10@e8"
    match.walk(walk.token, HOME)
    told = scene_of(match.view(HOME)).figures
    assert [f.square for f in told if f.number == 10] == ["e8"]


def test_one_who_comes_on_ends_on_who_goes_off() -> None:
    match = spread("phase=freekick", home="14@h9", away="14@h12")
    assert asked(match) == ("substitute", (HOME,))
    assert to(match, "m-f-h-15", "m-f-h-14").token == "14>15"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_walks_are_told_in_every_language(language: str) -> None:
    text = Text(language, game().spec)
    for match, seat in sample(6):
        for source in sources(Look(match, seat))[:3]:
            for walk in walks(Look(match, seat), source, text.say):
                assert not re.search(r"\b(name|walk|odds|chip)-", walk.words + walk.odds + str(walk.chips))
    assert text.faults == []


# What a figure in hand does ---------------------------------------------------------------------------------------


def test_a_figure_passes_and_shoots_where_the_rules_offer_it_and_else_says_why() -> None:
    """[CAL-7.1, CAL-8.1] Two ways to ask the rules that must agree."""
    reasons, rng = Counter[str](), Rng(5)
    match = game().new(by_hand=False, seed=5)
    for _ in range(900):
        if match.over:
            break
        seat = match.waiting()[0]
        if match.need.question == "spend":
            reasons += _agree(match, seat)
        options = match.options(seat)
        match.answer(options[rng.below(len(options))].token, seat)
    assert {"CAL-7.1", "CAL-8.1"} <= set(reasons)


def _agree(match: Match, seat: int) -> Counter[str]:
    look = Look(match, seat)
    found: Counter[str] = Counter()
    for source in sources(look):
        ways = walks(look, source, english().say)
        known = bar(look, source, ways, english().say)
        assert known.title
        assert {a.name for a in known.actions if not a.why} == {w.action for w in ways}
        found.update(a.rule for a in known.actions if a.why)
    return found
