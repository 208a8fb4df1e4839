"""The board of Famous First Downs: a score sheet, coins in three zones, momentum, and two cards edge to edge."""

import functools
from collections.abc import Sequence
from typing import cast

from downfield.games.first_downs.board import cards as c
from downfield.games.first_downs.board import coins as k
from downfield.games.first_downs.board.coins import at, label
from downfield.games.first_downs.board.defence import back_strip, card_row, defence_strip
from downfield.games.first_downs.board.laid import Laid, in_words, made, on_table, outcome
from downfield.games.first_downs.board.plays import number_of, play_row, play_strip
from downfield.games.first_downs.board.sheet import plates, sheet
from downfield.games.first_downs.board.spoken import spoken
from downfield.games.first_downs.board.tiles import big_coin, ending, tiles
from downfield.games.first_downs.board.words import names
from downfield.games.first_downs.components.box import box_of
from downfield.games.first_downs.components.parts import Cards, Parts, token
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.model.tables import Tables
from downfield.games.first_downs.notation.shown import Scene, scene_of
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Picture, Say, el
from downfield.kernel.view import View

__all__ = ["SHOWPIECE", "draw", "names"]

SHOWPIECE = "drive=4 attacker=away down=2 yards=21/7/22 momentum=2-3 score=7-3 :: I-FormationA 2/4-3"
WIDE, HIGH = 1000, 690
SPENDS = ("steal", "buy", "turnover", "repeat")  # answers that cost momentum

Targets = dict[str, list[str]]
Found = tuple[str, Targets, list[list[str]]]  # a drawing, the targets in it, and the rows of its cells


def draw(look: Look, say: Say) -> Picture:
    """The board; `before` are the words of the down before, shown until new cards lie on the table."""
    view, parts, t = look.view, box_of(look.match), cast(Downs, look.seen).t
    cards, targets, rows = _middle(view, parts, t, say, look.before)
    coins, spent, purses = _coins(view, parts, say)
    return Picture(
        WIDE,
        HIGH,
        still=_still(say),
        moving=sheet(view, look.facts, say) + coins + cards,
        targets=_known(view, {**targets, **spent}),
        spoken=spoken(view, parts.cards, t, say),
        cells=[["m-side-0", "m-moment", "m-side-1"], *purses, *rows],
    )


def _known(view: View, targets: Targets) -> Targets:
    """Only what this seat may answer now."""
    return {word: targets[word] for word in view.options if word in targets}


@functools.lru_cache(maxsize=20)
def _still(say: Say) -> str:
    """What never changes in a match."""
    felt = el("rect", width=WIDE, height=HIGH, rx=14, class_="felt")
    return felt + plates(say) + k.trays(say)


# Coins ----------------------------------------------------------------------------------------------------------


def _coins(view: View, parts: Parts, say: Say) -> Found:
    """Yards, downs, momentum and the way the attack goes."""
    scene = scene_of(view)
    lit = _payable(view, parts)
    drawn = _way(scene) + k.yards(scene, parts.field, say) + k.downs(scene, parts.field.downs.coins)
    drawn += k.momentum(scene, parts.field.momentum.coins, lit, say)
    targets: Targets = {}
    for number, word in lit.items():
        targets.setdefault(word, []).append(f"m-momentum-{number}")
    lying = [f"m-yards-{zone}" for zone in range(3)]
    return drawn, targets, [lying, _purses(view, lit)]


def _purses(view: View, lit: dict[int, str]) -> list[str]:
    """The three purses, the coins that may be spent beside their own."""
    row = [f"m-purse-{zone}" for zone in range(3)]
    at_ = 1 if view.seat == 0 else 3
    return [*row[:at_], *(f"m-momentum-{number}" for number in lit), *row[at_:]]


def _payable(view: View, parts: Parts) -> dict[int, str]:
    """The coins that the seat may spend now, nearest to the bank first."""
    scene = scene_of(view)
    word = next((t for t in view.options if t in SPENDS), "")
    if not word or view.seat is None:
        return {}
    price = _price(view.question, scene)
    home, away = scene.momentum
    begin = home - price if view.seat == 0 else parts.field.momentum.coins - away
    return dict.fromkeys(range(begin, begin + price), word)


def _price(question: str, scene: Scene) -> int:
    """What it costs to say yes."""
    prices = {
        "steal": scene.steal,
        "buy": scene.buy,
        "turnover": scene.turnover,
        "repeat-attacker": scene.repeat_attacker,
        "repeat-defender": scene.repeat_defender,
    }
    return prices[question]


def _way(scene: Scene) -> str:
    """Chalk arrows in the neutral zone: where the attack goes."""
    if scene.attacker not in (0, 1):
        return ""
    arrows = el("path", d="M-70 -25l25 25l-25 25M-12 -25l25 25l-25 25M45 -25l25 25l-25 25")
    turn = " scale(-1 1)" if scene.attacker else ""
    return el(
        "g", arrows, id="m-way", class_="line move", stroke_width=11, opacity=0.22,
        transform=at(500, k.YARDS_TOP + 131) + turn,
    )  # fmt: skip


# The middle of the table ----------------------------------------------------------------------------------------


