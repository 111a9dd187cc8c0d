"""The named options of Ironwood: variants, difficulty, and every doubtful rule with its default."""

from __future__ import annotations

from ravenhill.engine.game import Scenario, Setting
from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.settings import Bot, Settings

DUEL = Scenario("duel", ("woodwalkers", "ironclad"), (2,))
IRONBOT = Scenario("ironbot", ("woodwalkers", "ironclad"), (1,), automata=(1,))
WOODBOT = Scenario("woodbot", ("woodwalkers", "ironclad"), (1,), automata=(0,))
SCENARIOS = (DUEL, IRONBOT, WOODBOT)

BOTS = {"duel": Bot.NONE, "ironbot": Bot.IRONBOT, "woodbot": Bot.WOODBOT}
SOLO = ("ironbot", "woodbot")

YES_NO = (False, True)

OPTIONS = (
    Setting("beginner_decks", False, YES_NO, "I15.1", kind="variant"),
    Setting("handicap_woodwalkers", 0, (0, 1, 2, 3, 4), "I15.2", kind="difficulty"),
    Setting("handicap_ironclad", 0, (0, 1, 2, 3, 4), "I15.2", kind="difficulty"),
    Setting("ask_every_effect", False, YES_NO, "I4.9", kind="variant"),
    Setting("red", False, YES_NO, "I13.24", SOLO, "difficulty"),
    Setting("golem", False, YES_NO, "I13.24", ("ironbot",), "difficulty"),
    Setting("foundations", False, YES_NO, "I13.24", SOLO, "difficulty"),
    Setting("four_cards", False, YES_NO, "I13.24", SOLO, "difficulty"),
    Setting("spirits", False, YES_NO, "I14.22", ("woodbot",), "difficulty"),
    Setting("fighters", 0, (0, 1, 2, 3, 4, 5), "I13.24", SOLO, "difficulty"),
    Setting("round_cap", 0, (0, 6, 8, 10, 12, 15, 20, 30, 50), "I1.8", kind="variant"),
    # rules the sources leave open
    Setting("starting_crystals", 0, (0, 1, 2, 3), "I1.7"),
    Setting("burn_effects", "always", ("always", "own_turn"), "I3.9"),
    Setting("empty_deck", "nothing", ("nothing", "crystal"), "I4.4"),
    Setting("markerless_linger", "round_end", ("round_end", "at_once"), "I3.8"),
    Setting("exhaust_order", "tick_first", ("tick_first", "exhaust_first"), "I4.5"),
    Setting("faded_totem", "returns", ("returns", "removed"), "I4.17"),
    Setting("recruit_needs_control", False, YES_NO, "I4.19"),
    Setting("first_resolved", "woodwalkers", ("woodwalkers", "ironclad"), "I4.21"),
    Setting("empty_play", True, YES_NO, "I4.22"),
    Setting("pass_marker", "common", ("common", "free"), "I4.24"),
    Setting("moved_by_enemy", False, YES_NO, "I7.10"),
    Setting("attack_ferrum_for_drill", True, YES_NO, "I9.3"),
    Setting("wager_visions", False, YES_NO, "I9.5"),
    Setting("victory_order", "retreat_first", ("retreat_first", "victory_first"), "I9.14"),
    Setting("attack_uses_move", False, YES_NO, "I9.21"),
    Setting("waste_damage", False, YES_NO, "I9.22", before=((1, True),)),
    Setting("open_discards", True, YES_NO, "I16.1"),
    # rules the automata leave open
    Setting("distances", "own_ways", ("own_ways", "any_way"), "I6.11", SOLO),
    Setting("bot_reshuffles", True, YES_NO, "I13.6", SOLO),
    Setting("bot_pays_without_fighters", False, YES_NO, "I13.35", SOLO),
    Setting("bot_hand_limit", False, YES_NO, "I13.35", SOLO),
    Setting("die_fallback", "other_parity", ("other_parity", "reroll"), "I13.9", SOLO),
    Setting("ironbot_cannot_build", "icons", ("icons", "unresolved"), "I13.11", ("ironbot",)),
    Setting("ironbot_retreat", "none", ("none", "anywhere"), "I13.12", ("ironbot",)),
    Setting("expand_order", "fighters_first", ("fighters_first", "foundation_first"), "I13.18", ("ironbot",)),
    Setting("ironbot_unpaid_recruit", "skip", ("skip", "whole_icon"), "I13.23", ("ironbot",)),
    Setting("ironbot_empty_hand_flips", False, YES_NO, "I13.25", ("ironbot",)),
    Setting(
        "ironbot_last_turn_focus",
        "ignore_totem",
        ("ignore_totem", "next_totem", "unfading_only"),
        "I13.26",
        ("ironbot",),
    ),
    Setting("ironbot_drill_twice", False, YES_NO, "I13.32", ("ironbot",)),
    Setting("golem_and_forge", 1, (1, 2), "I14.14", ("woodbot",)),
    Setting("woodbot_reachable_targets", True, YES_NO, "I14.23", ("woodbot",)),
    Setting("woodbot_carrier_first", True, YES_NO, "I14.28", ("woodbot",)),
    Setting("bot_prohibitions", True, YES_NO, "I13.36", SOLO),
    Setting("ironbot_focus_ties", "die", ("die", "difference"), "I13.13", ("ironbot",)),
    Setting(
        "ironbot_drill_alone", "woodwalkers_first", ("woodwalkers_first", "neighbours_first"), "I13.19", ("ironbot",)
    ),
    Setting("ironbot_escort", "guarded", ("guarded", "all"), "I13.23", ("ironbot",)),
    Setting("ironbot_compass_focus", "near_totem", ("near_totem", "any"), "I13.27", ("ironbot",)),
    Setting("ironbot_attack_next", False, YES_NO, "I13.28", ("ironbot",)),
    Setting("ironbot_outer_forests", True, YES_NO, "I13.30", ("ironbot",)),
    Setting("ironbot_chase_targets", "in_reach", ("in_reach", "largest"), "I13.29", ("ironbot",)),
    Setting("ironbot_protect_next", False, YES_NO, "I13.30", ("ironbot",)),
    Setting("ironbot_golem_warband", "with_fighter", ("with_fighter", "any_warband"), "I13.33", ("ironbot",)),
    Setting("ironbot_alert_stance", "same", ("same", "checked"), "I13.34", ("ironbot",)),
    Setting("ironbot_unable_burn", "crystal", ("crystal", "nothing"), "I13.37", ("ironbot",)),
    Setting("ironbot_stance_first", True, YES_NO, "I13.38", ("ironbot",)),
    Setting("woodbot_plunder_foundation", "controlled", ("controlled", "uncontrolled"), "I14.16", ("woodbot",)),
    Setting("woodbot_warband_icon", "both", ("both", "one"), "I14.21", ("woodbot",)),
    Setting("woodbot_eye_moves", "fighters", ("fighters", "warbands"), "I14.21", ("woodbot",)),
    Setting("woodbot_empty_hand_secures", False, YES_NO, "I14.24", ("woodbot",)),
    Setting("woodbot_locate_without_totem", "nothing", ("nothing", "discards"), "I14.25", ("woodbot",)),
    Setting("woodbot_locate_card", "deck", ("deck", "hand"), "I14.8", ("woodbot",), before=((1, "hand"),)),
    Setting(
        "woodbot_falls_back", "after_turn", ("after_turn", "at_once"), "I14.6", ("woodbot",), before=((1, "at_once"),)
    ),
    Setting("woodbot_surplus", "units", ("units", "strength"), "I14.26", ("woodbot",)),
    Setting("woodbot_guarded_drill", True, YES_NO, "I14.27", ("woodbot",)),
    Setting("woodbot_search_order", "escort_first", ("escort_first", "carrier_first"), "I14.29", ("woodbot",)),
    Setting("woodbot_guards_totem", True, YES_NO, "I14.30", ("woodbot",)),
    Setting("woodbot_two_moves", "in_turn", ("in_turn", "planned"), "I14.31", ("woodbot",)),
    Setting("woodbot_shield_draw", "under", ("under", "top"), "I14.32", ("woodbot",)),
    Setting("woodbot_recruit_possible", "preferred_first", ("preferred_first", "fewest_first"), "I14.33", ("woodbot",)),
    Setting("woodbot_golem_losses", "every_golem", ("every_golem", "one_golem"), "I14.34", ("woodbot",)),
    Setting("woodbot_spirits_without_card", True, YES_NO, "I14.36", ("woodbot",)),
)


def of_scenario(scenario: str) -> Settings:
    """Who plays: a person on each side, or an automaton on one."""
    settings = Settings()
    settings.bot = BOTS[scenario]
    settings.bot_side = {Bot.NONE: -1, Bot.IRONBOT: IC, Bot.WOODBOT: WW}[settings.bot]
    return settings
