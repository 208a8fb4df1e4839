"""The table as a drawing."""

import functools
import pathlib
import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence

import pytest
from tests.contract.cases import answer_at_random
from tests.games.first_and_roll.table import at, changed, face, game

from downfield.games.first_and_roll.board import drawing
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Picture
from downfield.text import Text

SAID = re.compile(r"\[[^][]*\]")


def bracketed(key: str, **args: object) -> str:
    """The key in brackets, in place of any language."""
    return f"[{key}]"


@functools.cache
def english() -> Text:
    return Text("en", game().spec)


def draw(match: Match, seat: int | None = None, before: Sequence[str] = ()) -> Picture:
    return drawing.draw(Look(match, seat, before=list(before)), english().say)


@functools.cache
def moments(seed: int) -> list[Match]:
    """Every stop of a match at random, played once for all tests."""
    match, rng = game().new(by_hand=True), Rng(seed)
    found = [match.clone()]
    while not match.over:
        answer_at_random(match, rng)
        found.append(match.clone())
    return found


def root(picture: Picture) -> ET.Element:
    return ET.fromstring(picture.svg())


def ids(picture: Picture) -> list[str]:
    return [found for node in root(picture).iter() if (found := node.get("id")) is not None]


def element(picture: Picture, name: str) -> ET.Element:
    return next(node for node in root(picture).iter() if node.get("id") == name)


def place(picture: Picture, name: str) -> tuple[float, float]:
    """Where an element has been moved to."""
    found = re.match(r"translate\((\S+) (\S+)\)", element(picture, name).get("transform", ""))
    assert found is not None
    return float(found[1]), float(found[2])


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_every_moment_of_a_match_is_one_sound_drawing(seed: int) -> None:
    still = draw(at("ball=31")).still
    for turn, match in enumerate(moments(seed)):
        seat = match.waiting()[0] if match.waiting() else (None, 0, 1)[turn % 3]
        picture = draw(match, seat, ("R/R", "R(6)", "r-3", "R4", "Cclock"))
        names = ids(picture)
        assert len(names) == len(set(names))
        assert picture.still == still
        assert {name for found in picture.targets.values() for name in found} <= set(names)
        assert set(picture.targets) == set(match.view(seat).options)
        assert picture.spoken


def test_every_target_names_its_option() -> None:
    for match in moments(1):
        for seat in match.waiting():
            picture = draw(match, seat)
            lit = {
                n.get("id"): n.get("data-token") for n in root(picture).iter() if n.get("class") == "target"
            }
            assert lit == {name: token for token, found in picture.targets.items() for name in found}


def test_what_moves_has_a_name_and_a_place() -> None:
    for match in moments(2):
        for node in root(draw(match)).iter():
            if "move" in node.get("class", "").split():
                assert node.get("id", "").startswith("m-")
                assert node.get("transform")


def test_the_same_view_is_drawn_with_the_same_bytes() -> None:
    for match in moments(1)[::3]:
        assert draw(match, 0) == draw(match.clone(), 0)


def test_a_hidden_die_does_not_change_the_drawing() -> None:
    seen = []
    for taken in ("R", "Y", "G"):
        match = at("ball=31 down=2 togo=7")
        match.answer(taken, 0)
        seen.append([draw(match, seat) for seat in (None, 1)])
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.slow
def test_every_word_is_said_in_the_language_of_the_table() -> None:
    # Numbers, clocks and what is printed on a die are the same everywhere
    printed = re.compile(r"[-+−]?\d+(:\d\d)?|T|[OD]\d+")
    for match in moments(2)[::2]:
        for seat in (None, *match.waiting()):
            picture = drawing.draw(Look(match, seat, before=["PD5A", "CT", "K35"]), bracketed)
            bare = [SAID.sub("", text).strip() for text in root(picture).itertext()]
            style = bare.pop(0)
            assert ".df" in style
            assert [text for text in bare if text and not printed.fullmatch(text)] == []
            assert SAID.sub("", picture.spoken).strip() == ""


@pytest.mark.slow
def test_every_key_has_its_words() -> None:
    missing: set[str] = set()
    words = english()

    def say(key: str, **args: int | str) -> str:
        if not words.has(key):
            missing.add(key)
        return words.say(key, **args)

    for seed in (1, 2):
        for match in moments(seed):
            for seat in (None, *match.waiting()):
                drawing.draw(Look(match, seat), say)
    assert missing == set()
    assert words.faults == []


@pytest.mark.parametrize("down", [1, 2, 3, 4])
def test_the_ball_lies_in_the_lane_of_its_down(down: int) -> None:
    picture = draw(at(f"ball=31 down={down} togo=7"))
    assert place(picture, "m-ball")[1] == place(picture, "m-lane")[1] == 176 + 68 * (down - 0.5)


