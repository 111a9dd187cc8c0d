"""Data packs: records replaced by id, checked, with messages that name file, record and field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import toy

from ravenhill import words
from ravenhill.engine import check as judge
from ravenhill.engine import game as shelf
from ravenhill.engine import pack, record
from ravenhill.engine.data import BOOKS, PACKED, _built, built, marks_of, merged, with_source
from ravenhill.engine.decision import BadPack, BadSave, Message
from ravenhill.engine.game import Setup
from ravenhill.engine.kinds import (
    Data,
    Fault,
    Many,
    One,
    Schema,
    Whole,
    either,
    flag,
    listed,
    mapped,
    number,
    real,
    ref,
    table,
    text,
)
from ravenhill.engine.provenance import Provenance
from ravenhill.engine.schema import check


def steps(value: Any, path: str, whole: Whole) -> list[Fault]:
    """A checker of a game's own: each step is a verb the game knows."""
    return (
        [] if value in ("strike", "heal") else [(path, Message("pack-need-one-of", {"got": str(value), "known": "-"}))]
    )


SCHEMA: Schema = {
    "cards": {
        "card": Many(
            {
                "id": text(),
                "kind": text("base", "special"),
                "damage": number(0, 5),
                "weight?": real(0.0, 1.0),
                "lasts?": flag(),
                "at?": ref("board.place"),
                "steps?": listed(steps, 1, 3),
                "cost?": table({"crystals": number(0), "why?": text()}),
                "units?": mapped(number(1), ref("board.place")),
                "value?": either(number(), text("die")),
                "anything?": lambda value, path, whole: [],
            },
            open=True,
            parts=("icons",),
        ),
        "flow?": Many({"side": text(), "step": number(), "do": text()}, key=("side", "step")),
    },
    "board": {
        "place": Many({"id": text(), "near": listed(ref("board.place"))}),
        "track": Many({"n": number()}, key="n"),
    },
    "setup": {"limits": One({"hand": number(1, 9)}), "meta?": One({"edition": text()})},
}
DATA: Data = {
    "cards": {
        "card": [
            {"id": "A", "kind": "base", "damage": 1, "source": "rulebook"},
            {
                "id": "B",
                "kind": "special",
                "damage": 2,
                "at": "hill",
                "source": "original",
                "sources": {"name": "public"},
            },
        ],
        "flow": [{"side": "front", "step": 1, "do": "x"}, {"side": "front", "step": 2, "do": "y"}],
    },
    "board": {
        "place": [{"id": "hill", "near": ["wood"]}, {"id": "wood", "near": ["hill"]}],
        "track": [{"n": 1}, {"n": 2}],
    },
    "setup": {"limits": {"hand": 5, "source": "rulebook"}},
}


class Packed(toy.Toy):
    """The toy with data: the limit of the hand comes from it."""

    def schema(self) -> Schema:
        return SCHEMA

    def data(self) -> Data:
        return DATA

    def data_problems(self, data: Data) -> list[Message]:
        return [Message("toy-too-strong")] if sum(c["damage"] for c in data["cards"]["card"]) > 8 else []

    def empty(self, setup: Setup) -> toy.ToyTable:
        t = super().empty(setup)
        t.book = built(self, setup.pack, lambda data: json.dumps(data, sort_keys=True))
        return t


GAME = Packed()


@pytest.fixture(autouse=True)
def on_the_shelf(toy_on_the_shelf: None) -> None:
    shelf._open["toy"] = GAME
    _built.clear()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def write(folder: Path, **files: str) -> Path:
    for stem, content in files.items():
        (folder / f"{stem}.toml").write_text(content, encoding="utf-8")
    return folder


def said(problems: list[Message]) -> list[str]:
    return [words.say(p) for p in problems]


ORIGINS = "original, recalled, public, derived, rulebook, pack"
GOOD = '[[card]]\nid = "A"\nkind = "base"\ndamage = 4\n'


# --- the schema ---


def test_the_games_own_data_fit_its_schema() -> None:
    assert check(DATA, SCHEMA) == []


