"""What an operator watches: counts and times, nothing about anybody."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where the worker processes of one server keep their figures, to be added up


class Metrics:
    """The figures of one process; with several workers, what `text` gives is those of all."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._requests = Counter(
            "ravenhill_requests",
            "Requests by route, method and status.",
            ("route", "method", "status"),
            registry=registry,
        )
        self._seconds = Histogram(
            "ravenhill_request_seconds", "Time to answer a request.", registry=registry, buckets=BUCKETS
        )
        self._stored = Counter("ravenhill_journal_rows", "Journal rows stored, by kind.", ("kind",), registry=registry)
        self._store_seconds = Histogram(
            "ravenhill_store_seconds", "From an answer to its being stored.", registry=registry, buckets=BUCKETS
        )
        self._thoughts = Histogram(
            "ravenhill_machine_seconds",
            "Thinking time of machine players.",
            ("player",),
            registry=registry,
            buckets=BUCKETS,
        )
        self._refusals = Counter("ravenhill_refusals", "Refusals by code.", ("code",), registry=registry)
        self.reports = Counter("ravenhill_reports", "People reported to the host.", registry=registry)
        self._loops = Counter(
            "ravenhill_loop_failures", "Rounds of background work that failed.", ("loop",), registry=registry
        )
        self.database_errors = Counter(
            "ravenhill_database_errors", "Times the database did not do as asked.", registry=registry
        )
        self.table_failures = Counter(
            "ravenhill_table_failures", "Times a stored table could not be opened or go on.", registry=registry
        )
        self._of_process = Gauge(
            "ravenhill_process_sockets",
            "Open sockets of each process.",
            ("process",),
            registry=registry,
            multiprocess_mode="livesum",
        ).labels(str(os.getpid()))
        self._sockets = self._sum("ravenhill_sockets", "Open sockets.")
        self.tables = self._sum("ravenhill_open_tables", "Tables in memory.")
        self.writer_queue = self._sum("ravenhill_writer_queue", "Journal rows waiting to be stored.")
        self.thinkers_waiting = self._sum("ravenhill_thinkers_waiting", "Thoughts of machine players not yet begun.")
        self.news_waiting = self._sum("ravenhill_news_waiting", "Tables other processes have news of, not yet read.")
        self.tables_failed = self._worst(
            "ravenhill_tables_failed", "Stored tables that did not open or go on, a while ago."
        )
        self.bus_lag = self._worst("ravenhill_bus_lag_seconds", "How long news takes from a process back to itself.")
        self.bus_silent = self._worst("ravenhill_bus_silent_seconds", "Seconds since a process heard anything.")
        self.loop_lag = self._worst("ravenhill_event_loop_lag_seconds", "How late the event loop was, a moment ago.")
        self.sweep_age = self._worst("ravenhill_last_sweep_seconds", "Seconds since the last sweep that went well.")

    def _sum(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self.registry, multiprocess_mode="livesum")

    def _worst(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self.registry, multiprocess_mode="livemax")

    def socket_came(self) -> None:
        self._sockets.inc()
        self._of_process.inc()

    def socket_left(self) -> None:
        self._sockets.dec()
        self._of_process.dec()

    def requested(self, route: str, method: str, status: int, seconds: float) -> None:
        self._requests.labels(route, method, str(status)).inc()
        self._seconds.observe(seconds)

    def expect(self, routes: Iterable[tuple[str, str]]) -> None:
        """Requests that broke are counted from 0 on: of a series that begins with 1, nobody sees the rise."""
        for route, method in routes:
            self._requests.labels(route, method, "500")

    def stored(self, kind: str, seconds: float) -> None:
        self._stored.labels(kind).inc()
        self._store_seconds.observe(seconds)

    def thought(self, player: str, seconds: float) -> None:
        self._thoughts.labels(player).observe(seconds)

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def expect_loop(self, name: str) -> None:
        self._loops.labels(name)

    def loop_failed(self, name: str) -> None:
        self._loops.labels(name).inc()

    def text(self) -> bytes:
        folder = os.environ.get(FOLDER)
        if not folder:
            return generate_latest(self.registry)
        _forget_the_dead(Path(folder))
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody, folder)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


def _forget_the_dead(folder: Path) -> None:
    """What stands now is told by those who live; what was counted stays."""
    for pid in {int(f.stem.rpartition("_")[2]) for f in folder.glob("gauge_live*_*.db")}:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
