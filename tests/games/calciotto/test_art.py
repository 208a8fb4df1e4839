"""The table as a drawing."""

import functools
import re
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from tests.games.calciotto.table import AWAY_FAR, HOME_FAR, at, game, spread

from downfield.games.calciotto.art import SHOWPIECE, art, names
from downfield.games.calciotto.art_chance import wins
from downfield.games.calciotto.odds import odds
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.svg import Picture
from downfield.text import Text
from downfield.text.picture import drawn

pytestmark = pytest.mark.nightly  # until the game is on the shelf

SAID = re.compile(r"\[[^][]*\]")
EVERY = 40  # of how many stops of a match one is looked at
KNOCKOUT = {
    "seconds_per_phase": 300,
    "knockout": True,
}  # nine phases, then perhaps a shoot-out


def bracketed(key: str, **args: object) -> str:
    """The key in brackets, in place of any language."""
    return f"[{key}]"


@functools.cache
def words(language: str = "en") -> Text:
    return Text(language, game().spec)


def draw(match: Match, seat: int | None = None) -> Picture:
    return drawn(match, seat, words().say)


def dead_balls() -> list[Match]:
    """Where random play seldom gets to."""
    hands = "hand_away=tackle,scivolata hand_home=ammonizione,punizione"
    foul = spread(f"turn=away ball=home14 {hands}", home="14@h9", away="14@h10")
    inside = spread(f"turn=away ball=home14 {hands}", home="14@h17", away="14@h16")
    booked = AWAY_FAR.replace("1@i21", "1@i21y")
    off = [
        at(f"turn=away ball=home14 {hands} home={HOME_FAR},14@i20 away={booked},14@h12 {subs}")
        for subs in ("subs=0-0", "subs=3-3")
    ]
    hard = [match.play("pass pass d1 d1 end x14 tackle ammonizione") for match in (foul, inside)]
    sent = [match.play("pass pass d1 d1 end x1 tackle ammonizione") for match in off]
    duel = spread(f"turn=away ball=home14 {hands}", home="14@h9", away="14@h10").play(
        "pass pass d1 d1 end x14"
    )
    shot = spread("ball=home14 hand_away=tuffo,sicurezza", home="14@i19").play("pass d6 d4 keep")
    near = "away=1@i21,2@h10,3@g9,4@i9,6@h8,7@i10,13@p17,14@p16"
    wall = at(f"phase=freekick home=1@h0,2@a2,3@a3,14@h9 {near} subs=3-3").play("14 done wall-h 14 13")
    free = spread("turn=away ball=home14", home="14@h9", away="14@h10").play("d1 d1 end")
    return [free, duel, shot, wall, *hard, *sent, at("phase=shootout", knockout=True)]


def moments(seed: int, every: int = EVERY) -> Iterator[tuple[Match, int | None]]:
    """Stops of matches at random, seen by whoever is asked; the first few of every question are all there."""
    seen: dict[str, int] = {}
    rng = Rng(seed)
    for match in (game().new(by_hand=True, options=KNOCKOUT), *dead_balls()):
        for turn in range(500):
            seat = match.waiting()[0] if match.waiting() else None
            asked = match.need.question or match.need.die
            seen[asked] = seen.get(asked, 0) + 1
            if seen[asked] < 4 or turn % every == 0:
                yield match, seat
            if match.over:
                break
            options = match.options(seat)
            match.answer(options[rng.below(len(options))].value, seat)


def root(picture: Picture) -> ET.Element:
    return ET.fromstring(picture.svg())


def ids(picture: Picture) -> list[str]:
    return [found for node in root(picture).iter() if (found := node.get("id")) is not None]


def element(picture: Picture, name: str) -> ET.Element:
    return next(node for node in root(picture).iter() if node.get("id") == name)


def said(picture: Picture, name: str) -> str | None:
    return element(picture, name).get("aria-label")


def place(picture: Picture, name: str) -> tuple[float, float]:
    """Where an element has been moved to."""
    found = re.match(r"translate\((\S+) ([^ )]+)\)", element(picture, name).get("transform", ""))
    assert found is not None
    return float(found[1]), float(found[2])


