"""What the coach of a lesson says to whoever learns, in his language."""

from collections.abc import Collection

from downfield.table.live.sitting import Sitting
from downfield.table.protocol.messages import Coached, Note
from downfield.text import Text

DRAWN = "m-"  # before the name of everything that lies on a board


def coached(sitting: Sitting, seats: Collection[int], text: Text) -> Coached | None:
    """What the coach says now to the seat that learns; nothing in a match without him, or once he has let go."""
    script, match = sitting.lesson, sitting.match
    if script is None or script.lesson.seat not in seats or match.over or not script.holds(match):
        return None
    seat, moments = script.lesson.seat, script.lesson.moments
    lasts, read = script.lasts(match), script.notes(match)
    if not lasts and script.has_gone_on(match):
        return None
    said = [moments[at].words[text.language].say for at in read]
    points = [[f"{DRAWN}{name}" for name in moments[at].point] for at in read]
    move = script.answer(match, seat) if lasts and seat in sitting.waiting() else None
    return Coached(
        title=script.lesson.title(text.language).title,
        number=read.start + 1,
        count=len(moments),
        well=moments[read.start - 1].words[text.language].well if read.start else "",
        notes=[Note(words, point) for words, point in zip(said, points, strict=True)],
        answer=move.token if move else "",
        over=not lasts,
    )
