"""Chapter 22: everything that is wrong with a team of a league, each fault with its rule and with what is allowed."""

from collections.abc import Iterator

from downfield.games.blood_bowl.components.parts import Parts, Skill
from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS, Roster, Team
from downfield.games.blood_bowl.components.parts_league import CHARACTERISTICS
from downfield.games.blood_bowl.teams.draft import MOST
from downfield.games.blood_bowl.teams.league.club import Club, club_of
from downfield.games.blood_bowl.teams.league.men import Man
from downfield.kernel.errors import BadOption

MOST_FANS = 7  # beyond that no die is high enough [BB-22.11]


def league_faults(team: Team, roster: Roster, parts: Parts) -> list[BadOption]:
    """[BB-22.1, BB-22.15, BB-22.20] Why such a team cannot be; nothing when it can."""
    try:
        club = club_of(team, roster)
    except ValueError as e:
        return [
            BadOption(
                "{given} cannot be read as a player of a league: write 4 spp7.p-block.n1 ({rule}).",
                rule="BB-22.1",
                key="club-word",
                given=repr(str(e)),
            )
        ]
    skills = {skill.id: skill for skill in parts.skills.skills}
    return [
        *_shirts(club),
        *_strangers(roster),
        *_fans(roster, parts),
        *(fault for man in (*club.men, *club.journeymen) for fault in _man(man, skills, parts)),
    ]


def _shirts(club: Club) -> Iterator[BadOption]:
    """[BB-22.20] Sixteen shirts."""
    last = max((man.number for man in club.men), default=0)
    if last > MOST:
        yield BadOption(
            "Number {number}: a team has shirts 1 to {most} ({rule}).",
            rule="BB-22.20",
            key="club-shirt",
            number=last,
            most=MOST,
        )


def _strangers(roster: Roster) -> Iterator[BadOption]:
    """[BB-22.1] What is hired for a match, and skills by a pack, are no part of a league team."""
    hired = [name for name in INDUCEMENTS if getattr(roster, name)]
    hired += [name for name in ("mercenaries", "stars", "skills") if getattr(roster, name)]
    if hired:
        yield BadOption(
            "{hired}: a league team hires before each match, and players learn by playing ({rule}).",
            rule="BB-22.1",
            key="club-hired",
            hired=", ".join(hired),
        )


def _fans(roster: Roster, parts: Parts) -> Iterator[BadOption]:
    """[BB-22.11]"""
    if not parts.league.fans <= roster.fans <= MOST_FANS:
        yield BadOption(
            "{count} dedicated fans: {least} to {most} ({rule}).",
            rule="BB-22.11",
            key="club-fans",
            count=roster.fans,
            least=parts.league.fans,
            most=MOST_FANS,
        )


def _man(man: Man, skills: dict[str, Skill], parts: Parts) -> Iterator[BadOption]:
    """[BB-22.15, BB-22.16, BB-22.17] At most six advancements, of what there is, none twice."""
    most = parts.league.improvement.most
    wrong = [name for name in man.learnt if name not in skills or skills[name].kind == "trait"]
    wrong += [name for name in man.learnt if man.learnt.count(name) > 1]
    wrong += [name for name in CHARACTERISTICS if man.gains.count(f"up-{name}") > most]
    if wrong or len(man.gains) > len(parts.league.levels):
        yield BadOption(
            "Number {number}: {given}. A player has up to {most} advancements, each skill once ({rule}).",
            rule="BB-22.15",
            key="club-gains",
            number=man.number,
            given=", ".join(wrong or man.gains),
            most=len(parts.league.levels),
        )
