"""A whole competition as one file: its ledger and its records, to be read in elsewhere."""

from collections.abc import Mapping

import msgspec

from downfield.kernel import record as records
from downfield.league import ledger
from downfield.league.competition import Competition
from downfield.league.errors import BadLedger

FORM, VERSION = "downfield-competition", 1
LARGEST = 200_000_000  # bytes


class Whole(msgspec.Struct, forbid_unknown_fields=True):
    """What stands in such a file; the secret of the lots only where its organiser takes it along to a table."""

    form: str
    version: int
    ledger: list[msgspec.Raw]
    records: dict[str, str] = {}  # by the place that results name
    secret: str = ""


def packed(competition: Competition, kept: Mapping[str, str], secret: str = "") -> bytes:
    """The file of a competition with the records of its matches."""
    lines = [msgspec.Raw(line.encoded()) for line in competition.lines]
    named = {f.result.record for f in competition.state.fixtures() if f.result is not None}
    own = {place: text for place, text in kept.items() if place in named}
    return msgspec.json.encode(Whole(FORM, VERSION, lines, own, secret)) + b"\n"


def unpacked(data: bytes) -> tuple[Competition, dict[str, str]]:
    """The competition of such a file and its records by place, or BadLedger with what is wrong."""
    whole = read(data)
    return Competition(ledger.read(bytes(line) for line in whole.ledger)), whole.records


def read(data: bytes) -> Whole:
    """What stands in such a file, or BadLedger with what is wrong."""
    try:
        whole = msgspec.json.decode(data, type=Whole)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise BadLedger(
            "This is not the file of a competition: {why}.", key="ledger-file", why=str(e)
        ) from None
    if (whole.form, whole.version) != (FORM, VERSION):
        raise BadLedger(
            "This is not the file of a competition: {why}.",
            key="ledger-file",
            why=f"{whole.form} {whole.version}",
        )
    for place, text in whole.records.items():
        if len(text) > records.LARGEST:
            raise BadLedger("{place} is beyond all measure.", key="ledger-record-long", place=place)
    return whole
