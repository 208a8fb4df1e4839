"""The table as a drawing."""

import functools
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from tests.games.touch_down.table import at, game, move

from downfield.games.touch_down.art import SHOWPIECE, art, names
from downfield.games.touch_down.art_words import shirt, squads
from downfield.games.touch_down.odds import odds
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.svg import Picture
from downfield.text import Text

pytestmark = pytest.mark.nightly  # until the game is on the shelf

SAID = re.compile(r"\[[^][]*\]")
EVERY = 30  # of how many stops of a match one is looked at
ACTION = move("80@l6,70@l9,71@k10x,72@m9,50@j7", "20@l10,21@m10x,23@m9~72,25@h12")


def bracketed(key: str, **args: object) -> str:
    """The key in brackets, in place of any language."""
    return f"[{key}]"


@functools.cache
def words(language: str = "en") -> Text:
    return Text(language, game().spec)


def draw(match: Match, seat: int | None = None) -> Picture:
    return art(match.view(seat), match.game, words().say, (), match.open_events)


def moments(seed: int, every: int = EVERY) -> Iterator[tuple[Match, int | None]]:
    """Stops of a match at random, seen by whoever is asked; the first few of every question are all there."""
    match, rng = game().new(by_hand=True), Rng(seed)
    seen: dict[str, int] = {}
    turn = 0
    while not match.over:
        seat = match.waiting()[0] if match.waiting() else None
        asked = match.need.question or match.need.die
        seen[asked] = seen.get(asked, 0) + 1
        turn += 1
        if seen[asked] < 4 or turn % every == 0:
            yield match, seat
        options = match.options(seat)
        match.answer(options[rng.below(len(options))].value, seat)
    yield match, None


def root(picture: Picture) -> ET.Element:
    return ET.fromstring(picture.svg())


def ids(picture: Picture) -> list[str]:
    return [found for node in root(picture).iter() if (found := node.get("id")) is not None]


def element(picture: Picture, name: str) -> ET.Element:
    return next(node for node in root(picture).iter() if node.get("id") == name)


def place(picture: Picture, name: str) -> tuple[float, float]:
    """Where an element has been moved to."""
    found = re.match(r"translate\((\S+) ([^ )]+)\)", element(picture, name).get("transform", ""))
    assert found is not None
    return float(found[1]), float(found[2])


@pytest.mark.parametrize("seed", [1, 2])
def test_every_moment_of_a_match_is_one_sound_drawing(seed: int) -> None:
    still = draw(at("row=8")).still
    for match, seat in moments(seed):
        picture = draw(match, seat)
        names = ids(picture)
        assert len(names) == len(set(names))
        assert picture.still == still
        assert {name for found in picture.targets.values() for name in found} <= set(names)
        assert set(picture.targets) == set(match.view(seat).options)
        assert all(picture.targets.values())
        assert picture.spoken


def test_every_cell_speaks_and_every_option_on_the_board_is_a_cell() -> None:
    for match, seat in moments(3):
        picture = draw(match, seat)
        said = {node.get("id"): node.get("aria-label") for node in root(picture).iter() if node.get("id")}
        cells = [name for row in picture.cells for name in row]
        assert len(cells) == len(set(cells))
        assert all(picture.cells)
        assert {name for name, told in said.items() if told} == set(cells)
        assert {name for found in picture.targets.values() for name in found} <= set(cells)


def test_what_moves_has_a_name_and_a_place() -> None:
    for match, seat in moments(4):
        for node in root(draw(match, seat)).iter():
            if "move" in node.get("class", "").split():
                assert node.get("id", "").startswith("m-")
                assert node.get("transform")


def test_the_same_view_is_drawn_with_the_same_bytes() -> None:
    for match, seat in moments(5, 40):
        assert draw(match, seat) == draw(match.clone(), seat)


def test_the_board_hides_nothing_and_shows_everybody_the_same() -> None:
    for match, _ in moments(6, 60):
        idle = [seat for seat in (None, 0, 1) if seat is None or seat not in match.waiting()]
        assert len({draw(match, seat).moving for seat in idle}) == 1


