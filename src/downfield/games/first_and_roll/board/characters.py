"""The table of 1st & Roll in characters: the long field with a lane for each down, the clock, and the dice as they lie.

Home defends the left goal and plays to the right, away the other way. Home has solid shapes, away hatched and ringed
ones; offence dice have a single edge, defence dice a double one. Styles are named, never colours.
"""

import re
from collections.abc import Sequence
from typing import cast

from downfield.games.first_and_roll.components.parts import Face, Parts
from downfield.games.first_and_roll.notation.shown import Scene, scene_of
from downfield.kernel.show.face import Line
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game
from downfield.kernel.view import View
from downfield.toolkit.characters import merged

WIDEST = 124
LABEL = 5  # columns that name a lane
GOAL = 5  # columns of an end zone
DIE_WIDE = 9  # columns of a die with the gap after it
LANES = 4
DIE = re.compile(
    r"([RYG])(\d+|\(\d+\)|\[\d+\])|([ryg])(-\d+|F)|(K)(\d+)|(C)(clock|T|-)|(P)([OD]\d+A?)|(c)([HT])"
)
COLOURS = {"r": "red", "y": "yellow", "g": "green"}
SPECIAL = {"K": "kick", "C": "clock", "P": "flag", "c": "coin"}
SHOWN = {"C-": "blank", "Cclock": "tick", "cH": "heads", "cT": "tails"}
DECLARED = ("punt", "fg", "hail-mary", "bomb")
PHASES = ("toss", "kickoff", "freekick", "return", "try", "over")
CAPTION = re.compile(
    r"(?P<overtime>OT|H)(?P<part>\d+) (?P<clock>\S+) (?P<home>\d+)-(?P<away>\d+)(?: (?P<side>home|away))?"
    r"(?: (?P<phase>[a-z]+)| (?P<down>\d)\w\w & (?P<togo>\d+), (?P<end>own|opp) (?P<line>\d+))"
)
MARKS = {"seed": "", "public": "°", "reconstructed": "~"}


def board(look: Look, width: int, say: Say) -> list[Line]:
    """The whole table; `before` are the words of the play before, whose dice lie there until new ones are rolled."""
    view, game, before = look.view, look.game, look.before
    pack = cast(Parts, game.pack.parts)
    room = min(width, WIDEST)
    scene = scene_of(view)
    lines = [_score(view, room, say), _clock(scene, pack, room, say), _numbers(room)]
    lines += [_lane(scene, lane, room, say) for lane in range(LANES)]
    lines += [_status(scene, room, say), *_dice(view.since, before, room, say)]
    margin = (width - room) // 2
    return [[(" " * margin, "text"), *line] for line in lines] if margin else lines


# Score and clock ------------------------------------------------------------------------------------------------


