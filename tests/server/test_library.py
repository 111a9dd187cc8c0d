"""Games, words and rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from ravenhill import rulebook, words
from ravenhill.server.app import LOCALE
from ravenhill.server.forms.tables import OfferKind
from ravenhill.server.forms.talk import Phrase
from ravenhill.server.open_table import ENDINGS

pytestmark = pytest.mark.anyio

SERVER = LOCALE.parent


async def test_games(server: Any) -> None:
    anna = await server.guest()
    games = {g["id"]: g for g in (await anna.get("/api/games"))["games"]}
    assert games["toy"]["scenarios"][0] == {"id": "duel", "names": ["north", "south"], "seats": [2], "automata": []}
    assert "ironwood" in games
    assert (await anna.get("/api/server"))["name"] == "Ravenhill"


async def test_content_says_where_it_comes_from(server: Any) -> None:
    anna = await server.guest()
    games = {g["game"]: g for g in (await anna.get("/api/content"))["games"]}
    assert set(games) == set(rulebook.books())
    for told in games.values():
        kinds = {"rulebook", "derived", "public", "recalled", "partly", "original"}
        assert set(told["sources"]) <= kinds and told["sources"]["rulebook"]
        assert bool(told["parts"]) == bool(told["sources"].get("partly"))
    assert games["cardgame"]["own"] == [] and games["cardgame"]["parts"]["path_icons"] == 3, "of found cards some icons"
    bofa = games[
        "bofa"
    ]  # what was found in part: where each army begins, how many tokens and tiles there are, how far two walk
    assert {n: bofa["parts"][n] for n in ("region", "copies", "movement")} == {
        "region": 16,
        "copies": 14,
        "movement": 2,
    }
    assert bofa["sources"]["partly"] == 71


async def test_words(server: Any) -> None:
    anna = await server.guest()
    response = await anna.ask("GET", "/api/words/en")
    told = response.json()
    assert told["language"] == "en" and "en" in told["languages"]
    assert "why-over" in told["files"]["common"] and "server-stale" in told["files"]["server"]
    same = await anna.http.get("/api/words/en", headers={"if-none-match": response.headers["etag"]})
    assert same.status_code == 304 and same.content == b""
    await anna.get("/api/words/xx", 404)


async def test_words_of_the_house_and_of_one_game(server: Any) -> None:
    """A browser fetches what it says: the house's words, and a game's when it is opened, kept until they change."""
    anna = await server.guest()
    house = await anna.get("/api/words/cs?of=house")
    assert {"client-brand", "server-stale", "why-over"} <= _keys(house["files"])
    assert "cli-" not in house["files"]["common"]
    assert {"wotr-title", "wotr-seat-shadow", "wotr-lesson-first", "ironwood-about"} <= _keys(house["files"])
    assert not {key for key in _keys(house["files"]) if key.startswith(("wotr-log", "wotr-do", "wotr-fp_"))}
    address = f"/api/words/cs?of=wotr&digest={house['digests']['wotr']}"
    alone = await anna.http.get(address)
    whole = await anna.get("/api/words/cs")
    assert "immutable" in alone.headers["cache-control"] and list(alone.json()["files"]) == ["wotr"]
    later = await anna.get(f"/api/words/cs?of=wotr-later&digest={house['digests']['wotr-later']}")
    assert "wotr-how-turn" not in _keys(alone.json()["files"]), "what a table can do without comes when it is asked for"
    assert _keys(alone.json()["files"] | later["files"]) == _keys({"wotr": whole["files"]["wotr"]})
    stale = await anna.http.get("/api/words/cs?of=wotr&digest=x")  # an old page, a new server: the words of today
    assert stale.json() == alone.json() and stale.headers["cache-control"] == "no-cache"
    await anna.get("/api/words/cs?of=common", 404)


def _keys(files: dict[str, str]) -> set[str]:
    return {key for text in files.values() for key in re.findall(r"(?m)^([-\w]+) =", text)}


@pytest.mark.parametrize(
    ("accepted", "spoken"),
    [
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("de,pl;q=0.5,en;q=0.4", "pl"),
        ("en-US", "en"),
        ("", "en"),
        ("cs;q=0,;q=x", "en"),
    ],
)
async def test_words_by_what_the_browser_asks_for(server: Any, accepted: str, spoken: str) -> None:
    anna = await server.guest()
    response = await anna.http.get("/api/words/auto", headers={"accept-language": accepted})
    assert response.json()["language"] == spoken and "accept-language" in response.headers["vary"]


async def test_rules(server: Any) -> None:
    anna = await server.guest()
    book = await anna.get("/api/rules/ironwood")
    first = next(c for c in book["chapters"] if c["number"])
    assert first["id"] == "I1" and first["blocks"][0]["number"] == "I1.1"
    rule = await anna.get("/api/rules/ironwood/I1.1")
    assert rule["chapter"] == "I1" and rule["title"] and "forge" in rule["blocks"][0]["text"]
    chapter = await anna.get("/api/rules/ironwood/I4")
    assert sum(b["kind"] == "rule" for b in chapter["blocks"]) > 3
    keywords = await anna.get("/api/rules/ironwood/I12")
    assert keywords["blocks"][0]["kind"] == "table" and keywords["blocks"][0]["head"] == ["keyword", "meaning"]
    icons = await anna.get("/api/rules/ironwood/I13.22")
    assert [b["kind"] for b in icons["blocks"]] == ["rule", "table"], "a rule comes with its table"
    for path in ("/api/rules/chess", "/api/rules/ironwood/I99.1"):
        await anna.get(path, 404)


async def test_the_terms_of_a_game_are_told_once(server: Any) -> None:
    anna = await server.guest()
    told = await anna.get("/api/glossary/ironwood?language=cs")
    drill = next(term for term in told["terms"] if term["rule"] == "I8.1")
    assert drill["name"] == "vrták" and drill["says"].startswith("Pokaždé") and "vrtákem" in drill["forms"]
    response = await anna.http.get("/api/glossary/ironwood?language=cs")
    same = await anna.http.get(
        "/api/glossary/ironwood?language=cs", headers={"if-none-match": response.headers["etag"]}
    )
    assert same.status_code == 304 and not same.content
    for path in ("/api/glossary/chess", "/api/glossary/ironwood?language=tlh"):
        await anna.get(path, 404)


async def test_a_worked_example_is_drawn_and_played_where_it_was_left(server: Any) -> None:
    anna = await server.guest("Anna")
    assert "X31" in (await anna.get("/api/rules/cardgame"))["examples"]
    told = await anna.get("/api/examples/cardgame/X31")
    assert told["seat"] == 0 and told["light"] == ["weathertop"] and told["view"]["players"][0]["hand_count"] == 3
    for path in ("/api/examples/cardgame/X999", "/api/examples/chess/X31"):
        await anna.get(path, 404)
    wish = {"game": "cardgame", "lesson": "example-X31"}
    first = (await anna.post("/api/lessons", wish, 201))["id"]
    assert (await anna.post("/api/lessons", wish, 201))["id"] == first, "where it was left"
    lesson = (await anna.get(f"/api/tables/{first}"))["lesson"]
    assert lesson["example"] == "X31" and lesson["show"] == ["winnow"]
    await anna.post("/api/lessons", {"game": "cardgame", "lesson": "example-X999"}, 404)


async def test_no_sentence_of_a_rule_is_cut_and_its_marks_are_told(server: Any) -> None:
    anna = await server.guest()
    [values] = (await anna.get("/api/rules/bofa/B9.3.3"))["blocks"]
    assert "Gandalf's Leadership are our own; Dáin's" in values["text"]
    assert values["text"].endswith("the other Leadership values are those of a public program.")
    assert [mark["kind"] for mark in values["marks"]] == ["printed", "original", "source"]
    [template] = (await anna.get("/api/rules/bofa/b9.5.3"))["blocks"]
    assert "the length of the template is our own, the shortest that fits" in template["text"]
    assert template["marks"] == [{"kind": "original", "note": "the length of the template"}]
    ruling = (await anna.get("/api/rules/wotr/R1.8"))["blocks"][0]
    assert ruling["marks"] == [{"kind": "decision", "note": ""}]
    book = await anna.get("/api/rules/bofa")
    assert book["chapters"][0]["marks"] == [{"kind": "printed", "note": "ch. I, List of components"}]


def test_the_server_has_a_word_for_everything_it_says() -> None:
    """Every key the server names has a text with the arguments it gets, and no text is left over."""
    words.also_read(LOCALE)
    source = "\n".join(p.read_text(encoding="utf-8") for p in sorted(SERVER.rglob("*.py")))
    ends = {f"server-end-{reason}" for reason in (*ENDINGS.values(), "unfinished")}
    lines = {f"server-log-{kind}" for kind in ("close", "draw", "rewind", "undo", "unfeed")}  # as rows are called
    lines |= {f"server-log-refused-{kind}" for kind in get_args(OfferKind) if kind != "claim"}
    lines |= {f"server-phrase-{phrase}" for phrase in get_args(Phrase)}
    used = set(re.findall(r'"(server-[a-z-]+)"', source)) | ends | lines
    written = {key.partition(".")[0] for key in words.keys("en", "server")}
    assert used == written
    assert words.unreadable("en", "server") == []
    engine = set(re.findall(r'"((?:why|bad)-[a-z-]+)"', source))
    assert engine <= set(words.keys("en", None))


def test_a_letter_reads_well() -> None:
    words.also_read(LOCALE)
    text = words.say({"key": "server-letter-turn", "args": {"link": "https://x/t/1", "game": "Ironwood"}})
    assert "Ironwood" in text and "https://x/t/1" in text and Path("/t/1").name == "1"


async def test_what_is_printed_is_told_under_an_address_that_never_changes(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay(game="ironwood")
    printed = (await anna.get(f"/api/tables/{table}"))["printed"]
    told = await anna.ask("GET", printed["facts"])
    assert told.headers["cache-control"].endswith("immutable")
    assert told.json()["facts"]["cards"]["WW06"]["side"] == "woodwalkers"
    drawn = (await anna.get(printed["map"]))["forests"]
    assert {place["id"] for place in drawn} == set(told.json()["facts"]["forests"])
    assert (await anna.ask("GET", printed["picture"])).headers["content-type"] == "image/svg+xml"
    for address in printed.values():
        digest = next(part for part in address.split("/") if len(part) == 20)
        await anna.get(address.replace(digest, digest[::-1]), 404)
    toy = (await anna.get(f"/api/tables/{await anna.lay()}"))["printed"]
    assert toy["map"] is None and (await anna.get(toy["facts"])) == {"facts": {}, "words": {}}
