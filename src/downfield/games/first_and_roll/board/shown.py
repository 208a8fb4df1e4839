"""In the tray when there is nothing to choose: the cups of a sealed choice, the two dice shown, or the dice at rest."""

from collections.abc import Sequence

from downfield.games.first_and_roll.board.dice import COLOURS, SHADE, ball, clock, flag, plain, special_body
from downfield.games.first_and_roll.notation.shown import scene_of
from downfield.kernel.show.svg import Say, el
from downfield.kernel.spec import Game
from downfield.kernel.view import View
from downfield.toolkit.pieces import move

Y, HIGH = 470.0, 134.0  # the band below the field
CARD, TRAY = (16.0, 320.0), (336.0, 984.0)
CENTRE = (TRAY[0] + TRAY[1]) / 2
TURNS = (-7, 5, -3, 8, 4, -6, 7, -4)  # dice never lie quite straight


def shown(view: View, game: Game, say: Say, told: Sequence[str]) -> tuple[str, list[str]]:
    """The dice that both have shown, before that a cup for each side that chooses in secret; and the cells."""
    scene = scene_of(view)
    if view.kind == "sealed":
        owing = {game.spec.seats(view.options_agreed)[seat].side for seat in view.waiting}
        cups = "".join(_cup(side, CENTRE + (-150, 150)[side], side in owing, say) for side in (0, 1))
        return cups, ["m-cup-home", "m-cup-away"]
    pair = (scene.offence_die, scene.defence_die)
    taken = pair if all(pair) else _taken(told)
    if taken is None:
        return _resting(), []
    attack, guard = taken
    return _duel(attack, guard, say), ["m-attack", "m-guard"]


def _duel(attack: str, guard: str, say: Say) -> str:
    """Offence against defence: the same colour or not."""
    y = Y + HIGH / 2
    sign = "M-18 -9H18M-18 9H18" + ("" if attack == guard else "M-12 22L12 -22")
    return (
        _shown_die(attack, False, move(CENTRE - 100, y, -4), say)
        + el(
            "path",
            d=sign,
            class_="line",
            stroke_width=6,
            stroke_linecap="round",
            id="m-equal",
            transform=move(CENTRE, y),
        )
        + _shown_die(guard, True, move(CENTRE + 100, y, 4), say)
    )


def uncovered(attack: str, guard: str, side: int, say: Say) -> str:
    """[FAR-5.1] Both dice in the tray, each still under the cup of its side: the offence's on the left."""
    y = Y + HIGH / 2
    tray = {"x": TRAY[0], "y": Y, "width": TRAY[1] - TRAY[0], "height": HIGH, "rx": 12}
    ground = el("rect", class_="felt", **tray) + el("rect", class_="hollow", **tray)
    cups = "".join(
        el("g", el("g", hull(owner), class_="cup"), transform=f"{move(x, y)} scale(1.36)")
        for owner, x in ((side, CENTRE - 100), (1 - side, CENTRE + 100))
    )
    return ground + _duel(attack, guard, say) + cups


def _shown_die(colour: str, defence: bool, where: str, say: Say) -> str:
    """A die that a side has taken."""
    name, said = ("m-guard", "cell-guard") if defence else ("m-attack", "cell-attack")
    return el("g", plain(colour, defence), id=name, aria_label=say(said, colour=colour), transform=where)


def _resting() -> str:
    """The dice that wait: those of the offence, and those that both sides use."""
    dice = [plain(colour, False) for colour in COLOURS.values()]
    dice += [special_body() + symbol for symbol in (ball(0.8), clock(26), flag())]
    row = "".join(
        el("g", die, transform=f"{move(CENTRE + 104 * (i - 2.5), Y + HIGH / 2, TURNS[i])} scale(.86)")
        for i, die in enumerate(dice)
    )
    return el("g", row, id="m-resting", opacity=0.6)


def _cup(side: int, x: float, owing: bool, say: Say) -> str:
    """A dice cup: lifted while its side still chooses, set down once it has."""
    name = ("home", "away")[side]
    said = say("board-cup-open" if owing else "board-cup", side=say(name))
    ground = el("ellipse", cx=0, cy=48, rx=46, ry=9, fill=SHADE)
    lifted = el("g", hull(side), transform="translate(22 -8) rotate(24)" if owing else "translate(0 0)")
    return el(
        "g", ground, lifted, id=f"m-cup-{name}", class_="move", aria_label=said, transform=move(x, Y + HIGH / 2)
    )  # fmt: skip


def hull(side: int) -> str:
    """The cup itself, in the colour of its side."""
    line = "M-34 46L-26 -40H26L34 46Z"
    drawn = el("path", d=line, class_=("home", "away")[side])
    drawn += el("path", d=line, class_="hatch", opacity=0.5) if side else ""
    drawn += el("path", d=line, fill="none", stroke="var(--paper)", stroke_width=2.5)
    return drawn + el("path", d="M-31 28H31", fill="none", stroke="var(--paper)", stroke_width=4)


def _taken(told: Sequence[str]) -> tuple[str, str] | None:
    """The two dice that a play was made with, as its words tell them."""
    for word in told:
        attack, stroke, guard = word.lower().partition("/")
        if stroke and attack in COLOURS and guard in COLOURS:
            return COLOURS[attack], COLOURS[guard]
    return None
