"""What an owner may not write into formations.toml: each refusal names the formation and the place."""

from downfield.games.calciotto.components.freeze import is_in_circle
from downfield.games.calciotto.components.parts import Formation, Parts, PitchPart, read_place
from downfield.kernel.errors import PackError

SEVEN = 7  # figures beside the keeper
HALF = 10  # rows of a half
KEEPERS = ("g0", "h0", "i0", "j0")
MOST = 8  # as many as digits can choose, one being left for last time's


def check_formations(parts: Parts, file: str) -> None:
    """[CAL-4.3] A few formations, each with a key and seven legal places."""
    known = parts.formations.formations
    if not 1 <= len(known) <= MOST or len({form.key for form in known}) < len(known):
        raise _refuse(file, "formations", f"1 to {MOST} formations, each with a key of its own")
    for i, form in enumerate(known):
        _check_form(form, parts.pitch, file, f"formations[{i}] ({form.key})")


def _check_form(form: Formation, pitch: PitchPart, file: str, key: str) -> None:
    if not form.key.replace("-", "").isalpha():
        raise _refuse(file, f"{key}.key", "a word of letters and hyphens")
    if form.keeper not in KEEPERS:
        raise _refuse(
            file, f"{key}.keeper", f"{form.keeper!r} is no goal square: {', '.join(KEEPERS)} (CAL-4.3)"
        )
    if len(form.places) != SEVEN:
        raise _refuse(
            file, f"{key}.places", f"seven places beside the keeper, not {len(form.places)} (CAL-4.3)"
        )
    taken: set[tuple[int, int]] = set()
    for place in form.places:
        reason = _wrong(place, pitch, taken)
        if reason:
            raise _refuse(file, f"{key}.places", f"{reason} (CAL-4.3)")


def _wrong(place: str, pitch: PitchPart, taken: set[tuple[int, int]]) -> str:
    """Why nobody may stand there, "" where somebody may."""
    try:
        _, column, row = read_place(place)
    except ValueError as e:
        return str(e)
    if (column, row) in taken:
        return f"{place} stands in another's square"
    taken.add((column, row))
    if not 1 <= row <= HALF:
        return f"{place} is not in its own half, rows 1 to {HALF}"
    left, right = pitch.small_columns.value
    if row == 1 and left <= column <= right:
        return f"{place} stands in its own small area"
    if is_in_circle(row, column, pitch.circle_radius.value):
        return f"{place} stands in the circle"
    return ""


def _refuse(file: str, key: str, reason: str) -> PackError:
    return PackError(f"{file}: key {key}: {reason}.")
