"""What to expect of an option, counted exactly from the faces of the pack. Only what the view shows is used."""

import functools
from typing import Any, cast

from downfield.games.first_and_roll.components.parts import Face, Parts
from downfield.games.first_and_roll.odds.dice import (
    COLOURS,
    NAMES,
    RED,
    YELLOW,
    Components,
    components,
)
from downfield.games.first_and_roll.odds.snap import BEYOND, GOAL, Snap, means, snap
from downfield.kernel.look import Look
from downfield.kernel.odds import Odds
from downfield.kernel.spec import Game
from downfield.kernel.svg import Say
from downfield.kernel.view import View

CODES = ("R", "Y", "G")
PAIRS = {"RY": (0, 1), "RG": (0, 2), "YG": (1, 2)}
ONSIDE = 10  # yards that an onside kick must travel [FAR-4.4]
RED_ZONE = 80  # from here on a pass can always be overthrown [FAR-20.5]

Found = dict[str, Odds]


def odds(look: Look, say: Say) -> Found:
    """What each option of a view promises, where dice decide it."""
    view, game = look.view, look.game
    parts = components_of(game)
    asked = {
        "dice": _dice, "declare": _declare, "bomb": _bomb, "again": _again, "punt": _punt, "block-punt": _block_punt,
        "block-kick": _block_kick, "try": _try, "kickoff": _kickoff, "return": _return, "catch": _catch,
    }.get(view.question)  # fmt: skip
    return {} if asked is None else asked(view, parts, say, game)


@functools.lru_cache(maxsize=20)
def components_of(game: Game) -> Components:
    """The components of a game as odds want them."""
    return components(cast(Parts, game.pack.parts))


def snap_of(view: View, parts: Components) -> Snap:
    """The play from scrimmage that a view is about."""
    scene: dict[str, Any] = view.scene
    trying = scene["phase"] == "try"
    return snap(
        parts,
        ball=scene["ball"],
        need=scene["distance"] if trying else scene["togo"],
        turnover=0.0 if trying else parts.turnover,
        ruled=view.options_agreed["red_zone_rule"] == "any_line" or scene["ball"] >= RED_ZONE,
    )


# The sealed dice ------------------------------------------------------------------------------------------------


def _dice(view: View, parts: Components, say: Say, game: Game) -> Found:
    snap, scene = snap_of(view, parts), view.scene
    side = game.spec.seats(view.options_agreed)[view.seat or 0].side
    what = "two" if scene["phase"] == "try" else "goal" if scene["togo"] == scene["distance"] else "first"
    open_ = [snap.open(colour) for colour in COLOURS]
    met = [snap.met(colour) for colour in COLOURS]
    if side == scene["defence"]:
        return {CODES[c]: _guard(c, open_, met, what, say) for c in COLOURS}
    return {CODES[c]: _attack(c, snap, (open_[c], met[c]), what, say) for c in COLOURS}


def _attack(colour: int, snap: Snap, chances: tuple[float, float], what: str, say: Say) -> Odds:
    """A die of the offence: alone, and when the defence takes the same colour."""
    open_, met = chances
    share = (2 * open_ + met) / 3
    words = say(
        "odds-attack", what=what, share=share, open=open_, met=met, yards=round(snap.open_yards(colour), 1),
        low=round(snap.met_yards(colour), 1),
    )  # fmt: skip
    return Odds(words, share, [f"m-reach-{CODES[colour]}"])


def _guard(colour: int, open_: list[float], met: list[float], what: str, say: Say) -> Odds:
    """A die of the defence: what it makes of its own colour, and of whatever the offence takes."""
    share = (sum(open_) - open_[colour] + met[colour]) / 3
    words = say("odds-guard", what=what, die=NAMES[colour], open=open_[colour], met=met[colour], share=share)
    return Odds(words, share, [f"m-reach-{CODES[colour]}"])


# What is declared -----------------------------------------------------------------------------------------------


def _declare(view: View, parts: Components, say: Say, game: Game) -> Found:
    scene: dict[str, Any] = view.scene
    snap = snap_of(view, parts)
    best = max((2 * snap.open(c) + snap.met(c)) / 3 for c in COLOURS)
    what = "goal" if scene["togo"] == scene["distance"] else "first"
    found = {"play": Odds(say("odds-play", what=what, share=best), best, ["m-marker"])}
    if "punt" in view.options:
        far = max(means(parts.once(c)) for c in COLOURS) + sum(parts.kick) / len(parts.kick)
        found["punt"] = Odds(say("odds-punt-far", yards=round(far, 1), block=_most_blocked(parts)))
    if "fg" in view.options:
        good = parts.good(scene["distance"])
        tried = good * (1 - _most_blocked(parts))
        found["fg"] = Odds(say("odds-fg", good=good, tried=tried), good, ["m-spot-fg"])
    if "hail-mary" in view.options:
        caught = _circled(game, "yellow") * _circled(game, "green")
        found["hail-mary"] = Odds(say("odds-hail-mary", share=caught), caught, ["m-spot-hail-mary"])
    return found


