"""What an owner may not write into the pack: each refusal names file, key, reason and rule."""

from collections import Counter

from downfield.games.touch_down.components.check_forms import check_formations
from downfield.games.touch_down.components.parts import (
    ROLES,
    Field,
    Parts,
    Player,
    Team,
    listed,
    read_player,
    roster,
)
from downfield.games.touch_down.components.refuse import refuse
from downfield.games.touch_down.model.tables import LONGEST, ROWS

WORTH = 40  # of a match roster [TD-3.3]
FORMATION = {"A": 5, "AB": 3, "AE": 2, "AK": 1, "AQ": 1, "D": 11}  # what full line-ups need [TD-3.4, TD-3.5]
SKILLED = {1: ("AQ",), 2: ("AB", "AE"), 4: ("D",)}  # who may have which skill [TD-19.6, TD-19.7]
HALF = ROWS // 2


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


def check_roster(team: Team, pool: dict[str, dict[str, int]], file: str) -> None:
    """[TD-3.3] Refuse a roster that is worth too much, is not in the box, or cannot fill its line-ups."""
    for role in ROLES:
        for i, text in enumerate(getattr(team, role)):
            _check_player(team, role, text, file, f"teams.{team.key}.{role}[{i}]")
    players = listed(team)
    for role in ROLES:
        _check_copies(team, role, pool, file)
    _check_worth(team, players, file)
    numbers = Counter(p.number for p in players if p.number)
    for number, times in numbers.items():
        if times > 1:
            raise refuse(file, f"teams.{team.key}", f"number {number} is worn by two players (TD-3.3)")
    whole = roster(team, pool)
    if len(whole) > 99:
        raise refuse(file, f"teams.{team.key}", f"{len(whole)} players, but there are 99 numbers (TD-3.3)")
    for role, wanted in FORMATION.items():
        have = sum(ROLES[p.role] == role for p in whole)
        if have < wanted:
            raise refuse(
                file, f"teams.{team.key}.{role}", f"{have} of role {role}, a line-up has {wanted} (TD-3.4)"
            )


def _check_worth(team: Team, players: list[Player], file: str) -> None:
    """[TD-3.3] Not above 40 and the draft points [TD-19.8]; the first player who is too dear is named."""
    if team.draft < 0:
        raise refuse(file, f"teams.{team.key}.draft", "points won in earlier matches, 0 or more (TD-19.8)")
    worth, most = sum(p.value for p in players), WORTH + team.draft
    if worth <= most:
        return
    spent, nth = 0, dict.fromkeys(ROLES, 0)
    for p in players:
        spent += p.value
        if spent > most:
            break
        nth[ROLES[p.role]] += 1
    key = f"teams.{team.key}.{ROLES[p.role]}[{nth[ROLES[p.role]]}]"
    raise refuse(
        file, key, f"with {p.contact}/{p.speed} the team is worth {worth}, more than {most} (TD-3.3)"
    )


def _check_player(team: Team, role: str, text: str, file: str, key: str) -> None:
    player = _read(role, text, file, key)
    for skill, roles in SKILLED.items():
        if player.skill & skill and role not in roles:
            raise refuse(file, key, f"{text!r}: this skill is for {' and '.join(roles)} (TD-19.6)")


def _check_copies(team: Team, role: str, pool: dict[str, dict[str, int]], file: str) -> None:
    """No counter more often than the box has it."""
    kinds = Counter(f"{p.contact}/{p.speed}" for p in listed(team) if ROLES[p.role] == role)
    for kind, times in kinds.items():
        have = pool.get(role, {}).get(kind, 0)
        if times > have:
            raise refuse(
                file,
                f"teams.{team.key}.{role}",
                f"{times} counters {role} {kind}, the box has {have} (TD-3.3)",
            )
