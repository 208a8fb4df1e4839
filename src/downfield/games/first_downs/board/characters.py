"""The table of Famous First Downs in characters: coins in three zones, momentum, and two cards laid edge to edge.

Home sits on the left with solid shapes, away on the right with hatched and ringed ones. Styles are names, not colours.
"""

import re
from itertools import groupby
from typing import cast

from downfield.games.first_downs.board.coins import by_place, shares
from downfield.games.first_downs.board.laid import Laid, in_words, made, on_table, signed, terms
from downfield.games.first_downs.components.box import box_of
from downfield.games.first_downs.components.parts import FIVE, Cards, DefenceCard, OffencePlay, Parts, token
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.model.tables import Tables
from downfield.games.first_downs.notation.shown import Scene, scene_of
from downfield.kernel.show.face import Line
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game
from downfield.kernel.view import View

WIDEST = 100
LABEL = 15  # columns that name a card
LARGE, ONE = f"({FIVE})", "•"
MARKS = {"seed": "", "public": "°", "reconstructed": "~"}
CAPTION = re.compile(
    r"(?P<flip>coin flip)|(?P<before>before )?(?P<side>home|away) drive (?P<drive>\d+)"
    r"(?:, (?P<special>touchdown|conversion)|, (?P<down>\d+)\w\w & (?P<togo>\d+|goal), (?P<distance>\d+) to score)?"
)


def board(look: Look, width: int, say: Say) -> list[Line]:
    """The whole table; `before` are the words of the down before, whose cards still lie there until new ones do."""
    view, parts = look.view, box_of(look.match)
    room = min(width, WIDEST)
    drawn = [_score(view, room, say), *_zones(view, parts, room, say), _coins(view, parts, room, say)]
    drawn += _cards(look, parts.cards, room, say)
    lines = [_cut(line, room) for line in drawn]
    margin = (width - room) // 2
    return [[(" " * margin, "text"), *line] for line in lines] if margin else lines


def _cut(line: Line, room: int) -> Line:
    """As much of a line as a narrow terminal can show."""
    kept: Line = []
    for words, style in line:
        kept.append((words[:room], style))
        room -= len(kept[-1][0])
    return kept


# Score and drive ------------------------------------------------------------------------------------------------


