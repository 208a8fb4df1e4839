"""The tables of the database."""

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Integer, MetaData, String, Table, Text

METADATA = MetaData()

MATCH = Table(
    "match",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("pack", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("start", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("seed", BigInteger),
    Column("invite_hash", String(64), nullable=False, index=True),
    Column("created", String(40), nullable=False),
)

SEAT = Table(
    "seat",
    METADATA,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    Column("key_hash", String(64), nullable=False),
)

# The primary key is the lock: two who answer the same moment cannot both be heard.
ANSWER = Table(
    "answer",
    METADATA,
    Column("match_id", ForeignKey("match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("value", BigInteger, nullable=False),
)
