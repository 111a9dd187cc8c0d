"""Data packs: other cards in the effect language play; broken ones are refused by file, record and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from ironwood_table import IC, WW, crystals, go, ic_plays, offered, pack_of, table, turn_over, written, ww_plays

import ravenhill
from ravenhill import BadPack
from ravenhill.coverage import rule

GAIN = {"op": "gain", "n": 2}

CARD = """
[[card]]
id = "WW06"
faction = "woodwalkers"
type = "special"
damage = 2
defence = 2
dominance = 2
solo_icons = ["crystals"]
steps = [
  { op = "gain", n = 4 },
  { op = "move", side = "ww", n = 1 },
]
source = "pack"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pack.toml").write_text('name = "Spring"\nversion = "1"\ngame = "ironwood"\n', encoding="utf-8")
    return tmp_path


def test_a_card_of_a_pack_plays(folder: Path) -> None:
    (folder / "cards_ww.toml").write_text(CARD, encoding="utf-8")
    play = ww_plays("WW06", pack=folder, forests={"f01": 2})
    assert crystals(play) == (4, 0)
    go(play, "move f01 f04")
    assert turn_over(play, IC)
    book = table(play).book
    assert book.cards[book.card_index["WW06"]].damage == 2
    assert crystals(ww_plays("WW06")) == (1, 0)  # without the pack the card is what it was


def test_a_whole_game_with_a_pack_is_kept_in_its_save(folder: Path) -> None:
    (folder / "cards_ww.toml").write_text(CARD, encoding="utf-8")
    play = ravenhill.new("ironwood", seed=2, pack=folder)
    go(play, "draw 2", "draw 2", "pass")
    (folder / "cards_ww.toml").unlink()
    again = ravenhill.load(play.save())
    book = table(again).book
    assert book.cards[book.card_index["WW06"]].defence == 2


@pytest.mark.parametrize(
    ("record", "told"),
    [
        (written("WW06", {"op": "conjure"}), "steps[0].op"),
        (written("WW06", {"n": 2}), "steps[0]"),
        (written("WW06", {"op": "gain"}), "steps[0].n"),
        (written("WW06", {"op": "gain", "n": 0}), "steps[0].n"),
        (written("WW06", {"op": "gain", "n": 2, "often": True}), "steps[0].often"),
        (written("WW06", {"op": "spend", "n": 1, "then": [{"op": "gain"}]}), "steps[0].then[0].n"),
        (
            written("WW06", {"op": "recruit", "side": "ww", "unit": "fighter", "n": 1, "where": "moon"}),
            "steps[0].where",
        ),
        (written("WW06", {"op": "attack", "target": "any", "from": "moved"}), "steps[0].from"),
        (written("WW06", {"op": "if", "cond": "rain", "then": []}), "steps[0].cond"),
        (written("WW06", {"op": "on_event", "event": "drill_moved", "steps": []}), "steps[0].op"),
        (written("WW06", {"op": "modifier", "scope": "each_combat", "damage": 1}), "steps[0].scope"),
        (written("WW06", GAIN, passive=[GAIN]), "passive[0].op"),
        (written("WW06", {"op": "opponent_burn", "n": 1, "kind": "vision", "chooser": "self"}), "steps[0].kind"),
        (written("WW06", GAIN, damage="two"), "damage"),
        (written("WW06", GAIN, damage=12), "damage"),
        (written("WW06", GAIN, solo_icons=["moon"]), "solo_icons"),
        (written("WW06", GAIN, faction="elves"), "faction"),
        (written("WW06", GAIN, name_en="Spring Melt"), "name_en"),
        (written("WW06", GAIN, effect="Gain 2 crystals."), "effect"),
        (written("WW06", GAIN, lingering_markers=2), "lingering_markers"),
        (written("WW06", GAIN, source="hearsay"), "source"),
        ({k: v for k, v in written("WW06", GAIN).items() if k != "dominance"}, "dominance"),
        (written("WW06", {"op": "move", "side": "ww", "same_as": "nobody"}), "steps"),
        (written("WW06", {"op": "play", "kind": "base", "exclude": ["WW99"]}), "exclude"),
    ],
)
def test_broken_records_are_refused_by_file_record_and_field(record: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPack) as refused:
        ravenhill.new("ironwood", pack=pack_of(record))
    (problem,) = refused.value.problems
    assert str(problem.args["file"]).startswith("cards_ww") and problem.args["record"] == "WW06"
    assert told in str(problem.args["field"])
    said = str(refused.value)
    assert "cards_ww.toml: record " in said and f"field {problem.args['field']}: " in said, said


def test_a_card_the_game_does_not_have() -> None:
    with pytest.raises(BadPack) as refused:
        ravenhill.new("ironwood", pack=pack_of(written("WW39", GAIN)))
    assert refused.value.problems[0].args["record"] == "WW39"


@rule("I6.12")
def test_a_ridge_that_holds_one_way_only() -> None:
    from ravenhill.engine.game import find

    (auria,) = [dict(r) for r in find("ironwood").data()["board"]["mountain"] if r["id"] == "auria"]
    auria["ridges_to"] = [*auria["ridges_to"], "chromia"]
    with pytest.raises(BadPack) as refused:
        ravenhill.new("ironwood", pack={"board": {"mountain": [auria]}})
    (problem,) = refused.value.problems
    assert problem.args == {"file": "board", "record": "auria", "field": "ridges_to", "other": "chromia"}


def test_effects_that_belong_to_a_played_card_only() -> None:
    """A burned or exhausted card can neither linger nor bring a further card into play."""
    for field in ("on_burn", "on_tick", "on_exhaust"):
        for step in ({"op": "linger", "markers": 2}, {"op": "play", "kind": "base"}):
            record = written("WW06", GAIN, **{field: [{"op": "spend", "n": 1, "then": [step]}]})
            with pytest.raises(BadPack) as refused:
                ravenhill.new("ironwood", pack=pack_of(record))
            (problem,) = refused.value.problems
            assert (problem.args["record"], problem.args["field"]) == ("WW06", field)


def test_a_card_may_be_written_for_the_other_side_too() -> None:
    record = written(
        "IC06", {"op": "gain", "n": 3}, {"op": "choose", "pick": 1, "options": [[GAIN], [{"op": "build"}]]}
    )
    play = ic_plays("IC06", pack=pack_of(record))
    assert crystals(play) == (0, 3) and offered(play) == ["option IC06 1", "option IC06 2", "skip"]
    go(play, "option IC06 1")
    assert crystals(play) == (0, 5) and turn_over(play, WW)
