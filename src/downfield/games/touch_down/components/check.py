"""What an owner may not write into the pack: each refusal names file, key, reason and rule."""

from downfield.games.touch_down.components.check_forms import check_formations
from downfield.games.touch_down.components.limits import NUMBERS, WORTH, short_of, too_many, worn_twice, worth
from downfield.games.touch_down.components.parts import (
    ROLES,
    SKILLS,
    Field,
    Parts,
    Player,
    Pool,
    Team,
    listed,
    read_player,
    zeros,
)
from downfield.games.touch_down.components.refuse import refuse
from downfield.games.touch_down.model.tables import LONGEST, ROWS

HALF = ROWS // 2
IN_ROSTER = "write it into a roster, option home_roster or away_roster, not into a pack"


def check(parts: Parts, where: str) -> None:
    """Refuse a pack with which the rules cannot be played."""
    _check_field(parts.field, f"{where}/field.toml")
    _check_tables(parts, f"{where}/tables.toml")
    _check_teams(parts, f"{where}/teams.toml")
    check_formations(parts, f"{where}/formations.toml")


def _check_field(field: Field, file: str) -> None:
    """[TD-2.3, TD-2.4] An odd width with room for the line, hash columns on both sides of the centre."""
    columns = field.columns.value
    if columns % 2 == 0 or not 15 <= columns <= 25:
        raise refuse(
            file, "columns.value", f"{columns} cannot be; write an odd number from 15 to 25 (TD-2.4)"
        )
    if not 2 <= field.end_zone_rows.value <= 6:
        raise refuse(file, "end_zone_rows.value", "an end zone has 2 to 6 rows (TD-2.2)")
    centre, hashes = (columns + 1) // 2, field.hash.value
    if len(hashes) != 2 or not 3 <= hashes[0] < centre < hashes[1] <= columns - 2:
        raise refuse(
            file, "hash.value", f"two columns, west and east of {centre}, with room for the line (TD-2.7)"
        )
    if len(field.goal.value) != 3 or any(not 1 <= x <= columns for x in field.goal.value):
        raise refuse(file, "goal.value", "three columns of the field (TD-2.8)")
    if list(field.goal.value) != sorted(set(field.goal.value)):
        raise refuse(file, "goal.value", "three different columns, from west to east (TD-2.8)")
    for key, most in (("kickoff_row", HALF - 5 + 1), ("touchback_row", ROWS), ("try_row", ROWS)):
        row = getattr(field, key).value
        if not 2 <= row <= most:
            raise refuse(file, f"{key}.value", f"{row} cannot be; write 2 to {most} (TD-2.6)")
    if not 1 <= field.minutes.value <= 60:
        raise refuse(file, "minutes.value", "a quarter has 1 to 60 minutes (TD-4.1)")


def _check_tables(parts: Parts, file: str) -> None:
    """[TD-23.5] Every roll has exactly one result."""
    passes = parts.tables.passes
    for key, row in (("intercepted", passes.intercepted), ("received", passes.received)):
        if len(row) != LONGEST - 1:
            raise refuse(file, f"passes.{key}", f"twelve numbers, for the distances 2 to {LONGEST} (TD-9.17)")
    for i, (low, high) in enumerate(zip(passes.intercepted, passes.received, strict=True)):
        if not 0 <= low < high <= 7:
            raise refuse(file, f"passes.received[{i}]", f"a roll of {high} cannot be I and R (TD-23.5)")
    contact = parts.tables.contact
    for key, table, letters in (
        ("attacker", contact.attacker, "ADET"),
        ("defender", contact.defender, "ADETI"),
    ):
        if len(table) != 6 or any(len(row) != 7 or set(row) - set(letters) for row in table):
            raise refuse(file, f"contact.{key}", f"six rows of seven letters out of {letters} (TD-10.3)")


# Teams ------------------------------------------------------------------------------------------------------------


def _check_teams(parts: Parts, file: str) -> None:
    for role, counters in parts.teams.pool.items():
        if role not in ROLES:
            raise refuse(file, f"pool.{role}", f"no such role; there are {', '.join(ROLES)} (TD-3.1)")
        for kind, copies in counters.items():
            _read(role, kind, file, f"pool.{role}")
            if copies < 0:
                raise refuse(file, f"pool.{role}.{kind}", "a number of counters, 0 or more")
    if not parts.teams.teams:
        raise refuse(file, "teams", "no team")
    if len({team.key for team in parts.teams.teams}) < len(parts.teams.teams):
        raise refuse(file, "teams", "two teams have the same key")
    for team in parts.teams.teams:
        check_roster(team, parts.teams.pool, file)


def _read(role: str, text: str, file: str, key: str) -> Player:
    try:
        return read_player(ROLES.index(role), text)
    except ValueError as e:
        raise refuse(file, key, f"{e} (TD-3.2)") from None


def check_roster(team: Team, pool: Pool, file: str) -> None:
    """[TD-3.3] Refuse a roster that is worth too much, is not in the box, or cannot fill its line-ups."""
    key = f"teams.{team.key}"
    for role in ROLES:
        for i, text in enumerate(getattr(team, role)):
            _check_player(role, text, file, f"{key}.{role}[{i}]")
    if team.draft:
        raise refuse(file, f"{key}.draft", f"points won in a season: {IN_ROSTER} (TD-19.8)")
    players = listed(team)
    for role, kind, times, have in too_many(players, pool):
        raise refuse(file, f"{key}.{role}", f"{times} counters {role} {kind}, the box has {have} (TD-3.3)")
    _check_worth(team, players, file)
    for number in worn_twice(players):
        raise refuse(file, key, f"number {number} is worn by two players (TD-3.3)")
    whole = [*players, *zeros(players, pool)]
    if len(whole) > NUMBERS:
        raise refuse(file, key, f"{len(whole)} players, but there are {NUMBERS} numbers (TD-3.3)")
    for role, have, wanted in short_of(whole):
        raise refuse(file, f"{key}.{role}", f"{have} of role {role}, a line-up has {wanted} (TD-3.4)")


def _check_worth(team: Team, players: list[Player], file: str) -> None:
    """[TD-3.3] Not above 40; the first player who is too dear is named."""
    if worth(players) <= WORTH:
        return
    spent, nth = 0, dict.fromkeys(ROLES, 0)
    for p in players:
        spent += p.value
        if spent > WORTH:
            break
        nth[ROLES[p.role]] += 1
    key = f"teams.{team.key}.{ROLES[p.role]}[{nth[ROLES[p.role]]}]"
    raise refuse(file, key, f"with {p.kind} the team is worth {worth(players)}, more than {WORTH} (TD-3.3)")


def _check_player(role: str, text: str, file: str, key: str) -> None:
    learned = [word for word in text.split() if word in SKILLS]
    if learned:
        raise refuse(file, key, f"{text!r}: what a player has learned in a season: {IN_ROSTER} (TD-19.6)")
    _read(role, text, file, key)
