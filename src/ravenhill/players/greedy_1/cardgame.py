"""The eye of `greedy-1` for The Card Game, frozen: it follows new names and changes in no other way."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option, Question
from ravenhill.games.cardgame.book import FREE, RING_DUEL, SHADOW
from ravenhill.games.cardgame.forecast import forecast
from ravenhill.games.cardgame.scoring import final_score, score
from ravenhill.games.cardgame.table import ACTIONS, BATTLEGROUND, PATH, READY, CardTable, carryover_limit

WON: Final = 1000.0


def evaluate(t: CardTable, seat: int) -> float:
    """From the side of the seat's team; higher is better."""
    side = side_of(t, seat)
    result = t.result
    if result is not None:
        return WON if seat in result.winners else -WON
    value = worth(t, FREE) - worth(t, SHADOW) + in_sight(t)
    return value if side == FREE else -value


def side_of(t: CardTable, seat: int) -> int:
    for p in range(len(t.players)):
        if t.person[p] == seat:
            return t.book.sides[p]
    return FREE


def worth(t: CardTable, side: int) -> float:
    """Points of a team, and its cards: in hand, in reserve, still to be drawn."""
    last = t.path_number >= t.book.last_path
    value = float(final_score(t, side) if last else score(t, side)) * 1.0
    left = t.book.last_path - t.path_number
    for p in range(len(t.players)):
        if t.book.sides[p] == side:
            value += _cards(t, p) * (0.25 if left == 0 else 1.0)
    return value


def _cards(t: CardTable, p: int) -> float:
    """What a player's cards are worth: those out of the game are lost, those in hand above the limit are wasted."""
    b = t.book
    player = t.players[p]
    kept = min(len(player.hand), carryover_limit(t, p))
    value = 0.30 * kept + 0.12 * (len(player.hand) - kept)
    if t.phase in (BATTLEGROUND, PATH, ACTIONS):
        value += 0.10 * (len(player.hand) - kept)
    rest = len(player.deck) + len(player.cycled) + len(player.cycled_seen)
    value += 0.08 * min(rest, (b.last_path - t.path_number) * (b.draw_step[p] + 1))  # more than that is never drawn
    for card in player.reserve:
        value += 0.35 + 0.06 * (b.attack[card] + b.defence[card] + b.path_icons[card]) + 0.3 * b.extra_draw[card]
    for item in t.worn:
        if b.owner[item] == p:
            value += 0.15
    if player.ring == READY and b.ring_rule[p] != RING_DUEL:  # in a Duel it is ready again every round
        value += 0.4
    return value


def in_sight(t: CardTable) -> float:
    """What the active locations promise, from the side of the Free Peoples."""
    value = 0.0
    for ground in t.active:
        now = forecast(t, ground)
        keep = _chance(now.margin())
        points = float(t.book.location_vp[ground])
        free = keep if t.book.location_side[ground] == FREE else 1.0 - keep
        value += points * (2.0 * free - 1.0) - _lost_cards(now.attack, now.location, now.cards)
    if t.path >= 0:
        now = forecast(t, t.path)
        margin = now.margin() - (1 if t.book.path_duel else 0)
        points = float(t.book.location_vp[t.path])
        value += points * _chance(margin)
        if now.margin() < 0:
            value += float(now.margin()) * 0.9
        else:
            value += 0.15 * float(min(now.margin(), 3))
    return value


def _chance(margin: int) -> float:
    """How sure the defenders may be with so many icons to spare."""
    if margin >= 0:
        return min(0.95, 0.62 + 0.11 * margin)
    return max(0.05, 0.42 + 0.11 * margin)


def _lost_cards(attack: int, location: int, cards: int) -> float:
    """A little for the cards that would be lost in the fighting."""
    return 0.02 * float(max(0, min(attack - location, cards)))


def weigh(t: CardTable, decision: Question, option: Option) -> float:
    """How promising an option looks at first sight."""
    verb = option[0]
    if verb == "play" or verb == "use" or verb == "move":
        return 4.0
    if verb == "to":
        return _place_weight(t, str(option[1]))
    if verb == "cycle" or verb == "lose" or verb == "eliminate" or verb == "forsake":
        return _spare(t, str(option[1]))
    if verb == "pass":
        return 1.0
    if verb == "ring":
        return 1.5
    if verb == "winnow":
        return 0.2
    if verb in ("skip", "done", "idle", "refuse"):
        return 0.5
    if verb == "otherwise":
        return 0.4
    return 2.0


def _place_weight(t: CardTable, name: str) -> float:
    """Where points are in doubt a card weighs more."""
    location = t.book.location_index.get(name, -1)
    if location < 0:
        return 1.5
    margin = forecast(t, location).margin()
    return 3.0 + 0.5 * float(t.book.location_vp[location]) - 0.3 * float(min(abs(margin), 5))


def _spare(t: CardTable, name: str) -> float:
    """The less a card can do, the sooner it is given away."""
    card = t.book.card_index.get(name, -1)
    if card < 0:
        return 0.8  # the top of the deck, unseen
    b = t.book
    strength = b.attack[card] + b.defence[card] + b.path_icons[card] + b.leader_attack[card] + b.leader_defence[card]
    return 1.2 / (1.0 + 0.25 * float(strength))
