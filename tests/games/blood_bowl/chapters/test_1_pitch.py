"""Chapters 0 and 1: dice, pitch, templates."""

import pytest
from tests.games.blood_bowl.table import at, duel, game, pitch, where
from tests.rules import rule

from downfield.games.blood_bowl.components.freeze import square
from downfield.games.blood_bowl.model.tables import distance
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.rules.dice.range_ruler import is_under, range_to
from downfield.kernel.errors import BadPosition, WrongDie

RANGES = (
    "TQQQSSSLLLLBBB",
    "QQQQSSSLLLLBBB",
    "QQQSSSSLLLLBBB",
    "QQSSSSSLLLBBB-",
    "SSSSSSLLLLBBB-",
    "SSSSSLLLLBBB--",
    "SSSSLLLLLBBB--",
    "LLLLLLLLBBB---",
    "LLLLLLLBBBB---",
    "LLLLLBBBBB----",
    "LLLBBBBBB-----",
    "BBBBBBB-------",
    "BBBBB---------",
    "BBB-----------",
)
UNDER = [
    ((3, 0), "1,-1 1,0 1,1 2,-1 2,0 2,1"),
    ((1, 1), "0,1 1,0"),
    ((2, 1), "0,1 1,0 1,1 2,0"),
    ((3, 3), "0,1 0,2 1,0 1,1 1,2 1,3 2,0 2,1 2,2 2,3 3,1 3,2"),
    ((4, 2), "0,1 1,-1 1,0 1,1 1,2 2,0 2,1 2,2 3,0 3,1 3,2 3,3 4,1"),
    (
        (6, 3),
        "0,1 1,-1 1,0 1,1 1,2 2,0 2,1 2,2 3,0 3,1 3,2 3,3 4,1 4,2 4,3 5,1 5,2 5,3 5,4 6,2",
    ),
]


@rule("BB-0.4", "BB-0.5")
def test_a_die_of_another_kind_is_refused() -> None:
    match = duel("11@m8", "7@n8").play("11block")
    assert match.need.die == "block"
    with pytest.raises(WrongDie):
        match.play("D4")


@rule("BB-0.2", "BB-1.1")
def test_squares_have_a_letter_and_a_number() -> None:
    assert square_name(square("a1")) == "a1"
    assert square_name(square("z15")) == "z15"
    with pytest.raises(BadPosition, match=r"BB-0\.2"):
        at("home=11@a16")


@rule("BB-0.3")
def test_distance_is_the_larger_difference() -> None:
    assert distance(square("a1"), square("d3")) == 3


@rule("BB-1.5")
def test_a_square_holds_one_player() -> None:
    with pytest.raises(BadPosition, match=r"BB-1\.5"):
        at("home=11@m8,12@m8")


@rule("BB-1.7", "BB-1.10")
@pytest.mark.parametrize(("die", "to"), list(enumerate(["g7", "h7", "i7", "g8", "i8", "g9", "h9", "i9"], 1)))
def test_the_random_direction(die: int, to: str) -> None:
    match = duel("11@g8", "7@z1", "ball=h8").play(f"11-h8 D1 O{die}")
    assert where(match, "ball") == (to if to != "h8" else "")


@rule("BB-1.13")
def test_the_range_ruler_row_by_row() -> None:
    g = pitch(at("home=11@a1"))
    for dy, row in enumerate(RANGES):
        for dx, cell in enumerate(row):
            found = range_to(g, square("a1"), square(f"{'abcdefghijklmnopqrstuvwxyz'[dx]}{dy + 1}"))
            assert found == ("QSLB".index(cell) if cell in "QSLB" else 4), (dx, dy)


@rule("BB-1.15", "BB-12.14")
@pytest.mark.parametrize(("landing", "squares"), UNDER)
def test_who_stands_under_the_ruler(landing: tuple[int, int], squares: str) -> None:
    found = [
        f"{x},{y}"
        for x in range(-7, 8)
        for y in range(-7, 8)
        if (x, y) != (0, 0) and is_under(*landing, x, y)
    ]
    assert sorted(found) == sorted(squares.split())


THROW_INS = [  # from, the dice, where it comes down, one square before the bounce
    ("j1", "D1 D1 D1", "l3"), ("j1", "D3 D1 D1", "j3"), ("j1", "D6 D1 D1", "h3"),
    ("j15", "D2 D1 D1", "h13"), ("j15", "D4 D1 D1", "j13"), ("j15", "D5 D1 D1", "l13"),
    ("a8", "D1 D1 D1", "c6"), ("a8", "D3 D1 D1", "c8"), ("a8", "D5 D1 D1", "c10"),
    ("z8", "D1 D1 D1", "x10"), ("z8", "D3 D1 D1", "x8"), ("z8", "D5 D1 D1", "x6"),
    ("a1", "T1 D1 D1", "c1"), ("a1", "T2 D1 D1", "c3"), ("a1", "T3 D1 D1", "a3"),
    ("z1", "T1 D1 D1", "z3"), ("z1", "T2 D1 D1", "x3"), ("z1", "T3 D1 D1", "x1"),
    ("z15", "T1 D1 D1", "x15"), ("z15", "T2 D1 D1", "x13"), ("z15", "T3 D1 D1", "z13"),
    ("a15", "T1 D1 D1", "a13"), ("a15", "T2 D1 D1", "c13"), ("a15", "T3 D1 D1", "c15"),
]  # fmt: skip
BACK = {
    "j1": 2,
    "j15": 7,
    "a8": 4,
    "z8": 5,
    "a1": 2,
    "z1": 2,
    "z15": 7,
    "a15": 7,
}  # the bounce that leaves the pitch


@rule("BB-1.11", "BB-1.12", "BB-12.27")
@pytest.mark.parametrize(("start", "dice", "to"), THROW_INS)
def test_throw_ins_edge_by_edge(start: str, dice: str, to: str) -> None:
    """A ball that cannot be picked up bounces off the pitch and is thrown in."""
    beside = {"a": "b", "z": "y"}.get(start[0], "k") + start[1:]
    match = duel(f"11@{beside}", "7@m8", f"ball={start}").play(f"11-{start} D1 O{BACK[start]} {dice}")
    assert where(match, "ball") == to


@rule("BB-0.11")
def test_the_same_answers_give_the_same_match() -> None:
    one, two = game().new(seed=7), game().new(seed=7)
    assert one.line() == two.line()
