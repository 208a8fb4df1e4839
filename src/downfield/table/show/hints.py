"""What a good coach would do, in the words of whoever asks him."""

from collections.abc import Sequence

from downfield.coaches.hints import Hint
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.messages import Advised, Hinted
from downfield.table.protocol.refusals import HintsOff, NoHelpRated, NotYourSeat
from downfield.text import Text
from downfield.text.oracle import reason
from downfield.text.picture import names, odds


def check(sitting: Sitting, seat: int) -> None:
    """Whether a seat may be advised now, or why not: nobody is helped against people."""
    if sitting.kept.rated:
        raise NoHelpRated
    if seat not in sitting.waiting():
        raise NotYourSeat
    if sitting.others(seat):
        raise HintsOff


def can_hint(sitting: Sitting, seats: Sequence[int]) -> bool:
    """Whether somebody who holds these seats may ask now; while a lesson lasts its own coach is there."""
    if sitting.lesson is not None and sitting.lesson.lasts(sitting.match):
        return False
    asked = [seat for seat in seats if seat in sitting.waiting()]
    return bool(asked) and not sitting.kept.rated and not sitting.others(asked[0])


def advised(sitting: Sitting, seat: int, found: Sequence[Hint], text: Text) -> Advised:
    """Hints in words: each with its chance to win and how often best play takes it, or what is to be expected of it."""
    look = sitting.look(seat)
    view, known, chances = look.view, names(look, text.say), odds(look, text.say)
    tokens = {value: token for token, value in look.answers.items()}
    told = []
    for hint in found:
        token = tokens[hint.option]
        words = text.answer(view.question, token, view.scene, known.get(token, ""))
        usual = chances[token].words if token in chances else ""
        told.append(Hinted(token, words, reason(hint.value, hint.share, text, hint.why, hint.ahead) or usual))
    return Advised(sitting.seq, seat, told)
