"""Chapters 1, 19 and 22: the squads of the pack, and those that coaches bring along."""

import pathlib
import re
from typing import cast

import pytest
from tests.games.calciotto.table import at, changed, field, game, pitch, see, tokens
from tests.rules import rule

from downfield.games.calciotto import GAME
from downfield.games.calciotto.components.parts import TEAMS, Parts
from downfield.games.calciotto.teams.faults import faults
from downfield.games.calciotto.teams.squad import own, read_code, write_code
from downfield.kernel import record
from downfield.kernel.errors import BadOption, PackError
from downfield.kernel.show.look import Look
from downfield.kernel.spec import Game
from downfield.text import Text

GOOD = "v1;1*3P3,12*3P2,2*3D3,3*3D3,4*4D2,5*3D1,6*4T2,7*3T3,8*4T2,9*4C2,10*3C3,11*4C2,21*4A3,22*3A3,23*3A1;name:I+Leoni"


def components() -> Parts:
    return cast(Parts, game().pack.parts)


def code_of(team: str) -> str:
    return write_code(own(next(squad for squad in components().squads.squads if squad.key == team)))


def refused(code: str) -> str:
    with pytest.raises(BadOption) as e:
        game().new(options={"away_roster": code})
    return e.value.message


@rule("CAL-1.2", "CAL-3.1", "CAL-3.2")
@pytest.mark.parametrize("team", TEAMS)
def test_every_squad_of_the_pack_is_within_the_limits_and_uses_them_up(team: str) -> None:
    squad, limits = read_code(code_of(team)), components().squads.limits
    assert limits is not None
    assert faults(squad, limits) == []
    assert sum(f.movement for f in squad.figures) == limits.movement.sum
    assert sum(f.strength for f in squad.figures) == limits.strength.sum


@rule("CAL-1.2", "CAL-1.8")
def test_options_choose_the_squads_and_usually_it_is_italy_against_brazil() -> None:
    assert see(at(""), "teams") == ["Italia", "Brasile"]
    assert see(at("", home_team="olanda", away_team="germania"), "teams") == ["Olanda", "Germania"]


@rule("CAL-1.2")
def test_both_sides_may_play_with_the_same_squad() -> None:
    t = pitch(at("", home_team="argentina", away_team="argentina")).tables
    assert [t.strength[i] for i in range(15)] == [t.strength[15 + i] for i in range(15)]


@rule("CAL-19.3", "CAL-4.2")
def test_a_squad_of_ones_own_is_called_up_from_before_the_match() -> None:
    match = game().new(options={"home_roster": GOOD}, by_hand=True)
    assert see(match, "teams") == ["I Leoni", "Brasile"]
    assert tokens(match) == [f"-{f.number}" for f in read_code(GOOD).figures[:-1]], (
        "two are left out, in order"
    )


def test_a_squad_without_a_name_has_that_of_the_squad_which_it_stands_for() -> None:
    match = at("", home_roster=GOOD.partition(";name")[0], home_team="olanda")
    assert see(match, "teams") == ["Olanda", "Brasile"]


def test_a_code_says_the_same_when_it_is_read_and_written() -> None:
    assert write_code(read_code(GOOD)) == GOOD


def test_a_match_with_a_squad_of_ones_own_is_recorded_and_verified() -> None:
    match = game().new(options={"home_roster": GOOD, "away_team": "olanda"}, seed=4)
    match.resign(0)
    text = record.write(match, "2026-11-16")
    assert f"home_roster={GOOD}" in text
    assert record.verify(record.read(text), game()).result() == match.result()


def test_a_position_of_it_is_told_and_read_again() -> None:
    match = at("turn=home", home_roster=GOOD)
    assert field(match, "home").startswith("1@h0,")
    assert game().at(match.line(), options={"home_roster": GOOD}).line() == match.line()


@rule("CAL-3.1")
@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("italia", "'italia' is no part of a squad. Write it as v1;1*3P3"),
        ("v2;1*3P3", "'v2' is no part"),
        ("v1", "'v1' is no part"),
        ("v1;1*3X3", "'1*3X3' is no part"),
        ("v1;0*3P3", "'0*3P3' is no part"),
        ("v1;1*3P3;coach:Ann", "'coach:Ann' is no part"),
        ("v1;1*3P3;name:A;name:B", "'v1;1*3P3;name:A;name:B' is no part"),
    ],
)
def test_what_is_no_squad_is_told_how_one_is_written(code: str, why: str) -> None:
    said = refused(code)
    assert why in said
    assert "(CAL-3.1)" in said


