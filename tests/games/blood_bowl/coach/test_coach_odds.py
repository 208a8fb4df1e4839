"""The chances that the steady coach counts with are those that the table shows."""

import random
from typing import cast

import pytest
from tests.games.blood_bowl.coach.test_coach import teams
from tests.games.blood_bowl.expect import expected, shown, sq, ways
from tests.games.blood_bowl.table import HOME, duel, game, pitch, slot
from tests.rules import rule

from downfield.games.blood_bowl.coach import foul, give, odds, reach
from downfield.games.blood_bowl.coach.feet import feet_of
from downfield.games.blood_bowl.coach.hits import goes_out
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight
from downfield.games.blood_bowl.coach.special import negatraits
from downfield.games.blood_bowl.coach.special.bombs import bombs
from downfield.games.blood_bowl.coach.special.hypnotic_gaze import gazes
from downfield.games.blood_bowl.coach.special.special_attacks import weapons
from downfield.games.blood_bowl.coach.special.throw_team_mate import Ground
from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_TURN
from downfield.games.blood_bowl.odds.begin import begins
from downfield.games.blood_bowl.odds.block import RANKS, block_odds
from downfield.games.blood_bowl.odds.frenzy import landings
from downfield.games.blood_bowl.odds.harm import block_harm, fall_harm, foul_odds
from downfield.games.blood_bowl.odds.paths import Reach
from downfield.games.blood_bowl.odds.throw_team_mate import lands_at
from downfield.games.blood_bowl.rules.block.assists import IN_BLITZ, block_dice
from downfield.kernel import drive
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.needs import OVER

ME, FOE, MATE = slot("home11"), slot("away7"), slot("home12")
PLAIN = "rerolls=0-0"


def sight(match: Match, side: int = HOME) -> Sight:
    return Sight(pitch(match), side)


def step(match: Match, square: str) -> float:
    """The chance of a way as the coach counts it."""
    return reach.ways(sight(match), ME).chance(sq(square))


# Ways ---------------------------------------------------------------------------------------------------------------

STEPS = [  # home, away, more, gains, square: one test, or two of which neither can be rolled again
    ("11@m8,12@a1", "7@l8", "", "", "n8"),
    ("11@m8,12@a1", "7@l8,8@o8", "", "home11+dodge", "n8"),
    ("11@m8,12@a1", "7@l8,8@o8", "", "home11+dodge,away7+tackle", "n8"),
    ("11@m8,12@a1", "7@l8,8@o8", "", "home11+two_heads,away7+prehensile_tail", "n8"),
    ("11@m8,12@a1", "7@l8,8@o8,9@o7", "", "home11+stunty", "n8"),
    ("11@m8,12@a1", "7@l8,8@o8", "", "away8+titchy", "n8"),
    ("11@m8,12@a1", "7@l8", "", "away7+diving_tackle", "n8"),
    ("11@m8,12@a1", "7@l8", "", "away7+tentacles+st4", "n8"),
    ("11@m8,12@a1", "7@l8,8@o8,9@o7", "", "home11+break_tackle+st5", "n8"),
    ("11@a8,12@a1", "7@z1", "", "", "h8"),
    ("11@a8,12@a1", "7@z1", "weather=blizzard", "", "h8"),
    ("11@a8,12@a1", "7@z1", "", "home11+sure_feet", "h8"),
    ("11@a8,12@a1", "7@z1", "", "home11+sprint", "j8"),
    ("11@a8p,12@a1", "7@z1", "", "home11+ma2", "b8"),
    ("11@a8p,12@a1", "7@z1", "", "home11+jump_up", "h8"),
]


@rule("BB-9.7", "BB-9.11", "BB-9.13", "BB-9.14", "BB-18.S3")
@pytest.mark.parametrize(("home", "away", "more", "gains", "square"), STEPS)
def test_a_step_is_as_likely_as_the_board_shows(
    home: str, away: str, more: str, gains: str, square: str
) -> None:
    match = duel(home, away, f"{PLAIN} {more}", gains)
    assert step(match, square) == pytest.approx(ways(match).sure(sq(square)))


@rule("BB-9.22")
@pytest.mark.parametrize(
    "gains", ["", "home11+sure_hands", "home11+big_hand", "home11+extra_arms", "home11+no_hands"]
)
def test_a_pick_up_is_as_likely_as_the_board_shows(gains: str) -> None:
    match = duel("11@m8,12@a1", "7@o9", f"{PLAIN} ball=n8 weather=rain", gains)
    told = ways(match).sure(sq("n8"))
    assert odds.pick_up_chance(sight(match), ME, sq("n8")) == pytest.approx(told)


# The ball -----------------------------------------------------------------------------------------------------------