def test_home_plays_to_the_right_and_away_to_the_left() -> None:
    home, away = draw(at("ball=31")), draw(at("possession=away ball=31"))
    assert place(home, "m-ball")[0] < place(home, "m-marker")[0]
    assert place(away, "m-ball")[0] > place(away, "m-marker")[0]
    assert place(home, "m-possession")[0] < place(away, "m-possession")[0]


def test_the_clock_marker_moves_along_its_track() -> None:
    early, late = draw(at("ball=31 clock=28:00")), draw(at("ball=31 clock=4:00"))
    assert place(early, "m-clock")[0] < place(late, "m-clock")[0]


def test_the_dice_of_the_play_before_lie_until_this_one_is_under_way() -> None:
    match = at("ball=31")
    assert "m-die-1" in ids(draw(match, before=("G/R", "G15", "C-")))
    assert "m-die-1" not in ids(draw(match.play("R/R R3"), before=("G/R", "G15", "C-")))


def test_no_more_dice_lie_there_than_there_are_places() -> None:
    names = ids(draw(at("ball=31"), before=("R/R", *["R(6)"] * 30)))
    assert sum(name.startswith("m-die-") for name in names) == 8


def test_a_die_shows_what_the_pack_prints(tmp_path: pathlib.Path) -> None:
    other = changed(tmp_path, "dice.toml", face("(25)"), face("(31)"))
    picture = draw(other.at("ball=31 down=1"), 0)
    assert "31" in "".join(element(picture, "m-option-2").itertext())


def test_options_with_a_place_of_their_own_have_two_targets() -> None:
    picture = draw(at("ball=71 down=4 togo=6"), 0)
    assert picture.targets["fg"] == ["m-option-2", "m-spot-fg"]


def test_the_drawing_is_spoken_for_whoever_does_not_see_it() -> None:
    said = draw(at("ball=31 down=2 togo=7 score=7-3 clock=14:00 timeouts=2-1")).spoken
    assert said == (
        "1st half, 14:00 on the clock. Home 7, Away 3. Time-outs left: Home 2, Away 1. "
        "Home has the ball: 2nd & 7, Home 31."
    )


# What the dice say -----------------------------------------------------------------------------------------------


def test_a_die_comes_to_rest_with_its_result_spelled_out() -> None:
    picture = draw(at("ball=31"), before=("G/R", "G(25)", "G0", "CT", "CT", "r-3"))
    said = [element(picture, f"m-die-{i}").get("aria-label") for i in range(5)]
    assert said == [
        "the green offence die: 25, breakaway.",
        "the green offence die: 0, no gain.",
        "the clock die: roll again.",
        "the clock die: turnover.",
        "the red defence die: −3.",
    ]
    assert "breakaway" in "".join(element(picture, "m-die-0").itertext())
    assert "turnover" in "".join(element(picture, "m-die-3").itertext())


def test_the_way_of_each_die_lies_on_the_field_until_it_is_lit() -> None:
    picture = draw(at("ball=31 down=2 togo=7"), 0)
    assert {f"m-reach-{die}" for die in "RYG"} <= set(ids(picture))
    assert all(element(picture, f"m-reach-{die}").get("class") == "reach" for die in "RYG")
    assert not any(name.startswith("m-reach") for name in ids(draw(at("ball=31 down=2 togo=7"))))


def test_no_two_faces_beside_a_die_touch() -> None:
    picture = draw(at("ball=31 down=2 togo=7"), 1)
    green = element(picture, "m-option-2")
    faces = [
        g for g in green.iter() if g.get("transform", "").startswith("translate") and len(list(g)) in (1, 2)
    ]
    numbers = [
        (re.match(r"translate\((\S+) (\S+)\)", g.get("transform", "")), "".join(g.itertext())) for g in faces
    ]
    places = {text: (float(m[1]), float(m[2])) for m, text in numbers if m and text.startswith("−1")}
    (x, y), (x2, y2) = places["−10"], places["−12"]
    assert y == y2
    assert abs(x - x2) > 3 * 0.56 * 19


def test_the_board_tells_of_ball_clock_and_score_by_itself() -> None:
    picture = draw(at("ball=31 down=2 togo=7 score=7-3 clock=14:00 timeouts=2-1"))
    said = {n.get("id"): n.get("aria-label") for n in root(picture).iter() if n.get("aria-label")}
    assert said["m-score-home"] == "Home: 7 points, 2 time-outs left, has the ball."
    assert said["m-time"] == "1st half, 14:00 on the clock."
    assert said["m-ball"] == "The ball: Home 31."
    assert said["m-marker"] == "The first-down line: 7 to go."
    assert picture.cells[:2] == [["m-score-home", "m-time", "m-score-away"], ["m-ball", "m-marker"]]
