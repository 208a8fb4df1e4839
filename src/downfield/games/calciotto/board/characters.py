"""The table of Calciotto in characters: the pitch lies as in the drawing, home's goal on the left, column a on top.

Away's figures have a stroke before their number and are underlined; a star marks the ball, and a line below names who
has it. Where squares are narrow the underline alone does. Colons are penalty areas, crosses the small areas. Styles
are named, never colours.
"""

import re
import textwrap
from typing import cast

from downfield.games.calciotto.board.table import side_of
from downfield.games.calciotto.board.words import card_title, deck
from downfield.games.calciotto.components.parts import Parts, PitchPart
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import zone_at
from downfield.games.calciotto.notation.questions import CALLED_UP
from downfield.games.calciotto.notation.shirts import shirt
from downfield.games.calciotto.notation.shown import Figure, Scene, scene_of
from downfield.games.calciotto.rules.sanctions import MOST_SUBS
from downfield.kernel.show.face import Line
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game
from downfield.kernel.view import View
from downfield.toolkit.characters import merged

WIDEST = 84
ROWS = 22  # with the two goals
LABEL = 3  # characters that name a column
ASKED = 31  # characters that what is asked needs beside the pitch
TALL = 24  # lines of a terminal in which the pitch stands beside it
SIGNS = (
    " ",
    "-",
    "·",
    "-",
    "=",
    "=",
    " ",
)  # by zone: the wings, home's third, midfield, away's third, the goals
GROUNDS = ("grass", "grass", "togo", "grass", "home", "away", "text")
COLUMNS = "abcdefghijklmnop"
MARKS = {"seed": "", "public": "°", "reconstructed": "~"}
CAPTION = re.compile(
    r"(?P<minute>\d+)'(?: (?P<home>\d+)-(?P<away>\d+))?(?: (?P<side>home|away))? (?P<phase>[a-z]+)"
    r"(?:, (?P<owner>home|away) (?P<number>\d+) (?P<square>[a-p]\d+))?"
)


def board(look: Look, width: int, say: Say) -> list[Line]:
    """The whole table as a seat sees it, above what is asked."""
    view, game = look.view, look.game
    scene = scene_of(view)
    room = min(width, WIDEST)
    lines = [_score(view, scene, room, say), *_pitch(scene, game, _cell(room))]
    lines += [
        _ball(scene, room, say),
        *_hand(scene, room, say),
        _bench(scene, 0, say) + _bench(scene, 1, say),
    ]
    lines += _under(scene, room, say)
    margin = (width - room) // 2
    cut = [_cut(line, room) for line in lines]
    return [[(" " * margin, "text"), *line] for line in cut] if margin else cut


def beside(look: Look, width: int, height: int, say: Say) -> list[Line] | None:
    """The table to the left of what is asked, where the terminal has room for both."""
    view, game = look.view, look.game
    cell = next((cell for cell in (3, 2) if width >= _across(cell) + ASKED), 0)
    if not cell or height < TALL:
        return None
    scene, room = scene_of(view), _across(cell)
    lines = [_score(view, scene, room, say), *_pitch(scene, game, cell)]
    lines += [_ball(scene, room, say), *_hand(scene, room, say), _bench(scene, 0, say), _bench(scene, 1, say)]
    lines += _under(scene, room, say)
    return [_cut(line, room) for line in lines]


def _across(cell: int) -> int:
    """How many characters the pitch takes, with the letters of its columns."""
    return LABEL + ROWS * cell


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


