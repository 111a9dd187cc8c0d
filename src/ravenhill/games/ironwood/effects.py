"""I17. The effect language: a card is data, and this is what reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ravenhill.engine.decision import Atom, Listing, Message, Option, Script
from ravenhill.engine.named import names
from ravenhill.engine.table import ask, over
from ravenhill.games.ironwood import automaton, battle, drill
from ravenhill.games.ironwood.book import (
    HALF_UP,
    IC,
    WW,
    Ban,
    CardKind,
    Event,
    Op,
    Scope,
    Step,
)
from ravenhill.games.ironwood.feasible import any_possible, possible, useful_amount, worth_paying
from ravenhill.games.ironwood.forges import build, place_foundation
from ravenhill.games.ironwood.hand import (
    SIDE_NAMES,
    discard_vision,
    draw_specials,
    draw_visions,
    further_cards,
    gain,
    leave_hand,
    named_cards,
    specials_in_hand,
    spend,
    steal,
)
from ravenhill.games.ironwood.holding import bottom, play_further, remove_markers, survey, touch_opponent
from ravenhill.games.ironwood.movement import (
    move_fighters,
    move_same_fighters,
    move_warbands,
)
from ravenhill.games.ironwood.placing import mark, recruit, remove, replace, shift_enemy
from ravenhill.games.ironwood.resolving import Resolving
from ravenhill.games.ironwood.table import Bot, IronwoodTable, Lingering, Prohibition, RoundBonus
from ravenhill.games.ironwood.totems import discover, discoveries, flip_totem

OP_NAMES: Final = names(Op)


def resolve(t: IronwoodTable, side: int, card: int) -> Script:
    """I4.9. A card played as an action: its effects in printed order, then the further card it allows (I4.12)."""
    ctx = Resolving(side, t.book.cards[card], True)
    yield from run(t, ctx, ctx.card.steps)
    yield from put_off(t, ctx)
    further = ctx.further
    if further is not None and not over(t):
        yield from play_further(t, ctx, further)


def event(t: IronwoodTable, ctx: Resolving, side: int, what: int) -> Script:
    """I17, on_event. Lingering cards of a side that wait for this; with several the owner chooses the order, also
    between them and the rest of the card that has triggered them (I4.11)."""
    waiting = [lying.card for lying in t.lingering[side] if _waits(t, lying.card, what)]
    rest = ctx.side == side and ctx.action
    while waiting and not over(t):
        card = waiting[0]
        rest = rest and _rest_matters(t, ctx)
        if len(waiting) > 1 or rest:
            order = _ordering(t, waiting, ctx.card.ident if rest else "")
            answer = yield from ask(t, side, "I4.11", order, "ironwood-ask-order")
            if answer[0] == "rest":
                ctx.later.extend([(c, what) for c in waiting])
                return
            card = t.book.card_index[str(answer[1])]
        waiting.remove(card)
        yield from _triggered(t, side, card, what)


def _ordering(t: IronwoodTable, waiting: list[int], card: str) -> Listing:
    return lambda: _order(t, waiting, card)


def _order(t: IronwoodTable, waiting: list[int], card: str) -> list[Option]:
    options = named_cards(t, "first", waiting)
    if card:
        options.append(("rest", card))
    return options


# what is the same before and after the effect of a lingering card
UNTOUCHED = (Op.GAIN, Op.STEAL, Op.LINGER, Op.MODIFIER, Op.PLAY, Op.CARGO_TO_AVAILABLE)


def _rest_matters(t: IronwoodTable, ctx: Resolving) -> bool:
    """I4.11. Whether anything is still to come of the card being played for which the order could count."""
    return any(s.op not in UNTOUCHED and possible(t, ctx, s, True) for steps in ctx.rest for s in steps)


def _triggered(t: IronwoodTable, side: int, card: int, what: int) -> Script:
    for p in t.book.cards[card].passive:
        if p.op == Op.ON_EVENT and p.event == what:
            yield from run(t, Resolving(side, t.book.cards[card], False), p.steps)


def put_off(t: IronwoodTable, ctx: Resolving) -> Script:
    """I4.11. The card is done: now come the lingering cards its owner put off, in any order."""
    later = ctx.later
    while later and not over(t):
        chosen = later[0]
        waiting = sorted({card for card, _ in later})
        if len(waiting) > 1:
            answer = yield from ask(t, ctx.side, "I4.11", _ordering(t, waiting, ""), "ironwood-ask-order")
            card = t.book.card_index[str(answer[1])]
            chosen = next(one for one in later if one[0] == card)
        later.remove(chosen)
        yield from _triggered(t, ctx.side, chosen[0], chosen[1])


def _waits(t: IronwoodTable, card: int, what: int) -> bool:
    return any(p.op == Op.ON_EVENT and p.event == what for p in t.book.cards[card].passive)


def run(t: IronwoodTable, ctx: Resolving, steps: list[Step]) -> Script:
    """Steps in order; a win is checked after every single one (I17, rule 5)."""
    ctx.rest.append(steps)
    for i, s in enumerate(steps):
        if over(t):
            return
        ctx.rest[-1] = steps[i + 1 :]
        before = ctx.did
        ctx.did = False
        if s.mandatory and s.after_another and not before:
            continue  # I17, rule 7
        once = AT_ONCE.get(s.op)
        if t.settings.ask_every_effect and (once is not None or s.op in BLIND) and _skippable(t, ctx, s):
            answer = yield from ask(
                t,
                ctx.side,
                "I4.9",
                lambda: [("resolve",), ("skip",)],
                "ironwood-ask-effect",
                {"card": ctx.card.ident, "op": OP_NAMES[s.op]},
            )
            if answer[0] == "skip":
                continue
        said, asked = len(t.told), False
        if once is None:
            for decisions in CHOSEN[s.op](t, ctx, s):
                asked = True
                yield decisions
        else:
            ctx.did = once(t, ctx, s)
        if not asked and not ctx.did and len(t.told) == said:
            say_idle(t, ctx, s)
        automaton.check_stance(t)
    ctx.rest.pop()


# effects on the opponent's cards in which nobody chooses
BLIND = (Op.OPPONENT_DRAW, Op.OPPONENT_DISCARD_VISION, Op.OPPONENT_VISION_TO_DECK)


def _skippable(t: IronwoodTable, ctx: Resolving, s: Step) -> bool:
    """I4.9. Every effect may be skipped; where nothing would happen there is nothing to skip."""
    return not s.mandatory and possible(t, ctx, s)


def say_idle(t: IronwoodTable, ctx: Resolving, s: Step, secretly: bool = False) -> None:
    """A step that did nothing is passed over, but not in silence. Of visions only their owner may hear: alone also
    whether there is anything to choose, for there it is judged by the visions in hand (`asks_to_discover`)."""
    told: dict[str, Atom] = {"card": ctx.card.ident, "op": "op-" + OP_NAMES[s.op]}
    alone = t.settings.bot != Bot.NONE
    if secretly or s.op == Op.DISCOVER or (alone and s.op == Op.CHOOSE):
        t.whisper((ctx.side,), "ironwood-log-idle", told)
    else:
        t.tell("ironwood-log-idle", told)


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
            if not t.quiet:
                t.whisper((side,), "ironwood-log-saw", {"card": t.book.vision_names[v]})
        t.tell("ironwood-log-look-visions", {})
        return True
    t.seen[1 - side] = specials_in_hand(t, 1 - side)
    for c in t.hands[1 - side]:
        if not t.quiet:
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


AT_ONCE: Final[dict[int, Callable[[IronwoodTable, Resolving, Step], bool]]] = {
    Op.GAIN: _gain,
    Op.STEAL: _steal,
    Op.DRAW: _draw,
    Op.LINGER: _linger,
    Op.MODIFIER: _modifier,
    Op.LOOK: _look,
    Op.FORBID: _forbid,
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


def attack(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I9.1. Attack, or let it be."""
    done = ctx.result(s.ident)
    if not battle.attack_pairs(t, ctx, s):
        return
    answer = yield from ask(
        t,
        ctx.side,
        "I9.1",
        lambda: battle.attack_options(t, ctx.side, battle.attack_pairs(t, ctx, s)),
        "ironwood-ask-attack",
        {"card": ctx.card.ident},
    )
    if answer[0] == "skip":
        return
    forest_at, mountain_at = (1, 2) if ctx.side == WW else (2, 1)
    forest = t.book.forest_index[str(answer[forest_at])]
    mountain = t.book.mountain_index[str(answer[mountain_at])]
    done.count = 1
    done.places.append(forest if ctx.side == WW else mountain)
    done.there = [forest, mountain]
    ways = t.book.trails[forest] if ctx.side == WW else t.book.ridges[mountain]
    empty = [p for p in ways if _nobody(t, ctx.side, p)]
    yield from battle.fight(t, ctx, s, forest, mountain)
    # driven to an empty place it is still the warband that attacked (I17, `not:x`)
    done.places.extend([p for p in empty if not _nobody(t, ctx.side, p)])
    ctx.did = True


