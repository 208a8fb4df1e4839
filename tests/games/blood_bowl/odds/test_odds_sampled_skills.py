"""Odds told are odds found, where skills meddle with blocks, ways, fouls and passes."""

from collections.abc import Callable
from typing import cast

import pytest
from tests.games.blood_bowl.enumerated import exact
from tests.games.blood_bowl.expect import expected
from tests.games.blood_bowl.odds.test_odds_sampled import (
    DAY,
    NIGHT,
    Situation,
    caught,
    compare,
    complete,
    has,
    walk,
)
from tests.games.blood_bowl.sampled import Fact, Sample, Wanted
from tests.games.blood_bowl.table import duel, pitch, slot
from tests.rules import rule

from downfield.games.blood_bowl.model import facts as f
from downfield.games.blood_bowl.model.kinds import BLITZ
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.moves.deeds import Deeds
from downfield.games.blood_bowl.odds.frenzy import strike_odds
from downfield.games.blood_bowl.odds.harm import block_harm, foul_odds
from downfield.kernel.match import Match
from downfield.text import Text

DOWN = has(f.E_KNOCKED_DOWN, "away7")
LOST = has(f.E_KNOCKED_DOWN, "home11")
HOME, AWAY = "11@m8,12@a1", "7@n8,8@z15"


def block(gains: str, part: str, wanted: Wanted = DOWN, home: str = HOME, away: str = AWAY) -> Situation:
    """home11 blocks away7, nobody rolls again."""
    match = duel(home, away, "rerolls=0-0", gains)
    return Situation(
        match, "11block", getattr(strike_odds(pitch(match), slot("home11"), slot("away7")), part), wanted
    )


def blitz(gains: str, part: str, wanted: Wanted = DOWN, away: str = AWAY) -> Situation:
    """The same in a blitz, from where he stands."""
    match = duel(HOME, away, "rerolls=0-0", gains)
    told = getattr(strike_odds(pitch(match), slot("home11"), slot("away7"), 1), part)
    return Situation(match, "11blitz *7 *7", told, wanted)


def fresh(match: Match) -> Match:
    return match.game.at(match.position(), options=match.options_agreed)


def shown(gains: str, plan: str, home: str = HOME, away: str = AWAY) -> Situation:
    """What the table shows with the last answer of a plan: that the target goes down."""
    match = duel(home, away, "rerolls=0-0", gains)
    first, _, last = plan.rpartition(" ")
    told = expected(fresh(match).play(first) if first else fresh(match), last)
    return Situation(match, plan, told, DOWN)


def furious() -> Situation:
    """A blitz as the board offers it before anybody is activated."""
    match = duel("11@g8,12@a1", "7@m8,8@z15", "rerolls=0-0", "home11+unchannelled_fury+block")
    g = cast(Pitch, pitch(match).clone())
    deeds = Deeds(g, slot("home11"), Text("en", match.game.spec).say, [], [BLITZ]).hits(BLITZ)
    found = next(walk for walk in deeds if walk.token.endswith("*7"))
    return Situation(match, found.token, found.share or 0.0, DOWN)


def gone(log: list[Fact], _: Pitch) -> bool:
    """away7 leaves the pitch."""
    return any(has(kind, "away7")(log, _) for kind in (f.E_KNOCKED_OUT, f.E_BADLY_HURT, f.E_CASUALTY))


def hurt(gains: str) -> Situation:
    """Off the pitch by a block."""
    match = duel(HOME, AWAY, "rerolls=0-0", gains)
    g, who = pitch(match), (slot("home11"), slot("away7"))
    return Situation(match, "11block", strike_odds(g, *who).down * block_harm(g, *who).out, gone)


def foul(gains: str, part: str, wanted: Wanted) -> Situation:
    match = duel("11@m8,12@n7,13@a1", "7@n8p,8@z15", "", gains)
    told = getattr(foul_odds(pitch(match), slot("home11"), slot("away7")), part)
    return Situation(match, "11foul *7", told, wanted)


def thrown(gains: str) -> Situation:
    match = duel("11@m8,12@q8,13@a1", "7@o7,8@l9,9@z15", "ball=home11 rerolls=1-0", gains)
    told = expected(fresh(match).play("11pass throw"), "q8")
    return Situation(match, "11pass throw q8", told, complete)


def handed(gains: str) -> Situation:
    match = duel("11@m8,12@n8,13@a1", "7@o8,8@q8,9@z15", "ball=home11 rerolls=0-0", gains)
    return Situation(match, "11hand >12", expected(fresh(match).play("11hand"), ">12"), caught)


