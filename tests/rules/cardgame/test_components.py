"""C1 Overview and components, C2 Cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ravenhill import words
from ravenhill.coverage import example, rule
from ravenhill.engine.data import read_data
from ravenhill.engine.game import find
from ravenhill.engine.schema import check
from ravenhill.games.cardgame import book as b
from ravenhill.games.cardgame.data import WITH_PROMOS, data_problems, make_books
from ravenhill.games.cardgame.schema import SCHEMA

DOUBT = "cardgame-ui-doubt-"
BOOK = make_books(read_data("cardgame"))["trilogy"]


def index(name: str) -> int:
    return BOOK.card_index[name]


@rule("C1.3")
def test_the_components_are_complete() -> None:
    in_decks = [card for card in range(BOOK.cards) if BOOK.owner[card] >= 0]
    factions = Counter(b.FACTION_IDS[BOOK.faction[card]] for card in in_decks)
    assert factions == {
        "dunedain": 17,
        "dwarf": 2,
        "elf": 13,
        "hobbit": 10,
        "rohan": 8,
        "wizard": 10,
        "isengard": 12,
        "monstrous": 11,
        "mordor": 30,
        "southron": 7,
    }
    assert Counter(BOOK.side[card] for card in in_decks) == {b.FREE: 60, b.SHADOW: 60}
    grounds = Counter(BOOK.location_side[: b.BATTLEGROUNDS])
    assert grounds == {b.FREE: 7, b.SHADOW: 7}
    assert Counter(BOOK.path_number[b.BATTLEGROUNDS :]) == dict.fromkeys(range(1, 10), 3)


def test_the_data_fit_their_schema_and_every_text_is_in_the_notation() -> None:
    data = read_data("cardgame")
    assert check(data, SCHEMA) == []
    assert data_problems(data) == []


def test_a_text_outside_the_notation_is_reported() -> None:
    data: Any = read_data("cardgame")
    data["cards"]["card"][5]["ability"][0]["effect"] = ["dance(self,1)"]
    [problem] = data_problems(data)
    assert problem.key == "pack-bad-text"


@rule("C1.1", "C5.10")
def test_two_teams_and_a_team_wins_together(lay: Any) -> None:
    assert [b.SIDE_IDS[s] for s in BOOK.sides] == ["free_peoples", "shadow", "free_peoples", "shadow"]
    m = lay({"at": "victory", "locations": {"minas_tirith": "free_peoples"}, "corruption": 13, "path_number": 3})
    assert m.play.result.winners == [1, 3]


@rule("C1.2", "C4.1")
def test_a_round_goes_through_its_five_steps(deal: Any) -> None:
    m = deal("fellowship", seed=3)
    for _ in range(4):
        m.do(m.options[0])
    phases = []
    while m.t.round == 1 and not m.play.over:
        if not phases or phases[-1] != m.t.phase:
            phases.append(m.t.phase)
        m.do("pass" if "pass" in m.options else m.options[-1] if "winnow" not in m.options[-1] else m.options[-2])
    kinds = [m_.key for m_ in m.play.log(None)]
    order = ["cardgame-log-activates", "cardgame-log-passes", "cardgame-log-combat", "cardgame-log-score"]
    places = [kinds.index(k) for k in order]
    assert places == sorted(places)
    drawn = len(kinds) - 1 - kinds[::-1].index("cardgame-log-draws")
    assert drawn > places[-1]


@rule("C1.4")
def test_tokens_are_not_limited_by_the_supply(lay: Any) -> None:
    m = lay({"path": "weathertop", "corruption": 30, "tokens": {"weathertop": {"attack": 9}}, "at": "combat"})
    assert m.t.corruption == 39


@rule("C1.5", "C2.1.2", "C2.1.3", "C2.2.1")
def test_icons_of_all_kinds_are_on_cards_and_locations() -> None:
    galadriel = index("galadriel")
    assert (BOOK.attack[galadriel], BOOK.defence[galadriel]) == (1, 1)
    assert (BOOK.leader_attack[galadriel], BOOK.leader_defence[galadriel]) == (1, 1)
    assert BOOK.path_icons[galadriel] == 2
    assert BOOK.paths[galadriel] == [n == 5 for n in range(10)]
    tirith = BOOK.location_index["minas_tirith"]
    assert BOOK.location_defence[tirith] == 3 and BOOK.location_vp[tirith] == 3
    assert BOOK.location_faces[tirith]["defenders"] == ["wizard", "dunedain"]
    assert BOOK.location_faces[tirith]["attackers"] == ["southron", "mordor"]
    lothlorien = BOOK.location_index["lothlorien"]
    assert (BOOK.path_number[lothlorien], BOOK.location_defence[lothlorien], BOOK.location_vp[lothlorien]) == (5, 2, 1)


@rule("C2.1.1")
def test_a_location_is_a_battleground_or_a_path() -> None:
    assert len(BOOK.location_ids) == 41
    assert all((n == 0) == (i < b.BATTLEGROUNDS) for i, n in enumerate(BOOK.path_number))


@rule("C2.1.4")
def test_only_a_faction_shown_may_go_to_a_battleground(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "active": ["rivendell"],
            "players": {"aragorn": {"hand": ["soldiers_of_gondor", "high_elves"]}},
            "turn": 2,
        }
    )
    m.do("play high_elves")
    assert "to rivendell" in m.options
    m = lay(
        {
            "path": "weathertop",
            "active": ["rivendell", "pelargir"],
            "players": {"aragorn": {"hand": ["soldiers_of_gondor", "high_elves"]}},
            "turn": 2,
        }
    )
    m.do("play soldiers_of_gondor")
    assert m.options == ["to reserve", "to pelargir"]
    assert m.refused("to rivendell") == "C2.1.4"


@rule("C2.1.5")
@example("X9")
def test_a_dunedain_battleground_shows_the_faction_on_either_side() -> None:
    dunedain = b.FACTION_IDS.index("dunedain")
    shown = {BOOK.location_ids[i] for i in range(b.BATTLEGROUNDS) if BOOK.shows[i][dunedain]}
    assert shown == {"minas_tirith", "dol_amroth", "pelargir", "minas_morgul", "morannon", "harad", "umbar"}
    [anduril] = BOOK.actions[index("anduril")]
    assert {BOOK.location_ids[i] for i in range(41) if anduril.effects[0].grounds.places[i]} == shown


@rule("C2.1.6")
@example("X6")
def test_there_is_no_path_above_nine(lay: Any) -> None:
    m = lay(
        {
            "path": "orodruin",
            "cards": {"orodruin": ["gandalf_the_grey"]},
            "players": {"frodo": {"hand": ["gimli"]}},
        }
    )
    assert "use gandalf_the_grey" not in m.options
    assert m.refused("use gandalf_the_grey") == "C2.1.6"
    reason = m.play.why_not(m.asked_seat, ("use", "gandalf_the_grey"))
    assert words.say(reason) == "Gandalf the Grey would activate a path of the next number, and there is none above 9."


@rule("C2.1.7")
def test_a_location_is_active_until_its_combat(lay: Any) -> None:
    here = {"edoras": ["theoden"]}  # whose icons depend on other places
    m = lay({"at": "combat", "path": "weathertop", "active": ["edoras", "umbar"], "cards": here})
    m.do("resolve umbar")
    assert m.active == ["edoras"] and m.state("umbar") == "shadow"
    assert m.options == ["resolve edoras", "resolve weathertop"]


@rule("C2.1.8")
@example("X62")
def test_a_card_there_by_permission_fights_for_its_team(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "active": ["minas_tirith", "minas_morgul"],
        "events": ["the_red_arrow"],
        "players": {"frodo": {"hand": ["riders_of_rohan", "riders_of_rohan_2", "gimli"]}},
    }
    m = lay(start)
    m.do("play riders_of_rohan", "to minas_tirith", "cycle gimli")
    shown = m.play.view(0)["battlegrounds"]
    assert (shown[0]["attack"], shown[0]["cards_defence"]) == (0, 1)
    m = lay(start)
    m.do("play riders_of_rohan", "to minas_morgul", "cycle gimli")
    shown = m.play.view(0)["battlegrounds"]
    assert (shown[1]["attack"], shown[1]["cards_defence"]) == (2, 0)


def test_permission_only_for_own_battlegrounds_where_the_option_says_so(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "active": ["minas_tirith", "minas_morgul"],
            "events": ["the_red_arrow"],
            "players": {"frodo": {"hand": ["riders_of_rohan", "gimli"]}},
        },
        permitted_ground="own",
    )
    assert m.do("play riders_of_rohan").options == ["to reserve", "to minas_tirith"]


@rule("C2.2.2")
def test_a_star_depends_on_the_text(lay: Any) -> None:
    at = {"minas_tirith": ["the_great_gate", "guards_of_the_citadel"]}
    m = lay({"path": "weathertop", "active": ["minas_tirith", "pelargir"], "cards": at})
    assert m.play.view(None)["battlegrounds"][0]["cards_defence"] == 3 + 2
    m = lay({"path": "weathertop", "active": ["pelargir"], "cards": {"pelargir": at["minas_tirith"]}})
    assert m.play.view(None)["battlegrounds"][0]["cards_defence"] == 0 + 1


@rule("C2.2.3")
def test_a_keyword_matters_only_where_a_text_refers_to_it(lay: Any) -> None:
    """Morgul Blade and Fell Beast are a weapon and a steed: both may be wielded by one Nazgûl."""
    m = lay(
        {
            "path": "weathertop",
            "players": {"witch_king": {"reserve": ["the_hunter"], "hand": ["morgul_blade", "grond"]}},
            "items": {"fell_beast": "the_hunter", "black_riders_mount": "the_hunter"},
            "turn": 1,
        }
    )
    m.do("play morgul_blade")
    assert m.where("morgul_blade") == "the_hunter"


@rule("C2.2.4")
def test_gandalf_means_both_gandalfs(lay: Any) -> None:
    for gandalf in ("gandalf_the_grey", "gandalf_the_white"):
        m = lay(
            {
                "path": "weathertop",
                "players": {"frodo": {"reserve": [gandalf], "hand": ["glamdring", "gimli"]}},
                "active": ["edoras"],
                "cards": {"edoras": ["theoden"]},
            }
        )
        assert m.play.view(None)["battlegrounds"][0]["cards_defence"] == 1
        m.do("play glamdring")
        assert m.where("glamdring") == gandalf


@rule("C2.2.5")
@example("X2")
def test_the_hobbit_player_draws_whatever_is_on_top(lay: Any) -> None:
    m = lay({"at": "path", "players": {"frodo": {"hand": ["gimli"]}}})
    assert m.path != ""
    m = lay(
        {
            "at": "path",
            "locations": {"bucklebury_ferry": "aside", "gildors_encampment": "aside"},
            "players": {"frodo": {"top": ["theoden", "glamdring"]}},
        }
    )
    assert m.path == "bag_end"
    assert sorted(m.hand("frodo")) == ["glamdring", "theoden"]


@rule("C2.2.6")
def test_what_counts_as_in_play(lay: Any) -> None:
    for zone in ("hand", "cycle", "eliminated"):
        m = lay(
            {
                "path": "weathertop",
                "active": ["edoras"],
                "cards": {"edoras": ["theoden"]},
                "players": {"frodo": {zone: ["gandalf_the_grey"]}},
            }
        )
        assert m.play.view(None)["battlegrounds"][0]["cards_defence"] == 0
    m = lay(
        {
            "path": "weathertop",
            "active": ["edoras"],
            "cards": {"edoras": ["theoden"], "weathertop": ["gandalf_the_grey"]},
        }
    )
    assert m.play.view(None)["battlegrounds"][0]["cards_defence"] == 1


@rule("C2.2.7", "C6.5.6")
def test_an_item_belongs_to_who_played_it(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "players": {
                "aragorn": {"hand": ["blade_of_westernesse", "arwen"]},
                "frodo": {"reserve": ["sam_gamgee"]},
            },
            "turn": 2,
        }
    )
    m.do("play blade_of_westernesse")
    assert m.where("blade_of_westernesse") == "sam_gamgee"
    [sam] = m.play.view(None)["players"][0]["reserve"]
    assert (sam["player"], sam["items"]) == ("frodo", [{"id": "blade_of_westernesse", "player": "aragorn"}])


@rule("C2.2.8")
def test_every_text_of_a_card_became_an_instruction() -> None:
    records = read_data("cardgame")["cards"]["card"]
    for r in records:
        card = index(r["id"])
        texts = (
            BOOK.arrivals[card]
            + BOOK.actions[card]
            + BOOK.event_text[card]
            + BOOK.bonus_of_self[card]
            + BOOK.replaces_self[card]
            + BOOK.item_replaces[card]
            + [x for x in BOOK.bonus_to_others + BOOK.bonus_for_path + BOOK.rights if x.source == card]
        )
        flags = (
            BOOK.carryover_reserve[card]
            + BOOK.carryover_always[card]
            + BOOK.extra_draw[card]
            + BOOK.forbid_path[card]
            + BOOK.forbid_shadow_ground[card]
            + BOOK.one_weapon[card]
            + (BOOK.peeks == card)
        )
        assert bool(r.get("ability")) == bool(len(texts) + flags), r["id"]


def test_marks_of_doubt_are_kept_and_shown(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"aragorn": {"reserve": ["galadriel"]}}, "items": {"nenya": "galadriel"}})
    marks = {face["kind"]: face["mark"] for face in m.t.book.card_faces}
    assert marks["nenya"] == "partly" and marks["galadriel"] == "public"
    partly = {kind for kind, mark in marks.items() if mark == "partly"}
    assert {"nenya", "sting", "fell_beast", "morgul_blade"} < partly and len(partly) == 23
    marked = [r for r in read_data("cardgame")["cards"]["card"] if r.get("assumed")]
    assert len(marked) == 17 - 1 + 6 + 1, "Arwen's leadership is settled, Ent-draught is new"


EMPTY_CELLS = (
    "lembas",
    "mirror_of_galadriel",
    "phial_of_galadriel",
    "herbs_and_stewed_rabbit",
    "palantir_of_orthanc",
    "woven_of_all_colours",
    "ent_draught",
)


def test_every_mark_of_doubt_says_what_is_doubtful() -> None:
    data = read_data("cardgame")
    cards = {r["id"]: r for r in data["cards"]["card"]}
    places = {r["id"]: r for r in [*data["battlegrounds"]["battleground"], *data["paths"]["path"]]}
    assert all(cards[name]["assumed"] == ["icons (public cells empty; 0 used)"] for name in EMPTY_CELLS)
    assert [r["id"] for r in places.values() if r.get("assumed")] == ["morannon", "cirith_ungol", "morgul_vale"]
    doubtful = [r["id"] for r in [*cards.values(), *places.values()] if r.get("assumed")]
    told = [key.removeprefix(DOUBT) for key in words.keys("en", "cardgame") if key.startswith(DOUBT)]
    assert sorted(told) == sorted(doubtful)


def test_a_doubtful_location_is_marked_in_what_is_shown(lay: Any) -> None:
    book = lay({"path": "morgul_vale"}).t.book
    marks = {name: book.location_faces[place]["mark"] for name, place in book.location_index.items()}
    assert marks["morannon"] == marks["morgul_vale"] == "partly"
    assert marks["moria"] != "partly"


def test_what_second_sources_settled() -> None:
    cards = {r["id"]: r for r in read_data("cardgame")["cards"]["card"]}
    assert cards["arwen"]["leadership_defence"] == 1 and "assumed" not in cards["arwen"]
    assert cards["nenya"]["battleground_attack"] == 1
    assert "battleground_attack" not in cards["nenya"]["assumed"]
    assert cards["black_riders_mount"]["path_icons"] == 1 and "assumed" not in cards["black_riders_mount"]


@rule("C10.5")
def test_promotional_cards_are_in_no_scenario() -> None:
    ids = find("cardgame").cards()
    assert not {"ioreth", "whip_of_many_thongs", "gothmog"} & set(ids)
    assert len(ids) == 112 + 1 + 41
    for book in (book for name, book in make_books(read_data("cardgame")).items() if not name.endswith(WITH_PROMOS)):
        assert book.owner[book.card_index["ghan_buri_ghan"]] < 0
    assert BOOK.player_ids[BOOK.owner[index("ent_draught")]] == "frodo"


@rule("C10.5")
def test_ghan_buri_ghan_stands_in_for_ent_draught_by_an_option(deal: Any) -> None:
    for scenario, player in (("trilogy", "frodo"), ("duel_2p", "gandalf"), ("duel_3p", "gandalf")):
        usual, promo = deal(scenario), deal(scenario, ghan_buri_ghan=True)
        for m, there, away in ((usual, "ent_draught", "ghan_buri_ghan"), (promo, "ghan_buri_ghan", "ent_draught")):
            deck = m.names(m.t.book.deck_of[m.p(player)])
            assert there in deck and away not in deck and len(deck) == (30 if scenario == "trilogy" else 60)
    setting = next(s for s in find("cardgame").info.options if s.id == "ghan_buri_ghan")
    assert setting.default is False and setting.default_in(1) is True
