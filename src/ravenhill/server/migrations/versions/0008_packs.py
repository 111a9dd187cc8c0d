"""Packs people bring: their contents by digest, whose they are, and which table is played with one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "pack_content",
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("records", sa.JSON, nullable=False),
    )
    op.create_table(
        "pack",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("digest", sa.String(32), sa.ForeignKey("pack_content.digest"), nullable=False, index=True),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.UniqueConstraint("person", "digest", name="pack_person_digest"),
    )
    op.add_column("game_table", sa.Column("pack", sa.String(32), nullable=True))
