"""What a guest is shown: an update made from a match, for the seats held and in the guest's language."""

import bisect
from collections.abc import Collection, Mapping, Sequence

import msgspec

from downfield.kernel.match import Match, Move
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.beat import Beat
from downfield.kernel.show.face import Ending
from downfield.kernel.show.look import Look
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Picture
from downfield.kernel.show.walk import Walk
from downfield.kernel.spec import Game
from downfield.kernel.view import View
from downfield.kernel.words import Event
from downfield.store.kept import COACH, OPEN
from downfield.table.live.chat import is_chatty
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.messages import Ask, Choice, Hand, LogLine, Sitter, Stand, Update, Ways
from downfield.table.show import beside
from downfield.table.show.beats import Told, beats
from downfield.table.show.hints import can_hint
from downfield.table.show.lessons import coached
from downfield.table.show.patches import Shown
from downfield.text import Text
from downfield.text.asked import question_in
from downfield.text.line_ups import use
from downfield.text.news import most_telling, said
from downfield.text.picture import (
    bar,
    can_bend,
    dice_in,
    ending,
    held,
    marks,
    names,
    odds,
    picture,
    plans,
    sources,
    standing,
    walks,
)
from downfield.text.retell import counted, headed, heading, seat_names, side_names

MOST_SHOWN = 16  # kinds of guests for whom the same is kept: whoever says hello may claim to know anything


def face(token: str, game: Game, text: Text) -> str:
    """A die and what it shows."""
    dice = [die for die in game.spec.dice if token.startswith(die.code)]
    if not dice:
        return token
    die = max(dice, key=lambda d: len(d.code))
    return text.face(die.key, token.removeprefix(die.code))


SURE = Odds("")  # of an option of which nothing is to be expected
NO_END = Ending("", 0)


def _choice(token: str, label: str, targets: list[str], chance: Odds, end: Ending, die: str) -> Choice:
    """An option, with what to expect of it, whether it ends a turn or a phase, and the die that it picks."""
    ends = token == end.token
    idle = end.idle if ends else 0
    return Choice(
        token, label, targets, chance.words, chance.share, chance.path, ends=ends, idle=idle, die=die
    )


def _with_die(choice: Choice, dice: dict[str, str]) -> Choice:
    """An option, with the die that it picks."""
    die = dice.get(choice.token)
    return msgspec.structs.replace(choice, die=die) if die else choice


