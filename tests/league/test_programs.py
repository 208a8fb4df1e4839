"""Matches that nobody watches: the same secret gives the same season."""

import pathlib

import downfield
from downfield.cli import main
from downfield.kernel import record
from downfield.league.competition import Competition, create
from downfield.league.deeds import Entered, Played
from downfield.league.facts import result_of
from downfield.league.programs import play, playable, record_of
from downfield.league.results import by_score
from downfield.league.settings import KnockOut, RoundRobin, Settings
from tests.league.clubs import ANN, AT, SECRET


def bots(game: str = "first-and-roll", *, many: int = 2) -> Competition:
    competition, secret = create(Settings('The "Cup"', game, (RoundRobin(),)), ANN, AT, SECRET)
    for number in range(many):
        competition.do(Entered(f"B{number}", coach="random"), ANN, AT)
    competition.begin(secret, ANN, AT)
    competition.draw(ANN, AT)
    return competition


def test_the_same_secret_gives_the_same_match_and_another_match_falls_otherwise() -> None:
    competition = bots(many=3)
    first, second, _ = playable(competition.state)
    match = play(competition.state, first, SECRET)
    assert match.digest() == play(competition.state, first, SECRET).digest()
    assert match.digest() != play(competition.state, second, SECRET).digest()


def test_its_record_verifies_and_names_the_competition() -> None:
    competition = bots()
    fixture = playable(competition.state)[0]
    text = record_of(play(competition.state, fixture, SECRET), competition.state, fixture.id, "2026-11-16")
    read = record.read(text)
    assert record.verify(read, downfield.game("first-and-roll")).over
    assert (read.tags["Competition"], read.tags["Fixture"]) == ("The 'Cup'", "1.1.1")


def test_what_was_played_is_played_once() -> None:
    competition = bots()
    fixture = playable(competition.state)[0]
    competition.do(Played(fixture.id, result_of(play(competition.state, fixture, SECRET))), ANN, AT)
    assert playable(competition.state) == []


def test_people_play_for_themselves() -> None:
    competition, secret = create(Settings("Cup", "calciotto", (KnockOut(),)), ANN, AT, SECRET)
    competition.do(Entered("Ben"), ANN, AT)
    competition.do(Entered("Bot", coach="steady"), ANN, AT)
    competition.begin(secret, ANN, AT)
    competition.draw(ANN, AT)
    assert playable(competition.state) == []
    competition.do(Played("1.1", by_score(1, 0)), ANN, AT)


def test_a_season_of_bots_in_a_folder_ends_by_itself_and_holds(
    tmp_path: pathlib.Path, capsys: object
) -> None:
    folder = str(tmp_path / "cup")

    def run(*words: str) -> int:
        try:
            main(["league", *words])
        except SystemExit as e:
            return int(e.code or 0)
        return 0

    assert run("new", folder, "--game", "first-and-roll", "--format", "knock-out", "--name", "Bots") == 0
    assert run("enter", folder, "A", "B", "C", "D", "--bot", "random") == 0
    assert run("begin", folder) == 0
    assert run("play", folder, "--all") == 0
    assert run("check", folder) == 0
    assert run("finish", folder) == 0
    assert len(list((tmp_path / "cup" / "records").iterdir())) == 4
    broken = next((tmp_path / "cup" / "records").iterdir())
    broken.write_text(broken.read_text().replace("[Game", "[Gone"))
    assert run("check", folder) == 1
