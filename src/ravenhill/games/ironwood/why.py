"""Why something can not be done now, as exactly as the rules can tell."""

from __future__ import annotations

from ravenhill.engine.decision import Atom, Decision, Message, Option, Reason, no_part
from ravenhill.games.ironwood.book import IC, WW, Ban, Op
from ravenhill.games.ironwood.feasible import worth_paying
from ravenhill.games.ironwood.movement import free_units, unmoved
from ravenhill.games.ironwood.resolving import Resolving
from ravenhill.games.ironwood.table import IronwoodTable, Site
from ravenhill.games.ironwood.totems import discoverable


def why_not(t: IronwoodTable, decision: Decision, option: Option) -> Reason | None:
    verb = str(option[0])
    asked = sorted({str(o[0]) for o in decision.options})
    if verb not in asked and verb not in _ELSEWHERE and not _asks_to_pay(decision):
        return None
    names = [str(a) for a in option[1:]]
    if verb in ("move", "carry") and len(names) >= 2:
        return _move(t, decision.seat, verb, names)
    if verb == "attack" and len(names) == 2:
        return _attack(t, decision.seat, names)
    if verb in ("play", "wager") and len(names) == 1:
        return _card(t, decision.seat, names[0])
    if verb == "discover" and names:
        if decision.seat != WW or names[0] in t.book.card_index:  # which Visions are held the Woodwalkers alone know
            return no_part(decision)
        return _discover(t, names)
    if verb == "drill" and len(names) == 1:
        return _drill(t, names[0])
    if verb in ("foundation", "build") and len(names) == 1:
        return _site(t, verb, names[0])
    if verb == "recruit" and len(names) == 1:
        return _recruit(t, decision.seat, names[0])
    if verb == "burn" and len(names) == 1:
        return _burn(t, decision.seat, names[0])
    if verb in ("return", "discard", "bottom") and len(names) == 1:
        return _put_away(t, decision.seat, names[0])
    if verb == "pay" and len(option) == 2:
        return _pay(t, decision, option[1])
    return None


_ELSEWHERE = ("move", "carry", "attack", "play", "discover", "drill", "foundation", "build", "burn", "wager", "recruit")


def _asks_to_pay(decision: Decision) -> bool:
    """A question about paying, even where only to go on is offered."""
    return decision.prompt.key in ("ironwood-ask-spend", "ironwood-ask-resolve")


def _reason(key: str, rule: str, args: dict[str, Atom] | None = None) -> Reason:
    return Reason(Message("ironwood-why-" + key, args), rule)


def _unknown(name: str) -> Reason:
    return _reason("unknown-place", "I6", {"name": name})


def _move(t: IronwoodTable, seat: int, verb: str, names: list[str]) -> Reason | None:
    if seat == WW:
        if names[0] in t.book.mountain_index or names[1] in t.book.mountain_index:
            return _reason("wrong-kind", "I6.7")
        if names[0] not in t.book.forest_index or names[1] not in t.book.forest_index:
            return _unknown(names[0] if names[0] not in t.book.forest_index else names[1])
        here, there = t.book.forest_index[names[0]], t.book.forest_index[names[1]]
        if t.ww[here] == 0:
            return _reason("nobody-there", "I7.1", {"place": names[0]})
        if there not in t.book.trails[here]:
            return _reason("no-trail", "I6.3", {"a": names[0], "b": names[1]})
        if t.banned(Ban.WW_MOVE_OUT, here):
            return _reason("held-back", "I17", {"place": names[0]})
        if unmoved(t, here) <= 0:
            return _reason("already-moved", "I7.2", {"place": names[0]})
        if verb == "carry":
            if t.banned(Ban.MOVE_TOTEM, -1):
                return _reason("totem-held", "I17")
            if t.totems_in(here) == 0:
                return _reason("no-totem", "I11.6", {"place": names[0]})
        return None
    if names[0] in t.book.forest_index or names[1] in t.book.forest_index:
        return _reason("wrong-kind", "I6.7")
    if names[0] not in t.book.mountain_index or names[1] not in t.book.mountain_index:
        return _unknown(names[0] if names[0] not in t.book.mountain_index else names[1])
    a, b = t.book.mountain_index[names[0]], t.book.mountain_index[names[1]]
    if t.units(a) == 0:
        return _reason("nobody-there", "I7.1", {"place": names[0]})
    if b not in t.book.ridges[a]:
        return _reason("no-ridge", "I6.1", {"a": names[0], "b": names[1]})
    if t.mountain_locked(a) or t.mountain_locked(b):
        return _reason("held-back", "I17", {"place": names[0] if t.mountain_locked(a) else names[1]})
    if free_units(t, a) <= 0:
        return _reason("already-moved", "I7.2", {"place": names[0]})
    return _reason("warband-started", "I7.9", {"place": names[0]})


