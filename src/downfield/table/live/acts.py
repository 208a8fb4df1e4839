"""What a coach at the table may do: each act is tried on a twin of the match and gives the deeds to be written."""

from collections.abc import Collection

from downfield.coaches import COACHES
from downfield.kernel.dice import SeededDice
from downfield.kernel.errors import NoTakeBack
from downfield.kernel.needs import NOBODY
from downfield.store.kept import (
    ASK_BACK,
    DICE,
    FALTER,
    GO_BACK,
    HAND,
    PAUSE,
    REMATCH,
    STALL,
    START,
    STAY,
    Deed,
)
from downfield.table.live import timepiece
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.messages import (
    Act,
    Answer,
    AskBack,
    GoBack,
    Nonce,
    Rematch,
    Resign,
    Skip,
    Stay,
    TakeBack,
)
from downfield.table.protocol.refusals import (
    AlreadyOver,
    AskedAlready,
    AskedTooOften,
    DiceDecided,
    Late,
    NoBackRated,
    NoRematch,
    NothingBack,
    NotOver,
    NotYourSeat,
)


def act(twin: Sitting, held: Collection[int], sent: Act) -> list[Deed]:
    """What somebody who holds these seats does for one of them."""
    if twin.kept.rated and isinstance(sent, TakeBack | AskBack | GoBack):
        raise NoBackRated
    before = pause(twin)
    match sent:
        case Answer(seq, seat, token):
            return before + twin.answer(seat, token, seq)
        case TakeBack(seq, seat):
            return before + twin.take_back(seat, seq)
        case AskBack(seq, seat):
            return before + ask_back(twin, held, seat, seq)
        case GoBack(seq, seat):
            return before + go_back(twin, seat, seq)
        case Stay(seq, seat):
            return before + stay(twin, seat, seq)
        case Rematch(seat):
            return before + rematch(twin, held, seat)
        case Resign(seat):
            return before + twin.resign(seat)
        case Nonce(seat, value):
            return before + twin.add_nonce(seat, value)
        case Skip(seq, _):
            return before + skip(twin, seq)


def decided(twin: Sitting, seat: int, value: int, by: str, seq: int) -> list[Deed]:
    """What the program of a seat answers; where another coach had to decide, everybody is told."""
    faltered = twin.do(FALTER, seat, COACHES.index(by)) if by != twin.seats[seat].name else []
    return faltered + twin.answer(seat, value, seq)


def stall(twin: Sitting, seat: int, seq: int) -> list[Deed]:
    """The program of a seat cannot answer what it was asked: everybody is told, and the match waits."""
    twin.check_time(seq)
    told = [note.after for note in twin.talks.notes if note.key == STALL and note.seat == seat]
    return [] if len(twin.match.moves) in told else twin.do(STALL, seat)


def skip(twin: Sitting, seq: int) -> list[Deed]:
    """Play what is left of a lesson, for everybody; from then on it is a match like any other."""
    twin.check_time(seq)
    deeds: list[Deed] = []
    lesson = twin.lesson
    while lesson is not None and lesson.lasts(twin.match):
        seat = twin.match.waiting()[0]
        deeds += twin.answer(seat, lesson.asked(twin.match, seat).value, twin.seq)
    return deeds


# Going back ---------------------------------------------------------------------------------------------------


def ask_back(twin: Sitting, held: Collection[int], seat: int, seq: int) -> list[Deed]:
    """Ask to go back; where the rules allow it, or nobody else is to be asked, it is done at once."""
    twin.check_time(seq)
    if twin.match.can_take_back(seat):
        return twin.take_back(seat, seq)
    check_asking(twin, seat)
    if twin.others(seat) <= set(held):
        return _back(twin, seat, seat)
    _back(twin.clone(), seat, seat)  # what cannot be granted is not asked
    return twin.do(ASK_BACK, seat)


def check_asking(sitting: Sitting, seat: int) -> None:
    """Whether a seat may ask now, or why not."""
    if sitting.over:
        raise AlreadyOver
    if sitting.talks.asking != NOBODY:
        raise AskedAlready
    if not sitting.talks.may_ask(seat):
        raise AskedTooOften


