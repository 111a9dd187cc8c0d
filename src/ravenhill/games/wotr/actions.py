"""W6, W7. One action of phase 5: pick a die, pick its use; Elven Rings, passing, skipping; playing an Event card."""

from __future__ import annotations

from typing import Any, Final

from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.engine.table import over
from ravenhill.games.wotr import attack, characters, fellowship, journey, movement, recruit
from ravenhill.games.wotr.armies import MINION_NATION
from ravenhill.games.wotr.asking import PASS, CardChoice, OpenQuestion, WotrQuestion, reason
from ravenhill.games.wotr.decks import (
    CARD_IDS,
    CARD_NUMBER,
    DECK_IDS,
    DECK_NUMBER,
    deck_of,
    is_character_card,
    side_decks,
)
from ravenhill.games.wotr.dice import ARMY, CHARACTER, EVENT, EYE, FACE_IDS, FACE_NUMBER, MUSTER, MUSTER_ARMY, WILL
from ravenhill.games.wotr.events import (
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
    lay,
    lift,
    playable_cards,
    spend,
    tend,
    why_not_played,
)
from ravenhill.games.wotr.multiplayer import limited, may_use_nation, note_nation, note_nations, owns
from ravenhill.games.wotr.nations import (
    FP,
    FP_NATIONS,
    ISENGARD,
    NATION_IDS,
    NATION_NUMBER,
    NATIONS,
    SAURON,
    SH,
    SIDE_IDS,
    side_of,
)
from ravenhill.games.wotr.odds import of_move
from ravenhill.games.wotr.people import (
    ARAGORN,
    ASIDE,
    CHARACTER_IDS,
    CHARACTER_NUMBER,
    GANDALF_GREY,
    GANDALF_WHITE,
    MOUTH,
    SARUMAN,
    STRIDER,
    WITCH_KING,
)
from ravenhill.games.wotr.politics import ABILITY, DIPLOMACY, advance, may_advance
from ravenhill.games.wotr.ranks import elite, regular
from ravenhill.games.wotr.table import Wotr
from ravenhill.games.wotr.worth import peril

DIE: Final[list[Option]] = [("die", name) for name in FACE_IDS]
SKIP: Final[Option] = ("skip",)

FP_RING: Final = (CHARACTER, MUSTER, EVENT, MUSTER_ARMY)  # W7.6
SH_RING: Final = (CHARACTER, ARMY, MUSTER, EVENT, MUSTER_ARMY, EYE)

MINION_OF: Final[list[tuple[int, int]]] = [(SARUMAN, ISENGARD), (WITCH_KING, SAURON), (MOUTH, SAURON)]


def action(t: Wotr) -> Script:
    """W5.5, W6.1. The player whose action it is uses a Ring if he likes, then passes or uses one die."""
    seat = t.acting
    side = t.team[seat]
    while True:
        answer = yield from Die(t, seat, "W6.1")
        if answer[0] != "ring":
            break
        yield from use_ring(t, seat)
        if not t.dice_left(side):
            t.closing = True
            return
    if answer[0] == "pass":
        t.tell("wotr-log-pass", {"seat": t.seat_id(seat)})
        t.paid_face = -1
        t.closing = True
        return
    face = FACE_NUMBER[str(answer[1])]
    answer = yield from Use(t, seat, face)
    t.dice[side][face] -= 1
    t.paid_face = face
    t.closing = True
    t.tell("wotr-log-die", {"seat": t.seat_id(seat), "face": FACE_IDS[face]})
    if answer[0] == "messenger":
        t.messenger_used = True
        t.tell("wotr-log-messenger", {"from": FACE_IDS[MUSTER], "to": FACE_IDS[ARMY]})
        answer = yield from MessengerUse(t, seat)
    yield from use(t, seat, face, answer)


DIE_WEIGHTS: Final[list[dict[str, float]]] = [
    {"character": 6.0, "event": 4.0, "muster": 5.0, "army_muster": 4.5, "will_of_the_west": 3.0},
    {"army": 5.5, "army_muster": 5.0, "muster": 6.0, "character": 4.5, "event": 4.0},
]


