"""The field: home's end zone on the left, away's on the right, a lane for each down, the ball and the marker."""

import functools

from downfield.games.first_and_roll.board.dice import ball
from downfield.games.first_and_roll.notation.shown import Scene
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import move, text

WIDTH, HEIGHT = 1000, 620
LEFT, RIGHT = 140.0, 916.0  # the goal lines
ZONE = 62.0  # depth of an end zone
POSTS = 32.0  # how far its name stands above the middle, for goal posts may stand below
TOP, LANE = 176.0, 68.0  # the first lane
BOTTOM = TOP + 4 * LANE
NUMBERS = 40.0  # the strip above the lanes, with the numbers
UNIT = (RIGHT - LEFT) / 100
DOWNS = ("play", "penalty", "punt", "fieldgoal")  # moments at which a down is being played


def across(yards: float) -> float:
    """Where a yard line is, counted from home's goal line."""
    return LEFT + UNIT * yards


def spot(scene: Scene, yards: float) -> float:
    """Where a yard line is, counted from the own goal line of whoever has the ball."""
    return across(100 - yards if scene.possession == 1 else yards)


def middle(lane: float) -> float:
    """The height of the middle of a lane."""
    return TOP + LANE * (lane + 0.5)


def lane_of(scene: Scene) -> float:
    """The lane of the down; what is no down is played in the middle of the field."""
    return scene.down - 1 if _is_down(scene) else 1.5


def _is_down(scene: Scene) -> bool:
    return scene.phase in DOWNS and 1 <= scene.down <= 4


# What never changes ---------------------------------------------------------------------------------------------


def field(say: Say) -> str:
    """Turf, end zones, lines and numbers."""
    parts = [_turf(), _zone(0, say("home")), _zone(1, say("away")), _lines(), _lane_lines()]
    parts += [_number(ten) for ten in range(10, 100, 10)]
    parts += [_tab(down, say("board-down", down=down)) for down in range(1, 5)]
    return "".join(parts)


def _turf() -> str:
    """Mown in stripes of ten yards, with a soft edge around."""
    top, high = TOP - NUMBERS, BOTTOM - TOP + NUMBERS
    edge = el(
        "rect", x=LEFT - ZONE - 6, y=top - 6, width=RIGHT - LEFT + 2 * ZONE + 12, height=high + 12, rx=8,
        fill="rgba(0,0,0,.28)",
    )  # fmt: skip
    stripes = "".join(
        el(
            "rect", x=across(10 * i), y=top, width=UNIT * 10 + 0.5, height=high,
            class_="turf-2" if i % 2 else "turf",
        )
        for i in range(10)
    )  # fmt: skip
    return edge + stripes


def _zone(side: int, name: str) -> str:
    """An end zone: home's solid, away's hatched."""
    left = RIGHT if side else LEFT - ZONE
    top, high = TOP - NUMBERS, BOTTOM - TOP + NUMBERS
    box = {"x": left, "y": top, "width": ZONE, "height": high}
    ground = el("rect", class_="away" if side else "home", **box)
    if side:
        ground += el("rect", class_="hatch", opacity=0.3, **box)
    centre = move(left + ZONE / 2, top + high / 2 - POSTS, 90 if side else -90)
    painted = text(
        0, 0, name.upper(), 44, class_="paper", letter_spacing=10, paint_order="stroke",
        stroke="var(--away)" if side else "var(--home)", stroke_width=7,
    )  # fmt: skip
    return ground + el("g", painted, transform=centre) + el("rect", class_="line", stroke_width=2.5, **box)


