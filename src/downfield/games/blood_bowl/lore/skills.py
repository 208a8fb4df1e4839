"""Pages about skills and traits: what each does, to which dice, with which others, and who has it."""

from collections.abc import Iterator

from downfield.games.blood_bowl.board.words import in_words
from downfield.games.blood_bowl.components.parts import KINDS, Skill
from downfield.games.blood_bowl.lore.words import (
    cited,
    linked,
    mentions,
    number_of,
    parts_of,
    rule_lines,
    rule_of,
    skill_words,
    stars_of,
)
from downfield.kernel.rulebook import Rulebook
from downfield.kernel.show.lore import Grid, Page, Section, Sentence, Words, joined, plain
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game


def shelf(game: Game, book: Rulebook, say: Say) -> Page:
    """All of them by kind, each with what it does."""
    skills = parts_of(game).skills.skills
    sections = tuple(
        _kind(game, book, say, kind, [skill for skill in skills if skill.kind == kind]) for kind in KINDS
    )
    return Page(
        path="skills",
        title=say("lore-skills"),
        under=plain(say("lore-skills-count", count=len(skills))),
        sections=sections,
        filtered=True,
    )


def _kind(game: Game, book: Rulebook, say: Say, kind: str, skills: list[Skill]) -> Section:
    rows = tuple(
        ((skill_words(skill.id, say),), linked(game, rule, rule.summary))
        for skill in sorted(skills, key=lambda skill: in_words("skill", skill.id, say))
        for rule in [rule_of(book, skill)]
    )
    return Section(kind, say(f"lore-kind-{kind}"), grid=Grid((say("lore-skill"), say("lore-does")), rows))


def page(game: Game, book: Rulebook, say: Say, key: str) -> Page:
    """One of them."""
    skill = next(s for s in parts_of(game).skills.skills if s.id == key)
    sections = (
        Section("rule", say("lore-rule"), rule_lines(game, rule_of(book, skill), say)),
        Section("dice", say("lore-dice"), tuple(_dice(skill, say)), listed=True),
        Section("excludes", say("lore-excludes"), _excluded(game, skill, say)),
        Section("with", say("lore-with"), tuple(_neighbours(game, book, skill, say)), listed=True),
        Section("rules", say("lore-rules"), tuple(_rules(game, book, skill)), listed=True),
        Section("players", say("lore-players"), grid=_players(game, skill, say)),
        Section("starred", say("lore-stars"), _starred(game, skill)),
    )
    return Page(
        path=f"skills/{key}",
        title=in_words("skill", key, say),
        under=_under(skill, say),
        sections=tuple(s for s in sections if s.lines or (s.grid is not None and s.grid.rows)),
    )


def _under(skill: Skill, say: Say) -> Sentence:
    """Its kind, whether a coach is asked, its rule."""
    pieces = [
        Words(say(f"kind-{skill.kind}"), f"skills#{skill.kind}"),
        Words(say("lore-compulsory" if skill.compulsory else "lore-optional")),
        Words(skill.rule, f"#{skill.rule}"),
    ]
    return joined(pieces, " · ")


def _dice(skill: Skill, say: Say) -> Iterator[Sentence]:
    """What the pack says of tests."""

    def tests(names: tuple[str, ...]) -> str:
        return ", ".join(say(f"test-{name}") for name in names)

    if skill.rerolls:
        yield plain(say("lore-rerolls", tests=tests(skill.rerolls)))
    for plus in sorted(set(skill.adds.values()), reverse=True):
        names = tuple(name for name, value in skill.adds.items() if value == plus)
        yield plain(say("lore-adds", plus=f"+{plus}" if plus > 0 else f"−{-plus}", tests=tests(names)))
    if skill.deaf_to.marks:
        yield plain(say("lore-deaf-marks", tests=tests(skill.deaf_to.marks)))
    if skill.deaf_to.rain:
        yield plain(say("lore-deaf-rain", tests=tests(skill.deaf_to.rain)))


def _bars(skill: Skill, other: Skill) -> bool:
    """Whether the same player cannot have both."""
    return other.id in skill.excludes or skill.id in other.excludes


def _excluded(game: Game, skill: Skill, say: Say) -> tuple[Sentence, ...]:
    """Those that the same player cannot have."""
    both = [other.id for other in parts_of(game).skills.skills if _bars(skill, other)]
    return (joined([skill_words(other, say) for other in both]),) if both else ()


def _neighbours(game: Game, book: Rulebook, skill: Skill, say: Say) -> Iterator[Sentence]:
    """The skills whose rule names this one, and those that its own rule names."""
    named = mentions(game)
    for other in parts_of(game).skills.skills:
        if other is skill or _bars(skill, other):
            continue
        if skill.id in named[other.rule] or other.id in named[skill.rule]:
            rule = rule_of(book, other)
            yield (skill_words(other.id, say), Words(": "), *linked(game, rule, rule.summary))


def _rules(game: Game, book: Rulebook, skill: Skill) -> Iterator[Sentence]:
    """The other rules that name it."""
    own = {other.rule for other in parts_of(game).skills.skills}
    for id, named in mentions(game).items():
        if skill.id in named and id not in own:
            rule = book.rule(id)
            yield (*cited(rule), Words(": "), *linked(game, rule, rule.summary))


def _has(words: tuple[str, ...], key: str) -> str:
    """How a profile writes a skill, "" where it has none of it."""
    return next((word for word in words if word.partition(":")[0] == key), "")


def _players(game: Game, skill: Skill, say: Say) -> Grid:
    """The teams with the positions that have it; with its number, where it has one."""
    rows = []
    for team in parts_of(game).teams.teams:
        having = [(spot, word) for spot in team.positions if (word := _has(spot.skills, skill.id))]
        if having:
            spots = ", ".join(in_words("spot", spot.name, say) + number_of(word) for spot, word in having)
            rows.append((plain(in_words("team", team.id, say), f"teams/{team.id}"), plain(spots)))
    heads = (say("lore-team"), say("lore-positions"))
    return Grid(heads, tuple(sorted(rows, key=lambda row: row[0][0].text)))


def _starred(game: Game, skill: Skill) -> tuple[Sentence, ...]:
    """The stars that have it."""
    found = [
        Words(star.name, f"stars/{star.id}")
        for star in stars_of(game)
        if any(_has(member.skills, skill.id) for member in star.members)
    ]
    return (joined(found, " · "),) if found else ()
