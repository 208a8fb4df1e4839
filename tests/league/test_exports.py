"""What others read: spreadsheets, calendars, feeds, and the association of Blood Bowl's coaches."""

import csv
import datetime
import io
import pathlib
import re
from xml.etree import ElementTree

import pytest

from downfield.league.competition import Competition, create
from downfield.league.deeds import Agreed, Confirmed, Entered, Forfeited, HandedIn, Played, Proposed, Told
from downfield.league.errors import Refused
from downfield.league.exports import exported
from downfield.league.exports.calendar import calendar
from downfield.league.exports.feed import as_feed, feed, reminders
from downfield.league.exports.naf import naf
from downfield.league.exports.spreadsheet import table_csv
from downfield.league.ledger import read
from downfield.league.results import Result, by_score
from downfield.league.settings import RoundRobin, Settings, Swiss
from downfield.text import Text
from tests.league.clubs import ANN, AT, SECRET, by_chance, play_out, running

TEXT = Text("en")
NAF = pathlib.Path(__file__).with_name("naf.xml")


def test_a_table_for_spreadsheets_has_a_line_for_each_and_no_formula() -> None:
    competition, secret = create(Settings("Cup", "calciotto", (RoundRobin(),)), ANN, AT, SECRET)
    for name in ("=1+1", "Ben"):
        competition.do(Entered(name), ANN, AT)
    competition.begin(secret, ANN, AT)
    competition.draw(ANN, AT)
    rows = list(csv.DictReader(io.StringIO(table_csv(competition.state))))
    assert sorted(row["entrant"] for row in rows) == ["'=1+1", "Ben"]
    assert {"points", "by_difference", "by_head_to_head"} <= set(rows[0])


def test_all_of_it_as_json_is_the_ledger() -> None:
    competition = play_out(running(4, Swiss(2)), by_chance(1))
    import msgspec

    lines = [msgspec.json.encode(line) for line in msgspec.json.decode(exported("json", competition, TEXT))]
    assert Competition(read(lines)).state == competition.state


def test_a_calendar_has_an_event_for_each_fixture_at_its_time() -> None:
    competition = running(2, RoundRobin(legs=2))
    competition.draw(ANN, AT, ["2026-12-01T22:59:00Z", "2026-12-08T22:59:00Z"])
    competition.do(Proposed("1.1", 1, ("2026-11-30T19:00:00Z",)), ANN, AT)
    competition.do(Agreed("1.1", 2, "2026-11-30T19:00:00Z"), ANN, AT)
    text = calendar(competition, TEXT, "https://club.example/league/cup")
    assert text.startswith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
    assert text.count("BEGIN:VEVENT") == 2
    assert "DTSTART:20261130T190000Z\r\n" in text
    assert "DTSTART;VALUE=DATE:20261208\r\n" in text
    assert "STATUS:CONFIRMED" in text
    assert "STATUS:TENTATIVE" in text
    assert "SEQUENCE:2\r\n" in text
    assert max(len(line.encode()) for line in text.split("\r\n")) <= 75


def test_a_feed_tells_what_happened_last_first() -> None:
    competition = play_out(running(4, RoundRobin()), by_chance(1))
    root = ElementTree.fromstring(feed(competition, TEXT))
    titles = [e.findtext("{*}title", "") for e in root.findall("{*}entry")]
    assert titles[0].startswith("3.2.1 (E")
    assert len({e.findtext("{*}id") for e in root.findall("{*}entry")}) == len(titles)


def test_whoever_has_to_play_is_told_once_and_again_when_something_is_asked_or_the_end_is_near() -> None:
    competition = running(3, RoundRobin())
    competition.draw(ANN, AT, [f"2026-12-{day:02}T22:59:00Z" for day in (1, 8, 15)])
    calm = datetime.datetime(2026, 11, 17, tzinfo=datetime.UTC)

    def told(now: datetime.datetime, entrant: int = 1) -> set[str]:
        return {entry.id for entry in reminders(competition, entrant, TEXT, now)}

    own = [f for f in competition.state.fixtures() if 1 in (f.home, f.away)]
    assert len(told(calm)) == len(own) == 2
    first = own[0]
    near = datetime.datetime.fromisoformat(first.due) - datetime.timedelta(days=1)
    assert len(told(near)) == 3
    before = told(calm)
    other = first.home + first.away - 1
    competition.do(Told(first.id, other, by_score(1, 0)), ANN, AT)
    assert len(told(calm) - before) == 1
    asked = [e for e in reminders(competition, 1, TEXT, calm) if e.id in told(calm) - before]
    assert "1–0" in asked[0].summary
    competition.do(Confirmed(first.id, 1), ANN, AT)
    assert len(told(calm)) == 1
    root = ElementTree.fromstring(as_feed("urn:x", "Mine", AT, asked))
    assert root.findtext("{*}entry/{*}title", "").startswith("E")


