"""What turned a match, by a plain rule: points, doubled where the lead changed, and what else its game weighs."""

import msgspec

from downfield.kernel.words import Event
from downfield.text.news import most_telling
from downfield.text.story import Points, Story

MOST = 3  # moments that are told


class Turn(msgspec.Struct, frozen=True):
    """A moment of a match that is told: by which fact, the score after it, and what it weighs."""

    moment: int
    event: Event
    points: Points
    weight: float = 0.0


def scores(story: Story, events: list[Event]) -> list[Turn]:
    """Every change of the score, told by the fact that says most of it."""
    found = []
    for moment in story.scores():
        told = most_telling(story.match.game, _of_play(story.at(moment, events)))
        if told is not None:
            found.append(Turn(moment, told, story.stops[moment].points, _gain(story, moment)))
    return found


def _of_play(events: list[Event]) -> list[Event]:
    """What happened in the play, without how match or half ended after it."""
    ends = ("won", "match-over", "half-over", "quarter-over", "draw", "drawn")
    return [event for event in events if event.key not in ends] or events


def _gain(story: Story, moment: int) -> float:
    """The points that were scored; twice as much where they level the match or change the lead."""
    before, after = story.stops[moment - 1].points, story.stops[moment].points
    scored = abs(after[0] - before[0]) + abs(after[1] - before[1])
    return scored * (2 if _leader(before) != _leader(after) else 1)


def _leader(points: Points) -> int:
    return (points[0] > points[1]) - (points[0] < points[1])


def turning_points(story: Story, events: list[Event]) -> list[Turn]:
    """The weightiest moments, in the order of play."""
    best: dict[int, Turn] = {}
    for turn in [*scores(story, events), *_swings(story, events)]:
        if turn.moment not in best or best[turn.moment].weight < turn.weight:
            best[turn.moment] = turn
    heaviest = sorted(best.values(), key=lambda turn: (-turn.weight, turn.moment))[:MOST]
    return sorted(heaviest, key=lambda turn: turn.moment)


def _swings(story: Story, events: list[Event]) -> list[Turn]:
    """What the game weighs besides points."""
    found = []
    for event in events:
        weight = _weight(story, event)
        if weight > 0:
            moment = story.moment_of(event)
            found.append(Turn(moment, event, story.stops[moment].points, weight))
    return found


def _weight(story: Story, event: Event) -> float:
    swing = story.report.swings.get(event.key)
    if swing is None:
        return 0.0
    size = event.args()[swing.per] if swing.per else 1
    return swing.weight * size if size >= swing.least else 0.0
