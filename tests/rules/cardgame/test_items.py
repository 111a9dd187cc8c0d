"""C6.3 Items and later selves of a character."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.coverage import example, rule


@rule("C6.4.3", "C7.6")
@example("X25")
@pytest.mark.parametrize("zone", ["hand", "deck", "cycle", "reserve", "path", "top"])
def test_the_later_self_removes_the_earlier_wherever_it_is(lay: Any, zone: str) -> None:
    for player, turn, old, new, spare in (
        ("frodo", 0, "gandalf_the_grey", "gandalf_the_white", "gimli"),
        ("aragorn", 2, "strider", "aragorn", "arwen"),
    ):
        held: dict[str, list[str]] = {"hand": [new, spare, "sting" if turn == 0 else "vilya"]}
        cards: dict[str, list[str]] = {}
        if zone == "path":
            cards = {"weathertop": [old]}
        elif zone != "deck":
            held[zone] = [*held.get(zone, []), old]
        m = lay({"path": "weathertop", "turn": turn, "players": {player: held}, "cards": cards})
        m.do(f"play {new}", f"cycle {spare}")
        assert m.where(old) == "eliminated" and m.where(new) == "reserve"


@rule("C6.4.4")
def test_the_items_of_the_earlier_self_are_eliminated_with_him(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "players": {"frodo": {"hand": ["gandalf_the_white", "gimli"], "reserve": ["gandalf_the_grey"]}},
            "items": {"glamdring": "gandalf_the_grey"},
        }
    )
    m.do("play gandalf_the_white")
    assert m.where("gandalf_the_grey") == "eliminated" and m.where("glamdring") == "eliminated"


@rule("C6.5.1", "C6.7.3")
def test_an_item_needs_one_of_its_wielders_in_play(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["mithril_coat", "gimli"], "reserve": ["theoden"]}}})
    assert m.refused("play mithril_coat") == "C6.5.1"
    m = lay(
        {
            "path": "weathertop",
            "cards": {"weathertop": ["frodo_baggins"]},
            "players": {"frodo": {"hand": ["mithril_coat", "gimli"], "reserve": ["sam_gamgee", "merry_brandybuck"]}},
        }
    )
    m.do("play mithril_coat")
    assert m.options == ["on frodo_baggins", "on sam_gamgee"]
    assert m.refused("on merry_brandybuck") == "C6.5.1" and m.refused("to reserve") == "C6.7.3"


@rule("C6.5.2", "C6.5.8")
def test_an_item_moves_with_its_wielder(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "players": {"frodo": {"hand": ["sting", "gimli"], "reserve": ["sam_gamgee"]}},
    }
    m = lay(start).do("play sting", "pass", "pass", "pass")
    assert "move sam_gamgee" in m.options
    m.do("move sam_gamgee")
    assert m.where("sting") == "sam_gamgee" and m.where("sam_gamgee") == "weathertop"
    assert m.play.view(None)["path"]["free_peoples"][0]["path"] == 2
    m = lay(start, item_stops=True).do("play sting", "pass", "pass", "pass")
    assert m.refused("move sam_gamgee") == "C6.7.1"


@rule("C6.5.4")
def test_items_share_the_fate_of_their_wielder(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "turn": 1,
        "players": {"witch_king": {"reserve": ["the_hunter"]}},
        "items": {"fell_beast": "the_hunter"},
    }
    m = lay(start).do("use the_hunter")
    assert m.where("the_hunter") == "cycle" and m.where("fell_beast") == "cycle"
    m = lay(start | {"players": {"witch_king": {"reserve": ["the_hunter"], "hand": ["grond"]}}})
    m.do("play grond", "forsake the_hunter")
    assert m.where("the_hunter") == "eliminated" and m.where("fell_beast") == "eliminated"


@rule("C6.5.4", "C6.5.6")
@example("X28")
def test_items_go_to_the_piles_of_their_own_player(lay: Any, no_grounds: dict[str, str]) -> None:
    m = lay(
        {
            "at": "combat",
            "path": "weathertop",
            "locations": no_grounds,
            "cards": {"weathertop": ["merry_brandybuck", "barrow_wights"]},
            "items": {"elven_cloak": "merry_brandybuck"},
        }
    )
    assert "merry_brandybuck" in m.cycle("frodo") and "elven_cloak" in m.cycle("aragorn")


@rule("C6.5.4")
@example("X29")
def test_frodo_is_cycled_but_his_coat_is_lost(lay: Any, no_grounds: dict[str, str]) -> None:
    m = lay(
        {
            "at": "combat",
            "path": "weathertop",
            "locations": no_grounds,
            "cards": {"weathertop": ["frodo_baggins", "barrow_wights"]},
            "items": {"mithril_coat": "frodo_baggins"},
        }
    )
    assert m.where("frodo_baggins") == "cycle" and m.where("mithril_coat") == "eliminated"


@rule("C6.5.5")
def test_an_item_is_not_bound_by_the_factions_of_a_battleground(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "active": ["edoras"],
            "cards": {"edoras": ["merry_brandybuck"]},
            "turn": 2,
            "players": {"aragorn": {"hand": ["blade_of_westernesse", "arwen"]}},
        }
    )
    m.do("play blade_of_westernesse")
    assert m.where("blade_of_westernesse") == "merry_brandybuck"
    assert m.play.view(None)["battlegrounds"][0]["cards_defence"] == 1


@rule("C6.5.7")
@example("X27")
def test_an_item_in_reserve_is_forsaken_by_who_controls_the_wielder(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "players": {
            "frodo": {"hand": ["gimli"], "reserve": ["merry_brandybuck"]},
            "aragorn": {"hand": ["arwen"]},
        },
        "items": {"elven_cloak": "merry_brandybuck"},
    }
    m = lay(start).do("play gimli")
    assert m.options == ["forsake merry_brandybuck", "forsake elven_cloak", "forsake top"]
    m.do("forsake elven_cloak")
    assert m.eliminated("aragorn") == ["elven_cloak"] and m.where("merry_brandybuck") == "reserve"
    m = lay(start | {"turn": 1, "players": {**start["players"], "witch_king": {"reserve": ["the_reaver"]}}})
    m.do("use the_reaver", "forsake gimli")
    assert m.asked == "aragorn" and m.refused("forsake elven_cloak") == "C6.5.7"


@rule("C6.5.9")
def test_an_item_is_where_its_wielder_is(lay: Any) -> None:
    """Vilya works in reserve: only while Elrond is there."""
    m = lay(
        {"path": "imladris", "turn": 2, "players": {"aragorn": {"reserve": ["elrond"]}}, "items": {"vilya": "elrond"}}
    )
    assert "use vilya" in m.options
    m = lay({"path": "imladris", "turn": 2, "cards": {"imladris": ["elrond"]}, "items": {"vilya": "elrond"}})
    assert m.refused("use vilya") == "C6.8.6"
