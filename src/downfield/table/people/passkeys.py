"""Passkeys: a device signs in for its owner, with a fingerprint or a PIN instead of a password."""

import time
from typing import Annotated, Any

import msgspec
import webauthn
from litestar import MediaType, Request, Response, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from downfield.store import Taken
from downfield.store import people as kept
from downfield.store.people import KeptPasskey, KeptPerson
from downfield.table.live.house import House
from downfield.table.people.attempts import count_attempt, count_own
from downfield.table.people.entering import Typed, Welcomed, enter, new_person, open_account, owner_of
from downfield.table.people.passwords import account_name
from downfield.table.people.visitors import People, cookie_name, visit_of
from downfield.table.protocol.refusals import LastKey, PasskeyTooLate, TooMany, WrongPasskey, WrongPassword
from downfield.table.protocol.requests import is_secure
from downfield.table.protocol.wishes import new_code, now_in_words, one_line

Asked = Request[Any, Any, Any]
CHALLENGE = "downfield-challenge"  # the cookie in which a question waits for its signature
PATIENCE = 300  # seconds
MOST = 20  # passkeys of one account
LONGEST_ID = 400  # of a credential, as it is written down
NAME = "Downfield"
SURE = UserVerificationRequirement.REQUIRED
TOLD = {
    200: ResponseSpec(dict[str, Any], generate_examples=False, description="What the browser asks the device")
}


class Newcomer(msgspec.Struct, frozen=True):
    """The name of a new account; whoever is signed in adds a passkey to the own one instead, and shows the password."""

    name: Typed = ""
    confirm: Typed = ""


class Signed(msgspec.Struct, frozen=True):
    """What the browser's authenticator has answered, as the browser writes it down."""

    credential: dict[str, Any]


class Forgotten(msgspec.Struct, frozen=True):
    """A passkey that shall open nothing any more."""

    id: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]


class Question(msgspec.Struct, frozen=True):
    """What an authenticator was asked to sign: for whom and until when. It waits in a signed cookie."""

    challenge: str
    until: int
    person: str = ""  # a new passkey is for this account
    name: str = ""  # which is yet to be opened, under this name


# Making one -----------------------------------------------------------------------------------------------------------


@post("/api/passkeys/new", status_code=200, media_type=MediaType.JSON, responses=TOLD)
async def ask_for_new(
    data: JSONBody[Newcomer], request: Asked, people: NamedDependency[People]
) -> Response[bytes]:
    """Ask for a new passkey: for one's account, or to open one without a password."""
    if visit_of(request).has_account:
        owner = await owner_of(request, people)
        await _check_password(data.confirm, owner, request, people)
        person, name, new_name = owner.id, owner.name, ""
        known = await kept.passkeys(people.store, owner.id)
    else:
        name = new_name = account_name(data.name)
        person, known = new_code(24), []
    if len(known) >= MOST:
        raise TooMany
    options = webauthn.generate_registration_options(
        rp_id=_host(request),
        rp_name=NAME,
        user_id=person.encode(),
        user_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=SURE
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(k.id)) for k in known],
    )
    return _asked(people, webauthn.options_to_json(options), options.challenge, request, person, new_name)


async def _check_password(given: str, owner: KeptPerson, request: Asked, people: People) -> None:
    """A passkey outlives every session: whoever only borrows one must not add it. WrongPassword, where there is one."""
    count_own(request, people)
    if owner.hash and not await people.locksmith.fits(given, owner.hash):
        raise WrongPassword


@post("/api/passkeys", status_code=201)
async def keep_new(
    data: JSONBody[Signed], request: Asked, people: NamedDependency[People], house: NamedDependency[House]
) -> Welcomed:
    """Keep a new passkey; where it opens a new account, that is open now."""
    question = _question(request, people)
    if not question.person:
        raise PasskeyTooLate
    new = _verified_new(request, data, question)
    if not question.name:
        return await _add(request, people, question, new)
    await count_attempt(request, people)
    person = new_person(question.name, person_id=question.person)
    await open_account(people, person, new)
    return await enter(request, person, people, house)


async def _add(request: Asked, people: People, question: Question, new: KeptPasskey) -> Welcomed:
    """One more passkey for whoever is signed in."""
    owner = await owner_of(request, people)
    if owner.id != question.person:
        raise PasskeyTooLate
    try:
        await kept.add_passkey(people.store, new)
    except Taken:
        raise WrongPasskey from None
    return Welcomed(owner.name)