def _lines() -> str:
    """Lines every five yards across, and hash marks for the single ones."""
    top = TOP - NUMBERS
    tens = "".join(f"M{across(y):.5g} {top:g}V{BOTTOM:g}" for y in range(10, 100, 10))
    fives = "".join(f"M{across(y):.5g} {TOP:g}V{BOTTOM:g}" for y in range(5, 100, 10))
    ones = "".join(
        f"M{across(y):.5g} {line - 3:g}v6"
        for line in (TOP, TOP + LANE, TOP + 2 * LANE, TOP + 3 * LANE, BOTTOM)
        for y in range(1, 100)
        if y % 5
    )
    return (
        el("path", d=tens, class_="line", stroke_width=2, opacity=0.75)
        + el("path", d=fives, class_="line", stroke_width=1.2, opacity=0.45)
        + el("path", d=ones, class_="line", stroke_width=1, opacity=0.55)
        + el(
            "path",
            d=f"M{LEFT:g} {top:g}H{RIGHT:g}M{LEFT:g} {BOTTOM:g}H{RIGHT:g}",
            class_="line",
            stroke_width=2.5,
        )
    )


def _lane_lines() -> str:
    """What separates the downs."""
    d = "".join(f"M{LEFT:g} {TOP + LANE * i:g}H{RIGHT:g}" for i in range(4))
    return el("path", d=d, class_="line", stroke_width=1.2, opacity=0.5)


