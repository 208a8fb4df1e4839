"""Which figure stands for whom: everybody has one, all of them differ, and no drawing lies idle."""

from collections import Counter
from typing import cast

from tests.games.blood_bowl.table import game

from downfield.games.blood_bowl.board.guesses import guessed
from downfield.games.blood_bowl.board.looks import crested, frog, looks, of_position, of_star, written
from downfield.games.blood_bowl.components.parts import Parts
from downfield.toolkit.figures.likeness import Likeness, likeness
from downfield.toolkit.figures.parts import parts

BEFORE_THE_HEAD = "-front"
OF_A_HEAD = "tail-"


def components() -> Parts:
    return cast(Parts, game().pack.parts)


def everybody() -> list[Likeness]:
    """All players that there are."""
    chosen = written()
    own = [likeness(told) for team in chosen.teams.values() for told in team.values()]
    return [*own, *(likeness(told, star=True) for told in chosen.stars.values()), frog()]


def test_every_position_of_every_team_has_a_figure_of_its_own() -> None:
    drawn = written().teams
    assert {team.id: {spot.id for spot in team.positions} for team in components().teams.teams} == {
        team: set(spots) for team, spots in drawn.items()
    }
    assert [team for team, spots in drawn.items() if len(set(spots.values())) < len(spots)] == []


def test_every_star_has_a_figure() -> None:
    stars = [one.name for star in components().stars.stars for one in star.members]
    assert set(written().stars) == {*stars, components().draft.brewer.name}


def test_figures_are_made_of_parts_that_there_are() -> None:
    for one in everybody():
        assert one.head in parts("heads"), one
        assert one.body in parts("bodies"), one
        assert one.counter in parts("counters"), one
        assert one.prop in ("", *parts("props")), one


def test_no_part_is_drawn_for_nobody() -> None:
    all_of_them = everybody()
    bodies = {name for name in parts("bodies") if not name.endswith(BEFORE_THE_HEAD)}
    props = {name for name in parts("props") if not name.startswith(OF_A_HEAD)}
    assert {one.head for one in all_of_them} == set(parts("heads"))
    assert {one.body for one in all_of_them} == bodies
    assert {one.counter for one in all_of_them} == set(parts("counters"))
    assert {one.prop for one in all_of_them} == {"", *props}


def test_size_is_told_by_the_counter() -> None:
    for team in components().teams.teams:
        for spot in team.positions:
            counter = of_position(team.id, spot).counter
            assert counter == "large" or not spot.big_guy, spot.id
            assert counter != "large" or "stunty" not in spot.skills, spot.id
            assert counter not in ("small", "tiny") or "stunty" in spot.skills, spot.id


def test_a_star_bears_a_star_and_no_letter() -> None:
    shown = of_star("Griff Oberwald", (7, 4, 2, 3, 9), ())
    assert shown.name == "fg-human-blitzer-star"


def test_the_same_name_is_another_figure_in_another_team() -> None:
    assert Counter(looks(game(), team)["Thrower"].head for team in ("human", "orc", "skaven")) == Counter(
        ["human", "orc", "rat"]
    )


def test_whoever_an_owner_adds_is_drawn_by_what_he_can_do() -> None:
    assert (
        guessed("Kobold Bomber", [6, 2, 3, 3, 8], ["bombardier", "stunty"]).name
        == "fg-halfling-little-bomb-K"
    )
    assert guessed("Ent", [2, 6, 5, 5, 11], ["take_root", "loner:4"]).name == "fg-tree-big-E"


def test_no_two_teams_have_the_same_crest() -> None:
    heads = [crested(team) for team in components().teams.teams]
    assert len(set(heads)) == len(heads) == 29
    assert set(written().crests) <= {team.id for team in components().teams.teams}
