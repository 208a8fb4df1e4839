"""Below the field: the dice of timing and who has the initiative, what is being played, and options without a place."""

import functools
from collections.abc import Sequence
from typing import cast

from downfield.games.touch_down.board.counters import counter, worn
from downfield.games.touch_down.board.dice import d4
from downfield.games.touch_down.board.field import EDGE, SIDES, TRAY, WIDTH, Lay
from downfield.games.touch_down.board.muster import muster
from downfield.games.touch_down.board.targets import Targets
from downfield.games.touch_down.board.words import names
from downfield.games.touch_down.components.parts import ROLES
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.notation.answers import number_in
from downfield.games.touch_down.notation.elements import counter_id, option_id
from downfield.games.touch_down.notation.shirts import shirt, squads
from downfield.games.touch_down.notation.shown import Scene, scene_of, side_asked
from downfield.games.touch_down.rules.move import allowance, moves_in
from downfield.kernel.show.look import Look
from downfield.kernel.show.sketches import Pen
from downfield.kernel.show.svg import Say, el
from downfield.kernel.spec import Game
from downfield.kernel.view import View
from downfield.toolkit.pieces import move, text

DICE = 232.0  # the width of the part for timing
LEFT = 4.0
TRACK = 74.0  # the width of a phase on the track
WIDE = 0.64  # of a bold letter, as a share of its height
PLACING = ("front", "row", "column")
Card = tuple[int, int, str, int, int]  # of a player: side, number, role, contact, speed
PHASES = (5, 6, 7, 8)  # of movement, 5 being a blitz


def top(lie: Lay) -> float:
    """Where the tray begins."""
    return lie.bottom + EDGE + 6


def frames(lie: Lay) -> str:
    """The hollows of the tray."""
    y = top(lie)
    return el("rect", x=LEFT, y=y, width=DICE, height=TRAY, rx=8, class_="hollow") + el(
        "rect", x=LEFT + DICE + 6, y=y, width=WIDTH - 2 * LEFT - DICE - 6, height=TRAY, rx=8, class_="hollow"
    )


def tray(look: Look, found: Targets, lie: Lay, say: Say) -> tuple[str, list[list[str]]]:
    """Draw the tray, and list its cells in rows."""
    view, game = look.view, look.game
    scene = scene_of(view)
    y = top(lie)
    if look.lining_up:
        return _making(look, y, say)
    order = _order(look)
    cards, ids = _cards(look, found, y, TRACK * len(order), say)
    bench, brought = _bench(look, found, y, say)
    hand, held = _hand(view, game, y, say)
    fielded, waiting = _fielded(look.pen, scene, held, y, bool(brought), say)
    alone = not (ids or brought or held or waiting)
    rolled, dice = _dice(scene, view.since, bool(brought and waiting), y, say)
    drawn = rolled + _moment(look, y, alone, bool(order), say)
    drawn += _track(scene.part, tuple(order), y)
    drawn += cards + bench + fielded + hand
    rows = [[*dice, "m-moment", *held, *ids], waiting, brought]
    return drawn, [row for row in rows if row]


def _making(look: Look, y: float, say: Say) -> tuple[str, list[list[str]]]:
    """The same while a line-up is made on the field."""
    scene = scene_of(look.view)
    waiting, rows = muster(look, LEFT + DICE + 6, y, say)
    drawn = _timing(timing(scene, look.view.since), scene.initiative, y, say)
    return drawn + _moment(look, y, False, False, say) + waiting, [
        ["m-timing-home", "m-timing-away", "m-moment"],
        *rows,
    ]


# Timing ---------------------------------------------------------------------------------------------------------


def _dice(scene: Scene, since: Sequence[str], is_taken: bool, y: float, say: Say) -> tuple[str, list[str]]:
    """The dice of timing and their cells; none where the eleven that are fielded lie in their place."""
    faces = timing(scene, since)
    if is_taken and not any(faces):
        return "", []
    return _timing(faces, scene.initiative, y, say), [f"m-timing-{side}" for side in SIDES]


def timing(scene: Scene, since: Sequence[str]) -> tuple[int, int]:
    """[TD-7.1] Both rolls of this move, 0 where there is none yet: home rolls first."""
    rolled = [int(word[1]) for word in since if len(word) == 2 and word[0] == "t" and word[1].isdecimal()][:2]
    home, away = (*rolled, 0, 0)[:2]
    return home, away


