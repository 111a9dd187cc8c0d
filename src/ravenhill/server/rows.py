"""The rows of a game's journal: how each of them leaves the table, and reading them back without the rules."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pydantic_core import from_json, to_json

from ravenhill.engine import game as shelf
from ravenhill.engine.carry import Reading, ids_to_keep, still
from ravenhill.engine.decision import Message
from ravenhill.engine.frames import Eye, changed
from ravenhill.engine.past import lines_of, lines_plain, moment
from ravenhill.engine.script import Play
from ravenhill.server.refusal import Refusal

WHOLE: Final = 64  # so many rows after each other a frame tells only what changed; then the table stands whole again
DEAL: Final = "deal"  # the row that lays the table, number 0
NOTE: Final = "note"  # a row that only tells what happened beside the game: somebody's seat, an offer
FEED: Final = "feed"  # an outcome was told from a real table, or drawn for it
UNFEED: Final = "unfeed"  # the last one was taken back
RULES: Final = "rules"  # the row from which on other rules hold

Row = dict[str, Any]

PAGE: Final = 500  # rows that are read or stored at a time: between them others have their turn
SLICE: Final = 100  # rows of a game from elsewhere that are stored with one transaction
AS_JSON: Final = ("data", "outcomes", "log", "frame")


class Noting:
    """Looks at a game after each of its rows, and tells what is stored beside the row."""

    def __init__(self, play: Play | None = None, digest: str = "") -> None:
        """`play`: as it stands after the last row that was noted, and the digest of that row."""
        self._eye = Eye(play.table) if play is not None else Eye()
        self._lines = play.said if play is not None else 0
        self.digest = digest

    def note(self, play: Play, number: int, whole: bool = False) -> Row:
        """`whole`: the row of this number shows the table as it is, whatever came before."""
        if whole or number % WHOLE == 0:
            self._eye = Eye()
        seats, turn, change = moment(play, self._eye)
        frame = [seats, change]
        lines = lines_plain(play.lines(self._lines))
        self._lines = play.said
        written = json.dumps(frame, separators=(",", ":"), sort_keys=True)
        self.digest = hashlib.sha256((self.digest + written).encode()).hexdigest()[:16]
        return {"rules": play.game.info.rules, "turn": turn, "log": lines, "frame": frame, "digest": self.digest}


def deal_row(play: Play, noting: Noting) -> Row:
    """Row 0: everything the table was laid from, and how it looked before anybody chose."""
    data = {"setup": play.setup.plain(), "ids": ids_to_keep(play)}
    outcomes = [e for e in play.journal.items() if isinstance(e, str)]
    return {"number": 0, "kind": DEAL, "seat": -1, "data": data, "outcomes": outcomes, **noting.note(play, 0)}


def in_pages(rows: Sequence[Row], size: int = PAGE) -> list[bytes]:
    """Rows as they are sent from one process to another: what the database holds as JSON is text in them."""
    written = [{**row, **{n: None if row[n] is None else json.dumps(row[n]) for n in AS_JSON}} for row in rows]
    return [to_json(written[at : at + size]) for at in range(0, len(written), size)]


def to_store(rows: Sequence[Row]) -> list[bytes]:
    """Rows on their way into the database, few at a time and packed: a long game is read from the other process and
    stored by threads that others wait for."""
    return [zlib.compress(page, 1) for page in in_pages(rows, SLICE)]


def read_pages(pages: Iterable[bytes], frames: bool = True) -> list[Row]:
    """The rows of pages, one after the other; a long game's take a while, so not on the event loop."""
    names = AS_JSON if frames else AS_JSON[:-1]
    rows: list[Row] = []
    for page in pages:
        for row in from_json(page):
            for name in names:
                if row[name] is not None:
                    row[name] = from_json(row[name])
            rows.append(row)
    return rows


def whole(rows: list[Row]) -> list[Row]:
    """Rows that all say how they left the table; refused where they were stored before that was kept."""
    if not rows or any(row["frame"] is None for row in rows):
        raise Refusal("not_now", "server-past-lost")
    return rows


