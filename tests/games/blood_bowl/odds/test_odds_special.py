"""Odds told are odds found: what takes the place of a block, bombs, two blocks at once, a kicked team-mate."""

from collections.abc import Callable

import pytest
from tests.games.blood_bowl.enumerated import exact
from tests.games.blood_bowl.expect import sq
from tests.games.blood_bowl.moves.test_walks import of, words
from tests.games.blood_bowl.odds.test_odds_sampled import DAY, NIGHT, OUTCOME, Situation, compare, has
from tests.games.blood_bowl.sampled import Fact, Sample, Wanted
from tests.games.blood_bowl.table import HOME, at, duel, pitch, slot

from downfield.games.blood_bowl.model import facts as f
from downfield.games.blood_bowl.model.kinds import FIRE_ACTION, STANDING, T_KICK
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.odds.bomb import bomb_odds
from downfield.games.blood_bowl.odds.luck import Luck
from downfield.games.blood_bowl.odds.options import odds
from downfield.games.blood_bowl.odds.special_attacks import chain_odds, special_odds
from downfield.games.blood_bowl.odds.throw_team_mate import toss_odds
from downfield.games.blood_bowl.rules.ball.passes import FUMBLE
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.walk import Walk

BESIDE = ("11@m8,12@a1", "7@n8,8@z15")


def lies(*names: str) -> Wanted:
    """These players are no longer on their feet, and home11 is."""

    def wanted(_: list[Fact], g: Pitch) -> bool:
        return (
            all(g.status[slot(name)] != STANDING for name in names) and g.status[slot("home11")] == STANDING
        )

    return wanted


def first(match: Match, begin: str, number: int = 11) -> Walk:
    """The best walk of a player that is written so."""
    return next(walk for walk in of(match, f"m-p-h-{number}") if walk.token.startswith(begin))


def walked(match: Match, begin: str, wanted: Wanted) -> Situation:
    """What the board offers in one click."""
    walk = first(match, begin)
    return Situation(match, walk.token, walk.share or 0.0, wanted)


def struck(trait: str, begin: str, more: str = "rerolls=1-0", gains: str = "") -> Situation:
    match = duel(*BESIDE, more, f"home11+{trait}{gains}")
    return walked(match, begin, lies("away7"))


def bombed(home: str, away: str, gains: str = "") -> Situation:
    match = duel(home, away, "rerolls=0-0", f"home11+bombardier{gains}")
    return walked(match, "11bomb-", blown_up)


def blown_up(log: list[Fact], g: Pitch) -> bool:
    """away7 was hit by a bomb that left the hand."""
    thrown = any(fact[0] == f.E_BOMB_THROWN and fact[OUTCOME] != FUMBLE for fact in log)
    return bool(thrown and g.status[slot("away7")] != STANDING)


def two(gains: str) -> Situation:
    match = duel("11@m8,12@a1", "7@n8,8@n7,9@z15", "rerolls=0-0", f"home11+multiple_block+block+st5{gains}")
    return walked(match, "11two", lies("away7", "away8"))


def kicked() -> Situation:
    gains = "home11+kick_team_mate+st5,home12+right_stuff+stunty"
    match = duel("11@m8,12@m9,13@a1", "7@p8,8@z15", "rerolls=0-0", gains)
    told = toss_odds(pitch(match), slot("home11"), slot("home12"), sq("q8"), T_KICK).lands
    return Situation(match, "11kick >12 q8", told, has(f.E_LANDED, "home12"))  # after a fumble nobody lands


SITUATIONS: dict[str, Callable[[], Situation]] = {
    "a stab": lambda: struck("stab", "11stab"),
    "a chainsaw": lambda: struck("chainsaw", "11saw"),
    "vomit": lambda: struck("projectile_vomit", "11vomit"),
    "vomit by Pro": lambda: struck("projectile_vomit+pro", "11vomit", "rerolls=0-0"),
    "a saw after a dodge": lambda: walked(
        duel("11@m8,12@a1", "7@o8,8@l8", "rerolls=1-0", "home11+chainsaw"), "11blitz-*7", lies("away7")
    ),
    "a bomb at one alone": lambda: bombed("11@m8,12@a1", "7@q8,8@z15"),
    "a bomb in a crowd": lambda: bombed("11@m8,12@a1", "7@o8,8@p8,9@p9,10@z15"),
    "a bomb at who has no hands": lambda: bombed("11@m8,12@a1", "7@n8,8@z15", ",away7+no_hands"),
    "two blocks": lambda: two(""),
    "two blocks, one dodges": lambda: two(",away8+dodge"),
    "a kicked team-mate": kicked,
}


