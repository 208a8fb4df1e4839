"""The players of a league team as its page lists them."""

from downfield.table.pages.league.rosters import roster_of
from downfield.text import Text
from tests.contract.cases import game


def test_a_team_of_a_league_is_listed_as_it_is_by_now() -> None:
    code = "human:1*blitzer,1*-,11*human_lineman;men:1*spp7.n1.p-guard.down-ma.out;fans:2;league:1;treasury:50000"
    listed = roster_of("blood-bowl", code, {}, Text("en", game("blood-bowl").spec))
    assert listed is not None
    assert [shirt.number for shirt in listed.shirts[:2]] == ["1", "3"]
    first = listed.shirts[0]
    assert first.values[0] == "6"
    assert "Guard" in first.words
    assert "SPP 7, niggling injuries: 1, misses the next match" in first.words
    assert ("Treasury", "50,000") in listed.more


def test_everybody_of_a_team_stands_there_as_on_the_board() -> None:
    for name, team in (("blood-bowl", "skaven"), ("touch-down", "tori"), ("calciotto", "italia")):
        listed = roster_of(name, team, {}, Text("en", game(name).spec))
        assert listed is not None
        assert all(shirt.figure.startswith("<svg") for shirt in listed.shirts)
        assert "<defs" in listed.drawn_with
