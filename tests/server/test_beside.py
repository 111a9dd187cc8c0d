"""Tables beside a real one: what was rolled and drawn is told, corrected, left to the table; stored and shown again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tables import two

import ravenhill

pytestmark = pytest.mark.anyio


async def expects(who: Any, table: str) -> Any:
    return (await who.get(f"/api/tables/{table}"))["expects"]


async def tell(who: Any, table: str, seat: int, outcomes: list[str] | None = None, draw: str | None = None) -> Any:
    ask = (await expects(who, table))["ask"]
    return await who.post(
        f"/api/tables/{table}/feed", {"seat": seat, "ask": ask, "outcomes": outcomes or [], "draw": draw}
    )


async def dealt(server: Any) -> tuple[Any, Any, str]:
    """Anna and Ben at a table beside a real one; the hands are dealt."""
    anna, ben, table = await two(server, chance="fed")
    while (now := await expects(anna, table))["kind"] is not None:
        who, seat = (anna, 0) if now["seats"] == [0] else (ben, 1)
        mine = await expects(who, table)
        await tell(who, table, seat, mine["labels"][:1])
    return anna, ben, table


async def test_a_card_is_told_by_who_holds_the_hand(server: Any) -> None:
    anna, ben, table = await two(server, chance="fed")
    hers, his = await expects(anna, table), await expects(ben, table)
    assert hers["mine"] and hers["kind"] == "card" and not hers["rolled"] and hers["seats"] == [0]
    assert not his["mine"] and his["labels"] == [] and his["kind"] == "card"
    eve = await server.guest("Eve")
    assert (await expects(eve, table))["labels"] == [] and not (await expects(eve, table))["corrects"]
    told = {"ask": hers["ask"], "outcomes": [hers["labels"][3]]}
    await ben.refused(f"/api/tables/{table}/feed", {"seat": 1, **told}, "forbidden")
    await anna.refused(f"/api/tables/{table}/feed", {**told, "seat": 0, "outcomes": ["die:2"]}, "illegal")
    await anna.refused(f"/api/tables/{table}/feed", {**told, "seat": 0, "ask": hers["ask"] + 1}, "stale")
    assert await expects(anna, table) == hers
    await anna.post(f"/api/tables/{table}/feed", {"seat": 0, **told})
    await anna.refused(f"/api/tables/{table}/feed", {"seat": 0, **told}, "stale")
    assert hers["labels"][3].encode() not in bytes(ben.heard)


async def test_the_last_outcome_is_corrected_and_all_are_told_so(server: Any) -> None:
    anna, ben, table = await dealt(server)
    assert (await expects(anna, table))["corrects"]
    await anna.post(f"/api/tables/{table}/unfeed", {"seat": 0})
    assert (await expects(ben, table))["kind"] == "card"
    lines = await ben.whole_log(table)
    assert [line["key"] for line in lines if line.get("beside")] == ["server-log-unfeed"]
    who, seat = (anna, 0) if (await expects(anna, table))["mine"] else (ben, 1)
    await tell(who, table, seat, draw="one")
    assert (await expects(anna, table))["kind"] is None
    await anna.play(table, 0, ["wait"])
    problem = await anna.refused(f"/api/tables/{table}/unfeed", {"seat": 0}, "illegal")
    assert problem["message"]["key"] == "why-unfeed-answered"


async def test_the_table_draws_what_nobody_wants_to_tell(server: Any) -> None:
    anna, ben, table = await two(server, chance="fed")
    while (now := await expects(anna, table))["kind"] is not None:
        await tell(anna if now["mine"] else ben, table, 0 if now["mine"] else 1, draw="kind")
    assert (await anna.get(f"/api/tables/{table}"))["decisions"][0]["mine"]


async def test_a_machine_draws_nothing_and_any_person_tells_for_it(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay(["me", {"kind": "machine", "player": "random"}], chance="fed")
    await tell(anna, table, 0, draw="all")
    assert (await expects(anna, table))["kind"] is None


@pytest.mark.parametrize(("game", "scenario"), [("cardgame", "duel_2p"), ("wotr", "war"), ("bofa", "battle")])
async def test_what_the_table_draws_for_a_machine_is_not_missing_from_the_list(
    server: Any, game: str, scenario: str
) -> None:
    """Whoever tells for a machine is named what could come for all they may know, whatever it holds by now."""
    anna = await server.guest("Anna")
    machine = {"kind": "machine", "player": "random"}
    table = await anna.lay(["me", machine], game=game, scenario=scenario, chance="fed")
    live = server.services.open_tables.by_id[table]
    held = []
    while (now := await expects(anna, table))["seats"] in ([0], [1]):
        if now["seats"] == [1]:
            drawn = {entry for entry in live.play.journal.items() if isinstance(entry, str)}
            came = live.play.expects.labels
            (deck,) = [group for group in live.play.game.labels(live.play.table) if came[0] in group]
            assert set(now["labels"]) <= set(deck), "no card of another deck"
            asked = {f"card:{one}" for one in held} & set(deck)
            assert asked <= set(now["labels"]) and set(came) <= set(now["labels"])
            own = drawn - asked - set(came)  # in Five Armies the other side has the same cards
            assert not own & set(now["labels"]), "her own hand, which she sees, can not come"
        before = len(live.play.journal)
        await tell(anna, table, 0, draw="one")
        if now["seats"] == [1]:
            held.append(live.play.journal.items(before)[0].partition(":")[2])
    assert len(held) > 1


async def test_what_was_told_outlives_a_restart_and_is_shown_again(start: Any) -> None:
    first = await start()
    anna, ben, table = await dealt(first)
    await anna.play(table, 0, ["fight"])
    live = first.services.open_tables.by_id[table]
    for who, seat in ((anna, 0), (ben, 1)):
        await who.play(table, seat, list(live.play.decision_of(seat).options[0]))
    now = await expects(ben, table)
    assert now["rolled"] and now["mine"] and now["came"] == []
    before = live.play.journal.items()
    jars = [who.http.cookies for who in (anna, ben)]
    await first.stop()

    again = await start()
    anna, ben = await again.guest(), await again.guest()
    anna.http.cookies, ben.http.cookies = jars
    assert (await expects(ben, table))["labels"] == now["labels"]
    assert again.services.open_tables.by_id[table].play.journal.items() == before
    await tell(ben, table, 1, ["die:6"])
    await anna.post(f"/api/tables/{table}/unfeed", {"seat": 0})
    await tell(anna, table, 0, ["die:5"])
    await anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    told = await ben.get(f"/api/tables/{table}/replay", seat=1, count=50)
    live = again.services.open_tables.by_id[table]
    assert told["answers"] == live.play.answers and len(told["frames"]) == live.play.answers + 1
    lines = [line["key"] for f in told["frames"] for line in f["log"]]
    assert lines == [line["key"] for line in (await ben.get(f"/api/tables/{table}/log", seat=1))["log"]["lines"]]
    written = await ben.ask("GET", f"/api/tables/{table}/record")
    kept = ravenhill.replay(written.content)
    assert kept.journal.items() == live.play.journal.items() and kept.setup.chance == "fed"


async def test_a_position_is_laid_and_played_on_without_being_kept(server: Any) -> None:
    anna = await server.guest("Anna")
    board = {"scenario": "woodbot", "turn": 0, "bot": {"hand": {"top": ["WW07"], "mixed": ["WW01"]}}}
    first = await anna.post("/api/beside", {"game": "ironwood", "position": board, "seed": 3})
    assert first["expects"]["labels"] and first["position"] is None and first["view"]["solo"]["bot"] == "woodbot"
    told, then = first, []
    while told["expects"] is not None:
        then.append(told["expects"]["labels"][0])
        told = await anna.post("/api/beside", {"game": "ironwood", "position": board, "then": then, "seed": 3})
    assert told["decision"]["seat"] == 1 and told["position"]["turn"] == 1
    story = [line["story"] for line in told["log"] if line.get("story", {}).get("story") == "turn"]
    assert story[0]["bot"] == "woodbot" and story[0]["cards"] == ["WW07"] and story[0]["steps"]
    drawn = await anna.post(
        "/api/beside", {"game": "ironwood", "position": board, "then": ["any"] * len(then), "seed": 3}
    )
    assert drawn["position"]["turn"] == 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "missing"),
        ({"game": "ironwood", "position": {"forests": {"f01": 99}}}, "bad_position"),
        ({"game": "ironwood", "position": {"nothing": 1}}, "bad_position"),
        ({"game": "ironwood", "position": {"scenario": "woodbot"}, "then": ["card:XX"]}, "bad_position"),
        ({"game": "ironwood", "then": [[0, "dance"]]}, "bad_position"),
        ({"game": "ironwood", "then": [["x"]]}, "bad_position"),
    ],
)
async def test_a_position_that_can_not_be_is_refused_in_words(server: Any, wish: Any, code: str) -> None:
    problem = await (await server.guest("Anna")).refused("/api/beside", wish, code)
    assert problem["message"]["key"]


async def test_a_part_of_a_game_is_kept_beside_its_board(server: Any) -> None:
    anna = await server.guest("Anna")
    first = await anna.post("/api/beside/kept", {"game": "wotr", "seed": 3})
    assert first["scenario"] == "war" and first["names"] == ["fp", "shadow"] and not first["over"]
    deeds = [["capture", "minas_tirith"], ["tile", "any"], ["play", "fp_char_01"]]
    told = await anna.post("/api/beside/kept", {"game": "wotr", "seed": 3, "deeds": deeds})
    assert told["view"]["victory"]["shadow"]["n"] == 2 and told["view"]["hunt"]["specials"] == ["sp_fp_char_01"]
    assert told["log"][-1]["at"] == 3 and ["capture", "minas_tirith"] in told["deeds"]
    again = await anna.post("/api/beside/kept", {"game": "wotr", "seed": 3, "deeds": deeds})
    assert again["view"] == told["view"], "what the page drew comes again"
    duel = await anna.post("/api/beside/kept", {"game": "cardgame", "scenario": "duel_2p"})
    assert duel["names"] == ["gandalf", "witch_king"]


async def test_what_is_kept_is_counted_at_the_desk_and_costs_by_its_length(
    start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long game is counted anew for every click: by turns with what others want, and not beside their answers."""
    server = await start(limits=True)
    anna = await server.guest("Anna")
    desk, worked = server.services.open_tables.machines.desk, []

    async def noted(by: Any, work: Any, *given: Any) -> Any:
        worked.append(work.__name__)
        return await desk(by, work, *given)

    monkeypatch.setattr(server.services.open_tables.machines, "desk", noted)
    short = await anna.ask("POST", "/api/beside/kept", {"game": "wotr"})
    long = await anna.ask("POST", "/api/beside/kept", {"game": "wotr", "deeds": [["tile", "any"]] * 2000})
    laid = await anna.ask("POST", "/api/beside", {"game": "ironwood", "then": ["any"] * 200})
    assert worked == ["kept", "kept", "laid"]
    left = [int(re.search(r"r=(\d+)", told.headers["ratelimit"])[1]) for told in (short, long, laid)]
    assert left[0] > 115 and left[1] <= 100 and left[2] <= 110
    assert long.status_code == 200 and len(long.json()["log"]) >= 2000


