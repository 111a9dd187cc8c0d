"""Alembic's door: the server hands its own connection in."""

from __future__ import annotations

from alembic import context

from ravenhill.server.ledger import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