def may_ask(sitting: Sitting, seat: int) -> bool:
    """Whether it makes sense to offer a seat the question; what the dice of a seed have decided stays decided."""
    if sitting.kept.rated or sitting.over or sitting.talks.asking != NOBODY:
        return False
    if not sitting.talks.may_ask(seat):
        return False
    match = sitting.match
    given = any(move.seat == seat for move in match.moves[len(match.start_moves) :])
    return given and not isinstance(match.dice, SeededDice)


def go_back(twin: Sitting, seat: int, seq: int) -> list[Deed]:
    """Agree that whoever asked goes back."""
    asking = _asking(twin, seq)
    if seat not in twin.others(asking):
        raise NotYourSeat
    return _back(twin, seat, asking)


def stay(twin: Sitting, seat: int, seq: int) -> list[Deed]:
    """Decline, or let one's own request be."""
    _asking(twin, seq)
    return twin.do(STAY, seat)


def _asking(twin: Sitting, seq: int) -> int:
    """The seat whose request somebody replies to who has seen it."""
    if twin.talks.asking == NOBODY or not twin.talks.asked_at <= seq <= twin.seq:
        raise Late
    return twin.talks.asking


def _back(twin: Sitting, seat: int, asking: int) -> list[Deed]:
    try:
        return twin.do(GO_BACK, seat, asking)
    except NoTakeBack:
        raise DiceDecided if isinstance(twin.match.dice, SeededDice) else NothingBack from None


# Playing once more --------------------------------------------------------------------------------------------


def rematch(twin: Sitting, held: Collection[int], seat: int) -> list[Deed]:
    """Ask for a rematch, for every side that is held."""
    if not twin.over:
        raise NotOver("A rematch comes after the end.")
    if not twin.is_full() or twin.kept.next_id or twin.is_parted:
        raise NoRematch
    sides = {twin.match.seats[s].side for s in twin.talks.rematch}
    deeds: list[Deed] = []
    for own in (seat, *sorted(held)):
        if twin.match.seats[own].side not in sides:
            sides.add(twin.match.seats[own].side)
            deeds += twin.do(REMATCH, own)
    return deeds


def is_agreed(sitting: Sitting) -> bool:
    """Whether every side on which persons sit wants the rematch that is not there yet."""
    wanted = {sitting.match.seats[s].side for s in sitting.talks.rematch}
    persons = {sitting.match.seats[s].side for s in sitting.people()}
    is_free = sitting.over and not sitting.kept.next_id and not sitting.is_parted
    return is_free and bool(wanted) and persons <= wanted


# The clocks ---------------------------------------------------------------------------------------------------


def is_to_start(sitting: Sitting) -> bool:
    """Whether everybody has come and the clocks do not run yet."""
    clocks = sitting.clocks
    return clocks is not None and not clocks.is_started and sitting.is_begun and not sitting.over


def start(twin: Sitting) -> list[Deed]:
    """Let the clocks run."""
    return twin.do(START, DICE)


def lost(sitting: Sitting, until: int) -> int:
    """For how many milliseconds somebody was to decide and no server was awake."""
    if sitting.over:
        return 0
    runs = bool(sitting.clocks and sitting.clocks.running)
    since = sitting.clocks.since if sitting.clocks and runs else sitting.watch.seen
    is_real = str(sitting.kept.options.get("clock", "")).startswith("real")
    return timepiece.table_time.lost(since, until) if since and (runs or is_real) else 0


def pause(twin: Sitting) -> list[Deed]:
    """What was lost is nobody's fault."""
    gone = lost(twin, twin.now)
    return twin.do(PAUSE, DICE, gone) if gone else []


def run_out(twin: Sitting, seat: int) -> list[Deed]:
    """The time of a seat is up: its side loses, or a program plays on, as was agreed."""
    assert twin.kept.clock is not None
    return twin.do(twin.kept.clock.lapse, seat)


def is_handed(deeds: list[Deed]) -> bool:
    """Whether a seat was given to a program."""
    return any(deed.kind == HAND for deed in deeds)
