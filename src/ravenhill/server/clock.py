"""Clocks of a table: what was agreed, what every seat has left, and who has run out of time.

Nothing happens by itself when a clock runs out: the others may do something then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

DAY: Final = 86400.0
MINUTE: Final = 60.0


@dataclass
class Clock:
    """What was agreed, and what every seat has left as it stood at one moment: who has to choose loses from there."""

    agreed: dict[str, Any]  # {"kind": "minutes", "minutes": 60, "increment": 10} or {"kind": "days", "days": 3}
    left: list[float] = field(default_factory=list)  # seconds; empty until the game begins
    since: float = 0.0
    furthest: int = 0  # answers that stood when the game was furthest: what is only played again wins no time

    @classmethod
    def read(cls, agreed: dict[str, Any] | None, kept: dict[str, Any] | None) -> Clock | None:
        """As it is stored with its table; None: there is no clock."""
        return None if agreed is None else cls(agreed, **(kept or {}))

    def kept(self) -> dict[str, Any]:
        """What changes, as it is stored."""
        return {"left": self.left, "since": self.since, "furthest": self.furthest}

    @property
    def by_days(self) -> bool:
        return bool(self.agreed["kind"] == "days")

    @property
    def full(self) -> float:
        """What a seat begins with."""
        return float(self.agreed["days"]) * DAY if self.by_days else float(self.agreed["minutes"]) * MINUTE

    @property
    def little(self) -> float:
        """From here on the seat is warned: the last quarter, at most a day; of minutes the last tenth."""
        return min(DAY, self.full / 4) if self.by_days else self.full / 10

    def begin(self, seats: int, now: float) -> None:
        self.left = [self.full] * seats
        self.since = now

    def left_at(self, now: float, running: Sequence[int]) -> list[float]:
        gone = max(0.0, now - self.since)
        return [max(0.0, left - gone) if seat in running else left for seat, left in enumerate(self.left)]

    def out(self, now: float, running: Sequence[int]) -> list[int]:
        """The seats whose time is up."""
        left = self.left_at(now, running)
        return [seat for seat in running if left[seat] <= 0]

    def settle(self, now: float, running: Sequence[int]) -> None:
        """Takes from every running seat what has gone by; who runs may change now."""
        self.left = self.left_at(now, running)
        self.since = now

    def turned(self, kind: str, seat: int, answers: int, now: float, ran: Sequence[int]) -> None:
        """Something happened to the game: an answer, or something was taken back; `answers` stand after it."""
        self.settle(now, ran)
        onward = kind == "answer" and answers > self.furthest
        if onward or kind == "rewind":  # which everybody agreed to
            self.furthest = answers
        if not self.by_days:
            if onward and seat in ran:
                self.left[seat] += float(self.agreed["increment"])
            return
        for other in range(len(self.left)):
            # a new question, a full period; but nobody winds their own clock by taking back and choosing again
            if kind == "rewind" or (onward if other == seat else other not in ran):
                self.left[other] = self.full

    def wind(self, seat: int) -> None:
        """Somebody who ran out of time may come back to their seat, and not be late at once."""
        self.left[seat] = self.full if self.by_days else max(float(self.agreed["increment"]), MINUTE)

    def warns_at(self, running: Sequence[int]) -> float | None:
        """When the first running seat has little left, by days: a letter says so."""
        if not self.by_days or not running:
            return None
        return self.since + min(self.left[seat] for seat in running) - self.little

    def due(self, running: Sequence[int]) -> float | None:
        """When the first running seat runs out."""
        return self.since + min(self.left[seat] for seat in running) if running else None
