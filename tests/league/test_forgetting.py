"""Somebody who is known no more: no name is left in a ledger, which holds as before."""

from downfield.league.competition import Competition, create
from downfield.league.deeds import Appointed, Claimed, Entered, Told
from downfield.league.forgetting import without
from downfield.league.ledger import read
from downfield.league.results import by_score
from downfield.league.settings import RoundRobin, Settings
from downfield.league.standings import standings
from downfield.league.state import FORMER
from downfield.store.kept import DELETED
from tests.league.clubs import AT, SECRET


def held(squad: int = 1) -> Competition:
    """Two people who are known at the table, one of whom also organises, and one who was put down by name."""
    competition, _ = create(
        Settings("Cup", "calciotto", (RoundRobin(),), squad=squad), "Ann Rossi", AT, SECRET
    )
    alone = squad == 1
    competition.do(
        Entered("Ann Rossi" if alone else "Reds", "", () if alone else ("Ann Rossi", "Bo"), "ann1", number="1234"),
        "Ann Rossi", AT,
    )  # fmt: skip
    competition.do(
        Entered("Ben Verdi" if alone else "Blues", members=() if alone else ("Ben Verdi", "Cy")),
        "Ann Rossi",
        AT,
    )
    competition.do(Claimed(2, "ben1"), "Ben Verdi", AT)
    competition.do(Appointed("Eve", "eve1"), "Ann Rossi", AT)
    competition.begin(SECRET, "Ann Rossi", AT)
    competition.draw("Ann Rossi", AT)
    fixture = competition.state.fixture("1.1")
    for entrant in (1, 2):
        competition.do(
            Told(fixture.id, entrant, by_score(2, 1)), "Ann Rossi" if entrant == 1 else "Ben Verdi", AT
        )
    return competition


def test_names_and_accounts_are_gone_and_all_else_stands() -> None:
    before = held()
    lines = without(without(before.lines, "ann1", "Ann Rossi"), "ben1", "")
    written = [line.encoded() for line in lines]
    for word in (b"Ann Rossi", b"Ben Verdi", b"ann1", b"ben1", b"1234"):
        assert not any(word in line for line in written)
    after = Competition(read(written))
    assert [e.name for e in after.state.entrants.values()] == [FORMER, FORMER]
    assert after.state.organiser == FORMER == DELETED
    assert after.state.organisers == {"eve1": "Eve"}
    assert [row.points for row in standings(after.state, 0)] == [
        row.points for row in standings(before.state, 0)
    ]
    assert [e.lot for e in after.state.entrants.values()] == [e.lot for e in before.state.entrants.values()]


def test_of_a_squad_only_the_one_is_forgotten() -> None:
    after = Competition(without(held(2).lines, "ben1", "Ben Verdi"))
    assert after.state.entrants[2].name == "Blues"
    assert after.state.entrants[2].members == [FORMER, "Cy"]
    assert after.state.entrants[1].members == ["Ann Rossi", "Bo"]


def test_whoever_never_took_part_is_not_looked_for() -> None:
    before = held()
    assert without(before.lines, "zoe1", "Zoe") == before.lines
