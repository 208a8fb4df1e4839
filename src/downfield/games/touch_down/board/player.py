"""A counter as a card beside the board tells of it."""

from downfield.games.touch_down.board.counters import state_of
from downfield.games.touch_down.components.parts import ROLES, Player
from downfield.games.touch_down.notation.elements import name_of
from downfield.games.touch_down.notation.shirts import squads
from downfield.games.touch_down.notation.shown import Figure, Scene, scene_of
from downfield.games.touch_down.teams.season import yards
from downfield.kernel.show.look import Look
from downfield.kernel.show.lore import Words
from downfield.kernel.show.player import PlayerCard, who_is
from downfield.kernel.show.svg import Say

MARKS = "[id^=m-p-]"


def card(look: Look, say: Say, element: str) -> PlayerCard | None:
    """What is printed on a counter, how the player is, and with whom he is entangled."""
    who, scene = who_is(element), scene_of(look.view)
    known = None if who is None else squads(look.view, look.game)[who[0]].get(who[1])
    if who is None or known is None:
        return None
    side, number = who
    here = scene.figure(side, number)
    values = ((say("player-contact"), str(known.contact)), (say("player-speed"), str(known.speed)))
    skill = say("player-skill", skill=here.skill) if here is not None and here.skill else ""
    told = [words for words in (skill, _season(known, say)) if words]
    return PlayerCard(
        side, number, called(known, say), values,
        _on_field(here, scene, say) if here is not None else _beside(side, number, scene, say),
        tuple(map(Words, told)), (Words(scene.teams[side]),),
    )  # fmt: skip


def called(known: Player, say: Say) -> str:
    """A player by the number on his shirt and his role."""
    return f"{known.number} {say('player-role', role=ROLES[known.role])}"


def _season(known: Player, say: Say) -> str:
    """[TD-19.6, TD-19.7] What he has done in the season."""
    role = ROLES[known.role]
    return (
        say("player-season", role=role, count=known.season, yards=yards(known.season)) if known.season else ""
    )


def _on_field(f: Figure, scene: Scene, say: Say) -> tuple[str, ...]:
    told = [
        say("player-state", state=state_of(f), ball=int(f.ball), protected=int(f.protected)),
        say("player-square", square=name_of(f.x, f.y)),
    ]
    other = None if f.fallen else scene.standing().get((1 - f.side, f.x, f.y))
    return (*told, say("player-with", numbers=other.number)) if other is not None else tuple(told)


def _beside(side: int, number: int, scene: Scene, say: Say) -> tuple[str, ...]:
    box = next((hurt.box for hurt in scene.injured if (hurt.side, hurt.number) == (side, number)), None)
    return (say("player-off") if box is None else say("player-hurt", box=box),)
