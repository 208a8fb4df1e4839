"""A club with competitions of every kind, made once on a server by a program: a cup, a season, squads."""

import functools
import json
import urllib.request
from typing import Any

from tests.browser.server import Server

SEASON = """name = "Winter Season"
game = "touch-down"
zone = "Europe/Rome"
[[stages]]
kind = "round-robin"
"""
SWISS = """name = "Chalk Bowl"
game = "blood-bowl"
zone = "Europe/Berlin"
no_show = "effort"
about = "One day, three rounds. Bring your team sheet."
[[stages]]
kind = "swiss"
rounds = 3
"""
CUP = """name = "Coppa d’Inverno"
game = "calciotto"
zone = "Europe/Rome"
[[stages]]
kind = "round-robin"
groups = 2
through = 2
[[stages]]
kind = "knock-out"
third_place = true
"""
KNOCK_OUT = """name = "Harvest Cup"
game = "first-downs"
[[stages]]
kind = "knock-out"
"""
SQUADS = """name = "Squads of the Four Valleys"
game = "first-and-roll"
squad = 2
[[stages]]
kind = "round-robin"
"""
LEAGUE = """name = "Old World League"
game = "blood-bowl"
league = true
[[stages]]
kind = "round-robin"
legs = 2
"""
PEOPLE = ("Ben Ferrari", "Cleo", "Dan of the Long Name", "Eve", "Finn")


