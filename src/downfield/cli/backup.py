"""Back-ups of the table: made while it is open, put back when it was lost."""

import pathlib
from typing import Annotated

from cyclopts import Parameter

from downfield.cli.shared import app, say
from downfield.cli.table import Database

Force = Annotated[bool, Parameter(negative="")]


@app.command
def backup(to: pathlib.Path, *, force: Force = False, database: Database = None) -> int:
    """Copy the whole table into a file, while it is open too, and check the copy.

    Parameters
    ----------
    to
        The file, or a folder, in which it is named after the time.
    force
        Replace a file that is there.
    """
    from downfield.store import backup as copies
    from downfield.table.web import serving

    kept = database or serving.usual_database()
    with serving.told_in_words(kept):
        made = copies.back_up(kept, to, force=force)
    say(f"{made.file}: {made.matches} matches, {made.size:,} bytes, checked.")
    say("Whoever reads it knows every secret of the table: keep it where nobody else looks.")
    return 0


@app.command
def restore(source: pathlib.Path, *, force: Force = False, database: Database = None) -> int:
    """Put a back-up where the table is kept; no server may be open on it.

    Parameters
    ----------
    source
        A file that `downfield backup` has written.
    force
        Take the place of a table that is there; in SQLite it is laid aside.
    """
    from downfield.store import backup as copies
    from downfield.store import spoken
    from downfield.table.web import serving

    kept = database or serving.usual_database()
    with serving.told_in_words(kept):
        made = copies.restore(kept, source, force=force)
    say(f"{spoken(kept)}: {made.matches} matches are back.")
    if made.aside:
        say(f"What was there before is now {made.aside}.")
    return 0