def _nobody(t: IronwoodTable, side: int, place: int) -> bool:
    return (t.ww[place] if side == WW else t.units(place)) == 0


# --- choosing and paying ---


def choose(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I12. Resolve n different options in any order; paying raises the number."""
    picks = s.n
    left = list(range(len(s.options)))
    may_pay = s.pay > 0 and t.crystals[ctx.side] >= s.pay
    while picks > 0 and left and not over(t):
        if not any(any_possible(t, ctx, s.options[i], True) for i in left):
            return
        answer = yield from ask(
            t,
            ctx.side,
            "I12",
            _choosing(t, ctx, s, left, may_pay),
            "ironwood-ask-resolve",
            {"n": picks, "card": ctx.card.ident},
            lambda option: _idle_option(t, ctx, s, option),
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
        ctx.rest.append([step for i in left for step in s.options[i]] if picks > 0 else [])
        yield from run(t, ctx, s.options[number])
        ctx.rest.pop()
        ctx.did = True


def _choosing(t: IronwoodTable, ctx: Resolving, s: Step, left: list[int], may_pay: bool) -> Listing:
    return lambda: _choices(t, ctx, s, left, may_pay)


def _choices(t: IronwoodTable, ctx: Resolving, s: Step, left: list[int], may_pay: bool) -> list[Option]:
    options: list[Option] = [("option", ctx.card.ident, i + 1) for i in left]
    if may_pay and worth_paying(t, ctx, s.options, s.pay_pick):
        options.append(("pay", s.pay))
    options.append(("skip",))
    return options


def _idle_option(t: IronwoodTable, ctx: Resolving, s: Step, option: Option) -> Message | None:
    """I17 (3). An option may be picked even if it can do nothing, but that is said beforehand."""
    if option[0] != "option" or any_possible(t, ctx, s.options[int(option[2]) - 1]):
        return None
    return Message("ironwood-note-idle")


def spend_for(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I4.10. Spend in full, or the benefit is not gained; and nothing is spent where there would be none."""
    if t.crystals[ctx.side] < s.n:
        return
    if not any_possible(t, ctx, s.then, True):
        say_idle(t, ctx, s.then[0])
        return
    if not any_possible(t, ctx, s.then):
        say_idle(t, ctx, s.then[0], True)
    answer = yield from ask(
        t,
        ctx.side,
        "I4.10",
        lambda: _payment(t, ctx, s),
        "ironwood-ask-spend",
        {"n": s.n, "card": ctx.card.ident},
        lambda option: _missing_part(t, ctx, s, option),
    )
    if answer[0] == "skip":
        return
    spend(t, ctx.side, s.n)
    ctx.result(s.ident).count = s.n
    yield from run(t, ctx, s.then)
    ctx.did = True


def _payment(t: IronwoodTable, ctx: Resolving, s: Step) -> list[Option]:
    return [("pay", s.n), ("skip",)] if any_possible(t, ctx, s.then) else [("skip",)]


def _missing_part(t: IronwoodTable, ctx: Resolving, s: Step, option: Option) -> Message | None:
    """Of what is paid for the first part may be impossible, and only the rest follow."""
    if option[0] != "pay" or possible(t, ctx, s.then[0]):
        return None
    return Message("ironwood-note-without", {"op": "op-" + OP_NAMES[s.then[0].op]})


def spend_up_to(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. As many crystals as wanted, but none for which nothing would follow."""
    most = useful_amount(t, ctx, s)
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
    yield from run(t, ctx, in_one([*[step for _ in range(n) for step in s.per], *s.then]))
    ctx.did = True


def _amounts(least: int, most: int) -> list[Option]:
    options: list[Option] = [("pay", n) for n in range(most, least - 1, -1)]
    options.append(("skip",))
    return options


def burnable(t: IronwoodTable, side: int, kind: int) -> list[Option]:
    """I12. Specials and visions in hand; base cards are never burned (I3.2)."""
    options: list[Option] = []
    if kind != CardKind.VISION:
        options.extend(named_cards(t, "burn", specials_in_hand(t, side)))
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
    """I17. Up to n cards, but at least the minimum once one is burned."""
    done = ctx.result(s.ident)
    if len(burnable(t, ctx.side, s.kind)) < s.minimum:
        return
    for i in range(s.n):
        if not burnable(t, ctx.side, s.kind):
            break
        may_stop = i == 0 or i >= s.minimum
        burning = _burning(t, ctx.side, s.kind, may_stop)
        yield from ask(t, ctx.side, "I17", burning, "ironwood-ask-burn-up-to", {"n": s.n - i})
        if t.given[ctx.side][0] == "skip":
            break
        yield from burn(t, ctx.side, str(t.given[ctx.side][1]))
        done.count += 1
    if done.count:
        yield from run(t, ctx, in_one([*[step for _ in range(done.count) for step in s.per], *s.then]))
        ctx.did = True


def in_one(steps: list[Step]) -> list[Step]:
    """What is gained or drawn again and again is gained or drawn in one: the log tells it once."""
    out: list[Step] = []
    for s in steps:
        last = out[-1] if out else None
        if last is not None and s.op in (Op.GAIN, Op.DRAW) and (last.op, last.deck) == (s.op, s.deck):
            both = Step(s.op)
            both.n, both.deck = last.n + s.n, s.deck
            out[-1] = both
        else:
            out.append(s)
    return out


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
        if not any_possible(t, ctx, printed.on_burn, True):
            say_idle(t, ctx, printed.on_burn[0])
            return
        answer = yield from ask(
            t, side, "I3.9", lambda: [("resolve", name), ("skip",)], "ironwood-ask-when-burned", {"card": name}
        )
        if answer[0] == "resolve":
            yield from run(t, ctx, printed.on_burn)


# --- the table of operations ---


def _move_drill(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    yield from drill.move_drill(t, ctx, s.again)
    if ctx.did:
        yield from event(t, ctx, IC, Event.DRILL_MOVED)


def _discover(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    if not discoveries(t):
        say_idle(t, ctx, s)
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
    ctx.did = bool(further_cards(t, ctx.side, s))
    yield from ()


def _cargo_to_available(t: IronwoodTable, ctx: Resolving, s: Step) -> Script:
    """I17. Up to n crystals out of Cargo; the track marker stays."""
    most = min(s.n, t.cargo)
    if most == 0:
        return
    answer = yield from ask(
        t, IC, "I17", lambda: _loads(min(s.n, t.cargo)), "ironwood-ask-cargo-out", {"card": ctx.card.ident, "n": most}
    )
    if answer[0] == "skip":
        return
    n = int(answer[1])
    t.cargo -= n
    t.crystals[IC] += n
    t.tell("ironwood-log-cargo-out", {"n": n})
    ctx.did = True


def _loads(most: int) -> list[Option]:
    options: list[Option] = [("cargo", n) for n in range(most, 0, -1)]
    options.append(("skip",))
    return options


CHOSEN: Final[dict[int, Callable[[IronwoodTable, Resolving, Step], Script]]] = {
    Op.MOVE: move,
    Op.MOVE_DRILL: _move_drill,
    Op.ATTACK: attack,
    Op.CHOOSE: choose,
    Op.SPEND: spend_for,
    Op.BURN: burn_for,
    Op.SPEND_UP_TO: spend_up_to,
    Op.BURN_UP_TO: burn_up_to,
    Op.DISCOVER: _discover,
    Op.BUILD: _build,
    Op.PLACE_FOUNDATION: _place_foundation,
    Op.RECRUIT: recruit,
    Op.REMOVE: remove,
    Op.REPLACE: replace,
    Op.SHIFT_ENEMY: shift_enemy,
    Op.MARK: mark,
    Op.FLIP_TOTEM: _flip_totem,
    Op.SURVEY: survey,
    Op.CARGO_TO_AVAILABLE: _cargo_to_available,
    Op.BOTTOM: bottom,
    Op.REMOVE_MARKERS: remove_markers,
    Op.IF: _if,
    Op.PLAY: _play,
    Op.OPPONENT_BURN: touch_opponent,
    Op.OPPONENT_BOTTOM: touch_opponent,
    Op.OPPONENT_DRAW: touch_opponent,
    Op.OPPONENT_DISCARD_VISION: touch_opponent,
    Op.OPPONENT_VISION_TO_DECK: touch_opponent,
}
