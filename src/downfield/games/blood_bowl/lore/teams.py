"""Pages about teams: their positions, their special rules, the ready team, the stars that play for them."""

from collections import Counter

from downfield.games.blood_bowl.board.looks import captain, of_position
from downfield.games.blood_bowl.board.portraits import one
from downfield.games.blood_bowl.board.words import in_words
from downfield.games.blood_bowl.components.parts import TEAMS, fielded
from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS, STAFF, Roster, Spot, Team
from downfield.games.blood_bowl.lore.drawings import lined_up, strip
from downfield.games.blood_bowl.lore.stars import may_hire, portraits, star_grid
from downfield.games.blood_bowl.lore.words import (
    NONE,
    PROFILE,
    cited,
    gold,
    kinds_line,
    linked,
    parts_of,
    profile,
    skills_line,
    stars_of,
)
from downfield.games.blood_bowl.teams.draft import team_value
from downfield.kernel.rulebook import Rule, Rulebook
from downfield.kernel.show.lore import Grid, Page, Section, Sentence, Words, joined, plain
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game
from downfield.toolkit.figures.likeness import Likeness

SPECIAL = "BB-19."  # where the special rules of teams stand


def shelf(game: Game, book: Rulebook, say: Say) -> Page:
    """All of them by tier."""
    teams = sorted(parts_of(game).teams.teams, key=lambda team: in_words("team", team.id, say))
    heads = (say("lore-team"), say("lore-reroll"), say("lore-special"), say("lore-positions"))
    tiers = sorted({team.tier for team in teams})
    sections = [
        Section(
            f"tier-{tier}",
            say("lore-tier", tier=tier),
            grid=Grid(heads, tuple(_row(team, say) for team in teams if team.tier == tier), (1,)),
        )
        for tier in tiers
    ]
    return Page(
        path="teams",
        title=say("lore-teams"),
        under=plain(say("lore-teams-count", count=len(teams))),
        picture=strip([captain(team) for team in teams]),
        shown=say("lore-teams"),
        sections=tuple(sections),
        filtered=True,
    )


def _row(team: Team, say: Say) -> tuple[Sentence, ...]:
    spots = ", ".join(in_words("spot", spot.name, say) for spot in team.positions)
    special = ", ".join(team.special + team.choose_one)
    return (
        (Words(in_words("team", team.id, say), f"teams/{team.id}", one(captain(team))),),
        plain(gold(say, team.reroll)),
        plain(special or NONE),
        plain(spots),
    )


def page(game: Game, book: Rulebook, say: Say, key: str) -> Page:
    """One of them."""
    parts = parts_of(game)
    team = next(team for team in parts.teams.teams if team.id == key)
    roster = next(roster for roster in parts.rosters.rosters if roster.team == key)
    name = in_words("team", key, say)
    stars = [star for star in stars_of(game) if may_hire(team, star)]
    sections = (
        Section("positions", say("lore-positions"), grid=_positions(team, say)),
        Section("special", say("lore-special"), _special(game, book, team), listed=True),
        Section(
            "ready-made",
            say("lore-ready"),
            (_worth(game, team, roster, say),),
            grid=_ready(team, roster, say),
        ),
        Section("stars", say("lore-stars"), grid=star_grid(stars, say)),
    )
    return Page(
        path=f"teams/{key}",
        title=name,
        under=_under(team, say),
        picture=lined_up(key, fielded(team, roster), [*_likenesses(team), *portraits(stars)]),
        shown=say("lore-drawn", team=name),
        sections=tuple(s for s in sections if s.lines or (s.grid is not None and s.grid.rows)),
        draft=key,
        options={"home_team": key} if key in TEAMS else {},
    )


def _likenesses(team: Team) -> list[Likeness]:
    """Its positions, as they are drawn."""
    return [of_position(team.id, spot) for spot in team.positions]


def _under(team: Team, say: Say) -> Sentence:
    """Tier, the price of a re-roll, whether an apothecary comes along."""
    healed = say("lore-apothecary" if team.apothecary else "lore-apothecary-no")
    pieces = [say("lore-tier", tier=team.tier), say("lore-reroll-costs", cost=team.reroll), healed]
    return joined([Words(piece) for piece in pieces], " · ")


def _positions(team: Team, say: Say) -> Grid:
    heads = (
        say("lore-position"), say("lore-most"), *PROFILE, say("lore-skills-of"), say("lore-primary"),
        say("lore-secondary"), say("lore-price"),
    )  # fmt: skip
    return Grid(
        heads, tuple(_position(team, spot, say) for spot in team.positions), (1, 2, 3, 4, 5, 6, 10), 7
    )


def _position(team: Team, spot: Spot, say: Say) -> tuple[Sentence, ...]:
    return (
        (Words(in_words("spot", spot.name, say), drawing=one(of_position(team.id, spot))),),
        plain(spot.most),
        *profile(spot.profile),
        skills_line(spot.skills, say),
        kinds_line(spot.primary, say),
        kinds_line(spot.secondary, say),
        plain(gold(say, spot.cost)),
    )


def _special(game: Game, book: Rulebook, team: Team) -> tuple[Sentence, ...]:
    """Each special rule with what it says; one that other languages do not translate is found in English."""
    found: dict[str, list[str]] = {}
    for name in team.special + team.choose_one:
        found.setdefault(_rule_of(game, name), []).append(name)
    return tuple(_told(game, book.rule(id), names) for id, names in found.items())


def _told(game: Game, rule: Rule, names: list[str]) -> Sentence:
    words = f"{', '.join(names)}: "
    return (Words(words), *linked(game, rule, rule.summary), Words(" ("), *cited(rule), Words(")"))


def _rule_of(game: Game, name: str) -> str:
    """The rule that is called like a special rule, or that names it."""
    rules = [rule for id, rule in game.rules.rules().items() if id.startswith(SPECIAL)]
    called = [rule.id for rule in rules if name.startswith(rule.heading)]
    return next(iter([*called, *(rule.id for rule in rules if name in rule.summary)]))


def _worth(game: Game, team: Team, roster: Roster, say: Say) -> Sentence:
    value = team_value(team, roster, parts_of(game))
    return plain(say("lore-worth", value=value))


def _ready(team: Team, roster: Roster, say: Say) -> Grid:
    """Players by position, then whoever and whatever is hired."""
    count = Counter(spot.id for spot in fielded(team, roster))
    rows = [
        (plain(count[spot.id]), plain(in_words("spot", spot.name, say)), skills_line(spot.skills, say))
        for spot in team.positions
        if count[spot.id]
    ]
    for hired in (*STAFF, *INDUCEMENTS):
        many = int(getattr(roster, hired))
        if many:
            rows.append((plain(many), plain(in_words("hired", hired, say)), plain("")))
    return Grid((say("lore-count"), say("lore-who"), say("lore-skills-of")), tuple(rows), (0,))
