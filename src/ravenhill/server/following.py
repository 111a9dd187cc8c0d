"""Which processes have sockets at which tables: what happens at a table is told to those, and to nobody else.

A follower says at which version it is. Whoever has more says so, so nothing is lost that was stored before the
others heard of the follower; and with every beat it looks into the database itself, should one have died that had
stored something and not told it yet."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ravenhill.server import chalk
from ravenhill.server.bus import HELLO, TOLD_ALL, News
from ravenhill.server.news import news_of
from ravenhill.server.open_table import BELIEVED_SECONDS, PRESENCE_SECONDS, Elsewhere, OpenTable, Watcher
from ravenhill.server.telling import tell_seats, tell_state

if TYPE_CHECKING:
    from ravenhill.server.open_tables import OpenTables


class Following:
    """One process's part: tells the others what is followed here, and knows what they follow."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables
        self._elsewhere: dict[str, Elsewhere] = {}  # by table, open here or not
        self._last = 0.0  # when the others were last told all

    def of(self, table_id: str) -> Elsewhere:
        return self._elsewhere.setdefault(table_id, {})

    def followers(self, table_id: str) -> set[str]:
        """The processes that have sockets at a table, by name."""
        table = self._open_tables.by_id.get(table_id)
        here = {self._open_tables.bus.name} if table is not None and table.watchers else set()
        return here | set(self._elsewhere.get(table_id, ()))

    # --- here ------------------------------------------------------------------------------------------------

    def sit(self, table: OpenTable, watcher: Watcher) -> None:
        """Somebody looks on from now on. The table's lock is held."""
        table.watchers.add(watcher)
        tell_state(table, watcher)
        chalk.tell_all(table, watcher)
        tell_seats(table)
        self.tell(table, asks=True)

    def leave(self, table_id: str, watcher: Watcher) -> None:
        table = self._open_tables.by_id.get(table_id)
        if table is not None and watcher in table.watchers:
            table.watchers.discard(watcher)
            tell_seats(table)
            self.tell(table)

    def tell(self, table: OpenTable, asks: bool = False) -> None:
        """How far this process is with a table, and who has it open here; `asks`: the others are to say the same."""
        bus = self._open_tables.bus
        if bus.shared:
            here = sorted({w.person for w in table.watchers if w.person is not None})
            follows = bool(table.watchers)
            bus.tell({**news_of(table, None), "here": here, "follows": follows, "asks": asks})

    def _tell_all(self, asks: bool = False) -> None:
        for table in self._followed_here():
            self.tell(table, asks)

    def _followed_here(self) -> list[OpenTable]:
        return [table for table in self._open_tables.by_id.values() if table.watchers]

    def beat_if_due(self, now: float) -> None:
        if now - self._last > PRESENCE_SECONDS:
            self._last = now
            self.beat(now)

    def beat(self, now: float) -> None:
        """Everything is said again; what others believe they have told is looked up."""
        bus = self._open_tables.bus
        if bus.shared:
            self._tell_all()
            for table in self._followed_here():
                self._open_tables.inbox.look(table.id)
            if not bus.informed:
                bus.tell(HELLO)  # somebody did not answer
        self._forget(now)

    # --- elsewhere -------------------------------------------------------------------------------------------

    def heard(self, by: str, batch: list[News]) -> None:
        """What another process told; or our own, that it listens now."""
        open_tables = self._open_tables
        for news in batch:
            if news.get("missed"):
                for table_id in open_tables.by_id:
                    open_tables.inbox.look(table_id)
            if news.get("listening"):  # perhaps after a while in which we did not: others tell, and are told
                self._tell_all(asks=True)
                open_tables.bus.tell(HELLO)
            if news.get("hello"):
                self._tell_all()
                open_tables.bus.tell(TOLD_ALL)
            if "version" in news:
                open_tables.inbox.heard(news)
            if "here" in news:
                self._others_here(by, news)
            open_tables.heard_of_people(news)
            if "chat" in news:
                open_tables.heard_talk(str(news["table"]))
            if "ahead" in news:
                open_tables.heard_ahead(news)
            if "drawn" in news:
                open_tables.heard_drawn(news)

    def _others_here(self, by: str, news: News) -> None:
        """Another process follows a table from now on, or no longer: whoever has more of it than the other says so."""
        table = self._open_tables.by_id.get(str(news["table"]))
        before = table.here() if table is not None else None
        followers = self.of(str(news["table"]))
        follows = news.get("follows", True)  # as all did who told who is here, before version 0.4
        if follows:
            followers[by] = (time.monotonic(), [str(p) for p in news["here"]])
        else:
            followers.pop(by, None)
        if table is None:
            return
        if table.here() != before:
            tell_seats(table)
        if news["asks"] or (follows and news.get("version", 0) < table.version):
            self.tell(table)

    def _forget(self, now: float) -> None:
        """Processes that ended without a word; and tables nobody follows."""
        for table_id, followers in list(self._elsewhere.items()):
            for by in [by for by, (since, _) in followers.items() if now - since > BELIEVED_SECONDS]:
                del followers[by]
            if not followers and not self._open_tables.has(table_id):
                del self._elsewhere[table_id]
