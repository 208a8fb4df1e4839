"""From a position written by hand to a match, and back."""

from typing import cast

from downfield.games.touch_down.components.parts import TEAMS, Parts
from downfield.games.touch_down.model.kinds import BLITZ, DOWN, FINISHED, KICKOFF, MOVE, SPENT, TOSS, TRY
from downfield.games.touch_down.model.position import MINUTE, Gridiron
from downfield.games.touch_down.model.tables import ROWS
from downfield.games.touch_down.notation.positions_field import place_action, tell_action
from downfield.games.touch_down.notation.positions_read import player_named
from downfield.games.touch_down.rules.action import Action
from downfield.games.touch_down.rules.frames import TouchDown
from downfield.games.touch_down.rules.halves import Halves, rest
from downfield.games.touch_down.rules.move import Move
from downfield.games.touch_down.teams.sign_up import freeze
from downfield.kernel.fields import SIDES, Fields, in_range, only, refuse
from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Option, Value
from downfield.kernel.position import Field
from downfield.kernel.state import State

PHASES = ("toss", "kickoff", "down", "try", "move", "over")
KINDS = ("none", "kick-off", "attack", "punt", "field-goal", "one-point", "two-points")
MOST = 999  # points that anybody will ever see

OPTIONS = (
    Option("length", "TD-4.1", "short", choices=("short", "long")),
    Option("home_team", "TD-3.3", "centurioni", choices=TEAMS),
    Option("away_team", "TD-3.3", "tori", choices=TEAMS),
    Option("home_roster", "TD-3.3", "", code=True),
    Option("away_roster", "TD-3.3", "", code=True),
    Option("first_down_rows", "TD-4.6", 5, least=4, most=5),
    Option("goal_line_counts", "TD-2.5", False),
    Option("safety", "TD-15.3", False),
    Option("trip", "TD-8.6", "equal", choices=("equal", "at_most")),
    Option("extra_action_after_overflow", "TD-17.4", False),
    Option("one_forward_pass", "TD-9.10", False),
    Option("entangled", "TD-10.7a", "both", choices=("both", "mover"), since="2", was="mover"),
    Option("league", "TD-19.1", False),
    Option("home_seats", "TD-20.1", "one", choices=("one", "two")),
    Option("away_seats", "TD-20.1", "one", choices=("one", "two")),
)

FORM = (
    Field("phase", "word", "what comes next (usually down)", choices=PHASES[:5]),
    Field("possession", "word", "who has the ball, or kicks off (usually home)", choices=SIDES),
    Field("south", "word", "who defends south (usually home)", choices=SIDES),
    Field("row", "int", "the row of the ball, 1 to 24 from the south (usually the possessor's own fourth)"),
    Field("column", "int", "its column from the west (usually the centre)"),
    Field("down", "int", "1 to 4 (usually 1)"),
    Field("yc", "int", "the row where the series started (usually the row of the ball)"),
    Field("score", "ints", "home and away (usually 0-0, before a try 6 for its side)"),
    Field("quarter", "int", "1 to 2, in a long match to 4 (usually 1)"),
    Field("clock", "text", "minutes and seconds played of the quarter (usually 0:00)"),
    Field("timeouts", "ints", "left to home and away in this quarter (usually 1-1)"),
    Field(
        "opener", "word", "in the first half: who received the opening kick-off (usually away)", choices=SIDES
    ),
    Field("hurt", "text", "injured players and their boxes: home23.3,away70.1"),
    Field("blitzed", "text", "in a league: players whose blitz is used up: home23,away24"),
    Field("kind", "word", "in phase move: the action (usually attack)", choices=KINDS[1:]),
    Field("attack", "word", "in phase move: the attack at the start of the action", choices=SIDES),
    Field("move", "int", "in phase move: which move begins (usually 1)"),
    Field(
        "home",
        "text",
        "in phase move: players of home: 80@l11,50@k9x (fallen),70@l12~23 (entangles 23),71@k12&24 (no longer held)",
    ),
    Field("away", "text", "in phase move: players of away, likewise"),
    Field("ball", "text", "in phase move: home80 has it, or its square l12"),
    Field("sofar", "text", "in phase move: what has happened: pass,beyond,runback,inside"),
    Field("loose", "int", "in phase move: the move in which the ball became free (usually the one before)"),
    Field(
        "run", "text", "in phase move: the row from which the carrier's yards count, and how many rows: 8+3"
    ),
)


