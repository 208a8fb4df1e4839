"""Pages beside the rules: one for each skill, team and star, and the lists of them."""

import re
from collections.abc import Callable

from downfield.games.blood_bowl.board.field import SIDES
from downfield.games.blood_bowl.board.words import in_words
from downfield.games.blood_bowl.components.parts_draft import Team
from downfield.games.blood_bowl.lore import skills, stars, teams
from downfield.games.blood_bowl.lore.words import parts_of, stars_of
from downfield.games.blood_bowl.notation.shown import Scene, scene_of
from downfield.kernel.rulebook import Rulebook
from downfield.kernel.show.look import Look
from downfield.kernel.show.lore import Entry, Page, Sentence, Shelf, Words
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game

MARKS = "[id^=m-score-]"  # the names of the teams above the pitch
SCORE = re.compile("m-score-(home|away)")
LISTS: dict[str, Callable[[Game, Rulebook, Say], Page]] = {
    "skills": skills.shelf,
    "teams": teams.shelf,
    "stars": stars.shelf,
}
PAGES: dict[str, Callable[[Game, Rulebook, Say, str], Page]] = {
    "skills": skills.page,
    "teams": teams.page,
    "stars": stars.page,
}


def shelves(game: Game, say: Say) -> tuple[Shelf, ...]:
    """Skills, teams, stars."""
    return (
        Shelf("skills", say("lore-skills"), "skill"),
        Shelf("teams", say("lore-teams"), "team"),
        Shelf("stars", say("lore-stars"), "star"),
    )


def entries(game: Game, say: Say) -> list[Entry]:
    """Every page, in the order of the pack."""
    parts = parts_of(game)
    found = [Entry(f"skills/{s.id}", in_words("skill", s.id, say), s.rule) for s in parts.skills.skills]
    found += [Entry(f"teams/{team.id}", in_words("team", team.id, say)) for team in parts.teams.teams]
    return found + [Entry(f"stars/{star.id}", star.name) for star in stars_of(game)]


def page(game: Game, book: Rulebook, say: Say, path: str) -> Page:
    """A list, or one of what is on it."""
    shelf, _, key = path.partition("/")
    return PAGES[shelf](game, book, say, key) if key else LISTS[shelf](game, book, say)


# On the board -----------------------------------------------------------------------------------------------------


def about(look: Look, say: Say, element: str) -> Sentence:
    """The team whose name was pointed at."""
    score = SCORE.fullmatch(element)
    if score is None:
        return ()
    return team_of(scene_of(look.view), SIDES.index(score[1]), look.game, say)


def team_of(scene: Scene, side: int, game: Game, say: Say) -> Sentence:
    """A team by its name on the board; one that has a name of its own is known by its players."""
    name = scene.teams[side]
    spots = [f.position for f in scene.figures if f.side == side]

    def likeness(team: Team) -> tuple[bool, int]:
        own = {spot.name for spot in team.positions}
        return team.name == name, sum(spot in own for spot in spots)

    found = max(parts_of(game).teams.teams, key=likeness)
    return (Words(in_words("team", name, say), f"teams/{found.id}"),)
