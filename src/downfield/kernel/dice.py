"""Where the dice of a match come from: a committed secret, a seed, a lesson, or a script."""

import hashlib
import hmac
import secrets
from typing import Protocol

from downfield.kernel.chance import Rng, outcome
from downfield.kernel.errors import BadOption, NotationError, WrongDie
from downfield.kernel.state import State


class Dice(Protocol):
    """A host's hand: it gives the outcome of the roll or draw for which a match waits."""

    def outcome(self, state: State, number: int) -> int | str:
        """The outcome of this match's roll number so and so, counted from 0: its int or its notation."""
        ...

    def clone(self) -> "Dice":
        """Dice that fall the same from here on, whatever becomes of these."""
        ...


NONCE = 2**53  # a nonce is a number below this, as any browser can hold it


class CommittedDice:
    """Dice that anyone can verify: every roll follows from a secret whose SHA-256 is shown before the first one.

    Where seats have added nonces of their own once they had seen it, nobody alone has chosen the dice.
    """

    def __init__(self, secret: bytes | None = None, nonces: tuple[int, ...] = ()) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret
        self.nonces = nonces
        self.key = mixed(self.secret, nonces) if nonces else self.secret

    @property
    def commitment(self) -> str:
        """What is shown before the match."""
        return hashlib.sha256(self.secret).hexdigest()

    @classmethod
    def from_hex(cls, text: str, nonces: tuple[int, ...] = ()) -> "CommittedDice":
        """The dice of a revealed secret."""
        try:
            return cls(bytes.fromhex(text), nonces)
        except ValueError:
            raise NotationError("The secret is not a hexadecimal number.", key="secret") from None

    def clone(self) -> "CommittedDice":
        return self  # a roll depends on its number alone

    def outcome(self, state: State, number: int) -> int:
        if state.faces > 0:
            return self.below(state.faces, number)
        weights = [state.weights[i] for i in range(state.n)]
        left = self.below(sum(weights), number)
        for i, weight in enumerate(weights):
            if left < weight:
                return state.opts[i]
            left -= weight
        raise AssertionError("a draw lies below the sum of its weights")

    def below(self, n: int, number: int) -> int:
        """A number below n for roll `number`: the first try whose 64 bits fall into whole multiples of n."""
        whole = 2**64 // n * n
        tries = 0
        while True:
            message = f"downfield/1/{number}/{tries}".encode()
            word = int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big")
            if word < whole:
                return word % n
            tries += 1


def mixed(secret: bytes, nonces: tuple[int, ...]) -> bytes:
    """The key of the dice: the secret, and what every seat has added to it."""
    return hmac.digest(secret, f"downfield/2/{'/'.join(map(str, nonces))}".encode(), "sha256")


def derived_nonce(commitment: str, seat: int) -> int:
    """The nonce of a seat that a program holds: it follows from what was committed to, so that nobody chooses it."""
    word = hashlib.sha256(f"downfield/nonce/{commitment}/{seat}".encode()).digest()
    return int.from_bytes(word[:8], "big") % NONCE


def checked_seed(seed: int) -> int:
    """A seed that the compiled generator can take as well as the plain one."""
    if not 0 <= seed < 2**62:
        raise BadOption(
            "A seed is a whole number from 0 up, below 2**62; {seed} is not.", key="seed", seed=seed
        )
    return seed


class SeededDice:
    """The fast generator of simulations, for matches that need no proof."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.seed = checked_seed(seed)
        self.rng = Rng(seed, stream)

    def clone(self) -> "SeededDice":
        twin = SeededDice(self.seed)
        twin.rng = self.rng.clone()
        return twin

    def outcome(self, state: State, number: int) -> int:
        return outcome(state, self.rng)


class LessonDice(SeededDice):
    """The dice of a lesson: its script says how the first of them fall, a seed the others. They prove nothing."""

    def __init__(self, seed: int, lesson: str, script: tuple[tuple[int, int], ...]) -> None:
        super().__init__(seed)
        self.lesson, self.script = lesson, script

    def clone(self) -> "LessonDice":
        twin = LessonDice(self.seed, self.lesson, self.script)
        twin.rng = self.rng.clone()
        return twin

    def outcome(self, state: State, number: int) -> int:
        die, x = self.script[number] if number < len(self.script) else (-1, 0)
        if die == state.die and _can_show(state, x):
            return x
        return super().outcome(state, number)


def _can_show(state: State, x: int) -> bool:
    """Whether the die or draw for which a match waits can come out so."""
    return x < state.faces if state.faces > 0 else x in [state.opts[i] for i in range(state.n)]


class ScriptedDice:
    """Dice that fall as written, in notation; one left over at the end is an error."""

    def __init__(self, script: str) -> None:
        self.left = script.split()

    def clone(self) -> "ScriptedDice":
        return ScriptedDice(" ".join(self.left))

    def outcome(self, state: State, number: int) -> str:
        if not self.left:
            raise WrongDie("The script has no more dice, and one is rolled here.", key="no-more-dice")
        return self.left.pop(0)

    def check_used(self) -> None:
        """Raise WrongDie if a die was never rolled."""
        if self.left:
            raise WrongDie("Dice left over: {dice}.", key="dice-left", dice=" ".join(self.left))
