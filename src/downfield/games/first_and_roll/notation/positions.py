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
        _only_in_play(f)
        g.lay_out()
    if "possession" in f and g.phase == TOSS:
        raise BadPosition(
            "possession cannot be given here: nobody has the ball before the toss.", key="far-no-ball"
        )
    _place_second(g, f)
    _check_phase(g)


def _only_in_play(f: Fields) -> None:
    for name in ("ball", "down", "togo"):
        if name in f:
            raise BadPosition(
                "{name} cannot be given here: it is told in phase play only.", key="far-only-play", name=name
            )


def _int(f: Fields, name: str, usual: int, least: int, most: int) -> int:
    value = cast(int, f.get(name, usual))
    if not least <= value <= most:
        raise BadPosition(
            "{name} cannot be {value}: {least} to {most}.",
            key="position-range", name=name, value=str(value), least=least, most=most,
        )  # fmt: skip
    return value


def _place_ball(g: Roll, f: Fields) -> None:
    g.ball = _int(f, "ball", g.tables.touchback, 1, 99)
    g.down = _int(f, "down", 1, 1, 4)
    left = 100 - g.ball
    togo = _int(f, "togo", min(SERIES, left), 1, left)
    g.marker = g.ball + togo
    if g.marker <= SERIES:
        raise BadPosition(
            "togo cannot be {value}: the marker cannot stand on the own {marker}; it is ten yards from any spot.",
            key="far-marker", value=togo, marker=int(g.marker),
        )  # fmt: skip


def _place_clock(g: Roll, f: Fields) -> None:
    track = g.tables.track
    clock = cast(str, f.get("clock", track[0]))
    if clock not in track[:-1]:
        raise BadPosition(
            "clock cannot be {value}: {spaces} are the spaces on which a play can begin.",
            key="far-clock", value=clock, spaces=", ".join(track[:-1]),
        )  # fmt: skip
    g.tick = track.index(clock)
    g.half = _half(g, f)
    most = g.tables.timeouts
    timeouts = cast(list[int], f.get("timeouts", [most, most]))
    if any(not 0 <= left <= most for left in timeouts):
        shown = "-".join(map(str, timeouts))
        raise BadPosition(
            "{name} cannot be {value}: 0 to {most} each.",
            key="far-timeouts", name="timeouts", value=shown, most=int(most),
        )  # fmt: skip
    g.home_left, g.away_left = timeouts


def _half(g: Roll, f: Fields) -> int:
    """[FAR-20.2, FAR-20.7] A match has two halves, and as many overtimes as were agreed."""
    if not g.tables.overtime:
        return _int(f, "half", 1, 1, 2)
    return _int(f, "half", 1, 1, 2 + g.tables.max_overtimes if g.tables.max_overtimes else MOST)


def _place_score(g: Roll, f: Fields, side: int) -> None:
    usual = [0, 0]
    if g.phase == TRY:
        usual[side] = TOUCHDOWN
    elif g.phase == FREEKICK:
        usual[1 - side] = SAFETY
    elif g.phase == KICKOFF and g.tick > 0:
        usual[side] = TOUCHDOWN + EXTRA_POINT
    score = cast(list[int], f.get("score", usual))
    _check_score(g, score, score[side], score[1 - side])
    g.home, g.away = score


def _check_score(g: Roll, score: list[int], own: int, others: int) -> None:
    shown = "-".join(map(str, score))
    if any(not 0 <= points <= MOST or points == 1 for points in score):
        raise BadPosition(
            "score cannot be {value}: no side can have that many points.", key="far-score", value=shown
        )
    if g.is_overtime() and own != others:
        raise BadPosition(
            "score cannot be {value}: in overtime the first points end the match.",
            key="far-score-overtime", value=shown,
        )  # fmt: skip
    if g.phase == TRY and own < TOUCHDOWN:
        raise BadPosition(
            "score cannot be {value}: a try follows a touchdown of six points.",
            key="far-score-try",
            value=shown,
        )
    if g.phase == FREEKICK and others < SAFETY:
        raise BadPosition(
            "score cannot be {value}: a free kick follows a safety of two points.",
            key="far-score-free-kick", value=shown,
        )  # fmt: skip
    if g.phase == KICKOFF and g.tick > 0 and own < FIELD_GOAL:
        raise BadPosition(
            "score cannot be {value}: once the clock has moved, only a side that has scored kicks off.",
            key="far-score-kick-off", value=shown,
        )  # fmt: skip


def _place_second(g: Roll, f: Fields) -> None:
    if g.half != 1 or g.phase == TOSS:
        if "second" in f:
            raise BadPosition(
                "second cannot be given here: it matters from the toss to the end of the first half.",
                key="far-second-when",
            )
        return
    usual = SIDES[g.off] if _is_opening(g) else "home"
    g.second = SIDES.index(cast(str, f.get("second", usual)))
    if _is_opening(g) and g.second != g.off:
        raise BadPosition(
            "second cannot be {value}: who receives first kicks off the second half.",
            key="far-second", value=SIDES[g.second],
        )  # fmt: skip


def _is_opening(g: Roll) -> bool:
    """Whether this is the kick-off of the match or of an overtime."""
    return g.phase == KICKOFF and (g.is_overtime() or (g.half == 1 and g.home == g.away == 0))


def _check_phase(g: Roll) -> None:
    """Refuse what cannot have happened before a toss or an opening kick-off, and a try or free kick in overtime."""
    if g.phase == TOSS or _is_opening(g):
        _check_opening(g)
    elif g.is_overtime() and g.phase in (TRY, FREEKICK):
        raise BadPosition(
            "phase cannot be {value}: in overtime the first points end the match.",
            key="far-phase-overtime", value=PHASES[g.phase],
        )  # fmt: skip


def _check_opening(g: Roll) -> None:
    t = g.tables
    if g.half == 2 and g.phase == TOSS:
        raise BadPosition("half cannot be 2: there is no toss before the second half.", key="far-no-toss")
    if g.half == 1 and (g.home or g.away):
        raise BadPosition(
            "score cannot be {value}: nobody has scored before the first kick-off.",
            key="far-opening-score", value=f"{g.home}-{g.away}",
        )  # fmt: skip
    if g.tick > 0:
        raise BadPosition(
            "clock cannot be {value}: it has not moved before the first kick-off.",
            key="far-opening-clock", value=t.track[g.tick],
        )  # fmt: skip
    if g.home_left < t.timeouts or g.away_left < t.timeouts:
        raise BadPosition(
            "{name} cannot be {value}: none is spent before the first kick-off.",
            key="far-opening-timeouts", name="timeouts", value=f"{g.home_left}-{g.away_left}",
        )  # fmt: skip


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
