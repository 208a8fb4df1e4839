"""From a position written by hand to a match, and back."""

from typing import cast

from downfield.games.blood_bowl.components.parts import BUDGETS, PRAYERS, SKILL_PACKS, TEAMS, WEATHER, Parts
from downfield.games.blood_bowl.model.kinds import (
    BLESSED,
    DRIVE,
    FAINTED,
    FIELDED,
    FINISHED,
    IRON,
    PRE_GAME,
    ROOTED,
    TURN,
    USED_BLITZ,
    USED_BOMB,
    USED_FOUL,
    USED_HAND_OFF,
    USED_KICK,
    USED_PASS,
)
from downfield.games.blood_bowl.model.position import (
    BRIBES,
    CLOCK,
    COACHED,
    CORRUPTED,
    DOCTORS,
    EJECTED,
    FANS,
    FRIENDS,
    HITS,
    LED,
    PRAYED,
    RAISED,
    REROLLS,
    S_WANDERERS,
    SCORE,
    TRAPS,
    TURNS,
    WANDERERS,
    Pitch,
)
from downfield.games.blood_bowl.model.tables import BOTH
from downfield.games.blood_bowl.notation.positions_players import (
    join_raised,
    named,
    place_men,
    tell_men,
    told_name,
    words,
)
from downfield.games.blood_bowl.notation.positions_staff import place_rookies, place_staff, tell_staff
from downfield.games.blood_bowl.rules.frames import BloodBowl
from downfield.games.blood_bowl.rules.match.drive import Drive
from downfield.games.blood_bowl.rules.match.halves import Halves
from downfield.games.blood_bowl.rules.turn.turn import Turn
from downfield.games.blood_bowl.teams.roster import OWN
from downfield.games.blood_bowl.teams.squads import freeze
from downfield.kernel.fields import SIDES, Fields, in_range, refuse
from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Option, Value
from downfield.kernel.position import Field
from downfield.kernel.state import State

PHASES = ("pre-game", "drive", "turn", "over")
USES = {
    "blitz": USED_BLITZ,
    "pass": USED_PASS,
    "hand": USED_HAND_OFF,
    "foul": USED_FOUL,
    "kick": USED_KICK,
    "bomb": USED_BOMB,
}
LASTING = {"faint": FAINTED, "iron": IRON, "blessed": BLESSED, "rooted": ROOTED, "armed": FIELDED}
SWITCHES = {
    "led": LED,
    "ejected": EJECTED,
    "friends": FRIENDS,
    "traps": TRAPS,
    "raised": RAISED,
    "corrupted": CORRUPTED,
}
COUNTS = {
    "turns": TURNS, "score": SCORE, "rerolls": REROLLS, "coached": COACHED, "bribes": BRIBES, "doctors": DOCTORS,
    "wanderers": WANDERERS, "fans": FANS, "hits": HITS, "clock": CLOCK,
}  # fmt: skip
MOST = 99  # of anything that is counted, but for
LIMITS = {"turns": (8, "BB-8.1"), "clock": (1800, "BB-8.14")}

OPTIONS = (
    Option("variant", "BB-20.1", "tournament", choices=("tournament", "official")),
    Option("home_team", "BB-4.1", "human", choices=TEAMS),
    Option("away_team", "BB-4.1", "elven_union", choices=TEAMS),
    Option("home_roster", "BB-4.1", "", code=True),
    Option("away_roster", "BB-4.1", "", code=True),
    Option("budget", "BB-4.2", OWN, choices=(OWN, *BUDGETS)),
    Option("skill_pack", "BB-4.6", OWN, choices=(OWN, *SKILL_PACKS)),
    Option("overtime", "BB-17.11", False),
    Option("turn_minutes", "BB-8.14", 0, most=30),
    Option("prayers_for_gap", "BB-5.6", False),
    Option("league_style", "BB-5.5", False),
    Option("home_treasury", "BB-5.5", 0),
    Option("away_treasury", "BB-5.5", 0),
)

