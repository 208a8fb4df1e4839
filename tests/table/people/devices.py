"""Browsers of people who visit one table, each with its own cookies."""

from typing import Any

from tests.table.client import Client

HTML = {"accept": "text/html"}
ADA = {"name": "Ada", "password": "correct horse"}


class Device:
    """A browser: its own cookies, at a table that others visit as well."""

    def __init__(self, client: Client, **more: str) -> None:
        self.client = client
        self.more = more  # headers that go with every request
        self.cookies: dict[str, str] = {}
        self.get("/")

    def _kept(self, reply: Any) -> Any:
        self.cookies |= dict(reply.cookies)
        self.client.cookies.clear()
        return reply

    @property
    def shown(self) -> dict[str, str]:
        """The header with the cookies of this browser."""
        return {**self.more, "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    def get(self, path: str) -> Any:
        return self._kept(self.client.get(path, headers={**HTML, **self.shown}))

    def post(self, path: str, **body: Any) -> Any:
        return self._kept(self.client.post(path, json=body, headers=self.shown))

    def delete(self, path: str) -> Any:
        return self._kept(self.client.delete(path, headers=self.shown))

    def begin(self) -> str:
        wish = {"game": "first-downs", "seats": [{"who": "me"}, {"who": "coach"}]}
        return str(self.post("/api/matches", **wish).json()["id"])

    def mine(self) -> list[str]:
        return [line["id"] for line in self.get("/api/mine").json()]

    def is_called(self) -> str:
        """Who the page thinks we are, "" for a guest."""
        page = self.get("/account").text
        return page.split("Hello, ")[1].split("<")[0] if "Hello, " in page else ""


def code_of(reply: Any) -> tuple[int, str]:
    """The status of a refusal, and its code."""
    return reply.status_code, reply.json().get("code", "")
