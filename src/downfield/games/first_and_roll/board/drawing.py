"""The table of 1st & Roll as a drawing: scores and clock above, the long field with a lane for each down, below it the
position in words and the pieces to choose from."""

import functools
from typing import cast

from downfield.games.first_and_roll.board import field, head, tray
from downfield.games.first_and_roll.board.dice import is_roll
from downfield.games.first_and_roll.board.reach import reaches
from downfield.games.first_and_roll.board.rolls import fallen, lying
from downfield.games.first_and_roll.board.spots import spots
from downfield.games.first_and_roll.components.parts import Parts
from downfield.games.first_and_roll.notation.shown import scene_of
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Picture, Say, el
from downfield.kernel.spec import Game
from downfield.kernel.view import View

SHOWPIECE = "half=2 clock=8:00 score=17-13 timeouts=2-3 possession=home ball=58 down=2 togo=6 :: play G/R pass G(25) C-"


def draw(look: Look, say: Say) -> Picture:
    """The board; `before` are the words of the play before, whose dice lie there until others fall."""
    view, game, before = look.view, look.game, look.before
    pack = cast(Parts, game.pack.parts)
    scene, told = scene_of(view), view.since or before
    dice = view.since if any(map(is_roll, view.since)) else before
    pieces, targets, tokens = tray.tray(view, game, say, told)
    places, more = spots(view, game, say)
    moving = (
        head.head(view, pack, say)
        + reaches(look)
        + field.play(scene, say)
        + places
        + lying(scene, dice, say)
        + tray.situation(scene, say)
        + pieces
    )
    return Picture(
        width=field.WIDTH,
        height=field.HEIGHT,
        still=_still(game, say),
        moving=moving,
        targets={token: ids + more.get(token, []) for token, ids in targets.items()},
        spoken=_spoken(view, say),
        cells=[
            ["m-score-home", "m-time", "m-score-away"],
            [*field.cells(scene), *(name for found in more.values() for name in found)],
            *([[f"m-die-{i}" for i in range(len(fallen(dice)))]] if fallen(dice) else []),
            ["m-situation", *tokens],
        ],
    )


@functools.lru_cache(maxsize=20)
def _still(game: Game, say: Say) -> str:
    """All that is printed."""
    felt = el("rect", width=field.WIDTH, height=field.HEIGHT, rx=14, class_="felt")
    return (
        felt + head.plates(say) + head.track(cast(Parts, game.pack.parts)) + field.field(say) + tray.frames()
    )


def _spoken(view: View, say: Say) -> str:
    """The position in two sentences."""
    scene = scene_of(view)
    home, away = view.points
    half = "overtime" if scene.overtime else "half"
    number = scene.overtime or max(1, min(2, scene.half))
    first = say(
        "board-spoken", home=home, away=away, half=say(f"board-{half}", number=number), clock=scene.clock,
        home_timeouts=scene.timeouts[0], away_timeouts=scene.timeouts[1],
    )  # fmt: skip
    if scene.possession not in (0, 1):
        return first
    who = say(("home", "away")[scene.possession])
    where = field.where(scene, say)
    return first + " " + say("board-spoken-ball", side=who, situation=tray.headline(scene, say), spot=where)
