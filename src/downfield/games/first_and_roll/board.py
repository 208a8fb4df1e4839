"""The table of 1st & Roll in characters: the long field with a lane for each down, the clock, and the dice as they lie.

Home defends the left goal and plays to the right, away the other way. Home has solid shapes, away hatched and ringed
ones; offence dice have a single edge, defence dice a double one. Styles are named, never colours.
"""

import re
from collections.abc import Sequence
from typing import Any, cast

from downfield.games.first_and_roll.pack import Face, Parts
from downfield.kernel.spec import Game
from downfield.kernel.view import View

Line = list[tuple[str, str]]

WIDEST = 124
LABEL = 5  # columns that name a lane
GOAL = 5  # columns of an end zone
DIE_WIDE = 9  # columns of a die with the gap after it
LANES = ("1st", "2nd", "3rd", "4th")
DIE = re.compile(
    r"([RYG])(\d+|\(\d+\)|\[\d+\])|([ryg])(-\d+|F)|(K)(\d+)|(C)(clock|T|-)|(P)([OD]\d+A?)|(c)([HT])"
)
COLOURS = {"r": "red", "y": "yellow", "g": "green"}
SPECIAL = {"K": "kick", "C": "clock", "P": "flag", "c": "coin"}
SHOWN = {"C-": "blank", "Cclock": "tick", "cH": "heads", "cT": "tails"}
HALVES = ("", "1st half", "2nd half")
DECLARED = {"punt": "punt", "fg": "field goal", "hail-mary": "Hail Mary", "bomb": "Long Bomb"}
PHASES = {
    "toss": "The coin toss",
    "kickoff": "Kick-off",
    "freekick": "Free kick",
    "return": "Return",
    "try": "After the touchdown",
    "over": "The match is over",
}
MARKS = {"seed": "", "public": "°", "reconstructed": "~"}


def board(view: View, game: Game, width: int, before: Sequence[str] = ()) -> list[Line]:
    """The whole table; `before` are the words of the play before, whose dice lie there until new ones are rolled."""
    pack = cast(Parts, game.pack.parts)
    room = min(width, WIDEST)
    lines = [_score(view, room), _clock(view.scene, pack, room), _numbers(room)]
    lines += [_lane(view.scene, lane, room) for lane in range(len(LANES))]
    lines += [_status(view.scene, room), *_dice(view.since, before, room)]
    margin = (width - room) // 2
    return [[(" " * margin, "text"), *line] for line in lines] if margin else lines


# Score and clock ------------------------------------------------------------------------------------------------


