"""One click for bombs, fire, kicks, two blocks, a ball and chain, a ball left behind, and a swarm."""

import re

import pytest
from tests.games.blood_bowl.moves.test_walks import of, rolled, to
from tests.games.blood_bowl.table import AWAY, HOME, asked, at, duel, facts, game, pitch, slot, where
from tests.rules import rule

from downfield.games.blood_bowl.board.drawing import draw
from downfield.games.blood_bowl.board.marks import marks
from downfield.games.blood_bowl.moves.walks import held, sources
from downfield.games.blood_bowl.odds.options import odds
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.walk import Walk
from downfield.text import Text


def from_home(match: Match, begin: str, number: int = 11) -> list[Walk]:
    return [walk for walk in of(match, f"m-p-h-{number}") if walk.token.startswith(begin)]


@rule("BB-15.5")
def test_fire_is_breathed_by_a_click_on_who_is_near() -> None:
    match = rolled("11@g8,12@a1", "7@h8,8@z1", "D4", gains="home11+breathe_fire")
    found = to(match, "m-p-h-11", "m-p-a-7", "11fire")
    assert (found.words, found.odds) == ("11 breathes fire at 7", "down 50%, falls himself 16.7%")
    match.walk(found.token, HOME)
    assert "breathed-fire" in facts(match)


@rule("BB-15.5")
def test_a_blitz_may_end_in_fire() -> None:
    match = duel("11@f8,12@a1", "7@h8,8@z1", gains="home11+breathe_fire")
    assert from_home(match, "11blitz-*7-g8-*7fire")
    assert not from_home(duel("11@f8,12@a1", "7@h8,8@z1"), "11blitz-*7-g8-*7fire")


@rule("BB-15.7")
def test_a_bomb_is_thrown_by_a_click_on_whom_it_is_for() -> None:
    match = rolled("11@g8,12@a1", "7@k8,8@z1", "D1 D1 D1", gains="home11+bombardier")
    found = to(match, "m-p-h-11", "m-p-a-7", "11bomb")
    assert found.token == "11bomb-k8"
    assert found.words == "11 throws a bomb at 7"
    assert "explodes in his hands 16.7%" in found.odds
    match.walk(found.token, HOME)
    assert "bomb-thrown" in facts(match)


@rule("BB-15.7", "BB-18.T5")
def test_who_is_out_of_range_cannot_be_bombed() -> None:
    match = duel("11@a8,12@a1", "7@d8,8@z8", gains="home11+bombardier")
    assert [walk.target for walk in from_home(match, "11bomb-")] == ["m-p-a-7"]
    assert not from_home(duel("11@a8,12@a1", "7@d8,8@z8"), "11bomb")


def test_who_lobs_bombs_says_how_he_throws() -> None:
    match = duel("11@g8,12@a1", "7@k8,8@z1", gains="home11+bombardier+hail_mary_pass")
    (found,) = from_home(match, "11bomb-")
    assert found.token == "11bomb-throw-k8"
    match.walk(found.token, HOME)
    assert match.need.die == "six"


def test_a_bomb_is_aimed_at_squares_too() -> None:
    match = duel("11@g8,12@a1", "7@k8,8@z1", gains="home11+bombardier").play("11bomb")
    assert sources(Look(match, HOME)) == ["m-p-h-11"]
    assert to(match, "m-p-h-11", "m-s-i8").words == "11 throws the bomb to i8"
    assert to(match, "m-p-h-11", "m-p-a-7").token == "k8"


@rule("BB-13.18")
def test_a_team_mate_is_kicked_if_he_stands() -> None:
    gains = "home11+kick_team_mate+st5,home12+right_stuff,home13+right_stuff"
    match = duel("11@g8,12@j8,13@g9p", "7@z1", gains=gains)
    (found,) = [walk for walk in from_home(match, "11kick-") if walk.target.startswith("m-p-h")]
    assert found.words.startswith("11 goes to ")
    assert found.words.endswith(" to kick 12")
    match.walk(found.token, HOME)
    assert asked(match) == ("throw-at", (HOME,))
    assert to(match, "m-p-h-11", "m-s-l8").words == "11 kicks 12 to l8"
    assert "off the pitch" in to(match, "m-p-h-11", "m-s-l8").odds


