"""A team as a file that people write and read: TOML, with what may be chosen written beside it."""

import json

import msgspec

from downfield.games.blood_bowl.draft import INDUCEMENTS, STAFF, price
from downfield.games.blood_bowl.pack import Parts
from downfield.games.blood_bowl.pack_draft import Roster, Spot, Team
from downfield.games.blood_bowl.roster import with_team
from downfield.kernel.errors import BadOption

MOST = 999_999_999  # of anything; what is allowed is far less
MEANING = {
    "rerolls": "team re-rolls",
    "assistants": "assistant coaches",
    "cheerleaders": "cheerleaders",
    "apothecary": "apothecary",
    "fans": "dedicated fans",
    "temps": "temp agency cheerleaders",
    "part_timers": "part-time assistant coaches",
    "kegs": "kegs of beer",
    "trainings": "extra team training",
    "bribes": "bribes",
    "wanderers": "wandering apothecaries",
}


def read_file(text: str, parts: Parts) -> tuple[Team, Roster]:
    """The team and the roster that a file describes, or BadOption; whether it may be drafted is another question."""
    try:
        roster = msgspec.toml.decode(text, type=Roster)
        if max(abs(int(getattr(roster, name))) for name in ("budget", *STAFF, *INDUCEMENTS)) > MOST:
            raise ValueError(f"a number above {MOST:,}")
    except (msgspec.DecodeError, ValueError, RecursionError) as e:
        raise BadOption(
            "This is no file of a team: {reason}. `downfield team new human` shows one ({rule}).",
            rule="BB-4.1",
            key="team-file",
            reason=str(e).rstrip("."),
        ) from None
    return with_team(roster, parts)


def write_file(team: Team, roster: Roster, parts: Parts) -> str:
    """A file that describes a team, with everything that its coach may choose in comments."""
    budget = parts.draft.budget
    packs = ", ".join(pack.key for pack in parts.draft.skill_packs)
    lines = [
        f"# A team for Blood Bowl: {team.name}, tier {team.tier}. `downfield team check FILE` tells what is wrong.",
        "",
        f"team = {_quoted(roster.team)}",
        f"name = {_quoted(roster.name)}",
        _beside(
            f"budget = {roster.budget or budget.usual}",
            f"{budget.least} to {budget.most}, steps of {budget.step}",
        ),
    ]
    if team.choose_one:
        lines.append(_beside(f"patron = {_quoted(roster.patron)}", ", ".join(team.choose_one)))
    lines += ["", "# A number and a position; the shirts are 1, 2, 3 ... in this order. There are:"]
    lines += [f"#   {_position(spot)}" for spot in team.positions]
    lines += ["players = [", *(f"    {_quoted(text)}," for text in roster.players), "]", ""]
    lines += [_hired(team, roster, parts, name) for name in (*STAFF, *INDUCEMENTS)]
    skills = ", ".join(_quoted(word) for word in roster.skills)
    return "\n".join(
        [
            *lines,
            "",
            _beside(f"skill_pack = {_quoted(roster.skill_pack)}", packs),
            _beside(f"skills = [{skills}]", 'a shirt and what it gains: "4 guard"'),
            "",
        ]
    )


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _beside(line: str, comment: str) -> str:
    return f"{line:<28} # {comment}"


def _position(spot: Spot) -> str:
    movement, strength, *rolls = spot.profile
    numbers = [str(movement), str(strength), *(f"{roll}+" if roll else "-" for roll in rolls)]
    owned = ", ".join(spot.skills) or "-"
    return (
        f"{spot.most:>2} {spot.id:<28} {spot.cost:>7}  {' '.join(numbers):<14}  {owned};"
        f" gains {spot.primary}, {spot.secondary}"
    )


def _hired(team: Team, roster: Roster, parts: Parts, name: str) -> str:
    value, known = getattr(roster, name), parts.draft.staff | parts.draft.inducements
    if isinstance(value, bool):
        told, allowed = str(value).lower(), "true or false"
    else:
        told, allowed = str(value), f"0 to {known[name].most}"
    if name in ("apothecary", "wanderers") and not team.apothecary:
        allowed = "not for this team"
    return _beside(f"{name} = {told}", f"{MEANING[name]}: {allowed}, {price(team, parts, name)} each")
