"""The OpenAPI document is true: whatever is sent to a door, what comes back is described there, and is no failure.

DOWNFIELD_EXAMPLES is how many requests are sent to each door by day, with values that fit its description and as many
that do not. Some go to matches that exist, by somebody who holds a seat.
"""

import json
import os
from collections.abc import Iterator
from typing import Any, cast

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, GenerationMode, checks
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks as openapi_checks

from downfield.table.protocol.refusals import TooLarge
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.table.served import Program, served

pytestmark = pytest.mark.slow

EXAMPLES = int(os.environ.get("DOWNFIELD_EXAMPLES", "2"))
AT_NIGHT = 6 * EXAMPLES
TWO = [{"who": "me"}, {"who": "me"}]
STREAM = "/api/matches/{match_id}/stream"
EVERY_TIME = [
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_headers_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.negative_data_rejection,
]


Door = APIOperation[Any, Any, Any, Any]


class Doors:
    """A table with a match that goes on and one that is over, and what opens them."""

    def __init__(self, address: str) -> None:
        self.address = address
        visitor = Program(address)
        with visitor.open("/rules/first-downs") as page:
            self.cookie = page.headers["set-cookie"].split(";")[0]
        self.token = Program(address, cookie=self.cookie).ask("/api/tokens", {"label": "test"})["token"]
        self.running = visitor.ask("/api/matches", {"game": "first-and-roll", "seats": TWO})
        over = visitor.ask("/api/matches", {"game": "first-downs", "seats": TWO})
        Program(address, over["keys"]["0"]).ask(f"/api/matches/{over['id']}/resignations", {"seat": 0})
        self.over = over
        self.open = visitor.ask(
            "/api/matches", {"game": "first-downs", "seats": [{"who": "me"}, {"who": "open"}]}
        )
        self.schema = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")

    def operations(self) -> list[Door]:
        """Every door."""
        return [cast(Ok[Door], found).ok() for found in self.schema.get_all_operations()]

    def bearers(self) -> st.SearchStrategy[str | None]:
        """Who asks: nobody, somebody with a good token or key, somebody with another."""
        known = [None, self.token, *self.running["keys"].values(), *self.over["keys"].values()]
        return st.sampled_from(known) | st.text(
            st.characters(min_codepoint=33, max_codepoint=126), max_size=300
        )

    def ids(self, stream: bool) -> st.SearchStrategy[str | None]:
        """Which match; None is whichever was drawn. Streams are of matches that are over, and end."""
        return st.sampled_from([None, self.over["id"]] + ([] if stream else [self.running["id"]]))


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    """The doors of a table that has patience."""
    database = tmp_path_factory.mktemp("doors") / "table.sqlite"
    with served(table_app(database, doorkeeper=Doorkeeper(10**9))) as address:
        yield Doors(address)


def _knock(doors: Doors, operation: Door, mode: GenerationMode, many: int) -> None:
    """Send many requests to one door."""
    session = requests.Session()

    @settings(
        max_examples=many,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        bearer=doors.bearers(),
        match=doors.ids(operation.path == STREAM),
    )
    def knock(case: Any, bearer: str | None, match: str | None) -> None:
        if match and "match_id" in (case.path_parameters or {}):
            case.path_parameters["match_id"] = match
        headers = {"Authorization": f"Bearer {bearer}"} if bearer else {}
        reply = case.call(session=session, headers=headers, timeout=20)
        # Schemathesis does not know that a message may be refused for its length alone.
        known = EVERY_TIME[:-1] if reply.status_code == TooLarge.status else EVERY_TIME
        case.validate_response(reply, checks=known)

    with session:
        knock()


def _has_lock(operation: Door) -> bool:
    """Whether anything wrong can be sent to a door: a word in its address may be any word."""
    named = [parameter.definition["schema"] for parameter in operation.path_parameters]
    free = all(schema["type"] == "string" and set(schema) <= {"type", "description"} for schema in named)
    return not free or bool([*operation.query, *operation.headers, *operation.body])


def test_the_document_names_every_door(doors: Doors) -> None:
    paths = {operation.path for operation in doors.operations()}
    assert {
        "/api/matches",
        "/api/join/{code}",
        STREAM,
        "/api/matches/{match_id}/answers",
        "/api/tokens",
    } <= paths
    assert not any(path.startswith(("/static", "/match/", "/rules/")) for path in paths)


def test_every_door_says_how_it_refuses(doors: Doors) -> None:
    described: dict[str, Any] = doors.schema.raw_schema
    for path, methods in described["paths"].items():
        for method, door in methods.items():
            assert door.get("description"), path
            for status in ("400", "404", "429", "503", *(() if method == "get" else ("413", "415"))):
                told = json.dumps(door["responses"][status])
                assert "#/components/schemas/Refusal" in told, (method, path, status)


@pytest.mark.parametrize("many", [EXAMPLES, pytest.param(AT_NIGHT, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_whatever_is_sent_the_document_is_true(doors: Doors, mode: GenerationMode, many: int) -> None:
    for operation in doors.operations():
        if mode is GenerationMode.POSITIVE or _has_lock(operation):
            _knock(doors, operation, mode, many)
    now = Program(doors.address).ask(f"/api/matches/{doors.running['id']}")
    assert now["id"] == doors.running["id"]
