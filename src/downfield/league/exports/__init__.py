"""What others read of a competition: a table for spreadsheets, fixtures for calendars, news for feeds, all as JSON."""

import msgspec

from downfield.kernel.errors import UnknownName
from downfield.league.competition import Competition
from downfield.league.exports.calendar import calendar
from downfield.league.exports.feed import feed
from downfield.league.exports.naf import naf
from downfield.league.exports.spreadsheet import table_csv
from downfield.text import Text

FORMS = ("csv", "json", "ics", "atom", "naf")


def exported(form: str, competition: Competition, text: Text, address: str = "") -> str:
    """A competition in one of the forms that others read; `address` is where its page is, if it has one."""
    match form:
        case "csv":
            return table_csv(competition.state)
        case "json":
            return msgspec.json.encode(competition.lines).decode()
        case "ics":
            return calendar(competition, text, address)
        case "atom":
            return feed(competition, text, address)
        case "naf":
            return naf(competition)
        case _:
            raise UnknownName("form", form, FORMS)
