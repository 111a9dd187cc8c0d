"""What each seat sees, built up from nothing; and how what it can not see is dealt anew."""

from __future__ import annotations

from typing import Any

from ravenhill.engine.view import Redeal
from ravenhill.games.wotr import shapes
from ravenhill.games.wotr.armies import commander
from ravenhill.games.wotr.book import (
    CARD_IDS,
    CHARACTER_IDS,
    CHARACTERS,
    DECK_IDS,
    EYE,
    FACE_IDS,
    FP,
    GOLLUM,
    KIND_IDS,
    KINDS,
    NATION_IDS,
    NATIONS,
    REGIONS,
    SH,
    TILES,
)
from ravenhill.games.wotr.combat_cards import chars_of, figures, requirement_met, units_of
from ravenhill.games.wotr.hunt import hunt_dice, reroll_grounds
from ravenhill.games.wotr.stories import battle_story, hunt_story
from ravenhill.games.wotr.strength import (
    DICE,
    captains,
    dice_of,
    is_captain,
    lead_of_characters,
    leadership,
    leads,
    to_hit,
    walls,
)
from ravenhill.games.wotr.table import (
    ASIDE,
    AT_WAR,
    BATTLE_IDS,
    CORRUPTION_LIMIT,
    CRACK_OF_DOOM,
    IN_FELLOWSHIP,
    OUT,
    PHASE_IDS,
    SIDE_IDS,
    Battle,
    Wotr,
    chief,
    deck_of,
    in_fellowship,
    kinds_of,
    members,
    place_of,
)
from ravenhill.games.wotr.victory import FREE_POINTS, SHADOW_POINTS

GONE_IDS = {IN_FELLOWSHIP: "fellowship", ASIDE: "aside", OUT: "eliminated"}