def tournament() -> Competition:
    competition, secret = create(Settings("Bowl", "blood-bowl", (RoundRobin(),)), "Ann", AT, SECRET)
    competition.do(Entered("Ben", number="12345", team="wood_elf"), ANN, AT)
    competition.do(Entered("Cleo", team="orc"), ANN, AT)
    competition.do(Entered("Dan", number="777"), ANN, AT)
    competition.do(Entered("Bot", coach="steady"), ANN, AT)
    competition.begin(secret, ANN, AT)
    competition.draw(ANN, AT)
    for fixture in list(competition.state.fixtures()):
        if {fixture.home, fixture.away} == {2, 3}:
            competition.do(Forfeited(fixture.id, 2, "did not come"), ANN, AT)
        else:
            hurt = ({"casualties": 2}, {"casualties": 1})
            competition.do(Played(fixture.id, Result((2, 1), 0, stats=hurt)), ANN, AT)
    return competition


def test_the_association_gets_the_matches_that_two_people_played() -> None:
    assert naf(tournament()) == NAF.read_text(encoding="utf-8")


def test_the_association_takes_blood_bowl_alone() -> None:
    with pytest.raises(Refused, match="Blood Bowl"):
        naf(running(2, RoundRobin()))


PUBLISHED = (
    "<nafReport><organiser>warp-scores.net//Test</organiser><coaches>"
    "<coach><name>HumanCoach</name><number>42</number><team>Human</team></coach>"
    "<coach><name>Non-NAF</name><number>9</number><team>Multiple Races</team></coach></coaches>"
    "<game><timeStamp>2024-02-26 14:00</timeStamp>"
    "<playerRecord><name>HumanCoach</name><number>42</number><team>Human</team><teamRating>100</teamRating>"
    "<touchDowns>2</touchDowns><badlyHurt>1</badlyHurt></playerRecord>"
    "<playerRecord><name>OrcCoach</name><number>23</number><team>Orc</team><teamRating>100</teamRating>"
    "<touchDowns>1</touchDowns><badlyHurt>3</badlyHurt></playerRecord></game></nafReport>"
)  # as the public exporter of warp-scores.net writes it, by its own test


def shape(element: ElementTree.Element) -> tuple[object, ...]:
    """The names of an element and all within it, in their order, like ones once."""
    parts = [shape(part) for part in element]
    return (element.tag, *dict.fromkeys(parts))


def test_its_report_has_the_shape_of_the_published_example() -> None:
    report = ElementTree.fromstring(naf(tournament()))
    assert shape(report) == shape(ElementTree.fromstring(PUBLISHED))
    for game in report.findall("game"):
        assert len(game.findall("playerRecord")) == 2
        assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d", game.findtext("timeStamp", ""))
        for name in ("number", "teamRating", "touchDowns", "badlyHurt"):
            assert all((one.findtext(name) or "").isdigit() for one in game.findall("playerRecord"))


def test_of_a_squad_every_coach_is_reported_with_his_own_number_and_race() -> None:
    settings = Settings("Bowl", "blood-bowl", (RoundRobin(),), squad=2, zone="Europe/Rome")
    competition, secret = create(settings, "Ann", AT, SECRET)
    competition.do(Entered("Red", members=("Ben", "Bo"), number="11, 12"), ANN, AT)
    competition.do(Entered("Blue", members=("Cleo", "Cy"), number="13"), ANN, AT)
    for entrant in (1, 2):
        competition.do(HandedIn(entrant, "orc"), ANN, AT)
        competition.do(HandedIn(entrant, "dwarf", 1), ANN, AT)
    competition.begin(secret, ANN, AT)
    competition.draw(ANN, AT)
    for fixture in competition.state.rounds[0].ties[0].fixtures:
        competition.do(Played(fixture.id, Result((1, 0), 0)), ANN, AT)
    report = ElementTree.fromstring(naf(competition))
    told = [tuple(part.text for part in coach) for coach in report.iter("coach")]
    assert told == [
        ("Ben", "11", "Orc"),
        ("Bo", "12", "Dwarf"),
        ("Cleo", "13", "Orc"),
        ("Non-NAF", "9", "Dwarf"),
    ]
    races = [{one.findtext("team") for one in game.iter("playerRecord")} for game in report.iter("game")]
    assert races == [{"Orc"}, {"Dwarf"}]
    assert report.findtext("game/timeStamp") == "2026-11-16 21:30"
