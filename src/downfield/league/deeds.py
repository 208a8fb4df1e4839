"""What can be done in a competition, one form for each line of its ledger."""

import msgspec

from downfield.league.results import Result
from downfield.league.settings import Settings


class Deed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="did"):
    """Something that was done; `why` stands where somebody must give a reason."""


class Created(Deed, frozen=True, tag="created"):
    """The first line: what is to be held, and the fingerprint of the secret from which its lots will be drawn."""

    settings: Settings
    commitment: str


class Changed(Deed, frozen=True, tag="changed"):
    """The organiser describes it anew, as long as nobody has begun to play."""

    settings: Settings


class Opened(Deed, frozen=True, tag="opened"):
    """Whoever wants to may enter."""


class Entered(Deed, frozen=True, tag="entered"):
    """Somebody takes part: a person, a program, or a squad with its coaches; `nonce` goes into the lots."""

    name: str
    coach: str = ""  # the level of a program
    members: tuple[str, ...] = ()
    person: str = ""  # an account of the table
    club: str = ""
    number: str = ""  # of a member of an association
    team: str = ""
    seed: int = 0  # 1 is the strongest; 0 is none
    nonce: int = 0


class Amended(Deed, frozen=True, tag="amended"):
    """The organiser puts right what stands of an entrant."""

    entrant: int
    why: str
    name: str | None = None
    club: str | None = None
    number: str | None = None
    seed: int | None = None


class HandedIn(Deed, frozen=True, tag="handed-in"):
    """An entrant's team for the competition, as a code; of a squad by the place of the coach."""

    entrant: int
    team: str
    member: int = 0
    why: str = ""  # of the organiser, who puts it right after the beginning


class Withdrew(Deed, frozen=True, tag="withdrew"):
    """An entrant leaves."""

    entrant: int
    why: str = ""


class Substituted(Deed, frozen=True, tag="substituted"):
    """Somebody else, or a program, plays on in an entrant's place."""

    entrant: int
    name: str
    why: str
    coach: str = ""
    person: str = ""
    member: int = 0


class Claimed(Deed, frozen=True, tag="claimed"):
    """Whoever was invited to play for an entrant, or at a place of a squad, has come: by account, or as a guest."""

    entrant: int
    person: str
    member: int = 0


class Appointed(Deed, frozen=True, tag="appointed"):
    """Somebody else organises too; annulled, no more."""

    name: str
    person: str


class Began(Deed, frozen=True, tag="began"):
    """Entries are closed; everybody's lot, in the order of the entrants."""

    lots: tuple[int, ...]


class Drew(Deed, frozen=True, tag="drew"):
    """Who meets whom in a round, and who rests; or in which order a knock-out is seeded. `due` is when it ends."""

    stage: int
    pairs: tuple[tuple[int, int], ...] = ()
    groups: tuple[int, ...] = ()  # of each pair, where there are groups
    rests: tuple[int, ...] = ()
    seeds: tuple[int, ...] = ()
    due: str = ""
    later: tuple[str, ...] = ()  # when the later rounds of a knock-out end


class Moved(Deed, frozen=True, tag="moved"):
    """The organiser gives a round, or one match of it, another end."""

    due: str
    why: str
    round: int = 0
    match: str = ""


class Swapped(Deed, frozen=True, tag="swapped"):
    """The organiser lets two entrants of a round change places."""

    round: int
    first: int
    second: int
    why: str


class Challenged(Deed, frozen=True, tag="challenged"):
    """On a ladder: somebody wants to play one who stands above."""

    entrant: int
    other: int
    due: str = ""


class Proposed(Deed, frozen=True, tag="proposed"):
    """An entrant says when he could play."""

    match: str
    entrant: int
    times: tuple[str, ...]


class Agreed(Deed, frozen=True, tag="agreed"):
    """The other takes one of these times."""

    match: str
    entrant: int
    time: str


class Chose(Deed, frozen=True, tag="chose"):
    """An entrant chooses the team with which one match is played [CAL-19.3]."""

    match: str
    entrant: int
    team: str


class SatDown(Deed, frozen=True, tag="sat-down"):
    """A match is being played at a table, where it has an address."""

    match: str
    table: str


class Played(Deed, frozen=True, tag="played"):
    """A match has been played here, or its record was handed in and verified."""

    match: str
    result: Result


class Told(Deed, frozen=True, tag="told"):
    """One of two who played elsewhere says how it ended; it counts when the other confirms."""

    match: str
    entrant: int
    result: Result


class Confirmed(Deed, frozen=True, tag="confirmed"):
    """The other says the same."""

    match: str
    entrant: int


class Denied(Deed, frozen=True, tag="denied"):
    """The other says something else: the organiser decides."""

    match: str
    entrant: int
    why: str


class Ruled(Deed, frozen=True, tag="ruled"):
    """The organiser decides how a match ended, whatever was said before."""

    match: str
    result: Result
    why: str


class Forfeited(Deed, frozen=True, tag="forfeited"):
    """A match is lost by whoever did not come; by both where `entrant` is 0."""

    match: str
    entrant: int
    why: str


class StoodIn(Deed, frozen=True, tag="stood-in"):
    """A program plays a match for an entrant who did not come."""

    match: str
    entrant: int
    coach: str
    why: str


class Drafted(Deed, frozen=True, tag="drafted"):
    """An entrant buys players between two matches, by the rules of its game; `dice` is the key of what is rolled."""

    entrant: int
    purchases: tuple[str, ...]
    dice: str = ""


class Rolled(Deed, frozen=True, tag="rolled"):
    """The key of the dice that fall for both teams after a match, or before it, when no more can be bought."""

    match: str
    dice: str
    before: bool = False


class Annulled(Deed, frozen=True, tag="annulled"):
    """The organiser takes back a line of the ledger: it stays to be read and counts no more."""

    line: int
    why: str


class Finished(Deed, frozen=True, tag="finished"):
    """All is played; the secret of the lots is shown."""

    secret: str = ""


AnyDeed = (
    Created | Changed | Opened | Entered | Amended | HandedIn | Withdrew | Substituted | Claimed | Appointed | Began
    | Drew | Moved | Swapped | Challenged | Proposed | Agreed | Chose | SatDown | Played | Told | Confirmed | Denied
    | Ruled | Forfeited | StoodIn | Drafted | Rolled | Annulled | Finished
)  # fmt: skip
