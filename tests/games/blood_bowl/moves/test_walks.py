"""One click on a player and one on a square or another player: the words say what happens, and that happens."""

import functools
import math
import re

import pytest
from tests.games.blood_bowl.table import AWAY, HOME, at, duel, facts, game, pitch, status, where

from downfield.games.blood_bowl.board.drawing import draw
from downfield.games.blood_bowl.board.marks import marks
from downfield.games.blood_bowl.moves.walks import by, everything, held, sources, walks
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.walk import Walk
from downfield.text import Text


@functools.cache
def words(language: str = "en") -> Text:
    return Text(language, game().spec)


def of(match: Match, source: str) -> list[Walk]:
    return walks(Look(match, match.waiting()[0]), source, words().say)


def to(match: Match, source: str, target: str, token: str = "") -> Walk:
    """The walk of a player to an element of the board."""
    return next(w for w in of(match, source) if w.target == target and w.token.startswith(token))


def walk(match: Match, source: str, target: str, token: str = "") -> Match:
    """Take it."""
    match.walk(to(match, source, target, token).token, match.waiting()[0])
    return match


def rolled(home: str, away: str, dice: str, more: str = "", gains: str = "") -> Match:
    """A duel whose dice fall by themselves, in this order."""
    start = duel(home, away, more, gains)
    return game().at(start.position(), options=start.options_agreed, dice=dice)


# Squares ----------------------------------------------------------------------------------------------------------


def test_a_walk_is_said_in_the_words_of_a_coach() -> None:
    match = duel("11@f8", "7@p8")
    assert to(match, "m-p-h-11", "m-s-i8").words == "11 to i8"
    assert to(match, "m-p-h-11", "m-s-i8").token == "11-g8-h8-i8"
    assert to(match, "m-p-h-11", "m-s-i8").path == ["m-s-g8", "m-s-h8", "m-s-i8"]


def test_a_walk_without_dice_promises_nothing() -> None:
    assert to(duel("11@f8", "7@p8"), "m-p-h-11", "m-s-i8").share is None


def test_a_walk_with_dice_says_its_chance() -> None:
    found = to(duel("11@f8", "7@g8"), "m-p-h-11", "m-s-e8")
    assert found.share == pytest.approx(4 / 6)
    assert found.odds == "gets there 66.7%"


def test_a_walk_says_what_a_team_re_roll_is_worth() -> None:
    match = at("home=11@f8 away=7@g8 rerolls=1-0")
    assert to(match, "m-p-h-11", "m-s-e8").odds == "gets there 88.9%, without a team re-roll 66.7%"


def test_a_walk_goes_on_after_a_dodge_that_succeeds() -> None:
    match = walk(rolled("11@f8", "7@g8", "D5"), "m-p-h-11", "m-s-c8")
    assert where(match, "home11") == "c8"
    assert match.need.question == "step"


def test_a_walk_is_stopped_by_a_dodge_that_fails() -> None:
    match = walk(rolled("11@f8,12@a1", "7@g8", "D2 D1 D1"), "m-p-h-11", "m-s-c8")
    assert where(match, "home11") == "e8"
    assert status(match, "home11") == "prone"
    assert match.waiting() == (AWAY,)


def test_a_walk_is_stopped_by_the_question_of_a_re_roll() -> None:
    match = walk(rolled("11@f8", "7@g8", "D2", "rerolls=1-0"), "m-p-h-11", "m-s-c8")
    assert match.need.question == "reroll"
    assert where(match, "home11") == "e8"


def test_a_walk_into_the_end_zone_with_the_ball_is_a_touchdown() -> None:
    match = duel("11@w8,12@a1", "7@p8", "ball=home11")
    assert to(match, "m-p-h-11", "m-s-z8").words == "11 to z8: touchdown!"
    walk(match, "m-p-h-11", "m-s-z8")
    assert match.points() == (1, 0)


def test_the_ball_is_picked_up_on_the_way() -> None:
    match = duel("11@f8", "7@p8", "ball=h8")
    assert to(match, "m-p-h-11", "m-s-h8").words == "11 picks the ball up in h8"
    beyond = [w for w in of(match, "m-p-h-11") if "goes on" in w.words]
    assert all("h8" in w.token for w in beyond)


def test_who_lies_stands_up_by_a_click_on_himself() -> None:
    match = duel("11@f8p", "7@p8")
    assert to(match, "m-p-h-11", "m-p-h-11").words == "11 stands up and stays"
    walk(match, "m-p-h-11", "m-p-h-11", "11.")
    assert status(match, "home11") == "standing"
    assert pitch(match).actor < 0


# Blows ------------------------------------------------------------------------------------------------------------


