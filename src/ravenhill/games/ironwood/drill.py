"""I8. The drill, its track and its Cargo."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.games.ironwood.asking import SKIP, IronQuestion, each, reason, unknown_place
from ravenhill.games.ironwood.book import FERRUM, IC
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.hand import bot_side, draw_specials, random_vision_of_hand, vision_back_into_deck
from ravenhill.games.ironwood.table import IronwoodTable


def drill_goals(t: IronwoodTable) -> list[int]:
    """I8.6. Adjacent mountains, unless a card forbids the move."""
    if t.mountain_locked(t.drill):
        return []
    return [m for m in t.book.ridges[t.drill] if not t.mountain_locked(m)]


def move_drill(t: IronwoodTable, ctx: RunningCard, again: bool) -> Script:
    """I8, I7.2. Move the drill: once per turn, twice where the card says so."""
    if t.drill_moves > (1 if again else 0) or not drill_goals(t):
        return
    mountain = yield from MoveDrill(t, IC, "I8.6").place()
    if mountain < 0:
        return
    ctx.did = True
    drill_to(t, mountain)


class MoveDrill(IronQuestion):
    """I8.6. Where the drill goes."""

    __slots__ = ()

    KIND = "drill"
    TAKES = ("drill <forest>/<mountain>", "skip")  # who names a forest is told why not
    ASK = "ironwood-ask-drill"

    def offer(self) -> list[Option]:
        return [*each("drill", self.t.book.mountain_names, drill_goals(self.t)), SKIP]

    def because(self, verb: str, names: list[str]) -> Reason | None:
        t, name = self.t, names[0]
        if name not in t.book.mountain_index:
            return reason("wrong-kind", "I6.1") if name in t.book.forest_index else unknown_place(name)
        mountain = t.book.mountain_index[name]
        if mountain == t.drill:
            return reason("drill-stays", "I8.6")
        if mountain not in t.book.ridges[t.drill]:
            return reason("no-ridge", "I6.1", {"a": t.book.mountain_names[t.drill], "b": name})
        return reason("held-back", "I17", {"place": name})

    def weigh(self, option: Option) -> float:
        if option == SKIP:
            return super().weigh(option)
        t, m = self.t, self.t.book.mountain_index[str(option[1])]
        if t.has_forge(m):
            return 3.0 * (0.5 + 0.5 * t.cargo)
        risk = 0
        for f in t.book.inner_of[m]:
            risk = max(risk, t.ww[f])
        return 3.0 * (1.0 + 0.2 * min(t.units(m), 2) - 0.15 * min(risk, 3))


def drill_to(t: IronwoodTable, mountain: int) -> None:
    """I8.1-I8.4. The drill arrives: at a forge it unloads, elsewhere the track goes on and pays."""
    origin = t.drill
    t.drill = mountain
    t.drill_moves += 1
    a, b = t.book.mountain_names[origin], t.book.mountain_names[mountain]
    t.tell_move("ironwood-log-drill", {"a": a, "b": b}, a, b, {"drill": 1})
    if t.has_forge(mountain):
        unload(t)
        return
    t.track = min(t.track + 1, t.book.track_last)
    load(t, t.book.track_cargo[t.track])
    for reward in t.book.track_rewards[t.track]:
        if reward == "survey":
            survey(t)
        elif reward == "recruit_at_origin":
            if t.fighters_left() > 0:
                t.fighters[origin] += 1
                t.tell("ironwood-log-recruit", {"side": "ironclad", "n": 1, "place": t.book.mountain_names[origin]})
        elif reward == "draw_special":
            draw_specials(t, IC, 1)


def load(t: IronwoodTable, n: int) -> None:
    """I8.7. Crystals go to Cargo, as many as the supply has."""
    got = min(n, t.crystals_left())
    t.cargo += got
    if got:
        t.tell("ironwood-log-cargo", {"n": got, "total": t.cargo})


def unload(t: IronwoodTable) -> None:
    """I8.4. All of Cargo becomes available; the marker goes back to the start."""
    if t.cargo:
        t.tell("ironwood-log-unload", {"n": t.cargo})
    t.crystals[IC] += t.cargo
    t.cargo = 0
    t.track = 0


def survey(t: IronwoodTable, side: int = IC) -> None:
    """I8.2. A secret look at the top vision; the Ironbot instead sends one of two or more visions back (I13.19)."""
    if side == bot_side(t):
        if len(t.visions) >= 2:
            vision_back_into_deck(t, random_vision_of_hand(t))
        return
    vision = t.vision_deck.peek(t.chance, t.book.vision_labels, 1 << side, t.visions + t.vision_discard)
    if vision >= 0:
        t.tell("ironwood-log-survey", {})
        t.whisper((side,), "ironwood-log-surveyed", {"card": t.book.vision_names[vision]})


def destroy_drill(t: IronwoodTable) -> None:
    """I9.17. The rest of Cargo to the supply, the marker to the start, the drill on Ferrum."""
    t.tell("ironwood-log-drill-destroyed", {"mountain": t.book.mountain_names[t.drill], "n": t.cargo})
    t.cargo = 0
    t.track = 0
    t.drill = FERRUM


class CargoOut(IronQuestion):
    """I17. How many crystals a card takes out of Cargo."""

    __slots__ = ("most", "source")

    KIND = "cargo-out"
    TAKES = ("cargo <0-99>", "skip")
    ASK = "ironwood-ask-cargo-out"

    def __init__(self, t: IronwoodTable, card: str, most: int) -> None:
        super().__init__(t, IC, "I17")
        self.source = card
        self.most = min(most, t.cargo)

    def offer(self) -> list[Option]:
        return [*[("cargo", n) for n in range(self.most, 0, -1)], SKIP]

    def about(self) -> Mapping[str, Arg] | None:
        return {"card": self.source, "n": self.most}
