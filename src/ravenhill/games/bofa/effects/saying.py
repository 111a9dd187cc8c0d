"""What is built of blocks, said: the abilities of Generals, the entry of Thorin, Event and Fate cards."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from ravenhill.engine.kinds import Data
from ravenhill.engine.pack import NAME_PART
from ravenhill.games.bofa.effects.notation import Phrase, in_turn, joined, phrase, sentence
from ravenhill.games.bofa.effects.vocabulary import blocks_of

EFFECT: Final = "effect"  # the part of a text


def told(data: Data) -> dict[str, dict[str, Phrase]]:
    """The parts of the text of every record that is built of blocks, by its id."""
    found: dict[str, dict[str, Phrase]] = {}
    for r in data["characters"]["ability"]:
        ways = [in_turn(blocks_of(way)) for way in r.get("ways", ())]
        if ways:
            said = phrase("choose", {"ways": joined("or", ways)}) if len(ways) > 1 else ways[0]
            found[r["id"]] = {EFFECT: sentence(said)}
    for r in data["characters"]["character"]:
        if "enters" in r:
            args = {"step": r.get("fate_step", 0), "said": in_turn(blocks_of(r["enters"]))}
            found[r["id"]] = {EFFECT: sentence(phrase("enters", args))}
    for r in data["fate"]["fate_card"]:
        texts = [sentence(in_turn(blocks_of(r["effect"])))] if r["effect"] else []
        for block in blocks_of(r.get("lasting", ())):
            texts.append(sentence(phrase("lasting", {"said": block.say()})))
        found[r["id"]] = {EFFECT: joined("sentences", texts or [sentence(phrase("nothing"))])}
    for r in data["events"]["event"]:
        found[r["id"]] = _event(r)
    return found


def named(ident: str, brought: Collection[str], say: Callable[[str], str]) -> dict[str, str]:
    """The names of an Event card that a pack leaves out, of those it brings: a card is called after its halves."""
    if NAME_PART in brought and not {"order", "combat"} & set(brought):
        order, _, combat = say(f"bofa-{ident}").partition(" / ")
        return {"order": order, "combat": combat} if combat else {"order": order}
    if NAME_PART not in brought and {"order", "combat"} & set(brought):
        return {NAME_PART: f"{say(f'bofa-{ident}.order')} / {say(f'bofa-{ident}.combat')}"}
    return {}


def _event(r: dict[str, Any]) -> dict[str, Phrase]:
    """Both halves, each for itself and together."""
    order = sentence(in_turn(blocks_of(r["order"])))
    combat = joined("sentences", [sentence(block.say()) for block in blocks_of(r["combat"])])
    return {"orders": order, "fights": combat, EFFECT: phrase("card", {"order": order, "combat": combat})}
