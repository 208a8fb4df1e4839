"""The table as a drawing: what lies where, and what it says. What holds for every game is in tests/text."""

import functools
import re

import pytest
from tests.games.touch_down.table import at, game, move
from tests.rules import rule
from tests.text.drawings import element, ids, place, said, stops

from downfield.games.touch_down import board
from downfield.games.touch_down.board.drawing import SHOWPIECE
from downfield.games.touch_down.components.parts import ROLES
from downfield.games.touch_down.notation.shirts import shirt, squads
from downfield.kernel.match import Match
from downfield.kernel.show.svg import Picture
from downfield.text import Text
from downfield.text.picture import drawn
from downfield.toolkit.figures.parts import parts

ACTION = move("80@l6,70@l9,71@k10x,72@m9,50@j7", "20@l10,21@m10x,23@m9~72,25@h12")


@functools.cache
def english() -> Text:
    return Text("en", game().spec)


def draw(match: Match, seat: int | None = None) -> Picture:
    return drawn(match, seat, english().say)


@pytest.mark.slow
def test_the_board_hides_nothing_and_shows_everybody_the_same() -> None:
    for match, _ in stops("touch-down")[::5]:
        idle = [seat for seat in (None, 0, 1) if seat is None or seat not in match.waiting()]
        assert len({draw(match, seat).moving for seat in idle}) == 1


# What lies where -------------------------------------------------------------------------------------------------


def test_north_is_to_the_right_and_west_is_up() -> None:
    picture = draw(move("80@l6,50@l8,51@b6", "20@l20"))
    x, y = place(picture, "m-p-h-80")
    assert place(picture, "m-p-h-50") == (x + 60, y)
    assert place(picture, "m-p-h-51") == (x, y - 300)


def test_a_counter_says_what_it_is() -> None:
    picture = draw(move("80@l6,50@l8,71@k10x", "20@l20"))
    told = {name: said(picture, name) for name in ("m-p-h-80", "m-p-h-71", "m-p-a-20")}
    assert told["m-p-h-80"] == "Home 80, quarterback, contact 1, speed 1, standing, has the ball."
    assert told["m-p-h-71"] == "Home 71, lineman, contact 2, speed 0, fallen."
    assert told["m-p-a-20"] == "Away 20, defender, contact 3, speed 0, standing."


def test_a_counter_shows_number_contact_and_speed_on_the_card_of_its_role() -> None:
    picture = draw(move("80@l6,50@l8", "20@l20,29@c20"))
    back, bare = (element(picture, name) for name in ("m-p-h-50", "m-p-a-29"))
    assert [node.text for node in back.iter() if node.text] == ["50", "1", "2"]
    assert [node.get("href") for node in back.iter() if node.get("href")] == ["#td-h-AB"]
    assert [node.text for node in bare.iter() if node.text] == ["29", "0", "0"]
    assert "AB" in "".join(element(picture, "td-h-AB").itertext())


def test_every_role_has_its_drawing() -> None:
    found = ids(draw(move("80@l6", "20@l20")))
    assert {f"td-{side}-{role}" for side in "ha" for role in ROLES} <= set(found)
    assert set(parts("counters", board.__name__)) == {"h", "a", "values", *ROLES}


def test_the_track_tells_who_moves_how_far_and_lights_whose_turn_it_is() -> None:
    track = element(draw(ACTION.clone().play("t2 t4 none")), "m-track")
    assert [node.text for node in track.iter() if node.text] == ["2", "4", "2"]
    lit = [any(node.get("stroke") == "var(--glow)" for node in part.iter()) for part in track]
    assert lit == [True, False, False]
    assert len(element(draw(ACTION), "m-track")) == 0


def test_the_fallen_lie_turned_and_the_entangled_overlap() -> None:
    picture = draw(ACTION)
    assert "rotate" in element(picture, "m-p-h-71").get("transform", "")
    assert "rotate" not in element(picture, "m-p-h-70").get("transform", "")
    (x, y), (x2, y2) = place(picture, "m-p-h-72"), place(picture, "m-p-a-23")
    assert 5 < abs(x - x2) < 26
    assert 5 < abs(y - y2) < 26
    assert "m-link-13-9" in ids(picture)


