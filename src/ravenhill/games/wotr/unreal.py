"""Positions that no game can come to: each is refused with the field, the thing and the rule it breaks."""

from __future__ import annotations

from ravenhill.engine.decision import Atom, BadPosition, Message
from ravenhill.games.wotr.armies import STACK, STACK_BESIEGED
from ravenhill.games.wotr.book import (
    ARAGORN,
    ARMY,
    CARD_IDS,
    CHARACTER_IDS,
    CHARACTERS,
    DECK_IDS,
    ELVES,
    FACE_IDS,
    FP,
    FP_KINDS,
    GANDALF_GREY,
    GANDALF_WHITE,
    GOLLUM,
    KIND_IDS,
    KINDS,
    NATION_IDS,
    NATIONS,
    NAZGUL,
    PLACES,
    REGIONS,
    SARUMAN,
    SH,
    STANDARD_TILES,
    STARTING,
    STRIDER,
    TILE_EYE,
    WILL,
    side_of,
)
from ravenhill.games.wotr.events import EVENTS, hand_limit, side_decks
from ravenhill.games.wotr.multiplayer import order
from ravenhill.games.wotr.table import (
    ACTIONS,
    ASIDE,
    FIELD,
    IN_FELLOWSHIP,
    OUT,
    PHASE_IDS,
    PROGRESS_LIMIT,
    REPLACED,
    SIDE_IDS,
    Battle,
    Wotr,
    char_side,
    chars_at,
    deck_of,
    dice_left,
    members,
)


def bad(key: str, **args: Atom) -> BadPosition:
    return BadPosition(Message(f"wotr-bad-position-{key}", dict(args)))


def refuse(t: Wotr) -> None:
    """Raises BadPosition for the first thing found that no game can come to."""
    _apart(t)
    _characters(t)
    if not t.closing:
        _leaders(t)
    if not t.closing and t.battle is None:  # at the end of an action that is not yet done all this may be so
        _limits(t)
        _sieges(t)
        _control(t)
    _action(t)
    _fellowship(t)
    _politics(t)
    _tiles(t)
    _dice(t)
    _cards(t)
    _seats(t)
    if t.battle is not None:
        _battle(t, t.battle)


def _action(t: Wotr) -> None:
    """W5.5, W21.6, W22.13. An action and its end belong to phase 5; a draw is owed by who played the card."""
    if t.phase != ACTIONS and (t.closing or t.battle is not None):
        raise bad("not-acting", field="closing" if t.closing else "battle", at=PHASE_IDS[t.phase])
    for field, there in (("owed", bool(t.owed)), ("paid", t.paid_face >= 0)):
        if there and not t.closing:
            raise bad("not-closing", field=field)
    if len(t.owed) > 1:
        raise bad("owed-many", n=len(t.owed))
    side = t.team[t.acting]
    for deck in t.owed:
        if (deck < 0) != (side == SH) or (deck >= 0 and deck not in side_decks(side)):
            raise bad("owed", deck=DECK_IDS[deck] if deck >= 0 else "palantir", side=SIDE_IDS[side])
    if t.phase == ACTIONS and t.seats > 2:
        seats = order(t, side)
        if seats[t.beat[side] % len(seats)] != t.acting:
            raise bad("beat", seat=t.acting, n=t.beat[side])


def place_name(t: Wotr, place: int) -> str:
    name = t.book.region_ids[t.book.region_of[place]]
    return name if place < REGIONS else f"{name}:besieged"


# --- figures ---


def _apart(t: Wotr) -> None:
    """W12.3.3. Units of both sides never stand at one place."""
    for place in range(PLACES):
        if t.units[place * 2] and t.units[place * 2 + 1]:
            raise bad("both-sides", where=place_name(t, place))


def _characters(t: Wotr) -> None:
    for c in range(CHARACTERS):
        where = t.where[c]
        if where not in _away(c) and (where < 0 or c == GOLLUM):
            raise bad("character", character=CHARACTER_IDS[c], where=_state(t, where))
        if where >= REGIONS and not t.units[where * 2 + char_side(c)]:
            raise bad("box-empty", character=CHARACTER_IDS[c], where=place_name(t, where))
    orthanc = t.book.region_index["orthanc"]
    saruman = t.where[SARUMAN]
    if saruman >= 0 and t.book.region_of[saruman] != orthanc:
        raise bad("saruman", where=place_name(t, saruman))
    for old, new in ((STRIDER, ARAGORN), (GANDALF_GREY, GANDALF_WHITE)):
        _replaced(t, old, new)
    minions = [c for c in range(SARUMAN, CHARACTERS) if t.where[c] != ASIDE]
    if not t.minion_seen and (minions or t.where[GANDALF_WHITE] != ASIDE):
        raise bad("minion-seen", character=CHARACTER_IDS[minions[0] if minions else GANDALF_WHITE])


