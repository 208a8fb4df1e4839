"""The table in characters: the field on its side, two columns to a line, so that all of it fits a small screen."""

import re
from collections.abc import Sequence
from typing import cast

from downfield.games.touch_down.components.parts import Parts, roster
from downfield.games.touch_down.model.tables import LONGEST, ROWS, TEN_YARDS
from downfield.games.touch_down.notation.answers import COLUMNS
from downfield.games.touch_down.notation.shown import Figure, Scene, scene_of
from downfield.kernel.show.face import Line
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game
from downfield.kernel.view import View
from downfield.toolkit.characters import merged

ASKED = 31  # columns that what is asked needs beside the field
LABEL = 3  # columns that name a pair of columns of the field
DIE = re.compile(r"[dtpcxfki]([1-6])")
LETTERS = {"A": "A", "AB": "B", "AE": "E", "AK": "K", "AQ": "Q", "D": "D"}
CAPTION = re.compile(
    r"Q(?P<quarter>\d) (?P<clock>\S+) (?P<home>\d+)-(?P<away>\d+) (?:(?P<side>home|away) )?"
    r"(?:(?P<down>\d)\w\w & (?P<togo>-?\d+), row (?P<row>\d+)|(?P<kind>[a-z-]+) move (?P<move>\d+)|(?P<phase>[a-z]+))"
)


def board(look: Look, width: int, say: Say) -> list[Line]:
    """The whole table; `before` are the words of the play before, whose dice lie there until new ones are rolled."""
    view, before = look.view, look.before
    lines = [_score(view, width, say), _clock(scene_of(view), width, say)]
    lines += _field(scene_of(view), width)
    lines += [_status(scene_of(view), width, say), _dice(view.since or before, width, say)]
    return lines


def beside(look: Look, width: int, height: int, say: Say) -> list[Line] | None:
    """The table to the left of what is asked, in a large terminal: a line for each column, players by number."""
    view, before = look.view, look.before
    scene = scene_of(view)
    rows = range(1 - scene.depth, ROWS + scene.depth + 1)
    room = LABEL + 2 * len(rows)
    if width < room + ASKED or height < scene.columns + 6:
        return None
    lines = [_score(view, room, say), _clock(scene, room, say)]
    figures = {(f.x, f.y): f for f in sorted(scene.figures, key=lambda f: not f.fallen)}
    for x in range(1, scene.columns + 1):
        cells = [_wide(_square(scene, figures, x, y), figures.get((x, y))) for y in rows]
        lines.append([(f"{COLUMNS[x - 1]:<{LABEL}}", "dim"), *merged(cells)])
    return [*lines, _status(scene, room, say), _dice(view.since or before, room, say)]


def _wide(square: tuple[str, str], figure: Figure | None) -> tuple[str, str]:
    """A square of two characters: a player by number, a fallen one by his small letter."""
    sign, style = square
    if figure is None or not sign.isalpha():
        return f" {sign}" if sign == "│" else f"{sign} ", style
    if figure.fallen:
        return f"{sign} ", style
    return f"{figure.number:>2}", "away-mark" if style == "away-fill" else style


