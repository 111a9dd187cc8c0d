"""The workshop's side of the server: schemas told as data, drafts looked at, kept, changed, sent as files and tried."""

from __future__ import annotations

import io
import re
import tomllib
import zipfile
from collections.abc import Iterator
from typing import Any

import pytest

from ravenhill import packs, words, workshop
from ravenhill.engine import game as shelf
from ravenhill.engine.data import merged
from ravenhill.engine.pack import problems_in

pytestmark = pytest.mark.anyio
GAMES = [info.id for info in shelf.games() if shelf.find(info.id).schema()]
each_game = pytest.mark.parametrize("game_id", GAMES)
CARD = {
    "id": "WW06",
    "faction": "woodwalkers",
    "type": "special",
    "damage": 3,
    "defence": 2,
    "dominance": 2,
    "solo_icons": ["crystals"],
    "steps": [{"op": "gain", "n": 4}],
}


def draft(**fields: Any) -> dict[str, Any]:
    return {
        "pack": {"name": "Spring", "version": "1", "game": "ironwood"},
        "cards_ww": {"card": [{**CARD, **fields}]},
        "words": {"en": {"WW06": {"name": "Sap of the Oaks"}}},
    }


def refused(takes: dict[str, Any], value: Any, bench: dict[str, Any]) -> str:
    """Why a form made of the told schema alone could not show this value; "": it could."""
    kind = takes["kind"]
    if kind in ("text", "spoken", "drawn", "counted"):
        known = takes.get("choices") or [value]
        return "" if kind == "drawn" or (isinstance(value, str) and value in known) else f"{value!r}: no {kind}"
    if kind in ("number", "real"):
        low, high = takes["low"], takes["high"]
        fits = isinstance(value, int) and (low is None or value >= low) and (high is None or value <= high)
        return "" if fits else f"{value!r}: no number"
    if kind == "flag":
        return "" if isinstance(value, bool) else f"{value!r}: no flag"
    if kind == "noted":
        word, _, named = value.partition(":")
        return "" if word in takes["choices"] and bool(named) == (word in takes["naming"]) else f"{value!r}: not noted"
    if kind == "ref":
        tables = {f"{t['file']}.{t['table']}": t for t in bench["tables"]}
        known = [r["name"] for name in takes["tables"] for r in tables[name]["records"]]
        return "" if str(value) in known else f"{value!r}: no id"
    if kind == "either":
        return "" if any(not refused(way, value, bench) for way in takes["ways"]) else f"{value!r}: neither"
    if kind == "row":
        return next(filter(None, (refused(way, v, bench) for way, v in zip(takes["ways"], value, strict=True))), "")
    if kind == "list":
        return next(filter(None, (refused(takes["item"], v, bench) for v in value)), "")
    if kind == "map":
        return next(filter(None, (refused(takes["item"], v, bench) for v in value.values())), "")
    if kind == "table":
        return unfit(takes["fields"], value, bench)
    sort = bench["blocks"][takes["of"]]
    way = next((w for w in sort["ways"] if w["name"] == value[sort["tag"]]), None)
    rest = {n: v for n, v in value.items() if n != sort["tag"]}
    return f"{value!r}: no block" if way is None else unfit(way["fields"], rest, bench)


def unfit(fields: list[dict[str, Any]], record: dict[str, Any], bench: dict[str, Any]) -> str:
    known = {f["name"]: f for f in fields}
    missing = [n for n, f in known.items() if n not in record and not f["optional"]]
    strange = [n for n in record if n not in known]
    if missing or strange:
        return f"{record}: {missing} {strange}"
    return next(filter(None, (refused(known[n]["takes"], v, bench) for n, v in record.items())), "")


@each_game
def test_the_told_schema_holds_every_record_there_is(game_id: str) -> None:
    bench = workshop.bench(game_id)
    for table in bench["tables"]:
        for told in table["records"]:
            assert unfit(table["fields"], told["record"], bench) == "", (table["file"], told["name"])


