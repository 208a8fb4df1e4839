"""What the table says to expect is what comes out, counted by hand."""

import random
import re

import pytest
from tests.games.blood_bowl.expect import expected, shown, sq
from tests.games.blood_bowl.table import duel, game, pitch, slot
from tests.rules import rule

from downfield.games.blood_bowl.board.staging import picked
from downfield.games.blood_bowl.model.questions import Q_KICK
from downfield.games.blood_bowl.moves.plans import plans
from downfield.games.blood_bowl.odds.ball import pass_odds
from downfield.games.blood_bowl.odds.block import FELLED, Blow, again, block_odds
from downfield.games.blood_bowl.odds.dice import Roll, row
from downfield.games.blood_bowl.odds.frenzy import strike_odds
from downfield.games.blood_bowl.odds.harm import block_harm, fall_harm, foul_odds
from downfield.games.blood_bowl.odds.options import HERE, odds
from downfield.games.blood_bowl.odds.throw_team_mate import deviated, kick_odds, scattered
from downfield.kernel.show.look import Look
from downfield.text import Text

# By hand ------------------------------------------------------------------------------------------------------------

BLOCKS = [  # skills, then Blow: down, pushed, stands, wrestled, both, fell
    ("", (2 / 6, 2 / 6, 0, 0, 1 / 6, 1 / 6)),
    ("home11+block", (3 / 6, 2 / 6, 0, 0, 0, 1 / 6)),
    ("home11+block,away7+block", (2 / 6, 2 / 6, 1 / 6, 0, 0, 1 / 6)),
    ("away7+block", (2 / 6, 2 / 6, 0, 0, 0, 2 / 6)),
    ("away7+dodge", (1 / 6, 3 / 6, 0, 0, 1 / 6, 1 / 6)),
    ("away7+dodge,home11+tackle", (2 / 6, 2 / 6, 0, 0, 1 / 6, 1 / 6)),
    ("home11+wrestle", (2 / 6, 2 / 6, 0, 1 / 6, 0, 1 / 6)),
    ("home11+block,away7+wrestle", (2 / 6, 2 / 6, 0, 1 / 6, 0, 1 / 6)),
    ("home11+juggernaut", (2 / 6, 2 / 6, 0, 0, 1 / 6, 1 / 6)),  # not on a blitz
    ("home11+st4", (20 / 36, 12 / 36, 0, 0, 3 / 36, 1 / 36)),
    ("home11+st7", (152 / 216, 56 / 216, 0, 0, 7 / 216, 1 / 216)),
    ("away7+st4", (4 / 36, 12 / 36, 0, 0, 9 / 36, 11 / 36)),
    ("home11+brawler", (14 / 36, 14 / 36, 0, 0, 1 / 36, 7 / 36)),
    ("home11+brawler+block", (3 / 6, 2 / 6, 0, 0, 0, 1 / 6)),  # a Both Down is what he likes
    ("home11+brawler+block,away7+block", (2 / 6, 2 / 6, 1 / 6, 0, 0, 1 / 6)),  # and here no harm
    (
        "home11+dauntless+block,away7+st4",  # one die, or two against
        (5 / 12 + 9 / 216, 5 / 18 + 16 / 216, 0, 0, 0, 5 / 36 + 11 / 216),
    ),
]


@rule("BB-10.6", "BB-10.9")
@pytest.mark.parametrize(("gains", "told"), BLOCKS)
def test_what_a_block_comes_to(gains: str, told: tuple[float, ...]) -> None:
    match = duel("11@m8,12@a1", "7@n8", "", gains)
    assert block_odds(pitch(match), slot("home11"), slot("away7")) == pytest.approx((*told, 0.0))


