"""Paper tiles for what is decided without cards: fourth down, touchdown, tosses, conceding; and the end."""

from downfield.games.first_downs.board.cards import HEADS, HIGH, TOP
from downfield.games.first_downs.board.coins import BIG, at, coin, label
from downfield.games.first_downs.components.parts import FieldCoins
from downfield.games.first_downs.notation.shown import Scene
from downfield.kernel.show.svg import Say, el

WIDE, TALL, GAP = 296, 256, 30
BALL = "M-34 0C-20 -24 20 -24 34 0C20 24 -20 24 -34 0Z"

Tile = tuple[str, str, str, str]  # token, drawing, name, what it means


def tiles(scene: Scene, parts: FieldCoins, options: list[str], say: Say) -> tuple[str, list[str]]:
    """The tiles of the present decision, and the tokens they stand for; all of them, whoever decides."""
    found = _tiles(scene, parts, say)
    left = 500 - (len(found) * (WIDE + GAP) - GAP) / 2
    drawn = "".join(
        _tile(tile, left + i * (WIDE + GAP), tile[0] in options, say) for i, tile in enumerate(found)
    )
    return drawn, [tile[0] for tile in found]


def _tiles(scene: Scene, parts: FieldCoins, say: Say) -> list[Tile]:
    match scene.phase:
        case "fourth":
            return _fourth(scene, say)
        case "touchdown":
            return _touchdown(parts, say)
        case "field-goal":
            return _tosses(scene, say)
        case "concede":
            return [
                ("pass", _ball(), say("board-play-on"), ""),
                ("concede", _flag(), say("board-concede"), ""),
            ]
    return []


def _fourth(scene: Scene, say: Say) -> list[Tile]:
    """[FFD-7.1] Three ways to use the last down."""
    return [
        ("gamble", _ball(), say("board-gamble"), say("board-gamble-note", togo=scene.togo)),
        ("fg", _posts(), say("board-fg"), say("board-fg-note", tosses=scene.calls_needed)),
        ("punt", _punt(), say("board-punt"), say("board-punt-note")),
    ]


def _touchdown(parts: FieldCoins, say: Say) -> list[Tile]:
    """[FFD-6.1] The points, or a try for more."""
    points = parts.points
    both = f"{points.converted} / {points.unconverted}"
    note = say("board-convert-note", yards=parts.conversion.yards)
    return [
        ("take7", _figure(str(points.touchdown)), say("board-take"), ""),
        ("convert", _figure(both), say("board-convert"), note),
    ]


def _tosses(scene: Scene, say: Say) -> list[Tile]:
    """[FFD-7.5] Two sides of a coin, and what it costs not to toss it."""
    left = say("board-tosses", tosses=scene.calls)
    price = say("board-pay-note", price=scene.skip)
    found = [
        ("heads", coin(BIG, "", "silver") + head(), say("board-heads"), left),
        ("tails", coin(BIG, "", "silver") + tail(), say("board-tails"), left),
    ]
    can_pay = scene.attack_momentum >= scene.skip
    return [*found, ("pay", _paid(scene.skip), say("board-pay"), price)] if can_pay else found


def _tile(tile: Tile, x: float, open: bool, say: Say) -> str:
    """A tile with its drawing above and its words below."""
    token, drawing, name, note = tile
    shadow = el("rect", x=4, y=5, width=WIDE, height=TALL, rx=10, fill="#000", opacity=0.28)
    paper = el(
        "rect", width=WIDE, height=TALL, rx=10, class_="card",
        stroke="var(--glow)" if open else "var(--ink)", stroke_width=4 if open else 1.5,
    )  # fmt: skip
    size = min(34.0, 440 / max(1, len(name)))
    told = label(name, WIDE / 2, 198, size, font_weight=700) + label(
        note, WIDE / 2, 232, min(23, 430 / max(1, len(note)))
    )
    return el(
        "g", shadow, paper, el("g", drawing, transform=at(WIDE / 2, 88)), told,
        id=f"m-tile-{token}", class_="move target" if open else "move", data_token=token,
        aria_label=say("cell-tile", name=name, note=note or "none"),
        transform=at(x, (HEADS + TOP + HIGH - TALL) / 2),
    )  # fmt: skip


