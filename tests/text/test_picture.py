"""The board of every game: cells that speak, options with odds, and the same drawing in a notebook."""

import functools
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import downfield
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.text import Text
from downfield.text.picture import drawn, names, odds, showpiece
from tests.text.drawings import game, shared, stops

every_game = shared(*downfield.GAMES)


@functools.cache
def english(slug: str) -> Text:
    return Text("en", game(slug).spec)


def moments(slug: str) -> Iterator[tuple[Match, int | None]]:
    """Stops of a random match, through the eyes of whoever is asked and of a spectator."""
    for match, seat in stops(slug)[::2]:
        yield match, seat
        if seat is not None:
            yield match, None


@every_game
def test_every_cell_speaks_and_every_option_on_the_board_is_a_cell(slug: str) -> None:
    for match, seat in moments(slug):
        picture = drawn(match, seat, english(slug).say)
        said = {e.get("id"): e.get("aria-label") for e in ET.fromstring(picture.svg()).iter() if e.get("id")}
        cells = [name for row in picture.cells for name in row]
        assert len(cells) == len(set(cells))
        assert all(row for row in picture.cells)
        assert all(said[name] for name in cells)
        assert {name for name, words in said.items() if words} == set(cells)
        assert {name for found in picture.targets.values() for name in found} <= set(cells)


@every_game
def test_what_odds_light_up_is_on_the_board(slug: str) -> None:
    told = 0
    for match, seat in moments(slug):
        if seat is None:
            continue
        look, say = Look(match, seat), english(slug).say
        there = set(re.findall(r' id="([^"]+)"', drawn(match, seat, say).moving))
        for token, chance in odds(look, say).items():
            assert token in look.view.options
            assert set(chance.path) <= there
            told += 1
    assert told > 10


@every_game
def test_names_of_options_are_words_in_every_language(slug: str) -> None:
    for language in ("en", "it", "de"):
        text = Text(language, game(slug).spec)
        for match, seat in moments(slug):
            found = names(Look(match, seat), text.say)
            assert not any(re.search(r"\b(name|brief|cell)-|  ", label) for label in found.values())
        assert text.faults == []


def test_a_card_reads_as_a_sentence() -> None:
    match = game("first-downs").at("down=1").play("ProSetA")
    say = english("first-downs").say
    found = names(Look(match, 1), say)
    assert found["ProSetA"] == "Pro Set A: run middle 3, short right 8, long right 13"
    assert found["Nickel"] == "Nickel: run middle 5, short right 2, long right stopped"


@every_game
def test_a_notebook_shows_the_board_of_a_match_and_of_a_view(slug: str) -> None:
    match = showpiece(game(slug))
    whole = ET.fromstring(match._repr_svg_())
    assert whole.get("data-theme") == "light"
    assert whole.get("role") == "img"
    assert "board-" not in match.svg()
    assert "<style>" in match._repr_svg_()
    assert not re.search(r'(href|src)="(?!#)|url\((?!#)', match._repr_svg_())
    assert match._repr_svg_() in match._repr_html_()
    assert match.view(0)._repr_svg_() in match.view(0)._repr_html_()
    assert ET.fromstring(match.view(0)._repr_svg_()).get("viewBox") == whole.get("viewBox")
    assert match.svg(language="de") != match.svg()


@every_game
def test_a_drawing_tells_a_seat_no_more_than_it_may_know(slug: str) -> None:
    """Through the eyes of a seat, what another has answered in secret changes nothing."""
    for match, seat in moments(slug):
        if seat is None or match.need.kind != "sealed" or len(match.waiting()) < 2:
            continue
        others = [s for s in match.waiting() if s != seat]
        seen = set()
        for choice in match.options(others[0]):
            twin = match.clone()
            twin.answer(choice.value, others[0])
            seen.add(twin.svg(seat))
        assert len(seen) == 1


@every_game
def test_the_facts_of_a_board_are_for_everybody(slug: str) -> None:
    *_, (match, _) = moments(slug)
    assert all(match.may_know(event, None) for event in match.open_events)
