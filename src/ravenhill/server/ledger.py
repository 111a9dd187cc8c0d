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
    sa.Column("name", sa.String(NAME), nullable=False),  # empty: deleted, and the row stays for the games
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("session", sa.Integer, nullable=False, default=0),  # raised to end every session given out before
    sa.Column("login", sa.String(NAME), nullable=True),
    sa.Column("login_key", sa.String(NAME * 2), nullable=True, unique=True),  # the login as it is compared
    sa.Column("password", sa.String(200), nullable=True),  # argon2
    sa.Column("email", sa.String(254), nullable=True),
    sa.Column("email_confirmed", sa.Boolean, nullable=False, default=False),
    sa.Column("notify", sa.Boolean, nullable=False, default=False),
    sa.Column("seen", sa.Float, nullable=False, index=True),  # roughly: when any of their sessions was last used
    sa.Column("return_number", sa.Integer, nullable=False, default=0),  # raised to void the links to come back by
    sa.Column("banned", sa.Boolean, nullable=False, default=False, server_default=sa.false()),
    sa.Column("language", sa.String(ID), nullable=True),  # of letters, and of a browser that was not told another
)

sessions: Final = sa.Table(
    "session",
    METADATA,
    sa.Column("id", sa.String(ID), primary_key=True),
    sa.Column("person", sa.String(ID), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),  # roughly
    sa.Column("browser", sa.String(ID), nullable=False),
    sa.Column("system", sa.String(ID), nullable=False),
    sa.Column("ended", sa.Boolean, nullable=False, default=False),  # kept until its cookie is too old anyway
)

