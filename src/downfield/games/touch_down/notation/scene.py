"""What lies on the table at any stop, by name: for texts, boards and the record."""

from typing import NamedTuple, cast

from downfield.games.touch_down.components.parts import ROLES, SKILLS
from downfield.games.touch_down.model import kinds
from downfield.games.touch_down.model import questions as q
from downfield.games.touch_down.model.kinds import DOWN, FALLEN, FINISHED, KICKOFF, MOVE, PUNT, TOSS
from downfield.games.touch_down.model.position import EMPTY, MINUTE, NOWHERE, Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.notation.answers import moving_side, placing
from downfield.games.touch_down.notation.positions import KINDS, PHASES
from downfield.games.touch_down.notation.shown import Figure, Injured, Scene, Unplaced
from downfield.games.touch_down.rules.contact import Contact
from downfield.games.touch_down.rules.downs import rows_to_go
from downfield.games.touch_down.rules.line_up import LineUp
from downfield.games.touch_down.rules.passes import ForwardPass, HandOff
from downfield.games.touch_down.rules.placement import Placement
from downfield.games.touch_down.rules.steps import is_protected
from downfield.games.touch_down.rules.walk import Walk
from downfield.kernel.fields import SIDES
from downfield.kernel.needs import CHOICE, NOBODY
from downfield.kernel.state import State

FACES = {kinds.D_TIMING: 4}
NTH = ("", "1st", "2nd", "3rd", "4th")


def faces(state: State, die: int) -> tuple[str, ...]:
    """[TD-1.2] One d4 for timing, d6 for everything else."""
    return tuple(str(n + 1) for n in range(FACES.get(die, 6)))


def clock_text(g: Gridiron) -> str:
    """Minutes and seconds played."""
    return f"{g.clock // MINUTE}:{g.clock % MINUTE:02d}"


def figure(g: Gridiron, slot: int) -> Figure:
    """A counter on the field."""
    t, square, player, status = g.tables, g.square[slot], g.who[slot], g.status[slot]
    return Figure(
        side=g.side_of(slot),
        number=g.number_of(slot),
        role=ROLES[g.role_of(slot)],
        contact=t.push[player],
        speed=t.speed[player],
        x=t.column[square],
        y=t.row[square],
        fallen=bool(status & FALLEN),
        held=bool(status & (kinds.TANGLED | kinds.HELD)),
        moved=bool(status & kinds.MOVED),
        ball=slot == g.holder,
        front=bool(status & kinds.FRONT),
        protected=g.phase == MOVE and bool(is_protected(g, slot)),
        skill=skill(g, player),
    )


def skill(g: Gridiron, player: int) -> str:
    """[TD-19.6, TD-19.7] What a player can do that others cannot, in a league; "" once his blitz is used up."""
    if not g.tables.league or g.box[player] & kinds.SPENT:
        return ""
    return next((name for name, bit in SKILLS.items() if g.tables.skill[player] & bit), "")


def unplaced(g: Gridiron) -> list[Unplaced]:
    """Who is fielded and not yet on the board."""
    t, found = g.tables, []
    for slot in range(2 * SLOTS):
        p = g.who[slot]
        if p != EMPTY and g.square[slot] == NOWHERE:
            found.append(Unplaced(g.side_of(slot), t.number[p], ROLES[t.role[p]], t.push[p], t.speed[p]))
    return found


def asked_row(g: Gridiron) -> int | None:
    """The row in which a column is asked for."""
    if isinstance(g.top, Placement) and g.top.arm == Placement.COLUMN_CHOSEN:
        return int(g.top.row)
    return int(g.los) if isinstance(g.top, LineUp) and g.top.arm == LineUp.LINED else None


def owner(g: Gridiron) -> int:
    """Who has the ball, or kicks off; -1 for nobody."""
    if g.phase in (TOSS, FINISHED):
        return -1
    if g.holder != NOBODY:
        return int(g.side_of(g.holder))
    to_be_kicked = g.phase == KICKOFF or (g.phase == DOWN and g.kind == PUNT)  # the receivers count as attack
    return int(1 - g.off if to_be_kicked else g.off)


def series_side(g: Gridiron) -> int:
    """Whose downs are counted, whoever has the ball meanwhile."""
    return int(1 - g.first if g.kind == PUNT else g.first)


def togo(g: Gridiron) -> int:
    """[TD-4.6] Rows that the series still needs."""
    return int(rows_to_go(g, series_side(g), g.los))


class Doing(NamedTuple):
    """Who is at work: the player who walks, throws or is placed, whom he meets, and what he has left."""

    player: int = 0
    other: int = 0
    left: int = 0


def doing(g: Gridiron) -> Doing:
    """Who is at work."""
    top = g.top
    if isinstance(top, Walk):
        return Doing(g.number_of(top.slot), left=top.left)
    if isinstance(top, Contact):
        return Doing(g.number_of(top.mover), g.number_of(top.other))
    if isinstance(top, HandOff | ForwardPass):
        return Doing(other=g.number_of(top.receiver))
    return Doing(g.number_of(placing(g))) if placing(g) >= 0 else Doing()


def bench(g: Gridiron, side: int) -> list[Injured]:
    """The injured of a side."""
    t = g.tables
    first, last = (t.first_away, len(g.box)) if side else (0, t.first_away)
    return [
        Injured(side, t.number[p], ROLES[t.role[p]], g.box[p] & 3) for p in range(first, last) if g.box[p] & 3
    ]


def scene(state: State, seat: int | None) -> Scene:
    """[TD-1.3, TD-23.9] All markers; nothing is hidden but the dice that are not yet rolled."""
    g = cast(Gridiron, state)
    t, ball, acts = g.tables, g.ball, doing(g)
    row = g.own_row(g.off, g.los)
    return Scene(
        phase=PHASES[g.phase],
        kind=KINDS[g.kind],
        possession=owner(g),
        attack=g.off,
        defence=1 - g.off,
        series=series_side(g),
        south=g.south,
        row=row,
        yards=row * 5 // 2,
        los=g.los,
        column=g.col,
        down=g.down,
        yc=g.yc,
        togo=togo(g) if g.phase in (DOWN, MOVE) else 0,
        quarter=g.quarter,
        clock=clock_text(g),
        timeouts=(g.home_out, g.away_out),
        score=(g.home, g.away),
        teams=(t.names[0], t.names[1]),
        move=g.move,
        part=g.part,
        low=g.low,
        high=g.high,
        initiative=g.lead,
        mover=moving_side(g) if g.lead != NOBODY else -1,
        idle=g.n - 1 if g.need == CHOICE and g.question == q.Q_MOVE else 0,
        ball=(t.column[ball], t.row[ball]) if ball != NOWHERE else None,
        loose=ball != NOWHERE and g.holder == NOBODY,
        carrier=g.number_of(g.holder) if g.holder != NOBODY else 0,
        figures=[figure(g, slot) for slot in range(2 * SLOTS) if g.square[slot] != NOWHERE],
        unplaced=unplaced(g),
        asked_row=asked_row(g),
        injured=bench(g, 0) + bench(g, 1),
        columns=t.columns,
        depth=t.depth,
        hashes=(t.hash_west, t.centre, t.hash_east),
        goals=tuple(t.goals[i] for i in range(len(t.goals))),
        player=acts.player,
        other=acts.other,
        left=acts.left,
    )


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
    return f"{head} {who} {NTH[g.down]} & {togo(g)}, row {row}"
