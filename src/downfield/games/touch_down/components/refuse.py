"""How a component that cannot be is refused."""

from downfield.kernel.errors import PackError


def refuse(file: str, key: str, reason: str) -> PackError:
    """A refusal with its file, its key and the reason, which ends with the rule."""
    return PackError(f"{file}: key {key}: {reason}.")
