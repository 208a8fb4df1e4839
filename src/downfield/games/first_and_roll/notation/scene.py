"""What lies on the table at any stop, by name: for texts, boards and the record."""

from typing import cast

from downfield.games.first_and_roll.components.parts import PENALTIES
from downfield.games.first_and_roll.model.kinds import DEFENCE, FINISHED, KICKOFF, OFFENCE, PLAY, TOSS
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.notation.positions import PHASES, SIDES
from downfield.games.first_and_roll.notation.shown import Scene
from downfield.games.first_and_roll.rules.blocked_punt import Blocked, Catch
from downfield.games.first_and_roll.rules.field_goal import FieldGoal
from downfield.games.first_and_roll.rules.kick_off import KickOff
from downfield.games.first_and_roll.rules.long_bomb import Bomb
from downfield.games.first_and_roll.rules.penalty import Penalty
from downfield.games.first_and_roll.rules.play import Play
from downfield.games.first_and_roll.rules.punt import Kick, Punt
from downfield.games.first_and_roll.rules.snap import Snap
from downfield.games.first_and_roll.rules.toss import Toss
from downfield.games.first_and_roll.rules.tries import Try
from downfield.games.first_and_roll.rules.turnover import Return
from downfield.kernel.state import Frame, State

COLOURS = ("red", "yellow", "green")
DECLARED = ("play", "punt", "fg", "hail-mary", "bomb")
NTH = ("", "1st", "2nd", "3rd", "4th")
MOMENTS: tuple[tuple[type[Frame], str], ...] = (
    (Penalty, "penalty"),
    (Return, "return"),
    (Try, "try"),
    (FieldGoal, "fieldgoal"),
    (Punt, "punt"),
    (Blocked, "punt"),
    (Catch, "punt"),
    (Toss, "toss"),
)


def order(state: State) -> tuple[int, ...]:
    """Sealed answers are written offence first."""
    g = cast(Roll, state)
    return (int(g.seat_of(g.off, OFFENCE)), int(g.seat_of(1 - g.off, DEFENCE)))


def faces(state: State, die: int) -> tuple[str, ...]:
    """The faces of a die as the pack writes them."""
    return cast(Roll, state).tables.texts[die]


def phase_of(g: Roll) -> str:
    """The moment of the match, as the frame on top or one below it tells."""
    if g.phase == FINISHED:
        return "over"
    frame: Frame | None = g.top
    while frame is not None:
        for kind, name in MOMENTS:
            if isinstance(frame, kind):
                return name
        if isinstance(frame, Kick):
            return "freekick" if g.declared < 0 else "punt"
        if isinstance(frame, KickOff) and frame.arm >= KickOff.KICKED + 1:
            return "return"
        frame = frame.up
    return PHASES[g.phase]


def spot(ball: int) -> str:
    """A yard line as people say it."""
    return f"{end_of(ball)} {min(ball, 100 - ball)}"


def end_of(ball: int) -> str:
    """In whose half a ball lies: the owner's or the opponents'."""
    return "own" if ball <= 50 else "opp"


def gain(g: Roll) -> int:
    """The yards that dice on the table would bring from where the ball lies; once it has moved, none.

    A flag leaves them open until somebody accepts [FAR-10.2]; after a turnover they are those of the return [FAR-6.4].
    """
    frame: Frame | None = g.top
    while frame is not None:
        if isinstance(frame, Return):
            return frame.yards if frame.arm <= Return.RAN_ON else 0
        if isinstance(frame, Blocked):
            return g.yards if frame.arm < Blocked.MOVED else 0
        judged = isinstance(frame, (Play, Try)) and frame.arm == type(frame).JUDGED
        if isinstance(frame, (Snap, Bomb)) or judged:
            return g.yards
        frame = frame.up
    return 0


def scene(state: State, seat: int | None) -> Scene:
    """All of it is public: the two dice are on the table only once both are shown [FAR-5.1]."""
    g = cast(Roll, state)
    kicking = g.phase == KICKOFF
    owner = -1 if g.phase in (TOSS, FINISHED) else 1 - g.off if kicking else g.off
    ball = int(g.tables.onside if kicking else g.ball)
    return Scene(
        phase=phase_of(g),
        possession=owner,
        offence=g.off,
        defence=1 - g.off,
        ball=ball,
        end=end_of(ball),
        line=min(ball, 100 - ball),
        distance=100 - ball,
        down=g.down,
        togo=g.marker - g.ball if g.phase == PLAY else 0,
        marker=g.marker,
        half=g.half,
        overtime=max(0, g.half - 2),
        clock=g.tables.track[g.tick],
        clock_left=g.tables.last - g.tick,
        timeouts=(g.home_left, g.away_left),
        score=(g.home, g.away),
        declared=DECLARED[g.declared] if g.declared >= 0 else "",
        offence_die=COLOURS[g.attack] if g.attack >= 0 else "",
        defence_die=COLOURS[g.guard] if g.guard >= 0 else "",
        yards=g.yards,
        gain=gain(g),
        flag=int(g.flag),
        penalty=PENALTIES[g.penalty] if g.penalty >= 0 else "",
    )


def caption(state: State) -> str:
    """What heads a line of the record."""
    g = cast(Roll, state)
    half = f"OT{g.half - 2}" if g.is_overtime() else f"H{g.half}"
    where = PHASES[g.phase]
    if g.phase == PLAY:
        where = f"{NTH[g.down]} & {g.marker - g.ball}, {spot(int(g.ball))}"
    who = "" if g.phase == TOSS else f" {SIDES[1 - g.off if g.phase == KICKOFF else g.off]}"
    return f"{half} {g.tables.track[g.tick]} {g.home}-{g.away}{who} {where}"
