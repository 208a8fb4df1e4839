"""Rated matches, and what they came to."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Room for both."""
    op.add_column("match", sa.Column("rated", sa.String(10), nullable=False, server_default=sa.text("''")))
    op.create_index("ix_match_rated", "match", ["rated"])
    op.create_table(
        "rated",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("about_match", sa.String(24), nullable=False, unique=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("home", sa.String(40), nullable=False),
        sa.Column("away", sa.String(40), nullable=False),
        sa.Column("winner", sa.Integer, nullable=False),
        *(
            sa.Column(name, sa.Float(53), nullable=False)
            for name in ("home_mu", "home_sigma", "away_mu", "away_sigma")
        ),
    )
    for column in ("home", "away"):
        op.create_index(f"ix_rated_{column}", "rated", [column])
