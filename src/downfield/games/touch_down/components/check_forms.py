"""What an owner may not write into the ready line-ups: each refusal names the formation, the place and the rule."""

from downfield.games.touch_down.components.parts import FORMS, PLACED, Field, Formation, Parts, read_place
from downfield.games.touch_down.components.refuse import refuse
from downfield.games.touch_down.model.tables import LONGEST, ROWS

ATTACK_LINE = (-2, -1, 0, 1, 2)
KICKER = 5  # his place in a formation for field goals

Place = tuple[int, int, int]


def check_formations(parts: Parts, file: str) -> None:
    """Refuse line-ups that somebody could not take."""
    formations = parts.formations.formations
    if len({f.key for f in formations}) < len(formations) or len(formations) > 40:
        raise refuse(file, "formations", "at most 40 formations, each with a key of its own")
    for use in FORMS:
        if all(f.use != use for f in formations):
            raise refuse(file, "formations", f"none is for {use}")
    for i, formation in enumerate(formations):
        _check_formation(formation, parts.field, file, f"formations[{i}] ({formation.key})")


def _check_formation(formation: Formation, field: Field, file: str, key: str) -> None:
    if formation.use not in FORMS:
        raise refuse(file, f"{key}.for", f"{formation.use!r} is none of {', '.join(FORMS)}")
    if formation.key in ("free", "") or not formation.key.replace("-", "").isalpha():
        raise refuse(file, f"{key}.key", "a word of letters and hyphens, but not free")
    wanted = PLACED[FORMS.index(formation.use)]
    if len(formation.places) != wanted:
        raise refuse(file, f"{key}.places", f"{wanted} places, not {len(formation.places)} (TD-3.4)")
    places = []
    for i, place in enumerate(formation.places):
        try:
            places.append(read_place(place))
        except ValueError as e:
            raise refuse(file, f"{key}.places[{i}]", str(e)) from None
    _check_depths(formation, places, field, file, key)
    _check_columns(formation, places, field, file, key)


def _check_depths(formation: Formation, places: list[Place], field: Field, file: str, key: str) -> None:
    """[TD-6.3, TD-6.6] Nobody too near to the ball, and nobody so deep that he may be off the field."""
    use, zone = formation.use, field.end_zone_rows.value
    for i, (_, _, depth) in enumerate(places):
        where = f"{key}.places[{i}]"
        if use == "defence" and (depth < 1 or (i < 4 and depth != 1)):
            why = "the first four stand on the defence line, depth 1, nobody nearer (TD-6.3)"
            raise refuse(file, where, why)
        if use in ("attack", "goal", "kicking") and depth > zone:
            raise refuse(file, where, f"no deeper than the end zone, {zone} rows (TD-6.2)")
        if use == "kicking" and depth < 1:
            raise refuse(file, where, "kickers stand behind the ball, depth 1 or more (TD-6.6)")


def _check_columns(formation: Formation, places: list[Place], field: Field, file: str, key: str) -> None:
    """[TD-6.2 to TD-6.8] In bounds, one in a square, and within reach of the snap, wherever the ball may lie."""
    centre, zone = (field.columns.value + 1) // 2, field.end_zone_rows.value
    kicked = formation.use in ("goal", "kicking", "receiving")
    for ball in (centre,) if kicked else (*field.hash.value, centre):
        _check_reach(formation.use, places, ball, file, key)
        for deep in range(zone if formation.use == "defence" else 0, zone + ROWS):
            taken = {(ball + x, 0) for x in ATTACK_LINE} if formation.use in ("attack", "goal") else set()
            for i, square in enumerate(_squares(formation.use, places, ball, deep)):
                where = f"{key}.places[{i}]"
                if not 1 <= square[0] <= field.columns.value:
                    raise refuse(file, where, f"off the field when the ball lies in column {ball} (TD-2.3)")
                if square in taken:
                    raise refuse(file, where, f"two in one square with the ball in column {ball} (TD-6.4)")
                taken.add(square)


def _squares(use: str, places: list[Place], ball: int, deep: int) -> list[tuple[int, int]]:
    """Where everybody stands, as column and depth, with so many rows to go back to."""
    last = deep if use in ("defence", "receiving") else 99
    return [(x if absolute else ball + x, min(depth, last)) for absolute, x, depth in places]


def _check_reach(use: str, places: list[Place], ball: int, file: str, key: str) -> None:
    """[TD-6.2, TD-6.8] Somebody, at a field goal the kicker, is near enough for the snap."""
    if use not in ("attack", "goal"):
        return
    away = [max(abs(x - ball if absolute else x), depth) for absolute, x, depth in places]
    if use == "attack" and min(away) > LONGEST:
        raise refuse(file, f"{key}.places", f"nobody within {LONGEST} squares of the centre (TD-6.2)")
    if use == "goal" and away[KICKER] > LONGEST:
        where = f"{key}.places[{KICKER}]"
        raise refuse(file, where, f"the kicker is not within {LONGEST} squares of the centre (TD-6.8)")
