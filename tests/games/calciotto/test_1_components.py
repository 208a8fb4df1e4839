"""Chapters 1 to 3 and 22: what is in the box, the pitch, the figures."""

import pathlib

import pytest
from tests.games.calciotto.table import HOME, at, changed, figure, game, pitch, spread, tokens
from tests.rules import rule

from downfield.games.calciotto.components.parts import Parts
from downfield.games.calciotto.model.tables import AREA, CIRCLE, SMALL, Tables
from downfield.games.calciotto.model.tables import square_at as square
from downfield.games.calciotto.notation.shown import scene_of
from downfield.games.calciotto.teams.sign_up import freeze
from downfield.kernel.errors import PackError
from downfield.kernel.match import Match
from downfield.kernel.pack import marks


def tables() -> Tables:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    return freeze(parts, game().options())


@rule("CAL-1.1", "CAL-2.1")
def test_the_pitch_has_twenty_rows_and_sixteen_columns() -> None:
    t = tables()
    on = [s for s in range(len(t.zone)) if t.zone[s] < 4]
    assert len(on) == 320
    assert {int(t.row[s]) for s in on} == set(range(1, 21))
    assert {int(t.column[s]) for s in on} == set(range(1, 17))


@rule("CAL-2.3")
def test_each_goal_is_four_squares_behind_the_first_row() -> None:
    t = tables()
    for zone, row in ((4, 0), (5, 21)):
        goal = [(int(t.row[s]), int(t.column[s])) for s in range(len(t.zone)) if t.zone[s] == zone]
        assert goal == [(row, 7), (row, 8), (row, 9), (row, 10)]


@rule("CAL-2.4")
@pytest.mark.parametrize(
    ("row", "column", "zone"),
    [
        (1, 4, 1), (6, 13, 1), (7, 4, 2), (14, 13, 2), (15, 4, 3), (20, 13, 3),
        (1, 3, 0), (20, 14, 0), (10, 1, 0), (10, 16, 0), (0, 6, 6), (21, 11, 6), (10, 17, 6), (22, 8, 6),
    ],
)  # fmt: skip
def test_every_square_has_its_zone(row: int, column: int, zone: int) -> None:
    assert tables().zone[square(row, column)] == zone


@rule("CAL-2.5")
def test_home_lines_up_in_rows_1_to_10_and_away_in_11_to_20() -> None:
    t = tables()
    rows = [int(t.row[s]) for s in t.places]
    assert set(rows[: t.places_away]) == set(range(1, 11))
    assert set(rows[t.places_away :]) == set(range(11, 21))


def marked(bit: int) -> list[tuple[int, int]]:
    t = tables()
    return [(int(t.row[s]), int(t.column[s])) for s in range(len(t.marks)) if t.marks[s] & bit]


@rule("CAL-2.7")
def test_the_circle_closes_twelve_squares_and_not_those_it_clips() -> None:
    assert marked(CIRCLE) == [
        (9, 8), (9, 9), (10, 7), (10, 8), (10, 9), (10, 10), (11, 7), (11, 8), (11, 9), (11, 10), (12, 8), (12, 9),
    ]  # fmt: skip


@rule("CAL-2.8")
def test_the_penalty_areas_are_eight_wide_and_four_deep() -> None:
    assert marked(AREA) == [(r, c) for r in range(1, 5) for c in range(5, 13)]
    assert marked(AREA << 1) == [(r, c) for r in range(17, 21) for c in range(5, 13)]


@rule("CAL-2.9")
def test_the_small_areas_are_six_squares_in_front_of_the_goals() -> None:
    assert marked(SMALL) == [(1, c) for c in range(6, 12)]
    assert marked(SMALL << 1) == [(20, c) for c in range(6, 12)]


@rule("CAL-2.2", "CAL-2.11")
def test_a_square_is_a_letter_and_a_row_and_only_edges_touch() -> None:
    g = pitch(at("turn=home"))
    assert (g.tables.row[g.at[7]], g.tables.column[g.at[7]]) == (9, 11)
    assert figure(at("turn=home"), HOME, 14).square == "k9"
    assert g.is_beside(square(5, 5), square(6, 5))
    assert g.is_beside(square(5, 5), square(5, 4))
    assert not g.is_beside(square(5, 5), square(6, 6))
    assert g.distance(square(5, 5), square(8, 7)) == 3


