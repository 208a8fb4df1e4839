"""What is to be held: a competition as the form of its organiser describes it, and the form filled in again."""

import tomllib
from collections.abc import Sequence

import msgspec

from downfield.kernel.options import Value
from downfield.league import settings
from downfield.league.errors import BadSettings
from downfield.league.scoring import has_league
from downfield.league.settings import KnockOut, Ladder, RoundRobin, Settings, Stage, Swiss
from downfield.table.pages.league.fields import Form

KEPT_AS_IT_WAS = ("points", "tie_breaks", "least", "stand_in", "tiers", "awards")  # what only a file says
NUMBERS = {"legs": 1, "rounds": 5, "groups": 2, "through": 2, "best_of": 1, "reach": 3, "days": 7, "squad": 1}
USUAL: dict[str, object] = {
    "name": "", "game": "first-and-roll", "format": "cup", "third_place": False, "zone": "UTC", "most": 64,
    "clock": "", "sheets": False, "league": False, "no_show": "organiser", "withdrawal": "half", "options": "",
    "toml": "", "about": "", **NUMBERS,
}  # fmt: skip


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
        "league": bool(form.word("league")) and has_league(form.word("game", 40)),
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
