"""I4.22, I17. Whether an effect could do anything now, by what its owner knows, or by what all know."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Message, Option
from ravenhill.games.ironwood import battle
from ravenhill.games.ironwood.book import IC, WW, Ban, CardKind, Op, Step
from ravenhill.games.ironwood.drill import drill_goals
from ravenhill.games.ironwood.forges import controlled_foundations, foundation_sites
from ravenhill.games.ironwood.hand import bot_side, further_cards, specials_in_hand
from ravenhill.games.ironwood.movement import free_units, held_back, unmoved, warband_goals
from ravenhill.games.ironwood.places import forest_places, mountains_named
from ravenhill.games.ironwood.placing import marks, recruit_places, removal_places, shifts
from ravenhill.games.ironwood.resolving import Resolving
from ravenhill.games.ironwood.table import IronwoodTable
from ravenhill.games.ironwood.totems import asks_to_discover, discoveries


def can_do_something(t: IronwoodTable, side: int, card: int) -> bool:
    """I4.22. Whether a card would do anything if it were played now; its drawbacks do not count."""
    ctx = Resolving(side, t.book.cards[card], True)
    return any(not s.mandatory and possible(t, ctx, s) for s in ctx.card.steps)


def idle_card(t: IronwoodTable, side: int, option: Option) -> Message | None:
    """I4.22. What is noted of a card that may be played but would do nothing."""
    if option[0] != "play" or can_do_something(t, side, t.book.card_index[str(option[1])]):
        return None
    return Message("ironwood-note-idle")


def any_possible(t: IronwoodTable, ctx: Resolving, steps: list[Step], openly: bool = False) -> bool:
    return any(possible(t, ctx, s, openly) for s in steps)


def worth_paying(t: IronwoodTable, ctx: Resolving, options: list[list[Step]], picks: int) -> bool:
    """I4.10. Whether so many of these options could come to something, one after the other."""
    able = [option for option in options if any_possible(t, ctx, option)]
    if len(able) >= picks:
        return True
    opened = [option for option in options if option not in able and any(_opens(t, ctx, a, option) for a in able)]
    return bool(able) and len(able) + len(opened) >= picks


# of these none can make another possible, but that a move leads to a discovery
APART: Final = (Op.STEAL, Op.FLIP_TOTEM, Op.DISCOVER, Op.MOVE)


def _opens(t: IronwoodTable, ctx: Resolving, first: list[Step], then: list[Step]) -> bool:
    """Whether an option that is possible now could make one possible that is not."""
    return any(_opens_step(t, ctx, a, b) for a in first for b in then)


def _opens_step(t: IronwoodTable, ctx: Resolving, first: Step, then: Step) -> bool:
    if first.op == Op.MOVE and then.op == Op.ATTACK:
        return _could_come_to_attack(t, ctx, first, then)
    if first.op == Op.MOVE and then.op == Op.DISCOVER:
        return _could_come_to_discover(t)
    if first.op == Op.ATTACK and then.op == Op.MOVE:
        return _could_retreat_to_move(t, ctx, first)
    return first.op not in APART or then.op not in APART


def _could_come_to_attack(t: IronwoodTable, ctx: Resolving, move: Step, attack: Step) -> bool:
    """I7.3, I7.4, I9.18. Whether a move of one unit brings about an attack."""
    if ctx.side == WW:
        return any(
            battle.ww_may_attack(t, m, attack.ferrum_only) for f in _forests_in_reach(t) for m in t.book.mountains_of[f]
        )
    goals = [there for m in range(len(t.fighters)) for there in warband_goals(t, m, move.to_drill)]
    return any(t.ww[f] > 0 for there in goals for f in t.book.inner_of[there])


def _could_come_to_discover(t: IronwoodTable) -> bool:
    """I11.2. Whether a fighter can go beside the mountain of a vision in hand, which no Ironclad unit controls."""
    free = [t.book.vision_mountain[v] for v in t.visions if t.units(t.book.vision_mountain[v]) == 0]
    return t.totems > 0 and any(m in free for f in _forests_in_reach(t) for m in t.book.mountains_of[f])


def _forests_in_reach(t: IronwoodTable) -> list[int]:
    """Inner forests to which a fighter may still move this turn."""
    movers = [f for f in range(len(t.ww)) if unmoved(t, f) > 0 and not held_back(t, f)]
    return [g for g in t.book.inner_forests if any(g in t.book.trails[f] for f in movers)]


def _could_retreat_to_move(t: IronwoodTable, ctx: Resolving, attack: Step) -> bool:
    """I9.12, I17. Units that are held where they stand could be driven to a place that they may leave, or a lingering
    card bring new ones after the battle."""
    if any(p.op == Op.ON_EVENT for lying in t.lingering[ctx.side] for p in t.book.cards[lying.card].passive):
        return True
    if t.settings.moved_by_enemy or t.settings.attack_uses_move:
        return False
    for forest, mountain in battle.attack_pairs(t, ctx, attack):
        if ctx.side == WW:
            if unmoved(t, forest) > 0 and any(not held_back(t, f) for f in t.book.trails[forest]):
                return True
        elif free_units(t, mountain) > 0 and any(not t.mountain_locked(m) for m in t.book.ridges[mountain]):
            return True
    return False


def possible(t: IronwoodTable, ctx: Resolving, s: Step, openly: bool = False) -> bool:
    """Whether one step could change anything now, as the steps before it have left the table.

    Openly: judged by what everybody can see, which decides whether somebody is asked at all."""
    side, op = ctx.side, s.op
    if op == Op.MOVE:
        return _can_move(t, ctx, s)
    if op == Op.MOVE_DRILL:
        return t.drill_moves <= (1 if s.again else 0) and bool(drill_goals(t))
    if op == Op.ATTACK:
        return bool(battle.attack_pairs(t, ctx, s))
    if op == Op.CHOOSE:
        return any(any_possible(t, ctx, option, openly) for option in s.options)
    if op == Op.SPEND:
        return t.crystals[side] >= s.n and any_possible(t, ctx, s.then, openly)
    if op == Op.SPEND_UP_TO:
        return useful_amount(t, ctx, s) >= max(s.minimum, 1)
    if op == Op.BURN or op == Op.BURN_UP_TO:
        visions = len(t.visions) if side == WW and s.kind != CardKind.SPECIAL else 0
        specials = len(specials_in_hand(t, side)) if s.kind != CardKind.VISION else 0
        return visions + specials >= (s.n if op == Op.BURN else max(s.minimum, 1))
    if op == Op.GAIN:
        return t.crystals_left() > 0
    if op == Op.STEAL:
        return t.crystals[1 - side] > 0
    if op == Op.DRAW:
        return drawable(t, side, s.deck) > 0 or (s.deck != CardKind.VISION and _crystal_instead(t))
    if op == Op.DISCOVER:
        return asks_to_discover(t) if openly else bool(discoveries(t))
    if op == Op.BUILD:
        return bool(controlled_foundations(t))
    if op == Op.PLACE_FOUNDATION:
        return bool(foundation_sites(t))
    if op == Op.FLIP_TOTEM:
        return any(t.fading)
    if op == Op.CARGO_TO_AVAILABLE:
        return t.cargo > 0
    if op == Op.REMOVE_MARKERS:
        return bool(t.lingering[1 - side])
    if op == Op.LINGER:
        return t.markers_left() > 0
    if op == Op.IF:
        return len(t.visions) >= s.cond_visions and any_possible(t, ctx, s.then, openly)
    if op == Op.PLAY:
        return bool(further_cards(t, side, s))
    if op == Op.SURVEY:
        return len(t.vision_deck) > 0
    if op == Op.BOTTOM:
        return bool(t.visions if s.deck == CardKind.VISION else specials_in_hand(t, side))
    if op == Op.FORBID:
        return s.what == Ban.MOVE_TOTEM or ctx.found(s.where_ref) is not None
    return _can_place(t, ctx, s)


def _can_place(t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
    """Units and markers on the map, and the opponent's cards; what is left, looks and bonuses, is always possible."""
    op = s.op
    if op == Op.RECRUIT:
        supply = t.ww_left() if ctx.side == WW else (t.golems_left() if s.golem else t.fighters_left())
        return supply > 0 and bool(recruit_places(t, ctx, s, []))
    if op == Op.REMOVE:
        return bool(removal_places(t, ctx, s, []))
    if op == Op.REPLACE:
        return t.golems_left() > 0 and any(t.fighters[m] > 0 for m in mountains_named(t, ctx, s))
    if op == Op.SHIFT_ENEMY:
        return len(shifts(t, ctx, s)) > 1
    if op == Op.MARK:
        names = t.book.forest_names if forest_places(s.where) else t.book.mountain_names
        return t.markers_left() > 0 and len(marks(t, ctx, s, names, [])) > 1
    other = 1 - ctx.side
    if op == Op.OPPONENT_BURN or op == Op.OPPONENT_BOTTOM:
        return other != bot_side(t) and bool(specials_in_hand(t, other))
    if op == Op.OPPONENT_DISCARD_VISION or op == Op.OPPONENT_VISION_TO_DECK:
        return other != bot_side(t) and bool(t.visions)
    if op == Op.OPPONENT_DRAW:
        return other != bot_side(t) and drawable(t, other, s.deck) > 0
    return True


