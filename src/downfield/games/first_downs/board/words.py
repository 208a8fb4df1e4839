"""Cards, zones and options in words: on buttons, under the pointer, and for whoever does not see the board."""

import functools
from typing import cast

from downfield.games.first_downs.board.laid import MINUS, Made, made, on_table, signed
from downfield.games.first_downs.components.box import box_of
from downfield.games.first_downs.components.parts import (
    Cards,
    DefenceCard,
    Entry,
    OffencePlay,
    PlayOption,
    token,
)
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.notation.shown import scene_of
from downfield.games.first_downs.notation.zones import zone_names
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.view import View

SIDES = ("home", "away")


def names(look: Look, say: Say) -> dict[str, str]:
    """Plays with what they promise, and cards with what they make of the play that lies open, by token."""
    cards, t = box_of(look.match).cards, cast(Downs, look.seen).t
    found = {token(play.name): play_words(play, cards, say) for play in cards.plays()}
    play = on_table(scene_of(look.view), cards)[0]
    for card in cards.defence:
        told = card.name if play is None else card_words(card, play, made(t, cards, play, card), cards, say)
        found[token(card.name)] = told
    return found


@functools.lru_cache(maxsize=500)
def play_words(play: OffencePlay, cards: Cards, say: Say) -> str:
    """A play and its three options."""
    brief = zone_names(cards, say, "brief")
    told = [say("name-option", zone=brief[o.zone], yards=o.yards, trick=int(o.trick)) for o in play.options]
    return say("name-card", name=play.name, told=", ".join(told))


@functools.lru_cache(maxsize=2000)
def card_words(card: DefenceCard, play: OffencePlay, made: Made, cards: Cards, say: Say) -> str:
    """A defence card and what it makes of the play that lies open."""
    brief = zone_names(cards, say, "brief")
    meets = zip(play.options, made, strict=True)
    told = [say("name-meets", zone=brief[o.zone], yards=signed(yards)) for o, yards in meets]
    return say("name-card", name=card.name, told=", ".join(told))


# What an element of the board says ------------------------------------------------------------------------------


def option_words(option: PlayOption, number: int, cards: Cards, say: Say) -> str:
    """One option of a play."""
    zone = zone_names(cards, say)[option.zone]
    return say("cell-option", number=number, zone=zone, yards=option.yards, trick=int(option.trick))


def entry_words(entry: Entry, name: str, zone: str, say: Say) -> str:
    """One zone of a defence card."""
    value = "X" if entry.value == "X" else f"{entry.value:+d}".replace("-", MINUS) if entry.value else "none"
    return say("cell-entry", card=name, zone=zone, value=value)


def side_words(view: View, side: int, drives: list[int], say: Say) -> str:
    """A side's points, drive by drive, and whether it attacks."""
    scene = scene_of(view)
    role = "none"
    if scene.attacker in (0, 1) and scene.phase != "over":
        role = "attacks" if scene.attacker == side else "defends"
    told = say("cell-side", side=SIDES[side], points=view.points[side], role=role)
    return f"{told} {say('cell-drives', points=', '.join(map(str, drives)))}" if drives else told


def yards_words(zone: int, yards: int, down: int, downs: int, say: Say) -> str:
    """The coins of a zone; those in the middle are to be gained."""
    if zone == 1:
        return say("cell-to-go", yards=yards, down=down, downs=downs)
    return say("cell-yards", side=SIDES[zone // 2], yards=yards)


def purse_words(zone: int, coins: int, say: Say) -> str:
    """The momentum of a side, or of the bank."""
    return say("cell-momentum", side=("home", "bank", "away")[zone], coins=coins)
