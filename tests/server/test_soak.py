"""The end of `make soak`: every stored table opens as it was left, and where one does not it is said."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))
import soak
from faults import Failed

from ravenhill.server import ledger

pytestmark = pytest.mark.anyio


async def test_tables_that_open_are_well_and_a_broken_one_is_told(start: Any) -> None:
    server = await start()
    anna = await server.guest("Anna")
    for _ in range(2):
        table = await anna.lay(["me", "me"], "cardgame", scenario="fellowship")
    await server.stop()
    soak.opened(server.settings.db)
    engine = sa.create_engine(server.settings.db.replace("+aiosqlite", ""))
    with engine.begin() as c:
        for rows in (ledger.journal, ledger.snapshots):
            c.execute(rows.delete().where(rows.c.table_id == table))
    engine.dispose()
    with pytest.raises(Failed, match="tables check"):
        soak.opened(server.settings.db)
