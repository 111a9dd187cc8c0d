"""What an owner of a server can set: by command line, or by environment variables RAVENHILL_*."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

import platformdirs

from ravenhill.server import checking
from ravenhill.server.checking import PREFIX

SQLITE: Final = "sqlite+aiosqlite"
_DRIVERS: Final = {
    "sqlite": SQLITE,
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_SCHEME: Final = re.compile(r"[A-Za-z0-9+_]{2,}:")  # longer than the name of a drive
CLOCKS_APART = 10.0  # seconds the clocks of several machines may differ


@dataclass(frozen=True)
class Settings:
    """Every setting with its default; RAVENHILL_<NAME> sets it, in upper case."""

    db: str = ""  # a URL, or the path of a file; empty: SQLite in the user's data folder
    redis: str = ""  # empty: one process, fan-out inside it
    secret: str = ""  # signs cookies and links; empty: made once and kept in the database
    origins: str = ""  # further origins that may talk to this server, separated by commas
    public_url: str = ""  # what links in letters begin with
    proxies: str = "127.0.0.1"  # addresses of reverse proxies whose X-Forwarded-* headers are believed
    games: str = ""  # further games, "id=module" separated by commas
    packs: str = ""  # folders of packs all new tables of their games are played with, separated by commas

    smtp: str = ""  # smtp://user:password@host:587 (STARTTLS), smtps://..., empty: no letters
    mail_from: str = ""
    mail_delay: float = 120.0  # seconds a person may be away before a letter or a notice says it is their turn
    push_anywhere: bool = False  # for tests: notices go to any address, without TLS too

    thinkers: int = 0  # worker processes for machine players; 0: half of the cores, at least one
    think_seconds: float = 30.0  # a machine that thinks longer is interrupted
    machine_pause: float = 0.5  # between the answers of a table where only machines are left
    ahead_pause: float = 1.6  # about so long an answer left in advance seems to be thought about

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
    access_log: bool = False  # a line for every request
    seed: int = -1  # for tests: chance that can be foretold; -1: chance nobody can foretell

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    def check(self) -> None:
        """Refuses what can not be meant."""
        checking.check(self.plain())

    @property
    def database(self) -> str:
        """The URL SQLAlchemy is given. A plain path is a file of SQLite; drivers need not be named."""
        if not self.db:
            return f"{SQLITE}:///{data_folder() / 'ravenhill.sqlite3'}"
        if not _SCHEME.match(self.db):
            return f"{SQLITE}:///{Path(self.db).expanduser().absolute()}"
        scheme, colon, rest = self.db.partition(":")
        return _DRIVERS.get(scheme, scheme) + colon + rest

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
            given[f.name] = checking.read(f.name, text, f.default)
    settings = Settings(**given)
    settings.check()
    return settings


def to_environment(settings: Settings) -> dict[str, str]:
    """The same settings as variables, for the worker processes of a server."""
    return {PREFIX + name.upper(): str(value) for name, value in settings.plain().items()}
