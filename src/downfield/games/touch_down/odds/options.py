"""What to expect of an option: contacts, trips, passes and kicks, exact from the printed tables."""

from typing import Any, cast

from downfield.games.touch_down.components.parts import SKILLS, Parts
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import ROWS, TEN_YARDS
from downfield.games.touch_down.notation.answers import STEPS, number_in
from downfield.games.touch_down.notation.elements import counter_id, flight_id, square_id
from downfield.games.touch_down.notation.figures import ahead, figure_of, foe_in, mate_in, side_asked
from downfield.games.touch_down.notation.questions import STEPPING
from downfield.games.touch_down.notation.shirts import squads
from downfield.games.touch_down.odds.tables import SIX, Figure, Flight, contact_odds, feet, flight, near, said
from downfield.kernel.show.look import Look
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game
from downfield.kernel.view import View

# Options of a view ----------------------------------------------------------------------------------------------


def odds(look: Look, say: Say) -> dict[str, Odds]:
    """What each option of a view promises, where dice decide it."""
    view, game = look.view, look.game
    parts = cast(Parts, game.pack.parts)
    match view.question:
        case "snap" | "ball":
            return {t: pass_odds(view, game, t, say) for t in view.options if t.startswith(">")}
        case "goal":
            return {t: Odds(*goal_odds(view, parts, say), [f"m-goal-{t}"]) for t in view.options}
        case "aim-row":
            return {t: Odds(*aim_odds(view, int(t.rpartition("@")[2]), say)) for t in view.options}
        case "declare" | "try":
            return _declared(view, parts, say)
        case "move":
            return _renewed(view, game, say)
        case question if question in STEPPING and question != "spill":
            return _steps(look, say)
    return {}


def pass_odds(view: View, game: Game, token: str, say: Say) -> Odds:
    """A snap, a hand-off or a forward pass to somebody."""
    scene: dict[str, Any] = view.scene
    parts, side = cast(Parts, game.pack.parts), scene["attack"]
    passer = next(f for f in scene["figures"] if f["ball"])
    receiver = figure_of(scene, side, number_in(token))
    assert receiver is not None
    squares = distance(passer, receiver)
    forward = (receiver["y"] - passer["y"]) * ahead(scene, side) > 0
    less = 0
    if forward:
        squares = (squares + 1) // 2 if passer["role"] == "AQ" else squares  # [TD-9.12]
        less = near(scene, passer["x"], passer["y"], 1 - side) - _skill(view, game, side, passer, receiver)
    flown = flight(parts.tables, squares, less)
    return Odds(*_flown(scene, flown, receiver, forward, say), [flight_id(token)])


def distance(a: Figure, b: Figure) -> int:
    """[TD-2.9] The steps from one counter to another."""
    return int(max(abs(a["x"] - b["x"]), abs(a["y"] - b["y"])))


def _skill(view: View, game: Game, side: int, passer: Figure, receiver: Figure) -> int:
    """[TD-19.6] One more in a league, if the passer or the receiver has the skill."""
    if not view.options_agreed["league"]:
        return 0
    team = squads(view, game)[side]
    passing, catching = team[passer["number"]].skill, team[receiver["number"]].skill
    return int(bool(passing & SKILLS["passer"] or catching & SKILLS["hands"]))


def _flown(
    scene: dict[str, Any], flown: Flight, receiver: Figure, forward: bool, say: Say
) -> tuple[str, float]:
    """[TD-9.9, TD-9.14] With no opponent beside the receiver nobody intercepts."""
    picked, missed = flown.picked, flown.missed
    if not near(scene, receiver["x"], receiver["y"], 1 - scene["attack"]):
        picked, missed = 0, picked + missed
    if flown.caught == SIX:
        return say("odds-sure"), 1.0
    share = flown.caught / SIX
    if forward:
        return said(say, caught=share, picked=picked / SIX, missed=missed / SIX), share
    return said(say, received=share, picked=picked / SIX, spilled=missed / SIX), share


# Kicks ----------------------------------------------------------------------------------------------------------


