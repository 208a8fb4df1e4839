"""cover.js: who is alone at a screen that both sides share."""

import pytest

from tests.browser.scripts.conftest import Script

COVER = "table/cover.js"
PAIR = "sitters: [{ yours: true, side: 0 }, { yours: true, side: 1 }]"
SECRET, OPEN = (
    f"{{ seq: 2, log: [], ask: {{ secret: true }}, {PAIR} }}",
    f"{{ seq: 2, log: [], ask: {{}}, {PAIR} }}",
)
NEWS = f"{{ seq: 2, log: ['a fact'], ask: {{ secret: true }}, {PAIR} }}"


def must_turn(script: Script, then: str, side: int = 0) -> bool:
    """Whether home's coach, for whom a cover was lifted, sees another one after this."""
    body = f"const company = new Company(); company.alone = 0; const now = {then}; company.see(now);"
    return bool(script(COVER, f"{body} return company.mustTurn({SECRET}, {side});"))


def test_whoever_is_alone_goes_on_alone(script: Script) -> None:
    assert not must_turn(script, SECRET)


@pytest.mark.parametrize("then", [OPEN, NEWS], ids=["a question before all", "news"])
def test_what_all_may_look_at_brings_the_others_back(script: Script, then: str) -> None:
    assert must_turn(script, then)


def test_the_other_side_is_never_alone(script: Script) -> None:
    assert must_turn(script, SECRET, side=1)


def test_at_a_screen_of_ones_own_nothing_is_covered(script: Script) -> None:
    mine = "{ ask: { secret: true }, sitters: [{ yours: true, side: 0 }, { yours: false, side: 1 }] }"
    assert not script(COVER, f"return new Company().mustTurn({mine}, 0);")