def _middle(view: View, parts: Parts, t: Tables, say: Say, before: Sequence[str]) -> Found:
    """Cards, or the tiles of a decision without cards."""
    scene = scene_of(view)
    play, _, card = on_table(scene, parts.cards)
    if scene.phase == "over":
        return ending(view.winner, view.points, say), {}, [["m-ending"]]
    if scene.phase == "flip":
        return big_coin(say), {}, [["m-toss"]]
    if play is None and scene.phase not in ("play", "conversion"):
        drawn, found = tiles(scene, parts.field, view.options, say)
        return drawn, {word: [f"m-tile-{word}"] for word in found}, [[f"m-tile-{word}" for word in found]]
    if play is None:
        drawn, targets, rows = _hand(view, parts.cards, t, say, in_words(before, parts.cards))
    elif card is None:
        drawn, targets, rows = _open_play(view, parts.cards, t, say)
    else:
        drawn, targets, rows = _revealed(view, parts.cards, t, say)
    return c.heads(parts.cards, scene.attacker, say) + drawn, targets, rows


def _hand(view: View, cards: Cards, t: Tables, say: Say, last: Laid) -> Found:
    """The plays that can be shown, and under them the cards of the down before."""
    plays, side = cards.plays(), scene_of(view).attacker
    told = outcome(last, cards, t, say)
    high = (c.HIGH - (74 if told else 0)) / len(plays)
    drawn, targets = "", {}
    for i, play in enumerate(plays):
        word = token(play.name)
        mine = word in view.options
        drawn += play_strip(play, cards, side, c.TOP + i * high, min(high, 54), say, token=word, open=mine)
        targets[word] = [f"m-play-{i}"]
    rows = [play_row(play, cards) for play in plays]
    if not told:
        return drawn, targets, rows
    return drawn + _before(last, told, say), targets, [*rows, ["m-before"]]


def _before(last: Laid, told: str, say: Say) -> str:
    """One line for the down before."""
    play, option, card = last
    assert play is not None
    assert card is not None
    y = c.TOP + c.HIGH - 66
    text = f"{say('board-before')}: {play.name} {option} × {card.name}"
    line = label(text, c.X + 20, y + 28, min(22, 1100 / len(text)), class_="chalk", text_anchor="start")
    line += label(told, c.X + 20, y + 58, 26, class_="chalk", text_anchor="start", font_weight=700)
    return el("g", line, id="m-before", aria_label=f"{text}. {told}.")


def _open_play(view: View, cards: Cards, t: Tables, say: Say) -> Found:
    """The play lies open; the defender sees his hand under it, all others a card face down and the deck."""
    scene = scene_of(view)
    play = on_table(scene, cards)[0]
    assert play is not None
    mine = [o for o in view.options if o.isdigit()] if scene.role == "attack" else []
    defender = 1 - scene.attacker
    drawn = play_strip(play, cards, scene.attacker, c.TOP, c.OPEN, say, options=tuple(mine))
    rows = [play_row(play, cards)]
    targets = {o: [f"m-play-{number_of(play, cards)}-option-{o}"] for o in mine}
    laying = scene.role == "defend" and bool(view.options)
    top = c.TOP + c.OPEN
    if not laying:
        drawn += back_strip(defender, top, c.BACK, defender not in view.waiting, say)
        top += c.BACK + 6
        rows.append(["m-back"])
    else:
        drawn += c.owner(defender, "defends", top + 20, say)
        top += 27
    high = (c.TOP + c.HIGH - top) / len(cards.defence)
    for i, card in enumerate(cards.defence):
        word = token(card.name)
        meets = made(t, cards, play, card)
        at_y = top + i * high
        drawn += defence_strip(card, cards, defender, at_y, high, play, meets, say, token=word, open=laying)
        rows.append(card_row(card, cards))
        if laying:
            targets[word] = [f"m-card-{i}"]
    return drawn, targets, rows


def _revealed(view: View, cards: Cards, t: Tables, say: Say) -> Found:
    """Both cards edge to edge, the zone where they met, and what came of it."""
    scene = scene_of(view)
    play, option, card = laid = on_table(scene, cards)
    assert play is not None
    assert card is not None
    high = (c.HIGH - c.SUM - 20) / 2
    zone = play.options[option - 1].zone
    drawn = play_strip(play, cards, scene.attacker, c.TOP, high, say, chosen=option)
    meets = made(t, cards, play, card)
    low = c.TOP + high - 2
    drawn += defence_strip(card, cards, 1 - scene.attacker, low, high, play, meets, say, chosen=zone)
    told = [outcome(laid, cards, t, say)]
    if scene.bought:
        told.append(say("board-bought", yards=scene.trick_yards))
    if scene.stolen:
        told.append(say("board-stolen", yards=scene.steal_yards))
    rows = [play_row(play, cards), card_row(card, cards), ["m-result"]]
    return drawn + _result(" · ".join(told), "pass" in view.options), {"pass": ["m-result"]}, rows


def _result(told: str, open: bool) -> str:
    """A slip of paper with the sum; it stands for letting the play stand."""
    wide = 640
    paper = el(
        "rect", x=-wide / 2, width=wide, height=c.SUM, rx=8, class_="card",
        stroke="var(--glow)" if open else "var(--ink)", stroke_width=4 if open else 1.5,
    )  # fmt: skip
    line = label(told, 0, 39, min(32, 1040 / len(told)), font_weight=700)
    return el(
        "g", paper, line, id="m-result", class_="move target" if open else "move",
        data_token="pass" if open else None, aria_label=told, transform=at(500, c.TOP + c.HIGH - c.SUM),
    )  # fmt: skip
