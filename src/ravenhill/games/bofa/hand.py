"""B7. Drawing, holding and discarding Event and Story cards."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.games.bofa.asking import BofaQuestion
from ravenhill.games.bofa.names import EVENTS, FP, HAND_LIMIT, SHADOW, SHADOW_STORY, SIDE_IDS
from ravenhill.games.bofa.table import BofaTable


def draw_event(t: BofaTable, side: int) -> None:
    """B7.4, B7.6. One Event card; the last card drawn brings the discards back at once."""
    if len(t.event_deck) == 0:
        reshuffle(t)
    unseen: list[int] | None = None
    if t.chance.waits:  # who draws can not tell these from those in the deck
        unseen = [c for c in t.hands[1 - side] if c < EVENTS] + t.event_discards
    card = t.event_deck.draw(t.chance, t.book.card_labels, 1 << side, unseen)
    if card < 0:
        return
    take(t, side, card)
    if len(t.event_deck) == 0:
        reshuffle(t)


def reshuffle(t: BofaTable) -> None:
    """B7.6, B7.16. All used and discarded Event cards become a new deck; a card in use is not among them."""
    if t.event_discards:
        t.event_deck.shuffle_in(t.event_discards)
        t.event_discards = []
        t.event_seen = []
        t.tell("bofa-log-reshuffle")


def draw_story(t: BofaTable, side: int) -> None:
    """B7.3, B7.6. One card of the own Story deck; an empty one gives nothing."""
    card = t.story_decks[side].draw(t.chance, t.book.card_labels, 1 << side)
    if card >= 0:
        take(t, side, card)


def take(t: BofaTable, side: int, card: int) -> None:
    hand = t.hands[side]
    hand.append(card)
    hand.sort()
    t.whisper((side,), "bofa-log-you-draw", {"card": t.book.card_id[card]})
    t.tell_others(side, "bofa-log-draws", {"side": SIDE_IDS[side], "kind": "event" if card < EVENTS else "story"})


def draw_both(t: BofaTable, side: int) -> Script:
    """B7.4. One Event and one Story card, then down to six."""
    draw_event(t, side)
    draw_story(t, side)
    yield from discard_down(t, side)


def discard_down(t: BofaTable, side: int) -> Script:
    """B7.5. More than six cards: discard at once, face down."""
    hand = t.hands[side]
    while len(hand) > HAND_LIMIT:
        card = yield from Discard(t, side).card()
        hand.remove(card)
        put_away(t, card, 1 << side)
        t.tell("bofa-log-discards", {"side": SIDE_IDS[side], "kind": "event" if card < EVENTS else "story"})


class Discard(BofaQuestion):
    """B7.5. Which card above six is discarded."""

    __slots__ = ()

    KIND = "discard"
    TAKES = ("discard <card>",)
    ASK = "bofa-ask-discard"

    def __init__(self, t: BofaTable, side: int) -> None:
        super().__init__(t, side, "B7.5")

    def offer(self) -> list[Option]:
        return [("discard", self.t.book.card_id[c]) for c in self.t.hands[self.seat]]

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": len(self.t.hands[self.seat]) - HAND_LIMIT}


def put_away(t: BofaTable, card: int, seen: int) -> None:
    """B7.15. To the pile of its kind; `seen` is the mask of those who saw its face."""
    if card < EVENTS:
        t.event_discards.append(card)
        t.event_seen.append(seen)
    else:
        side = FP if card < SHADOW_STORY else SHADOW
        t.story_discards[side].append(card)
        t.story_seen[side].append(seen)
