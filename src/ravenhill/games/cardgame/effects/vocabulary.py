"""The table of all words a text may use; a new one is a class, and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ravenhill.games.cardgame.book import FACTION_IDS, KEYWORD_IDS, TYPE_IDS
from ravenhill.games.cardgame.effects import aside, board, cards, hands, joined, lasting
from ravenhill.games.cardgame.effects.conditions import CONDITIONS
from ravenhill.games.cardgame.effects.notation import Instruction, Reader

_WORDS: Final[list[type[Instruction]]] = [
    hands.Draw,
    hands.CycleHand,
    hands.Forsake,
    hands.Recycle,
    aside.DrawPlayCycle,
    aside.LookTop,
    cards.CycleCard,
    cards.EliminateCard,
    cards.Remove,
    cards.TakeCard,
    cards.EliminateTarget,
    cards.EliminateBy,
    cards.EliminateOwnCards,
    board.ActivatePath,
    board.Activate,
    board.Reactivate,
    board.ActivateOrReactivate,
    board.AddTokens,
    board.Move,
    board.AddCorruption,
    board.RemoveCorruption,
    joined.Choose,
    joined.ForEach,
    joined.Pay,
    lasting.Icons,
    lasting.Carryover,
    lasting.PeekTop,
    lasting.Forbid,
    lasting.Permission,
    lasting.Support,
    lasting.RoundPermission,
    lasting.RoundSupport,
]
INSTRUCTIONS: Final = {word.NAME: word for word in _WORDS}


def reader(records: list[Mapping[str, Any]], locations: list[Mapping[str, Any]], strict: bool = False) -> Reader:
    """Reads the texts of these cards (copies included) and locations."""
    ids = {"type": TYPE_IDS, "faction": FACTION_IDS, "keyword": KEYWORD_IDS}
    return Reader(records, locations, ids, INSTRUCTIONS, CONDITIONS, strict)
