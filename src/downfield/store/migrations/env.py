"""How Alembic reaches the database: on the connection that store/migrate.py has locked."""

from alembic import context

from downfield.store.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
