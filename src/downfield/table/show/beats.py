"""What happened since an update, told beat by beat: dice, what came of them, the new board, what it means."""

from collections.abc import Iterator, Sequence

from downfield.kernel.show.beat import Beat, Staging
from downfield.kernel.show.face import Face
from downfield.kernel.show.svg import el
from downfield.kernel.words import Event
from downfield.text import Text

MOST = 3  # throws that are told; of a longer turn only the last of them
FIRST = 2  # facts that say what came of a throw; the others are told in the log
NOBODYS = ("turnover", "fumble", "half-time")  # banners that are nobody's triumph


Said = tuple[Event, str]  # a fact, and how it is said


def beats(face: Face, fallen: Sequence[str], first: int, facts: Sequence[Said], text: Text) -> list[Beat]:
    """The beats of what may be known: by move from the match's number `first` on the die that fell, or ""; facts, said.

    Where neither dice fell nor something has a moment of its own, there is nothing to wait for.
    """
    told: list[Beat] = []
    for throw, came in list(_throws(face, fallen, first, facts))[-MOST:]:
        told.append(Beat("throw", dice=tuple(_die(face.staging, word) for word in throw)))
        told += [Beat("sum", words=" ".join(came[:FIRST]))] if came else []
    banner = _banner(face.staging, facts, text)
    return [*told, Beat("lay"), *banner] if told or banner else []


def _throws(
    face: Face, fallen: Sequence[str], first: int, facts: Sequence[Said]
) -> Iterator[tuple[list[str], list[str]]]:
    """Dice that fell together, and what came of them in words."""
    throw: list[str] = []
    for after, word in enumerate(fallen, first + 1):
        if word and face.staging.die(word):
            throw.append(word)
        came = [words for fact, words in facts if fact.after == after and _is_telling(face, fact)]
        if throw and came:
            yield throw, came
            throw = []
    if throw:
        yield throw, []


def _is_telling(face: Face, fact: Event) -> bool:
    """Whether a fact says what came of the dice, and more than they did."""
    return fact.key not in face.news.minor and fact.key not in face.staging.banners


def _die(staging: Staging, word: str) -> str:
    """A die one unit wide."""
    return el("g", staging.die(word), transform=f"scale({1 / staging.wide:.4g})")


def _banner(staging: Staging, facts: Sequence[Said], text: Text) -> list[Beat]:
    """The last fact that has a moment of its own."""
    for fact, _ in reversed(facts):
        if name := staging.banners.get(fact.key):
            side = fact.args().get("side", -1)
            tone = ("home", "away")[side] if side in (0, 1) and name not in NOBODYS else ""
            return [Beat("banner", words=text.say(f"banner-{name}"), tone=tone)]
    return []
