"""Open challenges, and who is here."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Room for both."""
    op.create_table(
        "challenge",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("code", sa.String(24), nullable=False),
        sa.Column("posted", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_challenge_person_id", "challenge", ["person_id"])
    op.create_table(
        "presence",
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_presence_at", "presence", ["at"])
