"""The past of every game beside its rows: set-up and deal as row 0, logs, frames, digests; two snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ravenhill.server.fill import fill

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("journal") as journal:
        journal.add_column(sa.Column("rules", sa.Integer, nullable=True))
        journal.add_column(sa.Column("turn", sa.Integer, nullable=True))
        journal.add_column(sa.Column("log", sa.JSON(none_as_null=True), nullable=True))
        journal.add_column(sa.Column("frame", sa.JSON(none_as_null=True), nullable=True))
        journal.add_column(sa.Column("digest", sa.String(32), nullable=True))
    op.add_column("game_table", sa.Column("frozen", sa.Boolean, nullable=False, server_default=sa.false()))
    op.rename_table("snapshot", "snapshot_before")
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("ask", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("saved", sa.LargeBinary, nullable=False),
    )
    op.execute(
        "INSERT INTO snapshot (table_id, version, ask, epoch, saved) "
        "SELECT table_id, version, ask, epoch, saved FROM snapshot_before"
    )
    op.drop_table("snapshot_before")
    fill(op.get_bind())
