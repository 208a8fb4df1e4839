"""Above the pitch: both teams with score, turns, re-rolls, apothecary and bribes; between them half and weather."""

import functools

from downfield.games.blood_bowl.board.badges import FIVE
from downfield.games.blood_bowl.board.field import SIDES, WIDTH, move
from downfield.games.blood_bowl.board.figures import ball
from downfield.games.blood_bowl.board.words import team
from downfield.games.blood_bowl.notation.shown import Scene, scene_of
from downfield.kernel.show.svg import Say, el
from downfield.kernel.view import View
from downfield.toolkit.pieces import DISPLAY, text

EDGE, HIGH, PLATE = 4.0, 98.0, 404.0
STEP, TRACK = 26.0, 44.0  # of the turn track; where it lies in the plate
LOW = 78.0  # where the tokens lie
SCORE = 92.0  # the width for the points
WEATHERS = {
    "sweltering": "M0 -8V-13M0 8V13M-8 0H-13M8 0H13M-6 -6L-9 -9M6 6L9 9M-6 6L-9 9M6 -6L9 -9M-9 18q3 -3 6 0t6 0t6 0",
    "sunny": "M0 -9V-15M0 9V15M-9 0H-15M9 0H15M-6.5 -6.5L-11 -11M6.5 6.5L11 11M-6.5 6.5L-11 11M6.5 -6.5L11 -11",
    "perfect": "M0 -8V-12M0 8V12M-8 0H-12M8 0H12",
    "rain": "M-8 7l-3 8M0 7l-3 8M8 7l-3 8",
    "blizzard": "M0 -13V13M-11 -6.5L11 6.5M-11 6.5L11 -6.5M-4 -11L0 -8L4 -11M-4 11L0 8L4 11",
}
CLOUD = "M-12 4a6 6 0 0 1 1 -11a8 8 0 0 1 15 -2a6.5 6.5 0 0 1 7 13z"


def plates() -> str:
    """What never changes: two plates and the board between them."""
    x = EDGE + PLATE + 8
    board = el("rect", x=x, y=EDGE, width=WIDTH - 2 * x, height=HIGH, rx=8, class_="hollow")
    return el("g", _plate(0), _plate(1), board)


def _left(side: int) -> float:
    return WIDTH - EDGE - PLATE if side else EDGE


def _plate(side: int) -> str:
    """Paper with a bar in the side's colour on the outer edge: home's solid, away's hatched."""
    x = _left(side)
    box = {"x": x, "y": EDGE, "width": PLATE, "height": HIGH, "rx": 8}
    bar = {"x": x + PLATE - 18 if side else x, "y": EDGE, "width": 18, "height": HIGH, "rx": 8}
    found = el("rect", fill="rgba(0,0,0,.3)", transform="translate(2 3)", **box) + el(
        "rect", class_="card", **box
    )
    found += el("rect", class_=SIDES[side], **bar)
    found += el("rect", class_="hatch", opacity=0.6, **bar) if side else ""
    return found + el("rect", class_="line", stroke_width=1.6, **box)


# What changes -----------------------------------------------------------------------------------------------------


def head(view: View, say: Say) -> str:
    """Both plates, the half and the weather."""
    scene = scene_of(view)
    sides = "".join(_side(view, side, say) for side in (0, 1))
    middle = _half(scene.phase, scene.half, say) + _weather(scene.weather, say)
    return el("g", sides, middle, id="m-head")


def cells(scene: Scene, say: Say) -> list[list[str]]:
    """Two rows: scores, half and weather; then what each side has left."""
    rest: list[str] = []
    for side, name in enumerate(SIDES):
        rest += [f"m-{what}-{name}" for what in ("turns", "rerolls", "doctor", "bribes")]
        rest += [f"m-effects-{name}"] if effects(scene, side, say) else []
    return [["m-score-home", "m-half", "m-weather", "m-score-away"], rest]


def _at(side: int, along: float) -> float:
    """A place on a plate, from its outer edge."""
    return WIDTH - EDGE - along if side else EDGE + along


