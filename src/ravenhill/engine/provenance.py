"""Where a record of the data comes from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ravenhill.engine.decision import Message
from ravenhill.engine.kinds import Fault, Many, One, known_names, shown, wrong

ORIGINS: Final = ("original", "recalled", "public", "derived", "rulebook")  # the weakest first
OURS: Final = ("original", "recalled")  # not read from anything that could be checked
PACK: Final = "pack"  # the origin of what a pack brings without saying more
PROVENANCE: Final = ("source", "sources", "assumed")


def origin_of(source: str) -> str:
    """The origin a source begins with. Stored packs of old say what they like: what we do not know is the pack's."""
    first = re.split(r"\W", source, maxsplit=1)[0]
    return first if first in ORIGINS else PACK if source else ""


class Provenance:
    """Where a record comes from.

    `source` is of the record as a whole: an origin, or "origin:where". `sources` are of single fields, or of parts the
    schema names, that come from elsewhere. `assumed` lists fields, or says in a few words, what we had to guess."""

    __slots__ = ("assumed", "source", "sources")

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.source: str = str(record.get("source", ""))
        self.sources: dict[str, str] = dict(record.get("sources", {}))
        self.assumed: list[str] = list(record.get("assumed", []))

    @property
    def origin(self) -> str:
        """The weakest origin of all that the record says. Empty: it says nothing."""
        found = [origin_of(s) for s in (self.source, *self.sources.values()) if s]
        return min(found, key=lambda o: ORIGINS.index(o) if o in ORIGINS else len(ORIGINS), default="")

    @property
    def ours(self) -> list[str]:
        """The fields that are our own in a record that is not."""
        if origin_of(self.source) in OURS:
            return []
        return [name for name, source in self.sources.items() if origin_of(source) in OURS]

    @property
    def guessed(self) -> bool:
        """Some part of it is our guess, though the record as a whole was found."""
        return bool(self.assumed or self.ours)

    @property
    def mark(self) -> str:
        """What players are shown: "partly" where something is guessed in a record that was found, else the origin."""
        return "partly" if self.guessed and origin_of(self.source) not in OURS else self.origin


def provenance_faults(record: Mapping[str, Any], spec: Many | One) -> list[Fault]:
    found: list[Fault] = []
    if "source" in record:
        found += source_faults(record["source"], "source")
    sources = record.get("sources", {})
    if isinstance(sources, dict):
        known = {**dict.fromkeys(n.rstrip("?") for n in spec.fields), **dict.fromkeys(spec.parts), "name": None}
        for name, source in sources.items():
            if name not in known:
                found.append((f"sources.{name}", Message("pack-unknown-field", {"known": known_names(known)})))
            found += source_faults(source, f"sources.{name}")
    else:
        found.append(wrong("sources", "pack-need-table", sources))
    assumed = record.get("assumed", [])
    if not isinstance(assumed, list):
        found.append(wrong("assumed", "pack-need-list", assumed))
    else:
        found += [wrong(f"assumed[{i}]", "pack-need-text", v) for i, v in enumerate(assumed) if not isinstance(v, str)]
    return found


def source_faults(value: Any, path: str) -> list[Fault]:
    if not isinstance(value, str):
        return [wrong(path, "pack-need-text", value)]
    origin, colon, where = value.partition(":")
    if origin not in (*ORIGINS, PACK) or (colon and not where.strip()):
        return [(path, Message("pack-need-origin", {"got": shown(value), "known": ", ".join((*ORIGINS, PACK))}))]
    return []
