"""What a player in hand does, and why he cannot do the rest: asked of chapter 8 itself."""

from typing import cast

from downfield.games.blood_bowl.board.words import shirt
from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.moves.walks import WHERE, actor_in, held, turn_of
from downfield.games.blood_bowl.moves.words import action_name
from downfield.games.blood_bowl.notation.elements import figure_id
from downfield.games.blood_bowl.notation.shown import scene_of
from downfield.games.blood_bowl.rules.turn import barred
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Action, Bar, Walk

KEYS = {
    "move": "m", "block": "b", "blitz": "l", "pass": "p", "hand": "h", "foul": "f", "throw": "t", "stab": "s",
    "saw": "c", "vomit": "v", "fire": "r", "gaze": "g", "bomb": "o", "kick": "k", "chain": "n", "two": "w",
    "stop": "x",
}  # fmt: skip
WHY = {
    barred.ONCE: ("once", "BB-8.5"),
    barred.ALONE: ("alone", "BB-10.1"),
    barred.DOWN: ("down", "BB-10.1"),
    barred.NONE_UP: ("none-up", "BB-10.2"),
    barred.NONE_DOWN: ("none-down", "BB-14.1"),
    barred.NO_BALL: ("no-ball", "BB-12.1"),
    barred.MINDS_BALL: ("minds-ball", "BB-18.T33"),
    barred.SAWS: ("saws", "BB-18.T7"),
    barred.SAWED_ALREADY: ("once", "BB-15.3"),
    barred.NO_MATE: ("no-mate", "BB-13.1"),
    barred.NO_EYES: ("no-eyes", "BB-15.6"),
    barred.ONE_FOE: ("one-foe", "BB-15.12"),
    barred.IN_CHARGE: ("in-charge", "BB-6.29"),
}


def bar(look: Look, source: str, found: list[Walk], say: Say) -> Bar:
    """Who is in hand and what he does; before his activation also what he cannot do."""
    figures = scene_of(look.view).figures
    title = next((shirt(f, say) for f in figures if figure_id(f.side, f.number) == source), "")
    g = cast(Pitch, look.seen)
    turn = turn_of(g)
    if g.question in WHERE:
        return Bar(title)
    if source == held(look) or turn is None:
        named = {walk.action for walk in found}
        return Bar(title, [_action(name, say) for name in KEYS if name in named])
    slot = actor_in(turn, source)
    known = [action for action in range(kinds.ACTIONS) if barred.knows(turn, slot, action)]
    if kinds.CHAIN_ACTION in known:  # [BB-15.10] nothing else
        return Bar(title, [_action(action_name(kinds.CHAIN_ACTION), say)])
    return Bar(title, [_before(turn, slot, action, say) for action in known])


def _before(g: Pitch, slot: int, action: int, say: Say) -> Action:
    """An action that he can declare, or why not."""
    reason = int(barred.bar(g, slot, action))
    return _action(action_name(action), say, *WHY.get(reason, ("", "")))


def _action(name: str, say: Say, why: str = "", rule: str = "") -> Action:
    return Action(
        name, KEYS[name], say(f"action-{name}"), say(f"barred-{why}") if why else "", rule, name == "stop"
    )
