"""From the component files and the agreed options to the numbers that the rules look up; teams/ adds the rosters."""

from collections.abc import Mapping

from mypy_extensions import i64

from downfield.games.touch_down.components.parts import FORMS, Parts, read_place
from downfield.games.touch_down.model.tables import SLOTS, Tables
from downfield.kernel.options import Value
from downfield.kernel.vecs import vec

RESULTS = "ADETI"  # in the order of their numbers


def printed(parts: Parts) -> Tables:
    """What is printed on board, tables and sheets."""
    field = parts.field
    t = Tables(field.columns.value, field.end_zone_rows.value)
    t.hash_west, t.hash_east = field.hash.value
    t.goals = vec[i64](list(field.goal.value))
    t.kickoff_row = field.kickoff_row.value
    t.touchback_row = field.touchback_row.value
    t.try_row = field.try_row.value
    t.minutes = field.minutes.value
    _print(t, parts)
    _line_up(t, parts)
    return t


def _print(t: Tables, parts: Parts) -> None:
    """The pass table by distance, both contact tables by roll and column."""
    passes, contact = parts.tables.passes, parts.tables.contact
    t.most_picked = vec[i64]([0, 0, *passes.intercepted])
    t.least_caught = vec[i64]([0, 0, *passes.received])
    t.contact = vec[i64](
        [
            RESULTS.index(cell)
            for table in (contact.attacker, contact.defender)
            for row in table
            for cell in row
        ]
    )


def _line_up(t: Tables, parts: Parts) -> None:
    """The ready formations, three ints for each of eleven slots."""
    forms, places = [], []
    for formation in parts.formations.formations:
        forms.append(FORMS.index(formation.use))
        read = [read_place(place) for place in formation.places]
        if formation.use == "kicking":
            read = [(0, 0, 0), *read]  # the kicker stands on the ball
        read += [(0, 0, 0)] * (SLOTS - len(read))
        places += [number for place in read for number in place]
    t.forms = vec[i64](forms)
    t.places = vec[i64](places)
    t.formations = [formation.key for formation in parts.formations.formations]


def agree(t: Tables, options: Mapping[str, Value]) -> None:
    """Set what the options of the match switch."""
    t.quarters = 4 if options["length"] == "long" else 2  # [TD-4.1]
    rows = options["first_down_rows"]
    t.first_down = rows if isinstance(rows, int) else 5  # [TD-4.6]
    t.goal_line = int(options["goal_line_counts"] is True)  # [TD-2.5]
    t.safety = int(options["safety"] is True)  # [TD-15.3]
    t.trip_at_most = int(options["trip"] == "at_most")  # [TD-8.6]
    t.extra_action = int(options["extra_action_after_overflow"] is True)  # [TD-17.4]
    t.one_pass = int(options["one_forward_pass"] is True)  # [TD-9.10]
    t.both_held = int(options["entangled"] == "both")  # [TD-10.7a]
    t.league = int(options["league"] is True)  # [TD-19.1]
    home = [0, 1] if options["home_seats"] == "two" else [0, 0]  # [TD-20.1]
    away = [home[1] + 1, home[1] + (2 if options["away_seats"] == "two" else 1)]
    t.seats = vec[i64]([home[0], home[1], away[0], away[1]])
