"""What a counter in hand does, and why there is no contact."""

from downfield.games.touch_down.board.player import called
from downfield.games.touch_down.notation.elements import counter_id
from downfield.games.touch_down.notation.questions import COLUMN_ASKED, ROW_ASKED
from downfield.games.touch_down.notation.shirts import squads
from downfield.games.touch_down.notation.shown import scene_of
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Action, Bar, Walk

KEYS = {"move": "m", "contact": "c", "snap": "n", "throw": "p", "hand": "h", "goal": "g", "stop": "x"}
MOVING = ("move", "step", "extra", "chase", "chase-step")


def bar(look: Look, source: str, found: list[Walk], say: Say) -> Bar:
    """Which player is in hand and what he does; while he moves also why he meets nobody [TD-10.1]."""
    view = look.view
    own = next((f for f in scene_of(view).figures if counter_id(f.side, f.number) == source), None)
    title = "" if own is None else called(squads(view, look.game)[own.side][own.number], say)
    if view.question in (*ROW_ASKED, *COLUMN_ASKED):
        return Bar(title)
    named = {walk.action for walk in found}
    known = [_action(name, say) for name in KEYS if name in named]
    if view.question in MOVING and "contact" not in named:
        known.insert(1, _action("contact", say, say("barred-nobody-near"), "TD-10.1"))
    return Bar(title, known)


def _action(name: str, say: Say, why: str = "", rule: str = "") -> Action:
    return Action(name, KEYS[name], say(f"action-{name}"), why, rule, name == "stop")
