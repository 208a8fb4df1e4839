"""Every number that is told with an option comes out as often as it says, and the bar is one of them."""

from collections.abc import Callable
from typing import NamedTuple, cast

import pytest
from tests.games.blood_bowl.expect import shown, sq
from tests.games.blood_bowl.moves.test_walks import of
from tests.games.blood_bowl.odds.test_odds import percents
from tests.games.blood_bowl.odds.test_odds_sampled import MATE_OUTCOME, NIGHT, OUTCOME, complete, has, none
from tests.games.blood_bowl.odds.test_odds_sampled_skills import fresh
from tests.games.blood_bowl.odds.test_odds_special import first
from tests.games.blood_bowl.sampled import Fact, Sample, Wanted
from tests.games.blood_bowl.table import duel, game, slot
from tests.rules import rule

from downfield.games.blood_bowl.coach.steady import Steady
from downfield.games.blood_bowl.model import facts as f
from downfield.games.blood_bowl.model.kinds import STANDING, STUNNED
from downfield.games.blood_bowl.model.position import NOWHERE, Pitch
from downfield.games.blood_bowl.model.questions import Q_KICK
from downfield.games.blood_bowl.notation.events import EVENTS
from downfield.games.blood_bowl.odds.options import HERE
from downfield.games.blood_bowl.rules.ball.passes import ACCURATE, FUMBLE, INACCURATE
from downfield.games.blood_bowl.rules.dice.reroll import BY_TEAM
from downfield.games.blood_bowl.rules.match.kick_off import KickOff
from downfield.kernel import drive
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.state import Frame
from downfield.text import Text

DAY = 300  # plays of each situation
ROUNDED = 0.0006  # what words leave out
BY = EVENTS[f.E_REROLLED].fields.index("how") + 1


class Told(NamedTuple):
    """What is shown, and for each number in it what must happen."""

    match: Match
    plan: str
    words: str
    share: float | None
    wanted: tuple[Wanted, ...]


def option(match: Match, plan: str, token: str, *wanted: Wanted) -> Told:
    """An option of a question, after a plan."""
    told = shown(fresh(match).play(plan) if plan else fresh(match), token)
    return Told(match, f"{plan} {token}".strip(), told.words, told.share, wanted)


def walk(match: Match, begin: str, *wanted: Wanted) -> Told:
    """What the board offers in one click: exactly this, or what begins so."""
    words = {one.token: one for one in of(match, "m-p-h-11")}
    found = words.get(begin) or first(match, begin)
    return Told(match, found.token, found.odds, found.share, wanted)


# What happens -------------------------------------------------------------------------------------------------------

DOWN = has(f.E_KNOCKED_DOWN, "home11")
BLOCKED = has(f.E_BLOCKED)


def at(square: str) -> Wanted:
    """home11 is there, on his feet, and the turn goes on."""

    def wanted(log: list[Fact], g: Pitch) -> bool:
        there = g.at[slot("home11")] == sq(square) and g.status[slot("home11")] == STANDING
        return bool(there) and none(f.E_TURNOVER)(log, g)

    return wanted


def alone(wanted: Wanted) -> Wanted:
    """It happens without a re-roll of the team."""
    return lambda log, g: wanted(log, g) and not any(x[0] == f.E_REROLLED and x[BY] == BY_TEAM for x in log)


def felled(log: list[Fact], g: Pitch) -> bool:
    """The target is down, and the blocker is not knocked down."""
    down = has(f.E_KNOCKED_DOWN, "away7")(log, g) or has(f.E_PLACED_PRONE, "away7")(log, g)
    return down and not DOWN(log, g)


def lost(log: list[Fact], g: Pitch) -> bool:
    """The blocker is knocked down by his block."""
    return BLOCKED(log, g) and DOWN(log, g)


def balked(log: list[Fact], g: Pitch) -> bool:
    return not BLOCKED(log, g)


def threw(*outcomes: int) -> Wanted:
    return lambda log, _: any(x[0] == f.E_THREW and x[OUTCOME] in outcomes for x in log)


