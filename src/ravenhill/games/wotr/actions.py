"""W6, W7. One action of phase 5: pick a die, pick its use; Elven Rings, passing, skipping; playing an Event card."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Atom, Listing, Option, Script
from ravenhill.engine.table import ask, over
from ravenhill.games.wotr import attack, characters, fellowship, journey, movement, recruit
from ravenhill.games.wotr.armies import CHAR_NUMBER
from ravenhill.games.wotr.asking import decide
from ravenhill.games.wotr.book import (
    ARAGORN,
    ARMY,
    CARD_IDS,
    CHARACTER,
    CHARACTER_IDS,
    DECK_IDS,
    ELITE,
    EVENT,
    EYE,
    FACE_IDS,
    FP,
    GANDALF_GREY,
    GANDALF_WHITE,
    ISENGARD,
    MOUTH,
    MUSTER,
    MUSTER_ARMY,
    NATION_IDS,
    NATIONS,
    REGULAR,
    SARUMAN,
    SH,
    STRIDER,
    WILL,
    WITCH_KING,
)
from ravenhill.games.wotr.events import (
    CARD_NUMBER,
    DENETHORS_FOLLY,
    EVENTS,
    LAST_BATTLE,
    PALANTIR,
    POWER_TOO_GREAT,
    THREATS_AND_PROMISES,
    TOM_BOMBADIL,
    card_options,
    draw_up_to,
    drop,
    is_character_card,
    lay,
    lift,
    playable_cards,
    side_decks,
    spend,
    tend,
)
from ravenhill.games.wotr.multiplayer import limited, may_use_nation, note_nation, note_nations, owns
from ravenhill.games.wotr.politics import ABILITY, DIPLOMACY, advance, may_advance
from ravenhill.games.wotr.table import (
    SIDE_IDS,
    Wotr,
    at_war,
    count,
    deck_of,
    dice_left,
    in_fellowship,
    is_besieged,
    on_table,
    seat_id,
    unconquered,
)

DIE: Final[list[Option]] = [("die", name) for name in FACE_IDS]
FACE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(FACE_IDS)}
NATION_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(NATION_IDS)}
SKIP: Final[Option] = ("skip",)

FP_RING: Final = (CHARACTER, MUSTER, EVENT, MUSTER_ARMY)  # W7.6
SH_RING: Final = (CHARACTER, ARMY, MUSTER, EVENT, MUSTER_ARMY, EYE)

MINION_OF: Final[list[tuple[int, int]]] = [(SARUMAN, ISENGARD), (WITCH_KING, 6), (MOUTH, 6)]


def action(t: Wotr) -> Script:
    """W5.5, W6.1. The player whose action it is uses a Ring if he likes, then passes or uses one die."""
    seat = t.acting
    side = t.team[seat]
    while True:
        answer = yield from decide(t, seat, "W6.1", _dice(t, seat), "wotr-ask-die", {"n": dice_left(t, side)})
        if answer[0] != "ring":
            break
        yield from use_ring(t, seat)
        if not dice_left(t, side):
            t.closing = True
            return
    if answer[0] == "pass":
        t.tell("wotr-log-pass", {"seat": seat_id(t, seat)})
        t.paid_face = -1
        t.closing = True
        return
    face = FACE_NUMBER[str(answer[1])]
    about: dict[str, Atom] = {"face": FACE_IDS[face]}
    holding = len(t.hands[seat]) > 0  # nobody sees which cards could be played
    answer = yield from decide(t, seat, "W6.1", _uses(t, seat, face), "wotr-ask-use", about, None, holding)
    t.dice[side][face] -= 1
    t.paid_face = face
    t.closing = True
    t.tell("wotr-log-die", {"seat": seat_id(t, seat), "face": FACE_IDS[face]})
    if answer[0] == "messenger":
        t.messenger_used = True
        t.tell("wotr-log-messenger", {"from": FACE_IDS[MUSTER], "to": FACE_IDS[ARMY]})
        answer = yield from ask(t, seat, "W22.17", _army_uses(t, seat), "wotr-ask-use", {"face": FACE_IDS[ARMY]})
    yield from use(t, seat, face, answer)


def _dice(t: Wotr, seat: int) -> Listing:
    return lambda: dice_options(t, seat)


def dice_options(t: Wotr, seat: int) -> list[Option]:
    side = t.team[seat]
    options: list[Option] = []
    for face in range(EYE):
        if t.dice[side][face]:
            options.append(DIE[face])
    if t.rings[side] and not t.ring_used[side] and options:
        options.append(("ring",))  # W7.2, R1.4: there is a die to change
    if dice_left(t, side) < dice_left(t, 1 - side):
        options.append(("pass",))  # W6.3, R1.2
    return options


# --- Elven Rings, W7 ---


def use_ring(t: Wotr, seat: int) -> Script:
    """W7.2 to W7.6. One unused die is changed; the Ring goes to the Shadow, or leaves the game."""
    side = t.team[seat]
    answer = yield from decide(t, seat, "W7.2", _changeable(t, side), "wotr-ask-ring-die")
    old = FACE_NUMBER[str(answer[1])]
    answer = yield from ask(t, seat, "W7.6", _results(side, old), "wotr-ask-ring-into", {"face": FACE_IDS[old]})
    new = FACE_NUMBER[str(answer[1])]
    t.dice[side][old] -= 1
    if new == EYE:
        t.hunt_dice[SH] += 1
    else:
        t.dice[side][new] += 1
    t.tell("wotr-log-ring", {"side": SIDE_IDS[side], "from": FACE_IDS[old], "to": FACE_IDS[new]})
    pass_ring(t, side)


def pass_ring(t: Wotr, side: int) -> None:
    """W7.1, W7.3, W7.7."""
    t.rings[side] -= 1
    t.ring_used[side] = 1
    if side == FP:
        t.rings[SH] += 1
    t.tell("wotr-log-ring-over" if side == FP else "wotr-log-ring-gone")


def _changeable(t: Wotr, side: int) -> Listing:
    return lambda: [("change", FACE_IDS[f]) for f in range(EYE) if t.dice[side][f]]


def _results(side: int, old: int) -> Listing:
    return lambda: [("into", FACE_IDS[f]) for f in (FP_RING if side == FP else SH_RING) if f != old]


# --- the uses of a die, W6.7 to W6.26 ---


def _uses(t: Wotr, seat: int, face: int) -> Listing:
    return lambda: uses(t, seat, face)


def uses(t: Wotr, seat: int, face: int) -> list[Option]:
    """Everything this die may be used for now; skipping is always there (W6.4)."""
    side = t.team[seat]
    options: list[Option] = []
    if face in (CHARACTER, WILL):
        _character_uses(t, seat, side, options)
    if face in (ARMY, MUSTER_ARMY, WILL):
        _army(t, seat, options)
    if face in (MUSTER, MUSTER_ARMY, WILL):
        _muster(t, seat, side, options)
    if face == MUSTER and side == SH and t.where[MOUTH] >= 0 and not t.messenger_used and _messenger(t, seat):
        options.append(("messenger",))
    if face in (EVENT, WILL):
        for deck in side_decks(side):
            if len(t.decks[deck]):
                options.append(("draw", DECK_IDS[deck]))
    if face == WILL:
        if characters.heir_place(t) >= 0:
            options.append(("enter", CHARACTER_IDS[ARAGORN]))
        if characters.white_places(t):
            options.append(("enter", CHARACTER_IDS[GANDALF_WHITE]))
    options.extend(card_options(playable_cards(t, seat, face)))
    if side == FP:
        _any_die_fp(t, seat, face, options)
    else:
        _any_die_sh(t, seat, options)
    options.append(SKIP)
    return options


def _character_uses(t: Wotr, seat: int, side: int, options: list[Option]) -> None:
    """W6.7 to W6.14."""
    if movement.can_move(t, seat, movement.A_LEADER):
        options.append(("move_leader",))
    if attack.can_attack(t, seat, movement.A_LEADER):
        options.append(("attack_leader",))
    if side == SH:
        if characters.can_move_minions(t, seat):
            options.append(("minions",))
        return
    f = t.fellowship
    if f.hidden:
        options.append(("fellowship",))
    else:
        options.append(("hide",))
    if f.mordor < 0 and in_fellowship(t):
        options.append(("separate",))
    if characters.movable_companions(t, 0):
        options.append(("companions",))


def _army(t: Wotr, seat: int, options: list[Option]) -> None:
    """W6.15, W6.16."""
    if movement.can_move(t, seat, movement.NOBODY):
        options.append(("move_armies",))
    if attack.can_attack(t, seat, movement.NOBODY):
        options.append(("attack_army",))


def _muster(t: Wotr, seat: int, side: int, options: list[Option]) -> None:
    """W6.18, W6.20, W6.21, W22.5."""
    for nation in range(NATIONS):
        if diplomacy_open(t, seat, side, nation):
            options.append(("diplomacy", NATION_IDS[nation]))
    if recruit.can_muster(t, seat):
        options.append(("muster",))
    if side == SH:
        for c, nation in MINION_OF:
            if owns(t, seat, nation) and characters.minion_places(t, c):
                options.append(("enter", CHARACTER_IDS[c]))
        if owns(t, seat, ISENGARD):
            if voice_places(t):
                options.append(("voice_recruit",))
            if voice_elites(t):
                options.append(("voice_elites",))


def diplomacy_open(t: Wotr, seat: int, side: int, nation: int) -> bool:
    """W6.18, W16.10, R8.5. A friendly Nation a step would move; Threats and Promises holds back the passive."""
    if (nation < 5) != (side == FP) or not owns(t, seat, nation) or not may_advance(t, nation):
        return False
    if side == FP and not t.active[nation] and on_table(t, THREATS_AND_PROMISES):
        return False
    return may_use_nation(t, seat, nation)


def _messenger(t: Wotr, seat: int) -> bool:
    """W22 table. The Mouth of Sauron: a Muster result as an Army result, once per turn."""
    if not owns(t, seat, 6):
        return False
    return (
        movement.can_move(t, seat, movement.NOBODY)
        or attack.can_attack(t, seat, movement.NOBODY)
        or len(playable_cards(t, seat, ARMY)) > 0
    )


def _army_uses(t: Wotr, seat: int) -> Listing:
    def listing() -> list[Option]:
        options: list[Option] = []
        _army(t, seat, options)
        options.extend(card_options(playable_cards(t, seat, ARMY)))
        options.append(SKIP)
        return options

    return listing


def _any_die_fp(t: Wotr, seat: int, face: int, options: list[Option]) -> None:
    """W22.11, and cards of the Shadow the Free Peoples may force off the table."""
    f = t.fellowship
    if f.guide == STRIDER and not f.hidden and face not in (CHARACTER, WILL):
        options.append(("hide",))
    for c in characters.counsel(t):
        options.append(("counsel", CHARACTER_IDS[c]))
    if on_table(t, PALANTIR):
        if face == WILL:
            options.append(("force_off", CARD_IDS[PALANTIR]))
        if t.rings[FP] and not t.ring_used[FP]:
            options.append(("force_off_ring", CARD_IDS[PALANTIR]))
    if on_table(t, DENETHORS_FOLLY) and (face == WILL or steward_stopped(t)):
        options.append(("force_off", CARD_IDS[DENETHORS_FOLLY]))


def steward_stopped(t: Wotr) -> bool:
    """Denethor's Folly: Gandalf or Aragorn in Minas Tirith (Strider by an option)."""
    city = t.book.region_index["minas_tirith"]
    here = characters.companions_in(t, city)
    if GANDALF_GREY in here or GANDALF_WHITE in here or ARAGORN in here:
        return True
    return STRIDER in here and t.settings.denethor_strider


