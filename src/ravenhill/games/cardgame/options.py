"""The named options: every interpretation of ours, and the cards left out."""

from __future__ import annotations

from ravenhill.engine.game import Setting

DUELS = ("duel_2p", "duel_3p")
OF_FACTIONS = ("trilogy", *DUELS)  # scenarios whose decks are made of factions, not listed card by card

OPTIONS = (
    Setting("permitted_ground", "any", ("any", "own"), "C2.1.8"),
    Setting("nested_texts", "at_once", ("at_once", "after"), "C4.2.3"),
    Setting("active_again", False, (False, True), "C4.3.7"),
    Setting("path_choice", "before_combat", ("before_combat", "after_combat"), "C4.4.5"),
    Setting("rest_after_combat", True, (True, False), "C4.4.8"),
    Setting("open_counts", True, (True, False), "C5.3"),
    Setting("joint_losses", "propose", ("propose", "most_cards"), "C5.7", ("trilogy", "duel_3p")),
    Setting("each_order", "start", ("start", "acting"), "C5.9"),
    Setting("pass_round", "players", ("players", "slots"), "C6.1.3", ("duel_3p",)),
    Setting("over_limit", "cycle", ("cycle", "keep"), "C6.2.3"),
    Setting("last_card", "free", ("free", "forbidden"), "C6.3.2"),
    Setting("rest_pays", "one_for_one", ("one_for_one", "whole"), "C6.3.4", before=((1, "whole"),)),
    Setting("no_rest", "pay", ("pay", "free"), "C6.3.4"),
    Setting("nested_plays", True, (True, False), "C6.3.8"),
    Setting("idle_events", True, (True, False), "C6.3.9"),
    Setting("item_stops", False, (False, True), "C6.5.8"),
    Setting("item_place", "wielder", ("wielder", "own_reserve"), "C6.5.9"),
    Setting("forsake_order", "one_by_one", ("one_by_one", "together"), "C7.9"),
    Setting("replacement", "controller", ("controller", "keep_items"), "C7.10"),
    Setting("tokens_after", "removed", ("removed", "stay"), "C8.2"),
    Setting("needless_losses", False, (False, True), "C8.3.3"),
    Setting("lone_tokens", True, (True, False), "C8.4.2"),
    Setting("reclaimed_tokens", True, (True, False), "C8.4.3"),
    Setting("support", "asked", ("asked", "best"), "C8.5.4"),
    Setting("last_path", "check", ("check", "at_once"), "C9.5"),
    Setting("draw_finish", "each", ("each", "after_all"), "C9.8"),
    Setting("duel_ring_vp", 0, (0, 1), "C10.2.3", DUELS),
    Setting("duel_defence", "present", ("present", "lost"), "C10.2.4", DUELS),
    Setting("duel_doubling", True, (True, False), "C10.3.4", ("duel_3p",)),
    Setting("fixed_again", False, (False, True), "C10.4.6", ("fellowship",)),
    Setting("ghan_buri_ghan", False, (False, True), "C10.5", OF_FACTIONS, "variant", ((1, True),)),
)
