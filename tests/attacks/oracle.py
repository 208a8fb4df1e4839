"""A guest who tries to foretell what is hidden: by the words, the work and the time of whatever he may send.

`python -m tests.attacks.oracle` tries ten positions of each game, two hundred tries, and says how often he was right.
"""

import contextlib
import functools
import math
import statistics
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence

import msgspec

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.dice import CommittedDice
from downfield.kernel.errors import DownfieldError
from downfield.kernel.needs import CHANCE, NOBODY, SEALED
from downfield.table.live import acts
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.messages import Act, Answer, AskBack, GoBack, Nonce, Rematch, Stay, TakeBack
from downfield.table.protocol.requests import text_of
from downfield.table.show.films import Film
from downfield.table.show.moments import moment
from downfield.table.show.updates import Showing
from tests.table.live.test_fair import begun, calls, fresh, messages, risky

TIMED = 2  # how often each message is timed; the shortest counts
RARE = {
    "first-downs": 2,
    "first-and-roll": 20,
    "calciotto": 50,
    "touch-down": 300,
    "blood-bowl": 60,
}  # one in so many
KINDS = {"first-downs": ("die", "sealed"), "first-and-roll": ("die", "sealed"), "calciotto": ("die", "card", "secret"),
         "touch-down": ("die",), "blood-bowl": ("die",)}  # fmt: skip
SHORT = 60  # moves: the film of a longer match takes too long to be asked for so often
GRANTED = "granted"
SURE = 4.0  # standard deviations above guessing that nobody reaches by luck
Explain = Callable[[Sitting, int, str], object]
Secrets = Iterator[tuple[Sitting, int]]  # a match, and what is hidden in it


class Puzzle(msgspec.Struct):
    """A position with a secret: who wants to know it, how it is made, and how good the best blind guess is."""

    kind: str
    guest: int | None
    worlds: Callable[[Rng], tuple[Sitting, int]]
    blind: float


class Found(msgspec.Struct):
    """How often the guest was right, by what he went by, and how often he would have been without."""

    tries: int = 0
    blind: float = 0.0
    spread: float = 0.0
    hits: dict[str, int] = {}

    def count(self, puzzle: Puzzle, right: dict[str, bool]) -> None:
        """One more try."""
        self.tries += 1
        self.blind += puzzle.blind
        self.spread = math.hypot(self.spread, math.sqrt(puzzle.blind * (1 - puzzle.blind)))
        self.hits = {by: self.hits.get(by, 0) + was for by, was in right.items()}

    def is_foretold(self, by: str, sure: float = SURE) -> bool:
        """Whether he was right more often than luck allows."""
        return self.hits[by] > self.blind + sure * self.spread


# Positions --------------------------------------------------------------------------------------------------------


def puzzles(slug: str, many: int, seed: int = 1) -> list[Puzzle]:
    """Positions of one game: dice about to fall, choices that lie sealed, cards in other hands."""
    found: dict[str, list[Puzzle]] = defaultdict(list)
    rng = Rng(seed, 3)
    for match in range(25):
        for puzzle in _in_a_match(slug, Rng(seed + match, 4), rng):
            found[puzzle.kind].append(puzzle)
        if sum(map(len, found.values())) > 3 * many and len(found) == len(KINDS[slug]):
            break
    chosen: list[Puzzle] = []
    for turn in range(many):
        kinds = sorted(kind for kind in found if found[kind])
        kind = kinds[turn % len(kinds)]
        chosen.append(found[kind].pop(rng.below(len(found[kind]))))
    return chosen


def _in_a_match(slug: str, play: Rng, rng: Rng) -> Iterator[Puzzle]:
    """The secrets of one match, played at random; not all of them."""
    sitting, rare = begun(slug), RARE[slug]
    state = sitting.match.state
    while not sitting.over:
        look = not rng.below(rare)
        if state.need == CHANCE:
            if state.only != NOBODY and look and state.n > 1:
                yield _card(sitting.clone())
            choices = sitting.match.options()
            sitting.match.answer(choices[play.below(len(choices))].value)
        else:
            if look:
                yield from _decision(sitting.clone())
            seat = sitting.waiting()[0]
            options = sitting.match.state.options(seat)
            sitting.match.answer(options[play.below(len(options))], seat)
        state = sitting.match.state


def _decision(sitting: Sitting) -> Iterator[Puzzle]:
    """What is hidden at a decision: what somebody decides, or the die that falls then."""
    state, seat = sitting.match.state, sitting.waiting()[0]
    options = list(state.options(seat))[:8]
    if (state.need == SEALED and len(sitting.waiting()) > 1) or state.only != NOBODY:
        if len(options) > 1:
            kind = "sealed" if state.need == SEALED else "secret"
            yield Puzzle(
                kind,
                _other(sitting, seat),
                functools.partial(_answered, sitting, seat, options),
                1 / len(options),
            )
    elif tokens := risky(sitting, seat):
        low, blind = _halves(sitting, seat, tokens[0])
        yield Puzzle("die", seat, functools.partial(_rolled, sitting, seat, tokens[0], low), blind)