class Club:
    """Somebody with an account who organises, and what he has made."""

    def __init__(self, url: str) -> None:
        self.url, self.cookie = url, ""
        self.token = ""
        reply = self._send("/api/account/sign-up", {"name": "Ann Rossi", "password": "correct horse battery"})
        self.cookie = reply.headers["set-cookie"].split(";")[0]
        self.slugs = {
            "season": self._season(),
            "swiss": self._swiss(),
            "cup": self._cup(),
            "squads": self._squads(),
            "over": self._over(),
            "league": self.league(1),
            "seasons": self.league(2),
            "open": self._make(SWISS.replace("Chalk Bowl", "Spring Bowl")),
        }
        self.do("open", "opened")

    def _send(self, path: str, body: object) -> Any:
        headers = {"Content-Type": "application/json", "Origin": self.url}
        if self.cookie:
            headers["Cookie"] = self.cookie
        asked = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        return urllib.request.urlopen(asked, timeout=30)

    def _make(self, toml: str) -> str:
        return str(json.load(self._send("/api/leagues", {"toml": toml}))["slug"])

    def play(self, game: str, start: str) -> None:
        """A public match against a program, always the first answer, until it is over."""
        seats = [{"who": "me", "name": "Ann Rossi"}, {"who": "coach", "name": "rookie"}]
        wish = {"game": game, "start": start, "seats": seats, "seed": 5, "visibility": "public"}
        begun = json.load(self._send("/api/matches", wish))
        here, key = f"{self.url}/api/matches/{begun['id']}", {"Authorization": f"Bearer {begun['keys']['0']}"}
        with urllib.request.urlopen(
            urllib.request.Request(f"{here}/stream", headers=key), timeout=60
        ) as lines:
            known = 0
            for line in filter(bytes.strip, lines):
                moment = json.loads(line)
                if moment["seq"] >= known and "0" in moment["mine"]:
                    answer = {"seat": 0, "seq": moment["seq"], "token": moment["mine"]["0"][0]}
                    body, kind = json.dumps(answer).encode(), {"Content-Type": "application/json"}
                    asked = urllib.request.Request(f"{here}/answers", body, key | kind)
                    with urllib.request.urlopen(asked, timeout=60) as reply:
                        known = json.load(reply)["seq"]

    def read(self, slug: str) -> dict[str, Any]:
        """A competition as it stands."""
        with urllib.request.urlopen(f"{self.url}/api/leagues/{slug}", timeout=30) as reply:
            return dict(json.load(reply))

    def do(self, which: str, did: str, /, **what: Any) -> None:
        """Write a deed in the ledger of a competition, by its name here or in addresses."""
        slug = self.slugs.get(which, which) if hasattr(self, "slugs") else which
        self._send(f"/api/leagues/{slug}/deeds", {"did": did, "what": what})

    def _decide(self, slug: str, most: int, stats: dict[str, int] | None = None) -> None:
        """Results for so many of the open matches, one after the other."""
        open_ones = [m for m in self.read(slug)["matches"] if m["score"] is None][:most]
        for at, match in enumerate(open_ones):
            score = ((2, 1), (0, 3), (4, 2), (1, 1), (1, 0))[at % 5]
            winner = 0 if score[0] > score[1] else 1 if score[1] > score[0] else -1
            own = {key: value + at % 3 for key, value in (stats or {}).items()}
            players = (
                [{"7": {"touchdowns": score[0] + 1}}, {"11": {"touchdowns": score[1] + 1}}]
                if stats
                else [{}, {}]
            )
            told = {"score": score, "winner": winner, "stats": [own, stats or {}], "players": players}
            self.do(slug, "ruled", match=match["id"], result=told, why="played at the club")

    def _season(self) -> str:
        slug = self._make(SEASON)
        self.do(slug, "opened")
        self.do(slug, "enter", team="tori", club="Aquile")
        for name, team in zip(PEOPLE, ("falchi", "lupi", "centurioni", "tori", "lupi"), strict=True):
            self.do(slug, "entered", name=name, team=team)
        self.do(slug, "begin")
        self._decide(slug, 7)
        return slug

    def _swiss(self) -> str:
        slug = self._make(SWISS)
        self.do(slug, "opened")
        for at, name in enumerate(("Gus", "Hana", *PEOPLE)):
            self.do(
                slug,
                "entered",
                name=name,
                team=("human", "orc", "skaven", "dwarf")[at % 4],
                number=str(20400 + at),
            )
        self.do(slug, "entered", name="Otto", coach="steady")
        self.do(slug, "begin")
        self._decide(slug, 4, {"casualties": 2, "touchdowns": 1})
        self.do(slug, "draw")
        self._decide(slug, 1, {"casualties": 1})
        return slug

    def _cup(self) -> str:
        slug = self._make(CUP)
        self.do(slug, "opened")
        self.do(slug, "enter")
        for name in ("Hana", *PEOPLE):
            self.do(slug, "entered", name=name)
        self.do(slug, "entered", name="Verdi", coach="random")
        self.do(slug, "begin")
        self._decide(slug, 11)
        return slug

    def _over(self) -> str:
        slug = self._make(KNOCK_OUT)
        for name in ("Hana", *PEOPLE):
            self.do(slug, "entered", name=name)
        self.do(slug, "begin")
        for _ in range(3):
            self._decide(slug, 3)
        self.do(slug, "finish")
        return slug

    def league(self, played: int) -> str:
        """A Blood Bowl league of two, so many of whose two matches are played."""
        slug = self._make(LEAGUE)
        self.do(slug, "opened")
        self.do(slug, "enter", team="human:4*blitzer,7*human_lineman;rerolls:2")
        self.do(slug, "entered", name="Ben Ferrari", team="orc")
        self.do(slug, "begin")
        self._decide(slug, played, {"fans": 4})
        return slug

    def _squads(self) -> str:
        slug = self._make(SQUADS)
        for name in ("Lakes", "Woods", "Hills"):
            self.do(slug, "entered", name=name, members=[f"{name[0]}. First", f"{name[0]}. Second"])
        self.do(slug, "begin")
        self._decide(slug, 2)
        return slug


@functools.cache
def _club(url: str) -> Club:
    return Club(url)


def club(server: Server) -> Club:
    """The club of a server, made when it is first asked for."""
    return _club(server.url)
