"""Chapter 4: what a drafted team costs, and whether it may be drafted."""

from collections.abc import Sequence

from downfield.games.blood_bowl.pack import WAVES, Parts, Skill, fielded, is_known
from downfield.games.blood_bowl.pack_draft import Roster, Spot, Team
from downfield.kernel.errors import PackError

BRIBERY = "Bribery and Corruption"
LEAST, MOST = 11, 16  # players [BB-4.1]
STAFF = ("rerolls", "assistants", "cheerleaders", "apothecary", "fans")
INDUCEMENTS = ("temps", "part_timers", "kegs", "trainings", "bribes", "wanderers")  # [BB-19.7] so far


def refuse(file: str, key: str, why: str) -> PackError:
    """A pack that cannot be played with."""
    return PackError(f"{file}: key {key}: {why}.")


def price(team: Team, parts: Parts, name: str) -> int:
    """[BB-4.3, BB-19.2] What one of something costs this team."""
    if name == "rerolls":
        return team.reroll
    one = (parts.draft.staff | parts.draft.inducements)[name]
    return one.corrupt if one.corrupt and BRIBERY in team.special else one.cost


def team_value(team: Team, roster: Roster, parts: Parts) -> int:
    """[BB-4.8] Players, re-rolls, staff and inducements; not the fans, not what is left of the gold."""
    names = [name for name in (*STAFF, *INDUCEMENTS) if name != "fans"]
    hired = sum(int(getattr(roster, name)) * price(team, parts, name) for name in names)
    return sum(spot.cost for spot in fielded(team, roster)) + hired


def check_roster(team: Team, roster: Roster, parts: Parts, file: str) -> None:
    """[BB-4.1, BB-4.2, BB-4.3, BB-4.4] Refuse a roster that could not be drafted."""
    key = f"rosters.{roster.team}"
    try:
        spots = fielded(team, roster)
    except ValueError as e:
        raise refuse(file, f"{key}.players", f"{e} (BB-4.1)") from None
    _check_players(team, spots, parts, file, key)
    if (roster.apothecary or roster.wanderers) and not team.apothecary:
        raise refuse(file, f"{key}.apothecary", "this team has none (BB-4.3)")
    if roster.patron not in (team.choose_one or ("",)):
        wanted = ", ".join(team.choose_one) or "none"
        raise refuse(file, f"{key}.patron", f"the patron is one of {wanted} (BB-19.3)")
    _check_hired(team, roster, parts, file, key)
    _check_skills(team, roster, spots, parts, file, key)


def _check_players(team: Team, spots: Sequence[Spot], parts: Parts, file: str, key: str) -> None:
    if not LEAST <= len(spots) <= MOST:
        raise refuse(file, f"{key}.players", f"{len(spots)} players, a team has {LEAST} to {MOST} (BB-4.1)")
    for spot in team.positions:
        if spots.count(spot) > spot.most:
            raise refuse(file, f"{key}.players", f"at most {spot.most} of {spot.id} (BB-4.1)")
        if spot in spots and not is_known(spot, parts.skills):
            raise refuse(file, f"{key}.players", f"{spot.id} has a skill that cannot be played yet (BB-18.0)")
    if sum(spot.big_guy for spot in spots) > team.big_guys:
        raise refuse(file, f"{key}.players", f"at most {team.big_guys} big guys (BB-4.1)")


def _check_hired(team: Team, roster: Roster, parts: Parts, file: str, key: str) -> None:
    """[BB-4.3, BB-19.7] Not too many of anything, not too much gold [BB-4.2]."""
    known = parts.draft.staff | parts.draft.inducements
    for name in (*STAFF, *INDUCEMENTS):
        if not 0 <= int(getattr(roster, name)) <= known[name].most:
            rule = "BB-4.3" if name in STAFF else "BB-19.7"
            raise refuse(file, f"{key}.{name}", f"0 to {known[name].most} ({rule})")
    limits = parts.draft.budget
    budget = roster.budget or limits.usual
    if not limits.least <= budget <= limits.most or (budget - limits.least) % limits.step:
        allowed = f"{limits.least:,} to {limits.most:,} in steps of {limits.step:,}"
        raise refuse(file, f"{key}.budget", f"{allowed} (BB-4.2)")
    spent = team_value(team, roster, parts) + roster.fans * price(team, parts, "fans")
    if spent > budget:
        raise refuse(file, key, f"costs {spent:,}, the budget is {budget:,} (BB-4.2)")


# Added skills -----------------------------------------------------------------------------------------------------


def added(roster: Roster) -> dict[int, str]:
    """[BB-4.5] The skill that each of these shirts gains."""
    return {int(number): name for number, _, name in (word.partition(" ") for word in roster.skills)}


def _check_skills(
    team: Team, roster: Roster, spots: Sequence[Spot], parts: Parts, file: str, key: str
) -> None:
    """[BB-4.5, BB-4.6, BB-4.7] Within the points of the pack, one for a player, and none that he cannot have."""
    packs = {pack.key: pack for pack in parts.draft.skill_packs}
    if roster.skill_pack not in packs:
        raise refuse(file, f"{key}.skill_pack", f"one of {', '.join(packs)} (BB-4.6)")
    pack, skills = packs[roster.skill_pack], {skill.id: skill for skill in parts.skills.skills}
    seconds = 0
    for word in roster.skills:
        number, _, name = word.partition(" ")
        if not number.isdecimal() or not 1 <= int(number) <= len(spots) or name not in skills:
            raise refuse(file, f"{key}.skills", f"{word!r}: write a shirt and a skill, 4 guard (BB-4.5)")
        seconds += _is_secondary(spots[int(number) - 1], skills[name], word, file, key)
    if len(added(roster)) < len(roster.skills):
        raise refuse(file, f"{key}.skills", "one added skill for a player (BB-4.5)")
    cost = (len(roster.skills) - seconds) * pack.primary + seconds * pack.secondary
    if cost > pack.points[team.tier - 1]:
        raise refuse(file, f"{key}.skills", f"{cost} points, there are {pack.points[team.tier - 1]} (BB-4.5)")
    if seconds > pack.secondaries[team.tier - 1]:
        raise refuse(file, f"{key}.skills", f"at most {pack.secondaries[team.tier - 1]} secondary (BB-4.5)")


def _is_secondary(spot: Spot, skill: Skill, word: str, file: str, key: str) -> bool:
    """Whether a player's skill is a secondary one; refused where he cannot gain it at all."""
    owned = {name.partition(":")[0] for name in spot.skills}
    letter = skill.kind[0].upper()
    if skill.kind == "trait" or letter not in spot.primary + spot.secondary:
        raise refuse(
            file, f"{key}.skills", f"{word}: {spot.id} gains {spot.primary}, {spot.secondary} (BB-4.7)"
        )
    if skill.id in owned or owned & set(skill.excludes) or skill.wave > WAVES:
        raise refuse(file, f"{key}.skills", f"{word}: {spot.id} cannot have it (BB-4.7)")
    return letter not in spot.primary
