"""From a position written by hand to a match, and back [CAL-23.1 to CAL-23.6]."""

from typing import cast

from downfield.games.calciotto.components.check import DECK as COPIES
from downfield.games.calciotto.components.parts import TEAMS, Parts
from downfield.games.calciotto.model.kinds import (
    CALLUP,
    FINISHED,
    FREEKICK,
    MOVEMENT,
    PENALTY,
    RELAUNCH,
    SHOOTOUT,
    TOSS,
)
from downfield.games.calciotto.model.position import DECK, KNOWN, UNDER, Pitch
from downfield.games.calciotto.model.tables import AREA, KINDS, SLOTS
from downfield.games.calciotto.notation.positions_figures import place_figures, tell_figures
from downfield.games.calciotto.notation.positions_read import CODES, NONE, cards_listed, figure_numbered
from downfield.games.calciotto.rules.frames import Calciotto
from downfield.games.calciotto.rules.phases import Course, is_up
from downfield.games.calciotto.teams.sign_up import freeze
from downfield.kernel.chance import Rng
from downfield.kernel.fields import SIDES, Fields, in_range, only, refuse
from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Option, Value
from downfield.kernel.position import Field
from downfield.kernel.state import State

PHASES = (
    "callup", "toss", "kickoff", "movement", "relaunch", "freekick", "penalty", "lineup", "shootout", "over",
)  # fmt: skip
HELD = (MOVEMENT, RELAUNCH, FREEKICK, PENALTY)  # phases that begin with a carrier [CAL-23.1]
MOST = 999  # goals that anybody will ever see

OPTIONS = (
    Option("home_team", "CAL-1.2", "italia", choices=TEAMS),
    Option("away_team", "CAL-1.2", "brasile", choices=TEAMS),
    Option("home_roster", "CAL-19.3", "", code=True),
    Option("away_roster", "CAL-19.3", "", code=True),
    Option("mode", "CAL-4.1", "time", choices=("time", "goals")),
    Option("minutes", "CAL-18.3", "45", choices=("45", "60", "90")),
    Option("goals", "CAL-18.2", "4", choices=("4", "6", "8", "10")),
    Option("goals_counting", "CAL-18.2", "total", choices=("total", "first_to")),
    Option("clock", "CAL-18.6", "turns", choices=("turns", "real", "real_paused")),
    Option("seconds_per_phase", "CAL-18.4", 30, least=5, most=300),
    Option("hand_limit", "CAL-11.6", 0, least=0, most=42),
    Option("max_phases", "CAL-18.9", 600, least=10, most=5000),
    Option("knockout", "CAL-18.8", False),
    Option("seats", "CAL-20.1", 2, least=2, most=4),
    Option("partners", "CAL-20.1", "PTA-DC", choices=("PTA-DC", "PDT-CA", "PDC-TA", "PDA-TC")),
)

FORM = (
    Field("phase", "word", "what comes next (usually movement)", choices=PHASES[:9]),
    Field("turn", "word", "whose phase it is (usually home)", choices=SIDES),
    Field("ball", "text", "who has it: home14 (usually the last listed figure of the turn side, or the keeper)"),
    Field("home", "text", "figures: 1@h0,2@g4y (cautioned),3@j4z (grounded); 1,2 for a line-up (usually the default)"),
    Field("away", "text", "figures of away, likewise"),
    Field("bench_home", "text", "numbers on the bench, or - (usually the rest of thirteen)"),
    Field("bench_away", "text", "numbers on the bench of away, or -"),
    Field("gone_home", "text", "numbers that went off or were sent off (4yy), or -"),
    Field("gone_away", "text", "numbers of away that went off or were sent off, or -"),
    Field("score", "ints", "home and away (usually 0-0)"),
    Field("played", "int", "movement phases rolled so far, or with a real clock seconds (usually 0)"),
    Field("subs", "ints", "substitutions made by home and away (usually 0-0)"),
    Field("hand_home", "text", "cards: tackle,sprint3! (which everybody knows), or - (usually none)"),
    Field("hand_away", "text", "cards of away, likewise"),
    Field("under", "text", "cards put back under the deck, the next to come first, or - (usually none)"),
)  # fmt: skip


