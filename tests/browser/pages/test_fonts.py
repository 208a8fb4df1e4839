"""Type: pages and boards are set in the fonts that we bring along, on whatever machine."""

import pytest

from tests.browser.conftest import Visit

SET_IN = """selectors => document.fonts.ready.then(() => {
  const bare = (name) => name.split(",")[0].replaceAll(/["']/g, "");
  const faces = [...document.fonts].filter((face) => face.status === "loaded");
  const shown = selectors.map((name) => getComputedStyle(document.querySelector(name)));
  return {loaded: faces.map((face) => bare(face.family)), families: shown.map((style) => bare(style.fontFamily))};
})"""


@pytest.mark.parametrize("path", ["/", "/teams/human", "/rules/calciotto"])
def test_a_page_is_set_in_our_own_fonts(visit: Visit, path: str) -> None:
    told = visit(path).page.evaluate(SET_IN, ["body", "h1"])
    assert {"Downfield Sans", "Zilla Slab"} <= set(told["loaded"])
    assert told["families"] == ["Downfield Sans", "Zilla Slab"]


def test_a_board_is_set_in_our_own_fonts(visit: Visit) -> None:
    told = visit("/").page.evaluate(SET_IN, [".df text"])
    assert told["families"][0] in ("Downfield Sans", "Zilla Slab")
