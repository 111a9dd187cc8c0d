"""The options of a table as the rules read them; `options.py` tells what each is."""

from __future__ import annotations


class Settings:
    """One attribute for every option, with its default of today."""

    # --- written by writers/fields.py from options.py ---
    permitted_ground: str = "any"
    nested_texts: str = "at_once"
    active_again: bool = False
    path_choice: str = "before_combat"
    rest_after_combat: bool = True
    open_counts: bool = True
    joint_losses: str = "propose"
    each_order: str = "start"
    pass_round: str = "players"
    over_limit: str = "cycle"
    last_card: str = "free"
    rest_pays: str = "one_for_one"
    no_rest: str = "pay"
    nested_plays: bool = True
    idle_events: bool = True
    item_stops: bool = False
    item_place: str = "wielder"
    forsake_order: str = "one_by_one"
    replacement: str = "controller"
    tokens_after: str = "removed"
    needless_losses: bool = False
    lone_tokens: bool = True
    reclaimed_tokens: bool = True
    support: str = "asked"
    last_path: str = "check"
    draw_finish: str = "each"
    duel_ring_vp: int = 0
    duel_defence: str = "present"
    duel_doubling: bool = True
    fixed_again: bool = False
    ghan_buri_ghan: bool = False
    # --- to here ---
