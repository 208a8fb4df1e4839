"""The table of Calciotto as a drawing: a lawn from above, miniatures on their bases, dice, and a hand of cards."""

import functools
from typing import cast

from downfield.games.calciotto.board import figures, hand, head, pitch, spots, squares, tray
from downfield.games.calciotto.board.table import Table, table_of
from downfield.games.calciotto.components.parts import Parts
from downfield.games.calciotto.notation.elements import BENCH, figure_id
from downfield.games.calciotto.odds.options import odds
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Picture, Say, el
from downfield.kernel.spec import Game
from downfield.toolkit.figures import parts

SHOWPIECE = (
    "phase=movement turn=home ball=home14 score=2-1 played=52"
    " home=1@h0,2@g5,4@j6,6@c12,7@n13,10@g13,13@k18,14@i16y"
    " away=1@i21,2@h19,3@k17,6@d15,7@n12,10@i13,13@f11,14@j9"
    " hand_home=dribbling,tackle,sprint3,raddoppia,cancella hand_away=tuffo,scivolata,sicurezza,elimina subs=1-0"
    " :: pass pass d5 d4"
)
STYLE = f"<style>{parts.STYLE}{figures.STYLE}</style>"


def draw(look: Look, say: Say) -> Picture:
    """The board; `facts` tell what came of the dice that lie on it."""
    view, pen = look.view, look.pen
    now = table_of(look)
    found = spots.spots(now)
    chances = look.made(odds, say) if view.question in ("spend", "target") else {}
    below, below_cells = tray.tray(now, found, look.facts, say)
    own, held = hand.hand(now, found, say)
    cards, played = hand.played(now, say)
    moving = (
        squares.drawn(now, found, chances, say)
        + figures.bench(now, say)
        + figures.figures(pen, now, say)
        + figures.the_ball(now, say)
        + figures.aim(now.scene)
        + cards
        + hand.the_deck(now.scene.deck, say)
        + head.head(now, say)
        + below
        + own
    )
    rows = [
        *head.cells(),
        *squares.rows_of(now, found),
        *([[BENCH]] if look.lining_up else []),
        *_beside(now),
        ["m-deck", *played],
        *below_cells,
        held,
    ]
    return Picture(
        width=int(pitch.WIDTH),
        height=int(pitch.HEIGHT),
        still=_still(look.game),
        moving=moving,
        targets=found.targets,
        spoken=spoken(now, say),
        cells=[row for row in rows if row],
    )


@functools.lru_cache(maxsize=20)
def _still(game: Game) -> str:
    """All that is printed."""
    felt = el("rect", width=pitch.WIDTH, height=pitch.HEIGHT, rx=12, class_="felt")
    lawn = pitch.lawn(cast(Parts, game.pack.parts).pitch)
    return (
        STYLE
        + figures.defs()
        + felt
        + head.plates()
        + lawn
        + figures.benches()
        + tray.frames()
        + hand.slots()
    )


def _beside(now: Table) -> list[list[str]]:
    """Those beside the pitch, a row for each side."""
    return [[figure_id(side, f.number) for _, f, *_ in figures.beside(now, side)] for side in range(2)]


def spoken(now: Table, say: Say) -> str:
    """The position in a few sentences."""
    scene = now.scene
    home, away = now.view.points
    told = [
        say(
            "board-spoken",
            home=home,
            away=away,
            minute=scene.minute,
            first=scene.teams[0],
            second=scene.teams[1],
        ),
        head.moment(scene, say) + ".",
    ]
    carrier = scene.with_ball()
    if carrier is not None:
        told.append(
            say(
                "board-spoken-carrier", side=pitch.SIDES[carrier.side], number=carrier.number,
                square=carrier.square,
            )
        )  # fmt: skip
    if scene.pool:
        told.append(say("cell-points", points=scene.pool, private=scene.private, number=scene.sprinter))
    return " ".join(told)
