"""The key with which a server signs its records, and how anybody checks such a signature."""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

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
        sums = text.rstrip("\n").rpartition("\n")[2].removeprefix('[Sums "').removesuffix('"]')
        signature = self._key.sign(f"{ABOUT}{sums}".encode()).hex()
        return f'{text}[Signature "{signature}"]\n'


def signer_of(record: Record) -> str:
    """The public key of the server that has signed a record, "" where none has; or RecordMismatch."""
    tags = record.tags
    if "Signature" not in tags:
        if "Server" in tags:
            raise RecordMismatch("The signature of the server was taken away.", key="signature-gone")
        return ""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(tags.get("Server", "")))
        key.verify(bytes.fromhex(tags["Signature"]), f"{ABOUT}{tags.get('Sums', '')}".encode())
    except (ValueError, InvalidSignature):
        raise RecordMismatch(
            "Line {line}: this is not the signature of the server that the record names.",
            line=record.lines["Signature"],
            key="signature",
        ) from None
    return tags["Server"]
