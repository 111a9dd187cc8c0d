"""Tells every process of a server that something happened at a table."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import redis.asyncio as redis
from redis.exceptions import RedisError

Heard = Callable[[dict[str, Any]], Awaitable[None]]

CHANNEL: Final = "ravenhill"
AGAIN_SECONDS: Final = 1.0
UNTOLD: Final = 10_000  # news kept while Redis is away
log: Final = logging.getLogger("ravenhill.server")


class Bus(Protocol):
    """News carries ids and numbers only, never anything a seat may not know."""

    name: str
    shared: bool

    async def start(self, heard: Heard) -> None: ...

    async def tell(self, news: dict[str, Any]) -> None: ...

    async def stop(self) -> None: ...


class OneProcess:
    """There is nobody else to tell."""

    name = "one"
    shared = False

    async def start(self, heard: Heard) -> None:
        return

    async def tell(self, news: dict[str, Any]) -> None:
        return

    async def stop(self) -> None:
        return


class Redis:
    """Publish and subscribe through Redis or Valkey.

    News that can not be told is told when Redis is back, and whoever was cut off looks into the database."""

    shared = True

    def __init__(self, url: str, client: redis.Redis | None = None) -> None:
        self.name = secrets.token_hex(6)
        self._client: redis.Redis = client if client is not None else redis.Redis.from_url(url)
        self._task: asyncio.Task[None] | None = None
        self._untold: deque[str] = deque(maxlen=UNTOLD)
        self._again: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        await self._client.ping()
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(heard, listening))
        await asyncio.wait_for(listening.wait(), 10)

    async def tell(self, news: dict[str, Any]) -> None:
        written = json.dumps({**news, "by": self.name})
        try:
            await self._client.publish(CHANNEL, written)
        except (RedisError, OSError) as e:
            log.warning("redis: news not told yet: %s", type(e).__name__)
            self._untold.append(written)
            if self._again is None or self._again.done():
                self._again = asyncio.create_task(self._tell_again())

    async def _tell_again(self) -> None:
        while self._untold:
            try:
                await self._client.publish(CHANNEL, self._untold[0])
                self._untold.popleft()
            except (RedisError, OSError):
                await asyncio.sleep(AGAIN_SECONDS)

    async def stop(self) -> None:
        for task in (self._task, self._again):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self._client.aclose()

    async def _listen(self, heard: Heard, listening: asyncio.Event) -> None:
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    listening.set()
                    await heard({"missed": True})  # whatever was said while we were not listening
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._pass_on(message["data"], heard)
            except (RedisError, OSError) as e:
                log.warning("redis: connection lost, trying again: %s", type(e).__name__)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _pass_on(self, data: bytes, heard: Heard) -> None:
        try:
            news = json.loads(data)
            if news.get("by") != self.name:
                await heard(news)
        except Exception:
            log.exception("redis: news could not be used")