@pytest.mark.parametrize("seed", [1, 2])
def test_every_moment_of_a_match_is_one_sound_drawing(seed: int) -> None:
    still = draw(at("score=1-0")).still
    asked = set()
    for match, seat in moments(seed):
        picture = draw(match, seat)
        asked.add(match.need.question)
        names = ids(picture)
        assert len(names) == len(set(names))
        assert picture.still == still
        assert {name for found in picture.targets.values() for name in found} <= set(names)
        assert set(picture.targets) == set(match.view(seat).options)
        assert all(picture.targets.values())
        assert picture.spoken
    assert {"leave", "figure", "square", "spend", "wall", "retreat", "spot", "target", "trade"} <= asked
    assert {
        "new-keeper",
        "stand-in",
        "clear",
        "challenge",
        "contrast-card",
        "keeper-square",
        "shooter",
        "relocate",
        "place",
    } <= asked


def test_every_cell_speaks_and_every_option_on_the_board_is_a_cell() -> None:
    for match, seat in moments(3):
        picture = draw(match, seat)
        told = {node.get("id"): node.get("aria-label") for node in root(picture).iter() if node.get("id")}
        cells = [name for row in picture.cells for name in row]
        assert len(cells) == len(set(cells))
        assert all(picture.cells)
        assert {name for name, label in told.items() if label} == set(cells)
        assert {name for found in picture.targets.values() for name in found} <= set(cells)


def test_what_moves_has_a_name_and_a_place() -> None:
    for match, seat in moments(4):
        for node in root(draw(match, seat)).iter():
            if "move" in node.get("class", "").split():
                assert node.get("id", "").startswith("m-")
                assert node.get("transform")


def test_the_same_view_is_drawn_with_the_same_bytes() -> None:
    for match, seat in moments(5, 80):
        assert draw(match, seat) == draw(match.clone(), seat)


def test_colours_come_from_the_themes() -> None:
    for match, seat in moments(7, 80):
        picture = draw(match, seat)
        painted = re.findall(r'(?:fill|stroke|style)="([^"]*)"', picture.still + picture.moving)
        allowed = re.compile(r"none|var\(--[a-z0-9-]+\)|rgba\(0,0,0,\.\d+\)")
        assert [colour for colour in painted if not allowed.fullmatch(colour)] == []


def test_every_word_is_said_in_the_language_of_the_table() -> None:
    # Numbers, percentages, coordinates, roles, names of teams and what is printed on a card are the same everywhere
    printed = re.compile(
        r"[-+=]?\s?\d+[′%]?|/ \d+′|=|[a-p]|[PDCAT]|Italia|Brasile|[A-Z]+( [A-Z]+| \d\(\+\d\))?"
    )
    for match, seat in moments(8, 60):
        picture = art(match.view(seat), match.game, bracketed, (), match.open_events)
        bare = [SAID.sub("", text or "").strip(" ·.") for text in root(picture).itertext()]
        loose = [
            text
            for text in bare
            if text and not printed.fullmatch(text) and not text.startswith((".df", "/*", "@media"))
        ]
        assert loose == []
        assert SAID.sub("", picture.spoken).strip(" ·.") == ""


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_key_has_its_words(language: str) -> None:
    missing: set[str] = set()
    text = Text(language, game().spec)
    own = text._bundles[0]

    def say(key: str, **args: int | str) -> str:
        if not own.has_message(key):
            missing.add(key)
        return text.say(key, **args)

    for match, seat in moments(9, 50):
        view = match.view(seat)
        art(view, match.game, say, (), match.open_events)
        odds(view, match.game, say)
        known = names(view, match.game, say)
        for token in view.options:
            label = text.answer(view.question, token, view.scene, known.get(token, ""))
            assert re.search(r"\w", label)
            assert not re.search(r"\b(name|walk|cell|card)-", label)
    assert missing == set()
    assert text.faults == []


# Who sees what ---------------------------------------------------------------------------------------------------


