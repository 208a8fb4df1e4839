"""A match that is over as a record, signed by this server."""

from downfield.kernel import record
from downfield.store.signing import Signer
from downfield.table.live.sitting import Sitting


def written(sitting: Sitting, signer: Signer) -> str:
    """The record of a match, with the secret of its dice."""
    text = record.write(
        sitting.match,
        sitting.kept.created[:10],
        guests=[seat.seat for seat in sitting.seats if seat.is_guest],
        more={"Match": sitting.kept.id, "Server": signer.public},
    )
    return signer.signed(text)