class Die(OpenQuestion):
    """W6.1. Which die is used; or an Elven Ring, or passing."""

    __slots__ = ()
    KIND = "die"
    TAKES = ("die <face>", "ring", "pass")
    ASK = "wotr-ask-die"

    def offer(self) -> list[Option]:
        t = self.t
        side = self.side
        options: list[Option] = []
        for face in range(EYE):
            if t.dice[side][face]:
                options.append(DIE[face])
        if t.rings[side] and not t.ring_used[side] and options:
            options.append(("ring",))  # W7.2, R1.4: there is a die to change
        if t.dice_left(side) < t.dice_left(1 - side):
            options.append(PASS)  # W6.3, R1.2
        return options

    def about(self) -> dict[str, Arg]:
        return {"n": self.t.dice_left(self.side)}

    def why_not(self, option: Option) -> Reason | None:
        return why_no_die(self.t, self.side, option)

    def weigh(self, option: Option) -> float:
        if option[0] == "die":
            return DIE_WEIGHTS[self.side].get(str(option[1]), 1.0)
        return super().weigh(option)


def why_no_die(t: Wotr, side: int, option: Option) -> Reason | None:
    """W6.1, W6.3, W7.1. Why this die can not be used, or why a side may not pass or use a Ring."""
    if option[0] == "pass":
        return reason("pass", "W6.3") if t.dice_left(side) >= t.dice_left(1 - side) else None
    if option[0] == "ring":
        return reason("ring-used", "W7.3") if t.ring_used[side] else reason("no-ring", "W7.1")
    return reason("no-die", "W6.1") if option[0] == "die" else None


# --- Elven Rings, W7 ---


def use_ring(t: Wotr, seat: int) -> Script:
    """W7.2 to W7.6. One unused die is changed; the Ring goes to the Shadow, or leaves the game."""
    side = t.team[seat]
    old = yield from RingDie(t, seat, "W7.2").face()
    new = yield from RingInto(t, seat, old).face()
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


class RingDie(OpenQuestion):
    """W7.2. Which die an Elven Ring changes."""

    __slots__ = ()
    KIND = "ring_die"
    TAKES = ("change <face>",)
    ASK = "wotr-ask-ring-die"

    def offer(self) -> list[Option]:
        return [("change", FACE_IDS[f]) for f in range(EYE) if self.t.dice[self.side][f]]


class RingInto(WotrQuestion):
    """W7.6. Into which result the die is changed."""

    __slots__ = ("old",)
    KIND = "ring_into"
    TAKES = ("into <face>",)
    ASK = "wotr-ask-ring-into"

    def __init__(self, t: Wotr, seat: int, old: int) -> None:
        super().__init__(t, seat, "W7.6")
        self.old = old

    def offer(self) -> list[Option]:
        return [("into", FACE_IDS[f]) for f in (FP_RING if self.side == FP else SH_RING) if f != self.old]

    def about(self) -> dict[str, Arg]:
        return {"face": FACE_IDS[self.old]}

    def why_not(self, option: Option) -> Reason | None:
        if option[0] != "into" or len(option) != 2 or option[1] not in FACE_NUMBER:
            return None
        face = FACE_NUMBER[str(option[1])]
        if face == WILL and self.side == FP:
            return reason("ring-will", "W7.4")
        if face == WILL or (self.side == FP and face in (ARMY, EYE)):
            return reason("ring-result", "W7.6", face=str(option[1]), side=SIDE_IDS[self.side])
        return reason("ring-same", "W7.2")


# --- the uses of a die, W6.7 to W6.26 ---

CHARACTER_USES: Final = ("move_leader", "attack_leader", "fellowship", "separate", "companions", "minions")
ARMY_USES: Final = ("move_armies", "attack_army")
FP_USES: Final = ("fellowship", "hide", "separate", "companions")
MUSTER_USES: Final = ("diplomacy", "muster", "enter", "voice_recruit", "voice_elites")
ENTRY: Final = {ARAGORN: "W22.2", GANDALF_WHITE: "W22.3", WITCH_KING: "W22.4", SARUMAN: "W22.5", MOUTH: "W22.6"}