def _any_die_sh(t: Wotr, seat: int, options: list[Option]) -> None:
    """A Power too Great, The Power of Tom Bombadil: any die and two cards force them off."""
    for card in (POWER_TOO_GREAT, TOM_BOMBADIL):
        if on_table(t, card) and can_pay(t, seat):
            options.append(("force_off", CARD_IDS[card]))


def pays_as_army(t: Wotr, card: int) -> bool:
    if t.settings.discard_cost == "icon":
        return t.book.card_icon[card] == ARMY
    return not is_character_card(card)


def pays_as_character(t: Wotr, card: int) -> bool:
    if t.settings.discard_cost == "icon":
        return t.book.card_icon[card] == CHARACTER
    return is_character_card(card)


def can_pay(t: Wotr, seat: int) -> bool:
    hand = t.hands[seat]
    return any(pays_as_army(t, c) for c in hand) and any(pays_as_character(t, c) for c in hand)


def use(t: Wotr, seat: int, face: int, answer: Option) -> Script:
    """Carries out the chosen use of a die."""
    verb = answer[0]
    if verb == "skip":
        t.tell("wotr-log-skip")
        if limited(t, seat):  # W21.20: no action, so the one before is still the last
            t.now_nations = t.last_nations
            t.now_force = t.last_force
        return
    if verb == "play":
        yield from play(t, seat, CARD_NUMBER[str(answer[1])], face in (EVENT, WILL))
    elif verb == "draw":
        yield from draw_up_to(t, seat, DECK_IDS.index(str(answer[1])), 1)
    elif verb == "move_leader":
        yield from movement.move_armies(t, seat, 1, movement.A_LEADER, "W6.7")
    elif verb == "move_armies":
        yield from movement.move_armies(t, seat, 2, movement.NOBODY, "W6.15")
    elif verb == "attack_leader":
        yield from attack.declare(t, seat, movement.A_LEADER, "W6.8")
    elif verb == "attack_army":
        yield from attack.declare(t, seat, movement.NOBODY, "W6.16")
    elif verb == "fellowship":
        yield from journey.move(t)
        if not over(t) and not on_table(t, LAST_BATTLE):
            t.hunt_dice[FP] += 1  # W6.2, R9.16: after the Hunt
            t.tell("wotr-log-hunt-die")
    elif verb == "hide":
        fellowship.hide(t)
    elif verb == "separate":
        yield from fellowship.separate(t, seat)
    elif verb == "companions":
        yield from characters.move_companions(t, seat)
    elif verb == "minions":
        yield from characters.move_minions(t, seat, True, "W9.4")
    elif verb == "diplomacy":
        nation = NATION_NUMBER[str(answer[1])]
        advance(t, nation, DIPLOMACY)
        note_nation(t, seat, nation)
    elif verb == "muster":
        yield from recruit.muster(t, seat)
    elif verb == "enter":
        c = CHAR_NUMBER[str(answer[1])]
        if c == ARAGORN:
            characters.crown_aragorn(t)
        elif c == GANDALF_WHITE:
            yield from characters.bring_white(t, seat)
        else:
            yield from characters.bring_minion(t, seat, c)
    elif verb == "voice_recruit":
        yield from recruit.spread(t, seat, ISENGARD * 3 + REGULAR, voice_places(t), 1, "W22.14")
    elif verb == "voice_elites":
        recruit.promote(t, t.book.region_index["orthanc"], ISENGARD * 3 + REGULAR, voice_elites(t))
    elif verb == "counsel":
        t.tell("wotr-log-counsel", {"character": str(answer[1])})
        advance(t, COUNSEL_NATION[CHAR_NUMBER[str(answer[1])] - 2], ABILITY)
    elif verb in ("force_off", "force_off_ring"):
        yield from force_off(t, seat, CARD_NUMBER[str(answer[1])], verb == "force_off_ring")
    tend(t)


