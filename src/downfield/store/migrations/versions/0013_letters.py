"""Matches with days for each decision, and who was told of his turn."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Room for both."""
    op.add_column("match", sa.Column("days", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.create_index("ix_match_days", "match", ["days"])
    op.create_table(
        "subscription",
        sa.Column("endpoint", sa.String(600), primary_key=True),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("public_key", sa.String(120), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("ix_subscription_person_id", "subscription", ["person_id"])
    op.create_table(
        "called",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deeds", sa.Integer, nullable=False),
    )