@rule("BB-18.M5", "BB-18.A6")
def test_who_does_not_come_to_his_block() -> None:
    for lies, told in (("", 5 / 6), ("p", 5 / 6 * 5 / 6)):
        g = pitch(duel(f"11@m8{lies},12@a1", "7@n8", "", "home11+jump_up,away7+foul_appearance"))
        before = g.dump()
        blow = block_odds(g, slot("home11"), slot("away7"))
        assert (blow.balked, blow.down) == pytest.approx((1 - told, told / 3))
        assert g.dump() == before
    match = duel("11@m8,12@a1", "7@n8,8@z1", "rerolls=0-0", "away7+foul_appearance")
    match.play("11blitz *7 D2")  # that die has fallen
    assert block_odds(pitch(match), slot("home11"), slot("away7"), 1).balked == 0.0


FRENZIES = [  # more skills, who else is there, whether it is a blitz and what was moved; down in the end, and lost
    ("", "", 0, 0, 4 / 9 + 2 / 9, 4 / 9),
    ("away7+fend", "", 0, 0, 3 / 6, 2 / 6),
    ("away7+fend,home11+juggernaut", "", 1, 0, 1 / 2, 1 / 6 + 1 / 2 * 1 / 6),
    ("away7+foul_appearance+dodge+block", "", 0, 0, 5 / 6 * (1 / 6 + 3 / 6 * 5 / 6 * 1 / 6), None),
    ("", "", 1, 4, 4 / 9 + 2 / 9, 4 / 9),
    ("", "", 1, 5, 3 / 6 + 2 / 6 * 5 / 6 * 3 / 6, 2 / 6 + 2 / 6 * (1 / 6 + 5 / 6 * 2 / 6)),  # a rush
    ("", "", 1, 7, 3 / 6, 2 / 6),  # nothing left
    ("", ",12@o6", 0, 0, 3 / 6 + 2 / 6 * 23 / 36, 2 / 6 + 2 / 6 * 4 / 36),  # pushed to who helps
    ("away7+sidestep", ",12@o6", 0, 0, 4 / 9 + 2 / 9, 4 / 9),
    ("away7+stand_firm", ",12@o6", 0, 0, 4 / 9 + 2 / 9, 4 / 9),
]


@rule("BB-10.25")
@pytest.mark.parametrize(("gains", "home", "blitz", "moved", "felled", "lost"), FRENZIES)
def test_a_frenzy_to_its_end(
    gains: str, home: str, blitz: int, moved: int, felled: float, lost: float | None
) -> None:
    match = duel(f"11@m8,13@a1{home}", "7@n8,8@z1", "", f"home11+frenzy{',' * bool(gains)}{gains}")
    before = pitch(match).dump()
    blow = strike_odds(pitch(match), slot("home11"), slot("away7"), blitz, moved)
    assert blow.felled == pytest.approx(felled)
    assert lost is None or blow.lost == pytest.approx(lost)
    assert sum(blow) == pytest.approx(1)
    assert pitch(match).dump() == before


def test_an_action_that_may_be_lost_in_words() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "away7+foul_appearance")
    assert shown(match, "11block").words.endswith(", loses the action 16.7%")


@rule("BB-18.S6")
def test_a_juggernaut_on_a_blitz_pushes() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "home11+juggernaut,away7+wrestle")
    assert block_odds(pitch(match), slot("home11"), slot("away7"), 1).pushed == pytest.approx(3 / 6)


def test_whoever_has_the_ball_is_wrestled_down() -> None:
    match = duel("11@m8,12@a1", "7@n8", "ball=away7", "home11+wrestle+block")
    assert block_odds(pitch(match), slot("home11"), slot("away7")).wrestled == 0.0
    match = duel("11@m8,12@a1", "7@n8", "ball=away7", "home11+wrestle+block,away7+block")
    assert block_odds(pitch(match), slot("home11"), slot("away7")).wrestled == pytest.approx(1 / 6)


