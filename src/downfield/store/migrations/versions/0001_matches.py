"""Matches, their seats, and every answer."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """The first tables."""
    op.create_table(
        "match",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("pack", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("seed", sa.BigInteger),
        sa.Column("invite_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("ix_match_invite_hash", "match", ["invite_hash"])
    op.create_table(
        "seat",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "answer",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
