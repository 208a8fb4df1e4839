"""The strip below the pitch: what is being played, and cards for options that have no place on the board."""

from downfield.games.blood_bowl.board.dugout import LEFT, STRIP, STRIP_HIGH
from downfield.games.blood_bowl.board.field import SIDES, WIDTH, move
from downfield.games.blood_bowl.board.spots import Spots, card_id
from downfield.games.blood_bowl.board.words import PLAIN, in_words, shirt
from downfield.games.blood_bowl.notation.shown import Scene, scene_of
from downfield.kernel.show.svg import Say, el
from downfield.kernel.view import View
from downfield.toolkit.pieces import text

LETTER = 0.6  # the width of a bold letter, as a share of its height
STILL = ("block", "stab", "saw", "vomit", "fire", "bomb", "two")  # actions without a step
WORDS = 400.0  # the room that the words have at least


def moment(scene: Scene, say: Say) -> str:
    """Whose turn it is, and who does what in it."""
    if scene.lining:
        now = scene.lining[0]
        line, top, bottom = now.counts
        side = SIDES[now.side]
        return say("board-lining", side=side, left=scene.left, line=line, top=top, bottom=bottom)
    if scene.phase != "turn" or scene.active not in (0, 1):
        side = SIDES[scene.kicking]
        return (
            say("board-kickoff", side=side) if scene.phase == "drive" else say(f"board-phase-{scene.phase}")
        )
    told = [say("board-turn", side=SIDES[scene.active], turn=scene.turns[scene.active])]
    figure = scene.figure(scene.doer())
    if figure is not None:
        told.append(say("board-deed", player=shirt(figure, say), deed=say(f"action-{scene.action}")))
        if scene.action not in STILL and not scene.tested and not scene.block:
            told.append(say("board-left", left=scene.left, rushes=scene.rushes))
    elif scene.uses:
        told.append(say("board-used", uses=", ".join(say(f"use-{use}") for use in scene.uses)))
    return " · ".join(told)


def strip(view: View, found: Spots, known: dict[str, str], say: Say) -> tuple[str, list[str]]:
    """The words on the left, the cards on the right; and their ids."""
    labels = [(token, known.get(token) or _label(view, token, say)) for token in found.cards]
    room = WIDTH - 2 * LEFT - 24 - (WORDS if labels else 0)
    letters = sum(len(label) for _, label in labels)
    size = min(19.0, max(9.0, (room - 34 * len(labels)) / max(1, letters) / LETTER))
    x, drawn = WIDTH - LEFT - 7, []
    for token, label in reversed(labels):
        wide = max(40.0, len(label) * size * LETTER + 22)
        x -= wide
        drawn.append(_card(token, label, x, wide, size))
        x -= 7
    told = moment(scene_of(view), say)
    fit = min(20.0, (x - LEFT - 20) / max(12, len(told)) / LETTER)
    line = text(LEFT + 14, STRIP + STRIP_HIGH / 2, told, fit, class_="chalk", text_anchor="start")
    words = el("g", line, id="m-moment", aria_label=told)
    return words + "".join(reversed(drawn)), ["m-moment", *(card_id(token) for token, _ in labels)]


def _label(view: View, token: str, say: Say) -> str:
    """A card's words: short ones of its own, else those of the answer."""
    if view.question == "set-up" and token != "done":
        form = token.removesuffix("-then")
        return in_words("formation", form, say) + (" …" if form != token else "")
    own = f"board-call-{view.question}-{token.strip('.').lower() or 'stop'}"
    said = say(own)
    if said != own:
        return said
    key = f"answer-{view.question}-{PLAIN.sub('-', token.lower())}"
    known = {name: value for name, value in scene_of(view).by_name().items() if isinstance(value, int | str)}
    said = say(key, **known)
    return token if said == key else said


def _card(token: str, label: str, x: float, wide: float, size: float) -> str:
    high = STRIP_HIGH - 10
    shape = {"width": wide, "height": high, "rx": 6}
    paper = el("rect", fill="rgba(0,0,0,.35)", transform="translate(1.5 3)", **shape)
    paper += el("rect", class_="card", **shape) + el("rect", class_="edge", stroke_width=1.5, **shape)
    told = text(wide / 2, high / 2, label, size)
    where = move(x, STRIP + 5)
    return el(
        "g",
        paper,
        told,
        id=card_id(token),
        class_="target",
        data_token=token,
        aria_label=label,
        transform=where,
    )
