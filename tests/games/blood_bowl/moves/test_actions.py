"""What a player in hand does: whatever the rules offer him, and of the rest they say why not."""

import functools

import pytest
from tests.games.blood_bowl.table import duel, game, pitch

from downfield.games.blood_bowl.board.actions import bar
from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.moves.walks import sources, walks
from downfield.games.blood_bowl.rules.turn import barred
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.walk import Action
from downfield.text import Text


@functools.cache
def words(language: str = "en") -> Text:
    return Text(language, game().spec)


def shown(match: Match, source: str = "m-p-h-11") -> dict[str, Action]:
    """The bar of a player, by the names of the actions."""
    look = Look(match, match.waiting()[0])
    found = bar(look, source, walks(look, source, words().say), words().say)
    return {action.name: action for action in found.actions}


@pytest.mark.parametrize(
    ("more", "gains", "name", "why", "id"),
    [
        pytest.param("used=blitz", "", "blitz", "already used this turn", "BB-8.5"),
        pytest.param("", "", "block", "no standing opponent next to him", "BB-10.1"),
        pytest.param("", "", "foul", "no opponent is on the ground", "BB-14.1"),
        pytest.param("ball=home12", "", "pass", "he neither has the ball nor can fetch it", "BB-12.1"),
        pytest.param("ball=home11", "home11+my_ball", "hand", "he never gives the ball away", "BB-18.T33"),
        pytest.param("", "home11+chainsaw", "block", "his chainsaw takes the place of a block", "BB-18.T7"),
    ],
)
def test_what_he_cannot_do_says_why(more: str, gains: str, name: str, why: str, id: str) -> None:
    action = shown(duel("11@f8,12@a1", "7@p8", more, gains))[name]
    assert (action.why, action.rule) == (why, id)


def test_what_he_can_do_needs_no_reason() -> None:
    free = [a.name for a in shown(duel("11@f8", "7@g8,8@h3p", "ball=home11")).values() if not a.why]
    assert free == ["move", "block", "blitz", "pass", "hand", "foul"]


def test_in_the_middle_of_an_action_there_is_only_that_and_to_stop() -> None:
    match = duel("11@f8", "7@p8")
    match.walk("11-g8", 0)
    assert list(shown(match)) == ["move", "stop"]


def test_who_swings_a_ball_and_chain_does_nothing_else() -> None:
    assert list(shown(duel("11@f8", "7@p8", gains="home11+ball_and_chain"))) == ["chain"]


def test_every_action_that_the_rules_offer_is_free_and_no_other() -> None:
    """Two ways to ask chapter 8 that must agree, over matches of teams with many traits."""
    seen = set()
    for seed, teams in enumerate([("goblin", "orc"), ("chaos_renegades", "vampire"), ("human", "snotling")]):
        match = game().new(options={"home_team": teams[0], "away_team": teams[1]}, seed=seed)
        rng = Rng(seed)
        for _ in range(700):
            if match.over:
                break
            g = pitch(match)
            if g.question in (q.Q_TURN, q.Q_CHARGE) and g.n > 1:
                seen |= _agree(match)
            seat = match.waiting()[0]
            options = match.options(seat)
            match.answer(options[rng.below(len(options))].token, seat)
    assert {barred.FREE, barred.ONCE, barred.ALONE, barred.NO_BALL} <= seen


def _agree(match: Match) -> set[int]:
    """The reasons that were given; every free action is offered, and every other is not."""
    g, found = pitch(match), set()
    offered: dict[int, set[int]] = {}
    for x in g.opts[1 : g.n]:
        slot = SLOTS * int(g.active) + int(x) // kinds.ACTIONS - 1
        offered.setdefault(slot, set()).add(int(x) % kinds.ACTIONS)
    for slot, actions in offered.items():
        if kinds.CHAIN_ACTION in actions:
            continue
        reasons = {a: int(barred.bar(g, slot, a)) for a in range(kinds.ACTIONS) if barred.knows(g, slot, a)}
        assert {a for a, reason in reasons.items() if reason == barred.FREE} == actions
        found |= set(reasons.values())
    return found


def test_every_source_has_a_title_in_every_language() -> None:
    match = duel("11@f8", "7@p8")
    look = Look(match, 0)
    for language in ("en", "it", "de"):
        say = words(language).say
        assert all(bar(look, s, walks(look, s, say), say).title for s in sources(look))