def _score(view: View, room: int) -> Line:
    """Both scores, and between them who has the ball and which way he plays."""
    home, away = view.points
    left, right = f" ■ HOME {home:>2} ", f" {away:>2} AWAY ▨ "
    side = view.scene["possession"]
    who = {0: "● home ball ▶▶", 1: "◀◀ away ball ●"}.get(cast(int, side), "")
    gap = max(0, room - len(left) - len(right) - len(who))
    return [
        (left, "home-fill"),
        (" " * (gap // 2) + who + " " * (gap - gap // 2), "strong"),
        (right, "away-fill"),
    ]


def _clock(scene: dict[str, Any], pack: Parts, room: int) -> Line:
    """The half, the track of the clock, and the time-outs."""
    steps = len(pack.track.spaces) - 1
    left = max(0, min(steps, scene["clock_left"]))
    half = f"Overtime {scene['overtime']}" if scene["overtime"] else HALVES[min(2, max(0, scene["half"]))]
    most = pack.lines.timeouts.value
    home, away = scene["timeouts"]
    track = "▮" * left + "▯" * (steps - left) if room >= 70 else ""
    line: Line = [
        (f" {half:<9} ", "dim"),
        (f"{scene['clock']:>5} ", "title" if left > 1 else "bad"),
        (track, "coin-five"),
    ]
    outs = [
        ("time-outs ", "dim"),
        ("■ " + "●" * home + "○" * (most - home), "home"),
        ("  ", "text"),
        ("▨ " + "◎" * away + "○" * (most - away) + " ", "away"),
    ]
    used = sum(len(words) for words, _ in line + outs)
    return [*line, (" " * max(1, room - used), "text"), *outs]


# The field ------------------------------------------------------------------------------------------------------


def _field(room: int) -> int:
    """How many columns the hundred yards take."""
    return room - LABEL - 2 * GOAL


def _column(yards: int, room: int) -> int:
    """The column of a yard line, counted from the left goal line."""
    last = _field(room) - 1
    return max(0, min(last, round(yards * last / 100)))


def _numbers(room: int) -> Line:
    """The tens, as they are painted on a field."""
    row = [" "] * _field(room)
    for ten in range(10, 100, 10):
        at = _column(ten, room) - 1
        row[at : at + 2] = list(str(min(ten, 100 - ten)))
    return [(" " * (LABEL + GOAL), "text"), ("".join(row), "dim"), (" " * GOAL, "text")]


def _lane(scene: dict[str, Any], lane: int, room: int) -> Line:
    """One of the four lanes: a down each, the ball in the lane of its down."""
    now = _lane_of(scene) == lane and scene["possession"] in (0, 1)
    cells: list[tuple[str, str]] = [(" ", "grass")] * _field(room)
    for five in range(5, 100, 5):
        cells[_column(five, room)] = ("│", "chalk") if five % 10 == 0 else ("┊", "grass")
    if scene["possession"] in (0, 1):
        _put_ball(cells, scene, now, room)
    label = f"{'▸' if now and scene['phase'] not in PHASES else ' '}{LANES[lane]} "
    home, away = f"  {'HOME'[lane]}  ", f"▒ {'AWAY'[lane]} ▒"
    return [(label, "strong" if now else "dim"), (home, "home-fill"), *_merged(cells), (away, "away-fill")]


def _lane_of(scene: dict[str, Any]) -> int:
    """The lane in which the ball lies; a kick flies over the second."""
    return int(scene["down"]) - 1 if 1 <= scene["down"] <= len(LANES) else 1


def _put_ball(cells: list[tuple[str, str]], scene: dict[str, Any], now: bool, room: int) -> None:
    """The first-down marker in every lane, the ball and the way to go in one."""
    side = scene["possession"]

    def at(yards: int) -> int:
        return _column(yards if side == 0 else 100 - yards, room)

    ball = at(scene["ball"])
    if scene["togo"] and scene["phase"] not in PHASES:
        marker = at(scene["marker"])
        if now:
            for column in range(min(ball, marker), max(ball, marker)):
                cells[column] = ("›" if side == 0 else "‹", "togo")
        cells[marker] = ("┃", "marker")
    if now:
        cells[ball] = ("●", "ball")


def _merged(cells: list[tuple[str, str]]) -> Line:
    """Neighbouring cells of one style as one span."""
    line: Line = []
    for words, style in cells:
        if line and line[-1][1] == style:
            line[-1] = (line[-1][0] + words, style)
        else:
            line.append((words, style))
    return line


# The play -------------------------------------------------------------------------------------------------------


def _status(scene: dict[str, Any], room: int) -> Line:
    """Down, distance and spot; then what was declared, chosen and rolled so far."""
    if scene["phase"] in PHASES:
        words = PHASES[scene["phase"]]
    else:
        togo = "goal" if scene["togo"] == scene["distance"] else scene["togo"]
        words = f"{LANES[_lane_of(scene)]} & {togo} at {_spot(scene)}"
    more = []
    if scene["declared"] in DECLARED:
        more.append(DECLARED[scene["declared"]])
    if scene["offence_die"] and scene["defence_die"]:
        more.append(f"{scene['offence_die']} against {scene['defence_die']}")
    if scene["yards"]:
        more.append(f"{scene['yards']:+d} yards")
    if scene["flag"]:
        more.append(f"flag {scene['penalty']}".strip())
    text = f" · {' · '.join(more)}" if more else ""
    return [(" " * LABEL + words, "strong"), (text[: max(0, room - LABEL - len(words))], "title")]


def _spot(scene: dict[str, Any]) -> str:
    """Where the ball lies, as commentators say it."""
    ball, side = scene["ball"], scene["possession"]
    if ball == 50:
        return "midfield"
    owner = side if ball < 50 else 1 - side
    return f"the {('home', 'away')[owner]} {min(ball, 100 - ball)}" if side in (0, 1) else f"{ball}"


def _dice(since: Sequence[str], before: Sequence[str], room: int) -> list[Line]:
    """The dice of this play, or while none was rolled those of the play before, the latest on the right."""
    words = [word for word in since if DIE.fullmatch(word)]
    label = "now  "
    if not words:
        words = [word for word in before if DIE.fullmatch(word)]
        label = "last " if words else "     "
    words = words[-((room - LABEL) // DIE_WIDE) :]
    rows: list[Line] = [[(" " * LABEL, "text")], [(label, "dim")], [(" " * LABEL, "text")]]
    for word in words:
        for row, span in zip(rows, _die(word), strict=True):
            row += [span, (" ", "text")]
    return rows


def _die(word: str) -> list[tuple[str, str]]:
    """One die: its name in the edge, its face in the middle."""
    found = DIE.fullmatch(word)
    assert found is not None
    code, face = (group for group in found.groups() if group is not None)
    name = COLOURS.get(code.lower(), "") if code in "RYGryg" else SPECIAL[code]
    face = SHOWN.get(word, face)
    if code in "ryg":
        edge = f"edge-{name}"
        return [(f"╔{name:═^6}╗", edge), (f"║{face:^6}║", edge), (f"╚{'═' * 6}╝", edge)]
    style = f"die-{name}" if code in "RYG" else "die-white"
    return [(f"╭{name:─^6}╮", style), (f"│{face:^6}│", style), (f"╰{'─' * 6}╯", style)]


# Names for options and facts ------------------------------------------------------------------------------------


def labels(view: View, game: Game) -> dict[str, str]:
    """Nothing on these dice has a name of its own."""
    return {}


def counted(game: Game) -> dict[str, tuple[str, ...]]:
    """Events of this game count yards and points only."""
    return {}


# What is printed on the dice ------------------------------------------------------------------------------------


def parts(game: Game, width: int) -> list[Line]:
    """Every die and the clock track; a sign stands behind each face that is not from the rulebook."""
    pack = cast(Parts, game.pack.parts)
    lines: list[Line] = []
    for title, dice in (("Offence", pack.dice.offence), ("Defence", pack.dice.defence)):
        lines.append([(title, "title")])
        for colour in ("red", "yellow", "green"):
            style = f"die-{colour}" if title == "Offence" else f"edge-{colour}"
            lines.append(_faces(colour, getattr(dice, colour), style))
    lines.append([("For both", "title")])
    for name in ("kick", "clock", "penalty"):
        lines.append(_faces(name, getattr(pack.dice.special, name), "die-white"))
    lines += _track(pack, width)
    lines.append([("", "text")])
    lines.append([("(n) breakaway   [n] broken tackle   F flag   ~ reconstructed   ° public", "dim")])
    return lines


def _track(pack: Parts, width: int) -> list[Line]:
    """The spaces of the clock, as many in a line as fit."""
    spaces = [f"{space.space}{MARKS[space.mark]:<2}" for space in pack.track.spaces]
    many = max(1, (width - 11) // 8)
    rows = [spaces[at : at + many] for at in range(0, len(spaces), many)]
    heads = ["  track    "] + [" " * 11] * len(rows)
    return [[(head, "strong"), (" ".join(row), "text")] for head, row in zip(heads, rows, strict=False)]


def _faces(name: str, faces: Sequence[Face], style: str) -> Line:
    """A die unrolled: its faces in a row."""
    line: Line = [(f"  {name:<9}", "strong")]
    for face in faces:
        line += [(f"{face.face + MARKS[face.mark]:^7}", style), (" ", "text")]
    return line
