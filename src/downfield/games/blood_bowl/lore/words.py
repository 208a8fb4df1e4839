"""What all pages beside the rules have in common: names that lead to pages, prices, profiles, and who names whom."""

import functools
import re
from typing import cast

from downfield.games.blood_bowl.board.words import in_words
from downfield.games.blood_bowl.components.parts import KINDS, Parts, Skill
from downfield.games.blood_bowl.components.parts_draft import Star
from downfield.kernel.rulebook import Rule, Rulebook
from downfield.kernel.show.lore import Sentence, Words, joined, plain
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game

PROFILE = ("MA", "ST", "AG", "PA", "AV")
NONE = "–"
PLUS = ("mighty_blow", "dirty_player")  # their number is added; that of others is what must be rolled
ACTIONS = (
    "block",
    "pass",
)  # skills that are called like an action: only these words before them mean the skill
BEFORE = re.compile(r"\b(?:or|with|skill|skills)\s$", re.IGNORECASE)
OTHERS = ("High Kick", "Fouling Frenzy")  # names of something else that end like a skill


def parts_of(game: Game) -> Parts:
    """The components that a game is played with."""
    return cast(Parts, game.pack.parts)


def stars_of(game: Game) -> tuple[Star, ...]:
    """The star players."""
    return parts_of(game).stars.stars


def gold(say: Say, amount: int) -> str:
    """A price."""
    return say("lore-gold", gold=amount)


def profile(values: tuple[int, ...]) -> list[Sentence]:
    """Five values as they are printed: the last three are what must be rolled."""
    return [plain(NONE if not v else f"{v}+" if i > 1 else v) for i, v in enumerate(values)]


def skill_words(word: str, say: Say) -> Words:
    """A skill of a profile, "loner:4", with its number."""
    key = word.partition(":")[0]
    return Words(in_words("skill", key, say) + number_of(word), f"skills/{key}")


def number_of(word: str) -> str:
    """The number of a skill in brackets, as it is printed behind it; "" where it has none."""
    key, _, number = word.partition(":")
    told = f"+{number}" if key in PLUS else f"{number}+" if number.isdecimal() else number
    return f" ({told})" if number else ""


def skills_line(words: tuple[str, ...], say: Say) -> Sentence:
    """The skills of a profile."""
    return joined([skill_words(word, say) for word in words]) or plain(NONE)


def kinds_line(letters: str, say: Say) -> Sentence:
    """The kinds of skills that letters stand for; each leads to its part of the list."""
    kinds = [kind for kind in KINDS if kind != "trait" and kind[0].upper() in letters]
    return joined([Words(say(f"kind-{kind}"), f"skills#{kind}") for kind in kinds]) or plain(NONE)


# Who names whom ---------------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=8)
def _pattern(game: Game) -> re.Pattern[str]:
    """The names of all skills, the longest first."""
    skills = parts_of(game).skills.skills
    names = sorted([*(skill.name for skill in skills), *OTHERS], key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])")


def _named_in(text: str, game: Game) -> set[str]:
    """The skills that an English text names."""
    ids = {skill.name: skill.id for skill in parts_of(game).skills.skills}
    found = set()
    for hit in _pattern(game).finditer(text):
        key = ids.get(hit[0], "")
        if key and (key not in ACTIONS or BEFORE.search(text[: hit.start()])):
            found.add(key)
    return found


def _texts(rule: Rule) -> tuple[str, ...]:
    return (rule.heading, rule.summary, *(ruling.text for ruling in rule.rulings))


@functools.lru_cache(maxsize=8)
def mentions(game: Game) -> dict[str, frozenset[str]]:
    """Which skills each rule names, read in English, where names are easily told from other words."""
    return {
        id: frozenset().union(*(_named_in(text, game) for text in _texts(rule)))
        for id, rule in game.rules.rules().items()
    }


def linked(game: Game, rule: Rule, text: str) -> Sentence:
    """A text of a rule in any language; the other skills that it names lead to their pages."""
    skills = parts_of(game).skills.skills
    named = mentions(game)[rule.id]
    ids = {s.name: s.id for s in skills if s.id in named and s.rule != rule.id and s.id not in ACTIONS}
    found: list[Words] = []
    last = 0
    for hit in _pattern(game).finditer(text):
        if hit[0] in ids:
            found += [Words(text[last : hit.start()]), Words(hit[0], f"skills/{ids[hit[0]]}")]
            last = hit.end()
    return tuple(piece for piece in (*found, Words(text[last:])) if piece.text)


def cited(rule: Rule) -> Sentence:
    """A rule by its number and heading."""
    return (Words(rule.id, f"#{rule.id}"), Words(f" {rule.heading}"))


def rule_lines(game: Game, rule: Rule, say: Say) -> tuple[Sentence, ...]:
    """What a rule says, and how its open points were settled."""
    rulings = [
        (Words(f"{say('rule-ruling')}: "), *linked(game, rule, ruling.text)) for ruling in rule.rulings
    ]
    return (linked(game, rule, rule.summary), *rulings)


def rule_of(book: Rulebook, skill: Skill) -> Rule:
    """The rule of a skill."""
    return book.rule(skill.rule)