THROWS = [("quick", "k8"), ("short", "n8"), ("long", "r8"), ("bomb", "t8")]
SKILLS = [
    "",
    "home11+accurate+cannoneer",
    "home11+nerves_of_steel,home12+catch",
    "home11+pass",
    "home11+animosity",
]


@rule("BB-12.4", "BB-12.14", "BB-12.21")
@pytest.mark.parametrize(("far", "square"), THROWS)
@pytest.mark.parametrize("gains", SKILLS)
def test_a_pass_is_as_likely_as_the_board_shows(far: str, square: str, gains: str) -> None:
    match = duel(f"11@h8,12@{square},13@a1", "7@j9,8@i8", f"{PLAIN} ball=home11 weather=sunny", gains)
    seen = sight(match)
    caught = give.accuracy(seen, ME, sq("h8"), sq(square)) * odds.catch_chance(seen, MATE)
    assert caught == pytest.approx(expected(match.play("11pass throw"), square))


@rule("BB-12.26")
def test_a_hand_off_is_as_likely_as_the_board_shows() -> None:
    match = duel("11@h8,12@i8,13@a1", "7@j9", f"{PLAIN} ball=home11", "home12+catch")
    caught = odds.catch_chance(sight(match), MATE, kinds.HANDED)
    assert caught == pytest.approx(expected(match.play("11hand"), ">12"))


@rule("BB-13.10")
def test_a_landing_is_as_likely_as_the_odds_say() -> None:
    match = duel("11@m8,12@m9,13@a1", "7@p8", PLAIN, "home12+right_stuff+stunty")
    seen = sight(match)
    for square in map(sq, ("q8", "n9", "p8")):
        told = lands_at(pitch(match), MATE, square, -1)
        assert Ground(seen, MATE, 0.0).at(square, -1)[1] == pytest.approx(told)


# Blows --------------------------------------------------------------------------------------------------------------

BLOCKS = [
    "", "home11+block", "home11+st4,away7+dodge", "home11+st7+tackle", "away7+st4", "home11+wrestle", "away7+wrestle",
    "home11+dauntless,away7+st4", "home11+brawler", "home11+horns", "home11+juggernaut,away7+stand_firm",
]  # fmt: skip


@rule("BB-10.6", "BB-10.9", "BB-18.G2", "BB-18.S2")
@pytest.mark.parametrize("gains", BLOCKS)
@pytest.mark.parametrize("blitz", [0, IN_BLITZ])
def test_a_block_is_as_likely_as_the_board_shows(gains: str, blitz: int) -> None:
    match = duel("11@m8,12@o7,13@a1", "7@n8,8@l9,9@z15", PLAIN, gains)
    seen = sight(match)
    dice = seen.dice(ME, sq("m8"), FOE, blitz)
    found = odds.blow(seen, ME, sq("m8"), FOE, blitz, dice, RANKS)
    assert found == pytest.approx(block_odds(pitch(match), ME, FOE, blitz))


@rule("BB-11.1", "BB-15.3", "BB-18.M2", "BB-18.M7")
@pytest.mark.parametrize(
    "gains",
    ["", "home11+mighty_blow+mighty1", "home11+claws", "away7+stunty+chainsaw", "away7+iron_hard_skin"],
)
def test_a_fall_costs_what_the_odds_say(gains: str) -> None:
    match = duel("11@m8,12@a1", "7@n8,8@z15", PLAIN, gains)
    seen, g = sight(match), pitch(match)
    for lost, harm in (
        (odds.block_loss(seen, FOE, ME), block_harm(g, ME, FOE)),
        (odds.fall_loss(seen, FOE), fall_harm(g, FOE)),
        (odds.fall_loss(seen, ME, FOE), fall_harm(g, ME, FOE)),
    ):
        assert lost == pytest.approx(harm.out + odds.STUNNED * harm.stunned)


@rule("BB-14.2", "BB-14.5")
@pytest.mark.parametrize(
    "gains", ["", "home11+dirty_player+dirty1", "home11+sneaky_git", "away7+iron_hard_skin"]
)
def test_a_foul_is_as_likely_as_the_board_shows(gains: str) -> None:
    match = duel("11@k8,12@o7,13@a1", "7@n8p,8@m9,9@z15", PLAIN, gains)
    seen, g = sight(match), cast(Pitch, pitch(match).clone())
    _, fail = foul._weigh(seen, ME, FOE, sq("m8"))
    g.place(ME, sq("m8"))
    assert fail == pytest.approx(foul_odds(g, ME, FOE).double)


@rule("BB-15.2", "BB-15.3", "BB-15.4", "BB-15.5")
@pytest.mark.parametrize(("trait", "token"), [("chainsaw", "11saw"), ("breathe_fire", "11fire")])
def test_a_weapon_turns_on_its_owner_as_often_as_the_board_shows(trait: str, token: str) -> None:
    match = duel("11@m8,12@a1", "7@n8,8@z15", PLAIN, f"home11+{trait}")
    weapon = next(w for w in weapons(sight(match), ME, FOE, 1.0))
    assert shown(match, token).words.endswith(f"{weapon.fail:.1%}")


