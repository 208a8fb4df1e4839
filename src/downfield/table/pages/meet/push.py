"""The doors of Web Push: a browser asks to be told, or no longer; and the script that hears it there."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from downfield.store.meet import subscriptions
from downfield.store.meet.subscriptions import Subscription
from downfield.table.live.house import House
from downfield.table.live.meet.push import is_key, is_service
from downfield.table.pages.files import files
from downfield.table.people.bearer import in_person
from downfield.table.protocol.refusals import BadSubscription, Nobody, SwitchedOff
from downfield.table.protocol.requests import language
from downfield.table.protocol.wishes import now_in_words

Asked = Request[Any, Any, Any]
Endpoint = Annotated[str, msgspec.Meta(max_length=600)]
Letters = Annotated[str, msgspec.Meta(max_length=120)]


class Keys(msgspec.Struct, frozen=True):
    """The keys of a browser."""

    p256dh: Letters
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class Wanted(msgspec.Struct, frozen=True):
    """A browser that wants to be told, as it describes itself."""

    endpoint: Endpoint
    keys: Keys


class Left(msgspec.Struct, frozen=True):
    """A browser that does not any more."""

    endpoint: Endpoint


class Known(msgspec.Struct, frozen=True):
    """By which key browsers know this table."""

    key: str


def _key(house: House) -> str:
    if not house.switches.push or house.postman.voucher is None:
        raise SwitchedOff
    return house.postman.voucher.public_key


@get("/api/push")
async def push_key(house: NamedDependency[House]) -> Known:
    """The key of this table."""
    return Known(_key(house))


@post("/api/push")
async def subscribe(data: JSONBody[Wanted], request: Asked, house: NamedDependency[House]) -> Known:
    """Tell this browser when it is your turn, while it is closed; or BadSubscription."""
    key, who = _key(house), in_person(request)
    if not who.person:
        raise Nobody
    if not is_service(data.endpoint) or not is_key(data.keys.p256dh, data.keys.auth):
        raise BadSubscription
    told = (data.endpoint, who.person, data.keys.p256dh, data.keys.auth, language(request), now_in_words())
    await subscriptions.add(house.store, Subscription(*told))
    return Known(key)


@post("/api/push/forget", status_code=200)
async def unsubscribe(data: JSONBody[Left], request: Asked, house: NamedDependency[House]) -> Known:
    """Tell this browser no more."""
    mine = await subscriptions.of(house.store, in_person(request).person)
    if data.endpoint in [one.endpoint for one in mine]:
        await subscriptions.drop(house.store, data.endpoint)
    return Known(_key(house))


@get("/push.js", include_in_schema=False)
async def worker() -> Response[bytes]:
    """The script that hears it, at the root, for it speaks for every page."""
    file = files()["people/worker.js"]
    headers = {"cache-control": "no-cache", "etag": f'"{file.tag}"'}
    return Response(file.plain, media_type=file.kind, headers=headers)
