"""The language of a person: letters are written in it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("person", sa.Column("language", sa.String(32), nullable=True))
