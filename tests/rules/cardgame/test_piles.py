"""C7 Terms."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.coverage import example, rule
from ravenhill.engine.data import read_data
from ravenhill.games.cardgame.data import make_books

BOOK = make_books(read_data("cardgame"))["trilogy"]


def all_but(player: int, *names: str) -> list[str]:
    return [BOOK.card_ids[c] for c in BOOK.deck_of[player] if BOOK.card_ids[c] not in names]


@rule("C7.1")
def test_draw_is_from_the_top(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"top": ["gimli", "sting"]}}}).do("ring")
    assert sorted(m.hand("frodo")) == ["gimli", "sting"]


@rule("C7.2")
def test_cycling_with_an_empty_hand_means_forsaking(lay: Any) -> None:
    """The Beguiler makes each Free Peoples player cycle a card."""
    m = lay(
        {
            "path": "weathertop",
            "turn": 1,
            "players": {
                "witch_king": {"reserve": ["the_beguiler"]},
                "aragorn": {"hand": ["arwen"]},
                "frodo": {"reserve": ["gimli"]},
            },
        }
    )
    m.do("use the_beguiler")
    assert (m.asked, m.rule) == ("frodo", "C7.2") and m.options == ["forsake gimli", "forsake top"]
    m.do("forsake top")
    assert m.cycle("aragorn") == ["arwen"] and len(m.eliminated("frodo")) == 1


@rule("C7.3")
@example("X32")
def test_an_empty_deck_is_refilled_in_the_middle_of_a_draw(lay: Any) -> None:
    cycle = ["gimli", "sting", "theoden", "narya", "glamdring", "eowyn"]
    m = lay(
        {
            "at": "draw",
            "path_number": 3,
            "players": {"frodo": {"cycle": cycle, "eliminated": all_but(0, *cycle, "gwaihir")}},
        }
    )
    assert "gwaihir" in m.hand("frodo") and len(set(cycle) & set(m.hand("frodo"))) == 2
    assert m.deck("frodo") == 4 and m.cycle("frodo") == []


@rule("C7.3")
def test_a_text_recycles_into_what_is_left(lay: Any) -> None:
    m = lay(
        {
            "at": "battleground",
            "start": 1,
            "locations": dict.fromkeys(["dol_guldur", "harad", "minas_morgul", "morannon", "moria", "umbar"], "aside"),
            "players": {"saruman": {"cycle": ["gollum", "shelob"], "eliminated": ["saruman"]}},
        }
    )
    assert m.active == ["orthanc"] and m.options == ["skip"]
    m.do("skip")
    assert m.cycle("saruman") == [] and m.deck("saruman") == 29


@rule("C7.4")
def test_no_penalty_for_what_can_not_be_eliminated_and_no_benefit(lay: Any) -> None:
    """The Reaver strikes a player with nothing; Osgiliath offers that player nothing."""
    m = lay(
        {
            "path": "weathertop",
            "turn": 1,
            "players": {
                "witch_king": {"reserve": ["the_reaver"]},
                "frodo": {"eliminated": all_but(0)},
                "aragorn": {"eliminated": all_but(2)},
            },
        }
    )
    assert m.refused("use the_reaver") == "C6.3.7"
    m = lay(
        {
            "at": "path",
            "path_number": 6,
            "locations": {"the_cross_roads": "aside", "henneth_annun": "aside"},
            "players": {"aragorn": {"eliminated": all_but(2)}},
        }
    )
    assert m.path == "osgiliath" and m.kind == "action"


@rule("C7.4")
def test_eliminated_cards_never_come_back(lay: Any) -> None:
    m = lay(
        {
            "at": "draw",
            "path_number": 3,
            "players": {"frodo": {"eliminated": all_but(0, "gimli"), "cycle": ["gimli"]}},
        }
    )
    assert m.hand("frodo") == ["gimli"] and m.deck("frodo") == 0


@rule("C7.5")
def test_three_places_to_forsake_from_and_no_others(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "turn": 1,
            "cards": {"weathertop": ["sam_gamgee"]},
            "players": {
                "witch_king": {"reserve": ["the_reaver"]},
                "frodo": {"hand": ["gimli"], "reserve": ["gandalf_the_grey"]},
            },
            "items": {"glamdring": "gandalf_the_grey"},
        }
    )
    m.do("use the_reaver")
    assert m.options == ["forsake gimli", "forsake gandalf_the_grey", "forsake glamdring", "forsake top"]
    assert m.refused("forsake sam_gamgee") == "C7.5"
    m.do("forsake glamdring")
    assert m.where("glamdring") == "eliminated" and m.where("gandalf_the_grey") == "reserve"


@rule("C7.5", "C7.10")
@example("X30")
def test_saruman_on_top_is_shown_and_cycled(lay: Any) -> None:
    m = lay({"path": "weathertop", "turn": 3, "players": {"saruman": {"hand": ["gollum"], "top": ["saruman"]}}})
    m.do("play gollum")  # the last card: there is only the top of the deck to forsake
    assert m.where("saruman") == "cycle"
    line = next(e for e in m.play.log(0) if e.key == "cardgame-log-cycled-instead")
    assert line.args["card"] == "saruman"


@rule("C7.6")
def test_removing_from_the_deck_shuffles_it(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "players": {"frodo": {"hand": ["gandalf_the_white", "gimli"], "top": ["gandalf_the_grey", "sting"]}},
        }
    )
    m.do("play gandalf_the_white")
    assert m.where("gandalf_the_grey") == "eliminated" and m.t.players[0].deck.top == []


@rule("C7.7")
def test_taking_from_the_deck_shuffles_it(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "turn": 2,
            "players": {"aragorn": {"reserve": ["halbarad"], "top": ["strider", "arwen"]}},
        }
    )
    m.do("use halbarad")
    assert m.options == ["take aragorn", "take strider"] and m.refused("take arwen") == "C7.7"
    m.do("take strider")
    assert m.hand("aragorn") == ["strider"] and m.t.players[2].deck.top == [] and m.where("halbarad") == "cycle"


@rule("C7.8")
def test_playing_on_with_nothing_to_draw(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["gimli"], "eliminated": all_but(0, "gimli")}}})
    m.do("ring")
    assert m.hand("frodo") == ["gimli"] and m.asked == "witch_king"


@rule("C7.9")
def test_the_top_can_be_forsaken_only_from_a_deck(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "turn": 1,
            "players": {
                "witch_king": {"reserve": ["the_reaver"]},
                "frodo": {"hand": ["gimli", "sting"], "eliminated": all_but(0, "gimli", "sting")},
            },
        }
    )
    m.do("use the_reaver")
    assert m.refused("forsake top") == "C7.9"


@rule("C7.9")
@pytest.mark.parametrize("order", ["one_by_one", "together"])
def test_several_are_forsaken_one_after_another_or_chosen_together(lay: Any, order: str) -> None:
    m = lay(
        {
            "path": "weathertop",
            "turn": 2,
            "players": {"aragorn": {"hand": ["paths_of_the_dead", "arwen", "vilya", "nenya"]}},
        },
        forsake_order=order,
    )
    m.do("play paths_of_the_dead", "cycle nenya", "forsake arwen")
    assert m.where("arwen") == ("eliminated" if order == "one_by_one" else "")
    m.do("forsake top")
    assert m.where("arwen") == "eliminated" and len(m.eliminated("aragorn")) == 3  # with the event itself


@rule("C7.10")
@example("X64")
@pytest.mark.parametrize("way", ["keep_items", "lose_items"])
def test_frodo_with_cloak_and_coat_his_player_chooses(lay: Any, way: str) -> None:
    m = lay(
        {
            "at": "combat",
            "path": "orodruin",
            "path_number": 8,
            "cards": {"orodruin": ["frodo_baggins", "gollum", "shelob", "gwaihir"]},
            "items": {"elven_cloak": "frodo_baggins", "mithril_coat": "frodo_baggins"},
            "tokens": {"orodruin": {"attack": 2}},
            "locations": dict.fromkeys(["minas_tirith", "edoras"], "free_peoples"),
        }
    )
    assert m.battle.icons == [4, 1] and m.battle.left == 4
    m.do("lose frodo_baggins", "agree")  # the cloak is Aragorn's
    assert (m.asked_seat, m.rule) == (0, "C7.10")
    m.do(f"{way} frodo_baggins")
    kept = way == "keep_items"
    assert m.where("frodo_baggins") == "cycle"
    assert m.where("elven_cloak") == m.where("mithril_coat") == ("cycle" if kept else "eliminated")
    assert m.state("orodruin") == "free_peoples"


@rule("C7.10")
def test_the_option_keeps_the_items_without_asking(lay: Any) -> None:
    m = lay(
        {
            "at": "combat",
            "path": "weathertop",
            "cards": {"weathertop": ["frodo_baggins", "barrow_wights"]},
            "items": {"elven_cloak": "frodo_baggins"},
        },
        replacement="keep_items",
    )
    assert m.where("elven_cloak") == "cycle"


@rule("C7.10")
def test_a_replaced_elimination_pays_a_forsake(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["gwaihir"], "reserve": ["bilbo_baggins"]}}})
    m.do("play gwaihir", "forsake bilbo_baggins")
    assert m.where("bilbo_baggins") == "cycle" and m.where("gwaihir") == "reserve" and m.asked == "witch_king"