def staying(rows: Iterable[Row]) -> list[Row]:
    """The rows of the answers that were never taken back, in order; before them the deal.

    One whose outcomes were told later has the number of the row that told the last of them, and all its outcomes."""
    kept: list[Row] = []
    for row in rows:
        kind = row["kind"]
        if kind in ("answer", DEAL):
            kept.append(row)
        elif kind in (FEED, UNFEED):
            came = row["data"]["outcomes"]
            kept[-1] = {**kept[-1], "number": row["number"], "turn": row["turn"], "outcomes": came}
        elif kind == "undo":
            last = next((i for i in reversed(range(1, len(kept))) if kept[i]["seat"] == row["seat"]), None)
            if last is not None:
                del kept[last]
        elif kind == "rewind":
            del kept[int(row["data"]) + 1 :]
        elif kind == RULES:
            del kept[int(row["data"]["answers"]) + 1 :]
    return kept


def answered(row: Row) -> list[Any] | None:
    """The seat and its answer, of a row that gives one or tells what came of it."""
    if row["kind"] == "answer":
        return [row["seat"], *row["data"]]
    answer: list[Any] | None = row["data"]["answer"] if row["kind"] in (FEED, UNFEED) else None
    return answer


def events_of(rows: Iterable[Row]) -> list[Message]:
    """What happened at a table beside its game, from all rows that are no answers, in order."""
    events: list[Message] = []
    for row in rows:
        kind, data = row["kind"], row["data"]
        if kind in ("undo", "rewind") and data is not None:  # an undo of version 0.2 does not tell, but had no events
            cut_back(events, int(data))
        elif kind == RULES:
            cut_back(events, int(data["answers"]))
        if kind not in (DEAL, RULES, FEED):
            events += lines_of(row["log"] or [])
    return events


def cut_back(events: Iterable[Message], answers: int) -> None:
    """Answers were taken back, and what happened meanwhile stays: before whatever comes now."""
    for line in events:
        line.at = min(line.at, answers)


@dataclass
class Chapter:
    """What is needed to read the tables of some rows: the version of the rules, and the ids behind the numbers."""

    rules: int
    ids: Any


def chapter_of(row: Row) -> Chapter:
    """Of a row that begins one: the deal, or a change of the rules."""
    return Chapter(int(row["rules"]), row["data"]["ids"])


def tables(rows: Sequence[Row], chapter: Chapter) -> Iterable[tuple[Row, Chapter, Any]]:
    """Each row with the table after it, as plain data; the first row shows it whole."""
    seen: Any = None
    for row in rows:
        if row["kind"] in (DEAL, RULES):
            chapter = chapter_of(row)
        if row["frame"] is not None:
            seen = changed(seen, row["frame"][1])
        yield row, chapter, seen


def goals_of(game: shelf.Game[Any], table: Any) -> list[dict[str, Any]]:
    """What wins and how far each side is, as a client is told it."""
    told = game.goals(table)
    return [{"team": team, "key": f"{game.info.id}-goal-{name}", "n": n, "of": of} for team, name, n, of in told]


def still_of(rows: Sequence[Row]) -> Play:
    """The game as its last row left it, to be looked at: it needs no rules, and does not go on."""
    setup = shelf.Setup(**rows[0]["data"]["setup"])
    game = shelf.find(setup.game)
    chapter = chapter_of([row for row in rows if row["kind"] in (DEAL, RULES)][-1])
    _, _, seen = list(tables(_from_whole(rows), chapter))[-1]
    kept = staying(rows)
    journal = [e if isinstance(e, str) else tuple(e) for e in journal_of(kept)]
    play = still(game, setup, Reading(game, setup, chapter.rules, chapter.ids).table(seen), journal, len(kept) - 1)
    answers = {row["number"]: n for n, row in enumerate(kept)}
    n = 0
    for row in rows:
        n = answers.get(row["number"], n)
        if row["number"] in answers or row["kind"] == RULES:
            play.tell_again([[key, args, seats, n, *story] for key, args, seats, _, *story in row["log"] or []])
    return play


def _from_whole(rows: Sequence[Row]) -> list[Row]:
    """The last rows, from the last one that shows the table whole: no older frame is read."""
    last: list[Row] = []
    for row in reversed(rows):
        frame = row["frame"]
        last.append({**row, "frame": from_json(frame) if isinstance(frame, str) else frame})
        change = last[-1]["frame"] and last[-1]["frame"][1]
        if change and change[0] == "=":
            break
    return last[::-1]


def journal_of(kept: Iterable[Row]) -> list[Any]:
    """The journal of a game as a record holds it, from the rows that stay."""
    out: list[Any] = []
    for row in kept:
        if row["kind"] != DEAL:
            out.append([row["seat"], *row["data"]])
        out += row["outcomes"]
    return out