class Use(OpenQuestion):
    """W6.1. What a die is used for; nobody sees which cards of a hand it could play."""

    __slots__ = ("die",)
    KIND = "use"
    TAKES = (
        "move_leader",
        "attack_leader",
        "minions",
        "fellowship",
        "hide",
        "separate",
        "companions",
        "move_armies",
        "attack_army",
        "diplomacy <nation>",
        "muster",
        "enter <character>",
        "voice_recruit",
        "voice_elites",
        "messenger",
        "draw <deck>",
        "play <card>",
        "counsel <character>",
        "force_off <card>",
        "force_off_ring <card>",
        "skip",
    )
    ASK = "wotr-ask-use"

    def __init__(self, t: Wotr, seat: int, face: int, rule: str = "W6.1") -> None:
        super().__init__(t, seat, rule)
        if t.hands[seat]:
            self.public = False
        self.die = face

    def offer(self) -> list[Option]:
        return uses(self.t, self.seat, self.die)

    def about(self) -> dict[str, Arg]:
        return {"face": FACE_IDS[self.die]}

    def why_not(self, option: Option) -> Reason | None:
        t = self.t
        verb = str(option[0])
        name = str(option[1]) if len(option) == 2 else ""
        if verb in ("ring", "pass"):  # a single die is taken without asking
            return why_no_die(t, self.side, option)
        if verb == "play" and name:
            return why_not_played(t, self.seat, self.die, name)
        if verb in FP_USES and self.side == SH:
            return None
        if not self._shows(verb):
            return reason("face", "W6.11" if verb == "hide" else "W6.1", face=FACE_IDS[self.die])
        if verb == "draw":
            return self._no_draw(name)
        if verb == "messenger":
            return self._no_messenger()
        if verb == "diplomacy" and name in NATION_NUMBER:
            return self._no_diplomacy(name)
        if verb == "enter" and name in CHARACTER_NUMBER:
            return self._no_entry(CHARACTER_NUMBER[name])
        if verb in ("force_off", "force_off_ring") and name in CARD_NUMBER:
            return self._stays(name, verb == "force_off_ring")
        if verb in ("voice_recruit", "voice_elites") and self.side == SH:
            return self._no_voice(verb == "voice_elites")
        return self._nobody(verb)

    def _shows(self, verb: str) -> bool:
        """Whether the die shows what this use needs."""
        if verb == "hide":
            return self.t.fellowship.hidden or self.die in (CHARACTER, WILL)
        if verb in CHARACTER_USES:
            return self.die in (CHARACTER, WILL)
        if verb in ARMY_USES:
            return self.die in (ARMY, MUSTER_ARMY, WILL)
        return verb not in MUSTER_USES or self.die in (MUSTER, MUSTER_ARMY, WILL)

    def _nobody(self, verb: str) -> Reason | None:
        """Why there is nobody to do it, or nothing to do."""
        t = self.t
        if verb == "fellowship":
            return reason("revealed", "W17.5.1")
        if verb == "hide":
            return reason("hidden", "W6.11")
        if verb == "separate":
            return reason("mordor", "W19.4.1") if t.fellowship.mordor >= 0 else reason("no-companion", "W17.10.1")
        if verb == "companions":
            return reason("no-walker", "W9.3")
        if verb == "muster":
            return reason("no-recruits", "W11.1")
        if verb in ("attack_army", "attack_leader"):
            need = movement.A_LEADER if verb == "attack_leader" else movement.NOBODY
            return attack.why_no_attack(t, self.seat, need)
        if verb in ("move_armies", "move_leader"):
            need = movement.A_LEADER if verb == "move_leader" else movement.NOBODY
            return movement.why_no_move(t, self.seat, need)
        return None

    def _no_entry(self, c: int) -> Reason | None:
        """W22.2 to W22.6, W21.22. Why a Character can not enter play."""
        t = self.t
        name = CHARACTER_IDS[c]
        if c not in ENTRY or (c in (ARAGORN, GANDALF_WHITE)) != (self.side == FP):
            return None
        if c in (ARAGORN, GANDALF_WHITE) and self.die != WILL:
            return reason("face", ENTRY[c], face=FACE_IDS[self.die])
        if t.where[c] != ASIDE:
            return reason("entered", ENTRY[c], character=name)
        if self.side == SH and not owns(t, self.seat, MINION_NATION[c - SARUMAN]):
            return reason("other-minion", "W21.22", character=name)
        return reason(f"enter-{name}", ENTRY[c])

    def _no_messenger(self) -> Reason | None:
        """W22. Why the Mouth of Sauron does not turn a Muster result into an Army result."""
        t = self.t
        if self.side == FP:
            return None
        if self.die != MUSTER:
            return reason("face", "W6.1", face=FACE_IDS[self.die])
        if not t.on_map(MOUTH):
            return reason("not-on-map", "W22", character=CHARACTER_IDS[MOUTH])
        if not owns(t, self.seat, SAURON):
            return reason("other-minion", "W21.22", character=CHARACTER_IDS[MOUTH])
        return reason("messenger-used", "W22") if t.messenger_used else reason("no-army", "W12.1.1")

    def _no_draw(self, deck: str) -> Reason | None:
        """W6.22, W8.4. Why no card can be drawn from that deck."""
        if self.die not in (EVENT, WILL):
            return reason("face", "W6.22", face=FACE_IDS[self.die])
        if deck not in DECK_NUMBER:
            return None
        own = DECK_NUMBER[deck] in side_decks(self.side)
        return reason("empty-deck" if own else "other-deck", "W8.4" if own else "W6.22", deck=deck)

    def _no_diplomacy(self, name: str) -> Reason | None:
        """W6.18. Why a Nation is not advanced."""
        t = self.t
        nation = NATION_NUMBER[name]
        if not owns(t, self.seat, nation):
            return reason("not-yours", "W21.8" if t.seats > 2 else "W6.18", nation=name)
        if t.at_war(nation):
            return reason("at-war", "R8.3", nation=name)
        if self.side == FP and not t.active[nation] and t.on_table(THREATS_AND_PROMISES):
            return reason("threats", "W8.11")
        if not may_use_nation(t, self.seat, nation):
            return reason("just-used", "W21.20")
        return reason("passive", "W16.2", nation=name)

    def _stays(self, name: str, ring: bool) -> Reason:
        """W8.11. Why a card on the table can not be forced off it with this die."""
        t = self.t
        card = CARD_NUMBER[name]
        if not t.on_table(card):
            return reason("not-on-table", "W8.11", card=name)
        if card == PALANTIR and self.side == FP:
            if not ring:
                return reason("off-palantir", "W8.11", card=name)
            return reason("no-ring", "W7.1") if not t.rings[FP] else reason("ring-used", "W7.3")
        if card == DENETHORS_FOLLY and self.side == FP:
            return reason("off-folly", "W8.11", card=name)
        if card in (POWER_TOO_GREAT, TOM_BOMBADIL) and self.side == SH and not ring:
            return reason("off-icons" if t.settings.discard_cost == "icon" else "off-decks", "W8.11", card=name)
        return reason("stays", "W8.11", card=name)

    def _no_voice(self, elites: bool) -> Reason:
        """W22.5, W22.14. Why Saruman's voice is not heard."""
        t = self.t
        if not owns(t, self.seat, ISENGARD):
            return reason("not-yours", "W22.5", nation=NATION_IDS[ISENGARD])
        if not voice_open(t):
            return reason("voice-closed", "W22.5")
        if not elites:
            return reason("no-recruits", "R4.5")
        orthanc = t.book.region_index["orthanc"]
        if not t.count(orthanc, regular(ISENGARD)):
            return reason("voice-regulars", "W22.14")
        if not t.reserve[elite(ISENGARD)]:
            return reason("voice-elites", "W22.14")
        return reason("voice-two", "W22.14")

    def weigh(self, option: Option) -> float:
        if option[0] == "fellowship":
            return weight_of_step(self.t)
        if option[0] == "diplomacy":
            return 7.0 if self.side == SH else 4.5
        return super().weigh(option)

    def has_odds(self, option: Option) -> bool:
        return option[0] == "fellowship"

    def odds(self, option: Option) -> dict[str, Any] | None:
        return of_move(self.t) if option[0] == "fellowship" else None


