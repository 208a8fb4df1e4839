"""People with accounts, who meet."""

from tests.table.conftest import Table
from tests.table.people.devices import Device

BOB = {"name": "Bob", "password": "battery staple"}
CLOCK = {"decision": 60, "reserve": 0, "lapse": "lapse"}


def signed(table: Table, who: dict[str, str]) -> Device:
    """Somebody who has just opened an account."""
    device = Device(table.client)
    assert device.post("/api/account/sign-up", **who).status_code == 201
    return device
