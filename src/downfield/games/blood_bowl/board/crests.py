"""The crests of teams: a shield in the colours of a side, and the head by which a team is known."""

from typing import cast

from downfield.games.blood_bowl.board.figures import worn
from downfield.games.blood_bowl.board.looks import crested
from downfield.games.blood_bowl.components.parts import Parts
from downfield.kernel.show.face import Crests
from downfield.kernel.show.svg import el
from downfield.kernel.spec import Game
from downfield.toolkit.figures.likeness import hatches, tones
from downfield.toolkit.figures.parts import STYLE, parts
from downfield.toolkit.figures.portraits import sprite

SHIELD = "M-29 -35H29V4C29 24 14 33 0 39C-14 33 -29 24 -29 4Z"
FOOT = "M-29 12H29C25 27 12 34 0 39C-12 34 -25 27 -29 12Z"
LARGEST = 0.92  # of a head on a shield


def crests(game: Game) -> Crests:
    """The crests of all teams, home's and away's, and what they are drawn with."""
    heads = {team.id: crested(team) for team in cast(Parts, game.pack.parts).teams.teams}
    drawn_with = el("defs", hatches(), *[_head(head) for head in sorted(set(heads.values()))])
    both = [{team: _crest(head, side) for team, head in heads.items()} for side in (0, 1)]
    return sprite(STYLE, drawn_with), (both[0], both[1])


def _head(head: str) -> str:
    """A head, turned neither way."""
    part = parts("heads")[head]
    (large,) = part.numbers("large", "1")
    scale = f"translate(0 -4) scale({LARGEST / max(1.0, large):g})"
    return el("g", part.drawing, id=f"crest-{head}", class_=tones(part), transform=scale)


def _crest(head: str, side: int) -> str:
    """A shield whose foot bears the colours of the side, solid or hatched."""
    shield = el("path", d=SHIELD, class_="fg-bone") + el("path", d=FOOT, class_="fg-kit")
    rim = el("path", d=SHIELD, class_="fg-ink fg-none")
    man = el("use", href=f"#crest-{head}", transform="scale(-1 1)" if side else None)
    inner = el("g", shield, man, rim, class_=worn(side, ""))
    return el("svg", inner, class_="df crest", viewBox="-32 -38 64 80", aria_hidden="true")
