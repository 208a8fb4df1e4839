"""Every screen in every colours, wide and on a phone: a picture of it, and nothing that keeps anybody out."""

import pathlib

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.club_screens import FIXED
from tests.browser.conftest import Visit
from tests.browser.screens import AT_NIGHT, SCREENS, THEMES
from tests.browser.server import Server

PICTURES = pathlib.Path(__file__).parents[3] / "build" / "pictures"
PAINT = """async (theme) => {
  localStorage.setItem("downfield.theme", theme);
  dispatchEvent(new StorageEvent("storage"));
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}"""
axe = Axe()


@pytest.mark.slow
@pytest.mark.parametrize(
    "phone", [False, pytest.param(True, marks=pytest.mark.nightly)], ids=["wide", "phone"]
)
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.nightly] * (name in AT_NIGHT)) for name in SCREENS]
)
def test_screen(name: str, phone: bool, visit: Visit, server: Server) -> None:
    visitor = visit(phone=phone)
    SCREENS[name](visitor, server)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        visitor.page.evaluate(PAINT, theme)
        shown = visitor.page.evaluate("document.documentElement.dataset.theme ?? null")
        assert shown == FIXED.get(name, theme)
        visitor.page.screenshot(path=PICTURES / f"{name}-{theme}-{'phone' if phone else 'wide'}.png")
        if not phone or theme == "light":  # the colours of a phone are those of a wide screen
            assert barriers(visitor.page, only_colours=theme != "light") == []


def barriers(page: Page, only_colours: bool = False) -> list[str]:
    """What axe finds serious or critical; other colours are looked at for themselves."""
    options = {"runOnly": ["color-contrast"]} if only_colours else None
    found = axe.run(page, options=options).response["violations"]
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
