"""From a position written by hand to a match, and back."""

from typing import cast

from downfield.games.first_and_roll.components.freeze import freeze
from downfield.games.first_and_roll.components.parts import Parts
from downfield.games.first_and_roll.model.kinds import (
    FINISHED,
    FREEKICK,
    KICKOFF,
    PLAY,
    TOSS,
    TRY,
)
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.rules.downs import SERIES
from downfield.games.first_and_roll.rules.field_goal import FIELD_GOAL
from downfield.games.first_and_roll.rules.frames import FirstAndRoll
from downfield.games.first_and_roll.rules.halves import Halves
from downfield.games.first_and_roll.rules.safety import SAFETY
from downfield.games.first_and_roll.rules.touchdown import TOUCHDOWN
from downfield.games.first_and_roll.rules.tries import EXTRA_POINT
from downfield.kernel.errors import BadPosition
from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Option, Value
from downfield.kernel.position import Field, Json
from downfield.kernel.state import State

SIDES = ("home", "away")
PHASES = ("toss", "kickoff", "play", "try", "freekick", "over")

MOST = 999  # points, or overtimes without a limit, that anybody will ever see

OPTIONS = (
    Option("overtime", "FAR-20.2", True),
    Option("onside_needs_turnover_face", "FAR-20.3", False),
    Option("run_off", "FAR-20.4", "unmatched", choices=("unmatched", "no_penalty_no_turnover")),
    Option("red_zone_rule", "FAR-20.5", "any_line", choices=("any_line", "line_inside_20")),
    Option("max_overtimes", "FAR-20.7", None, least=1, may_be_none=True),
    Option("hail_mary_timeouts", "FAR-20.8", "both", choices=("both", "offence")),
    Option("home_seats", "FAR-19.1", "one", choices=("one", "two")),
    Option("away_seats", "FAR-19.1", "one", choices=("one", "two")),
)

FORM = (
    Field("phase", "word", "what comes next (usually play)", choices=PHASES[:5]),
    Field("possession", "word", "who has the ball, or kicks off (usually home)", choices=SIDES),
    Field("ball", "int", "yards from the own goal line (usually where a touchback comes out)"),
    Field("down", "int", "1 to 4 (usually 1)"),
    Field("togo", "int", "yards to the marker (usually 10, near the goal the distance to it)"),
    Field("score", "ints", "home and away (usually 0-0, or what the phase presupposes)"),
    Field("half", "int", "1, 2, then one more for each overtime (usually 1)"),
    Field("clock", "text", "the space of the clock marker (usually the first)"),
    Field("timeouts", "ints", "left to home and away (usually all)"),
    Field("second", "word", "in the first half: who kicks off the second (usually home)", choices=SIDES),
)

Fields = dict[str, Json]


def begin(parts: Parts, options: dict[str, Value], fields: Fields) -> State:
    """A match from the toss, or from a position; BadPosition names the field that cannot be."""
    g = FirstAndRoll(freeze(parts, options))
    g.top = Halves()
    if fields:
        _place(g, fields)
    return g


def _place(g: Roll, f: Fields) -> None:
    """Put everything where the position says."""
    g.phase = PHASES.index(cast(str, f.get("phase", "play")))
    side = SIDES.index(cast(str, f.get("possession", "home")))
    g.off = 1 - side if g.phase == KICKOFF else side
    _place_clock(g, f)
    _place_score(g, f, side)
    if g.phase == PLAY:
        _place_ball(g, f)
    else:
        for name in ("ball", "down", "togo"):
            _only(f, name, False, f"it is told in phase play, not in phase {PHASES[g.phase]}")
        g.lay_out()
    _only(f, "possession", g.phase != TOSS, "nobody has the ball before the toss")
    _place_second(g, f)
    _check_phase(g)


def _wrong(name: str, value: object, why: str) -> BadPosition:
    return BadPosition(f"{name} cannot be {value}: {why}.")


def _only(f: Fields, name: str, allowed: bool, why: str) -> None:
    if name in f and not allowed:
        raise BadPosition(f"{name} cannot be given here: {why}.")


def _int(f: Fields, name: str, usual: int, least: int, most: int, why: str = "") -> int:
    value = cast(int, f.get(name, usual))
    if not least <= value <= most:
        raise _wrong(name, value, f"{least} to {most}" + (f" ({why})" if why else ""))
    return value


def _place_ball(g: Roll, f: Fields) -> None:
    g.ball = _int(f, "ball", g.tables.touchback, 1, 99)
    g.down = _int(f, "down", 1, 1, 4)
    left = 100 - g.ball
    togo = _int(f, "togo", min(SERIES, left), 1, left, f"the goal line is {left} yards ahead")
    g.marker = g.ball + togo
    if g.marker <= SERIES:
        raise _wrong(
            "togo", togo, f"the marker cannot stand on the own {g.marker}; it is ten yards from any spot"
        )


