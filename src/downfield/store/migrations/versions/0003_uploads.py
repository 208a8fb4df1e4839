"""Records that visitors brought along."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A shelf for records that were not played here."""
    op.create_table(
        "upload",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