def _circled(game: Game, colour: str) -> float:
    """How likely an offence die shows a circle, whatever stands in it."""
    die: tuple[Face, ...] = getattr(cast(Parts, game.pack.parts).dice.offence, colour)
    return sum(face.face.startswith("(") for face in die) / len(die)


def _bomb(view: View, parts: Components, say: Say, game: Game) -> Found:
    snap = snap_of(view, parts)
    plain, long = snap.open(2), snap.bomb()
    picked, missed = snap.bomb_fates()
    return {
        "pass": Odds(say("odds-pass", share=plain, yards=round(snap.open_yards(2), 1)), plain, ["m-reach-pass"]),
        "bomb": Odds(say("odds-bomb", share=long, picked=picked, missed=missed), long, ["m-reach-bomb"]),
    }  # fmt: skip


def _again(view: View, parts: Components, say: Say, game: Game) -> Found:
    """[FAR-7.1] One roll further: how often it is a touchdown, and how often it is too long."""
    scene: dict[str, Any] = view.scene
    faces = [scene["ball"] + scene["yards"] + face.yards for face in parts.offence[2]]
    scored = sum(GOAL <= spot <= BEYOND for spot in faces) / len(faces)
    over = sum(spot > BEYOND for spot in faces) / len(faces)
    far = scene["ball"] + scene["yards"]
    kind = (
        "long" if far > BEYOND else "goal" if far >= GOAL else "first" if far >= scene["marker"] else "short"
    )
    return {
        "stop": Odds(say("odds-stop", kind=kind, yards=scene["yards"]), None, ["m-gain"]),
        "again": Odds(say("odds-again", scored=scored, over=over), scored, ["m-reach-again"]),
    }


# Kicks ----------------------------------------------------------------------------------------------------------


def _punt(view: View, parts: Components, say: Say, game: Game) -> Found:
    ball = cast(int, view.scene["ball"])
    found = {}
    for colour in COLOURS:
        sums = [kick + face.yards for kick in parts.kick for face in parts.offence[colour]]
        through = sum(ball + far >= 100 for far in sums) / len(sums)
        words = say("odds-punt", yards=round(sum(sums) / len(sums), 1), touchback=through)
        found[CODES[colour]] = Odds(words, None, [f"m-reach-{CODES[colour]}"])
    return found


def _flags(parts: Components, pair: tuple[int, int]) -> tuple[float, float]:
    """How likely two defence dice show both flags, and one of them."""
    first, second = (parts.flag(colour) for colour in pair)
    return first * second, first + second - 2 * first * second


def _most_blocked(parts: Components) -> float:
    return max(_flags(parts, pair)[0] for pair in PAIRS.values())


def _block_punt(view: View, parts: Components, say: Say, game: Game) -> Found:
    found = {}
    for code, pair in PAIRS.items():
        both, one = _flags(parts, pair)
        found[code] = Odds(say("odds-block-punt", both=both, one=one), both)
    return found


def _block_kick(view: View, parts: Components, say: Say, game: Game) -> Found:
    """[FAR-12.3] A block is tried at no risk: one flag alone has no effect."""
    good = parts.good(cast(int, view.scene["distance"]))
    found = {"none": Odds(say("odds-unblocked", good=good), good)}
    for code, pair in PAIRS.items():
        left = good * (1 - _flags(parts, pair)[0])
        found[code] = Odds(say("odds-block-kick", both=_flags(parts, pair)[0], good=left), left)
    return found


def _try(view: View, parts: Components, say: Say, game: Game) -> Found:
    snap = snap_of(view, parts)
    two = max((2 * snap.open(c) + snap.met(c)) / 3 for c in COLOURS)
    kick = parts.kicked_point()
    return {
        "kick": Odds(say("odds-try-kick", share=kick), kick, ["m-spot-kick"]),
        "two": Odds(say("odds-try-two", share=two), two, ["m-spot-two"]),
    }


def _kickoff(view: View, parts: Components, say: Say, game: Game) -> Found:
    sums = [one.yards + two.yards for one in parts.offence[RED] for two in parts.offence[YELLOW]]
    kept = sum(far >= ONSIDE for far in sums) / len(sums)
    kept *= parts.turns if view.options_agreed["onside_needs_turnover_face"] else 1  # [FAR-20.3]
    return {"onside": Odds(say("odds-onside", share=kept), kept)}


def _return(view: View, parts: Components, say: Say, game: Game) -> Found:
    out = parts.brought_out()
    better = sum(p for yards, p in out.items() if yards > parts.touchback)
    words = say("odds-run-out", yards=round(means(out), 1), share=better, line=parts.touchback)
    return {"run-out": Odds(words, better), "touchback": Odds(say("odds-touchback", line=parts.touchback))}


def _catch(view: View, parts: Components, say: Say, game: Game) -> Found:
    """[FAR-9.6] A return with both yellow dice: the defence die only looks for a flag."""
    back = means(parts.chain(YELLOW))
    return {"return": Odds(say("odds-return", yards=round(back, 1), flag=parts.flag(YELLOW)))}
