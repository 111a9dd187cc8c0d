"""I9, I13, I14. What is fought and what an automaton thinks, as data: in the view while it goes on, then in the log."""

from __future__ import annotations

from typing import Literal

from ravenhill.games.ironwood.automaton import ICON_NAMES, stance_name
from ravenhill.games.ironwood.bluff import vision_wagered
from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.hand import SIDE_NAMES, bot_side
from ravenhill.games.ironwood.pieces import DAMAGE, DEFENCE, DOMINANCE, NOT_CHOSEN, Battle, Thinking
from ravenhill.games.ironwood.shapes import BotIcon, BotStep, BotTurn, Fight, Lost, Part, Side, Value, Values, Wager
from ravenhill.games.ironwood.table import IronwoodTable


def fight(t: IronwoodTable, b: Battle, seat: int) -> Fight:
    """The battle as a seat (-1: everybody) may see it."""
    names = t.book.forest_names if b.winner == IC else t.book.mountain_names
    lost: dict[Side, Lost] | None = None
    if b.counted:
        golems = b.golems_lost
        lost = {
            "woodwalkers": {"fighters": b.lost[WW], "golems": 0},
            "ironclad": {"fighters": b.lost[IC] - golems, "golems": golems},
        }
    return {
        "story": "battle",
        "attacker": SIDE_NAMES[b.attacker],
        "card": t.book.cards[b.card].ident if b.card >= 0 else None,
        "forest": t.book.forest_names[b.forest],
        "mountain": t.book.mountain_names[b.mountain],
        "combat": b.combat,
        "revealed": b.revealed,
        "units": {"woodwalkers": b.units[WW], "ironclad": b.units[IC]},
        "wagers": {"woodwalkers": _wager(t, b, WW, seat), "ironclad": _wager(t, b, IC, seat)},
        "values": {"woodwalkers": _values(b, WW), "ironclad": _values(b, IC)},
        "damage": {"woodwalkers": b.strength[WW], "ironclad": b.strength[IC]},
        "lost": lost,
        "winner": _winner(b),
        "retreat": names[b.retreat] if b.retreat >= 0 else None,
        "plundered": b.plundered,
        "drill_lost": b.drill_lost,
    }


def _winner(b: Battle) -> Side | Literal["nobody"] | None:
    if not b.decided:
        return None
    return SIDE_NAMES[b.winner] if b.winner >= 0 else "nobody"


def _wager(t: IronwoodTable, b: Battle, side: int, seat: int) -> Wager:
    card = b.shown[side] if b.revealed else b.wager[side]
    vision = vision_wagered(card)
    if card == NOT_CHOSEN:
        return {"state": "open"}
    if card < 0 and vision < 0:
        return {"state": "none"}
    if b.revealed or b.face_up[side] or side == seat:
        return {"state": "card", "card": t.book.cards[card].ident if vision < 0 else t.book.vision_names[vision]}
    return {"state": "hidden"}


def _values(b: Battle, side: int) -> Values:
    return {
        "damage": _value(b, side, DAMAGE) if b.revealed else None,
        "defence": _value(b, side, DEFENCE) if b.revealed else None,
        "dominance": _value(b, side, DOMINANCE) if b.compared else None,
    }


def _value(b: Battle, side: int, value: int) -> Value:
    parts: list[Part] = [
        {"what": what, "card": card if card else None, "n": n}
        for whose, of, what, card, n in b.sources
        if whose == side and of == value
    ]
    return {"parts": parts, "total": sum([part["n"] for part in parts])}


def bot_turn(t: IronwoodTable, turn: Thinking) -> BotTurn:
    icons: list[BotIcon] = [{"icon": ICON_NAMES[i], "red": red, "state": state} for i, red, state in turn.icons]
    steps: list[BotStep] = [{"what": what, "said": {"key": key, "args": dict(args)}} for what, key, args in turn.steps]
    return {
        "story": "turn",
        "bot": "ironbot" if bot_side(t) == IC else "woodbot",
        "stance": turn.stance if turn.stance else stance_name(t),
        "exhausted": turn.exhausted,
        "cards": turn.cards,
        "icons": icons,
        "steps": steps,
    }