FORM = (
    Field("phase", "word", "what comes next (usually turn)", choices=PHASES[:3]),
    Field("turn", "word", "in phase turn: whose it is (usually home)", choices=SIDES),
    Field("half", "int", "1, 2, or 3 for extra time (usually 1)"),
    Field(
        "turns", "ints", "turns of home and away in this half, a running one included (usually 1-0 or 0-1)"
    ),
    Field("score", "ints", "touchdowns of home and away (usually 0-0)"),
    Field(
        "kicking", "word", "who kicks off, or kicked this drive off (usually the other side)", choices=SIDES
    ),
    Field("opener", "word", "who kicked off the half (usually who kicked)", choices=SIDES),
    Field("weather", "word", "usually perfect", choices=WEATHER),
    Field("rerolls", "ints", "left to home and away (usually as drafted)"),
    Field("coached", "ints", "re-rolls of Brilliant Coaching (usually 0-0)"),
    Field("bribes", "ints", "left to home and away"),
    Field("doctors", "ints", "apothecaries left to home and away"),
    Field("wanderers", "ints", "how many of the apothecaries left are wandering ones"),
    Field("fans", "ints", "fan factor of home and away"),
    Field("hits", "ints", "casualties from blocks (usually 0-0)"),
    Field("clock", "ints", "seconds used of a turn by the clock (usually 0-0)"),
    Field("home", "text", "players of home: 4@m8,5@m9p (prone),6@k3s (stunned),7@k4z (no tackle zone)"),
    Field("away", "text", "players of away, likewise"),
    Field("ball", "text", "home4 has it, or its square h8"),
    Field("ko", "text", "players knocked out: home3,away5"),
    Field("hurt", "text", "players in the casualty box, likewise"),
    Field("off", "text", "players sent off, likewise"),
    Field("more", "text", "skills and numbers beyond the profile: home4+dodge+st4"),
    Field("used", "text", "actions of this turn: blitz,pass,hand,foul,kick,bomb"),
    Field("done", "text", "players already activated: home3,home5"),
    Field("faint", "text", "players who miss the next drive"),
    Field("iron", "text", "players with Iron Man"),
    Field("blessed", "text", "players with a lasting Blessed Statue"),
    Field("rooted", "text", "players who have taken root"),
    Field("armed", "text", "players who took part in this drive with a secret weapon"),
    Field("switches", "text", "what else is true of a side: home:traps,away:ejected"),
    Field("prayers", "text", "prayers in effect: home:stiletto"),
    Field("staff", "text", "inducements that are left: home:mage,away:wizard, or - (usually as drafted)"),
    Field("sky", "text", "the weather that returns after a mage's: home:perfect"),
    Field("rookies", "text", "how many riotous rookies have come: home:4"),
    Field("brewer", "text", "who has Josef Bugman in Reserves in this drive: home"),
    Field("frogs", "text", "players who are frogs"),
    Field("bought", "text", "what was bought before the match: home:kegs,home:kegs,away:temps"),
)


def begin(parts: Parts, options: dict[str, Value], fields: Fields) -> State:
    """A match from the start, or from a position [BB-0.11]; BadPosition names what cannot be."""
    g = BloodBowl(freeze(parts, options))
    g.fill()
    g.top = Halves()
    if fields:
        _place(g, fields)
    return g


def _side(f: Fields, name: str, usual: int) -> int:
    return SIDES.index(cast(str, f.get(name, SIDES[usual])))


def _place(g: Pitch, f: Fields) -> None:
    """Put everything where the position says."""
    g.phase = PHASES.index(cast(str, f.get("phase", "turn")))
    if g.phase == PRE_GAME:
        if len(f) > 1:
            raise refuse("phase", "pre-game", "nothing else is told before the match", "BB-5.1")
        return
    turn = _side(f, "turn", 0)
    g.kicking = _side(f, "kicking", 1 - turn)
    g.opener = _side(f, "opener", g.kicking)
    g.half = in_range(f, "half", 1, 1, 3, "BB-17.7")
    g.weather = WEATHER.index(cast(str, f.get("weather", "perfect")))
    place_rookies(g, f)
    place_men(g, f)
    _place_counts(g, f, turn)
    _place_words(g, f)
    place_staff(g, f)
    if g.phase == DRIVE:
        if "home" in f or "away" in f or "ball" in f:
            raise refuse("phase", "drive", "nobody is on the pitch before the set-up", "BB-6.1")
        return
    g.active = turn
    g.top = Halves(Halves.DRIVEN)
    g.call(Drive(Drive.TURNED))
    g.call(Turn(turn, Turn.PLACED))


