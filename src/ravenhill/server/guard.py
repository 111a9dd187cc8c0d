"""What stands before every request: size, time, origin, headers, the access log, and no stack trace to anybody."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ravenhill.packs import PACK_BYTES
from ravenhill.server.limits import LEFT, Left
from ravenhill.server.metrics import Metrics
from ravenhill.server.patience import BODY_SECONDS
from ravenhill.server.refusal import STATUS, Refusal
from ravenhill.server.settings import Settings

access: Final = logging.getLogger("ravenhill.access")
log: Final = logging.getLogger("ravenhill.server")

API: Final = "1"  # raised when a program that keeps to docs/api.md would no longer be understood
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
# What is no page can not be framed, and obeys the policy of the page that asks for it.
PART_HEADERS: Final = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}
TLS_ONLY: Final = "max-age=15552000"  # half a year; told only to those who came by TLS


def refused(refusal: Refusal) -> JSONResponse:
    headers = {"retry-after": str(refusal.retry_after)} if refusal.retry_after else None
    return JSONResponse({"error": refusal.plain()}, refusal.status, headers)


def same_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """Browsers say where a request comes from; others have no cookies to steal."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin.rstrip("/") in allowed:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:  # no browser says that
        return False
    return bool(place) and place == headers.get("host", "")


class Guard:
    """The outermost room of the house."""

    body_seconds: float = BODY_SECONDS

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = _Request(scope, receive, send, self._most(scope), self.body_seconds)
        try:
            refusal = self._check(scope)
            if refusal is None:
                with suppress(_CutOff):
                    await self._app(scope, request.body, request.answer)
                refusal = request.cut
            if refusal is not None:
                await request.refuse(refusal)
        except Exception:
            incident = secrets.token_hex(4)
            log.exception("incident %s", incident)
            await request.refuse(Refusal("broken", "server-broken", {"incident": incident}))
        finally:
            self._note(scope, request.status, time.perf_counter() - request.began)

    def _check(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._most(scope):
            return Refusal("large", "server-too-large")
        if scope["method"] not in SAFE and not same_origin(headers, self._settings.allowed_origins):
            return Refusal("forbidden", "server-foreign")
        return None

    def _most(self, scope: Scope) -> int:
        path: str = scope["path"]
        if path == "/api/records":
            return self._settings.record_bytes
        return PACK_BYTES if path.startswith(("/api/packs", "/api/workshop/")) else self._settings.body_bytes

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """One line of the access log: the route, never what was in the address, the headers or the body."""
        route = getattr(scope.get("route"), "path", None) or ("page" if status != 404 else "nowhere")
        self._metrics.requested(route, scope["method"] if scope["method"] in _METHODS else "other", status, seconds)
        if access.isEnabledFor(logging.INFO):
            client = scope.get("client")
            line: dict[str, Any] = {
                "at": round(time.time(), 3),
                "method": scope["method"],
                "route": route,
                "status": status,
                "ms": round(seconds * 1000, 1),
                "from": client[0] if client else "",
            }
            access.info(json.dumps(line))


class _Request:
    """One request on its way through: how much of its body has come, and whether it has its answer."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, most: int, seconds: float) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._most = most
        self._seconds = seconds
        self._seen = 0
        self._whole = False  # the body is here
        self._started = False  # the answer has its head
        self.began = time.perf_counter()
        self.status = 500
        self.cut: Refusal | None = None

    async def body(self) -> Message:
        """The body, counted as it comes: its announced length may be a lie, and it may never come."""
        try:
            left = self.began + self._seconds - time.perf_counter()
            async with asyncio.timeout(None if self._whole else left):
                message = await self._receive()
        except TimeoutError:
            self.cut = Refusal("slow", "server-too-slow")
            raise _CutOff from None
        self._seen += len(message.get("body", b""))
        self._whole = not message.get("more_body", False)
        if self._seen > self._most:
            self.cut = Refusal("large", "server-too-large")
            raise _CutOff
        return message

    async def answer(self, message: Message) -> None:
        """What the rooms inside say, but for whatever they make of a body that was cut off."""
        if self.cut is None or self._started:
            await self._tell(message)

    async def refuse(self, refusal: Refusal) -> None:
        """Says no, unless something else has been said."""
        if not self._started:
            await refused(refusal)(self._scope, self._receive, self._tell)

    async def _tell(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._started = True
            self.status = message["status"]
            self._head(MutableHeaders(scope=message))
        await self._send(message)

    def _head(self, headers: MutableHeaders) -> None:
        path: str = self._scope["path"]
        for name, value in (PART_HEADERS if path.startswith("/assets/") else HEADERS).items():
            headers.setdefault(name, value)
        if self._scope["scheme"] == "https":
            headers.setdefault("strict-transport-security", TLS_ONLY)
        if self.status == _SLOW:  # the rest of the body is not waited for
            headers["connection"] = "close"
        if path.startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
            headers["ravenhill-api"] = API
            left: Left | None = self._scope.get(LEFT)
            for name, value in left.headers().items() if left is not None else ():
                headers[name] = value


_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


_SLOW: Final = STATUS["slow"]


class _CutOff(Exception):
    """The body grew beyond what is allowed, or did not come."""
