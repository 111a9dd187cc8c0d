"""I3, I4, I12. Cards and crystals changing hands."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.chance import NOBODY
from ravenhill.engine.decision import Option
from ravenhill.games.ironwood.book import WW, CardKind, Step
from ravenhill.games.ironwood.settings import Bot
from ravenhill.games.ironwood.shapes import Side
from ravenhill.games.ironwood.table import IronwoodTable

SIDE_NAMES: Final[tuple[Side, Side]] = ("woodwalkers", "ironclad")


def bot_side(t: IronwoodTable) -> int:
    """The side an automaton plays, or -1."""
    return t.settings.bot_side


def gain(t: IronwoodTable, side: int, n: int) -> int:
    """I12. Gain n: crystals from the supply, as many as there are (I1.6)."""
    got = min(n, t.crystals_left())
    if got > 0:
        t.crystals[side] += got
        if t.listened():
            t.tell("ironwood-log-gain", {"side": SIDE_NAMES[side], "n": got})
    return got


def steal(t: IronwoodTable, side: int, n: int) -> int:
    """I12. Steal n: available crystals of the opponent, never Cargo (I8.3)."""
    got = min(n, t.crystals[1 - side])
    if got > 0:
        t.crystals[1 - side] -= got
        t.crystals[side] += got
        t.tell("ironwood-log-steal", {"side": SIDE_NAMES[side], "n": got})
    return got


def spend(t: IronwoodTable, side: int, n: int) -> None:
    """I12. Spend n: available crystals back to the supply."""
    t.crystals[side] -= n
    t.tell("ironwood-log-spend", {"side": SIDE_NAMES[side], "n": n})


def special_from_deck(t: IronwoodTable, side: int) -> int:
    """I4.4. The top special; an empty deck is made anew from the discard pile. -1: nothing left at all."""
    deck = t.deck[side]
    if len(deck) == 0 and t.discard[side] and (side != bot_side(t) or t.settings.bot_reshuffles):  # I13.6
        deck.shuffle_in(t.discard[side])
        t.discard[side] = []
        t.tell("ironwood-log-reshuffle", {"side": SIDE_NAMES[side]})
    card = deck.draw(t.chance, t.book.card_labels, NOBODY if side == bot_side(t) else 1 << side)
    if card < 0 and t.settings.empty_deck == "crystal":
        gain(t, side, 1)
    return card


def draw_specials(t: IronwoodTable, side: int, n: int) -> int:
    """I12. Draw n special cards. An automaton puts them unseen under its hand (I13.6)."""
    drawn = 0
    for _ in range(n):
        card = special_from_deck(t, side)
        if card < 0:  # I4.4: in the other reading each card that is missing brings a crystal
            continue
        drawn += 1
        if side == bot_side(t):
            t.bot_hand.put_under(card)
        else:
            t.hands[side].append(card)
            t.hands[side].sort()
            if not t.quiet:
                t.whisper((side,), "ironwood-log-drew-card", {"card": t.book.cards[card].ident})
    if drawn:
        if t.listened():
            t.tell_others(side, "ironwood-log-draw", {"side": SIDE_NAMES[side], "n": drawn})
    return drawn


def drawable(t: IronwoodTable, side: int, deck: int) -> int:
    """How many cards can still be drawn; discarded specials come again (I4.4), visions do not (I11.5)."""
    return len(t.vision_deck) if deck == CardKind.VISION else len(t.deck[side]) + len(t.discard[side])


def crystal_instead(t: IronwoodTable) -> bool:
    """I4.4, the other reading: whether an empty deck would bring a crystal."""
    return t.settings.empty_deck == "crystal" and t.crystals_left() > 0


def draw_on_top(t: IronwoodTable, side: int) -> bool:
    """I13.22, I14.21. The automaton draws a card unseen to the top of its hand."""
    card = special_from_deck(t, side)
    if card < 0:
        return False
    t.bot_hand.put_on_top(card)
    t.tell("ironwood-log-bot-draw-top", {"side": SIDE_NAMES[side]})
    return True


def draw_visions(t: IronwoodTable, n: int) -> int:
    """I11.5. Draw n visions; from an empty vision deck none is drawn."""
    drawn = 0
    for _ in range(n):
        vision = t.vision_deck.draw(t.chance, t.book.vision_labels, 1 << WW)
        if vision < 0:
            break
        drawn += 1
        t.visions.append(vision)
        t.visions.sort()
        if not t.quiet:
            t.whisper((WW,), "ironwood-log-drew-card", {"card": t.book.vision_names[vision]})
    if drawn:
        t.tell_others(WW, "ironwood-log-draw-vision", {"n": drawn})
    return drawn


def leave_hand(t: IronwoodTable, side: int, card: int, face_up: bool = True) -> None:
    """A card leaves a hand; face down, the opponent no longer knows which of those it saw are left."""
    t.hands[side].remove(card)
    if not face_up:
        t.seen[side] = []
    elif card in t.seen[side]:
        t.seen[side].remove(card)


def discard_special(t: IronwoodTable, side: int, card: int) -> None:
    """I4.15. A special goes from hand to its discard pile; it is not burned (I3.9)."""
    leave_hand(t, side, card)
    t.discard[side].append(card)
    t.tell("ironwood-log-discard", {"side": SIDE_NAMES[side], "card": t.book.cards[card].ident})


def specials_in_hand(t: IronwoodTable, side: int) -> list[int]:
    cards = t.book.cards
    return [c for c in t.hands[side] if not cards[c].base]


def vision_leaves_hand(t: IronwoodTable, vision: int, face_up: bool = False) -> None:
    """A vision leaves the hand; face down, the Ironclad no longer know which of those they saw are left."""
    t.visions.remove(vision)
    if not face_up:
        t.seen_visions = []
    elif vision in t.seen_visions:
        t.seen_visions.remove(vision)


def mark_for_solo(t: IronwoodTable, vision: int) -> None:
    """I13.7. Against the Ironbot a vision played, discarded or burned marks its mountain."""
    if t.settings.bot == Bot.IRONBOT:
        mountain = t.book.vision_mountain[vision]
        if mountain not in t.marked and t.markers_left() > 0:
            t.marked.append(mountain)
            t.marked.sort()
            t.tell("ironwood-log-marked", {"mountain": t.book.mountain_names[mountain]})


def discard_vision(t: IronwoodTable, vision: int) -> None:
    """I11.5. A vision goes face down to the vision discard and never returns."""
    vision_leaves_hand(t, vision)
    t.vision_discard.append(vision)
    t.whisper((WW,), "ironwood-log-vision-gone", {"card": t.book.vision_names[vision]})
    mark_for_solo(t, vision)


def vision_back_into_deck(t: IronwoodTable, vision: int) -> None:
    vision_leaves_hand(t, vision)
    t.vision_deck.shuffle_in([vision])
    t.whisper((WW,), "ironwood-log-vision-back", {"card": t.book.vision_names[vision]})
    t.tell("ironwood-log-vision-shuffled", {})


def random_vision_of_hand(t: IronwoodTable) -> int:
    """One of the Woodwalkers' visions, picked blindly."""
    pool = t.visions[:]
    return t.chance.take(pool, t.book.vision_labels, 1 << WW)


def named_cards(t: IronwoodTable, verb: str, cards: list[int]) -> list[Option]:
    return [(verb, t.book.cards[c].ident) for c in cards]


def further_cards(t: IronwoodTable, side: int, s: Step) -> list[int]:
    cards = t.book.cards
    if s.kind == CardKind.BASE:
        fitting = [c for c in t.hands[side] if cards[c].base]
    elif s.kind == CardKind.SPECIAL:
        fitting = specials_in_hand(t, side)
    else:
        fitting = t.hands[side]
    return [c for c in fitting if cards[c].ident not in s.exclude]
