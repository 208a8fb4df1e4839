"""What is written in the forms of competitions, and the deeds that come of it."""

import datetime
import tomllib
import zoneinfo
from collections.abc import Mapping, Sequence

import msgspec

from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Value
from downfield.league import calendar, ledger, settings
from downfield.league.deeds import (
    Agreed,
    Amended,
    Annulled,
    AnyDeed,
    Challenged,
    Changed,
    Chose,
    Confirmed,
    Denied,
    Drafted,
    Entered,
    Forfeited,
    HandedIn,
    Moved,
    Opened,
    Proposed,
    Ruled,
    StoodIn,
    Substituted,
    Swapped,
    Told,
    Withdrew,
)
from downfield.league.errors import BadSettings, NotNow, Refused
from downfield.league.results import Result
from downfield.league.scoring import OWN
from downfield.league.settings import KnockOut, Ladder, RoundRobin, Settings, Stage, Swiss
from downfield.league.state import ENTRIES, State
from downfield.league.tables import MEASURES
from downfield.table.protocol.refusals import Unreadable
from downfield.table.protocol.wishes import Caller, one_line

LARGEST = 10**6
KEPT_AS_IT_WAS = ("points", "tie_breaks", "least", "stand_in", "tiers", "awards")  # what only a file says
NUMBERS = {"legs": 1, "rounds": 5, "groups": 2, "through": 2, "best_of": 1, "reach": 3, "days": 7, "squad": 1}
USUAL: dict[str, object] = {
    "name": "", "game": "first-and-roll", "format": "cup", "third_place": False, "zone": "UTC", "most": 64,
    "clock": "", "sheets": False, "no_show": "organiser", "withdrawal": "half", "options": "", "toml": "", "about": "",
    **NUMBERS,
}  # fmt: skip


class Form:
    """The words of a form, each read as what it must be."""

    def __init__(self, given: Mapping[str, Sequence[str]]) -> None:
        self.given = given

    def word(self, name: str, most: int = 2000) -> str:
        """A word, "" where none was written."""
        return one_line(self.lines(name))[:most]

    def lines(self, name: str) -> str:
        """Words on several lines."""
        return next(iter(self.given.get(name, ())), "")

    def words(self, name: str) -> list[str]:
        """All that was written under one name."""
        return [word for word in self.given.get(name, ()) if word]

    def number(self, name: str, usual: int | None = None) -> int:
        """A number; Refused where it is none."""
        word = self.word(name, 12)
        if not word and usual is not None:
            return usual
        if not (word.isascii() and word.isdigit()) or int(word) > LARGEST:
            raise Refused("{name} must be a number.", key="league-number", name=name)
        return int(word)

    def moment(self, word: str, zone: str) -> str:
        """A moment where the club is, as ledgers write it."""
        try:
            local = datetime.datetime.fromisoformat(word)
        except ValueError:
            raise Refused("{time} is no day and hour.", key="league-time", time=word) from None
        return ledger.written(local.replace(tzinfo=zoneinfo.ZoneInfo(zone)))

    def result(self, counts: Sequence[str] = ()) -> Result:
        """A result by hand: by the score, or where that is level by who is said to have won."""
        home, away = self.number("home"), self.number("away")
        said = self.word("winner", 1)
        winner = NOBODY if home == away else int(away > home)
        stats = tuple({key: self.number(f"{key}-{side}", 0) for key in counts} for side in (0, 1))
        some = any(count for side in stats for count in side.values())
        told = Result((home, away), int(said) if said in ("0", "1") else winner)
        return msgspec.structs.replace(told, stats=stats) if some else told


def counted(held: Settings) -> list[str]:
    """What a result by hand tells besides the score: what brings a bonus, or decides among those who are level."""
    asked = [bonus.of for bonus in held.scoring.bonus]
    asked += [name.removesuffix("_difference") for name in held.breaks if name not in MEASURES]
    return list(dict.fromkeys(key for key in asked if key not in OWN))


# What is to be held ---------------------------------------------------------------------------------------------------


