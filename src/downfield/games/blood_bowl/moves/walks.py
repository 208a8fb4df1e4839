"""What a coach can do with one click on a player and one on a square or on another player."""

from collections.abc import Sequence
from typing import cast

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.moves.deeds import Deeds
from downfield.games.blood_bowl.moves.places import Places
from downfield.games.blood_bowl.notation.answers import STOP
from downfield.games.blood_bowl.notation.elements import figure_id, square_id
from downfield.games.blood_bowl.notation.names import SQUARE_NAMES
from downfield.games.blood_bowl.rules.turn.activation import Activation
from downfield.kernel.needs import CHOICE, NOBODY
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Walk

WHOM = (q.Q_TURN, q.Q_CHARGE)
WHERE = (
    q.Q_SET_UP, q.Q_PLACE, q.Q_SNAP, q.Q_SNAP_TO, q.Q_KICK, q.Q_AIM, q.Q_DUMP_OFF, q.Q_THROW_AT, q.Q_BOMB_AT,
    q.Q_SWARM, q.Q_SWARM_TO,
)  # fmt: skip
DOING = (q.Q_STEP, q.Q_CHAIN)  # in the middle of an activation
Actions = dict[int, list[int]]


def everything(look: Look, say: Say) -> list[Walk]:
    """Everything that a seat may answer in one word; nothing where it is not asked."""
    return [walk for source in sources(look) for walk in walks(look, source, say)]


def sources(look: Look) -> list[str]:
    """The players (or the ball) that this seat can move now; the active player comes first."""
    g = cast(Pitch, look.seen)
    if look.seat is None or not g.owes(look.seat) or g.need != CHOICE:
        return []
    if g.question in WHERE:
        return Places(g, _mute).sources()
    own = held(look)
    turn = turn_of(g)
    others = [_figure(g, slot) for slot in _actions(turn)] if turn is not None else []
    return [own, *others] if own else others


def held(look: Look) -> str:
    """The player who is in the middle of his activation and can go on."""
    g = cast(Pitch, look.seen)
    if look.seat is None or not g.owes(look.seat) or g.question not in DOING:
        return ""
    return _figure(g, int(g.actor))


def by(look: Look, source: str, via: Sequence[str], say: Say) -> list[Walk]:
    """What one of them can do by way of these squares."""
    squares = {square_id(name): n for n, name in enumerate(SQUARE_NAMES, 1) if name}
    return walks(look, source, say, [squares[name] for name in via if name in squares])


def walks(look: Look, source: str, say: Say, via: Sequence[int] = ()) -> list[Walk]:
    """What one of them can do."""
    g = cast(Pitch, look.seen)
    if g.question in WHERE:
        return Places(g, say).all(source)
    if source == held(look):
        frame = cast(Activation, g.top)
        return Deeds(cast(Pitch, g.clone()), int(frame.slot), say, [], [int(frame.action)], via).all()
    turn = turn_of(g)
    if turn is None:
        return []
    slot, actions = actor_in(turn, source), _actions(turn)
    if slot not in actions:
        return []
    lead = [STOP] if g.question == q.Q_STEP else []
    return Deeds(turn, slot, say, lead, actions[slot], via).all()


def turn_of(g: Pitch) -> Pitch | None:
    """A copy of the match at the question whom to activate, after the active player has stopped."""
    if g.question not in (*WHOM, q.Q_STEP):
        return None
    twin = cast(Pitch, g.clone())
    if g.question == q.Q_STEP:
        twin.answer(kinds.STOP)
    same = twin.need == CHOICE and twin.question in WHOM and twin.seat == g.seat
    return twin if same else None


def actor_in(turn: Pitch, source: str) -> int:
    """The slot of the player who may be activated and is this element; NOBODY where there is none."""
    return next((slot for slot in _actions(turn) if _figure(turn, slot) == source), NOBODY)


def _actions(g: Pitch) -> Actions:
    """The players who may be activated, by slot, each with his actions."""
    found: Actions = {}
    first = SLOTS * int(g.active)
    for i in range(1, g.n):
        x = int(g.opts[i])
        found.setdefault(first + x // kinds.ACTIONS - 1, []).append(x % kinds.ACTIONS)
    return found


def _figure(g: Pitch, slot: int) -> str:
    return figure_id(slot // SLOTS, int(g.number_of(slot)))


def _mute(_: str, **__: object) -> str:
    """No words, for callers that need none."""
    return ""
