"""Pages that are the same for all are made once, and yet bear the name of whoever is signed in."""

from typing import Any

import pytest

from downfield.table.pages import page
from tests.table.conftest import Table
from tests.table.people.devices import Device

PATHS = ("/", "/fair", "/rules/calciotto", "/rules/blood-bowl/skills/dodge", "/teams", "/teams/human")


def _is_made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    made: list[str] = []
    make = page._made

    def counted(request: Any, name: str, who: str, context: dict[str, object]) -> str:
        made.append(name)
        return make(request, name, who, context)

    monkeypatch.setattr(page, "_made", counted)
    return made


def test_a_page_is_made_once_for_all_in_a_language_and_its_colours(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in PATHS:
        Device(table.client).get(path)
    made = _is_made(monkeypatch)
    for path in PATHS:
        assert Device(table.client).get(path).status_code == 200
    assert made == []


def test_a_page_speaks_to_each_in_his_language_and_colours(table: Table) -> None:
    first, other = Device(table.client), Device(table.client)
    assert '<html lang="en">' in first.get("/fair").text
    assert '<html lang="de">' in other.get("/fair?lang=de").text
    dark = table.client.get("/fair", headers={"cookie": "theme=dark"}).text
    assert '<html lang="en" data-theme="dark">' in dark
    assert '<html lang="en">' in first.get("/fair").text


def test_a_shared_page_bears_the_name_of_whoever_is_signed_in(table: Table) -> None:
    for name in ("Ottokar", "Wilhelmine"):
        device = Device(table.client)
        device.post("/api/account/sign-up", name=name, password="a long enough one")
        for path in PATHS:
            shown = device.get(path).text
            assert f">{name}</a>" in shown
            assert page.SOMEBODY not in shown
    assert "Ottokar" not in Device(table.client).get("/").text
