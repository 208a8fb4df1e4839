"""The report of a match as people read it: what turned it, what both sides did, a row for every player who counts."""

from typing import TYPE_CHECKING

import msgspec

from downfield.kernel.fields import SIDES
from downfield.kernel.match import Match
from downfield.kernel.show.outcome import public
from downfield.kernel.show.report import Drive, Report
from downfield.kernel.show.svg import Say
from downfield.text.graphs import NONE, Graph, Grapher, Table, Told
from downfield.text.retell import counted, heading, seat_names
from downfield.text.story import Die, Story
from downfield.text.turning import Turn, scores, turning_points

if TYPE_CHECKING:
    from downfield.text import Text

GAP = "  "


class PlayerFigures(msgspec.Struct, frozen=True):
    """What a player did, by the keys of his game."""

    number: int
    position: str
    figures: dict[str, float]


class Figures(msgspec.Struct, frozen=True):
    """A report for programs: facts of home and away by their keys, and the players of each side who did something."""

    facts: dict[str, tuple[float, float]]
    columns: tuple[str, ...]
    players: list[list[PlayerFigures]]


class Weighed(msgspec.Struct, frozen=True):
    """A moment for programs: its number in the film, the fact that tells it, the score after it, and what it weighs."""

    moment: int
    event: str
    args: dict[str, int]
    points: tuple[int, int]
    weight: float


class Course(msgspec.Struct, frozen=True):
    """How a match went, for programs: dice with how often each face fell for home and away and was to be expected."""

    scores: list[Weighed]
    turning_points: list[Weighed]
    drives: list[Drive]
    dice: list[Die]


class Sheet(msgspec.Struct, frozen=True):
    """A report in words and pictures: what turned the match, graphs with their tables, the players of each side."""

    title: str
    sides: tuple[str, ...]
    points: tuple[int, int]
    turns: list[Told]
    why: str  # by which rule a moment counts as a turning point
    graphs: list[Graph]
    columns: list[str]
    players: list[list[tuple[str, list[str]]]]


def report_of(match: Match) -> Report:
    face = match.game.spec.face
    assert face is not None, "only a game that people can look at is reported"
    return face().report


def figures(match: Match) -> Figures:
    """The report of a match so far in numbers, by what everybody knows."""
    report = report_of(match)
    facts, players = report.sheet(match.state, public(match))
    return Figures(
        facts, report.columns, [[_line(who, done, report.columns) for who, done in side] for side in players]
    )


def _line(who: str, done: tuple[float, ...], columns: tuple[str, ...]) -> PlayerFigures:
    number, _, position = who.partition(" ")
    return PlayerFigures(int(number), position, dict(zip(columns, done, strict=True)))


def drives(match: Match) -> list[Drive]:
    """How often each side had the ball and what it made of it; none in a game without drives."""
    found = report_of(match).drives
    return [] if found is None else found(public(match))


def course(match: Match) -> Course:
    """How a match went, for programs."""
    story, known = Story(match, report_of(match)), public(match)
    return Course(
        scores=[_scored(turn) for turn in scores(story, known)],
        turning_points=[_scored(turn) for turn in turning_points(story, known)],
        drives=drives(match),
        dice=list(story.dice.values()),
    )


def _scored(turn: Turn) -> Weighed:
    return Weighed(turn.moment, turn.event.key, turn.event.args(), turn.points, turn.weight)


def sheet(match: Match, sides: tuple[str, ...], text: "Text") -> Sheet:
    """The report of a match so far in words and pictures."""
    report, known, told = report_of(match), public(match), figures(match)
    story = Story(match, report)
    scored = scores(story, known)
    draw = Grapher(story, sides, text)
    graphs = [draw.both(told.facts), draw.scores(scored, _told(scored, match, sides, text))]
    graphs += [draw.drives(found)] if (found := drives(match)) else []
    graphs += [draw.dice()] if story.dice else []
    return Sheet(
        title=text.say("report-title"),
        sides=sides,
        points=match.points(),
        turns=_told(turning_points(story, known), match, sides, text),
        why=text.say("report-turning-why", also=text.say("report-turning-also")),
        graphs=graphs,
        columns=[draw.heading(key) for key in told.columns],
        players=[
            [(_player(line, text), [draw.figure(x) for x in line.figures.values()]) for line in side]
            for side in told.players
        ],
    )


