"""Drawing words: elements, escaping, whole pictures."""

import xml.etree.ElementTree as ET

from downfield.kernel.show.svg import STYLE, Picture, el, words


def test_an_element_tells_its_attributes_in_short() -> None:
    assert el("rect", x=1.0, y=2.5, class_="home", stroke_width=2, id=None) == (
        '<rect x="1" y="2.5" class="home" stroke-width="2"/>'
    )


def test_children_are_markup_and_words_are_not() -> None:
    assert el("text", words("1st & <goal>")) == "<text>1st &amp; &lt;goal&gt;</text>"
    assert el("g", title='"x"') == '<g title="&quot;x&quot;"/>'


def test_a_picture_is_a_document_that_needs_nothing_else() -> None:
    picture = Picture(100, 60, el("path", d="M0 0"), el("circle", r=3), spoken='A "board" & <more>')
    root = ET.fromstring(picture.svg(theme="dark"))
    assert root.get("viewBox") == "0 0 100 60"
    assert root.get("data-theme") == "dark"
    assert root.get("aria-label") == 'A "board" & <more>'
    assert "http" not in STYLE


def test_every_theme_sets_both_sides_apart_by_more_than_colour() -> None:
    assert ".df .hatch" in STYLE
    assert "[data-theme=contrast]" in STYLE
    assert "prefers-reduced-motion" in STYLE