def test_colours_come_from_the_themes() -> None:
    for match, seat in moments(7, 60):
        picture = draw(match, seat)
        painted = re.findall(r'(?:fill|stroke|style)="([^"]*)"', picture.still + picture.moving)
        allowed = re.compile(r"none|var\(--[a-z0-9-]+\)|rgba\(0,0,0,\.\d+\)")
        assert [colour for colour in painted if not allowed.fullmatch(colour)] == []


def test_every_word_is_said_in_the_language_of_the_table() -> None:
    # Numbers, clocks, coordinates, roles, names of teams and what is printed on a counter are the same everywhere
    printed = re.compile(r"[-+−]?\d+(:\d\d)?|\d/\d|[a-w]|A|AB|AE|AK|AQ|D|YC|Centurioni|Tori|CENTURIONI|TORI")
    for match, seat in moments(8, 40):
        picture = art(match.view(seat), match.game, bracketed, (), match.open_events)
        bare = [SAID.sub("", text or "").strip(" ·.→↘↓↙←↖↑↗") for text in root(picture).itertext()]
        loose = [
            text
            for text in bare
            if text and not printed.fullmatch(text) and not text.startswith((".df", "/*", "@media"))
        ]
        assert [text for text in loose if not re.fullmatch(r"\d+ [A-Z]+ \d/\d", text)] == []
        assert SAID.sub("", picture.spoken).strip(" ·.") == ""


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_key_has_its_words(language: str) -> None:
    missing: set[str] = set()
    text = Text(language, game().spec)
    own = text._bundles[0]

    def say(key: str, **args: int | str) -> str:
        if not own.has_message(key) and not key.startswith(("board-call-", "form-")):
            missing.add(key)
        return text.say(key, **args)

    for seed in (9, 10):
        for match, seat in moments(seed, 30):
            view = match.view(seat)
            art(view, match.game, say, (), match.open_events)
            odds(view, match.game, say)
            for token, name in names(view, match.game, say).items():
                assert name
                assert text.answer(view.question, token, view.scene, name)
    assert missing == set()
    assert text.faults == []


def test_every_option_has_words() -> None:
    for match, seat in moments(11, 30):
        view = match.view(seat)
        known = names(view, match.game, words().say)
        for token in view.options:
            label = words().answer(view.question, token, view.scene, known.get(token, ""))
            assert re.search(r"\w", label)


# What lies where -------------------------------------------------------------------------------------------------


def test_north_is_to_the_right_and_west_is_up() -> None:
    picture = draw(move("80@l6,50@l8,51@b6", "20@l20"))
    x, y = place(picture, "m-p-h-80")
    assert place(picture, "m-p-h-50") == (x + 60, y)
    assert place(picture, "m-p-h-51") == (x, y - 300)


def test_a_counter_says_what_it_is() -> None:
    picture = draw(move("80@l6,50@l8,71@k10x", "20@l20"))
    said = {name: element(picture, name).get("aria-label") for name in ("m-p-h-80", "m-p-h-71", "m-p-a-20")}
    assert said["m-p-h-80"] == "Home 80, quarterback, contact 1, speed 1, standing, has the ball."
    assert said["m-p-h-71"] == "Home 71, lineman, contact 2, speed 0, fallen."
    assert said["m-p-a-20"] == "Away 20, defender, contact 3, speed 0, standing."


def test_the_fallen_lie_turned_and_the_entangled_overlap() -> None:
    picture = draw(ACTION)
    assert "rotate" in element(picture, "m-p-h-71").get("transform", "")
    assert "rotate" not in element(picture, "m-p-h-70").get("transform", "")
    (x, y), (x2, y2) = place(picture, "m-p-h-72"), place(picture, "m-p-a-23")
    assert 5 < abs(x - x2) < 26
    assert 5 < abs(y - y2) < 26
    assert "m-link-13-9" in ids(picture)


def test_the_ball_goes_with_its_carrier() -> None:
    carried, free = draw(move("80@l6", "20@l20")), draw(move("80@l6", "20@l20", "ball=l9"))
    x, y = place(carried, "m-p-h-80")
    assert abs(place(carried, "m-ball")[0] - x) < 15
    assert element(carried, "m-ball").get("aria-label") is None
    assert place(free, "m-ball") == (x + 90, y)
    assert element(free, "m-ball").get("aria-label") == "The ball lies free on l9."


