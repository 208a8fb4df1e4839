"""What cannot be shown of a match, or played on from it."""

from downfield.table.protocol.refusals.refused import Refused


class NotWorkedOut(Refused):
    """An oracle that would have to solve something first."""

    code = "not-worked-out"
    status = 409
    usual = "Nobody has worked this out with these options. `downfield solve` does, at home."


class UnknownRecord(Refused):
    """No record that somebody brought along bears this name."""

    code = "unknown-record"
    status = 404
    usual = "There is no such record. Bring it along once more."


class BadRecord(Refused):
    """A record that cannot be shown: the line where it goes wrong (0 when it is no one line), and why."""

    code = "unfit-record"
    usual = "This record cannot be shown."

    def __init__(self, message: str = "", *, line: int = 0) -> None:
        super().__init__(message)
        self.line = line


class Unmade(Refused):
    """A film, a report or a position that could not be made in time."""

    code = "unmade"
    status = 503
    usual = "This could not be made ready in time. Try again in a moment."


class StillHidden(Refused):
    """A moment of a match that goes on, at which not everything is known to all."""

    code = "still-hidden"
    status = 409
    usual = (
        "Something is still secret at this moment. Play on from another moment, or when the match is over."
    )


class StillOn(Refused):
    """A review of a match that goes on: it would tell whoever plays what is best."""

    code = "still-on"
    status = 409
    usual = "This match is still on. It can be reviewed once it is over."


class UnknownMoment(Refused):
    """A match has no such moment, or ends there."""

    code = "unknown-moment"
    status = 404
    usual = "You cannot play on from there: the match has no such moment, or ends with it."