@each_game
def test_a_draft_of_every_record_is_in_order_and_changes_nothing(game_id: str) -> None:
    game = shelf.find(game_id)
    pack: dict[str, Any] = {}
    for table in workshop.bench(game_id)["tables"]:
        records = [told["record"] for told in table["records"]]
        pack.setdefault(table["file"], {})[table["table"]] = records if table["many"] else records[0]
    assert problems_in(game, pack) == []
    bare = [
        {n: v for n, v in r.items() if n not in ("source", "sources", "assumed")}
        for data in (game.data(), merged(game.data(), pack, game.schema()))
        for tables in data.values()
        for value in tables.values()
        for r in (value if isinstance(value, list) else [value])
    ]
    assert bare[: len(bare) // 2] == bare[len(bare) // 2 :]
    assert tomllib.loads(packs.as_toml(pack)) == pack


def choices(takes: dict[str, Any]) -> Iterator[str]:
    """Every word that can be chosen in a field."""
    yield from takes.get("choices") or []
    for inner in (takes.get("item"), takes.get("key"), *(takes.get("ways") or [])):
        yield from choices(inner) if inner else ()
    for field in takes.get("fields") or []:
        yield from choices(field["takes"])


def named(takes: dict[str, Any]) -> Iterator[str]:
    for inner in (takes.get("item"), takes.get("key"), *(takes.get("ways") or [])):
        yield from named(inner) if inner else ()
    for field in takes.get("fields") or []:
        yield field["name"]
        yield from named(field["takes"])


def placed(text: str) -> Iterator[str]:
    """The words that stand in one place of a notation, as web/src/parts/workshop/shop.ts tells them."""
    head, given, value = text.partition("=")
    if given:
        yield f"{head}_given"
        yield from placed(value)
    elif inner := re.fullmatch(r"([a-z_]+)[(]([a-z_:|&]+)[)]", text):
        yield inner[1]
        yield from placed(inner[2])
    elif "(" not in text:
        yield from re.split(r"[|&:]", text)


@each_game
def test_whatever_a_form_shows_has_words(game_id: str) -> None:
    bench = workshop.bench(game_id)
    tables = [{"fields": t["fields"]} for t in bench["tables"]]
    ways = [way for block in bench["blocks"].values() for way in block["ways"]]
    spoken = [line for block in bench["blocks"].values() for line in block.get("lines", [])]
    shown = {f"table-{t['table']}" for t in bench["tables"]} | {
        f"part-{p}" for t in bench["tables"] for p in t["texts"]
    }
    shown |= {f"field-{name}" for part in (*tables, *ways) for name in named(part)}
    shown |= {f"block-{way['name']}" for way in ways}
    shown |= {f"block-{word}" for line in spoken for word in re.findall(r"(?:^|-> |may )([a-z_]+)[(]", line)}
    things = words.keys(words.ENGLISH, game_id)
    calls = [re.fullmatch(r"(?:may )?[a-z_]+[(](.*)[)]", call) for line in spoken for call in line.split(" -> ")]
    places = {place for call in calls if call for place in re.split(r",(?![^(]*[)])", call[1])}
    said = {word for place in places for word in placed(place) if not re.fullmatch(r"[+-]?[0-9]*", word)}
    for word in said | {word for part in (*tables, *ways) for word in choices(part) if word}:
        if f"{game_id}-{word}" not in things and f"{game_id}-seat-{word}" not in things:
            shown.add(f"word-{word.replace(' ', '_')}")
    listed = {part for table in bench["tables"] for record in table["records"] for part in record["name"].split("/")}
    shown |= {
        f"word-{part}"
        for part in listed
        if part and not part.isdigit() and words.name(game_id, part, "cs") == part and f"{game_id}-{part}" not in things
    }
    known = words.keys(words.ENGLISH, "workshop")
    assert sorted(one for one in shown if f"workshop-{one}" not in known) == []


def test_what_is_ours_is_told_with_its_fields() -> None:
    cards = {r["name"]: r for t in workshop.bench("ironwood")["tables"] for r in t["records"] if t["table"] == "card"}
    assert {r["mark"] for r in cards.values()} >= {"original", "partly"}
    assert all(r["ours"] or r["assumed"] for r in cards.values() if r["mark"] == "partly")


def test_joins_are_found_where_both_ends_name_each_other() -> None:
    told = {(j["field"], j["back"], j["record"]) for game in GAMES for j in workshop.bench(game)["joins"]}
    assert told >= {
        ("ridges_to", "ridges_to", ""),
        ("forests", "mountains", ""),
        ("adjacent", "adjacent", ""),
        ("a", "b", "regions.border"),
    }


async def look(guest: Any, records: Any, ident: str = "WW06") -> Any:
    return await guest.post("/api/workshop/ironwood/look", {"records": records, "ident": ident})


async def test_a_draft_is_looked_at_field_by_field(server: Any) -> None:
    anna = await server.guest("Anna")
    seen = await look(anna, draft())
    assert seen["problems"] == [] and seen["facts"]["cards"]["WW06"]["damage"] == 3
    assert seen["said"]["cs"]["effect"] == "Získejte 4 krystaly." and seen["words"]["en"]["WW06"]["name"] == CALLED
    own = draft()
    own["words"]["en"]["WW06"]["effect"] = "As printed."
    seen = await look(anna, own)
    assert seen["words"]["en"]["WW06"]["effect"] == "As printed."
    assert seen["said"]["en"]["effect"] == "Gain 4 crystals.", "what it does is told beside what is printed"
    for fields, field, key in (
        ({"damage": 12}, "damage", "pack-need-most"),
        ({"damage": None}, "", "pack-not-plain"),
        ({"steps": [{"op": "gain", "n": 4}, {"op": "gain"}]}, "steps[1].n", "pack-missing-field"),
        ({"steps": [{"op": "dance"}]}, "steps[0].op", "ironwood-pack-op"),
        (
            {"steps": [{"op": "linger", "markers": 2}, {"op": "move", "side": "ww", "same_as": "x"}]},
            "steps",
            "ironwood",
        ),
    ):
        (told,) = (await look(anna, draft(**fields)))["problems"]
        assert (told["file"], told["field"]) == ("cards_ww", field) and told["message"]["key"].startswith(key)
    own["words"]["en"]["WW06"]["name"] = "<b>Sap</b>"
    (told,) = (await look(anna, own))["problems"]
    assert (told["file"], told["record"], told["field"]) == ("words.en", "WW06", "name")


CALLED = "Sap of the Oaks"


@pytest.mark.parametrize(
    "records",
    [
        [],
        {"cards_ww": 3},
        {"cards_ww": {"card": "x"}},
        {"cards_ww": {"card": [{"id": {"a": 1}}]}},
        {"words": []},
        {"words": {"en": {"WW06": []}}},
        {"pack": []},
        {"cards_ww": {"card": [{**CARD, "steps": [[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]}]}},
        {"cards_ww": {"card": [{**CARD, "id": "x" * 5000}]}},
        {"nowhere": {}},
    ],
)
async def test_whatever_is_sent_as_a_draft_is_answered(server: Any, records: Any) -> None:
    anna = await server.guest("Anna")
    answer = await anna.http.post("/api/workshop/ironwood/look", json={"records": records, "ident": "WW06"})
    assert answer.status_code in (200, 400) and (answer.status_code == 400 or answer.json()["problems"])
    kept = await anna.http.post("/api/workshop/ironwood/packs", json={"records": records})
    assert 400 <= kept.status_code < 500
    assert (await anna.get("/api/packs"))["packs"] == []


DEEP = '{"a":' * 5000 + "1" + "}" * 5000


@pytest.mark.parametrize("sent", [r'{"a": "\ud800"}', r'{"\ud800": 1}', '{"a": NaN}', '{"a": 1e999}', DEEP])
async def test_a_draft_that_could_not_be_told_again_is_refused(server: Any, sent: str) -> None:
    """Half a letter, no number, no end of depth: what JSON may say, and no answer of ours could."""
    anna = await server.guest("Anna")
    json_ = {"content-type": "application/json"}
    for method, door, more in (
        ("POST", "workshop/ironwood/look", '"ident": "WW06"'),
        ("POST", "workshop/ironwood/try", '"ident": "WW06"'),
        ("POST", "workshop/ironwood/packs", None),
        ("PUT", "workshop/ironwood/draft", '"window": "w"'),
        ("POST", "beside", '"game": "ironwood"'),
    ):
        field = "position" if door == "beside" else "records"
        body = f'{{"{field}": {sent}{f", {more}" if more else ""}}}'
        answer = await anna.http.request(method, f"/api/{door}", content=body, headers=json_)
        assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad", (door, answer.text)
    assert (await anna.get("/api/workshop/ironwood/draft"))["draft"] is None


async def test_a_draft_is_kept_and_never_overwritten_unseen(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    kept = (await anna.post("/api/workshop/ironwood/packs", {"records": draft()}, 201))["pack"]
    where = f"/api/packs/{kept['id']}"
    assert (await anna.get(where))["records"] == draft() and not kept["shared"]
    for method, path in (("GET", where), ("GET", f"{where}/file")):
        assert (await ben.ask(method, path)).status_code == 404, "nobody else's"
    change = {"records": draft(damage=4), "digest": kept["digest"]}
    assert (await ben.http.put(where, json=change)).status_code == 404
    changed = (await anna.http.put(where, json=change)).json()["pack"]
    assert changed["digest"] != kept["digest"] and changed["id"] == kept["id"]
    other = {"records": draft(damage=5), "digest": kept["digest"]}
    late = await anna.http.put(where, json=other)
    assert late.status_code == 409 and late.json()["error"]["message"]["key"] == "server-pack-changed"
    assert (await anna.get(where))["records"] == draft(damage=4), "the other window's work is still there"
    broken = await anna.http.put(where, json={"records": draft(damage=12), "digest": changed["digest"]})
    assert broken.status_code == 422
    assert broken.json()["error"]["message"]["args"]["field"] == "damage"


async def test_a_pack_that_is_written_costs_as_much_as_one_that_is_sent(start: Any) -> None:
    server = await start(limits=True)
    anna = await server.guest("Anna")
    kept = await anna.ask("POST", "/api/workshop/ironwood/packs", {"records": {}})
    changed = await anna.ask("PUT", "/api/packs/nothing", {"records": {}, "digest": "x"})
    assert (kept.status_code, changed.status_code) == (422, 404)
    assert all(told.headers["ratelimit"].startswith('"pack"') for told in (kept, changed))


async def test_a_pack_comes_back_from_its_file(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    pack = draft(steps=[{"op": "choose", "pick": 1, "options": [[{"op": "gain", "n": 1}], [{"op": "survey"}]]}])
    pack["words"]["cs"] = {"WW06": {"name": 'Míza "dubů" \\ jara'}}
    kept = (await anna.post("/api/workshop/ironwood/packs", {"records": pack}, 201))["pack"]
    for kind in ("toml", "zip"):
        body = (await anna.http.get(f"/api/packs/{kept['id']}/file?as={kind}")).content
        assert packs.opened(body) == ("ironwood", pack), kind
    assert zipfile.ZipFile(io.BytesIO(body)).namelist()[0] == "pack.toml"
    again = await ben.http.post("/api/packs", content=body)
    assert again.status_code == 201 and again.json()["pack"]["digest"] == kept["digest"]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_moment_is_found_in_which_a_card_can_be_played(game_id: str) -> None:
    """Of cards from all its decks: most can be played, some only answer to what others do."""
    cards = list(shelf.find(game_id).cards())
    tried = cards[:: len(cards) // 7]
    played = 0
    for ident in tried:
        found = workshop.trial(game_id, None, ident)
        if found is not None:
            play = shelf.find(game_id).start(shelf.Setup(**found["setup"]))
            options = [o for d in play.decisions if d.seat == found["seat"] for o in d.options if ident in o]
            assert options, ident
            played += any(option[0] == "play" for option in options)
    assert played > len(tried) / 2
    assert workshop.trial(game_id, None, "nothing_is_called_so") is None


async def test_a_draft_is_tried_at_a_table_of_ones_own(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = (await anna.post("/api/workshop/ironwood/try", {"records": draft(), "ident": "WW06"}, 201))["id"]
    state = await anna.get(f"/api/tables/{table}")
    assert ["play", "WW06"] in state["decisions"][0]["options"] and state["pack"]["name"] == "Spring"
    assert (await ben.ask("GET", f"/api/tables/{table}")).status_code == 403
    broken = {"records": draft(damage=12), "ident": "WW06"}
    assert (await anna.http.post("/api/workshop/ironwood/try", json=broken)).status_code == 422


async def test_a_try_counts_against_no_limit_and_takes_the_place_of_the_last(start: Any) -> None:
    server = await start(tables_per_person=1)
    anna = await server.guest("Anna")
    own = await anna.lay(["me", "me"])
    tried = [
        (await anna.post("/api/workshop/ironwood/try", {"records": draft(), "ident": "WW06"}, 201))["id"]
        for _ in range(3)
    ]
    listed = [row["id"] for row in (await anna.get("/api/tables", list="mine"))["tables"]]
    assert sorted(listed) == sorted([own, tried[-1]])
    assert (await anna.ask("GET", f"/api/tables/{tried[0]}")).status_code == 404
    await anna.refused("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}]}, "not_now")


async def test_what_is_being_written_is_kept_for_its_owner_even_if_it_is_broken(start: Any) -> None:
    server = await start()
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    assert (await anna.get("/api/workshop/ironwood/draft"))["draft"] is None
    broken = {**draft(damage="many"), "nonsense": {"a": 1}}
    await anna.ask("PUT", "/api/workshop/ironwood/draft", {"records": broken, "window": "w1"})
    assert (await ben.get("/api/workshop/ironwood/draft"))["draft"] is None
    jars = anna.http.cookies
    await server.stop()
    server = await start()
    anna = await server.guest()
    anna.http.cookies = jars
    found = (await anna.get("/api/workshop/ironwood/draft"))["draft"]
    assert found == {"records": broken, "digest": "", "window": "w1"}
    await anna.ask("PUT", "/api/workshop/ironwood/draft", {"records": draft(), "window": "w2"})
    assert (await anna.get("/api/workshop/ironwood/draft"))["draft"]["window"] == "w2"
    kept = (await anna.post("/api/workshop/ironwood/packs", {"records": draft()}, 201))["pack"]
    of_it = {"records": draft(damage=9), "window": "w2", "pack": kept["id"], "digest": kept["digest"]}
    await anna.ask("PUT", "/api/workshop/ironwood/draft", of_it)
    assert (await anna.get("/api/workshop/ironwood/draft", pack=kept["id"]))["draft"]["digest"] == kept["digest"]
    theirs = await (await server.guest("Eve")).ask("PUT", "/api/workshop/ironwood/draft", of_it)
    assert theirs.status_code == 404, "of one's own packs only"
    elsewhere = await anna.ask("PUT", "/api/workshop/wotr/draft", of_it)
    assert elsewhere.status_code == 404, "a pack has one game"
    assert (await anna.ask("DELETE", "/api/workshop/ironwood/draft")).status_code == 200
    assert (await anna.get("/api/workshop/ironwood/draft"))["draft"] is None
    assert (await anna.get("/api/workshop/ironwood/draft", pack=kept["id"]))["draft"] is not None
    await anna.ask("DELETE", f"/api/packs/{kept['id']}")
    assert (await anna.get("/api/workshop/ironwood/draft", pack=kept["id"]))["draft"] is None
