"""Whoever runs a table can switch off what there is for people who meet; the rest goes on."""

import pathlib

import msgspec

from downfield.cli.meeting import Meet
from downfield.table.protocol.switches import ALL, Switches
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.table.client import Client
from tests.table.meet.people import CLOCK
from tests.table.people.devices import ADA, Device, code_of

NONE = Switches(**dict.fromkeys(Switches.__struct_fields__, False))
OFF = (404, "switched-off")
DAYS = {"decision": 3 * 86400, "reserve": 0}


def test_every_switch_has_an_option_and_usually_all_is_there() -> None:
    assert Meet().switches() == ALL
    for name in Switches.__struct_fields__:
        assert Meet(**{name: False}).switches() == msgspec.structs.replace(ALL, **{name: False})


def test_what_is_switched_off_is_not_there_and_says_so(tmp_path: pathlib.Path) -> None:
    app = table_app(tmp_path / "t.sqlite", doorkeeper=Doorkeeper(100_000), switches=NONE)
    with Client(app) as client:
        ada = Device(client)
        ada.post("/api/account/sign-up", **ADA)
        wish = {"game": "first-downs", "seats": [{"who": "me"}, {"who": "open"}]}
        assert code_of(ada.post("/api/matches", **wish, rated=True, clock=CLOCK)) == OFF
        assert code_of(ada.post("/api/matches", **wish, clock=DAYS)) == OFF
        assert ada.post("/api/matches", **wish, clock=CLOCK).status_code == 201
        for path in ("/api/lobby", "/api/people/Ada", "/api/push"):
            assert code_of(ada.get(path)) == OFF
        for path in ("/lobby", "/player/Ada", "/featured"):
            assert ada.get(path).status_code == 404
        for path in ("/", "/account", "/mine"):
            page = ada.get(path).text
            for sign in ("/lobby", "/player/", "featured", "/turns/", 'id="push"', "rating-title", "259200"):
                assert sign not in page
