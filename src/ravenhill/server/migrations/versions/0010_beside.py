"""Tables beside a real one, whose chance is told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("chance", sa.String(32), nullable=False, server_default="drawn"))
