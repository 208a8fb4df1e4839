"""What an owner may not write into the pack: each refusal names file, key and reason."""

import re

from downfield.games.first_and_roll.components.parts import Parts, Track, dice
from downfield.games.first_and_roll.model.tables import CIRCLE, FLAG, PLAIN, SQUARE
from downfield.kernel.errors import PackError

Faces = list[tuple[int, int]]


def check(parts: Parts, where: str) -> None:
    """Refuse a pack with which the rules cannot be played."""
    _check_dice(parts, f"{where}/dice.toml")
    _check_track(parts.track, f"{where}/track.toml")
    _check_lines(parts, f"{where}/lines.toml")


def _refuse(file: str, key: str, reason: str) -> PackError:
    return PackError(f"{file}: key {key}: {reason}.")


def _check_dice(parts: Parts, file: str) -> None:
    for die, read, key in dice(parts):
        if not die:
            raise _refuse(file, key, "a die without faces")
        faces: Faces = []
        for i, face in enumerate(die):
            try:
                faces.append(read(face.face))
            except ValueError as e:
                raise _refuse(file, f"{key}[{i}].face", str(e)) from None
        if key.startswith("offence"):
            _check_offence(key, faces, file)
        elif key.startswith("defence"):
            _check_defence(key, faces, file)
    if all(face.face != "clock" for face in parts.dice.special.clock):
        raise _refuse(file, "special.clock", "without a clock face a half need never end (FAR-6.1)")


def _check_offence(key: str, faces: Faces, file: str) -> None:
    """[FAR-1.2] The highest number is circled; the red die has a square."""
    highest = max(number for number, _ in faces)
    if any(badge != CIRCLE for number, badge in faces if number == highest):
        raise _refuse(file, key, f'the highest number must be circled: write "({highest})" (FAR-1.2)')
    if highest == 0:
        raise _refuse(file, key, "a die that shows nothing but 0 gains nothing (FAR-1.2)")
    if all(badge == CIRCLE for _, badge in faces):
        raise _refuse(file, key, "every face is circled, so that a breakaway would never end (FAR-7.1)")
    squared = any(badge == SQUARE for _, badge in faces)
    if squared and key != "offence.red":
        raise _refuse(file, key, "only the red die has a square (FAR-1.2)")
    if not squared and key == "offence.red":
        raise _refuse(file, key, 'the red die has a square: write "[2]" (FAR-1.2)')


def _check_defence(key: str, faces: Faces, file: str) -> None:
    """[FAR-1.3] A defence die has negative numbers and a flag."""
    if all(badge != FLAG for _, badge in faces):
        raise _refuse(file, key, 'no flag: write "F" on one face (FAR-1.3)')
    if all(badge != PLAIN for _, badge in faces):
        raise _refuse(file, key, "no number: a defence die has numbers below zero (FAR-1.3)")


def _check_track(track: Track, file: str) -> None:
    """[FAR-16.1, FAR-17.1] The times on the track fall, from a first space to a last."""
    seconds: list[int] = []
    for i, space in enumerate(track.spaces):
        if not re.fullmatch(r"\d{1,3}:[0-5]\d", space.space):
            raise _refuse(file, f"spaces[{i}].space", f'{space.space!r} is no time; write "2:00"')
        minutes, _, rest = space.space.partition(":")
        seconds.append(60 * int(minutes) + int(rest))
        if i and seconds[i] >= seconds[i - 1]:
            raise _refuse(file, f"spaces[{i}].space", f"{space.space} does not lie after the space before it")
    if len(seconds) < 2:
        raise _refuse(file, "spaces", "the track needs a space to start on and one to end on (FAR-17.1)")


def _check_lines(parts: Parts, file: str) -> None:
    """[FAR-20.6] Every line lies on the field."""
    lines = parts.lines
    for key in ("touchback", "onside", "free_kick", "hail_mary", "try_spot"):
        value = getattr(lines, key).value
        if not 1 <= value <= 99:
            raise _refuse(file, f"{key}.value", f"{value} is not on the field; write 1 to 99")
    if not 0 <= lines.timeouts.value <= 99:
        raise _refuse(file, "timeouts.value", f"{lines.timeouts.value} cannot be; write 0 to 99")
    read = {key: [reader(f.face)[0] for f in die] for die, reader, key in dice(parts)}
    if lines.onside.value + max(read["offence.red"]) + max(read["offence.yellow"]) > 99:
        raise _refuse(file, "onside.value", "an onside kick could leave the field (FAR-4.4)")
