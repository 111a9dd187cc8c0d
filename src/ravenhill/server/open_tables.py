"""All tables of one server process: opened when somebody comes, put away when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.engine import game as shelf
from ravenhill.engine import record
from ravenhill.engine.decision import CONCEDE, BadPack, Illegal
from ravenhill.engine.pack import problems_of, read_pack
from ravenhill.engine.past import lines_plain
from ravenhill.server import ahead, beside, chalk, ledger, opening
from ravenhill.server.bus import Bus, News
from ravenhill.server.clock import Clock
from ravenhill.server.facts import Chair, Facts, Left, places
from ravenhill.server.following import Following
from ravenhill.server.loops import Errands
from ravenhill.server.machines import Machines
from ravenhill.server.metrics import Metrics
from ravenhill.server.news import Inbox, news_of
from ravenhill.server.open_table import ENDINGS, OpenTable
from ravenhill.server.owner import Owner
from ravenhill.server.people import People, Person
from ravenhill.server.printing import sheet_of
from ravenhill.server.refusal import Away, Refusal, illegal
from ravenhill.server.rows import FEED, NOTE, UNFEED, Noting, Row, deal_row
from ravenhill.server.settings import Settings
from ravenhill.server.store import Store, Writer, keep_snapshot
from ravenhill.server.studies import Progress
from ravenhill.server.sweeping import Sweeper
from ravenhill.server.talk import Said
from ravenhill.server.telling import parted, tell_seats, tell_state, tell_talk
from ravenhill.server.waking import Waking

T = TypeVar("T")
SETTLED: Final = 50  # snapshots stored at once when a server stops
FAILED_SECONDS: Final = 300.0  # a table that does not open is tried again after this
log: Final = logging.getLogger("ravenhill.server")


def house_packs(folders: str) -> dict[str, dict[str, Any]]:
    """The packs a server plays with, by game; BadPack says what is wrong with one."""
    found: dict[str, dict[str, Any]] = {}
    for folder in filter(None, (part.strip() for part in folders.split(","))):
        game, problems = problems_of(folder)
        if problems:
            raise BadPack(problems)
        found[game] = read_pack(shelf.find(game), folder)
    return found


class OpenTables:
    """Opens tables, stores what happens at them, tells everybody, and wakes the machines."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        people: People,
        machines: Machines,
        bus: Bus,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.machines = machines
        self.analyses: dict[str, Progress] = {}  # those that are being worked out, by table
        self.starts: dict[str, shelf.Setup] = {}  # how tables begin that are being laid otherwise than the game does
        self.bus = bus
        self.metrics = metrics
        self.writer = Writer(store, metrics)
        self.inbox = Inbox(self)
        self.following = Following(self)
        self.clock = clock
        self.by_id: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._errands = Errands("errands", metrics)
        self._thoughts = Errands("thoughts", metrics)
        self.owner = Owner(self)
        self.sweeper = Sweeper(self)
        self.waking = Waking(self)
        self.house_packs: dict[str, dict[str, Any]] = house_packs(settings.packs)  # by game: for all its new tables
        self.failed: dict[str, float] = {}  # tables that could not be opened, and until when the sweep leaves them
        self.stopping = False
        # the sockets' part when a person's sessions end, and when they want to hear somebody no more
        self.forgets: Callable[[str, list[str] | None, int], None] = lambda person, visits, code: None
        self.unheard: Callable[[str], Awaitable[None]] = _nothing

    async def start(self) -> None:
        await self.sweeper.begin()
        self.writer.start()
        self.inbox.loop.start()
        await self.bus.start(self.following.heard, self.metrics)
        self.sweeper.loop.start()
        self.owner.loop.start()

    async def stop(self) -> None:
        """Lets what has begun be stored, then puts everything away."""
        self.stopping = True
        await self.sweeper.loop.stop()
        await self.owner.loop.stop()
        await self.inbox.loop.stop()
        self._thoughts.drop()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self.settings.drain_seconds)
        await self._errands.end(self.settings.drain_seconds)
        await self.writer.stop()
        try:
            await self.settle()
        except Exception:  # the rows are stored: a snapshot only spares the way from there
            log.exception("games could not be settled")
        await self.bus.stop()
        self.machines.stop()

    async def to_the_end(self, doing: Coroutine[Any, Any, T]) -> T:
        """Work that goes on even if the one who asked for it hangs up: memory and database stay in step."""
        if self.stopping:
            doing.close()
            raise Refusal("busy", "server-stopping")
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # --- opening ---------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table_id: str, lately: bool = False) -> AsyncIterator[OpenTable]:
        """The table, held: what is seen is stored, and nobody else changes it meanwhile.

        With several processes the database is asked what the others have stored. `lately`: what they have told is
        enough, for those who find out when they were too late."""
        while True:
            table = await self._open(table_id)
            async with table.lock:
                if self.by_id.get(table_id) is not table:  # put away while we waited
                    continue
                table.used = time.monotonic()
                if table.stale:
                    await self._read_again(table)
                elif self.bus.shared and not (lately and self._in_the_news(table)):
                    await self._catch_up(table)
                await self.begin_if_full(table)
                if table.carried:
                    await self._store_carried(table)
                yield table
                return

    def _in_the_news(self, table: OpenTable) -> bool:
        """Whether all that others stored at the table has come here, but for the last moment: it is followed here."""
        return bool(table.watchers) and self.bus.unbroken and table.id not in self.inbox

    async def _open(self, table_id: str) -> OpenTable:
        table = self.by_id.get(table_id)
        if table is not None:
            return table
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._read(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def stored(self, table_id: str) -> OpenTable:
        """The table as it is stored, for its owner: nothing is dealt, woken or told."""
        return await self._open(table_id)

    async def _read(self, table_id: str) -> OpenTable:
        async with self.store.read() as c:
            table = OpenTable(
                await self.facts(c, table_id),
                elsewhere=self.following.of(table_id),
                most=self.settings.answers_per_table,
                now=self.clock,
            )
            await self._read_talk(c, table)
            await self._read_game(c, table)
        if table.pack is not None:  # what it prints is told with every state: nobody waits while it is made
            await asyncio.to_thread(sheet_of, table.facts.game, table.pack)
        self.by_id[table_id] = table
        return table

    async def facts(self, c: AsyncConnection, table_id: str) -> Facts:
        row = (await c.execute(sa.select(ledger.tables).where(ledger.tables.c.id == table_id))).mappings().first()
        if row is None or row["status"] == ledger.STORING:
            raise Refusal("missing", "server-no-table")
        seat = ledger.seats.c
        held = await c.execute(
            sa.select(seat.place, seat.person, seat.machine, seat.nonce, ledger.persons.c.name, seat.away, seat.ahead)
            .join(ledger.persons, ledger.persons.c.id == seat.person, isouter=True)
            .where(seat.table_id == table_id)
            .order_by(seat.place)
        )
        names, automata = places(str(row["game"]), str(row["scenario"]))
        chairs = [
            Chair(place, names[place], place in automata, nonce, person, player or None, machine, away, Left.read(left))
            for place, person, machine, nonce, player, away, left in held
        ]
        wanted = ("id", "game", "scenario", "options", "kind", "status", "public", "spectators", "host")
        more = ("created", "moved", "people", "result", "offer", "frozen", "pace", "lesson", "origin", "chance")
        clock = Clock.read(row["clock"], row["time_left"])
        pack = None
        if row["pack"] is not None:
            kept = ledger.pack_contents.c
            pack = await c.scalar(sa.select(kept.records).where(kept.digest == row["pack"]))
        return Facts(**{name: row[name] for name in wanted + more}, clock=clock, chairs=chairs, pack=pack)

    async def _read_game(self, c: AsyncConnection, table: OpenTable) -> None:
        """The game as it is stored, ready to go on, or to be looked at where it can not."""
        table.play = None
        table.heard.clear()
        table.broken = None
        if table.facts.status != "waiting":
            try:
                whole = await opening.open_game(c, table)
            except Away:
                raise  # nothing is wrong with the table
            except Refusal:
                self.note_opened(table.id, False)
                raise
            self.note_opened(table.id, whole)

    def note_opened(self, table_id: str, whole: bool) -> None:
        if whole:
            self.failed.pop(table_id, None)
        else:
            self.metrics.table_failures.inc()
            self.failed[table_id] = time.monotonic() + FAILED_SECONDS

    async def _read_again(self, table: OpenTable) -> None:
        """Takes the stored table for the one in memory."""
        async with self.store.read() as c:
            table.facts = await self.facts(c, table.id)
            await self._read_game(c, table)
        for w in table.watchers:
            w.lines = 0
        table.stale = False
        self._tell_what_was_read(table)

    async def _catch_up(self, table: OpenTable) -> None:
        """What other processes have stored since. Whoever asked: the sockets are told, for the news comes too late."""
        before = table.play, table.version, table.facts.people, table.facts.status
        try:
            await self._read_on(table)
        except Exception:
            table.stale = True
            raise
        if (table.play, table.version, table.facts.people, table.facts.status) != before:
            self._tell_what_was_read(table)

    @staticmethod
    def _tell_what_was_read(table: OpenTable) -> None:
        if not table.carried:  # else it is stored first, and then told
            tell_state(table)

    async def _read_on(self, table: OpenTable) -> None:
        tables = ledger.tables.c
        async with self.store.read() as c:
            stands = sa.select(tables.version, tables.people, tables.status, tables.clock, tables.time_left).where(
                tables.id == table.id
            )
            row = (await c.execute(stands)).first()
            if row is None:
                self.by_id.pop(table.id, None)
                raise Refusal("missing", "server-no-table")
            version, people, status, agreed, time_left = row
            table.facts.clock = Clock.read(agreed, time_left)
            known = table.facts.people
            if people != table.facts.people or status != table.facts.status:
                table.facts = await self.facts(c, table.id)
            if table.play is None and table.facts.status != "waiting":  # perhaps by now
                await self._read_game(c, table)
            elif version > table.version:
                offer = table.facts.offer if people != known else None  # it is newer than these rows
                await opening.enter_rows(c, table)
                table.facts.offer = offer

    async def begin_if_full(self, table: OpenTable) -> None:
        """Deals as soon as every seat is filled; also for a table whose server died just before. The lock is held."""
        if table.facts.status != "waiting" or not all(c.filled for c in table.facts.chairs):
            return
        table.stale = True  # until it is stored
        table.begin(None if self.settings.seed < 0 else self.settings.seed, self.starts.get(table.id))
        tables = ledger.tables
        table.facts.moved = self.clock()
        if table.facts.clock is not None:
            table.facts.clock.begin(len(table.facts.chairs), table.facts.moved)
        table.noting = Noting()
        deal = {"table_id": table.id, "at": table.facts.moved, **deal_row(table.running, table.noting)}
        stands = self.stands(table, None)
        del stands["of"]
        async with self.store.write() as c:
            begun = await c.execute(
                sa.update(tables).where((tables.c.id == table.id) & (tables.c.status == "waiting")).values(**stands)
            )
            if begun.rowcount == 1:
                await c.execute(sa.insert(ledger.journal).values(**deal))
                await c.execute(sa.insert(ledger.snapshots).values(**snapshot_of(table)))
        if begun.rowcount == 0:  # another process has dealt it
            await self._read_again(table)
        table.stale = False
        self.after(table)

    async def _store_carried(self, table: OpenTable) -> None:
        """A game that came under newer rules: stored, and told, before anything else happens. The lock is held."""
        table.stale = True  # until it is stored
        table.version += 1
        table.ask = table.version
        table.reopened.clear()
        now = self.clock()
        if table.facts.clock is not None:
            table.facts.clock.since = now  # nobody loses time by a question that is asked anew
        row = opening.carried_row(table)
        stands = self.stands(table, None)
        if await self._put({"table_id": table.id, "at": now, **row}, stands, snapshot_of(table)):
            table.stale = False
            table.carried = False
            table.snapped = table.version
            self.after(table)
        else:  # another process was quicker
            await self._read_again(table)

    # --- storing ---------------------------------------------------------------------------------------------

    async def happen(self, table: OpenTable, kind: str, seat: int, data: Any, actor: str | None) -> int:
        """Something happens to the game: tried, stored, then told. The lock is held. Gives the new version."""
        began = time.perf_counter()
        if not table.room and kind not in ENDINGS and data != list(CONCEDE):
            raise Refusal("not_now", "server-table-full", {"most": table.most})
        ran = table.ticking()
        events = len(table.events)
        try:
            outcomes = table.enter(kind, seat, data, None, fair=self.settings.seed < 0)
        except Illegal as e:
            raise illegal(e) from None
        except Exception:
            table.stale = True  # the engine broke in the middle of it: what is stored still holds
            raise
        now = self.clock()
        table.facts.moved = now
        if table.facts.clock is not None:
            table.facts.clock.turned(kind, seat, table.running.answers, now, ran)
        number = table.version
        table.stale = True  # until it is stored
        if kind == "undo":
            data = table.running.answers  # which stay
        elif kind in (FEED, UNFEED):
            data = beside.running(table.running)
        row = {"table_id": table.id, "number": number, "kind": kind, "seat": seat, "data": data}
        row |= {"outcomes": outcomes, "at": now, **table.noting.note(table.running, number)}
        if kind == FEED:  # a replay shows the answer as it is when all is told
            row["log"] = lines_plain([line for line in table.running.lines() if line.at == table.running.answers])
        row["log"] += lines_plain(table.events[events:])
        snapshot = None
        # a snapshot knows one name for the open decision: while a seat has another, the rows tell it
        due = number % self.settings.snapshot_every == 0 and not table.reopened
        if due or table.over or kind == "rewind":
            snapshot = await asyncio.to_thread(snapshot_of, table)  # the table is held: nobody changes it meanwhile
        if not await self._put(row, self.stands(table, actor), snapshot):
            self.soon(self.look_again(table.id))
            raise Refusal("stale", "server-stale")
        table.stale = False
        if snapshot is not None:
            table.snapped = number
        self.metrics.stored(kind, time.perf_counter() - began)
        self.after(table, row)
        return number

    async def note(self, c: AsyncConnection, table: OpenTable, seat: int, key: str, **args: str) -> dict[str, Any]:
        """A line of the log for what happens beside the game, in the transaction that stores it. The lock is held.

        Gives what changes of the table; nothing where there is no game, or no room for another row."""
        if table.play is None or not table.room:
            return {}
        table.stale = True  # until it is stored
        events = len(table.events)
        data = {"key": key, "args": {"player": table.seat_name(seat), **args}}
        table.enter(NOTE, seat, data, [])
        row = {"table_id": table.id, "number": table.version, "kind": NOTE, "seat": seat, "data": data, "outcomes": []}
        row |= {"at": self.clock(), **table.noting.note(table.running, table.version)}
        row["log"] = lines_plain(table.events[events:])
        await c.execute(sa.insert(ledger.journal).values(**row))
        return {"version": table.version}

    async def _put(self, row: dict[str, Any], stands: dict[str, Any], snapshot: dict[str, Any] | None) -> bool:
        """Stores a row of a table that is stale until then; False: another process has stored one of that number."""
        try:
            return await self.writer.put(row, stands, snapshot)
        except Exception as e:
            self.soon(self._in_doubt(str(row["table_id"])))
            log.error("a journal row could not be stored: %s", type(e).__name__)
            raise Refusal("busy", "server-not-stored") from None

    async def _in_doubt(self, table_id: str) -> None:
        """Others may have stored a row, or we did after all and were not told so: who looks on hears of it."""
        await self.look_again(table_id)
        table = self.by_id.get(table_id)
        if table is not None:
            self.following.tell(table)

    async def settle(self) -> int:
        """Snapshots of all running games, so that a newer version finds each where it stands. Gives their number."""
        due = [
            table
            for _, table in sorted(self.by_id.items())  # in one order, so that two processes never wait for each other
            if table.play is not None
            and not table.stale
            and not table.play.still
            and not table.reopened  # see happen
            and table.snapped < table.version
        ]
        for at in range(0, len(due), SETTLED):
            kept = [snapshot_of(table) for table in due[at : at + SETTLED]]
            await self.store.at_once(partial(_keep_all, kept))
        return len(due)

    def after(self, table: OpenTable, row: Row | None = None) -> None:
        """Everybody is told, machines are woken. `row`: what was stored, if that is all that changed."""
        tell_state(table)
        self.waking.wake(table)
        ahead.heed(self, table)
        if self.bus.shared and (table.followed or not self.bus.informed):
            self.bus.tell(news_of(table, row))

    def stands(self, table: OpenTable, actor: str | None) -> dict[str, Any]:
        """How the table stands, as its row says it; `actor` needs no letter."""
        moving = table.to_move()
        others = [s for s in moving if table.facts.chairs[s].kind == "person" and table.facts.chairs[s].person != actor]
        return {
            "of": table.id,
            "version": table.version,
            "turn": table.turn(),
            "to_move": moving,
            "machine_due": bool(table.machines_to_move()),
            "mail_due": bool(others),
            "result": table.facts.result,
            "offer": table.facts.offer,
            "status": table.facts.status,
            "moved": table.facts.moved,
            **self.time_left(table),
        }

    def time_left(self, table: OpenTable) -> dict[str, Any]:
        """The table's clocks as they are stored, and when somebody is to be warned."""
        clock = table.facts.clock
        if clock is None or table.play is None:
            return {"time_left": None, "warn_at": None}
        return {"time_left": clock.kept(), "warn_at": clock.warns_at(table.ticking())}

    def aside(self, doing: Coroutine[Any, Any, Any]) -> None:
        """Long work nobody waits for: it is dropped when the server stops."""
        self._thoughts.send(doing)

    def soon(self, doing: Coroutine[Any, Any, Any]) -> None:
        self._errands.send(doing)

    # --- other processes -------------------------------------------------------------------------------------

    def heard_ahead(self, news: News) -> None:
        """Another process has stored answers left in advance."""
        table = self.by_id.get(str(news["table"]))
        if table is not None:
            self.soon(self._read_ahead(table, int(news["ahead"])))

    async def _read_ahead(self, table: OpenTable, seat: int) -> None:
        with suppress(Away):  # it stays stored, and is read when it is looked at
            await ahead.heard(self, table, seat)

    def heard_drawn(self, news: News) -> None:
        """Somebody at another process has drawn on the map."""
        table = self.by_id.get(str(news["table"]))
        if table is not None:
            chalk.heard(table, news)

    def heard_of_people(self, news: News) -> None:
        if "forget" in news:
            self.forgets(str(news["forget"]), news.get("visits"), int(news.get("code", 4001)))
        if "unheard" in news:
            self.soon(self._hush(str(news["unheard"])))
        if "parted" in news:
            self.parted(str(news["parted"]))

    async def _hush(self, person: str) -> None:
        with suppress(Away):  # their sockets are told anew when they come again
            await self.unheard(person)

    def renamed(self, person: Person) -> None:
        """A new name shows at once at the tables that are open here."""
        for table in self.by_id.values():
            if table.seats_of(person.id):
                for chair in table.facts.chairs:
                    if chair.person == person.id:
                        chair.player = person.name
                tell_seats(table)

    async def look_again(self, table_id: str) -> None:
        """Reads what is new at a table, and whoever looks on is told."""
        try:
            async with self.at(table_id):
                pass
        except Away:
            self.inbox.look(table_id)  # until the database is back
        except Refusal:
            return

    def parted(self, person: str) -> None:
        """Who has left for good has no name any more, at all tables that are open here."""
        for table in list(self.by_id.values()):
            parted(table, person)

    def has(self, table_id: str) -> bool:
        """Whether a table is open here, or is being opened."""
        return table_id in self.by_id or table_id in self._opening

    def heard_talk(self, table_id: str) -> None:
        if self.has(table_id):
            self.soon(self._talk_of(table_id))

    async def _talk_of(self, table_id: str) -> None:
        with suppress(Refusal):  # one that does not open
            await self.read_talk(await self._open(table_id))

    async def read_talk(self, table: OpenTable) -> None:
        with suppress(Away):  # it stays stored, and is read with the next line
            async with table.lock, self.store.read() as c:
                await self._read_talk(c, table)
                tell_talk(table)

    async def _read_talk(self, c: AsyncConnection, table: OpenTable) -> None:
        """What was said since the last line that is known here."""
        chat = ledger.chat.c
        said = await c.execute(
            sa.select(chat.person, chat.player, chat.room, chat.seat, chat.text, chat.at, chat.phrase)
            .where((chat.table_id == table.id) & (chat.number > table.talked))
            .order_by(chat.number)
        )
        for row in said:
            table.hear(Said(*row))


def _keep_all(snapshots: list[dict[str, Any]], c: sa.Connection) -> None:
    for snapshot in snapshots:
        keep_snapshot(c, snapshot)


async def _nothing(person: str) -> None:
    return


def snapshot_of(table: OpenTable) -> dict[str, Any]:
    return {
        "table_id": table.id,
        "version": table.version,
        "ask": table.ask,
        "epoch": table.epoch,
        "saved": record.save(table.running, past=False),
    }
