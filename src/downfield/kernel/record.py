"""The record of a match: a text for people and for git, from which the match can be played again to the last die."""

import contextlib
import hashlib
import pathlib
import re
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

import msgspec

from downfield.kernel import disk, notation, sums
from downfield.kernel.dice import CommittedDice, LessonDice, SeededDice
from downfield.kernel.errors import DownfieldError, NotationError, RecordError, RecordMismatch
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE
from downfield.kernel.options import Value

if TYPE_CHECKING:
    from downfield.kernel.spec import Game

FORM = "1"
LARGEST = 4_000_000  # bytes of a file
FOUNDATION = ("Game", "Rules", "Pack", "Options", "Start", "Commitment", "Seed")
LATER = ("Nonces", "Lesson")  # part of it where they stand there; older records have none
TAG = re.compile(r'\[(\w+) "(.*)"\]')
UNROLLED = re.compile(r"(\d{1,6})\+([1-9]\d{0,5})")
PLAY = re.compile(r"(\d{1,9})\.\s+(?:\{[^}]*\}\s*)?(.*)")
DIGEST = re.compile(r"[0-9a-f]+")


class Play(msgspec.Struct):
    """One line of a record: its number, its words, the digest after it ("" if it was cut short), and its text."""

    line: int
    words: list[str]
    digest: str
    text: str = ""


class Record(msgspec.Struct):
    """A record as read: its tags (and the line each stands on) and its plays."""

    tags: dict[str, str]
    lines: dict[str, int]
    plays: list[Play]


# Writing -------------------------------------------------------------------------------------------------------


def write(
    match: Match,
    date: str = "",
    *,
    secret: bool = True,
    guests: Collection[int] = (),
    more: dict[str, str] | None = None,
) -> str:
    """The text of a match. The secret of its dice stands at the end once the match is over (unless told not to).

    `guests` are seats whose holders played under a name for which nobody vouches. `more` are tags of whoever answers
    for the record, such as a server with its number of the match: then sums of everything close it.
    """
    spec = match.game.spec
    tags = {"Downfield": FORM, "Game": spec.slug, "Rules": spec.version}
    tags["Pack"] = f"{match.game.pack.name} {match.game.pack.hash}"
    tags["Options"] = " ".join(f"{n}={_show(v)}" for n, v in match.options_agreed.items())
    for seat, coach in zip(match.seats, match.coaches, strict=True):
        tags[_tag(seat.name)] = " ".join(coach.replace('"', "'").splitlines())
    if guests:
        tags["Guests"] = " ".join(match.seats[seat].name for seat in guests)
    if date:
        tags["Date"] = date
    if match.start.fields or match.start.since:
        tags["Start"] = match.start.line(spec.form)
    if isinstance(match.dice, CommittedDice):
        tags["Commitment"] = match.dice.commitment
        if match.dice.nonces:
            tags["Nonces"] = " ".join(map(str, match.dice.nonces))
    elif isinstance(match.dice, LessonDice):
        tags["Lesson"] = match.dice.lesson  # its dice prove nothing: they count as rolled by hand
    elif isinstance(match.dice, SeededDice):
        tags["Seed"] = str(match.dice.seed)
    tags["Result"] = match.result()
    if match.resigned is not None:
        tags["Resigned"] = match.seats[match.resigned].name
    if match.unrolled:
        tags["Unrolled"] = " ".join(f"{die}+{n}" for die, n in match.unrolled)
    tags |= more or {}
    plays, tail = _plays(match, chain_start(tags)), dict[str, str]()
    if secret and match.over and isinstance(match.dice, CommittedDice):
        tail["Secret"] = match.dice.secret.hex()
    if more:
        tail["Sums"] = sums.sums(tags | tail, plays)
    return "\n".join([*_tags(tags), "", *plays, *([""] if tail else []), *_tags(tail)]) + "\n"


def _tags(tags: dict[str, str]) -> list[str]:
    return [f'[{name} "{value}"]' for name, value in tags.items()]


def _show(value: Value) -> str:
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _tag(seat: str) -> str:
    return "".join(part.capitalize() for part in re.split(r"\W+", seat))


def chain_start(tags: dict[str, str]) -> str:
    """The digest before the first line: it holds what the match was played with."""
    later = [tags[name] for name in LATER if name in tags]
    return chain("", [*(tags.get(name, "") for name in FOUNDATION), *later], "")


def chain(before: str, words: list[str], position: str) -> str:
    """The digest of a line: of all that came before it, its words, and the position after it."""
    return hashlib.sha256(f"{before} {' '.join(words)} {position}".encode()).hexdigest()[:10]


def _plays(match: Match, digest: str) -> list[str]:
    """A line per play: number, caption, words, digest."""
    lines: list[str] = []
    skip = len(match.start_moves)
    ends = [*match.rests[1:], (len(match.moves), "", match.digest() if match.over else "")]
    for (begin, caption, _), (end, _, position) in zip(match.rests, ends, strict=True):
        words = notation.joined(match.game.spec, notation.tokens(match, max(begin, skip), end))
        if words:
            digest = chain(digest, words, position)
            told = f" ; {digest}" if position else ""  # a play that is not over has none yet
            lines.append(f"{len(lines) + 1}. {{{caption}}} {' '.join(words)}{told}")
    return lines