def test_an_opponent_next_to_a_player_is_blocked() -> None:
    match = duel("11@f8", "7@g8,8@p8")
    assert to(match, "m-p-h-11", "m-p-a-7", "11block").words == "11 blocks 7"
    walk(match, "m-p-h-11", "m-p-a-7", "11block")
    assert match.need.die == "block"


def test_a_blitz_goes_along_the_best_way_and_hits() -> None:
    match = duel("11@f8", "7@j8,8@p8")
    found = to(match, "m-p-h-11", "m-p-a-7")
    assert found.words.startswith("11 blitzes 7 from i")
    walk(match, "m-p-h-11", "m-p-a-7")
    assert facts(match)[-2:] == ["moved", "blocked"]
    assert match.need.die == "block"


def test_a_blitz_comes_from_where_the_dice_are_best() -> None:
    match = duel("11@f8", "7@j8,8@j9")
    found = to(match, "m-p-h-11", "m-p-a-7")
    assert found.words == "11 blitzes 7 from i7"
    assert found.odds == "one die, down 33.3%, falls himself 33.3%"


def test_an_opponent_next_to_a_player_may_be_blocked_or_blitzed() -> None:
    found = [w for w in of(duel("11@f8", "7@g8"), "m-p-h-11") if w.target == "m-p-a-7"]
    assert [w.token for w in found] == ["11block", "11blitz-*7"]


def test_who_is_down_is_fouled() -> None:
    match = duel("11@f8", "7@j8p,8@p8")
    found = to(match, "m-p-h-11", "m-p-a-7")
    assert found.words.startswith("11 fouls 7 from i")
    walk(match, "m-p-h-11", "m-p-a-7")
    assert facts(match)[-1] == "fouled"


def test_a_blitz_may_end_in_a_stab() -> None:
    match = duel("11@f8", "7@h8,8@p8", gains="home11+stab")
    found = {w.token: w.words for w in of(match, "m-p-h-11") if w.target == "m-p-a-7"}
    assert found["11blitz-*7-g8-*7stab"] == "11 stabs 7 from g8"
    match.walk("11blitz-*7-g8-*7stab", HOME)
    assert "stabbed" in facts(match)


# Team-mates -------------------------------------------------------------------------------------------------------


def test_a_team_mate_is_handed_the_ball_or_thrown_it() -> None:
    match = duel("11@f8,12@h8", "7@p8", "ball=home11")
    found = {w.token: w.words for w in of(match, "m-p-h-11") if w.target == "m-p-h-12"}
    assert found == {
        "11hand-g8->12": "11 hands off to 12 from g8",
        "11pass-throw-h8": "11 passes to 12 from here",
    }
    match.walk("11pass-throw-h8", HOME)
    assert match.need.die == "six"


def test_nothing_is_thrown_by_a_single_click_on_a_team_mate() -> None:
    match = duel("11@f8,12@h8", "7@p8", "ball=home11 used=hand")
    ends = [w for w in of(match, "m-p-h-11") if "m-p-h-12" in (w.target, *w.also)]
    assert [w.token for w in ends] == ["11pass-throw-h8", "11pass"]


def test_an_action_can_be_declared_by_itself() -> None:
    match = duel("11@f8,12@h8", "7@p8,8@q8", "ball=home11")
    own = {w.token for w in of(match, "m-p-h-11") if w.target == "m-p-h-11"}
    assert own == {"11blitz", "11pass", "11hand"}


# In the middle of an activation -----------------------------------------------------------------------------------


def test_who_can_go_on_stays_in_hand() -> None:
    match = duel("11@f8,12@a1", "7@p8")
    assert held(Look(match, HOME)) == ""
    walk(match, "m-p-h-11", "m-s-h8")
    assert held(Look(match, HOME)) == "m-p-h-11"
    assert sources(Look(match, HOME)) == ["m-p-h-11", "m-p-h-12"]


def test_to_take_another_player_ends_the_activation() -> None:
    match = duel("11@f8,12@a1", "7@p8")
    walk(match, "m-p-h-11", "m-s-h8")
    assert to(match, "m-p-h-12", "m-s-c1").token == ".-12-b1-c1"
    walk(match, "m-p-h-12", "m-s-c1")
    assert where(match, "home12") == "c1"
    assert held(Look(match, HOME)) == "m-p-h-12"


def test_a_click_on_himself_stops_a_player() -> None:
    match = duel("11@f8,12@a1", "7@p8")
    walk(match, "m-p-h-11", "m-s-h8")
    walk(match, "m-p-h-11", "m-p-h-11")
    assert match.need.question == "turn"


def test_a_blitzer_hits_only_whom_he_named() -> None:
    match = duel("11@f8", "7@j8,8@j10").play("11blitz *7 g8")
    assert [w.target for w in of(match, "m-p-h-11") if w.target.startswith("m-p-a")] == ["m-p-a-7"]


