"""The records that prove results of competitions, found in the ledgers that there are."""

import json
import re

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Room for them, and those that are named by now."""
    proof = op.create_table(
        "proof",
        sa.Column("competition_id", sa.String(24), sa.ForeignKey("competition.id"), primary_key=True),
        sa.Column("upload_id", sa.String(64), sa.ForeignKey("upload.id"), primary_key=True),
    )
    op.create_index("ix_proof_upload_id", "proof", ["upload_id"])
    rows = op.get_bind().execute(sa.text("SELECT competition_id, line FROM ledger")).all()
    named = {(row.competition_id, upload) for row in rows if (upload := _record(bytes(row.line)))}
    kept = set(op.get_bind().execute(sa.text("SELECT id FROM upload")).scalars())
    found = [{"competition_id": one, "upload_id": upload} for one, upload in sorted(named) if upload in kept]
    if found:
        op.bulk_insert(proof, found)


def _record(line: bytes) -> str:
    """The record that a line names, "" where it names none."""
    result = json.loads(line)["deed"].get("result") or {}
    found = re.fullmatch("/replay/([0-9a-f]{32})", result.get("record", ""))
    return found[1] if found else ""
