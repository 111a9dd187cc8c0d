"""Tables at which somebody takes a lesson."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("lesson", sa.String(32), nullable=True))