@rule("CAL-1.2", "CAL-3.1", "CAL-3.2")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (",23*3A1", "", "14 figures: a squad of your own has 15 (CAL-1.2)"),
        ("23*3A1", "22*3A1", "Number 22 is worn by two figures (CAL-3.1)"),
        ("23*3A1", "23*5A1", "Number 23 is 5A1: movement is 3 to 4, strength 1 to 3 (CAL-3.1)"),
        ("23*3A1", "23*3A0", "Number 23 is 3A0: movement is 3 to 4, strength 1 to 3 (CAL-3.1)"),
        ("23*3A1", "23*4A1", "movement 52 and strength 35: at most 51 and 35 (CAL-1.2)"),
        ("23*3A1", "23*3A2", "movement 51 and strength 36: at most 51 and 35 (CAL-1.2)"),
        ("T", "C", "Nobody plays T: a squad has all five roles (CAL-3.2)"),
    ],
)
def test_a_squad_that_breaks_a_rule_is_told_what_is_allowed(old: str, new: str, why: str) -> None:
    said = refused(GOOD.replace(old, new))
    assert said.startswith("Option away_roster: ")
    assert why in said


def test_all_that_is_wrong_is_told_at_once() -> None:
    said = refused(GOOD.replace("23*3A1", "22*5A3"))
    assert [why in said for why in ("worn by two", "is 5A3", "strength 37")] == [True, True, True]


@pytest.mark.parametrize(("language", "words"), [("it", "movimento"), ("de", "Bewegung")])
def test_a_refusal_is_told_in_the_language_of_the_coach(language: str, words: str) -> None:
    with pytest.raises(BadOption) as e:
        game().new(options={"home_roster": GOOD.replace("23*3A1", "23*5A1")})
    assert words in Text(language, game().spec).error(e.value)


# Packs of owners --------------------------------------------------------------------------------------------------


def test_an_owners_pack_of_two_squads_is_played_as_before(tmp_path: pathlib.Path) -> None:
    """Without keys and without limits, as packs were before there were more squads."""
    changed(tmp_path, "squads.toml", "[limits]", "[limits]")
    file = tmp_path / "changed" / "squads.toml"
    squads = re.findall(r"name = .*?\n\]\n", file.read_text(encoding="utf-8"), re.DOTALL)
    file.write_text("".join(f"[[squads]]\n{squad}" for squad in squads[:2]), encoding="utf-8")
    old = Game(GAME, tmp_path / "changed")
    assert see(old.at(""), "teams") == ["Italia", "Brasile"]
    with pytest.raises(BadOption, match=r"sets no limits for squads of one's own.*CAL-1\.2"):
        old.new(options={"home_roster": GOOD})


def test_a_pack_in_which_two_squads_have_one_key_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PackError, match="two squads have the same key"):
        changed(tmp_path, "squads.toml", 'key = "brasile"', 'key = "italia"')


# What is shown ----------------------------------------------------------------------------------------------------


def test_cards_and_names_tell_the_bases_of_the_squad_that_plays() -> None:
    match = at("", home_roster=GOOD)
    face = game().spec.face
    assert face is not None
    players = face().players
    assert players is not None
    card = players.card(Look(match, 0), Text("en", game().spec).say, "m-f-h-5")
    assert card is not None
    squad = {f.number: f for f in read_code(GOOD).figures}
    assert [value for _, value in card.values[:2]] == [str(squad[5].movement), str(squad[5].strength)]
    assert card.team[0].text == "I Leoni"


def test_the_report_has_a_portrait_of_everybody_in_the_squads_that_play() -> None:
    face, match = game().spec.face, at("", home_roster=GOOD, away_team="inghilterra")
    assert face is not None
    drawn = face().report.portraits
    assert drawn is not None
    _, (home, away) = drawn(match)
    assert sorted(home) == sorted(f.number for f in read_code(GOOD).figures)
    assert sorted(away) == list(range(1, 16))
