"""Puts the house together."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

import ravenhill
from ravenhill import words
from ravenhill.engine import game as shelf
from ravenhill.server import pages
from ravenhill.server.bus import Bus, OneProcess, Redis
from ravenhill.server.guard import Guard, refused
from ravenhill.server.health import Health
from ravenhill.server.limits import Limits
from ravenhill.server.machines import Machines
from ravenhill.server.metrics import Metrics
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.parting import Retention
from ravenhill.server.people import People
from ravenhill.server.post import Post
from ravenhill.server.push import Push
from ravenhill.server.refusal import Refusal
from ravenhill.server.returning import Returning
from ravenhill.server.routes import analysis, beside, library, packs, people, puzzles, tables, workshop
from ravenhill.server.services import Services, answer
from ravenhill.server.settings import Settings
from ravenhill.server.store import Store
from ravenhill.server.unwanted import Unwanted
from ravenhill.server.usher import Usher
from ravenhill.server.wire import Wire

LOCALE: Final = Path(__file__).parent / "locale"
log: Final = logging.getLogger("ravenhill.server")


def create(settings: Settings, bus: Bus | None = None, clock: Callable[[], float] = time.time) -> FastAPI:
    """A server with these settings."""
    furnish(settings)
    metrics = Metrics()

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        services = await _open(settings, metrics, bus, clock)
        app.state.services = services
        usher: Usher | None = app.state.usher
        if usher is not None:
            usher.open(services.open_tables.bus.name, services.open_tables.following.followers)
        try:
            yield {"usher": usher}  # for Patient, which takes the connections
        finally:
            if usher is not None:
                await usher.close()
            app.state.services = None
            await _close(services)

    app = FastAPI(
        title="Ravenhill",
        version=ravenhill.__version__,
        description="A table for war games: lay one, sit down, answer. Refusals all have the form of ErrorAnswer.",
        docs_url=None,
        redoc_url=None,
        lifespan=running,
    )
    app.state.services = None
    app.state.usher = None
    app.add_middleware(GZipMiddleware, minimum_size=4096, compresslevel=4)
    app.add_middleware(Guard, settings=settings, metrics=metrics)
    app.add_exception_handler(Refusal, _on_refusal)
    app.add_exception_handler(RequestValidationError, _on_unreadable)
    app.add_exception_handler(HTTPException, _on_http)
    app.include_router(people.router)
    app.include_router(library.router)
    app.include_router(packs.router)
    app.include_router(workshop.router)
    app.include_router(tables.router)
    app.include_router(analysis.router)
    app.include_router(puzzles.router)
    app.include_router(beside.router)
    _add_watching(app, metrics)
    app.include_router(pages.make_router())
    tabled = (tables.router, analysis.router, puzzles.router, beside.router)
    rooms = (people.router, library.router, packs.router, workshop.router, *tabled)
    routes = [route for room in rooms for route in room.routes if isinstance(route, APIRoute)]
    metrics.expect([("page", "GET"), *((route.path, method) for route in routes for method in route.methods or ())])
    return app


def furnish(settings: Settings) -> None:
    """The server's words, and the games its owner has added."""
    words.also_read(LOCALE)
    for game, module in settings.extra_games:
        shelf.shelve(game, module)


async def _open(settings: Settings, metrics: Metrics, bus: Bus | None, clock: Callable[[], float]) -> Services:
    shelf.games()  # opened now, so that nobody waits for it later
    store = Store(settings.database, metrics)
    await store.open()
    secret = settings.secret or await store.secret()
    registry = People(store, secret, Unwanted(settings.words))
    returning = Returning(store, registry, secret)
    chosen = bus if bus is not None else Redis(settings.redis) if settings.redis else OneProcess()
    open_tables = OpenTables(settings, store, registry, Machines(settings), chosen, metrics, clock)
    limits = Limits(settings.limits)
    push = Push(settings, store, await store.secret("vapid", Push.new_secret), metrics)
    post = Post(settings, open_tables, push, clock)
    services = Services(
        settings,
        store,
        registry,
        returning,
        open_tables,
        Wire(open_tables, limits),
        post,
        push,
        Retention(open_tables, clock),
        limits,
        metrics,
        Health(open_tables),
    )
    await open_tables.start()
    post.start()
    services.retention.loop.start()
    services.health.loop.start()
    return services


async def _close(services: Services) -> None:
    """No new work; sockets are told to come again; what has begun is stored."""
    services.open_tables.stopping = True
    await services.wire.stop()
    await services.retention.loop.stop()
    await services.health.loop.stop()
    await services.post.stop()
    await services.push.stop()
    await services.open_tables.stop()
    await services.store.close()


def _add_watching(app: FastAPI, metrics: Metrics) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        services: Services | None = request.app.state.services
        if services is None or services.open_tables.stopping:
            return answer({"ok": False}, 503)
        parts = await services.health.parts()
        well = all(parts.values())
        return answer({"ok": well, **parts}, 200 if well else 503)

    @app.get("/metrics", include_in_schema=False)
    async def figures(request: Request) -> Response:
        services: Services | None = request.app.state.services
        if services is not None:
            services.health.note()
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")


def _house_metrics(request: Request, code: str) -> None:
    services: Services | None = request.app.state.services
    if services is not None:
        services.metrics.refused(code)


async def _on_refusal(request: Request, e: Exception) -> Response:
    assert isinstance(e, Refusal)
    _house_metrics(request, e.code)
    return refused(e)


async def _on_unreadable(request: Request, e: Exception) -> Response:
    assert isinstance(e, RequestValidationError)
    _house_metrics(request, "bad")
    problems: list[dict[str, Any]] = list(e.errors())
    if problems and problems[0]["type"] == "json_invalid":  # its place is a number of letters, and no field
        return refused(Refusal("bad", "server-not-json", {"field": ""}))
    field = ".".join(str(part) for part in problems[0]["loc"][1:])[:80] if problems else ""
    return refused(Refusal("bad", "server-bad-request", {"field": field}))


async def _on_http(request: Request, e: Exception) -> Response:
    """What the framework itself refuses: unknown addresses and methods, bodies that are not JSON."""
    assert isinstance(e, HTTPException)
    code = "missing" if e.status_code == 404 else "bad"
    _house_metrics(request, code)
    response = refused(Refusal(code, "server-no-page" if code == "missing" else "server-bad-request", {"field": ""}))
    response.status_code = e.status_code
    for name, value in (e.headers or {}).items():
        response.headers[name] = value
    return response