def _other(sitting: Sitting, seat: int) -> int:
    seats = sitting.match.seats
    return next(s for s, other in enumerate(seats) if other.side != seats[seat].side)


def _answered(sitting: Sitting, seat: int, options: list[int], rng: Rng) -> tuple[Sitting, int]:
    """One of the seat's options lies there, and nobody may know which."""
    twin, which = fresh(sitting), rng.below(len(options))
    twin.match.answer(options[which], seat)
    return twin, which


def _card(sitting: Sitting) -> Puzzle:
    """A card is drawn that only one side may see."""
    choices, only = [c.value for c in sitting.match.options()], sitting.match.state.only
    guest = next(s for s, seat in enumerate(sitting.match.seats) if seat.side != only)
    return Puzzle("card", guest, functools.partial(_drawn, sitting, choices), 1 / len(choices))


def _drawn(sitting: Sitting, choices: list[int], rng: Rng) -> tuple[Sitting, int]:
    twin, which = fresh(sitting), rng.below(len(choices))
    twin.match.answer(choices[which])
    while twin.match.state.need == CHANCE:
        twin.match.answer(twin.match.options()[0].value)
    return twin, which


def _halves(sitting: Sitting, seat: int, token: str) -> tuple[set[int], float]:
    """The faces of the next die that count as low, about half of them; and how good the best blind guess is."""
    tried = sitting.match.tried_by(seat)
    tried.answer(token, seat)
    state = tried.state
    if state.faces > 0:
        weights = [(face, 1) for face in range(state.faces)]
    else:
        weights = [(int(state.opts[i]), int(state.weights[i])) for i in range(state.n)]
    total, low, share = sum(weight for _, weight in weights), set[int](), 0
    for face, weight in weights:
        if 2 * share < total and len(low) < len(weights) - 1:
            low.add(face)
            share += weight
    return low, max(share, total - share) / total


def _rolled(sitting: Sitting, seat: int, token: str, low: set[int], rng: Rng) -> tuple[Sitting, int]:
    """Whether the die that falls next, which follows from a secret, is high."""
    twin = fresh(sitting)
    twin.match.dice = CommittedDice(bytes(rng.below(256) for _ in range(32)))
    ahead = twin.match.clone()
    before = len(ahead.moves)
    ahead.answer(token, seat)
    return twin, int(next(move.value for move in ahead.moves[before:] if move.seat == NOBODY) not in low)


# What he may send -------------------------------------------------------------------------------------------------


def asks(
    sitting: Sitting, guest: int | None, explain: Explain = Sitting.explain
) -> dict[str, Callable[[], object]]:
    """Everything that a guest may send without changing the match: what is only shown, and what is refused."""
    text = text_of("en", sitting.game.spec)
    held = () if guest is None else (guest,)
    found = messages(sitting, guest)
    for ask in [ask for ask in found if ask.startswith("why ")]:
        found[ask] = functools.partial(explain, sitting, guest or 0, ask.removeprefix("why "))
    found["moment"] = lambda: msgspec.json.encode(moment(fresh(sitting), held, 0))
    found["standing"] = lambda: Showing(fresh(sitting), (), text).result()
    if len(sitting.match.moves) < SHORT:
        found["film"] = lambda: Film(sitting.match, text, "", guest).shots(
            len(sitting.match.moves) - 2, 10**6
        )
    for name, act in refused(sitting, guest or 0).items():
        found[name] = functools.partial(_tried, sitting, held, act)
    return found


def refused(sitting: Sitting, seat: int) -> dict[str, Act]:
    """What changes nothing, because it is not granted."""
    seq, waits = sitting.seq, seat in sitting.waiting()
    tokens = [choice.token for choice in sitting.match.options(seat)] if waits else ["pass"]
    found: dict[str, Act] = {
        "late": Answer(seq - 1, seat, tokens[0]),
        "early": Answer(seq + 1, seat, tokens[-1]),
    }
    found |= {
        "go back": GoBack(seq, seat),
        "stay": Stay(seq, seat),
        "rematch": Rematch(seat),
        "nonce": Nonce(seat, 7),
    }
    for word in ("xyzzy", "1-a1", " ".join(tokens[:2]), "/".join(tokens[:2]), "-".join(tokens[:3]) + "-zz"):
        if not sitting.match.dice or word not in tokens:
            found[f"answer {word}"] = Answer(seq, seat, word)
    return found | {"ask back": AskBack(seq, seat), "take back": TakeBack(seq, seat)}


