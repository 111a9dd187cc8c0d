"""C5 Who sees what; team play."""

from __future__ import annotations

import json
from typing import Any

from ravenhill.coverage import example, rule
from ravenhill.engine import check

HANDS = {
    "frodo": {"hand": ["gimli", "sam_gamgee"], "cycle": ["sting"], "eliminated": ["narya"]},
    "witch_king": {"hand": ["grond"], "cycle": ["fell_beast"], "eliminated": ["morgul_blade"]},
    "aragorn": {"hand": ["arwen", "elrond"], "cycle": ["vilya"], "eliminated": ["nenya"]},
    "saruman": {"hand": ["gollum"], "cycle": ["shelob"], "eliminated": ["ugluk"]},
}


@rule("C5.1", "C5.3")
def test_nobody_sees_another_hand_or_pile_not_even_a_partner(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": HANDS})
    for seat, own in enumerate(("frodo", "witch_king", "aragorn", "saruman")):
        told = json.dumps(m.play.view(seat))
        for player, zones in HANDS.items():
            for cards in zones.values():
                for card in cards:
                    assert (f'"{card}"' in told) == (player == own), (own, card)
    told = json.dumps(m.play.view(None))
    assert not any(f'"{c}"' in told for zones in HANDS.values() for cards in zones.values() for c in cards)


@rule("C5.1", "C5.3")
def test_a_re_deal_changes_what_a_seat_can_not_know_and_nothing_else(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": HANDS})
    dealt = [m.play.determinize(0, seed) for seed in range(12)]
    for other in dealt:
        t: Any = other.table
        assert t.players[0].hand == m.t.players[0].hand
        assert t.players[0].cycled == m.t.players[0].cycled
    assert len({tuple(d.table.players[2].hand) for d in dealt}) > 3  # type: ignore[attr-defined]
    assert check.problems(m.play, 5) == []


@rule("C5.3")
def test_numbers_of_cards_are_public_unless_the_option_hides_them(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": HANDS})
    saruman = m.play.view(0)["players"][3]
    counts = (saruman["hand_count"], saruman["deck"], saruman["cycle_count"], saruman["eliminated_count"])
    assert counts == (1, 27, 1, 1)
    hidden = lay({"path": "weathertop", "players": HANDS}, open_counts=False).play.view(0)["players"][3]
    assert (hidden["hand_count"], hidden["deck"], hidden["cycle_count"]) == (1, None, None)


@rule("C5.2")
def test_the_log_whispers_to_nobody_but_the_owner(lay: Any) -> None:
    """What a player draws is told to that player alone; there is no line for a team."""
    m = lay({"path": "weathertop", "players": HANDS}).do("ring")
    assert m.log(0).count("cardgame-log-drew") == 2 and "cardgame-log-draws" not in m.log(0), "not told twice"
    for seat in (None, 1, 2, 3):
        assert "cardgame-log-drew" not in m.log(seat)
        assert "cardgame-log-draws" in m.log(seat)


@rule("C5.4", "C7.7")
def test_a_card_taken_by_name_is_shown_to_all(lay: Any) -> None:
    m = lay(
        {"path": "weathertop", "players": {"aragorn": {"hand": ["legolas", "arwen"]}}, "turn": 2},
    )
    m.do("play legolas", "take bow_of_the_galadhrim")
    line = next(e for e in m.play.log(1) if e.key == "cardgame-log-takes")
    assert line.args == {"player": "aragorn", "card": "bow_of_the_galadhrim"}


@rule("C5.4")
def test_a_card_eliminated_from_hand_is_shown_only_if_it_speaks_of_it(lay: Any) -> None:
    hand = ["bilbo_baggins", "gimli", "theoden"]
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": hand}}})
    m.do("winnow", "eliminate bilbo_baggins", "eliminate gimli")
    shown = [e.args.get("card") for e in m.play.log(1)]
    assert "bilbo_baggins" in shown and "gimli" not in shown
    assert m.where("bilbo_baggins") == "cycle" and m.where("gimli") == "eliminated"


@rule("C5.6")
@example("X78", "X23")
def test_lembas_is_used_by_the_hobbit_player_and_goes_to_its_owner(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "corruption": 3,
        "cards": {"weathertop": ["frodo_baggins"]},
        "items": {"lembas": "frodo_baggins"},
    }
    for turn, may in ((0, True), (1, False), (2, False), (3, False)):
        m = lay(start | {"turn": turn})
        assert ("use lembas" in m.options) == may
        if not may:
            assert m.refused("use lembas") == "C5.6"
    m = lay(start).do("use lembas")
    assert m.t.corruption == 2 and m.where("lembas") == "eliminated"
    assert m.eliminated("aragorn") == ["lembas"] and m.asked == "witch_king"


@rule("C5.6")
@example("X23")
def test_lembas_lost_in_a_shadow_turn_does_nothing(lay: Any) -> None:
    m = lay(
        {
            "path": "caradhras",
            "corruption": 3,
            "cards": {"caradhras": ["sam_gamgee", "flocks_of_crebain"]},
            "items": {"lembas": "sam_gamgee"},
            "turn": 3,
        }
    )
    m.do("use flocks_of_crebain", "activate khazad_dum")
    assert m.where("lembas") == "eliminated" and m.t.corruption == 3


BOTH = {
    "at": "combat",
    "path": "emyn_muil",
    "cards": {"emyn_muil": ["boromir", "strider", "gimli", "the_hunter", "gollum"]},
    "tokens": {"emyn_muil": {"attack": 0}},
    "locations": dict.fromkeys(
        ["dol_amroth", "edoras", "helms_deep", "lorien", "minas_tirith", "pelargir", "rivendell"], "aside"
    ),
}


@rule("C5.7")
def test_partners_agree_on_losses_by_proposal(lay: Any) -> None:
    m = lay(BOTH)
    assert (m.asked, m.rule) == ("aragorn", "C8.3.3")  # two of the three cards are Aragorn's
    m.do("lose boromir", "lose gimli")
    assert (m.asked, m.rule) == ("frodo", "C5.7") and m.options == ["agree", "otherwise", "refuse"]
    assert [lost["id"] for lost in m.play.view(1)["battle"]["lost"]] == ["boromir", "gimli"]
    assert m.where("boromir") == "emyn_muil"
    m.do("agree")
    assert [m.where(c) for c in ("boromir", "gimli", "strider")] == ["eliminated", "eliminated", "cycle"]


@rule("C5.7")
def test_a_partner_may_propose_otherwise(lay: Any) -> None:
    m = lay(BOTH).do("lose boromir", "lose gimli", "otherwise")
    assert m.asked == "frodo"
    m.do("lose strider")
    assert m.asked == "aragorn" and m.options == ["agree", "refuse"]
    m.do("agree")
    assert [m.where(c) for c in ("boromir", "gimli", "strider")] == ["cycle", "cycle", "eliminated"]


@rule("C5.7")
def test_without_agreement_the_other_side_decides(lay: Any) -> None:
    m = lay(BOTH).do("lose boromir", "lose gimli", "refuse")
    assert m.asked == "witch_king" and m.kind == "losses_opponent"  # the earlier of the two
    m.do("lose strider")
    assert m.where("strider") == "eliminated"
    m = lay(BOTH | {"start": 2}).do("lose boromir", "lose gimli", "otherwise", "lose strider", "refuse")
    assert m.asked == "saruman"


@rule("C5.7")
def test_one_person_with_both_players_needs_no_agreement(lay: Any) -> None:
    m = lay(BOTH, seats=2).do("lose strider")
    assert m.kind != "agree" and m.where("strider") == "eliminated"
    m = lay(BOTH, joint_losses="most_cards").do("lose boromir", "lose gimli")
    assert m.kind != "agree" and m.where("boromir") == "eliminated"


@rule("C5.8", "C8.1")
def test_the_starting_player_orders_the_combats(lay: Any) -> None:
    start = {"at": "combat", "start": 3, "path": "weathertop", "active": ["edoras", "umbar"]}
    m = lay(start | {"cards": {"edoras": ["theoden"]}})
    assert m.asked == "saruman" and m.options == ["resolve edoras", "resolve umbar", "resolve weathertop"]
    m.do("resolve weathertop")
    assert m.options == ["resolve edoras", "resolve umbar"]


@rule("C5.9")
def test_each_player_in_turn_order_from_the_starting_player(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "start": 2,
        "turn": 1,
        "players": {
            "witch_king": {"reserve": ["the_reaver"]},
            "frodo": {"hand": ["gimli"]},
            "aragorn": {"hand": ["arwen"]},
        },
    }
    m = lay(start).do("use the_reaver")
    assert m.asked == "aragorn"
    assert m.do("forsake arwen").asked == "frodo"
    m = lay(start | {"start": 0}, each_order="acting").do("use the_reaver")
    assert m.asked == "aragorn"  # next after the Witch-king
    m = lay(start | {"start": 0}).do("use the_reaver")
    assert m.asked == "frodo"


@rule("C5.1")
def test_an_offer_to_search_does_not_tell_what_lies_there(lay: Any) -> None:
    """Legolas asks for his bow wherever it is: only his player sees whether there is anything to take."""
    for zone in ("top", "eliminated"):
        held = {"hand": ["legolas", "arwen"], zone: ["bow_of_the_galadhrim"]}
        m = lay({"path": "weathertop", "turn": 2, "players": {"aragorn": held}}).do("play legolas")
        assert m.kind == "take" and m.asked == "aragorn"
        assert ("take bow_of_the_galadhrim" in m.options) == (zone == "top") and "skip" in m.options
