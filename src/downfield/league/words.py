"""A competition in words: why somebody stands where he stands, what a round is called, what a ledger says."""

import string
import zoneinfo

from downfield.kernel.needs import NOBODY
from downfield.league.bracket import OPEN
from downfield.league.calendar import NO_SHOW, NO_SHOWS
from downfield.league.careers import AFTER, BEFORE
from downfield.league.deeds import (
    Agreed,
    Amended,
    Annulled,
    Appointed,
    Began,
    Challenged,
    Changed,
    Chose,
    Claimed,
    Confirmed,
    Created,
    Deed,
    Denied,
    Drafted,
    Drew,
    Entered,
    Forfeited,
    HandedIn,
    Moved,
    Played,
    Proposed,
    Rolled,
    Ruled,
    SatDown,
    StoodIn,
    Substituted,
    Swapped,
    Told,
    Withdrew,
)
from downfield.league.errors import Unknown
from downfield.league.ledger import Line, moment
from downfield.league.results import ENTERED, Result
from downfield.league.rounds import spots
from downfield.league.settings import TOGETHER, KnockOut, Ladder, RoundRobin, Stage, Swiss
from downfield.league.state import FORMER, Fixture, Round, State, Tie
from downfield.league.tables import BYE, MEASURES, Row
from downfield.text import Arg, Text, dates, key_of

SIDES = ("home", "away")
REASONS = (NO_SHOW, NO_SHOWS, ENTERED)
DASH, MINUS = "\N{EN DASH}", "\N{MINUS SIGN}"


def why(row: Row, state: State, text: Text) -> str:
    """Why somebody with as many points stands behind the one before, "" where points say it."""
    if row.why is None or not row.played:
        return ""
    name = state.entrants[row.why.before].name
    if row.why.by == "lot":
        return text.say("league-behind-lot", name=name)
    own, theirs = (f"{value:g}".replace("-", MINUS) for value in (row.why.own, row.why.theirs))
    return text.say("league-behind", name=name, by=tie_break(row.why.by, text), own=own, theirs=theirs)


def tie_break(name: str, text: Text) -> str:
    """What a tie-break is called; a statistic of the game bears its own name."""
    if name in MEASURES or name == "points":
        return text.say(f"league-by-{key_of(name)}")
    key = name.removesuffix("_difference")
    if key == TOGETHER:
        return text.say("league-by-together")
    said = stat_name(key, text)
    return said if key == name else text.say("league-by-more", what=said)


def stat_name(key: str, text: Text) -> str:
    """What a statistic of a game is called."""
    if key == "points":
        return text.say("league-by-scored")
    word = f"report-{key_of(key)}"
    return text.say(word) if text.has(word) else key.replace("_", " ")


def stage_name(stage: Stage, text: Text) -> str:
    """What a stage is called."""
    match stage:
        case RoundRobin():
            return text.say("league-round-robin", legs=stage.legs, groups=stage.groups)
        case Swiss():
            return text.say("league-swiss", rounds=stage.rounds)
        case KnockOut():
            return text.say(
                "league-knock-out", kind="double" if stage.double else "single", most=stage.best_of
            )
        case Ladder():
            return text.say("league-ladder")


def round_name(one: Round, state: State, text: Text) -> str:
    """What a round is called: by its number, or in a knock-out by how many are left."""
    parts = {tie.spot.part for tie in one.ties if tie.spot is not None}
    many = sum(tie.spot is not None and tie.spot.part == "winners" for tie in one.ties)
    if "again" in parts:
        return text.say("league-again")
    if "final" in parts:
        return text.say("league-final")
    if parts == {"winners"} and not _is_double(state, one):
        return text.say("league-last", ties=many)
    return text.say("league-round", number=one.number)


def _is_double(state: State, one: Round) -> bool:
    stage = state.stage(one.stage)
    return isinstance(stage, KnockOut) and stage.double


def group_name(group: int, text: Text) -> str:
    """What a group is called, "" where there are none."""
    return text.say("league-group", letter=string.ascii_uppercase[group - 1]) if group else ""


def part_name(tie: Tie, text: Text) -> str:
    """What is special about a tie: that it is for the third place, or among those who have lost once."""
    part = tie.spot.part if tie.spot is not None else ""
    return text.say(f"league-part-{part}") if part in ("third", "losers") else ""


def name_of(entrant: int, state: State, text: Text) -> str:
    """What an entrant is called; or that nobody comes, or that it is not decided yet."""
    if entrant == BYE:
        return text.say("league-bye")
    return text.say("league-open") if entrant == OPEN else state.entrants[entrant].name


def place_name(tie: Tie, side: int, state: State, text: Text) -> str:
    """Who stands on a side of a tie; as long as that is open, whose winner or loser it will be."""
    entrant = (tie.home, tie.away)[side]
    if entrant != OPEN or tie.spot is None:
        return name_of(entrant, state, text)
    source = (tie.spot.home, tie.spot.away)[side]
    return text.say("league-to-come", kind=source.kind, tie=spots(state, tie.stage)[source.of].id)


