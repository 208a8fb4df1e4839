"""The words of the table: one name for one thing, numbers that agree, no slip of language or keyboard."""

import functools
import importlib.resources
import re
import tomllib
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import downfield
from downfield.games import GAMES, spec
from downfield.kernel.show.svg import Say
from downfield.kernel.words import Event, EventKind
from downfield.text import Text

LANGUAGES = ("en", "it", "de")
FILES = ("table", "why", *GAMES)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("slug", GAMES)


@functools.cache
def messages(file: str, language: str) -> dict[str, ast.Message]:
    """The texts of the table, of its errors (the English ones stand where they are raised), or of a game."""
    own = importlib.resources.files("downfield.text")
    game = None if file in ("table", "why") else importlib.resources.files(spec(file).package) / "text"
    path = (game or (own / "why" if file == "why" else own)) / f"{language}.ftl"
    if not path.is_file():
        return {}
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@functools.cache
def said(language: str) -> dict[str, str]:
    """Everything that can be said in a language, with its blanks: texts, rules and rulings by where they stand."""
    found = {
        f"{file}:{key}": FluentSerializer().serialize_entry(message).split("=", 1)[1]
        for file in FILES
        for key, message in messages(file, language).items()
    }
    for slug in GAMES:
        book = downfield.game(slug).rulebook(language)
        found |= {f"{slug}: chapter {chapter.number}": chapter.title for chapter in book.chapters}
        for id, rule in book.rules().items():
            found |= {f"{id} heading": rule.heading, id: rule.summary}
            found |= {f"{id} ruling {i}": ruling.text for i, ruling in enumerate(rule.rulings)}
    return found


def wrong(language: str, pattern: str, where: str = "") -> list[str]:
    """The texts in which a pattern is found; blanks and what is chosen by are no text."""
    looked = re.compile(pattern)
    bare = {place: re.sub(r"\{[^{}]*?(?:->|\})", " @ ", words) for place, words in said(language).items()}
    return [
        f"{place}: {words.strip()}"
        for place, words in bare.items()
        if looked.search(words) and where in place
    ]


# One name for one thing -------------------------------------------------------------------------------------------

TERMS = tomllib.loads((importlib.resources.files("tests.text") / "terms.toml").read_text(encoding="utf-8"))
SHUNNED = [
    (language, word, better) for language, terms in TERMS["shunned"].items() for word, better in terms.items()
]


@pytest.mark.parametrize(("language", "word", "better"), SHUNNED)
def test_a_thing_has_one_name(language: str, word: str, better: str) -> None:
    assert wrong(language, word) == [], f"say {better}"


@pytest.mark.parametrize(
    ("language", "slug", "word", "better"),
    [
        (language, slug, word, better)
        for language, games in TERMS["shunned_in"].items()
        for slug, terms in games.items()
        for word, better in terms.items()
    ],
)
def test_a_thing_of_one_game_has_the_name_of_its_box(
    language: str, slug: str, word: str, better: str
) -> None:
    prefix = downfield.game(slug).rules.prefix
    assert wrong(language, word, f"{slug}:") + wrong(language, word, f"{prefix}-") == [], f"say {better}"


def test_the_glossary_speaks_as_the_table_does() -> None:
    lines = (
        (importlib.resources.files("tests") / "../docs/glossary.md").read_text(encoding="utf-8").splitlines()
    )
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    for english, italian, german, _ in (row for row in rows if len(row) == 4 and row[0] != "English"):
        for language, cell in (("en", english), ("it", italian), ("de", german)):
            for shunned, word, better in SHUNNED:
                assert language != shunned or not re.search(word, cell), f"{english}: say {better}"


# Numbers ----------------------------------------------------------------------------------------------------------