def _score(view: View, width: int, say: Say) -> Line:
    """Both scores, and between them who has the ball and which way he plays."""
    home, away = view.points
    left, right = f" ■ {say('home').upper()} {home:>2} ", f" {away:>2} {say('away').upper()} ▨ "
    side = scene_of(view).possession
    arrow = "▶▶" if side == scene_of(view).south else "◀◀"
    who = "" if side < 0 else f"{say('screen-ball-away' if side else 'screen-ball-home')} {arrow}"
    gap = max(0, width - len(left) - len(right) - len(who))
    return [
        (left, "home-fill"),
        (" " * (gap // 2) + who + " " * (gap - gap // 2), "strong"),
        (right, "away-fill"),
    ]


def _clock(scene: Scene, width: int, say: Say) -> Line:
    """The quarter, the clock and the time-outs."""
    home, away = scene.timeouts
    left: Line = [
        (f" {say('screen-quarter', quarter=scene.quarter)} ", "dim"),
        (f"{scene.clock} ", "title"),
    ]
    right: Line = [
        (f"{say('screen-timeouts')} ", "dim"), ("■ " + "●" * home + "○" * (1 - home), "home"), ("  ", "text"),
        ("▨ " + "●" * away + "○" * (1 - away) + " ", "away"),
    ]  # fmt: skip
    used = sum(len(words) for words, _ in left + right)
    return [*left, (" " * max(1, width - used), "text"), *right]


# The field ------------------------------------------------------------------------------------------------------


def _field(scene: Scene, width: int) -> list[Line]:
    """West above, south on the left; a line holds two columns, a square one character of its row's pair."""
    rows = range(1 - scene.depth, ROWS + scene.depth + 1)
    pair = 2 if width >= LABEL + 2 * len(rows) else 1
    figures = {(f.x, f.y): f for f in sorted(scene.figures, key=lambda f: not f.fallen)}
    lines = []
    for x in range(1, scene.columns + 1, 2):
        cells = [cell for y in rows for cell in _cell(scene, figures, x, y, pair)]
        label = COLUMNS[x - 1] + (COLUMNS[x] if x < scene.columns else " ")
        lines.append([(f"{label:<{LABEL}}", "dim"), *merged(cells)])
    return lines


def _cell(scene: Scene, figures: dict[tuple[int, int], Figure], x: int, y: int, pair: int) -> Line:
    """The squares of two columns in one row."""
    both = [_square(scene, figures, column, y) for column in (x, x + 1)]
    if pair == 2:
        return both
    return [next((square for square in both if square[0].strip(" │·")), both[0])]


def _square(scene: Scene, figures: dict[tuple[int, int], Figure], x: int, y: int) -> tuple[str, str]:
    """A counter, the ball, or grass: end zones filled, ten-yard lines and the line of scrimmage drawn."""
    figure = figures.get((x, y))
    if scene.loose and scene.ball == (x, y):
        return ("*", "ball")
    if figure is not None and x <= scene.columns:
        letter = LETTERS[figure.role]
        style = "ball" if figure.ball else "home-fill" if figure.side == 0 else "away-fill"
        return (letter.lower(), "dim") if figure.fallen else (letter, style)
    if y < 1 or y > ROWS:
        side = scene.south if y < 1 else 1 - scene.south
        return ("·", "home" if side == 0 else "away")
    if y == scene.los and scene.phase in ("down", "move", "try"):
        return ("│", "marker")
    return ("│", "chalk") if y % TEN_YARDS == 0 and y < ROWS else (" ", "grass")


# The play -------------------------------------------------------------------------------------------------------


def _status(scene: Scene, width: int, say: Say) -> Line:
    """Down and distance, the move and its timing, and how many are hurt."""
    if scene.phase in ("down", "move") and scene.yc:
        words = say("screen-situation", down=scene.down, togo=scene.togo)
    else:
        phase = "kickoff" if scene.kind == "kick-off" else scene.phase
        words = say(f"screen-phase-{'try' if phase == 'move' else phase}")
    more = []
    if scene.move:
        more.append(say("screen-move", move=scene.move))
    if scene.high:
        more.append(say("screen-rolls", low=scene.low, high=scene.high))
    home, away = (sum(hurt.side == side for hurt in scene.injured) for side in (0, 1))
    if home or away:
        more.append(f"{say('screen-injured')} {home}-{away}")
    text = f" · {' · '.join(more)}" if more else ""
    room = width - LABEL
    return [(" " * LABEL + words[:room], "strong"), (text[: max(0, room - len(words))], "title")]


def _dice(words: Sequence[str], width: int, say: Say) -> Line:
    """The last dice, the latest on the right."""
    label = f"{say('screen-now')} "
    shown = [word for word in words if DIE.fullmatch(word)]
    line: Line = [(" " * LABEL + label, "dim")]
    for word in shown[-((width - LABEL - len(label)) // 5) :]:
        line += [(f" {word} ", "die-white"), (" ", "text")]
    return line


# Names for options and facts ------------------------------------------------------------------------------------


def labels(look: Look) -> dict[str, str]:
    """Players by number, role and values; rows and columns without the player who is placed."""
    view, game = look.view, look.game
    figures = {f.number: f for f in scene_of(view).figures if _is_meant(view, f)}
    found: dict[str, str] = {}
    for token in view.options:
        number = re.search(r"\d+", token)
        place = re.fullmatch(r"\d*@(-?\d+|[a-y])", token)
        if place:
            found[token] = place[1]
        elif number and token.strip("<>!*+0123456789") == "":
            found[token] = _player(view, game, int(number[0]), figures)
    return found


def _is_meant(view: View, figure: Figure) -> bool:
    """Options name players of the seat that is asked; a pass or a snap goes to the attack."""
    scene = scene_of(view)
    if view.question in ("snap", "ball", "change"):
        return figure.side == scene.attack
    if view.question in ("intercept", "reply"):
        return figure.side == scene.defence
    return figure.side == scene.mover


def _player(view: View, game: Game, number: int, figures: dict[int, Figure]) -> str:
    """A player as he is called: number, role, contact and speed; where he stands, for a small board shows letters."""
    if number in figures:
        f = figures[number]
        square = f"{COLUMNS[f.x - 1]}{f.y}" if 0 < f.x <= len(COLUMNS) else ""
        return f"{number} {f.role} {f.contact}/{f.speed} {square}".rstrip()
    return str(number)


def counted(game: Game) -> dict[str, tuple[str, ...]]:
    """Name what events count from one: the formations, and columns with one on either side that has no letter."""
    pack = cast(Parts, game.pack.parts)
    columns = ("", *COLUMNS[: pack.field.columns.value], "")
    forms = tuple(f.key for f in pack.formations.formations)
    return {"formation": forms, "column": columns, "column_2": columns}


def heading(caption: str, say: Say) -> str:
    """What heads a play in a record, in words."""
    found = CAPTION.fullmatch(caption)
    if found is None:
        return caption
    told = {
        name: int(word) if word.lstrip("-").isdigit() else word for name, word in found.groupdict("").items()
    }
    key = "down" if told["down"] else "move" if told["move"] else str(told["phase"])
    moment = say(f"screen-phase-{key}") if key == "over" else say(f"caption-{key}", **told)
    return say("caption", moment=moment, **told)


# What is printed on the components ------------------------------------------------------------------------------


def parts(game: Game, width: int, say: Say) -> list[Line]:
    """The teams with their valued players, and both kinds of tables."""
    pack = cast(Parts, game.pack.parts)
    lines: list[Line] = [[(f"{say('screen-teams')} ~", "title")]]
    for team in pack.teams.teams:
        worth = sum(p.value for p in roster(team, pack.teams.pool))
        lines.append([(f"  {team.name} ({worth})", "strong")])
        for role in ("A", "AB", "AE", "AK", "AQ", "D"):
            if getattr(team, role):
                lines.append(
                    [(f"    {role:<3}", "dim"), (" ".join(getattr(team, role))[: width - 8], "text")]
                )
    lines.append([(say("screen-tables"), "title")])
    passes = pack.tables.passes
    lines.append(
        [
            (f"  {say('screen-passes'):<12}", "strong"),
            ("".join(f"{d:>4}" for d in range(2, LONGEST + 1)), "dim"),
        ]
    )
    for letter, row in (("I", passes.intercepted), ("R", passes.received)):
        lines.append([(f"  {letter:<12}", "strong"), ("".join(f"{n or '-':>4}" for n in row), "text")])
    for name, table in (
        ("attacker", pack.tables.contact.attacker),
        ("defender", pack.tables.contact.defender),
    ):
        lines.append([(f"  {say(f'screen-{name}'):<12}", "strong"), ("  -3  -2  -1   0  +1  +2  +3", "dim")])
        for roll, letters in enumerate(table, 1):
            lines.append([(f"  {roll:<12}", "dim"), ("".join(f"{letter:>4}" for letter in letters), "text")])
    return [*lines, [(say("screen-reconstructed"), "dim")], [(say("screen-legend")[: max(width, 74)], "dim")]]
