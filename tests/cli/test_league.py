"""A cup in a folder by the command line alone: five people and three bots, a no-show, a bracket that fills."""

import json
import pathlib

import pytest

from downfield.cli import main


class Desk:
    """An organiser at a terminal."""

    def __init__(self, folder: pathlib.Path, heard: pytest.CaptureFixture[str]) -> None:
        self.folder, self.heard = folder, heard

    def __call__(self, command: str, *words: str, folder: pathlib.Path | None = None) -> str:
        """Run a command; what it says, with its errors."""
        self.code = 0
        try:
            main(["league", command, str(folder or self.folder), *words])
        except SystemExit as e:
            self.code = int(e.code or 0)
        said = self.heard.readouterr()
        return said.out + said.err


@pytest.fixture
def desk(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(tmp_path / "cup", capsys)


def open_matches(desk: Desk) -> list[tuple[str, str, str]]:
    """What is to be played: number, home, away."""
    state = json.loads(desk("show", "--json"))["state"]
    names = {int(number): entrant["name"] for number, entrant in state["entrants"].items()}
    fixtures = [f for one in state["rounds"] for tie in one["ties"] for f in tie["fixtures"]]
    return [(f["id"], names[f["home"]], names[f["away"]]) for f in fixtures if not f.get("result")]


def test_a_cup_of_five_people_and_three_bots_ends_with_a_winner(desk: Desk, tmp_path: pathlib.Path) -> None:
    short = ("--option", "seconds_per_phase=300")  # nine phases
    assert "Next:" in desk("new", "--game", "calciotto", "--format", "knock-out", "--name", "Coppa", *short)
    desk("open")
    desk("enter", "Ann", "Ben", "Cleo", "Dan", "Eve", "--club", "Arezzo")
    assert "Rossi (random)" in desk("enter", "Rossi", "Verdi", "Bianchi", "--bot", "random")
    assert "winner of 1.1 – winner of 1.2" in desk("begin")
    desk("play")
    absent = ""
    while left := open_matches(desk):
        number, home, away = left[0]
        if not absent and home in ("Ann", "Ben", "Cleo", "Dan", "Eve"):
            absent = home
            said = desk("forfeit", number, home, "--why", "did not come")
            assert "0–3 (walkover)" in said
        elif {home, away} <= {"Rossi", "Verdi", "Bianchi"}:
            desk("play")
        else:
            desk("result", number, "2-1", "--told-by", home)
            desk("confirm", number, away)
        assert desk.code == 0
    said = desk("show")
    assert "has won Coppa." in said
    assert absent in desk("log", "--language", "it")
    assert "good" in desk("check")
    assert "has won Coppa." in desk("finish")
    assert "Best attack" in desk("stats")

    file = tmp_path / "coppa.json"
    desk("export", "whole", "--to", str(file))
    elsewhere = tmp_path / "elsewhere"
    assert desk("import", str(file), folder=elsewhere) == said.replace("running", "finished")
    for page in ("show", "rounds", "log", "stats", "check"):
        assert desk(page) == desk(page, folder=elsewhere)


def test_what_is_wrong_is_said_and_changes_nothing(desk: Desk, tmp_path: pathlib.Path) -> None:
    desk("new", "--game", "calciotto", "--format", "swiss", "--rounds", "2", "--zone", "Europe/Rome")
    desk("enter", "Ann", "Ben", "Cleo")
    desk("begin")
    before = (desk.folder / "ledger.jsonl").read_bytes()
    (tmp_path / "no.json").write_text("{}")
    for words, said in (
        (("enter", "Ann"), "takes part already"),
        (("draw",), "still to be played"),
        (("result", "9.1", "1-0"), "no match 9.1"),
        (("result", "1.1", "two-one"), "write it as 2-1"),
        (("move", "1", "2020-01-01", "--why", "x"), "over already"),
        (("move", "1", "soon", "--why", "x"), "is no time"),
        (("propose", "1.1", "Zoe", "2030-01-01 20:00"), "no entrant"),
        (("team", "Ann", "juventus", "--why", "x"), "cannot play here"),
        (("team", "Ann", "italia"), "locked"),
        (("finish",), "still to be drawn or played"),
        (("record", "1.1", str(tmp_path / "none.txt")), "cannot be read"),
        (("import", str(tmp_path / "no.json")), "not the file of a competition"),
    ):
        assert said in desk(*words), words
        assert desk.code != 0
        assert (desk.folder / "ledger.jsonl").read_bytes() == before


def test_a_time_is_agreed_upon_and_whoever_is_to_act_is_named(desk: Desk) -> None:
    desk("new", "--game", "calciotto", "--zone", "Europe/Rome", "--days", "2")
    desk("enter", "Ann", "Ben")
    desk("begin")
    assert "It is up to: Ann, Ben" in desk("due") or "It is up to: Ben, Ann" in desk("due")
    desk("propose", "1.1", "Ann", "2040-01-01 20:00")
    assert "It is up to: Ben" in desk("due", "--days", "9")
    assert "1 Jan 2040, 20:00" in desk("agree", "1.1", "Ben", "2040-01-01 20:00")
    assert "Nothing is overdue." in desk("settle")
    desk("choose", "1.1", "Ann", "olanda")
    assert '"team":"olanda"' in (desk.folder / "ledger.jsonl").read_text()
    assert "cannot play here" in desk("choose", "1.1", "Ann", "juventus")
    assert "steady" in desk("stand-in", "1.1", "Ben", "--why", "ill", "--bot", "nobody")
    desk("amend", "Ben", "--name", "Benno", "--why", "misspelt")
    desk("withdraw", "Ann", "--why", "moved away")
    assert "Benno has won" in desk("show")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("running", "Round 1", "until", "behind", "It begins", "Best attack", "entrant")),
        ("it", ("in corso", "Turno 1", "entro", "dietro", "Si comincia", "Miglior attacco", "iscritto")),
        ("de", ("läuft", "1. Runde", "bis", "hinter", "Es beginnt", "Bester Angriff", "Teilnehmer")),
    ],
)
def test_everything_is_told_in_three_languages(desk: Desk, language: str, words: tuple[str, ...]) -> None:
    desk("new", "--game", "calciotto", "--format", "groups", "--groups", "1", "--zone", "Europe/Rome")
    desk("enter", "Ann", "Ben", "Cleo")
    desk("begin")
    for number, _, _ in open_matches(desk):
        desk("result", number, "1-1")
    spoken = ("--language", language)
    said = "".join(desk(page, *spoken) for page in ("show", "rounds", "log", "stats", "chances", "due"))
    for word in words:
        assert word in said, (word, said)
