"""Chapter 22: what is offered to a coach is what the rules let him do, neither more nor less."""

import pytest
from tests.games.blood_bowl.league.clubs import HUMANS, PARTS
from tests.rules import rule

from downfield.games.blood_bowl.career import draft, next_season, offers, purse
from downfield.kernel.errors import BadOption

KEY = "cd" * 32
POOR = "human:11*human_lineman;fans:1;league:1"
TEAMS = {
    "rich": HUMANS,
    "poor": POOR,
    "full": "human:16*human_lineman;fans:1;league:1;treasury:900000",
    "learnt": HUMANS + ";men:1*spp7,5*spp18.p-guard",
    "rolled": HUMANS + ";men:1*d15",
    "legend": HUMANS + ";men:1*spp99.p-guard.p-tackle.p-fend.p-kick.p-pro.p-wrestle",
    "hurt": HUMANS + ";men:1*down-ma.out.fresh",
    "lent": HUMANS + ";journeymen:13*spp4",
    "raised": "shambling_undead:11*zombie_lineman;fans:1;league:1;raised:1",
    "given": HUMANS + ";awards:2",
}


def words(code: str) -> list[str]:
    return [offer.word for offer in offers(code, PARTS)]


@rule("BB-22.9")
@pytest.mark.parametrize("code", TEAMS.values(), ids=TEAMS)
def test_all_that_is_offered_can_be_done_and_is_paid(code: str) -> None:
    for offer in offers(code, PARTS):
        after = draft(code, (offer.word,), PARTS, KEY)
        if offer.kind.startswith(("hire", "keep", "take")):
            assert purse(after, PARTS) == purse(code, PARTS) - offer.cost


@rule("BB-22.15")
@pytest.mark.parametrize("name", ["learnt", "rolled", "legend", "lent"])
def test_all_that_can_be_learnt_is_offered(name: str) -> None:
    wishes = [f"{letter}-{skill.id}" for letter in "ps" for skill in PARTS.skills.skills]
    wishes += [f"{letter}-{kind}" for letter in "rq" for kind in "agmps"]
    wishes += ["c", *(f"up-{name}" for name in ("ma", "st", "ag", "pa", "av"))]
    who = ("j13",) if name == "lent" else ("1", "5")
    known = {f"advance:{number}*{wish}" for number in who for wish in wishes}
    offered = {word for word in words(TEAMS[name]) if word.startswith("advance")}
    assert offered == {word for word in known if _can(TEAMS[name], word)}
    assert bool(offered) is (name != "legend")


def _can(code: str, word: str) -> bool:
    try:
        draft(code, (word,), PARTS, KEY)
    except BadOption:
        return False
    return True


@rule("BB-22.20", "BB-22.21", "BB-22.22", "BB-22.23", "BB-22.24", "BB-22.26")
def test_what_there_is_only_after_some_matches_is_offered_then_alone() -> None:
    for name, word in (
        ("hurt", "retire:1"),
        ("lent", "keep:j13"),
        ("raised", "take:zombie_lineman"),
        ("given", "credit:4"),
    ):
        assert [team for team, code in TEAMS.items() if word in words(code)] == [name]
    assert not any(word.startswith("hire") for word in words(POOR))
    hired = [word for word in words(TEAMS["full"]) if word.startswith("hire")]
    assert hired == [f"hire:{name}" for name in ("rerolls", "assistants", "cheerleaders", "apothecary")]
    assert "fire:cheerleaders" in words(HUMANS + ";cheerleaders:1")
    assert "fire:cheerleaders" not in words(HUMANS)


@rule("BB-22.29", "BB-22.30")
def test_the_next_season_is_paid_as_it_is_offered() -> None:
    code = POOR + ";treasury:20000;matches:3;men:1*y1"
    gold, found = next_season(code, PARTS)
    costs = {offer.word: offer.cost for offer in found}
    chosen = [*(f"keep:{number}" for number in range(1, 12)), "hire:blitzer", "hire:rerolls"]
    after = draft(code, ("redraft", *chosen), PARTS, KEY)
    assert purse(after, PARTS) == gold - sum(costs[word] for word in chosen)
    assert costs["keep:1"] == costs["keep:2"] + 20_000
