"""Answers and dice as words: printed for the record, read from anybody's hand."""

from typing import TYPE_CHECKING

from downfield.kernel.errors import IllegalAnswer, NotYourTurn, WrongDie
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import State

if TYPE_CHECKING:
    from downfield.kernel.match import Match
    from downfield.kernel.spec import Seat, Spec

ALL_SEEING = -1


def token(spec: "Spec", state: State, seat: int, x: int) -> str:
    """An answer in notation."""
    for answer in spec.questions[state.question].answers:
        if answer.value == x:
            return answer.token
    assert spec.token is not None, "a question lists its answers, or the game names them"
    return spec.token(state, seat, x)


def face(spec: "Spec", state: State, x: int) -> str:
    """An outcome of the die for which the match waits, in notation: the die's code, then the face."""
    return spec.dice[state.die].code + spec.faces(state, state.die)[x]


def outcomes(spec: "Spec", state: State) -> dict[str, int]:
    """The outcomes that can be told apart, each with the first of the equal faces that show it."""
    texts = spec.faces(state, state.die)
    code = spec.dice[state.die].code
    listed = range(len(texts)) if state.faces > 0 else [state.opts[i] for i in range(state.n)]
    found: dict[str, int] = {}
    for x in listed:
        found.setdefault(code + texts[x], x)
    return found


def read_outcome(spec: "Spec", state: State, given: int | str) -> int:
    """The outcome meant, or WrongDie."""
    found = outcomes(spec, state)
    die = spec.dice[state.die]
    if isinstance(given, str):
        if given in found:
            return found[given]
    elif not isinstance(given, bool) and (0 <= given < state.faces or given in found.values()):
        return given
    raise WrongDie(
        "The {die} is rolled here: {faces}. It cannot show {given}.",
        key="wrong-die",
        die=die.key,
        faces=" ".join(found),
        given=repr(given),
    )


def read_answer(spec: "Spec", state: State, seat: int, given: int | str) -> int:
    """The option meant, or IllegalAnswer with the options and the rule that forbids it."""
    if isinstance(given, bool):
        raise IllegalAnswer("{given} is not an answer.", key="no-answer", given=repr(given))
    listed = spec.questions[state.question].answers
    if isinstance(given, int):
        if given in state.options(seat):
            return given
        meant = [a for a in listed if a.value == given]
    else:
        word = given.lower()
        for x in reversed(state.options(seat)):
            if token(spec, state, seat, x).lower() == word:
                return x
        meant = [a for a in listed if a.token.lower() == word]
    options = {token(spec, state, seat, x): x for x in state.options(seat)}
    rule = (meant[0].rule if meant else "") or spec.questions[state.question].rule
    shown = meant[0].token if meant else repr(given)
    raise IllegalAnswer(
        "{given} is not allowed here ({rule}). You may answer: {options}.",
        rule=rule,
        key="not-allowed",
        given=shown,
        options=" ".join(options),
    )


def read_sealed(
    spec: "Spec", state: State, given: int | str, seat: int | None, seats: "tuple[Seat, ...]"
) -> list[tuple[int, int]]:
    """Who answers what in a sealed choice: `G/R` for all in order, `home:G` or a seat for one of them."""
    owing = [s for s in sealed_order(spec, state, len(seats)) if state.owes(s)]
    parts: list[tuple[int, int | str]]
    if isinstance(given, str) and seat is None and "/" in given:
        words = given.split("/")
        if len(words) != len(owing):
            raise IllegalAnswer(
                "{given} has {count} answers; {wanted} are awaited.",
                key="how-many",
                given=given,
                count=len(words),
                wanted=len(owing),
            )
        parts = list(zip(owing, words, strict=True))
    else:
        if isinstance(given, str) and seat is None and ":" in given:
            name, _, given = given.partition(":")
            seat = next((i for i, s in enumerate(seats) if s.name == name), None)
        if seat is None or seat not in owing:
            raise NotYourTurn(
                "The match waits for {names}: say who answers.",
                key="say-who",
                names=", ".join(seats[s].name for s in owing),
            )
        parts = [(seat, given)]
    return [(who, read_answer(spec, state, who, word)) for who, word in parts]


def sealed_order(spec: "Spec", state: State, count: int) -> tuple[int, ...]:
    """The seats in the order in which sealed answers are written."""
    return spec.order(state) if spec.order is not None else tuple(range(count))


def joined(spec: "Spec", words: list[str]) -> list[str]:
    """Words that belong together written as one, where the game has such words."""
    return words if spec.join is None else spec.join(words)


def tokens(
    match: "Match", first: int = 0, last: int | None = None, seer: int | None = ALL_SEEING
) -> list[str]:
    """The words of the answers from one to another; a sealed choice is one word once all have answered.

    With `seer`, a seat (or None, a spectator), what that seat may not know is a question mark.
    """
    words: list[str] = []
    moves = match.moves[first:last]
    side = None if seer is None else NOBODY if seer == ALL_SEEING else match.seats[seer].side
    i = 0
    while i < len(moves):
        move, group = moves[i], moves[i : i + max(1, moves[i].sealed)]
        if move.sealed > 0 and len(group) == move.sealed:
            words.append("/".join(m.token for m in sorted(group, key=lambda m: m.rank)))
            i += len(group)
            continue
        if move.sealed > 0:
            hidden = side not in (NOBODY, match.seats[move.seat].side)
            words.append(f"{match.seats[move.seat].name}:{'?' if hidden else move.token}")
        else:
            hidden = move.only != NOBODY and side not in (NOBODY, move.only)
            words.append("?" if hidden else move.token)
        i += 1
    return words
