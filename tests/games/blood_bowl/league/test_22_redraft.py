"""Chapter 22 between two seasons: gold, who is kept, and who heals."""

import pytest
from tests.games.blood_bowl.league.clubs import HUMANS, PARTS, Falls, club, man
from tests.rules import rule

from downfield.games.blood_bowl.career import draft, first_roster
from downfield.games.blood_bowl.teams.league.redraft import budget, redrafted
from downfield.kernel.errors import BadOption

KEY = "ef" * 32
OLD = HUMANS.replace("treasury:200000", "treasury:40000") + ";matches:6;wins:2;draws:1"
LINE = ["hire:human_lineman"] * 9


@rule("BB-22.29")
def test_the_gold_of_a_new_season() -> None:
    assert budget(club(OLD), PARTS) == 1_000_000 + 40_000 + 6 * 20_000 + 2 * 20_000 + 10_000
    assert budget(club(HUMANS + ";matches:9;wins:9"), PARTS) == 1_300_000


@rule("BB-22.30")
def test_players_are_kept_for_their_value_and_an_agents_fee() -> None:
    old = club(OLD + ";men:1*spp5.p-guard,2*y2,3*out")
    new = redrafted(
        old, ["keep:1", "keep:2", "keep:3", *LINE, "hire:rerolls", "hire:apothecary"], PARTS, Falls()
    )
    spent = (105_000 + 20_000) + (85_000 + 60_000) + (85_000 + 20_000) + 9 * 50_000 + 50_000 + 50_000
    assert new.roster.treasury == 1_210_000 - spent
    assert (man(new, 1).points, man(new, 1).gains, man(new, 2).seasons) == (5, ("p-guard",), 3)
    assert man(new, 3).is_fit
    assert (new.roster.league, new.roster.fans, new.roster.rerolls, new.roster.matches) == (2, 2, 1, 0)


@rule("BB-22.30")
def test_who_is_kept_keeps_his_shirt_and_a_rookie_makes_way() -> None:
    new = redrafted(club(OLD), [*LINE, "keep:1", "hire:catcher"], PARTS, Falls())
    assert (man(new, 1).spot.id, len(new.men)) == ("blitzer", 11)


@rule("BB-22.30")
@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("keep:1",), "1 players: a team is drafted with at least 11 (BB-22.30)"),
        (("keep:1", "keep:1", *LINE), "Number 1 is kept once (BB-22.30)"),
        (("keep:15", *LINE), "Nobody here has number '15'"),
        (("fire:4", *LINE), "between two seasons a team keeps players and hires"),
        ((*LINE * 2,), "at most 16 players (BB-22.20)"),
        (("hire:rerolls",) * 25, "costs 50,000, the treasury has 10,000 (BB-22.20)"),
        ((*LINE, "hire:ogre", "hire:ogre"), "2 of Ogre: at most 1"),
    ],
)
def test_what_cannot_be_drafted_anew(words: tuple[str, ...], why: str) -> None:
    with pytest.raises(BadOption) as refused:
        draft(OLD, ("redraft", *words), PARTS, KEY)
    assert why in refused.value.message


@rule("BB-22.31")
def test_niggling_injuries_heal_in_the_break() -> None:
    hurt = club(OLD + ";men:1*n2,2*down-ma")
    new = redrafted(hurt, ["keep:1", "keep:2", *LINE], PARTS, Falls("D4 D3"))
    assert (man(new, 1).niggles, man(new, 2).losses) == (1, ("ma",))
    treated = redrafted(hurt, ["keep:1", "keep:2", *LINE, "hire:apothecary"], PARTS, Falls("D3 D2"))
    assert man(treated, 1).niggles == 1


@rule("BB-22.31", "BB-22.24")
def test_who_has_rested_may_get_his_numbers_back() -> None:
    rested = club(OLD + ";men:1*down-ma.down-av.rest")
    new = redrafted(rested, ["keep:1", *LINE, "hire:catcher"], PARTS, Falls("D4 D3"))
    assert (man(new, 1).losses, man(new, 1).niggles, man(new, 1).is_fit) == (("av",), 1, True)


@rule("BB-22.1", "BB-22.30")
def test_a_team_that_was_drafted_anew_enters_the_next_league_as_it_is() -> None:
    new = draft(OLD, ("redraft", "keep:1", "keep:2", *LINE), PARTS, KEY)
    assert first_roster(PARTS, new) == new