def with_card(**fields: Any) -> list[str]:
    card = {k: v for k, v in {"id": "A", "kind": "base", "damage": 1, **fields}.items() if v is not None}
    return said(check({**DATA, "cards": {"card": [card]}}, SCHEMA))


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"damage": "two"}, "damage: a whole number is needed, not 'two'"),
        ({"damage": True}, "damage: a whole number is needed, not true"),
        ({"damage": 1.0}, "damage: a whole number is needed, not 1.0"),
        ({"damage": -1}, "damage: -1 is too small; the least is 0"),
        ({"damage": 6}, "damage: 6 is too large; the most is 5"),
        ({"damage": None}, "damage: the field is missing; a record is replaced as a whole"),
        ({"kind": "odd"}, "kind: one of base, special is needed, not odd"),
        ({"kind": 3}, "kind: a text is needed, not 3"),
        ({"weight": "x"}, "weight: a number is needed, not 'x'"),
        ({"weight": 2}, "weight: 2 is too large; the most is 1.0"),
        ({"lasts": 1}, "lasts: true or false is needed, not 1"),
        ({"at": "sea"}, "at: sea is not the id of a record of board.place"),
        ({"at": []}, "at: the id of another record is needed, not []"),
        ({"steps": "strike"}, "steps: a list is needed, not 'strike'"),
        ({"steps": []}, "steps: the list has 0 items; the least is 1"),
        ({"steps": ["heal"] * 4}, "steps: the list has 4 items; the most is 3"),
        ({"steps": ["heal", "fly"]}, "steps[1]: one of - is needed, not fly"),
        ({"cost": 3}, "cost: a table is needed, not 3"),
        ({"cost": {}}, "cost.crystals: the field is missing; a record is replaced as a whole"),
        ({"cost": {"crystals": -1}}, "cost.crystals: -1 is too small; the least is 0"),
        ({"cost": {"crystals": 1, "x": 1}}, "cost.x: there is no such field; there are crystals, why"),
        ({"units": {"sea": 1}}, "units.sea: sea is not the id of a record of board.place"),
        ({"units": {"hill": 0}}, "units.hill: 0 is too small; the least is 1"),
        ({"units": [1]}, "units: a table is needed, not [1]"),
        ({"value": "dice"}, "value: a whole number is needed, not 'dice'"),
        ({"source": 1}, "source: a text is needed, not 1"),
        (
            {"source": "a shelf"},
            f"source: a source is one of {ORIGINS}, then if you like a colon and where; not 'a shelf'",
        ),
        (
            {"source": "public: "},
            f"source: a source is one of {ORIGINS}, then if you like a colon and where; not 'public: '",
        ),
        ({"sources": "public"}, "sources: a table is needed, not 'public'"),
        ({"sources": {"damage": 1}}, "sources.damage: a text is needed, not 1"),
        ({"assumed": "damage"}, "assumed: a list is needed, not 'damage'"),
        ({"assumed": [1]}, "assumed[0]: a text is needed, not 1"),
        (
            {"name": "Ann"},
            "name: names and texts are no part of a record; a pack brings them in words.en.toml and the like",
        ),
        (
            {"cost": {"crystals": 0, "cs": "x"}},
            "cost.cs: names and texts are no part of a record; a pack brings them in words.en.toml and the like",
        ),
    ],
)
def test_a_field_that_does_not_fit_is_named(fields: dict[str, Any], expected: str) -> None:
    assert with_card(**fields) == [f"cards.toml: record A: field {expected}"]


@pytest.mark.parametrize("fields", [{"sources": {"damge": "public"}}, {"cost": {"crystals": 0, "source": "public"}}])
def test_a_source_is_of_a_record_or_of_a_field_that_is_there(fields: dict[str, Any]) -> None:
    (problem,) = with_card(**fields)
    assert "there is no such field; there are " in problem


def test_an_unknown_field_is_named_with_those_there_are() -> None:
    (problem,) = with_card(damge=1)
    assert problem.startswith("cards.toml: record A: field damge: there is no such field; there are id, kind, damage")


