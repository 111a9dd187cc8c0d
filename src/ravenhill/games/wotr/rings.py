"""W7. The Elven Rings: one changes a die, and passes to the Shadow."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.games.wotr.asking import OpenQuestion, WotrQuestion, reason
from ravenhill.games.wotr.dice import ARMY, CHARACTER, EVENT, EYE, FACE_IDS, FACE_NUMBER, MUSTER, MUSTER_ARMY, WILL
from ravenhill.games.wotr.nations import FP, SH, SIDE_IDS
from ravenhill.games.wotr.table import Wotr

FP_RING: Final = (CHARACTER, MUSTER, EVENT, MUSTER_ARMY)  # W7.6
SH_RING: Final = (CHARACTER, ARMY, MUSTER, EVENT, MUSTER_ARMY, EYE)


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
