"""What Downfield promises to programmers, as text: every public name with its signature.

After a change that is meant: `.venv/bin/python -m tests.public > tests/public.txt`, and a line in CHANGELOG.md.
"""

import inspect
import sys
from collections.abc import Iterator

import downfield
from downfield import rl


def told() -> str:
    """Every public name of the package, one line each."""
    lines = [
        line for name in downfield.__all__ for line in lines_of("downfield", name, getattr(downfield, name))
    ]
    lines += [line for name in rl.__all__ for line in lines_of("downfield.rl", name, getattr(rl, name))]
    return "\n".join(lines) + "\n"


def lines_of(where: str, name: str, thing: object) -> Iterator[str]:
    """A name, and if it is a class of ours what one may ask of it."""
    full = f"{where}.{name}"
    if not inspect.isclass(thing):
        yield f"{full}{signature(thing)}" if inspect.isfunction(thing) else full
        return
    yield full if issubclass(thing, BaseException) else f"{full}{signature(thing)}"
    for key, member in sorted(vars(thing).items()):
        if key.startswith("_"):
            continue
        yield f"{full}.{key}{signature(member) if inspect.isfunction(member) else ''}"


def signature(thing: object) -> str:
    """Names and usual values of the parameters; their types are mypy's business."""
    assert callable(thing)
    parameters = inspect.signature(thing).parameters.values()
    return f"({', '.join(_parameter(one) for one in parameters if one.name != 'self')})"


def _parameter(one: inspect.Parameter) -> str:
    stars = "*" * (one.kind == one.VAR_POSITIONAL) + "**" * (one.kind == one.VAR_KEYWORD)
    usual = "" if one.default is inspect.Parameter.empty else f"={one.default!r}"
    return f"{stars}{one.name}{usual}"


if __name__ == "__main__":
    sys.stdout.write(told())