def begin(parts: Parts, options: dict[str, Value], fields: Fields) -> State:
    """A match from the call-up, or from a position; BadPosition names the field or the figure that cannot be."""
    g = Calciotto(freeze(parts, options))
    g.unpack()
    g.top = Course()
    if fields:
        _place(g, fields)
    return g


def _place(g: Pitch, f: Fields) -> None:
    """Put everything where the position says."""
    g.phase = PHASES.index(cast(str, f.get("phase", "movement")))
    names = ("turn", "ball", "home", "away", "bench_home", "bench_away", "gone_home", "gone_away", "score")
    later = (*names, "played", "subs", "hand_home", "hand_away", "under")
    only(f, later, g.phase != CALLUP, "nothing is on the table before the call-up")
    only(f, ("ball",), g.phase in HELD, "nobody has the ball then")
    only(f, ("turn", "score", "played", "subs", "hand_home", "hand_away", "under"), g.phase != TOSS,
         "it comes after the toss")  # fmt: skip
    only(f, ("turn",), g.phase != SHOOTOUT, "the lot decides who starts")
    if g.phase == CALLUP:
        return
    g.turn = SIDES.index(cast(str, f.get("turn", "home")))
    for side in range(2):
        place_figures(g, f, side)
    _place_score(g, f)
    _place_cards(g, f)
    if g.phase in HELD:
        _place_ball(g, f)


def _place_score(g: Pitch, f: Fields) -> None:
    """[CAL-18.4] Goals, phases and substitutions; the match may not be over."""
    score = cast(list[int], f.get("score", [0, 0]))
    if any(not 0 <= goals <= MOST for goals in score):
        raise refuse("score", "-".join(map(str, score)), "no side can have that many goals", "CAL-18.1")
    g.home, g.away = score
    g.played = in_range(f, "played", 0, 0, 9999, "CAL-18.4")
    subs = cast(list[int], f.get("subs", [0, 0]))
    if any(not 0 <= n <= 3 for n in subs):
        raise refuse("subs", "-".join(map(str, subs)), "three for each side", "CAL-23.6")
    g.home_subs, g.away_subs = subs
    over = is_up(g)
    if g.phase == SHOOTOUT:
        if not g.tables.knockout or g.home != g.away:
            raise refuse("phase", "shootout", "only a knock-out tie has one", "CAL-18.8")
    elif over:
        raise refuse(
            "played" if not g.tables.by_goals else "score", "so", "the match would be over", "CAL-18.5"
        )


def _place_cards(g: Pitch, f: Fields) -> None:
    """[CAL-23.4] Hands and what lies under the deck; the deck is all the rest of the forty-two."""
    for side, name in enumerate(("hand_home", "hand_away")):
        for kind, known in cards_listed(f, name):
            g.cards[KINDS * side + kind] += 1
            g.cards[KNOWN + KINDS * side + kind] += int(known)
            _take(g, name, kind)
    for kind, _ in cards_listed(f, "under"):
        g.cards[UNDER + g.under_n] = kind
        g.under_n += 1
        _take(g, "under", kind)


def _take(g: Pitch, name: str, kind: int) -> None:
    g.cards[DECK + kind] -= 1
    if g.cards[DECK + kind] < 0:
        raise refuse(name, CODES[kind], f"the deck has only {g.tables.copies[kind]} of them", "CAL-23.4")