@rule("CAL-1.3")
@pytest.mark.parametrize(
    ("card", "copies"),
    [
        ("contropiede", 2), ("sprint3", 4), ("sprint4", 4), ("dribbling", 4), ("tackle", 4), ("scivolata", 4),
        ("sicurezza", 2), ("tuffo", 4), ("punizione", 4), ("ammonizione", 4), ("cancella", 2), ("elimina", 2),
        ("raddoppia", 2),
    ],
)  # fmt: skip
def test_the_deck_has_42_cards_of_13_kinds(card: str, copies: int) -> None:
    t = tables()
    assert t.copies[t.codes.index(card)] == copies
    assert sum(t.copies) == 42


@rule("CAL-1.5")
def test_plus_and_minus_are_as_likely() -> None:
    assert sorted(tables().plus) == [0, 0, 0, 1, 1, 1]


@rule("CAL-1.4")
def test_movement_is_rolled_with_two_ordinary_dice() -> None:
    match = spread("")
    assert tokens(match) == ["d1", "d2", "d3", "d4", "d5", "d6"]
    match.play("d2")
    assert tokens(match) == ["d1", "d2", "d3", "d4", "d5", "d6"]
    assert int(pitch(match.play("d5")).pool) == 7


SQUADS = {
    0: "3P3 3P2 3D3 3D3 4D2 3D2 4T2 4T2 3T3 4C2 3C3 3C2 4A2 3A3 4A1",
    1: "3P3 3P2 3D3 4D2 3D2 3D1 4T2 4T2 3T3 4C2 3C3 3C2 4A2 3A3 4A3",
}


@rule("CAL-1.2", "CAL-1.8", "CAL-3.1", "CAL-3.2")
def test_the_squads_are_those_of_the_contract() -> None:
    t = tables()
    assert t.names == ["Italia", "Brasile"]
    bases = [f"{t.pace[i]}{'PDCAT'[t.role[i]]}{t.strength[i]}" for i in range(30)]
    assert bases == (SQUADS[0] + " " + SQUADS[1]).split()
    assert list(t.number) == [1, 12, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15] * 2
    for side in (0, 1):
        squad = range(15 * side, 15 * side + 15)
        assert (sum(t.pace[i] for i in squad), sum(t.strength[i] for i in squad)) == (51, 35)


@rule("CAL-1.7", "CAL-17.6")
def test_the_sheet_shows_bench_cautions_and_expelled_figures() -> None:
    match = at("home=1@h0,2@g4y,3@j4,4@k5 bench_home=9 gone_home=8yy")
    scene = scene_of(match.view(1))
    assert figure(match, HOME, 2).yellow == 1
    assert [(f.number, f.yellow) for f in scene.gone if f.side == 0] == [(8, 2)]
    assert [f.number for f in scene.bench if f.side == 0] == [9]


# Zones of competence ----------------------------------------------------------------------------------------------


@rule("CAL-3.3")
@pytest.mark.parametrize(
    ("number", "square_", "inside"),
    [
        (2, "g4", True), (2, "g7", False), (10, "g9", True), (10, "g15", False), (14, "g16", True),
        (14, "g14", False), (6, "b3", True), (6, "p19", True), (6, "d9", False), (2, "g17", False),
    ],
)  # fmt: skip
def test_a_figure_is_strong_in_its_own_zone_only(number: int, square_: str, inside: bool) -> None:
    match = at(f"home=1@h0,{number}@{square_},3@a1,4@a2")
    g = pitch(match)
    assert g.is_in_zone(1, g.at[1]) == inside


@rule("CAL-3.3")
def test_away_sees_the_zones_from_the_other_end() -> None:
    g = pitch(at("away=1@h21,2@g17,14@g3,10@g9"))
    assert [g.is_in_zone(slot, g.at[slot]) for slot in (8, 9, 10, 11)] == [True] * 4


@rule("CAL-3.4")
def test_any_outfield_figure_may_stand_in_any_zone() -> None:
    match = at("home=1@h0,2@g18,14@b3,10@p20,6@h10")
    assert len([f for f in scene_of(match.view()).figures if f.side == 0]) == 5