def counted(node: object, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Each number with the word behind it, unless the sentence was chosen by that number."""
    if isinstance(node, ast.Pattern):
        for first, then in zip(node.elements, node.elements[1:], strict=False):
            name = _blank(first)
            if isinstance(then, ast.TextElement) and name and name not in chosen:
                yield name, then.value
    if isinstance(node, ast.SelectExpression):
        by = {ref.id.name for ref in _references(node.selector)}
        for variant in node.variants:
            yield from counted(variant.value, chosen | by)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from counted(part, chosen)


def _blank(node: object) -> str:
    """The name of a blank; "" for anything else."""
    known = isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)
    return node.expression.id.name if known else ""  # type: ignore[attr-defined]


def _references(node: object) -> Iterator[ast.VariableReference]:
    if isinstance(node, ast.VariableReference):
        yield node
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _references(value)


@every_language
@pytest.mark.parametrize("file", FILES)
def test_a_number_and_its_noun_agree(file: str, language: str) -> None:
    """What can be one has a sentence for one; what never is stands in `never_one`."""
    plural = re.compile(rf" ({'|'.join(TERMS['plurals'][language])})\b")
    loose = [
        f"{key}: {{ ${number} }}{behind}"
        for key, message in messages(file, language).items()
        for number, behind in counted(message)
        if plural.match(behind) and f"{key} {number}" not in TERMS["never_one"]
    ]
    assert loose == []


@pytest.mark.parametrize("language", ["it", "de"])
def test_decimals_have_a_comma(language: str) -> None:
    assert wrong(language, r"(?<![-.\d])\d+\.\d{1,2}(?![.\d])") == []


def test_numbers_are_handed_over_as_numbers() -> None:
    say: Say = Text("de", spec("calciotto")).say
    assert say("odds-points", points=7.5, more=0, mine=1) == "etwa 7,5 Punkte"


# Slips ------------------------------------------------------------------------------------------------------------


@every_language
def test_an_apostrophe_is_no_accent(language: str) -> None:
    assert wrong(language, r"[A-Za-zàèéìòù]'[A-Za-zàèéìòù]") == []


@every_language
def test_no_word_stands_twice(language: str) -> None:
    twice = wrong(
        language, r"\b(?!die die|der der|das das)([A-Za-zäöüàèéìòù]{2,}) \1\b"
    )  # der der Verteidigung
    assert twice == []


@every_language
def test_a_sentence_has_one_end(language: str) -> None:
    assert wrong(language, r"[!?]\.(?!\.)|(?<!\.)\.\.(?!\.)|,,") == []


@pytest.mark.parametrize("language", ["it", "de"])
def test_no_english_is_left(language: str) -> None:
    """Skills, leagues and other proper names stay English, as coaches say them."""
    english = r"\b(the|of|and|with|your?|are|this|that|from)\b"
    names = re.compile("|".join(TERMS["english_names"]))
    assert [
        line
        for line in wrong(language, english)
        if re.search(english, names.sub("", line.partition(": ")[2]))
    ] == []


def test_italian_until_has_its_non() -> None:
    """Without *non*, *finché* means as long as."""
    assert wrong("it", r"finché (tutti (?!non)|esce|segna|hanno|ha detto)") == []


def test_italian_shirt_numbers_take_no_article_of_their_own() -> None:
    """It would be l’8 but il 7: il n. 8 and il n. 7."""
    loose = [
        f"{file}:{key}"
        for file in GAMES
        for key, message in messages(file, "it").items()
        for words in [FluentSerializer().serialize_entry(message)]
        if re.search(r"\b([Ii]l|[Aa]l|[Dd]el|[Dd]al|[Ss]ul) \{ \$(number|player|other|carrier)", words)
    ]
    assert loose == []


# Who decides, and who it is about ---------------------------------------------------------------------------------


@every_language
@every_game
def test_everybody_is_told_what_somebody_decides(slug: str, language: str) -> None:
    words = Text(language, spec(slug))
    asked = [key for key in messages(slug, "en") if key.startswith("ask-")]
    assert [key for key in asked if not words.has(key.replace("ask-", "deciding-", 1))] == []


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Ada decides: which play to show", "Ada, Ben decide: which play to show"),
        ("it", "Ada decide: quale schema mostrare", "Ada, Ben decidono: quale schema mostrare"),
        (
            "de",
            "Ada entscheidet: welcher Spielzug gezeigt wird",
            "Ada, Ben entscheiden: welcher Spielzug gezeigt wird",
        ),
    ],
)
def test_one_decides_and_two_decide(language: str, one: str, two: str) -> None:
    words = Text(language, spec("first-downs"))
    assert (words.deciding("play", ["Ada"]), words.deciding("play", ["Ada", "Ben"])) == (one, two)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ben decides: which die counts as 11 blocks 7"),
        ("it", "Ben decide: quale dado vale nel blocco di 11 su 7"),
        ("de", "Ben entscheidet: welcher Würfel im Block von 11 gegen 7 gilt"),
    ],
)
def test_others_are_told_about_whom_somebody_decides(language: str, told: str) -> None:
    match = downfield.game("blood-bowl").at("home=11@l8 away=7@m8,8@l7 ball=a1 rerolls=0-0", by_hand=True)
    match.play("11block *7 POW PB")
    view = match.view("home")
    assert Text(language, spec("blood-bowl")).deciding(view.question, ["Ben"], view.scene) == told


@pytest.mark.parametrize(
    ("spot", "told"),
    [
        ("witch_elf", "Ada: 3 elfa strega viene atterrata."),
        ("blitzer", "Ada: 3 blitzer viene atterrato."),
        ("Karla Von Kill", "Ada: 3 Karla Von Kill viene atterrata."),
    ],
)
def test_italian_participles_agree_with_the_player(spot: str, told: str) -> None:
    event = Event(EventKind("knocked-down", "BB-3.7", ("side", "player", "spot")), (0, 3, 1), 0)
    assert (
        Text("it", spec("blood-bowl")).event(event, ("Ada", "Ben"), ("Ada", "Ben"), {"spot": (spot,)}) == told
    )


@pytest.mark.parametrize(
    ("slug", "die", "shown", "told"),
    [
        ("first-and-roll", "coin", "T", "la moneta: croce"),
        ("first-downs", "coin", "H", "moneta: testa"),
        ("first-and-roll", "green", "(25)", "il dado verde d’attacco: 25, breakaway"),
        ("first-and-roll", "red", "[2]", "il dado rosso d’attacco: 2, placcaggio rotto"),
        ("first-and-roll", "defence-green", "-10", "il dado verde di difesa: −10"),
        ("first-and-roll", "defence-green", "F", "il dado verde di difesa: flag"),
    ],
)
def test_a_die_shows_words(slug: str, die: str, shown: str, told: str) -> None:
    assert Text("it", spec(slug)).face(die, shown) == told