@rule("BB-2.13", "BB-2.17")
def test_a_block_with_a_team_re_roll() -> None:
    match = duel("11@m8,12@a1", "7@n8")
    g, blow = pitch(match), Blow(2 / 6, 2 / 6, 0, 0, 1 / 6, 1 / 6)
    assert again(g, slot("home11"), blow).lost == pytest.approx(1 / 9)
    assert again(g, slot("home11"), blow, FELLED).down == pytest.approx(1 - 4 / 9)
    lone = pitch(duel("11@m8,12@a1", "7@n8", "", "home11+loner+loner4"))
    assert again(lone, slot("home11"), blow).lost == pytest.approx(1 / 9 + 1 / 2 * 2 / 9)
    assert sum(again(lone, slot("home11"), blow)) == pytest.approx(1)


@rule("BB-11.1", "BB-11.3")
def test_armour_and_injury() -> None:
    g = pitch(duel("11@m8,12@a1", "7@n8"))
    harm = fall_harm(g, slot("home11"))  # 9+
    assert harm[:4] == pytest.approx((26 / 36, 10 / 36 * 21 / 36, 10 / 36 * 9 / 36, 10 / 36 * 6 / 36))
    g = pitch(duel("11@m8,12@a1", "7@n8", "", "away7+chainsaw"))
    assert fall_harm(g, slot("home11")).broken == pytest.approx(10 / 36)
    assert fall_harm(g, slot("home11"), slot("away7")).broken == pytest.approx(26 / 36)  # 6+, into the saw


@rule("BB-18.M7", "BB-14.2", "BB-15.3")
def test_iron_hard_skin_hears_its_own_side_only() -> None:
    g = pitch(duel("11@m8,12@o8", "7@n8p,8@l8", "", "away7+iron_hard_skin,away8+chainsaw+iron_hard_skin"))
    assert foul_odds(g, slot("home11"), slot("away7")).broken == pytest.approx(10 / 36)  # 8+, one helps him
    assert fall_harm(g, slot("away8")).broken == pytest.approx(30 / 36)  # 8+ with his own saw
    g = pitch(duel("11@m8,12@a1", "7@n8", "", "home11+iron_hard_skin,away7+chainsaw"))
    assert fall_harm(g, slot("home11"), slot("away7")).broken == pytest.approx(10 / 36)  # 9+


@rule("BB-11.2", "BB-18.S7")
def test_a_mighty_blow_helps_once() -> None:
    g = pitch(duel("11@m8,12@a1", "7@n8", "", "home11+mighty_blow+mighty1"))
    harm = block_harm(g, slot("home11"), slot("away7"))  # armour 8+, so with it 7+
    clean, helped = 15 / 36, 6 / 36
    assert harm.broken == pytest.approx(clean + helped)
    assert harm.hurt == pytest.approx(clean * 10 / 36 + helped * 6 / 36)


@rule("BB-14.2", "BB-14.5")
def test_a_foul_is_seen_by_its_doubles() -> None:
    match = duel("11@m8,12@a1", "7@n8p,8@z1")
    harm = foul_odds(pitch(match), slot("home11"), slot("away7"))
    assert harm.broken == pytest.approx(15 / 36)
    assert harm.double == pytest.approx(
        3 / 36 + 3 / 36 + (15 - 3) / 36 / 6
    )  # (1,1) to (3,3) hold, the others break
    sneaky = pitch(duel("11@m8,12@a1", "7@n8p,8@z1", "", "home11+sneaky_git"))
    assert foul_odds(sneaky, slot("home11"), slot("away7")).double == pytest.approx(15 / 36 / 6)


@rule("BB-12.4", "BB-12.8")
def test_the_die_of_a_pass() -> None:
    g = pitch(duel("11@m8,12@q8", "7@z1", "ball=home11 rerolls=0-0"))  # 4+, short
    flight = pass_odds(g, slot("home11"), sq("q8"))
    assert flight[:4] == pytest.approx((2 / 6, 2 / 6, 1 / 6, 1 / 6))
    assert flight.complete == pytest.approx(2 / 6 * 4 / 6)