LAST_THREE = """    { number = 13, base = "4A2", mark = "public" },
    { number = 14, base = "3A3", mark = "reconstructed" },
    { number = 15, base = "4A1", mark = "reconstructed" },
"""
KEEPERS = """    { number = 1, base = "3P3", mark = "reconstructed" },
    { number = 12, base = "3P2", mark = "reconstructed" },
"""


# Packs that cannot be ---------------------------------------------------------------------------------------------


@rule("CAL-1.2", "CAL-4.2")
@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cards.toml", "copies = { value = 2", "copies = { value = 3", "contropiede is a movement card with 2"),
        ("cards.toml", 'value = "double"', 'value = "explode"', "'explode' is none of"),
        ("cards.toml", 'value = "double"', 'value = "foul"', "foul is not for a movement card"),
        ("cards.toml", 'id = "tackle"', 'id = "tickle"', "the deck has these kinds"),
        ("cards.toml", "amount = 4", "amount = 40", "0 to 9"),
        ("dice.toml", '{ face = "+", mark = "public" },\n' * 1, "", ""),
        ("squads.toml", '"3P3"', '"3X3"', "number 1: '3X3' is no base"),
        ("squads.toml", "number = 12", "number = 1", "1 is taken"),
        ("squads.toml", "number = 12", "number = 100", "100 is taken or not from 1 to 99"),
        ("squads.toml", '"3D3"', '"3D"', "number 2: '3D' is no base"),
        ("squads.toml", LAST_THREE, "", "12 figures; a squad has 13 to 30 .CAL-1.2"),
        ("squads.toml", KEEPERS, KEEPERS.replace("P", "D"), "a squad needs a keeper and seven others .CAL-4.2"),
        ("pitch.toml", "value = 2, ", "value = 9, ", "circle_radius: 1 to 4"),
        ("pitch.toml", "[5, 12]", "[5, 11]", "penalty_columns"),
        ("pitch.toml", "[6, 11]", "[4, 13]", "small_columns"),
        ("pitch.toml", 'penalty_rows = { value = 4', 'penalty_rows = { value = 9', "penalty_rows"),
        ("pitch.toml", 'kicker_row = { value = 4', 'kicker_row = { value = 1', "kicker_row"),
        ("formations.toml", '"Dg4", "Dj4", "Tb6"', '"Dg4", "Dj4"', "seven places beside the keeper, not 6"),
        ("formations.toml", '"Dg4", "Dj4", "Tb6"', '"Pg4", "Dj4", "Tb6"', "'Pg4' is no place"),
        ("formations.toml", '"Dg4", "Dj4", "Tb6"', '"Dg4", "Dg4", "Tb6"', "Dg4 stands in another's square"),
        ("formations.toml", '"Dg4", "Dj4", "Tb6"', '"Dg4", "Dj11", "Tb6"', "Dj11 is not in its own half"),
        ("formations.toml", '"Dg4", "Dj4", "Tb6"', '"Dg4", "Dj1", "Tb6"', "Dj1 stands in its own small area"),
        ("formations.toml", '"Dg4", "Dj4", "Tb6"', '"Dg4", "Dh10", "Tb6"', "Dh10 stands in the circle"),
        ("formations.toml", 'keeper = "h0"', 'keeper = "f0"', "goal square"),
        ("formations.toml", 'key = "storm"', 'key = "wings"', "a key of its own"),
    ],
)  # fmt: skip
def test_a_pack_that_cannot_be_is_refused_by_file_and_key(
    tmp_path: pathlib.Path, file: str, old: str, new: str, said: str
) -> None:
    if not said:
        assert changed(tmp_path, file, old, new).pack.name == "changed"  # one plus face fewer is still a die
        return
    with pytest.raises(PackError, match=said):
        changed(tmp_path, file, old, new)


def test_every_value_says_where_it_comes_from() -> None:
    found = marks(game().pack.parts)
    assert len(found) == 5 + 6 + 6 * 15 + 1 + 3 * 13 + 1
    assert set(found) == {"seed", "public", "reconstructed"}


@rule("CAL-1.6")
def test_the_ball_is_always_held_by_a_figure() -> None:
    match = spread("turn=home ball=home14")
    assert see_carriers(match.play("d2 d1 14n end")) == 1


def see_carriers(match: Match) -> int:
    figures = scene_of(match.view()).figures
    return sum(f.ball for f in figures)
