"""I9.6, I9.8. What counts in a combat, each part with its cause."""

from __future__ import annotations

from ravenhill.games.ironwood import automaton
from ravenhill.games.ironwood.book import IC, WW, Op
from ravenhill.games.ironwood.hand import bot_side
from ravenhill.games.ironwood.pieces import DAMAGE, DOMINANCE, Battle
from ravenhill.games.ironwood.shapes import Adds
from ravenhill.games.ironwood.table import IronwoodTable


def total(b: Battle, side: int, value: int) -> int:
    """What was counted for a side's damage, defence or dominance."""
    return sum([n for whose, of, _, _, n in b.sources if whose == side and of == value])


def count(t: IronwoodTable, b: Battle, side: int, value: int) -> None:
    """I9.6, I9.8. Everything that adds to a value of a side, with its cause: card, golems, forge, units, effects."""
    card = b.wager[side]
    if card >= 0:
        printed = t.book.cards[card]
        _add(b, side, value, "card", printed.ident, (printed.damage, printed.defence, printed.dominance)[value])
    _add(b, side, value, "attack", t.book.cards[b.card].ident, (b.damage, b.defence, b.dominance)[value][side])
    if value == DOMINANCE:
        _add(b, side, value, "units", "", t.ww[b.forest] if side == WW else t.units(b.mountain))
    elif value == DAMAGE and side == IC:
        _add(b, side, value, "golems", "", t.golems[b.mountain])
        _add(b, side, value, "forge", "", 1 if t.has_forge(b.mountain) else 0)
    count_standing(t, b, side, value)


def count_standing(t: IronwoodTable, b: Battle, side: int, value: int) -> None:
    """I9.10. Bonuses of cards in play, 'each combat' and 'this round', and of an automaton."""
    cards, defends = t.book.cards, side != b.attacker
    for bonus in t.round_bonuses:
        if bonus.side == side and (defends or not bonus.defender_only):
            by = cards[bonus.card].ident if bonus.card >= 0 else ""
            _add(b, side, value, "effect", by, (bonus.damage, bonus.defence, bonus.dominance)[value])
    for lying in t.lingering[side]:
        for p in cards[lying.card].passive:
            if p.op == Op.MODIFIER and (defends or not p.defender_only):
                _add(b, side, value, "effect", cards[lying.card].ident, (p.damage, p.defence, p.dominance)[value])
    if side == bot_side(t):
        more = automaton.combat_bonus(t, value, b.wager[WW] >= 0)
        _add(b, side, value, "stance" if side == IC else "spirits", "", more)


def _add(b: Battle, side: int, value: int, what: Adds, card: str, n: int) -> None:
    if n != 0:
        b.sources.append((side, value, what, card, n))
