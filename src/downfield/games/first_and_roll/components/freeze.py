"""From the component files and the agreed options to the numbers that the rules look up."""

from collections.abc import Mapping

from mypy_extensions import i64

from downfield.games.first_and_roll.components.parts import PENALTIES, Parts, dice, penalty_yards
from downfield.games.first_and_roll.model.kinds import KICK
from downfield.games.first_and_roll.model.tables import PLAIN, Tables
from downfield.kernel.options import Value
from downfield.kernel.vecs import vec


def freeze(parts: Parts, options: Mapping[str, Value]) -> Tables:
    """The tables that the rules index: the pack, and what was agreed before the match."""
    known = dice(parts)
    numbers = [[read(f.face) for f in die] for die, read, _ in known]
    texts = [tuple(f.face for f in die) for die, _, _ in known]
    coin = [(0, PLAIN), (1, PLAIN)]
    t = Tables([*numbers, coin], [*texts, ("H", "T")], [s.space for s in parts.track.spaces])
    t.fouls = vec[i64]([penalty_yards(name) for name in PENALTIES])
    t.longest = max(number for number, _ in numbers[KICK])
    t.touchback = parts.lines.touchback.value
    t.onside = parts.lines.onside.value
    t.free_kick = parts.lines.free_kick.value
    t.hail_mary = parts.lines.hail_mary.value
    t.try_spot = parts.lines.try_spot.value
    t.timeouts = parts.lines.timeouts.value
    _agree(t, options)
    return t


def _agree(t: Tables, options: Mapping[str, Value]) -> None:
    """Set what the options of the match switch."""
    t.overtime = int(options["overtime"] is True)  # [FAR-20.2]
    t.onside_needs_t = int(options["onside_needs_turnover_face"] is True)  # [FAR-20.3]
    t.run_off_matched = int(options["run_off"] == "no_penalty_no_turnover")  # [FAR-20.4]
    t.only_red_zone = int(options["red_zone_rule"] == "line_inside_20")  # [FAR-20.5]
    limit = options["max_overtimes"]
    t.max_overtimes = limit if isinstance(limit, int) else 0  # [FAR-20.7]
    t.hail_offence_only = int(options["hail_mary_timeouts"] == "offence")  # [FAR-20.8]
    home = [0, 1] if options["home_seats"] == "two" else [0, 0]  # [FAR-19.1]
    away = [home[1] + 1, home[1] + (2 if options["away_seats"] == "two" else 1)]
    t.seats = vec[i64]([home[0], home[1], away[0], away[1]])
