"""The table of Touch Down as a drawing: a map-like gridiron with counters as in the old boxes, and its dice."""

import functools
from typing import cast

from downfield.games.touch_down.board import (
    counters,
    dice,
    field,
    flights,
    head,
    lines,
    muster,
    squares,
    targets,
    tray,
)
from downfield.games.touch_down.board.words import names
from downfield.games.touch_down.components.parts import Parts
from downfield.games.touch_down.model.tables import ROWS
from downfield.games.touch_down.notation.elements import name_of
from downfield.games.touch_down.notation.shown import scene_of
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Picture, Say, el
from downfield.kernel.spec import Game
from downfield.kernel.view import View
from downfield.toolkit.figures import parts

__all__ = ["SHOWPIECE", "draw", "names"]

SHOWPIECE = (
    "phase=move row=9 move=2 down=2 yc=8 score=7-3 clock=6:41 timeouts=1-0 hurt=home24.3,home75.2,away71.3,away22.1"
    " home=80@l6,60@c12,61@v11,50@j7,51@n6,52@l5,70@l9,71@k10x,72@m9,73@j9,74@n9"
    " away=20@l10,21@m10x,23@j9~73,25@n10,26@l12,27@h12,28@p12,29@d14,30@u14,31@i16,32@o16 ball=home80"
    " :: t2 t4 none 70-n c6"
)
STYLE = f"<style>{parts.STYLE}{counters.STYLE}</style>"


def draw(look: Look, say: Say) -> Picture:
    """The board; `facts` tell what came of the dice that lie on it."""
    view, game, facts, pen = look.view, look.game, look.facts, look.pen
    scene = scene_of(view)
    lie = field.lay_of(scene)
    found = targets.targets(view, game)
    rolled, thrown = dice.on_field(scene, view.since, facts, found.squares, say)
    below, tray_cells = tray.tray(look, found, lie, say)
    gain = line_to_gain(view)
    moving = (
        lines.zones(lie, scene.south, tuple(scene.teams), tuple(scene.goals))
        + lines.lines(scene, gain, say)
        + pen.each("fallen", counters.counters, pen, scene, True, say)
        + squares.drawn(scene, found, say)
        + pen.each("standing", counters.counters, pen, scene, False, say)
        + pen.each("tangles", counters.tangles, scene)
        + counters.the_ball(scene, say)
        + flights.flights(view)
        + muster.way(look, say)
        + rolled
        + head.head(view, say)
        + below
    )
    cells = [
        *head.cells(),
        *([["m-gain"]] if gain is not None else []),
        *squares.rows_of(scene, found),
    ]
    return Picture(
        width=int(field.WIDTH),
        height=int(lie.height),
        still=_still(game),
        moving=moving,
        targets=found.elements,
        spoken=spoken(look, say),
        cells=[*cells, *([thrown] if thrown else []), *tray_cells],
    )


@functools.lru_cache(maxsize=20)
def _still(game: Game) -> str:
    """All that is printed."""
    printed = cast(Parts, game.pack.parts)
    lie = field.lay(printed.field.columns.value, printed.field.end_zone_rows.value)
    felt = el("rect", width=field.WIDTH, height=lie.height, rx=12, class_="felt")
    return STYLE + counters.defs() + felt + head.plates() + field.field(printed) + tray.frames(lie)


def line_to_gain(view: View) -> int | None:
    """The line behind which the ball must come for a first down; the goal line, if it lies beyond that."""
    scene = scene_of(view)
    if not head.is_series(scene) or not scene.yc or scene.kind == "punt":
        return None
    way = scene.ahead(scene.series)
    row = int(scene.los + way * scene.togo)
    return max(0, min(ROWS, row - 1 if way > 0 else row))


def spoken(look: Look, say: Say) -> str:
    """The position in two or three sentences."""
    scene = scene_of(look.view)
    home, away = look.view.points
    quarter = say("board-quarter", quarter=scene.quarter)
    told = [
        say("board-spoken", home=home, away=away, quarter=quarter, clock=scene.clock),
        tray.moment(look, say) + ".",
    ]
    carrier = scene.with_ball()
    if carrier is not None:
        square = name_of(carrier.x, carrier.y)
        told.append(
            say(
                "board-spoken-carrier",
                side=field.SIDES[carrier.side],
                number=carrier.number,
                square=square,
            )
        )
    elif scene.ball is not None:
        told.append(say("board-spoken-free", square=name_of(*scene.ball)))
    if head.is_series(scene):
        told.append(say("cell-down", down=scene.down, togo=max(0, scene.togo)))
    return " ".join(told)
