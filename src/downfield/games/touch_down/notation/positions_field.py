"""An action in progress, written and read: who stands or lies where, and who has the ball."""

import re
from typing import cast

from downfield.games.touch_down.components.parts import ROLES
from downfield.games.touch_down.model.kinds import (
    ATTACK,
    FALLEN,
    FIELD_GOAL,
    FIELDED,
    FOE,
    KICK_OFF,
    ONE_POINT,
    PUNT,
    TANGLED,
    TWO_POINTS,
)
from downfield.games.touch_down.model.position import BOTH, EMPTY, MINUTE, NOWHERE, Gridiron
from downfield.games.touch_down.model.tables import OUTSIDE, ROWS, SLOTS
from downfield.games.touch_down.notation.answers import COLUMNS, square_name
from downfield.games.touch_down.notation.positions_lineup import check_lineups, form_of
from downfield.games.touch_down.notation.positions_read import numbered, player_named
from downfield.games.touch_down.rules.ball import UNCOUNTED, note_ball
from downfield.games.touch_down.rules.squad import role_wanted
from downfield.kernel.fields import SIDES, Fields, in_range, only, refuse
from downfield.kernel.needs import NOBODY

SOFAR = ("pass", "beyond", "runback", "inside")
FIGURE = re.compile(r"(\d{1,2})@([a-y])(-?\d{1,2})(x?)(?:([~&])(\d{1,2}))?")
SQUARE = re.compile(r"([a-y])(-?\d{1,2})")


def place_action(g: Gridiron, f: Fields, kinds: tuple[str, ...]) -> None:
    """The action as it stands when a move begins."""
    kind = kinds.index(cast(str, f.get("kind", "attack")))
    off = int(g.off)
    g.begin_action(kind, SIDES.index(cast(str, f.get("attack", SIDES[off]))))
    g.off = off
    g.move = in_range(f, "move", 1, 1, 40, "TD-23.8") - 1
    g.late = int(g.move > 0 and g.clock >= MINUTE * g.tables.minutes)
    _place_line(g, f)
    for side, name in enumerate(SIDES):
        _place_players(g, side, cast(str, f.get(name, "")))
    _place_tangles(g, f)
    _place_sofar(g, f)
    _place_ball(g, f)
    _check_sofar(g, f)
    if g.move == 0:
        check_lineups(g)


def _place_line(g: Gridiron, f: Fields) -> None:
    """The line of scrimmage, and in the actions of a series its down."""
    t = g.tables
    kicker = 1 - g.first
    row = {KICK_OFF: g.own_row(kicker, t.kickoff_row), ONE_POINT: g.own_row(kicker, t.try_row),
           TWO_POINTS: g.own_row(kicker, t.try_row)}.get(int(g.kind))  # fmt: skip
    g.los = in_range(f, "row", int(row or g.own_row(g.first, t.touchback_row)), 1, ROWS, "TD-2.2")
    g.col = cast(int, f.get("column", t.centre))
    if g.col not in (t.centre, t.hash_west, t.hash_east) or (g.kind != ATTACK and g.col != t.centre):
        raise refuse("column", g.col, "no action of this kind starts there", "TD-13.5")
    series = g.kind in (ATTACK, PUNT, FIELD_GOAL)
    if row is not None and g.los != row:
        raise refuse("row", g.los, f"this action starts on row {row}", "TD-2.6")
    g.down = in_range(f, "down", 1, 1, 4 if series else 1, "TD-23.6")
    g.yc = in_range(f, "yc", int(g.los) if series else 0, 1 if series else 0, ROWS, "TD-4.6")


def _place_players(g: Gridiron, side: int, text: str) -> None:
    """[TD-23.2, TD-23.3, TD-23.7] Eleven at most, within their roles, one standing in a square."""
    form = form_of(int(g.kind), side == g.first)
    for word in filter(None, text.split(",")):
        found = FIGURE.fullmatch(word)
        if found is None:
            raise refuse(
                SIDES[side],
                word,
                "write 80@l11; then x for fallen, ~23 or &23 for entangled",
                "TD-2.2",
            )
        player = numbered(g, SIDES[side], side, int(found[1]))
        slot = _free_slot(g, side, form, player)
        square = _square(g, SIDES[side], found[2], found[3])
        if not found[4] and g.standing(square, side) != NOBODY:
            raise refuse(SIDES[side], word, "two players of a team cannot stand in one square", "TD-23.2")
        if g.box[player] & 3:
            raise refuse(SIDES[side], word, "he is injured, and a player is in one place only", "TD-23.7")
        g.who[slot] = player
        g.box[player] |= FIELDED
        g.put(slot, square)
        if found[4]:
            g.fall(slot)