def begin(parts: Parts, options: dict[str, Value], fields: Fields) -> State:
    """[TD-19.10] A match from the toss, everybody fit, or from a position; BadPosition names what cannot be."""
    g = TouchDown(freeze(parts, options))
    g.top = Halves()
    if fields:
        _place(g, fields)
    return g


def _place(g: Gridiron, f: Fields) -> None:
    """Put everything where the position says."""
    g.phase = PHASES.index(cast(str, f.get("phase", "down")))
    only(f, ("possession", "south"), g.phase != TOSS, "nobody has the ball before the toss")
    side = SIDES.index(cast(str, f.get("possession", "home")))
    g.off = 1 - side if g.phase == KICKOFF else side
    g.south = SIDES.index(cast(str, f.get("south", "home")))
    _place_clock(g, f)
    _place_score(g, f, side)
    _place_bench(g, f)
    told = g.phase in (DOWN, MOVE)
    only(f, ("row", "column", "down", "yc"), told, f"phase {PHASES[g.phase]} says where the ball lies")
    only(f, ("kind", "attack", "move", "home", "away", "ball", "sofar", "loose", "run"), g.phase == MOVE,
         "it is told in phase move")  # fmt: skip
    if g.phase == MOVE:
        place_action(g, f, KINDS)
        g.call(Action(Action.PLAYED))
        g.call(Move())
        return
    if g.phase == DOWN:
        _place_ball(g, f)
    rest(g)


def _place_ball(g: Gridiron, f: Fields) -> None:
    """[TD-4.5] Row, column, down and where the series started."""
    t = g.tables
    g.los = in_range(f, "row", int(g.own_row(g.off, t.touchback_row)), 1, ROWS, "TD-2.2")
    g.col = cast(int, f.get("column", t.centre))
    if g.col not in (t.centre, t.hash_west, t.hash_east):
        raise refuse("column", g.col, f"play starts in {t.hash_west}, {t.centre} or {t.hash_east}", "TD-13.5")
    g.down = in_range(f, "down", 1, 1, 4, "TD-23.6")
    g.yc = in_range(f, "yc", int(g.los), 1, ROWS, "TD-4.6")
    gained = (g.los - g.yc) * g.ahead(g.off)
    if gained >= t.first_down:
        raise refuse("yc", g.yc, f"{gained} rows from there are a first down", "TD-4.6")
    if g.down == 1 and g.yc != g.los:
        raise refuse("yc", g.yc, "a series starts on the row of the ball", "TD-4.6")


def _place_clock(g: Gridiron, f: Fields) -> None:
    t = g.tables
    g.quarter = in_range(f, "quarter", 1, 1, int(t.quarters), "TD-4.1")
    text = cast(str, f.get("clock", "0:00"))
    minutes, colon, seconds = text.partition(":")
    if not (
        colon and minutes.isdecimal() and seconds.isdecimal() and len(seconds) == 2 and int(seconds) < 60
    ):
        raise refuse("clock", text, "write minutes and seconds, 3:07", "TD-17.1")
    g.clock = int(minutes) * MINUTE + int(seconds)
    late = g.phase in (TRY, MOVE) or t.extra_action
    if (g.clock >= MINUTE * t.minutes and not late) or g.clock > 10000:
        raise refuse("clock", text, f"a quarter has {t.minutes} minutes", "TD-17.2")
    if g.phase == TOSS and g.clock:
        raise refuse("clock", text, "the clock has not moved before the toss", "TD-4.2")
    left = cast(list[int], f.get("timeouts", [1, 1]))
    if any(not 0 <= n <= 1 for n in left):
        raise refuse("timeouts", "-".join(map(str, left)), "one a quarter for each", "TD-17.5")
    g.home_out, g.away_out = left
    _place_opener(g, f)


