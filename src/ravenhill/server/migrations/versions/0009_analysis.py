"""Analyses of finished games, and tables that leave the path of one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("origin", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "analysis",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("written", sa.LargeBinary, nullable=False),
    )
