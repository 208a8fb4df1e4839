"""The drawings of every game, moment for moment: sound, small, in colours of the themes and words of a language."""

import re

import pytest

import downfield
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Picture
from downfield.text import Text
from downfield.text.picture import drawn, names, odds, picture
from tests.text.drawings import bracketed, game, root, shared, stops

every_game = shared(*downfield.GAMES)
seeds = pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in (2, 3))]
)
ALLOWED = re.compile(r"none|var\(--[a-z0-9-]+\)|rgba\(0,0,0,\.\d+\)|#000")  # shadows are black in every theme
SAID = re.compile(r"\[[^][]*\]")
# What is printed the same everywhere: numbers, clocks, percentages, coordinates, roles, names of teams and of cards
PRINTED = {
    "calciotto": r"[-+=×]?\s?\d+[′%]?|/ \d+′|=|[a-p]|[PDCAT]|Italia|Brasile|[A-Z]+( [A-Z]+| \d\(\+\d\))?",
    "touch-down": r"[-+−]?\d+(:\d\d)?|[a-w]|A|AB|AE|AK|AQ|D|YC|Centurioni|Tori|CENTURIONI|TORI|\d+ [A-Z]+ \d/\d",
    "blood-bowl": r"[-+×★]?\d+:?|[a-zA-Z]|[★?!–…]",
}
SEARCHED = (
    "board-call-",
    "form-",
    "formation-",
    "about-form-",
)  # keys that a game looks for, and does without
MOST = 60_000  # bytes that are sent with every answer; three hundred squares to choose from are the worst


@every_game
@seeds
def test_every_moment_of_a_match_is_one_sound_drawing(slug: str, seed: int) -> None:
    say, still = Text("en", game(slug).spec).say, ""
    for match, seat in stops(slug, seed):
        board = drawn(match, seat, say)
        nodes = list(root(board).iter())
        found = [name for node in nodes if (name := node.get("id"))]
        assert len(found) == len(set(found))
        assert board.still == (still or board.still)
        still = board.still
        assert {name for spots in board.targets.values() for name in spots} <= set(found)
        assert set(board.targets) <= set(match.view(seat).options)
        assert board.spoken
        assert len(board.moving.encode()) < MOST
        for node in nodes:
            if "move" in node.get("class", "").split():
                assert node.get("id", "").startswith("m-")
                assert node.get("transform")
        assert strange_colours(board) == []


def strange_colours(board: Picture) -> list[str]:
    """Colours that no theme can change."""
    painted = re.findall(r'(?:fill|stroke|style)="([^"]*)"', board.still + board.moving)
    return [colour for colour in painted if not ALLOWED.fullmatch(colour)]


@every_game
def test_the_same_view_is_drawn_with_the_same_bytes(slug: str) -> None:
    say = Text("en", game(slug).spec).say
    for match, seat in stops(slug)[::4]:
        assert drawn(match, seat, say) == drawn(match.clone(), seat, say)


@shared(*PRINTED)
@seeds
def test_every_word_is_said_in_the_language_of_the_table(slug: str, seed: int) -> None:
    printed = re.compile(PRINTED[slug])
    for match, seat in stops(slug, seed)[::2]:
        board = picture(Look(match, seat, before=[]), bracketed)
        told = [node.text or "" for node in root(board).iter() if not node.tag.endswith("style")]
        bare = [SAID.sub("", words).strip(" ·.→↘↓↙←↖↑↗") for words in told]
        assert [words for words in bare if words and not printed.fullmatch(words)] == []
        assert SAID.sub("", board.spoken).strip(" ·.") == ""


@shared(*PRINTED)
@pytest.mark.parametrize("language", ["en", "it", "de"])
@seeds
def test_every_key_has_its_words(slug: str, language: str, seed: int) -> None:
    missing: set[str] = set()
    text = Text(language, game(slug).spec)
    own = text._bundles[0]

    def say(key: str, **args: int | str) -> str:
        if not own.has_message(key) and not key.startswith(SEARCHED):
            missing.add(key)
        return text.say(key, **args)

    for match, seat in stops(slug, seed)[::3]:
        look = Look(match, seat, before=[])
        view, known = look.view, names(look, say)
        picture(look, say)
        odds(look, say)
        for token in view.options:
            label = text.answer(view.question, token, view.scene, known.get(token, ""))
            assert re.search(r"\w", label)
            assert not re.search(r"\b(name|walk|cell|card)-", label)
    assert missing == set()
    assert text.faults == []


@pytest.mark.xdist_group("drawings of calciotto")
def test_the_stops_of_calciotto_reach_every_dead_ball() -> None:
    asked = {match.need.question for match, _ in stops("calciotto")}
    assert {"leave", "figure", "square", "spend", "wall", "retreat", "spot", "target", "trade"} <= asked
    assert {"new-keeper", "stand-in", "clear", "challenge", "contrast-card", "keeper-square"} <= asked
    assert {"shooter", "relocate", "place"} <= asked
