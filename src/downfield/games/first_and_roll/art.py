"""The table of 1st & Roll as a drawing: scores and clock above, the long field with a lane for each down, below it the
position in words and the pieces to choose from."""

from collections.abc import Sequence
from typing import Any, cast

from downfield.games.first_and_roll import art_field, art_head, art_tray
from downfield.games.first_and_roll.art_spots import spots
from downfield.games.first_and_roll.pack import Parts
from downfield.kernel.spec import Game
from downfield.kernel.svg import Picture, Say, el
from downfield.kernel.view import View


def art(view: View, game: Game, say: Say, before: Sequence[str] = ()) -> Picture:
    """The board; `before` are the words of the play before, whose dice lie there until this one is under way."""
    pack = cast(Parts, game.pack.parts)
    told = view.since or before
    pieces, targets = art_tray.tray(view, game, say, told)
    places, more = spots(view, game)
    moving = (
        art_head.head(view, pack, say)
        + art_field.play(view.scene, say)
        + places
        + art_tray.lying(view.scene, told)
        + art_tray.situation(view.scene, say)
        + pieces
    )
    return Picture(
        width=art_field.WIDTH,
        height=art_field.HEIGHT,
        still=_still(pack, say),
        moving=moving,
        targets={token: ids + more.get(token, []) for token, ids in targets.items()},
        spoken=_spoken(view, say),
    )


def _still(pack: Parts, say: Say) -> str:
    """All that is printed."""
    felt = el("rect", width=art_field.WIDTH, height=art_field.HEIGHT, rx=14, class_="felt")
    return felt + art_head.plates(say) + art_head.track(pack) + art_field.field(say) + art_tray.frames()


def _spoken(view: View, say: Say) -> str:
    """The position in two sentences."""
    scene: dict[str, Any] = view.scene
    home, away = view.points
    half = "overtime" if scene["overtime"] else "half"
    number = scene["overtime"] or max(1, min(2, scene["half"]))
    first = say(
        "board-spoken", home=home, away=away, half=say(f"board-{half}", number=number), clock=scene["clock"],
        home_timeouts=scene["timeouts"][0], away_timeouts=scene["timeouts"][1],
    )  # fmt: skip
    if scene["possession"] not in (0, 1):
        return first
    who = say(("home", "away")[scene["possession"]])
    where = art_tray.where(scene, say)
    return (
        first + " " + say("board-spoken-ball", side=who, situation=art_tray.headline(scene, say), spot=where)
    )
