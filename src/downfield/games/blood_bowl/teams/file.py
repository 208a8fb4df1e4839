"""A team as a file that people write and read: TOML, with what may be chosen written beside it."""

import json

import msgspec

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS, STAFF, Roster, Spot, Star, Team
from downfield.games.blood_bowl.teams.draft import is_offered, price, price_list
from downfield.games.blood_bowl.teams.hired_players import plays_for
from downfield.games.blood_bowl.teams.roster import with_team
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
    "mage": "weather mage",
    "mortuary": "mortuary assistant",
    "plague_doctor": "plague doctor",
    "chef": "halfling master chef",
    "referee": "biased referee",
    "wizard": "sports wizard",
    "bugman": "Josef Bugman",
    "rookies": "riotous rookies",
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
    return "\n".join(
        [
            *lines,
            "",
            _beside(f"skill_pack = {_quoted(roster.skill_pack)}", packs),
            _beside(_list("skills", roster.skills), 'a shirt and what it gains: "4 guard"'),
            "",
            *_guests(team, roster, parts),
            "",
        ]
    )


def _guests(team: Team, roster: Roster, parts: Parts) -> list[str]:
    """[BB-19.7, BB-19.8] Mercenaries and stars, with everybody who plays for this team."""
    terms, rules = parts.draft.mercenary, {*team.special, *team.choose_one}
    offered = [star for star in parts.stars.stars if plays_for(star, rules)]
    return [
        '# Mercenaries: a position, or a position and one primary skill: "blitzer guard". Each costs',
        f"# {terms.cost} more than the position, {terms.skill} more with a skill; the shirts follow those above.",
        _list("mercenaries", roster.mercenaries),
        "",
        "# Stars who play for this team; their shirts come last. They play with profile and skills: what",
        "# stands in brackets is not supported here.",
        *(f"#   {line}" for star in offered for line in star_lines(star)),
        _list("stars", roster.stars),
    ]


def star_lines(star: Star) -> list[str]:
    """A star as it stands in a file: its id and price, and a line for each player."""
    lines = []
    for i, one in enumerate(star.members):
        named = f"{'' if i else star.id:<32} {star.cost if i == 0 else '':>6}"
        whose = f"{one.name}: " if len(star.members) > 1 else ""
        mega = "mega-star, " if star.mega else ""
        lines.append(
            f"{named}  {numbers(one.profile):<14}  {mega}{whose}{', '.join(one.skills)} ({', '.join(one.unique)})"
        )
    return lines


def _list(name: str, words: tuple[str, ...]) -> str:
    return f"{name} = [{', '.join(_quoted(word) for word in words)}]"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _beside(line: str, comment: str) -> str:
    return f"{line:<28} # {comment}"


def _position(spot: Spot) -> str:
    owned = ", ".join(spot.skills) or "-"
    return (
        f"{spot.most:>2} {spot.id:<28} {spot.cost:>7}  {numbers(spot.profile):<14}  {owned};"
        f" gains {spot.primary}, {spot.secondary}"
    )


def numbers(profile: tuple[int, ...]) -> str:
    """A profile as it is written: movement, strength, and what must be rolled."""
    movement, strength, *rolls = profile
    return " ".join([str(movement), str(strength), *(f"{roll}+" if roll else "-" for roll in rolls)])


def _hired(team: Team, roster: Roster, parts: Parts, name: str) -> str:
    value, one = getattr(roster, name), price_list(parts)[name]
    if isinstance(value, bool):
        told, allowed = str(value).lower(), "true or false"
    else:
        told, allowed = str(value), f"0 to {one.most}"
    if not is_offered(team, {*team.special, *team.choose_one}, one):
        allowed = "not for this team"
    return _beside(f"{name} = {told}", f"{MEANING[name]}: {allowed}, {price(team, parts, name)} each")