def _score(view: View, room: int, say: Say) -> Line:
    """Both scores, and between them the drive and what is to be gained."""
    home, away = view.points
    left = f" ■ {say('home').upper()} {home:>2} "
    right = f" {away:>2} {say('away').upper()} ▨ "
    middle = _moment(scene_of(view), say)[: max(0, room - len(left) - len(right))]
    gap = max(0, room - len(left) - len(right) - len(middle))
    return [
        (left, "home-fill"),
        (" " * (gap // 2) + middle + " " * (gap - gap // 2), "strong"),
        (right, "away-fill"),
    ]


def _moment(scene: Scene, say: Say) -> str:
    """Which drive it is and how far the goal line lies."""
    if scene.phase in ("over", "flip"):
        return say(f"screen-{scene.phase}")
    drive = say("screen-drive", drive=scene.drive, drives=scene.drives, overtime=scene.overtime)
    if scene.conversion:
        return f"{drive} · {say('screen-conversion', togo=scene.togo)}"
    togo = say("screen-goal") if scene.togo == scene.distance else scene.togo
    far = say("screen-far", distance=scene.distance)
    return f"{drive} · {say('screen-nth', down=scene.down)} & {togo} · {far}"


# Yards ----------------------------------------------------------------------------------------------------------


def _zones(view: View, parts: Parts, room: int, say: Say) -> list[Line]:
    """Three boxes of coins, home's on the left; an arrow shows where the attack goes."""
    attacker, yards = scene_of(view).attacker, by_place(scene_of(view))
    fives = shares(yards, parts.field.yards.fives)
    wide = room // 3
    sizes = [wide, room - 2 * wide, wide]
    arrow = ("▶▶", "◀◀")[attacker] if attacker in (0, 1) else ""
    roles = ["", "", ""]
    if attacker in (0, 1):
        does = [say("screen-attacks" if attacker == side else "screen-defends") for side in (0, 1)]
        roles = [does[0], arrow, does[1]]
    names = (f"■ {say('home')}", say("screen-togo"), f"▨ {say('away')}")
    boxes = [
        _box(i, f" {names[i]} {yards[i]} {roles[i]} ", yards[i], fives[i], sizes[i])
        for i in range(3)
    ]  # fmt: skip
    return [[span for box in boxes for span in box[row]] for row in range(4)]


def _box(zone: int, name: str, yards: int, fives: int, wide: int) -> list[Line]:
    """One zone: its name and yards in the edge, its fives and ones inside."""
    edge = ("home", "chalk", "away")[zone] if zone != 1 else "title"
    flat, side = ("═", "║") if zone == 2 else ("─", "│")
    corners = "╔╗╚╝" if zone == 2 else "╭╮╰╯"
    title = name.replace("  ", " ")[: wide - 2]
    inner = wide - 4
    ones = yards - FIVE * fives
    big = LARGE * fives if len(LARGE) * fives <= inner else f"{LARGE}×{fives}"
    small = ONE * ones if ones <= inner else f"{ONE}×{ones}"
    return [
        [(corners[0] + title + flat * (wide - 2 - len(title)) + corners[1], edge)],
        [
            (f"{side} ", edge),
            (f"{big:<{inner}.{inner}}", "coin-five"),
            (f" {side}", edge),
        ],
        [(f"{side} ", edge), (f"{small:<{inner}.{inner}}", "coin-one"), (f" {side}", edge)],
        [(corners[2] + flat * (wide - 2) + corners[3], edge)],
    ]


def _coins(view: View, parts: Parts, room: int, say: Say) -> Line:
    """The down coins and everybody's momentum."""
    scene = scene_of(view)
    down, downs = scene.down, parts.field.downs.coins
    home, away = scene.momentum
    bank = scene.bank
    line: Line = [
        (f" {say('screen-down')} ", "dim"),
        ("●" * down + "○" * (downs - down), "coin-one"),
        (f" {say('screen-nth', down=down)}", "strong"),
        (f"    {say('screen-momentum')} " if room >= 70 else "  ", "dim"),
        (f"■ {home} {'●' * home}", "home"),
        (f"  {say('screen-bank')} {bank} {'○' * bank if room >= 70 else ''}", "coin-momentum"),
        (f"  ▨ {away} {'◎' * away}", "away"),
    ]
    calls = scene.calls
    return line + [(f"   {say('screen-tosses', calls=calls)}", "bad")] if calls else line


# Cards ----------------------------------------------------------------------------------------------------------


def _cards(look: Look, cards: Cards, room: int, say: Say) -> list[Line]:
    """The play above, the defence below it, zone by zone, and what came of it."""
    now = on_table(scene_of(look.view), cards)
    play, option, card = now if now[0] is not None else in_words(look.before, cards)
    cell = max(4, (room - LABEL) // len(cards.zones))
    return [
        *_heads(cards, cell, say),
        _offence(cards, play, option, cell, say),
        _defence(cards, play, option, card, cell, say),
        _outcome(look, now, cards, say),
    ]


def _heads(cards: Cards, cell: int, say: Say) -> list[Line]:
    """Where a play can go, in two rows: the kind, then the side."""
    names = [zone.name.rpartition(" ") for zone in cards.zones]
    groups = [(kind, len(list(same))) for kind, same in groupby(names, key=lambda n: n[0])]
    top: Line = [(" " * LABEL, "text")]
    for kind, count in groups:
        kind = _named("kind", kind, say)
        top.append((f"{kind[: count * cell - 1].upper():^{count * cell - 1}}", "title"))
        top.append(("│", "dim"))
    low: Line = [(" " * LABEL, "text")]
    for i, (_, _, side) in enumerate(names):
        low.append((f"{_named('side', side, say)[: cell - 1]:^{cell - 1}}", "dim"))
        last = i + 1 == len(names) or names[i + 1][0] != names[i][0]
        low.append(("│" if last else " ", "dim"))
    return [top, low]


def _named(what: str, word: str, say: Say) -> str:
    """A word of a zone's name, or where a pack has other words the pack's own."""
    key = f"screen-{what}-{word.replace(' ', '-')}"
    said = say(key)
    return word if said == key else said


def _offence(cards: Cards, play: OffencePlay | None, option: int, cell: int, say: Say) -> Line:
    """The play: its three options in their zones, numbered, a star for a trick."""
    name = play.name if play is not None else say("screen-no-play")
    line: Line = [(f" {name:<{LABEL - 2}.{LABEL - 2}} ", "strong" if play is not None else "dim")]
    for zone in cards.zones:
        words, style = "", "card-dim"
        for number, o in enumerate(play.options if play is not None else [], 1):
            if o.zone == zone.code:
                words = f"{number}:{o.yards}{'*' if o.trick else ''}"
                style = "card-hit" if number == option else "card"
        line += [(f"{words:^{cell - 1}}", style), (" ", "card")]
    return line


def _defence(
    cards: Cards, play: OffencePlay | None, option: int, card: DefenceCard | None, cell: int, say: Say
) -> Line:
    """The defence card once it is shown; before, its back."""
    name = card.name if card is not None else say("screen-defence")
    line: Line = [(f" {name:<{LABEL - 2}.{LABEL - 2}} ", "strong" if card is not None else "dim")]
    hit = play.options[option - 1].zone if play is not None and option else ""
    for zone in cards.zones:
        if card is None:
            line += [(f"{'░' * (cell - 3):^{cell - 1}}", "card-dim"), (" ", "card")]
            continue
        value = card.zones[zone.code].value
        words = "[X]" if value == "X" else f"{value:+d}" if value else "·"
        style = "card-hit" if zone.code == hit else "shield" if value == "X" else "card"
        line += [(f"{words:^{cell - 1}}", style), (" ", "card")]
    return line


def _outcome(look: Look, now: Laid, cards: Cards, say: Say) -> Line:
    """The sum that the cards make, or until they are shown that of the down before."""
    line: Line = [(" " * LABEL, "text")]
    scene, last, t = scene_of(look.view), in_words(look.before, cards), cast(Downs, look.seen).t
    before = _sum(last, cards, t, say)
    if _sum(now, cards, t, say):
        line += _sum(now, cards, t, say)
        if scene.bought:
            line.append((f"  {say('screen-bought')}", "coin-momentum"))
        if scene.stolen:
            line.append((f"  {say('screen-stolen')}", "coin-momentum"))
        return line
    if before and last[0] is not None and last[2] is not None:
        against = say("screen-against", play=f"{last[0].name} {last[1]}", card=last[2].name)
        where = f"{against}: " if now[0] is not None else ""
        return [*line, (f"{say('screen-before')} {where}", "dim"), *before]
    return [*line, (say("screen-signs"), "dim")]


def _sum(laid: Laid, cards: Cards, t: Tables, say: Say) -> Line:
    """Option and entry added up; nothing before both are known."""
    play, option, card = laid
    if play is None or not option or card is None:
        return []
    result = made(t, cards, play, card)[option - 1]
    if result is None:
        return [(say("screen-tackled"), "bad")]
    total = ("−" if result < 0 else "") + say("screen-yards", yards=abs(result))
    return [(f"{terms(play.options[option - 1].yards, result)} = {total}", "good")]


# Names for options and facts ------------------------------------------------------------------------------------


def labels(look: Look) -> dict[str, str]:
    """Plays with what they promise, and cards with what they would make of the play that lies open, by token."""
    cards, t = box_of(look.match).cards, cast(Downs, look.seen).t
    found = {}
    for play in cards.plays():
        promised = " · ".join(f"{o.zone} {o.yards}{'*' if o.trick else ''}" for o in play.options)
        found[token(play.name)] = f"{play.name:<14} {promised}"
    open_play, _, _ = on_table(scene_of(look.view), cards)
    for card in cards.defence:
        meets = made(t, cards, open_play, card) if open_play is not None else ()
        shown = "  ".join(f"{n}:{signed(yards):>2}" for n, yards in enumerate(meets, 1))
        found[token(card.name)] = f"{card.name:<10} {shown}".rstrip()
    return found


def counted(game: Game) -> dict[str, tuple[str, ...]]:
    """The names of what events count from one."""
    cards = cast(Parts, game.pack.parts).cards
    return {"play": tuple(p.name for p in cards.plays()), "card": tuple(c.name for c in cards.defence)}


def heading(caption: str, say: Say) -> str:
    """What heads a play in a record, in words."""
    found = CAPTION.fullmatch(caption)
    if found is None:
        return caption
    if found["flip"]:
        return say("caption-flip")
    drive = say(
        "caption-before" if found["before"] else "caption-drive", side=found["side"], drive=found["drive"]
    )
    if found["special"]:
        return f"{drive}, {say('caption-' + found['special'])}"
    if not found["down"]:
        return drive
    togo = say("screen-goal") if found["togo"] == "goal" else found["togo"]
    far = say("caption-far", distance=found["distance"])
    return f"{drive}, {say('screen-nth', down=int(found['down']))} & {togo}, {far}"


# What is printed on the cards -----------------------------------------------------------------------------------


def parts(game: Game, width: int, say: Say) -> list[Line]:
    """Every card, a sign behind each value that is not from the rulebook: ° public, ~ reconstructed."""
    cards = cast(Parts, game.pack.parts).cards
    cell = max(5, min(8, (width - LABEL) // len(cards.zones)))
    lines = _heads(cards, cell, say)
    for play in cards.plays():
        line: Line = [(f" {play.name + MARKS[play.mark]:<{LABEL - 1}.{LABEL - 1}}", "strong")]
        for zone in cards.zones:
            found = [o for o in play.options if o.zone == zone.code]
            words = "".join(f"{o.yards}{'*' if o.trick else ''}{MARKS[o.mark]}" for o in found)
            line += [(f"{words:^{cell - 1}}", "card" if found else "card-dim"), (" ", "text")]
        lines.append(line)
    lines.append([("", "text")])
    for card in cards.defence:
        line = [(f" {card.name + MARKS[card.mark]:<{LABEL - 1}.{LABEL - 1}}", "strong")]
        for zone in cards.zones:
            entry = card.zones[zone.code]
            words = "X" if entry.value == "X" else f"{entry.value:+d}" if entry.value else "·"
            style = "shield" if entry.value == "X" else "card"
            line += [(f"{words + MARKS[entry.mark]:^{cell - 1}}", style), (" ", "text")]
        lines.append(line)
    lines.append([("", "text")])
    lines.append([(f" {say('screen-legend')}", "dim")])
    return lines
