"""Names: real ones pass, disguises do not, and nobody wears the name of another's account."""

import contextlib
import pathlib
import sqlite3
import unicodedata

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.errors import DownfieldError
from downfield.table.protocol import names
from downfield.table.protocol.wishes import person_name
from tests.table.conftest import Table
from tests.table.people.devices import ADA, Device, code_of

REAL = (
    "Niccolò D’Amico", "Jürgen Groß", "Łukasz Żak", "Ñandú", "Эмма Иванова", "Ελένη", "佐々木 健", "ジョン・スミス",
    "김민준", "李小龙", "محمد", "דוד", "अमित", "ณัฐ", "Nguyễn Văn An", "O'Brien-Smith", "Ada_99", "José María",
    "Gülşah", "Dvořák", "Åsa", "St. Pauli #1", "Thirty Lines", "Ольга2",
)  # fmt: skip
DISGUISED = (
    "Аdа", "Αda", "Ad\u200ba", "\u3164\u3164", "Ada\u202e", "\u2800\u2800", "Ada\ufe0f", "ᎪᎠᎪ", "🅰da", "ꓮꓒꓮ",
    "A\u1160da", "A\u00adda", "Ada\u0000", "A\u034fda", "ᴀda", "a\u0335\u0336\u0337", "Ada\ue000", "Ada\u2066",
    "x" * 41,
)  # fmt: skip
ALIKE = (
    ("Alice", "AIice"), ("Alice", "Al1ce"), ("Alice", "A|ice"), ("Ada", "Ada."), ("Ada", "A d a"), ("Ada", "Adạ"),
    ("cocoa", "сосоа"), ("Bob", "B0b"), ("mona", "rnona"), ("Popa", "Ρορα"), ("paypal", "раураӏ"), ("will", "vvill"),
)  # fmt: skip
APART = (
    ("Elia", "Ella"),
    ("Müller", "Muller"),
    ("Żak", "Zak"),
    ("Anna", "Hanna"),
    ("अमित", "अमिता"),
    ("Нина", "Нона"),
)


@pytest.mark.parametrize("name", REAL)
def test_a_real_name_passes_as_it_is(name: str) -> None:
    assert person_name(f"  {name} ") == name
    assert person_name(unicodedata.normalize("NFD", name)) == name


@pytest.mark.parametrize("name", DISGUISED, ids=ascii)
def test_a_disguise_does_not_pass(name: str) -> None:
    with pytest.raises(DownfieldError) as refused:
        person_name(name)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize("name", ["steady", "STEADY", "Ѕteady", "steady.", "ste ady"])
def test_nobody_looks_like_a_program(name: str) -> None:
    with pytest.raises(DownfieldError):
        person_name(name)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_what_looks_alike_is_one_name(one: str, other: str) -> None:
    assert names.looks(other) & {names.skeleton(one)}


@pytest.mark.parametrize(("one", "other"), APART)
def test_what_differs_stays_different(one: str, other: str) -> None:
    assert not names.looks(one) & names.looks(other)


def test_letters_are_counted_as_people_count_them(table: Table) -> None:
    assert (names.letters("ณัฐ"), names.letters("नमस्ते")) == (2, 4)
    device = Device(table.client)
    assert (
        device.post("/api/account/sign-up", name="ह" + "िन" * 29, password="long enough").status_code == 201
    )


@pytest.mark.parametrize("name", ["ADA", "A.d.a", "Adạ", "Ada_"])
def test_no_account_is_opened_that_looks_like_another(table: Table, name: str) -> None:
    Device(table.client).post("/api/account/sign-up", **ADA)
    taken = Device(table.client).post("/api/account/sign-up", name=name, password="long enough")
    assert code_of(taken) == (409, "name-taken")


def _wish(*called: str) -> dict[str, object]:
    return {"game": "first-downs", "seats": [{"who": "me", "name": name} for name in called]}


@pytest.mark.parametrize("name", ["Ada", "ada", "Adạ", "A d a"])
def test_a_guest_does_not_wear_the_name_of_an_account(table: Table, name: str) -> None:
    owner, guest = Device(table.client), Device(table.client)
    owner.post("/api/account/sign-up", **ADA)
    assert code_of(guest.post("/api/matches", **_wish(name, "Bob"))) == (409, "not-your-name")
    open_seat = {"game": "first-downs", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]}
    begun = owner.post("/api/matches", **open_seat).json()
    assert code_of(guest.post(f"/api/join/{begun['invite']}", name=name)) == (409, "not-your-name")
    fork = guest.post("/api/forks", match=begun["id"], moment=0, name=name)
    assert code_of(fork) == (409, "not-your-name")
    stranger = table.client.post("/api/matches", json=_wish(name, "Bob"))
    assert code_of(stranger) == (409, "not-your-name")