@rule("BB-2.11")
def test_pass_and_catch_share_the_re_rolls() -> None:
    throw, catch = Roll(1 / 2), Roll(2 / 3)
    assert row((throw, catch), 0) == pytest.approx(1 / 3)
    assert row((throw, catch), 1) == pytest.approx(1 / 3 + 1 / 2 * 1 / 2 * 2 / 3 + 1 / 2 * 1 / 3 * 2 / 3)
    assert row((throw, catch), 2) == pytest.approx(3 / 4 * 8 / 9)


@rule("BB-6.15", "BB-1.8")
def test_where_a_kick_comes_down() -> None:
    g = pitch(duel("11@m8,12@a1", "7@z1", "kicking=home"))
    assert kick_odds(g, sq("t8")) == 1.0
    assert kick_odds(g, sq("n1")) == pytest.approx((2 * 6 + 6) / 48)
    for places in (deviated(sq("c3")), scattered(sq("c3"), 3)):
        assert sum(p for _, p in places) == pytest.approx(1)


# At every question --------------------------------------------------------------------------------------------------

NEAR = ("11@h8,12@l8", "7@z1")
FAR = ("11@h8,12@p8,13@a1", "7@k8")
STOPS = [  # home, away, more, gains; what is played; the option, and its share
    ("11@m8,12@a1", "7@n8", "", "", "", "11block", 2 / 6),
    ("11@m8p,12@a1", "7@z1", "rerolls=0-0", "home11+ma2", "", "11", 1 / 2),
    ("11@m8,12@a1", "7@n8,8@n9", "", "", "11block", "*7", 1 / 9),  # the other one helps
    ("11@g8,12@a1", "7@n8,8@z1", "rerolls=0-0", "", "11blitz", "*7", 5 / 6 * 2 / 6),
    ("11@g8,12@a1", "7@n8,8@z1", "rerolls=0-0", "", "11blitz", "*8", 0.0),
    ("11@m8,12@a1", "7@n8p,8@z1", "", "", "11foul", "*7", 15 / 36),
    ("11@m8,12@a1", "7@l8", "rerolls=0-0", "", "11", "n8", 4 / 6),
    ("11@g8,12@a1", "7@n8,8@z1", "rerolls=0-0", "", "11blitz-*7-h8-i8-j8-k8-l8-m8", "*7", 5 / 6 * 2 / 6),
    (*FAR, "ball=home11 rerolls=0-0", "", "11pass throw", "h10", 3 / 6),
    (*FAR, "ball=home11 rerolls=1-0", "home11+hail_mary_pass", "11pass hail", "z8", 2 / 6 + 4 / 6 * 2 / 6),
    ("11@m8,12@a1", "7@l8", "rerolls=1-0", "home11+pro", "11-n8 D1 pro D1", "team", 4 / 6 * 4 / 6),
    ("11@m8,12@a1", "7@n8", "rerolls=1-0", "home11+st4+pro", "11block PD BD pro1 D1", "team", 4 / 6),
    ("11@m8,12@a1", "7@l8", "rerolls=1-0", "away7+diving_tackle", "11-n8 D4", "7", 4 / 6),
    ("11@m8,12@a1", "7@n8", "rerolls=1-0", "", "11block PD", "keep", 0.0),
    ("11@m8,12@a1", "7@n8", "rerolls=1-0", "", "11block PD", "team", 2 / 6),
    ("11@m8,12@a1", "7@n8", "rerolls=0-0", "home11+st4+pro", "11block PD BD", "pro2", 2 / 3 * 2 / 6),
    ("11@m8,12@a1", "7@n8", "rerolls=0-0", "home11+brawler+st4", "11block PD BD", "brawler", 2 / 6),
    ("11@m8,12@a1", "7@l8,8@o8", "rerolls=1-0", "home11+break_tackle", "11-n8 D3", "break", 1.0),
    (*FAR, "ball=home11 rerolls=0-0", "", "11pass throw p8 D6", "7", 2 / 6),
    (*FAR, "ball=home11 rerolls=0-0", "home11+cloud_burster", "11pass throw p8 D6 7 D6", "burst", 4 / 6),
    (
        "11@h8,12@l8",
        "7@z1",
        "ball=home11 rerolls=0-0",
        "home12+diving_catch",
        "11pass throw j8 D2 O5 O2 O7",
        "12",
        3 / 6,
    ),
    ("11@m8,12@a1", "7@n8", "", "home11+mighty_blow+mighty1", "11block POW o8 stay D4 D3", "add", 15 / 36),
    ("11@m8,12@a1", "7@n8", "doctors=0-1", "", "11block POW o8 stay D6 D6 D6 D6 X9", "doctor", 6 / 16),
    ("11@m8,12@a1", "7@n8", "doctors=0-1", "", "11block POW o8 stay D6 D6 D4 D4", "doctor", 1.0),
    ("11@m8,12@a1", "7@n8p,8@z1", "", "", "11foul *7 D2 D2", "argue", 1 / 6),
    ("11@m8,12@a1", "7@n8p,8@z1", "bribes=1-0", "", "11foul *7 D2 D2", "bribe", 5 / 6),
    ("11@m8,12@a1", "7@n8p,8@z1", "rerolls=0-0", "home11+chainsaw", "11foul *7", "saw", 5 / 6 * 30 / 36),
]


