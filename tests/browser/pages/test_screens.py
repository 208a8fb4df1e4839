"""Every screen: nothing on it keeps anybody out; by night in all colours, wide and on a phone, with a picture."""

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
@pytest.mark.parametrize("name", [name for name in SCREENS if name not in AT_NIGHT])
def test_screen(name: str, visit: Visit, server: Server) -> None:
    visitor = visit()
    SCREENS[name](visitor, server)
    assert barriers(visitor.page) == []


@pytest.mark.nightly
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("name", SCREENS)
def test_screen_in_all_colours(name: str, phone: bool, visit: Visit, server: Server) -> None:
    visitor = visit(phone=phone)
    SCREENS[name](visitor, server)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        visitor.page.evaluate(PAINT, theme)
        shown = visitor.page.evaluate("document.documentElement.dataset.theme ?? null")
        assert shown == FIXED.get(name, theme)
        visitor.page.screenshot(path=PICTURES / f"{name}-{theme}-{'phone' if phone else 'wide'}.png")
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
