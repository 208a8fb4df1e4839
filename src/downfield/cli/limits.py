"""Options of a public table: how much one visitor may have, and how long things are kept."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import cyclopts
from cyclopts import Parameter

if TYPE_CHECKING:
    from downfield.store.quotas import Quotas
    from downfield.store.retention import Retention


def _number(variable: str, words: str) -> Parameter:
    return Parameter(
        env_var=f"DOWNFIELD_{variable}", help=words, validator=cyclopts.validators.Number(gte=0, lte=2**31)
    )


@Parameter(name="*")
@dataclass(frozen=True)
class Most:
    """How much one visitor may have at a time; 0 is no limit."""

    most_matches: Annotated[int, _number("MOST_MATCHES", "Matches of one person that are not over.")] = 100
    most_matches_place: Annotated[
        int, _number("MOST_MATCHES_PLACE", "Matches from one address that are not over.")
    ] = 1000
    most_records: Annotated[int, _number("MOST_RECORDS", "Records that one person brought along.")] = 200
    most_letters: Annotated[int, _number("MOST_LETTERS", "Letters of these records.")] = 10_000_000
    most_records_place: Annotated[
        int, _number("MOST_RECORDS_PLACE", "Records that were brought along from one address.")
    ] = 1000

    def quotas(self) -> "Quotas":
        """As the table knows them."""
        from downfield.store.quotas import Quotas

        return Quotas(
            self.most_matches,
            self.most_matches_place,
            self.most_records,
            self.most_letters,
            self.most_records_place,
        )


@Parameter(name="*")
@dataclass(frozen=True)
class Keep:
    """For how many days something is kept; 0 is for ever."""

    keep_unplayed: Annotated[
        int, _number("KEEP_UNPLAYED", "Days for which matches of guests are kept that nobody has played.")
    ] = 14
    keep_guest_matches: Annotated[
        int, _number("KEEP_GUEST_MATCHES", "Days for which matches of guests are kept after the last deed.")
    ] = 0
    keep_chat: Annotated[
        int, _number("KEEP_CHAT", "Days for which the chat of a match that is over is kept.")
    ] = 90
    keep_records: Annotated[
        int, _number("KEEP_RECORDS", "Days for which a record is kept that nobody opens.")
    ] = 365
    keep_sessions: Annotated[
        int, _number("KEEP_SESSIONS", "Days for which a session is kept that was not here.")
    ] = 400
    keep_reports: Annotated[
        int, _number("KEEP_REPORTS", "Days for which closed reports and ended bans are kept.")
    ] = 180
    keep_origins: Annotated[
        int, _number("KEEP_ORIGINS", "Days for which it can be told that two guests came from one place.")
    ] = 30

    def retention(self) -> "Retention":
        """As the table knows it."""
        from downfield.store.retention import Retention

        return Retention(
            self.keep_unplayed,
            self.keep_guest_matches,
            self.keep_chat,
            self.keep_records,
            self.keep_sessions,
            self.keep_reports,
            self.keep_origins,
        )
