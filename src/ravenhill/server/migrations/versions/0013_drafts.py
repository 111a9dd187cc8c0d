"""Drafts of the workshop, kept for their owners; tables on which a draft is tried."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "draft",
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("pack", sa.String(32), primary_key=True),
        sa.Column("records", sa.JSON, nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("window", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("game_table", sa.Column("trial", sa.Boolean, nullable=False, server_default=sa.false()))