def _place_opener(g: Gridiron, f: Fields) -> None:
    """[TD-4.3] Told from the toss to the end of the first half."""
    told = g.phase != TOSS and g.quarter <= g.tables.quarters // 2
    only(f, ("opener",), told, "it matters from the toss to the end of the first half")
    if g.phase == TOSS and g.quarter > 1:
        raise refuse("quarter", g.quarter, "the toss comes before the first", "TD-4.2")
    g.opener = SIDES.index(cast(str, f.get("opener", "away"))) if told else NOBODY


def _place_score(g: Gridiron, f: Fields, side: int) -> None:
    usual = [0, 0]
    if g.phase == TRY:
        usual[side] = 6
    score = cast(list[int], f.get("score", usual))
    shown = "-".join(map(str, score))
    if any(not 0 <= points <= MOST for points in score) or 1 in score:
        raise refuse("score", shown, "no side can have that many points", "TD-15.1")
    if g.phase == TRY and score[side] < 6:
        raise refuse("score", shown, "a try follows a touchdown of six points", "TD-16.1")
    if g.phase == TOSS and any(score):
        raise refuse("score", shown, "nobody has scored before the toss", "TD-4.2")
    g.home, g.away = score


def _place_bench(g: Gridiron, f: Fields) -> None:
    """[TD-18.4] The injured, and who has used his blitz."""
    for word in filter(None, cast(str, f.get("hurt", "")).split(",")):
        name, dot, box = word.partition(".")
        player = player_named(g, "hurt", name)
        if not dot or box not in ("1", "2", "3"):
            raise refuse("hurt", word, "an injured player is in box 3, 2 or 1", "TD-18.4")
        if g.box[player] & 3:
            raise refuse("hurt", word, "a player is in one place only", "TD-23.7")
        g.box[player] |= int(box)
    only(f, ("blitzed",), bool(g.tables.league), "this is no league match")
    for word in filter(None, cast(str, f.get("blitzed", "")).split(",")):
        player = player_named(g, "blitzed", word)
        if not g.tables.skill[player] & BLITZ:
            raise refuse("blitzed", word, "he does not have that skill", "TD-19.7")
        g.box[player] |= SPENT


def fields(state: State) -> Fields:
    """The position, as `begin` takes it."""
    g = cast(Gridiron, state)
    told: Fields = {"phase": PHASES[g.phase]}
    if g.phase not in (TOSS, FINISHED):
        told["possession"] = SIDES[1 - g.off if g.phase == KICKOFF else g.off]
        told["south"] = SIDES[g.south]
    if g.phase in (DOWN, MOVE):
        told |= {"row": int(g.los), "column": int(g.col), "down": int(g.down), "yc": int(g.yc)}
    told |= {"score": [int(g.home), int(g.away)], "quarter": int(g.quarter)}
    told["clock"] = f"{g.clock // MINUTE}:{g.clock % MINUTE:02d}"
    told["timeouts"] = [int(g.home_out), int(g.away_out)]
    if g.opener != NOBODY and g.phase != FINISHED:
        told["opener"] = SIDES[g.opener]
    hurt = [f"{_name(g, p)}.{g.box[p] & 3}" for p in range(len(g.box)) if g.box[p] & 3]
    spent = [_name(g, p) for p in range(len(g.box)) if g.box[p] & SPENT]
    told |= ({"hurt": ",".join(hurt)} if hurt else {}) | ({"blitzed": ",".join(spent)} if spent else {})
    if g.phase == MOVE:
        told |= tell_action(g, KINDS)
    return told


def _name(g: Gridiron, player: int) -> str:
    return f"{SIDES[int(player >= g.tables.first_away)]}{g.tables.number[player]}"