def _place_ball(g: Pitch, f: Fields) -> None:
    """[CAL-23.1] Exactly one carrier; dead balls and relaunches say of which side."""
    side = int(g.turn)
    last = max(slot for slot in range(SLOTS * side, SLOTS * side + SLOTS) if g.is_on(slot))
    usual = SLOTS * side if g.phase == RELAUNCH else last
    name = cast(str, f.get("ball", f"{SIDES[side]}{g.number_of(usual)}"))
    owner = next((s for s, known in enumerate(SIDES) if name.startswith(known)), None)
    if owner is None:
        raise refuse("ball", name, "write a side and a number, home14", "CAL-23.1")
    figure = figure_numbered(g, "ball", owner, name.removeprefix(SIDES[owner]))
    g.carrier = next((slot for slot in range(2 * SLOTS) if g.who[slot] == figure), NOBODY)
    if g.carrier == NOBODY:
        raise refuse("ball", name, "he is not on the pitch", "CAL-23.1")
    if g.phase != MOVEMENT and owner != side:
        raise refuse("ball", name, f"in a {PHASES[g.phase]} the turn side has it", "CAL-5.2")
    if g.phase == RELAUNCH and g.carrier != g.keeper(side):
        raise refuse("ball", name, "a keeper relaunches", "CAL-8.10")
    inside = bool(g.tables.marks[g.at[g.carrier]] & AREA << (1 - side))
    if g.phase in (FREEKICK, PENALTY) and inside != (g.phase == PENALTY):
        raise refuse("phase", PHASES[g.phase], "the penalty area decides which it is", "CAL-14.3")


def fields(state: State) -> Fields:
    """The position, as `begin` takes it."""
    g = cast(Pitch, state)
    told: Fields = {"phase": PHASES[g.phase]}
    if g.phase == CALLUP:
        return told
    if g.phase not in (TOSS, SHOOTOUT, FINISHED):
        told["turn"] = SIDES[g.turn]
    if g.carrier != NOBODY and g.phase in (*HELD, FINISHED):
        told["ball"] = f"{SIDES[g.side_of(g.carrier)]}{g.number_of(g.carrier)}"
    told |= tell_figures(g)
    if g.phase == TOSS:
        return told
    told |= {"score": [int(g.home), int(g.away)], "played": int(g.played)}
    told["subs"] = [int(g.home_subs), int(g.away_subs)]
    for side, name in enumerate(("hand_home", "hand_away")):
        told[name] = ",".join(hand_words(g, side)) or NONE
    told["under"] = ",".join(CODES[g.cards[UNDER + i]] for i in range(g.under_n)) or NONE
    return told


def hand_words(g: Pitch, side: int) -> list[str]:
    """A hand, card by card."""
    words = []
    for kind in range(KINDS):
        known = int(g.cards[KNOWN + KINDS * side + kind])
        words += [CODES[kind] + "!"] * known + [CODES[kind]] * (int(g.hand(side, kind)) - known)
    return words


def conceal(told: Fields, side: int | None) -> Fields:
    """[CAL-23.9] The other hand as question marks, but for what everybody knows of it."""
    seen = dict(told)
    for other, name in enumerate(("hand_home", "hand_away")):
        if other != side and seen.get(name, NONE) != NONE:
            words = cast(str, seen[name]).split(",")
            known = [word for word in words if word.endswith("!")]
            seen[name] = ",".join(known + ["?"] * (len(words) - len(known)))
    return seen


def imagine(told: Fields, rng: Rng) -> Fields:
    """Question marks filled with cards that can be there."""
    f = dict(told)
    left = {code: count for code, (count, _) in COPIES.items()}
    names = [name for name in ("hand_home", "hand_away", "under") if f.get(name, NONE) != NONE]
    for name in names:
        for word in cast(str, f[name]).split(","):
            if word != "?":
                left[word.removesuffix("!")] -= 1
    pool = [code for code, count in left.items() for _ in range(count)]
    for name in names:
        words = cast(str, f[name]).split(",")
        drawn = [pool.pop(rng.below(len(pool))) if word == "?" else word for word in words]
        f[name] = ",".join(drawn)
    return f
