"""Looking after a public table: reports, people, bans, deletions, and the log of all that."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from functools import partial
from typing import TYPE_CHECKING, Annotated, TypeVar

import cyclopts
from cyclopts import App, Parameter

import downfield
from downfield.cli.shared import app, say
from downfield.cli.table import Database
from downfield.kernel.errors import BadOption

if TYPE_CHECKING:
    from downfield.store import Store
    from downfield.store.reports import KeptReport
    from downfield.table.people.keeping import DeedWish

T = TypeVar("T")
admin_app = App(name="admin", help="Look after a public table: reports, bans, deletions, keepers.")
app.command(admin_app)
Why = Annotated[str, Parameter(help="The reason; it goes into the log, and a banned visitor reads it.")]
Days = Annotated[int, Parameter(validator=cyclopts.validators.Number(gte=1, lte=36500))]


def with_store(database: str | None, ask: "Callable[[Store], Awaitable[T]]") -> T:
    """Ask the database of the table something; a server that runs on it hears of what is changed."""
    from downfield.store import Store
    from downfield.table.web import serving

    async def asked() -> T:
        store = Store(database or serving.usual_database())
        try:
            await store.open()
            return await ask(store)
        finally:
            await store.close()

    with serving.told_in_words(database or serving.usual_database()):
        return asyncio.run(asked())


def perform(database: str | None, wish: "DeedWish") -> int:
    """Do what a keeper wants."""
    from downfield.store.keepers import COMMAND
    from downfield.table.people import keeping

    with_store(database, lambda store: keeping.perform(store, COMMAND, wish))
    say(f"Done: {wish.deed} {wish.target}.")
    return 0


# Reports --------------------------------------------------------------------------------------------------------------


@admin_app.command
def reports(*, closed: Annotated[bool, Parameter(negative="")] = False, database: Database = None) -> int:
    """List the reports that are open, or those that are closed."""
    from downfield.store import reports as kept

    found = with_store(database, lambda store: kept.found(store, closed=closed))
    for each in found:
        say(
            f"{each.id:>5}  {each.made[:16]}  {each.reason:<9} {_about(each)}  by {each.by_name or 'a guest'}"
        )
    if not found:
        say("There are none.")
    return 0


def _about(report: "KeptReport") -> str:
    return f"{report.about_name} at {report.about_match}/{report.seat}"


@admin_app.command
def report(number: int, *, database: Database = None) -> int:
    """Show a report with the lines of the chat that were kept with it."""
    from downfield.store import reports as kept

    found = with_store(database, lambda store: kept.report(store, number))
    if found is None:
        raise BadOption(f"There is no report {number}.")
    say(f"Report {found.id}, {found.made}: {found.reason}")
    say(f"About {_about(found)} (id {found.about_id or 'unknown'}), by {found.by_name or 'a guest'}")
    say(f"  {found.words}" if found.words else "  (no words)")
    for line in found.lines:
        mark = ">" if line.number == found.line else " "
        at = datetime.fromtimestamp(line.at / 1000, UTC).isoformat(timespec="minutes")
        say(f"{mark} {line.number:>3}  {at[:16]}  {line.name}: {line.words}")
    if found.closed:
        say(f"Closed {found.closed} by {found.closed_by}: {found.outcome}")
    return 0


@admin_app.command
def close(number: int, *, why: Why, database: Database = None) -> int:
    """Close a report, with what came of it."""
    from downfield.table.people.keeping import DeedWish

    return perform(database, DeedWish("close", str(number), why))


# People ---------------------------------------------------------------------------------------------------------------


@admin_app.command
def people(words: str, *, database: Database = None) -> int:
    """Find accounts by a part of their name."""
    from downfield.store import census
    from downfield.table.protocol import names

    found = with_store(database, lambda store: census.called(store, names.key(words)))
    for each in found:
        say(f"{each.id}  {each.created[:10]}  {each.name}")
    if not found:
        say("There are none.")
    return 0


@admin_app.command
def person(name: str, *, database: Database = None) -> int:
    """Show what an account has here, and what is held against it."""
    from downfield.store import bans as kept
    from downfield.store import census
    from downfield.table.people import keeping

    async def ask(store: "Store") -> None:
        known = await keeping.account_of(store, name)
        has = await census.standing(store, known.id)
        say(f"{known.name}, id {known.id}, since {known.created}{', a keeper' if has.is_keeper else ''}")
        say(f"{has.matches} matches, {has.uploads} records, {has.sessions} sessions, {has.tokens} tokens")
        say(f"{has.reports} reports about this account; signed in near {', '.join(has.addresses) or '?'}")
        for ban in await kept.active(store):
            if ban.target == known.id:
                say(f"Banned until {ban.until or 'further notice'}: {ban.why}")

    with_store(database, ask)
    return 0


@admin_app.command
def keeper(
    name: str, *, remove: Annotated[bool, Parameter(negative="")] = False, database: Database = None
) -> int:
    """Let an account look after the table on its page /keeper, or no longer."""
    from downfield.table.people import keeping

    known = with_store(database, lambda store: keeping.appoint(store, name, not remove))
    say(f"{known.name} is {'no longer ' if remove else ''}a keeper.")
    return 0


# Ratings --------------------------------------------------------------------------------------------------------------


@admin_app.command
def ratings(*, database: Database = None) -> int:
    """Work every rating out anew from the results of rated matches, in their order."""
    from downfield.store.meet import ratings as kept

    for slug in downfield.GAMES:
        results = len(with_store(database, partial(kept.results, game=slug)))
        if results:
            changed = with_store(database, partial(kept.recount, game=slug))
            say(f"{slug}: {results} results, {changed} of them moved ratings otherwise than before.")
    return 0


# Bans -----------------------------------------------------------------------------------------------------------------


@admin_app.command
def ban(
    who: str, *, why: Why, days: Days | None = None, until: str | None = None, database: Database = None
) -> int:
    """Send somebody away from every door; running servers heed it at once.

    Parameters
    ----------
    who
        An account by its name; an address or a network; or MATCH/SEAT for whoever holds a seat, guests from there
        included where it is a guest.
    days
        For so many days.
    until
        Until this date, as 2027-01-31; without days and date, until it is lifted.
    """
    from downfield.table.people.keeping import DeedWish

    if until is not None:
        days = _days_to(until)
    return perform(database, DeedWish("ban", who, why, days))


def _days_to(until: str) -> int:
    try:
        days = (date.fromisoformat(until) - datetime.now(UTC).date()).days
    except ValueError:
        raise BadOption(f"--until {until}: write it as 2027-01-31.") from None
    if days < 1:
        raise BadOption(f"--until {until}: a ban ends tomorrow at the earliest.")
    return days


@admin_app.command
def unban(who: str, *, why: Why, database: Database = None) -> int:
    """Lift the bans of a name, an address, or an id of a ban."""
    from downfield.table.people.keeping import DeedWish

    return perform(database, DeedWish("unban", who, why))


@admin_app.command
def bans(*, database: Database = None) -> int:
    """List the bans that hold."""
    from downfield.store import bans as kept

    found = with_store(database, kept.active)
    for each in found:
        say(f"{each.id}  {each.kind:<8} {each.name}  until {each.until[:10] or 'further notice'}: {each.why}")
    if not found:
        say("There are none.")
    return 0
