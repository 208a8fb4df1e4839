"""Clocks, rematches and lists of matches; the chat; people and their keys."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
EMPTY = sa.text("''")


def upgrade() -> None:
    """Room for more; what was there before is not listed, has no clock, no rematch, no known holder, no time."""
    op.add_column("match", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("match", sa.Column("clock", sa.JSON))
    op.add_column("match", sa.Column("next_id", sa.String(24), nullable=False, server_default=EMPTY))
    op.create_index("ix_match_listed", "match", ["listed"])
    op.add_column("seat", sa.Column("person_id", sa.String(24), nullable=False, server_default=EMPTY))
    op.create_index("ix_seat_person_id", "seat", ["person_id"])
    op.add_column("answer", sa.Column("at", sa.BigInteger, nullable=False, server_default=sa.text("0")))
    _chat_and_settings()
    _people()


def _chat_and_settings() -> None:
    op.create_table(
        "chat",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "setting",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _people() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("name_key", sa.String(60), nullable=False, unique=True),
        sa.Column("password_hash", sa.String(200), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(400), primary_key=True),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("ix_passkey_person_id", "passkey", ["person_id"])
    op.create_table(
        "token",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("ix_token_person_id", "token", ["person_id"])