def deflected(log: list[Fact], g: Pitch) -> bool:
    return threw(ACCURATE)(log, g) and has(f.E_DEFLECTED)(log, g)


def caught(log: list[Fact], g: Pitch) -> bool:
    return has(f.E_CAUGHT, "home12")(log, g) and none(f.E_BOUNCED)(log, g)


def pierced(name: str) -> Wanted:
    return has(f.E_ARMOUR_BROKEN, name)


def off(log: list[Fact], g: Pitch) -> bool:
    """away7 has left the pitch."""
    return bool(g.status[slot("away7")] > STUNNED)


def tossed(fumbled: bool, kind: int = f.E_THREW_MATE) -> Wanted:
    return lambda log, _: any(x[0] == kind and (x[MATE_OUTCOME] == FUMBLE) == fumbled for x in log)


def landed(log: list[Fact], g: Pitch) -> bool:
    flown = tossed(False)(log, g) or tossed(False, f.E_KICKED_MATE)(log, g)
    return flown and has(f.E_LANDED, "home12")(log, g)


def bombed(fumbled: bool) -> Wanted:
    return lambda log, _: any(x[0] == f.E_BOMB_THROWN and (x[OUTCOME] == FUMBLE) == fumbled for x in log)


def hit(log: list[Fact], g: Pitch) -> bool:
    return bombed(False)(log, g) and bool(g.status[slot("away7")] != STANDING)


def both(log: list[Fact], g: Pitch) -> bool:
    return all(g.status[slot(name)] != STANDING for name in ("away7", "away8"))


# Situations ---------------------------------------------------------------------------------------------------------

BESIDE = ("11@m8,12@a1", "7@n8,8@z15")
RANGES = {"quick": "k8", "short": "n8", "long": "r8", "bomb": "t8"}


def passed(square: str, more: str = "rerolls=1-0", gains: str = "") -> Told:
    match = duel(f"11@h8,12@{square},13@a1", "7@j9,8@z15", f"ball=home11 {more}", gains)
    return option(match, "11pass throw", square, complete, threw(FUMBLE), deflected)


def block(gains: str, *wanted: Wanted, more: str = "rerolls=0-0", home: str = BESIDE[0]) -> Told:
    return option(duel(home, BESIDE[1], more, gains), "", "11block", felled, lost, *wanted)


def struck(trait: str, begin: str, *wanted: Wanted, more: str = "rerolls=1-0") -> Told:
    return walk(duel(*BESIDE, more, f"home11+{trait}"), begin, *wanted)


def thrown(kind: str, *wanted: Wanted) -> Told:
    gains = f"home11+{kind}_team_mate+st5,home12+right_stuff+stunty"
    match = duel("11@m8,12@m9,13@a1", "7@p8,8@z15", "rerolls=0-0", gains)
    return option(match, f"11{kind} >12", "q8", landed, *wanted)