def test_an_account_does_not_wear_the_name_of_another(table: Table) -> None:
    owner, other = Device(table.client), Device(table.client)
    owner.post("/api/account/sign-up", **ADA)
    other.post("/api/account/sign-up", name="Bob", password="long enough")
    assert code_of(other.post("/api/matches", **_wish("Ada", "Bob"))) == (409, "not-your-name")


def test_only_under_its_own_name_an_account_is_no_guest(table: Table) -> None:
    owner, guest = Device(table.client), Device(table.client)
    owner.post("/api/account/sign-up", **ADA)
    open_seat = {"game": "first-downs", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]}
    begun = owner.post("/api/matches", **open_seat).json()
    guest.post(f"/api/join/{begun['invite']}", name="Bob")
    assert _guests(table, begun["id"]) == [False, True]
    masked = owner.post("/api/matches", **_wish("Zoe", "Ada")).json()
    assert _guests(table, masked["id"]) == [True, False]
    assert _guests(table, table.begin("first-downs", "me", "steady")["id"]) == [True, False]


def test_an_account_keeps_a_name_of_before(table: Table, tmp_path: pathlib.Path) -> None:
    owner = Device(table.client)
    owner.post("/api/account/sign-up", **ADA)
    with contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite")) as disk:
        disk.execute("UPDATE person SET name = 'Ada \u26a1', name_key = 'ada \u26a1'")
        disk.commit()
    seats = [{"who": "me", "name": "Ada \u26a1"}, {"who": "open"}]
    begun = owner.post("/api/matches", game="first-downs", seats=seats).json()
    assert _guests(table, begun["id"]) == [False, False]
    other = Device(table.client)
    assert code_of(other.post("/api/matches", **_wish("Ada \u26a1"))) == (400, "bad-name")
    signed = other.post("/api/account/sign-in", name="Ada \u26a1", password=ADA["password"])
    assert signed.json() == {"name": "Ada \u26a1"}


def test_records_and_lists_tell_guests_from_accounts(table: Table) -> None:
    owner = Device(table.client)
    owner.post("/api/account/sign-up", **ADA)
    begun = owner.post("/api/matches", **_wish("Ada", "Zoe"), listed=True).json()
    owner.post(f"/api/matches/{begun['id']}/resignations", seat=1)
    written = owner.get(f"/api/matches/{begun['id']}/record").text
    assert '[Guests "away"]' in written
    assert record.verify(record.read(written), downfield.game("first-downs")).over
    assert owner.get("/api/mine").json()[0]["guests"] == [False, True]
    assert owner.get("/api/matches").json()[0]["guests"] == [False, True]
    for page in ("/watch", f"/match/{begun['id']}/replay"):
        assert owner.get(f"{page}?lang=de").text.count(">ohne Konto<") == 1


def test_a_report_marks_guests(table: Table) -> None:
    owner = Device(table.client)
    owner.post("/api/account/sign-up", **ADA)
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Zoe"}]
    begun = owner.post("/api/matches", game="touch-down", seats=seats).json()
    page = owner.get(f"/match/{begun['id']}/report?lang=it").text
    assert "Zoe (senza account)" in page
    assert "Ada (" not in page


def test_the_chat_tells_guests_from_accounts(table: Table) -> None:
    owner = Device(table.client)
    owner.post("/api/account/sign-up", **ADA)
    seats = [{"who": "me", "name": "Ada"}, {"who": "open"}]
    begun = owner.post("/api/matches", game="first-downs", seats=seats).json()
    key = table.client.post(f"/api/join/{begun['invite']}", json={"name": "Zoe"}).json()["key"]
    with table.coach(begun["id"], key) as zoe, table.coach(begun["id"], begun["keys"]["0"]) as ada:
        zoe.say(type="chat", words="Hello")
        while (told := ada.hear())["type"] != "chat":
            continue
        assert (told["lines"][0]["name"], told["lines"][0]["guest"]) == ("Zoe", True)
        ada.say(type="chat", words="Hello, Zoe")
        while (told := ada.hear())["type"] != "chat":
            continue
        assert (told["lines"][0]["name"], told["lines"][0]["guest"]) == ("Ada", False)


def _guests(table: Table, match: str) -> list[bool]:
    return [sitter["guest"] for sitter in table.client.get(f"/api/matches/{match}").json()["sitters"]]
