"""The tables of the rulebook that a roll is looked up in, row by row."""

import pytest
from tests.games.blood_bowl.table import at, duel, facts, field, game, pitch, status, told, where
from tests.rules import rule

from downfield.games.blood_bowl.components.parts import EVENTS, PRAYERS, WEATHER
from downfield.games.blood_bowl.model.kinds import BADLY_HURT, HURT, KO, STUN
from downfield.games.blood_bowl.model.tables import square_at
from downfield.games.blood_bowl.rules.dice.range_ruler import range_to
from downfield.games.blood_bowl.rules.harm.casualty import casualty_row
from downfield.games.blood_bowl.rules.harm.injury import injury_of
from downfield.kernel.match import Match

TOTALS = {2: "D1 D1", 3: "D1 D2", 4: "D2 D2", 5: "D2 D3", 6: "D3 D3", 7: "D3 D4", 8: "D4 D4", 9: "D4 D5", 10: "D5 D5",
          11: "D5 D6", 12: "D6 D6"}  # fmt: skip
WAYS = {1: (-1, -1), 2: (0, -1), 3: (1, -1), 4: (-1, 0), 5: (1, 0), 6: (-1, 1), 7: (0, 1), 8: (1, 1)}
RULER = """
T Q Q Q S S S L L L L B B B
Q Q Q Q S S S L L L L B B B
Q Q Q S S S S L L L L B B B
Q Q S S S S S L L L B B B -
S S S S S S L L L L B B B -
S S S S S L L L L B B B - -
S S S S L L L L L B B B - -
L L L L L L L L B B B - - -
L L L L L L L B B B B - - -
L L L L L B B B B B - - - -
L L L B B B B B B - - - - -
B B B B B B B - - - - - - -
B B B B B - - - - - - - - -
B B B - - - - - - - - - - -
"""


def name(x: int, y: int) -> str:
    """A square by its column and row."""
    return f"{'abcdefghijklmnopqrstuvwxyz'[x]}{y + 1}"


@rule("BB-16.1", "BB-5.3")
@pytest.mark.parametrize(
    ("total", "weather"),
    [
        (2, "sweltering"),
        (3, "sunny"),
        *((n, "perfect") for n in range(4, 11)),
        (11, "rain"),
        (12, "blizzard"),
    ],
)
def test_weather(total: int, weather: str) -> None:
    match = game().new(by_hand=True).play(f"T1 T1 {TOTALS[total]}")
    assert told(match, "weather") == [(WEATHER.index(weather),)]


@rule("BB-6.20")
@pytest.mark.parametrize(("total", "event"), list(enumerate(EVENTS, start=2)))
def test_kick_off_events(total: int, event: str) -> None:
    match = at("phase=drive kicking=home").play(f"zone cage @t8 O2 D1 {TOTALS[total]}")
    assert told(match, "event") == [(EVENTS.index(event), total)]


@rule("BB-7.5", "BB-7.1", "BB-7.16", "BB-20.3")
@pytest.mark.parametrize(("face", "prayer"), list(enumerate(PRAYERS, start=1)))
def test_prayers(face: int, prayer: str) -> None:
    match = at("phase=drive kicking=home").play(f"zone cage @t8 O2 D1 D1 D5 D6 D1 O{face}")
    assert told(match, "prayer") == [(0, PRAYERS.index(prayer))]


@rule("BB-11.7", "BB-18.T8")
@pytest.mark.parametrize("face", range(1, 17))
def test_casualties(face: int) -> None:
    g = pitch(at("home=11@a1,12@a2 more=home12+decay"))
    rows = [0] + [1] * 6 + [2] * 3 + [3] * 3 + [4] * 2 + [5] * 3
    assert (casualty_row(g, 10, face - 1), casualty_row(g, 11, face - 1)) == (rows[face], rows[face + 1])


@rule("BB-11.3", "BB-11.4", "BB-11.5", "BB-18.T21", "BB-18.S12")
@pytest.mark.parametrize("total", range(2, 16))
def test_injuries(total: int) -> None:
    g = pitch(
        at("home=11@a1,12@a2,13@a3,14@a4 more=home12+stunty,home13+thick_skull,home14+stunty+thick_skull")
    )
    usual = STUN if total < 8 else KO if total < 10 else HURT
    stunty = STUN if total < 7 else KO if total < 9 else BADLY_HURT if total == 9 else HURT
    skulls = (STUN if total == 8 else usual, STUN if total == 7 else stunty)
    assert [injury_of(g, slot, total) for slot in range(10, 14)] == [usual, stunty, *skulls]


@rule("BB-11.2", "BB-18.S1", "BB-18.S7")
@pytest.mark.parametrize(
    ("gains", "words", "result"),
    [
        (
            "home11+mighty_blow+mighty1",
            "11block POW o8 stay D4 D3 add D4 D3",
            "stunned",
        ),  # used on the armour
        ("home11+mighty_blow+mighty1", "11block POW o8 stay D4 D3 no", "prone"),
        ("home11+mighty_blow+mighty1", "11block POW o8 stay D4 D4 D4 D3 add", "ko"),  # kept for the injury
        ("home11+mighty_blow+mighty1", "11block POW o8 stay D4 D4 D4 D3 no", "stunned"),
        ("home11+mighty_blow+mighty2", "11block POW o8 stay D4 D4 D4 D4 add X1", "hurt"),
    ],
)
def test_mighty_blow_on_armour_or_injury(gains: str, words: str, result: str) -> None:
    assert status(duel("11@m8,12@a1", "7@n8", "", gains).play(words), "away7") == result