CASES: dict[str, Callable[[], Told]] = {
    "a dodge": lambda: walk(
        duel("11@m8,12@a1", "7@l8", "rerolls=1-0"), "11-n8", at("n8"), alone(at("n8"))
    ),
    "a dodge by a loner": lambda: walk(
        duel("11@m8,12@a1", "7@l8", "rerolls=1-0", "home11+loner+loner4"), "11-n8", at("n8"), alone(at("n8"))
    ),
    "a rush": lambda: walk(duel("11@m8,12@a1", "7@z1", "rerolls=0-0", "home11+ma1"), "11-n8-o8", at("o8")),
    "a jump": lambda: walk(
        duel("11@m8,12@n8,13@l8p,14@a1", "7@l7,8@m7,9@n7,10@l9,11@m9,12@n9", "rerolls=1-0"),
        "11-^k8", at("k8"), alone(at("k8")),
    ),
    "a pick-up": lambda: walk(
        duel("11@m8,12@a1", "7@z1", "rerolls=1-0 ball=n8"), "11-n8", at("n8"), alone(at("n8"))
    ),
    **{f"a {far} pass": lambda square=square: passed(square) for far, square in RANGES.items()},  # type: ignore[misc]
    "a pass with the skill": lambda: passed("n8", "rerolls=0-0", "home11+pass,home12+catch"),
    "a pass against Animosity": lambda: passed("n8", "rerolls=1-0", "home11+animosity"),
    "a pass by Pro": lambda: passed("k8", "rerolls=0-0", "home11+pro"),
    "a throw at a square": lambda: option(
        duel("11@h8,12@p8,13@a1", "7@z1", "ball=home11 rerolls=1-0"),
        "11pass throw", "h10", threw(ACCURATE), threw(FUMBLE),
    ),
    "a Hail Mary": lambda: option(
        duel("11@h8,12@p8,13@a1", "7@z1", "ball=home11 rerolls=0-0", "home11+hail_mary_pass"),
        "11pass hail", "z8", threw(INACCURATE), threw(FUMBLE),
    ),
    "a hand-off": lambda: option(
        duel("11@m8,12@n8,13@a1", "7@o8,8@z15", "ball=home11 rerolls=1-0", "home12+catch"),
        "11hand", ">12", caught,
    ),
    "one die": lambda: block(""),
    "two dice": lambda: block("home11+st4+block,away7+dodge"),
    "three dice": lambda: block("home11+st7+wrestle"),
    "two dice against": lambda: block("away7+st4"),
    "three dice against": lambda: block("away7+st7+block"),
    "a frenzy": lambda: block("home11+frenzy+block"),
    "a bone head's block": lambda: block("home11+bone_head", balked, more="rerolls=1-0"),
    "disgust": lambda: block("away7+foul_appearance", balked, more="rerolls=1-0"),
    "a block from the ground": lambda: block("home11+jump_up", balked, home="11@m8p,12@a1", more="rerolls=1-0"),
    "a blitz after a dodge": lambda: walk(
        duel("11@m8,12@a1", "7@o8,8@l8,9@z15", "rerolls=0-0"), "11blitz-*7", BLOCKED, felled, lost
    ),
    "a bone head's blitz": lambda: walk(
        duel("11@m8,12@a1", "7@o8,8@l8,9@z15", "rerolls=1-0", "home11+bone_head"),
        "11blitz-*7", BLOCKED, alone(BLOCKED), felled, lost,
    ),
    "a blitz at the end of a run": lambda: walk(
        duel("11@m8,12@a1", "7@o8,8@z15", "rerolls=0-0", "home11+ma1"), "11blitz-*7", BLOCKED, felled, lost
    ),
    "a foul": lambda: walk(
        duel("11@m8,12@n7,13@a1", "7@n8p,8@z15", "rerolls=0-0"),
        "11foul-", pierced("away7"), off, has(f.E_SENT_OFF, "home11"),
    ),
    "a stab": lambda: struck("stab", "11stab", pierced("away7")),
    "a chainsaw": lambda: struck("chainsaw", "11saw", pierced("away7"), has(f.E_TURNOVER)),
    "fire": lambda: struck(
        "breathe_fire", "11fire", lambda log, g: bool(g.status[slot("away7")] != STANDING), DOWN
    ),
    "a gaze": lambda: struck("hypnotic_gaze", "11gaze-", has(f.E_GAZED, "home11"), more="rerolls=0-0"),
    "a thrown team-mate": lambda: thrown("throw", tossed(True)),
    "a kicked team-mate": lambda: thrown("kick", tossed(True, f.E_KICKED_MATE)),
    "a bomb": lambda: walk(
        duel("11@m8,12@a1", "7@p8,8@q8,9@z15", "rerolls=0-0", "home11+bombardier"),
        "11bomb-", hit, bombed(True),
    ),
    "two blocks": lambda: walk(
        duel("11@m8,12@a1", "7@n8,8@n7,9@z15", "rerolls=0-0", "home11+multiple_block+block+st5+bone_head"),
        "11two", both, DOWN,
    ),
    "stupid": lambda: walk(
        duel("11@m8,12@a1", "7@z1", "rerolls=1-0", "home11+really_stupid"), "11-n8", at("n8"), alone(at("n8"))
    ),
    "rooted": lambda: walk(
        duel("11@m8,12@a1", "7@o8,8@z15", "rerolls=0-0", "home11+take_root"), "11blitz-*7", BLOCKED, felled, lost
    ),
}  # fmt: skip