def _away(c: int) -> tuple[int, ...]:
    """Where a Character may be when he is not on the map."""
    if c in (STRIDER, GANDALF_GREY):
        return (IN_FELLOWSHIP, OUT, REPLACED)
    if c < STARTING:
        return (IN_FELLOWSHIP, OUT)
    return (IN_FELLOWSHIP, ASIDE) if c == GOLLUM else (ASIDE, OUT)


def _state(t: Wotr, where: int) -> str:
    if where >= 0:
        return place_name(t, where)
    return {IN_FELLOWSHIP: "fellowship", ASIDE: "aside", OUT: "eliminated", REPLACED: "replaced"}[where]


def _replaced(t: Wotr, old: int, new: int) -> None:
    """W22.2, W22.3, W22.15. Aragorn takes Strider's place; Gandalf the White that of a Grey who is out or gone."""
    came = t.where[new] != ASIDE
    gone = t.where[old] == REPLACED or (t.where[old] == OUT and new == GANDALF_WHITE)
    if came and not gone:
        raise bad("both", character=CHARACTER_IDS[new], other=CHARACTER_IDS[old], where=_state(t, t.where[old]))
    if t.where[old] == REPLACED and not came:
        raise bad("replaced", character=CHARACTER_IDS[old], other=CHARACTER_IDS[new])


def _leaders(t: Wotr) -> None:
    """W9.1. A Leader of the Free Peoples without a unit is removed at once; nobody but units holds a Stronghold box."""
    for place in range(PLACES):
        if t.leaders[place * 2] and not t.units[place * 2]:
            kind = next(k for k in range(FP_KINDS) if t.figs[place][k])
            raise bad("lone-leader", kind=KIND_IDS[kind], where=place_name(t, place))
        if place >= REGIONS and t.figs[place][NAZGUL] and not t.units[place * 2 + SH]:
            raise bad("box-empty", character=KIND_IDS[NAZGUL], where=place_name(t, place))


