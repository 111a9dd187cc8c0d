"""Background work that goes on whatever happens: tried again when it fails, counted, and watched by /healthz. And
errands, done once, of which nobody waits for the end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from redis.exceptions import RedisError

from ravenhill.server.metrics import Metrics
from ravenhill.server.refusal import Refusal

FIRST_WAIT: Final = 0.1  # seconds after a failure; doubled each time up to the longest
LONGEST_WAIT: Final = 5.0
log: Final = logging.getLogger("ravenhill.server")


class Loop:
    """One piece of work, done round after round until it is stopped. No failure ends it."""

    def __init__(
        self, name: str, once: Callable[[], Awaitable[None]], metrics: Metrics | None = None, pause: float = 0.0
    ) -> None:
        self.name = name
        self._once = once
        self._metrics = metrics
        self._pause = pause
        self._task: asyncio.Task[None] | None = None
        if metrics is not None:
            metrics.expect_loop(name)
        self.failures = 0  # in a row
        self.last = time.monotonic()  # when a round last ended well

    def start(self) -> None:
        self.last = time.monotonic()
        self._task = asyncio.create_task(self._run(), name=f"ravenhill {self.name}")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    @property
    def alive(self) -> bool:
        return self._task is not None and not self._task.done()

    def silent(self) -> float:
        """Seconds since a round ended well."""
        return time.monotonic() - self.last

    async def _run(self) -> None:
        while True:
            try:
                await self._once()
            except Exception as e:
                self._note(e)
                await asyncio.sleep(min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(self.failures - 1, 10)))
            else:
                self.failures = 0
                self.last = time.monotonic()
                await asyncio.sleep(self._pause)

    def _note(self, e: Exception) -> None:
        """One trace for a row of failures that nobody foresaw; a database or Redis away is told in a line."""
        self.failures += 1
        if self._metrics is not None:
            self._metrics.loop_failed(self.name)
        foreseen = isinstance(e, (Refusal, RedisError, OSError))
        trace = e if self.failures == 1 and not foreseen else None
        log.error(
            "%s failed, tried again (%d in a row): %s", self.name, self.failures, type(e).__name__, exc_info=trace
        )


class Errands:
    """Work nobody waits for: what fails and was not foreseen is told, and counted as a loop's failures are."""

    def __init__(self, name: str, metrics: Metrics) -> None:
        self._name = name
        self._metrics = metrics
        self._tasks: set[asyncio.Task[Any]] = set()
        metrics.expect_loop(name)

    def __len__(self) -> int:
        return len(self._tasks)

    def send(self, doing: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(doing, name=f"ravenhill {self._name}")
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def drop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def end(self, seconds: float) -> None:
        """Lets those under way come to their end."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        failed = None if task.cancelled() else task.exception()
        if failed is not None:
            self._metrics.loop_failed(self._name)
            foreseen = isinstance(failed, (Refusal, RedisError, OSError))
            trace = None if foreseen else failed
            log.error("%s failed: %s", self._name, type(failed).__name__, exc_info=trace)