def compare(told: Told, runs: int) -> None:
    """Each number within three and a half standard errors; all of them from the same plays."""
    numbers, rng = percents(told.words), Rng(1)
    assert len(numbers) == len(told.wanted), told.words
    assert any(abs(number - (told.share or 0.0)) < ROUNDED for number in numbers)
    sample = Sample(told.match, told.plan)
    plays = [sample.play(rng) for _ in range(runs)]
    for number, wanted in zip(numbers, told.wanted, strict=True):
        found = sum(wanted(*play) for play in plays) / runs
        error = (number * (1 - number) / runs) ** 0.5
        assert abs(found - number) < 3.5 * error + ROUNDED, f"{found:.4f} is no number of: {told.words}"


@pytest.mark.parametrize("case", CASES)
def test_every_number_told_comes_out(case: str) -> None:
    compare(CASES[case](), DAY)


@pytest.mark.nightly
@pytest.mark.parametrize("case", CASES)
def test_every_number_told_comes_out_in_the_long_run(case: str) -> None:
    compare(CASES[case](), NIGHT)


# A kick -------------------------------------------------------------------------------------------------------------


@rule("BB-6.15", "BB-1.8")
def test_a_kick_comes_down_where_it_is_told() -> None:
    g, dice, coach = cast(Pitch, game().state({})), Rng(4), Steady(game(), {}, 0)
    drive.roll(g, dice)
    while g.question != Q_KICK:
        drive.answer_and_roll(g, coach.decide(g, int(g.seat)), dice)
    aims = g.options(int(g.seat))[::17]
    told = HERE[Q_KICK](cast(Pitch, g.clone()), aims, Text("en", game().spec).say)
    for aim in aims:
        stays = sum(_stays(g, aim, way, far) for way in range(8) for far in range(6)) / 48
        assert told[aim].share == pytest.approx(stays)
        assert percents(told[aim].words) == pytest.approx([stays], abs=ROUNDED)


def _stays(g: Pitch, aim: int, way: int, far: int) -> bool:
    """Whether the kick comes down in the receiving half."""
    twin = cast(Pitch, g.clone())
    for answer in (aim, way, far):
        twin.answer(answer)
    frame: Frame | None = twin.top
    while frame is not None and not isinstance(frame, KickOff):
        frame = frame.up
    return isinstance(frame, KickOff) and bool(frame.land != NOWHERE)


# Walks and options --------------------------------------------------------------------------------------------------

NAMED = {"blitz": "11blitz", "foul": "11foul", "gaze": "11gaze"}


@pytest.mark.parametrize("action", NAMED)
@pytest.mark.parametrize(
    "gains", ["", "+bone_head", "+unchannelled_fury", "+take_root", "+bloodlust", "+pro+loner+loner4"]
)
def test_a_walk_tells_what_its_option_tells(action: str, gains: str) -> None:
    lies = "p" if action == "foul" else ""
    match = duel(
        "11@k8,12@o7,13@a1", f"7@n8{lies},8@l9,9@p9{lies},10@z15", "rerolls=1-0",
        f"home11+hypnotic_gaze{gains},away7+foul_appearance",
    )  # fmt: skip
    walks = {w.target: w for w in of(match, "m-p-h-11") if w.token.startswith(f"{NAMED[action]}-")}
    options = fresh(match).play(NAMED[action])
    for foe in ("7", "9"):
        told, walk = shown(options, f"*{foe}"), walks[f"m-p-a-{foe}"]
        assert walk.share == pytest.approx(told.share)
        assert walk.odds.split("; thirsts")[0] == told.words
