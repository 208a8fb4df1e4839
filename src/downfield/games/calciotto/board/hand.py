"""The hand of whoever looks, fanned below the lawn; the cards on the table; the deck."""

import functools
from collections import Counter

from downfield.games.calciotto.board.cards import HIGH, SMALL_HIGH, SMALL_WIDE, WIDE, from_behind, paper
from downfield.games.calciotto.board.cards import small as small_face
from downfield.games.calciotto.board.head import MOST_BACKS, back
from downfield.games.calciotto.board.pitch import BOTTOM, HEIGHT, SIDES, WIDTH
from downfield.games.calciotto.board.spots import Spots
from downfield.games.calciotto.board.table import Table
from downfield.games.calciotto.board.words import card_does, card_title, deck
from downfield.games.calciotto.components.parts import Card
from downfield.games.calciotto.notation.elements import card_id
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import move, text

LEFT, RIGHT = 262.0, 832.0  # the room of the hand
TOP = BOTTOM + 14
BOW = 1.1  # how much lower the outer cards of a fan lie
FAN = 5  # cards that a fan holds


def slots() -> str:
    """Where a hand of five lies, printed."""
    boxes = []
    for i in range(5):
        off = i - 2
        shape = el(
            "rect", x=-WIDE / 2, y=-HIGH / 2, width=WIDE, height=HIGH, rx=8, class_="line", stroke_width=1.4,
            stroke_dasharray="5 6", opacity=0.22,
        )  # fmt: skip
        x, y = (LEFT + RIGHT) / 2 + off * (WIDE - 2.5), TOP + HIGH / 2 + BOW * off * off
        boxes.append(el("g", shape, transform=move(x, y, 1.6 * off)))
    return "".join(boxes)


def hand(now: Table, found: Spots, say: Say) -> tuple[str, list[str]]:
    """The cards of whoever looks, those lit that may be played now; and their ids."""
    cards = list(now.scene.hand)
    if now.side < 0 or (not cards and now.scene.hands[now.side]):  # whoever looks on must not see them
        return _both_from_behind(now), []
    many = len(cards) > FAN
    kinds, seen = deck(now.game), Counter[str]()
    asked = bool(now.view.options) and now.view.question.endswith("-card")
    drawn, ids = [], []
    for i, code in enumerate(cards):
        lit = code in found.lit
        name = card_id(code, seen[code])
        seen[code] += 1
        where = _in_rows(i, len(cards)) if many else _fanned(i, len(cards), lit)
        drawn.append(_card(name, kinds[code], where, lit, asked and not lit, many, say))
        ids.append(name)
    return "".join(drawn), ids


def _both_from_behind(now: Table) -> str:
    """Whoever only looks on sees the backs of both hands: home's to the left, away's to the right."""
    half = (RIGHT - LEFT) / 2
    drawn = []
    for side, count in enumerate(now.scene.hands):
        shown = min(count, MOST_BACKS)
        step = min(46.0, (half - 96) / max(1, shown - 1))
        for i in range(shown):
            off = i - (shown - 1) / 2
            at = move(
                LEFT + half * (side + 0.5) + off * step, TOP + HIGH / 2 + 6 + BOW * off * off, 2.4 * off
            )
            drawn.append(el("g", from_behind(side), transform=at))
    return el("g", *drawn, id="m-backs", class_="piece")


def _fanned(i: int, count: int, lit: bool) -> str:
    off = i - (count - 1) / 2
    step = min(WIDE + 2, (RIGHT - LEFT - WIDE) / max(1, count - 1))
    x, y = (LEFT + RIGHT) / 2 + off * step, TOP + HIGH / 2 + BOW * off * off - (8 if lit else 0)
    return move(x, y, 1.6 * off)


def _in_rows(i: int, count: int) -> str:
    """More than a fan holds lie small, in two rows."""
    each = max(7, (count + 1) // 2)
    row, nth = divmod(i, each)
    step = (RIGHT - LEFT) / each
    return move(LEFT + step * (nth + 0.5), TOP + 40 + (SMALL_HIGH + 12) * row)


@functools.lru_cache(maxsize=500)
def _card(name: str, card: Card, at: str, lit: bool, faint: bool, small: bool, say: Say) -> str:
    title, does = card_title(card, say), card_does(card, say)
    said = say("cell-card", card=title, does=does, playable=int(lit))
    face = small_face(card, -1 - int(lit), title, 1) if small else paper(card, title, does, lit)
    wide, high = (SMALL_WIDE, SMALL_HIGH) if small else (WIDE, HIGH)
    box = {"x": -wide / 2, "y": -high / 2, "width": wide, "height": high, "rx": 8}
    veil = el("rect", fill="rgba(0,0,0,.3)", **box) if faint else ""
    return el("g", face, veil, id=name, class_="move", aria_label=said, transform=at)


def played_at(side: int) -> tuple[float, float]:
    """Where the card of a side lies that it has played: home's to the left of away's."""
    return WIDTH - 4 - SMALL_WIDE / 2 - (0 if side else SMALL_WIDE + 6), HEIGHT - 6 - SMALL_HIGH / 2


# On the table ---------------------------------------------------------------------------------------------------


def played(now: Table, say: Say) -> tuple[str, list[str]]:
    """The cards of this phase, small: home's, then away's; crossed out if cancelled."""
    scene = now.scene
    drawn, ids = [], []
    for side in range(2):
        card = deck(now.game).get(scene.cards[side])
        if card is not None:
            name = f"m-played-{SIDES[side]}"
            title, does, force = card_title(card, say), card_does(card, say), int(scene.force[side])
            said = say("cell-played", side=SIDES[side], card=title, does=does, force=force)
            at = move(*played_at(side))
            ids.append(name)
            drawn.append(
                el(
                    "g",
                    small_face(card, side, title, force),
                    id=name,
                    class_="move",
                    aria_label=said,
                    transform=at,
                )
            )
    return "".join(drawn), ids


@functools.lru_cache(maxsize=500)
def the_deck(count: int, say: Say) -> str:
    """[CAL-11.1] The deck, face down below home's goal, with its size."""
    pile = "".join(
        el("g", back(1.35), transform=f"translate({2.2 * i - 1:g} {-2.2 * i:g})") for i in range(3)
    )
    slip = el(
        "rect", x=-14, y=-10, width=28, height=20, rx=4, class_="card", stroke="var(--ink)", stroke_width=1.2
    )
    told = el("g", slip, text(0, 0, count, 16), transform="translate(1 0)")
    return el(
        "g",
        pile,
        told,
        id="m-deck",
        aria_label=say("cell-deck", cards=count),
        transform=move(29, BOTTOM - 26),
    )