@pytest.mark.parametrize("case", SITUATIONS)
def test_odds_told_are_odds_found(case: str) -> None:
    compare(SITUATIONS[case](), DAY)


@pytest.mark.nightly
@pytest.mark.parametrize("case", SITUATIONS)
def test_odds_told_are_odds_found_in_the_long_run(case: str) -> None:
    compare(SITUATIONS[case](), NIGHT)


@pytest.mark.parametrize(
    ("gains", "more"),
    [
        ("", "rerolls=0-0"),
        ("", "rerolls=1-0"),
        (",away7+st5", "rerolls=1-0"),
        ("+loner+loner4", "rerolls=1-0"),
        (",away7+foul_appearance", "rerolls=0-0"),
        (",away7+foul_appearance", "rerolls=1-0"),
    ],
)
def test_fire_is_told_exactly(gains: str, more: str) -> None:
    match = duel(*BESIDE, more, f"home11+breathe_fire{gains}")
    walk = first(match, "11fire")
    assert exact(Sample(match, "11fire"), lies("away7"), hurts=False) == pytest.approx(walk.share)


def test_who_breathes_fire_may_burn_himself() -> None:
    g, backs = pitch(duel(*BESIDE, "rerolls=1-0", "home11+breathe_fire,away7+st5")), []
    for team in (0, 1):
        luck = Luck()
        luck.begin(g, slot("home11"), team)
        backs.append(special_odds(g, luck, 0, slot("home11"), slot("away7"), FIRE_ACTION).back)
    assert backs == pytest.approx([2 / 6, 4 / 6 * 2 / 6])


@pytest.mark.parametrize("away", ["7@n8,8@z15", "7@o8,8@l8,9@z15"])
def test_a_gaze_is_told_exactly(away: str) -> None:
    match = duel("11@m8,12@a1", away, "rerolls=1-0", "home11+hypnotic_gaze")
    walk = next(w for w in of(match, "m-p-h-11") if w.token.startswith("11gaze-") and w.target == "m-p-a-7")
    found = exact(Sample(match, walk.token), has(f.E_GAZED, "home11"), hurts=False)
    assert found == pytest.approx(walk.share)


def test_an_empty_square_is_where_the_bomb_goes_off() -> None:
    match = duel("11@m8,12@a1", "7@z15", "", "home11+bombardier+pa3")
    told = bomb_odds(pitch(match), slot("home11"), sq("o8"))
    scattered_back = 24 / 512  # three scatters that end where they began
    assert told.fumbled == pytest.approx(1 / 6)
    assert 4 / 6 < told.hit < 4 / 6 + scattered_back * 2


def test_safe_pass_keeps_a_bomb_from_going_off_in_the_hand() -> None:
    match = duel("11@m8,12@a1", "7@z15", "", "home11+bombardier+safe_pass")
    assert bomb_odds(pitch(match), slot("home11"), sq("o8")).fumbled == 0


def test_a_ball_and_chain_says_whom_it_may_meet() -> None:
    match = at("home=11@m1,12@n2 away=7@n1,8@z15 more=home11+ball_and_chain").play("11chain")
    told = {token: one.words for token, one in odds(Look(match, HOME), words().say).items()}
    assert told["right"] == "goes well 33.3%, opponent 33.3%, team-mate 33.3%, crowd 33.3%"
    assert told["up"] == "goes well 0%, crowd 100%"
    assert told["left"] == "goes well 66.7%, crowd 33.3%"
    assert chain_odds(pitch(match), slot("home11"), 1).squares == []


def test_each_of_two_targets_is_told_by_itself() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@n7,9@m7", gains="home11+multiple_block+st5+block").play("11two")
    told = odds(Look(match, HOME), words().say)
    assert told["*7"].words == "two dice against, down 25%, falls himself 30.6%"  # two others help it
    match.play("*9")
    told = odds(Look(match, HOME), words().say)
    assert set(told) == {"*7", "*8"}