def save(text: str, file: pathlib.Path) -> None:
    """Put a record on disk whole or not at all."""
    try:
        disk.write_whole(file, text.encode())
    except OSError as e:
        raise RecordError(
            "{file}: cannot be written ({why}); an older version of it is unchanged.",
            key="not-written",
            file=str(file),
            why=e.strerror or "",
        ) from None


# Reading -------------------------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """The tags and plays of a record, or RecordError with the line."""
    record = Record({}, {}, [])
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if tag := TAG.fullmatch(line):
            if tag[1] in record.tags:
                raise RecordError(
                    "Line {line}: the tag {tag} stands there a second time.",
                    key="tag-twice",
                    line=number,
                    tag=tag[1],
                )
            record.tags[tag[1]] = tag[2]
            record.lines[tag[1]] = number
        elif play := PLAY.fullmatch(line):
            if int(play[1]) != len(record.plays) + 1:
                raise RecordError(
                    "Line {line}: play {wanted} is expected, not {found}.",
                    key="play-number",
                    line=number,
                    wanted=len(record.plays) + 1,
                    found=play[1],
                )
            record.plays.append(Play(number, *_split(play[2]), line))
        else:
            raise RecordError(
                "Line {line}: neither a tag nor a play: {found}.",
                key="no-play",
                line=number,
                found=repr(line[:60]),
            )
    for needed in ("Downfield", "Game", "Rules", "Pack", "Options", "Result"):
        if needed not in record.tags:
            raise RecordError(
                "The tag {tag} is missing: this is not a whole record.", key="tag-missing", tag=needed
            )
    if record.tags["Downfield"] != FORM:
        raise RecordError(
            "This record is of form {found}; this Downfield reads form {form}.",
            key="record-form",
            found=record.tags["Downfield"],
            form=FORM,
        )
    return record


def _split(play: str) -> tuple[list[str], str]:
    """The words of a play, and its digest if there is one."""
    words, _, digest = play.rpartition(";")
    digest = digest.strip()
    return (words.split(), digest) if ";" in play and DIGEST.fullmatch(digest) else (play.split(), "")


def open_file(file: pathlib.Path) -> Record:
    """Read a record from disk."""
    try:
        return read(disk.read_text(file, LARGEST))
    except FileNotFoundError:
        raise RecordError("{file}: no such file.", key="no-file", file=str(file)) from None
    except (OSError, ValueError) as e:  # no text, or no name of a file
        raise RecordError(
            "{file}: cannot be read ({why}).", key="not-read", file=str(file), why=str(e)
        ) from None
    except RecordError as e:
        raise RecordError("{file}: {reason}", key="in-file", file=str(file), reason=e) from None


def check_head(record: Record, game: "Game") -> None:
    """That a record belongs to this game, these rules and these components."""
    tags = record.tags
    if tags["Game"] != game.slug:
        raise RecordMismatch(
            "Line {line}: a record of {found}, not of {game}.",
            line=record.lines["Game"],
            key="other-game",
            found=tags["Game"],
            game=game.slug,
        )
    if not game.knows_rules(tags["Rules"]):
        raise RecordMismatch(
            "Line {line}: played under rules {found} of {game}; this Downfield has rules {rules}. Replay it with the"
            " version that wrote it.",
            line=record.lines["Rules"],
            key="other-rules",
            found=tags["Rules"],
            game=game.slug,
            rules=game.spec.version,
        )
    if not game.knows_pack(tags["Rules"], tags["Pack"].split()[-1]):
        raise RecordMismatch(
            "Line {line}: played with other components (pack {found}, not {pack}). Name their folder with --pack.",
            line=record.lines["Pack"],
            key="other-pack",
            found=tags["Pack"],
            pack=f"{game.pack.name} {game.pack.hash}",
        )


def options_of(record: Record, game: "Game") -> dict[str, Value]:
    """The options a record was played with."""
    pairs = [word.partition("=") for word in record.tags["Options"].split()]
    with _named(record, "Options"):
        return game.options({name: value for name, _, value in pairs}, record.tags["Rules"])


@contextlib.contextmanager
def _named(record: Record, tag: str) -> Iterator[None]:
    """What is wrong in a tag is said with its line."""
    try:
        yield
    except (DownfieldError, ValueError) as e:
        reason = (
            e
            if isinstance(e, DownfieldError)
            else NotationError("{found} is not a number.", key="no-number", found=repr(record.tags[tag]))
        )
        raise RecordMismatch(
            "Line {line}: the tag {tag}: {reason}",
            line=record.lines.get(tag, 0),
            key="in-tag",
            tag=tag,
            reason=reason,
        ) from None


def restart(record: Record, game: "Game", *, dice: CommittedDice | None = None) -> Match:
    """A match at the start of a record; its dice are given by hand unless others are named."""
    check_head(record, game)
    names = tuple(
        record.tags.get(_tag(seat.name), seat.name) for seat in game.spec.seats(options_of(record, game))
    )
    with _named(record, "Start"):
        match = game.at(record.tags.get("Start", ""), options=options_of(record, game), coaches=names)
    match.dice = dice
    match.unrolled = unrolled(record)
    return match


