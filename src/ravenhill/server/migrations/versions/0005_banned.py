"""People whom the owner of the server has banned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("person", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
