"""I4.22. Whether a card could do anything at all if it were played now, by what its owner knows."""

from __future__ import annotations

from ravenhill.games.ironwood import battle
from ravenhill.games.ironwood.book import IC, WW, CardKind, Op, Step
from ravenhill.games.ironwood.drill import drill_goals
from ravenhill.games.ironwood.forges import controlled_foundations, foundation_sites
from ravenhill.games.ironwood.hand import further_cards, specials_in_hand
from ravenhill.games.ironwood.movement import held_back, unmoved, warband_goals
from ravenhill.games.ironwood.places import forest_places, forests_named, mountains_named
from ravenhill.games.ironwood.resolving import Resolving
from ravenhill.games.ironwood.table import IronwoodTable
from ravenhill.games.ironwood.totems import discoveries


def can_do_something(t: IronwoodTable, side: int, card: int) -> bool:
    ctx = Resolving(side, t.book.cards[card], True)
    return any(possible(t, ctx, s) for s in ctx.card.steps)


def possible(t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
    """Whether one step could change anything, taken by itself."""
    side, op = ctx.side, s.op
    if op == Op.MOVE:
        if side == WW:
            return not s.same_as and any(unmoved(t, f) > 0 and not held_back(t, f) for f in range(len(t.ww)))
        return any(warband_goals(t, m, s.to_drill) for m in range(len(t.fighters)))
    if op == Op.MOVE_DRILL:
        return not s.again and bool(drill_goals(t))
    if op == Op.ATTACK:
        return bool(battle.targets(t, side, s.ferrum_only))
    if op == Op.CHOOSE:
        return any(possible(t, ctx, inner) for option in s.options for inner in option)
    if op == Op.SPEND or op == Op.SPEND_UP_TO:
        return t.crystals[side] >= (s.n if op == Op.SPEND else 1)
    if op == Op.BURN or op == Op.BURN_UP_TO:
        visions = len(t.visions) if side == WW and s.kind != CardKind.SPECIAL else 0
        specials = len(specials_in_hand(t, side)) if s.kind != CardKind.VISION else 0
        return visions + specials >= (s.n if op == Op.BURN else 1)
    if op == Op.GAIN:
        return t.crystals_left() > 0
    if op == Op.STEAL:
        return t.crystals[1 - side] > 0
    if op == Op.DRAW:
        deck = t.vision_deck if s.deck == CardKind.VISION else t.deck[side]
        return len(deck) > 0 or (s.deck != CardKind.VISION and bool(t.discard[side]))
    if op == Op.DISCOVER:
        return bool(discoveries(t))
    if op == Op.BUILD:
        return bool(controlled_foundations(t))
    if op == Op.PLACE_FOUNDATION:
        return bool(foundation_sites(t))
    if op == Op.RECRUIT:
        supply = t.ww_left() if side == WW else (t.golems_left() if s.golem else t.fighters_left())
        return supply > 0 and bool(_places(t, ctx, s))
    if op == Op.REMOVE:
        return bool(_places(t, ctx, s))
    if op == Op.REPLACE:
        return t.golems_left() > 0 and sum(t.fighters) > 0
    if op == Op.SHIFT_ENEMY or op == Op.MARK:
        return bool(_places(t, ctx, s))
    if op == Op.FLIP_TOTEM:
        return any(t.fading)
    if op == Op.CARGO_TO_AVAILABLE:
        return t.cargo > 0
    if op == Op.REMOVE_MARKERS:
        return bool(t.lingering[1 - side])
    if op == Op.LINGER:
        return t.markers_left() > 0
    if op == Op.IF:
        return len(t.visions) >= s.cond_visions
    if op == Op.PLAY:
        return bool(further_cards(t, side, s))
    if op == Op.SURVEY:
        return len(t.vision_deck) > 0
    if op == Op.BOTTOM:
        return not s.mandatory and bool(t.visions if s.deck == CardKind.VISION else specials_in_hand(t, side))
    return op != Op.FORBID or side == IC


def _places(t: IronwoodTable, ctx: Resolving, s: Step) -> list[int]:
    return forests_named(t, ctx, s) if forest_places(s.where) else mountains_named(t, ctx, s)
