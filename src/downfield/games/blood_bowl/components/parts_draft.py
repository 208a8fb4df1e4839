"""What may be drafted, as types: teams with their positions, stars, ready rosters, prices and skill packs."""

from collections.abc import Iterable

import msgspec

from downfield.kernel.pack import Mark

STAFF = ("rerolls", "assistants", "cheerleaders", "apothecary", "fans")
INDUCEMENTS = (  # [BB-19.7]
    "temps", "part_timers", "kegs", "trainings", "bribes", "wanderers",
    "mage", "mortuary", "plague_doctor", "chef", "referee", "wizard", "bugman", "rookies",
)  # fmt: skip


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a team."""

    id: str
    name: str
    most: int
    cost: int
    profile: tuple[int, int, int, int, int]
    skills: tuple[str, ...]
    primary: str
    secondary: str
    lineman: bool = False
    big_guy: bool = False
    thrall: bool = False  # feeds vampires [BB-18.T32]


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A team that may be drafted."""

    id: str
    name: str
    tier: int
    reroll: int
    apothecary: bool
    special: tuple[str, ...]
    positions: tuple[Spot, ...]
    choose_one: tuple[str, ...] = ()
    big_guys: int = 16


class Teams(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """teams.toml"""

    mark: Mark
    teams: tuple[Team, ...]


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the players that come as a star; `unique` names what only he can do, and what is not played here."""

    name: str
    profile: tuple[int, int, int, int, int]
    skills: tuple[str, ...]
    unique: tuple[str, ...] = ()


class Star(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A star [BB-19.8, BB-19.9]: one player, or a pair; `plays_for` names special rules, or "any"."""

    id: str
    name: str
    cost: int
    plays_for: tuple[str, ...]
    members: tuple[Member, ...]
    not_for: tuple[str, ...] = ()
    mega: bool = False


class Stars(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """stars.toml"""

    mark: Mark
    stars: tuple[Star, ...]


class Roster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A drafted team: players by position, staff, inducements, a patron [BB-19.3], skills by shirt: "4 guard".

    Mercenaries are positions, with the skill that is paid for: "blitzer guard"; stars are named by their ids. In a
    league [BB-22] it carries what a season has made of it: `league` is its season, "1 -" a shirt that nobody wears,
    `men` what has become of a shirt: "4 spp7.p-block.n1"; `journeymen` likewise, as long as they may be hired.
    """

    team: str
    players: tuple[str, ...]
    rerolls: int = 0
    apothecary: bool = False
    cheerleaders: int = 0
    assistants: int = 0
    fans: int = 0
    temps: int = 0
    part_timers: int = 0
    kegs: int = 0
    trainings: int = 0
    bribes: int = 0
    wanderers: int = 0
    mage: int = 0
    mortuary: int = 0
    plague_doctor: int = 0
    chef: int = 0
    referee: int = 0
    wizard: int = 0
    bugman: int = 0
    rookies: int = 0
    patron: str = ""
    budget: int = 0
    skill_pack: str = "none"
    skills: tuple[str, ...] = ()
    mercenaries: tuple[str, ...] = ()
    stars: tuple[str, ...] = ()
    name: str = ""  # its own, beside that of the team
    league: int = 0
    treasury: int = 0
    men: tuple[str, ...] = ()
    journeymen: tuple[str, ...] = ()
    raised: int = 0  # linemen who may join for nothing [BB-22.23]
    awards: int = 0  # touchdowns of a concession that are to be credited [BB-22.26]
    matches: int = 0  # of this season
    wins: int = 0
    draws: int = 0


class Rosters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """rosters.toml"""

    mark: Mark
    rosters: tuple[Roster, ...]


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-4.2]"""

    usual: int
    least: int
    most: int
    step: int


class Gap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-5.6] How much less a team must be worth for each prayer."""

    gap: int


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of something, for how much each, and for whom: all teams, or those that `needs` or `treated` tells."""

    most: int
    cost: int = 0
    by_rule: dict[str, int] = {}
    by_team: dict[str, int] = {}
    needs: tuple[str, ...] = ()
    treated: bool = False


class Mercenary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-19.7] What a mercenary costs beyond his position, what a skill costs him, and his number as a loner."""

    cost: int
    skill: int
    loner: int


class Rookies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-19.7] The number of riotous rookies as loners."""

    loner: int


class SkillPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-4.5, BB-4.6]"""

    key: str
    points: tuple[int, int, int]
    primary: int
    secondary: int
    secondaries: tuple[int, int, int]
    star: int
    mega: int
    stars: tuple[int, int, int]
    megas: int

    def cost(self, skills: int, seconds: int) -> int:
        """The points for so many skills, so many of them secondary ones."""
        return (skills - seconds) * self.primary + seconds * self.secondary

    def cost_of_stars(self, stars: Iterable[Star]) -> int:
        """The points for these stars."""
        return sum(self.mega if star.mega else self.star for star in stars)


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """draft.toml"""

    mark: Mark
    budget: Budget
    prayers: Gap
    staff: dict[str, Price]
    inducements: dict[str, Price]
    mercenary: Mercenary
    rookies: Rookies
    brewer: Member
    skill_packs: tuple[SkillPack, ...]
