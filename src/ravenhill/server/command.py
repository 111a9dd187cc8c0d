"""`ravenhill serve`: the web table, with nothing else to install or start."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
import uvicorn
from alembic.util import CommandError
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError

from ravenhill.server.app import create
from ravenhill.server.settings import Settings, from_environment, to_environment
from ravenhill.server.store import Store


class _Server(uvicorn.Server):
    """Says where it is, and opens a browser if asked."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._browser = browser

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Ravenhill is at {self._address}  (Ctrl-C stops it)", flush=True)
            if self._browser:
                webbrowser.open(self._address)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    redis: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
    access_log: bool = False,
    settings: Settings | None = None,
) -> None:
    """Runs the server until it is stopped. What is not given comes from RAVENHILL_* or its default."""
    chosen = settings if settings is not None else from_environment()
    if db is not None:
        chosen = replace(chosen, db=db)
    if redis is not None:
        chosen = replace(chosen, redis=redis)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    if not chosen.public_url:
        chosen = replace(chosen, public_url=address)
    if workers > 1 and (not chosen.redis or chosen.database.startswith("sqlite")):
        raise SystemExit("Several worker processes need PostgreSQL (--db) and Redis (--redis) to share the tables.")
    _set_logging(access_log)
    asyncio.run(_try_out(chosen))
    options: dict[str, Any] = {
        "host": host,
        "port": port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "forwarded_allow_ips": chosen.proxies,
        "ws_max_size": chosen.message_bytes,
        "ws_per_message_deflate": False,  # a quarter of a megabyte for every socket, and time
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 30.0,
        "timeout_graceful_shutdown": int(chosen.drain_seconds),
    }
    if workers > 1:
        os.environ.update(to_environment(chosen))
        uvicorn.run("ravenhill.server.app:from_env", factory=True, workers=workers, **options)
        return
    with suppress(KeyboardInterrupt):  # Ctrl-C has stopped it in good order
        _Server(uvicorn.Config(create(chosen), **options), address, open_browser).run()


async def _try_out(settings: Settings) -> None:
    """Says plainly what is missing, before anything starts."""
    try:
        store = Store(settings.database)
        await store.open()
        await store.close()
    except (SQLAlchemyError, CommandError, OSError, ImportError) as e:
        where = sa.make_url(settings.database).render_as_string(hide_password=True)
        raise SystemExit(f"The database {where} does not open: {str(e).splitlines()[0]}") from None
    if settings.redis:
        try:
            client = Redis.from_url(settings.redis)
            await client.ping()
            await client.aclose()
        except (RedisError, OSError, ValueError) as e:
            raise SystemExit(f"Redis does not answer: {str(e).splitlines()[0]}") from None


def _set_logging(access_log: bool) -> None:
    """Warnings and errors to standard error; one line of JSON for each request to standard output, if wanted."""
    logging.basicConfig(
        stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    access = logging.getLogger("ravenhill.access")
    access.propagate = False
    if access_log:
        handler = logging.StreamHandler(sys.stdout)
        handler.setFormatter(logging.Formatter("%(message)s"))
        access.addHandler(handler)
        access.setLevel(logging.INFO)