@pytest.mark.parametrize(("home", "away", "more", "gains", "played", "token", "told"), STOPS)
def test_the_share_of_an_option(
    home: str, away: str, more: str, gains: str, played: str, token: str, told: float
) -> None:
    match = duel(home, away, more, gains)
    assert expected(match.play(played) if played else match, token) == pytest.approx(told)


def test_faces_and_injuries_in_words() -> None:
    match = duel("11@m8,12@a1", "7@n8", "rerolls=0-0", "home11+st4").play("11block POW PD")
    assert shown(match, ">POW").words == "7 goes down, armour broken 41.7%, off the pitch 17.4%"
    assert shown(match, ">PD").words.startswith("11 goes down, a turnover")
    match = duel("11@m8,12@a1", "7@n8", "", "home11+mighty_blow+mighty1").play(
        "11block POW o8 stay D6 D6 D4 D3"
    )
    assert (shown(match, "no").words, shown(match, "add").words) == ("stunned", "knocked out")


def test_choices_say_what_follows() -> None:
    """[BB-10.14, BB-11.2, BB-8.10] Squares of a push, the bonus that breaks the armour, what a failed die costs."""
    match = duel("11@m8,12@a1", "7@n8", "rerolls=0-0", "home11+st4").play("11block PB PD")
    assert shown(match, ">PB").words == "7 is pushed: 3 squares"
    match = duel("11@m8,12@a1", "7@n8", "", "home11+mighty_blow").play("11block POW o8 stay D4 D3")
    assert shown(match, "no").words == "armour 8+: rolled 7, it holds"
    assert shown(match, "add").words.startswith("armour 8+: rolled 7, +1 breaks it, off the pitch")
    match = duel("11@m8,12@a1", "7@n8", "rerolls=1-0").play("11 l8 D1")
    assert shown(match, "keep").words == "fails: a turnover"


def test_a_die_of_a_block_says_what_follows_and_is_drawn() -> None:
    """[BB-10.6, BB-10.7]"""
    match = duel("11@m8,12@a1", "7@n8", "rerolls=1-0", "home11+st4").play("11block POW PD")
    found = {plan.token: plan.words for plan in plans(Look(match, 0), Text("en", game().spec).say, {})}
    assert found["keep >POW"].startswith("7 goes down, armour broken")
    assert picked("keep >POW") == picked(">POW") != ""
    assert picked(">5") == picked("keep") == ""


def test_a_kick_in_words() -> None:
    say = Text("en", game().spec).say
    found = HERE[Q_KICK](pitch(duel("11@m8,12@a1", "7@z1", "kicking=home")), [sq("n1"), sq("t8")], say)
    assert [odds.words for odds in found.values()] == [
        "comes down in their half 37.5%",
        "comes down in their half 100%",
    ]
    assert [odds.share for odds in found.values()] == pytest.approx([3 / 8, 1.0])


