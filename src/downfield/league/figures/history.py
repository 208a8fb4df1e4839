"""The history of a team: every match it played, and what that, or its coach, has made of it."""

import msgspec

from downfield.league.careers import career_of, course
from downfield.league.facts import game_of
from downfield.league.state import State, Step
from downfield.league.words import score
from downfield.text import Arg, Text
from downfield.toolkit.careers import Change


class Page(msgspec.Struct, frozen=True):
    """A step of a team's career, the code after it, and all that is different since."""

    step: Step
    team: str
    changes: list[Change]
    opponent: int = 0  # an entrant, where it is a match


def history(state: State, entrant: int) -> list[Page]:
    """Every page of a team's history, the first as it entered; nothing where teams stay as they are."""
    if not state.settings.season.career:
        return []
    game = game_of(state.settings.game)
    career = career_of(game.slug)
    found: list[Page] = []
    for step, team in course(state, entrant):
        changes = career.changes(found[-1].team, team, game.pack.parts) if found else []
        found.append(Page(step, team, changes, _opponent(state, step, entrant)))
    return found


def _opponent(state: State, step: Step, entrant: int) -> int:
    if not step.match:
        return 0
    fixture = state.fixture(step.match)
    return fixture.away if fixture.home == entrant else fixture.home


def heading(page: Page, state: State, text: Text) -> str:
    """What a page is about."""
    step = page.step
    if step.purchases:
        return text.say("history-coach", deeds=", ".join(step.purchases))
    if not step.match:
        return text.say("history-entry")
    other = state.entrants[page.opponent].name
    if step.before:
        return text.say("history-before", match=step.match, name=other)
    return text.say(
        "history-match", match=step.match, name=other, score=score(state.fixture(step.match).result, text)
    )


def lines(page: Page, text: Text) -> list[str]:
    """What is different since the page before, a sentence each."""
    return [_line(change, text) for change in page.changes]


def _line(change: Change, text: Text) -> str:
    args: dict[str, Arg] = {
        "number": change.number,
        "spot": text.named("spot", change.spot),
        "what": thing(change.what, text),
        "count": abs(change.many),
        "way": "less" if change.many < 0 else "more",
    }
    return text.say(f"career-{change.kind}", **args)


def thing(what: str, text: Text) -> str:
    """The name of a skill, of a kind of skills, or of somebody who is hired, where there is one."""
    for field in ("skill", "hired", "kind"):
        named = text.named(field, what)
        if named != what:
            return named
    return what
