"""What is built of blocks, said: the abilities of Generals, the entry of Thorin, Fate cards."""

from __future__ import annotations

from ravenhill.engine.kinds import Data
from ravenhill.games.bofa.effects.notation import Phrase, in_turn, joined, phrase, sentence
from ravenhill.games.bofa.effects.vocabulary import blocks_of


def told(data: Data) -> dict[str, Phrase]:
    """The effect of every record that is built of blocks, by its id."""
    found: dict[str, Phrase] = {}
    for r in data["characters"]["ability"]:
        ways = [in_turn(blocks_of(way)) for way in r.get("ways", ())]
        if ways:
            found[r["id"]] = sentence(phrase("choose", {"ways": joined("or", ways)}) if len(ways) > 1 else ways[0])
    for r in data["characters"]["character"]:
        if "enters" in r:
            args = {"step": r.get("fate_step", 0), "said": in_turn(blocks_of(r["enters"]))}
            found[r["id"]] = sentence(phrase("enters", args))
    for r in data["fate"]["fate_card"]:
        texts = [sentence(in_turn(blocks_of(r["effect"])))] if r["effect"] else []
        for block in blocks_of(r.get("lasting", ())):
            texts.append(sentence(phrase("lasting", {"said": block.say()})))
        found[r["id"]] = joined("sentences", texts or [sentence(phrase("nothing"))])
    return found
