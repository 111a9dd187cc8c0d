"""Notices to a browser that is closed: it is your turn. Web Push: encrypted for that browser alone (RFC 8291), signed
with the server's own key (RFC 8292), handed to the push service the browser has named.

No word in a notice is anybody's but ours. The address of the push service comes from outside, so nothing of the
server's own network is ever asked: only HTTPS, only public addresses, and no redirect is followed."""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import logging
import os
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.utils import parseaddr
from functools import partial
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import sqlalchemy as sa
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ravenhill.engine.decision import Message
from ravenhill.server.ledger import push, sessions
from ravenhill.server.limits import Limits
from ravenhill.server.loops import Errands
from ravenhill.server.metrics import Metrics
from ravenhill.server.people import Person
from ravenhill.server.refusal import Refusal
from ravenhill.server.settings import Settings
from ravenhill.server.store import Store
from ravenhill.words import ENGLISH, say

log: Final = logging.getLogger("ravenhill.server")
CURVE: Final = ec.SECP256R1()
POINT: Final = 65  # bytes of a public key
AUTH: Final = 16
TOPIC: Final = 32  # letters, at the most
RECORD: Final = 4096  # the largest message a push service must take
DAY: Final = 86400
SECONDS: Final = 10.0  # a push service may take for all of its answer
AT_ONCE: Final = 8
GONE: Final = (404, 410)  # the browser has taken its address back
NAT64: Final = IPv6Network("64:ff9b::/96")


@dataclass(frozen=True)
class Browser:
    """Where one browser is told, and the keys only it can read by."""

    endpoint: str
    key: str
    auth: str