GUARDED = ("11@m8,12@o7,13@a1", "7@n8,8@p6,9@z15")
FRENZIED = ("11@m8,12@o6,13@a1", "7@n8,8@q10,9@z15")  # where the target lands decides who helps
SITUATIONS: dict[str, Callable[[], Situation]] = {
    "Break Tackle, once": lambda: walk(
        duel("11@m8,12@a1", "7@l8,8@o7,9@o9", "rerolls=1-0", "home11+break_tackle"), "q8"
    ),
    "a strong Break Tackle": lambda: walk(
        duel("11@m8,12@a1", "7@l8,8@o8,9@o7", "rerolls=0-0", "home11+break_tackle+dodge+st5"), "n8"
    ),
    "Sprint and Sure Feet": lambda: walk(
        duel("11@a8,12@a1", "7@z1", "rerolls=1-0", "home11+sprint+sure_feet"), "j8"
    ),
    "Jump Up and away": lambda: walk(duel("11@m8p,12@a1", "7@l8", "rerolls=1-0", "home11+jump_up"), "u8"),
    "Tentacles": lambda: walk(
        duel("11@m8,12@a1", "7@l8,8@l9,9@z1", "rerolls=1-0", "away7+tentacles,away8+tentacles+st4"), "n8"
    ),
    "Really Stupid": lambda: walk(
        duel("11@a8,12@a1", "7@z1", "rerolls=1-0", "home11+really_stupid+take_root"), "h8"
    ),
    "Unchannelled Fury": lambda: walk(
        duel("11@a8,12@a1", "7@z1", "rerolls=1-0", "home11+unchannelled_fury"), "h8"
    ),
    "Unchannelled Fury in a blitz": lambda: furious(),
    "Bone Head and Animal Savagery": lambda: block(
        "home11+bone_head+animal_savagery+block,away7+foul_appearance", "down"
    ),
    "Dauntless": lambda: block("home11+dauntless,away7+st4", "felled"),
    "Dauntless against a giant": lambda: block("home11+dauntless,away7+st7", "lost", LOST),
    "Dauntless with a helper": lambda: block(
        "home11+dauntless,away7+st5", "felled", home="11@m8,12@o7,13@a1"
    ),
    "Foul Appearance": lambda: shown("home11+wrestle,away7+foul_appearance", "11block")._replace(
        wanted=lambda log, g: DOWN(log, g) or has(f.E_PLACED_PRONE, "away7")(log, g)
    ),
    "Foul Appearance, lost": lambda: block("away7+foul_appearance", "balked", has(f.E_REVOLTED, "home11")),
    "Brawler": lambda: block("home11+brawler", "lost", LOST),
    "Brawler, two dice": lambda: block("home11+brawler+st4,away7+dodge", "felled"),
    "Brawler, two dice against": lambda: block("home11+brawler,away7+st4", "lost", LOST),
    "a block from the ground": lambda: block(
        "home11+jump_up+block,away7+foul_appearance", "down", home="11@m8p,12@a1"
    ),
    "Guard": lambda: block("home12+guard", "felled", home=GUARDED[0], away=GUARDED[1]),
    "Guard against Defensive": lambda: block(
        "home12+guard,away8+defensive", "felled", home=GUARDED[0], away=GUARDED[1]
    ),
    "Horns": lambda: blitz("home11+horns", "felled"),
    "Horns and Dauntless": lambda: blitz("home11+horns+dauntless,away7+st6", "felled"),
    "Juggernaut": lambda: blitz("home11+juggernaut,away7+wrestle", "lost", LOST),
    "Frenzy": lambda: block("home11+frenzy", "felled", home=FRENZIED[0], away=FRENZIED[1]),
    "Frenzy, who falls": lambda: block(
        "home11+frenzy", "lost", LOST, home=FRENZIED[0], away="7@n8,8@o10,9@o9,10@z15"
    ),
    "Frenzy against Fend": lambda: block("home11+frenzy,away7+fend", "felled"),
    "Frenzy against Stand Firm": lambda: block(
        "home11+frenzy+block,away7+stand_firm+dodge", "down", home=FRENZIED[0], away=FRENZIED[1]
    ),
    "Frenzy against Sidestep": lambda: block(
        "home11+frenzy+st4,away7+sidestep", "felled", home=FRENZIED[0], away="7@n8,8@p9,9@z15"
    ),
    "Frenzy and Foul Appearance": lambda: shown(
        "home11+frenzy+block,away7+foul_appearance", "11block", *FRENZIED
    ),
    "Frenzy by the line": lambda: block("home11+frenzy", "lost", LOST, home="11@m2,12@a5", away="7@m1,8@z15"),
    "Frenzy in a blitz, at its end": lambda: shown(
        "home11+frenzy+block,away7+dodge", "11blitz-*7-h8-i8-j8-k8-l8 *7", "11@g8,12@a1", "7@m8,8@z15"
    ),
    "Frenzy in a blitz, a juggernaut": lambda: blitz(
        "home11+frenzy+juggernaut,away7+fend+stand_firm", "felled"
    ),
    "Claws and a Mighty Blow": lambda: hurt("home11+block+claws+mighty_blow+mighty1,away7+av10"),
    "Iron Hard Skin": lambda: hurt("home11+block+claws+mighty_blow+mighty1,away7+iron_hard_skin+av9"),
    "a Sneaky Git": lambda: foul("home11+sneaky_git", "double", has(f.E_SENT_OFF, "home11")),
    "a Dirty Player": lambda: foul("home11+dirty_player+dirty2,away7+iron_hard_skin", "out", gone),
    "Disturbing Presence": lambda: thrown("home12+catch,away7+disturbing_presence"),
    "Monstrous Mouth": lambda: handed("home12+monstrous_mouth,away8+disturbing_presence"),
}


FLIGHTS = ("Disturbing Presence", "Monstrous Mouth")  # too many dice to try them all


@rule("BB-18.G2", "BB-18.M5", "BB-18.S2", "BB-10.25")
@pytest.mark.parametrize("case", [case for case in SITUATIONS if case not in FLIGHTS])
def test_odds_told_are_those_of_every_die(case: str) -> None:
    situation = SITUATIONS[case]()
    hurts = situation.wanted is gone or situation.plan.startswith("11foul")
    sample = Sample(situation.match, situation.plan)
    assert exact(sample, situation.wanted, hurts) == pytest.approx(situation.told)


@pytest.mark.parametrize("case", FLIGHTS)
def test_odds_told_are_odds_found(case: str) -> None:
    compare(SITUATIONS[case](), DAY)


@pytest.mark.nightly
@pytest.mark.parametrize("case", SITUATIONS)
def test_odds_told_are_odds_found_in_the_long_run(case: str) -> None:
    compare(SITUATIONS[case](), NIGHT)