COUNSEL_NATION: Final = (2, 1, 0)  # Boromir Gondor, Legolas the Elves, Gimli the Dwarves


# --- Saruman's voice, W22.5, W22.14 ---


def voice_open(t: Wotr) -> bool:
    """Saruman stands in Orthanc, which the Shadow holds and nobody besieges."""
    orthanc = t.book.region_index["orthanc"]
    return t.where[SARUMAN] == orthanc and unconquered(t, orthanc) and not is_besieged(t, orthanc)


def voice_places(t: Wotr) -> list[int]:
    """R4.5. Isengard Settlements where a Regular may be recruited."""
    if not voice_open(t):
        return []
    kind = ISENGARD * 3 + REGULAR
    return recruit.muster_places(t, kind, -1) if t.reserve[kind] else []


def voice_elites(t: Wotr) -> int:
    """W22.14. How many Regulars in Orthanc can be replaced by Elites: two if possible."""
    if not voice_open(t):
        return 0
    orthanc = t.book.region_index["orthanc"]
    n = min(2, count(t, orthanc, ISENGARD * 3 + REGULAR), t.reserve[ISENGARD * 3 + ELITE])
    return n if n == 2 or t.settings.voice_partial else 0


# --- cards ---


def force_off(t: Wotr, seat: int, card: int, ring: bool) -> Script:
    """W8.11. A card on the table is discarded by an action of the other side."""
    if ring:
        t.tell("wotr-log-ring-off", {"side": SIDE_IDS[FP], "card": CARD_IDS[card]})
        pass_ring(t, FP)
    if card in (POWER_TOO_GREAT, TOM_BOMBADIL):
        for as_army in (True, False):
            answer = yield from ask(
                t, seat, "W8.11", _payment(t, seat, as_army), "wotr-ask-pay", {"card": CARD_IDS[card]}
            )
            if answer[0] == "discard":
                drop(t, seat, CARD_NUMBER[str(answer[1])])
    lift(t, card)


