"""Kept beside a printed board: Hunt Pool, Political Track, decks and Victory Points. Figures and dice lie there."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option
from ravenhill.games.wotr import capture, events, hunt, journey, politics, setup, turn, victory
from ravenhill.games.wotr.decks import (
    CARD_IDS,
    CARD_NUMBER,
    CARDS,
    DECK_IDS,
    DECK_NUMBER,
    DECK_SIZE,
    card_side,
    deck_of,
)
from ravenhill.games.wotr.nations import NATION_IDS, NATIONS
from ravenhill.games.wotr.places import REGIONS
from ravenhill.games.wotr.table import CORRUPTION_LIMIT, CRACK_OF_DOOM, Wotr
from ravenhill.games.wotr.tiles import STANDARD_TILES, TILE_EYE, TILES

ANY_TILE: Final = "any"  # the table draws it


def lay(t: Wotr) -> None:
    """W4 without figures, and the first turn's cards."""
    setup.lay_board(t)
    t.reserve = t.book.totals[:]
    setup.lay_rest(t)
    next_turn(t)


def next_turn(t: Wotr) -> None:
    """W5.1. Team-mates choose their deck, and tell so."""
    turn.begin_turn(t)
    for seat in range(t.seats):
        turn.draw_both(t, seat)


# --- what can have happened ---


def deeds(t: Wotr) -> list[Option]:
    found: list[Option] = [("turn",)]
    found += _of_the_hunt(t)
    for n in range(NATIONS):
        if not t.active[n]:
            found.append(("activate", NATION_IDS[n]))
        if politics.may_advance(t, n):
            found.append(("advance", NATION_IDS[n]))
    for region in range(REGIONS):
        if t.control[region] >= 0:
            found.append(("capture", t.book.region_ids[region]))
    return found + _of_the_cards(t)


def _of_the_hunt(t: Wotr) -> list[Option]:
    f = t.fellowship
    names = t.book.tile_ids
    found: list[Option] = [("tile", ANY_TILE)]
    found += [("tile", names[n]) for n in sorted(t.pool)]
    found += [("back", names[n]) for n in t.drawn]
    found += [("remove", names[n]) for n in t.pool + t.drawn if t.book.tile_value[n] == TILE_EYE]
    in_play = t.pool + t.drawn + t.gone + t.specials
    found += [("special", names[n]) for n in range(STANDARD_TILES, TILES) if n not in in_play]
    found += [("corruption", n) for n in range(1, CORRUPTION_LIMIT - f.corruption + 1)]
    found += [("heal", n) for n in range(1, f.corruption + 1)]
    if f.mordor < 0:
        found.append(("mordor",))
    else:
        found += [("step", n) for n in (1, -1) if 0 <= f.mordor + n <= CRACK_OF_DOOM]
    return found


def _of_the_cards(t: Wotr) -> list[Option]:
    found: list[Option] = []
    for d in range(len(t.decks)):
        if len(t.decks[d]):
            found.append(("draw", DECK_IDS[d]))
        if _held(t, d):
            found.append(("drop", DECK_IDS[d]))
    for card in range(CARDS):
        if card in t.laid:
            found.append(("lift", CARD_IDS[card]))
        elif card not in t.played and (_held(t, deck_of(card)) or len(t.decks[deck_of(card)])):
            found += [("play", CARD_IDS[card]), ("spend", CARD_IDS[card])]
    return found


def _held(t: Wotr, deck: int) -> list[tuple[int, int]]:
    """Cards of a deck in hands, each with its seat. Which they are nobody knows here: they only count."""
    return [(seat, card) for seat in range(t.seats) for card in t.hands[seat] if deck_of(card) == deck]


# --- what follows ---


