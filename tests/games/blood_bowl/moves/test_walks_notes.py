"""What the chance of a walk leaves out is said beside it, and only where it matters."""

import pytest
from tests.games.blood_bowl.moves.test_walks import to
from tests.games.blood_bowl.table import duel, pitch, slot
from tests.rules import rule

from downfield.games.blood_bowl.model.tables import THRALL
from downfield.kernel.match import Match


def vampire(home: str, thralls: tuple[str, ...] = (), more: str = "") -> Match:
    """home11 thirsts on a 1; those named may be bitten."""
    match = duel(home, "7@z1,8@z2", more, "home11+bloodlust")
    for name in thralls:
        pitch(match).tables.sort[slot(name)] |= THRALL
    return match


@rule("BB-18.G8")
def test_who_leaves_a_shadow_is_told() -> None:
    match = duel("11@m8,12@a1", "7@l8,8@z1", gains="away7+shadowing")
    assert to(match, "m-p-h-11", "m-s-n8").odds == "gets there 66.7%; may be shadowed"
    assert "shadowed" not in to(match, "m-p-h-12", "m-s-b1").odds


@rule("BB-9.14")
def test_who_passes_a_diver_twice_is_told() -> None:
    match = duel("11@m8,12@a1", "7@l9,8@z1", gains="away7+diving_tackle,home11+ma2")
    assert "dives only once" not in to(match, "m-p-h-11", "m-s-n8").odds
    match = duel("11@k8,12@j7,13@j8,14@j9", "7@l9,8@k7,9@l7,10@k9", gains="away7+diving_tackle,home11+ma2")
    assert "dives only once" in to(match, "m-p-h-11", "m-s-m8").odds


@rule("BB-18.T1")
def test_who_may_lash_out_is_told() -> None:
    beside = duel("11@m8,12@n9", "7@z1", gains="home11+animal_savagery")
    assert to(beside, "m-p-h-11", "m-s-n8").odds == "hits a team-mate first 50%"
    alone = duel("11@m8,12@a1", "7@z1", gains="home11+animal_savagery")
    assert "team-mate" not in to(alone, "m-p-h-11", "m-s-n8").odds


@rule("BB-18.T32")
def test_who_thirsts_is_told_where_he_can_feed() -> None:
    match = vampire("11@m8,12@p8", ("home12",))
    fed, unfed = to(match, "m-p-h-11", "m-s-o8"), to(match, "m-p-h-11", "m-s-k8")
    assert fed.odds.startswith("must feed there")
    assert fed.share is None  # he gets there either way
    assert unfed.odds == "gets there 83.3%; thirsts with nobody to bite 16.7%"
    assert unfed.share == pytest.approx(5 / 6)


@rule("BB-18.T32")
def test_who_does_not_thirst_is_not_told() -> None:
    match = duel("11@m8,12@p8", "7@z1,8@z2")
    assert to(match, "m-p-h-11", "m-s-k8").odds == ""


@rule("BB-18.T32")
def test_thirst_before_a_block_is_counted_once() -> None:
    unfed = duel("11@m8,12@p8", "7@n8,8@z2", gains="home11+bloodlust")
    told = to(unfed, "m-p-h-11", "m-p-a-7", "11block").odds
    assert told.endswith("loses the action 16.7%")
    fed = duel("11@m8,12@m9", "7@n8,8@z2", gains="home11+bloodlust")
    pitch(fed).tables.sort[slot("home12")] |= THRALL
    told = to(fed, "m-p-h-11", "m-p-a-7", "11block").odds
    assert told.endswith("must feed there 16.7%")
    assert "loses the action" not in told
