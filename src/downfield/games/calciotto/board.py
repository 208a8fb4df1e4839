"""The table of Calciotto in characters: the pitch lies on its side, home's goal on the left.

Home plays to the right with plain numbers, away to the left with numbers in brackets; the carrier is underlined by a
star. Styles are named, never colours.
"""

import re
from collections.abc import Sequence
from typing import Any, cast

from downfield.games.calciotto.art_state import side_of
from downfield.games.calciotto.art_words import CALLED_UP, shirt
from downfield.games.calciotto.pack import Parts
from downfield.games.calciotto.tables import zone_at
from downfield.kernel.spec import Game
from downfield.kernel.svg import Say
from downfield.kernel.view import View

Line = list[tuple[str, str]]

WIDEST = 84
COLUMNS = "abcdefghijklmnop"
MARKS = {"seed": "", "public": "°", "reconstructed": "~"}
CAPTION = re.compile(
    r"(?P<minute>\d+)'(?: (?P<home>\d+)-(?P<away>\d+))?(?: (?P<side>home|away))? (?P<phase>[a-z]+)"
    r"(?:, (?P<owner>home|away) (?P<number>\d+) (?P<square>[a-p]\d+))?"
)


def board(view: View, game: Game, width: int, say: Say, before: Sequence[str] = ()) -> list[Line]:
    """The whole table as a seat sees it."""
    scene = cast(dict[str, Any], view.scene)
    room = min(width, WIDEST)
    lines = [_score(view, scene, room, say), _rows(room)]
    lines += [_column(scene, column, room) for column in range(16, 0, -1)]
    lines += [_ball(scene, say), _cards(scene, say), _bench(scene, 0, say) + _bench(scene, 1, say)]
    margin = (width - room) // 2
    cut = [_cut(line, room) for line in lines]
    return [[(" " * margin, "text"), *line] for line in cut] if margin else cut


def _cut(line: Line, room: int) -> Line:
    """As much of a line as a narrow terminal can show; no word is cut in two."""
    kept: Line = []
    for words, style in line:
        shown = words if len(words) <= room else words[: room + 1].rpartition(" ")[0]
        kept.append((shown, style))
        room -= len(words)
        if room < 0:
            break
    return kept


