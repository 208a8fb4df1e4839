"""Forms that component files have in common."""

import msgspec

from downfield.kernel.pack import Mark


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed number."""

    value: int
    mark: Mark