@rule("BB-11.2", "BB-18.S1")
@pytest.mark.parametrize(
    ("words", "result"),
    [
        ("D4 D4 add D4 D3", "stunned"),
        ("D4 D4 no", "prone"),
        ("D5 D4 D4 D3 add", "ko"),
        ("D5 D4 D4 D3 no", "stunned"),
    ],
)
def test_arm_bar_on_armour_or_injury(words: str, result: str) -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "away7+arm_bar").play(f"11-l8 D1 {words}")
    assert status(match, "home11") == result


# Templates ----------------------------------------------------------------------------------------------------------


@rule("BB-1.13", "BB-1.14")
def test_the_range_of_every_offset() -> None:
    g = pitch(at("home=11@a1"))
    rows = [row.split() for row in RULER.split("\n") if row]
    for dy in range(14):
        for dx in range(14):
            found = range_to(g, square_at(12, 0), square_at(12 + dx, dy))
            assert "QSLB-"[found] == rows[dy][dx].replace("T", "-"), (dx, dy)
    assert range_to(g, square_at(0, 0), square_at(14, 0)) == 4


@rule("BB-1.7", "BB-1.10")
@pytest.mark.parametrize("face", range(1, 9))
def test_a_bounce(face: int) -> None:
    match = duel("11@g8,12@a1", "7@z1", "ball=h8").play(f"11-h8 D1 O{face}")
    dx, dy = WAYS[face]
    assert where(match, "ball") == name(7 + dx, 7 + dy)


@rule("BB-1.7", "BB-1.8")
@pytest.mark.parametrize("face", range(1, 9))
@pytest.mark.parametrize("far", range(1, 7))
def test_a_deviation(face: int, far: int) -> None:
    dx, dy = WAYS[face]
    match = at("phase=drive kicking=home").play(f"zone cage @t8 O{face} D{far} D1 D1")
    assert where(match, "ball") == name(19 + dx * far, 7 + dy * far)


@rule("BB-1.7", "BB-1.9")
@pytest.mark.parametrize("face", range(1, 9))
def test_a_scatter(face: int) -> None:
    dx, dy = WAYS[face]
    match = duel("11@g8,12@a1", "7@z15", "ball=home11").play(f"11pass throw j8 D2 O{face} O{face} O{face}")
    assert where(match, "ball") == name(9 + 3 * dx, 7 + 3 * dy)


IN = {
    "top": ("m1", [(1, 1), (0, 1), (-1, 1)], "O2"),
    "bottom": ("m15", [(-1, -1), (0, -1), (1, -1)], "O7"),
    "left": ("a8", [(1, -1), (1, 0), (1, 1)], "O4"),
    "right": ("z8", [(-1, 1), (-1, 0), (-1, -1)], "O5"),
}
CORNERS = {
    "a1": [(1, 0), (1, 1), (0, 1)],
    "z1": [(0, 1), (-1, 1), (-1, 0)],
    "z15": [(-1, 0), (-1, -1), (0, -1)],
    "a15": [(0, -1), (1, -1), (1, 0)],
}


def thrown_in(square: str, out: str, die: str, far: str = "D1 D2") -> Match:
    """A ball that bounces off the pitch from a square at its edge."""
    x, y = ord(square[0]) - 97, int(square[1:]) - 1
    by = name(x + (1 if x < 13 else -1), y + (2 if y < 8 else -2))
    match = duel(f"11@{by},12@m8", "7@m9", "ball=home11")
    return match.play(f"11pass throw {square} D6 {out} {die} {far}")


@rule("BB-1.11", "BB-12.27")
@pytest.mark.parametrize("edge", IN)
@pytest.mark.parametrize("face", range(1, 7))
def test_a_throw_in(edge: str, face: int) -> None:
    square, ways, out = IN[edge]
    dx, dy = ways[(face - 1) // 2]
    x, y = ord(square[0]) - 97, int(square[1:]) - 1
    match = thrown_in(square, out, f"D{face}")
    assert where(match, "ball") == name(x + 3 * dx, y + 3 * dy)


@rule("BB-1.12", "BB-12.27")
@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("face", range(1, 4))
def test_a_throw_in_from_a_corner(corner: str, face: int) -> None:
    dx, dy = CORNERS[corner][face - 1]
    x, y = ord(corner[0]) - 97, int(corner[1:]) - 1
    match = thrown_in(corner, "O2" if y == 0 else "O7", f"T{face}")
    assert where(match, "ball") == name(x + 3 * dx, y + 3 * dy)


@rule("BB-14.8", "BB-14.9", "BB-7.7")
@pytest.mark.parametrize("friends", [False, True])
@pytest.mark.parametrize("face", range(1, 7))
def test_arguing_the_call(face: int, friends: bool) -> None:
    more = "switches=home:friends" if friends else ""
    match = duel("11@m8,12@a1", "7@n8p,8@z1", more).play(f"11foul *7 D1 D1 argue D{face}")
    stays = face >= (5 if friends else 6)
    assert (status(match, "home11") == "standing") == stays
    assert "turnover" in facts(match)
    assert ("home:ejected" in (field(match, "switches") or "")) == (face == 1)


@rule("BB-14.9", "BB-6.21")
@pytest.mark.parametrize("face", range(1, 7))
def test_bribes(face: int) -> None:
    match = duel("11@m8,12@a1", "7@n8p,8@z1", "bribes=1-0").play(f"11foul *7 D1 D1 bribe D{face}")
    assert (status(match, "home11") == "standing") == ("turnover" not in facts(match)) == (face > 1)