def test_only_its_side_sees_a_hand() -> None:
    match = at("hand_home=tackle,sprint3 hand_away=tuffo,elimina,elimina")
    home, away, nobody = (draw(match, seat) for seat in (0, 1, None))
    assert {"m-card-tackle-0", "m-card-sprint3-0"} <= set(ids(home))
    assert {"m-card-tuffo-0", "m-card-elimina-0", "m-card-elimina-1"} <= set(ids(away))
    for picture, mine in ((home, "tuffo"), (away, "tackle"), (nobody, "tuffo")):
        assert f"m-card-{mine}" not in picture.moving
    assert "m-card" not in nobody.moving
    for picture in (home, away, nobody):
        assert said(picture, "m-hand-home") == "Home holds 2 cards."
        assert said(picture, "m-hand-away") == "Away holds 3 cards."


def test_a_sealed_line_up_shows_nothing_to_the_other_side() -> None:
    start = game().new(by_hand=True)
    seen = {draw(start.clone().play(words), 1).moving for words in ("-5 -11 1@h0 2@g4", "-5 -11 12@i0 3@g5")}
    assert len(seen) == 1
    assert "m-f-h-" not in seen.pop()


def test_after_a_goal_those_to_be_placed_wait_beside_the_pitch() -> None:
    match = spread("phase=lineup subs=2-3", home="14@h9", away="14@h12").play("done")
    picture = draw(match, 0)
    assert said(picture, "m-f-h-1") == "Home 1, keeper, movement 3, strength 3, to be placed."
    assert {f"m-f-h-{n}" for n in (1, 2, 3, 6, 7, 10, 13, 14)} <= set(ids(picture))
    assert "m-f-h-14" not in ids(draw(match, 1))
    assert place(draw(match.play("1=h0"), 0), "m-f-h-1")[0] == 60 - 22


# What lies where -------------------------------------------------------------------------------------------------


def test_home_attacks_to_the_right_and_its_left_wing_is_up() -> None:
    picture = draw(spread("ball=home14", home="14@h9", away="14@h12"))
    x, y = place(picture, "m-f-h-14")
    assert place(picture, "m-f-a-14") == (x + 3 * 44, y)
    assert place(picture, "m-f-h-2")[1] == y - 7 * 44


def test_a_figure_says_what_it_is() -> None:
    picture = draw(spread("ball=home14", home="14@h9y", away="14@h12z"))
    assert said(picture, "m-f-h-14") == (
        "Home 14, attacker, movement 3, strength 3, on h9, has the ball, cautioned."
    )
    assert said(picture, "m-f-a-14") == "Away 14, attacker, movement 3, strength 3, on h12, on the ground."
    assert said(picture, "m-f-a-12") == "Away 12, keeper, movement 3, strength 2, on the bench."
    assert "rotate" in element(picture, "m-f-a-14").get("transform", "")


def test_the_ball_goes_with_its_carrier_and_lies_on_the_spot() -> None:
    carried = draw(spread("ball=home14", home="14@h9", away="14@h12"))
    x, _ = place(carried, "m-f-h-14")
    assert abs(place(carried, "m-ball")[0] - x) < 20
    match = spread("phase=penalty subs=3-3", home="14@h18", away="14@h12").play("14")
    assert said(draw(match), "m-ball") == "The ball lies on the penalty spot."
    assert place(draw(match), "m-ball") == (60 + 17 * 44, 112 + 8 * 44)


def test_a_duel_shows_both_totals_and_who_won() -> None:
    match = spread("turn=away ball=home14 hand_away=tackle", home="14@h9", away="9@h10")
    match.play("pass d1 d1 end x9")
    assert said(draw(match), "m-result") == "Who wins the ball?"
    picture = draw(match.play("tackle d3 d4 d5 d5"))
    assert said(picture, "m-duel-away") == "Away 9: dice 3 and 4, total 11, wins."
    assert said(picture, "m-duel-home") == "Home 14: dice 5 and 5, total 10."
    assert said(picture, "m-result") == "9 wins the ball"


