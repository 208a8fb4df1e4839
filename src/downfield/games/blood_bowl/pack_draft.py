"""What may be drafted, as types: teams with their positions, ready rosters, prices and skill packs."""

import msgspec

from downfield.kernel.pack import Mark


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


class Roster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A drafted team: players by position, staff, inducements, a patron [BB-19.3], skills by shirt: "4 guard"."""

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
    patron: str = ""
    budget: int = 0
    skill_pack: str = "none"
    skills: tuple[str, ...] = ()
    name: str = ""  # its own, beside that of the team


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


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of something, and for how much each."""

    most: int
    cost: int = 0
    corrupt: int = 0


class SkillPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-4.5, BB-4.6]"""

    key: str
    points: tuple[int, int, int]
    primary: int
    secondary: int
    secondaries: tuple[int, int, int]

    def cost(self, skills: int, seconds: int) -> int:
        """The points for so many skills, so many of them secondary ones."""
        return (skills - seconds) * self.primary + seconds * self.secondary


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """draft.toml"""

    mark: Mark
    budget: Budget
    staff: dict[str, Price]
    inducements: dict[str, Price]
    skill_packs: tuple[SkillPack, ...]
