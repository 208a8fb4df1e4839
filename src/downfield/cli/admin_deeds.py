"""Looking after a public table, the rest: what is deleted or renamed, what there is, what was done."""

from typing import Annotated, Literal

from cyclopts import Parameter

from downfield.cli.admin import Why, admin_app, perform, with_store
from downfield.cli.limits import Keep
from downfield.cli.shared import Count, say
from downfield.cli.table import Database

What = Literal["person", "match", "record", "line"]


@admin_app.command
def delete(what: What, name: str, *, why: Why, database: Database = None) -> int:
    """Delete something for good.

    Parameters
    ----------
    what
        A person (an account by its name), a match, a record that was brought along, or a line of a chat.
    name
        The name of the account, the id of the match or record, or MATCH/NUMBER for a line.
    """
    from downfield.table.people.keeping import DeedWish

    deeds: dict[What, Literal["delete-person", "delete-match", "delete-record", "delete-line"]] = {
        "person": "delete-person",
        "match": "delete-match",
        "record": "delete-record",
        "line": "delete-line",
    }
    return perform(database, DeedWish(deeds[what], name, why))


@admin_app.command
def rename(who: str, name: str, *, why: Why, database: Database = None) -> int:
    """Give an account, or the guest at MATCH/SEAT, another name.

    Parameters
    ----------
    who
        An account by its name, or MATCH/SEAT.
    name
        The new name.
    """
    from downfield.table.people.keeping import DeedWish

    return perform(database, DeedWish("rename", who, why, name=name))


@admin_app.command
def statistics(*, database: Database = None) -> int:
    """Say how much there is of everything."""
    from downfield.store import census

    for name, count in with_store(database, census.statistics).items():
        say(f"{count:>12,}  {name}")
    return 0


@admin_app.command
def retention(
    *,
    dry_run: Annotated[bool, Parameter(negative="", help="Only say what would go.")] = False,
    keep: Keep = Keep(),  # noqa: B008 - a frozen one
    database: Database = None,
) -> int:
    """Let go what was kept long enough, as a server does every night with the same settings."""
    from downfield.store import retention as kept

    see_to = kept.due if dry_run else kept.see_to
    for name, count in with_store(database, lambda store: see_to(store, keep.retention())).items():
        say(f"{count:>8,}  {name}")
    say("This would go. Nothing was changed." if dry_run else "This is gone.")
    return 0


@admin_app.command
def log(*, most: Annotated[Count, Parameter(help="So many lines.")] = 50, database: Database = None) -> int:
    """Show what keepers did, the last first. Nobody can change or delete a line."""
    from downfield.store import keepers

    found = with_store(database, lambda store: keepers.log(store, most))
    for each in found:
        say(f"{each.at}  {each.by}: {each.deed} {each.target}{f' ({each.why})' if each.why else ''}")
    if not found:
        say("Nothing was done yet.")
    return 0