class MessengerUse(Use):
    """W22.17. What the Army result is used for that the Mouth of Sauron made of a Muster result."""

    __slots__ = ()

    def __init__(self, t: Wotr, seat: int) -> None:
        super().__init__(t, seat, ARMY, "W22.17")
        self.public = False

    def offer(self) -> list[Option]:
        options: list[Option] = []
        _army(self.t, self.seat, options)
        options.extend(card_options(playable_cards(self.t, self.seat, ARMY)))
        options.append(SKIP)
        return options


def weight_of_step(t: Wotr) -> float:
    """How promising a move of the Fellowship looks at first sight."""
    if t.fellowship.mordor >= 0:
        return 12.0
    return max(0.5, 11.0 - 5.0 * peril(t.hunt_dice[SH], t.hunt_dice[FP]) - 0.4 * t.fellowship.corruption)


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
    if face == MUSTER and side == SH and t.on_map(MOUTH) and not t.messenger_used and _messenger(t, seat):
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
    if f.mordor < 0 and t.in_fellowship():
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
    if side_of(nation) != side or not owns(t, seat, nation) or not may_advance(t, nation):
        return False
    if side == FP and not t.active[nation] and t.on_table(THREATS_AND_PROMISES):
        return False
    return may_use_nation(t, seat, nation)


