"""Dice: block dice beside the two players concerned, and the others where they count, with what came of them."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import UNSET

from downfield.games.blood_bowl.board.faces import block_die, number_die
from downfield.games.blood_bowl.board.field import BOTTOM, LEFT, LONG, SIDES, TOP, middle, move
from downfield.games.blood_bowl.components.parts import EVENTS, TESTS, WEATHER
from downfield.games.blood_bowl.notation.shown import Figure, Scene, Who
from downfield.kernel.show.svg import Say, el
from downfield.kernel.words import Event
from downfield.toolkit.pieces import text

NUMBERED = re.compile(r"([TDOX])(\d+)")
FACES = ("PD", "BD", "PB", "ST", "POW")
STEP = 30.0  # from one die to the next
SLIP = 15.0  # of the words on a slip
MANY = 6  # dice that are shown of a long run
TURNS = (-6, 5, -4, 7, -7, 4)
TOLD = (  # facts that say what came of dice, on the board
    "passed", "failed", "armour-held", "stunned", "knocked-out", "badly-hurt", "casualty", "regenerated", "recovered",
    "bounced", "thrown-in", "argued", "bribed", "event", "weather", "trapdoor", "loner", "pro-failed", "fainted",
    "result", "healed", "helped-up", "left-lying", "burnt", "zapped",
)  # fmt: skip
HURT = ("armour-held", "stunned", "knocked-out", "badly-hurt", "casualty", "healed", "regenerated")
LATER = 12  # facts that may have happened since
FEW = 3
FRESH = 2  # words after which dice are taken off the pitch
COUNTS = {  # dice that belong to a fact, of a longer run
    "weather": 2, "event": 2, "passed": 1, "failed": 1, "armour-held": 2, "bounced": 1, "thrown-in": 3, "recovered": 1,
    "argued": 1, "bribed": 1, "trapdoor": 1, "loner": 1, "pro-failed": 1, "regenerated": 1, "stunned": 4,
    "knocked-out": 4, "helped-up": 1, "left-lying": 1, "burnt": 1, "zapped": 1,
}  # fmt: skip


class Thrown(NamedTuple):
    """Dice on the table: their words, what is written beside them, and the squares that they belong to."""

    dice: list[str]
    told: str
    squares: list[str]
    picks: int = -1  # the side whose coach picks among block dice
    picked: str = ""
    kept: int = 0  # which die of its pool the picked one was: it stays the same die
    pool: int = 0  # how many lay there with it

    def name(self, i: int) -> str:
        """The element of a die: one that was picked keeps its own, those that fell later have others."""
        return f"m-die-{self.kept if i == 0 else max(self.pool - 1, 0) + i}" if self.picked else f"m-die-{i}"


def is_die(word: str) -> bool:
    """Whether a word of the record is a face of a die."""
    return word in FACES or NUMBERED.fullmatch(word) is not None


def last_run(words: Sequence[str]) -> list[str]:
    """The last dice that fell one after the other."""
    end = next((i for i in range(len(words), 0, -1) if is_die(words[i - 1])), 0)
    begin = end
    while begin and is_die(words[begin - 1]):
        begin -= 1
    return list(words[begin:end])


def thrown(scene: Scene, since: Sequence[str], facts: Sequence[Event], say: Say) -> Thrown | None:
    """What lies on the pitch now: the pool of a block, a test that may be rolled again, or the last dice."""
    if scene.block:
        return _pool(scene, since, facts, say)
    run = last_run(since[-MANY - FRESH :])[-MANY:] if any(map(is_die, since[-FRESH:])) else []
    if scene.tested and scene.rolled:
        return _failed(scene, run, say)
    return _told(scene, run, facts, say) if run else None


def _squares(scene: Scene, *who: Who) -> list[str]:
    found = [scene.figure(one) for one in who]
    return [f.square for f in found if f is not None and f.square]


def last_faces(words: Sequence[str]) -> list[str]:
    """The block dice that fell last."""
    end = next((i for i in range(len(words), 0, -1) if words[i - 1] in FACES), 0)
    begin = end
    while begin and words[begin - 1] in FACES:
        begin -= 1
    return list(words[begin:end])


def _pool(scene: Scene, since: Sequence[str], facts: Sequence[Event], say: Say) -> Thrown | None:
    """[BB-10.6] The block dice; once a face is picked, that die and whatever was rolled for armour since."""
    block, run, faces = scene.block[0], last_run(since), last_faces(since)
    squares = _squares(scene, block.who, block.target)
    if not block.dice or not squares:
        return None
    picks = -1 if block.picks is UNSET else block.picks
    later = [word for word in run if word not in FACES] if block.face else []
    told = say("face-picks", side=SIDES[picks]) if picks >= 0 and len(block.dice) > 1 else ""
    result = next((fact for fact in reversed(facts[-FEW:]) if fact.key in HURT), None) if later else None
    told = _words(result, result.args(), say) if result is not None else told
    kept = faces.index(block.face) if block.face in faces else 0
    return Thrown([*block.dice, *later][-MANY:], told, squares, picks, block.face, kept, len(faces))


def _failed(scene: Scene, run: list[str], say: Say) -> Thrown | None:
    """A test that has just been rolled: what it is and what it needed."""
    tested = scene.tested[0]
    squares = _squares(scene, tested.who)
    told = say("face-needed", test=say(f"test-{tested.test}"), need=tested.need)
    return Thrown(run[-1:] or [f"D{tested.rolled}"], told, squares) if squares else None


def _told(scene: Scene, run: list[str], facts: Sequence[Event], say: Say) -> Thrown | None:
    """The last dice, beside the player they were rolled for."""
    found = next((fact for fact in reversed(facts[-LATER:]) if fact.key in TOLD), None)
    if found is None:
        return None
    args: dict[str, Any] = found.args()
    words = _words(found, args, say)
    keep = COUNTS.get(found.key, MANY)
    run = [word for i, word in enumerate(run) if word in FACES or i >= len(run) - keep]
    figure = scene.figure((args["side"], args["player"])) if "player" in args else None
    square = figure.square if figure is not None else ""
    square = square or _last_square(scene, facts) or scene.ball or scene.kick
    return Thrown(run, words, [square]) if square else Thrown(run, words, ["m8"])


def _words(fact: Event, args: dict[str, Any], say: Say) -> str:
    """What came of dice, in a few words."""
    if fact.key == "weather":
        return say(f"weather-{WEATHER[args['weather']]}")
    if fact.key == "event":
        return say(f"kickoff-{EVENTS[args['event']]}")
    test = {"test": say(f"test-{TESTS[args['test']]}")} if "test" in args else {}
    return say(f"face-{fact.key}", **args | test)


def _last_square(scene: Scene, facts: Sequence[Event]) -> str:
    """The square of the last player told of who is still there: the one who left was beside him."""
    for fact in reversed(facts[-LATER:]):
        args = fact.args()
        if "player" in args:
            found = _squares(scene, (args["side"], args["player"]))
            if found:
                return found[0]
    return ""


# Laid out ---------------------------------------------------------------------------------------------------------


def dice(scene: Scene, found: Thrown | None, asked: set[str], say: Say) -> tuple[str, list[str]]:
    """The dice drawn in a row with their slip, where they hide as little as can be; and their ids."""
    if found is None:
        return "", []
    wide = STEP * len(found.dice)
    slip = len(found.told) * SLIP * 0.58 + 20 if found.told else 0
    x, y = _free(scene.figures, found.squares, wide + slip, asked)
    frame = _frame(found.picks, x, y, wide) if found.picks >= 0 else ""
    more = "" if scene.deed else " bb-past"  # whoever is picked up next wants the pitch to himself
    drawn = "".join(_die(found, i, x + STEP * (i + 0.5), y, more, say) for i in range(len(found.dice)))
    ids = [found.name(i) for i in range(len(found.dice))]
    if not found.told:
        return frame + drawn, ids
    return _slip(x + wide - 4, y, slip, found.told, more) + frame + drawn, [*ids, "m-result"]


def _free(figures: list[Figure], squares: list[str], wide: float, asked: set[str]) -> tuple[float, float]:
    """A place of this width by these squares that hides as few players and options as can be."""
    spots = [middle(square) for square in squares]
    x, y = sum(s[0] for s in spots) / len(spots), sum(s[1] for s in spots) / len(spots)
    reach = max(abs(s[1] - y) for s in spots) + 38
    aside = max(abs(s[0] - x) for s in spots) + 24
    taken = [middle(f.square) for f in figures if f.square] + [middle(square) for square in asked]
    own = set(spots)
    tries = [
        (-wide / 2, -reach),
        (-wide / 2, reach),
        (aside, 0.0),
        (-aside - wide, 0.0),
        (12.0, -reach),
        (12 - wide, -reach),
    ]
    tries += [(12.0, reach), (12 - wide, reach), (-wide / 2, -reach - 36), (-wide / 2, reach + 36)]
    tries += [(left, low) for low in (-reach - 72, reach + 72) for left in (-wide / 2, 12.0, 12 - wide)]

    def hidden(by: tuple[float, float]) -> float:
        left, low = x + by[0], y + by[1]
        out = left < LEFT or left + wide > LEFT + LONG or low < TOP + 12 or low > BOTTOM - 12
        return 99 * out + sum(
            (4 if spot in own else 1)
            for spot in taken
            if left - 15 < spot[0] < left + wide + 15 and abs(spot[1] - low) < 30
        )

    best = min(tries, key=hidden)
    left, low = x + best[0], y + best[1]
    return max(LEFT, min(LEFT + LONG - wide, left)), max(TOP + 10, min(BOTTOM - 10, low))


def _die(found: Thrown, i: int, x: float, y: float, more: str, say: Say) -> str:
    word = found.dice[i]
    numbered = NUMBERED.fullmatch(word)
    if numbered:
        inner, said = (
            number_die(numbered[1], int(numbered[2])),
            say("cell-die", die=numbered[1], face=int(numbered[2])),
        )
    else:
        inner, said = block_die(word), say(f"face-{word.lower()}")
        if found.picked == word:
            inner += el(
                "rect",
                x=-15.5,
                y=-15.5,
                width=31,
                height=31,
                rx=7,
                fill="none",
                stroke="var(--glow)",
                stroke_width=3,
            )
    cube = el("g", inner, class_="cube", transform=f"rotate({TURNS[i % len(TURNS)]})")
    return el("g", cube, id=found.name(i), class_=f"move die{more}", aria_label=said, transform=move(x, y))


def _frame(side: int, x: float, y: float, wide: float) -> str:
    """A tray in the colour of the side whose coach picks: home's solid, away's hatched."""
    box = {"x": -5, "y": -20, "width": wide + 10, "height": 40, "rx": 8}
    tray = el("rect", class_=SIDES[side], stroke="var(--paper)", stroke_width=2, **box)
    tray += el("rect", class_="hatch", opacity=0.45, **box) if side else ""
    return el("g", tray, id="m-tray", class_=f"move piece{' bb-away' if side else ''}", transform=move(x, y))


def _slip(x: float, y: float, wide: float, told: str, more: str) -> str:
    box = {"y": -12, "width": wide, "height": 24, "rx": 6}
    paper = el("rect", class_="paper", **box) + el("rect", class_="edge", stroke_width=1.4, **box)
    line = text(wide / 2 + 3, 0, told, SLIP)
    return el("g", paper, line, id="m-result", class_=f"move{more}", aria_label=told, transform=move(x, y))