def _payment(t: Wotr, seat: int, as_army: bool) -> Listing:
    """The cards that pay; where a re-deal has left none in another's hand, nothing is paid."""

    def listing() -> list[Option]:
        pays = pays_as_army if as_army else pays_as_character
        options: list[Option] = [("discard", CARD_IDS[c]) for c in t.hands[seat] if pays(t, c)]
        return options or [("pass",)]

    return listing


def play(t: Wotr, seat: int, card: int, as_event: bool) -> Script:
    """W8.7 to W8.11, W22.13. An Event card is played: its effect, then the draws it may bring."""
    known = EVENTS[card]
    assert known is not None
    t.chance.revealed()
    t.tell("wotr-log-play", {"seat": seat_id(t, seat), "card": CARD_IDS[card]})
    side = t.team[seat]
    if as_event:
        if side == FP and t.fellowship.guide == GANDALF_GREY:
            t.owed.append(deck_of(card))
        if side == SH and on_table(t, PALANTIR):
            t.owed.append(-1)
    if t.book.card_table[card]:
        lay(t, seat, card)
    else:
        spend(t, seat, card)
    note_nations(t, seat, known.nations)
    yield from known.effect(t, seat)
    tend(t)


def owed_draws(t: Wotr) -> Script:
    """W22.13. Gandalf the Grey as Guide; The Palantir of Orthanc."""
    owed = t.owed
    t.owed = []
    seat = t.acting
    for deck in owed:
        if deck < 0:
            yield from _palantir(t, seat)
        elif (t.fellowship.guide == GANDALF_GREY or t.settings.guide_draw_stays) and len(t.decks[deck]):
            answer = yield from ask(
                t, seat, "W22.13", lambda: [("draw",), ("pass",)], "wotr-ask-guide-draw", {"deck": DECK_IDS[deck]}
            )
            if answer[0] == "draw":
                yield from draw_up_to(t, seat, deck, 1)


def _palantir(t: Wotr, seat: int) -> Script:
    decks = [d for d in side_decks(SH) if len(t.decks[d])]
    if not decks or not on_table(t, PALANTIR):
        return
    deck = decks[0]
    if len(decks) > 1:
        answer = yield from ask(t, seat, "W8.11", lambda: [("draw", DECK_IDS[d]) for d in decks], "wotr-ask-palantir")
        deck = DECK_IDS.index(str(answer[1]))
    yield from draw_up_to(t, seat, deck, 1)


def all_shadow_at_war(t: Wotr) -> bool:
    return at_war(t, 5) and at_war(t, 6) and at_war(t, 7)
