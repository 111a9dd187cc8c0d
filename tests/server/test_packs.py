"""Packs people bring: kept, shared, deleted, played with; and whatever else is sent in their place."""

from __future__ import annotations

import io
import random
import threading
import tracemalloc
import zipfile
from collections import OrderedDict
from pathlib import Path
from typing import Any

import pytest

from ravenhill import packs, words
from ravenhill.engine.decision import BadPack
from ravenhill.server import printing
from ravenhill.server.open_tables import house_packs

pytestmark = pytest.mark.anyio

HEAD = 'name = "Spring"\nversion = "1"\ngame = "ironwood"\n'
CARD = """
[[card]]
id = "WW06"
faction = "woodwalkers"
type = "special"
damage = 3
defence = 2
dominance = 2
solo_icons = ["crystals"]
steps = [{ op = "gain", n = 4 }]
"""
WORDS = '[WW06]\nname = "Sap of the Oaks"\n'
FILES = {"pack.toml": HEAD, "cards_ww.toml": CARD, "words.en.toml": WORDS}


def zipped(files: dict[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in files.items():
            file.writestr(name, text)
    return out.getvalue()


def as_one(card: str = CARD) -> bytes:
    return f"[pack]\n{HEAD}{card.replace('[[card]]', '[[cards_ww.card]]')}[words.en.WW06]\nname = 'Sap'\n".encode()


async def send(guest: Any, body: bytes) -> Any:
    return await guest.http.post("/api/packs", content=body)


async def test_a_pack_is_kept_shared_played_with_and_deleted(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    kept = (await send(anna, zipped(FILES))).json()["pack"]
    assert (kept["name"], kept["game"], kept["changes"], kept["names"]) == (
        "Spring",
        "ironwood",
        {"card": ["WW06"]},
        ["WW06"],
    )
    assert kept["size"] == 1, "what is changed and called otherwise is one card"
    assert (await send(anna, zipped(FILES))).status_code == 409, "once is enough"
    assert [p["id"] for p in (await anna.get("/api/packs"))["packs"]] == [kept["id"]]
    assert (await ben.get("/api/packs"))["packs"] == []
    wish = {"game": "ironwood", "pack": kept["id"], "public": True}
    await ben.post("/api/tables", wish, 404)
    table = (await anna.post("/api/tables", wish, 201))["id"]
    (row,) = [r for r in (await ben.get("/api/tables"))["tables"] if r["id"] == table]
    assert row["pack"] == "Spring"
    state = await ben.get(f"/api/tables/{table}")
    assert state["pack"]["changes"] == {"card": ["WW06"]}, "whoever is invited sees what it changes"
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    state = await ben.get(f"/api/tables/{table}")
    told = await ben.get(state["printed"]["facts"])
    assert told["facts"]["cards"]["WW06"]["damage"] == 3 and told["facts"]["cards"]["WW06"]["mark"] == "pack"
    assert told["words"]["cs"]["WW06"] == {"name": "Sap of the Oaks", "effect": "Získejte 4 krystaly."}

    await anna.post(f"/api/packs/{kept['id']}/share", {"shared": True})
    assert [p["mine"] for p in (await ben.get("/api/packs"))["packs"]] == [False]
    assert (await ben.ask("DELETE", f"/api/packs/{kept['id']}")).status_code == 404
    assert (await anna.ask("DELETE", f"/api/packs/{kept['id']}")).status_code == 200
    assert (await anna.get("/api/packs"))["packs"] == []
    again = await ben.get(f"/api/tables/{table}")
    assert again["printed"] == state["printed"] and (await ben.get(again["printed"]["facts"])) == told


async def test_what_packs_hold_is_worked_out_once_and_holds_up_nobody(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list of a hundred large packs, and what is printed with one, take seconds: never those of everybody else."""
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    kept = (await send(anna, zipped(FILES))).json()["pack"]
    await anna.post(f"/api/packs/{kept['id']}/share", {"shared": True})
    (await send(anna, zipped({**FILES, "pack.toml": HEAD.replace("Spring", "Autumn")}))).raise_for_status()
    monkeypatch.setattr("ravenhill.server.packs._said", OrderedDict())
    printing._sheet.cache_clear()
    worked: list[tuple[str, str]] = []

    def noted(module: Any, name: str) -> None:
        real = getattr(module, name)

        def work(*given: Any) -> Any:
            worked.append((name, threading.current_thread().name))
            return real(*given)

        monkeypatch.setattr(module, name, work)

    noted(packs, "told")
    noted(printing, "_made")
    for guest in (anna, ben, anna, ben):
        assert [pack["name"] for pack in (await guest.get("/api/packs"))["packs"]][-1] == "Spring"
    assert (await anna.get(f"/api/packs/{kept['id']}"))["pack"]["name"] == "Spring"
    await ben.post("/api/beside", {"game": "ironwood", "pack": kept["id"]})
    address = (await ben.post("/api/beside", {"game": "ironwood", "pack": kept["id"]}))["printed"]["facts"]
    printing._sheet.cache_clear()
    await ben.get(address)
    assert [name for name, _ in worked].count("told") == 2 and len(worked) == 4
    assert threading.main_thread().name not in {thread for _, thread in worked}


async def test_a_broken_field_is_refused_by_name(server: Any) -> None:
    anna = await server.guest("Anna")
    broken = CARD.replace("damage = 3", "damage = 'much'")
    for body in (zipped({**FILES, "cards_ww.toml": broken}), as_one(broken)):
        told = await send(anna, body)
        said = words.say(told.json()["error"]["message"])
        assert told.status_code == 422 and said.startswith("cards_ww.toml: record WW06: field damage: a whole number")
    assert (await send(anna, b"x" * (packs.PACK_BYTES + 1))).status_code == 413
    assert (await anna.get("/api/packs"))["packs"] == []


HOSTILE = {
    "a bomb": zipped({**FILES, "cards_ic.toml": "#" * 5_000_000}),
    "a path": zipped({**FILES, "../../etc/x.toml": CARD}),
    "another path": zipped({**FILES, "/etc/x.toml": CARD}),
    "a program": zipped({**FILES, "run.py": "1"}),
    "many files": zipped({f"a{n}.toml": "" for n in range(50)}),
    "two of a name": zipped({"x/pack.toml": HEAD, "pack.toml": HEAD}),
    "half a zip": zipped(FILES)[:200],
    "depth": b"[pack]\ngame = 'ironwood'\n[words]\n" + b"a." * 5000 + b"b = 1\n",
    "a key without end": b"[pack]\n" + b"a." * 120_000 + b"b = 1\n",
    "a table without end": b"[" + b'"a" . ' * 40_000 + b"b]\n",
    "lists": b"a = " + b"[" * 50_000,
    "a number": b"[pack]\ngame = 'ironwood'\n[words.en.WW06]\nname = " + b"9" * 6000,
    "markup": as_one().replace(b"'Sap'", b"'<script>'"),
    "Fluent": as_one().replace(b"'Sap'", b"'{ $x }'"),
    "a switch of direction": as_one().replace(b"'Sap'", "'Sap\u202e'".encode()),
    "a private letter": as_one().replace(b"'Sap'", "'\ue000WW01\ue001'".encode()),
    "a name without end": as_one().replace(b"'Sap'", b"'" + b"a" * 300 + b"'"),
    "another's name": as_one().replace(b"words.en.WW06", b"words.en.seat-ironclad"),
    "no game": as_one().replace(b"ironwood", b"chess"),
    "no text at all": b"\xff\xfe\x00",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_what_is_hostile_is_refused_in_words(what: str) -> None:
    with pytest.raises(BadPack) as told:
        packs.opened(HOSTILE[what])
    for language in words.languages():
        said = [words.say(problem, language) for problem in told.value.problems]
        assert all(said) and not any(text.startswith("pack-") for text in said)


@pytest.mark.parametrize("what", ["depth", "a key without end", "a table without end"])
def test_a_key_without_end_is_never_read(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading it would take the square of its length: minutes, in which nobody else is served."""
    monkeypatch.setattr("ravenhill.engine.pack.tomllib", None)
    with pytest.raises(BadPack):
        packs.opened(HOSTILE[what])


def test_a_text_of_many_short_sentences_is_no_key() -> None:
    said = "No. Never. " * 10 + "See 1.2.3.4.5.6.7.8, or www.example.org; so."
    assert packs.opened(as_one().replace(b"'Sap'", f"'{said[:80]}'".encode()))[0] == "ironwood"


@pytest.mark.parametrize("key", ["a.", '"a b" . ', "'a'\t.", "[a.", "x = { a."])
def test_keys_in_keys_are_not_read_to_their_end(key: str) -> None:
    """To read n of them takes n * n memory: a quarter of a megabyte would be some fifty gigabytes."""
    opening, part = (key[:-2], key[-2:]) if key[0] in "[x" else ("", key)
    body = f"{HEAD}{opening}{part * 4000}b".encode()
    tracemalloc.start()
    try:
        with pytest.raises(BadPack) as told:
            packs.opened(body)
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()
    assert [problem.key for problem in told.value.problems] == ["pack-beyond-measure"]


def test_a_pack_that_was_scratched_anywhere_is_read_or_refused_and_nothing_else() -> None:
    chance = random.Random(7)
    whole = [zipped(FILES), as_one()]
    read = 0
    for n in range(400):
        body = bytearray(whole[n % 2])
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(body))
            body[at : at + chance.randint(0, 3)] = bytes(chance.choice(b"<{}[]\"'=.\n\x00\xff09azWW") for _ in range(2))
        try:
            game, pack = packs.opened(bytes(body))
        except BadPack as refused:
            assert refused.problems and str(refused)
        else:
            read += 1
            assert game == "ironwood" and packs.texts_of(game, pack)
    assert read < 400


def test_a_server_plays_with_the_packs_of_its_folders(tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert house_packs(f" {tmp_path},")["ironwood"]["pack"]["name"] == "Spring"
    (tmp_path / "cards_ww.toml").write_text(CARD.replace("= 3", "= 99"), encoding="utf-8")
    with pytest.raises(BadPack, match="field damage: 99 is too large"):
        house_packs(str(tmp_path))
