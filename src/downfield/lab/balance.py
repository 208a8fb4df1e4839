"""The balance of a game: what best play of both sides uses of it, and what another component would do to that."""

import copy
from collections.abc import Sequence
from typing import Any

import msgspec

import downfield.games
from downfield.kernel.errors import BadOption
from downfield.kernel.options import Value
from downfield.kernel.pack import Pack
from downfield.kernel.solution import Balance, Figures, Progress
from downfield.kernel.spec import Game


class Found(msgspec.Struct, frozen=True):
    """A balance, and of what it is."""

    game: str
    pack: str
    options: dict[str, Value]
    balance: Balance

    def named(self, key: str) -> Figures:
        """One of its tables."""
        return next(table for table in self.balance.figures if table.key == key)


def balance(
    slug: str,
    pack: str | None = None,
    options: dict[str, Value] | None = None,
    changes: Sequence[str] = (),
    progress: Progress = lambda share: None,
) -> Found:
    """The balance of a game with its components, or with some of them changed."""
    game = Game(downfield.games.spec(slug), pack)
    for change in changes:
        game = changed(game, change)
    made = game.spec.balance
    if made is None:
        raise BadOption(
            "{game} is not solved: its balance is unknown.", key="unbalanced-game", game=game.name
        )
    agreed = game.options(options)
    return Found(slug, f"{game.pack.name} {game.pack.hash}", agreed, made(game, agreed, progress))


def changed(game: Game, change: str) -> Game:
    """A game with one printed value changed, such as `cards.defence.Nickel.zones.LL.value=-4`."""
    path, equals, value = change.partition("=")
    box: Any = msgspec.to_builtins(game.pack.parts)
    at: Any = box
    *steps, last = path.split(".")
    for step in steps:
        at = _part(at, step, path)
    if not equals or not isinstance(at, dict) or isinstance(at.get(last, {}), dict | list):
        raise _unknown(path, at)
    at[last] = _value(value, at[last])
    other = copy.copy(game)
    try:
        parts = msgspec.convert(box, game.spec.parts)
    except msgspec.ValidationError as e:
        raise BadOption("{change}: {reason}.", key="changed-badly", change=change, reason=str(e)) from None
    other.pack, other.is_shipped = Pack(game.slug, "changed", parts), False
    game.spec.check(parts, change)
    return other


def _value(told: str, was: object) -> object:
    """What was told, as a number or a yes where such a thing stood."""
    if told in ("true", "false"):
        return told == "true"
    return int(told) if told.lstrip("-").isdigit() and not isinstance(was, bool) else told


def _part(at: Any, step: str, path: str) -> Any:
    """What lies one step deeper: by its name, or by its number in a list."""
    if isinstance(at, dict) and step in at:
        return at[step]
    if isinstance(at, list):
        for number, one in enumerate(at):
            if step == str(number) or (isinstance(one, dict) and one.get("name") == step):
                return one
    raise _unknown(path, at)


def _unknown(path: str, at: Any) -> BadOption:
    """Say what there is where somebody looked for something else."""
    if isinstance(at, list):
        known = [str(one.get("name", i)) if isinstance(one, dict) else str(i) for i, one in enumerate(at)]
    else:
        known = list(at) if isinstance(at, dict) else []
    return BadOption(
        "{path} names no printed value; there are: {known}. Write it as FILE.KEY.KEY=VALUE.",
        key="no-printed-value", path=path, known=", ".join(known) or "-",
    )  # fmt: skip
