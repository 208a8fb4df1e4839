"""The table of Blood Bowl as a drawing: chalk and turf, players from above, the dugouts below."""

import functools

from downfield.games.blood_bowl.board import (
    dice,
    dugout,
    field,
    figures,
    head,
    lines,
    looks,
    spots,
    squares,
    strip,
)
from downfield.games.blood_bowl.board.words import names, said, team
from downfield.games.blood_bowl.notation.elements import figure_id
from downfield.games.blood_bowl.notation.shown import Scene, Who, scene_of
from downfield.kernel.show.look import Look
from downfield.kernel.show.sketches import Pen
from downfield.kernel.show.svg import Picture, Say, el
from downfield.kernel.view import View
from downfield.toolkit.figures import parts
from downfield.toolkit.figures.likeness import Likeness, defs

__all__ = ["SHOWPIECE", "draw", "names"]

SHOWPIECE = (
    "half=2 turn=home turns=3-2 score=1-1 rerolls=2-1 weather=perfect ball=home1"
    " home=1@j7,9@l8,3@k6,4@k8,11@i6,5@m5,7@q3,12@i8,13@n9,6@o11,14@l12p"
    " away=2@m8,3@n5,7@m6,8@l5s,9@o9,10@p11,4@r4,1@t8,5@s12,11@n10,6@r8 ko=away12 done=home14,home12"
    " :: 9blitz *2 D4 *2 POW PB"
)
STYLE = f"<style>{figures.STYLE}{parts.STYLE}</style>"


def draw(look: Look, say: Say) -> Picture:
    """The board; `facts` tell what came of the dice that lie on it."""
    view, game, before, pen = look.view, look.game, look.before, look.pen
    scene, both = scene_of(view), looks.cast_of(look.match)
    thrown = dice.thrown(scene, view.since or before, look.facts, say)
    found = spots.spots(view, thrown)
    near = pen.each("near", figures.neighbours, scene.figures)
    told = pen.each("told", _told, pen, scene, near, say)
    rolled, dice_ids = dice.dice(scene, thrown, found.squares, say)
    dugouts, boxes = pen.each("dugouts", dugout.dugouts, pen, scene, told, both, say)
    asked, cards = strip.strip(view, found, look.made(names, say), say)
    bomb = figures.the_bomb(scene, say)
    moving = (
        pen.each("zones", lines.zones, pen, scene, say)
        + lines.trapdoors(scene, say)
        + squares.drawn(view, game, found)
        + figures.rings(scene)
        + lines.ruler(scene, say)
        + (bomb if scene.blast else "")
        + pen.each("figures", figures.figures, pen, scene, near, told, both)
        + figures.the_ball(scene, say)
        + ("" if scene.blast else bomb)
        + lines.arrows(view, say)
        + lines.pointers(view, say)
        + rolled
        + head.head(view, say)
        + dugouts
        + asked
    )
    ways = lines.pointer_ids(view) + [name for name in (lines.follow_id(view),) if name]
    tokens = head.cells(scene, say)
    rows = [*tokens, *squares.rows_of(scene, found), ways, dice_ids, cards, *boxes]
    return Picture(
        width=int(field.WIDTH),
        height=int(dugout.FOOT),
        still=_still(team(view, 0, say), team(view, 1, say), looks.on_stage(look.match)),
        moving=moving,
        targets=found.targets,
        spoken=spoken(view, say),
        cells=[row for row in rows if row],
    )


def _told(pen: Pen, scene: Scene, near: dict[Who, figures.Neighbours], say: Say) -> dict[str, str]:
    """What each player says of himself, by his element."""
    return {
        (name := figure_id(f.side, f.number)): pen.each(
            name, said, f, f.side == scene.active, tuple(o.number for o in near[f.who()].marked_by), say
        )
        for f in scene.figures
    }


@functools.lru_cache(maxsize=100)
def _still(home: str, away: str, stage: frozenset[Likeness]) -> str:
    """All that is printed, and the drawings of all who may come on."""
    felt = el("rect", width=field.WIDTH, height=dugout.FOOT, rx=12, class_="felt")
    printed = felt + head.plates() + field.pitch((home, away)) + dugout.frames()
    return STYLE + defs(stage) + lines.HATCHES + printed


def spoken(view: View, say: Say) -> str:
    """The position in two or three sentences."""
    scene = scene_of(view)
    home, away = view.points
    told = [
        say("board-spoken", home=home, away=away, half=say("board-half", half=scene.half)),
        strip.moment(scene, say) + ".",
    ]
    carrier = scene.carrier()
    if carrier is not None:
        side = field.SIDES[carrier.side]
        told.append(say("board-spoken-carrier", side=side, number=carrier.number, square=carrier.square))
    elif scene.loose:
        told.append(say("cell-ball", square=scene.ball, free=1))
    if scene.bomb:
        told.append(say("cell-blast" if scene.blast else "cell-bomb", square=scene.bomb))
    return " ".join(told)