def packed(data: bytes) -> str:
    """URL-safe, without padding.

    >>> packed(b"raven")
    'cmF2ZW4'
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """The same way back.

    >>> unpacked("cmF2ZW4")
    b'raven'
    """
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def sealed(
    said: bytes, browser: Browser, once: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message as only that browser can read it; `once` and `salt` are drawn anew for every message."""
    once = once or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs, ours = unpacked(browser.key), _point(once)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    seed = _derived(shared, unpacked(browser.auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(seed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + ours
    return head + AESGCM(key).encrypt(nonce, said + b"\x02", None)  # 2: the last record


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def public(address: str) -> bool:
    """Whether an address lies in the open net, whatever it is dressed as.

    >>> public("127.0.0.1"), public("::ffff:10.0.0.1"), public("169.254.169.254"), public("9.9.9.9")
    (False, False, False, True)
    """
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return public(str(ip.ipv4_mapped))
        if ip.sixtofour is not None or ip.teredo is not None or ip in NAT64:
            return False
    return ip.is_global and not ip.is_multicast


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Push:
    """Keeps which browsers want to be told, one for each session, and tells them."""

    def __init__(self, settings: Settings, store: Store, secret: str, metrics: Metrics) -> None:
        self._settings = settings
        self._store = store
        self._key = ec.derive_private_key(int.from_bytes(unpacked(secret), "big"), CURVE)
        self._limits = Limits(True)  # somebody else's server: these hold where others are switched off
        self._few = asyncio.Semaphore(AT_ONCE)
        # a name server that never answers holds up no other thread of ours
        self._names = ThreadPoolExecutor(4 * AT_ONCE, "ravenhill-names")
        self._sending = Errands("notices", metrics)

    @staticmethod
    def new_secret() -> str:
        """The private key of a server, to be kept: browsers take messages signed with no other."""
        return packed(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))

    @property
    def key(self) -> str:
        """What a browser is told of the server it wants to hear from."""
        return packed(_point(self._key))

    @property
    def under_way(self) -> int:
        """How many notices are being handed over just now."""
        return len(self._sending)

    async def stop(self) -> None:
        await self._sending.end(5)
        self._names.shutdown(wait=False, cancel_futures=True)

    # --- which browsers --------------------------------------------------------------------------------------

    async def keep(self, person: Person, browser: Browser) -> None:
        """This person's browser wants to be told; whoever sat at it before is told there no more."""
        self._check(browser)
        row: dict[str, Any] = {"visit": person.visit, "person": person.id, "endpoint": browser.endpoint}
        row |= {"key": browser.key, "auth": browser.auth, "made": time.time()}
        async with self._store.write() as c:
            before = (push.c.endpoint == browser.endpoint) & (push.c.visit != person.visit)
            await c.execute(sa.delete(push).where(before))
            await c.execute(self._store.upsert(push, row, ["visit"]))

    async def drop(self, person: Person) -> None:
        """This browser is told no more."""
        async with self._store.write() as c:
            await c.execute(sa.delete(push).where(push.c.visit == person.visit))

    async def kept(self, person: Person) -> bool:
        """Whether this browser is told."""
        async with self._store.read() as c:
            return bool(await c.scalar(sa.select(sa.true()).where(push.c.visit == person.visit)))

    def _check(self, browser: Browser) -> None:
        """Refuses what is no push service, as far as can be seen before it is asked, and what is no key."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(browser.key))
            if len(unpacked(browser.auth)) != AUTH or not self._fits(browser.endpoint):
                raise ValueError
        except ValueError:
            raise Refusal("bad", "server-bad-push") from None

    def _fits(self, endpoint: str) -> bool:
        parts = urlsplit(endpoint)
        if any(ord(sign) <= 32 or ord(sign) > 126 for sign in endpoint) or parts.username is not None:
            return False
        host = parts.hostname or ""
        if self._settings.push_anywhere:
            return parts.scheme in ("http", "https") and bool(host)
        return parts.scheme == "https" and parts.port in (None, 443) and "." in host and not _is_address(host)

    # --- telling ---------------------------------------------------------------------------------------------

    def tell(self, people: list[tuple[str, str | None]], key: str, table: str, game: str) -> None:
        """Tells all browsers of these people (each with their language); nobody waits for it."""
        if people:
            self._sending.send(self._tell(dict(people), key, table, game))

    async def _tell(self, people: dict[str, str | None], key: str, table: str, game: str) -> None:
        which = sa.select(push.c.person, push.c.visit, push.c.endpoint, push.c.key, push.c.auth).join(
            sessions, sessions.c.id == push.c.visit
        )
        async with self._store.read() as c:
            found = list(await c.execute(which.where(push.c.person.in_(list(people)) & ~sessions.c.ended)))
        told = (
            self._one(visit, Browser(endpoint, their, auth), notice(people[person], key, table, game), table)
            for person, visit, endpoint, their, auth in found
        )
        await asyncio.gather(*told)

    async def _one(self, visit: str, browser: Browser, said: dict[str, str], table: str) -> None:
        try:
            self._limits.spend("notice", visit)
            async with self._few, asyncio.timeout(SECONDS):
                status = await self._hand_over(browser, json.dumps(said).encode(), table)
        except Refusal:
            log.warning("a notice about a turn was not sent, there were too many")
        except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as e:
            log.warning("a notice could not be sent: %s", type(e).__name__)
        else:
            if status in GONE:
                async with self._store.write() as c:
                    await c.execute(sa.delete(push).where(push.c.visit == visit))
            elif not 200 <= status < 300:
                log.warning("a notice was not taken: %d", status)

    async def _hand_over(self, browser: Browser, said: bytes, table: str) -> int:
        """Gives the number of the push service's answer; what else it says is not read."""
        parts = urlsplit(browser.endpoint)
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        address = await self._address(host, port)
        context = ssl.create_default_context() if secure else None
        # to the very address that was looked at: asked again, its name might lead elsewhere
        reader, writer = await asyncio.open_connection(
            address, port, ssl=context, server_hostname=host if secure else None
        )
        try:
            body = sealed(said, browser)
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            head = {
                "host": parts.netloc,
                "authorization": self._signed(f"{parts.scheme}://{parts.netloc}"),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "content-length": str(len(body)),
                "ttl": str(DAY),
                "urgency": "normal",
                "topic": self._topic(table),
                "connection": "close",
            }
            lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            return int((await reader.readline()).split()[1:2][0])
        except IndexError:
            raise ValueError("no answer") from None
        finally:
            writer.close()

    def _topic(self, table: str) -> str:
        """A later notice of the same table takes the place of one that still waits. Which table it is the push service
        is not told: who knows its name may look on."""
        key = self._key.private_numbers().private_value.to_bytes(32, "big")
        return packed(hmac.digest(key, f"topic {table}".encode(), "sha256"))[:TOPIC]

    async def _address(self, host: str, port: int) -> str:
        """Where the host is; one that has any address of a private network is not asked."""
        asking = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._names, asking)
        addresses = [str(entry[4][0]) for entry in found]
        if not self._settings.push_anywhere and not all(map(public, addresses)):
            raise ValueError("not in the open net")
        return addresses[0]

    def _signed(self, audience: str) -> str:
        """That it is this server that speaks (VAPID); good for half a day."""
        mail, page = parseaddr(self._settings.mail_from)[1], self._settings.public_url
        contact = f"mailto:{mail}" if mail else page if page.startswith("https:") else ""
        claims = {"aud": audience, "exp": int(time.time()) + DAY // 2, **({"sub": contact} if contact else {})}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(packed(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.key}"


def notice(language: str | None, key: str, table: str, game: str) -> dict[str, Any]:
    """What a browser shows: the game, that it waits, and where a click leads."""
    spoken = language or ENGLISH
    title = say(Message(f"{game}-title"), spoken, game)
    return {"title": title, "body": say(Message(key), spoken), "to": f"/t/{table}"}
