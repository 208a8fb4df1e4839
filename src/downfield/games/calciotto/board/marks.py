"""The ends of the ways of a figure, drawn: discs with what they cost, rings, and the lanes of the ball."""

from downfield.games.calciotto.board.pitch import SIZE, middle, square_words
from downfield.games.calciotto.notation.elements import figure_id, square_id
from downfield.games.calciotto.notation.questions import PUT, SQUARES
from downfield.games.calciotto.notation.shown import Scene, scene_of
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say, el
from downfield.kernel.show.walk import Walk
from downfield.toolkit.pieces import move, text

ROUND = {"x": -26, "y": -28, "width": 52, "height": 56, "rx": 14}  # a figure from head to base


def marks(look: Look, found: list[Walk], say: Say) -> tuple[str, list[list[str]]]:
    """The ends of these ways: a disc with the cost in each square, a ring round each figure, lanes of the ball."""
    scene = scene_of(look.view)
    there = not look.lining_up and (look.view.question in SQUARES or look.view.question in PUT)
    drawn, rows = [], dict[int, list[tuple[int, str]]]()
    for walk in found:
        if walk.target.startswith("m-f"):
            drawn.append(_ring(scene, walk))
        elif walk.target.startswith("m-s") and not there and not walk.token.startswith("!"):
            x, y = _square(walk.target)
            rows.setdefault(x, []).append((y, walk.target))
            drawn.append(_end(x, y, walk, say))
        if walk.path and walk.path[0].startswith("m-lane"):
            drawn.append(_lane(scene, walk))
    listed = {walk.target for walk in found} | {"m-f"}
    on_the_way = {name for walk in found for name in walk.path if name.startswith("m-s")} - listed
    passed = [] if there else [_passed(*_square(name)) for name in sorted(on_the_way)]
    cells = [[name for _, name in sorted(rows[x])] for x in sorted(rows)]
    return "".join(passed + drawn), cells


def _square(name: str) -> tuple[int, int]:
    _, _, x, y = name.split("-")
    return int(x), int(y)


def _box(x: int, y: int) -> str:
    (right, low), half = middle(x, y), SIZE / 2 - 1
    d = f"M{right - half:g} {low - half:g}h{2 * half:g}v{2 * half:g}h{-2 * half:g}z"
    return el("path", class_="mark", d=d, fill="var(--glow)", opacity=0)


def _passed(x: int, y: int) -> str:
    """A square on the way where no run may end."""
    return el("g", _box(x, y), id=square_id(x, y), class_="piece")


def _end(x: int, y: int, walk: Walk, say: Say) -> str:
    """A disc with the points it costs; a glowing one where the figure could then challenge for the ball."""
    right, low = middle(x, y)
    steps = len(walk.path)
    placed = "@" in walk.token
    edge = (
        {"stroke": "var(--glow)", "stroke_width": 4}
        if walk.share is not None
        else {"stroke": "var(--ink)", "stroke_width": 1.2}
    )
    disc = el("circle", cx=right, cy=low, r=7 if placed else 12.5, class_="chalk", opacity=0.92, **edge)
    cost = "" if placed else text(right, low, steps, 15)
    return el("g", _box(x, y), disc, cost, id=walk.target, aria_label=square_words(x, y, say))


def _ring(scene: Scene, walk: Walk) -> str:
    """Round a figure: a receiver, an opponent with the chance, one who goes off."""
    f = next((f for f in scene.figures if figure_id(f.side, f.number) == walk.target), None)
    if f is None:
        return ""
    ring = el("rect", fill="none", stroke="var(--glow)", stroke_width=4, **ROUND)
    label = ""
    if walk.share is not None and not walk.token.startswith("!"):
        slip = el(
            "rect",
            x=-22,
            y=-9,
            width=44,
            height=18,
            rx=5,
            class_="card",
            stroke="var(--glow)",
            stroke_width=2.4,
        )
        label = el("g", slip, text(0, 0, f"{walk.share * 100:.0f}%", 14), transform="translate(0 -33)")
    return el("g", ring, label, class_="piece", transform=move(*middle(f.x, f.y)))


def _lane(scene: Scene, walk: Walk) -> str:
    """The line of a pass or a shot, seen when it is lit."""
    ids = {figure_id(f.side, f.number): (f.x, f.y) for f in scene.figures}
    if walk.source not in ids:
        return ""
    (x, y) = middle(*ids[walk.source])
    to, low = middle(*(ids.get(walk.target) or _square(walk.target)))
    line = {"d": f"M{x:g} {y:g}L{to:g} {low:g}", "fill": "none", "stroke_linecap": "round"}
    under = el("path", stroke="var(--ink)", stroke_width=7, **line)
    over = el("path", stroke="var(--glow)", stroke_width=4, stroke_dasharray="2 9", **line)
    return el("g", under, over, id=walk.path[0], class_="reach")
