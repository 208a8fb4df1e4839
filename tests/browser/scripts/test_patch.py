"""patch.js: a new drawing laid over the old one, element by element."""

import json

import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.text import Text
from downfield.text.picture import drawn as drawing
from tests.browser.scripts.conftest import Script
from tests.contract.cases import ENDS, answer_at_random, game

PATCH = "board/patch.js"
MOST = 150  # moments of one match
# Every moment is laid over the one before, to which the table has meanwhile put what it puts to elements that can be
# chosen; then it is like a fresh drawing of it, but for that.
THROUGH = """const OWN = ["role", "tabindex", "aria-description"];
const chosen = (one) => {
  one.classList.add("target", "source");
  for (const name of [...OWN, "aria-label"]) one.setAttribute(name, "an option");
};
const bare = (one, said) => {
  one.classList.remove("target", "source", "fresh");
  for (const name of OWN) one.removeAttribute(name);
  if (said.has(one.id) && one.hasAttribute("aria-label")) one.setAttribute("aria-label", said.get(one.id));
  else one.removeAttribute("aria-label");
  for (const name of ["class", "style", "data-css"]) if (!one.getAttribute(name)) one.removeAttribute(name);
};
const bared = (drawing) => {
  const copy = drawing.cloneNode(true);
  for (const one of copy.querySelectorAll("*")) bare(one, saidIn(drawing));
  return copy;
};
return BOARDS.filter((markup) => {
  const fresh = place.cloneNode(false);
  patch(place, markup);
  patch(fresh, markup);
  const isSame = bared(place).isEqualNode(bared(fresh)) && String([...saidIn(place)]) === String([...saidIn(fresh)]);
  [...place.querySelectorAll("[id]")].filter((_, nth) => nth % 3 === markup.length % 3).forEach(chosen);
  return !isSame;
}).length;"""


def drawn(old: str) -> str:
    return f'<svg><g id="place">{old}</g></svg>'


def test_an_element_of_the_same_name_stays_the_same_and_keeps_the_focus(script: Script) -> None:
    markup = drawn('<circle id="a" tabindex="0" r="1"/><circle id="b" r="2"/>')
    body = """a.focus(); patch(place, '<circle id="b" r="2"/><circle id="a" r="5"/>');
    return [place.lastChild === a, document.activeElement === a, a.getAttribute("r"), place.firstChild === b];"""
    assert script(PATCH, body, markup) == [True, True, "5", True]


def test_what_changes_its_place_among_others_keeps_the_focus_too(script: Script) -> None:
    markup = drawn('<circle id="a"/><circle id="b" tabindex="0"/>')
    body = """b.focus(); patch(place, '<circle id="b"/><circle id="a"/>');
    return [place.firstChild === b, document.activeElement === b];"""
    assert script(PATCH, body, markup) == [True, True]


def test_what_has_bloomed_is_like_the_others(script: Script) -> None:
    body = """patch(place, '<rect id="a"/><rect id="b"/>');
    place.lastChild.dispatchEvent(new Event("animationend"));
    return place.querySelectorAll(".fresh").length;"""
    assert script(PATCH, body, drawn('<rect id="a"/>')) == 0


def test_what_is_not_in_the_new_drawing_goes(script: Script) -> None:
    body = "patch(place, '<rect id=\"b\"/>'); return [...place.children].map((one) => one.id);"
    assert script(PATCH, body, drawn('<rect id="a"/><rect id="b"/><text>old</text>')) == ["b"]


@pytest.mark.parametrize(("before", "fresh"), [("", []), ('<rect id="a"/>', ["b"])])
def test_only_what_comes_to_a_board_that_is_there_blooms(
    script: Script, before: str, fresh: list[str]
) -> None:
    body = """patch(place, '<rect id="a"/><rect id="b"/>');
    return [...place.querySelectorAll(".fresh")].map((one) => one.id);"""
    assert script(PATCH, body, drawn(before)) == fresh


def test_nameless_elements_continue_those_of_their_kind_in_order(script: Script) -> None:
    body = """const [one, two] = place.querySelectorAll("rect"), line = place.querySelector("line");
    patch(place, '<line/><rect x="7"/><rect x="8"/><rect x="9"/>');
    const now = place.children;
    return [now[0] === line, now[1] === one, now[2] === two, now[3].getAttribute("x")];"""
    assert script(PATCH, body, drawn("<rect/><rect/><line/>")) == [True, True, True, "9"]


def test_another_element_of_the_same_name_is_another_element(script: Script) -> None:
    body = "patch(place, '<circle id=\"a\"/>'); return [place.children.length, place.firstChild.tagName];"
    assert script(PATCH, body, drawn('<rect id="a"/>')) == [1, "circle"]


def test_what_the_table_has_put_there_stays_and_what_the_drawing_had_goes(script: Script) -> None:
    markup = drawn(
        '<rect id="a" class="old held target" role="gridcell" tabindex="0" data-token="x" rx="3"/>'
    )
    body = """patch(place, '<rect id="a" class="new" aria-label="words"/>');
    return Object.fromEntries([...a.attributes].map(({ name, value }) => [name, value]));"""
    assert script(PATCH, body, markup) == {
        "id": "a",
        "class": "new target held",
        "role": "gridcell",
        "tabindex": "0",
        "aria-label": "words",
    }


@pytest.mark.parametrize(
    ("transform", "css"),
    [
        ("translate(3 4)", "translate(3px, 4px)"),
        ("translate(3)", "translate(3px, 0px)"),
        ("rotate(90)", "rotate(90deg)"),
        ("rotate(90 5 6)", "translate(5px, 6px) rotate(90deg) translate(-5px, -6px)"),
        ("translate(1,2) scale(2)", "translate(1px, 2px) scale(2)"),
    ],
)
def test_places_are_written_as_css_so_that_they_move(script: Script, transform: str, css: str) -> None:
    body = f'patch(place, \'<g id="a" transform="{transform}"><rect/></g>\'); return a.style.transform;'
    assert script(PATCH, body, drawn('<g id="a"><rect/></g>')) == css


def test_a_style_that_has_not_changed_is_not_written_again(script: Script) -> None:
    body = """const next = '<g id="a" transform="translate(3 4)"><rect/></g>';
    patch(place, next); place.firstChild.style.transition = "none"; patch(place, next);
    return place.firstChild.style.transition;"""
    assert script(PATCH, body, drawn("")).startswith("none")


def test_words_are_laid_down_as_a_whole(script: Script) -> None:
    body = """patch(place, '<text id="a">two <tspan>points</tspan></text>');
    return [place.firstChild === a, a.innerHTML];"""
    assert script(PATCH, body, drawn('<text id="a">one point</text>')) == [True, "two <tspan>points</tspan>"]


def boards(slug: str) -> list[str]:
    """The end of a match at random, moment by moment, as whoever is asked sees it."""
    match, rng = game(slug).at(ENDS.get(slug, "drive=5 first=home score=7-3")), Rng(4)
    found: list[str] = []
    say = Text("en", match.game.spec).say
    while not match.over and len(found) < MOST:
        found.append(drawing(match, next(iter(match.waiting()), None), say).moving)
        answer_at_random(match, rng)
    return found


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_moment_after_moment_it_ends_as_a_fresh_drawing_would(script: Script, slug: str) -> None:
    assert script(PATCH, THROUGH.replace("BOARDS", json.dumps(boards(slug))), drawn("")) == 0
