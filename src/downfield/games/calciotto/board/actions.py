"""What a figure in hand does, and why it cannot do the rest: asked of chapters 6 to 8 themselves."""

from typing import cast

from downfield.games.calciotto.board.player import called
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.notation.elements import figure_element
from downfield.games.calciotto.notation.shirts import printed
from downfield.games.calciotto.rules import barred
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Action, Bar, Walk

KEYS = {"run": "m", "pass": "p", "shoot": "s", "challenge": "c"}
WHY = {
    barred.KICK_COMES: ("kick-comes", "CAL-10.2"),
    barred.TIRED: ("tired", "CAL-6.4"),
    barred.SPENT: ("spent", "CAL-6.2"),
    barred.HEMMED: ("hemmed", "CAL-6.5"),
    barred.NO_LINE: ("no-line", "CAL-7.2"),
    barred.TOO_FAR: ("too-far", "CAL-8.1"),
    barred.NO_GOAL: ("no-goal", "CAL-8.2"),
    barred.NO_SHOT_NOW: ("no-shot-now", "CAL-14.11"),
    barred.LEAVING: ("leaving", "CAL-6.7"),
}


def bar(look: Look, source: str, found: list[Walk], say: Say) -> Bar:
    """Which figure is in hand and what it does; while points are spent also what it cannot do."""
    assert look.seat is not None
    side = look.match.seats[look.seat].side
    g = cast(Pitch, look.seen)
    known = printed(g.tables, side, int(source.rpartition("-")[2]))
    title = "" if known is None else called(known, say)
    named = {walk.action for walk in found}
    if look.view.question != "spend":
        return Bar(title, [_action(name, say) for name in KEYS if name in named])
    slot = next(s for s in range(SLOTS * side, SLOTS * side + SLOTS) if figure_element(g, s) == source)
    reasons = {
        "run": barred.FREE if "run" in named else int(barred.bar_run(g, slot)),
        "pass": int(barred.bar_pass(g, slot)),
        "shoot": int(barred.bar_shot(g, slot)),
    }
    return Bar(title, [_or_why(g, name, reason, say) for name, reason in reasons.items()])


def _or_why(g: Pitch, name: str, reason: int, say: Say) -> Action:
    """An action, or why not."""
    if reason == barred.NO_BALL:  # [CAL-7.1, CAL-8.1]
        why = say("barred-no-ball", number=int(g.number_of(g.carrier)))
        return _action(name, say, why, "CAL-8.1" if name == "shoot" else "CAL-7.1")
    key, rule = WHY.get(reason, ("", ""))
    return _action(name, say, say(f"barred-{key}") if key else "", rule)


def _action(name: str, say: Say, why: str = "", rule: str = "") -> Action:
    return Action(name, KEYS[name], say(f"action-{name}"), why, rule)