@pytest.mark.parametrize(
    "fields",
    [
        {"weight": 1},
        {"lasts": False},
        {"at": "hill"},
        {"steps": ["heal", "strike"]},
        {"cost": {"crystals": 0, "why": "n"}},
        {"units": {"hill": 2}},
        {"value": "die"},
        {"value": 3},
        {"anything": [1, {"a": "b"}]},
        {"source": "rulebook:p. 4", "sources": {"damage": "recalled", "icons": "public:a list", "name": "derived"}},
        {"assumed": ["damage", "nothing else is printed"]},
    ],
)
def test_what_fits_passes(fields: dict[str, Any]) -> None:
    assert with_card(**fields) == []


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"cards": {}}, "cards.toml: table card: the table is missing"),
        ({"cards": {"card": {}}}, "cards.toml: table card: must be a list of tables, [[card]]"),
        ({"cards": {"card": [3]}}, "cards.toml: table card: must be a list of tables, [[card]]"),
        ({"setup": {"limits": []}}, "setup.toml: table limits: must be a single table, [limits]"),
        ({"setup": {"limits": {"hand": 0}}}, "setup.toml: table limits: field hand: 0 is too small; the least is 1"),
        ({"more": {}}, "more.toml: the game has no such file; it has cards.toml, board.toml, setup.toml"),
        ({"setup": {**DATA["setup"], "x": {}}}, "setup.toml: table x: the file has no such table; it has limits, meta"),
        (
            {"cards": {"card": [*DATA["cards"]["card"], DATA["cards"]["card"][0]]}},
            "cards.toml: record A: the record is there twice",
        ),
        (
            {"cards": {"card": [{"kind": "base", "damage": 1}]}},
            "cards.toml: record card 1: field id: the field is missing; a record is replaced as a whole",
        ),
    ],
)
def test_a_file_or_table_that_does_not_fit_is_named(change: Data, expected: str) -> None:
    assert said(check({**DATA, **change}, SCHEMA)) == [expected]


def test_a_missing_file_is_named() -> None:
    assert said(check({k: v for k, v in DATA.items() if k != "setup"}, SCHEMA)) == ["setup.toml: the file is missing"]


def test_a_record_may_be_known_by_several_fields() -> None:
    flow = [{"side": "front", "step": 1, "do": 3}]
    data = {**DATA, "cards": {**DATA["cards"], "flow": flow}}
    assert said(check(data, SCHEMA)) == ["cards.toml: record front/1: field do: a text is needed, not 3"]


# --- reading a pack ---


def test_a_good_pack_replaces_records_and_keeps_their_source(folder: Path) -> None:
    write(
        folder,
        pack='name = "Mine"\nversion = "1"\ngame = "toy"\n',
        cards=GOOD + '[[card]]\nid = "C"\nkind = "base"\ndamage = 0\nsource = "public:my shelf"\n',
        setup="[limits]\nhand = 7\n",
        board="[[track]]\nn = 2\n",
    )
    (folder / "README.md").write_text("not data")
    read = pack.read_pack(GAME, folder)
    assert json.loads(json.dumps(read)) == read
    assert read["pack"]["name"] == "Mine"
    data = merged(DATA, read, SCHEMA)
    assert [(c["id"], c["damage"], c["source"]) for c in data["cards"]["card"]] == [
        ("A", 4, "pack"),
        ("B", 2, "original"),
        ("C", 0, "public:my shelf"),
    ]
    assert data["setup"]["limits"] == {"hand": 7, "source": "pack"}
    assert [r["n"] for r in data["board"]["track"]] == [1, 2] and data["board"]["track"][1]["source"] == "pack"
    assert data["cards"]["flow"] is DATA["cards"]["flow"]
    assert DATA["cards"]["card"][0]["damage"] == 1, "the game's own data are not touched"
    assert pack.problems_of(folder) == ("toy", [])


