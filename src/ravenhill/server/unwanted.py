"""Words the owner of a server does not want in names and talk."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

from ravenhill.server.refusal import Refusal

NOTHING: Final = re.compile(r"(?!)")


class Unwanted:
    """A list of words, one in a line; `/.../` is a regular expression, `#` begins a remark."""

    def __init__(self, path: str = "") -> None:
        self._found = _read(Path(path)) if path else NOTHING

    def check(self, text: str) -> str:
        """The text as it was; refused if one of the words is in it."""
        if self._found.search(plain(text)):
            raise Refusal("bad", "server-unwanted-words")
        return text


def plain(text: str) -> str:
    """Small letters without marks: how somebody dresses a word does not make it another."""
    bare = unicodedata.normalize("NFKD", text).casefold()
    return "".join(ch for ch in bare if not unicodedata.combining(ch))


def _read(path: Path) -> re.Pattern[str]:
    patterns: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        word = line.strip()
        if not word or word.startswith("#"):
            continue
        if len(word) > 2 and word.startswith("/") and word.endswith("/"):
            pattern = word[1:-1]
        else:
            pattern = rf"\b{re.escape(plain(word))}\b"
        try:
            re.compile(pattern)
        except re.error as e:
            raise ValueError(f"{path}, line {number}: {e}") from None
        patterns.append(f"(?:{pattern})")
    return re.compile("|".join(patterns), re.IGNORECASE) if patterns else NOTHING