def _side(view: View, side: int, say: Say) -> str:
    scene = scene_of(view)
    has = any(f.ball and f.side == side for f in scene.figures)
    running = scene.active == side and scene.phase == "turn"
    coached = scene.coached[side]
    return (
        _score(side, view.points[side], team(view, side, say), has, say)
        + _turns(side, scene.turns[side], scene.most_turns, running, say)
        + _rerolls(side, scene.rerolls[side] - coached, coached, scene.leader[side], say)
        + _staff(side, scene.doctors[side], scene.bribes[side], say)
        + _effects(side, tuple(effects(scene, side, say)), say)
    )


def _ground(x: float, y: float, wide: float, high: float) -> str:
    """Answers to the pointer between the words too."""
    return el("rect", x=x, y=y, width=wide, height=high, fill="none", pointer_events="all")


@functools.lru_cache(maxsize=1000)
def _score(side: int, points: int, name: str, has: bool, say: Say) -> str:
    """The points, the name, and a ball beside whoever has it."""
    number = text(_at(side, 18 + SCORE / 2), EDGE + HIGH / 2, points, 66, font_family=DISPLAY)
    anchor = "end" if side else "start"
    title = text(
        _at(side, 18 + SCORE), EDGE + 20, name, min(23.0, 300 / max(6, len(name))), text_anchor=anchor,
        font_family=DISPLAY,
    )  # fmt: skip
    mark = el("g", ball(0.72), transform=move(_at(side, PLATE - 24), EDGE + 20)) if has else ""
    said = say("cell-score", side=SIDES[side], team=name, points=points, ball=int(has))
    ground = _ground(_left(side), EDGE, PLATE, 34)
    return el("g", ground, number, title, mark, id=f"m-score-{SIDES[side]}", aria_label=said)


@functools.lru_cache(maxsize=300)
def _turns(side: int, now: int, usual: int, running: bool, say: Say) -> str:
    """The turn track: those played are filled, the running one is lit."""
    most = max(usual, now)
    parts = []
    for turn in range(1, most + 1):
        lit = running and turn == now
        x = _at(side, 18 + SCORE + STEP * (turn - 0.5 if not side else most - turn + 0.5))
        fill = (
            {"fill": "var(--glow)"}
            if lit
            else {"class_": "ink", "opacity": 0.55}
            if turn <= now
            else {"fill": "none"}
        )
        box = {"x": x - 11, "y": EDGE + TRACK - 11, "width": 22, "height": 22, "rx": 5}
        parts.append(el("rect", **box, **fill))
        parts.append(el("rect", class_="edge", stroke_width=2.4 if lit else 1, **box))
        parts.append(text(x, EDGE + TRACK, turn, 13.5, class_="paper" if turn <= now and not lit else "ink"))
    said = say("cell-turns", side=SIDES[side], turn=now, most=usual, running=int(running))
    return el("g", *parts, id=f"m-turns-{SIDES[side]}", aria_label=said)


@functools.lru_cache(maxsize=1000)
def _rerolls(side: int, bought: int, coached: int, leader: int, say: Say) -> str:
    """Re-rolls as tokens with a turning arrow; those of a coach's good day or a leader bear a star."""
    total = bought + coached + leader
    shown = total if total <= 6 else 5
    x = 18 + SCORE + 11
    parts = [_token(side, _at(side, x + 24 * i), i >= bought) for i in range(shown)]
    if total > shown:
        parts.append(text(_at(side, x + 24 * shown + 1), EDGE + LOW, f"+{total - shown}", 15))
    if not total:
        parts.append(text(_at(side, x), EDGE + LOW, "–", 18, opacity=0.6))
    said = say(
        "cell-rerolls",
        side=SIDES[side],
        count=total,
        coached=coached,
        leader=leader,
    )
    left = min(_at(side, x - 12), _at(side, x + 24 * 6 - 12))
    ground = _ground(left, EDGE + LOW - 13, 150, 26)
    return el("g", ground, *parts, id=f"m-rerolls-{SIDES[side]}", aria_label=said)


def _token(side: int, x: float, starred: bool) -> str:
    disc = el("circle", r=11, class_=SIDES[side], stroke="var(--ink)", stroke_width=1.2)
    disc += el("circle", r=11, class_="hatch", opacity=0.4) if side else ""
    d = "M5.4 -2.6A6 6 0 1 0 5.8 2.4M6.4 -6.4V-2H2"
    again = el("path", d=d, fill="none", stroke="var(--paper)", stroke_width=2.2, stroke_linecap="round")
    star = el("path", d=FIVE, class_="paper", transform="scale(.6)") if starred else ""
    return el("g", disc, again, star, transform=move(x, EDGE + LOW))