def unrolled(record: Record) -> list[tuple[int, int]]:
    """Where dice were rolled that the coaches agreed to take back: before which die, and how many."""
    found: list[tuple[int, int]] = []
    for word in record.tags.get("Unrolled", "").split():
        pair = UNROLLED.fullmatch(word)
        if pair is None or (found and int(pair[1]) <= found[-1][0]):
            raise RecordMismatch(
                "Line {line}: the tag Unrolled: {word} says no die and number.",
                line=record.lines["Unrolled"],
                key="unrolled",
                word=repr(word),
            )
        found.append((int(pair[1]), int(pair[2])))
    return found


def resume(record: Record, game: "Game", dice: CommittedDice | None) -> Match:
    """A match as far as its record goes, ready to be played on with the dice it began with."""
    match = restart(record, game)
    digest = chain_start(record.tags)
    for play in record.plays:
        _replay(match, play)
        digest = _digest(match, play, digest)
    match.dice = dice
    match.rolls += sum(n for _, n in match.unrolled)
    match.roll()
    return match


def _replay(match: Match, play: Play, dice: CommittedDice | SeededDice | None = None) -> None:
    """Answer one line; name it when a word does not fit or a die did not fall so."""
    for word in (part for joined in play.words for part in match.parts(joined)):
        if dice is not None and match.state.need == CHANCE and not match.is_told:
            number = match.rolls + sum(n for die, n in match.unrolled if die <= match.rolls)
            rolled = notation.face(match.game.spec, match.state, dice.outcome(match.state, number))
            if rolled != word:
                raise RecordMismatch(
                    "Line {line}: the die fell {rolled}, the record says {word}.",
                    line=play.line,
                    key="die-fell",
                    rolled=rolled,
                    word=word,
                )
        try:
            match.answer(word)
        except DownfieldError as e:
            raise RecordMismatch(
                "Line {line}: {word}: {reason}", line=play.line, key="in-line", word=word, reason=e
            ) from None


def _digest(match: Match, play: Play, before: str) -> str:
    """The digest after one line; or name the line, when its own differs."""
    digest = chain(before, play.words, match.digest())
    if play.digest and play.digest != digest:
        raise RecordMismatch(
            "Line {line}: its digest is {digest}, the record says {found}: something in this line, or in the tags,"
            " was altered.",
            line=play.line,
            key="digest",
            digest=digest,
            found=play.digest,
        )
    return digest


def verify(record: Record, game: "Game") -> Match:
    """Play a record again and check answers, dice, digests, result and secret; the match, or RecordMismatch."""
    if "Sums" in record.tags:
        sums.check(record.tags, record.lines, [play.text for play in record.plays])
    dice = _dice(record)
    match = restart(record, game)
    digest = chain_start(record.tags)
    for play in record.plays:
        _replay(match, play, dice)
        if play is record.plays[-1] and match.moves_at_rest < len(match.moves):
            give_up(record, match)  # in the middle of a play, whose digest is that of the end
        digest = _digest(match, play, digest)
    if match.resigned is None:
        give_up(record, match)
    if match.result() != record.tags["Result"]:
        raise RecordMismatch(
            "Line {line}: The match ended {ended}; the record says {found}."
            if match.over
            else "Line {line}: The record ends before the match does; the record says {found}.",
            line=record.lines["Result"],
            key="result" if match.over else "cut-short",
            ended=match.result(),
            found=record.tags["Result"],
        )
    return match


def give_up(record: Record, match: Match) -> None:
    """Give the match up, if the record says that somebody did."""
    if "Resigned" not in record.tags:
        return
    names, line = [seat.name for seat in match.seats], record.lines["Resigned"]
    if record.tags["Resigned"] not in names or match.over:
        raise RecordMismatch("Line {line}: nobody of that name could resign here.", line=line, key="resigned")
    match.resign(names.index(record.tags["Resigned"]))


def _dice(record: Record) -> CommittedDice | SeededDice | None:
    """The dice that a record's tags speak of, the secret checked against its commitment."""
    tags = record.tags
    if "Seed" in tags:
        with _named(record, "Seed"):
            return SeededDice(int(tags["Seed"]))
    if "Commitment" not in tags:
        return None
    if "Secret" not in tags:
        if tags["Result"] == "*":
            return None
        line = record.lines["Commitment"]
        raise RecordMismatch(
            "Line {line}: dice were committed to, but the secret at the end is missing.",
            line=line,
            key="secret-missing",
        )
    with _named(record, "Nonces"):
        nonces = tuple(int(word) for word in tags.get("Nonces", "").split())
    with _named(record, "Secret"):
        dice = CommittedDice.from_hex(tags["Secret"], nonces)
    if dice.commitment != tags["Commitment"]:
        line = record.lines["Secret"]
        raise RecordMismatch(
            "Line {line}: this is not the secret that was committed to before the match.",
            line=line,
            key="other-secret",
        )
    return dice