def lines_between(view: View, a: int, b: int) -> int:
    """[TD-2.5] The ten-yard lines between two rows; by option the goal lines too."""
    low, high = min(a, b), max(a, b)
    counts = bool(view.options_agreed["goal_line_counts"])
    first, last = (0, ROWS) if counts else (TEN_YARDS, ROWS - TEN_YARDS)
    return sum(low <= line < high for line in range(first, last + 1, TEN_YARDS))


def aim_odds(view: View, row: int, say: Say) -> tuple[str, float]:
    """[TD-12.2] How likely a kicked ball stays where it is aimed."""
    scene: dict[str, Any] = view.scene
    kicker = next(f for f in scene["figures"] if f["ball"])
    less, lines = int(kicker["role"] != "AK"), lines_between(view, scene["los"], row)
    share = sum(face - less > lines or face - less < 1 for face in range(1, SIX + 1)) / SIX
    return (say("odds-sure") if share == 1 else say("odds-stays", share=share)), share


def goal_odds(view: View, parts: Parts, say: Say) -> tuple[str, float]:
    """[TD-12.5] A kick at goal, with the opponents beside the kicker."""
    scene: dict[str, Any] = view.scene
    kicker = next(f for f in scene["figures"] if f["ball"])
    less = near(scene, kicker["x"], kicker["y"], 1 - scene["attack"])
    share = _good(view, kicker["y"], less)
    return say("odds-good", share=share), share


def _good(view: View, row: int, less: int) -> float:
    """[TD-12.6] The first line counts twice."""
    scene: dict[str, Any] = view.scene
    edge = ROWS + 1 if ahead(scene, scene["attack"]) > 0 else 0
    lines = lines_between(view, row, edge)
    need = lines + 1 if lines else 0
    return sum(face - less > need for face in range(1, SIX + 1)) / SIX


def _declared(view: View, parts: Parts, say: Say) -> dict[str, Odds]:
    """A kick at goal from one row behind the line, where the kicker stands as a rule."""
    scene: dict[str, Any] = view.scene
    token = "field-goal" if view.question == "declare" else "one-point"
    if token not in view.options:
        return {}
    way = ahead(scene, scene["attack"])
    row = scene["los"]
    if view.question == "try":  # [TD-16.1]
        row = ROWS + 1 - parts.field.try_row.value if way > 0 else parts.field.try_row.value
    share = _good(view, row - way, 0)
    return {token: Odds(say("odds-undisturbed", share=share), share)}


# Movement -------------------------------------------------------------------------------------------------------


def _renewed(view: View, game: Game, say: Say) -> dict[str, Odds]:
    """[TD-10.7] Those who may only renew their contact."""
    scene: dict[str, Any] = view.scene
    side, found = side_asked(view, game), {}
    for token in view.options:
        mover = figure_of(scene, side, number_in(token)) if token.endswith("*") else None
        if mover is None:
            continue
        other = foe_in(scene, side, mover["x"], mover["y"])
        if other is not None:
            found[token] = Odds(*contact_odds(cast(Parts, game.pack.parts), scene, mover, other, say))
    return found


def _steps(look: Look, say: Say) -> dict[str, Odds]:
    """One step: over fallen players, into contact, or both."""
    view, game, tables = look.view, look.game, cast(Gridiron, look.seen).tables
    scene: dict[str, Any] = view.scene
    side = side_asked(view, game)
    mover = figure_of(scene, side, scene["player"])
    found: dict[str, Odds] = {}
    if mover is None:
        return found
    for token in view.options:
        if token not in STEPS:
            continue
        x, y = mover["x"] + STEPS[token][0], mover["y"] + STEPS[token][1]
        lying = sum(f["fallen"] and (f["x"], f["y"]) == (x, y) for f in scene["figures"])
        upright = feet(tables, lying)
        other = foe_in(scene, side, x, y)
        if other is not None:
            found[token] = Odds(
                *contact_odds(cast(Parts, game.pack.parts), scene, mover, other, say, upright)
            )
        elif upright < 1:
            mate = mate_in(scene, side, x, y)
            lit = square_id(x, y) if mate is None else counter_id(side, mate["number"])
            found[token] = Odds(said(say, feet=upright), upright, [lit])
    return found