def _place_counts(g: Pitch, f: Fields, turn: int) -> None:
    """Numbers of both sides."""
    if g.phase == TURN:
        g.sides[TURNS + turn] = 1
    for name, first in COUNTS.items():
        if name in f:
            for side, count in enumerate(cast(list[int], f[name])):
                most, rule = LIMITS.get(name, (MOST, "BB-1.6"))
                if not 0 <= count <= most:
                    raise refuse(name, count, f"0 to {most}", rule)
                g.sides[first + side] = count
    for side in range(2):
        doctors, wanderers = g.sides[DOCTORS + side], g.sides[WANDERERS + side]
        if "wanderers" in f and wanderers > doctors:
            raise refuse("wanderers", wanderers, "they count among the doctors", "BB-11.11")
        g.sides[WANDERERS + side] = min(doctors, wanderers)
    if g.phase == TURN and g.sides[TURNS + turn] == 0:
        raise refuse("turns", 0, "the running turn counts", "BB-8.1")


def _place_words(g: Pitch, f: Fields) -> None:
    """Lists of names."""
    for word in words(f, "used"):
        if word not in USES:
            raise refuse("used", word, f"write {', '.join(USES)}", "BB-8.5")
        g.used |= USES[word]
    for name, mark in LASTING.items():
        for word in words(f, name):
            g.marks[named(g, name, word)] |= mark
    for name, known in (("switches", tuple(SWITCHES)), ("prayers", PRAYERS)):
        for word in words(f, name):
            side, _, what = word.partition(":")
            if side not in SIDES or what not in known:
                raise refuse(name, word, f"write a side and one of {', '.join(known)}", "BB-1.6")
            if name == "prayers":
                g.sides[PRAYED + SIDES.index(side)] |= 1 << PRAYERS.index(what)
            else:
                g.sides[SWITCHES[what] + SIDES.index(side)] = 1
    join_raised(g)


# Telling ----------------------------------------------------------------------------------------------------------


def fields(state: State) -> Fields:
    """The position as `begin` takes it."""
    g = cast(Pitch, state)
    if g.phase in (PRE_GAME, FINISHED):
        told: Fields = {"phase": PHASES[g.phase]}
        return told | ({"score": _pair(g, SCORE)} if g.phase == FINISHED else {})
    told = {"phase": PHASES[g.phase]}
    if g.phase == TURN:
        told["turn"] = SIDES[g.active] if g.active != NOBODY else SIDES[1 - g.kicking]
    told |= {
        "half": int(g.half),
        "kicking": SIDES[g.kicking],
        "opener": SIDES[g.opener],
        "weather": WEATHER[g.weather],
    }
    told |= {name: _pair(g, first) for name, first in COUNTS.items() if _is_told(g, name)}
    return told | tell_men(g) | _tell_words(g) | tell_staff(g)


def _is_told(g: Pitch, name: str) -> bool:
    """A clock is told where there is one, and wandering apothecaries where any were hired."""
    if name == "wanderers":
        return any(g.tables.staff[S_WANDERERS + side] or g.sides[WANDERERS + side] for side in range(2))
    return name != "clock" or g.tables.seconds > 0


def _pair(g: Pitch, first: int) -> list[int]:
    return [int(g.sides[first]), int(g.sides[first + 1])]


def _tell_words(g: Pitch) -> Fields:
    told: dict[str, list[str]] = {
        "used": [use for use, bit in USES.items() if g.used & bit],
        "switches": [
            f"{SIDES[s]}:{name}" for s in range(2) for name, i in SWITCHES.items() if g.sides[i + s]
        ],
        "prayers": [
            f"{SIDES[s]}:{name}"
            for s in range(2)
            for i, name in enumerate(PRAYERS)
            if g.sides[PRAYED + s] >> i & 1
        ],
    }
    for name, mark in LASTING.items():
        told[name] = [told_name(slot) for slot in range(BOTH) if g.marks[slot] & mark]
    return {name: ",".join(found) for name, found in told.items() if found}
