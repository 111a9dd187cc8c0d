"""I4.9, I4.10, I4.22, I17. Effects that can do nothing: never spent for, said beforehand, and only then told."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from ironwood_table import IC, WW, at, crystals, go, ic_plays, logged, offered, turn_over, ww_plays

import ravenhill
from ravenhill import Play, words
from ravenhill.coverage import rule
from ravenhill.engine.decision import Script
from ravenhill.engine.game import find
from ravenhill.engine.named import names
from ravenhill.engine.plain import plain
from ravenhill.games.ironwood.book import Op, Step
from ravenhill.games.ironwood.effects.operation import OPERATIONS, Operation
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.effects.steps import possible
from ravenhill.games.ironwood.table import IronwoodTable

OPS = names(Op)
CARDS = [f"{side}{n:02d}" for side in ("WW", "IC") for n in range(1, 39)]
RICH: dict[str, Any] = {
    "forests": {
        "f04": {"fighters": 3, "charged": 1},
        "f05": {"fighters": 1, "fading": 1},
        "f07": 2,
        "f11": 1,
        "f01": 2,
    },
    "mountains": {
        "ferrum": 2,
        "auria": {"fighters": 2, "golems": 1},
        "plumbarum": {"fighters": 1, "site": "foundation"},
        "gallimor": 2,
        "zincur": 1,
    },
    "crystals": {"woodwalkers": 5, "ironclad": 6},
    "drill": {"at": "zincur", "track": 1, "cargo": 2},
    "visions": ["V_CHROMIA", "V_LITHIMAR"],
}
POOR: dict[str, Any] = {"forests": {"f01": 1}, "mountains": {"ferrum": 1}}
BARE: dict[str, Any] = {}


class Watch:
    """Every step of a card, with what was foretold of it and what came of it."""

    def __init__(self) -> None:
        self.idle: Counter[tuple[str, str]] = Counter()
        self.wrong: list[str] = []

    def note(self, ctx: RunningCard, s: Step, could: bool, asked: bool, changed: bool) -> None:
        if changed and not could:
            self.wrong.append(f"{ctx.card.ident}: {OPS[s.op]} was said to be impossible")
        if not changed:
            self.idle[ctx.card.ident, OPS[s.op]] += 1
            if s.op == Op.SPEND:
                self.idle[ctx.card.ident, OPS[s.then[0].op]] += 1


def lying(t: IronwoodTable) -> dict[str, Any]:
    silent = t.copy()
    silent.told = []
    laid: Any = plain(silent)
    return {k: v for k, v in laid.items() if k not in ("told", "given", "chance")}


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    seen = Watch()
    for op, operation in dict(OPERATIONS).items():
        asked = {name: getattr(operation, name) for name in ("ASKS", "BLIND", "SAME", "PLAYED")}
        monkeypatch.setitem(OPERATIONS, op, type("Watching", (Watched,), asked)(seen, operation))
    return seen


class Watched(Operation):
    """An operation that is looked at while it is carried out."""

    def __init__(self, seen: Watch, operation: Operation) -> None:
        self.seen = seen
        self.operation = operation

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return self.operation.possible(t, ctx, s, openly)

    def at_once(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> bool:
        before, could = lying(t), self.possible(t, ctx, s, False)
        did = self.operation.at_once(t, ctx, s)
        self.seen.note(ctx, s, could, False, lying(t) != before)
        return did

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        before, could, asked = lying(t), self.possible(t, ctx, s, False), False
        for decisions in self.operation.do(t, ctx, s):
            asked = True
            yield decisions
        self.seen.note(ctx, s, could, asked, lying(t) != before)

    def secret(self, t: IronwoodTable) -> bool:
        return self.operation.secret(t)


def play_card(card: str, given: dict[str, Any], seed: int) -> Play:
    """The card played with whatever choices come, until the other side is asked for a card."""
    side = WW if card.startswith("WW") else IC
    own = ["WW33", "WW20"] if side == WW else ["IC28", "IC23"]
    hands = {("woodwalkers", "ironclad")[side]: sorted({*own, card} if int(card[2:]) > 3 else own)}
    other = {"ironclad": [{"card": "IC22", "markers": 2}]} if side == WW else {"woodwalkers": []}
    play = at(turn=side, hands=hands, lingering=other if given is RICH else {}, **given)
    go(play, f"play {card}")
    chance = random.Random(seed)
    for _ in range(60):
        d = play.decisions[0]
        if play.over or d.kind == "play":
            break
        stop = [o for o in d.options if o[0] in ("skip", "done")]
        go_on = [o for o in d.options if o not in stop]
        play.answer(d.seat, chance.choice(go_on if go_on and chance.random() < 0.8 else list(d.options)))
    return play


@rule("I4.9")
@pytest.mark.parametrize("card", CARDS)
def test_nothing_is_said_to_be_impossible_that_then_happens(watch: Watch, card: str) -> None:
    for given in (RICH, POOR, BARE):
        for seed in range(4):
            watch.idle.clear()
            play = play_card(card, given, seed)
            assert watch.wrong == []
            told = Counter((line["card"], line["op"].removeprefix("op-")) for line in logged(play, "idle"))
            assert told - watch.idle == Counter(), (given, seed)


@rule("I4.9")
def test_an_effect_passed_over_is_told() -> None:
    play = ww_plays("WW14")
    assert logged(play, "idle") == [{"card": "WW14", "op": "op-steal"}, {"card": "WW14", "op": "op-remove"}]
    drilled = ic_plays("IC08", mountains={"ferrum": 1})
    go(drilled, "drill auria", "drill plumbarum")
    assert logged(drilled, "idle") == []


# --- spending ---


@rule("I4.10", "I10.2")
def test_no_crystal_is_spent_on_a_forge_that_can_not_be_built() -> None:
    mountains = {"ferrum": 1, "plumbarum": {"fighters": 0, "site": "foundation"}}
    play = ic_plays("IC01", mountains=mountains, crystals={"ironclad": 5})
    assert noted(play) == {"option IC01 2": "nothing would happen now", "option IC01 3": "nothing would happen now"}
    go(play, "option IC01 2")
    assert turn_over(play, WW) and crystals(play) == (0, 5)
    assert logged(play, "idle") == [{"card": "IC01", "op": "op-build"}]


@rule("I4.10")
def test_what_is_missing_is_said_before_a_crystal_is_spent() -> None:
    play = ic_plays("IC01", mountains={"ferrum": 20}, crystals={"ironclad": 1})
    go(play, "option IC01 1")
    assert offered(play) == ["pay 1", "skip"] and noted(play) == {"pay 1": "nothing to recruit now"}
    go(play, "pay 1")
    assert offered(play)[0].startswith("move ferrum")


@rule("I4.10", "I11.2")
def test_crystals_for_a_discovery_nobody_can_make() -> None:
    given: dict[str, Any] = {"forests": {"f04": 1}, "crystals": {"woodwalkers": 2}, "visions": ["V_COBALTIS"]}
    play = ww_plays("WW27", **given)
    while offered(play)[0].startswith("bottom"):
        go(play, "bottom " + next(o for o in offered(play) if "COBALTIS" not in o).split()[1])
    if not any(v in ("V_AURIA", "V_PLUMBARUM", "V_CHROMIA", "V_ARGENTIMAR") for v in own_visions(play)):
        assert offered(play) == ["skip"]  # asked all the same, for the Ironclad watch
        reason = play.why_not(WW, ("pay", 2))
        assert reason is not None and reason.rule == "I4.10"
        assert words.say(reason) == "Nothing would follow from spending these crystals now."


@rule("I4.10", "I13.4")
def test_alone_nobody_is_asked_to_pay_for_nothing() -> None:
    play = ravenhill.position(
        "ironwood",
        {
            "scenario": "ironbot",
            "clear": True,
            "forests": {"f04": 1},
            "crystals": {"woodwalkers": 2},
            "visions": ["V_COBALTIS"],
            "vision_deck": ["V_ZINCUR", "V_CUPRUMIS"],
            "hands": {"woodwalkers": ["WW27"]},
            "mountains": {"ferrum": 1},
        },
    )
    go(play, "play WW27", "bottom V_ZINCUR")
    assert crystals(play)[WW] == 2 and logged(play, "idle")[0] == {"card": "WW27", "op": "op-discover"}
    assert play.decisions[0].kind == "play"


@rule("I4.10")
def test_no_second_effect_is_paid_for_where_there_is_none() -> None:
    play = ww_plays("WW38", crystals={"woodwalkers": 2, "ironclad": 1})
    assert offered(play) == [*[f"option WW38 {n}" for n in (1, 2, 3, 4)], "skip"]
    reason = play.why_not(WW, ("pay", 2))
    assert reason is not None and reason.message.key == "ironwood-why-pay-for-nothing"
    moving = ww_plays("WW38", crystals={"woodwalkers": 2, "ironclad": 1}, forests={"f01": 1})
    assert "pay 2" in offered(moving)


PAID = [card for card in CARDS if any(s.pay for s in find("ironwood").book(None).cards[CARDS.index(card)].steps)]
TWO: dict[str, Any] = {"crystals": {"woodwalkers": 2, "ironclad": 2}}


def test_the_cards_that_sell_a_second_effect() -> None:
    assert PAID == ["WW03", "WW38", "IC02"]


@rule("I4.10")
@pytest.mark.parametrize(
    ("card", "given", "worth"),
    [
        ("WW03", {"forests": {"f04": 1}}, False),  # two steps from Ferrum
        ("WW03", {"forests": {"f05": 1}}, True),
        ("WW38", {"forests": {"f01": 1}, "crystals": {"woodwalkers": 2}}, False),
        ("WW38", {"forests": {"f01": 1}, "crystals": {"woodwalkers": 2}, "visions": ["V_AURIA"]}, True),
        ("WW38", {"forests": {"f01": 1}, "crystals": {"woodwalkers": 2}, "visions": ["V_COBALTIS"]}, False),
        ("IC02", {"mountains": {"ferrum": 1}, "forests": {"f01": 1, "f06": 1}}, True),
        ("IC02", {"mountains": {"ferrum": 1}, "forests": {"f01": 1, "f13": 1}}, True),
        ("IC02", {"mountains": {"ferrum": 1}, "forests": {"f01": 3}}, False),  # nobody attacks an outer forest
    ],
)
def test_a_second_effect_must_be_within_reach(card: str, given: dict[str, Any], worth: bool) -> None:
    keys: dict[str, Any] = {**TWO, **({} if "mountains" in given else {"mountains": {"palladimor": 1}}), **given}
    play = ww_plays(card, **keys) if card.startswith("WW") else ic_plays(card, **keys)
    assert ("pay 2" in offered(play)) is worth
    reason = play.why_not(play.decisions[0].seat, ("pay", 2))
    assert (reason is None) is worth
    assert worth or (reason is not None and reason.message.key == "ironwood-why-pay-for-nothing")


@rule("I4.10")
@pytest.mark.parametrize("held", [True, False])
def test_who_is_held_may_be_driven_to_where_they_can_move(held: bool) -> None:
    """An attack opens a move where the attackers could be driven out of the forest they may not leave."""
    banned = [{"what": 2, "place": "f07"}] if held else []
    play = ww_plays("WW03", forests={"f07": 2}, mountains={"ferrum": 3}, prohibitions=banned, **TWO)
    assert "pay 2" in offered(play)
    if held:
        moved = {"options": {"moved_by_enemy": True}, "prohibitions": banned}
        assert "pay 2" not in offered(ww_plays("WW03", forests={"f07": 2}, mountains={"ferrum": 3}, **moved, **TWO))


@rule("I4.10")
@pytest.mark.parametrize("card", ["WW03", "WW38", "IC02"])
def test_a_second_effect_is_sold_exactly_where_one_step_leads_to_it(card: str) -> None:
    """Whatever stands on the map: every first step is tried, and whether another effect is possible then."""
    chance = random.Random(card)
    found: Counter[bool] = Counter()
    for _ in range(60):
        play = somewhere(card, chance)
        if play.decisions[0].kind != "resolve":
            continue
        worth = "pay 2" in offered(play)
        assert worth is second_effect(play, card), play.position()
        found[worth] += 1
    assert min(found[True], found[False]) > 3


def somewhere(card: str, chance: random.Random) -> Play:
    names = [f"f{n:02d}" for n in range(1, 17)]
    mountains = ["ferrum", "auria", "zincur", "palladimor", "plumbarum", "cobaltis"]
    keys: dict[str, Any] = {
        "forests": dict.fromkeys(chance.sample(names, chance.randint(1, 2)), 1),
        "mountains": dict.fromkeys(chance.sample(mountains, chance.randint(1, 2)), 1),
        "visions": [chance.choice(["V_AURIA", "V_COBALTIS", "V_CUPRUMIS"])],
        "crystals": {"woodwalkers": 2, "ironclad": 2 if card == "IC02" else 0},
    }
    return ww_plays(card, **keys) if card.startswith("WW") else ic_plays(card, **keys)


def second_effect(play: Play, card: str) -> bool:
    """Whether two effects could come one after the other: the first a step of one unit, or any other effect."""
    here: Any = play.table
    side = WW if card.startswith("WW") else IC
    ctx = RunningCard(side, here.book.cards[here.book.card_index[card]], True)
    options = next(s.options for s in ctx.card.steps if s.pay)
    able = [i for i, steps in enumerate(options) if any(possible(here, ctx, s) for s in steps)]
    if len(able) > 1:
        return True
    for i in able:
        first = go(play.clone(), f"option {card} {i + 1}")
        for answer in first.decisions[0].options:
            if answer[0] != "move":
                continue
            then = first.clone()
            then.answer(side, answer)
            table: Any = then.table
            if any(possible(table, ctx, s) for j, steps in enumerate(options) if j != i for s in steps):
                return True
    return False


@rule("I4.10", "I4.4")
def test_crystals_for_cards_that_are_not_there() -> None:
    every = [f"WW{n:02d}" for n in range(4, 39) if n not in (33, 20)]
    given: dict[str, Any] = {"crystals": {"woodwalkers": 3}}
    play = at(hands={"woodwalkers": [*every, "WW33"]}, **given)
    go(play, "play WW33", "option WW33 1")
    assert offered(play) == ["pay 1", "skip"]  # WW20 is the last one
    go(play, "pay 1")
    assert logged(play, "draw") == [{"side": "woodwalkers", "n": 1}]
    none = at(hands={"woodwalkers": [*every, "WW33", "WW20"]}, **given)
    go(none, "play WW33")
    assert noted(none) == {"option WW33 1": "nothing would happen now"}


@rule("I4.10")
def test_what_is_drawn_or_gained_for_each_is_told_once() -> None:
    hand = {"woodwalkers": ["WW33", "WW20", "WW21", "WW22"]}
    play = at(hands=hand, crystals={"woodwalkers": 3})
    go(play, "play WW33", "option WW33 1", "pay 3")
    assert logged(play, "draw") == [{"side": "woodwalkers", "n": 3}]
    play = at(hands=hand)
    go(play, "play WW33", "option WW33 2", "burn WW20", "burn WW21", "burn WW22")
    assert crystals(play)[WW] == 4 and logged(play, "gain") == [{"side": "woodwalkers", "n": 4}]


@rule("I4.9")
def test_who_has_seen_nothing_of_a_hand_is_not_asked_to_pick_from_it() -> None:
    hands = {"ironclad": ["IC27"], "woodwalkers": ["WW16"]}
    play = at(turn=1, hands=hands, options={"ask_every_effect": True})
    go(play, "play IC27")
    assert offered(play) == ["resolve", "skip"]
    looked = go(play.clone(), "resolve")
    assert offered(looked) == ["pick WW16", "skip"]
    assert offered(go(play, "skip")) == ["resolve", "skip"]  # to draw is next


# --- said beforehand ---


def noted(play: Play) -> dict[str, str]:
    """What is noted of the open options."""
    found = {}
    for d in play.decisions:
        for option in d.options:
            note = d.note(option)
            if note is not None:
                found[" ".join(str(part) for part in option)] = words.say(note)
    return found


def own_visions(play: Play) -> list[str]:
    seen: Any = play.view(WW)
    own: list[str] = seen["visions"]["own"]
    return own


@rule("I4.22")
def test_a_card_that_would_do_nothing_says_so() -> None:
    play = at(hands={"woodwalkers": ["WW14", "WW06"]})
    idle = "nothing would happen now"
    assert noted(play) == {"play WW02": idle, "play WW03": idle, "play WW14": idle}
    said = words.option_text("ironwood", ("play", "WW14"), note=play.decisions[0].note(("play", "WW14")))
    assert said == "Play Poisoned Springs (nothing would happen now)"
    further = ww_plays("WW09", forests={"f01": 1}, aside={"woodwalkers": ["WW02"]})
    go(further, "done")
    assert noted(further) == {}
    alone = ww_plays("WW09")
    go(alone, "done")
    assert noted(alone) == {"play WW02": idle, "play WW03": idle}


@rule("I11.2")
@pytest.mark.parametrize(("scenario", "asked"), [("duel", True), ("ironbot", False)])
def test_who_can_not_discover_is_asked_only_where_somebody_watches(scenario: str, asked: bool) -> None:
    position = {
        "scenario": scenario,
        "clear": True,
        "forests": {"f04": 1},
        "mountains": {"ferrum": 1},
        "visions": ["V_COBALTIS"],
        "vision_deck": ["V_ZINCUR"],
        "hands": {"woodwalkers": ["WW07"]},
    }
    play = ravenhill.position("ironwood", position)
    go(play, "play WW07")
    assert (play.decisions[0].kind == "discover") is asked
    assert [line.args["op"] for line in play.log(WW) if line.key == "ironwood-log-idle"] == ["op-discover"]
    assert not [line for line in play.log(IC) if line.key == "ironwood-log-idle"]
