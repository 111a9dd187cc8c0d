"""Live tables and tables by days, their clocks, and the links guests come back by.

Tables laid before are by days, without a clock: nobody loses a game by a rule that was not there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("pace", sa.String(32), nullable=False, server_default="days"))
    op.add_column("game_table", sa.Column("clock", sa.JSON, nullable=True))
    op.add_column("game_table", sa.Column("time_left", sa.JSON, nullable=True))
    op.add_column("game_table", sa.Column("warn_at", sa.Float, nullable=True))
    op.add_column("seat", sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("person", sa.Column("return_number", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_game_table_warn_at", "game_table", ["warn_at"])
    op.create_table(
        "heartbeat",
        sa.Column("one", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
