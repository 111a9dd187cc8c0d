"""The options a game is played by, as the rules look at them."""

from __future__ import annotations


class Settings:
    """One attribute for every named option (C rules marked as interpretations)."""

    __slots__ = (
        "active_again",
        "draw_finish",
        "duel_defence",
        "duel_doubling",
        "duel_ring_vp",
        "each_order",
        "fixed_again",
        "forsake_order",
        "ghan_buri_ghan",
        "idle_events",
        "item_place",
        "item_stops",
        "joint_losses",
        "last_card",
        "last_path",
        "lone_tokens",
        "needless_losses",
        "nested_plays",
        "nested_texts",
        "no_rest",
        "open_counts",
        "over_limit",
        "pass_round",
        "path_choice",
        "permitted_ground",
        "reclaimed_tokens",
        "replacement",
        "rest_after_combat",
        "rest_pays",
        "support",
        "tokens_after",
    )

    def __init__(self) -> None:
        self.permitted_ground = "any"
        self.nested_texts = "at_once"
        self.active_again = False
        self.path_choice = "before_combat"
        self.rest_after_combat = True
        self.open_counts = True
        self.joint_losses = "propose"
        self.each_order = "start"
        self.pass_round = "players"
        self.over_limit = "cycle"
        self.last_card = "free"
        self.rest_pays = "one_for_one"
        self.no_rest = "pay"
        self.nested_plays = True
        self.idle_events = True
        self.item_stops = False
        self.item_place = "wielder"
        self.forsake_order = "one_by_one"
        self.replacement = "controller"
        self.tokens_after = "removed"
        self.needless_losses = False
        self.lone_tokens = True
        self.reclaimed_tokens = True
        self.support = "asked"
        self.last_path = "check"
        self.draw_finish = "each"
        self.duel_ring_vp = 0
        self.duel_defence = "present"
        self.duel_doubling = True
        self.fixed_again = False
        self.ghan_buri_ghan = False
