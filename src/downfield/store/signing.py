"""The key with which a server signs its records, and how anybody checks such a signature."""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from downfield.kernel import sums
from downfield.kernel.errors import RecordMismatch
from downfield.kernel.record import Record

ABOUT = "downfield/record/1 "  # what is signed: this, then the sums


class Signer:
    """A server's key; its public half stands in each record."""

    def __init__(self, key: str) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key))
        self.public = self._key.public_key().public_bytes_raw().hex()

    @staticmethod
    def new_key() -> str:
        """A fresh key."""
        return Ed25519PrivateKey.generate().private_bytes_raw().hex()

    def signed(self, text: str) -> str:
        """A record that ends with its sums, signed."""
        told = text.rstrip("\n").rpartition("\n")[2].removeprefix('[Sums "').removesuffix('"]')
        signature = self._key.sign(f"{ABOUT}{told}".encode()).hex()
        return f'{text}[Signature "{signature}"]\n'


def signer_of(record: Record) -> str:
    """The public key of the server that has signed the sums of a record, "" where none has; or RecordMismatch.

    Ask it before the sums are believed: whoever alters a sum makes a tag look altered that is not.
    """
    tags = record.tags
    if "Signature" not in tags:
        if "Server" in tags:
            raise RecordMismatch("The signature of the server was taken away.", key="signature-gone")
        return ""
    if "Sums" not in tags:
        raise sums.altered("Sums", 0, is_there=False)
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(tags.get("Server", "")))
        key.verify(bytes.fromhex(tags["Signature"]), f"{ABOUT}{tags['Sums']}".encode())
    except (ValueError, InvalidSignature):
        raise _forged(record) from None
    return tags["Server"]


def _forged(record: Record) -> RecordMismatch:
    """What was altered, where a signature is not that of the server that the record names."""
    tags, lines = record.tags, record.lines
    match sums.differing(tags, [play.text for play in record.plays]):
        case []:
            return RecordMismatch(
                "Line {line}: this is not the signature of the server that the record names.",
                line=lines["Signature"],
                key="signature",
            )
        case names if "Server" in names and len(names) < len(tags) / 2:
            return sums.altered("Server", lines.get("Server", 0), is_there="Server" in tags)
        case _:
            return sums.altered("Sums", lines["Sums"])
