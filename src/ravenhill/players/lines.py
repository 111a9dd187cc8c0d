"""A file of JSON lines that a long run writes as it goes, and from which the next one goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ravenhill.engine.decision import BadSetup, Message


class Lines:
    """What a run has kept; nothing is written to a file that begins otherwise than its own does.

    The last line may be cut where the run was, and is left out."""

    def __init__(self, path: Path, begins: str, another: str) -> None:
        """`another` is the key of the sentence that refuses a file of something else."""
        self._path = path
        self._another = another
        try:
            text = path.read_text(encoding="utf-8") if path.is_file() else ""
            if text[: len(begins)] != begins[: len(text)]:
                raise self.of_another()
            whole = text[: text.rfind("\n") + 1]
            self.kept: list[Any] = [json.loads(line) for line in whole.splitlines()]
            path.open("a").close()  # a place nobody may write to is told before hours are spent
            if whole != text:
                path.write_text(whole, encoding="utf-8")
        except OSError as e:
            raise BadSetup(Message("bad-file", {"file": str(path), "detail": e.strerror or str(e)})) from e
        except ValueError as e:
            raise self.of_another() from e

    def of_another(self) -> BadSetup:
        return BadSetup(Message(self._another, {"file": str(self._path)}))

    def keep(self, line: str) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
