"""Saves and records: exact at every decision, and refused when cut or altered."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest
import toy

from ravenhill.engine import check, record
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import BadSave
from ravenhill.engine.script import Play


def midgame(answers: int = 14, seats: int = 2) -> Play:
    play = toy.new(seed=21, seats=seats)
    for _ in toy.wander(play, seed=22, answers=answers):
        pass
    return play


def finished() -> Play:
    play = midgame(10_000)
    assert play.over
    return play


def test_a_save_at_every_decision_goes_on_the_same_way() -> None:
    for play in toy.wander(toy.new(seed=5, seats=3), seed=6):
        loaded = record.load(play.save())
        assert check.state(loaded) == check.state(play)
        assert loaded.setup == play.setup and loaded.over == play.over
        assert loaded.journal.items() == play.journal.items()
        assert loaded.save() == play.save()
        copy = play.clone()
        for p in (loaded, copy):
            for _ in toy.wander(p, seed=9, answers=5):
                pass
        assert check.state(loaded) == check.state(copy)


def test_a_save_keeps_what_was_fed() -> None:
    play = toy.new()
    play.feed(["die:3", "die:2"])
    assert record.load(play.save()).table.chance.fed == ["die:3", "die:2"]


def test_a_save_of_a_redealt_table() -> None:
    for play in (midgame(), finished()):
        dealt = play.determinize(0, 5)
        assert check.state(record.load(dealt.save())) == check.state(dealt)
        assert check.replays(dealt) == []


def test_a_save_cut_anywhere_is_refused() -> None:
    data = midgame().save()
    for length in range(len(data)):
        with pytest.raises(BadSave):
            record.load(data[:length])


def test_a_save_altered_anywhere_is_refused() -> None:
    data = midgame().save()
    for i in range(len(data)):
        with pytest.raises(BadSave):
            record.load(data[:i] + bytes([data[i] ^ 0x20]) + data[i + 1 :])
    for more in (b"\0", data):
        with pytest.raises(BadSave):
            record.load(data + more)


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"RAVENHILL SAVE 1\n", b"PK\3\4", "RAVENHILL SAVE 1\n", None, 7, b"\xff" * 99]
)
def test_what_is_no_save_is_refused(data: Any) -> None:
    for read in (record.load, record.replay):
        with pytest.raises(BadSave):
            read(data)


def sealed(body: Any) -> bytes:
    packed = zlib.compress(body if isinstance(body, bytes) else json.dumps(body).encode())
    return record.MAGIC + hashlib.sha256(packed).digest()[: record.DIGEST] + packed


def opened(play: Play) -> Any:
    return json.loads(zlib.decompress(play.save()[len(record.MAGIC) + record.DIGEST :]))


def without(key: str) -> Callable[[Any], Any]:
    return lambda body: {k: v for k, v in body.items() if k != key}


@pytest.mark.parametrize(
    "change",
    [
        *(without(key) for key in ("setup", "journal", "mark", "table", "fed")),
        lambda body: [],
        lambda body: "text",
        lambda body: body | {"setup": {}},
        lambda body: body | {"setup": body["setup"] | {"game": "chess"}},
        lambda body: body | {"setup": body["setup"] | {"more": 1}},
        lambda body: body | {"table": 5},
        lambda body: body | {"table": {"~": "Deck"}},
        lambda body: body | {"table": {k: v for k, v in body["table"].items() if k != "hands"}},
        lambda body: body | {"journal": [[]]},
        lambda body: body | {"journal": [[0, ["deep"]]]},
        lambda body: body | {"journal": [*body["journal"], [9, "wait"]]},
        lambda body: body | {"journal": [*body["journal"], ["nobody", "wait"]]},
        lambda body: body | {"mark": "x"},
        lambda body: b"no json",
        lambda body: b"[" * 100_000,
    ],
)
def test_a_save_with_a_true_seal_and_a_false_inside_is_refused(change: Callable[[Any], Any]) -> None:
    with pytest.raises(BadSave):
        record.load(sealed(change(opened(midgame()))))


def test_a_bomb_is_no_save(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSave):
        record.load(sealed(b" " * (record.LARGEST + 1000) + b"{}"))


def test_a_save_is_small_with_its_log() -> None:
    assert len(finished().save()) < 3000


# --- records ---


def test_a_record_gives_the_same_table_byte_for_byte() -> None:
    for seats in (2, 3):
        for play in toy.wander(toy.new(seed=31, seats=seats), seed=32):
            again = record.replay(play.record())
            assert check.state(again) == check.state(play)
            assert again.record() == play.record() and again.save() == play.save()
            assert [m.plain() for m in again.log(0)] == [m.plain() for m in play.log(0)]


def test_a_record_can_be_followed_to_any_answer() -> None:
    play = finished()
    states = [check.state(p) for p in toy.wander(toy.new(seed=21), seed=22)]
    for source in (play.record(), play.save()):
        for to in range(play.answers + 1):
            again = record.replay(source, to)
            assert again.answers == to and check.state(again) == states[to]
    assert check.state(record.replay(play.record(), 10_000)) == states[-1]


def test_a_replay_stopped_on_the_way_goes_on_with_its_own_chance() -> None:
    play = record.replay(finished().record(), 6)
    for _ in toy.wander(play, seed=1):
        pass
    assert play.over and check.replays(play) == []


def test_a_record_is_text_a_person_can_read() -> None:
    lines = midgame(3).record().decode().splitlines()
    assert json.loads("\n".join(lines))["head"]["setup"]["game"] == "toy"
    assert '"card:c' in lines[2] and any(line.startswith('[0,"') for line in lines)


Body = dict[str, Any]


def rewritten(play: Play, change: Callable[[Body], Any], *, seal: bool) -> bytes:
    body = json.loads(play.record())
    body = change(body) or body
    if seal:  # by somebody who knows how: the rules must find the fault
        body["head"]["digest"] = record._digest(body["head"]["setup"], body["journal"], body.get("past"))
    else:
        body["head"].pop("digest", None)
    return json.dumps(body).encode()


def first_answer(journal: list[Any], verb: str = "") -> int:
    return next(i for i, e in enumerate(journal) if isinstance(e, list) and (not verb or e[1] == verb))


def other_seat(body: Body) -> None:
    body["journal"][first_answer(body["journal"])][0] = 1


def unknown_option(body: Body) -> None:
    body["journal"][first_answer(body["journal"])][1] = "fly"


def no_seat(body: Body) -> None:
    body["journal"][first_answer(body["journal"])][0] = 9


def seat_by_name(body: Body) -> None:
    body["journal"][first_answer(body["journal"])][0] = "north"


def concede_by_nobody(body: Body) -> None:
    body["journal"].insert(first_answer(body["journal"]), [7, "concede"])


def answer_after_the_end(body: Body) -> None:
    body["journal"].append([0, "wait"])


def answer_left_out(body: Body) -> None:
    del body["journal"][first_answer(body["journal"])]


def outcome_left_out(body: Body) -> None:
    del body["journal"][0]


def outcome_twice(body: Body) -> None:
    body["journal"].insert(0, body["journal"][0])


def outcome_no_card(body: Body) -> None:
    body["journal"][0] = "card:joker"


def outcome_at_the_end(body: Body) -> None:
    body["journal"].append("die:3")


def outcomes_moved(body: Body) -> None:
    outcome = body["journal"].pop(0)
    body["journal"].append(outcome)


def last_outcomes_cut(body: Body) -> None:
    journal = body["journal"]
    at = max(i for i, e in enumerate(journal) if isinstance(e, str))
    del journal[at:]


def cut_in_half(body: Body) -> None:
    del body["journal"][len(body["journal"]) // 2 :]


def redeal_of_nothing(body: Body) -> None:
    body["journal"].append(["redeal", "x", "y"])


def winner_changed(body: Body) -> None:
    body["head"]["result"]["winners"] = [5]


def reason_changed(body: Body) -> None:
    body["head"]["result"]["reason"] = "luck"


def result_left_out(body: Body) -> None:
    body["head"]["result"] = None


def result_of_another_kind(body: Body) -> None:
    body["head"]["result"] = {}


def scenario_unknown(body: Body) -> None:
    body["head"]["setup"]["scenario"] = "chess"


def game_unknown(body: Body) -> None:
    body["head"]["setup"]["game"] = "chess"


def seats_of_another_kind(body: Body) -> None:
    body["head"]["setup"]["seats"] = "two"


def option_unknown(body: Body) -> None:
    body["head"]["setup"]["options"] = {"speed": 3}


def options_of_another_kind(body: Body) -> None:
    body["head"]["setup"]["options"] = [1]


def seed_of_another_kind(body: Body) -> None:
    body["head"]["setup"]["seed"] = "x"


def position_broken(body: Body) -> None:
    body["head"]["setup"]["position"] = {"hands": 5}


def pack_unknown(body: Body) -> None:
    body["head"]["setup"]["pack"] = {"cards": {"card": []}}


def setup_left_out(body: Body) -> None:
    del body["head"]["setup"]


def version_unknown(body: Body) -> None:
    body["head"]["ravenhill"] = 99


def journal_of_another_kind(body: Body) -> None:
    body["journal"] = [0.5]


def entry_with_a_flag(body: Body) -> None:
    body["journal"][first_answer(body["journal"])][0] = False


ALTERED = [
    other_seat,
    unknown_option,
    no_seat,
    seat_by_name,
    concede_by_nobody,
    answer_after_the_end,
    answer_left_out,
    outcome_left_out,
    outcome_twice,
    outcome_no_card,
    outcome_at_the_end,
    outcomes_moved,
    last_outcomes_cut,
    cut_in_half,
    redeal_of_nothing,
    winner_changed,
    reason_changed,
    result_left_out,
    result_of_another_kind,
    scenario_unknown,
    game_unknown,
    seats_of_another_kind,
    option_unknown,
    options_of_another_kind,
    seed_of_another_kind,
    position_broken,
    pack_unknown,
]
BROKEN = [setup_left_out, version_unknown, journal_of_another_kind, entry_with_a_flag, lambda body: {"head": body}]


@pytest.mark.parametrize("change", ALTERED, ids=lambda f: f.__name__)
@pytest.mark.parametrize("seal", [True, False], ids=["sealed", "bare"])
def test_a_record_that_breaks_the_rules_is_refused(change: Callable[[Body], Any], seal: bool) -> None:
    with pytest.raises(BadSave):
        record.replay(rewritten(finished(), change, seal=seal))


@pytest.mark.parametrize("change", BROKEN)
def test_a_record_of_another_shape_is_refused(change: Callable[[Body], Any]) -> None:
    body = json.loads(finished().record())
    with pytest.raises(BadSave):
        record.replay(json.dumps(change(body) or body).encode())


def test_any_changed_outcome_breaks_the_seal() -> None:
    text = finished().record()
    body = json.loads(text)
    for i, entry in enumerate(body["journal"]):
        changed = json.loads(text)
        changed["journal"][i] = f"{entry}x" if isinstance(entry, str) else [*entry, 1]
        with pytest.raises(BadSave) as refused:
            record.replay(json.dumps(changed).encode())
        assert refused.value.message.key == "bad-save-altered"


def test_a_record_cut_anywhere_is_refused() -> None:
    text = finished().record()
    for length in range(len(text) - 1):
        with pytest.raises(BadSave):
            record.replay(text[:length])


def test_a_record_written_by_hand_needs_no_seal() -> None:
    play = finished()
    assert check.state(record.replay(rewritten(play, lambda body: body, seal=False))) == check.state(play)


def test_the_message_says_which_entry_and_why() -> None:
    with pytest.raises(BadSave) as refused:
        record.replay(rewritten(finished(), unknown_option, seal=True))
    args = refused.value.message.args
    assert args["number"] == 6 and "[T1]" in str(args["detail"])


def test_a_game_taken_off_the_shelf_can_not_be_loaded() -> None:
    data = midgame().save()
    shelf._shelf.pop("toy")
    shelf._open.pop("toy", None)
    with pytest.raises(BadSave):
        record.load(data)
