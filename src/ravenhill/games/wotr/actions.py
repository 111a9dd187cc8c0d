"""W6.1 to W6.4. One action of phase 5: pick a die, then its use; or pass, or change a die with a Ring first."""

from __future__ import annotations

from typing import Any, Final

from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.games.wotr import attack, characters, events, movement, multiplayer, odds, rings, uses, voice, worth
from ravenhill.games.wotr.asking import PASS, OpenQuestion, reason
from ravenhill.games.wotr.decks import CARD_NUMBER, DECK_NUMBER, side_decks
from ravenhill.games.wotr.dice import ARMY, CHARACTER, EVENT, EYE, FACE_IDS, FACE_NUMBER, MUSTER, MUSTER_ARMY, WILL
from ravenhill.games.wotr.nations import FP, ISENGARD, NATION_IDS, NATION_NUMBER, SAURON, SH
from ravenhill.games.wotr.people import ARAGORN, CHARACTER_IDS, CHARACTER_NUMBER, GANDALF_WHITE, MOUTH, minion_nation
from ravenhill.games.wotr.places import ASIDE
from ravenhill.games.wotr.ranks import elite, regular
from ravenhill.games.wotr.table import Wotr

DIE: Final[list[Option]] = [("die", name) for name in FACE_IDS]
DIE_WEIGHTS: Final[list[dict[str, float]]] = [
    {"character": 6.0, "event": 4.0, "muster": 5.0, "army_muster": 4.5, "will_of_the_west": 3.0},
    {"army": 5.5, "army_muster": 5.0, "muster": 6.0, "character": 4.5, "event": 4.0},
]
CHARACTER_USES: Final = ("move_leader", "attack_leader", "fellowship", "separate", "companions", "minions")
ARMY_USES: Final = ("move_armies", "attack_army")
FP_USES: Final = ("fellowship", "hide", "separate", "companions")
MUSTER_USES: Final = ("diplomacy", "muster", "enter", "voice_recruit", "voice_elites")


def action(t: Wotr) -> Script:
    """W5.5, W6.1. The player whose action it is uses a Ring if he likes, then passes or uses one die."""
    seat = t.acting
    side = t.team[seat]
    while True:
        answer = yield from Die(t, seat, "W6.1")
        if answer[0] != "ring":
            break
        yield from rings.use_ring(t, seat)
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
    yield from uses.carry_out(t, seat, face, answer)


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
        return uses.open_uses(self.t, self.seat, self.die)

    def about(self) -> dict[str, Arg]:
        return {"face": FACE_IDS[self.die]}

    def why_not(self, option: Option) -> Reason | None:
        t = self.t
        verb = str(option[0])
        name = str(option[1]) if len(option) == 2 else ""
        if verb in ("ring", "pass"):  # a single die is taken without asking
            return why_no_die(t, self.side, option)
        if verb == "play" and name:
            return events.why_not_played(t, self.seat, self.die, name)
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
        if c not in characters.ENTRY or (c in (ARAGORN, GANDALF_WHITE)) != (self.side == FP):
            return None
        if c in (ARAGORN, GANDALF_WHITE) and self.die != WILL:
            return reason("face", characters.ENTRY[c], face=FACE_IDS[self.die])
        if t.where[c] != ASIDE:
            return reason("entered", characters.ENTRY[c], character=name)
        if self.side == SH and not t.owns(self.seat, minion_nation(c)):
            return reason("other-minion", "W21.22", character=name)
        return reason(f"enter-{name}", characters.ENTRY[c])

    def _no_messenger(self) -> Reason | None:
        """W22. Why the Mouth of Sauron does not turn a Muster result into an Army result."""
        t = self.t
        if self.side == FP:
            return None
        if self.die != MUSTER:
            return reason("face", "W6.1", face=FACE_IDS[self.die])
        if not t.on_map(MOUTH):
            return reason("not-on-map", "W22", character=CHARACTER_IDS[MOUTH])
        if not t.owns(self.seat, SAURON):
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
        if not t.owns(self.seat, nation):
            return reason("not-yours", "W21.8" if t.seats > 2 else "W6.18", nation=name)
        if t.at_war(nation):
            return reason("at-war", "R8.3", nation=name)
        if self.side == FP and not t.active[nation] and t.on_table(events.THREATS_AND_PROMISES):
            return reason("threats", "W8.11")
        if not multiplayer.may_use_nation(t, self.seat, nation):
            return reason("just-used", "W21.20")
        return reason("passive", "W16.2", nation=name)

    def _stays(self, name: str, ring: bool) -> Reason:
        """W8.11. Why a card on the table can not be forced off it with this die."""
        t = self.t
        card = CARD_NUMBER[name]
        if not t.on_table(card):
            return reason("not-on-table", "W8.11", card=name)
        if card == events.PALANTIR and self.side == FP:
            if not ring:
                return reason("off-palantir", "W8.11", card=name)
            return reason("no-ring", "W7.1") if not t.rings[FP] else reason("ring-used", "W7.3")
        if card == events.DENETHORS_FOLLY and self.side == FP:
            return reason("off-folly", "W8.11", card=name)
        if card in (events.POWER_TOO_GREAT, events.TOM_BOMBADIL) and self.side == SH and not ring:
            return reason("off-icons" if t.settings.discard_cost == "icon" else "off-decks", "W8.11", card=name)
        return reason("stays", "W8.11", card=name)

    def _no_voice(self, elites: bool) -> Reason:
        """W22.5, W22.14. Why Saruman's voice is not heard."""
        t = self.t
        if not t.owns(self.seat, ISENGARD):
            return reason("not-yours", "W22.5", nation=NATION_IDS[ISENGARD])
        if not voice.is_heard(t):
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
        return odds.of_move(self.t) if option[0] == "fellowship" else None


class MessengerUse(Use):
    """W22.17. What the Army result is used for that the Mouth of Sauron made of a Muster result."""

    __slots__ = ()

    def __init__(self, t: Wotr, seat: int) -> None:
        super().__init__(t, seat, ARMY, "W22.17")
        self.public = False

    def offer(self) -> list[Option]:
        options: list[Option] = []
        uses.army_uses(self.t, self.seat, options)
        options.extend(events.card_options(events.playable_cards(self.t, self.seat, ARMY)))
        options.append(uses.SKIP)
        return options


def weight_of_step(t: Wotr) -> float:
    """How promising a move of the Fellowship looks at first sight."""
    if t.fellowship.mordor >= 0:
        return 12.0
    return max(0.5, 11.0 - 5.0 * worth.peril(t.hunt_dice[SH], t.hunt_dice[FP]) - 0.4 * t.fellowship.corruption)