def settings_in(form: Form) -> Settings:
    """The competition that a form describes, or the file that was pasted into it; or BadSettings."""
    if file := form.lines("toml").replace("\r\n", "\n").strip():
        return settings.read(file)
    described = {
        "name": form.word("name", 200),
        "game": form.word("game", 40),
        "options": _options(form.lines("options")),
        "days": form.number("days", 7),
        "zone": form.word("zone", 60) or "UTC",
        "most": form.number("most", 64),
        "squad": form.number("squad", 1),
        "no_show": form.word("no_show", 20) or "organiser",
        "withdrawal": form.word("withdrawal", 20) or "half",
        "clock": form.word("clock", 20),
        "sheets": bool(form.word("sheets")),
        "about": form.lines("about")[:2000].strip(),
    }
    try:
        return msgspec.structs.replace(
            msgspec.convert(described | {"stages": ()}, Settings), stages=_stages(form)
        )
    except msgspec.ValidationError as e:
        raise BadSettings("{why}", key="league-form", why=str(e)) from None


def changed(before: Settings, form: Form) -> Settings:
    """The same described once more: what the form does not ask stays as it was."""
    if form.lines("toml").strip():
        return settings_in(form)
    shown = Form({name: [str(value or "")] for name, value in values_of(before).items()})
    after = settings_in(form)
    return msgspec.structs.replace(
        after,
        stages=before.stages if _stages(shown) == after.stages else after.stages,
        **{name: getattr(before, name) for name in KEPT_AS_IT_WAS},
    )


