"""The bracket of a knock-out as a drawing: who meets whom, who goes on, and where the winners meet."""

from html import escape

from downfield.league import words
from downfield.league.bracket import SEED, WINNER
from downfield.league.rounds import spots
from downfield.league.state import State, Tie
from downfield.league.tables import BYE
from downfield.text import Text

WIDE, HIGH, APART, BESIDE, TOP = 208, 56, 20, 44, 30  # a box, and the room between two
LONGEST = 22  # letters of a name

Place = tuple[float, float]


def bracket_of(state: State, stage: int, text: Text) -> str:
    """A knock-out as SVG, as far as it is decided."""
    ties = spots(state, stage)
    places = _places(ties)
    wide = max(x for x, _ in places) + WIDE + 2
    high = max(y for _, y in places) + HIGH + 2
    title = f"{state.settings.name}: {text.say('club-page-bracket')}"
    parts = [_line(ties, at, places) for at in range(len(ties))]
    parts += [_heading(state, number, text) for number in range(len(state.of_stage(stage)))]
    parts += [_box(state, tie, place, text) for tie, place in zip(ties, places, strict=True)]
    return (
        f'<svg class="bracket" role="img" aria-label="{escape(title)}" viewBox="0 0 {wide:g} {high:g}" '
        f'width="{wide:g}" height="{high:g}">{"".join(parts)}</svg>'
    )


def _places(ties: list[Tie]) -> list[Place]:
    """Where each spot stands: between the two from which its entrants come, those with a defeat below."""
    found: list[Place] = []
    first = sum(tie.spot is not None and tie.spot.round == 0 for tie in ties)
    below = TOP + first * (HIGH + APART) + APART
    filled: dict[int, int] = {}  # of each round, how many stand below
    for at, tie in enumerate(ties):
        spot = tie.spot
        assert spot is not None
        x = spot.round * (WIDE + BESIDE)
        before = [found[s.of][1] for s in (spot.home, spot.away) if s.kind == WINNER and s.of < len(found)]
        if spot.home.kind == SEED:
            y = float(TOP + at * (HIGH + APART))
        elif spot.part == "losers" or (spot.part == "third"):
            lines = filled.get(spot.round, 0)
            filled[spot.round] = lines + 1
            y = float(below + lines * (HIGH + APART))
        else:
            y = sum(before) / len(before) if before else found[-1][1]
        found.append((float(x), y))
    return _lifted(ties, found)


def _lifted(ties: list[Tie], found: list[Place]) -> list[Place]:
    """A final stands beside the last of the winners, and a second one beside it."""
    for at, tie in enumerate(ties):
        assert tie.spot is not None
        if tie.spot.part in ("final", "again") and tie.spot.home.kind == WINNER:
            side = tie.spot.away.kind == WINNER and _part(ties, tie.spot.away.of) == "winners"
            if not side:
                found[at] = (found[at][0], found[tie.spot.home.of][1])
    return found


def _part(ties: list[Tie], at: int) -> str:
    spot = ties[at].spot
    return spot.part if spot is not None else ""


def _line(ties: list[Tie], at: int, places: list[Place]) -> str:
    """The ways on which winners come here."""
    spot = ties[at].spot
    assert spot is not None
    x, y = places[at]
    ways = []
    for source in (spot.home, spot.away):
        if source.kind == WINNER and spot.part != "again":
            from_x, from_y = places[source.of]
            half = x - BESIDE / 2
            ways.append(f"M{from_x + WIDE:g} {from_y + HIGH / 2:g}H{half:g}V{y + HIGH / 2:g}H{x:g}")
    return f'<path class="way" d="{"".join(ways)}"/>' if ways else ""


def _heading(state: State, number: int, text: Text) -> str:
    stage = [one for one in state.rounds if one.stage == max(state.seeds)]
    said = words.round_name(stage[number], state, text)
    return f'<text class="of-round" x="{number * (WIDE + BESIDE)}" y="16">{escape(said)}</text>'


def _box(state: State, tie: Tie, place: Place, text: Text) -> str:
    x, y = place
    won = state.winner(tie) if tie.is_met else (tie.home or tie.away if BYE in (tie.home, tie.away) else None)
    numbers = _numbers(state, tie)
    rows = "".join(
        _row(state, entrant, number, 22 + 24 * row, won == entrant and entrant > BYE, text)
        for row, (entrant, number) in enumerate(zip((tie.home, tie.away), numbers, strict=True))
    )
    part = words.part_name(tie, text) if tie.spot is not None and tie.spot.part == "third" else ""
    told = f'<text class="of-round" x="0" y="-5">{escape(part)}</text>' if part else ""
    frame = f'<rect class="box-of" width="{WIDE}" height="{HIGH}" rx="7"/>'
    frame += f'<path class="mid" d="M0 {HIGH / 2:g}H{WIDE}"/>'
    return f'<g id="tie-{tie.id}" transform="translate({x + 1:g} {y:g})">{frame}{told}{rows}</g>'


def _row(state: State, entrant: int, number: str, y: int, won: bool, text: Text) -> str:
    name = words.name_of(entrant, state, text)
    short = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
    kind = "won" if won else "who" if entrant > BYE else "nobody"
    mark = f'<path class="chosen" d="M0 {y - 15}v18"/>' if won else ""
    return (
        f'{mark}<text class="{kind}" x="10" y="{y - 1}">{escape(short)}</text>'
        f'<text class="{kind} number" x="{WIDE - 10}" y="{y - 1}">{escape(number)}</text>'
    )


def _numbers(state: State, tie: Tie) -> tuple[str, str]:
    """What stands beside both: the score, or of several matches how many each has won."""
    played = [f for f in tie.fixtures if state.result(f) is not None]
    if not played:
        return "", ""
    home, away = state.scored(tie) if len(tie.fixtures) == 1 else state.wins(tie)
    return str(home), str(away)


STEP, TALL = 26, 14  # of a curve: from match to match, and for a win


def curve_of(matches: list[tuple[str, str]], title: str) -> str:
    """How it went from match to match: up for a win, down for a defeat, each point with the match in words."""
    heights, at = [0], 0
    for way, _ in matches:
        at += {"won": 1, "lost": -1}.get(way, 0)
        heights.append(at)
    top, low = max(heights), min(heights)
    points = [(12 + STEP * number, 12 + TALL * (top - height)) for number, height in enumerate(heights)]
    wide, high = points[-1][0] + 12, 24 + TALL * (top - low)
    level = 12 + TALL * top
    line = " ".join(f"{x},{y}" for x, y in points)
    dots = "".join(
        f'<circle class="{way}" cx="{x}" cy="{y}" r="5"><title>{escape(told)}</title></circle>'
        for (x, y), (way, told) in zip(points[1:], matches, strict=True)
    )
    return (
        f'<svg class="curve" role="img" aria-label="{escape(title)}" viewBox="0 0 {wide} {high}" width="{wide}" '
        f'height="{high}"><path class="level" d="M0 {level}H{wide}"/><polyline points="{line}"/>{dots}</svg>'
    )
