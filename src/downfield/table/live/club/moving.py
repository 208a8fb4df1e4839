"""A whole competition taken elsewhere: its ledger, the secret of its lots and the records, and back again."""

import hashlib
from typing import TYPE_CHECKING

import msgspec

from downfield.kernel import record as records
from downfield.kernel.errors import DownfieldError
from downfield.league import ledger
from downfield.league.competition import Competition
from downfield.league.errors import BadLedger, Refused
from downfield.league.lots import commitment
from downfield.store import lists
from downfield.table.live.leagues import Held
from downfield.table.protocol.wishes import Caller

if TYPE_CHECKING:
    from downfield.table.live.house import House

FORM = "downfield/competition/1"
REPLAY = "/replay/"
MOST_RECORDS = 5000


class Packed(msgspec.Struct, frozen=True):
    """What is written into the file."""

    form: str
    secret: str
    ledger: list[msgspec.Raw]
    records: dict[str, str] = {}  # by the name under which their results know them


def name_of(record: str) -> str:
    """By which a record is known: the same one always by the same name."""
    return hashlib.sha256(record.encode()).hexdigest()[:32]


async def kept_record(house: "House", record: str) -> str:
    """Keep the record of a match; where it can be seen again."""
    name = name_of(record)
    await lists.keep_upload(house.store, name, record)
    return f"{REPLAY}{name}"


async def packed(house: "House", held: Held) -> str:
    """A competition as a file."""
    wanted = [
        f.result.record for f in held.state.fixtures() if f.result and f.result.record.startswith(REPLAY)
    ]
    found = {name: await lists.upload(house.store, name.removeprefix(REPLAY)) for name in wanted}
    lines = held.competition.lines
    return await house.desk.do(
        lambda: msgspec.json.encode(
            Packed(
                FORM,
                held.kept.secret,
                [msgspec.Raw(line.encoded()) for line in lines],
                {name: text for name, text in found.items() if text is not None},
            )
        ).decode()
    )


def unpacked(file: bytes) -> tuple[Competition, str, dict[str, str]]:
    """The competition, its secret and its records in a file; or BadLedger, or Refused, and nothing is kept."""
    try:
        read = msgspec.json.decode(file, type=Packed)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise BadLedger(
            "This is no competition that was taken along: {why}.", key="ledger-packed", why=str(e)
        ) from None
    made = Competition(ledger.read([bytes(line) for line in read.ledger]))
    try:
        fits = commitment(bytes.fromhex(read.secret)) == made.state.commitment
    except (ValueError, DownfieldError):
        fits = False
    if not fits:
        raise Refused("This is not the secret whose fingerprint was shown at first.", key="lots-secret")
    for name, text in list(read.records.items())[:MOST_RECORDS]:
        if name != f"{REPLAY}{name_of(text)}":
            raise BadLedger("The record {name} was altered.", key="ledger-record", name=name[:60])
        records.read(text)
    return made, read.secret, read.records


async def bring(house: "House", file: bytes, who: Caller, visibility: str) -> Held:
    """Keep a competition that was taken along: whoever brings it organises it here."""
    made, secret, kept = await house.desk.do(lambda: unpacked(file))
    for text in kept.values():
        await lists.keep_upload(house.store, name_of(text), text)
    return await house.leagues.keep(made, secret, who, visibility)