def _attack(t: IronwoodTable, seat: int, names: list[str]) -> Reason | None:
    own, other = (
        (t.book.forest_index, t.book.mountain_index)
        if seat == WW
        else (
            t.book.mountain_index,
            t.book.forest_index,
        )
    )
    if names[0] not in own or names[1] not in other:
        return _reason("attack-kinds", "I9.1")
    forest = t.book.forest_index[names[0] if seat == WW else names[1]]
    mountain = t.book.mountain_index[names[1] if seat == WW else names[0]]
    if t.book.outer[forest]:
        return _reason("outer-forest", "I6.5")
    if mountain not in t.book.mountains_of[forest]:
        return _reason("not-touching", "I6.6", {"a": names[0], "b": names[1]})
    mine = t.ww[forest] if seat == WW else t.units(mountain)
    if mine == 0:
        return _reason("nobody-there", "I9.1", {"place": names[0]})
    theirs = t.units(mountain) if seat == WW else t.ww[forest]
    if theirs == 0:
        return _reason("no-enemy", "I9.18", {"place": names[1]})
    return _reason("not-that-warband", "I17")


def _card(t: IronwoodTable, seat: int, name: str) -> Reason | None:
    if name in t.book.vision_index:
        return _reason("vision-not-played", "I9.20")
    if name not in t.book.card_index:
        return _reason("unknown-card", "I3.1", {"name": name})
    if t.book.card_index[name] not in t.hands[seat]:
        return _reason("not-in-hand", "I4.9", {"card": name})
    return _reason("card-not-now", "I4.12", {"card": name})


def _discover(t: IronwoodTable, names: list[str]) -> Reason | None:
    if names[0] not in t.book.vision_index:
        return _reason("unknown-card", "I11.1", {"name": names[0]})
    vision = t.book.vision_index[names[0]]
    mountain = t.book.vision_mountain[vision]
    place = t.book.mountain_names[mountain]
    if vision not in t.visions:
        return _reason("vision-not-held", "I11.2", {"card": names[0]})
    if t.totems == 0:
        return _reason("no-totem-left", "I11.14")
    if t.units(mountain) > 0:
        return _reason("mountain-controlled", "I11.2", {"place": place})
    if not discoverable(t, vision):
        return _reason("nobody-near", "I11.2", {"place": place})
    return _reason("nobody-in-forest", "I11.13", {"place": place})


def _drill(t: IronwoodTable, name: str) -> Reason | None:
    if name not in t.book.mountain_index:
        return _reason("wrong-kind", "I6.1") if name in t.book.forest_index else _unknown(name)
    mountain = t.book.mountain_index[name]
    if mountain == t.drill:
        return _reason("drill-stays", "I8.6")
    if mountain not in t.book.ridges[t.drill]:
        return _reason("no-ridge", "I6.1", {"a": t.book.mountain_names[t.drill], "b": name})
    return _reason("held-back", "I17", {"place": name})


def _site(t: IronwoodTable, verb: str, name: str) -> Reason | None:
    if name in t.book.forest_index:
        return _reason("not-outer", "I6.2", {"place": name})
    if name not in t.book.mountain_index:
        return _unknown(name)
    mountain = t.book.mountain_index[name]
    rule = "I10.1" if verb == "foundation" else "I10.2"
    if mountain not in t.book.outer_mountains:
        return _reason("not-outer", "I6.2", {"place": name})
    if t.units(mountain) == 0:
        return _reason("not-controlled", rule, {"place": name})
    if verb == "foundation":
        if t.site[mountain] != Site.EMPTY:
            return _reason("site-taken", rule, {"place": name})
        return _reason("no-token", "I10.6")
    return _reason("no-foundation", rule, {"place": name})


def _recruit(t: IronwoodTable, seat: int, name: str) -> Reason | None:
    index = t.book.forest_index if seat == WW else t.book.mountain_index
    if name not in index:
        return _reason("wrong-kind", "I6.7")
    if seat == IC and not t.has_forge(index[name]):
        return _reason("no-forge", "I4.18", {"place": name})
    if seat == WW and not t.book.outer[index[name]]:
        return _reason("not-outer-forest", "I4.18", {"place": name})
    return None


def _pay(t: IronwoodTable, decision: Decision, price: Atom) -> Reason:
    """I4.10. Too few crystals, or nothing would follow from spending them."""
    seat = decision.seat
    if isinstance(price, int) and price == _price(t, decision) and t.crystals[seat] >= price:
        return _reason("pay-for-nothing", "I4.10")
    return _reason("cannot-pay", "I4.10", {"n": t.crystals[seat]})


def _price(t: IronwoodTable, decision: Decision) -> int:
    """What the open question asks for; 0: nothing."""
    prompt = decision.prompt
    if prompt.key == "ironwood-ask-spend":
        price = prompt.args["n"]
        return price if isinstance(price, int) else 0
    if prompt.key == "ironwood-ask-resolve":
        card = t.book.cards[t.book.card_index[str(prompt.args["card"])]]
        ctx = Resolving(decision.seat, card, True)
        for s in card.steps:
            if s.op == Op.CHOOSE and not worth_paying(t, ctx, s.options, s.pay_pick):
                return s.pay
    return 0


def _put_away(t: IronwoodTable, seat: int, name: str) -> Reason | None:
    """I3.2. Why a card of the hand is not shuffled back, discarded or put under the deck."""
    if name not in t.book.card_index:
        return None
    card = t.book.card_index[name]
    if t.book.cards[card].base:
        return _reason("base-stays", "I3.2", {"card": name})
    return None if card in t.hands[seat] else _reason("not-in-hand", "I4.9", {"card": name})


def _burn(t: IronwoodTable, seat: int, name: str) -> Reason | None:
    if name in t.book.card_index and t.book.cards[t.book.card_index[name]].base:
        return _reason("base-never-burned", "I3.2", {"card": name})
    return _card(t, seat, name)
