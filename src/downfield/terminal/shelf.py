"""Where matches are kept: their records, and apart from them the secrets of dice that are still being rolled."""

import contextlib
import os
import pathlib
import secrets
from datetime import datetime

from downfield.kernel import record
from downfield.kernel.cache import folders
from downfield.kernel.dice import CommittedDice, Dice, SeededDice
from downfield.kernel.errors import DownfieldError, RecordError
from downfield.kernel.lessons.script import script
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE
from downfield.kernel.record import Record
from downfield.kernel.spec import Game
from downfield.text import Text

ENDING = ".record"


def data_folder() -> pathlib.Path:
    """The user's folder for Downfield's data, which need not exist yet; DOWNFIELD_DATA names another."""
    return folders.user(
        "DOWNFIELD_DATA", mac="Application Support", windows="data", xdg="XDG_DATA_HOME", usual=".local/share"
    )


def records_folder() -> pathlib.Path:
    """Where records lie unless another folder is named."""
    return data_folder() / "records"


def new_file(folder: pathlib.Path, slug: str, now: datetime) -> pathlib.Path:
    """A name that no record in the folder bears yet."""
    stem = f"{slug}-{now:%Y-%m-%d-%H%M%S}"
    file, number = folder / f"{stem}{ENDING}", 2
    while file.exists():
        file, number = folder / f"{stem}-{number}{ENDING}", number + 1
    return file


def unfinished(folder: pathlib.Path, most: int = 5) -> list[tuple[pathlib.Path, Record]]:
    """Matches that can be resumed, the latest first; what is no record is passed over."""
    found: list[tuple[pathlib.Path, Record]] = []
    if not folder.is_dir():
        return found
    for file in sorted(folder.glob(f"*{ENDING}"), key=lambda f: f.stat().st_mtime, reverse=True):
        with contextlib.suppress(DownfieldError):
            read = record.open_file(file)
            if read.tags["Result"] == "*":
                found.append((file, read))
        if len(found) == most:
            break
    return found


# Secrets ------------------------------------------------------------------------------------------------------


def secret_file(commitment: str) -> pathlib.Path:
    """Where the secret behind a commitment is kept until the match is over."""
    return data_folder() / "secrets" / commitment


def keep_secret(dice: CommittedDice, text: Text) -> None:
    """Put a secret where only this user can read it."""
    file = secret_file(dice.commitment)
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as f:
            f.write(dice.secret.hex() + "\n")
            f.flush()
            os.fsync(f.fileno())
    except OSError as e:
        raise RecordError(text.say("cannot-write", file=str(file), why=e.strerror or "")) from None


def find_secret(commitment: str, text: Text) -> CommittedDice:
    """The dice behind a commitment, or RecordError."""
    file = secret_file(commitment)
    try:
        dice = CommittedDice.from_hex(file.read_text(encoding="ascii").strip())
    except (OSError, UnicodeDecodeError, DownfieldError):
        raise RecordError(text.say("secret-missing", file=str(file))) from None
    if dice.commitment != commitment:
        raise RecordError(text.say("secret-wrong", file=str(file)))
    return dice


def forget_secret(commitment: str) -> None:
    """A secret that stands in a finished record need not be kept."""
    with contextlib.suppress(OSError):
        secret_file(commitment).unlink()


# Taking a match from the shelf ----------------------------------------------------------------------------------


def resume(read: Record, game: Game, text: Text) -> Match:
    """A match as far as its record goes, with its own dice in hand but not yet rolled."""
    match = record.resume(read, game, None)
    match.dice = _dice_of(read, game, text)
    return match


def _dice_of(read: Record, game: Game, text: Text) -> Dice:
    """The dice a record began with, as many rolls on as it has."""
    if "Commitment" in read.tags:
        return find_secret(read.tags["Commitment"], text)
    if "Lesson" in read.tags:
        return script(game, read.tags["Lesson"]).hand(secrets.randbits(53))
    if "Seed" not in read.tags:
        return CommittedDice()  # its first rolls were made by hand
    dice = SeededDice(int(read.tags["Seed"]))
    again = record.restart(read, game)
    for play in read.plays:
        for word in (part for joined in play.words for part in again.parts(joined)):
            if again.state.need == CHANCE:
                dice.outcome(again.state, again.rolls)
            again.answer(word)
    return dice