def _score(view: View, room: int, say: Say) -> Line:
    """Both scores, and between them who has the ball and which way he plays."""
    home, away = view.points
    left = f" ■ {say('home').upper()} {home:>2} "
    right = f" {away:>2} {say('away').upper()} ▨ "
    side = scene_of(view).possession
    who = {0: f"● {say('screen-ball-home')} ▶▶", 1: f"◀◀ {say('screen-ball-away')} ●"}.get(side, "")
    gap = max(0, room - len(left) - len(right) - len(who))
    return [
        (left, "home-fill"),
        (" " * (gap // 2) + who + " " * (gap - gap // 2), "strong"),
        (right, "away-fill"),
    ]


def _clock(scene: Scene, pack: Parts, room: int, say: Say) -> Line:
    """The half, the track of the clock, and the time-outs."""
    steps = len(pack.track.spaces) - 1
    left = max(0, min(steps, scene.clock_left))
    half = say("screen-half", half=scene.half, overtime=scene.overtime)
    most = pack.lines.timeouts.value
    home, away = scene.timeouts
    track = "▮" * left + "▯" * (steps - left) if room >= 70 else ""
    line: Line = [
        (f" {half:<9} ", "dim"),
        (f"{scene.clock:>5} ", "title" if left > 1 else "bad"),
        (track, "coin-five"),
    ]
    outs = [
        (say("screen-timeouts") + " ", "dim"),
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


def _lane(scene: Scene, lane: int, room: int, say: Say) -> Line:
    """One of the four lanes: a down each, the ball in the lane of its down."""
    now = _lane_of(scene) == lane and scene.possession in (0, 1)
    cells: list[tuple[str, str]] = [(" ", "grass")] * _field(room)
    for five in range(5, 100, 5):
        cells[_column(five, room)] = ("│", "chalk") if five % 10 == 0 else ("┊", "grass")
    if scene.possession in (0, 1):
        _put_ball(cells, scene, now, room)
    label = f"{'▸' if now and scene.phase not in PHASES else ' '}{say('screen-nth', down=lane + 1):<3} "
    home, away = f"  {_letter('home', lane, say)}  ", f"▒ {_letter('away', lane, say)} ▒"
    return [(label, "strong" if now else "dim"), (home, "home-fill"), *merged(cells), (away, "away-fill")]


def _letter(side: str, lane: int, say: Say) -> str:
    """An end zone bears the name of its side, a letter in each lane."""
    return f"{say(f'screen-letters-{side}'):<{LANES}}"[lane]


def _lane_of(scene: Scene) -> int:
    """The lane in which the ball lies; a kick flies over the second."""
    return scene.down - 1 if 1 <= scene.down <= LANES else 1


def _put_ball(cells: list[tuple[str, str]], scene: Scene, now: bool, room: int) -> None:
    """The first-down marker in every lane, the ball and the way to go in one."""
    side = scene.possession

    def at(yards: int) -> int:
        return _column(yards if side == 0 else 100 - yards, room)

    ball = at(scene.ball)
    if scene.togo and scene.phase not in PHASES:
        marker = at(scene.marker)
        if now:
            for column in range(min(ball, marker), max(ball, marker)):
                cells[column] = ("›" if side == 0 else "‹", "togo")
        cells[marker] = ("┃", "marker")
    if now:
        cells[ball] = ("●", "ball")


# The play -------------------------------------------------------------------------------------------------------


def _status(scene: Scene, room: int, say: Say) -> Line:
    """Down, distance and spot; then what was declared, chosen and rolled so far."""
    if scene.phase in PHASES:
        words = say(f"screen-phase-{scene.phase}")
    else:
        togo = say("screen-goal") if scene.togo == scene.distance else scene.togo
        words = say("screen-situation", down=_lane_of(scene) + 1, togo=togo, **_spot(scene))
    more = _so_far(scene, say)
    text = f" · {' · '.join(more)}" if more else ""
    return [(" " * LABEL + words, "strong"), (text[: max(0, room - LABEL - len(words))], "title")]


def _so_far(scene: Scene, say: Say) -> list[str]:
    """What was declared, chosen and rolled."""
    more = []
    if scene.declared in DECLARED:
        more.append(say(f"screen-declared-{scene.declared}"))
    if scene.offence_die and scene.defence_die:
        attack, guard = (say(f"screen-{die}") for die in (scene.offence_die, scene.defence_die))
        more.append(say("screen-against", attack=attack, guard=guard))
    if scene.gain:
        sign = "+" if scene.gain > 0 else "-"
        more.append(sign + say("screen-yards", yards=abs(scene.gain)))
    if scene.flag:
        more.append(f"{say('screen-flag')} {scene.penalty}".strip())
    return more


def _spot(scene: Scene) -> dict[str, int | str]:
    """Where the ball lies, as commentators say it: in whose half, on which line."""
    ball, side = scene.ball, scene.possession
    owner = side if ball < 50 else 1 - side
    half = "middle" if ball == 50 else ("home", "away")[owner] if side in (0, 1) else "nobody"
    return {"owner": half, "line": min(ball, 100 - ball)}


def _dice(since: Sequence[str], before: Sequence[str], room: int, say: Say) -> list[Line]:
    """The dice of this play, or while none was rolled those of the play before, the latest on the right."""
    words = [word for word in since if DIE.fullmatch(word)]
    label = say("screen-now")
    if not words:
        words = [word for word in before if DIE.fullmatch(word)]
        label = say("screen-last") if words else ""
    words = words[-((room - LABEL) // DIE_WIDE) :]
    rows: list[Line] = [
        [(" " * LABEL, "text")],
        [(f"{label:<{LABEL}.{LABEL}}", "dim")],
        [(" " * LABEL, "text")],
    ]
    for word in words:
        for row, span in zip(rows, _die(word, say), strict=True):
            row += [span, (" ", "text")]
    return rows


def _die(word: str, say: Say) -> list[tuple[str, str]]:
    """One die: its name in the edge, its face in the middle."""
    found = DIE.fullmatch(word)
    assert found is not None
    code, face = (group for group in found.groups() if group is not None)
    name = COLOURS.get(code.lower(), "") if code in "RYGryg" else SPECIAL[code]
    face = say(f"screen-{SHOWN[word]}") if word in SHOWN else face
    title = say(f"screen-{name}")[:6]
    if code in "ryg":
        edge = f"edge-{name}"
        return [(f"╔{title:═^6}╗", edge), (f"║{face:^6}║", edge), (f"╚{'═' * 6}╝", edge)]
    style = f"die-{name}" if code in "RYG" else "die-white"
    return [(f"╭{title:─^6}╮", style), (f"│{face:^6}│", style), (f"╰{'─' * 6}╯", style)]


# Names for options and facts ------------------------------------------------------------------------------------


def labels(look: Look) -> dict[str, str]:
    """Nothing on these dice has a name of its own."""
    return {}


def counted(game: Game) -> dict[str, tuple[str, ...]]:
    """Events of this game count yards and points only."""
    return {}


def heading(caption: str, say: Say) -> str:
    """What heads a play in a record, in words."""
    found = CAPTION.fullmatch(caption)
    if found is None:
        return caption
    told = {name: int(word) if word.isdigit() else word for name, word in found.groupdict("").items()}
    key = "caption-play" if told["down"] else f"caption-{told['phase']}"
    return say("caption", moment=say(key, **told), **told)


# What is printed on the dice ------------------------------------------------------------------------------------


def parts(game: Game, width: int, say: Say) -> list[Line]:
    """Every die and the clock track; a sign stands behind each face that is not from the rulebook."""
    pack = cast(Parts, game.pack.parts)
    lines: list[Line] = []
    for title, dice in (("offence", pack.dice.offence), ("defence", pack.dice.defence)):
        lines.append([(say(f"screen-{title}"), "title")])
        for colour in ("red", "yellow", "green"):
            style = f"die-{colour}" if title == "offence" else f"edge-{colour}"
            lines.append(_faces(say(f"screen-{colour}"), getattr(dice, colour), style, say))
    lines.append([(say("screen-both"), "title")])
    for name in ("kick", "clock", "penalty"):
        lines.append(_faces(say(f"screen-{name}"), getattr(pack.dice.special, name), "die-white", say))
    lines += _track(pack, width, say)
    lines.append([("", "text")])
    lines.append([(say("screen-legend"), "dim")])
    return lines


def _track(pack: Parts, width: int, say: Say) -> list[Line]:
    """The spaces of the clock, as many in a line as fit."""
    spaces = [f"{space.space}{MARKS[space.mark]:<2}" for space in pack.track.spaces]
    many = max(1, (width - 11) // 8)
    rows = [spaces[at : at + many] for at in range(0, len(spaces), many)]
    heads = [f"  {say('screen-track'):<9}"] + [" " * 11] * len(rows)
    return [[(head, "strong"), (" ".join(row), "text")] for head, row in zip(heads, rows, strict=False)]


def _faces(name: str, faces: Sequence[Face], style: str, say: Say) -> Line:
    """A die unrolled: its faces in a row."""
    line: Line = [(f"  {name:<9}", "strong")]
    for face in faces:
        shown = say("screen-clock") if face.face == "clock" else face.face
        line += [(f"{shown + MARKS[face.mark]:^7}", style), (" ", "text")]
    return line
