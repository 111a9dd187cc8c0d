"""The options of a table as the rules read them; `options.py` tells what each is."""

from __future__ import annotations


class Settings:
    """One attribute for every option, with its default of today."""

    # --- written by writers/fields.py from options.py ---
    card_backs_open: bool = True
    leaders_alone: str = "lost"
    recruit_fewer: bool = True
    siege_declined: str = "return"
    garrison_first: bool = True
    card_attack_rearguard: bool = True
    nazgul_joins_besieged: bool = True
    lone_leader_recruit: bool = False
    recruit_above_ten: bool = True
    siege_recruit: str = "fit"
    move_above_ten: bool = False
    limit_after_both_moves: bool = True
    replacement: str = "casualties"
    retreat_activates: bool = True
    siege_extension: str = "needs_regular"
    activate_before_capture: bool = True
    retrace_path: bool = True
    progress_limit: bool = True
    mordor_progress: str = "zero"
    sorcerer_draw: str = "at_once"
    guide_draw_stays: bool = False
    white_rider: str = "battle"
    voice_partial: bool = True
    discard_cost: str = "icon"
    breaking_with_gollum: str = "corruption"
    denethor_strider: bool = False
    corsairs_at_siege: str = "battle"
    eagles_chooser: str = "shadow"
    every_question: bool = False
    three_player_limit: bool = True
    doubtful_symbols: bool = True
    individual_winner: bool = True
    # --- to here ---
