"""What an owner of a server can set: by command line, or by environment variables RAVENHILL_*."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import platformdirs

PREFIX = "RAVENHILL_"
CLOCKS_APART = 10.0  # seconds the clocks of several machines may differ


@dataclass(frozen=True)
class Settings:
    """Every setting with its default; RAVENHILL_<NAME> sets it, in upper case."""

    db: str = ""  # SQLAlchemy URL; empty: SQLite in the user's data folder
    redis: str = ""  # empty: one process, fan-out inside it
    secret: str = ""  # signs cookies and links; empty: made once and kept in the database
    origins: str = ""  # further origins that may talk to this server, separated by commas
    public_url: str = ""  # what links in letters begin with
    proxies: str = "127.0.0.1"  # addresses of reverse proxies whose X-Forwarded-* headers are believed
    games: str = ""  # further games, "id=module" separated by commas

    smtp: str = ""  # smtp://user:password@host:587 (STARTTLS), smtps://..., empty: no letters
    mail_from: str = ""
    mail_delay: float = 120.0  # seconds a person may be away before a letter says it is their turn

    thinkers: int = 0  # worker processes for machine players; 0: half of the cores, at least one
    think_seconds: float = 30.0  # a machine that thinks longer is interrupted
    machine_pause: float = 0.5  # between the answers of a table where only machines are left

    words: str = ""  # a file of words that names and talk must not hold
    guest_days: float = 400.0  # guests nobody has seen for longer are forgotten; 0: never
    waiting_days: float = 60.0  # tables that have waited for longer are taken away; 0: never

    limits: bool = True  # rate limits
    body_bytes: int = 65536
    record_bytes: int = 2_000_000
    message_bytes: int = 16384
    sockets_per_person: int = 30
    sockets: int = 5000  # in one process
    tables_per_person: int = 200  # unfinished ones
    answers_per_table: int = 20_000  # those taken back too; a long game needs 3,000, but some need never end
    answers_per_record: int = 20_000  # of a game that was played elsewhere

    snapshot_every: int = 40  # journal rows between two snapshots of a table
    idle_seconds: float = 600.0  # a table nobody looks at is put away after this
    drain_seconds: float = 10.0  # how long a stopping server lets requests end
    seed: int = -1  # for tests: chance that can be foretold; -1: chance nobody can foretell

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def database(self) -> str:
        """The URL SQLAlchemy is given."""
        return self.db or f"sqlite+aiosqlite:///{data_folder() / 'ravenhill.sqlite3'}"

    @property
    def thinking(self) -> int:
        return self.thinkers or max(1, (os.cpu_count() or 2) // 2)

    @property
    def extra_games(self) -> list[tuple[str, str]]:
        pairs = [part.partition("=") for part in self.games.split(",") if part.strip()]
        return [(game.strip(), module.strip()) for game, _, module in pairs]

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(o.strip().rstrip("/") for o in self.origins.split(",") if o.strip())


def data_folder() -> Path:
    """Where this user's programs keep what must not be lost."""
    folder = Path(platformdirs.user_data_dir("ravenhill", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The defaults, with what the environment says instead."""
    env = os.environ if environment is None else environment
    given: dict[str, Any] = {}
    for f in fields(Settings):
        text = env.get(PREFIX + f.name.upper())
        if text is not None:
            given[f.name] = _read(f.name, text, type(f.default))
    return Settings(**given)


def to_environment(settings: Settings) -> dict[str, str]:
    """The same settings as variables, for the worker processes of a server."""
    return {PREFIX + name.upper(): str(value) for name, value in settings.plain().items()}


def _read(name: str, text: str, kind: type[Any]) -> Any:
    if kind is bool:
        return text.strip().lower() not in ("", "0", "no", "off", "false")
    try:
        return kind(text)
    except ValueError:
        raise ValueError(f"{PREFIX}{name.upper()} is {text!r}, which is not a number") from None
