"""C3 Setup, and C10.1 to C10.4 where they say how a scenario begins."""

from __future__ import annotations

from typing import Any

from ravenhill.coverage import example, rule
from ravenhill.games.cardgame import book as b


def factions_of(m: Any, player: str) -> set[str]:
    return {b.FACTION_IDS[m.t.book.faction[c]] for c in m.t.book.deck_of[m.p(player)]}


@rule("C3.1", "C3.2", "C10.1.1")
def test_trilogy_decks(deal: Any) -> None:
    m = deal("trilogy")
    assert [m.t.book.player_ids[p] for p in m.t.book.slots] == ["frodo", "witch_king", "aragorn", "saruman"]
    assert [len(deck) for deck in m.t.book.deck_of] == [30] * 4
    assert factions_of(m, "frodo") == {"dwarf", "hobbit", "rohan", "wizard"}
    assert factions_of(m, "witch_king") == {"mordor"}
    assert factions_of(m, "aragorn") == {"dunedain", "elf"}
    assert factions_of(m, "saruman") == {"isengard", "monstrous", "southron"}
    assert m.t.book.draw_step == [3, 4, 3, 4]
    assert m.t.book.last_path == 9


@rule("C3.3")
def test_everybody_has_a_ring_token_and_frodo_starts(deal: Any) -> None:
    m = deal("trilogy")
    view = m.play.view(None)
    assert [p["ring"] for p in view["players"]] == [True] * 4
    assert view["slots"][view["start"]] == "frodo"


@rule("C3.6")
@example("X1")
def test_seven_cards_of_which_two_are_cycled(deal: Any) -> None:
    m = deal("trilogy")
    assert len(m.hand("frodo")) == 7 and m.rule == "C3.6"
    order = []
    for _ in range(8):
        order.append(m.asked)
        if len(order) == 8:
            before = [len(m.hand(n)) for n in ("frodo", "witch_king", "aragorn")]
            assert before == [5, 5, 5]
            assert [m.deck(n) for n in ("frodo", "witch_king", "aragorn", "saruman")] == [23] * 4
            assert [len(m.cycle(n)) for n in ("frodo", "witch_king", "aragorn")] == [2, 2, 2]
        m.do(m.options[0])
    assert order == ["frodo"] * 2 + ["witch_king"] * 2 + ["aragorn"] * 2 + ["saruman"] * 2
    assert len(m.cycle("witch_king")) >= 2


@rule("C3.4", "C4.3.1")
def test_the_first_battleground_is_random_from_the_free_peoples_deck(deal: Any) -> None:
    seen = set()
    for seed in range(12):
        m = deal("trilogy", seed=seed)
        for _ in range(8):
            m.do(m.options[0])
        first = next(e.args["location"] for e in m.play.log(None) if e.key == "cardgame-log-activates")
        assert m.t.book.location_side[m.t.book.location_index[first]] == b.FREE
        seen.add(first)
    assert len(seen) > 2


@rule("C3.5", "C4.4.1")
def test_the_first_path_is_a_random_path_1(deal: Any) -> None:
    seen = set()
    for seed in range(12):
        m = deal("fellowship", seed=seed)
        while not m.path:
            m.do(m.options[0])
        assert m.t.path_number == 1
        seen.add(m.path)
    assert seen == {"bucklebury_ferry", "gildors_encampment"}


@rule("C3.7")
def test_areas_of_a_player(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "players": {
                "frodo": {"hand": ["gimli"], "cycle": ["sting"], "eliminated": ["narya"], "reserve": ["theoden"]}
            },
        }
    )
    me = m.play.view(0)["players"][0]
    assert (me["hand"], me["cycle"], me["eliminated"]) == (["gimli"], ["sting"], ["narya"])
    assert [s["id"] for s in me["reserve"]] == ["theoden"]
    assert me["deck"] == 26


@rule("C10.1.2", "C5.5")
def test_one_person_may_hold_two_players_whose_cards_stay_apart(deal: Any) -> None:
    assert deal("trilogy", 4).t.person == [0, 1, 2, 3]
    assert deal("trilogy", 3).t.person == [0, 1, 2, 1]
    m = deal("trilogy", 2)
    assert m.t.person == [0, 1, 0, 1]
    for _ in range(8):
        m.do(m.options[0])
    frodo = m.t.players[m.p("frodo")]
    assert all(m.t.book.owner[c] == m.p("frodo") for c in frodo.hand)
    view = m.play.view(0)
    assert ["hand" in p for p in view["players"]] == [True, False, True, False]
    m.to_action()
    assert m.asked == "frodo"
    others = [o for o in m.options if o.split()[-1] in m.hand("aragorn")]
    assert others == []


@rule("C10.2.1", "C10.2.2")
@example("X58")
def test_two_player_duel_begins_without_cycling(deal: Any) -> None:
    m = deal("duel_2p", seed=4)
    assert [m.t.book.player_ids[p] for p in m.t.book.slots] == ["gandalf", "witch_king"]
    assert [len(d) for d in m.t.book.deck_of] == [60, 60]
    drawn = [(e.args["player"], e.args["n"]) for e in m.play.log(None) if e.key == "cardgame-log-draws"]
    assert drawn[:2] == [("gandalf", 4), ("witch_king", 6)]
    assert "C3.6" not in m.rule
    assert m.t.book.draw_step == [4, 6]


@rule("C10.3.1", "C10.3.2")
@example("X59")
def test_three_player_duel(deal: Any) -> None:
    m = deal("duel_3p", seed=2)
    names = m.t.book.player_ids
    assert [names[p] for p in m.t.book.slots] == ["gandalf", "witch_king", "gandalf", "saruman"]
    drawn = [(e.args["player"], e.args["n"]) for e in m.play.log(None) if e.key == "cardgame-log-draws"]
    assert drawn[:3] == [("gandalf", 6), ("witch_king", 7), ("saruman", 7)]
    asked = []
    while m.rule == "C3.6":
        asked.append(m.asked)
        if len(asked) == 4:
            assert (len(m.hand("gandalf")), len(m.hand("witch_king"))) == (6, 5)
        m.do(m.options[0])
    assert asked == ["witch_king", "witch_king", "saruman", "saruman"]
    assert m.t.book.draw_step == [6, 4, 4]


@rule("C10.4.1", "C10.4.2")
def test_fellowship_begins_with_the_balrog_and_exact_decks(deal: Any) -> None:
    m = deal("fellowship")
    assert [m.t.book.player_ids[p] for p in m.t.book.slots] == ["balrog", "gandalf"]
    assert [len(d) for d in m.t.book.deck_of] == [30, 30]
    balrog = m.names(m.t.book.deck_of[0])
    assert {"balrog_of_moria", "mordor_orcs", "mordor_orcs_2", "mordor_orcs_3"} <= set(balrog)
    assert "mordor_orcs_4" not in balrog and "gollum" not in balrog
    assert "gandalf_the_white" not in m.names(m.t.book.deck_of[1])
    assert [p["ring"] for p in m.play.view(None)["players"]] == [None, None]
    assert (m.rule, m.asked, len(m.hand("balrog"))) == ("C3.6", "balrog", 7)
    while m.rule == "C3.6":
        m.do(m.options[0])
    m.to_action()
    assert "ring" not in m.options and m.refused("ring") == "C10.4.2"
    assert m.t.book.draw_step == [4, 3]