def _verified_new(request: Asked, data: Signed, question: Question) -> KeptPasskey:
    """The public half of a new passkey, or WrongPasskey."""
    try:
        seen = webauthn.verify_registration_response(
            credential=data.credential,
            expected_challenge=base64url_to_bytes(question.challenge),
            expected_rp_id=_host(request),
            expected_origin=request.headers.get("origin", ""),
            require_user_verification=True,
        )
    except Exception:  # whatever the layers below stumble over, it is no passkey of ours
        raise WrongPasskey from None
    passkey_id = bytes_to_base64url(seen.credential_id)
    if len(passkey_id) > LONGEST_ID:
        raise WrongPasskey
    public, signed = seen.credential_public_key, seen.sign_count
    return KeptPasskey(passkey_id, question.person, public, signed, now_in_words())


# Signing in -----------------------------------------------------------------------------------------------------------


@post("/api/passkeys/ask", status_code=200, media_type=MediaType.JSON, responses=TOLD)
async def ask_for_known(request: Asked, people: NamedDependency[People]) -> Response[bytes]:
    """Ask for any passkey of this table: it knows whose it is."""
    options = webauthn.generate_authentication_options(rp_id=_host(request), user_verification=SURE)
    return _asked(people, webauthn.options_to_json(options), options.challenge, request)


@post("/api/passkeys/sign-in", status_code=200)
async def sign_in_by_passkey(
    data: JSONBody[Signed], request: Asked, people: NamedDependency[People], house: NamedDependency[House]
) -> Welcomed:
    """Sign in by a passkey."""
    question = _question(request, people)
    known = await kept.passkey(people.store, one_line(str(data.credential.get("id", "")))[:LONGEST_ID])
    owner = await kept.person(people.store, known.person_id) if known else None
    await count_attempt(request, people, owner.name_key if owner else None)
    if known is None or owner is None or question.person:
        raise WrongPasskey
    try:
        await kept.count_passkey(people.store, known, _times_signed(request, data, question, known))
    except Taken:
        raise PasskeyTooLate from None
    return await enter(request, owner, people, house)


async def check_passkey(
    request: Asked, people: People, owner: KeptPerson, credential: dict[str, Any]
) -> None:
    """Let whoever signs with a passkey of this account go on, or WrongPasskey."""
    question = _question(request, people)
    known = await kept.passkey(people.store, one_line(str(credential.get("id", "")))[:LONGEST_ID])
    if known is None or known.person_id != owner.id or question.person:
        raise WrongPasskey
    try:
        signed = _times_signed(request, Signed(credential), question, known)
        await kept.count_passkey(people.store, known, signed)
    except Taken:
        raise PasskeyTooLate from None


def _times_signed(request: Asked, data: Signed, question: Question, known: KeptPasskey) -> int:
    """How often a passkey has signed, now that it has signed this; or WrongPasskey, as for a copy that lags behind."""
    try:
        return webauthn.verify_authentication_response(
            credential=data.credential,
            expected_challenge=base64url_to_bytes(question.challenge),
            expected_rp_id=_host(request),
            expected_origin=request.headers.get("origin", ""),
            credential_public_key=known.public_key,
            credential_current_sign_count=known.sign_count,
            require_user_verification=True,
        ).new_sign_count
    except Exception:  # whatever the layers below stumble over, it is no passkey of ours
        raise WrongPasskey from None


@post("/api/passkeys/forget", status_code=200)
async def forget(data: JSONBody[Forgotten], request: Asked, people: NamedDependency[People]) -> Welcomed:
    """Let a passkey open nothing any more, unless nothing else would open the account."""
    owner = await owner_of(request, people)
    left = [key.id for key in await kept.passkeys(people.store, owner.id) if key.id != data.id]
    if not left and not owner.hash:
        raise LastKey
    await kept.remove_passkey(people.store, owner.id, one_line(data.id))
    return Welcomed(owner.name)


# Questions ------------------------------------------------------------------------------------------------------------


def _host(request: Asked) -> str:
    """To whom passkeys belong: the host without its port."""
    return request.url.hostname or ""


def _asked(
    people: People, options: str, challenge: bytes, request: Asked, person: str = "", name: str = ""
) -> Response[bytes]:
    """A question for the authenticator; it comes back with the cookie, to whichever server."""
    question = Question(bytes_to_base64url(challenge), int(time.time()) + PATIENCE, person, name)
    words = bytes_to_base64url(msgspec.json.encode(question))
    cookie = Cookie(
        key=cookie_name(request, CHALLENGE),
        value=people.seal.sign("challenge", words),
        path="/",
        max_age=PATIENCE,
        httponly=True,
        samesite="strict",
        secure=is_secure(request),
    )
    return Response(options.encode(), cookies=[cookie], media_type=MediaType.JSON)


def _question(request: Asked, people: People) -> Question:
    """What was asked, or PasskeyTooLate."""
    words = people.seal.read("challenge", request.cookies.get(cookie_name(request, CHALLENGE), "")[:4000])
    if words is None:
        raise PasskeyTooLate
    question = msgspec.json.decode(base64url_to_bytes(words), type=Question)
    if question.until < time.time():
        raise PasskeyTooLate
    return question