# Drawings -------------------------------------------------------------------------------------------------------


def _ball(turn: int = -24) -> str:
    """A football with its laces."""
    body = el("path", d=BALL, fill="var(--leather)", stroke="var(--ink)", stroke_width=2.5)
    laces = el(
        "path", d="M-14 0H14M-9 -5v10M-3 -5v10M3 -5v10M9 -5v10", fill="none", stroke="var(--card)",
        stroke_width=3,
    )  # fmt: skip
    return el("g", body, laces, transform=f"rotate({turn}) scale(1.5)")


def _posts() -> str:
    """The goal, and a ball between its posts."""
    goal = el("path", d="M0 66V28M-52 28H52M-52 28V-52M52 28V-52", class_="edge", stroke_width=9)
    small = el("g", _ball(20), transform="translate(4 -20) scale(.55)")
    return el("g", goal, stroke_linecap="round") + small


def _punt() -> str:
    """A ball that flies far."""
    path = el(
        "path", d="M-96 50C-60 -40 20 -60 62 -30", class_="edge", stroke_width=4, stroke_dasharray="3 11",
        stroke_linecap="round",
    )  # fmt: skip
    ground = el("path", d="M-104 62H104", class_="edge", stroke_width=4)
    return path + ground + el("g", _ball(24), transform="translate(78 -16) scale(.7)")


def _flag() -> str:
    """A white flag."""
    pole = el("path", d="M-40 64V-60", class_="edge", stroke_width=7, stroke_linecap="round")
    cloth = el(
        "path", d="M-37 -56C-10 -72 10 -40 50 -54V0C10 14 -10 -16 -37 -2Z", class_="paper",
        stroke="var(--ink)", stroke_width=3,
    )  # fmt: skip
    return pole + cloth


def _figure(text: str) -> str:
    return label(text, 0, 36, 100, font_weight=700)


def head() -> str:
    """A player's helmet, struck on a coin."""
    shell = el("path", d="M-34 14C-40 -34 30 -46 34 -2L6 4L8 22L-10 28C-24 28 -32 24 -34 14Z", class_="ink")
    guard = el("path", d="M12 8H40V24H12M26 8V24", class_="edge", stroke_width=4)
    return shell + guard


def tail() -> str:
    """A goal, struck on a coin."""
    return el("path", d="M0 38V12M-28 12H28M-28 12V-30M28 12V-30", class_="edge", stroke_width=7)


def _paid(price: int) -> str:
    """The momentum that it costs."""
    chevron = el("path", d="M-16 -20l16 20l-16 20M4 -20l16 20l-16 20", class_="edge", stroke_width=7)
    shown = min(price, 4)
    return "".join(
        el("g", coin(48, "", "coin"), chevron, transform=at(26 * (i - (shown - 1) / 2), 0))
        for i in range(shown)
    )


def big_coin(say: Say) -> str:
    """[FFD-2.2] The coin that decides who attacks first."""
    drawn = el("g", coin(BIG * 1.5, "", "silver"), el("g", head(), transform="scale(1.5)"))
    said = say("board-flip")
    told = label(said, 0, 145, 30, class_="chalk", font_weight=700)
    return el("g", drawn, told, id="m-toss", class_="move", aria_label=said, transform=at(500, TOP + 86))


def ending(view_winner: int | None, points: tuple[int, int], say: Say) -> str:
    """The last sheet: who has won."""
    told = (
        say("board-draw") if view_winner is None else say("board-winner", side=("home", "away")[view_winner])
    )
    paper = el(
        "rect", x=-260, width=520, height=230, rx=10, class_="card", stroke="var(--ink)", stroke_width=1.5
    )
    score = label(f"{points[0]} – {points[1]}", 0, 130, 110, font_weight=700)
    name = label(told, 0, 195, min(40.0, 760 / max(1, len(told))), font_weight=700)
    said = say("board-spoken-over", home=points[0], away=points[1])
    return el(
        "g", paper, score, name, id="m-ending", class_="move", aria_label=f"{told}. {said}",
        transform=at(500, TOP + 10),
    )  # fmt: skip