@rule("BB-15.12")
def test_two_are_blocked_by_a_click_on_either() -> None:
    match = duel("11@g8,12@a1", "7@h8,8@h9,9@z1", gains="home11+multiple_block")
    (found,) = from_home(match, "11two")
    assert found.words == "11 blocks 7 and 8 at once"
    assert {found.target, *found.also} == {"m-p-a-7", "m-p-a-8"}
    match.walk(found.token, HOME)
    assert match.need.die == "block"


@rule("BB-15.12")
def test_of_three_opponents_every_two_may_be_blocked() -> None:
    match = duel("11@g8,12@a1", "7@h8,8@h9,9@g9", gains="home11+multiple_block")
    found = from_home(match, "11two")
    assert {walk.token for walk in found} == {"11two-*7-*8", "11two-*7-*9", "11two-*8-*9"}
    match.walk("11two-*8-*9", HOME)
    assert match.need.die == "block"


@rule("BB-18.P5")
def test_the_ball_is_left_behind_in_one_step() -> None:
    match = duel("11@g8,12@a1", "7@z1", "ball=home11", "home11+fumblerooskie")
    found = next(walk for walk in from_home(match, "11-_") if walk.target == "m-s-h8")
    assert found.words == "11 leaves the ball behind and steps to h8"
    match.walk(found.token, HOME)
    assert (where(match, "home11"), where(match, "ball")) == ("h8", "g8")


@rule("BB-18.P5")
@pytest.mark.parametrize("gains", ["", "home11+fumblerooskie+my_ball", "home12+fumblerooskie"])
def test_nobody_else_leaves_the_ball_behind(gains: str) -> None:
    assert not from_home(duel("11@g8,12@a1", "7@z1", "ball=home11", gains), "11-_")


# A ball and chain -------------------------------------------------------------------------------------------------


def swinging() -> Match:
    return duel("11@g8,12@a1", "7@h8,8@z1", gains="home11+ball_and_chain")


@rule("BB-15.10")
def test_a_ball_and_chain_is_taken_up_by_a_click_and_does_nothing_else() -> None:
    assert [walk.token for walk in of(swinging(), "m-p-h-11")] == ["11chain"]


@rule("BB-15.10")
def test_a_ball_and_chain_is_pointed_by_four_arrows() -> None:
    match = swinging().play("11chain")
    assert held(Look(match, HOME)) == "m-p-h-11"
    found = {walk.target: walk for walk in of(match, "m-p-h-11")}
    assert set(found) == {"m-way-down", "m-way-up", "m-way-right", "m-way-left", "m-p-h-11"}
    assert found["m-way-right"].path == ["m-s-h7", "m-p-a-7", "m-s-h9"]
    assert found["m-way-down"].path == ["m-s-h9", "m-s-g9", "m-s-f9"]
    picture = draw(Look(match, HOME), Text("en", match.game.spec).say)
    assert 'id="m-way-right"' in picture.moving
    assert "m-way-right" in picture.targets["right"]
    drawing, _ = marks(
        Look(match, match.waiting()[0]), of(match, "m-p-h-11"), Text("en", match.game.spec).say
    )
    assert 'id="m-s-f9"' in drawing


@rule("BB-15.10")
def test_an_arrow_sends_it_that_way() -> None:
    match = swinging().play("11chain")
    match.walk("left", HOME)
    match.play("D3")
    assert where(match, "home11") == "f8"
    match.walk("stop", HOME)
    assert asked(match) == ("turn", (HOME,))


# Questions --------------------------------------------------------------------------------------------------------


def odds_of(match: Match, seat: int) -> dict[str, str]:
    say = Text("en", match.game.spec).say
    return {token: told.words for token, told in odds(Look(match, seat), say).items()}