@pytest.mark.parametrize(
    ("wish", "code", "key"),
    [
        ({"game": "chess"}, "missing", "server-no-game"),
        ({"game": "bofa"}, "bad_position", "bad-keeper"),
        ({"game": "wotr", "scenario": "chess"}, "bad_position", "bad-scenario"),
        ({"game": "wotr", "deeds": [["step", 1]]}, "bad_position", "why-no-deed"),
        ({"game": "wotr", "pack": "nothing"}, "missing", "server-no-pack"),
    ],
)
async def test_what_can_not_have_happened_there_is_refused(server: Any, wish: Any, code: str, key: str) -> None:
    problem = await (await server.guest("Anna")).refused("/api/beside/kept", wish, code)
    assert problem["message"]["key"] == key


async def test_an_owners_pack_counts_beside_the_board_and_nobody_else_sees_it(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    head = {"name": "Mine", "version": "1", "game": "wotr"}
    ours = {r["id"]: r for r in ravenhill.game("wotr").data()["regions"]["region"]}
    edoras = {**ours["edoras"], "settlement": "stronghold", "vp": 2}
    helms_deep = {**ours["helms_deep"], "settlement": "city", "vp": 1}
    kept = await anna.post(
        "/api/workshop/wotr/packs",
        {"records": {"pack": head, "regions": {"region": [edoras, helms_deep]}}},
        201,
    )
    wish = {"game": "wotr", "pack": kept["pack"]["id"], "deeds": [["capture", "edoras"]]}
    told = await anna.post("/api/beside/kept", wish)
    assert told["view"]["victory"]["shadow"]["n"] == 2
    facts = (await anna.get(told["printed"]["facts"]))["facts"]
    assert facts["regions"]["edoras"]["vp"] == 2
    await ben.refused("/api/beside/kept", wish, "missing")
    assert (await ben.ask("GET", told["printed"]["facts"])).status_code == 404


async def test_a_card_that_can_not_have_come_is_told_to_the_whole_table(server: Any) -> None:
    """Team-mates' hands lie in each other's decks, as far as anybody can tell: a try that is refused would tell of
    them, so all hear of it."""
    anna, ben, eve = [await server.guest(name) for name in ("Anna", "Ben", "Eve")]
    table = await anna.lay(["me", "open", "open"], game="wotr", scenario="three", chance="fed", public=True)
    for seat, who in ((1, ben), (2, eve)):
        await who.post(f"/api/tables/{table}/join", {"seat": seat})
    people, held = {0: anna, 1: ben, 2: eve}, ""
    while not ((now := await expects(anna, table))["seats"] == [2] and held.startswith("card:sh_char")):
        (seat,) = now["seats"]
        mine = await expects(people[seat], table)
        held = mine["labels"][0] if seat == 1 and not held else held
        await tell(people[seat], table, seat, mine["labels"][:1])

    asked = await expects(eve, table)
    assert held in asked["labels"], "she can not know that Ben holds it"
    told = {"seat": 2, "ask": asked["ask"]}
    known = {line["key"] for line in await ben.whole_log(table)}
    elsewhere = await eve.refused(f"/api/tables/{table}/feed", {**told, "outcomes": ["card:fp_char_01"]}, "illegal")
    assert {line["key"] for line in await ben.whole_log(table)} == known, "what she knows anyway tells nothing"
    probed = await eve.refused(f"/api/tables/{table}/feed", {**told, "outcomes": [held]}, "illegal")
    assert probed["message"]["key"] == elsewhere["message"]["key"] == "why-impossible-outcome"
    for who in (anna, ben, eve):
        lines = [line for line in await who.whole_log(table) if line["key"] == "server-log-refused-outcome"]
        assert len(lines) == 1 and "card" not in str(lines[0]["args"]) and lines[0]["beside"]
    assert await expects(eve, table) == asked, "nothing else has changed"
    await tell(eve, table, 2, [label for label in asked["labels"] if label != held][:1])