def _told(turns: list[Turn], match: Match, sides: tuple[str, ...], text: "Text") -> list[Told]:
    """Moments in words."""
    names, known = seat_names(match, text), counted(match.game)
    found = []
    for turn in turns:
        before = [caption for moves, caption, _ in match.rests if moves < turn.event.after]
        found.append(
            Told(
                heading(match.game, before[-1], text) if before else "",
                text.event(turn.event, sides, names, known),
                score(turn.points, text.say),
                turn.moment,
            )
        )
    return found


def score(points: tuple[int, int], say: Say) -> str:
    """The score as the language writes it."""
    return say("report-points", home=points[0], away=points[1])


def teams(match: Match, text: "Text") -> tuple[str, str]:
    """The teams of home and away, where a match has such."""
    home, away = (_team(match, side, text) for side in (0, 1))
    return home, away


def _team(match: Match, side: int, text: "Text") -> str:
    """A ready team by its option; one that a coach has brought along by the name that the board has for it."""
    option, agreed = f"{SIDES[side]}_team", match.options_agreed
    if agreed.get(f"{SIDES[side]}_roster"):
        named: tuple[str, str] = getattr(match.view().scene, "teams", ("", ""))
        return text.named("team", named[side])
    return text.value(option, agreed[option]) if agreed.get(option) else ""


def portraits(match: Match) -> tuple[str, list[list[str]]]:
    """What players are drawn with, and the drawings beside the rows of `player_tables`; or nothing."""
    told, drawn = figures(match), report_of(match).portraits
    if drawn is None:
        return "", []
    drawn_with, known = drawn(match)
    rows = [[known[side].get(line.number, "") for line in lines] for side, lines in enumerate(told.players)]
    return drawn_with, [*filter(None, rows)]


def _player(line: PlayerFigures, text: "Text") -> str:
    """A number, and a position or a role, which has a name in this language where the game translates them."""
    if text.has("player-role"):
        return f"{line.number} {text.say('player-role', role=line.position)}"
    return f"{line.number} {text.named('spot', line.position)}"


def player_tables(told: Sheet) -> list[Table]:
    """The players of each side in a table, headings first, in the columns that have a figure."""
    everybody = [figures for players in told.players for _, figures in players]
    used = [i for i in range(len(told.columns)) if any(figures[i] != NONE for figures in everybody)]
    return [
        [
            (side, *(told.columns[i] for i in used)),
            *((who, *(done[i] for i in used)) for who, done in players),
        ]
        for side, players in zip(told.sides, told.players, strict=True)
        if players
    ]


def lines(told: Sheet, say: Say) -> list[str]:
    """A report in plain lines."""
    found = [told.title]
    if told.turns:
        found += [
            "",
            say("report-turning"),
            *(f"{one.when}: {one.words} ({one.score})" for one in told.turns),
        ]
        found += [told.why]
    for graph in told.graphs:
        found += ["", graph.title, *_table(graph.table), *([graph.note] if graph.note else [])]
    return [*found, *(line for table in player_tables(told) for line in ("", *_table(table)))]


def _table(rows: Table) -> list[str]:
    """Columns under their headings: words to the left, figures to the right."""
    wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    plain = [all(row[i][:1].isdigit() or len(row[i]) < 2 for row in rows[1:]) for i in range(len(wide))]
    return [
        GAP.join(
            cell.rjust(w) if right else cell.ljust(w) for cell, w, right in zip(row, wide, plain, strict=True)
        ).rstrip()
        for row in rows
    ]