class Showing:
    """One match as one guest may see it."""

    def __init__(self, sitting: Sitting, seats: Collection[int], text: Text) -> None:
        self.sitting = sitting
        self.match: Match = sitting.match
        self.text = text
        self.seats = sorted(seats)
        self.names = seat_names(self.match, text)
        self.sides = side_names(self.match, self.names, text)
        self.seers: list[int | None] = [*self.seats] if self._one_side() else [None]
        self.owing = [s for s in self.seats if s in sitting.waiting()]
        self.viewer = self._viewer()
        self.covered = self.is_secret() and not self._one_side()
        self.shared = not self.covered and not self._one_side()
        self._lines: dict[int, LogLine] = {}  # by fact, in words

    def _viewer(self) -> int | None:
        """Through whose eyes the board is seen; coaches of both sides at one screen see what all may see."""
        if self.owing:
            return self.owing[0]
        return self.seats[0] if self.seats and self._one_side() else None

    def _one_side(self) -> bool:
        return len({self.match.seats[s].side for s in self.seats}) == 1

    def show(self, here: Collection[int], since: int, whole: bool) -> Shown:
        """All of it, or for whoever was told of `since` deeds what is new."""
        sitting, match = self.sitting, self.match
        view = self.look(self.viewer).view
        board = self.board(None if self.covered else self.viewer)
        update = Update(
            seq=sitting.seq,
            match=sitting.kept.id,
            game=sitting.kept.game,
            width=board.width,
            height=board.height,
            moving=board.moving,
            spoken=board.spoken,
            cells=board.cells,
            ask=self.ask(view, board),
            log=self.log(since, whole),
            sitters=self.sitters(here),
            points=match.points(),
            can_take_back=beside.can_take_back(sitting, self.seats),
            over=sitting.over,
            result=self.result(),
            still=board.still if whole else "",
            dice=[] if whole else self.dice(sitting.moves_at[since]),
            news=self.news(since, whole),
            beats=[] if whole else self.beats(sitting.moves_at[since]),
            can_ask_back=beside.can_ask_back(sitting, self.seats),
            back=beside.request(sitting, self.seats, self.names, self.text),
            rematch=sorted(sitting.talks.rematch),
            can_rematch=beside.can_rematch(sitting, self.seats),
            next=beside.following(sitting, self.seats),
            proof=beside.proof(sitting, self.seats),
            chatty=is_chatty(sitting),
            hands=self.hands() if self.covered else {},
            clocks=beside.clock_faces(sitting),
            lesson=coached(sitting, self.seats, self.text),
            can_hint=can_hint(sitting, self.seats),
        )
        return Shown(update)

    def hands(self) -> dict[str, Hand]:
        """What each seat at a shared screen sees once the others look away."""
        boards = {str(seat): self.board(seat) for seat in self.owing}
        return {seat: Hand(board.moving, board.spoken, board.cells) for seat, board in boards.items()}

    def board(self, eyes: int | None) -> Picture:
        """The board, drawn once for all who see it with the same eyes."""
        sitting = self.sitting
        boards, key = sitting.pictures, (eyes, sitting.is_face_down(eyes, self.shared), self.text.language)
        if key not in boards:
            boards[key] = picture(self.look(eyes), self.text.say)
        return boards[key]

    def look(self, eyes: int | None) -> Look:
        """The match through these eyes, at this screen."""
        return self.sitting.look(eyes, self.shared)

    # What is asked --------------------------------------------------------------------------------------------

    def ask(self, view: View, board: Picture) -> Ask:
        """What the match waits for, in words."""
        waiting = list(self.sitting.waiting())
        if self.sitting.over:
            return Ask("over", self.result(), "", waiting)
        if not self.sitting.is_begun:
            return Ask("wait", self.expected(), "", waiting)
        asked = self.text.need(view.question, view.scene, self.sides) if self.owing else ""
        words = self.asked(view, asked) if self.owing else self.others_decide(view, waiting)
        mine = {str(s): self.choices(s, board) for s in self.owing}
        movable = {str(s): found for s in self.owing if (found := sources(self.look(s)))}
        planned = {str(s): ready for s in self.owing if (ready := self.plans(s))}
        in_hand = {str(s): figure for s in self.owing if (figure := held(self.look(s)))}
        title = question_in(asked) if self.owing else ""
        once = {str(s): answer for s in self.owing if (answer := self.stand(s))}
        made = {str(s): made_for for s in self.owing if (made_for := use(self.look(s)))}
        return Ask(
            view.kind,
            words,
            view.rule,
            waiting,
            self.is_secret(),
            mine,
            movable,
            planned,
            in_hand,
            title,
            once,
            made,
        )

    def stand(self, seat: int) -> Stand | None:
        """The answer that a seat may give once for all questions like this one."""
        found = standing(self.look(seat), self.text.say)
        return Stand(found.key, found.token, self.text.say(f"standing-{found.key}")) if found else None

    def expected(self) -> str:
        """Who is still to sit down before the match begins."""
        missing = [s for s in self.sitting.expected() if s not in self.seats]
        if self.seats and any(self.sitting.seats[s].kind == OPEN for s in missing):
            return self.text.say("table-expected-open")
        if not missing:
            return self.text.say("table-not-begun")
        return self.text.say("table-expected", names=", ".join(self.names[s] for s in missing))

    def asked(self, view: View, words: str) -> str:
        """What a coach here is asked."""
        return f"{words} {self.text.say('sealed-mark')}" if view.kind == "sealed" else words

    def others_decide(self, view: View, waiting: list[int]) -> str:
        """Who decides, and, unless that is a secret, about what."""
        names = [self.names[s] for s in waiting]
        if any(self.sitting.seats[s].kind == OPEN for s in waiting):
            return self.text.say("table-waits-open", names=", ".join(names))
        if any(s in self.sitting.studying for s in waiting):
            return self.text.say("table-studies", name=", ".join(names))
        if any(s in self.sitting.stalled for s in waiting):
            return self.text.say("table-stalls", name=", ".join(names))
        return self.text.deciding(view.question, names, view.scene)

    def is_secret(self) -> bool:
        """Whether a coach of the other side must not see what is chosen here."""
        return bool(self.owing) and self.match.is_private

    def choices(self, seat: int, board: Picture) -> list[Choice]:
        """The options of a seat; those of the seat whose board is shown lie on it too."""
        look = self.look(seat)
        view, known = look.view, names(look, self.text.say)
        chances, dice, end = odds(look, self.text.say), dice_in(look, view.options), ending(look) or NO_END
        board = self.board(seat) if self.covered else board
        targets = board.targets if self.covered or seat == self.viewer else {}
        words = [self.text.answer(view.question, t, view.scene, known.get(t, "")) for t in view.options]
        return [
            _choice(t, said, targets.get(t, []), chances.get(t, SURE), end, dice.get(t, ""))
            for t, said in zip(view.options, words, strict=True)
        ]

    def plans(self, seat: int) -> list[Choice]:
        """What a seat may do with one click."""
        look = self.look(seat)
        found = plans(look, self.text.say, self.sitting.recalled.get(seat, {}))
        told = [
            Choice(p.token, p.label, p.targets, p.words, marks=p.marks, ends=p.ends, idle=p.idle)
            for p in found
        ]
        dice = dice_in(look, [plan.token for plan in found])
        return [_with_die(choice, dice) for choice in told]

    # What happened --------------------------------------------------------------------------------------------

    def log(self, since: int, whole: bool) -> list[LogLine]:
        """The facts after so many deeds, as far as they may be known here, and what was agreed beside the board."""
        facts = self.facts(0 if whole else self.sitting.moves_at[since], whole)
        beyond = beside.notes(self.sitting, self.names, self.text, 0 if whole else since)
        return sorted([*facts, *beyond], key=lambda told: told.after) if beyond else facts

    def facts(self, moves: int, whole: bool) -> list[LogLine]:
        """The facts after so many moves, as far as they may be known here, in words."""
        facts, names, game = self.events(moves, whole), counted(self.match.game), self.match.game
        lines = []
        for captions, fact in headed(self.match, facts, None if whole else self.told(moves)):
            lines += [LogLine(fact.after, heading(game, one, self.text), "", head=True) for one in captions]
            lines += [line] if (line := self.in_words(fact, names)).words else []
        return lines

    def in_words(self, event: Event, names: Mapping[str, tuple[str, ...]]) -> LogLine:
        """A fact as a line; log, news and beats tell the same, and nothing of one that has no words."""
        known = self._lines.get(id(event))
        if known is None:
            words = self.text.event(event, self.sides, self.names, names)
            known = self._lines[id(event)] = LogLine(event.after, words, event.rule)
        return known

    def events(self, moves: int, whole: bool) -> list[Event]:
        """The facts after so many moves, as far as they may be known here."""
        return list(filter(self.is_known, self.match.events[0 if whole else self.first(moves) :]))

    def first(self, moves: int) -> int:
        """Which fact is the first after so many moves."""
        return bisect.bisect_right(self.match.events, moves, key=lambda e: e.after)

    def told(self, moves: int) -> Event | None:
        """The last fact known here up to so many moves."""
        events, before = self.match.events, reversed(range(self.first(moves)))
        return next((events[at] for at in before if self.is_known(events[at])), None)

    def is_known(self, event: Event) -> bool:
        """Whether somebody here may know of a fact; where both sides sit, whether all may."""
        return any(self.match.may_know(event, seer) for seer in self.seers)

    def news(self, since: int, whole: bool) -> LogLine | None:
        """What of all that is new tells most; to whoever has just come, of what happened last."""
        noted = beside.notes(self.sitting, self.names, self.text, self.sitting.seq - 1 if whole else since)
        if noted:
            return noted[-1]
        events = said(self.match.game, self.events(0 if whole else self.sitting.moves_at[since], whole))
        last = [event for event in events if event.after == events[-1].after]
        event = most_telling(self.match.game, last if whole else events)
        told = None if event is None else self.in_words(event, counted(self.match.game))
        return told if told and told.words else None

    def dice(self, moves: int) -> list[str]:
        """The dice that fell since, as far as they may be known here."""
        fell = [m for m in self.match.moves[moves:] if self._saw_fall(m)]
        return [face(m.token, self.match.game, self.text) for m in fell]

    def _saw_fall(self, move: Move) -> bool:
        """Whether a move is a die that fell where all here might see it."""
        own = {self.match.seats[s].side for s in self.seats} if self._one_side() else set()
        return move.seat == NOBODY and (move.only == NOBODY or move.only in own)

    def beats(self, moves: int) -> list[Beat]:
        """What happened since, beat by beat, as far as it may be known here."""
        found, counts = self.match.game.spec.face, counted(self.match.game)
        if found is None:
            return []
        fallen = [m.token if self._saw_fall(m) else "" for m in self.match.moves[moves:]]
        told = Told(
            self.match,
            fallen,
            moves,
            self.events(moves, False),
            lambda fact: self.in_words(fact, counts).words,
            lambda fact: self.text.figure(fact, self.sides, self.names, counts),
            self.text,
        )
        return beats(found(), told)

    def result(self) -> str:
        """How the match ended, "" while it goes on."""
        cut = beside.cut_short(self.match, self.sitting.lapsed, self.seats, self.names, self.sides, self.text)
        return cut or beside.played_out(self.match, self.seats, self.sides, self.text)

    def sitters(self, here: Collection[int]) -> list[Sitter]:
        """Who sits where."""
        return [
            Sitter(
                seat=kept.seat,
                side=self.match.seats[kept.seat].side,
                name=self.names[kept.seat],
                kind=kept.kind,
                yours=kept.seat in self.seats,
                here=kept.kind == COACH or kept.seat in here,
                coach=kept.name if kept.kind == COACH else "",
                guest=kept.is_guest,
            )
            for kept in self.sitting.seats
        ]


