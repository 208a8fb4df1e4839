"""What an owner may not write into the pack: each refusal names file, key, reason and rule."""

from collections import Counter

from downfield.games.touch_down.pack import (
    FORMS,
    PLACED,
    ROLES,
    Field,
    Formation,
    Parts,
    Player,
    Team,
    listed,
    read_place,
    read_player,
    roster,
)
from downfield.games.touch_down.tables import LONGEST, ROWS
from downfield.kernel.errors import PackError

WORTH = 40  # of a match roster [TD-3.3]
FORMATION = {"A": 5, "AB": 3, "AE": 2, "AQ": 1, "D": 11}  # what a full line-up needs [TD-3.4]
SKILLED = {1: ("AQ",), 2: ("AB", "AE"), 4: ("D",)}  # who may have which skill [TD-19.6, TD-19.7]
HALF = ROWS // 2
ATTACK_LINE = (-2, -1, 0, 1, 2)


def check(parts: Parts, where: str) -> None:
    """Refuse a pack with which the rules cannot be played."""
    _check_field(parts.field, f"{where}/field.toml")
    _check_tables(parts, f"{where}/tables.toml")
    _check_teams(parts, f"{where}/teams.toml")
    _check_formations(parts, f"{where}/formations.toml")


def _refuse(file: str, key: str, reason: str) -> PackError:
    return PackError(f"{file}: key {key}: {reason}.")


def _check_field(field: Field, file: str) -> None:
    """[TD-2.3, TD-2.4] An odd width with room for the line, hash columns on both sides of the centre."""
    columns = field.columns.value
    if columns % 2 == 0 or not 15 <= columns <= 25:
        raise _refuse(
            file, "columns.value", f"{columns} cannot be; write an odd number from 15 to 25 (TD-2.4)"
        )
    if not 2 <= field.end_zone_rows.value <= 6:
        raise _refuse(file, "end_zone_rows.value", "an end zone has 2 to 6 rows (TD-2.2)")
    centre, hashes = (columns + 1) // 2, field.hash.value
    if len(hashes) != 2 or not 3 <= hashes[0] < centre < hashes[1] <= columns - 2:
        raise _refuse(
            file, "hash.value", f"two columns, west and east of {centre}, with room for the line (TD-2.7)"
        )
    if len(field.goal.value) != 3 or any(not 1 <= x <= columns for x in field.goal.value):
        raise _refuse(file, "goal.value", "three columns of the field (TD-2.8)")
    if list(field.goal.value) != sorted(set(field.goal.value)):
        raise _refuse(file, "goal.value", "three different columns, from west to east (TD-2.8)")
    for key, most in (("kickoff_row", HALF - 5 + 1), ("touchback_row", ROWS), ("try_row", ROWS)):
        row = getattr(field, key).value
        if not 2 <= row <= most:
            raise _refuse(file, f"{key}.value", f"{row} cannot be; write 2 to {most} (TD-2.6)")
    if not 1 <= field.minutes.value <= 60:
        raise _refuse(file, "minutes.value", "a quarter has 1 to 60 minutes (TD-4.1)")


def _check_tables(parts: Parts, file: str) -> None:
    """[TD-23.5] Every roll has exactly one result."""
    passes = parts.tables.passes
    for key, row in (("intercepted", passes.intercepted), ("received", passes.received)):
        if len(row) != LONGEST - 1:
            raise _refuse(
                file, f"passes.{key}", f"twelve numbers, for the distances 2 to {LONGEST} (TD-9.17)"
            )
    for i, (low, high) in enumerate(zip(passes.intercepted, passes.received, strict=True)):
        if not 0 <= low < high <= 7:
            raise _refuse(file, f"passes.received[{i}]", f"a roll of {high} cannot be I and R (TD-23.5)")
    contact = parts.tables.contact
    for key, table, letters in (
        ("attacker", contact.attacker, "ADET"),
        ("defender", contact.defender, "ADETI"),
    ):
        if len(table) != 6 or any(len(row) != 7 or set(row) - set(letters) for row in table):
            raise _refuse(file, f"contact.{key}", f"six rows of seven letters out of {letters} (TD-10.3)")


# Teams ------------------------------------------------------------------------------------------------------------


def _check_teams(parts: Parts, file: str) -> None:
    for role, counters in parts.teams.pool.items():
        if role not in ROLES:
            raise _refuse(file, f"pool.{role}", f"no such role; there are {', '.join(ROLES)} (TD-3.1)")
        for kind, copies in counters.items():
            _read(role, kind, file, f"pool.{role}")
            if copies < 0:
                raise _refuse(file, f"pool.{role}.{kind}", "a number of counters, 0 or more")
    if not parts.teams.teams:
        raise _refuse(file, "teams", "no team")
    if len({team.key for team in parts.teams.teams}) < len(parts.teams.teams):
        raise _refuse(file, "teams", "two teams have the same key")
    for team in parts.teams.teams:
        check_roster(team, parts.teams.pool, file)


def _read(role: str, text: str, file: str, key: str) -> Player:
    try:
        return read_player(ROLES.index(role), text)
    except ValueError as e:
        raise _refuse(file, key, f"{e} (TD-3.2)") from None