def refused(folder: Path) -> list[str]:
    with pytest.raises(BadPack) as told:
        pack.read_pack(GAME, folder)
    texts = said(told.value.problems)
    assert str(told.value) == "\n".join(texts)
    assert texts == said(pack.problems_of(folder, "toy")[1])
    assert not any(" pack-" in t or t.startswith("pack-") for t in texts), "every problem has its words"
    return texts


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        (
            {"cards": GOOD.replace("4", '"two"')},
            "cards.toml: record A: field damage: a whole number is needed, not 'two'",
        ),
        (
            {"cards": '[[card]]\nid = "A"\nkind = "base"\n'},
            "cards.toml: record A: field damage: the field is missing; a record is replaced as a whole",
        ),
        (
            {"cards": '[[card]]\nid = ""\nkind = "base"\ndamage = 1\n'},
            "cards.toml: record card 1: field id: the field is missing; a record is replaced as a whole",
        ),
        ({"crads": GOOD}, "crads.toml: the game has no such file; it has cards.toml, board.toml, setup.toml"),
        (
            {"cards": GOOD.replace("[[card]]", "[[crad]]")},
            "cards.toml: table crad: the file has no such table; it has card, flow",
        ),
        ({"cards": GOOD.replace("[[card]]", "[card]")}, "cards.toml: table card: must be a list of tables, [[card]]"),
        ({"cards": "card = [1]"}, "cards.toml: table card: must be a list of tables, [[card]]"),
        ({"setup": "[[limits]]\nhand = 3"}, "setup.toml: table limits: must be a single table, [limits]"),
        ({"setup": "limits = 3"}, "setup.toml: table limits: must be a single table, [limits]"),
        (
            {"board": '[[place]]\nid = "sea"\nnear = []'},
            "board.toml: record sea: the game has no such record in place, and a pack can not add one here",
        ),
        (
            {"board": "[[track]]\nm = 1"},
            "board.toml: record track 1: field n: the field is missing; a record is replaced as a whole",
        ),
        ({"cards": GOOD + GOOD}, "cards.toml: record A: the record is there twice"),
        (
            {"board": '[[place]]\nid = "hill"\nnear = ["sea"]'},
            "board.toml: record hill: field near[0]: sea is not the id of a record of board.place",
        ),
        ({"cards": "[[card\n"}, "cards.toml: not readable as TOML"),
        (
            {"cards": GOOD + "anything = 2024-01-01\n"},
            "cards.toml: dates, infinities and NaN can not be used (card[0].anything)",
        ),
        ({"cards": GOOD + "weight = nan\n"}, "cards.toml: dates, infinities and NaN can not be used (card[0].weight)"),
        ({"pack": 'game = "chess"', "cards": GOOD}, "pack.toml: the pack is for chess, not for toy"),
        ({"pack": "version = 2", "cards": GOOD}, "pack.toml: table pack: field version: a text is needed, not 2"),
        ({"pack": 'author = "me"', "cards": GOOD}, "pack.toml: table pack: field author: there is no such field"),
        ({"pack": 'game = "toy"'}, "The pack replaces nothing: no file of it holds a record."),
        ({"cards": ""}, "The pack replaces nothing: no file of it holds a record."),
        ({}, "There is no .toml file in"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(folder: Path, files: dict[str, str], expected: str) -> None:
    (problem,) = refused(write(folder, **files))
    assert problem.startswith(expected)


def test_all_problems_are_told_at_once(folder: Path) -> None:
    bad = '[[card]]\nid = "A"\nkind = "odd"\ndamage = 9\n[[card]]\nid = "B"\ndamage = 1\nkind = "base"\nat = "sea"\n'
    assert len(refused(write(folder, cards=bad, setup="[limits]\nhand = 99\n"))) == 4
    with pytest.raises(BadPack) as told:
        pack.read_pack(GAME, folder)
    assert told.value.message.args == {"count": 4}


def test_what_the_schema_can_not_tell_the_game_tells(folder: Path) -> None:
    more = "".join(f'[[card]]\nid = "N{i}"\nkind = "base"\ndamage = 5\n' for i in range(2))
    assert refused(write(folder, cards=more)) == ["toy-too-strong"]


def test_a_pack_must_be_a_directory(folder: Path) -> None:
    (problem,) = refused(folder / "nowhere")
    assert problem == f"There is no directory {folder / 'nowhere'}."
    (folder / "file").write_text("x")
    (problem,) = refused(folder / "file")
    assert problem == f"{folder / 'file'} is not a directory."


def test_bytes_that_are_no_text_are_told(folder: Path) -> None:
    (folder / "cards.toml").write_bytes(b"\xff\xfe")
    (problem,) = refused(folder)
    assert problem.startswith("cards.toml: this is no text in UTF-8")


def test_the_game_of_a_pack_must_be_known(folder: Path) -> None:
    write(folder, cards=GOOD)
    assert said(pack.problems_of(folder)[1]) == [
        'pack.toml: name the game the pack is for, game = "...", or tell it with --game'
    ]
    assert pack.problems_of(folder, "toy") == ("toy", [])
    game_id, (problem,) = pack.problems_of(folder, "chess")
    assert (game_id, problem.key) == ("chess", "bad-game")


def test_a_game_without_data_takes_no_pack(folder: Path) -> None:
    with pytest.raises(BadPack) as told:
        pack.read_pack(toy.GAME, write(folder, cards=GOOD))
    assert told.value.message.key == "pack-unknown-file"


# --- where a record comes from ---


@pytest.mark.parametrize(
    ("record", "origin", "ours", "mark"),
    [
        ({}, "", [], ""),
        ({"source": "rulebook:p. 4"}, "rulebook", [], "rulebook"),
        ({"source": "rulebook", "sources": {"a": "public:x", "b": "derived"}}, "public", [], "public"),
        ({"source": "rulebook", "sources": {"a": "public", "b": "original:ours"}}, "original", ["b"], "partly"),
        ({"source": "public", "assumed": ["two are moved"]}, "public", [], "partly"),
        ({"source": "original", "sources": {"a": "recalled"}, "assumed": ["a"]}, "original", [], "original"),
        ({"source": "recalled", "sources": {"a": "original"}}, "original", [], "original"),
        ({"source": "pack", "sources": {"a": "rulebook"}}, "rulebook", [], "rulebook"),
        ({"source": "a shelf, in a save of old"}, "pack", [], "pack"),
    ],
)
def test_a_record_is_as_good_as_its_weakest_part(
    record: dict[str, Any], origin: str, ours: list[str], mark: str
) -> None:
    told = Provenance(record)
    assert (told.origin, told.ours, told.mark) == (origin, ours, mark)
    assert told.guessed == bool(ours or record.get("assumed"))


def test_a_file_tells_the_source_of_its_records_once(folder: Path) -> None:
    more = '[[card]]\nid = "C"\nkind = "base"\ndamage = 0\nsource = "public"\n'
    write(folder, cards='[file]\nsource = "rulebook:p. 9"\n' + GOOD + more, setup="[limits]\nhand = 7\n")
    data = merged(DATA, pack.read_pack(GAME, folder), SCHEMA)
    assert [c["source"] for c in data["cards"]["card"]] == ["rulebook:p. 9", "original", "public"]
    assert data["setup"]["limits"]["source"] == "pack"
    assert with_source({"file": {"source": "derived"}, "one": {"n": 1}, "many": [{"source": "public"}, {}]}, "") == {
        "one": {"source": "derived", "n": 1},
        "many": [{"source": "public"}, {"source": "derived"}],
    }


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        ('file = "rulebook"\n', "must be a single table, [file]"),
        (
            '[file]\nsource = "x"\n',
            f"field source: a source is one of {ORIGINS}, then if you like a colon and where; not 'x'",
        ),
        ("[file]\nsource = 1\n", "field source: a text is needed, not 1"),
        ('[file]\nsource = "public"\nauthor = "me"\n', "field author: there is no such field; there are source"),
    ],
)
def test_the_source_of_a_file_is_checked(folder: Path, head: str, expected: str) -> None:
    assert refused(write(folder, cards=head + GOOD)) == [f"cards.toml: table file: {expected}"]