@pytest.mark.parametrize(("row", "yc", "down", "line"), [(9, 8, 2, 12), (22, 22, 1, 24)])
def test_the_line_to_gain_is_the_edge_of_the_fifth_row_or_the_goal_line(
    row: int, yc: int, down: int, line: int
) -> None:
    picture = draw(at(f"row={row} yc={yc} down={down}"))
    assert place(picture, "m-gain")[0] == 30 + 30 * (line + 4)


def test_the_end_zones_are_painted_for_whoever_defends_them() -> None:
    for south, turn in (("home", "rotate(-90)"), ("away", "rotate(90)")):
        zone = element(draw(at(f"row=8 south={south}")), "m-zone-home")
        assert "CENTURIONI" in "".join(zone.itertext())
        assert any(turn in node.get("transform", "") for node in zone.iter())


def test_the_timing_dice_show_their_faces_and_who_leads() -> None:
    picture = draw(ACTION.clone().play("t2 t4"))
    said = [element(picture, f"m-timing-{side}").get("aria-label") for side in ("home", "away")]
    assert said == ["Home: timing 2, has the initiative.", "Away: timing 4."]


def test_the_last_contact_lies_beside_the_figures_with_its_result() -> None:
    picture = draw(ACTION.clone().play("t2 t4 none 70-n c6"))
    assert element(picture, "m-die-0").get("aria-label") == "Contact: 6."
    assert element(picture, "m-result").get("aria-label") == "20 falls"
    (x, y), (right, low) = place(picture, "m-die-0"), place(picture, "m-p-h-70")
    assert abs(x - right) < 130
    assert abs(y - low) < 80


def test_a_fumble_lies_beside_the_contact() -> None:
    match = move("80@l6", "20@l7").play("t4 t2 none 20-s c6 f5")
    picture = draw(match)
    assert [element(picture, f"m-die-{i}").get("aria-label") for i in (0, 1)] == ["Contact: 6.", "Fumble: 5."]
    assert element(picture, "m-result").get("aria-label") == "20 takes the ball"


def test_the_injured_lie_in_their_boxes() -> None:
    picture = draw(at("row=8 hurt=home23.3,home70.3,away24.1"))
    assert element(picture, "m-box-home-3").get("aria-label") == "Home, injury box 3: 23, 70."
    assert element(picture, "m-box-away-1").get("aria-label") == "Away, injury box 1: 24."
    assert element(picture, "m-box-home-1").get("aria-label") == "Home, injury box 1: nobody."


def test_a_step_lies_on_its_square_or_on_the_opponent() -> None:
    match = move("80@l6,70@c9", "20@c10,21@l20").play("t4 t4 home none 70")
    targets = draw(match, 0).targets
    assert targets["n"] == ["m-p-a-20"]
    assert targets["s"] == ["m-s-3-8"]
    assert targets["."] == ["m-option-stop", "m-p-h-70"]


def test_players_on_the_bench_and_in_the_hand_are_counters_too() -> None:
    match = at("phase=kickoff possession=home")
    picture = draw(match, 0)
    assert picture.targets["+30"] == ["m-p-h-30"]
    assert "on the bench" in (element(picture, "m-p-h-30").get("aria-label") or "")
    placed = match.play("free")
    assert "to be placed" in (element(draw(placed, 0), "m-p-h-20").get("aria-label") or "")


def test_a_player_is_called_by_number_role_and_values() -> None:
    match = at("row=8")
    assert shirt(80, squads(match.view(), match.game)[0]) == "80 AQ 1/1"


def test_the_drawing_is_spoken_for_whoever_does_not_see_it() -> None:
    said = draw(move("80@l6", "20@l20", "down=2 yc=7 score=7-3 clock=6:41").play("t2 t4")).spoken
    assert said == (
        "Home 7, Away 3. 1st quarter, 6:45 played. Attack · move 2."
        " Home 80 has the ball on l6. 2nd down, 4 rows to go."
    )


def test_a_good_moment_stands_for_the_game() -> None:
    picture = draw(at(SHOWPIECE))
    assert picture.width > 1000
    assert "m-result" in ids(picture)