@rule("BB-15.6")
def test_a_gaze_is_as_likely_as_the_board_shows() -> None:
    match = duel("11@m8,12@o9,13@a1", "7@n8,8@l8,9@z15", PLAIN, "home11+hypnotic_gaze")
    seen = sight(match)
    seen.opens = {FOE: 1.0}  # all that matters
    deed = next(deed for deed in gazes(seen, set()) if not deed.steps)
    told = expected(match.play("11gaze"), "*7")
    assert deed.gain / (1.0 + 0.012) == pytest.approx(told)  # and a team-mate whom he marks


@rule("BB-15.8")
@pytest.mark.parametrize("gains", ["", "+safe_pass"])
def test_a_bomb_goes_off_in_the_hand_as_often_as_the_board_shows(gains: str) -> None:
    match = duel("11@m8,12@a1", "7@p8,8@q8,9@z15", PLAIN, f"home11+bombardier{gains}")
    (deed,) = bombs(sight(match))
    told = shown(match.play("11bomb"), "p8").words
    assert told.endswith(f" {deed.fail:.1%}".replace(" 0.0%", " 0%"))


@rule("BB-18.2", "BB-18.M5")
@pytest.mark.parametrize(
    "trait", ["bone_head", "really_stupid", "unchannelled_fury", "animal_savagery", "take_root"]
)
@pytest.mark.parametrize("mate", ["a1", "m9"])
def test_a_mind_of_his_own_is_as_likely_as_the_board_shows(trait: str, mate: str) -> None:
    match = duel(f"11@m8,12@{mate}", "7@n8,8@z15", PLAIN, f"home11+{trait},away7+foul_appearance")
    seen, g = sight(match), pitch(match)
    assert negatraits.dares(seen, ME, kinds.BLOCK_ACTION, FOE) == pytest.approx(begins(g, ME, FOE))
    walk = ways(match).sure(sq("l8")) / feet_of(seen, ME).dodges(0, False, 0).chances[0]
    assert negatraits.comes(seen, ME) == pytest.approx(walk)


# Everywhere ---------------------------------------------------------------------------------------------------------


def positions(number: int) -> list[Pitch]:
    """Turns in the middle of a match between two teams."""
    g, rng, dice = game().state(teams(number)), random.Random(number), Rng(number, 3)
    found: list[Pitch] = []
    drive.roll(g, dice)
    while g.need != OVER and len(found) < 6:
        if g.question == Q_TURN and rng.random() < 0.05:
            found.append(cast(Pitch, g.clone()))
        drive.answer_and_roll(g, rng.choice(g.options(int(g.seat))), dice)
    return found


@pytest.mark.parametrize("number", range(0, 29, 7))
def test_block_dice_are_those_of_the_rules_from_every_square(number: int) -> None:
    for g in positions(number):
        seen, twin = Sight(g, int(g.active)), cast(Pitch, g.clone())
        for me in seen.mine:
            for foe in [f for f in seen.theirs if seen.is_up(f)]:
                for square in BESIDE[seen.at[foe]]:
                    if seen.board[square] in (FREE, me) and seen.is_up(me):
                        twin.place(me, square)
                        assert seen.dice(me, square, foe, IN_BLITZ) == block_dice(twin, me, foe, IN_BLITZ)
                        twin.place(me, seen.at[me])


@pytest.mark.parametrize("number", range(3, 29, 7))
def test_ways_are_never_surer_than_the_board_shows(number: int) -> None:
    found, same = Reach(), []
    for g in positions(number):
        seen = Sight(g, int(g.active))
        for me in [m for m in seen.mine if seen.can_act(m) and negatraits.comes(seen, m) == 1]:
            found.find(g, me)
            way = reach.ways(seen, me)
            for square in way.squares:
                if square != seen.ball and not feet_of(seen, me).muscle:
                    assert way.chance(square) <= found.sure(square) + 1e-9
                    same.append(way.chance(square) > found.sure(square) - 1e-9)
    assert sum(same) / len(same) > 0.95  # a jump, or a detour that he overlooks, may be surer


def test_who_is_driven_off_is_who_has_nowhere_to_land() -> None:
    for number in range(2):
        for g in positions(number):
            seen, twin = Sight(g, int(g.active)), cast(Pitch, g.clone())
            for me in [m for m in seen.mine if seen.is_up(m)]:
                for foe in seen.foes_of(me):
                    lands, _ = landings(twin, me, foe, 0)
                    assert goes_out(seen, seen.at[me], foe, me) == (lands == [])
