"""Why an option is not open now, as exactly as the rules can tell."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Decision, Message, Option, Reason
from ravenhill.games.cardgame import book as b
from ravenhill.games.cardgame.book import ARMY, BATTLEGROUNDS, CHARACTER, EVENT, ITEM, NO_RING, SHADOW, Effect
from ravenhill.games.cardgame.effects import Run, payable
from ravenhill.games.cardgame.icons import holds, place_bit, shadow_ground_active
from ravenhill.games.cardgame.play import can_pay_for_last, wielders_for
from ravenhill.games.cardgame.table import (
    ACTIVE,
    HOME,
    OUT,
    READY,
    CardTable,
    carryover_limit,
    site_of,
)

ALONE: Final = ("pass", "winnow", "ring")  # verbs that name no card
PLACING: Final = ("cardgame-ask-where", "cardgame-ask-move-to")
NOTHING_TO_DO: Final = {  # what an instruction looks for in vain
    b.DRAW: "cardgame-why-nothing-to-draw",
    b.DRAW_PLAY_CYCLE: "cardgame-why-nothing-to-draw",
    b.LOOK_TOP: "cardgame-why-nothing-to-draw",
    b.TAKE: "cardgame-why-nothing-to-take",
    b.ACTIVATE: "cardgame-why-no-battleground",
    b.MOVE: "cardgame-why-nobody-to-move",
    b.REMOVE_CORRUPTION: "cardgame-why-no-corruption",
}


def why_not(t: CardTable, decision: Decision, option: Option) -> Reason | None:
    """A reason, or None if the game knows none better than that it is not offered."""
    verb = str(option[0])
    name = str(option[1]) if len(option) > 1 else ""
    key = decision.prompt.key
    for n in range(1, len(option)):
        if option[:n] in decision.options:
            return Reason(Message("cardgame-why-step-by-step"), decision.rule)
    if len(option) != (1 if verb in ALONE else 2):
        return None
    if key == "cardgame-ask-action":
        p = t.book.player_ids.index(str(decision.prompt.args["player"]))
        return _action(t, p, verb, name)
    about = t.book.card_index.get(str(decision.prompt.args.get("card", "")), -1)
    if key in PLACING and about >= 0:
        if verb == "to":
            return _place(t, about, name)
        if verb == "on" and t.book.type[about] == ITEM:
            return _reason("cardgame-why-wielder", "C6.5.1", name)
        return None
    if not any(o[0] == verb for o in decision.options):
        return None
    if verb == "lose":
        return _loss(t, name)
    if verb in ("forsake", "cycle", "eliminate", "take"):
        return _pile(t, decision, verb, name)
    if verb == "activate":
        return _activation(t, name)
    return None


def _reason(key: str, rule: str, thing: str = "") -> Reason:
    return Reason(Message(key, {"card": thing} if thing else None), rule)


def _action(t: CardTable, p: int, verb: str, name: str) -> Reason | None:
    player = t.players[p]
    if verb == "pass":
        args: dict[str, str | int] = {"n": len(player.hand), "limit": carryover_limit(t, p)}
        return Reason(Message("cardgame-why-pass", args), "C6.2.1")
    if verb == "winnow":
        return _reason("cardgame-why-winnow", "C6.8.3")
    if verb == "ring":
        if t.book.ring_rule[p] == NO_RING:
            return _reason("cardgame-why-no-ring", "C10.4.2")
        return _reason("cardgame-why-ring-spent", "C6.8.5") if player.ring != READY else None
    if verb not in ("cycle", "play", "move", "use"):
        return None
    card = t.book.card_index.get(name, -1)
    if card < 0:
        return _reason("cardgame-why-no-card", "C2.2.1", name)
    if t.book.owner[card] != p and verb != "use":
        return _reason("cardgame-why-not-yours", "C5.6", name)
    if verb == "cycle":
        return _reason("cardgame-why-not-in-hand", "C6.8.1", name)
    if verb == "play":
        return _playing(t, p, card, name)
    if verb == "move":
        return _moving(t, p, card, name)
    if verb == "use":
        return _using(t, p, card, name)
    return None


def _playing(t: CardTable, p: int, card: int, name: str) -> Reason | None:
    if card not in t.players[p].hand:
        return _reason("cardgame-why-not-in-hand", "C6.3.1", name)
    if card in t.played:
        return _reason("cardgame-why-played", "C6.3.5", name)
    if t.book.type[card] == ITEM and not wielders_for(t, card):
        return _reason("cardgame-why-no-wielder", "C6.5.1", name)
    if not can_pay_for_last(t, p):
        return _reason("cardgame-why-last-card", "C6.3.2", name)
    if t.book.type[card] == EVENT:
        if holds(t, t.book.event_condition[card], card, p):
            return _no_effect(t, t.book.event_text[card][0], name, "C6.3.9")
        return _reason("cardgame-why-event", "C6.3.9", name)
    return None


def _moving(t: CardTable, p: int, card: int, name: str) -> Reason | None:
    if card not in t.players[p].reserve:
        return _reason("cardgame-why-not-in-reserve", "C6.8.2", name)
    if card in t.fresh:
        return _reason("cardgame-why-fresh", "C6.7.1", name)
    if t.path >= 0 and t.book.forbid_path[card] and t.book.paths[card][t.book.path_number[t.path]]:
        return _place(t, card, t.book.location_ids[t.path])
    return _reason("cardgame-why-nowhere", "C6.8.2", name)


def _using(t: CardTable, p: int, card: int, name: str) -> Reason | None:
    abilities = t.book.actions[card]
    if not abilities:
        return _reason("cardgame-why-no-action", "C6.8.4", name)
    if site_of(t, card) == OUT:
        return _reason("cardgame-why-not-in-play", "C6.8.4", name)
    a = abilities[0]
    if (a.actor >= 0 and t.book.faction_player[a.actor] != p) or (a.actor < 0 and t.book.owner[card] != p):
        return _reason("cardgame-why-not-yours", "C5.6", name)
    if not place_bit(site_of(t, card)) & a.where:
        return _reason("cardgame-why-wrong-place", "C6.8.6", name)
    if a.once and card in t.used:
        return _reason("cardgame-why-once", "C6.8.6", name)
    if not holds(t, a.condition, card, p):
        return _reason("cardgame-why-condition", "C6.8.4", name)
    if not payable(t, a, Run(p, card)):
        return _reason("cardgame-why-unpaid", "C6.3.7", name)
    return _no_effect(t, a.effects[0], name, "C6.3.7")


def _no_effect(t: CardTable, e: Effect, name: str, rule: str) -> Reason:
    """C6.3.7. What a text that would do nothing looks for in vain, by its first instruction."""
    if e.op == b.ACTIVATE_PATH and t.path >= 0:
        number = t.book.path_number[t.path] + e.n
        beyond = number > t.book.last_path
        told: dict[str, str | int] = {"card": name, "n": t.book.last_path if beyond else number}
        if beyond:
            return Reason(Message("cardgame-why-no-higher-path", told), "C2.1.6")
        return Reason(Message("cardgame-why-no-path-left", told), "C4.4.7")
    return _reason(NOTHING_TO_DO.get(e.op, "cardgame-why-no-effect"), rule, name)


def _place(t: CardTable, card: int, name: str) -> Reason | None:
    book = t.book
    if name == "reserve":
        return _reason("cardgame-why-item-reserve", "C6.7.3", book.card_ids[card]) if book.type[card] == ITEM else None
    location = book.location_index.get(name, -1)
    if location < 0:
        return _reason("cardgame-why-no-place", "C2.1.1", name)
    args: dict[str, str | int] = {"card": book.card_ids[card], "location": name}
    if t.location[location] != ACTIVE:
        return Reason(Message("cardgame-why-not-active", args), "C2.1.7")
    if location >= BATTLEGROUNDS:
        if book.type[card] == ARMY:
            return Reason(Message("cardgame-why-army-path", args), "C6.4.1")
        if book.type[card] == CHARACTER and not book.paths[card][book.path_number[location]]:
            return Reason(Message("cardgame-why-path-number", args), "C6.4.2")
        if book.forbid_path[card] and shadow_ground_active(t):
            return Reason(Message("cardgame-why-shadow-active", args), "C6.4.2")
        return None
    if book.forbid_shadow_ground[card] and book.location_side[location] == SHADOW:
        return Reason(Message("cardgame-why-shadow-ground", args), "C2.1.4")
    return Reason(Message("cardgame-why-faction", args), "C2.1.4")


def _loss(t: CardTable, name: str) -> Reason | None:
    card = t.book.card_index.get(name, -1)
    battle = t.battle
    if card < 0 or battle is None:
        return None
    if t.book.type[card] == ITEM:
        return _reason("cardgame-why-item-apart", "C6.5.3", name)
    if card in battle.lost:
        return _reason("cardgame-why-already-lost", "C8.3.7", name)
    if card not in battle.cards:
        return _reason("cardgame-why-not-there", "C8.3.3", name)
    return _reason("cardgame-why-needless", "C8.3.3", name)


def _pile(t: CardTable, decision: Decision, verb: str, name: str) -> Reason | None:
    card = t.book.card_index.get(name, -1)
    if verb == "forsake":
        if name == "top":
            return _reason("cardgame-why-deck-empty", "C7.9")
        if card >= 0 and t.wielder[card] >= 0 and t.site[t.wielder[card]] == HOME:
            return _reason("cardgame-why-item-other", "C6.5.7", name)
        if card >= 0 and site_of(t, card) not in (OUT, HOME):
            return _reason("cardgame-why-forsake-field", "C7.5", name)
        return _reason("cardgame-why-forsake", "C7.5", name)
    if card < 0:
        return _reason("cardgame-why-no-card", "C2.2.1", name)
    if verb == "take":
        return _reason("cardgame-why-take", "C7.7", name)
    return _reason("cardgame-why-not-among", decision.rule, name)


def _activation(t: CardTable, name: str) -> Reason | None:
    location = t.book.location_index.get(name, -1)
    if location < 0:
        return _reason("cardgame-why-no-place", "C2.1.1", name)
    if location >= BATTLEGROUNDS:
        return _reason("cardgame-why-path-gone", "C4.4.7", name)
    if t.location[location] == ACTIVE:
        return _reason("cardgame-why-active-already", "C4.3.7", name)
    return _reason("cardgame-why-no-match", "C4.3.3", name)