@functools.lru_cache(maxsize=1000)
def _staff(side: int, doctors: int, bribes: int, say: Say) -> str:
    """The apothecary's bag and the bribes, faint once they are spent."""
    bag = el(
        "rect", x=-12, y=-9, width=24, height=18, rx=3, class_="paper", stroke="var(--ink)", stroke_width=1.5
    )
    bag += el("path", d="M-5 -9v-4h10v4", class_="edge", stroke_width=1.5)
    bag += el("path", d="M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z", class_="green")
    more = text(17, 0, f"×{doctors}", 12, text_anchor="start") if doctors > 1 else ""
    said = say("cell-doctor", side=SIDES[side], count=doctors)
    found = el(
        "g", bag, more, id=f"m-doctor-{SIDES[side]}", aria_label=said,
        transform=move(_at(side, PLATE - 96), EDGE + LOW), opacity=None if doctors else 0.28,
    )  # fmt: skip
    purse = el(
        "path",
        d="M-7 -3Q-12 9 -4 10H4Q12 9 7 -3L4 -6L7 -10H-7L-4 -6Z",
        class_="coin",
        stroke="var(--ink)",
        stroke_width=1.5,
    )
    purse += text(0, 3, bribes, 12)
    said = say("cell-bribes", side=SIDES[side], count=bribes)
    return found + el(
        "g", purse, id=f"m-bribes-{SIDES[side]}", aria_label=said, transform=move(_at(side, PLATE - 46), EDGE + LOW),
        opacity=None if bribes else 0.28,
    )  # fmt: skip


@functools.lru_cache(maxsize=1000)
def _effects(side: int, found: tuple[str, ...], say: Say) -> str:
    """[BB-7.5, BB-14.8] A star with the number of prayers in effect, a coach sent off included; nothing for none."""
    if not found:
        return ""
    disc = el("circle", r=11, class_="yellow", stroke="var(--ink)", stroke_width=1.4)
    disc += el("path", d=FIVE, class_="ink", transform="translate(-4 0) scale(.62)") + text(
        4.6, 0, len(found), 12
    )
    said = say("cell-effects", side=SIDES[side], effects=", ".join(found))
    where = move(_at(side, PLATE - 134), EDGE + LOW)
    return el("g", disc, id=f"m-effects-{SIDES[side]}", aria_label=said, transform=where)


def effects(scene: Scene, side: int, say: Say) -> list[str]:
    """What is true of a side beyond its tokens, by name."""
    found = [say(f"prayer-{name}") for name in scene.prayers[side]]
    return found + ([say("board-ejected")] if "ejected" in scene.switches[side] else [])


@functools.lru_cache(maxsize=1000)
def _half(phase: str, half: int, say: Say) -> str:
    """The half, and what comes next before it begins."""
    words = say("board-half", half=half) if phase in ("drive", "turn") else say(f"board-phase-{phase}")
    line = text(WIDTH / 2, EDGE + 22, words, min(21.0, 240 / max(8, len(words))), class_="chalk")
    ground = _ground(WIDTH / 2 - 80, EDGE, 160, 40)
    return el("g", ground, line, id="m-half", aria_label=words)


@functools.lru_cache(maxsize=1000)
def _weather(kind: str, say: Say) -> str:
    """A drawing of the sky, and its name."""
    line = {
        "d": WEATHERS[kind],
        "fill": "none",
        "stroke": "var(--glow)",
        "stroke_width": 2.4,
        "stroke_linecap": "round",
    }
    sign = el("path", **line)
    if kind == "rain":
        sign = el("path", d=CLOUD, class_="silver") + sign
    elif kind != "blizzard":
        sign = el("circle", r=5.6, fill="var(--glow)") + sign
    words = say(f"weather-{kind}")
    drawn = el("g", sign, transform=move(WIDTH / 2, EDGE + 54))
    label = text(WIDTH / 2, EDGE + 85, words, min(16.0, 230 / max(8, len(words))), class_="chalk")
    ground = _ground(WIDTH / 2 - 80, EDGE + 40, 160, HIGH - 40)
    return el("g", ground, drawn, label, id="m-weather", aria_label=say("cell-weather", weather=words))
