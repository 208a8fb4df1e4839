"""Options and players in words: on buttons, under the pointer, and for whoever does not see the board."""

import re

from downfield.games.blood_bowl.board.field import SIDES
from downfield.games.blood_bowl.notation.answers import ACTIONS
from downfield.games.blood_bowl.notation.shown import Figure, Who, scene_of
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.view import View

SHIRT = re.compile(rf"([+>*]?)(\d+)({'|'.join(ACTIONS[1:])})?")
PLAIN = re.compile(r"[^a-z0-9]+")
SQUARE = re.compile(r"[@^_]?([a-z]\d{1,2})")


def in_words(kind: str, name: str, say: Say) -> str:
    """A name from the components in the language of the table; one that it has no word for stays as it is written."""
    key = f"{kind}-{PLAIN.sub('-', name.lower())}"
    found = say(key)
    return name.replace("_", " ") if found == key else found


def team(view: View, side: int, say: Say) -> str:
    """The name of a team."""
    return in_words("team", scene_of(view).teams[side], say)


def asked_side(view: View) -> int:
    """The side of the coach who looks; home for a spectator."""
    return view.seat or 0


def meant(view: View, token: str) -> Who | None:
    """Side and number of the player whom an option names: 4, +4, >5, *7, 4blitz, *7stab."""
    found = SHIRT.fullmatch(token)
    if found is None:
        return None
    side = asked_side(view)
    return (1 - side if found[1] == "*" else side, int(found[2]))


def square_in(token: str) -> str:
    """The square that an option names, or nothing: m8, @m8, ^m8, _m8."""
    found = SQUARE.fullmatch(token)
    return found[1] if found else ""


def names(look: Look, say: Say) -> dict[str, str]:
    """How options read that name players: number, position, and what for."""
    view = look.view
    scene = scene_of(view)
    found = {}
    for token in view.options:
        figure = scene.figure(meant(view, token))
        if figure is None:
            continue
        words = shirt(figure, say)
        deed = SHIRT.fullmatch(token)
        if view.question in ("turn", "charge"):
            words = say("board-deed", player=words, deed=say(f"action-{(deed[3] if deed else '') or 'move'}"))
        elif deed and deed[3]:
            words = say("board-deed", player=words, deed=say(f"action-{deed[3]}"))
        found[token] = words
    return found


def shirt(f: Figure, say: Say) -> str:
    """A player as a coach calls him."""
    return f"{f.number} {in_words('spot', f.position, say)}"


def said(f: Figure, is_active: bool, marked_by: tuple[int, ...], say: Say) -> str:
    """What a player says of himself: side, number, position, profile, skills, how and where he is, who marks him."""
    ma, st, ag, pa, av = f.profile
    skills = ", ".join(in_words("skill", skill, say) for skill in f.skills)
    told = say(
        "cell-player", side=SIDES[f.side], number=f.number, position=in_words("spot", f.position, say),
        ma=ma, st=st, ag=ag, pa=pa, av=av, skills=skills or "none", state=state(f), square=f.square,
    )  # fmt: skip
    more = signs(f, is_active, say)
    if marked_by:
        more.append(say("cell-marked", numbers=", ".join(map(str, marked_by))))
    return " ".join([told, *more])


def signs(f: Figure, is_active: bool, say: Say) -> list[str]:
    """What else is to be seen of a player, in sentences."""
    worn = {
        "has-ball": f.ball,
        "done": f.done and is_active,
        "star": f.star,
        "rooted": f.rooted,
        "frog": f.frog,
    }
    return [say(f"cell-{sign}") for sign, is_worn in worn.items() if is_worn]


def state(f: Figure) -> str:
    """How a player is, as the texts name it."""
    if f.faint and f.status == "reserves":
        return "faint"
    return "dazed" if f.status == "standing" and not f.zone else f.status
