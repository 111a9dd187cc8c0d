"""What an operator watches: counts and times, nothing about anybody."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "ravenhill_requests",
            "Requests by route, method and status.",
            ("route", "method", "status"),
            registry=self.registry,
        )
        self._seconds = Histogram(
            "ravenhill_request_seconds", "Time to answer a request.", registry=self.registry, buckets=BUCKETS
        )
        self._stored = Counter(
            "ravenhill_journal_rows", "Journal rows stored, by kind.", ("kind",), registry=self.registry
        )
        self._store_seconds = Histogram(
            "ravenhill_store_seconds", "From an answer to its being stored.", registry=self.registry, buckets=BUCKETS
        )
        self._thoughts = Histogram(
            "ravenhill_machine_seconds",
            "Thinking time of machine players.",
            ("player",),
            registry=self.registry,
            buckets=BUCKETS,
        )
        self._refusals = Counter("ravenhill_refusals", "Refusals by code.", ("code",), registry=self.registry)
        # with several worker processes behind one port, whose figures these are
        Gauge("ravenhill_process", "The process that answers.", ("pid",), registry=self.registry).labels(
            str(os.getpid())
        ).set(1)
        self.sockets = Gauge("ravenhill_sockets", "Open sockets.", registry=self.registry)
        self.tables = Gauge("ravenhill_open_tables", "Tables in memory.", registry=self.registry)

    def requested(self, route: str, method: str, status: int, seconds: float) -> None:
        self._requests.labels(route, method, str(status)).inc()
        self._seconds.observe(seconds)

    def stored(self, kind: str, seconds: float) -> None:
        self._stored.labels(kind).inc()
        self._store_seconds.observe(seconds)

    def thought(self, player: str, seconds: float) -> None:
        self._thoughts.labels(player).observe(seconds)

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