def _options(written: str) -> dict[str, Value]:
    try:
        return tomllib.loads(written.replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as e:
        raise BadSettings("This is not valid TOML: {why}.", key="league-toml", why=str(e)) from None


def _stages(form: Form) -> tuple[Stage, ...]:
    legs, rounds, groups, through, best_of, reach = (
        form.number(name, NUMBERS[name])
        for name in ("legs", "rounds", "groups", "through", "best_of", "reach")
    )
    cup = KnockOut(best_of, bool(form.word("third_place")))
    kinds: dict[str, tuple[Stage, ...]] = {
        "cup": (cup,),
        "double-cup": (KnockOut(best_of, double=True),),
        "round-robin": (RoundRobin(legs),),
        "swiss": (Swiss(rounds),),
        "groups": (RoundRobin(legs, groups, through), cup),
        "swiss-cup": (Swiss(rounds, through=through), cup),
        "ladder": (Ladder(reach),),
    }
    return kinds.get(form.word("format", 20), (cup,))


def values_of(held: Settings) -> dict[str, object]:
    """What stands in the form of a competition that is described already."""
    found = USUAL | msgspec.structs.asdict(held)
    for stage in held.stages:
        found |= {name: value for name, value in msgspec.structs.asdict(stage).items() if value}
    options = "\n".join(f"{key} = {_toml(value)}" for key, value in held.options.items())
    return found | {"format": _format(held.stages), "options": options}


def _format(stages: Sequence[Stage]) -> str:
    match stages:
        case (KnockOut(double=True),):
            return "double-cup"
        case (RoundRobin(), KnockOut()):
            return "groups"
        case (Swiss(), KnockOut()):
            return "swiss-cup"
        case (RoundRobin(),):
            return "round-robin"
        case (Swiss(),):
            return "swiss"
        case (Ladder(),):
            return "ladder"
    return "cup"


def _toml(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool | int) else msgspec.json.encode(value).decode()


# Deeds ------------------------------------------------------------------------------------------------------------


def entry(form: Form, name: str, person: str = "") -> Entered:
    """Somebody takes part."""
    members = tuple(one_line(line) for line in form.lines("members").splitlines() if line.strip())
    return Entered(
        name,
        form.word("coach", 20),
        members,
        person,
        form.word("club", 60),
        form.word("number", 20),
        team=form.word("team"),
        seed=form.number("seed", 0),
    )


def entered_by(state: State, form: Form, who: Caller, me: int) -> AnyDeed:
    """What somebody does who takes part, or wants to; or Unreadable."""
    match form.word("deed", 20):
        case "enter":
            return own_entry(state, form, who)
        case "withdraw":
            return Withdrew(me, form.word("why", 300))
        case "hand-in":
            return HandedIn(me, form.word("team"), form.number("member", 0))
        case "draft":
            bought = "+".join(form.words("purchase")).replace(",", "+").replace(" ", "+")
            return Drafted(me, tuple(word for word in bought.split("+") if word))
        case "challenge":
            now = datetime.datetime.now(datetime.UTC)
            return Challenged(me, form.number("other"), calendar.dues(state.settings, now, 1)[0])
    raise Unreadable


def own_entry(state: State, form: Form, who: Caller) -> Entered:
    """One's own entry: under the own name, or first of a squad under the squad's; no program's, and no seed."""
    if state.phase != ENTRIES:
        raise NotNow("Entries are closed: somebody may take another's place.", key="league-entries-closed")
    squad = state.settings.squad > 1
    made = entry(form, form.word("name", 200) if squad else who.name, who.person)
    members = (who.name, *made.members) if squad else ()
    return msgspec.structs.replace(made, coach="", seed=0, members=members)


def organised(deed: str, form: Form, state: State) -> AnyDeed:
    """What an organiser decides, but for what needs the secret of the lots; or Unreadable."""
    why, entrant = form.word("why", 300), form.number("entrant", 0)
    match deed:
        case "open":
            return Opened()
        case "change":
            return Changed(changed(state.settings, form))
        case "enter":
            return entry(form, form.word("name", 200))
        case "amend":
            seed = form.number("seed") if form.word("seed") else None
            number = form.word("number", 20) or None
            return Amended(entrant, why, form.word("name", 200) or None, number=number, seed=seed)
        case "hand-in":
            return HandedIn(entrant, form.word("team"), form.number("member", 0), why)
        case "withdraw":
            return Withdrew(entrant, why)
        case "substitute":
            member = form.number("member", 0)
            return Substituted(entrant, form.word("name", 200), why, form.word("coach", 20), member=member)
        case "rule":
            return Ruled(form.word("match", 20), form.result(counted(state.settings)), why)
        case "forfeit":
            return Forfeited(form.word("match", 20), _side(form, state), why)
        case "stand-in":
            return StoodIn(form.word("match", 20), _side(form, state), form.word("coach", 20), why)
        case "move":
            return _moved(form, state, why)
        case "swap":
            return Swapped(form.number("round"), form.number("first"), form.number("second"), why)
        case "annul":
            return Annulled(form.number("line"), why)
    raise Unreadable


def _side(form: Form, state: State) -> int:
    """The entrant on a side of a match; 0 is both."""
    fixture = state.fixture(form.word("match", 20))
    return {"home": fixture.home, "away": fixture.away}.get(form.word("side", 5), 0)


def _moved(form: Form, state: State, why: str) -> Moved:
    what, due = form.word("what", 20), _due(form, state)
    if what.isascii() and what.isdigit():
        return Moved(due, why, round=int(what[:6]))
    return Moved(due, why, match=what)


def _due(form: Form, state: State) -> str:
    """So many minutes from now, or a day and hour where the club is."""
    if not form.word("minutes"):
        return form.moment(form.word("due", 30), state.settings.zone)
    now = datetime.datetime.now(datetime.UTC)
    return ledger.written(now + datetime.timedelta(minutes=form.number("minutes")))


def said(deed: str, match: str, entrant: int, form: Form, state: State) -> AnyDeed:
    """What one of two says about their match; or Unreadable."""
    match deed:
        case "tell":
            return Told(match, entrant, form.result(counted(state.settings)))
        case "confirm":
            return Confirmed(match, entrant)
        case "deny":
            return Denied(match, entrant, form.word("why", 300))
        case "propose":
            zone = state.settings.zone
            return Proposed(
                match, entrant, tuple(form.moment(time, zone) for time in form.words("time")[:10])
            )
        case "agree":
            return Agreed(match, entrant, form.word("time", 30))
        case "choose":
            return Chose(match, entrant, form.word("team"))
    raise Unreadable
