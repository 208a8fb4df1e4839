"""A competition: its ledger, and what that has come to."""

import copy
import secrets
from collections.abc import Iterable, Sequence

import msgspec

from downfield.league.acts import act
from downfield.league.careers import BEFORE, occasions, rolls
from downfield.league.deeds import Annulled, AnyDeed, Began, Created, Drafted, Drew, Rolled
from downfield.league.draws import next_draws
from downfield.league.errors import BadLedger, LeagueError, NotNow, Refused, because
from downfield.league.ledger import Line, following
from downfield.league.lots import commitment, draw, key_for
from downfield.league.rounds import how_many_rounds
from downfield.league.settings import KnockOut, Settings, check
from downfield.league.state import State


class Competition:
    """Its lines, and the state that they make; where a new deed is refused nothing changes."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.lines = list(lines)
        self.state = run(self.lines)

    def twin(self) -> "Competition":
        """The same once more: what is done to the one is not done to the other."""
        twin = copy.copy(self)
        twin.lines, twin.state = list(self.lines), copy.deepcopy(self.state)
        return twin

    def do(self, deed: AnyDeed, by: str, at: str) -> Line:
        """Write a line, or refuse it and leave everything as it was."""
        line = following(self.lines, deed, by, at)
        if self.lines and at < self.lines[-1].at:
            line = msgspec.structs.replace(
                line, at=self.lines[-1].at
            )  # a clock that went back changes no order
        try:
            self._done(line)
        except BaseException:
            self.state = run(self.lines)  # whatever was half done has not been done
            raise
        self.lines.append(line)
        return line

    def _done(self, line: Line) -> None:
        """Let the state follow a new line; what is annulled is followed from the beginning."""
        if isinstance(line.deed, Annulled):
            self.state = run([*self.lines, line])
        else:
            act(self.state, line.deed, line.number, line.at)

    def draw(self, by: str, at: str, dues: Sequence[str] = ()) -> list[Line]:
        """Draw what comes next; `dues` says when each round ends."""
        drawn = next_draws(self.state)
        return [self.do(self._dated(drew, dues[at_round:]), by, at) for at_round, drew in enumerate(drawn)]

    def _dated(self, drew: Drew, dues: Sequence[str]) -> Drew:
        """A round with its end; a knock-out with those of all its rounds."""
        kind = self.state.stage(drew.stage)
        rounds = how_many_rounds(len(drew.seeds), kind) if isinstance(kind, KnockOut) else 1
        return msgspec.structs.replace(drew, due=dues[0] if dues else "", later=tuple(dues[1:rounds]))

    def draft(self, entrant: int, words: Sequence[str], secret: bytes, by: str, at: str) -> Line:
        """Let an entrant do something between two matches, with dice where its game rolls for it."""
        key = key_for(secret, f"line {len(self.lines) + 1}") if rolls(self.state) else ""
        return self.do(Drafted(entrant, tuple(words), key), by, at)

    def roll(self, secret: bytes, by: str, at: str, before: str = "") -> list[Line]:
        """Roll what is owed after matches, and before the match that is about to begin."""
        written = []
        for occasion, match in occasions(self.state, before):
            deed = Rolled(match, key_for(secret, occasion), occasion.startswith(BEFORE))
            written.append(self.do(deed, by, at))
        return written

    def begin(self, secret: bytes, by: str, at: str) -> Line:
        """Close the entries and draw the lots."""
        if commitment(secret) != self.state.commitment:
            raise Refused("This is not the secret whose fingerprint was shown at first.", key="lots-secret")
        within = [e for e in self.state.entrants.values() if not e.waiting and not e.withdrawn]
        return self.do(Began(draw(secret, [e.nonce for e in within])), by, at)


def create(settings: Settings, by: str, at: str, secret: bytes | None = None) -> tuple[Competition, bytes]:
    """A new competition, and the secret of its lots, which is to be kept until it is over."""
    check(settings)
    secret = secrets.token_bytes(32) if secret is None else secret
    return Competition([following([], Created(settings, commitment(secret)), by, at)]), secret


def run(lines: Sequence[Line]) -> State:
    """What a ledger has come to; lines that were annulled are passed over."""
    if not lines or not isinstance(lines[0].deed, Created):
        raise BadLedger("A ledger begins with what is to be held.", key="ledger-first")
    created = lines[0].deed
    state = State(created.settings, created.commitment, lines[0].by, at=lines[0].at)
    struck_out = _struck_out(lines)
    for line in lines[1:]:
        if line.number in struck_out or isinstance(line.deed, Annulled):
            continue
        try:
            act(state, line.deed, line.number, line.at)
        except LeagueError as e:
            if struck_out and line is not lines[-1]:
                raise NotNow(
                    "Line {line} stands on what was annulled: {why}",
                    key="ledger-stands-on",
                    line=line.number,
                    why=e,
                ) from None
            raise
    return state


def _struck_out(lines: Sequence[Line]) -> set[int]:
    found: set[int] = set()
    for line in lines:
        if isinstance(line.deed, Annulled):
            target = line.deed.line
            if (
                not 1 < target < line.number
                or target in found
                or isinstance(lines[target - 1].deed, Annulled)
            ):
                raise Refused("Line {line} cannot be annulled.", key="ledger-annul", line=target)
            because(line.deed.why)
            found.add(target)
    return found


def drawn_alike(lines: Sequence[Line]) -> bool:
    """Whether every round was drawn as the rules say, and not by hand."""
    wanted: list[Drew] = []  # of rounds that are drawn together, those that follow
    for line in lines:
        if not isinstance(line.deed, Drew):
            wanted = []
            continue
        try:
            wanted = wanted or next_draws(run(lines[: line.number - 1]))
        except LeagueError:
            return False
        if msgspec.structs.replace(line.deed, due="", later=()) != wanted.pop(0):
            return False
    return True