def keep(t: Wotr, deed: Option) -> None:
    verb = deed[0]
    if verb == "turn":
        victory.check_points(t)  # W20.3: at the end of the turn
        if t.result is None:
            next_turn(t)
    elif verb in ("tile", "back", "remove", "special"):
        _tile(t, str(verb), str(deed[1]))
    elif verb == "corruption":
        victory.corrupt(t, int(deed[1]))
    elif verb == "heal":
        victory.heal(t, int(deed[1]))
    elif verb == "mordor":
        journey.enter(t)
    elif verb == "step":
        _step(t, int(deed[1]))
    elif verb == "activate":
        politics.activate(t, NATION_IDS.index(str(deed[1])), politics.CARD)
    elif verb == "advance":
        politics.advance(t, NATION_IDS.index(str(deed[1])), politics.CARD)
    elif verb == "capture":
        region = t.book.region_index[str(deed[1])]
        capture.arrive(t, region, 1 - t.control[region])
    elif verb in ("draw", "drop"):
        _deck(t, str(verb), DECK_NUMBER[str(deed[1])])
    else:
        _card(t, str(verb), CARD_NUMBER[str(deed[1])])


def _tile(t: Wotr, verb: str, name: str) -> None:
    """W18.1, W19.4.3. A drawn tile lies aside, and in Mordor it is a step; the pool fills itself when it is empty."""
    if verb == "tile":
        if name == ANY_TILE:
            t.tile = hunt.take_tile(t)
        else:
            t.tile = t.book.tile_ids.index(name)
            t.pool.remove(t.tile)
        hunt.tell_tile(t)
        if t.fellowship.mordor >= 0 and not t.book.tile_stop[t.tile]:
            _step(t, 1)
        hunt.put_aside(t)
        return
    tile = t.book.tile_ids.index(name)
    if verb == "special":
        _card(t, "play", next(card for card, n in t.book.special_tile.items() if n == tile))
    elif verb == "back":
        t.drawn.remove(tile)
        hunt.return_tile(t, tile)
    else:
        pile = t.drawn if tile in t.drawn else t.pool
        pile.remove(tile)
        t.gone.append(tile)
        t.tell("wotr-log-tile-gone", {"tile": name})


def _step(t: Wotr, n: int) -> None:
    """W19.4.3. Up the Mordor Track; or down, where a step was counted that was none."""
    if n > 0:
        hunt.up_the_track(t)
        victory.check_doom(t)
    else:
        t.fellowship.mordor += n
        t.tell("wotr-log-mordor", {"n": t.fellowship.mordor})


def _deck(t: Wotr, verb: str, deck: int) -> None:
    """W8.2, W8.5. A card is drawn by its side, or put away unseen."""
    if verb == "draw":
        events.draw(t, _drawer(t, deck), deck)
    else:
        seat, card = _held(t, deck)[0]
        events.drop(t, seat, card)


def _drawer(t: Wotr, deck: int) -> int:
    """The seat a card of this deck is counted with: of team-mates the one with fewer cards."""
    best = -1
    for seat in range(t.seats):
        if t.team[seat] == card_side(deck * DECK_SIZE) and (best < 0 or len(t.hands[seat]) < len(t.hands[best])):
            best = seat
    return best


def _card(t: Wotr, verb: str, card: int) -> None:
    """W8.7, W8.11, W18.1.3. A card is seen: it is played and may stay on the table, or discarded, or leaves it."""
    if verb == "lift":
        events.lift(t, card)
        return
    seat = _show(t, card)
    t.tell("wotr-log-play", {"seat": t.seat_id(seat), "card": CARD_IDS[card]})
    if verb == "play" and t.book.card_table[card]:
        events.lay(t, seat, card)
    else:
        events.spend(t, seat, card)
    tile = t.book.special_tile.get(card, -1)
    if verb == "play" and tile >= 0:
        journey.special_tile(t, tile)


def _show(t: Wotr, card: int) -> int:
    """The card comes out of the hand it can only have been in; gives whose. A draw that was not told is counted."""
    deck = deck_of(card)
    if not _held(t, deck):
        events.draw(t, _drawer(t, deck), deck)
    seat, other = _held(t, deck)[0]
    if other != card:
        for pile in (t.decks[deck].pool, *t.hands, *t.dropped):
            if card in pile:
                pile[pile.index(card)] = other
        t.hands[seat][t.hands[seat].index(other)] = card
    return seat
