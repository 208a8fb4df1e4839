"""Another site's page can do nothing here in the name of whoever looks at it."""

import re
from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from downfield.table.people import visitors
from tests.table.conftest import Table

HTML = {"accept": "text/html"}
ELSEWHERE = ("https://elsewhere.example", "null", "http://testserver.local.elsewhere.example", "")


def _doors(app: Litestar) -> list[tuple[str, str]]:
    """Every method and address that may change something."""
    changing = {"POST", "PUT", "PATCH", "DELETE"}
    return [
        (method, re.sub(r"\{[^}]*\}", "x", route.path))
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method in changing
    ]


def test_no_door_opens_to_another_sites_page(table: Table) -> None:
    table.client.get("/", headers=HTML)
    doors = _doors(table.client.app)
    assert len(doors) > 10
    for method, path in doors:
        for origin in ELSEWHERE:
            reply = table.client.request(method, path, json={}, headers={"origin": origin})
            assert (reply.status_code, reply.json()["code"]) == (403, "elsewhere"), (method, path)


FORM, FILES = "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"


@pytest.mark.parametrize("kind", [FORM, FILES])
def test_no_door_opens_to_a_form(table: Table, kind: str) -> None:
    for path in _posted(table):
        reply = table.client.post(path, content=b"name=x", headers={"content-type": kind})
        ours = path.startswith(
            "/league"
        )  # competitions are run by plain forms of our own pages, some bring a file
        if not ours or (kind == FILES) != path.endswith(("/import", "/record")):
            assert (reply.status_code, reply.json()["code"]) == (415, "not-json"), path


def test_no_form_of_another_sites_page_is_heeded(table: Table) -> None:
    """A browser tells where a form comes from, by one of these."""
    for path in _posted(table):
        for elsewhere in ({"origin": ELSEWHERE[0]}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            reply = table.client.post(path, content=b"name=x", headers={"content-type": FORM} | elsewhere)
            assert (reply.status_code, reply.json()["code"]) == (403, "elsewhere"), (path, elsewhere)


def _posted(table: Table) -> list[str]:
    """The doors of the only kind that a form can open."""
    return [path for method, path in _doors(table.client.app) if method == "POST"]


def test_an_image_or_a_link_changes_nothing(table: Table) -> None:
    """What a browser fetches for a foreign page without asking is a GET: none of them is a deed."""
    table.client.get("/", headers=HTML)
    begun = table.begin("first-downs", "me", "open")
    before = _all(table, begun["id"])
    for _, path in _doors(table.client.app):
        reply: Any = table.client.get(
            path.replace("/x", f"/{begun['id']}"), headers={"sec-fetch-site": "cross-site"}
        )
        assert reply.status_code in (200, 401, 404, 405), path
    assert _all(table, begun["id"]) == before


def _all(table: Table, match: str) -> object:
    standing = table.client.get(f"/api/matches/{match}").json()
    return standing, table.client.cookies.get(visitors.COOKIE)
