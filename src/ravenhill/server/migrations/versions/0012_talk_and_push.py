"""Quick phrases; browsers that are told when it is their person's turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("chat", sa.Column("phrase", sa.String(32), nullable=True))
    op.create_table(
        "push",
        sa.Column("visit", sa.String(32), sa.ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.String(800), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_push_person", "push", ["person"])