@functools.lru_cache(maxsize=200)
def _timing(faces: tuple[int, int], lead: int, y: float, say: Say) -> str:
    """Two dice; a chalk ring and an arrow say who has the initiative."""
    drawn = []
    for side, x in ((0, LEFT + 56), (1, LEFT + DICE - 56)):
        said = say("cell-timing", side=SIDES[side], face=faces[side], lead=int(lead == side))
        die = el("g", d4(side, faces[side]), class_="cube")
        where = move(x, y + TRAY / 2 + 5)
        name = f"m-timing-{SIDES[side]}"
        drawn.append(el("g", die, id=name, class_="die", aria_label=said, transform=where))
    shown = lead in (0, 1)
    arrow = el(
        "path",
        d="M-20 0H14M2 -11L16 0L2 11",
        fill="none",
        stroke="var(--glow)",
        stroke_width=6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    turn = " scale(-1 1)" if lead == 0 else ""
    lit = el(
        "g", arrow, id="m-initiative", class_="move piece", opacity=int(shown),
        transform=move(LEFT + DICE / 2, y + TRAY / 2) + turn,
    )  # fmt: skip
    return "".join(drawn) + lit


# What is being played -------------------------------------------------------------------------------------------


def moment(look: Look, say: Say) -> str:
    """The action, the move and the phase in a few words."""
    scene = scene_of(look.view)
    if scene.phase in ("toss", "over") or scene.kind == "none":
        return say(f"board-phase-{scene.phase}")
    told = [say(f"board-kind-{scene.kind}")]
    if scene.move:
        told.append(say("board-move", move=scene.move))
    if scene.part in PHASES and scene.mover in (0, 1):
        squares = int(allowance(cast(Gridiron, look.seen), scene.part))
        told.append(say("board-part", part=scene.part, side=SIDES[scene.mover], squares=squares))
    elif not scene.move:
        told.append(say("board-lining-up"))
    return " · ".join(told)


def _moment(look: Look, y: float, alone: bool, tracked: bool, say: Say) -> str:
    """Those words above the options and the track; larger where there are no options."""
    told = moment(look, say)
    size = min(30.0, 1120 / max(20, len(told))) if alone else min(24.0, 1180 / max(20, len(told)))
    low = y + (21 if not alone else 26 if tracked else TRAY / 2)
    line = text(LEFT + DICE + 22, low, told, size, class_="chalk", text_anchor="start")
    return el("g", line, id="m-moment", aria_label=told)


def _order(look: Look) -> list[tuple[int, int, int]]:
    """Phase, side and squares of this move, in their order: the initiative's, the other's, the recovery."""
    scene = scene_of(look.view)
    g, lead = cast(Gridiron, look.seen), scene.initiative
    if lead not in (0, 1) or not scene.high or scene.phase != "move" or scene.unplaced:
        return []
    found = [(part, int(moves_in(g, part)), int(allowance(g, part))) for part in (6, 7, 8)]
    return [part for part in found if part[2]]


@functools.lru_cache(maxsize=500)
def _track(now: int, order: tuple[tuple[int, int, int], ...], y: float) -> str:
    """Who moves how far, one after the other: what is past is faint, what is played is lit."""
    left = WIDTH - LEFT - 10 - TRACK * len(order)
    parts = [
        _turn(side, squares, now == part, left + TRACK * i, y, 0.45 if now > part else None)
        for i, (part, side, squares) in enumerate(order)
    ]
    return el("g", *parts, id="m-track", class_="piece")


def _turn(side: int, squares: int, lit: bool, x: float, y: float, faint: float | None) -> str:
    """A slip in the colour of who moves, pointing to the next: home's solid, away's hatched."""
    d = f"M0 0h{TRACK - 18:g}l10 20l-10 20H0l10 -20z"
    ground = el("path", d=d, class_=SIDES[side])
    ground += el("path", d=d, class_="hatch", opacity=0.35) if side else ""
    rim = "var(--glow)" if lit else "var(--paper)"
    ground += el("path", d=d, fill="none", stroke=rim, stroke_width=4 if lit else 1.4)
    disc = el("circle", cx=TRACK / 2 - 2, cy=20, r=14, class_="paper")
    told = disc + text(TRACK / 2 - 2, 20, squares, 20)
    return el("g", ground, told, transform=move(x, y + TRAY - 50), opacity=faint)


# Options beside the board ---------------------------------------------------------------------------------------


def _cards(look: Look, found: Targets, y: float, taken: float, say: Say) -> tuple[str, list[str]]:
    """A card for each option that has no place on the field, and for some that have."""
    known = look.made(names, say)
    labels = [(token, known.get(token, token)) for token in found.cards]
    low, high = (y + 38, 27.0) if found.bench else (y + 43, 44.0)
    room = WIDTH - LEFT - (LEFT + DICE + 20) - 8 - taken
    letters = sum(len(label) for _, label in labels)
    size = min(24.0 if high > 40 else 18.0, max(9.0, (room - 34 * len(labels)) / max(1, letters) / WIDE))
    x, drawn = LEFT + DICE + 20, []
    for token, label in labels:
        wide = max(44.0, len(label) * size * WIDE + 26)
        drawn.append(look.pen.each(token, _card, token, label, (x, low, wide, high), size))
        x += wide + 8
    return "".join(drawn), [option_id(token) for token, _ in labels]


def _card(token: str, label: str, box: tuple[float, float, float, float], size: float) -> str:
    x, y, wide, high = box
    shape = {"width": wide, "height": high, "rx": 6}
    paper = el("rect", fill="rgba(0,0,0,.35)", transform="translate(1.5 3)", **shape)
    paper += el("rect", class_="card", **shape) + el("rect", class_="edge", stroke_width=1.5, **shape)
    told = text(wide / 2, high / 2, label, size)
    return el(
        "g", paper, told, id=option_id(token), class_="target", data_token=token, aria_label=label,
        transform=move(x, y),
    )  # fmt: skip


def _bench(look: Look, found: Targets, y: float, say: Say) -> tuple[str, list[str]]:
    """The players who may be brought on."""
    if not found.bench:
        return "", []
    side, players = side_asked(look.view, look.game), squads(look.view, look.game)
    room = WIDTH - LEFT - (LEFT + DICE + 20) - 8
    step = min(31.0, room / len(found.bench))
    drawn, ids = [], []
    for i, token in enumerate(found.bench):
        number = number_in(token)
        player = players[side][number]
        figure = (side, number, ROLES[player.role], player.contact, player.speed)
        name, x = shirt(number, players[side]), LEFT + DICE + 20 + step * (i + 0.5)
        drawn.append(look.pen.each(number, _benched, token, figure, name, x, y, step, say))
        ids.append(counter_id(side, number))
    return "".join(drawn), ids


def _benched(token: str, figure: Card, name: str, x: float, y: float, step: float, say: Say) -> str:
    """A player who may be brought on."""
    side, number, *_ = figure
    said = say("cell-bench", side=SIDES[side], player=name)
    where = move(x, y + TRAY - 17) + f" scale({min(1.0, step / 33):.3g})"
    return el(
        "g", counter(*figure), id=counter_id(side, number), class_=worn(side, "move", "target", "beside"),
        data_token=token, aria_label=said, transform=where,
    )  # fmt: skip


def _hand(view: View, game: Game, y: float, say: Say) -> tuple[str, list[str]]:
    """The player who is about to be placed."""
    scene = scene_of(view)
    side, number = side_asked(view, game), scene.player
    on_field = scene.figure(side, number) is not None
    if view.question not in PLACING or not number or on_field or not view.options:
        return "", []
    player = squads(view, game)[side][number]
    inner = counter(side, number, ROLES[player.role], player.contact, player.speed)
    said = say("cell-hand", side=SIDES[side], player=shirt(number, squads(view, game)[side]))
    name = counter_id(side, number)
    where = move(WIDTH - LEFT - 48, y + TRAY / 2) + " scale(2.4)"
    return el("g", inner, id=name, class_=worn(side, "move", "beside"), aria_label=said, transform=where), [
        name
    ]


def _fielded(
    pen: Pen, scene: Scene, held: list[str], y: float, is_chosen: bool, say: Say
) -> tuple[str, list[str]]:
    """Who has been fielded and waits for a place: beside whoever is in the hand, or where the dice will lie."""
    right = WIDTH - LEFT - (110 if held else 24)
    drawn: list[str] = []
    ids: list[str] = []
    for f in reversed(scene.unplaced):
        name = counter_id(f.side, f.number)
        if name in held:
            continue
        figure = (f.side, f.number, f.role, f.contact, f.speed)
        at = len(scene.unplaced) - 1 - len(ids)
        spot = (
            (LEFT + 32 + 34 * (at % 6), y + 30 + 38 * (at // 6))
            if is_chosen
            else (right - 27 * len(ids), y + 19)
        )
        drawn.append(pen.each(name, _waiting, figure, spot, say))
        ids.append(name)
    return "".join(reversed(drawn)), ids[::-1]


def _waiting(figure: Card, spot: tuple[float, float], say: Say) -> str:
    """A player who waits for a place."""
    side, number, role, contact, speed = figure
    said = say("cell-fielded", side=SIDES[side], player=f"{number} {role} {contact}/{speed}")
    where = move(*spot) + " scale(.92)"
    name = counter_id(side, number)
    return el(
        "g", counter(*figure), id=name, class_=worn(side, "move", "beside"), aria_label=said, transform=where
    )