def _score(view: View, scene: dict[str, Any], room: int, say: Say) -> Line:
    """Both scores, the minute and the phase between them."""
    home, away = view.points
    left, right = f" ■ {scene['teams'][0]} {home} ", f" {away} {scene['teams'][1]} ▨ "
    middle = f"{scene['minute']}' {say('screen-phase-' + scene['phase'])}"
    gap = max(0, room - len(left) - len(right) - len(middle))
    return [
        (left, "home-fill"),
        (" " * (gap // 2) + middle + " " * (gap - gap // 2), "strong"),
        (right, "away-fill"),
    ]


# The pitch --------------------------------------------------------------------------------------------------------


def _cell(room: int) -> int:
    """How many characters a square takes."""
    return 3 if room >= 72 else 2


def _rows(room: int) -> Line:
    """The numbers of the rows along the touchline."""
    cell = _cell(room)
    return [("  " + "".join(f"{row:>{cell}}" for row in range(22)), "dim")]


def _column(scene: dict[str, Any], column: int, room: int) -> Line:
    """One column of the pitch, from home's goal to away's."""
    cell = _cell(room)
    line: Line = [(f" {COLUMNS[column - 1]}", "dim")]
    by_square = {(f["x"], f["y"]): f for f in scene["figures"]}
    for row in range(22):
        figure = by_square.get((column, row))
        line.append(_figure(figure, cell) if figure else (f"{_ground(row, column):>{cell}}", "dim"))
    return line


def _ground(row: int, column: int) -> str:
    """What an empty square looks like: a goal, a wing, or a zone of the middle."""
    zone = int(zone_at(row, column))
    return ("·", "-", "·", "-", "=", "=", " ")[zone] if zone else "'"


def _figure(figure: dict[str, Any], cell: int) -> tuple[str, str]:
    """A number, with a star for the ball; away's figures are told by a bracket."""
    number = f"{figure['number']:>2}" if cell > 2 or figure["number"] > 9 else f" {figure['number']}"
    sign = "*" if figure["ball"] else "]" if figure["side"] else " "
    words = f"{number}{sign}" if cell > 2 else number
    style = ("home", "away")[figure["side"]]
    return words, f"{style}-fill" if figure["ball"] else style


# Below it ---------------------------------------------------------------------------------------------------------


def _ball(scene: dict[str, Any], say: Say) -> Line:
    """Who has the ball, the points, the cards in force."""
    words = []
    if scene["carrier"]:
        words.append(f"{say('screen-ball')} {'■▨'[scene['carrier_side']]} {scene['carrier']}")
    if scene["pool"]:
        words.append(say("screen-points", pool=scene["pool"]))
    if scene["private"]:
        words.append(say("screen-own", private=scene["private"], number=scene["sprinter"]))
    for side in range(2):
        if scene["cards"][side]:
            crossed = "" if scene["force"][side] else " ✗"
            words.append(f"{'■▨'[side]} {scene['cards'][side]}{crossed}")
    if scene["sealed"]:
        words.append(say("screen-sealed"))
    return [(" " + "   ".join(words), "strong")]


def _cards(scene: dict[str, Any], say: Say) -> Line:
    """The own hand, the size of both, the deck and what is known to lie under it."""
    home, away = scene["hands"]
    own = f"{say('screen-hand')}: {' '.join(scene['hand'])}   " if scene["hand"] else ""
    under = f", {say('screen-under')} {' '.join(scene['under'][-4:])}" if scene["under"] else ""
    return [
        (
            f" {own}{say('screen-cards')} ■ {home} ▨ {away}   {say('screen-deck')} {scene['deck']}{under}",
            "text",
        )
    ]


def _bench(scene: dict[str, Any], side: int, say: Say) -> Line:
    """Who can come on, and who is gone."""
    bench = [f"{f['number']}{f['role']}" for f in scene["bench"] if f["side"] == side]
    gone = [f"{f['number']}{'y' * f['yellow']}" for f in scene["gone"] if f["side"] == side]
    words = f" {'■▨'[side]} {say('screen-bench')} {' '.join(bench) or '-'} {scene['subs'][side]}/3 "
    if gone:
        words += f"   {say('screen-gone')} {' '.join(gone)}"
    return [(words, ("home", "away")[side])]


# Words ------------------------------------------------------------------------------------------------------------


def labels(view: View, game: Game) -> dict[str, str]:
    """Cards by the title that is printed on them, the squad by its bases."""
    titles = {card.id: card.title for card in cast(Parts, game.pack.parts).cards.cards}
    found = {}
    for token in view.options:
        code, _, target = token.partition(".")
        if code in titles:
            found[token] = titles[code] + (f": {target}" if target else "")
        elif view.question in CALLED_UP:
            found[token] = shirt(game, side_of(view, game), int(token.strip("-")))
    return found


def counted(game: Game) -> dict[str, tuple[str, ...]]:
    """Events count kinds of cards."""
    return {"card": tuple(card.title for card in cast(Parts, game.pack.parts).cards.cards)}


def heading(caption: str, say: Say) -> str:
    """What heads a phase in a record, in words."""
    found = CAPTION.fullmatch(caption)
    if found is None:
        return caption
    told = {name: int(word) if word.isdigit() else word for name, word in found.groupdict("").items()}
    told |= {name: told[name] or 0 for name in ("home", "away")}
    moment = say(f"caption-{told['phase']}", side=told["side"])
    if told["owner"]:
        moment = say("caption-ball", moment=moment, **{k: told[k] for k in ("owner", "number", "square")})
    return say("caption", moment=moment, **{k: told[k] for k in ("minute", "home", "away")})


# What is printed on the components --------------------------------------------------------------------------------


def parts(game: Game, width: int, say: Say) -> list[Line]:
    """Both squads and every card; a sign stands behind each value that is not from the rulebook."""
    pack = cast(Parts, game.pack.parts)
    lines: list[Line] = []
    for squad, style in zip(pack.squads.squads, ("home", "away"), strict=True):
        lines.append([(f"{say('screen-squad')} {squad.name}", "title")])
        words = [f"{f.number} {f.base}{MARKS[f.mark]}" for f in squad.figures]
        for i in range(0, len(words), 5):
            lines.append([("  " + "".join(f"{word:<11}" for word in words[i : i + 5]), style)])
    lines.append([(say("screen-cards"), "title")])
    for card in pack.cards.cards:
        amount = f" {card.amount}" if card.amount else ""
        effect = f"{say('verb-' + card.effect.value)}{amount}{MARKS[card.effect.mark]}"
        lines.append([(f"  {card.copies.value} {card.title:<14} {effect}", "text")])
    lines += [[("", "text")], [(say("screen-signs"), "dim")], [(say("screen-legend"), "dim")]]
    return lines
