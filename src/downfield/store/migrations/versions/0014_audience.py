"""How many watch a match."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Room for it."""
    op.create_table(
        "audience",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
