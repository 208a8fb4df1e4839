"""The table as somebody sees it: whose eyes these are, and which figures are about to be placed."""

import re
from typing import NamedTuple, cast

from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.notation.shirts import printed
from downfield.games.calciotto.notation.shown import Beside, Scene, scene_of
from downfield.kernel.show.look import Look
from downfield.kernel.spec import Game
from downfield.kernel.view import View

SIDES = ("home", "away")
PLACED = re.compile(r"(\d+)@")
EXCHANGE = re.compile(r"(\d+)>(\d+)")


class Table(NamedTuple):
    """A view, and what can be told from it."""

    look: Look
    view: View
    game: Game
    scene: Scene
    side: int  # of whoever looks; -1 for a spectator
    waiting: list[Beside]  # own figures in the hand or beside the pitch that will be placed now


def table_of(look: Look) -> Table:
    """All that the drawing needs."""
    view, game = look.view, look.game
    scene = scene_of(view)
    side = side_of(view, game)
    return Table(look, view, game, scene, side, _waiting(look, scene, side))


def side_of(view: View, game: Game) -> int:
    """The side of whoever looks; -1 for a spectator."""
    return -1 if view.seat is None else game.spec.seats(view.options_agreed)[view.seat].side


def _waiting(look: Look, scene: Scene, side: int) -> list[Beside]:
    """The figure that is being placed; in a new line-up all that are still to be placed [CAL-10.3]."""
    view, t = look.view, cast(Pitch, look.match.state).tables
    numbers = [scene.player] if scene.player else []
    owner = side
    if scene.phase == "lineup" and scene.sealed and side >= 0:
        numbers = [*numbers, *_lined_up_before(view, scene, side)]
    elif scene.player:
        owner = side if view.options else _owner(scene)
    known = {(f.side, f.number) for f in [*scene.figures, *scene.bench, *scene.gone]}
    fresh = [n for n in dict.fromkeys(numbers) if (owner, n) not in known]
    return [found for n in fresh if (found := printed(t, owner, n)) is not None]


def _owner(scene: Scene) -> int:
    """Whose figure is lifted at a penalty: the side that has fewer figures in sight."""
    count = [sum(f.side == side for f in scene.figures) for side in range(2)]
    return 0 if count[0] < count[1] else 1


def _lined_up_before(view: View, scene: Scene, side: int) -> list[int]:
    """Who was on the pitch when the goal fell, with his side's substitutions since: who went off is gone."""
    numbers = [int(number) for number in PLACED.findall(str(view.fields.get(SIDES[side], "")))]
    gone = {f.number for f in scene.gone if f.side == side}
    bench = {f.number for f in scene.bench if f.side == side}
    for off, on in (map(int, found.groups()) for word in view.since if (found := EXCHANGE.fullmatch(word))):
        if off in numbers and off in gone and on not in bench and on not in numbers:
            numbers[numbers.index(off)] = on
    return numbers
