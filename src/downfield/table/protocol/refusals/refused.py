"""What the table refuses, each with a code and a sentence; nothing has changed then."""

from downfield.kernel.errors import DownfieldError, Part


class Refused(DownfieldError):
    """Something the table does not do; `status` is how the web says so."""

    code = "refused"
    status = 400
    usual = "This cannot be done."

    def __init__(self, message: str = "", *, rule: str = "", key: str = "", **blanks: Part) -> None:
        super().__init__(message or self.usual, rule=rule, key=key, **blanks)
