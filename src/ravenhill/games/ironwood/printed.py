"""What is printed on the components, for whoever draws them."""

from __future__ import annotations

from typing import Any

from ravenhill.engine.kinds import Data
from ravenhill.engine.pictures import pictures
from ravenhill.engine.provenance import Provenance
from ravenhill.games.ironwood.shapes import CardPrint, PlacePrint, Printed, VisionPrint


def printed(data: Data) -> Printed:
    return {
        "cards": {r["id"]: _card(r) for stem in ("cards_ww", "cards_ic") for r in data[stem]["card"]},
        "visions": {r["id"]: _vision(r) for r in data["visions"]["vision"]},
        "mountains": {r["id"]: _place(r, "ridges_to") for r in data["board"]["mountain"]},
        "forests": {r["id"]: _place(r, "trails_to") for r in data["board"]["forest"]},
        "pictures": pictures(data),
    }


def _card(r: dict[str, Any]) -> CardPrint:
    return {
        "side": r["faction"],
        "kind": r["type"],
        "damage": r["damage"],
        "defence": r["defence"],
        "dominance": r["dominance"],
        "markers": _markers(r["steps"]),
        "icons": [(icon.removesuffix("_red"), icon.endswith("_red")) for icon in r["solo_icons"]],
        "mark": Provenance(r).mark,
    }


def _markers(value: Any) -> int:
    """I4.12. The markers of a lingering card, wherever in its effect it is said."""
    if isinstance(value, dict):
        if value.get("op") == "linger":
            return int(value.get("markers", 0))
        value = list(value.values())
    return max((_markers(v) for v in value), default=0) if isinstance(value, list) else 0


def _vision(r: dict[str, Any]) -> VisionPrint:
    return {"mountain": r["mountain"], "crystals": r["crystals"], "mark": Provenance(r).mark}


def _place(r: dict[str, Any], joins: str) -> PlacePrint:
    return {"kind": r["kind"], "number": r["number"], "joins": r[joins], "mark": Provenance(r).mark}
