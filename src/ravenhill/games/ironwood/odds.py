"""I9.5 to I9.8. What may come of a wager, against every card the enemy may hold, from what the seat may know."""

from __future__ import annotations

from typing import Any

from ravenhill.engine.decision import Atom
from ravenhill.games.ironwood import automaton
from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.hand import bot_side
from ravenhill.games.ironwood.pieces import DAMAGE, DEFENCE, DOMINANCE, NO_CARD, NOT_CHOSEN, Battle
from ravenhill.games.ironwood.sums import count, total
from ravenhill.games.ironwood.table import IronwoodTable


def of_wager(t: IronwoodTable, b: Battle, side: int, card: int) -> dict[str, Any]:
    """Who wins, and what both sides lose, if this card or none is wagered."""
    won = beaten = nobody = 0.0
    most = max(t.ww[b.forest], t.units(b.mountain))
    dealt, taken = [0.0] * (most + 1), [0.0] * (most + 1)
    for enemy, p in enemy_wagers(t, b, side):
        wagers = [card, enemy] if side == WW else [enemy, card]
        winner, lost = outcome(t, b, wagers)
        dealt[lost[1 - side]] += p
        taken[lost[side]] += p
        if winner == side:
            won += p
        elif winner < 0:
            nobody += p
        else:
            beaten += p
    battle = [("won", won), ("beaten", beaten), ("nobody", nobody)]
    note = "ironwood-odds-each-card-bot" if bot_side(t) >= 0 else "ironwood-odds-each-card"
    return {
        "groups": [
            _group("battle", [(_told(name), p) for name, p in battle], None),
            _counted("dealt", dealt),
            _counted("taken", taken),
        ],
        "notes": [{"key": note, "args": {}}],
    }


def enemy_wagers(t: IronwoodTable, b: Battle, side: int) -> list[tuple[int, float]]:
    """I9.5, I16.1. Every card the enemy may wager, and how likely: each card of its hand as any other, and as none.

    Its base cards and what it has shown are known, the rest of its hand is any of the specials not seen yet."""
    enemy = 1 - side
    laid = b.wager[enemy]
    if laid == NO_CARD or b.face_up[enemy]:
        return [(laid, 1.0)]
    bot = enemy == bot_side(t)
    hand = t.bot_hand.cards() if bot else t.hands[enemy][:]
    if laid != NOT_CHOSEN:
        hand.append(laid)
    if not hand:
        return [(NO_CARD, 1.0)]
    cards = t.book.cards
    open_to_all = [] if bot else t.seen[enemy]
    known = sorted([c for c in hand if cards[c].base or c in open_to_all])
    hidden = len(hand) - len(known)
    pool = sorted([c for c in hand + t.deck[enemy].cards() if c not in known])
    declines = not bot and laid == NOT_CHOSEN
    p = 1.0 / (len(hand) + (1 if declines else 0))
    found = [(c, p) for c in known]
    found.extend([(c, p * hidden / len(pool)) for c in pool])
    if declines:
        found.append((NO_CARD, p))
    return found


def outcome(t: IronwoodTable, battle: Battle, wagers: list[int]) -> tuple[int, list[int]]:
    """The winner, -1 for nobody, and what each side loses; who deals removes as many as can be."""
    b = battle.copy()
    b.wager = wagers
    b.sources = []
    for side in (WW, IC):
        for value in (DAMAGE, DEFENCE, DOMINANCE):
            count(t, b, side, value)
    strength = [max(0, total(b, side, DAMAGE) - total(b, 1 - side, DEFENCE)) for side in (WW, IC)]
    here, units = t.ww[b.forest], t.units(b.mountain)
    if bot_side(t) == WW:
        fighters, golems = automaton.losses(t, strength[WW], b.forest, b.mountain)
    else:
        fighters = min(t.fighters[b.mountain], strength[WW])
        golems = min(t.golems[b.mountain], (strength[WW] - fighters) // 2)
    lost = [min(here, strength[IC]), fighters + golems]
    left = [here - lost[WW], units - lost[IC]]
    if left[WW] == 0 or left[IC] == 0:
        return (-1 if left[WW] == left[IC] else WW if left[WW] else IC), lost
    # what is counted stands there no more when dominance is compared
    dominance = [total(b, side, DOMINANCE) - lost[side] for side in (WW, IC)]
    if dominance[WW] == dominance[IC]:
        return b.attacker, lost
    return (WW if dominance[WW] > dominance[IC] else IC), lost


def _told(name: str, n: int = -1) -> dict[str, Any]:
    args: dict[str, Atom] = {} if n < 0 else {"n": n}
    return {"key": f"ironwood-odds-{name}", "args": args}


def _group(title: str, chances: list[tuple[dict[str, Any], float]], mean: float | None) -> dict[str, Any]:
    listed = [{"label": label, "p": round(p, 6)} for label, p in chances if p > 1e-9]
    return {"title": _told(title), "chances": listed, "mean": None if mean is None else round(mean, 4)}


def _counted(title: str, chances: list[float]) -> dict[str, Any]:
    mean = sum([n * chances[n] for n in range(len(chances))])
    return _group(title, [(_told("units", n), chances[n]) for n in range(len(chances))], mean)
