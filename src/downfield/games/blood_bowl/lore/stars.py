"""Pages about star players: who they play for, what they cost, what they can do."""

from downfield.games.blood_bowl.board.looks import of_star
from downfield.games.blood_bowl.board.portraits import one
from downfield.games.blood_bowl.board.words import in_words
from downfield.games.blood_bowl.components.parts_draft import Member, Star, Team
from downfield.games.blood_bowl.lore.drawings import strip
from downfield.games.blood_bowl.lore.words import (
    PROFILE,
    gold,
    parts_of,
    profile,
    rule_lines,
    skills_line,
    stars_of,
)
from downfield.games.blood_bowl.teams.hired_players import plays_for
from downfield.kernel.rulebook import Rulebook
from downfield.kernel.show.lore import Grid, Page, Section, Sentence, Words, joined, plain
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game
from downfield.toolkit.figures.likeness import Likeness

STARS = "BB-19.9"


def may_hire(team: Team, star: Star) -> bool:
    """[BB-19.1, BB-19.3] Whether a team may hire a star, if it chooses the right patron."""
    return any(plays_for(star, {*team.special, patron}) for patron in team.choose_one or ("",))


def shelf(game: Game, book: Rulebook, say: Say) -> Page:
    """All of them, with profile and price."""
    stars = sorted(stars_of(game), key=lambda star: star.name.strip("'"))
    section = Section("all", say("lore-stars"), grid=star_grid(stars, say))
    return Page(
        path="stars",
        title=say("lore-stars"),
        under=plain(say("lore-stars-count", count=len(stars))),
        sections=(section,),
        picture=strip(portraits(stars)),
        shown=say("lore-stars"),
        filtered=True,
    )


def portraits(stars: list[Star]) -> list[Likeness]:
    """Stars as they are drawn."""
    return [_portrait(member) for star in stars for member in star.members]


def _portrait(member: Member) -> Likeness:
    return of_star(member.name, member.profile, member.skills)


def star_grid(stars: list[Star], say: Say) -> Grid:
    """Stars with profile, skills and price; of a pair each has a row."""
    rows = []
    for star in stars:
        for nth, member in enumerate(star.members):
            name = (Words(member.name, f"stars/{star.id}", one(_portrait(member))),)
            price = plain(gold(say, star.cost) if nth == 0 else "")
            rows.append((name, *profile(member.profile), skills_line(member.skills, say), price))
    heads = (say("lore-star"), *PROFILE, say("lore-skills-of"), say("lore-price"))
    return Grid(heads, tuple(rows), (1, 2, 3, 4, 5, 7), 6)


def page(game: Game, book: Rulebook, say: Say, key: str) -> Page:
    """One of them, or a pair."""
    star = next(star for star in stars_of(game) if star.id == key)
    teams = [team for team in parts_of(game).teams.teams if may_hire(team, star)]
    unique = [name for member in star.members for name in member.unique]
    own = (plain(say("lore-unique", names=", ".join(unique))),) if unique else ()
    return Page(
        path=f"stars/{key}",
        title=star.name,
        under=_under(star, say),
        picture=strip(portraits([star])),
        shown=star.name,
        sections=(
            Section("players", say("lore-profile"), grid=star_grid([star], say)),
            Section("rule", say("lore-rule"), (*own, *rule_lines(game, book.rule(STARS), say))),
            Section("teams", say("lore-plays-for"), (team_links(teams, say),)),
        ),
    )


def team_links(teams: list[Team], say: Say) -> Sentence:
    """Teams by name."""
    named = sorted((in_words("team", team.id, say), team.id) for team in teams)
    return joined([Words(name, f"teams/{id}") for name, id in named])


def _under(star: Star, say: Say) -> Sentence:
    pieces = [Words(say("lore-costs", cost=star.cost)), Words(STARS, f"#{STARS}")]
    if star.mega:
        pieces.insert(1, Words(say("lore-mega")))
    return joined(pieces, " · ")
