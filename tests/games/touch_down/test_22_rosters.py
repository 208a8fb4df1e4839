"""Chapters 3, 22 and 24: rosters, formations and other components that an owner may write."""

import pathlib

import pytest
from tests.games.touch_down.table import at, changed, game, see
from tests.rules import rule

from downfield.games.touch_down.components import parts as pack
from downfield.games.touch_down.components.parts import Parts
from downfield.kernel.errors import PackError

D = '"3/0", "2/0", "2/0", "1/1", "1/1", "2/1", "1/2", "0/2"'


def refused(folder: pathlib.Path, file: str, *changes: tuple[str, str]) -> str:
    with pytest.raises(PackError) as e:
        changed(folder, file, *changes)
    return e.value.message


@rule("TD-3.3")
def test_every_ready_team_is_worth_forty_and_has_every_zero_counter() -> None:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    for team in parts.teams.teams:
        players = pack.roster(team, parts.teams.pool)
        assert sum(p.value for p in players) == 40
        zeros = sum(counters["0/0"] for counters in parts.teams.pool.values())
        assert sum(p.value == 0 for p in players) == zeros == 46


@rule("TD-3.3")
def test_a_roster_below_forty_is_legal_and_one_above_is_not(tmp_path: pathlib.Path) -> None:
    changed(tmp_path, "teams.toml", (D, D.replace('"3/0", ', "")))
    said = refused(tmp_path, "teams.toml", (D, D + ', "1/0"'))
    assert "teams.centurioni.D[8]: with 1/0 the team is worth 41, more than 40 (TD-3.3)" in said


@rule("TD-3.3")
def test_the_first_player_who_is_too_dear_is_named(tmp_path: pathlib.Path) -> None:
    said = refused(
        tmp_path,
        "teams.toml",
        ('AQ = ["1/1"]', 'AQ = ["2/1"]'),
        (D, D.replace('"2/0", "2/0"', '"3/0", "2/0"')),
    )
    assert "teams.centurioni.D[7]: with 0/2 the team is worth 42" in said


@rule("TD-19.6", "TD-19.8")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (
            'AQ = ["1/1"]',
            'AQ = ["83 1/1 passer"]',
            "teams.centurioni.AQ[0]: '83 1/1 passer': what a player has learned",
        ),
        (f"D = [{D}]", f"D = [{D}]\ndraft = 2", "teams.centurioni.draft: points won in a season"),
    ],
)
def test_what_a_season_brought_belongs_into_a_roster_and_not_into_a_pack(
    tmp_path: pathlib.Path, old: str, new: str, why: str
) -> None:
    said = refused(tmp_path, "teams.toml", (old, new))
    assert why in said
    assert "option home_roster or away_roster" in said


@rule("TD-3.2")
@pytest.mark.parametrize(("old", "new", "why"), [
    ('AQ = ["1/1"]', 'AQ = ["1/4"]', "teams.centurioni.AQ[0]"),
    ('AQ = ["1/1"]', 'AQ = ["fast"]', "'fast' is no counter"),
    ('AQ = ["1/1"]', 'AQ = ["1/1 flying"]', "'1/1 flying' is no counter"),
    ('AB = ["1/2", "1/1", "0/1"]', 'AB = ["1/2", "1/2", "0/1"]', "2 counters AB 1/2, the box has 1 (TD-3.3)"),
    ('AQ = ["1/1"]', 'AQ = ["20 1/1"]\nAK = ["20 0/0"]', "number 20 is worn by two"),
    ('"0/0" = 6 }', '"0/0" = 6, "4/4" = 1 }', "pool.AB"),
])  # fmt: skip
def test_a_counter_that_cannot_be_is_named(tmp_path: pathlib.Path, old: str, new: str, why: str) -> None:
    assert why in refused(tmp_path, "teams.toml", (old, new))


@rule("TD-3.1", "TD-3.4")
def test_a_team_that_cannot_fill_its_line_up_is_refused(tmp_path: pathlib.Path) -> None:
    said = refused(tmp_path, "teams.toml", ('"2/2" = 1, "0/0" = 20', '"2/2" = 1, "0/0" = 2'))
    assert "teams.centurioni.D: 10 of role D, a line-up has 11 (TD-3.4)" in said