def _messenger(t: Wotr, seat: int) -> bool:
    """W22 table. The Mouth of Sauron: a Muster result as an Army result, once per turn."""
    if not owns(t, seat, SAURON):
        return False
    return (
        movement.can_move(t, seat, movement.NOBODY)
        or attack.can_attack(t, seat, movement.NOBODY)
        or len(playable_cards(t, seat, ARMY)) > 0
    )


def _any_die_fp(t: Wotr, seat: int, face: int, options: list[Option]) -> None:
    """W22.11, and cards of the Shadow the Free Peoples may force off the table."""
    f = t.fellowship
    if f.guide == STRIDER and not f.hidden and face not in (CHARACTER, WILL):
        options.append(("hide",))
    for c in characters.counsel(t):
        options.append(("counsel", CHARACTER_IDS[c]))
    if t.on_table(PALANTIR):
        if face == WILL:
            options.append(("force_off", CARD_IDS[PALANTIR]))
        if t.rings[FP] and not t.ring_used[FP]:
            options.append(("force_off_ring", CARD_IDS[PALANTIR]))
    if t.on_table(DENETHORS_FOLLY) and (face == WILL or steward_stopped(t)):
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
        if t.on_table(card) and can_pay(t, seat):
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
        yield from draw_up_to(t, seat, DECK_NUMBER[str(answer[1])], 1)
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
        if not over(t) and not t.on_table(LAST_BATTLE):
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
        c = CHARACTER_NUMBER[str(answer[1])]
        if c == ARAGORN:
            characters.crown_aragorn(t)
        elif c == GANDALF_WHITE:
            yield from characters.bring_white(t, seat)
        else:
            yield from characters.bring_minion(t, seat, c)
    elif verb == "voice_recruit":
        yield from recruit.spread(t, seat, regular(ISENGARD), voice_places(t), 1, "W22.14")
    elif verb == "voice_elites":
        recruit.promote(t, t.book.region_index["orthanc"], regular(ISENGARD), voice_elites(t))
    elif verb == "counsel":
        t.tell("wotr-log-counsel", {"character": str(answer[1])})
        advance(t, COUNSEL_NATION[CHARACTER_NUMBER[str(answer[1])] - 2], ABILITY)
    elif verb in ("force_off", "force_off_ring"):
        yield from force_off(t, seat, CARD_NUMBER[str(answer[1])], verb == "force_off_ring")
    tend(t)


COUNSEL_NATION: Final = (2, 1, 0)  # Boromir Gondor, Legolas the Elves, Gimli the Dwarves


# --- Saruman's voice, W22.5, W22.14 ---


def voice_open(t: Wotr) -> bool:
    """Saruman stands in Orthanc, which the Shadow holds and nobody besieges."""
    orthanc = t.book.region_index["orthanc"]
    return t.where[SARUMAN] == orthanc and t.unconquered(orthanc) and not t.is_besieged(orthanc)