def _free_slot(g: Gridiron, side: int, form: int, player: int) -> int:
    """The first free slot of a player's role."""
    role = g.tables.role[player]
    name = f"{g.tables.number[player]} ({ROLES[role]})"
    if g.box[player] & FIELDED:
        raise refuse(SIDES[side], name, "he is on the field already", "TD-23.7")
    for i in range(SLOTS):
        if role_wanted(form, i) == role and g.who[SLOTS * side + i] == EMPTY:
            return SLOTS * side + i
    raise refuse(SIDES[side], name, "the formation has no place for another of his role", "TD-23.3")


def _square(g: Gridiron, field: str, column: str, row: str) -> int:
    x, y, t = COLUMNS.index(column) + 1, int(row), g.tables
    if x > t.columns or not -t.depth < y <= ROWS + t.depth:
        raise refuse(field, f"{column}{row}", "no such square is in bounds", "TD-2.3")
    return int(t.square_at(x, y))


def _place_tangles(g: Gridiron, f: Fields) -> None:
    """[TD-10.7] Who is entangled with whom; [TD-23.2] else no two opponents stand in one square."""
    together: set[tuple[int, int]] = set()
    free: set[int] = set()
    for side, name in enumerate(SIDES):
        for word in filter(None, cast(str, f.get(name, "")).split(",")):
            found = FIGURE.fullmatch(word)
            if found is None or not found[6]:
                continue
            slot = _slot(g, numbered(g, name, side, int(found[1])))
            other = _slot(g, numbered(g, name, 1 - side, int(found[6])))
            if other < 0 or not g.is_standing(slot):
                raise refuse(name, word, "entangled are two opponents on the field", "TD-10.7")
            if found[5] == "&" and (g.square[slot] != g.square[other] or not g.is_standing(other)):
                raise refuse(name, word, "they do not stand in one square", "TD-10.7")
            together.add((min(slot, other), max(slot, other)))
            if found[5] == "~":
                g.status[slot] |= TANGLED + FOE * (other + 1)
            else:
                free.add(slot)
    if g.tables.both_held:
        _hold_others(g, free)
    for slot in range(SLOTS):
        other = int(g.standing(g.square[slot], 1)) if g.is_standing(slot) else NOBODY
        if other != NOBODY and (slot, other) not in together:
            word = f"{g.number_of(slot)} and {g.number_of(other)}"
            raise refuse("home", word, "two opponents stand in one square only when entangled", "TD-23.2")


def _hold_others(g: Gridiron, free: set[int]) -> None:
    """[TD-10.7a] Whoever was entangled is held too, unless the position says that he no longer is."""
    for slot in range(BOTH):
        other = int(g.foe(slot))
        if (
            other != NOBODY
            and g.is_standing(other)
            and g.square[other] == g.square[slot]
            and other not in free
        ):
            g.status[other] |= TANGLED


def _slot(g: Gridiron, player: int) -> int:
    return next((slot for slot in range(BOTH) if g.who[slot] == player), NOBODY)


def _place_sofar(g: Gridiron, f: Fields) -> None:
    words = [word for word in cast(str, f.get("sofar", "")).split(",") if word]
    for word in words:
        if word not in SOFAR:
            raise refuse("sofar", word, f"write {', '.join(SOFAR)}", "TD-9.4")
    g.thrown, g.beyond, g.runback, g.inside = (int(word in words) for word in SOFAR)
    if g.off != g.first and not g.runback and g.kind not in (KICK_OFF, PUNT):
        g.runback = 1
    if g.kind in (KICK_OFF, PUNT) and g.move > 0:
        g.runback = 1


def _check_sofar(g: Gridiron, f: Fields) -> None:
    """[TD-9.5] A ball beyond the line has been there; [TD-15.4] one gained in the own end zone lies there still."""
    note_ball(g)
    if "inside" in cast(str, f.get("sofar", "")) and not (g.inside and g.runback):
        raise refuse("sofar", "inside", "it was gained in the own end zone and has not left it", "TD-15.4")


