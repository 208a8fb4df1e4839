"""The sums of a record: a short digest of each tag and of all plays, so that whatever was altered is named."""

import hashlib

from downfield.kernel.errors import RecordMismatch

APART = ("Sums", "Signature")  # they speak of the rest
PLAYS = "plays"


def sums(tags: dict[str, str], plays: list[str]) -> str:
    """A digest of every tag, in their order, and of the lines of all plays, captions included."""
    told = [f"{name}:{_short(f'{name} {value}')}" for name, value in tags.items() if name not in APART]
    return " ".join([*told, f"{PLAYS}:{_short(chr(10).join(plays))}"])


def differing(tags: dict[str, str], plays: list[str]) -> list[str]:
    """The names of tags, and of the plays, that are other than the sums say."""
    said, found = _by_name(tags["Sums"]), _by_name(sums(tags, plays))
    forged = [PLAYS] if PLAYS in tags else []  # no tag is called so
    return [*forged, *(name for name in dict.fromkeys((*found, *said)) if said.get(name) != found.get(name))]


def check(tags: dict[str, str], lines: dict[str, int], plays: list[str]) -> None:
    """That nothing was altered, added, taken away or moved since the sums were made; or name it."""
    said, found = _by_name(tags["Sums"]), _by_name(sums(tags, plays))
    for name in differing(tags, plays):
        raise altered(name, lines.get(name, 0), name in said, name in found)
    for before, name in zip(said, found, strict=True):
        if before != name:
            raise RecordMismatch(
                "Line {line}: the tag {tag} stood elsewhere at the end.",
                line=lines.get(name, 0),
                key="tag-moved",
                tag=name,
            )


def _by_name(sums: str) -> dict[str, str]:
    return dict(word.partition(":")[::2] for word in sums.split())


def altered(tag: str, line: int, was_there: bool = True, is_there: bool = True) -> RecordMismatch:
    """How an alteration is put."""
    if tag == PLAYS and not line:
        return RecordMismatch(
            "Something in the lines of the plays, their captions or digests, was altered after the end.",
            key="plays-altered",
        )
    if not is_there:
        return RecordMismatch("The tag {tag} was taken away after the end.", key="tag-gone", tag=tag)
    if not was_there or tag == PLAYS:
        return RecordMismatch(
            "Line {line}: the tag {tag} was added after the end.", line=line, key="tag-added", tag=tag
        )
    return RecordMismatch(
        "Line {line}: the tag {tag} was altered after the end.", line=line, key="tag-altered", tag=tag
    )


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