def _score(view: View, scene: Scene, room: int, say: Say) -> Line:
    """Both scores, the minute and the phase between them."""
    home, away = view.points
    left, right = f" ■ {scene.teams[0]} {home} ", f" {away} {scene.teams[1]} ▨ "
    middle = f"{scene.minute}' {say('screen-phase-' + scene.phase)}"
    gap = max(0, room - len(left) - len(right) - len(middle))
    return [
        (left, "home-fill"),
        (" " * (gap // 2) + middle + " " * (gap - gap // 2), "strong"),
        (right, "away-fill"),
    ]


# The pitch --------------------------------------------------------------------------------------------------------


def _cell(room: int) -> int:
    """How many characters a square takes."""
    return 3 if room >= _across(3) else 2


def _pitch(scene: Scene, game: Game, cell: int) -> list[Line]:
    """The numbers of the rows, then column by column from home's goal to away's."""
    by_square = {(f.x, f.y): f for f in scene.figures}
    part = cast(Parts, game.pack.parts).pitch
    numbers = "".join(f"{row:>{cell}}" if row % 2 == 0 or cell > 2 else "  " for row in range(ROWS))
    lines: list[Line] = [[(" " * LABEL + numbers, "dim")]]
    for column in range(1, 17):
        cells = []
        for row in range(ROWS):
            figure = by_square.get((column, row))
            cells.append(_figure(figure, cell) if figure else _ground(part, row, column, cell))
        lines.append([(f"{COLUMNS[column - 1]:>{LABEL - 1}} ", "dim"), *merged(cells)])
    return lines


def _ground(part: PitchPart, row: int, column: int, cell: int) -> tuple[str, str]:
    """An empty square: a wing, a zone of the middle, a penalty area or the small area in it, a goal."""
    zone, deep = int(zone_at(row, column)), min(row, 21 - row)
    sign, style = SIGNS[zone], GROUNDS[zone]
    left, right = part.penalty_columns.value
    if 1 <= deep <= part.penalty_rows.value and left <= column <= right:  # [CAL-2.8]
        sign, style = ":", "chalk"
    left, right = part.small_columns.value
    if deep == 1 and left <= column <= right:  # [CAL-2.9]
        sign = "+"
    return f"{sign:>{cell}}", style


def _figure(figure: Figure, cell: int) -> tuple[str, str]:
    """A number; in a wide cell away's has a stroke before it, and the ball is a star."""
    side, number = figure.side, figure.number
    style = "ball" if figure.ball else ("home-fill", "away-mark")[side]
    if cell == 2:
        return f"{number:>2}", style
    return f"{'*' if figure.ball else ' |'[side]}{number:<2}", style


# Below it ---------------------------------------------------------------------------------------------------------


def _ball(scene: Scene, room: int, say: Say) -> Line:
    """Who has the ball, the points, the cards in force; on the right the sizes of hands and deck."""
    words = []
    if scene.carrier:
        words.append(f"{say('screen-ball')} {'■▨'[scene.carrier_side]} {scene.carrier}")
    if scene.pool:
        words.append(say("screen-points", pool=scene.pool))
    if scene.private:
        words.append(say("screen-own", private=scene.private, number=scene.sprinter))
    for side in range(2):
        if scene.cards[side]:
            crossed = "" if scene.force[side] else " ✗"
            words.append(f"{'■▨'[side]} {say('card-' + scene.cards[side])}{crossed}")
    if scene.sealed:
        words.append(say("screen-sealed"))
    home, away = scene.hands
    left = " " + "  ".join(words)
    right = f"{say('screen-cards')} ■ {home} ▨ {away}  {say('screen-deck')} {scene.deck}"
    gap = room - len(left) - len(right)
    return [(left, "strong"), (" " * gap + right if gap > 1 else "", "dim")]


def _hand(scene: Scene, room: int, say: Say) -> list[Line]:
    """The hand of whoever looks; equal cards are counted."""
    cards = [say(f"card-{code}") for code in scene.hand]
    return _wrapped(f"{say('screen-hand')}: {_counted(cards)}", room) if cards else []


def _under(scene: Scene, room: int, say: Say) -> list[Line]:
    """[CAL-11.5] What everybody knows to lie under the deck, the next to come first."""
    cards = ", ".join(say(f"card-{code}") for code in scene.under)
    return _wrapped(f"{say('screen-under')}: {cards}", room) if cards else []


def _wrapped(words: str, room: int) -> list[Line]:
    return [[(f" {line}", "text")] for line in textwrap.wrap(words, room - 1)[:2]]


def _counted(words: list[str]) -> str:
    """Equal words once, with their number."""
    return ", ".join(w if words.count(w) == 1 else f"{words.count(w)} {w}" for w in dict.fromkeys(words))


def _bench(scene: Scene, side: int, say: Say) -> Line:
    """Who can come on, and who is gone."""
    bench = [f"{f.number}{f.role}" for f in scene.bench if f.side == side]
    gone = [f"{f.number}{'y' * f.yellow}" for f in scene.gone if f.side == side]
    words = f" {'■▨'[side]} {say('screen-bench')} {' '.join(bench) or '-'} {scene.subs[side]}/{MOST_SUBS} "
    if gone:
        words += f"   {say('screen-gone')} {' '.join(gone)}"
    return [(words, ("home", "away")[side])]


# Words ------------------------------------------------------------------------------------------------------------


def labels(look: Look) -> dict[str, str]:
    """The squad by its bases."""
    view, game = look.view, look.game
    side = side_of(view, game)
    squad = view.options if view.question in CALLED_UP else []
    t = cast(Pitch, look.match.state).tables
    return {token: shirt(t, side, int(token.strip("-"))) for token in squad}


def counted(game: Game) -> dict[str, tuple[str, ...]]:
    """Events count kinds of cards, and columns of the pitch."""
    return {"card": tuple(deck(game)), "column": tuple(COLUMNS), "column_2": tuple(COLUMNS)}


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
    """All squads and every card; a sign stands behind each value that is not from the rulebook."""
    pack = cast(Parts, game.pack.parts)
    lines: list[Line] = []
    for squad in pack.squads.squads:
        lines.append([(f"{say('screen-squad')} {squad.name}", "title")])
        words = [f"{f.number} {f.base}{MARKS[f.mark]}" for f in squad.figures]
        for i in range(0, len(words), 5):
            lines.append([("  " + "".join(f"{word:<11}" for word in words[i : i + 5]), "text")])
    lines.append([(say("screen-cards"), "title")])
    for card in pack.cards.cards:
        amount = f" {card.amount}" if card.amount else ""
        effect = f"{say('verb-' + card.effect.value)}{amount}{MARKS[card.effect.mark]}"
        ours = card_title(card, say)
        name = card.title if ours.casefold() == card.title.casefold() else f"{card.title} ({ours})"
        lines.append([(f"  {card.copies.value} {name:<28} {effect}", "text")])
    lines += [[("", "text")], [(say("screen-signs"), "dim")], [(say("screen-legend"), "dim")]]
    return lines