def _place_ball(g: Gridiron, f: Fields) -> None:
    """[TD-23.1] One carrier, who stands and belongs to the attack, or a free ball in bounds."""
    text = cast(str, f.get("ball", ""))
    if not text:
        _place_at_start(g)
        return
    free = SQUARE.fullmatch(text)
    if free:
        g.ball = _square(g, "ball", free[1], free[2])
        g.freed = in_range(f, "loose", int(g.move), 0, int(g.move), "TD-11.7")
        if any(g.standing(g.ball, side) != NOBODY for side in (0, 1)):
            raise refuse("ball", text, "whoever stands on a free ball has it", "TD-12.3")
        g.base = UNCOUNTED
        return
    only(f, ("loose",), False, "the ball is not free")
    g.holder = _slot(g, player_named(g, "ball", text))
    if g.holder < 0 or not g.is_standing(g.holder):
        raise refuse("ball", text, "a carrier stands on the field", "TD-23.1")
    kicks = g.kind in (KICK_OFF, PUNT) and g.move == 0
    if g.side_of(g.holder) != (1 - g.off if kicks else g.off):
        raise refuse("ball", text, "the team with the ball is the attack", "TD-5.4")
    g.ball = g.square[g.holder]
    if g.tables.zone[g.ball] == g.goal_zone(g.off) and not kicks:
        raise refuse("ball", text, "in that end zone it would be a touchdown", "TD-15.2")
    _place_run(g, f)


def _place_at_start(g: Gridiron) -> None:
    """The ball on the line of scrimmage, with whoever stands there."""
    g.ball = g.tables.square_at(g.col, g.los)
    side = 1 - g.off if g.kind in (KICK_OFF, PUNT) else g.off
    g.holder = g.standing(g.ball, side)
    g.base = UNCOUNTED
    if g.holder == NOBODY:
        raise refuse(
            "ball", square_name(g, int(g.ball)), "nobody stands there; say who has the ball", "TD-23.1"
        )


def _place_run(g: Gridiron, f: Fields) -> None:
    """[TD-19.2] From where the carrier's yards count."""
    found = re.fullmatch(r"(-?\d{1,2})\+(\d{1,2})", cast(str, f.get("run", "")))
    if "run" in f and found is None:
        raise refuse("run", f["run"], "write a row and rows, 8+3", "TD-19.2")
    g.base, g.far = (int(found[1]), int(found[2])) if found else (UNCOUNTED, 0)


# Telling ----------------------------------------------------------------------------------------------------------


def tell_action(g: Gridiron, kinds: tuple[str, ...]) -> Fields:
    """The action in progress, as `place_action` takes it."""
    told: Fields = {"kind": kinds[g.kind], "attack": SIDES[g.first], "move": int(g.move)}
    for side, name in enumerate(SIDES):
        told[name] = ",".join(
            _figure(g, SLOTS * side + i) for i in range(SLOTS) if g.square[SLOTS * side + i] != NOWHERE
        )
    if g.holder != NOBODY:
        told["ball"] = f"{SIDES[g.side_of(g.holder)]}{g.number_of(g.holder)}"
    elif g.tables.zone[g.ball] != OUTSIDE:
        told["ball"] = square_name(g, int(g.ball))
    sofar = [
        word for word, true in zip(SOFAR, (g.thrown, g.beyond, g.runback, g.inside), strict=True) if true
    ]
    if sofar:
        told["sofar"] = ",".join(sofar)
    if g.holder == NOBODY:
        told["loose"] = int(g.freed)
    elif g.base != UNCOUNTED:
        told["run"] = f"{g.base}+{g.far}"
    return told


def _figure(g: Gridiron, slot: int) -> str:
    """Number and square; x lies there, ~ has entangled somebody, & stands with one and is no longer held.

    Who has been entangled and is held too [TD-10.7a] has no sign: the ~ of the other says it.
    """
    where = square_name(g, int(g.square[slot])) if g.tables.zone[g.square[slot]] != OUTSIDE else "out"
    told = f"{g.number_of(slot)}@{where}"
    if g.status[slot] & FALLEN:
        return told + "x"
    if _holds(g, slot):
        return f"{told}~{g.number_of(g.foe(slot))}"
    other = g.standing(g.square[slot], 1 - g.side_of(slot))
    if other != NOBODY and _is_free(g, slot, other):
        return f"{told}&{g.number_of(other)}"
    return told


def _holds(g: Gridiron, slot: int) -> bool:
    """Whether a player is held by a contact that he caused himself."""
    return bool(g.status[slot] & TANGLED) and g.foe(slot) != NOBODY


def _is_free(g: Gridiron, slot: int, other: int) -> bool:
    """Whether it must be said that somebody is no longer held; where nobody is, home's counter says it for both."""
    if _holds(g, other):
        return bool(g.tables.both_held) and not g.status[slot] & TANGLED
    return slot < SLOTS
