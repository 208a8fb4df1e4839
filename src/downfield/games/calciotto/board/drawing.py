"""The table of Calciotto as a drawing: a lawn from above, figures on round bases, dice, and a hand of cards."""

import functools
from typing import cast

from downfield.games.calciotto.board import figures as art_figures
from downfield.games.calciotto.board import hand as art_hand
from downfield.games.calciotto.board import head as art_head
from downfield.games.calciotto.board import pitch as art_pitch
from downfield.games.calciotto.board import spots as art_spots
from downfield.games.calciotto.board import squares as art_squares
from downfield.games.calciotto.board import tray as art_tray
from downfield.games.calciotto.board.state import State, state_of
from downfield.games.calciotto.board.words import names
from downfield.games.calciotto.components.parts import Parts
from downfield.games.calciotto.notation.elements import figure_id
from downfield.games.calciotto.odds.options import odds
from downfield.kernel.look import Look
from downfield.kernel.spec import Game
from downfield.kernel.svg import Picture, Say, el

__all__ = ["SHOWPIECE", "draw", "names"]

SHOWPIECE = (
    "phase=movement turn=home ball=home14 score=2-1 played=52"
    " home=1@h0,2@g5,4@j6,6@c12,7@n13,10@g13,13@k18,14@i16y"
    " away=1@i21,2@h19,3@k17,6@d15,7@n12,10@i13,13@f11,14@j9"
    " hand_home=dribbling,tackle,sprint3,raddoppia,cancella hand_away=tuffo,scivolata,sicurezza,elimina subs=1-0"
    " :: pass pass d5 d4"
)
STYLE = f"<style>{art_figures.STYLE}</style>"


def draw(look: Look, say: Say) -> Picture:
    """The board; `facts` tell what came of the dice that lie on it."""
    view, facts = look.view, look.facts
    now = state_of(look)
    found = art_spots.spots(now)
    chances = odds(look, say) if view.question in ("spend", "target") else {}
    tray, tray_cells = art_tray.tray(now, found, facts, say)
    hand, held = art_hand.hand(now, found, say)
    cards, played = art_hand.played(now, say)
    moving = (
        art_squares.drawn(now, found, chances, say)
        + art_figures.figures(now, say)
        + art_figures.the_ball(now, say)
        + art_figures.aim(now.scene)
        + cards
        + art_hand.the_deck(now, say)
        + art_head.head(now, say)
        + tray
        + hand
    )
    rows = [
        *art_head.cells(),
        *art_squares.rows_of(now, found),
        *_beside(now),
        ["m-deck", *played],
        *tray_cells,
        held,
    ]
    return Picture(
        width=int(art_pitch.WIDTH),
        height=int(art_pitch.HEIGHT),
        still=_still(look.game),
        moving=moving,
        targets=found.targets,
        spoken=spoken(now, say),
        cells=[row for row in rows if row],
    )


@functools.lru_cache(maxsize=20)
def _still(game: Game) -> str:
    """All that is printed."""
    felt = el("rect", width=art_pitch.WIDTH, height=art_pitch.HEIGHT, rx=12, class_="felt")
    lawn = art_pitch.lawn(cast(Parts, game.pack.parts).pitch)
    return (
        STYLE + felt + art_head.plates() + lawn + art_figures.benches() + art_tray.frames() + art_hand.slots()
    )


def _beside(now: State) -> list[list[str]]:
    """Those beside the pitch, a row for each side."""
    return [[figure_id(side, f["number"]) for _, f, *_ in art_figures.beside(now, side)] for side in range(2)]


def spoken(now: State, say: Say) -> str:
    """The position in a few sentences."""
    scene = now.scene
    home, away = now.view.points
    told = [
        say(
            "board-spoken",
            home=home,
            away=away,
            minute=scene["minute"],
            first=scene["teams"][0],
            second=scene["teams"][1],
        ),
        art_head.moment(scene, say) + ".",
    ]
    carrier = next((f for f in scene["figures"] if f["ball"]), None)
    if carrier is not None:
        told.append(
            say(
                "board-spoken-carrier", side=art_pitch.SIDES[carrier["side"]], number=carrier["number"],
                square=carrier["square"],
            )
        )  # fmt: skip
    if scene["pool"]:
        told.append(
            say("cell-points", points=scene["pool"], private=scene["private"], number=scene["sprinter"])
        )
    return " ".join(told)