def _limits(t: Wotr) -> None:
    """W10.3."""
    for at, n in enumerate(t.units):
        most = STACK if at < REGIONS * 2 else STACK_BESIEGED
        if n > most:
            raise bad("stack", side=SIDE_IDS[at % 2], where=place_name(t, at // 2), n=n, most=most)


def _sieges(t: Wotr) -> None:
    """W14.7, W14.8. The besieged hold their Stronghold, and an enemy unit besieges them."""
    for region in t.book.strongholds:
        box = t.book.box[region]
        for side in (FP, SH):
            if t.units[box * 2 + side] and t.control[region] != side:
                raise bad("siege-control", region=t.book.region_ids[region], side=SIDE_IDS[side])
            if t.units[box * 2 + side] and not t.units[region * 2 + 1 - side]:
                raise bad("no-besieger", region=t.book.region_ids[region])


def _control(t: Wotr) -> None:
    """W15.2. An Army in a Settlement that no enemy unit holds has taken it; captors are of the side that holds it."""
    for region in range(REGIONS):
        owner = t.control[region]
        if owner < 0:
            continue
        box = t.book.box[region]
        held = t.units[region * 2 + owner] or (box >= 0 and t.units[box * 2 + owner])
        if t.units[region * 2 + 1 - owner] and not held:
            raise bad("control", region=t.book.region_ids[region], side=SIDE_IDS[1 - owner])
        captor = t.captor[region]
        captured = side_of(t.book.region_nation[region]) != owner
        if captor >= 0 and (not captured or t.team[captor] != owner):
            raise bad("captor", region=t.book.region_ids[region], seat=captor)


# --- tracks ---


def _fellowship(t: Wotr) -> None:
    """W3.23, W17.7.1, R9.19, R10.3."""
    f = t.fellowship
    most = PROGRESS_LIMIT if t.settings.progress_limit else 99
    if f.mordor >= 0 and t.settings.mordor_progress == "zero":
        most = 0
    if f.progress > most:
        key = "progress-mordor" if f.mordor >= 0 else "progress"
        raise bad(key, n=f.progress, most=most)
    if f.mordor < 0 and not f.hidden and f.progress:
        raise bad("progress-revealed", n=f.progress)


def _politics(t: Wotr) -> None:
    """W16.3. The Shadow's Nations and the Elves are never passive."""
    for n in range(NATIONS):
        if not t.active[n] and (n == ELVES or side_of(n) == SH):
            raise bad("passive", nation=NATION_IDS[n])


def _tiles(t: Wotr) -> None:
    """W18.1.1, W18.1.3, W19.3.2. Every standard tile once; special tiles wait outside Mordor, and are drawn there."""
    piles: list[tuple[str, list[int]]] = [
        ("pool", t.pool),
        ("drawn", t.drawn),
        ("removed", t.gone),
        ("specials", t.specials),
    ]
    seen: dict[int, str] = {}
    for pile, tiles in piles:
        for n in tiles:
            if n in seen:
                raise bad("tile-twice", tile=repr(t.book.tile_ids[n]), pile=pile, other=seen[n])
            seen[n] = pile
            special = n >= STANDARD_TILES
            if not special and pile == "specials":
                raise bad("tile-standard", tile=repr(t.book.tile_ids[n]))
            if pile == "removed" and t.book.tile_value[n] != TILE_EYE:
                raise bad("tile-removed", tile=repr(t.book.tile_ids[n]))
            if special and pile != "specials" and t.fellowship.mordor < 0:
                raise bad("tile-before-mordor", tile=repr(t.book.tile_ids[n]), pile=pile)
            if pile == "specials" and t.fellowship.mordor >= 0:
                raise bad("tile-in-mordor", tile=repr(t.book.tile_ids[n]))
    for n in range(STANDARD_TILES):
        if n not in seen:
            raise bad("tile-missing", tile=repr(t.book.tile_ids[n]))
    for card, n in t.book.special_tile.items():
        if n in seen and card not in t.played:
            raise bad("tile-card", tile=repr(t.book.tile_ids[n]), card=CARD_IDS[card])


# --- dice, cards, seats ---


def _dice(t: Wotr) -> None:
    """W2.9, W5.7 to W5.10, W7.1. Faces a die has, no more dice than a side may have, three Elven Rings."""
    for side, face in ((FP, ARMY), (SH, WILL)):
        if t.dice[side][face]:
            raise bad("face", side=SIDE_IDS[side], face=FACE_IDS[face])
    most = t.book.start_dice[:]
    for c in (ARAGORN, GANDALF_WHITE, *range(SARUMAN, CHARACTERS)):
        if t.where[c] != ASIDE:
            most[char_side(c)] += t.book.extra_dice[c]
    for side in (FP, SH):
        n = dice_left(t, side) + t.hunt_dice[side] + t.ready[side]
        if n > most[side]:
            raise bad("dice", side=SIDE_IDS[side], n=n, most=most[side])
    if t.rings[FP] + t.rings[SH] > 3:
        raise bad("rings", fp=t.rings[FP], shadow=t.rings[SH])
    if t.ring_used[FP] and t.rings[FP] == 3:
        raise bad("ring-kept", side=SIDE_IDS[FP])
    if t.ring_used[SH] and t.rings[FP] + t.rings[SH] == 3:
        raise bad("ring-kept", side=SIDE_IDS[SH])


def _cards(t: Wotr) -> None:
    """W8.3, W8.11. Hands within their limit, on the table only what may lie there, decks of their own cards."""
    for seat in range(t.seats):
        if len(t.hands[seat]) > hand_limit(t, seat):
            raise bad("hand", seat=seat, n=len(t.hands[seat]), most=hand_limit(t, seat))
        for card in t.dropped[seat]:
            if t.team[seat] != card // 48:
                raise bad("card-dropped", card=CARD_IDS[card], seat=seat)
    for card in t.laid:
        known = EVENTS[card]
        if not t.book.card_table[card]:
            raise bad("card-table", card=CARD_IDS[card])
        if known is not None and known.keep is not None and not known.keep(t):
            raise bad("card-keep", card=CARD_IDS[card])
    for d in range(4):
        for card in t.decks[d].top:
            if deck_of(card) != d:
                raise bad("card-deck", card=CARD_IDS[card], deck=DECK_IDS[d])


def _seats(t: Wotr) -> None:
    """W21.2. A Leading Player is of the side he leads."""
    for side in (FP, SH):
        if not 0 <= t.leading[side] < t.seats or t.team[t.leading[side]] != side:
            raise bad("leading", side=SIDE_IDS[side], seat=t.leading[side])


def _battle(t: Wotr, b: Battle) -> None:
    """W13.1.3, W13.2.1. Neighbours fight, and a rearguard is part of the attacker's Army but not all of it."""
    source = t.book.region_of[b.source]
    near = b.region in t.book.near[source] if b.kind == FIELD else b.region == source
    corsairs = t.book.region_ids[source] == "umbar" and b.region in t.book.coastal  # Corsairs of Umbar come by sea
    if not near and not corsairs:
        raise bad("battle-far", source=t.book.region_ids[source], region=t.book.region_ids[b.region])
    fighting = 0
    for k in range(KINDS):
        n = t.figs[b.source][k] if (k < FP_KINDS) == (b.attacker == FP) else 0
        if b.rear[k] > n or b.rear[k] < 0:
            raise bad("rearguard", figure=KIND_IDS[k], where=place_name(t, b.source))
        fighting += n - b.rear[k] if k % 3 != 2 else 0
    for c in members(b.rear_chars & ~chars_at(t, b.source, b.attacker)):
        raise bad("rearguard", figure=CHARACTER_IDS[c], where=place_name(t, b.source))
    if fighting < 1:
        raise bad("battle-army", region=t.book.region_ids[b.region])
    for side in (FP, SH):
        if not 0 <= b.seats[side] < t.seats or t.team[b.seats[side]] != side:
            raise bad("battle-seat", side=SIDE_IDS[side], seat=b.seats[side])
