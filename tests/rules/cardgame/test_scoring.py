"""C9 Scoring, victory, draw step."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.coverage import example, rule

FREE_AREA = dict.fromkeys(
    [
        "bag_end",
        "the_council_of_elrond",
        "lothlorien",
        "henneth_annun",
        "helms_deep",
        "minas_tirith",
        "lorien",
        "orthanc",
    ],
    "free_peoples",
)
SHADOW_AREA = dict.fromkeys(
    ["weathertop", "khazad_dum", "amon_hen", "cirith_ungol", "cracks_of_doom", "minas_morgul", "dol_guldur"], "shadow"
)
NO_RINGS = {p: {"ring": False} for p in ("frodo", "witch_king", "aragorn", "saruman")}


@rule("C9.1")
@example("X48", "X49")
def test_the_worked_scores(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "locations": FREE_AREA | {k: v for k, v in SHADOW_AREA.items() if k != "weathertop"},
            "corruption": 7,
        }
    )
    assert m.score() == (13, 10)
    assert lay({"path": "emyn_muil", "locations": SHADOW_AREA, "corruption": 7}).score() == (0, 10)


@rule("C9.5")
@example("X50")
def test_after_path_nine_the_higher_score_wins(lay: Any) -> None:
    m = lay(
        {"at": "victory", "path_number": 9, "players": NO_RINGS, "locations": FREE_AREA | SHADOW_AREA, "corruption": 7}
    )
    assert (m.play.result.winners, m.play.result.reason, m.play.result.rule) == ([0, 2], "score", "C9.5")


@rule("C9.4", "C9.9")
@example("X51")
@pytest.mark.parametrize(("corruption", "over"), [(13, True), (12, False)])
def test_a_lead_of_ten_wins_at_once(lay: Any, corruption: int, over: bool) -> None:
    m = lay(
        {"at": "victory", "path_number": 3, "locations": {"minas_tirith": "free_peoples"}, "corruption": corruption}
    )
    assert m.play.over == over
    if over:
        assert (m.play.result.winners, m.play.result.reason) == ([1, 3], "lead")


@rule("C9.5")
@example("X52")
def test_a_tie_goes_to_the_shadow(lay: Any) -> None:
    m = lay({"at": "victory", "path_number": 9, "locations": {"minas_tirith": "free_peoples"}, "corruption": 3})
    assert (m.play.result.winners, m.play.result.reason) == ([1, 3], "tie")


@rule("C9.5")
def test_the_end_comes_after_all_combats_or_at_once(lay: Any) -> None:
    start = {"at": "combat", "path": "orodruin", "active": ["minas_tirith", "edoras"], "corruption": 5}
    m = lay(start | {"cards": {"edoras": ["theoden"]}}).do("resolve orodruin")
    assert not m.play.over
    m.do("resolve minas_tirith")
    assert m.play.over and m.play.result.winners == [0, 2]
    m = lay(start | {"corruption": 6}, last_path="at_once").do("resolve orodruin")
    assert m.play.over and m.play.result.winners == [1, 3]


@rule("C9.3", "C9.9")
@example("X53")
def test_unused_rings_count_only_at_the_end(lay: Any) -> None:
    rings = {
        "frodo": {"ring": True},
        "witch_king": {"ring": False},
        "aragorn": {"ring": False},
        "saruman": {"ring": False},
    }
    m = lay(
        {
            "at": "victory",
            "path_number": 9,
            "players": rings,
            "locations": {"minas_tirith": "free_peoples"},
            "corruption": 3,
        }
    )
    assert m.play.result.winners == [0, 2]
    m = lay({"at": "victory", "path_number": 3, "players": rings, "locations": FREE_AREA, "corruption": 4})
    assert not m.play.over and m.score() == (13, 4)


@rule("C9.2")
@example("X54", "X24")
def test_corruption_comes_and_goes(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "cards": {"weathertop": ["frodo_baggins", "sam_gamgee", "merry_brandybuck"]},
        "items": {"lembas": "frodo_baggins"},
    }
    m = lay(start | {"corruption": 2}).do("use lembas")
    assert m.t.corruption == 0 and m.where("lembas") == "eliminated"
    assert lay(start).refused("use lembas") == "C6.3.7"
    m = lay({"path": "dead_marshes", "turn": 1, "cards": {"dead_marshes": ["grishnakh"]}}).do("use grishnakh")
    assert m.t.corruption == 1 and m.score()[1] == 1


@rule("C9.6", "C9.8")
@example("X75")
def test_draw_step_with_extra_draws(lay: Any) -> None:
    m = lay(
        {
            "at": "draw",
            "path_number": 9,
            "players": {
                "aragorn": {"reserve": ["galadriel", "aragorn"]},
                "witch_king": {"reserve": ["mouth_of_sauron"]},
            },
        }
    )
    assert m.asked == "aragorn" and m.rule == "C9.8"
    assert [len(m.hand(p)) for p in ("frodo", "witch_king", "aragorn", "saruman")] == [3, 5, 5, 0]
    m.do(m.options[0])
    assert len(m.cycle("aragorn")) == 1
    drawn = [(e.args["player"], e.args["n"]) for e in m.play.log(None) if e.key == "cardgame-log-draws"]
    assert drawn[:4] == [("frodo", 3), ("witch_king", 5), ("aragorn", 5), ("saruman", 4)]


@rule("C9.8")
def test_the_cycling_may_come_after_all_have_drawn(lay: Any) -> None:
    m = lay(
        {"at": "draw", "path_number": 2, "players": {"aragorn": {"reserve": ["galadriel"]}}}, draw_finish="after_all"
    )
    assert m.rule == "C9.8" and len(m.hand("saruman")) == 4


@rule("C9.7")
@example("X3")
def test_the_starting_player_token_goes_round(lay: Any) -> None:
    m = lay({"path": "weathertop", "locations": dict.fromkeys(["minas_tirith", "lorien", "helms_deep"], "aside")})
    starts = []
    for _ in range(5):
        starts.append(m.t.book.player_ids[m.t.book.slots[m.t.start]])
        now = m.t.round
        while m.t.round == now and not m.play.over:
            if m.kind == "action":
                m.passes()
            else:
                m.do(m.options[-1])
    assert starts == ["frodo", "witch_king", "aragorn", "saruman", "frodo"]


@rule("C9.8")
def test_cards_put_into_reserve_may_move_from_the_next_round_on(lay: Any) -> None:
    m = lay(
        {
            "at": "draw",
            "path_number": 1,
            "players": {"frodo": {"reserve": ["sam_gamgee"]}},
            "fresh": ["sam_gamgee"],
            "played": ["sam_gamgee"],
            "used": ["palantir_of_orthanc"],
            "events": ["the_red_arrow"],
        }
    )
    assert (m.t.fresh, m.t.played, m.t.used, m.t.events) == ([], [], [], [])
