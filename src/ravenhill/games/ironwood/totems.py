"""I11. Visions, and the totems they lead to."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Reason, Script
from ravenhill.games.ironwood.asking import SKIP, IronQuestion, each, reason
from ravenhill.games.ironwood.book import WW
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.hand import gain, mark_for_solo, vision_leaves_hand
from ravenhill.games.ironwood.settings import Bot
from ravenhill.games.ironwood.table import IronwoodTable
from ravenhill.games.ironwood.victory import check_totems


def discoverable(t: IronwoodTable, vision: int) -> bool:
    """I11.2. A warband in an inner forest touching the mountain, which no Ironclad unit controls."""
    mountain = t.book.vision_mountain[vision]
    if t.totems == 0 or t.units(mountain) > 0:
        return False
    return any(t.ww[f] > 0 for f in t.book.inner_of[mountain])


def discoveries(t: IronwoodTable) -> list[Option]:
    """I11.13. Every vision in hand that can be revealed, with each warband that could get the totem."""
    options: list[Option] = []
    for vision in t.visions:
        if discoverable(t, vision):
            for f in t.book.inner_of[t.book.vision_mountain[vision]]:
                if t.ww[f] > 0:
                    options.append(("discover", t.book.vision_names[vision], t.book.forest_names[f]))
    return options


def asks_to_discover(t: IronwoodTable) -> bool:
    """Who can discover is asked. In a duel also who only might, judged by what all can see: being asked must tell the
    Ironclad nothing about the visions in hand. An automaton learns nothing, and nobody is asked in vain."""
    return bool(discoveries(t)) or (t.settings.bot == Bot.NONE and might_discover(t))


def might_discover(t: IronwoodTable) -> bool:
    """Whether anybody could think the Woodwalkers can discover now: judged by what all can see."""
    return bool(t.visions) and any(discoverable(t, v) for v in range(t.book.vision_count) if v not in t.discovered)


def discover(t: IronwoodTable, ctx: RunningCard) -> Script:
    """I11.2-I11.4. Discover: reveal a vision, put a charged totem with the warband, gain its crystals."""
    if not asks_to_discover(t):
        return
    answer = yield from Discover(t, WW, "I11.2")
    if answer == SKIP:
        return
    ctx.did = True
    vision, forest = t.book.vision_index[str(answer[1])], t.book.forest_index[str(answer[2])]
    vision_leaves_hand(t, vision, True)
    t.discovered.append(vision)
    t.chance.revealed()
    t.tell("ironwood-log-discover", {"card": t.book.vision_names[vision], "forest": t.book.forest_names[forest]})
    place_totem(t, forest)
    mark_for_solo(t, vision)
    gain(t, WW, t.book.vision_crystals[vision])


class Discover(IronQuestion):
    """I11.2, I11.13. Which vision is followed, and which warband gets the totem."""

    __slots__ = ()

    KIND = "discover"
    TAKES = ("discover <vision> <forest>", "skip")
    ASK = "ironwood-ask-discover"

    def offer(self) -> list[Option]:
        return [*discoveries(self.t), SKIP]

    def because(self, verb: str, names: list[str]) -> Reason | None:
        t, name = self.t, names[0]
        if name not in t.book.vision_index:
            return reason("unknown-card", "I11.1", {"name": name})
        vision = t.book.vision_index[name]
        mountain = t.book.vision_mountain[vision]
        place = t.book.mountain_names[mountain]
        if vision not in t.visions:
            return reason("vision-not-held", "I11.2", {"card": name})
        if t.totems == 0:
            return reason("no-totem-left", "I11.14")
        if t.units(mountain) > 0:
            return reason("mountain-controlled", "I11.2", {"place": place})
        if not discoverable(t, vision):
            return reason("nobody-near", "I11.2", {"place": place})
        return reason("nobody-in-forest", "I11.13", {"place": place})


def place_totem(t: IronwoodTable, forest: int) -> None:
    """I11.3. A totem enters the map on its charged side."""
    t.totems -= 1
    t.charged[forest] += 1


def carry_totem(t: IronwoodTable, here: int, there: int, fading: bool) -> None:
    """I11.6, I11.8. A moving fighter takes a totem along; in an outer forest it is secured at that moment."""
    lying = t.fading if fading else t.charged
    lying[here] -= 1
    a, b = t.book.forest_names[here], t.book.forest_names[there]
    if t.book.outer[there]:
        t.secured += 1
        t.tell_move("ironwood-log-secure", {"forest": b, "n": t.secured}, a, b, {"totem": 1})
        check_totems(t)
    else:
        lying[there] += 1
        t.tell_move("ironwood-log-carry", {"a": a, "b": b}, a, b, {"totem": 1})


def fade_totems(t: IronwoodTable) -> None:
    """I4.16, I4.17. Fading totems leave the map, charged ones begin to fade."""
    for f in t.book.inner_forests:
        gone = t.fading[f]
        if gone:
            if t.settings.faded_totem == "returns":
                t.totems += gone
            t.tell("ironwood-log-faded", {"forest": t.book.forest_names[f], "n": gone})
        if t.charged[f]:
            t.tell("ironwood-log-fading", {"forest": t.book.forest_names[f], "n": t.charged[f]})
        t.fading[f] = t.charged[f]
        t.charged[f] = 0


def flip_totem(t: IronwoodTable, n: int) -> Script:
    """I17. Turn fading totems back to their charged side."""
    for _ in range(n):
        if not any(t.fading):
            return
        forest = yield from FlipTotem(t, WW, "I17").place()
        if forest < 0:
            return
        t.fading[forest] -= 1
        t.charged[forest] += 1
        t.tell("ironwood-log-recharged", {"forest": t.book.forest_names[forest]})


class FlipTotem(IronQuestion):
    """I17. Which fading totem is turned back."""

    __slots__ = ()

    KIND = "flip"
    TAKES = ("flip <forest>", "skip")
    ASK = "ironwood-ask-flip"

    def offer(self) -> list[Option]:
        t = self.t
        return [*each("flip", t.book.forest_names, [f for f in t.book.inner_forests if t.fading[f]]), SKIP]
