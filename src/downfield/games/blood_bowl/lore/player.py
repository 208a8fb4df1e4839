"""A player as a card beside the board tells of him, with the pages that he leads to."""

from downfield.games.blood_bowl.board.figures import neighbours
from downfield.games.blood_bowl.board.words import shirt, signs, state
from downfield.games.blood_bowl.lore.pages import team_of
from downfield.games.blood_bowl.lore.words import skill_words
from downfield.games.blood_bowl.notation.shown import Figure, scene_of
from downfield.kernel.show.look import Look
from downfield.kernel.show.player import PlayerCard, who_is
from downfield.kernel.show.svg import Say

MARKS = "[id^=m-p-]"


def card(look: Look, say: Say, element: str) -> PlayerCard | None:
    """His profile, his skills with their values, how and where he is, and who marks him [BB-3.3]."""
    scene = scene_of(look.view)
    f = scene.figure(who_is(element))
    if f is None:
        return None
    told = [say("player-state", state=state(f), square=f.square), *signs(f, f.side == scene.active, say)]
    marked_by = [str(foe.number) for foe in neighbours(scene.figures)[f.who()].marked_by]
    if marked_by:
        told.append(say("cell-marked", numbers=", ".join(marked_by)))
    skills = tuple(skill_words(skill, say) for skill in f.skills)
    team = team_of(scene, f.side, look.game, say)
    return PlayerCard(f.side, f.number, shirt(f, say), _profile(f), tuple(told), skills, team)


def _profile(f: Figure) -> tuple[tuple[str, str], ...]:
    """[BB-2.1] The five values of a profile."""
    ma, st, ag, pa, av = f.profile
    return (
        ("MA", str(ma)),
        ("ST", str(st)),
        ("AG", f"{ag}+"),
        ("PA", f"{pa}+" if pa else "–"),
        ("AV", f"{av}+"),
    )
