"""The options of a table as the rules read them; `options.py` tells what each is."""

from __future__ import annotations

from typing import Final


class Bot:
    """Which automaton plays, if any."""

    NONE: Final = 0
    IRONBOT: Final = 1
    WOODBOT: Final = 2


class Settings:
    """One attribute for every option, with its default of today, and what the scenario says."""

    bot: int = 0  # a Bot; written as its number, as mypyc wants it here
    bot_side: int = -1  # the seat the automaton plays

    # --- written by writers/fields.py from options.py ---
    beginner_decks: bool = False
    handicap_woodwalkers: int = 0
    handicap_ironclad: int = 0
    ask_every_effect: bool = False
    red: bool = False
    golem: bool = False
    foundations: bool = False
    four_cards: bool = False
    spirits: bool = False
    fighters: int = 0
    round_cap: int = 0
    starting_crystals: int = 0
    burn_effects: str = "always"
    empty_deck: str = "nothing"
    markerless_linger: str = "round_end"
    exhaust_order: str = "tick_first"
    faded_totem: str = "returns"
    recruit_needs_control: bool = False
    first_resolved: str = "woodwalkers"
    empty_play: bool = True
    pass_marker: str = "common"
    moved_by_enemy: bool = False
    attack_ferrum_for_drill: bool = True
    wager_visions: bool = False
    victory_order: str = "retreat_first"
    attack_uses_move: bool = False
    waste_damage: bool = False
    open_discards: bool = True
    distances: str = "own_ways"
    bot_reshuffles: bool = True
    bot_pays_without_fighters: bool = False
    bot_hand_limit: bool = False
    die_fallback: str = "other_parity"
    ironbot_cannot_build: str = "icons"
    ironbot_retreat: str = "none"
    expand_order: str = "fighters_first"
    ironbot_unpaid_recruit: str = "skip"
    ironbot_empty_hand_flips: bool = False
    ironbot_last_turn_focus: str = "ignore_totem"
    ironbot_drill_twice: bool = False
    golem_and_forge: int = 1
    woodbot_reachable_targets: bool = True
    woodbot_carrier_first: bool = True
    bot_prohibitions: bool = True
    ironbot_focus_ties: str = "die"
    ironbot_drill_alone: str = "woodwalkers_first"
    ironbot_escort: str = "guarded"
    ironbot_compass_focus: str = "near_totem"
    ironbot_attack_next: bool = False
    ironbot_outer_forests: bool = True
    ironbot_chase_targets: str = "in_reach"
    ironbot_protect_next: bool = False
    ironbot_golem_warband: str = "with_fighter"
    ironbot_alert_stance: str = "same"
    ironbot_unable_burn: str = "crystal"
    ironbot_stance_first: bool = True
    woodbot_plunder_foundation: str = "controlled"
    woodbot_warband_icon: str = "both"
    woodbot_eye_moves: str = "fighters"
    woodbot_empty_hand_secures: bool = False
    woodbot_locate_without_totem: str = "nothing"
    woodbot_locate_card: str = "deck"
    woodbot_falls_back: str = "after_turn"
    woodbot_surplus: str = "units"
    woodbot_guarded_drill: bool = True
    woodbot_search_order: str = "escort_first"
    woodbot_guards_totem: bool = True
    woodbot_two_moves: str = "in_turn"
    woodbot_shield_draw: str = "under"
    woodbot_recruit_possible: str = "preferred_first"
    woodbot_golem_losses: str = "every_golem"
    woodbot_spirits_without_card: bool = True
    # --- to here ---
