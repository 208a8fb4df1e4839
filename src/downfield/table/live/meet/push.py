"""Web Push: a message sealed for one browser (RFC 8291), and our word that it is ours (RFC 8292)."""

import base64
import os
import time
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from downfield.kernel.errors import DownfieldError

CURVE = ec.SECP256R1()
PIECE = 4096  # bytes: a message is one piece
POINT, SECRET = 65, 16  # bytes of a key of a browser, and of the secret that it shares with us
LONGEST = 12 * 3600  # seconds for which our word is good
KEPT = 24 * 3600  # seconds for which a service keeps a message for a browser that is off
PATIENCE = 10.0  # seconds
GONE = (404, 410)  # what a service says of a browser that has left
# The services of browsers. Nobody makes this table knock at other doors.
SERVICES = (
    "fcm.googleapis.com",
    "jmt17.google.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)


class NoService(DownfieldError):
    """An address that is no push service."""

    code = "no-push-service"


def encoded(raw: bytes) -> str:
    """Bytes as the web writes them."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(told: str) -> bytes:
    """The same back, or ValueError."""
    return base64.b64decode(told + "=" * (-len(told) % 4), altchars=b"-_", validate=True)


def is_service(endpoint: str) -> bool:
    """Whether a message may be sent there."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    known = any(host == one or (one[0] == "." and host.endswith(one)) for one in SERVICES)
    return parts.scheme == "https" and known and port in (None, 443) and "@" not in parts.netloc


def is_key(public_key: str, secret: str) -> bool:
    """Whether these are the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public_key))
        return len(decoded(public_key)) == POINT and len(decoded(secret)) == SECRET
    except ValueError:
        return False


# Sealing --------------------------------------------------------------------------------------------------------------


def sealed(
    words: bytes,
    public_key: str,
    secret: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """A message that only the browser of these keys can read."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = decoded(public_key), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    key = _derived(shared, decoded(secret), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(key, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + PIECE.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content_key).encrypt(nonce, words + b"\x02", None)


def _derived(key: bytes, salt: bytes, what: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, what).derive(key)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


# Vouching -------------------------------------------------------------------------------------------------------------


def new_key() -> str:
    """A key by which services know this table again."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


class Voucher:
    """The key of this table."""

    def __init__(self, key: str) -> None:
        self._key = ec.derive_private_key(int(key, 16), CURVE)

    @property
    def public_key(self) -> str:
        """What browsers are told of it."""
        return encoded(_point(self._key.public_key()))

    def word(self, endpoint: str, contact: str, now: float | None = None) -> str:
        """Our word for a service that a message is ours; `contact` is where its people reach ours."""
        parts = urlsplit(endpoint)
        until = int(time.time() if now is None else now) + LONGEST
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": until}
        claims |= {"sub": contact} if contact else {}
        told = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in told)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        mark = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{mark}, k={self.public_key}"


# Sending --------------------------------------------------------------------------------------------------------------


class _Straight(urllib.request.HTTPRedirectHandler):
    """Nobody is sent elsewhere."""

    def redirect_request(self, *_: Any) -> None:
        return None


def send(endpoint: str, body: bytes, word: str) -> bool:
    """Send a message; False where the browser has left for good. Or OSError, or NoService."""
    if not is_service(endpoint):
        raise NoService("This is no push service.")
    headers = {
        "Authorization": word,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
    }
    asked = urllib.request.Request(endpoint, body, headers, method="POST")
    try:
        with urllib.request.build_opener(_Straight).open(asked, timeout=PATIENCE):
            return True
    except urllib.error.HTTPError as e:
        with e:
            if e.code in GONE:
                return False
        raise OSError(f"the push service says {e.code}") from None
    except HTTPException as e:
        raise OSError(type(e).__name__) from None
