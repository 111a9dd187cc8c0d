"""What Generals, Event and Fate cards and Thorin's entry do is built of blocks: an owner can enter the printed ones."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import pytest

from ravenhill import words
from ravenhill.engine.check import problems
from ravenhill.engine.data import merged, read_data
from ravenhill.engine.game import find
from ravenhill.engine.pack import problems_in, problems_in_stored
from ravenhill.games.bofa.data import build
from ravenhill.games.bofa.effects.saying import told
from ravenhill.games.bofa.effects.vocabulary import EVERY, LASTING, ORDERS
from ravenhill.games.bofa.generals import GeneralWay
from ravenhill.games.bofa.names import THORIN_STRENGTH
from ravenhill.games.bofa.table import lasting
from ravenhill.packs import texts_of

DATA = read_data("bofa")
GAME = find("bofa")

# A block of every kind, with what it takes.
SAMPLES: dict[str, dict[str, Any]] = {
    "tokens": {"group": "elves", "n": 3},
    "turn": {"group": "dwarves_and_men", "with": ["general", "men", "leadership"]},
    "recruit": {"n": 2},
    "rally": {"n": 2, "target": 4, "with": ["elves"]},
    "heal": {"n": 2},
    "march": {"armies": 2, "reach": 2},
    "cards": {"deck": "event", "n": 1},
    "enlist": {"unit": "dwarf_warriors", "n": 2},
    "blast": {"dice": 6, "target": 3, "focus": 1},
    "focus": {},
    "archery": {"dice": 4, "target": 4},
    "eagle": {"n": 2},
    "fly": {},
    "wrath": {"n": 3},
    "enter": {"at": ["front_gate", "camp"]},
    "step": {"character": "beorn"},
    "if_waiting": {"character": "beorn", "then": [{"op": "step", "character": "beorn"}], "otherwise": []},
    "bear_dice": {"n": 1},
    "bear_aim": {"n": 2},
    "eagle_heights": {"n": 2},
    "strength": {"n": 3},
    "leadership": {"n": 1},
    "thorin_maneuver": {},
    "armour": {"most": 7},
    "gather": {},
    "strike": {"reach": 2, "led": True, "superior": True},
    "surround": {"reach": 2},
    "captain": {},
    "sixes": {},
    "no_quarter": {},
    "determined": {},
    "stand": {},
    "fog": {},
    "mute": {},
    "fury": {"n": 2},
    "voice": {"n": 3},
    "fewer": {"n": 1},
}


def record(file: str, table: str, ident: str, **fields: Any) -> dict[str, Any]:
    [found] = [r for r in DATA[file][table] if r["id"] == ident]
    return {**copy.deepcopy(found), **fields}


def ability(ident: str, *ways: list[dict[str, Any]]) -> dict[str, Any]:
    return record("characters", "ability", ident, ways=list(ways))


def block(op: str) -> dict[str, Any]:
    return {"op": op, **copy.deepcopy(SAMPLES[op])}


def event(number: int, orders: tuple[str, ...], fights: tuple[str, ...]) -> dict[str, Any]:
    halves = {"order": [block(op) for op in orders], "combat": [block(op) for op in fights]}
    return record("events", "event", f"ev{number:02}", **halves)


HALVES = (  # other Event cards: of one block, and of several
    (("recruit", "heal"), ("fury", "fewer")),
    (("rally", "surround"), ("no_quarter", "voice", "fury")),
    (("gather", "cards"), ("determined", "mute")),
    (("march", "strike"), ("captain", "sixes")),
    (("strike",), ("stand", "fog")),
    (("cards", "gather"), ("fury",)),
    (("heal", "march"), ("determined", "fury", "no_quarter")),
)


def owners_pack() -> dict[str, Any]:
    """Every General, Thorin and four Fate cards by other blocks, each block somewhere."""
    return {
        "characters": {
            "ability": [
                ability("bard_general", [block("recruit"), block("heal")], [block("march")]),
                ability("dain_general", [block("turn")], [block("enlist"), block("rally")]),
                ability("gandalf_general", [block("blast")], [block("focus"), block("cards")]),
                ability("thranduil_general", [block("archery")], [block("tokens")], [block("heal")]),
                ability("lord_general", [block("wrath")], [block("eagle"), block("fly")]),
            ],
            "character": [record("characters", "character", "thorin", enters=[block("enter"), block("enlist")])],
        },
        "fate": {
            "fate_card": [
                record("fate", "fate_card", "fa02", effect=[block("if_waiting")], lasting=[block("bear_aim")]),
                record("fate", "fate_card", "fa04", effect=[block("eagle"), block("cards")]),
                record("fate", "fate_card", "fa07", effect=[], lasting=[block("strength"), block("leadership")]),
                record("fate", "fate_card", "fa09", effect=[block("recruit")], lasting=[block("armour")]),
            ]
        },
        "events": {"event": [event(n, orders, fights) for n, (orders, fights) in enumerate(HALVES, start=1)]},
    }


def test_every_block_has_a_sample_and_every_order_can_be_answered() -> None:
    assert sorted(SAMPLES) == sorted(EVERY)
    [form] = GeneralWay.TAKES
    assert sorted(form.removeprefix("way ").split("/")) == sorted(ORDERS)
    page = (Path(__file__).parents[3] / "docs" / "howto" / "packs.md").read_text(encoding="utf-8")
    assert [name for name in EVERY if f"`{name}`" not in page] == []
    assert all(f"bofa-{name}" in words.keys(words.ENGLISH, "bofa") for name in ORDERS)


def test_an_owners_cards_are_played_to_the_end() -> None:
    pack = owners_pack()
    assert problems_in(GAME, pack) == []
    ways: set[str] = set()
    for seed in range(5):
        play = GAME.start(GAME.setup(seed=seed, pack=pack))
        chance = random.Random(seed)
        while play.decisions:
            d = play.decisions[0]
            options = [o for o in d.options if o[0] in ("general", "way", "activate")] or list(d.options)
            chosen = chance.choice(options)
            if d.kind == "way":
                ways.add(str(chosen[1]))
                assert problems(play, seed) == []
            play.answer(d.seat, chosen)
            assert GAME.problems(play.table) == []
    assert len(ways) >= 6


def test_what_is_ours_is_built_of_blocks_and_says_itself_in_every_language() -> None:
    said = told(DATA)
    assert {"bard_general", "gandalf_general", "lord_general", "thorin", "fa01", "fa09", "ev01", "ev30"} <= set(said)
    changed = told(merged(DATA, owners_pack(), GAME.schema()))
    for language in words.languages():
        for phrase in (p for parts in (*said.values(), *changed.values()) for p in parts.values()):
            assert words.flaws(phrase, "bofa", language) == []
            assert words.say(phrase, language, "bofa").endswith(".")


def test_a_changed_effect_is_told_by_its_blocks_and_an_unchanged_one_by_our_words() -> None:
    pack = {"characters": {"ability": [ability("gandalf_general", [block("blast")])]}}
    texts = texts_of("bofa", pack)
    expected = (
        "Roll 6 dice against a Shadow Army in range; each 3+ is one damage; with the Focus token one more die, "
        "and it is removed."
    )
    assert texts["en"]["gandalf_general"]["effect"] == expected
    assert list(texts["en"]) == ["gandalf_general"]


def test_an_event_cards_halves_are_told_each_and_together() -> None:
    pack = changed("events", "event", "ev01", order=[block("rally")])
    texts = texts_of("bofa", pack)["en"]
    assert list(texts) == ["ev01"]
    order = "Rally (4+) with up to 2 Armies with an Elven unit."
    assert texts["ev01"]["orders"] == order and "fights" not in texts["ev01"], "the other half keeps our words"
    assert texts["ev01"]["effect"].startswith(f"Order: {order} Combat: Eliminate one of your characters")


def changed(file: str, table: str, ident: str, **fields: Any) -> dict[str, Any]:
    return {file: {table: [record(file, table, ident, **fields)]}}


BROKEN: list[tuple[dict[str, Any], str, str]] = [
    (changed("characters", "ability", "bard_general", ways=[]), "pack-need-longer", "ways"),
    (changed("characters", "ability", "bard_general", ways=[[{"op": "sing"}]]), "pack-need-one-of", "ways[0][0].op"),
    (changed("characters", "ability", "bard_general", ways=[["tokens"]]), "bofa-pack-block", "ways[0][0]"),
    (changed("characters", "ability", "bard_general", ways=[[{"op": "eagle"}]]), "pack-missing-field", "ways[0][0].n"),
    (
        changed("characters", "ability", "bard_general", ways=[[{"op": "focus", "n": 1}]]),
        "pack-unknown-field",
        "ways[0][0].n",
    ),
    (
        changed("characters", "ability", "bard_general", ways=[[block("fly")], [block("fly")]]),
        "bofa-pack-way",
        "ways[1]",
    ),
    (changed("characters", "ability", "bilbo_vanish", ways=[[block("fly")]]), "bofa-pack-no-general", "ways"),
    (changed("characters", "ability", "bard_archery", ways=[[block("fly")]]), "bofa-pack-general", "ways"),
    (changed("characters", "ability", "lord_general", ways=[[block("blast")]]), "bofa-pack-aloft", "ways"),
    (changed("characters", "character", "thorin", enters=[block("enlist")]), "bofa-pack-enter-first", "enters"),
    (changed("characters", "character", "bilbo", enters=[block("enter")]), "bofa-pack-enters", "enters"),
    (changed("fate", "fate_card", "fa04", lasting=[block("armour")]), "bofa-pack-lasting", "lasting"),
    (changed("fate", "fate_card", "fa04", effect=[block("bear_dice")]), "pack-need-one-of", "effect[0].op"),
    (changed("events", "event", "ev01", acts_as="ev02"), "pack-unknown-field", "acts_as"),
    (changed("events", "event", "ev01", order=[block("blast")]), "pack-need-one-of", "order[0].op"),
    (changed("events", "event", "ev01", combat=[block("strike")]), "pack-need-one-of", "combat[0].op"),
    (changed("events", "event", "ev01", combat=[]), "pack-need-longer", "combat"),
    (
        changed("events", "event", "ev01", order=[block("strike"), block("heal")]),
        "bofa-pack-attack-last",
        "order[0]",
    ),
    (
        changed("events", "event", "ev01", order=[{"op": "heal", "n": 1, "with": ["general", "elves"]}]),
        "bofa-pack-nobody",
        "order[0].with",
    ),
]


@pytest.mark.parametrize(("pack", "key", "field"), BROKEN)
def test_what_can_not_be_carried_out_is_refused_with_file_record_and_field(
    pack: dict[str, Any], key: str, field: str
) -> None:
    [(file, tables)] = pack.items()
    found = next(m for m in problems_in(GAME, pack) if m.key == key)
    assert found.args["file"] == f"{file}.toml" and found.args["field"] == field
    if key != "bofa-pack-lasting":
        [records] = tables.values()
        assert found.args["record"] == records[0]["id"]
    assert all(words.flaws(found, "bofa", language) == [] for language in words.languages())


def test_a_general_without_ways_is_refused() -> None:
    bare = record("characters", "ability", "dain_general")
    del bare["ways"]
    [problem] = problems_in(GAME, {"characters": {"ability": [bare]}})
    assert (problem.key, problem.args["record"]) == ("bofa-pack-general", "dain_general")


def test_a_stored_pack_from_before_the_blocks_plays_as_it_did() -> None:
    """A Fate card could act as another; Generals and Thorin did what ours do."""
    plain = [{"id": "dain_general", "of": "dain"}]
    thorin = record("characters", "character", "thorin", movement=2)
    del thorin["enters"]
    stored: dict[str, Any] = {
        "fate": {"fate_card": [{"id": "fa02", "type": "beorn", "acts_as": "fa04"}, {"id": "fa01", "type": "beorn"}]},
        "characters": {"ability": plain, "character": [thorin]},
    }
    assert problems_in_stored(GAME, stored) == []
    book = GAME.start(GAME.setup(seed=1, pack=None)).table.book
    read = build(merged(DATA, stored, GAME.schema(), lenient=True))
    card = book.card_of["fa02"]
    assert [b.NAME for b in read.effects[card]] == ["eagle"] and not read.lasts(card)
    assert read.lasts(book.card_of["fa01"])
    assert [b.NAME for b in read.entry] == ["enter", "enlist"]
    assert [[b.NAME for b in way] for way in read.ways[1]] == [["tokens", "turn"], ["rally"]]


def test_a_stored_event_card_that_acted_as_another_still_does() -> None:
    """Up to version 0.4 as a whole, or in one half."""
    halves = {"order": {"acts_as": "ev28"}, "combat": {}}
    stored: dict[str, Any] = {
        "events": {
            "event": [
                {"id": "ev01", "number": "1/30", "type": "army", "acts_as": "ev14"},
                {"id": "ev02", "number": "2/30", "type": "army", **halves},
                {"id": "ev03", "number": "3/30", "type": "army"},
            ]
        }
    }
    assert problems_in_stored(GAME, stored) == []
    book = build(merged(DATA, stored, GAME.schema(), lenient=True))
    names = [[[b.NAME for b in half] for half in (book.effects[card], book.combat[card])] for card in range(3)]
    assert names == [[["march"], ["determined"]], [["heal"], ["sixes"]], [["rally"], ["no_quarter"]]]


def test_a_lasting_block_counts_while_its_card_lies_there() -> None:
    pack = changed("fate", "fate_card", "fa07", lasting=[block("strength")])
    t = GAME.start(GAME.setup(seed=1, pack=pack)).table
    assert lasting(t, THORIN_STRENGTH) == 0
    t.laid.append(t.book.card_of["fa07"])
    assert lasting(t, THORIN_STRENGTH) == 3
    assert set(LASTING) <= set(SAMPLES)
