"""What lies on the table at any stop, by name: for texts, boards and the record."""

from typing import cast

from downfield.games.touch_down import kinds
from downfield.games.touch_down.contact import Contact
from downfield.games.touch_down.kinds import DOWN, FALLEN, FINISHED, KICKOFF, MOVE, TOSS
from downfield.games.touch_down.notation import moving_side, placing
from downfield.games.touch_down.pack import ROLES
from downfield.games.touch_down.passes import ForwardPass, HandOff
from downfield.games.touch_down.position import MINUTE, NOWHERE, Gridiron
from downfield.games.touch_down.setup import KINDS, PHASES
from downfield.games.touch_down.setup_read import SIDES
from downfield.games.touch_down.tables import SLOTS
from downfield.games.touch_down.walk import Walk
from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Value
from downfield.kernel.position import Json
from downfield.kernel.spec import Scene, Seat
from downfield.kernel.state import State

FACES = {kinds.D_TIMING: 4}
NTH = ("", "1st", "2nd", "3rd", "4th")


def seats(options: dict[str, Value]) -> tuple[Seat, ...]:
    """[TD-20.1] One coach for each side, or two: one for the attack, one for the defence."""
    found: list[Seat] = []
    for side, name in enumerate(SIDES):
        if options[f"{name}_seats"] == "two":
            found += [Seat(f"{name}-offence", side), Seat(f"{name}-defence", side)]
        else:
            found.append(Seat(name, side))
    return tuple(found)


def faces(state: State, die: int) -> tuple[str, ...]:
    """[TD-1.2] One d4 for timing, d6 for everything else."""
    return tuple(str(n + 1) for n in range(FACES.get(die, 6)))


def clock_text(g: Gridiron) -> str:
    """Minutes and seconds played."""
    return f"{g.clock // MINUTE}:{g.clock % MINUTE:02d}"


def figure(g: Gridiron, slot: int) -> dict[str, Json]:
    """A counter on the field."""
    square, player = int(g.at[slot]), int(g.who[slot])
    return {
        "side": int(g.side_of(slot)),
        "number": int(g.number_of(slot)),
        "role": ROLES[g.role_of(slot)],
        "contact": int(g.tables.push[player]),
        "speed": int(g.tables.speed[player]),
        "x": int(g.tables.column[square]),
        "y": int(g.tables.row[square]),
        "fallen": bool(g.marks[slot] & FALLEN),
        "held": bool(g.marks[slot] & (kinds.TANGLED | kinds.HELD)),
        "moved": bool(g.marks[slot] & kinds.MOVED),
        "ball": slot == g.holder,
    }


def doing(g: Gridiron) -> dict[str, Json]:
    """Who is at work: the player who walks, throws or is placed, whom he meets, and what he has left."""
    top, told = g.top, {"player": 0, "other": 0, "left": 0}
    if isinstance(top, Walk):
        told |= {"player": int(g.number_of(top.slot)), "left": int(top.left)}
    elif isinstance(top, Contact):
        told |= {"player": int(g.number_of(top.mover)), "other": int(g.number_of(top.other))}
    elif isinstance(top, HandOff | ForwardPass):
        told["other"] = int(g.number_of(top.receiver))
    elif placing(g) >= 0:
        told["player"] = int(g.number_of(placing(g)))
    return cast(dict[str, Json], told)


def bench(g: Gridiron, side: int) -> list[list[Json]]:
    """The injured of a side: the side, number, role and box."""
    first = int(g.tables.first_away) if side else 0
    last = len(g.box) if side else int(g.tables.first_away)
    return [
        [side, int(g.tables.number[p]), ROLES[g.tables.role[p]], int(g.box[p] & 3)]
        for p in range(first, last)
        if g.box[p] & 3
    ]


def scene(state: State, seat: int | None) -> Scene:
    """[TD-23.9] Nothing is hidden but the dice that are not yet rolled."""
    g = cast(Gridiron, state)
    t = g.tables
    owner = -1 if g.phase in (TOSS, FINISHED) else int(1 - g.off if g.phase == KICKOFF else g.off)
    row = int(g.own_row(g.off, g.los))
    ball = int(g.ball)
    told: Scene = {
        "phase": PHASES[g.phase],
        "kind": KINDS[g.kind],
        "possession": owner,
        "attack": int(g.off),
        "defence": int(1 - g.off),
        "south": int(g.south),
        "row": row,
        "yards": row * 5 // 2,
        "los": int(g.los),
        "column": int(g.col),
        "down": int(g.down),
        "yc": int(g.yc),
        "togo": int(t.first_down - (g.los - g.yc) * g.ahead(g.off)) if g.phase in (DOWN, MOVE) else 0,
        "quarter": int(g.quarter),
        "clock": clock_text(g),
        "timeouts": [int(g.home_out), int(g.away_out)],
        "score": [int(g.home), int(g.away)],
        "teams": list(t.names),
        "move": int(g.move),
        "part": int(g.part),
        "low": int(g.low),
        "high": int(g.high),
        "initiative": int(g.lead),
        "mover": moving_side(g) if g.lead != NOBODY else -1,
        "ball": [int(t.column[ball]), int(t.row[ball])] if ball != NOWHERE else None,
        "loose": ball != NOWHERE and g.holder == NOBODY,
        "carrier": int(g.number_of(g.holder)) if g.holder != NOBODY else 0,
        "figures": [figure(g, slot) for slot in range(2 * SLOTS) if g.at[slot] != NOWHERE],
        "injured": bench(g, 0) + bench(g, 1),
        "columns": int(t.columns),
        "depth": int(t.depth),
        "hashes": [int(t.hash_west), int(t.centre), int(t.hash_east)],
        "goals": [int(x) for x in t.goals],
    }
    return told | doing(g)


def caption(state: State) -> str:
    """What heads a line of the record."""
    g = cast(Gridiron, state)
    head = f"Q{g.quarter} {clock_text(g)} {g.home}-{g.away}"
    if g.phase in (TOSS, FINISHED):
        return f"{head} {PHASES[g.phase]}"
    if g.phase == MOVE:
        return f"{head} {SIDES[g.off]} {KINDS[g.kind]} move {g.move}"
    who = SIDES[1 - g.off if g.phase == KICKOFF else g.off]
    if g.phase != DOWN:
        return f"{head} {who} {PHASES[g.phase]}"
    row = int(g.own_row(g.off, g.los))
    togo = int(g.tables.first_down - (g.los - g.yc) * g.ahead(g.off))
    return f"{head} {who} {NTH[g.down]} & {togo}, row {row}"