def test_nothing_is_told_where_no_die_decides() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "").play("11block PB")
    assert odds(Look(match, 0), Text("en", match.game.spec).say) == {}
    assert odds(Look(match, 1), Text("en", match.game.spec).say) == {}


@pytest.mark.slow
def test_whatever_is_asked_the_odds_are_odds() -> None:
    say = Text("en", game().spec).say
    rng = random.Random(5)
    match = game().new(seed=5)
    for _ in range(400):
        seat = match.waiting()[0]
        look = Look(match, seat)
        for token, told in odds(look, say).items():
            assert token in look.view.options
            assert told.share is None or -1e-9 <= told.share <= 1 + 1e-9
        match.answer(
            rng.choice([token for token in look.view.options if token != "end"] or look.view.options), seat
        )


# One tree, one bar --------------------------------------------------------------------------------------------------


def percents(words: str) -> list[float]:
    """Every number that is told."""
    return [float(number) / 100 for number in re.findall(r"([\d.]+)%", words)]


@rule("BB-12.8", "BB-2.11")
def test_the_shares_of_a_pass_are_of_one_tree() -> None:
    match = duel("11@h8,12@k8,13@a1", "7@i9,8@z1", "ball=home11 rerolls=1-0", "home12+catch").play(
        "11pass throw"
    )
    told = shown(match, "k8")
    complete, fumbled, deflected = percents(told.words)
    assert complete == pytest.approx(told.share, abs=6e-4)
    assert complete + fumbled + deflected <= 1.001
    assert fumbled < 1 / 6  # a fumble is rolled again too
    rest = duel("11@h8,12@k8,13@a1", "7@z1", "ball=home11 rerolls=0-0").play("11pass throw")
    assert percents(shown(rest, "k8").words) == pytest.approx([1 / 2 * 4 / 6, 1 / 6], abs=6e-4)


@rule("BB-18.T6", "BB-18.2")
def test_a_bone_head_counts_in_a_block_as_in_a_blitz() -> None:
    shares = []
    for plan, token in (("", "11block"), ("11blitz", "*7")):
        match = duel("11@m8,12@a1", "7@n8,8@z1", "rerolls=1-0", "home11+bone_head")
        told = shown(match.play(plan) if plan else match, token)
        shares.append(told.share)
        assert told.share in [pytest.approx(share, abs=6e-4) for share in percents(told.words)]
    assert shares == pytest.approx([35 / 36 * 2 / 6] * 2)


@rule("BB-18.T24")
def test_take_root_hinders_steps_only() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@p8,9@z1", "rerolls=0-0", "home11+take_root").play("11blitz")
    assert expected(match, "*7") == pytest.approx(2 / 6)
    assert expected(match, "*8") == pytest.approx(5 / 6 * 4 / 6 * 2 / 6)


@rule("BB-18.T2", "BB-12.6")
def test_animosity_may_keep_the_ball() -> None:
    match = duel("11@h8,12@i8,13@a1", "7@z1", "ball=home11 rerolls=0-0", "home11+animosity").play("11hand")
    assert expected(match, ">12") == pytest.approx(5 / 6 * 4 / 6)


@rule("BB-6.10", "BB-18.G6")
def test_a_kicker_keeps_the_ball_in() -> None:
    g = pitch(duel("11@j8,12@a1", "7@z1", "kicking=home", "home11+kick"))
    assert kick_odds(g, sq("q8")) == pytest.approx(1.0)
    assert kick_odds(pitch(duel("11@j8,12@a1", "7@z1", "kicking=home")), sq("q8")) < 1.0


@rule("BB-9.14")
def test_a_second_dodge_may_be_dived_at_too() -> None:
    match = duel("11@m8,12@a1", "7@l8", "rerolls=1-0", "away7+diving_tackle").play("11-n8 D1")
    assert expected(match, "team") == pytest.approx(2 / 6)
