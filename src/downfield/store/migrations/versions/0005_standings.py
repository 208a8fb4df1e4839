"""How matches stand, so that lists open none; and matches as they were left, so that opening one is cheap."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
# What only the rules can tell of matches that are there already, the table finds out one by one.
COUNT = """INSERT INTO standing (match_id, deeds, at, told)
    SELECT match.id, COUNT(answer.seq), COALESCE(MAX(answer.at), 0), '' FROM match
    LEFT JOIN answer ON answer.match_id = match.id GROUP BY match.id"""


def upgrade() -> None:
    """Two shelves beside the matches; what lies there follows from the deeds, and goes with the match."""
    op.create_table(
        "standing",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("deeds", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_index("ix_standing_at", "standing", ["at"])
    op.execute(COUNT)
    op.create_table(
        "snapshot",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("deeds", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