def reach(sitting: Sitting, seat: int, source: str, text: Text, via: Sequence[str] = ()) -> Ways:
    """Where an element of the board can go, for the seat that is to move it, by way of the squares that it names."""
    look = sitting.look(seat)
    found = walks(look, source, text.say, via) if seat in sitting.waiting() else []
    known = bar(look, source, found, text.say)
    drawn_marks, cells = marks(look, found, text.say)
    choices = [_way(walk) for walk in found]
    bends = can_bend(look) and any(len(walk.path) > 1 for walk in found)
    ways = Ways(sitting.seq, seat, source, drawn_marks, cells, choices, known.title, known.actions)
    return msgspec.structs.replace(ways, via=list(via), bends=bends)


def _way(w: Walk) -> Choice:
    """A way as an option."""
    is_risky = w.share is not None
    ends = [w.target, *w.also]
    found = Choice(w.token, w.words, ends, w.odds, w.share, w.path, risky=is_risky)
    return msgspec.structs.replace(found, action=w.action, meant=w.meant, chips=w.chips)


def update(sitting: Sitting, seats: Collection[int], text: Text, here: Collection[int], since: int) -> Update:
    """A match for whoever holds these seats, here being the seats whose holders are connected."""
    return show(sitting, seats, text, here, since).update


