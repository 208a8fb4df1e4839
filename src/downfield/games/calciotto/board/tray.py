"""Below the lawn: the dice of the phase, or of the last duel with both totals; and options without a place."""

import functools
from collections.abc import Sequence
from typing import Any

from downfield.games.calciotto.board.cards import SMALL_HIGH, SMALL_WIDE
from downfield.games.calciotto.board.duel import Duel, Part, last_duel
from downfield.games.calciotto.board.hand import TOP, played_at
from downfield.games.calciotto.board.pitch import HEIGHT, SHADE, SIDES, WIDTH
from downfield.games.calciotto.board.spots import Spots
from downfield.games.calciotto.board.table import Table
from downfield.games.calciotto.board.words import names
from downfield.games.calciotto.notation.elements import slip_id
from downfield.kernel.show.svg import Say, el
from downfield.kernel.words import Event
from downfield.toolkit.pieces import move, text

DICE, SLIPS = 250.0, 156.0  # widths of the parts for dice and for slips
LEFT = 4.0
PIPS = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)), 6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}  # fmt: skip
TURNS = (-7, 8, 5)
WITHOUT = ("pass", "none", "end", "done", "keep", "trade", "trade2")


def frames() -> str:
    """The hollow of the dice, with the places of two; and where the cards of a phase lie, home's and away's."""
    hollow = el("rect", x=LEFT, y=TOP, width=DICE, height=HEIGHT - TOP - 4, rx=9, class_="hollow")
    dice = [el("rect", x=LEFT + x - 28, y=TOP + 34, width=56, height=56, rx=12) for x in (46, 112)]
    cards = [
        el("rect", x=x - SMALL_WIDE / 2, y=y - SMALL_HIGH / 2, width=SMALL_WIDE, height=SMALL_HIGH, rx=6)
        for x, y in map(played_at, (0, 1))
    ]
    return hollow + el(
        "g", *dice, *cards, class_="line", stroke_width=1.4, stroke_dasharray="5 6", opacity=0.22
    )


def tray(now: Table, found: Spots, facts: Sequence[Event], say: Say) -> tuple[str, list[list[str]]]:
    """All of it, and its cells in rows."""
    duel = last_duel(now, facts)
    dice, thrown = _duel(duel, say) if duel is not None else _dice(now, facts, say)
    slips, ids = _slips(now, found, say)
    return dice + slips, [row for row in (thrown, ids) if row]


# Dice -----------------------------------------------------------------------------------------------------------


BOX = {"x": -24, "y": -24, "width": 48, "height": 48, "rx": 10}


def cube(face: int, edge: str = "") -> str:
    """A die round its middle."""
    shade = el("rect", fill=SHADE, transform="translate(2 5)", **BOX)
    pips = "".join(el("circle", cx=11.6 * x, cy=11.6 * y, r=4.6, class_="ink") for x, y in PIPS[face])
    return shade + el("rect", class_="paper", **BOX) + edge + pips


@functools.lru_cache(maxsize=200)
def die(side: int, face: int, scale: float = 1.0) -> str:
    """A die edged in its side's colour: home's solid, away's dashed."""
    edge = el(
        "rect", x=-21.5, y=-21.5, width=43, height=43, rx=8, fill="none", stroke=f"var(--{SIDES[side]})",
        stroke_width=3.6, stroke_dasharray="6 4" if side else None,
    )  # fmt: skip
    return el("g", cube(face, edge), transform=f"scale({scale:g})" if scale != 1 else None)


def sign_die(plus: int) -> str:
    """[CAL-1.5] The plus/minus die."""
    d = "M-13 0H13M0 -13V13" if plus else "M-13 0H13"
    return (
        el("rect", fill=SHADE, transform="translate(2 5)", **BOX)
        + el("rect", class_="ink", stroke="var(--paper)", stroke_width=2, **BOX)
        + el("path", d=d, fill="none", stroke="var(--paper)", stroke_width=7, stroke_linecap="round")
    )


def _thrown(name: str, cube: str, turn: float, said: str, x: float, y: float) -> str:
    """A die that has fallen; a new one bears a new name, so that it is seen to roll."""
    inner = el("g", cube, class_="cube", transform=f"rotate({turn:g})")
    return el("g", inner, id=name, class_="move die", aria_label=said, transform=move(x, y))


def _dice(now: Table, facts: Sequence[Event], say: Say) -> tuple[str, list[str]]:
    """The last roll, with the plus/minus die on a free kick."""
    last = next((fact.args() for fact in reversed(facts) if fact.key == "rolled"), None)
    if last is None:
        return "", []
    count = sum(fact.key == "rolled" for fact in facts)
    return _rolled(last["side"], (last["first"], last["second"]), count, _sign(now, facts), say)


@functools.lru_cache(maxsize=500)
def _rolled(
    side: int, faces: tuple[int, int], count: int, sign: int | None, say: Say
) -> tuple[str, list[str]]:
    y, drawn, ids = TOP + 62, [], []
    xs = (LEFT + 46, LEFT + 112)
    for k, face in enumerate(faces):
        said = say("cell-die", side=SIDES[side], face=face)
        ids.append(f"m-die-{count % 100}-{k}")
        drawn.append(_thrown(ids[-1], die(side, face, 1.18), TURNS[k], said, xs[k], y))
    if sign is not None:
        ids.append(f"m-sign-{count % 100}")
        drawn.append(_thrown(ids[-1], sign_die(sign), TURNS[2], say("cell-sign", plus=sign), LEFT + 186, y))
    told = say("board-rolled", side=SIDES[side], total=sum(faces))
    line = text(LEFT + DICE / 2, HEIGHT - 26, told, min(22.0, 390 / max(12, len(told))), class_="chalk")
    total = "" if sign is not None else text(LEFT + 196, y, f"= {sum(faces)}", 34, class_="chalk")
    ids.append("m-rolled")
    return "".join(drawn) + el("g", line, total, id="m-rolled", aria_label=told), ids