@rule("TD-10.7a")
def test_both_of_the_entangled_are_roped_and_say_so_as_long_as_they_are_held() -> None:
    held = draw(ACTION), draw(move("80@l6,72@m9&23", "23@m9~72"))
    for picture, names in zip(held, (["m-p-h-72", "m-p-a-23"], ["m-p-a-23"]), strict=True):
        roped = [f for f in ("m-p-h-72", "m-p-a-23", "m-p-h-80") if is_roped(picture, f)]
        assert roped == names == [f for f in roped if "entangled" in (said(picture, f) or "")]


def is_roped(picture: Picture, name: str) -> bool:
    return any(node.get("href", "").endswith("-held") for node in element(picture, name).iter())


def test_the_number_of_the_fallen_is_upright() -> None:
    fallen = element(draw(ACTION), "m-p-h-71")
    turns = [
        float(found)
        for node in fallen.iter()
        for found in re.findall(r"rotate\((.+?)\)", node.get("transform", ""))
    ]
    assert len(turns) == 2
    assert sum(turns) == 0


def test_the_ball_goes_with_its_carrier() -> None:
    carried, free = draw(move("80@l6", "20@l20")), draw(move("80@l6", "20@l20", "ball=l9"))
    x, y = place(carried, "m-p-h-80")
    assert abs(place(carried, "m-ball")[0] - x) < 15
    assert said(carried, "m-ball") is None
    assert place(free, "m-ball") == (x + 90, y)
    assert said(free, "m-ball") == "The ball lies free on l9."


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
    told = [said(picture, f"m-timing-{side}") for side in ("home", "away")]
    assert told == ["Home: timing 2, has the initiative.", "Away: timing 4."]


def test_the_last_contact_lies_beside_the_figures_with_its_result() -> None:
    picture = draw(ACTION.clone().play("t2 t4 none 70-n c6"))
    assert said(picture, "m-die-0") == "Contact: 6."
    assert said(picture, "m-result") == "20 falls"
    (x, y), (right, low) = place(picture, "m-die-0"), place(picture, "m-p-h-70")
    assert abs(x - right) < 130
    assert abs(y - low) < 80


def test_a_fumble_lies_beside_the_contact() -> None:
    match = move("80@l6", "20@l7").play("t4 t2 none 20-s c6 f5")
    picture = draw(match)
    assert [said(picture, f"m-die-{i}") for i in (0, 1)] == ["Contact: 6.", "Fumble: 5."]
    assert said(picture, "m-result") == "20 recovers the ball"


def test_the_injured_lie_in_their_boxes() -> None:
    picture = draw(at("row=8 hurt=home23.3,home70.3,away24.1"))
    assert said(picture, "m-box-home-3") == "Home, injury box 3: 23, 70."
    assert said(picture, "m-box-away-1") == "Away, injury box 1: 24."
    assert said(picture, "m-box-home-1") == "Home, injury box 1: nobody."


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
    assert "on the bench" in (said(picture, "m-p-h-30") or "")
    placed = match.play("free")
    assert "to be placed" in (said(draw(placed, 0), "m-p-h-20") or "")


def test_a_player_is_called_by_number_role_and_values() -> None:
    match = at("row=8")
    assert shirt(80, squads(match.view(), match.game)[0]) == "80 AQ 1/1"


def test_the_drawing_is_spoken_for_whoever_does_not_see_it() -> None:
    told = draw(move("80@l6", "20@l20", "down=2 yc=7 score=7-3 clock=6:41").play("t2 t4")).spoken
    assert told == (
        "Home 7, Away 3. 1st quarter, 6:45 played. Attack · move 2."
        " Home 80 has the ball on l6. 2nd down, 4 rows to go."
    )


def test_a_good_moment_stands_for_the_game() -> None:
    picture = draw(at(SHOWPIECE))
    assert picture.width > 1000
    assert "m-result" in ids(picture)
