"""A whole competition taken elsewhere: its ledger, the secret of its lots and the records, and back again."""

import hashlib
from typing import TYPE_CHECKING

from downfield.kernel import record as records
from downfield.kernel.errors import DownfieldError
from downfield.league import ledger
from downfield.league.competition import Competition
from downfield.league.errors import BadLedger, Refused
from downfield.league.exports import whole
from downfield.league.lots import commitment
from downfield.store import lists
from downfield.table.live.leagues import REPLAY, Held
from downfield.table.protocol.wishes import Caller

if TYPE_CHECKING:
    from downfield.table.live.house import House


def name_of(record: str) -> str:
    """By which a record is known: the same one always by the same name."""
    return hashlib.sha256(record.encode()).hexdigest()[:32]


async def kept_record(house: "House", record: str) -> str:
    """Keep the record of a match; where it can be seen again."""
    name = name_of(record)
    await lists.keep_upload(house.store, name, record)
    return f"{REPLAY}{name}"


async def packed(house: "House", held: Held) -> str:
    """A competition as a file, for its organiser."""
    named = [
        f.result.record for f in held.state.fixtures() if f.result and f.result.record.startswith(REPLAY)
    ]
    found = {place: await lists.upload(house.store, place.removeprefix(REPLAY)) for place in named}
    kept = {place: text for place, text in found.items() if text is not None}
    made = await house.desk.do(lambda: whole.packed(held.competition, kept, held.kept.secret))
    return made.decode()


def unpacked(file: bytes, given: str = "") -> tuple[Competition, str, list[str]]:
    """The competition, its secret and its records in a file; or BadLedger, or Refused, and nothing is kept."""
    read = whole.read(file)
    made = Competition(ledger.read([bytes(line) for line in read.ledger]))
    secret = read.secret or made.state.secret or given
    if not _fits(secret, made.state.commitment):
        raise Refused("This is not the secret whose fingerprint was shown at first.", key="lots-secret")
    for place, text in read.records.items():
        if place.startswith(REPLAY) and place != f"{REPLAY}{name_of(text)}":
            raise BadLedger("The record {name} was altered.", key="ledger-record", name=place[:60])
        records.read(text)
    return made, secret, list(read.records.values())


def _fits(secret: str, shown: str) -> bool:
    try:
        return commitment(bytes.fromhex(secret)) == shown
    except (ValueError, DownfieldError):
        return False


async def bring(house: "House", file: bytes, who: Caller, visibility: str, given: str = "") -> Held:
    """Keep a competition that was taken along, with its secret in the file or `given`: whoever brings it has it."""
    made, secret, kept = await house.desk.do(lambda: unpacked(file, given))
    for text in kept:
        await lists.keep_upload(house.store, name_of(text), text)
    return await house.leagues.keep(made, secret, who, visibility)