def voice_places(t: Wotr) -> list[int]:
    """R4.5. Isengard Settlements where a Regular may be recruited."""
    if not voice_open(t):
        return []
    kind = regular(ISENGARD)
    return recruit.muster_places(t, kind, -1) if t.reserve[kind] else []


def voice_elites(t: Wotr) -> int:
    """W22.14. How many Regulars in Orthanc can be replaced by Elites: two if possible."""
    if not voice_open(t):
        return 0
    orthanc = t.book.region_index["orthanc"]
    n = min(2, t.count(orthanc, regular(ISENGARD)), t.reserve[elite(ISENGARD)])
    return n if n == 2 or t.settings.voice_partial else 0


# --- cards ---


def force_off(t: Wotr, seat: int, card: int, ring: bool) -> Script:
    """W8.11. A card on the table is discarded by an action of the other side."""
    if ring:
        t.tell("wotr-log-ring-off", {"side": SIDE_IDS[FP], "card": CARD_IDS[card]})
        pass_ring(t, FP)
    if card in (POWER_TOO_GREAT, TOM_BOMBADIL):
        for as_army in (True, False):
            paid = yield from Payment(t, seat, card, as_army).card()
            if paid >= 0:
                drop(t, seat, paid)
    lift(t, card)


class Payment(WotrQuestion):
    """W8.11. Which card pays for a card on the table that is forced off it."""

    __slots__ = ("as_army", "forced")
    KIND = "pay"
    TAKES = ("discard <card>", "pass")
    ASK = "wotr-ask-pay"

    def __init__(self, t: Wotr, seat: int, card: int, as_army: bool) -> None:
        super().__init__(t, seat, "W8.11")
        self.forced = card
        self.as_army = as_army

    def offer(self) -> list[Option]:
        """The cards that pay; where a re-deal has left none in another's hand, nothing is paid."""
        t = self.t
        pays = pays_as_army if self.as_army else pays_as_character
        options: list[Option] = [("discard", CARD_IDS[c]) for c in t.hands[self.seat] if pays(t, c)]
        return options or [PASS]

    def about(self) -> dict[str, Arg]:
        return {"card": CARD_IDS[self.forced]}


def play(t: Wotr, seat: int, card: int, as_event: bool) -> Script:
    """W8.7 to W8.11, W22.13. An Event card is played: its effect, then the draws it may bring."""
    known = EVENTS[card]
    assert known is not None
    t.chance.revealed()
    t.tell("wotr-log-play", {"seat": t.seat_id(seat), "card": CARD_IDS[card]})
    side = t.team[seat]
    if as_event:
        if side == FP and t.fellowship.guide == GANDALF_GREY:
            t.owed.append(deck_of(card))
        if side == SH and t.on_table(PALANTIR):
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
            if (yield from GuideDraw(t, seat, deck).verb()) == "draw":
                yield from draw_up_to(t, seat, deck, 1)


class GuideDraw(WotrQuestion):
    """W22.13. Whether a card is drawn while Gandalf the Grey guides the Fellowship."""

    __slots__ = ("pile",)
    KIND = "guide_draw"
    TAKES = ("draw", "pass")
    ASK = "wotr-ask-guide-draw"

    def __init__(self, t: Wotr, seat: int, deck: int) -> None:
        super().__init__(t, seat, "W22.13")
        self.pile = deck

    def offer(self) -> list[Option]:
        return [("draw",), PASS]

    def about(self) -> dict[str, Arg]:
        return {"deck": DECK_IDS[self.pile]}


def _palantir(t: Wotr, seat: int) -> Script:
    decks = [d for d in side_decks(SH) if len(t.decks[d])]
    if not decks or not t.on_table(PALANTIR):
        return
    options: list[Option] = [("draw", DECK_IDS[d]) for d in decks]
    deck = yield from CardChoice(t, seat, "W8.11", options, "wotr-ask-palantir", "palantir", ("draw <deck>",)).deck()
    yield from draw_up_to(t, seat, deck, 1)


def all_shadow_at_war(t: Wotr) -> bool:
    return all(t.at_war(n) for n in range(FP_NATIONS, NATIONS))
