"""A figure as a card beside the board tells of it."""

from typing import cast

from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.notation.shirts import printed
from downfield.games.calciotto.notation.shown import Base, Figure, Scene, scene_of
from downfield.kernel.show.look import Look
from downfield.kernel.show.lore import Words
from downfield.kernel.show.player import PlayerCard, who_is
from downfield.kernel.show.svg import Say

MARKS = "[id^=m-f-]"


def card(look: Look, say: Say, element: str) -> PlayerCard | None:
    """What stands on the base of a figure, where it is, and which opponents are beside it."""
    who, scene = who_is(element), scene_of(look.view)
    known = None if who is None else printed(cast(Pitch, look.match.state).tables, *who)
    if known is None:
        return None
    here = scene.figure(known.side, known.number)
    values = [(say("player-movement"), str(known.movement)), (say("player-strength"), str(known.strength))]
    if here is not None and here.side == scene.turn:
        values.append((say("player-left"), str(here.left)))
    return PlayerCard(
        known.side, known.number, called(known, say), tuple(values), _state(known, here, scene, say),
        team=(Words(scene.teams[known.side]),),
    )  # fmt: skip


def called(known: Base, say: Say) -> str:
    """A figure by its number and its role."""
    return f"{known.number} {say('player-role', role=known.role)}"


def _state(known: Base, here: Figure | None, scene: Scene, say: Say) -> tuple[str, ...]:
    if here is not None:
        told = say(
            "player-state", where="pitch", square=here.square, ball=int(here.ball), yellow=here.yellow,
            grounded=int(here.grounded), wall=int(here.wall),
        )  # fmt: skip
        near = [str(f.number) for f in scene.figures if f.side != here.side and _is_beside(f, here)]
        return (told, say("player-near", numbers=", ".join(near))) if near else (told,)
    beside = {(f.side, f.number): ("bench", f.yellow) for f in scene.bench}
    beside |= {(f.side, f.number): ("gone", f.yellow) for f in scene.gone}
    where, yellow = beside.get((known.side, known.number), ("hand", 0))
    return (say("player-state", where=where, square="", ball=0, yellow=yellow, grounded=0, wall=0),)


def _is_beside(one: Figure, other: Figure) -> bool:
    """[CAL-2.11] Contiguous: their squares share an edge."""
    return abs(one.x - other.x) + abs(one.y - other.y) == 1