def test_a_goal_shows_both_totals() -> None:
    match = spread("ball=home14", home="14@i19", away="14@h12").play("d6 d4 keep !g d5 d4 d2 d3")
    picture = draw(match)
    assert said(picture, "m-duel-home") == "Home 14: dice 5 and 4, total 12, wins."
    assert said(picture, "m-result") == "Goal by 14!"


def test_points_are_pips() -> None:
    picture = draw(spread("ball=home14", home="14@h9", away="14@h12").play("d3 d4"))
    pips = [node for node in element(picture, "m-points") if node.get("fill") == "var(--glow)"]
    assert len(pips) == 1 + 7  # the disc with the number, then a pip for each
    assert said(picture, "m-points") == "7 points left."


def test_a_free_kick_shows_the_sign_and_the_wall() -> None:
    match = spread("phase=freekick subs=3-3", home="14@h9", away="14@h12").play(
        "14 done wall-h 14 2 done f+ d3 d4"
    )
    picture = draw(match, 0)
    assert [said(picture, name) for name in ids(picture) if name.startswith("m-sign")] == [
        "Plus: the kick flies over the wall."
    ]
    assert (said(picture, "m-f-a-14") or "").endswith("in the wall.")


def test_a_shot_says_its_chance_on_the_goal_square() -> None:
    match = spread("ball=home14", home="14@i19", away="14@h12").play("d6 d4 keep")
    picture = draw(match, 0)
    assert picture.targets["!g"] == ["m-s-7-21"]
    assert picture.targets["!i"] == ["m-f-a-1"]
    assert "83%" in "".join(element(picture, "m-s-7-21").itertext())
    chances = odds(match.view(0), match.game, words().say)
    assert chances["!g"].words == "goal 82.7%"
    assert chances["!i"].words == "goal 17.3%"


def test_the_showpiece_is_drawn_quickly() -> None:
    match = at(SHOWPIECE)
    view, facts = match.view(0), match.open_events
    draw(match, 0)
    started = time.perf_counter()
    for _ in range(20):
        art(view, match.game, words().say, (), facts)
    assert (time.perf_counter() - started) / 20 < 0.010


# Odds ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "share"), [("pass", 50), ("tackle", 74), ("scivolata", 90), ("raddoppia", 85), ("elimina", 84)]
)
def test_cards_of_the_challenger_are_worth_what_the_rules_say(card: str, share: int) -> None:
    """[CAL-12.6]"""
    hand = "hand_away=tackle,scivolata,raddoppia,elimina"
    match = spread(f"turn=away ball=home14 {hand}", home="14@h9", away="14@h10").play("pass d1 d1 end x14")
    found = odds(match.view(1), match.game, words().say)[card].share
    assert found is not None
    assert round(100 * found) == share


@pytest.mark.parametrize(
    ("ahead", "share"), [(-3, 17), (-2, 26), (-1, 38), (0, 50), (1, 62), (2, 74), (3, 83), (4, 90)]
)
def test_chances_of_goals_are_those_of_the_rules(ahead: int, share: int) -> None:
    """[CAL-8.13]"""
    assert round(100 * wins(ahead)) == share


def test_a_trade_says_what_is_left_of_the_roll() -> None:
    say = words().say
    match = spread("ball=home14", home="14@h9", away="14@h12").play("d6 d4")
    found = odds(match.view(0), match.game, say)
    assert [found[token].words for token in ("keep", "trade")] == ["10 points", "4 points and a card"]
    duel = spread("turn=away ball=home14", home="14@h9", away="14@h10").play("d1 d1 end x14 d4 d4 d6 d3")
    shares = odds(duel.view(0), duel.game, say)
    assert [shares[token].share for token in ("keep", "trade")] == [1.0, 0.0]


def test_what_odds_light_up_is_on_the_board() -> None:
    told = 0
    for match, seat in moments(10, 10):
        if seat is not None:
            there = set(ids(draw(match, seat)))
            for token, chance in odds(match.view(seat), match.game, words().say).items():
                assert token in match.view(seat).options
                assert set(chance.path) <= there
                told += 1
    assert told > 20
