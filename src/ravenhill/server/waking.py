"""Machines at the tables: set to work where it is their turn, and what they choose is given."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from ravenhill.server.open_table import OpenTable
from ravenhill.server.refusal import Refusal
from ravenhill.server.thinking import handed

if TYPE_CHECKING:
    from ravenhill.server.open_tables import OpenTables

log: Final = logging.getLogger("ravenhill.server")


class Waking:
    """One process's part: a machine for each open choice that is a machine's."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables

    def wake(self, table: OpenTable) -> None:
        """Sets a machine to work for each open choice that is a machine's."""
        if self._open_tables.stopping or table.play is None:
            return
        for seat in table.machines_to_move():
            if (table.ask, seat) not in table.thinking:
                table.thinking.add((table.ask, seat))
                self._open_tables.aside(self._turn(table.id, table.ask, seat))

    async def _turn(self, table_id: str, ask: int, seat: int) -> None:
        """One choice of a machine: it is handed what its seat may know, thinks elsewhere, and answers."""
        try:
            async with self._open_tables.at(table_id, lately=True) as table:
                if table.ask != ask or seat not in table.machines_to_move():
                    return
                name = table.facts.chairs[seat].machine or "random"
                seed = self._luck(table.version, seat)
                scripted = table.scripted()
                known = b"" if scripted else await asyncio.to_thread(handed, table.running, seat, seed)
                alone = all(c.kind != "person" for c in table.facts.chairs)
            began = time.perf_counter()
            if alone:
                await asyncio.sleep(self._open_tables.settings.machine_pause)
            option = scripted[1] if scripted else await self._open_tables.machines.choose(known, seat, name, seed)
            self._open_tables.metrics.thought(name, time.perf_counter() - began)
            await self._open_tables.to_the_end(self._answer(table_id, ask, seat, option))
        except Refusal as e:
            if e.code not in ("stale", "missing", "busy"):
                log.error("a machine's choice was refused: %s %s", e.code, e.message.key)
        except Exception:
            log.exception("a machine could not move")
        finally:
            opened = self._open_tables.by_id.get(table_id)
            if opened is not None:
                opened.thinking.discard((ask, seat))

    def _luck(self, version: int, seat: int) -> int:
        """What a machine's thought begins with; foretold where the table's chance is, for tests."""
        if self._open_tables.settings.seed < 0:
            return secrets.randbits(30)
        return random.Random(f"{self._open_tables.settings.seed} {version} {seat}").getrandbits(30)

    async def _answer(self, table_id: str, ask: int, seat: int, option: tuple[Any, ...] | None) -> None:
        async with self._open_tables.at(table_id, lately=True) as table:
            if table.ask != ask or seat not in table.machines_to_move():
                return
            decision = table.running.decision_of(seat)
            if decision is None:
                return
            table.thinking.discard((ask, seat))
            if option is None or option not in decision.options:
                # a machine that fails must not stop the game: any legal option goes on
                option = secrets.choice(decision.options)
            await self._open_tables.happen(table, "answer", seat, list(option), None)