# All of them ------------------------------------------------------------------------------------------------------


@functools.cache
def sample(seed: int, every: int = 25) -> list[tuple[Match, int]]:
    """Decisions of a match in which coaches often take a whole walk."""
    match, rng = game().new(seed=seed), Rng(seed)
    kept: list[tuple[Match, int]] = []
    for turn in range(800):
        if match.over:
            break
        seat = match.waiting()[0]
        if turn % every == 0:
            kept.append((match.clone(), seat))
        movable = sources(Look(match, seat)) if rng.below(3) == 0 else []
        found = of(match, movable[rng.below(len(movable))]) if movable else []
        if found:
            match.walk(found[rng.below(len(found))].token, seat)
        else:
            options = match.options(seat)
            match.answer(options[rng.below(len(options))].value, seat)
    return kept


@pytest.mark.slow
def test_every_walk_can_be_begun_and_goes_to_its_end_unless_a_die_is_rolled() -> None:
    rng, arrived = Rng(8), 0
    for match, seat in sample(2):
        for source in sources(Look(match, seat))[::4]:
            found = of(match, source)
            walk = found[rng.below(len(found))]
            twin = match.clone()
            twin.dice = None
            twin.walk(walk.token, seat)
            given = [m.token for m in twin.moves[len(match.moves) :]]
            assert given == match.parts(walk.token)[: len(given)]
            if twin.rolls == match.rolls and twin.need.kind != "chance":
                assert len(given) == len(match.parts(walk.token))
                arrived += 1
    assert arrived > 20


def test_what_walks_name_is_on_the_board_or_on_the_marks() -> None:
    say = words().say
    for match, seat in sample(2):
        board = set(re.findall(r'id="([^"]+)"', draw(Look(match, seat), say).moving))
        for source in sources(Look(match, seat))[:4]:
            own = of(match, source)
            drawing, rows = marks(Look(match, match.waiting()[0]), own, say)
            marked = re.findall(r'id="([^"]+)"', drawing)
            assert len(marked) == len(set(marked))
            assert set(marked) == {name for row in rows for name in row}
            assert not set(marked) & board
            named = {name for w in own for name in (w.target, *w.also, *w.path, w.source)}
            assert named - {"m-ball"} <= set(marked) | board


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_walks_speak_every_language(language: str) -> None:
    text = Text(language, game().spec)
    for match, seat in sample(2)[::3]:
        for walk in everything(Look(match, seat), text.say):
            assert not re.search(r"walk-|way-|odds-|[\ue000-\ue0ff]", walk.words + walk.odds)
    assert text.faults == []


def test_only_who_is_asked_has_walks() -> None:
    match = duel("11@f8", "7@p8")
    assert sources(Look(match, AWAY)) == []
    assert sources(Look(match, HOME)) == ["m-p-h-11"]


# The dice on the way ----------------------------------------------------------------------------------------------


def test_every_die_stands_in_the_square_where_it_is_rolled() -> None:
    """[BB-9.7, BB-9.10] Out of a tackle zone, then beyond his movement; at the end what all of it comes to."""
    way = to(duel("11@f8", "7@g9,8@e9"), "m-p-h-11", "m-s-f1")
    assert way.chips == [("m-s-f7", "3+ dodge"), ("m-s-f1", "2+ rush"), ("m-s-f1", "56%")]


def test_the_dice_of_a_way_come_to_its_chance() -> None:
    """Linemen without any re-roll: no die is left out, and none is counted twice."""
    match = duel("11@f8,12@g10", "7@g8,8@h6,9@e5,10@j9p", "ball=i7")
    risky = [walk for walk in of(match, "m-p-h-11") if walk.action == "move" and walk.share is not None]
    assert len(risky) > 50
    for walk in risky:
        faces = [int(words[0]) for _, words in walk.chips[:-1]]
        assert walk.share == pytest.approx(math.prod((7 - face) / 6 for face in faces))


def test_a_block_says_the_strength_of_both_with_those_who_help() -> None:
    """[BB-10.4, BB-10.5]"""
    match = duel("11@f8,12@g9", "7@g8")
    assert ("m-p-a-7", "ST 3+1 against 3") in to(match, "m-p-h-11", "m-p-a-7", "11block").chips


def test_a_blitz_comes_from_the_square_that_the_coach_names() -> None:
    """[BB-10.2] And along the squares that he names before."""
    match = duel("11@f8", "7@k8")
    look = Look(match, 0)
    via = by(look, "m-p-h-11", ["m-s-g6", "m-s-k7"], words().say)
    blitz = next(walk for walk in via if walk.target == "m-p-a-7")
    assert blitz.path[-1] == "m-s-k7"
    assert "m-s-g6" in blitz.path
    match.walk(blitz.token, 0)
    assert where(match, "home11") == "k7"