def _place_clock(g: Roll, f: Fields) -> None:
    track = g.tables.track
    clock = cast(str, f.get("clock", track[0]))
    if clock not in track[:-1]:
        raise _wrong("clock", clock, f"{', '.join(track[:-1])} are the spaces on which a play can begin")
    g.tick = track.index(clock)
    g.half = _half(g, f)
    most = g.tables.timeouts
    timeouts = cast(list[int], f.get("timeouts", [most, most]))
    if any(not 0 <= left <= most for left in timeouts):
        raise _wrong("timeouts", "-".join(map(str, timeouts)), f"0 to {most} each")
    g.home_left, g.away_left = timeouts


def _half(g: Roll, f: Fields) -> int:
    """[FAR-20.2, FAR-20.7] A match has two halves, and as many overtimes as were agreed."""
    if not g.tables.overtime:
        return _int(f, "half", 1, 1, 2, "no overtime was agreed")
    if g.tables.max_overtimes:
        return _int(f, "half", 1, 1, 2 + g.tables.max_overtimes, "no more overtimes were agreed")
    return _int(f, "half", 1, 1, MOST, "from 3 on an overtime")


def _place_score(g: Roll, f: Fields, side: int) -> None:
    usual = [0, 0]
    if g.phase == TRY:
        usual[side] = TOUCHDOWN
    elif g.phase == FREEKICK:
        usual[1 - side] = SAFETY
    elif g.phase == KICKOFF and g.tick > 0:
        usual[side] = TOUCHDOWN + EXTRA_POINT
    score = cast(list[int], f.get("score", usual))
    shown = "-".join(map(str, score))
    if any(not 0 <= points <= MOST or points == 1 for points in score):
        raise _wrong("score", shown, "no side can have that many points")
    if g.is_overtime() and score[0] != score[1]:
        raise _wrong("score", shown, "in overtime the first points end the match")
    if score[side] < usual[side] and g.phase == TRY:
        raise _wrong("score", shown, "a try follows a touchdown of six points")
    if score[1 - side] < SAFETY and g.phase == FREEKICK:
        raise _wrong("score", shown, "a free kick follows a safety of two points")
    if score[side] < FIELD_GOAL and g.phase == KICKOFF and g.tick > 0:
        raise _wrong("score", shown, "once the clock has moved, only a side that has scored kicks off")
    g.home, g.away = score


def _place_second(g: Roll, f: Fields) -> None:
    told = g.half == 1 and g.phase != TOSS
    _only(f, "second", told, "it matters from the toss to the end of the first half")
    if not told:
        return
    usual = SIDES[g.off] if _is_opening(g) else "home"
    g.second = SIDES.index(cast(str, f.get("second", usual)))
    if _is_opening(g) and g.second != g.off:
        raise _wrong("second", SIDES[g.second], "who receives first kicks off the second half")


def _is_opening(g: Roll) -> bool:
    """Whether this is the kick-off of the match or of an overtime."""
    return g.phase == KICKOFF and (g.is_overtime() or (g.half == 1 and g.home == g.away == 0))


def _check_phase(g: Roll) -> None:
    """Refuse what cannot have happened before a toss or an opening kick-off, and a try or free kick in overtime."""
    t = g.tables
    if g.phase == TOSS or _is_opening(g):
        what = f"before the {'toss' if g.phase == TOSS else 'opening kick-off'}"
        if g.half == 2 and g.phase == TOSS:
            raise _wrong("half", 2, "there is no toss before the second half")
        if g.half == 1 and (g.home or g.away):
            raise _wrong("score", f"{g.home}-{g.away}", f"nobody has scored {what}")
        if g.tick > 0:
            raise _wrong("clock", t.track[g.tick], f"the clock has not moved {what}")
        if g.home_left < t.timeouts or g.away_left < t.timeouts:
            raise _wrong("timeouts", f"{g.home_left}-{g.away_left}", f"none is spent {what}")
    elif g.is_overtime() and g.phase in (TRY, FREEKICK):
        raise _wrong("phase", PHASES[g.phase], "in overtime the first points end the match")


def fields(state: State) -> Fields:
    """The position, as `begin` takes it."""
    g = cast(Roll, state)
    told: Fields = {"phase": PHASES[g.phase]}
    if g.phase not in (TOSS, FINISHED):
        told["possession"] = SIDES[1 - g.off if g.phase == KICKOFF else g.off]
    if g.phase == PLAY:
        told |= {"ball": g.ball, "down": g.down, "togo": g.marker - g.ball}
    told |= {"score": [g.home, g.away], "half": g.half, "clock": g.tables.track[g.tick]}
    told["timeouts"] = [g.home_left, g.away_left]
    if g.second != NOBODY:
        told["second"] = SIDES[g.second]
    return told
