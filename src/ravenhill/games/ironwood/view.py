"""I16. What each seat may see, and how what it may not see is dealt anew."""

from __future__ import annotations

from ravenhill.engine.view import Redeal
from ravenhill.games.ironwood import stories
from ravenhill.games.ironwood.automaton import stance_name
from ravenhill.games.ironwood.bluff import FIRST, covered, face_down, vision_wagered
from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.hand import SIDE_NAMES, bot_side
from ravenhill.games.ironwood.pieces import RoundBonus
from ravenhill.games.ironwood.settings import Bot
from ravenhill.games.ironwood.shapes import Bonus, Forest, Mountain, SideBoard, Solo, View, Visions
from ravenhill.games.ironwood.table import FOREST_MARK, PASSED, PHASES, SITES, IronwoodTable, Phase
from ravenhill.games.ironwood.turn import side_to_act
from ravenhill.games.ironwood.victory import out_of_reach


def view(t: IronwoodTable, seat: int) -> View:
    """Built up from nothing. The seat of an automaton sees what a spectator sees."""
    seat = -1 if seat == bot_side(t) else seat
    seen: View = {
        "round": t.round,
        "phase": PHASES[t.phase],
        "turn": t.turn,
        "turns": t.book.turns,
        "active": SIDE_NAMES[side_to_act(t)] if t.phase == Phase.ACTION else None,
        "forests": _forests(t),
        "mountains": _mountains(t),
        "drill": {
            "at": t.book.mountain_names[t.drill],
            "track": t.track,
            "steps": t.book.track_cargo[:],
            "cargo": t.cargo,
        },
        "supply": {
            "crystals": t.crystals_left(),
            "markers": t.markers_left(),
            "woodwalkers": t.ww_left(),
            "ironclad": t.fighters_left(),
            "golems": t.golems_left(),
            "totems": t.totems,
        },
        "goals": {
            "woodwalkers": {"n": t.secured, "of": t.book.totems_to_win},
            "ironclad": {"n": t.built_forges(), "of": t.book.forges_to_win},
        },
        "forge_tokens": t.forge_tokens,
        "sides": {"woodwalkers": _side(t, WW, seat), "ironclad": _side(t, IC, seat)},
        "visions": _visions(t, seat),
        "bonuses": [_bonus(t, bonus) for bonus in t.round_bonuses],
        "prohibitions": [{"what": p.what, "place": _ban_place(t, p.what, p.place)} for p in t.prohibitions],
        "battle": None if t.battle is None else stories.fight(t, t.battle, seat),
        "solo": None if t.settings.bot == Bot.NONE else _solo(t),
    }
    if seat >= 0:
        seen["hand"] = [t.book.cards[c].ident for c in t.hands[seat]]
    return seen


def _forests(t: IronwoodTable) -> dict[str, Forest]:
    return {
        name: {
            "fighters": t.ww[f],
            "charged": t.charged[f],
            "fading": t.fading[f],
            "marks": t.map_marks.count(f + FOREST_MARK),
        }
        for f, name in enumerate(t.book.forest_names)
    }


def _mountains(t: IronwoodTable) -> dict[str, Mountain]:
    return {
        name: {
            "fighters": t.fighters[m],
            "golems": t.golems[m],
            "site": SITES[t.site[m]],
            "drill": t.drill == m,
            "marks": t.map_marks.count(m),
            "marked": m in t.marked,
        }
        for m, name in enumerate(t.book.mountain_names)
    }


def _side(t: IronwoodTable, side: int, seat: int) -> SideBoard:
    cards = t.book.cards
    hand = len(t.bot_hand) if side == bot_side(t) else len(t.hands[side]) + covered(t, side, seat, False)
    deck = t.deck[side]
    seen: SideBoard = {
        "crystals": t.crystals[side],
        "hand": hand,
        "deck": len(deck),
        "discard": [cards[c].ident for c in _open_discard(t, side, seat)],
        "discards": len(t.discard[side]),
        "played": [["passed" if c == PASSED else cards[c].ident for c in space] for space in t.played[side]],
        "aside": [cards[c].ident for c in t.set_aside[side]],
        "lingering": [{"card": cards[x.card].ident, "markers": x.markers} for x in t.lingering[side]],
    }
    if seat >= 0:
        bit = 1 << seat
        seen["top_known"] = [cards[c].ident for c, s in zip(deck.top, deck.top_seen, strict=True) if s & bit][::-1]
        seen["under_known"] = [cards[c].ident for c, s in zip(deck.under, deck.under_seen, strict=True) if s & bit]
        if seat != side:
            seen["hand_known"] = [cards[c].ident for c in sorted(t.seen[side])]
    return seen


def _open_discard(t: IronwoodTable, side: int, seat: int) -> list[int]:
    """I16.1. The whole pile; where piles may not be looked through, of another's only the top card."""
    return t.discard[side] if t.settings.open_discards or seat == side else t.discard[side][-1:]


