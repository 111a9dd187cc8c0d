"""What the database holds. Changes here need a migration beside them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

# Longer texts than these are refused before they come here.
ID: Final = 32
NAME: Final = 40

persons: Final = sa.Table(
    "person",
    METADATA,
    sa.Column("id", sa.String(ID), primary_key=True),
    sa.Column("name", sa.String(NAME), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("session", sa.Integer, nullable=False, default=0),  # raised to end every session given out before
    sa.Column("login", sa.String(NAME), nullable=True),
    sa.Column("login_key", sa.String(NAME * 2), nullable=True, unique=True),  # the login as it is compared
    sa.Column("password", sa.String(200), nullable=True),  # argon2
    sa.Column("email", sa.String(254), nullable=True),
    sa.Column("email_confirmed", sa.Boolean, nullable=False, default=False),
    sa.Column("notify", sa.Boolean, nullable=False, default=False),
)

tables: Final = sa.Table(
    "game_table",
    METADATA,
    sa.Column("id", sa.String(ID), primary_key=True),
    sa.Column("game", sa.String(ID), nullable=False),
    sa.Column("scenario", sa.String(ID), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("kind", sa.String(ID), nullable=False),  # game, record
    sa.Column("status", sa.String(ID), nullable=False, index=True),  # waiting, running, over
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(ID), sa.ForeignKey("person.id"), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("moved", sa.Float, nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False, default=0),  # the number of the last journal row
    sa.Column("people", sa.Integer, nullable=False, default=0),  # raised when seats or offers change
    sa.Column("turn", sa.Integer, nullable=False, default=0),
    sa.Column("to_move", sa.JSON, nullable=False),
    sa.Column("machine_due", sa.Boolean, nullable=False, default=False),
    sa.Column("mail_due", sa.Boolean, nullable=False, default=False),
    sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("offer", sa.JSON(none_as_null=True), nullable=True),
)

seats: Final = sa.Table(
    "seat",
    METADATA,
    sa.Column("table_id", sa.String(ID), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(ID), sa.ForeignKey("person.id"), nullable=True, index=True),
    sa.Column("machine", sa.String(NAME), nullable=True),
    sa.Column("nonce", sa.String(ID), nullable=False),  # the invitation's key is made from it and the server's secret
)

journal: Final = sa.Table(
    "journal",
    METADATA,
    sa.Column("table_id", sa.String(ID), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # of two answers racing for a place one wins
    sa.Column("kind", sa.String(ID), nullable=False),  # answer, undo, rewind, draw
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("data", sa.JSON, nullable=False),  # the option; for a rewind the number of answers that stay
    sa.Column("outcomes", sa.JSON, nullable=False),  # what chance brought
    sa.Column("at", sa.Float, nullable=False),
)

snapshots: Final = sa.Table(
    "snapshot",
    METADATA,
    sa.Column("table_id", sa.String(ID), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("ask", sa.Integer, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("saved", sa.LargeBinary, nullable=False),
)

chat: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("table_id", sa.String(ID), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("player", sa.String(NAME), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

secrets: Final = sa.Table(
    "secret",
    METADATA,
    sa.Column("name", sa.String(ID), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
