"""The sums of a record: a short digest of each tag and of all plays, so that whatever was altered is named."""

import hashlib

from downfield.kernel.errors import RecordMismatch

APART = ("Sums", "Signature")  # they speak of the rest
PLAYS = "plays"


def sums(tags: dict[str, str], plays: list[str]) -> str:
    """A digest of every tag, in their order, and of the lines of all plays, captions included."""
    told = [f"{name}:{_short(f'{name} {value}')}" for name, value in tags.items() if name not in APART]
    return " ".join([*told, f"{PLAYS}:{_short(chr(10).join(plays))}"])


def check(tags: dict[str, str], lines: dict[str, int], plays: list[str]) -> None:
    """That nothing was altered, added or taken away since the sums were made; or name it."""
    said = dict(word.partition(":")[::2] for word in tags["Sums"].split())
    found = dict(word.partition(":")[::2] for word in sums(tags, plays).split())
    for name in [*found, *said]:
        if said.get(name) != found.get(name):
            raise _altered(name, lines.get(name, 0), name in said, name in found)


def _altered(tag: str, line: int, was_there: bool, is_there: bool) -> RecordMismatch:
    """How an alteration is put."""
    if tag == PLAYS:
        return RecordMismatch(
            "Something in the lines of the plays, their captions or digests, was altered after the end.",
            key="plays-altered",
        )
    if not is_there:
        return RecordMismatch("The tag {tag} was taken away after the end.", key="tag-gone", tag=tag)
    if not was_there:
        return RecordMismatch(
            "Line {line}: the tag {tag} was added after the end.", line=line, key="tag-added", tag=tag
        )
    return RecordMismatch(
        "Line {line}: the tag {tag} was altered after the end.", line=line, key="tag-altered", tag=tag
    )


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
