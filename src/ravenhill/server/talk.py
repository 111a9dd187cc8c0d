"""What people say at a table: the players in one room, those who look on in another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from ravenhill.server.forms.talk import Phrase

Room = Literal["table", "gallery"]
NOBODY: Final[frozenset[str]] = frozenset()


@dataclass
class Said:
    """One line of the talk."""

    person: str | None
    player: str  # what they were called; empty: they have left
    room: Room
    seat: int | None
    text: str
    at: float
    phrase: Phrase | None = None  # `text` is English then

    def plain(self, unheard: frozenset[str] = NOBODY) -> dict[str, Any]:
        """As somebody reads it who does not want to hear certain people."""
        silent = self.person in unheard
        said = {"text": "" if silent else self.text, "phrase": None if silent else self.phrase}
        return {"player": self.player or None, "seat": self.seat, **said, "at": self.at, "muted": silent}


def after(lines: Sequence[Said], have: int, unheard: frozenset[str]) -> dict[str, Any]:
    """The lines after those somebody has."""
    have = min(have, len(lines))
    return {"from": have, "lines": [line.plain(unheard) for line in lines[have:]]}