def _can_move(t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
    if ctx.side == IC:
        return any(warband_goals(t, m, s.to_drill) for m in range(len(t.fighters)))
    if s.same_as:
        same = ctx.found(s.same_as)
        return same is not None and any(same.there[f] > 0 and not held_back(t, f) for f in range(len(t.ww)))
    return any(unmoved(t, f) > 0 and not held_back(t, f) for f in range(len(t.ww)))


def drawable(t: IronwoodTable, side: int, deck: int) -> int:
    """How many cards can still be drawn; discarded specials come again (I4.4), visions do not (I11.5)."""
    return len(t.vision_deck) if deck == CardKind.VISION else len(t.deck[side]) + len(t.discard[side])


def _crystal_instead(t: IronwoodTable) -> bool:
    return t.settings.empty_deck == "crystal" and t.crystals_left() > 0


def useful_amount(t: IronwoodTable, ctx: Resolving, s: Step) -> int:
    """I4.10. How many crystals of a "spend up to" would bring something."""
    most = min(s.n, t.crystals[ctx.side])
    if not any_possible(t, ctx, s.per) and not any_possible(t, ctx, s.then):
        return 0
    draws = len(s.per) == 1 and s.per[0].op == Op.DRAW and not s.then
    if draws and not (s.per[0].deck != CardKind.VISION and _crystal_instead(t)):
        most = min(most, drawable(t, ctx.side, s.per[0].deck))
    return most
