"""A public table: reports, mutes and blocks, bans, keepers and what they did, who brought a record along."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
EMPTY = sa.text("''")
STAYS = "what keepers did is never changed"
GUARDS = {
    "sqlite": [
        f"""CREATE TRIGGER keeper_log_{deed} BEFORE {deed} ON keeper_log
        BEGIN SELECT RAISE(ABORT, '{STAYS}'); END"""
        for deed in ("UPDATE", "DELETE")
    ],
    "postgresql": [
        f"""CREATE FUNCTION keeper_log_stays() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION '{STAYS}'; END $$""",
        """CREATE TRIGGER keeper_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON keeper_log
        FOR EACH STATEMENT EXECUTE FUNCTION keeper_log_stays()""",
    ],
}


def upgrade() -> None:
    """Room for it all."""
    op.add_column("seat", _column("origin", 24, server_default=EMPTY))
    op.create_index("ix_seat_origin", "seat", ["origin"])
    op.create_index("ix_seat_key_hash", "seat", ["key_hash"])
    op.add_column("upload", _column("opened", 40, server_default=EMPTY))
    op.create_table(
        "brought",
        sa.Column("upload_id", sa.String(64), sa.ForeignKey("upload.id"), primary_key=True),
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("origin", sa.String(24), primary_key=True),
        _column("at", 40),
    )
    op.create_index("ix_brought_person_id", "brought", ["person_id"])
    op.create_index("ix_brought_origin", "brought", ["origin"])
    _between_visitors()
    _for_keepers()
    for statement in GUARDS[op.get_bind().dialect.name]:
        op.execute(statement)


def _between_visitors() -> None:
    op.create_table(
        "shun",
        sa.Column("id", sa.String(24), primary_key=True),
        *(_column(name, size) for name, size in (("person_id", 24), ("other_id", 24), ("kind", 10))),
        _column("name", 60),
        _column("created", 40),
        sa.UniqueConstraint("person_id", "other_id", "kind", name="uq_shun"),
    )
    op.create_index("ix_shun_other_id", "shun", ["other_id"])
    op.create_table(
        "report",
        sa.Column("id", sa.Integer, primary_key=True),
        *(_column(name, size) for name, size in (("made", 40), ("by_id", 24), ("by_name", 60))),
        _column("about_match", 24),
        sa.Column("seat", sa.Integer, nullable=False),
        *(_column(name, size) for name, size in (("about_id", 24), ("about_name", 60))),
        *(_column(name, size) for name, size in (("reason", 20), ("words", 500))),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        *(
            _column(name, size, server_default=EMPTY)
            for name, size in (("closed", 40), ("closed_by", 60), ("outcome", 500))
        ),
    )
    for name in ("by_id", "about_match", "about_id", "closed"):
        op.create_index(f"ix_report_{name}", "report", [name])


def _for_keepers() -> None:
    op.create_table(
        "ban",
        sa.Column("id", sa.String(24), primary_key=True),
        *(_column(name, size) for name, size in (("kind", 10), ("target", 64), ("name", 60))),
        *(_column(name, size) for name, size in (("why", 500), ("made", 40), ("until", 40))),
        sa.UniqueConstraint("kind", "target", name="uq_ban"),
    )
    op.create_table(
        "keeper",
        sa.Column("person_id", sa.String(24), sa.ForeignKey("person.id"), primary_key=True),
        _column("since", 40),
    )
    op.create_table(
        "keeper_log",
        sa.Column("id", sa.Integer, primary_key=True),
        *(_column(name, size) for name, size in (("at", 40), ("by", 60), ("deed", 20))),
        *(_column(name, size) for name, size in (("target", 200), ("why", 500))),
    )
    op.create_table(
        "news",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        *(_column(name, size) for name, size in (("kind", 10), ("target", 64))),
    )


def _column(name: str, size: int, **more: object) -> sa.Column[str]:
    return sa.Column(name, sa.String(size), nullable=False, **more)  # type: ignore[arg-type]