@rule("TD-3.1", "TD-3.4", "TD-3.5")
@pytest.mark.parametrize(("zeros", "left", "why"), [
    ('"2/1" = 1, "0/0" = 10', '"2/1" = 1', "teams.lupi.A: 4 of role A, a line-up has 5 (TD-3.4)"),
    ('"0/3" = 1, "0/0" = 6', '"0/3" = 1', "teams.lupi.AB: 2 of role AB, a line-up has 3 (TD-3.4)"),
    ('"1/2" = 1, "0/0" = 5', '"1/2" = 1', "teams.tori.AE: 1 of role AE, a line-up has 2 (TD-3.4)"),
    ('"1/0" = 1, "0/0" = 2', '"1/0" = 1', "teams.centurioni.AK: 0 of role AK, a line-up has 1 (TD-3.4)"),
])  # fmt: skip
def test_a_team_without_a_role_is_refused(tmp_path: pathlib.Path, zeros: str, left: str, why: str) -> None:
    assert why in refused(tmp_path, "teams.toml", (zeros, left))


def test_a_team_without_a_quarterback_is_refused(tmp_path: pathlib.Path) -> None:
    said = refused(tmp_path, "teams.toml", ('"2/1" = 1, "0/0" = 3', '"2/1" = 1'), ('AQ = ["1/1"]\n', ""))
    assert "teams.centurioni.AQ: 0 of role AQ, a line-up has 1 (TD-3.4)" in said


# The contract's table: counters of each kind, valued ones and their value, and of each team the value by role
POOL = {
    "A": (10, 20, 10),
    "AB": (9, 18, 6),
    "AE": (7, 14, 5),
    "AQ": (5, 9, 3),
    "AK": (2, 2, 2),
    "D": (25, 51, 20),
}
WORTH = {
    "centurioni": (9, 6, 4, 0, 2, 19),
    "tori": (13, 8, 1, 0, 1, 17),
    "falchi": (7, 5, 8, 0, 3, 17),
    "lupi": (6, 3, 3, 0, 1, 27),
}


@rule("TD-1.1", "TD-3.3")
def test_the_box_has_58_valued_counters_for_each_team_worth_114() -> None:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    for role, (count, worth, zeros) in POOL.items():
        kinds = {kind: n for kind, n in parts.teams.pool[role].items() if kind != "0/0"}
        assert (sum(kinds.values()), parts.teams.pool[role]["0/0"]) == (count, zeros)
        assert sum(n * sum(map(int, kind.split("/"))) for kind, n in kinds.items()) == worth
    assert [sum(column) for column in zip(*POOL.values(), strict=True)] == [58, 114, 46]


@rule("TD-3.3")
@pytest.mark.parametrize("key", WORTH)
def test_every_ready_team_spends_its_forty_by_role_as_the_contract_says(key: str) -> None:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    team = next(team for team in parts.teams.teams if team.key == key)
    by_role = [sum(p.value for p in pack.listed(team) if p.role == r) for r in range(len(pack.ROLES))]
    assert tuple(by_role) == WORTH[key]


def test_numbers_come_from_the_block_of_the_role() -> None:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    players = pack.roster(parts.teams.teams[0], parts.teams.pool)
    by_role = {role: [p.number for p in players if pack.ROLES[p.role] == role] for role in pack.ROLES}
    assert (by_role["AK"], by_role["AQ"]) == ([1, 2], [80, 81, 82, 83])
    assert (min(by_role["D"]), max(by_role["D"]), by_role["A"][-1]) == (20, 47, 94)
    assert {83, 59 - 1, 65, 23, 34} <= {p.number for p in players}