def test_a_file_that_tells_its_source_alone_replaces_nothing(folder: Path) -> None:
    (problem,) = refused(write(folder, cards='[file]\nsource = "public"\n'))
    assert problem.startswith("The pack replaces nothing")


def test_what_a_stored_pack_says_of_its_sources_is_kept_as_far_as_we_understand_it(folder: Path) -> None:
    stored = pack.read_pack(GAME, write(folder, cards=GOOD))
    stored["cards"]["source"] = "a remark"
    stored["cards"]["card"][0].update(source="my shelf", name_source="my head", sources=3, assumed=["damage"])
    data = merged(DATA, stored, SCHEMA, lenient=True)
    assert data["cards"]["card"][0] == {
        "id": "A",
        "kind": "base",
        "damage": 4,
        "source": "pack",
        "assumed": ["damage"],
    }


# --- using a pack ---


def test_a_book_is_built_once_for_each_pack(folder: Path) -> None:
    plain_books = [GAME.start(GAME.setup()).table.book for _ in range(2)]  # type: ignore[attr-defined]
    assert plain_books[0] is plain_books[1]
    read = [pack.read_pack(GAME, write(folder, cards=GOOD)) for _ in range(2)]
    books = [GAME.start(GAME.setup(pack=p)).table.book for p in read]  # type: ignore[attr-defined]
    assert books[0] is books[1] and books[0] is not plain_books[0]
    assert '"damage": 4' in books[0]


