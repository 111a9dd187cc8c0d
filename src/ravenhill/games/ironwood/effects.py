"""I17. The effect language: a card is data, and this is what reads it."""

from __future__ import annotations

from collections.abc import Callable

from ravenhill.engine.decision import Listing, Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.ironwood import battle, drill
from ravenhill.games.ironwood.book import (
    ANY_NUMBER,
    HALF_UP,
    IC,
    WW,
    Ban,
    CardKind,
    Event,
    From,
    Op,
    Place,
    Scope,
    Step,
)
from ravenhill.games.ironwood.forges import build, place_foundation
from ravenhill.games.ironwood.hand import (
    SIDE_NAMES,
    bot_side,
    discard_vision,
    draw_specials,
    draw_visions,
    gain,
    leave_hand,
    random_vision_of_hand,
    specials_in_hand,
    spend,
    steal,
    vision_back_into_deck,
    vision_leaves_hand,
)
from ravenhill.games.ironwood.movement import (
    clamp_moved,
    move_fighters,
    move_same_fighters,
    move_warbands,
    push,
)
from ravenhill.games.ironwood.places import forest_places, forests_named, mountains_named
from ravenhill.games.ironwood.resolving import Resolving
from ravenhill.games.ironwood.table import IronwoodTable, Lingering, Prohibition, RoundBonus
from ravenhill.games.ironwood.totems import discover, flip_totem

FOREST_MARK = 100  # forests among the markers on the map


def resolve(t: IronwoodTable, side: int, card: int) -> Script:
    """I4.9. A card played as an action: its effects in printed order, then the further card it allows (I4.12)."""
    ctx = Resolving(side, t.book.cards[card], True)
    yield from run(t, ctx, ctx.card.steps)
    further = ctx.further
    if further is not None and t.result is None:
        yield from play_further(t, ctx, further)


def event(t: IronwoodTable, side: int, what: int) -> Script:
    """I17, on_event. Lingering cards of a side that wait for this; with several the owner chooses the order (I4.11)."""
    waiting = [lying.card for lying in t.lingering[side] if _waits(t, lying.card, what)]
    while waiting and t.result is None:
        card = waiting[0]
        if len(waiting) > 1:
            answer = yield from ask(t, side, "I4.11", lambda: _cards(t, "resolve", waiting), "ironwood-ask-order")
            card = t.book.card_index[str(answer[1])]
        waiting.remove(card)
        for p in t.book.cards[card].passive:
            if p.op == Op.ON_EVENT and p.event == what:
                yield from run(t, Resolving(side, t.book.cards[card], False), p.steps)


def _waits(t: IronwoodTable, card: int, what: int) -> bool:
    return any(p.op == Op.ON_EVENT and p.event == what for p in t.book.cards[card].passive)


def _cards(t: IronwoodTable, verb: str, cards: list[int]) -> list[Option]:
    return [(verb, t.book.cards[c].ident) for c in cards]


def run(t: IronwoodTable, ctx: Resolving, steps: list[Step]) -> Script:
    """Steps in order; a win is checked after every single one (I17, rule 5)."""
    for s in steps:
        if t.result is not None:
            return
        before = ctx.did
        ctx.did = False
        if s.mandatory and s.after_another and not before:
            continue  # I17, rule 7
        once = AT_ONCE.get(s.op)
        if once is None:
            yield from CHOSEN[s.op](t, ctx, s)
        else:
            if t.settings.ask_every_effect and not s.mandatory:
                answer = yield from ask(
                    t,
                    ctx.side,
                    "I4.9",
                    lambda: [("resolve",), ("skip",)],
                    "ironwood-ask-effect",
                    {"card": ctx.card.ident, "op": Op(s.op).name.lower()},
                )
                if answer[0] == "skip":
                    continue
            ctx.did = once(t, ctx, s)


# --- effects without a choice inside them ---


