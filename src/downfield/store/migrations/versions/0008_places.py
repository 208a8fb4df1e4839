"""Who takes part in competitions; seats with an invitation of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Room for both."""
    op.create_table(
        "participant",
        sa.Column("competition_id", sa.String(24), sa.ForeignKey("competition.id"), primary_key=True),
        sa.Column("person_id", sa.String(24), primary_key=True),
    )
    op.create_index("ix_participant_person_id", "participant", ["person_id"])
    op.add_column(
        "seat", sa.Column("invite_hash", sa.String(64), nullable=False, server_default=sa.text("''"))
    )
    op.create_index("ix_seat_invite_hash", "seat", ["invite_hash"])