def test_the_books_of_many_packs_are_not_kept_for_ever(folder: Path) -> None:
    plain = GAME.start(GAME.setup()).table.book  # type: ignore[attr-defined]
    packs = [{"setup": {"limits": {"hand": 5, "source": f"pack:{n}"}}} for n in range(60)]
    for given in packs:
        GAME.start(GAME.setup(pack=given))
        GAME.start(GAME.setup(pack=packs[0]))  # one that is used stays, however many come
    kept = [key for key in _built if PACKED in key]
    assert len(kept) <= BOOKS == 16
    assert GAME.start(GAME.setup()).table.book is plain  # type: ignore[attr-defined]
    stays = GAME.start(GAME.setup(pack=packs[0])).table.book  # type: ignore[attr-defined]
    assert stays is _built[kept[-1]]


def test_a_stored_pack_opens_when_a_field_was_gained_or_lost_and_a_new_one_is_refused_by_name(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = pack.read_pack(GAME, write(folder, cards=GOOD))
    play = GAME.start(GAME.setup(seed=4, pack=given))
    saved, written = play.save(), play.record()
    card = SCHEMA["cards"]["card"]
    assert isinstance(card, Many)
    fields = {name: kind for name, kind in card.fields.items() if name != "damage"}  # lost
    later = {**SCHEMA, "cards": {**SCHEMA["cards"], "card": Many({**fields, "speed": number(0, 9)}, open=True)}}
    records = [{**{n: v for n, v in r.items() if n != "damage"}, "speed": 3} for r in DATA["cards"]["card"]]
    monkeypatch.setattr(Packed, "schema", lambda self: later)
    monkeypatch.setattr(Packed, "data", lambda self: {**DATA, "cards": {**DATA["cards"], "card": records}})
    monkeypatch.setattr(Packed, "data_problems", lambda self, data: [])
    _built.clear()
    opened = record.load(saved)
    book = json.loads(opened.table.book)["cards"]["card"]  # type: ignore[attr-defined]
    replaced = next(r for r in book if r["source"] == "pack")
    assert "damage" not in replaced and replaced["speed"] == 3  # gained: as in our own
    assert opened.view(0) == play.view(0)

    with pytest.raises(BadPack) as told:
        pack.read_pack(GAME, folder)
    assert {p.key for p in told.value.problems} >= {"pack-unknown-field", "pack-missing-field"}
    assert {p.args.get("field") for p in told.value.problems} >= {"damage", "speed"}
    assert record.replay(written).view(0) == play.view(0)


def test_a_packed_game_is_saved_and_replayed_with_its_pack(folder: Path) -> None:
    play = GAME.start(GAME.setup(seed=4, pack=pack.read_pack(GAME, write(folder, cards=GOOD))))
    for _ in toy.wander(play, seed=5, answers=9):
        pass
    assert judge.problems(play) == [] and judge.replays(play) == []
    loaded = record.load(play.save())
    assert loaded.setup == play.setup
    assert loaded.table.book is play.table.book  # type: ignore[attr-defined]


def test_a_position_of_a_packed_game_keeps_its_pack(folder: Path) -> None:
    play = GAME.start(GAME.setup(seed=4, pack=pack.read_pack(GAME, write(folder, cards=GOOD))))
    position = play.position()
    assert position["pack"] == play.setup.pack
    assert "pack" not in GAME.start(GAME.setup(seed=4)).position()


def test_a_record_whose_pack_does_not_fit_is_refused(folder: Path) -> None:
    play = GAME.start(GAME.setup(seed=4, pack=pack.read_pack(GAME, write(folder, cards=GOOD))))
    body = json.loads(play.record())
    body["head"].pop("digest")
    body["head"]["setup"]["pack"]["cards"]["card"][0]["damage"] = "two"
    with pytest.raises(BadSave) as told:
        record.replay(json.dumps(body).encode())
    assert "field damage" in str(told.value.message.args["detail"])


@pytest.mark.parametrize(
    "given", [{"cards": 3}, {"cards": {"card": 3}}, {"pack": 3}, {"pack": {}}, {}, {"cards": {"card": [[]]}}]
)
def test_a_pack_given_as_data_is_checked_too(given: dict[str, Any]) -> None:
    assert pack.problems_in(GAME, given)


def test_what_says_where_it_comes_from_is_marked_by_its_id() -> None:
    data: Any = {
        "cards": {"card": [{"id": "A", "source": "rulebook", "assumed": ["damage"]}, {"id": "B"}]},
        "pictures": {"picture": [{"id": "A"}]},
    }
    assert marks_of(data) == {"A": "partly"}