def _gain(t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
    return gain(t, ctx.side, s.n) > 0


def _steal(t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
    available = t.crystals[1 - ctx.side]
    return steal(t, ctx.side, (available + 1) // 2 if s.n == HALF_UP else s.n) > 0


def _draw(t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
    return (draw_visions(t, s.n) if s.deck == CardKind.VISION else draw_specials(t, ctx.side, s.n)) > 0


def _linger(t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
    """I3.4. The stated number of markers, as far as the supply goes; without any the card does not linger (I3.8)."""
    markers = min(s.n, t.markers_left())
    if markers > 0:
        t.lingering[ctx.side].append(Lingering(t.book.card_index[ctx.card.ident], markers))
        t.tell("ironwood-log-linger", {"card": ctx.card.ident, "n": markers})
    return markers > 0


def _modifier(t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
    """I9.10. This round."""
    bonus = RoundBonus()
    bonus.side = ctx.side
    bonus.damage, bonus.defence, bonus.dominance = s.damage, s.defence, s.dominance
    bonus.defender_only, bonus.opponent_first = s.defender_only, s.opponent_first
    t.round_bonuses.append(bonus)
    t.tell("ironwood-log-this-round", {"side": SIDE_NAMES[ctx.side], "card": ctx.card.ident})
    return True


def _look(t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
    """I17. A secret look at the opponent's hand: cards without visions, or visions alone."""
    side = ctx.side
    t.chance.revealed()
    if s.look_visions:
        t.seen_visions = t.visions[:]
        for v in t.visions:
            t.whisper((side,), "ironwood-log-saw", {"card": t.book.vision_names[v]})
        t.tell("ironwood-log-look-visions", {})
        return True
    t.seen[1 - side] = specials_in_hand(t, 1 - side)
    for c in t.hands[1 - side]:
        t.whisper((side,), "ironwood-log-saw", {"card": t.book.cards[c].ident})
    t.tell("ironwood-log-look", {"side": SIDE_NAMES[side]})
    return True


def _forbid(t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
    """I17. A prohibition concerns Move effects of any card, not retreat, recruiting or removal."""
    this_turn = s.scope == Scope.THIS_TURN
    if s.what == Ban.MOVE_TOTEM:
        t.prohibitions.append(Prohibition(s.what, -1, this_turn))
        return True
    marked = ctx.found(s.where_ref)
    if marked is None:
        return False
    for place in marked.places:
        t.prohibitions.append(Prohibition(s.what, place, this_turn))
    return True


def _cargo_to_available(t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
    n = min(s.n, t.cargo)
    if n > 0:
        t.cargo -= n
        t.crystals[IC] += n
        t.tell("ironwood-log-unload", {"n": n})
    return n > 0


AT_ONCE: dict[int, Callable[[IronwoodTable, Resolving, Step], bool]] = {
    int(Op.GAIN): _gain,
    int(Op.STEAL): _steal,
    int(Op.DRAW): _draw,
    int(Op.LINGER): _linger,
    int(Op.MODIFIER): _modifier,
    int(Op.LOOK): _look,
    int(Op.FORBID): _forbid,
    int(Op.CARGO_TO_AVAILABLE): _cargo_to_available,
}


# --- moving and fighting ---


def move(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I7. `side` is the owner of the card (I17, rule 1)."""
    n = s.n
    if ctx.action and not s.same_as and not s.to_drill:
        n += _extra_moves(t, ctx.side)
    if ctx.side == IC:
        yield from move_warbands(t, ctx, n, s.ident, s.to_drill)
    elif s.same_as:
        yield from move_same_fighters(t, ctx, ctx.found(s.same_as), s.ident)
    else:
        yield from move_fighters(t, ctx, n, s.ident)


def _extra_moves(t: IronwoodTable, side: int) -> int:
    extra = 0
    for lying in t.lingering[side]:
        for p in t.book.cards[lying.card].passive:
            if p.op == Op.MODIFIER:
                extra += p.extra_fighters if side == WW else p.extra_warbands
    return extra


def attack_pairs(t: IronwoodTable, ctx: Resolving, s: Step) -> list[tuple[int, int]]:
    """I9.18, and the warband the card names (I17, `from`)."""
    pairs = battle.targets(t, ctx.side, s.ferrum_only)
    if s.from_kind == From.ANY:
        return pairs
    named = ctx.found(s.from_ref)
    if named is None:
        return pairs
    own = 0 if ctx.side == WW else 1
    if s.from_kind == From.NOT:
        return [p for p in pairs if p[own] not in named.places]
    return [p for p in pairs if p[own] in named.places]


def attack(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I9.1. Attack, or let it be."""
    done = ctx.result(s.ident)
    if not attack_pairs(t, ctx, s):
        return
    answer = yield from ask(
        t,
        ctx.side,
        "I9.1",
        lambda: battle.attack_options(t, ctx.side, attack_pairs(t, ctx, s)),
        "ironwood-ask-attack",
    )
    if answer[0] == "skip":
        return
    forest_at, mountain_at = (1, 2) if ctx.side == WW else (2, 1)
    forest = t.book.forest_index[str(answer[forest_at])]
    mountain = t.book.mountain_index[str(answer[mountain_at])]
    done.count = 1
    done.places.append(forest if ctx.side == WW else mountain)
    done.there = [forest, mountain]
    yield from battle.fight(t, ctx, s, forest, mountain)
    ctx.did = True


# --- choosing and paying ---


def choose(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I12. Resolve n different options in any order; paying raises the number."""
    picks = s.n
    left = list(range(len(s.options)))
    may_pay = s.pay > 0 and t.crystals[ctx.side] >= s.pay
    while picks > 0 and left and t.result is None:
        pay = s.pay if may_pay else 0
        answer = yield from ask(
            t,
            ctx.side,
            "I12",
            _choosing(ctx, left, pay),
            "ironwood-ask-resolve",
            {"n": picks, "card": ctx.card.ident},
        )
        if answer[0] == "skip":
            return
        if answer[0] == "pay":
            spend(t, ctx.side, s.pay)
            picks = s.pay_pick
            may_pay = False
            continue
        may_pay = False
        number = int(answer[2]) - 1
        left.remove(number)
        picks -= 1
        yield from run(t, ctx, s.options[number])
        ctx.did = True


def _choosing(ctx: Resolving, left: list[int], pay: int) -> Listing:
    return lambda: _choices(ctx, left, pay)


def _choices(ctx: Resolving, left: list[int], pay: int) -> list[Option]:
    options: list[Option] = [("option", ctx.card.ident, i + 1) for i in left]
    if pay:
        options.append(("pay", pay))
    options.append(("skip",))
    return options


def spend_for(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I4.10. Spend in full, or the benefit is not gained."""
    if t.crystals[ctx.side] < s.n:
        return
    answer = yield from ask(
        t,
        ctx.side,
        "I4.10",
        lambda: [("pay", s.n), ("skip",)],
        "ironwood-ask-spend",
        {"n": s.n, "card": ctx.card.ident},
    )
    if answer[0] == "skip":
        return
    spend(t, ctx.side, s.n)
    ctx.result(s.ident).count = s.n
    yield from run(t, ctx, s.then)
    ctx.did = True


def spend_up_to(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    most = min(s.n, t.crystals[ctx.side])
    if most < max(s.minimum, 1):
        return
    answer = yield from ask(
        t, ctx.side, "I17", lambda: _amounts(max(s.minimum, 1), most), "ironwood-ask-spend-up-to", {"n": most}
    )
    if answer[0] == "skip":
        return
    n = int(answer[1])
    spend(t, ctx.side, n)
    ctx.result(s.ident).count = n
    for _ in range(n):
        yield from run(t, ctx, s.per)
    yield from run(t, ctx, s.then)
    ctx.did = True


def _amounts(least: int, most: int) -> list[Option]:
    options: list[Option] = [("pay", n) for n in range(most, least - 1, -1)]
    options.append(("skip",))
    return options


def burnable(t: IronwoodTable, side: int, kind: int) -> list[Option]:
    """I12. Specials and visions in hand; base cards are never burned (I3.2)."""
    options: list[Option] = []
    if kind != CardKind.VISION:
        options.extend(_cards(t, "burn", specials_in_hand(t, side)))
    if kind != CardKind.SPECIAL and side == WW:
        options.extend([("burn", t.book.vision_names[v]) for v in t.visions])
    return options


def burn_for(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I4.10. Burn in full, or the benefit is not gained."""
    if len(burnable(t, ctx.side, s.kind)) < s.n:
        return
    for i in range(s.n):
        yield from ask(
            t,
            ctx.side,
            "I4.10",
            _burning(t, ctx.side, s.kind, i == 0),
            "ironwood-ask-burn",
            {"n": s.n - i},
        )
        if t.given[ctx.side][0] == "skip":
            return
        yield from burn(t, ctx.side, str(t.given[ctx.side][1]))
    ctx.result(s.ident).count = s.n
    yield from run(t, ctx, s.then)
    ctx.did = True


def _burning(t: IronwoodTable, side: int, kind: int, may_skip: bool) -> Listing:
    return lambda: _burns(t, side, kind, may_skip)


def _burns(t: IronwoodTable, side: int, kind: int, may_skip: bool) -> list[Option]:
    options = burnable(t, side, kind)
    if may_skip:
        options.append(("skip",))
    return options


def burn_up_to(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    done = ctx.result(s.ident)
    for i in range(s.n):
        if not burnable(t, ctx.side, s.kind):
            break
        yield from ask(
            t, ctx.side, "I17", lambda: _burns(t, ctx.side, s.kind, True), "ironwood-ask-burn-up-to", {"n": s.n - i}
        )
        if t.given[ctx.side][0] == "skip":
            break
        yield from burn(t, ctx.side, str(t.given[ctx.side][1]))
        done.count += 1
    for _ in range(done.count):
        yield from run(t, ctx, s.per)
    if done.count:
        yield from run(t, ctx, s.then)
        ctx.did = True


def burn(t: IronwoodTable, side: int, name: str) -> Script:
    """I12, I3.9. A card is burned; a Woodwalker special may have an effect then, whoever caused it."""
    if name in t.book.vision_index:
        t.tell("ironwood-log-burn-vision", {"side": SIDE_NAMES[side]})
        discard_vision(t, t.book.vision_index[name])
        return
    card = t.book.card_index[name]
    leave_hand(t, side, card)
    t.discard[side].append(card)
    t.chance.revealed()
    t.tell("ironwood-log-burn", {"side": SIDE_NAMES[side], "card": name})
    printed = t.book.cards[card]
    if printed.on_burn and (t.settings.burn_effects == "always" or t.turn % 2 == side):
        ctx = Resolving(side, printed, False)
        answer = yield from ask(
            t, side, "I3.9", lambda: [("resolve", name), ("skip",)], "ironwood-ask-when-burned", {"card": name}
        )
        if answer[0] == "resolve":
            yield from run(t, ctx, printed.on_burn)


# --- placing and removing units ---


def recruit(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I12. Recruit n, unit by unit where the place may be split; what the supply lacks is ignored (I1.6)."""
    done = ctx.result(s.ident)
    ww = ctx.side == WW
    used: list[int] = []
    for left in range(s.n, 0, -1):
        supply = t.ww_left() if ww else (t.golems_left() if s.golem else t.fighters_left())
        if supply == 0 or not _recruit_places(t, ctx, s, used):
            return
        answer = yield from ask(
            t,
            ctx.side,
            "I12",
            lambda: _recruits(t, ctx, s, used),
            "ironwood-ask-recruit-golem" if s.golem else "ironwood-ask-recruit",
            {"n": left},
        )
        if answer[0] == "done":
            return
        name = str(answer[1])
        place = t.book.forest_index[name] if ww else t.book.mountain_index[name]
        (t.ww if ww else t.golems if s.golem else t.fighters)[place] += 1
        t.tell(
            "ironwood-log-recruit-golem" if s.golem else "ironwood-log-recruit",
            {"side": SIDE_NAMES[ctx.side], "n": 1, "place": name},
        )
        used.append(place)
        ctx.did = True
        done.count += 1
        done.places.append(place)


def _recruit_places(t: IronwoodTable, ctx: Resolving, s: Step, used: list[int]) -> list[int]:
    places = forests_named(t, ctx, s) if ctx.side == WW else mountains_named(t, ctx, s)
    if s.where == Place.DIFFERENT_OUTER_FORESTS:
        return [p for p in places if p not in used]
    if used and s.where not in (Place.OUTER_FOREST, Place.FORGE):
        return used[:1]
    return places


def _recruits(t: IronwoodTable, ctx: Resolving, s: Step, used: list[int]) -> list[Option]:
    names = t.book.forest_names if ctx.side == WW else t.book.mountain_names
    options: list[Option] = [("recruit", names[p]) for p in _recruit_places(t, ctx, s, used)]
    options.append(("done",))
    return options


def remove(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I12. Remove units of the side the step names from the stated place."""
    used: list[int] = []
    for left in range(s.n, 0, -1):
        if not _removal_places(t, ctx, s, used):
            return
        answer = yield from ask(
            t, ctx.side, "I12", lambda: _removals(t, ctx, s, used), "ironwood-ask-remove", {"n": left}
        )
        if answer[0] == "done":
            return
        name = str(answer[1])
        if s.side == WW:
            place = t.book.forest_index[name]
            t.ww[place] -= 1
        else:
            place = t.book.mountain_index[name]
            (t.golems if s.golem else t.fighters)[place] -= 1
        clamp_moved(t)
        used.append(place)
        ctx.did = True
        t.tell("ironwood-log-remove", {"side": SIDE_NAMES[s.side], "place": name})


def _removal_places(t: IronwoodTable, ctx: Resolving, s: Step, used: list[int]) -> list[int]:
    if s.side == WW:
        places = [f for f in forests_named(t, ctx, s) if t.ww[f] > 0]
        if s.where == Place.DIFFERENT_INNER_FORESTS_ADJACENT_TO_CONTROLLED_MOUNTAIN:
            return [f for f in places if f not in used]
    else:
        units = t.golems if s.golem else t.fighters
        places = [m for m in mountains_named(t, ctx, s) if units[m] > 0]
    return [p for p in places if p in used] if used else places


def _removals(t: IronwoodTable, ctx: Resolving, s: Step, used: list[int]) -> list[Option]:
    names = t.book.forest_names if s.side == WW else t.book.mountain_names
    options: list[Option] = [("remove", names[p]) for p in _removal_places(t, ctx, s, used)]
    options.append(("done",))
    return options


def replace(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. A fighter of yours is swapped for a golem of the supply."""
    done = ctx.result(s.ident)
    for left in range(s.n, 0, -1):
        if t.golems_left() == 0 or not any(t.fighters[m] for m in mountains_named(t, ctx, s)):
            return
        answer = yield from ask(t, IC, "I17", lambda: _replacements(t, ctx, s), "ironwood-ask-replace", {"n": left})
        if answer[0] == "done":
            return
        m = t.book.mountain_index[str(answer[1])]
        swap_for_golem(t, m)
        ctx.did = True
        done.count += 1
        done.places.append(m)


def swap_for_golem(t: IronwoodTable, mountain: int) -> None:
    t.fighters[mountain] -= 1
    t.golems[mountain] += 1
    clamp_moved(t)
    t.tell("ironwood-log-replace", {"mountain": t.book.mountain_names[mountain]})


def _replacements(t: IronwoodTable, ctx: Resolving, s: Step) -> list[Option]:
    options: list[Option] = [
        ("replace", t.book.mountain_names[m]) for m in mountains_named(t, ctx, s) if t.fighters[m] > 0
    ]
    options.append(("done",))
    return options


def shift_enemy(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. You move enemy units together; it is no Move of theirs, totems and drill stay."""
    if len(_shifts(t, ctx, s)) == 1:
        return
    answer = yield from ask(t, ctx.side, "I17", lambda: _shifts(t, ctx, s), "ironwood-ask-shift")
    if answer[0] == "skip":
        return
    a, b = str(answer[1]), str(answer[2])
    if s.side == WW:
        here, there = t.book.forest_index[a], t.book.forest_index[b]
        fighters, golems = t.ww[here], 0
    else:
        here, there = t.book.mountain_index[a], t.book.mountain_index[b]
        fighters, golems = t.fighters[here], t.golems[here]
    if fighters + golems > 1:
        answer = yield from ask(
            t, ctx.side, "I17", lambda: _shares(t, s, here), "ironwood-ask-who-shifts", {"a": a, "b": b}
        )
        fighters, golems = int(answer[1]), int(answer[2])
    push(t, s.side, here, there, fighters, golems)
    ctx.did = True
    t.tell("ironwood-log-shift", {"side": SIDE_NAMES[s.side], "a": a, "b": b, "n": fighters + golems})


def _shifts(t: IronwoodTable, ctx: Resolving, s: Step) -> list[Option]:
    options: list[Option] = []
    if s.side == WW:
        names = t.book.forest_names
        for f in forests_named(t, ctx, s):
            if t.ww[f] > 0:
                options.extend([("shift", names[f], names[g]) for g in t.book.trails[f] if not t.book.outer[g]])
    else:
        names = t.book.mountain_names
        for m in mountains_named(t, ctx, s):
            if t.units(m) > 0:
                options.extend([("shift", names[m], names[d]) for d in t.book.ridges[m]])
    options.append(("skip",))
    return options


def _shares(t: IronwoodTable, s: Step, here: int) -> list[Option]:
    fighters = t.ww[here] if s.side == WW else t.fighters[here]
    golems = 0 if s.side == WW else t.golems[here]
    options: list[Option] = []
    for g in range(golems, -1, -1):
        for f in range(fighters, -1, -1):
            if 0 < f + g <= s.n or (f + g > 0 and s.n == ANY_NUMBER):
                options.append(("units", f, g))
    return options


# --- markers, prohibitions ---


def mark(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I12. Mark n places."""
    done = ctx.result(s.ident)
    forests = forest_places(s.where)
    names = t.book.forest_names if forests else t.book.mountain_names
    for _ in range(s.n):
        if t.markers_left() == 0 or len(_marks(t, ctx, s, names, done.places)) == 1:
            return
        answer = yield from ask(t, ctx.side, "I12", lambda: _marks(t, ctx, s, names, done.places), "ironwood-ask-mark")
        if answer[0] == "skip":
            return
        name = str(answer[1])
        place = t.book.forest_index[name] if forests else t.book.mountain_index[name]
        t.map_marks.append(place + FOREST_MARK if forests else place)
        t.tell("ironwood-log-mark", {"place": name})
        ctx.did = True
        done.count += 1
        done.places.append(place)


def _marks(t: IronwoodTable, ctx: Resolving, s: Step, names: list[str], used: list[int]) -> list[Option]:
    places = forests_named(t, ctx, s) if forest_places(s.where) else mountains_named(t, ctx, s)
    options: list[Option] = [("mark", names[p]) for p in places if p not in used]
    options.append(("skip",))
    return options


# --- cards: further play, looking, the opponent's hand ---


def play_further(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I4.12, I4.20. Another card from hand on top of the first, in the same action space and turn."""
    again = ctx.results.get(s.may_move_again)
    if again is not None:
        for f in range(len(again.there)):
            t.again[f] = min(again.there[f], t.moved_ww[f])
    if not further_cards(t, ctx.side, s):
        return
    answer = yield from ask(t, ctx.side, "I4.12", lambda: _further(t, ctx.side, s), "ironwood-ask-further")
    if answer[0] == "skip":
        return
    card = t.book.card_index[str(answer[1])]
    leave_hand(t, ctx.side, card)
    t.played[ctx.side][-1].append(card)
    t.tell("ironwood-log-play-further", {"side": SIDE_NAMES[ctx.side], "card": t.book.cards[card].ident})
    yield from resolve(t, ctx.side, card)


def further_cards(t: IronwoodTable, side: int, s: Step) -> list[int]:
    cards = t.book.cards
    if s.kind == CardKind.BASE:
        fitting = [c for c in t.hands[side] if cards[c].base]
    elif s.kind == CardKind.SPECIAL:
        fitting = specials_in_hand(t, side)
    else:
        fitting = t.hands[side]
    return [c for c in fitting if c not in s.exclude]


def _further(t: IronwoodTable, side: int, s: Step) -> list[Option]:
    options = _cards(t, "play", further_cards(t, side, s))
    options.append(("skip",))
    return options


def survey(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. Look at the top vision; it may go under the deck instead."""
    if len(t.vision_deck) == 0:
        return
    ctx.did = True
    drill.survey(t)
    if s.may_bottom:
        answer = yield from ask(t, ctx.side, "I17", lambda: [("keep",), ("bury",)], "ironwood-ask-survey")
        if answer[0] == "bury":
            t.vision_deck.put_under(_take_top(t), 1 << ctx.side)
            t.tell("ironwood-log-buried", {})


def _take_top(t: IronwoodTable) -> int:
    t.vision_deck.top_seen.pop()
    return t.vision_deck.top.pop()


def bottom(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. Put n cards of that kind from hand under the deck."""
    for left in range(s.n, 0, -1):
        if s.deck == CardKind.VISION:
            if not t.visions:
                return
            yield from ask(
                t,
                WW,
                "I17",
                lambda: [("bottom", t.book.vision_names[v]) for v in t.visions],
                "ironwood-ask-bottom-vision",
                {"n": left},
            )
            vision = t.book.vision_index[str(t.given[WW][1])]
            vision_leaves_hand(t, vision)
            t.vision_deck.put_under(vision, 1 << WW)
        else:
            if not specials_in_hand(t, ctx.side):
                return
            yield from ask(
                t,
                ctx.side,
                "I17",
                lambda: _cards(t, "bottom", specials_in_hand(t, ctx.side)),
                "ironwood-ask-bottom",
                {"n": left},
            )
            card = t.book.card_index[str(t.given[ctx.side][1])]
            leave_hand(t, ctx.side, card, False)
            t.deck[ctx.side].put_under(card, 1 << ctx.side)
        ctx.did = True
        t.tell("ironwood-log-bottom", {"side": SIDE_NAMES[ctx.side]})


def remove_markers(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. Take markers off the opponent's lingering cards; an emptied card goes, with or without its last effect."""
    other = 1 - ctx.side
    for left in range(s.n, 0, -1):
        if not t.lingering[other]:
            return
        answer = yield from ask(
            t,
            ctx.side,
            "I17",
            lambda: [*_cards(t, "unmark", [lying.card for lying in t.lingering[other]]), ("done",)],
            "ironwood-ask-remove-markers",
            {"n": left},
        )
        if answer[0] == "done":
            return
        ctx.did = True
        card = t.book.card_index[str(answer[1])]
        for lying in t.lingering[other]:
            if lying.card == card:
                lying.markers -= 1
                t.tell("ironwood-log-unmark", {"card": t.book.cards[card].ident, "n": lying.markers})
                if lying.markers == 0:
                    yield from exhaust(t, other, lying, s.trigger_exhaust)
                break


def exhaust(t: IronwoodTable, side: int, lying: Lingering, trigger: bool) -> Script:
    """I3.4, I3.5. A lingering card without markers: its last effect, then the discard pile."""
    card = t.book.cards[lying.card]
    if trigger and card.on_exhaust:
        t.tell("ironwood-log-exhausted", {"card": card.ident})
        yield from run(t, Resolving(side, card, False), card.on_exhaust)
    t.lingering[side].remove(lying)
    for space in t.played[side]:
        if lying.card in space:  # played this round: it is discarded with the others in III/1
            return
    t.discard[side].append(lying.card)


def touch_opponent(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. Effects on the opponent's hand and visions."""
    other = 1 - ctx.side
    if other == bot_side(t):
        return
    for left in range(s.n, 0, -1):
        if s.op == Op.OPPONENT_DRAW:
            if s.deck == CardKind.VISION:
                ctx.did = draw_visions(t, 1) > 0
            else:
                ctx.did = draw_specials(t, other, 1) > 0
        elif s.op == Op.OPPONENT_DISCARD_VISION or s.op == Op.OPPONENT_VISION_TO_DECK:
            if not t.visions:
                return
            vision = random_vision_of_hand(t)
            if s.op == Op.OPPONENT_DISCARD_VISION:
                discard_vision(t, vision)
                t.tell("ironwood-log-vision-discarded", {})
            else:
                vision_back_into_deck(t, vision)
            ctx.did = True
        else:
            yield from _take_from_hand(t, ctx, s, other, left)


def _take_from_hand(t: IronwoodTable, ctx: Resolving, s: Step, other: int, left: int) -> Script:
    """The chooser picks a special it has seen (or chance does); the opponent burns it or puts it under the deck."""
    if not specials_in_hand(t, other):
        return
    if s.chooser_random:
        card = t.chance.take(specials_in_hand(t, other), t.book.card_labels)
    else:
        yield from ask(
            t,
            ctx.side,
            "I17",
            lambda: [*_cards(t, "pick", t.seen[other]), ("skip",)],
            "ironwood-ask-opponent-burn" if s.op == Op.OPPONENT_BURN else "ironwood-ask-opponent-bottom",
            {"n": left},
        )
        if t.given[ctx.side][0] == "skip":
            return
        card = t.book.card_index[str(t.given[ctx.side][1])]
    ctx.did = True
    if s.op == Op.OPPONENT_BURN:
        yield from burn(t, other, t.book.cards[card].ident)
    else:
        leave_hand(t, other, card)
        t.deck[other].put_under(card, 3)
        t.tell("ironwood-log-opponent-bottom", {"side": SIDE_NAMES[other]})


# --- the table of operations ---


def _move_drill(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    yield from drill.move_drill(t, ctx, s.again)
    if ctx.did:
        yield from event(t, IC, Event.DRILL_MOVED)


def _discover(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    yield from discover(t, ctx)


def _build(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    yield from build(t, ctx)


def _place_foundation(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    yield from place_foundation(t, ctx, s.ident)


def _flip_totem(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    yield from flip_totem(t, s.n)


def _if(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    if len(t.visions) >= s.cond_visions:
        yield from run(t, ctx, s.then)


def _play(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I4.12. First this card is finished, then the other is played."""
    ctx.further = s
    yield from ()


CHOSEN: dict[int, Callable[[IronwoodTable, Resolving, Step], Script]] = {
    int(Op.MOVE): move,
    int(Op.MOVE_DRILL): _move_drill,
    int(Op.ATTACK): attack,
    int(Op.CHOOSE): choose,
    int(Op.SPEND): spend_for,
    int(Op.BURN): burn_for,
    int(Op.SPEND_UP_TO): spend_up_to,
    int(Op.BURN_UP_TO): burn_up_to,
    int(Op.DISCOVER): _discover,
    int(Op.BUILD): _build,
    int(Op.PLACE_FOUNDATION): _place_foundation,
    int(Op.RECRUIT): recruit,
    int(Op.REMOVE): remove,
    int(Op.REPLACE): replace,
    int(Op.SHIFT_ENEMY): shift_enemy,
    int(Op.MARK): mark,
    int(Op.FLIP_TOTEM): _flip_totem,
    int(Op.SURVEY): survey,
    int(Op.BOTTOM): bottom,
    int(Op.REMOVE_MARKERS): remove_markers,
    int(Op.IF): _if,
    int(Op.PLAY): _play,
    int(Op.OPPONENT_BURN): touch_opponent,
    int(Op.OPPONENT_BOTTOM): touch_opponent,
    int(Op.OPPONENT_DRAW): touch_opponent,
    int(Op.OPPONENT_DISCARD_VISION): touch_opponent,
    int(Op.OPPONENT_VISION_TO_DECK): touch_opponent,
}