def score(result: Result | None, text: Text) -> str:
    """A result as a table shows it, "" where there is none."""
    if result is None:
        return ""
    shown = DASH.join(map(str, result.score))
    if result.is_walkover:
        return text.say("league-walkover", score=shown)
    level = result.winner != NOBODY and result.score[0] == result.score[1]
    return text.say("league-level", score=shown, side=SIDES[result.winner]) if level else shown


def when(time: str, state: State, text: Text) -> str:
    """A moment as clocks show it where the club is, and as the reader writes it."""
    return dates.moment(moment(time).astimezone(zoneinfo.ZoneInfo(state.settings.zone)), text.language)


def versus(fixture: Fixture, state: State) -> str:
    """Who plays whom."""
    return f"{state.entrants[fixture.home].name} {DASH} {state.entrants[fixture.away].name}"


def award_name(name: str, text: Text) -> str:
    """What an award is called; one that an organiser has thought out bears its own name."""
    key = f"league-award-{key_of(name)}"
    return text.say(key) if text.has(key) else name


def person(name: str, text: Text) -> str:
    """A name as it was given, or that somebody is known no more."""
    return text.say(f"coach-{FORMER}") if name == FORMER else name


def told(line: Line, state: State, text: Text) -> str:
    """What a line of the ledger says, in plain words."""
    kind = str(line.deed.__struct_config__.tag)
    return text.say(f"did-{kind}", **_blanks(line.deed, state, text))


def match_name(number: str, state: State) -> str:
    """A match by its number and who plays it; by its number alone where a correction has let others meet."""
    try:
        return f"{number} ({versus(state.fixture(number), state)})"
    except Unknown:
        return number


def because(why: str, text: Text) -> str:
    """A reason as it was given; those that rules give are told in the language of whoever reads."""
    key = f"league-because-{key_of(why)}" if why in REASONS else ""
    return text.say(key) if key else why


def _blanks(deed: Deed, state: State, text: Text) -> dict[str, Arg]:
    """What a sentence of the ledger names."""
    name = state.name

    def match(number: str) -> str:
        return match_name(number, state)

    def which(number: int) -> str:
        drawn = 0 < number <= len(state.rounds)
        return round_name(state.round(number), state, text) if drawn else str(number)

    match deed:
        case Created() | Changed():
            return {"name": deed.settings.name}
        case Entered():
            return {"name": person(deed.name, text), "coach": deed.coach or "none"}
        case Amended() | Withdrew():
            return {"name": name(deed.entrant), "why": because(deed.why, text)}
        case HandedIn() | Drafted() | Claimed():
            return {"name": name(deed.entrant)}
        case Appointed():
            return {"name": person(deed.name, text)}
        case Substituted():
            other = person(deed.name, text)
            return {"name": name(deed.entrant), "other": other, "why": because(deed.why, text)}
        case Began():
            return {"many": len(deed.lots)}
        case Drew():
            return {"ties": len(deed.pairs), "kind": "cup" if deed.seeds else "round"}
        case Moved():
            return {
                "due": when(deed.due, state, text),
                "why": because(deed.why, text),
                "what": match(deed.match) if deed.match else which(deed.round),
            }
        case Swapped():
            return {
                "name": name(deed.first),
                "other": name(deed.second),
                "round": deed.round,
                "why": because(deed.why, text),
            }
        case Challenged():
            return {"name": name(deed.entrant), "other": name(deed.other)}
        case Proposed():
            return {
                "name": name(deed.entrant),
                "match": match(deed.match),
                "times": ", ".join(when(time, state, text) for time in deed.times),
            }
        case Agreed():
            return {
                "name": name(deed.entrant),
                "match": match(deed.match),
                "time": when(deed.time, state, text),
            }
        case SatDown():
            return {"match": match(deed.match)}
        case Rolled():
            return {"match": match(deed.match), "when": BEFORE if deed.before else AFTER}
        case Played():
            return {"match": match(deed.match), "score": score(deed.result, text)}
        case Told():
            return {"name": name(deed.entrant), "match": match(deed.match), "score": score(deed.result, text)}
        case Confirmed() | Chose():
            return {"name": name(deed.entrant), "match": match(deed.match)}
        case Denied() | StoodIn():
            return {"name": name(deed.entrant), "match": match(deed.match), "why": because(deed.why, text)}
        case Ruled():
            return {
                "match": match(deed.match),
                "score": score(deed.result, text),
                "why": because(deed.why, text),
            }
        case Forfeited():
            return {
                "name": name(deed.entrant) if deed.entrant else "none",
                "match": match(deed.match),
                "why": because(deed.why, text),
            }
        case Annulled():
            return {"line": deed.line, "why": because(deed.why, text)}
        case _:
            return {}