shuns: Final = sa.Table(
    "shun",
    METADATA,
    sa.Column("id", sa.String(ID), primary_key=True),
    sa.Column("person", sa.String(ID), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    sa.Column("other", sa.String(ID), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("block", sa.Boolean, nullable=False),  # may not sit down with them either
    sa.Column("made", sa.Float, nullable=False),
    sa.UniqueConstraint("person", "other", name="shun_person_other"),
)

# Reports stand by themselves: they outlive the table and the people they name.
reports: Final = sa.Table(
    "report",
    METADATA,
    sa.Column("id", sa.String(ID), primary_key=True),
    sa.Column("at", sa.Float, nullable=False, index=True),
    sa.Column("table_id", sa.String(ID), nullable=False),
    sa.Column("reporter", sa.String(ID), nullable=False),
    sa.Column("about", sa.String(ID), nullable=False),
    sa.Column("name", sa.String(NAME), nullable=False),  # what the reported person was called then
    sa.Column("words", sa.String(500), nullable=False),  # the reporter's
    sa.Column("lines", sa.JSON, nullable=False),  # what was said up to then, as the reporter heard it
)

STORING: Final = "storing"  # the status of a table whose rows are not all here yet: for nobody there is one

tables: Final = sa.Table(
    "game_table",
    METADATA,
    sa.Column("id", sa.String(ID), primary_key=True),
    sa.Column("game", sa.String(ID), nullable=False),
    sa.Column("scenario", sa.String(ID), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("kind", sa.String(ID), nullable=False),  # game, record
    sa.Column("status", sa.String(ID), nullable=False, index=True),  # waiting, running, over; STORING
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
    sa.Column("frozen", sa.Boolean, nullable=False, server_default=sa.false()),  # by who runs the server
    sa.Column("pace", sa.String(ID), nullable=False, default="days"),  # live, days
    sa.Column("clock", sa.JSON(none_as_null=True), nullable=True),  # what was agreed; see clock.py
    sa.Column("time_left", sa.JSON(none_as_null=True), nullable=True),  # what the seats have left, and since when
    sa.Column("warn_at", sa.Float, nullable=True, index=True),  # when a letter says that little time is left
    sa.Column("lesson", sa.String(ID), nullable=True),  # the name of the lesson that is taken here
    sa.Column("origin", sa.JSON(none_as_null=True), nullable=True),  # the finished game whose path it left, and where
    sa.Column("pack", sa.String(ID), nullable=True),  # the digest of the pack it is played with
    sa.Column("chance", sa.String(ID), nullable=False, server_default="drawn"),  # or fed: told from a real table
    sa.Column("trial", sa.Boolean, nullable=False, server_default=sa.false()),  # a draft of the workshop is tried here
)

pack_contents: Final = sa.Table(
    "pack_content",
    METADATA,
    sa.Column("digest", sa.String(ID), primary_key=True),
    sa.Column("game", sa.String(ID), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("records", sa.JSON, nullable=False),
)

packs: Final = sa.Table(
    "pack",
    METADATA,
    sa.Column("id", sa.String(ID), primary_key=True),
    sa.Column("person", sa.String(ID), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("digest", sa.String(ID), sa.ForeignKey("pack_content.digest"), nullable=False, index=True),
    sa.Column("shared", sa.Boolean, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.UniqueConstraint("person", "digest", name="pack_person_digest"),
)

drafts: Final = sa.Table(  # what somebody writes in the workshop, in order or not
    "draft",
    METADATA,
    sa.Column("person", sa.String(ID), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(ID), primary_key=True),
    sa.Column("pack", sa.String(ID), primary_key=True),  # of one's own; empty: it is none yet
    sa.Column("records", sa.JSON, nullable=False),
    sa.Column("digest", sa.String(ID), nullable=False),  # of what the pack was when it was begun
    sa.Column("window", sa.String(ID), nullable=False),  # that wrote it
    sa.Column("at", sa.Float, nullable=False),
)

seats: Final = sa.Table(
    "seat",
    METADATA,
    sa.Column("table_id", sa.String(ID), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(ID), sa.ForeignKey("person.id"), nullable=True, index=True),
    sa.Column("machine", sa.String(NAME), nullable=True),
    sa.Column("nonce", sa.String(ID), nullable=False),  # the invitation's key is made from it and the server's secret
    sa.Column("away", sa.Boolean, nullable=False, default=False),  # the others put the machine here: time was up
    sa.Column("ahead", sa.JSON(none_as_null=True), nullable=True),  # answers left in advance, by whom, and what became
)

journal: Final = sa.Table(
    "journal",
    METADATA,
    sa.Column("table_id", sa.String(ID), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # of two answers racing for a place one wins
    # deal (number 0), answer, undo, rewind, draw, close, claim, note, rules
    sa.Column("kind", sa.String(ID), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    # the option; undo, rewind: how many answers stay; a claim: who wins, and who made it; a note: its line; a deal: the
    # set-up
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("outcomes", sa.JSON, nullable=False),  # what chance brought
    sa.Column("at", sa.Float, nullable=False),
    # how it looked after the row, so that looking back needs no rules; empty where an early version did not keep it
    sa.Column("rules", sa.Integer, nullable=True),  # the version of the game's rules
    sa.Column("turn", sa.Integer, nullable=True),
    sa.Column("log", sa.JSON(none_as_null=True), nullable=True),  # the lines it brought, with who may read them
    sa.Column("frame", sa.JSON(none_as_null=True), nullable=True),  # who is to move, and how the table changed
    sa.Column("digest", sa.String(ID), nullable=True),  # of all frames so far: two tables that differ have another
)

# what one row says, in the order a table in memory takes it
_j: Final = journal.c
BESIDE: Final = _j.kind.not_in(("deal", "answer", "rules"))
LINES: Final = sa.case((BESIDE, _j.log)).label("log")  # none of the game's own
ROW: Final = (_j.number, _j.kind, _j.seat, _j.data, _j.outcomes, _j.rules, _j.digest, LINES)

snapshots: Final = sa.Table(
    "snapshot",
    METADATA,
    sa.Column("table_id", sa.String(ID), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),  # the last two are kept: one may be broken
    sa.Column("ask", sa.Integer, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("saved", sa.LargeBinary, nullable=False),
)

analyses: Final = sa.Table(
    "analysis",
    METADATA,
    sa.Column("table_id", sa.String(ID), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("written", sa.LargeBinary, nullable=False),  # JSON
)

chat: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("table_id", sa.String(ID), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(ID), nullable=True, index=True),
    sa.Column("player", sa.String(NAME), nullable=False),  # what they were called; empty: they have left
    sa.Column("room", sa.String(ID), nullable=False, default="table"),  # table, gallery
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("phrase", sa.String(ID), nullable=True),  # the key of a quick one; the text is English then
)

# Browsers that are told when it is their person's turn: one for each session, and it goes with it.
push: Final = sa.Table(
    "push",
    METADATA,
    sa.Column("visit", sa.String(ID), sa.ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.String(ID), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("endpoint", sa.String(800), nullable=False),
    sa.Column("key", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)

secrets: Final = sa.Table(
    "secret",
    METADATA,
    sa.Column("name", sa.String(ID), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

heartbeats: Final = sa.Table(
    "heartbeat",
    METADATA,
    sa.Column("one", sa.Integer, primary_key=True),  # there is one row
    sa.Column("at", sa.Float, nullable=False),
)
