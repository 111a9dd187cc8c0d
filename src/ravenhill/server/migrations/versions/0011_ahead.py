"""Answers left in advance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seat", sa.Column("ahead", sa.JSON(none_as_null=True), nullable=True))