def _tried(sitting: Sitting, held: Sequence[int], act: Act) -> str:
    """What he hears of it; or that it was granted after all."""
    twin = fresh(sitting)
    try:
        acts.act(twin, held, act)
    except DownfieldError as e:
        return f"{e.code} {e.message}"
    return GRANTED


# The attack -------------------------------------------------------------------------------------------------------


class Seen(msgspec.Struct):
    """What a guest has found out about one match: by message, the words, the calls and the seconds."""

    secret: int
    heard: dict[str, str] = {}
    work: dict[str, int] = {}
    seconds: dict[str, float] = {}


def look_at(puzzle: Puzzle, rng: Rng, explain: Explain, timed: int, only: str = "") -> Seen:
    """Send everything there is to send at one match, or all of one kind."""
    sitting, secret = puzzle.worlds(rng)
    seen = Seen(secret)
    for name, ask in asks(sitting, puzzle.guest, explain).items():
        if not name.startswith(only):
            continue
        count, seen.heard[name] = calls(ask)
        if seen.heard[name] == repr(GRANTED):
            continue  # what is done cannot be undone: its work tells what everybody sees then
        if name != "film":  # played again with all that is hidden, but once for each moment, and kept
            seen.work[name] = count
        seen.seconds[name] = min((_seconds(ask) for _ in range(timed)), default=0.0)
    return seen


def _seconds(ask: Callable[[], object]) -> float:
    begin = time.perf_counter()
    with contextlib.suppress(DownfieldError):
        ask()
    return time.perf_counter() - begin


def by_table(known: list[Seen], new: Seen, what: Callable[[Seen], dict[str, object]]) -> int:
    """The secret that went with the same words, or the same work, most often where that tells most."""
    names = sorted(what(new))
    best, guess = 0, known[0].secret
    for name in names:
        by_value: dict[object, Counter[int]] = defaultdict(Counter)
        for seen in known:
            by_value[what(seen).get(name)][seen.secret] += 1
        right = sum(max(counted.values()) for counted in by_value.values())
        if right > best and what(new)[name] in by_value:
            best, guess = right, by_value[what(new)[name]].most_common(1)[0][0]
    return guess


def by_time(known: list[Seen], new: Seen) -> int:
    """The secret whose time is nearest, by the message whose times differ most between secrets."""
    best, guess = 0.0, known[0].secret
    for name in sorted(new.seconds):
        times: dict[int, list[float]] = defaultdict(list)
        for seen in known:
            times[seen.secret].append(math.log(seen.seconds.get(name, 1.0) or 1.0))
        middles = {secret: statistics.median(each) for secret, each in times.items()}
        within = statistics.mean(abs(t - middles[secret]) for secret, each in times.items() for t in each)
        between = max(middles.values()) - min(middles.values())
        if between / (within + 1e-9) > best:
            best = between / (within + 1e-9)
            own = math.log(new.seconds[name] or 1.0)
            guess = min(middles, key=lambda secret: abs(middles[secret] - own))
    return guess


class Attack(msgspec.Struct, frozen=True):
    """How the guest goes about it: how many positions, matches to learn from, and tries at each."""

    positions: int = 10
    known: int = 30
    tries: int = 20
    timed: int = TIMED
    only: str = ""  # what he sends, "" for everything

    def on(self, slug: str, explain: Explain = Sitting.explain) -> dict[str, Found]:
        """Learn, then foretell; what came of it by the kind of secret."""
        found: dict[str, Found] = {}
        for number, puzzle in enumerate(puzzles(slug, self.positions)):
            look = functools.partial(look_at, puzzle, Rng(number, 9), explain, self.timed, self.only)
            look()  # what is worked out once for all is worked out now
            learnt = [look() for _ in range(self.known)]
            tally = found.setdefault(puzzle.kind, Found())
            for _ in range(self.tries):
                tally.count(puzzle, guesses(learnt, look()))
        return found


def guesses(learnt: list[Seen], new: Seen) -> dict[str, bool]:
    """Whether the guest is right, by what he goes by."""
    told = {
        "words": by_table(learnt, new, lambda seen: dict(seen.heard)),
        "work": by_table(learnt, new, lambda seen: dict(seen.work)),
        "time": by_time(learnt, new),
    }
    return {by: guess == new.secret for by, guess in told.items()}


def main() -> None:
    """Try every game, and print what came of it."""
    for slug in sys.argv[1:] or downfield.GAMES:
        for kind, found in sorted(Attack().on(slug).items()):
            guessed = f"guessing {found.blind:.1f} ± {found.spread:.1f}"
            sys.stdout.write(f"{slug:15} {kind:7} {found.tries:4} tries, {guessed}: {found.hits}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
