"""Charts: labels that can be read, bars that are true."""

import re
import xml.etree.ElementTree as ET

from downfield.toolkit import charts

SIDES = ("Ada", "Ben")


def bars(drawing: str, side: str) -> list[float]:
    """How wide the bars of a side are."""
    found = [e for e in ET.fromstring(drawing).iter("rect") if e.get("class") == f"bar {side}"]
    return [float(e.get("width", "0")) for e in found]


def test_both_sides_share_a_measure_in_a_row() -> None:
    drawing = charts.pairs([("yards", (40, 20), "40", "20")], SIDES, "both", "Both sides")
    (home,), (away,) = bars(drawing, "home"), bars(drawing, "away")
    assert home == 2 * away


def test_lost_yards_go_to_the_other_side_of_the_line() -> None:
    drawing = charts.rows([(0, 20, "20 punt"), (1, -10, "10 punt")], SIDES, "Drives")
    (line,) = [e.get("d", "") for e in ET.fromstring(drawing).iter("path") if e.get("class") == "axis"]
    zero = float(re.split("[M ]", line)[1])
    lost = next(e for e in ET.fromstring(drawing).iter("rect") if e.get("class") == "bar away")
    assert abs(float(lost.get("x", "0")) + float(lost.get("width", "0")) - zero) < 0.1


def test_the_names_beside_two_lines_that_end_together_stand_apart() -> None:
    drawing = charts.steps([(0, 0, 0), (0.5, 7, 7)], [], SIDES, "Score")
    heights = [float(e.get("y", "0")) for e in ET.fromstring(drawing).iter("text")]
    assert abs(heights[0] - heights[1]) > charts.SMALL


def test_a_match_without_a_point_is_drawn_as_two_flat_lines() -> None:
    drawing = charts.steps([(0, 0, 0)], [(0, "1st half")], SIDES, "Score")
    stairs = [e for e in ET.fromstring(drawing).iter("path") if "stair" in e.get("class", "")]
    assert {e.get("d") for e in stairs} == {"M8 158H240"}


def test_a_match_that_begins_with_points_is_not_drawn_as_if_they_were_scored() -> None:
    drawing = charts.steps([(0, 21, 17), (0.5, 21, 24)], [], SIDES, "Score")
    dots = [e.get("class") for e in ET.fromstring(drawing).iter("circle")]
    assert dots == ["dot away"]


def test_a_part_without_room_for_its_name_has_a_line_only() -> None:
    drawing = charts.steps([(0, 0, 0)], [(0, "1st half"), (0.05, "2nd half")], SIDES, "Score")
    assert drawing.count('class="part"') == 2
    assert "1st half" not in drawing


def test_names_are_cut_and_never_markup() -> None:
    drawing = charts.steps([(0, 0, 0)], [], ("<b>", "a name that is far too long"), "Score")
    assert "<b>" not in drawing
    assert "…" in drawing
