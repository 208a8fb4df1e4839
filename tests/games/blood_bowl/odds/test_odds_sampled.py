"""Odds told are odds found: situations of every kind, played out through the engine many times."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from tests.games.blood_bowl.expect import expected, names, sq, ways
from tests.games.blood_bowl.sampled import SAFE, Fact, Sample, Wanted, share
from tests.games.blood_bowl.table import duel, pitch, slot

from downfield.games.blood_bowl.model import facts as f
from downfield.games.blood_bowl.model.kinds import STANDING
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.notation.events import EVENTS
from downfield.games.blood_bowl.odds.block import again, block_odds
from downfield.games.blood_bowl.odds.harm import block_harm, foul_odds, harm_odds
from downfield.games.blood_bowl.odds.throw_team_mate import toss_odds
from downfield.games.blood_bowl.rules.ball.passes import ACCURATE, FUMBLE
from downfield.kernel.match import Match

OUTCOME = EVENTS[f.E_THREW].fields.index("outcome") + 1
MATE_OUTCOME = EVENTS[f.E_THREW_MATE].fields.index("outcome") + 1
NIGHT = 20_000  # runs of each situation
DAY = 300


class Situation(NamedTuple):
    """What is told, and what counts when it is played out."""

    match: Match
    plan: str
    told: float
    wanted: Wanted
    keep: tuple[int, ...] | None = None


def has(kind: int, name: str = "") -> Wanted:
    """A fact, about a player."""
    if not name:
        return lambda log, _: any(fact[0] == kind for fact in log)
    who = (kind, ("home", "away").index(name[:4]), int(name[4:]))
    return lambda log, _: any(fact[:3] == who for fact in log)


def none(*kinds: int) -> Wanted:
    return lambda log, _: not any(fact[0] in kinds for fact in log)


def walk(match: Match, target: str) -> Situation:
    """home11 goes somewhere: nothing fails for good."""
    reach = ways(match)
    way = names(reach.way_to(sq(target))).replace(" ", "-")

    def arrived(log: list[Fact], g: Pitch) -> bool:
        stands = g.at[10] == sq(target) and g.status[10] == STANDING
        return bool(stands) and none(f.E_TURNOVER)(log, g)

    return Situation(match, f"11-{way}", reach.with_rerolls(sq(target)), arrived)


def block(gains: str, wanted: Wanted, part: str, home: str = "", more: str = "rerolls=0-0") -> Situation:
    match = duel(f"11@m8,12@a1{home}", "7@n8,8@z15", more, gains)
    g = pitch(match)
    blow = block_odds(g, slot("home11"), slot("away7"))
    keep = SAFE if "rerolls=0" not in more else None
    blow = again(g, slot("home11"), blow) if keep else blow
    return Situation(match, "11block", getattr(blow, part), wanted, keep)


def harmed(log: list[Fact], _: Pitch) -> bool:
    return any(fact[0] in (f.E_KNOCKED_OUT, f.E_BADLY_HURT, f.E_CASUALTY) for fact in log)


def rerolled(gains: str, option: str) -> Situation:
    """A dodge that failed: is it worth while?"""
    match = duel("11@m8,12@a1", "7@l8", "rerolls=1-0", gains)
    told = expected(at_reroll(match), option)
    return Situation(at_reroll(match).play(option), "", told, has(f.E_PASSED, "home11"))


def at_reroll(match: Match) -> Match:
    return match.game.at(match.position(), options=match.options_agreed).play("11-n8:1")


FOUL = "11@m8,12@n7,13@a1"
THROW = {"q8": ("11@m8,12@m9,13@a1", "7@p8,8@z15"), "n1": ("11@l1,12@k1,13@a1", "7@z15,8@z1")}
GIANT = "home11+throw_team_mate+st5,home12+right_stuff+stunty"
SITUATIONS: dict[str, Callable[[], Situation]] = {
    "two rushes, one re-roll": lambda: walk(duel("11@a8,12@a1", "7@z1", "rerolls=1-0"), "i8"),
    "dodges with the skill": lambda: walk(
        duel("11@m8,12@a1", "7@l8,8@o7,9@o9", "rerolls=1-0", "home11+dodge"), "q8"
    ),
    "dodge from Tackle": lambda: walk(
        duel("11@m8,12@a1", "7@l8,8@o8", "rerolls=1-0", "home11+dodge,away7+tackle"), "p8"
    ),
    "a lonely fetch in the rain": lambda: walk(
        duel(
            "11@m8,12@a1", "7@l8,8@p8", "rerolls=2-0 ball=o9 weather=rain", "home11+sure_hands+loner+loner4"
        ),
        "o9",
    ),
    "standing up": lambda: walk(duel("11@m8p,12@a1", "7@z1", "rerolls=1-0", "home11+ma2"), "n8"),
    "a jump": lambda: walk(
        duel("11@m8,12@n8,13@l8p,14@a1", "7@l7,8@m7,9@n7,10@l9,11@m9,12@n9", "rerolls=1-0"), "k8"
    ),
    "a diving tackle": lambda: walk(duel("11@m8,12@a1", "7@l8", "rerolls=1-0", "away7+diving_tackle"), "n8"),
    "Pro in a blizzard": lambda: walk(
        duel("11@m8,12@a1", "7@l8,8@n6", "rerolls=1-0 weather=blizzard", "home11+pro+ma2"), "p10"
    ),
    "one die": lambda: block("", has(f.E_KNOCKED_DOWN, "away7"), "felled"),
    "two dice and Block": lambda: block("home11+st4+block", has(f.E_KNOCKED_DOWN, "away7"), "down"),
    "two dice, Dodge, a re-roll": lambda: block(
        "home11+st4,away7+dodge", has(f.E_KNOCKED_DOWN, "home11"), "lost", more="rerolls=1-0"
    ),
    "two dice against": lambda: block("away7+st4", has(f.E_KNOCKED_DOWN, "home11"), "lost"),
    "three dice, Wrestle": lambda: block("home11+st7+wrestle", has(f.E_PLACED_PRONE, "away7"), "wrestled"),
    "harm by a block": lambda: harm_of_block(),
    "harm of who falls": lambda: harm_of_fall(),
    "a foul that hurts": lambda: foul("out", harmed),
    "a foul that is seen": lambda: foul("double", has(f.E_SENT_OFF, "home11")),
    "a pass": lambda: thrown("home11+pass,home12+catch", "rerolls=1-0"),
    "a pass under eyes": lambda: thrown("", "rerolls=0-0 weather=sunny"),
    "a hand-off": lambda: handed(),
    "a thrown team-mate": lambda: tossed("q8"),
    "one thrown near the crowd": lambda: tossed("n1"),
    "a re-roll by a loner": lambda: rerolled("home11+loner+loner4", "team"),
    "a re-roll by Pro": lambda: rerolled("home11+pro", "pro"),
}


def harm_of_block() -> Situation:
    match = duel("11@m8,12@a1", "7@n8,8@z15", "", "home11+st7+block+mighty_blow+mighty1,away7+thick_skull")
    g = pitch(match)
    down = block_odds(g, slot("home11"), slot("away7")).down
    return Situation(match, "11block", down * block_harm(g, slot("home11"), slot("away7")).out, harmed)


def harm_of_fall() -> Situation:
    match = duel("11@m8,12@a1", "7@l8", "rerolls=0-0", "home11+stunty")
    fall = 1 - ways(match).sure(sq("n8"))
    return Situation(match, "11-n8", fall * harm_odds(pitch(match), slot("home11")).out, harmed)


def foul(part: str, wanted: Wanted) -> Situation:
    match = duel(FOUL, "7@n8p,8@z15", "", "home11+dirty_player+dirty1")
    return Situation(
        match, "11foul *7", getattr(foul_odds(pitch(match), slot("home11"), slot("away7")), part), wanted
    )


def thrown(gains: str, more: str) -> Situation:
    match = duel("11@m8,12@q8,13@a1", "7@o7,8@l9,9@z15", f"ball=home11 {more}", gains)
    told = expected(match.game.at(match.position(), options=match.options_agreed).play("11pass throw"), "q8")
    return Situation(match, "11pass throw q8", told, complete)


def complete(log: list[Fact], _: Pitch) -> bool:
    """Thrown straight, and caught by who it was meant for before it touched the ground."""
    kinds = [fact[0] for fact in log]
    if (
        f.E_CAUGHT not in kinds
        or f.E_DEFLECTED in kinds
        or not any(x[0] == f.E_THREW and x[OUTCOME] == ACCURATE for x in log)
    ):
        return False
    return f.E_BOUNCED not in kinds[: kinds.index(f.E_CAUGHT)]


def caught(log: list[Fact], g: Pitch) -> bool:
    return has(f.E_CAUGHT, "home12")(log, g) and none(f.E_BOUNCED)(log, g)


def handed() -> Situation:
    match = duel("11@m8,12@n8,13@a1", "7@o8,8@z15", "ball=home11 rerolls=0-0 weather=rain", "home12+catch")
    told = expected(match.game.at(match.position(), options=match.options_agreed).play("11hand"), ">12")
    return Situation(match, "11hand >12", told, caught)


def tossed(square: str) -> Situation:
    match = duel(*THROW[square], "rerolls=0-0", GIANT)
    told = expected(match.game.at(match.position(), options=match.options_agreed).play("11throw >12"), square)
    assert told == toss_odds(pitch(match), slot("home11"), slot("home12"), sq(square)).lands
    return Situation(match, f"11throw >12 {square}", told, landed)


def landed(log: list[Fact], g: Pitch) -> bool:
    """On his feet, after a throw that was no fumble."""
    thrown = any(x[0] == f.E_THREW_MATE and x[MATE_OUTCOME] != FUMBLE for x in log)
    return thrown and has(f.E_LANDED, "home12")(log, g)


def compare(situation: Situation, runs: int) -> None:
    """Within three standard errors."""
    found = share(Sample(situation.match, situation.plan, situation.keep), situation.wanted, runs)
    error = (situation.told * (1 - situation.told) / runs) ** 0.5
    assert 0 < situation.told < 1
    assert abs(found - situation.told) < 3 * error, f"{found:.4f} instead of {situation.told:.4f}"


@pytest.mark.parametrize("case", SITUATIONS)
def test_odds_told_are_odds_found(case: str) -> None:
    compare(SITUATIONS[case](), DAY)


@pytest.mark.nightly
@pytest.mark.parametrize("case", SITUATIONS)
def test_odds_told_are_odds_found_in_the_long_run(case: str) -> None:
    compare(SITUATIONS[case](), NIGHT)
