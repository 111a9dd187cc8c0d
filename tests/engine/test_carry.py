"""Games outlive their rules: saves and records under new fields, new names, mended rules and changed defaults."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import toy

from ravenhill import words
from ravenhill.engine import check, record
from ravenhill.engine import game as shelf
from ravenhill.engine.carry import Stopped
from ravenhill.engine.chance import Chance, Deck
from ravenhill.engine.decision import BadSave, BadSetup, Illegal, Option, Script
from ravenhill.engine.game import Setting, Step
from ravenhill.engine.script import Play
from ravenhill.engine.table import Result, ask

Mend = Callable[..., Any]


@pytest.fixture
def mend(monkeypatch: pytest.MonkeyPatch) -> Mend:
    """Puts a toy with other rules on the shelf, one version further."""

    def mended(rules: int = 2, **members: Any) -> Any:
        told = {"options": members.pop("options", toy.Toy.info.options), "gone": members.pop("gone", ())}
        game = type("Mended", (toy.Toy,), {**members, "info": replace(toy.Toy.info, rules=rules, **told)})()
        monkeypatch.setitem(shelf._open, "toy", game)
        return game

    return mended


def games(number: int = 40) -> list[Play]:
    """Running games at all sorts of moments, in the middle of an action too."""
    found = []
    for seed in range(number):
        play = toy.new(seed=seed, seats=2 + seed % 2)
        for _ in toy.wander(play, seed=seed, answers=3 + seed):
            pass
        if not play.over:
            found.append(play)
    assert len(found) > number // 2
    return found


def told(play: Play, seat: int | None = None) -> list[dict[str, object]]:
    return [line.plain() for line in play.log(seat)]


def with_another_field() -> dict[str, Any]:
    class Wider(toy.ToyTable):
        __slots__ = ("luck", "won")

        def __init__(self, seats: int = 0) -> None:
            super().__init__(seats)
            self.luck = 7
            self.won: list[int] = [0] * seats

    Wider.__name__ = "ToyTable"

    def empty(self: Any, setup: Any) -> toy.ToyTable:
        t = Wider(setup.seats)
        t.settings = self.values(setup)
        return t

    return {"pieces": (Wider, Deck, Chance, Result), "empty": empty}


# --- fields --------------------------------------------------------------------------------------------------


def test_a_field_a_save_does_not_know_is_as_on_a_new_table(mend: Mend) -> None:
    before = games()
    saves = [play.save() for play in before]
    mend(rules=1, **with_another_field())
    for play, data in zip(before, saves, strict=True):
        again = record.load(data)
        assert again.table.luck == 7 and again.table.won == [0] * again.seats
        assert again.view(0) == play.view(0) and told(again, 0) == told(play, 0)
        assert [d.options for d in again.decisions] == [d.options for d in play.decisions]
        assert check.problems(again) == []


def test_a_field_nobody_knows_any_more_is_dropped(mend: Mend) -> None:
    mend(rules=1, **with_another_field())
    data = [shelf.find("toy").start(shelf.find("toy").setup(seed=seed)).save() for seed in range(3)]
    shelf._open["toy"] = toy.GAME
    for saved in data:
        assert not hasattr(record.load(saved).table, "luck")


def test_a_renamed_field_and_a_renamed_card_are_read_by_a_step(mend: Mend) -> None:
    before = games(12)
    saves = [play.save() for play in before]

    class Renamed(toy.ToyTable):
        __slots__ = ("points",)

        def __init__(self, seats: int = 0) -> None:
            super().__init__(seats)
            self.points: list[int] = [0] * seats

    Renamed.__name__ = "ToyTable"
    seen: list[str] = []

    def empty(self: Any, setup: Any) -> toy.ToyTable:
        t = Renamed(setup.seats)
        t.settings = self.values(setup)
        return t

    def change(table: dict[str, Any]) -> None:
        seen.append(table["~"])
        table["score"] = [9 for _ in table["points"]]

    step = Step(2, "score is points", fields={"ToyTable.score": "points"}, change=change)
    mend(pieces=(Renamed, Deck, Chance, Result), empty=empty, steps=(step,))
    for play, data in zip(before, saves, strict=True):
        again = record.load(data)
        assert again.table.points == play.settle().score and again.settle().score[0] >= 9
    assert set(seen) == {"ToyTable"}


# --- rules ---------------------------------------------------------------------------------------------------


def asked_less(self: Any, t: toy.ToyTable) -> Script:
    """Nobody looks or fights any more, and who draws is not asked what to discard."""
    seat = t.active
    offered: list[Option] = [o for o in toy.actions(t) if o[0] not in ("look", "fight")]
    what = yield from ask(t, seat, "T1", lambda: offered, "toy-act")
    if what[0] == "draw":
        for _ in range(2):
            toy.draw(t, seat)
        while len(t.hands[seat]) > 4:
            t.deck.put_under(t.hands[seat].pop(), 0)
    elif what[0] == "peek":
        t.deck.peek(t.chance, toy.LABELS, 1 << seat)
    next_turn(t)


def more_drawn(self: Any, t: toy.ToyTable) -> Script:
    """One more card at the beginning of every action."""
    toy.draw(t, t.active)
    yield from toy.one_action(t)


def next_turn(t: toy.ToyTable) -> None:
    t.active = (t.active + 1) % t.seats
    if t.active == 0:
        t.round += 1
        if t.round >= 8:
            t.end([0], "points", "T9")


@pytest.mark.parametrize("step", [asked_less, more_drawn], ids=["asked less", "one more card"])
@pytest.mark.parametrize("kept", [False, True], ids=["bare", "kept"])
def test_a_mended_rule_cuts_no_more_than_the_running_action(mend: Mend, step: Any, kept: bool) -> None:
    before = games()
    if kept:
        for play in before:
            play.keep()
    saves = [play.save() for play in before]
    mend(step=step)
    cuts = 0
    for play, data in zip(before, saves, strict=True):
        again = record.load(data)
        running = [e for e in play.way.entries if not isinstance(e, str)]
        cut = [e for e in again.cut if not isinstance(e, str)]
        assert again.answers == play.answers - len(cut) and len(cut) <= len(running)
        assert again.game.problems(again.table) == []
        cuts += bool(cut)
        lines = told(again, 0)
        stays = [line for line in told(play, 0) if int(str(line["at"])) <= again.answers]
        assert lines[: len(stays)] == stays
        if cut:
            assert lines[-1]["key"] == "log-rules-mended" and words.flaws(again.log(0)[-1], "toy") == []
            assert lines[-1]["args"] == {"count": len(cut), "rule": again.decisions[0].rule}
        for seat in range(again.seats):
            assert again.undo_reach(seat) == 0
            with pytest.raises(Illegal):
                again.undo(seat)
        with pytest.raises(Illegal):
            again.rewind(max(0, again.answers - 1))
        for _ in toy.wander(again, seed=3, answers=5):
            pass
        assert check.state(record.load(again.save())) == check.state(again)
        if kept:
            shown = [record.replay(again.save(), to=n) for n in range(again.answers + 1)]
            assert [p.answers for p in shown] == list(range(again.answers + 1))
            assert shown[-1].view(0) == again.view(0) and told(shown[-1], 1) == told(again, 1)
    assert cuts


def test_what_was_chosen_after_the_border_can_be_taken_back(mend: Mend) -> None:
    play = games()[0]
    data = play.save()
    mend(step=more_drawn)
    again = record.load(data)
    moments = [check.state(again)]
    for _ in range(12):
        d = again.decisions[0]
        quiet = ("wait",) if ("wait",) in d.options else d.options[0]
        again.answer(d.seat, quiet)
        moments.append(check.state(again))
    at = again.answers
    for back in range(1, 13):
        again.rewind(at - back)
        assert check.state(again) == moments[-1 - back]


def test_dice_that_were_seen_are_not_rolled_again(mend: Mend) -> None:
    """An answer that is asked again meets other chance: who has seen the die could else choose by it."""
    same = 0
    for seed in range(30):
        play = toy.new(seed=seed)
        play.answer(0, ("draw",))
        drawn = [e for e in play.journal.items() if isinstance(e, str)][-2:]
        data = play.save()
        mend(step=asked_differently)
        again = record.load(data)
        assert again.cut and again.decisions[0].options == (("take",),)
        again.answer(0, ("take",))
        same += [e for e in again.journal.items() if isinstance(e, str)][-2:] == drawn
    assert same < 5


def asked_differently(self: Any, t: toy.ToyTable) -> Script:
    yield from ask(t, t.active, "T1", lambda: [("take",)], "toy-act")
    for _ in range(2):
        toy.draw(t, t.active)
    yield from ask(t, t.active, "T1", lambda: [("wait",)], "toy-act")
    next_turn(t)


def test_a_position_that_can_not_go_on_is_stopped_and_can_be_looked_at(mend: Mend) -> None:
    play = games()[1]
    play.keep()
    data = play.save()

    def broken(self: Any, t: toy.ToyTable) -> Script:
        raise KeyError("rule")

    mend(step=broken)
    with pytest.raises(Stopped) as stopped:
        record.load(data)
    assert stopped.value.message.key == "bad-save-stopped"
    shown = record.replay(data)
    assert shown.still and shown.view(1) == play.view(1) and told(shown, 1) == told(play, 1)
    assert not shown.decisions and shown.answers == play.answers
    for option in (("draw",), ("concede",)):
        with pytest.raises(Illegal):
            shown.answer(0, option)
    for kept in (shown.save, shown.position):
        with pytest.raises(Illegal):
            kept()
    assert shown.clone().view(0) == shown.view(0)


def test_rules_of_the_future_are_refused_by_name(mend: Mend) -> None:
    mend(rules=3)
    data = shelf.find("toy").start(shelf.find("toy").setup()).save()
    shelf._open["toy"] = toy.GAME
    with pytest.raises(BadSave) as refused:
        record.load(data)
    assert refused.value.message.key == "bad-save-newer"
    assert refused.value.message.args == {"game": "toy", "rules": 3, "known": 1}


def test_the_log_of_an_old_save_is_told_where_the_rules_still_come_to_it(mend: Mend) -> None:
    """Version 0.1 kept no log in its saves."""
    play = games()[2]
    body = record._body_of(play.save())
    del body["log"], body["rules"]
    data = record._sealed(body)
    mend()
    assert told(record.load(data), 0) == told(play, 0)
    mend(deal=lambda self, t: [toy.draw(t, seat) for seat in range(t.seats)])
    lines = told(record.load(data), 0)
    assert lines[0]["key"] == "log-not-kept"


# --- options -------------------------------------------------------------------------------------------------


def test_a_changed_default_touches_new_games_only(mend: Mend) -> None:
    old = toy.new()
    body = record._body_of(old.save())
    body["setup"]["options"] = {}
    del body["setup"]["rules"]
    for data in (old.save(), record._sealed(body)):
        hand = Setting("hand", 1, (1, 2, 3), "T0", before=((1, 3),))
        game = mend(options=(hand, Setting("mercy", True, (True, False), "T0", before=((1, False),))))
        assert record.load(data).table.settings == {"hand": 3, "mercy": False}
        assert game.start(game.setup()).table.settings == {"hand": 1, "mercy": True}


def test_an_option_that_is_gone_is_passed_over_in_what_was_stored(mend: Mend) -> None:
    """New set-ups refuse it, and the values it had; old ones are read by the words of today."""
    game = mend(rules=1, options=(*toy.Toy.info.options, Setting("mercy", False, (True, False), "T0")))
    old = game.start(game.setup(options={"hand": 2, "mercy": True}))
    saved, written = old.save(), record.written(old, past=False)
    hand = Setting("hand", "full", ("full", "small"), "T0", was=((3, "full"), (2, "small")))

    def empty(self: Any, setup: Any) -> toy.ToyTable:
        t = toy.ToyTable(setup.seats)
        t.settings = {"hand": {"full": 3, "small": 2}[self.values(setup)["hand"]], "mercy": False}
        return t

    game = mend(options=(hand,), gone=("mercy",), empty=empty)
    assert record.load(saved).table.settings["hand"] == 2
    assert record.replay(written).table.settings["hand"] == 2
    assert record.load(record.load(saved).save()).table.settings["hand"] == 2
    assert game.chosen({"hand": 2, "mercy": True}) == {"hand": "small"}
    assert game.setup(options=game.carried({"hand": 3, "mercy": True})).options == {"hand": "full"}
    for refused in ({"mercy": True}, {"hand": 2}):
        with pytest.raises(BadSetup):
            game.setup(options=refused)
    assert "gone" not in game.info.plain() and "was" not in game.info.plain()["options"][0]


# --- looking back --------------------------------------------------------------------------------------------


def test_a_record_of_earlier_rules_is_read_from_what_it_carries(mend: Mend) -> None:
    for seed in range(6):
        shelf._open["toy"] = toy.GAME
        play = toy.new(seed=seed)
        views = [p.view(0) for p in toy.wander(play, seed=seed)]
        written = play.record()
        bare = record.written(play, past=False)
        mend(step=asked_less)
        for n, view in enumerate(views):
            shown = record.replay(written, to=n)
            assert shown.view(0) == view and shown.answers == n
            assert told(shown, 1) == [line for line in told(play, 1) if int(str(line["at"])) <= n]
        last = record.replay(written)
        assert last.over and last.result.winners == play.result.winners  # type: ignore[union-attr]
        try:
            record.replay(bare)
        except BadSave as e:
            assert e.message.key == "bad-record-older" and words.flaws(e.message) == []


def test_what_was_taken_back_is_not_looked_back_at() -> None:
    play = toy.new(seed=1)
    play.keep()
    play.answer(0, ("wait",))
    play.answer(1, ("wait",))
    play.undo(1)
    play.answer(1, ("draw",))
    fight = toy.fighting()
    fight.keep()
    fight.answer(0, fight.decision_of(0).options[0])  # type: ignore[union-attr]
    fight.undo(0)
    fight.answer(1, fight.decision_of(1).options[0])  # type: ignore[union-attr]
    fight.answer(0, fight.decision_of(0).options[1])  # type: ignore[union-attr]
    for p in (play, fight):
        assert p.way.past is not None and len(p.way.past.moments) == p.answers + 1
        for seat in (None, 0, 1):
            assert record.replay(p.save()).view(seat) == p.view(seat)
            assert looked(p, p.answers).view(seat) == p.view(seat)


def looked(play: Play, n: int) -> Play:
    from ravenhill.engine.carry import looked_at

    assert play.way.past is not None
    return looked_at(play.game, play.setup, play.way.past, n, play.journal.items())


def test_keeping_begun_late_gives_the_same_past() -> None:
    early, late = toy.new(seed=4), toy.new(seed=4)
    early.keep()
    for play in (early, late):
        for _ in toy.wander(play, seed=4, answers=25):
            pass
    late.keep()
    assert early.way.past is not None and late.way.past is not None
    assert early.way.past.plain() == late.way.past.plain()
    assert early.clone().way.past.plain() == early.way.past.plain()  # type: ignore[union-attr]
