"""Competitions, each with its ledger."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Room for competitions and for the lines of their ledgers."""
    op.create_table(
        "competition",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("slug", sa.String(60), nullable=False, unique=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("organiser", sa.String(24), nullable=False),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("ix_competition_organiser", "competition", ["organiser"])
    op.create_table(
        "ledger",
        sa.Column("competition_id", sa.String(24), sa.ForeignKey("competition.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