def _visions(t: IronwoodTable, seat: int) -> Visions:
    names = t.book.vision_names
    seen: Visions = {
        "hand": len(t.visions) + covered(t, WW, seat, True),
        "deck": len(t.vision_deck),
        "discovered": [names[v] for v in t.discovered],
        "discard": len(t.vision_discard),
    }
    if t.settings.bot == Bot.WOODBOT:
        seen["discard_known"] = [names[v] for v in t.vision_discard]
        seen["deck_known"] = [names[v] for v in sorted(t.vision_deck.cards())]
    if seat == WW:
        seen["own"] = [names[v] for v in t.visions]
        seen["discard_known"] = [names[v] for v in t.vision_discard]
    if seat == IC:
        seen["hand_known"] = [names[v] for v in t.seen_visions]
    if seat >= 0:
        deck, bit = t.vision_deck, 1 << seat
        seen["top_known"] = [names[v] for v, s in zip(deck.top, deck.top_seen, strict=True) if s & bit][::-1]
        seen["under_known"] = [names[v] for v, s in zip(deck.under, deck.under_seen, strict=True) if s & bit]
    return seen


def _bonus(t: IronwoodTable, bonus: RoundBonus) -> Bonus:
    return {
        "side": SIDE_NAMES[bonus.side],
        "card": t.book.cards[bonus.card].ident if bonus.card >= 0 else None,
        "damage": bonus.damage,
        "defence": bonus.defence,
        "dominance": bonus.dominance,
        "defender_only": bonus.defender_only,
    }


def _ban_place(t: IronwoodTable, what: int, place: int) -> str | None:
    if place < 0:
        return None
    return t.book.mountain_names[place] if what == 1 else t.book.forest_names[place]


def _solo(t: IronwoodTable) -> Solo:
    """The automaton, and its turn while it goes on."""
    return {
        "bot": "ironbot" if t.settings.bot == Bot.IRONBOT else "woodbot",
        "stance": stance_name(t),
        "exhausted": t.flow_exhausted,
        "spirits": t.spirits,
        "hand": len(t.bot_hand),
        "turn": None if t.thinking is None else stories.bot_turn(t, t.thinking),
        "out_of_reach": t.result is None and out_of_reach(t),
    }


# --- dealing anew ---


def redeal(t: IronwoodTable, seat: int) -> None:
    """I16.1. Hands, deck orders, visions and face-down wagers the seat can not know."""
    seat = -1 if seat == bot_side(t) else seat
    hidden = [side for side in (WW, IC) if side not in (seat, bot_side(t)) and face_down(t.battle, side)]
    for side in hidden:
        _pick_up_wager(t, side)
    for side in (WW, IC):
        if side == bot_side(t):
            _redeal_bot(t, side, seat)
        else:
            _redeal_hand(t, side, seat)
    _redeal_visions(t, seat)
    for side in hidden:
        _wager_anew(t, side)


def _pick_up_wager(t: IronwoodTable, side: int) -> None:
    """A card that lies face down may be any of the hand it comes from."""
    b = t.battle
    if b is not None:
        vision = vision_wagered(b.wager[side])
        if vision >= 0:
            t.visions.append(vision)
        else:
            t.hands[side].append(b.wager[side])


def _wager_anew(t: IronwoodTable, side: int) -> None:
    """Any card of the hand; where they may be wagered (I9.5), any vision too."""
    b = t.battle
    if b is None:
        return
    hand = t.hands[side]
    visions = t.visions if side == WW and t.settings.wager_visions else []
    i = t.chance.below(len(hand) + len(visions))
    b.wager[side] = hand.pop(i) if i < len(hand) else FIRST - visions.pop(i - len(hand))


def _redeal_hand(t: IronwoodTable, side: int, seat: int) -> None:
    mix = Redeal()
    mix.deck(t.deck[side], seat)
    if side == seat:
        mix.deal(t.chance)
        return
    hand = t.hands[side]
    for i in range(len(hand)):
        known = seat == 1 - side and hand[i] in t.seen[side]
        if not known and not t.book.cards[hand[i]].base:
            mix.one(hand, i)
    mix.deal(t.chance)
    hand.sort()
    if seat != 1 - side:
        # what the opponent saw means nothing to this seat; keep it true of the new hand
        specials = [c for c in hand if not t.book.cards[c].base]
        t.seen[side] = specials[: len(t.seen[side])]


def _redeal_bot(t: IronwoodTable, side: int, seat: int) -> None:
    """Specials in the automaton's hand and deck are unknown; that its base cards are in its hand is not."""
    mix = Redeal()
    mix.deck(t.deck[side], seat)
    for cards in (t.bot_hand.pool, t.bot_hand.top, t.bot_hand.under):
        for i in range(len(cards)):
            if not t.book.cards[cards[i]].base:
                mix.one(cards, i)
    mix.deal(t.chance)


def _redeal_visions(t: IronwoodTable, seat: int) -> None:
    mix = Redeal()
    mix.deck(t.vision_deck, seat)
    if t.settings.bot != Bot.WOODBOT and seat != WW:
        for i in range(len(t.visions)):
            if seat != IC or t.visions[i] not in t.seen_visions:
                mix.one(t.visions, i)
        mix.all(t.vision_discard)
    mix.deal(t.chance)
    t.visions.sort()
    if seat != IC:
        t.seen_visions = t.visions[: len(t.seen_visions)]