def _sign(now: Table, facts: Sequence[Event]) -> int | None:
    """What the plus/minus die shows in this free kick."""
    if now.scene.phase != "freekick" or now.scene.mode not in ("free-kick", "no-shot"):
        return None
    for fact in reversed(facts):
        if fact.key == "sign":
            return int(fact.args()["plus"])
        if fact.key == "free-kick":
            return None
    return None


# The last duel --------------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=200)
def _duel(duel: Duel, say: Say) -> tuple[str, list[str]]:
    """Two lines: figure, dice, what was added, total; the winner's is lit. Below them what came of it."""
    drawn, ids = [], []
    for k, part in enumerate(duel.parts):
        line, names = _part(duel, k, part, TOP + 33 + 52 * k, say)
        drawn.append(line)
        ids += names
    told = result(duel, say)
    size = min(21.0, 390 / max(14, len(told)))
    drawn.append(
        el(
            "g",
            text(LEFT + DICE / 2, HEIGHT - 20, told, size, class_="chalk"),
            id="m-result",
            aria_label=told,
        )
    )
    return "".join(drawn), [*ids, "m-result"]


def result(duel: Duel, say: Say) -> str:
    """What came of it, or what is awaited."""
    winner = duel.parts[max(0, duel.winner)]
    state = "open" if duel.winner < 0 else "first" if duel.winner == 0 else "second"
    return say(
        f"duel-{duel.kind}", state=state, side=SIDES[winner.side], number=winner.number, tied=int(duel.tied)
    )


def _part(duel: Duel, k: int, part: Part, y: float, say: Say) -> tuple[str, list[str]]:
    """One side of a duel."""
    name = f"m-duel-{SIDES[part.side]}"
    won = duel.winner == k
    box = {"x": LEFT + 6, "y": y - 24, "width": DICE - 12, "height": 48, "rx": 8}
    ground = el(
        "rect", class_="card" if won or duel.winner < 0 else "silver", opacity=1 if won or duel.winner < 0 else 0.75,
        stroke="var(--glow)" if won else "var(--ink)", stroke_width=4 if won else 1.2, **box,
    )  # fmt: skip
    disc = el("circle", cx=LEFT + 32, cy=y, r=17, class_="card" if part.side else "home",
              stroke=f"var(--{SIDES[part.side]})", stroke_width=4)  # fmt: skip
    who = text(LEFT + 32, y, part.number or "", 18, class_="ink" if part.side else "paper")
    parts, ids = [ground, disc, who], [name]
    dice = ""
    if part.dice is not None:
        for i, face in enumerate(part.dice):
            cube = el("g", die(part.side, face, 0.76), class_="cube", transform=f"rotate({TURNS[i]})")
            cube += _counts(part.counts[i])
            at = f"m-duel-die-{duel.began % 1000}-{k}-{i}"
            dice += el("g", cube, id=at, class_="move die piece", transform=move(LEFT + 72 + 40 * i, y))
    if part.total is not None:
        parts.append(text(LEFT + 153, y, f"+{part.more}", 20, opacity=1 if part.more else 0.45))
        parts.append(text(LEFT + 181, y, "=", 18))
        parts.append(text(LEFT + DICE - 14, y, part.total, 32, text_anchor="end"))
    first, second = (face * times for face, times in zip(part.dice or (0, 0), part.counts, strict=True))
    said = say(
        "cell-duel", side=SIDES[part.side], number=part.number, dice=int(part.dice is not None), first=first,
        second=second, more=part.more or 0, total=-1 if part.total is None else part.total, won=int(won),
    )  # fmt: skip
    return el("g", *parts, dice, id=name, aria_label=said), ids


def _counts(times: int) -> str:
    """What is written over a die that does not count once: struck out, or twice."""
    if times == 1:
        return ""
    if times == 0:
        return el("path", d="M-17 17L17 -17", class_="edge", stroke="var(--ink)", stroke_width=4)
    tag = el("rect", x=2, y=4, width=26, height=18, rx=6, class_="paper") + text(15, 13, "×2", 15)
    return el("g", tag)


# Slips ----------------------------------------------------------------------------------------------------------


def _slips(now: Table, found: Spots, say: Say) -> tuple[str, list[str]]:
    """A slip for each option that has no place of its own."""
    known = now.look.made(names, say)
    room = HEIGHT - TOP - 6 - (SMALL_HIGH + 4 if any(now.scene.cards) else 0)
    high = min(46.0, room / max(1, len(found.slips)) - 6)
    drawn, ids = [], []
    for i, token in enumerate(found.slips):
        label = known.get(token) or say(f"board-option-{token}" if token in WITHOUT else "board-option-other")
        x, y = WIDTH - LEFT - SLIPS, TOP + (high + 6) * i
        drawn.append(_slip(token, label, (x, y, SLIPS, high)))
        ids.append(slip_id(token))
    return "".join(drawn), ids


@functools.lru_cache(maxsize=1000)
def _slip(token: str, label: str, box: tuple[float, float, float, float]) -> str:
    x, y, wide, high = box
    shape: dict[str, Any] = {"width": wide, "height": high, "rx": 8}
    paper = el("rect", fill=SHADE, transform="translate(2 4)", **shape)
    paper += el("rect", class_="card", stroke="var(--ink)", stroke_width=1.5, **shape)
    told = text(wide / 2, high / 2, label, min(22.0, high * 0.62, 225 / max(8, len(label))))
    return el(
        "g", paper, told, id=slip_id(token), class_="target", data_token=token, aria_label=label,
        transform=move(x, y),
    )  # fmt: skip
