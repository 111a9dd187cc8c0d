"""Sessions, who does not want to hear whom, reports, and two rooms of talk."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

PERSON = "person.id"


def upgrade() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey(PERSON, ondelete="CASCADE"), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("browser", sa.String(32), nullable=False),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_session_person", "session", ["person"])
    op.create_table(
        "shun",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey(PERSON, ondelete="CASCADE"), nullable=False),
        sa.Column("other", sa.String(32), sa.ForeignKey(PERSON, ondelete="CASCADE"), nullable=False),
        sa.Column("block", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.UniqueConstraint("person", "other", name="shun_person_other"),
    )
    op.create_index("ix_shun_other", "shun", ["other"])
    op.create_table(
        "report",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
    )
    op.create_index("ix_report_at", "report", ["at"])
    op.add_column("chat", sa.Column("person", sa.String(32), nullable=True))
    op.add_column("chat", sa.Column("room", sa.String(32), nullable=False, server_default="table"))
    op.create_index("ix_chat_person", "chat", ["person"])
    _name_speakers()
    # retention counts from now on: nobody is away since before it was counted
    op.add_column("person", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.get_bind().execute(sa.text("UPDATE person SET seen = :now"), {"now": time.time()})
    op.create_index("ix_person_seen", "person", ["seen"])


def _name_speakers() -> None:
    """Until now who holds a seat spoke from it, and only the host without one."""
    op.execute(
        "UPDATE chat SET person = (SELECT seat.person FROM seat"
        " WHERE seat.table_id = chat.table_id AND seat.place = chat.seat) WHERE seat IS NOT NULL"
    )
    op.execute(
        "UPDATE chat SET person = (SELECT host FROM game_table WHERE game_table.id = chat.table_id) WHERE seat IS NULL"
    )