@pytest.mark.parametrize(("old", "new", "why"), [
    ('places = ["0/1", "=3/0", "=21/0"', 'places = ["0/1", "=3/0", "9/0"',
     "places[2]: off the field when the ball lies in column 16 (TD-2.3)"),
    ('places = ["0/1", "=3/0", "=21/0"', 'places = ["0/1", "2/0", "=21/0"',
     "places[1]: two in one square with the ball in column 8 (TD-6.4)"),
    ('places = ["0/1", "=3/0", "=21/0"', 'places = ["0/1", "=3/0", "=21/9"', "places[2]: no deeper than the end zone"),
    ('places = ["-3/1", "-1/1"', 'places = ["-3/2", "-1/1"',
     "(four-three).places[0]: the first four stand on the defence line"),
    ('places = ["=2/1", "=4/1"', 'places = ["=2/0", "=4/1"',
     "(wall).places[0]: kickers stand behind the ball, depth 1 or more (TD-6.6)"),
    ('places = ["-1/1", "-3/0"', 'places = ["-1/1"', "6 places, not 5 (TD-3.4)"),
    ('places = ["-3/1", "-1/1"', 'places = ["5/1", "-3/1", "-1/1"', "11 places, not 12 (TD-3.4)"),
    ('for = "goal"', 'for = "prayer"', "'prayer' is none of"),
    ('key = "pro-set"', 'key = "free"', "but not free"),
    ('"0/1", "=3/0"', '"0/1", "three"', "places[1]: 'three' is no place"),
    ('places = ["0/1", "=3/0", "=21/0", "-2/2", "2/2", "0/3"]',
     'places = ["=1/1", "=2/1", "=1/2", "=2/2", "=1/3", "=2/3"]', "nobody within 13 squares of the centre (TD-6.2)"),
])  # fmt: skip
def test_a_formation_that_breaks_a_rule_is_named(
    tmp_path: pathlib.Path, old: str, new: str, why: str
) -> None:
    assert why in refused(tmp_path, "formations.toml", (old, new))


@rule("TD-2.3", "TD-2.4", "TD-2.7", "TD-2.8")
@pytest.mark.parametrize(("old", "new", "why"), [
    ("value = 23", "value = 22", "an odd number from 15 to 25 (TD-2.4)"),
    ("value = [8, 16]", "value = [13, 16]", "west and east of 12"),
    ("value = [11, 12, 13]", "value = [11, 12]", "three columns"),
    ("value = [11, 12, 13]", "value = [13, 12, 11]", "from west to east"),
    ("end_zone_rows = { value = 4", "end_zone_rows = { value = 1", "TD-2.2"),
    ("kickoff_row = { value = 8", "kickoff_row = { value = 20", "TD-2.6"),
    ("minutes = { value = 15", "minutes = { value = 0", "TD-4.1"),
])  # fmt: skip
def test_a_field_that_cannot_be_is_named(tmp_path: pathlib.Path, old: str, new: str, why: str) -> None:
    assert why in refused(tmp_path, "field.toml", (old, new))


@rule("TD-23.5")
@pytest.mark.parametrize(("old", "new", "why"), [
    ('"AAAAAEE"', '"AAAAAE"', "contact.attacker"),
    ('"AAAAAEE"', '"AAAAAEI"', "out of ADET"),
    ("received = [2, 3,", "received = [2, 1,", "cannot be I and R (TD-23.5)"),
    ("received = [2, 3,", "received = [3,", "twelve numbers"),
])  # fmt: skip
def test_a_table_without_one_result_for_every_roll_is_named(
    tmp_path: pathlib.Path, old: str, new: str, why: str
) -> None:
    assert why in refused(tmp_path, "tables.toml", (old, new))


@rule("TD-1.1")
def test_another_width_is_played_on(tmp_path: pathlib.Path) -> None:
    wide = changed(
        tmp_path,
        "field.toml",
        ("value = 23", "value = 25"),
        ("[8, 16]", "[9, 17]"),
        ("[11, 12, 13]", "[12, 13, 14]"),
    )
    match = wide.at("row=8")
    assert see(match, "columns") == 25


def test_options_choose_the_teams() -> None:
    assert see(at("row=8", home_team="falchi", away_team="lupi"), "teams") == ["Falchi", "Lupi"]
