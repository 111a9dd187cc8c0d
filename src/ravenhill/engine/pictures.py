"""The tags of engraved pictures, checked: the browser draws them from the parts that `pictures.toml` names."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from ravenhill.engine.decision import Arg, Message
from ravenhill.engine.kinds import Data, Fault, Kind, Many, Telling, Told, Whole, listed, shown, text

PARTS: Final[dict[str, list[str]]] = tomllib.loads(
    (resources.files("ravenhill.engine") / "pictures.toml").read_text(encoding="utf-8")
)
FOUR: Final = ("skies", "fars", "heroes", "fores")
PERSON: Final = ("bodies", "heads", "hands")
BANNER: Final = "banner"
_four: Final = listed(text(), len(FOUR), len(FOUR))


class Tags(Kind):
    """Four tags: the sky, what lies far away, the hero, and what stands before it."""

    def __call__(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        found = _four(value, path, whole)
        for i, tag in enumerate(value if not found else ()):
            kind = FOUR[i]
            if tag in PARTS[kind]:
                continue
            args: dict[str, Arg] = {"got": shown(tag), "known": ", ".join(PARTS[kind])}
            if kind != "heroes":
                found.append((f"{path}[{i}]", Message("pack-need-one-of", args)))
            elif not _made(tag):
                args |= {part: ", ".join(PARTS[part]) for part in (*PERSON, "devices")}
                found.append((f"{path}[{i}]", Message("pack-picture-hero", args)))
        return found

    def told(self, telling: Telling) -> Told:
        return {"kind": "row", "ways": [{"kind": "text", "choices": [], "hints": PARTS[kind]} for kind in FOUR]}


def _made(hero: str) -> bool:
    """A person, of body, head and what is in his hands; or a banner with a device."""
    words = hero.split(" ")
    if len(words) == 2:
        return words[0] == BANNER and words[1] in PARTS["devices"]
    return len(words) == 3 and all(word in PARTS[part] for word, part in zip(words, PERSON, strict=True))


PICTURES_FILE: Final = {"picture": Many({"id": text(), "tags": Tags()})}


def pictures(data: Data) -> dict[str, list[str]]:
    """The tags of everything that has a picture, by its id."""
    return {r["id"]: r["tags"] for r in data["pictures"]["picture"]}
