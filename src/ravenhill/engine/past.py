"""The past of a game, kept so that it can be looked at without the rules that made it."""

from __future__ import annotations

import base64
import json
import zlib
from typing import TYPE_CHECKING, Any, Final

from ravenhill.engine.decision import Message
from ravenhill.engine.frames import Eye
from ravenhill.engine.trail import Trail

if TYPE_CHECKING:
    from ravenhill.engine.script import Play

LARGEST: Final = 64_000_000  # nothing of ours unpacks to more


class Past:
    """A moment after every answer, the first before any: who was to move, the turn, and how the table had changed.

    A chapter begins where other rules, or data in another order, did: there the table stands whole."""

    __slots__ = ("_eye", "chapters", "moments")

    def __init__(self) -> None:
        self.chapters: list[dict[str, Any]] = []  # "at": its first moment, "rules", "ids"
        self.moments = Trail()
        self._eye = Eye()

    def open_chapter(self, rules: int, ids: Any) -> None:
        """The next moment is the first under these rules."""
        self.chapters = [*self.chapters, {"at": len(self.moments), "rules": rules, "ids": ids}]
        self._eye = Eye()

    def note(self, play: Play) -> None:
        """Keeps the moment a game has come to."""
        self.moments.add(moment(play, self._eye))

    def branch(self) -> Past:
        """The same past, to go on from independently."""
        other = Past()
        other.chapters = self.chapters
        other.moments = self.moments.upto(len(self.moments))
        other._eye = self._eye.copy()
        return other

    def back_to(self, answers: int, play: Play) -> Past:
        """What stays when a game was taken back: the moments up to that many answers, and where it stands now."""
        other = Past()
        other.chapters = self.chapters
        other.moments = self.moments.upto(answers + 1)
        other._eye = Eye(play.table) if answers == play.answers else Eye()
        while len(other.moments) <= play.answers:
            other.note(play)
        return other

    def plain(self) -> dict[str, Any]:
        return {"chapters": self.chapters, "moments": self.moments.items()}


def moment(play: Play, eye: Eye) -> list[Any]:
    """Where a game stands: who is to move, the turn, and what changed since the eye last looked."""
    return [[d.seat for d in play.decisions], int(play.game.turn(play.table)), eye.look(play.table)]


def past_of(data: Any) -> Past:
    past = Past()
    past.chapters = list(data["chapters"])
    for m in data["moments"]:
        past.moments.add(m)
    return past


def lines_plain(lines: list[Message]) -> list[Any]:
    """Lines of a log, with who may read them, and the story of those that tell one."""
    out: list[Any] = []
    for line in lines:
        told: list[Any] = [line.key, line.args, list(line.seats) if line.seats is not None else None, line.at]
        out.append(told if line.story is None else [*told, line.story])
    return out


def lines_of(data: Any) -> list[Message]:
    out: list[Message] = []
    for key, args, seats, at, *story in data:
        line = Message(str(key), dict(args), tuple(seats) if seats is not None else None, story[0] if story else None)
        line.at = int(at)
        out.append(line)
    return out


def packed(value: Any) -> str:
    """JSON, small enough to stand in a text."""
    written = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return base64.b85encode(zlib.compress(written.encode(), 9)).decode()


def unpacked(text: str) -> Any:
    return json.loads(zlib.decompressobj().decompress(base64.b85decode(text), LARGEST))
