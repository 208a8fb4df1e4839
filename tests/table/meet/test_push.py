"""Web Push: sealed as the standard says, vouched for, told once for each turn; browsers that are gone are forgotten."""

import json
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from downfield.table.live.meet import postman
from downfield.table.live.meet.push import (
    CURVE,
    POINT,
    NoService,
    Voucher,
    _derived,
    decoded,
    encoded,
    is_key,
    is_service,
    new_key,
    sealed,
    send,
)
from tests.table.company import both
from tests.table.conftest import Table
from tests.table.meet.people import BOB, signed
from tests.table.meet.test_letters import CLOCK, _house
from tests.table.people.devices import ADA, Device, code_of

# The example of RFC 8291, section 5.
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
THEIR_OWN = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
ENDPOINT = "https://fcm.googleapis.com/fcm/send/abc"


def _private(told: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(told), "big"), CURVE)


def opened(body: bytes) -> dict[str, Any]:
    """What the browser of the example reads in a message."""
    salt, theirs, own = body[:16], body[21 : 21 + POINT], _private(THEIR_OWN)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    key = _derived(shared, decoded(AUTH), b"WebPush: info\0" + decoded(THEIRS) + theirs, 32)
    content = AESGCM(_derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)).decrypt(
        _derived(key, salt, b"Content-Encoding: nonce\0", 12), body[21 + POINT :], None
    )
    told: dict[str, Any] = json.loads(content.rstrip(b"\x02"))
    return told


def test_a_message_is_sealed_as_in_the_example_of_the_standard() -> None:
    words = b"When I grow up, I want to be a watermelon"
    assert encoded(sealed(words, THEIRS, AUTH, _private(OWN), decoded(SALT))) == BODY


def test_our_word_names_the_service_and_bears_our_signature() -> None:
    voucher = Voucher(new_key())
    told, key = (
        voucher.word(ENDPOINT, "https://table.example.org", now=1000).removeprefix("vapid t=").split(", k=")
    )
    head, claims, mark = told.split(".")
    assert json.loads(decoded(claims)) == {
        "aud": "https://fcm.googleapis.com",
        "exp": 1000 + 12 * 3600,
        "sub": "https://table.example.org",
    }
    r, s = (int.from_bytes(part, "big") for part in (decoded(mark)[:32], decoded(mark)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(encode_dss_signature(r, s), b"other", ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com:8443/x",
        "https://me@fcm.googleapis.com/x",
        "https://[::1/x",
        "nothing",
    ],
)
def test_nobody_makes_the_table_knock_elsewhere(endpoint: str) -> None:
    assert not is_service(endpoint)
    with pytest.raises(NoService):
        send(endpoint, b"", "")


def test_services_of_browsers_are_known() -> None:
    assert is_service(ENDPOINT)
    assert is_service("https://updates.push.services.mozilla.com/wpush/v2/abc")
    assert is_key(THEIRS, AUTH)
    assert not is_key(AUTH, THEIRS)


# At the table ---------------------------------------------------------------------------------------------------------


class Letters:
    """What the postman of a table sends, and what the service says."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(postman, "OFTEN", 0.0)
        self.table, self.sent, self.here = table, list[dict[str, Any]](), True
        self.postman = _house(table).postman
        monkeypatch.setattr(self.postman, "send", self.take)
        self.ada, self.bob = signed(table, ADA), signed(table, BOB)
        wish = {"game": "first-downs", "seats": [{"who": "me"}, {"who": "open"}], "clock": CLOCK}
        begun = self.ada.post("/api/matches", **wish).json()
        joined = self.bob.post(f"/api/join/{begun['invite']}", name="").json()
        self.match, self.keys = begun["id"], [begun["keys"]["0"], joined["key"]]

    def take(self, endpoint: str, body: bytes, word: str) -> bool:
        assert endpoint == ENDPOINT
        assert word.startswith("vapid t=")
        self.sent.append(opened(body))
        return self.here

    def look(self) -> None:
        with self.table.client.portal() as loop:
            loop.call(self.postman.look)


@pytest.fixture
def letters(table: Table, monkeypatch: pytest.MonkeyPatch) -> Letters:
    """Ada and Bob at a match with days for each decision."""
    return Letters(table, monkeypatch)


def _subscribe(device: Device, **other: Any) -> Any:
    keys = {"p256dh": THEIRS, "auth": AUTH}
    return device.post("/api/push?lang=de", **{"endpoint": ENDPOINT, "keys": keys, **other})


@pytest.mark.usefixtures("playbooks")
def test_whoever_is_to_decide_is_told_once_for_each_turn(letters: Letters) -> None:
    for device in (letters.ada, letters.bob):
        assert _subscribe(device).status_code == 201  # the same browser: whoever came last is told
    with both(letters.table, letters.match, letters.keys) as (home, _):
        asked = home.until(lambda told: told["ask"]["kind"] != "wait")["ask"]["waiting"]
        letters.look()
        assert letters.sent == []  # both are here
    first = 0 if 0 in asked else 1
    _subscribe((letters.ada, letters.bob)[first])
    letters.look()
    letters.look()
    (told,) = letters.sent
    assert told["title"] == "Famous First Downs: du bist dran"
    assert told["url"].startswith(f"/match/{letters.match}")


@pytest.mark.usefixtures("playbooks")
def test_a_browser_that_is_gone_is_forgotten(letters: Letters) -> None:
    letters.here = False
    for device in (letters.ada, letters.bob):
        with both(letters.table, letters.match, letters.keys) as (home, _):
            home.until(lambda told: told["ask"]["kind"] != "wait")
        _subscribe(device)
        letters.look()
    assert len(letters.sent) == 1
    told = letters.ada.get("/api/account/export")
    assert told.status_code == 200


def test_what_is_no_subscription_is_refused(table: Table) -> None:
    ada = Device(table.client)
    assert code_of(_subscribe(ada, endpoint="https://127.0.0.1/x")) == (400, "bad-subscription")
    assert code_of(_subscribe(ada, keys={"p256dh": "x", "auth": "y"})) == (400, "bad-subscription")
    assert code_of(
        table.client.post("/api/push", json={"endpoint": ENDPOINT, "keys": {"p256dh": THEIRS, "auth": AUTH}})
    ) == (401, "nobody")
    assert len(decoded(ada.get("/api/push").json()["key"])) == POINT


def test_the_script_that_hears_it_lies_at_the_root(table: Table) -> None:
    reply = table.client.get("/push.js")
    assert reply.headers["content-type"].startswith("text/javascript")
    assert "showNotification" in reply.text