def _number(ten: int) -> str:
    """The number on both sides of its line, with an arrow to the nearer goal."""
    x, y, shown = across(ten), TOP - NUMBERS / 2, min(ten, 100 - ten)
    halves = text(x - 13, y, shown // 10, 32, class_="chalk") + text(x + 13, y, 0, 32, class_="chalk")
    if ten == 50:
        return halves
    way = -1 if ten < 50 else 1
    arrow = f"M{x + way * 33:.5g} {y:g}l{-way * 7} -5v10z"
    return halves + el("path", d=arrow, class_="chalk", opacity=0.8)


def _tab(down: int, name: str) -> str:
    """The name of a lane, at its left."""
    return text(40, middle(down - 1), name, 25, class_="chalk", opacity=0.7)


# What moves -----------------------------------------------------------------------------------------------------


def play(scene: Scene, say: Say) -> str:
    """The lane of the down, the way to go, the marker and the ball."""
    owned, down = scene.possession in (0, 1), _is_down(scene)
    here, low = spot(scene, scene.ball) if owned else across(50), middle(lane_of(scene))
    goal = spot(scene, scene.marker) if is_marked(scene) else None
    gain = spot(scene, max(0, min(100, scene.ball + scene.gain))) if scene.gain and owned else None
    said = say("cell-ball", spot=where(scene, say) or say("board-midfield"))
    return (
        _lane(low, scene.down if down else 0, say)
        + _way(scene.possession, here, low, UNIT * scene.togo if down else 150, scene.distance)
        + _marker(goal, scene.togo, say)
        + _gain(gain, scene.gain, say)
        + _ball(here, low, scene.possession == 1, said)
    )


def cells(scene: Scene) -> list[str]:
    """What lies on the field and says something."""
    owned = scene.possession in (0, 1)
    there = {
        "m-ball": True,
        "m-marker": is_marked(scene),
        "m-gain": bool(scene.gain) and owned,
        "m-flag": bool(scene.flag),
    }
    return [name for name, shown in there.items() if shown]


def is_marked(scene: Scene) -> bool:
    """Whether there are yards to go."""
    return _is_down(scene) and scene.togo > 0


def where(scene: Scene, say: Say) -> str:
    """The spot, named by the side in whose half it is."""
    if scene.possession not in (0, 1):
        return ""
    if scene.ball == 50:
        return say("board-midfield")
    owner = scene.possession if scene.ball < 50 else 1 - scene.possession
    return say("board-spot", side=say(("home", "away")[owner]), line=scene.line)


@functools.lru_cache(maxsize=500)
def _lane(y: float, down: int, say: Say) -> str:
    """The lane that is played, lit; its name on a paper tab."""
    shown = bool(down)
    band = el("rect", x=LEFT, y=-LANE / 2, width=RIGHT - LEFT, height=LANE, fill="var(--glow)", opacity=0.13)
    rim = el("rect", x=LEFT, y=-LANE / 2, width=RIGHT - LEFT, height=LANE, class_="line", stroke_width=2)
    tab = "M10 -24H64L75 0L64 24H10Z"
    name = el("path", d=tab, class_="card") + el("path", d=tab, class_="edge", stroke_width=2)
    name += text(38, 0, say("board-down", down=down) if shown else "", 25)
    return el("g", band, rim, name, id="m-lane", class_="move", transform=move(0, y), opacity=int(shown))


@functools.lru_cache(maxsize=2000)
def _way(side: int, x: float, y: float, far: float, distance: int) -> str:
    """Chevrons from the ball in the direction of play, as far as the marker."""
    if side not in (0, 1):
        return el("path", id="m-way", class_="move line", d="M0 0", transform=move(LEFT, 0), opacity=0)
    way = -1 if side else 1
    room = UNIT * distance + ZONE - 40  # up to the end line
    many = max(0, min(max(2, int((far - 36) // 20)), int(room // 20)))
    d = "".join(f"M{way * (36 + 20 * i):g} -9l{way * 9} 9l{-way * 9} 9" for i in range(many)) or "M0 0"
    return el(
        "path", id="m-way", class_="move line", d=d, stroke_width=3.5, stroke_linecap="round",
        stroke_linejoin="round", opacity=0.85, transform=move(x, y),
    )  # fmt: skip


@functools.lru_cache(maxsize=2000)
def _marker(at: float | None, togo: int, say: Say) -> str:
    """The first-down line through all lanes, a post at its foot with the yards to go."""
    shown = at is not None
    x = across(50) if at is None else at
    line = el("path", d=f"M0 {TOP:g}V{BOTTOM:g}", fill="none", stroke="var(--glow)", stroke_width=5)
    plate = el(
        "path",
        d="M-22 -13H-7L0 -23L7 -13H22V16H-22Z",
        fill="var(--glow)",
        stroke="var(--ink)",
        stroke_width=2,
    )
    told = text(0, 1, togo, 28) if shown else ""
    post = el("g", plate, told, transform=move(0, BOTTOM + 1))
    said = say("cell-marker", togo=togo) if shown else None
    return el(
        "g", line, post, id="m-marker", class_="move", aria_label=said, transform=move(x, 0), opacity=int(shown)
    )  # fmt: skip


@functools.lru_cache(maxsize=2000)
def _gain(at: float | None, yards: int, say: Say) -> str:
    """While dice are still to come: the line to which those on the table would carry the ball."""
    shown = at is not None
    x = across(50) if at is None else at
    line = el(
        "path", d=f"M0 {TOP:g}V{BOTTOM:g}", class_="line", stroke_width=4, stroke_dasharray="3 9",
        stroke_linecap="round",
    )  # fmt: skip
    plate = el("rect", x=-36, y=TOP - 37, width=72, height=34, rx=17, class_="paper")
    plate += el("rect", x=-36, y=TOP - 37, width=72, height=34, rx=17, class_="edge", stroke_width=2)
    told = text(0, TOP - 20, f"{yards:+d}".replace("-", "−"), 28) if shown else ""
    said = say("cell-gain", yards=yards) if shown else None
    return el(
        "g", line, plate, told, id="m-gain", class_="move", aria_label=said, transform=move(x, 0),
        opacity=int(shown),
    )  # fmt: skip


@functools.lru_cache(maxsize=1000)
def _ball(x: float, y: float, turned: bool, said: str) -> str:
    """The ball, with a line across the lane where it lies."""
    shade = el("ellipse", cx=2, cy=14, rx=24, ry=6, fill="rgba(0,0,0,.35)")
    line = el("path", d=f"M0 {-LANE / 2:g}V{LANE / 2:g}", class_="line", stroke_width=3)
    lying = el("g", ball(0.78), transform="rotate(180)") if turned else ball(0.78)
    return el(
        "g", line, shade, lying, id="m-ball", class_="move", aria_label=said,
        transform=move(x, y),
    )  # fmt: skip