def show(
    sitting: Sitting,
    seats: Collection[int],
    text: Text,
    here: Collection[int],
    since: int,
    *,
    met: bool = False,
) -> Shown:
    """The same, to be sent whole or as a patch: made once for all who hold the same seats and were told as much.

    `met` is whether they were shown the match before: whoever saw its beginning is told what has happened since.
    """
    begins = met and since == sitting.turned == 0
    whole = sitting.is_whole(since) and not begins
    since = 0 if whole else since
    alike = (tuple(sorted(seats)), text.language, since, whole)
    told: Shown | None = sitting.shown.pop(alike, None)
    now = _again(sitting, told, here) if told else Showing(sitting, seats, text).show(here, since, whole)
    sitting.shown[alike] = now
    if len(sitting.shown) > MOST_SHOWN:
        del sitting.shown[next(iter(sitting.shown))]  # the one asked for longest ago
    return now


def _again(sitting: Sitting, told: Shown, here: Collection[int]) -> Shown:
    """The same to whoever else is to be shown it; who is here and what the clocks say may have changed."""
    before, clocks = told.update, beside.clock_faces(sitting)
    is_here = [sitter.kind == COACH or sitter.seat in here for sitter in before.sitters]
    if clocks == before.clocks and is_here == [sitter.here for sitter in before.sitters]:
        return told
    pairs = zip(before.sitters, is_here, strict=True)
    sitters = [msgspec.structs.replace(sitter, here=now) for sitter, now in pairs]
    return Shown(msgspec.structs.replace(before, sitters=sitters, clocks=clocks))