def view(t: Wotr, seat: int) -> shapes.View:
    told: Any = {
        "turn": t.turn,
        "phase": PHASE_IDS[t.phase],
        "acting": t.acting,
        "team": [SIDE_IDS[side] for side in t.team],
        "leading": {"fp": chief(t, FP), "shadow": chief(t, SH)},
        "regions": _regions(t),
        "characters": _characters(t),
        "reinforcements": _kinds(t.reserve),
        "casualties": _kinds(t.lost),
        "politics": {
            NATION_IDS[n]: {
                "steps": AT_WAR - t.politics[n],
                "active": bool(t.active[n]),
                "at_war": t.politics[n] == AT_WAR,
                "seat": t.nation_seat[n],
            }
            for n in range(NATIONS)
        },
        "fellowship": _fellowship(t),
        "hunt": _hunt(t),
        "dice": {SIDE_IDS[s]: {FACE_IDS[f]: t.dice[s][f] for f in range(EYE) if t.dice[s][f]} for s in (FP, SH)},
        "dice_ready": {"fp": t.ready[FP], "shadow": t.ready[SH]},
        "rings": {"fp": t.rings[FP], "shadow": t.rings[SH]},
        "ring_used": {"fp": bool(t.ring_used[FP]), "shadow": bool(t.ring_used[SH])},
        "messenger_used": t.messenger_used,
        "victory": {"fp": {"n": t.vp[FP], "of": FREE_POINTS}, "shadow": {"n": t.vp[SH], "of": SHADOW_POINTS}},
        "cards": _cards(t, seat),
        "mixed": [_mixed(t, army // 2, army % 2) for army in t.mixed],
        "battle": None if t.battle is None else _battle(t, t.battle, seat),
    }
    seen: shapes.View = told
    return seen


def _mixed(t: Wotr, region: int, side: int) -> dict[str, Any]:
    """W21.13. A mixed Army, and who controls it."""
    led = commander(t, place_of(t, region, side), side)
    return {"region": t.book.region_ids[region], "side": SIDE_IDS[side], "seat": led}


def _kinds(n: list[int]) -> dict[str, int]:
    return {KIND_IDS[k]: n[k] for k in range(KINDS) if n[k]}


def _figures(t: Wotr, place: int) -> dict[str, int]:
    row = t.figs[place]
    return {KIND_IDS[k]: row[k] for k in range(KINDS) if row[k]}


def _regions(t: Wotr) -> dict[str, Any]:
    """Regions where something stands or whose Settlement has changed hands; besieged figures apart."""
    out: dict[str, Any] = {}
    for region in range(REGIONS):
        held: dict[str, Any] = {}
        figures = _figures(t, region)
        if figures:
            held["figures"] = figures
        box = t.book.box[region]
        if box >= 0:
            inside = _figures(t, box)
            if inside:
                held["besieged"] = inside
        if t.control[region] >= 0:
            held["control"] = SIDE_IDS[t.control[region]]
        if t.captor[region] >= 0:
            held["captor"] = t.captor[region]
        if held:
            out[t.book.region_ids[region]] = held
    return out


def _characters(t: Wotr) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for c in range(CHARACTERS):
        place = t.where[c]
        if place >= 0:
            out[CHARACTER_IDS[c]] = {"region": t.book.region_ids[t.book.region_of[place]], "besieged": place >= REGIONS}
        else:
            out[CHARACTER_IDS[c]] = {"place": GONE_IDS.get(place, "replaced")}
    return out


def _fellowship(t: Wotr) -> dict[str, Any]:
    f = t.fellowship
    return {
        "region": t.book.region_ids[f.region] if f.mordor < 0 else None,
        "progress": f.progress,
        "reach": reach(t),
        "hidden": f.hidden,
        "corruption": f.corruption,
        "limit": CORRUPTION_LIMIT,
        "guide": CHARACTER_IDS[f.guide],
        "companions": [CHARACTER_IDS[c] for c in in_fellowship(t)],
        "gollum": t.where[GOLLUM] == IN_FELLOWSHIP,
        "mordor": f.mordor if f.mordor >= 0 else None,
        "doom": CRACK_OF_DOOM,
        "path": [t.book.region_ids[r] for r in f.path],
    }


def reach(t: Wotr) -> dict[str, int]:
    """W17.1.2. How far the Fellowship may have come from its last known position, in steps."""
    f = t.fellowship
    if f.mordor >= 0 or not f.progress:
        return {}
    far = {f.region: 0}
    edge = [f.region]
    for steps in range(1, f.progress + 1):
        beyond: list[int] = []
        for here in edge:
            for region in t.book.near[here]:
                if region not in far:
                    far[region] = steps
                    beyond.append(region)
        edge = beyond
    return {t.book.region_ids[region]: steps for region, steps in far.items()}


def _hunt(t: Wotr) -> dict[str, Any]:
    tiles = t.book.tile_ids
    return {
        "fp": t.hunt_dice[FP],
        "shadow": t.hunt_dice[SH],
        "dice": hunt_dice(t.hunt_dice[SH]),
        "pool": [tiles[n] for n in sorted(t.pool)],  # what is left is known to all; only the draw is chance
        "drawn": [tiles[n] for n in t.drawn],
        "removed": [tiles[n] for n in t.gone],
        "specials": [tiles[n] for n in t.specials],
        "tile": tiles[t.tile] if t.tile >= 0 else None,
        "damage": t.damage,
        "roll": list(t.hunt_roll),
        "rerolls": reroll_grounds(t) if t.fellowship.mordor < 0 else [],  # what grants the Shadow one each
        "aside": TILES - len(t.pool) - len(t.drawn) - len(t.gone) - len(t.specials) - (1 if t.tile >= 0 else 0),
        "running": hunt_story(t) if t.chase else None,
    }


def _cards(t: Wotr, seat: int) -> dict[str, Any]:
    """W8.5. Own hand by face; of the others the backs."""
    hands: list[Any] = []
    for s in range(t.seats):
        if t.settings.card_backs_open:
            backs = [0, 0]
            for c in t.hands[s]:
                backs[deck_of(c) % 2] += 1
            hands.append({"character": backs[0], "strategy": backs[1]})
        else:
            hands.append({"cards": len(t.hands[s])})
    dropped = [len([c for s in range(t.seats) for c in t.dropped[s] if deck_of(c) == d]) for d in range(4)]
    return {
        "hand": [CARD_IDS[c] for c in t.hands[seat]] if seat >= 0 else [],
        "hands": hands,
        "decks": {DECK_IDS[d]: len(t.decks[d]) for d in range(len(t.decks))},
        "table": [CARD_IDS[c] for c in t.laid],
        "played": [CARD_IDS[c] for c in t.played],
        "dropped": {DECK_IDS[d]: dropped[d] for d in range(4)} if t.settings.card_backs_open else {"all": sum(dropped)},
        "own_dropped": [CARD_IDS[c] for c in t.dropped[seat]] if seat >= 0 else [],
    }


def _battle(t: Wotr, b: Battle, seat: int) -> dict[str, Any]:
    return {
        **battle_story(t, b),
        "sides": {SIDE_IDS[side]: _fighter(t, b, side) for side in (FP, SH)},
        "rearguard": _kinds(b.rear),
        "rearguard_characters": [CHARACTER_IDS[c] for c in range(CHARACTERS) if b.rear_chars >> c & 1],
        "round": b.round,
        "cards": {SIDE_IDS[side]: _battle_card(b, side, seat) for side in (FP, SH)},
    }


def _battle_card(b: Battle, side: int, seat: int) -> dict[str, str] | None:
    """W13.5. A Combat card; face down only its back is seen."""
    card = b.cards[side]
    if card < 0:
        return None
    known = b.cards_open or b.seats[side] == seat
    return {"card": CARD_IDS[card]} if known else {"back": DECK_IDS[deck_of(card)]}


def _fighter(t: Wotr, b: Battle, side: int) -> dict[str, Any]:
    """W13.3. What a side brings to the next rolls, and where each part comes from."""
    chars = chars_of(t, b, side)
    led = {KIND_IDS[k]: figures(t, b, side, k) for k in kinds_of(side) if figures(t, b, side, k) and leads(t, b, k)}
    for c in members(chars):
        n = lead_of_characters(t, b, 1 << c)
        if n:
            led[CHARACTER_IDS[c]] = n
    return {
        "figures": {KIND_IDS[k]: figures(t, b, side, k) for k in kinds_of(side) if figures(t, b, side, k)},
        "characters": [CHARACTER_IDS[c] for c in members(chars)],
        "units": units_of(t, b, side),
        "captains": [CHARACTER_IDS[c] for c in members(chars & ~b.muted) if is_captain(c)],
        "most": DICE if units_of(t, b, side) + (captains(t, b) if side == FP else 0) > DICE else None,
        "dice": dice_of(t, b, side),
        "relieved": t.units[b.relief * 2 + FP] if side == SH and b.relief >= 0 else 0,
        "leads": led,
        "white_rider": side == SH and bool(b.white_rider),
        "leadership": leadership(t, b, side),
        "to_hit": to_hit(t, b, side),
        "walls": BATTLE_IDS[b.kind] if walls(t, b, side) else None,
    }


# --- dealing anew ---


def redeal(t: Wotr, seat: int) -> None:
    """Mixes, deck by deck, the cards this seat can not know: decks, other hands, cards others dropped."""
    for number in range(4):
        decks = [number]
        mix = Redeal()
        for d in decks:
            mix.deck(t.decks[d], seat)
        for s in range(t.seats):
            if s != seat:
                _mix(mix, t.hands[s], decks, [c for c, giver in t.lent.items() if giver == seat])
                _mix(mix, t.dropped[s], decks, [])
        b = t.battle
        if b is not None and not b.cards_open:
            for side in (FP, SH):
                if b.cards[side] >= 0 and b.seats[side] != seat and deck_of(b.cards[side]) in decks:
                    mix.one(b.cards, side)
        mix.deal(t.chance)
    for hand in t.hands:
        hand.sort()
    for pile in t.dropped:
        pile.sort()
    if t.battle is not None and not t.battle.cards_open:
        _make_lawful(t, t.battle, seat)


def _mix(mix: Redeal, cards: list[int], decks: list[int], known: list[int]) -> None:
    for i in range(len(cards)):
        if deck_of(cards[i]) in decks and cards[i] not in known:
            mix.one(cards, i)


def _make_lawful(t: Wotr, b: Battle, seat: int) -> None:
    """A face-down Combat card meets its requirement: the re-dealt one is changed for one that does."""
    for side in (FP, SH):
        card = b.cards[side]
        if card < 0 or b.seats[side] == seat or requirement_met(t, b, side, card):
            continue
        _swap_for_lawful(t, b, side, seat)


def _swap_for_lawful(t: Wotr, b: Battle, side: int, seat: int) -> None:
    card = b.cards[side]
    deck = deck_of(card)
    piles: list[list[int]] = [t.decks[deck].pool]
    piles += [t.hands[s] for s in range(t.seats) if s != seat and t.team[s] == side]
    piles += [t.dropped[s] for s in range(t.seats) if s != seat and t.team[s] == side]
    found: list[tuple[int, int]] = []
    for p in range(len(piles)):
        for i in range(len(piles[p])):
            if t.lent.get(piles[p][i], -1) == seat:
                continue
            if deck_of(piles[p][i]) == deck and requirement_met(t, b, side, piles[p][i]):
                found.append((p, i))
    if found:
        p, i = found[t.chance.below(len(found))]
        b.cards[side] = piles[p][i]
        piles[p][i] = card
        for hand in t.hands:
            hand.sort()
        for pile in t.dropped:
            pile.sort()