def check_roster(team: Team, pool: dict[str, dict[str, int]], file: str) -> None:
    """[TD-3.3] Refuse a roster that is worth too much, is not in the box, or cannot fill its line-ups."""
    for role in ROLES:
        for i, text in enumerate(getattr(team, role)):
            _check_player(team, role, text, file, f"teams.{team.key}.{role}[{i}]")
    players = listed(team)
    for role in ROLES:
        _check_copies(team, role, pool, file)
    worth, most = sum(p.value for p in players), WORTH + team.draft
    if team.draft < 0 or worth > most:
        raise _refuse(file, f"teams.{team.key}", f"worth {worth}, more than {most} (TD-3.3)")
    numbers = Counter(p.number for p in players if p.number)
    for number, times in numbers.items():
        if times > 1:
            raise _refuse(file, f"teams.{team.key}", f"number {number} is worn by two players (TD-3.3)")
    whole = roster(team, pool)
    if len(whole) > 99:
        raise _refuse(file, f"teams.{team.key}", f"{len(whole)} players, but there are 99 numbers (TD-3.3)")
    for role, wanted in FORMATION.items():
        have = sum(ROLES[p.role] == role for p in whole)
        if have < wanted:
            raise _refuse(
                file, f"teams.{team.key}.{role}", f"{have} of role {role}, a line-up has {wanted} (TD-3.4)"
            )


def _check_player(team: Team, role: str, text: str, file: str, key: str) -> None:
    player = _read(role, text, file, key)
    for skill, roles in SKILLED.items():
        if player.skill & skill and role not in roles:
            raise _refuse(file, key, f"{text!r}: this skill is for {' and '.join(roles)} (TD-19.6)")


def _check_copies(team: Team, role: str, pool: dict[str, dict[str, int]], file: str) -> None:
    """No counter more often than the box has it."""
    kinds = Counter(f"{p.contact}/{p.speed}" for p in listed(team) if ROLES[p.role] == role)
    for kind, times in kinds.items():
        have = pool.get(role, {}).get(kind, 0)
        if times > have:
            raise _refuse(
                file,
                f"teams.{team.key}.{role}",
                f"{times} counters {role} {kind}, the box has {have} (TD-3.3)",
            )


# Formations -------------------------------------------------------------------------------------------------------


def _check_formations(parts: Parts, file: str) -> None:
    formations = parts.formations.formations
    if len({f.key for f in formations}) < len(formations) or len(formations) > 40:
        raise _refuse(file, "formations", "at most 40 formations, each with a key of its own")
    for use in FORMS:
        if all(f.use != use for f in formations):
            raise _refuse(file, "formations", f"none is for {use}")
    for i, formation in enumerate(formations):
        key = f"formations[{i}] ({formation.key})"
        if formation.use not in FORMS:
            raise _refuse(file, f"{key}.for", f"{formation.use!r} is none of {', '.join(FORMS)}")
        if formation.key in ("free", "") or not formation.key.replace("-", "").isalpha():
            raise _refuse(file, f"{key}.key", "a word of letters and hyphens, but not free")
        wanted = PLACED[FORMS.index(formation.use)]
        if len(formation.places) != wanted:
            raise _refuse(file, f"{key}.places", f"{wanted} places, not {len(formation.places)} (TD-3.4)")
        _check_places(formation, parts.field, file, key)


def _check_places(formation: Formation, field: Field, file: str, key: str) -> None:
    """[TD-6.2 to TD-6.7] Legal wherever the ball may lie; columns and rows as the team looks at them."""
    try:
        places = [read_place(place) for place in formation.places]
    except ValueError as e:
        raise _refuse(file, f"{key}.places", str(e)) from None
    centre, zone = (field.columns.value + 1) // 2, field.end_zone_rows.value
    kicked = formation.use in ("goal", "kicking", "receiving")
    for ball in (centre,) if kicked else (*field.hash.value, centre):
        for deep in range(zone if formation.use == "defence" else 0, zone + ROWS):
            taken = _squares(formation.use, places, ball, deep)
            columns = [x for x, _ in taken]
            if min(columns) < 1 or max(columns) > field.columns.value:
                raise _refuse(
                    file, f"{key}.places", f"a place is off the field when the ball lies in column {ball}"
                )
            if len(set(taken)) < len(taken):
                raise _refuse(
                    file, f"{key}.places", f"two in one square with the ball in column {ball} (TD-6.4)"
                )
    _check_depth(formation, places, zone, file, key)


def _squares(use: str, places: list[tuple[int, int, int]], ball: int, deep: int) -> list[tuple[int, int]]:
    """Where everybody stands, as column and depth, with so many rows to go back to."""
    line = [(ball + x, 0) for x in ATTACK_LINE] if use in ("attack", "goal") else []
    last = deep if use in ("defence", "receiving") else 99
    return line + [(x if absolute else ball + x, min(depth, last)) for absolute, x, depth in places]


def _check_depth(
    formation: Formation, places: list[tuple[int, int, int]], zone: int, file: str, key: str
) -> None:
    depths = [depth for _, _, depth in places]
    if formation.use == "defence" and (min(depths) < 1 or any(depth != 1 for depth in depths[:4])):
        raise _refuse(
            file, f"{key}.places", "the first four stand on the defence line, depth 1, nobody nearer (TD-6.3)"
        )
    if formation.use in ("attack", "goal", "kicking") and max(depths) > zone:
        raise _refuse(file, f"{key}.places", f"no deeper than the end zone, {zone} rows")
    if formation.use == "kicking" and min(depths) < 1:
        raise _refuse(file, f"{key}.places", "kickers stand behind the ball, depth 1 or more (TD-6.6)")
