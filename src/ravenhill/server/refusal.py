"""What the server says no to: one form for HTTP and socket."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ravenhill.engine.decision import Arg, Bad, Illegal, Message

STATUS: Final[dict[str, int]] = {
    "bad": 400,
    "nobody": 401,
    "forbidden": 403,
    "missing": 404,
    "slow": 408,
    "stale": 409,
    "not_now": 409,
    "large": 413,
    "illegal": 422,
    "lesson": 422,
    "bad_setup": 422,
    "bad_record": 422,
    "bad_pack": 422,
    "bad_position": 422,
    "slow_down": 429,
    "broken": 500,
    "busy": 503,
}
BUSY_SECONDS: Final = 3  # when to come again


class Refusal(Exception):
    """A request that is not done, and why; nothing has changed."""

    def __init__(self, code: str, key: str, args: Mapping[str, Arg] | None = None, rule: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.message = Message(key, args)
        self.rule = rule
        self.retry_after = BUSY_SECONDS if code == "busy" else 0

    def __reduce__(self) -> tuple[Any, ...]:
        """As it is: it may come from the desk, which is another process."""
        return Refusal, (self.code, self.message.key, dict(self.message.args), self.rule)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def plain(self) -> dict[str, Any]:
        said = {"key": self.message.key, "args": dict(self.message.args)}
        return {"code": self.code, "message": said, "rule": self.rule}


class Away(Refusal):
    """The database does not answer, or does not take what it is given."""

    def __init__(self) -> None:
        super().__init__("busy", "server-database-away")


def illegal(e: Illegal) -> Refusal:
    return Refusal("illegal", e.message.key, e.message.args, e.rule)


def bad(code: str, e: Bad) -> Refusal:
    return Refusal(code, e.message.key, e.message.args)


def slow_down(seconds: float) -> Refusal:
    refusal = Refusal("slow_down", "server-slow-down", {"seconds": max(1, round(seconds))})
    refusal.retry_after = max(1, round(seconds))
    return refusal
