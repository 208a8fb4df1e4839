"""Which lesson a match is the guided match of."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Room for its name."""
    op.add_column("match", sa.Column("lesson", sa.String(40), nullable=False, server_default=sa.text("''")))
