"""Who may do what: sessions, recovery codes, tokens with a scope, names that nobody else may wear, private matches."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
EMPTY = sa.text("''")
# Whether a token of an account was made there, or brought in by a guest who sat at the same browser, nobody knows.
DROP_TOKENS = "DELETE FROM token WHERE person_id IN (SELECT id FROM person)"
ALL_AS_BEFORE = "UPDATE token SET scope = 'organise'"
NAMES = """UPDATE seat SET account = true WHERE kind = 'person' AND EXISTS (
    SELECT 1 FROM person WHERE person.id = seat.person_id AND person.name = seat.name)"""
NOT_YET = "UPDATE person SET skeleton = '?' || id"  # the table knows letters; it writes them when it opens


def upgrade() -> None:
    """Room for it all; tokens of accounts are to be made anew."""
    op.add_column("match", sa.Column("watch", sa.String(24), nullable=False, server_default=EMPTY))
    op.add_column("seat", sa.Column("account", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column(
        "token", sa.Column("scope", sa.String(10), nullable=False, server_default=sa.text("'play'"))
    )
    op.add_column("token", sa.Column("used", sa.String(40), nullable=False, server_default=EMPTY))
    for statement in (NAMES, DROP_TOKENS, ALL_AS_BEFORE):
        op.execute(statement)
    _skeletons()
    _tables()


def _skeletons() -> None:
    op.add_column("person", sa.Column("skeleton", sa.String(120), nullable=False, server_default=EMPTY))
    op.execute(NOT_YET)
    op.create_index("ix_person_skeleton", "person", ["skeleton"], unique=True)


def _tables() -> None:
    op.create_table(
        "watcher",
        sa.Column("watch", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(24), primary_key=True),
    )
    op.create_index("ix_watcher_person_id", "watcher", ["person_id"])
    op.create_table(
        "session",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("seen", sa.String(40), nullable=False),
        sa.Column("browser", sa.String(60), nullable=False),
        sa.Column("address", sa.String(60), nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_session_person_id", "session", ["person_id"])
    op.create_table(
        "recovery",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("ix_recovery_person_id", "recovery", ["person_id"])
