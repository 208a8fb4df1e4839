"""What a pack must fulfil so that the rules can be played with it; its ready rosters are checked with the teams."""

import re

from downfield.games.blood_bowl.components.parts import (
    EVENTS,
    KINDS,
    PLAIN,
    PRAYERS,
    TESTS,
    VALUED,
    WEATHER,
    Parts,
    read_skills,
    read_square,
)
from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS, STAFF, Member, Spot
from downfield.games.blood_bowl.model import skills as bits
from downfield.kernel.errors import PackError

LIMITS = ((1, 9), (1, 8), (1, 6), (0, 6), (3, 11))  # of a profile [BB-2.1]


def check(parts: Parts, where: str) -> None:
    """Refuse a pack with which the rules cannot be played."""
    _check_tables(parts, f"{where}/tables.toml")
    _check_skills(parts, f"{where}/skills.toml")
    _check_teams(parts, f"{where}/teams.toml")
    _check_stars(parts, f"{where}/stars.toml")
    _check_draft(parts, f"{where}/draft.toml")
    _check_formations(parts, f"{where}/formations.toml")


def refuse(file: str, key: str, why: str) -> PackError:
    """The error for a pack that cannot be played with."""
    return PackError(f"{file}: key {key}: {why}.")


def _check_tables(parts: Parts, file: str) -> None:
    t = parts.tables
    rows = t.range.rows
    if len(rows) != 14 or any(len(row) != 14 or set(row) - set("TQSLB-") for row in rows):
        raise refuse(file, "range.rows", "fourteen rows of fourteen letters out of TQSLB- (BB-1.13)")
    if any(rows[y][x] != rows[x][y] for x in range(14) for y in range(14)):
        raise refuse(file, "range.rows", "the ruler is the same along and across (BB-1.13)")
    if len(t.passing.modifiers) != 4:
        raise refuse(file, "passing.modifiers", "four numbers, quick to long bomb (BB-12.4)")
    for key, table, known, size in (
        ("weather", t.weather, WEATHER, 11),
        ("kickoff", t.kickoff, EVENTS, 11),
        ("prayers", t.prayers, PRAYERS, 8),  # [BB-7.16] the other eight are for leagues
    ):
        if len(table.rows) != size or set(table.rows) - set(known):
            raise refuse(file, f"{key}.rows", f"{size} words out of {', '.join(known)} (BB-0.5)")
    skills = {skill.id for skill in parts.skills.skills}
    if set(t.wizard.skills) - skills or not 1 < t.wizard.fireball <= 6:
        raise refuse(file, "wizard", "skills of skills.toml, and a roll from 2 to 6 (BB-19.7)")
    if not 1 < t.chef.least <= 6 or t.chef.dice < 1:
        raise refuse(file, "chef", "at least one die, and a roll from 2 to 6 (BB-19.7)")
    if not 1 < t.referee.sees <= 6:
        raise refuse(file, "referee.sees", "a roll from 2 to 6 (BB-19.7)")
    for i, text in enumerate(t.trapdoors.squares):
        _read_place(text, file, f"trapdoors.squares[{i}]")


def _read_place(text: str, file: str, key: str) -> tuple[int, int]:
    try:
        return read_square(text)
    except ValueError as e:
        raise refuse(file, key, f"{e} (BB-0.2)") from None


def _check_skills(parts: Parts, file: str) -> None:
    """[BB-18.1] The bits of the engine in the order of the file."""
    skills = parts.skills.skills
    for i, skill in enumerate(skills):
        bit = 1 << (i if i < PLAIN else i - PLAIN)
        if getattr(bits, skill.id.upper(), 0) != bit:
            raise refuse(file, f"skills[{i}].id", f"{skill.id} does not stand here in the rules (BB-18.1)")
        if skill.kind not in KINDS or (skill.kind == "trait") != (i >= PLAIN):
            raise refuse(file, f"skills[{i}].kind", f"one of {', '.join(KINDS)}, traits last (BB-18.0)")
        if (skill.id in (*VALUED, "pick_me_up")) != (skill.value != 0) or not 0 <= skill.value <= 6:
            raise refuse(file, f"skills[{i}].value", f"the number of {skill.id}, from 1 to 6 (BB-18.0)")
        for test in (*skill.rerolls, *skill.adds, *skill.deaf_to.marks, *skill.deaf_to.rain):
            if test not in TESTS:
                raise refuse(file, f"skills[{i}]", f"{test!r} is no test; there are {', '.join(TESTS)}")


def _check_teams(parts: Parts, file: str) -> None:
    for team in parts.teams.teams:
        for spot in team.positions:
            _check_player(spot, parts, file, f"teams.{team.id}.{spot.id}")


def _check_stars(parts: Parts, file: str) -> None:
    """[BB-19.8] Stars with an id each, one player or two."""
    ids_of = [star.id for star in parts.stars.stars]
    for i, star in enumerate(parts.stars.stars):
        if re.fullmatch(r"[a-z_]+", star.id) is None or star.id in ids_of[:i]:
            raise refuse(file, f"stars[{i}].id", "small letters, each star once (BB-19.8)")
        if not 1 <= len(star.members) <= 2 or not star.plays_for:
            raise refuse(file, f"stars.{star.id}", "one player or two, who play for somebody (BB-19.8)")
        for one in star.members:
            _check_player(one, parts, file, f"stars.{star.id}.{one.name}")


def _check_player(one: Spot | Member, parts: Parts, file: str, key: str) -> None:
    """[BB-2.1, BB-18.0] A profile within its limits, and skills that there are."""
    known = parts.skills.skills
    try:
        read_skills(one.skills, [skill.id for skill in known], [skill.value for skill in known])
    except ValueError as e:
        raise refuse(file, f"{key}.skills", f"{e} (BB-18.0)") from None
    for value, (least, most) in zip(one.profile, LIMITS, strict=True):
        if not least <= value <= most:
            raise refuse(file, f"{key}.profile", f"{value} is not from {least} to {most} (BB-2.1)")


def _check_draft(parts: Parts, file: str) -> None:
    """[BB-4.3, BB-19.7] A price for everything that a roster may name."""
    for key, found, wanted in (
        ("staff", parts.draft.staff, STAFF),
        ("inducements", parts.draft.inducements, INDUCEMENTS),
    ):
        if sorted(found) != sorted(wanted):
            raise refuse(file, key, f"one price for each of {', '.join(wanted)} (BB-4.3)")


def _check_formations(parts: Parts, file: str) -> None:
    """[BB-6.2, BB-6.4, BB-6.5] Formations are legal with eleven players, and with only the first ones down to three."""
    for form in parts.formations.formations:
        key = f"formations.{form.key}"
        places = [_read_place(text, file, f"{key}.places") for text in form.places]
        if len(set(places)) != 11 or any(x > 12 for x, _ in places):
            raise refuse(file, f"{key}.places", "eleven different squares of the own half (BB-6.2)")
        if sum(y < 4 for _, y in places) > 2 or sum(y > 10 for _, y in places) > 2:
            raise refuse(file, f"{key}.places", "at most two in each wide zone (BB-6.4)")
        if any(x != 12 or not 4 <= y <= 10 for x, y in places[:3]):
            raise refuse(file, f"{key}.places", "the first three stand on the line of scrimmage (BB-6.5)")
    if {form.receives for form in parts.formations.formations} != {True, False}:
        raise refuse(file, "formations", "at least one to kick and one to receive (BB-6.1)")
