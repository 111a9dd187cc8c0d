"""Games on a Ray cluster (extra `cluster`): the same results, in the same order, as on the cores at hand.

Every game is told by its number, so a machine that is lost loses nothing: what it had is played again elsewhere.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from ravenhill.engine.decision import BadSetup, Message

T = TypeVar("T")

HERE: Final = "local"  # the address of a cluster that is started here, with all cores, and ends with the program
LOT: Final = 32  # at most so many games are handed out together
AHEAD: Final = 3  # lots handed out for each core: enough that none waits, few enough that a contest can stop early
AGAIN: Final = -1  # a lot whose process was lost is played again, however often


def connect(address: str) -> Any:
    """Ray, connected to the cluster at that address; a sentence tells what is missing."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError as e:
        raise BadSetup(Message("bad-cluster-extra", {"missing": str(e.name)})) from e
    if not ray.is_initialized():
        try:
            ray.init(
                address=None if address == HERE else address,
                include_dashboard=False if address == HERE else None,
                configure_logging=False,
                log_to_driver=False,
            )
        except (ConnectionError, ValueError, RuntimeError) as e:
            reason = str(e).strip().splitlines()[0]
            raise BadSetup(Message("bad-cluster", {"address": address, "detail": reason})) from e
    # Ray tells of a lost process a while later, where the program prints its results: whoever reads those as JSON would
    # stumble over it, and nothing is lost by it. There is no other way to keep it still.
    ray._private.worker._worker_logs_enabled = False
    return ray


def each_on(address: str, work: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
    """The results in the order of the numbers; who stops listening stops what has not begun."""
    ray = connect(address)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    size = max(1, min(LOT, len(numbers) // (cores * AHEAD)))
    lots = deque([numbers[at : at + size] for at in range(0, len(numbers), size)])
    play = ray.remote(max_retries=AGAIN)(_lot)
    given: deque[Any] = deque()
    try:
        while lots or given:
            while lots and len(given) < cores * AHEAD:
                given.append(play.remote(work, lots.popleft()))
            yield from ray.get(given.popleft())
    finally:
        for lot in given:
            ray.cancel(lot)


def _lot(work: Callable[[int], T], numbers: Sequence[int]) -> list[T]:
    return [work(number) for number in numbers]