@rule("BB-15.13")
def test_a_pile_driver_sees_what_his_foul_is_worth() -> None:
    match = duel("11@g8,12@a1", "7@h8,8@z1", gains="home11+pile_driver+st7+block")
    match.play("11block POW+POW+POW i8 follow D11")
    assert asked(match) == ("pile-driver", (HOME,))
    assert odds_of(match, HOME)["*7"].startswith("armour broken")


@rule("BB-19.7")
def test_a_wizard_sees_whom_his_spells_would_hit() -> None:
    match = at("turn=away home=11@g8,12@g9 away=7@h8,8@z1 staff=home:wizard").play("end")
    assert asked(match) == ("wizard", (HOME,))
    fire = match.clone().play("fireball")
    assert odds_of(fire, HOME)["h8"].startswith("one opponent and 2 own players, each down")
    zap = match.clone().play("zap")
    assert odds_of(zap, HOME)["*7"] == "becomes a frog 66.7%"


def swarmed() -> Match:
    """The first who may swarm onto the pitch is asked for."""
    match = at("phase=drive kicking=home more=" + ",".join(f"home{n}+swarming" for n in range(1, 15)))
    while match.need.question != "swarm":
        seat = match.waiting()[0] if match.waiting() else None
        match.answer(match.options(seat)[0].value if seat is not None else 0, seat)
    return match


@rule("BB-18.T22")
def test_a_swarm_is_put_on_the_pitch_one_by_one() -> None:
    match = swarmed()
    walk = of(match, sources(Look(match, HOME))[0])[0]
    number, square = walk.token.split("-")
    match.walk(walk.token, HOME)
    assert where(match, f"home{number}") == square


@rule("BB-18.T22")
def test_nobody_swarms_onto_the_line_or_into_a_wide_zone() -> None:
    match = swarmed()
    ends = {walk.target for walk in of(match, sources(Look(match, HOME))[0])}
    assert "m-s-l8" in ends
    assert not {"m-s-m8", "m-s-l2", "m-s-n8"} & ends


def test_nobody_points_the_chain_of_the_other_side() -> None:
    match = swinging().play("11chain")
    assert sources(Look(match, AWAY)) == []
    assert held(Look(match, AWAY)) == ""
    assert pitch(match).actor == slot("home11")


# All of them ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("teams", [("goblin", "vampire"), ("snotling", "gnome"), ("chaos_dwarf", "amazon")])
def test_odd_teams_walk_as_the_words_say(teams: tuple[str, str]) -> None:
    """Whatever they can do is on the board, and can be begun."""
    match, rng = game().new(options={"home_team": teams[0], "away_team": teams[1]}, seed=3), Rng(3)
    say = Text("en", match.game.spec).say
    for turn in range(400):
        if match.over:
            break
        seat = match.waiting()[0]
        movable = sources(Look(match, seat)) if turn % 4 == 0 else []
        found = of(match, movable[rng.below(len(movable))]) if movable else []
        if not found:
            options = match.options(seat)
            match.answer(options[rng.below(len(options))].value, seat)
            continue
        board = set(re.findall(r'id="([^"]+)"', draw(Look(match, seat), say).moving))
        marked = set(re.findall(r'id="([^"]+)"', marks(Look(match, match.waiting()[0]), found, say)[0]))
        assert {name for w in found for name in (w.target, *w.also, *w.path)} - {"m-ball"} <= marked | board
        match.walk(found[rng.below(len(found))].token, seat)
    assert turn > 100


@rule("BB-18.A10")
def test_a_sneaky_git_walks_on_after_his_foul_and_fouls_nobody_else() -> None:
    match = duel("11@m8,12@a1", "7@n8p,9@n7p", gains="home11+sneaky_git").play("11foul *7 *7 D2 D3")
    assert held(Look(match, HOME)) == "m-p-h-11"
    ends = {walk.target for walk in of(match, "m-p-h-11")}
    assert "m-s-k8" in ends
    assert not any(end.startswith("m-p-a-") for end in ends)
