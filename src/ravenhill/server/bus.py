"""Tells every process of a server that something happened at a table."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

import redis.asyncio as redis
from pydantic_core import from_json, to_json
from redis.exceptions import RedisError

from ravenhill.server.loops import Loop
from ravenhill.server.metrics import Metrics

News = dict[str, Any]
Heard = Callable[[str, list[News]], None]  # by whom, and what

CHANNEL: Final = "ravenhill"
UNTOLD: Final = 10_000  # news kept while Redis is away, or twice what is needed
BEAT_SECONDS: Final = 1.0
DEAF_SECONDS: Final = 5.0  # without hearing even its own beat a process listens anew
TELL_SECONDS: Final = 5.0
MISSED: Final[News] = {"missed": True}  # look into the database: there were news we do not know
LISTENING: Final[News] = {**MISSED, "listening": True}  # only told within a process
HELLO: Final[News] = {"hello": True}  # somebody listens now: tell them which tables you follow
TOLD_ALL: Final[News] = {"told_all": True}  # these were all
log: Final = logging.getLogger("ravenhill.server")


class Bus(Protocol):
    """News may hold a stored row, hidden things and all: it goes from process to process, never to a socket."""

    shared: bool
    name: str  # of this process

    @property
    def unbroken(self) -> bool:
        """Whether all that others have told was heard, up to a moment ago."""

    @property
    def informed(self) -> bool:
        """Whether all others have told which tables they follow."""

    def silent(self) -> float:
        """Seconds since anything was heard."""

    async def start(self, heard: Heard, metrics: Metrics) -> None: ...

    def tell(self, news: News) -> None: ...

    async def stop(self) -> None: ...


def needed(untold: list[News]) -> list[News]:
    """Of more news than is kept, what stands nowhere else: who follows a table, each in its last word, and people.

    What the database tells as well is read there by those who hear that they missed it."""
    here: dict[str, News] = {}
    rest = [
        news for news in untold if news != MISSED and not news.keys() & {"here", "version", "chat", "drawn", "beat"}
    ]
    for news in untold:
        if "here" in news:
            before = here.pop(news["table"], {"asks": False})
            here[news["table"]] = {**news, "asks": news["asks"] or before["asks"]}
    return [MISSED, *rest, *here.values()]


class OneProcess:
    """There is nobody else to tell."""

    shared = False
    name = ""
    unbroken = True
    informed = True

    def silent(self) -> float:
        return 0.0

    async def start(self, heard: Heard, metrics: Metrics) -> None:
        return

    def tell(self, news: News) -> None:
        return

    async def stop(self) -> None:
        return


class Redis:
    """Publish and subscribe through Redis or Valkey.

    All news of a moment goes in one message. What can not be told is told when Redis is back, and whoever was cut
    off looks into the database. Each process hears its own beat: so it knows that it hears. Who begins to listen says
    hello and is told by all others which tables they follow; from then on nothing is told that nobody follows."""

    shared = True

    def __init__(self, url: str, client: redis.Redis | None = None) -> None:
        self.name = secrets.token_hex(6)
        self._client: redis.Redis = client if client is not None else redis.Redis.from_url(url)
        self._untold: list[News] = []
        self._most = UNTOLD
        self._something = asyncio.Event()
        self._listening = asyncio.Event()
        self._others: int | None = None  # how many listened when we said hello; None: nobody was told yet
        self._told_all: set[str] = set()  # those of them who have told what they follow
        self._last = time.monotonic()  # when anything was heard
        self._heard: Heard = lambda by, news: None
        self._metrics: Metrics | None = None
        self._loops: list[Loop] = []

    async def start(self, heard: Heard, metrics: Metrics) -> None:
        await self._client.ping()
        self._heard, self._metrics = heard, metrics
        self._loops = [
            Loop("bus listening", self._listen, metrics),
            Loop("bus telling", self._tell_all, metrics),
            Loop("bus beat", self._beat, metrics, BEAT_SECONDS),
        ]
        for loop in self._loops:
            loop.start()
        await asyncio.wait_for(self._listening.wait(), 10)

    async def stop(self) -> None:
        for loop in self._loops:
            await loop.stop()
        if self._untold and self._listening.is_set():
            try:
                await asyncio.wait_for(self._publish(self._untold), TELL_SECONDS)
            except (RedisError, OSError):
                log.warning("redis: %d news not told", len(self._untold))
        await self._client.aclose()

    @property
    def unbroken(self) -> bool:
        return self._listening.is_set() and self.silent() < DEAF_SECONDS

    @property
    def informed(self) -> bool:
        return self.unbroken and self._others is not None and len(self._told_all) >= self._others

    def silent(self) -> float:
        return time.monotonic() - self._last

    def tell(self, news: News) -> None:
        if len(self._untold) >= self._most:
            self._untold = needed(self._untold)
            self._most = max(UNTOLD, 2 * len(self._untold))
        self._untold.append(news)
        self._something.set()

    async def _tell_all(self) -> None:
        await self._something.wait()
        self._something.clear()
        telling, self._untold = self._untold, []
        try:
            await asyncio.wait_for(self._publish(telling), TELL_SECONDS)
        except BaseException:
            self._untold = [*telling, *self._untold]
            self._something.set()
            raise

    async def _publish(self, news: list[News]) -> None:
        heard_by = await self._client.publish(CHANNEL, to_json({"by": self.name, "news": news}))
        if HELLO in news:
            self._others = heard_by - 1

    async def _beat(self) -> None:
        self.tell({"beat": time.monotonic()})

    async def _listen(self) -> None:
        """One connection, until it breaks or nothing is heard any more."""
        try:
            async with asyncio.timeout(DEAF_SECONDS) as patience, self._client.pubsub() as channel:
                await channel.subscribe(CHANNEL)
                async for message in channel.listen():
                    patience.reschedule(asyncio.get_running_loop().time() + DEAF_SECONDS)
                    self._last = time.monotonic()
                    if message["type"] == "message":
                        self._take(message["data"])
                    elif message["type"] == "subscribe":
                        self._listens()
        finally:
            self._listening.clear()
        raise ConnectionError("the channel was closed")

    def _listens(self) -> None:
        self._listening.set()
        self._others = None
        self._told_all.clear()
        self._heard(self.name, [LISTENING])  # whatever was said while we were not

    def _take(self, data: bytes) -> None:
        try:
            told = from_json(data)
            if told["by"] != self.name:
                self._heard(str(told["by"]), told["news"])
                if TOLD_ALL in told["news"]:
                    self._told_all.add(told["by"])
            elif self._metrics is not None:
                beats = [news["beat"] for news in told["news"] if "beat" in news]
                if beats:
                    self._metrics.bus_lag.set(time.monotonic() - beats[-1])
        except Exception:
            log.exception("redis: news could not be used")
