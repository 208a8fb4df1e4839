"""What a game package says about its game, and the game as people hold it in their hands."""

import functools
import pathlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from downfield.kernel import options, pack, position, rulebook
from downfield.kernel.chance import Rng
from downfield.kernel.dice import CommittedDice, Dice, ScriptedDice, SeededDice
from downfield.kernel.errors import BadOption
from downfield.kernel.match import Match
from downfield.kernel.options import Option, Value
from downfield.kernel.pack import Pack
from downfield.kernel.position import Field, Json, Position
from downfield.kernel.rulebook import Rulebook
from downfield.kernel.scene import OnTable
from downfield.kernel.state import State
from downfield.kernel.words import Die, EventKind, Question

if TYPE_CHECKING:
    from downfield.kernel.coach import Coach
    from downfield.kernel.learned import Student
    from downfield.kernel.oracle import Oracle
    from downfield.kernel.show.face import Face
    from downfield.kernel.solution import Balance, Checker, Progress, Solver

    Program = Callable[
        ..., Coach
    ]  # of a game, options and a seed; and of a character, where the game has some
    Asked = Callable[["Game", dict[str, Value]], Oracle]
    Solving = Callable[["Game", dict[str, Value]], Solver]
    Checking = Callable[["Game", dict[str, Value]], Checker]
    Balancing = Callable[["Game", dict[str, Value], Progress], Balance]


class Seat(msgspec.Struct, frozen=True):
    """Who decides for a side, or for a part of its business."""

    name: str
    side: int


@dataclass(
    frozen=True, eq=False
)  # there is one of each game: it is itself, and a key where something is kept by game
class Spec:
    """Everything the rest of Downfield must know of a game.

    `dice`, `questions` and `events` are indexed by the ints that the rules use. `begin` builds a match that has not yet
    gone on to its first need, from the usual start (no fields) or from a position; `fields` tells a position;
    `faces` names the faces of a die; `token` writes an answer whose question lists none; `order` is the order in
    which sealed answers are written; `scene` is what a seat (None: a spectator) sees on the table at any
    stop, for texts and boards; `caption` heads a line of the record; `face` loads what people are shown, `coaches` the
    programs that play it, by their level, `characters` what each of these takes along to play bolder, say, or more
    carefully, by name, `oracle` whoever knows how a match stands, `solver` and `checker` who solve
    the whole game and prove it, `balance` what best play uses of its components, `student` who learns the chances in
    one that is not solved.

    `is_open` says that nothing is ever hidden from anybody. A game with hidden components says in `conceal` what a side
    (None: a spectator) sees of a position's fields, and in `imagine` fills in at random what was concealed. A game of
    many small steps says in `join` how the words of answers that belong together are written as one, and in `split`
    takes such a word apart; `strides_on` says that such a word goes on after dice, as long as what it says next is
    what is asked. `repeats` says, once a word is answered, whether the next one only repeats what that has settled;
    `fit` leaves out of a word what is not asked now.

    `reads` lists what was shipped earlier and plays the same: versions of the rules, each with the hashes of its packs.
    """

    slug: str
    name: str
    version: str
    package: str
    parts: type[msgspec.Struct]
    check: Callable[[Any, str], None]
    options: tuple[Option, ...]
    form: tuple[Field, ...]
    dice: tuple[Die, ...]
    questions: tuple[Question, ...]
    events: tuple[EventKind, ...]
    begin: Callable[[Any, dict[str, Value], dict[str, Json]], State]
    fields: Callable[[State], dict[str, Json]]
    faces: Callable[[State, int], tuple[str, ...]]
    seats: Callable[[dict[str, Value]], tuple[Seat, ...]]
    scene: Callable[[State, int | None], OnTable]
    caption: Callable[[State], str]
    face: "Callable[[], Face] | None" = None
    coaches: "Mapping[str, Program]" = field(default_factory=dict)
    characters: Mapping[str, object] = field(default_factory=dict)
    oracle: "Asked | None" = None
    solver: "Solving | None" = None
    checker: "Checking | None" = None
    balance: "Balancing | None" = None
    student: "Callable[[], Student] | None" = None
    token: Callable[[State, int, int], str] | None = None
    order: Callable[[State], tuple[int, ...]] | None = None
    is_open: bool = False
    conceal: Callable[[dict[str, Json], int | None], dict[str, Json]] | None = None
    imagine: Callable[[dict[str, Json], Rng], dict[str, Json]] | None = None
    join: Callable[[list[str]], list[str]] | None = None
    split: Callable[[str], list[str]] | None = None
    strides_on: bool = False
    repeats: Callable[[State, str, str], bool] | None = None
    fit: Callable[[State, str], str] | None = None
    reads: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


class Game:
    """A game with the components it is played with: makes matches."""

    def __init__(self, spec: Spec, folder: pathlib.Path | str | None = None) -> None:
        self.spec = spec
        self.is_shipped = folder is None
        name = "default" if folder is None else pathlib.Path(folder).resolve().name.replace(" ", "-")
        where = pack.shipped(spec.package) if folder is None else pathlib.Path(folder)
        self.pack: Pack[msgspec.Struct] = pack.read(where, spec.slug, spec.parts, name)
        spec.check(self.pack.parts, str(where))

    def __repr__(self) -> str:
        return f"<Game {self.slug}, rules {self.spec.version}, pack {self.pack.name} {self.pack.hash}>"

    @property
    def slug(self) -> str:
        """The short name, as commands take it."""
        return self.spec.slug

    @property
    def name(self) -> str:
        """The name on the box."""
        return self.spec.name

    @functools.cached_property
    def rules(self) -> Rulebook:
        """Every rule, in our own words."""
        return rulebook.load(self.spec.package, rulebook.ENGLISH)

    def rulebook(self, language: str) -> Rulebook:
        """Every rule in this language, in English where the game has none in it."""
        return rulebook.load(self.spec.package, language)

    def options(self, given: Mapping[str, Value] | None = None, rules: str = "") -> dict[str, Value]:
        """Every option with its value: the given ones, the others as usual in this version of the rules."""
        return options.settle(self.spec.options, given or {}, rules)

    def knows_rules(self, version: str) -> bool:
        """Whether matches that were played under this version can be played again."""
        return version == self.spec.version or version in self.spec.reads

    def knows_pack(self, rules: str, hash: str) -> bool:
        """Whether these are its components, or what was shipped as them under this version of the rules."""
        return hash == self.pack.hash or (self.is_shipped and hash in self.spec.reads.get(rules, ()))

    def begin(self, agreed: dict[str, Value], fields: dict[str, Json]) -> State:
        """A bare match that has not yet gone on to its first need."""
        state = self.spec.begin(self.pack.parts, agreed, fields)
        state.origin = Origin(self, agreed)
        return state

    def state(self, given: Mapping[str, Value] | None = None) -> State:
        """A bare match at its first need, for simulations and search: no record, no checks."""
        state = self.begin(self.options(given), {})
        state.go_on()
        return state

    def new(
        self,
        *,
        options: Mapping[str, Value] | None = None,
        seed: int | None = None,
        dice: Dice | str | None = None,
        by_hand: bool = False,
        coaches: tuple[str, ...] = (),
    ) -> Match:
        """A match from the start.

        Its dice come from a fresh secret; from a `seed`; from `dice` of yours, perhaps a script in notation; or,
        `by_hand`, from whoever answers the rolls.
        """
        hand = _hand(seed, dice, by_hand)
        return Match(self, Position(self.slug, {}), self.options(options), hand, coaches)

    def at(
        self,
        given: Position | Mapping[str, Any] | str,
        *,
        options: Mapping[str, Value] | None = None,
        seed: int | None = None,
        dice: Dice | str | None = None,
        by_hand: bool = True,
        coaches: tuple[str, ...] = (),
    ) -> Match:
        """A match from any moment: a line, a JSON text or a mapping; what is not given has its usual value.

        Unless a seed or dice are given (or `by_hand` is false) the rolls are answered by face, as decisions are.
        """
        start = position.read(given, self.slug, self.spec.form)
        hand = _hand(seed, dice, by_hand)
        return Match(self, start, self.options(options), hand, coaches)

    load = at


@dataclass(frozen=True)
class Origin:
    """Where a state comes from: a game and what was agreed. With it a state can be pickled."""

    game: Game
    agreed: dict[str, Value]

    def restore(self, ints: list[int]) -> State:
        """The match that `State.dump` described."""
        state = self.game.begin(self.agreed, {})
        state.load(ints)
        return state


def _hand(seed: int | None, dice: Dice | str | None, by_hand: bool) -> Dice | None:
    """The dice that were asked for: a script, somebody's own, those of a seed, none, or fresh ones."""
    if seed is not None and dice is not None:
        raise BadOption("Give a seed or dice, not both: each says how every die falls.", key="seed-and-dice")
    if isinstance(dice, str):
        return ScriptedDice(dice)
    if dice is not None:
        return dice
    if seed is not None:
        return SeededDice(seed)
    return None if by_hand else CommittedDice()
